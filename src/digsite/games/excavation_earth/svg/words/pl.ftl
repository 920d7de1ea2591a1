# Co mówi tylko obraz pozycji, po polsku. Nazwy rzeczy są w słowach gry.

round = Runda
to-act = Teraz: { $names }
over = Koniec gry
won = Wygrywa: { $names }
you = ty
passed = pas
surveyed = Z prognozy
mothership = Statek
centres-pay = Każde centrum płaci { $prizes }
aboard = na pokładzie
no-card = jeszcze brak
front = przód
popularity = Popularność
rank = miejsce
pays = płaci
buyer-deck = Kupujący
buyer-discard = Dobrane
piles = Stosy kafelków
action-deck = Karty akcji
action-discard = Odrzucone
command-deck = Karty rozkazów
at-centres = { $n } przy centrach
sold = Poza grą
credits = Kredyty
black-market = Czarny rynek
tiles = { $n ->
    [one] { $n } kafelek
    [few] { $n } kafelki
   *[many] { $n } kafelków
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
gained-crew = dodane, drugi kolor
second-crew = w grze, drugi kolor
zu-discard = Odrzucone karty Zu
zu-past = Odrzucone w rundzie { $n }
no-switch = Żaden przełącznik nie jest włączony: jak w zasadach.

# --- dodatek: czego nie nazywają słowa jego modułów
mystery = Tajemniczy artefakt: { $colour }
analysed = Zbadany: { $colour }
overlay = { $n ->
    [0] Nakładka, { $colour }: brak tajemniczych artefaktów
    [one] Nakładka, { $colour }: { $n } tajemniczy artefakt
    [few] Nakładka, { $colour }: { $n } tajemnicze artefakty
   *[many] Nakładka, { $colour }: { $n } tajemniczych artefaktów
}
brokers = Pośrednicy
broker = Pośrednik: { $colour }
researchers = Badacze
researchers-left = Badacze w puli
custodians-gone = Opiekunowie poza grą: { $player }
locked = Pełna kolumna: ci strażnicy zostają
reverse-engineering = Inżynieria wsteczna
re-drawn = Dobrane, jedna zostaje
re-under = Pod talią, najbliższa pierwsza
re-out = Poza grą
used-now = { $card }: użyta w tej rundzie
face-down = Zakryta
museum = Galaktyczne muzeum
curators-bring = U góry: za kolor kuratora rzędu. U dołu: za pełną kolumnę.
exhibition = { $space }: { $asks }
bonus-outer = { $n ->
    [one] { $n } kredyt
    [few] { $n } kredyty
   *[many] { $n } kredytów
}
bonus-middle = pośrednik
bonus-inner = karta IW
benefit-outer = badacz
benefit-middle = ruch załogi
benefit-inner = powrót załogi
curator = Kurator rzędu { $row }: { $colour }
guide = Przewodnik: { $player }
guides = Przewodnicy, kredyty teraz
popups = Rynki pop-up
popup = Rynek pop-up { $card }, { $place }
popups-out = Poza grą: { $cards }
no-popup = Żadnego na planszy.
for = za
