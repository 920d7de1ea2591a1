# Co mówi tylko obraz pozycji, po polsku. Nazwy rzeczy są w słowach gry.

round = Runda
to-act = Teraz: { $names }
over = Koniec gry
won = Wygrywa: { $names }
you = ty
passed = pas
surveyed = Z prognozy
mothership = Statek matka
centres-pay = Każde centrum płaci { $prizes }
aboard = na pokładzie
no-card = jeszcze brak
front = przód
popularity = Popularność
rank = miejsce
pays = płaci
buyer-deck = Kupujący
buyer-discard = Dobrane
piles = Stosy płytek
action-deck = Karty akcji
action-discard = Odrzucone
command-deck = Karty rozkazów
at-centres = { $n } przy centrach
sold = Poza grą
credits = Kredyty
black-market = Czarny rynek
tiles = { $n ->
    [one] { $n } płytka
    [few] { $n } płytki
   *[many] { $n } płytek
}
forecast = Karty prognozy
initiative = Inicjatywa
turn-order = Kolejność
hand = Ręka
crew = Załoga
travel = Podróż
your-hand = Ręka
draft = Do wyboru
drawn = Dobrane
score = Punktacja
rival = Rywal w grze solo
zu-deck = Talia
round-number = Runda { $n }
second-crew = w grze, drugi kolor
zu-discard = Odrzucone karty Zu
zu-past = Odrzucone w rundzie { $n }
no-switch = Żaden przełącznik nie jest włączony: jak w zasadach.
