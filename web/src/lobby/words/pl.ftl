# The front door.
lobby-claim = Dwie gry o odkopywaniu przeszłości. Za darmo, bez konta, bez instalacji.
lobby-foot = Digsite to wolne oprogramowanie. Ikony: game-icons.net, CC BY 3.0. Globus: Natural Earth.
lobby-excavation-earth = Relikty ludzkości
    .claim = Excavation Earth: odkop historię ludzkości. Sprzedaj ją galaktyce.
    .time = 90 min
    .weight = Złożona ekonomia
lobby-players = graczy
lobby-archaeology = Archaeology
    .claim = Zbieraj zestawy, unikaj burz piaskowych, sprzedaj w porę.
    .time = 25 min
    .weight = Szybka gra karciana
mode-label = Jak gramy
mode-bots = Boty
    .about = Zaczyna się od razu. Zmień, co chcesz, albo po prostu graj.
    .go = Graj teraz
mode-zu = Przeciw Zu
    .about = Zu gra według drabiny priorytetów. Możesz ją w każdej chwili otworzyć i sprawdzić, czemu zrobił to, co zrobił.
    .go = Graj przeciw Zu
mode-screen = Jeden ekran
    .about = Podawajcie sobie ekran. Między turami jest zakryty, nikt nie widzi cudzych kart.
    .go = Zacznij na tym ekranie
mode-friends = Znajomi
    .about = Dostaniesz link i kod QR. Kto go otworzy, może usiąść do gry. Bez konta.
    .go = Załóż stół
go-bots = { $n ->
    [one] { $n } miejsce, boty: { $bot }
    [few] { $n } miejsca, boty: { $bot }
   *[many] { $n } miejsc, boty: { $bot }
}
go-screen = { $n ->
    [one] { $n } osoba
    [few] { $n } osoby
   *[many] { $n } osób
}
go-friends = { $n ->
    [one] { $n } miejsce
    [few] { $n } miejsca
   *[many] { $n } miejsc
}
go-base = gra podstawowa
seats-label = Miejsca
bots-label = Boty
bots-among-label = W tym boty
variants-label = Warianty
modules-short = Moduły
more-options = Więcej opcji
options-changed = zmienione
names-label = Kto gra?
name-of-seat = Imię na miejscu { $number }
seat-random = Losowo
zu-easier = Łatwiej
zu-harder = Trudniej
set-zu-very-easy = Bardzo łatwy
set-zu-easy = Łatwy
set-zu-gentle = Łagodny
set-zu-medium = Średni
set-zu-hard = Trudny
set-zu-very-hard = Bardzo trudny
set-zu-brutal = Brutalny
set-zu-own = Własny zestaw
set-modules-none = Brak
set-modules-factions = Frakcje
set-modules-mysteries = Tajemnice
set-modules-museum = Muzeum
set-modules-everything = Wszystko
# In the line of the button that starts.
short-modules-M5 = Frakcje
short-modules-M6 = Tajemnice
short-modules-M7 = Muzeum
short-modules-M8 = Pop-upy

# The bots of the library.
bot-random = Losowy
    .about = Wykonuje dowolny dozwolony ruch.
bot-novice = Nowicjusz
    .about = Gra zdroworozsądkowo i nie planuje dalej niż na jedną turę.

# My tables, and where to learn.
your-tables = Twoje stoły
tables-waiting = { $n ->
    [one] { $n } czeka na ciebie
    [few] { $n } czekają na ciebie
   *[many] { $n } czeka na ciebie
}
tables-all = Pokaż wszystkie ({ $n })
row-lesson = Lekcja
row-zu = Samotnie przeciw Zu
row-screen = Przy jednym ekranie
row-with = Grają: { $names }
row-open = Jeszcze nikogo
row-to-move = ruch: { $names }
row-waiting = czeka na graczy
row-running = trwa
row-finished = zakończona
row-abandoned = przerwana
new-here = Pierwszy raz?
learn-archaeology = Archaeology w 6 minut
    .about = Naucz się przez grę, bez czytania.
learn-excavation-earth = Relikty ludzkości w 18 minut
    .about = Krótkie lekcje; możesz przerwać po każdej.
rules-link = Wszystkie zasady
    .about = Z wyszukiwaniem i powodem każdej odmowy.
faces-note = Instrukcje, z których korzystaliśmy, nie miały obrazków. Wartości kart i linie na mapie są częściowo zrekonstruowane.
faces-which = Które
row-bots = { $n ->
    [one] Przeciw botowi
   *[many] Przeciw { $n } botom
}

# Według której instrukcji i z jakimi zasadami domowymi.
house-title = Zasady domowe
house-find = Szukaj w zasadach domowych
house-found = { $n ->
    [one] Znaleziono { $n } wykładnię
    [few] Znaleziono { $n } wykładnie
    [many] Znaleziono { $n } wykładni
   *[other] Znaleziono { $n } wykładni
}
house-nothing = Żadna wykładnia o tym nie mówi.
house-reset-all = Wszystko jak w instrukcji
house-reset = Z powrotem do instrukcji
house-mark = zasada domowa
house-book = domyślnie
house-rule-link = Zasada, w nowej karcie
edition-propose = Grasz po polsku. Grać według polskiej instrukcji?
edition-take = Tak
edition-leave = Nie
edition-differs = { $n ->
    [one] Tutaj { $n } zasada brzmi w niej inaczej niż w angielskiej.
    [few] Tutaj { $n } zasady brzmią w niej inaczej niż w angielskiej.
    [many] Tutaj { $n } zasad brzmi w niej inaczej niż w angielskiej.
   *[other] Tutaj { $n } zasady brzmi w niej inaczej niż w angielskiej.
}
short-edition-en = Angielska
short-edition-de = Niemiecka
short-edition-pl = Polska
