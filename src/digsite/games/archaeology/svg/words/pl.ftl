# Co mówi tylko obraz pozycji, po polsku. Nazwy rzeczy są w słowach gry.

to-act = Teraz: { $names }
over = Koniec gry
won = Wygrywa: { $names }
you = ty
dig-site = Wykopalisko
dug-out = puste
sandstorms = Burze piaskowe
thieves = Złodzieje
left = zostało { $n } z { $all }
chamber = Komnata { $number }
empty = pusta
pile = Stos
turned-up = Odkryte
marketplace = Targ
cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
tent = { $n ->
    [0] namiot zużyty
    [one] namiot gotowy
    [few] namiot gotowy, { $n } razy
   *[many] namiot gotowy, { $n } razy
}
in-hand = Ręka: { $n }
sold = Sprzedane
your-hand = Ręka
