# Strona zasad. Same teksty zasad przychodzą z serwera, po angielsku; to są słowa strony.

rules-search = Szukaj w zasadach
    .hint = Szukaj: słowo, element, numer
    .clear = Wyczyść wyszukiwanie
rules-back = Wróć do stołu
rules-books = Gry
rules-sections = Rozdziały
rules-jump = Przejdź do rozdziału
rules-loading = Otwieranie zasad …
rules-hits = { $n ->
    [one] { $n } wynik
    [few] { $n } wyniki
   *[many] { $n } wyników
}
rules-hits-for = dla „{ $query }”
rules-hits-first = Widać pierwszych { $n }.
rules-hits-all = Pokaż wszystkie
rules-none = Nic nie mówi o „{ $query }”.
    .about = Szukaj mniejszej liczby słów albo słowa angielskiego: teksty zasad są po angielsku.
rules-unknown = Nie ma zasady { $id }.
rules-count = { $rules ->
    [one] { $rules } zasada
    [few] { $rules } zasady
   *[many] { $rules } zasad
}, { $rulings ->
    [one] { $rulings } wykładnia
    [few] { $rulings } wykładnie
   *[many] { $rulings } wykładni
}
rules-count-edge = { $n ->
    [one] { $n } przypadek szczególny
    [few] { $n } przypadki szczególne
   *[many] { $n } przypadków szczególnych
}
rules-ruling = Wykładnia
rules-see = Zobacz też
rules-stands = Instrukcja
rules-tries = Sprawdza
rules-under = Wyjaśnia
rules-more = i jeszcze { $n }
rules-about = O tych zasadach
rules-about-words = Wszystko jest powiedziane własnymi słowami. Numery nigdy się nie zmieniają: wskazują na nie dziennik, odmowy i notatki.
rules-about-english = Teksty zasad są na razie po angielsku. Nazwy rozdziałów, pytania, odmowy i dziennik są w twoim języku.
rules-about-ruling = Wykładnia mówi, jak czytamy to, co instrukcja zostawia otwarte, i dlaczego. Przypadek szczególny to sytuacja, którą test sprawdza przy każdej zmianie.
rules-about-sources = Liczby oznaczają tekst instrukcji: 000 angielski, 001 niemiecki i 004 polski dla gry Relikty ludzkości, 002 Archaeology, 003 dodatek.
rules-keys = aby szukać
rules-book-AR = Archaeology
rules-book-EE = Relikty ludzkości
rules-book-ZU = Solo: Zu
rules-book-MU = It Belongs in a Museum

## Awersy, których nie pokazuje żadne źródło

faces-title = Odtworzone elementy
faces-lead = Instrukcje pokazują niewiele kart i nie pokazują mapy. Czego nie ma w żadnym źródle, zostało tu wywnioskowane albo zaprojektowane, jest oznaczone w danych i łatwo to poprawić według prawdziwego pudełka.
faces-known = Potwierdzone
faces-derived = Wywnioskowane
faces-own = Nasz projekt
faces-AR = Archaeology
faces-AR-known = Liczba każdej karty; cały rząd skrawka pergaminu; wartości wymiany skorupy, monety i talizmanu
faces-AR-derived = Reszta tych rzędów, mapa i tabliczka; puchar i maska według kart z 2009 roku
faces-AR-own = Pęknięty wisiorek
faces-EE = Relikty ludzkości
faces-EE-known = Sześć rynków, 90 kafelków, 60 kart akcji, popularność płaci 9 i 5
faces-EE-derived = Liczba i wartość kafelków, podział kart akcji i kupujących
faces-EE-own = Nazwy i połączenia na mapie, karty rozkazów, inicjatywa i ładownie frakcji
faces-figures = Wszystkie liczby

## Nazwy rozdziałów

rules-section-AR-COMP = Elementy gry
rules-section-AR-SETUP = Przygotowanie gry
rules-section-AR-CARD = Karty skarbów
rules-section-AR-TURN = Tura
rules-section-AR-DIG = Kopanie
rules-section-AR-THIEF = Złodziej
rules-section-AR-STORM = Burza piaskowa
rules-section-AR-TENT = Namiot
rules-section-AR-TRADE = Wymiana
rules-section-AR-EXPLORE = Badanie
rules-section-AR-PYRAMID = Wielka Piramida
rules-section-AR-TEMPLE = Świątynia
rules-section-AR-TOMB = Grobowiec
rules-section-AR-MINE = Kopalnia
rules-section-AR-SPHINX = Sfinks
rules-section-AR-RUINS = Zasypane Ruiny
rules-section-AR-SELL = Sprzedaż do muzeum
rules-section-AR-END = Koniec gry
rules-section-AR-SCORE = Punktacja
rules-section-AR-LONG = Wariant: Długa wyprawa
rules-section-AR-FIERCE = Wariant: Sroga pogoda
rules-section-AR-LUCK = Wariant: Szczęście nowicjusza
rules-section-AR-DATA = Dane kart, których nie ma w tekście
rules-section-AR-EDGE = Przypadki szczególne
rules-section-EE-COMP = Elementy gry
rules-section-EE-SETUP = Przygotowanie gry
rules-section-EE-MAP = Mapa
rules-section-EE-TILE = Kafelki artefaktów
rules-section-EE-GALLERY = Galeria i próbki
rules-section-EE-HOLD = Ładownie
rules-section-EE-QUEUE = Kolejki kupujących
rules-section-EE-POP = Popularność
rules-section-EE-CREW = Załoga
rules-section-EE-SUPPLY = Ograniczona pula i informacje
rules-section-EE-FLOW = Przebieg gry
rules-section-EE-PREP = Faza przygotowań, rundy 2 i 3
rules-section-EE-TURN = Faza akcji i tury
rules-section-EE-TRAVEL = Podróż
rules-section-EE-EXCAVATE = Wydobycie
rules-section-EE-MARKET = Rynek
rules-section-EE-SELL = Sprzedaż
rules-section-EE-COMMAND = Rozkaz
rules-section-EE-SMUGGLE = Przemyt
rules-section-EE-SURVEY = Prognoza
rules-section-EE-PASS = Pas
rules-section-EE-SCORE = Faza punktacji
rules-section-EE-END = Koniec gry
rules-section-EE-TIE = Remis o zwycięstwo
rules-section-EE-FACTION = Zdolności frakcji
rules-section-EE-CMDCARD = Karty rozkazów
rules-section-EE-INFO = Informacje jawne i ukryte
rules-section-EE-DATA = Dane elementów, których nie ma w tekście
rules-section-EE-EDGE = Przypadki szczególne
rules-section-ZU-GEN = Jak czytać zasady Zu
rules-section-ZU-TERM = Pojęcia
rules-section-ZU-COMP = Elementy gry
rules-section-ZU-SETUP = Przygotowanie gry
rules-section-ZU-CREW = Galeria i załoga Zu
rules-section-ZU-SWING = Priorytety: największa zmiana wpływów
rules-section-ZU-LUCR = Priorytety: najbardziej dochodowy rynek
rules-section-ZU-PREP = Faza przygotowań, rundy 2 i 3
rules-section-ZU-DRAFT = Twój draft, rundy 2 i 3
rules-section-ZU-TURN = Tury Zu
rules-section-ZU-EXCAVATE = Wydobycie
rules-section-ZU-SMUGGLE = Przemyt (zamiast wydobycia)
rules-section-ZU-ACQUIRE = Nabycie z czarnego rynku
rules-section-ZU-OFFLOAD = Dostawa na czarny rynek
rules-section-ZU-MARKET = Rynek
rules-section-ZU-COMMAND = Rozkaz
rules-section-ZU-SELL = Sprzedaż
rules-section-ZU-SNIPE = Zryw: sprzedaż jednego artefaktu
rules-section-ZU-SURVEY = Prognoza
rules-section-ZU-FAIL = Nieudana akcja
rules-section-ZU-SCORE = Faza punktacji
rules-section-ZU-END = Koniec gry
rules-section-ZU-LEVEL = Przełączniki trudności
rules-section-ZU-EASY = Przełączniki ułatwiające
rules-section-ZU-HARD = Przełączniki utrudniające
rules-section-ZU-MIX = Przełączniki razem
rules-section-ZU-INV = Co musi być zawsze prawdą
rules-section-ZU-DATA = Dane elementów, których nie ma w tekście
rules-section-ZU-EDGE = Przypadki szczególne
rules-section-MU-MODULE = Które moduły można łączyć
rules-section-MU-COMP = Elementy gry
rules-section-MU-GUARD = Strażnicy
rules-section-MU-RESEARCH = Badacze
rules-section-MU-BROKER = Pośrednicy
rules-section-MU-PRETTY = Ładne pudełka (kafelki promo)
rules-section-MU-SEEKER = Poszukiwacze (Plemiona Feinmort)
rules-section-MU-COMMANDER = Dowódcy (Admiralicja Mazz-Un)
rules-section-MU-MYSTSETUP = Tajemnice: przygotowanie
rules-section-MU-CUSTODIAN = Tajemnice: wydobycie i opiekunowie
rules-section-MU-SELL = Tajemnice: sprzedaż
rules-section-MU-ANALYSE = Tajemnice: badanie
rules-section-MU-OFFLOAD = Tajemnice: przemyt
rules-section-MU-SURVEY = Tajemnice: prognoza
rules-section-MU-PREP = Tajemnice: faza przygotowań
rules-section-MU-RESCORE = Tajemnice: koniec gry
rules-section-MU-BOARD = Muzeum: plansza
rules-section-MU-MUSETUP = Muzeum: przygotowanie
rules-section-MU-EXHIBIT = Muzeum: akcja wystawy
rules-section-MU-TILE = Muzeum: kafelki wystaw
rules-section-MU-GUIDE = Muzeum: przewodnicy
rules-section-MU-CURATOR = Muzeum: kolejka kuratorów
rules-section-MU-BONUS = Muzeum: premia za zgodnego kuratora
rules-section-MU-COLUMN = Muzeum: pełne kolumny
rules-section-MU-MUSCORE = Muzeum: punktacja
rules-section-MU-POPUP = Rynki pop-up: rozmieszczanie
rules-section-MU-ACTIVATE = Rynki pop-up: korzystanie
rules-section-MU-SUPPLY = Specjalna podaż
rules-section-MU-DEMAND = Specjalny popyt
rules-section-MU-END = Koniec gry (2 do 4 osób)
rules-section-MU-SOLO = Solo: kiedy działają te zasady
rules-section-MU-ZUCUBES = Solo: znaczniki Zu
rules-section-MU-ZUCOMMAND = Solo: Zu wycofuje zamiast umieszczać
rules-section-MU-ZUTRADER = Solo: handlarze Zu w rundzie 3
rules-section-MU-ZUMYST = Solo: Zu i tajemnice
rules-section-MU-ZUDECK = Solo: talia Zu z muzeum
rules-section-MU-ZUEXHIBIT = Solo: Zu wystawia
rules-section-MU-ZUEND = Solo: koniec gry
rules-section-MU-MIX = Moduły i frakcje razem
rules-section-MU-HOOK = Second Wave (nie ma w źródłach)
rules-section-MU-DATA = Dane elementów, których nie ma w tekście
rules-section-MU-RECARD = Karty inżynierii wstecznej
rules-section-MU-CMDCARD = Karty rozkazów z dodatku
rules-section-MU-POPCARD = Karty rynków pop-up
rules-section-MU-EDGE = Przypadki szczególne

# Interpretacja, którą stół może czytać inaczej.
rules-readings = Można to czytać różnie; stół wybiera:
rules-reading-default = domyślnie
rules-reading-here = ten stół
rules-reading-house = ten stół, zasada domowa
