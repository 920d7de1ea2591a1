# Excavation Earth, in Polish. How fields become arguments is told in kernel/text.py.

game-title = Relikty ludzkości
money = { $amount ->
    [one] { $amount } kredyt
    [few] { $amount } kredyty
   *[many] { $amount } kredytów
}

## Colours, glyphs and places
## colour: of: as in “of the … region” (Polish: genitive); place: at, to and from it

colour-yellow = żółty
    .of = żółtego
colour-green = zielony
    .of = zielonego
colour-red = czerwony
    .of = czerwonego
colour-purple = fioletowy
    .of = fioletowego
colour-orange = pomarańczowy
    .of = pomarańczowego

glyph-helix = helisa
glyph-lens = soczewka
glyph-antenna = antena
glyph-crater = krater

place-vancouver = Vancouver
    .at = w Vancouver
    .to = do Vancouver
    .from = z Vancouver
place-rio = Rio de Janeiro
    .at = w Rio de Janeiro
    .to = do Rio de Janeiro
    .from = z Rio de Janeiro
place-lagos = Lagos
    .at = w Lagos
    .to = do Lagos
    .from = z Lagos
place-berlin = Berlin
    .at = w Berlinie
    .to = do Berlina
    .from = z Berlina
place-delhi = Delhi
    .at = w Delhi
    .to = do Delhi
    .from = z Delhi
place-sydney = Sydney
    .at = w Sydney
    .to = do Sydney
    .from = z Sydney
place-anchorage = Anchorage
    .at = w Anchorage
    .to = do Anchorage
    .from = z Anchorage
place-newyork = Nowy Jork
    .at = w Nowym Jorku
    .to = do Nowego Jorku
    .from = z Nowego Jorku
place-mexico = Meksyk
    .at = w Meksyku
    .to = do Meksyku
    .from = z Meksyku
place-easter = Wyspa Wielkanocna
    .at = na Wyspie Wielkanocnej
    .to = na Wyspę Wielkanocną
    .from = z Wyspy Wielkanocnej
place-cusco = Cusco
    .at = w Cusco
    .to = do Cusco
    .from = z Cusco
place-manaus = Manaus
    .at = w Manaus
    .to = do Manaus
    .from = z Manaus
place-cairo = Kair
    .at = w Kairze
    .to = do Kairu
    .from = z Kairu
place-capetown = Kapsztad
    .at = w Kapsztadzie
    .to = do Kapsztadu
    .from = z Kapsztadu
place-london = Londyn
    .at = w Londynie
    .to = do Londynu
    .from = z Londynu
place-rome = Rzym
    .at = w Rzymie
    .to = do Rzymu
    .from = z Rzymu
place-bangkok = Bangkok
    .at = w Bangkoku
    .to = do Bangkoku
    .from = z Bangkoku
place-xian = Xi’an
    .at = w Xi’an
    .to = do Xi’an
    .from = z Xi’an
place-havana = Hawana
    .at = w Hawanie
    .to = do Hawany
    .from = z Hawany
place-zanzibar = Zanzibar
    .at = na Zanzibarze
    .to = na Zanzibar
    .from = z Zanzibaru
place-guam = Guam
    .at = na Guamie
    .to = na Guam
    .from = z Guamu

## Artefacts, each with the colour of its region: value: the bare name; one: a single one as an object (accusative); named: by
## itself (nominative)

artefact-yellow-helix = Śnieżna kula z moai
    .one = śnieżną kulę z moai (żółtą)
    .named = Śnieżna kula z moai (żółta)
artefact-yellow-lens = Pióropusz karnawałowy
    .one = pióropusz karnawałowy (żółty)
    .named = Pióropusz karnawałowy (żółty)
artefact-yellow-antenna = Piłka nożna
    .one = piłkę nożną (żółtą)
    .named = Piłka nożna (żółta)
artefact-yellow-crater = Skrzynka po oranżadzie
    .one = skrzynkę po oranżadzie (żółtą)
    .named = Skrzynka po oranżadzie (żółta)
artefact-green-helix = Znak stop
    .one = znak stop (zielony)
    .named = Znak stop (zielony)
artefact-green-lens = Konsola do gier
    .one = konsolę do gier (zieloną)
    .named = Konsola do gier (zielona)
artefact-green-antenna = Tablica rejestracyjna
    .one = tablicę rejestracyjną (zieloną)
    .named = Tablica rejestracyjna (zielona)
artefact-green-crater = Kołpak
    .one = kołpak (zielony)
    .named = Kołpak (zielony)
artefact-red-helix = Krasnal ogrodowy
    .one = krasnala ogrodowego (czerwonego)
    .named = Krasnal ogrodowy (czerwony)
artefact-red-lens = Tabliczka toaletowa
    .one = tabliczkę toaletową (czerwoną)
    .named = Tabliczka toaletowa (czerwona)
artefact-red-antenna = Poroże
    .one = poroże (czerwone)
    .named = Poroże (czerwone)
artefact-red-crater = Zegar z kukułką
    .one = zegar z kukułką (czerwony)
    .named = Zegar z kukułką (czerwony)
artefact-purple-helix = Klapek
    .one = klapek (fioletowy)
    .named = Klapek (fioletowy)
artefact-purple-lens = Kanister
    .one = kanister (fioletowy)
    .named = Kanister (fioletowy)
artefact-purple-antenna = Radio tranzystorowe
    .one = radio tranzystorowe (fioletowe)
    .named = Radio tranzystorowe (fioletowe)
artefact-purple-crater = Trąbka kibica
    .one = trąbkę kibica (fioletową)
    .named = Trąbka kibica (fioletowa)
artefact-orange-helix = Garnek do ryżu
    .one = garnek do ryżu (pomarańczowy)
    .named = Garnek do ryżu (pomarańczowy)
artefact-orange-lens = Kot szczęścia
    .one = kota szczęścia (pomarańczowego)
    .named = Kot szczęścia (pomarańczowy)
artefact-orange-antenna = Bumerang
    .one = bumerang (pomarańczowy)
    .named = Bumerang (pomarańczowy)
artefact-orange-crater = Zabawkowy robot
    .one = zabawkowego robota (pomarańczowego)
    .named = Zabawkowy robot (pomarańczowy)

## Cards, by colour and by the number and the icon of their market; travel cards by their fuel
## value: by itself (nominative); one: as an object (accusative); none: as in “you have …” (Polish: genitive)

card-yellow-mask = żółta nr 1 (maska)
    .one = żółtą kartę nr 1 (maska)
    .none = żółtej karty nr 1 (maska)
card-yellow-coil = żółta nr 2 (cewka)
    .one = żółtą kartę nr 2 (cewka)
    .none = żółtej karty nr 2 (cewka)
card-yellow-prism = żółta nr 3 (pryzmat)
    .one = żółtą kartę nr 3 (pryzmat)
    .none = żółtej karty nr 3 (pryzmat)
card-yellow-cog = żółta nr 4 (zębatka)
    .one = żółtą kartę nr 4 (zębatka)
    .none = żółtej karty nr 4 (zębatka)
card-yellow-comet = żółta nr 5 (kometa)
    .one = żółtą kartę nr 5 (kometa)
    .none = żółtej karty nr 5 (kometa)
card-yellow-anchor = żółta nr 6 (kotwica)
    .one = żółtą kartę nr 6 (kotwica)
    .none = żółtej karty nr 6 (kotwica)
card-green-mask = zielona nr 1 (maska)
    .one = zieloną kartę nr 1 (maska)
    .none = zielonej karty nr 1 (maska)
card-green-coil = zielona nr 2 (cewka)
    .one = zieloną kartę nr 2 (cewka)
    .none = zielonej karty nr 2 (cewka)
card-green-prism = zielona nr 3 (pryzmat)
    .one = zieloną kartę nr 3 (pryzmat)
    .none = zielonej karty nr 3 (pryzmat)
card-green-cog = zielona nr 4 (zębatka)
    .one = zieloną kartę nr 4 (zębatka)
    .none = zielonej karty nr 4 (zębatka)
card-green-comet = zielona nr 5 (kometa)
    .one = zieloną kartę nr 5 (kometa)
    .none = zielonej karty nr 5 (kometa)
card-green-anchor = zielona nr 6 (kotwica)
    .one = zieloną kartę nr 6 (kotwica)
    .none = zielonej karty nr 6 (kotwica)
card-red-mask = czerwona nr 1 (maska)
    .one = czerwoną kartę nr 1 (maska)
    .none = czerwonej karty nr 1 (maska)
card-red-coil = czerwona nr 2 (cewka)
    .one = czerwoną kartę nr 2 (cewka)
    .none = czerwonej karty nr 2 (cewka)
card-red-prism = czerwona nr 3 (pryzmat)
    .one = czerwoną kartę nr 3 (pryzmat)
    .none = czerwonej karty nr 3 (pryzmat)
card-red-cog = czerwona nr 4 (zębatka)
    .one = czerwoną kartę nr 4 (zębatka)
    .none = czerwonej karty nr 4 (zębatka)
card-red-comet = czerwona nr 5 (kometa)
    .one = czerwoną kartę nr 5 (kometa)
    .none = czerwonej karty nr 5 (kometa)
card-red-anchor = czerwona nr 6 (kotwica)
    .one = czerwoną kartę nr 6 (kotwica)
    .none = czerwonej karty nr 6 (kotwica)
card-purple-mask = fioletowa nr 1 (maska)
    .one = fioletową kartę nr 1 (maska)
    .none = fioletowej karty nr 1 (maska)
card-purple-coil = fioletowa nr 2 (cewka)
    .one = fioletową kartę nr 2 (cewka)
    .none = fioletowej karty nr 2 (cewka)
card-purple-prism = fioletowa nr 3 (pryzmat)
    .one = fioletową kartę nr 3 (pryzmat)
    .none = fioletowej karty nr 3 (pryzmat)
card-purple-cog = fioletowa nr 4 (zębatka)
    .one = fioletową kartę nr 4 (zębatka)
    .none = fioletowej karty nr 4 (zębatka)
card-purple-comet = fioletowa nr 5 (kometa)
    .one = fioletową kartę nr 5 (kometa)
    .none = fioletowej karty nr 5 (kometa)
card-purple-anchor = fioletowa nr 6 (kotwica)
    .one = fioletową kartę nr 6 (kotwica)
    .none = fioletowej karty nr 6 (kotwica)
card-orange-mask = pomarańczowa nr 1 (maska)
    .one = pomarańczową kartę nr 1 (maska)
    .none = pomarańczowej karty nr 1 (maska)
card-orange-coil = pomarańczowa nr 2 (cewka)
    .one = pomarańczową kartę nr 2 (cewka)
    .none = pomarańczowej karty nr 2 (cewka)
card-orange-prism = pomarańczowa nr 3 (pryzmat)
    .one = pomarańczową kartę nr 3 (pryzmat)
    .none = pomarańczowej karty nr 3 (pryzmat)
card-orange-cog = pomarańczowa nr 4 (zębatka)
    .one = pomarańczową kartę nr 4 (zębatka)
    .none = pomarańczowej karty nr 4 (zębatka)
card-orange-comet = pomarańczowa nr 5 (kometa)
    .one = pomarańczową kartę nr 5 (kometa)
    .none = pomarańczowej karty nr 5 (kometa)
card-orange-anchor = pomarańczowa nr 6 (kotwica)
    .one = pomarańczową kartę nr 6 (kotwica)
    .none = pomarańczowej karty nr 6 (kotwica)
card-travel-2 = karta podróży (2)
    .one = kartę podróży (2)
    .none = karty podróży (2)
card-travel-3 = karta podróży (3)
    .one = kartę podróży (3)
    .none = karty podróży (3)
card-travel-4 = karta podróży (4)
    .one = kartę podróży (4)
    .none = karty podróży (4)
# What a card is called for those who may not see which it is.
card-hidden = karta
    .one = kartę
    .none = karty

## Buyers: value: by itself; one: a single one as an object (accusative); count: `$n` of them at the start of a sentence

buyer-yellow = żółty kupujący
    .one = żółtego kupującego
    .count = { $n ->
        [one] Żółty kupujący
       *[other] { $n } żółtych kupujących
    }
buyer-green = zielony kupujący
    .one = zielonego kupującego
    .count = { $n ->
        [one] Zielony kupujący
       *[other] { $n } zielonych kupujących
    }
buyer-red = czerwony kupujący
    .one = czerwonego kupującego
    .count = { $n ->
        [one] Czerwony kupujący
       *[other] { $n } czerwonych kupujących
    }
buyer-purple = fioletowy kupujący
    .one = fioletowego kupującego
    .count = { $n ->
        [one] Fioletowy kupujący
       *[other] { $n } fioletowych kupujących
    }
buyer-orange = pomarańczowy kupujący
    .one = pomarańczowego kupującego
    .count = { $n ->
        [one] Pomarańczowy kupujący
       *[other] { $n } pomarańczowych kupujących
    }
buyer-wild = specjalny kupujący
    .one = specjalnego kupującego
    .count = { $n ->
        [one] Specjalny kupujący
       *[other] { $n } specjalnych kupujących
    }

## Holds, posts and tasks
## hold: into and from it; post: who: one’s own cube there; at, to and from it; task: does: as in “which guard …”

hold-cargo = Ładownia
    .into = do ładowni
    .from = z ładowni
hold-hidden = Ukryty luk
    .into = do ukrytego luku
    .from = z ukrytego luku

post-market-1 = Rynek nr 1
    .who = handlarza z rynku nr 1
    .at = na rynku nr 1
    .to = na rynek nr 1
    .from = z rynku nr 1
post-market-2 = Rynek nr 2
    .who = handlarza z rynku nr 2
    .at = na rynku nr 2
    .to = na rynek nr 2
    .from = z rynku nr 2
post-market-3 = Rynek nr 3
    .who = handlarza z rynku nr 3
    .at = na rynku nr 3
    .to = na rynek nr 3
    .from = z rynku nr 3
post-market-4 = Rynek nr 4
    .who = handlarza z rynku nr 4
    .at = na rynku nr 4
    .to = na rynek nr 4
    .from = z rynku nr 4
post-market-5 = Rynek nr 5
    .who = handlarza z rynku nr 5
    .at = na rynku nr 5
    .to = na rynek nr 5
    .from = z rynku nr 5
post-market-6 = Rynek nr 6
    .who = handlarza z rynku nr 6
    .at = na rynku nr 6
    .to = na rynek nr 6
    .from = z rynku nr 6
post-left = Lewe centrum dowodzenia
    .who = reprezentanta z lewego centrum dowodzenia
    .at = w lewym centrum dowodzenia
    .to = do lewego centrum dowodzenia
    .from = z lewego centrum dowodzenia
post-middle = Środkowe centrum dowodzenia
    .who = reprezentanta ze środkowego centrum dowodzenia
    .at = w środkowym centrum dowodzenia
    .to = do środkowego centrum dowodzenia
    .from = ze środkowego centrum dowodzenia
post-right = Prawe centrum dowodzenia
    .who = reprezentanta z prawego centrum dowodzenia
    .at = w prawym centrum dowodzenia
    .to = do prawego centrum dowodzenia
    .from = z prawego centrum dowodzenia

task-guard = Strażnik
    .does = przechodzi do nowej próbki
task-trader = Handlarz
    .does = zostaje handlarzem
task-envoy = Reprezentant
    .does = zostaje reprezentantem

## Actions

action-travel = Podróż
action-sell = Sprzedaż
action-excavate = Wydobycie
action-market = Rynek
action-command = Rozkaz
action-smuggle = Przemyt
action-survey = Prognoza
action-pass = Pas

## Command cards: what the white side does, and how the yellow one differs

ability-emergency-fund = Fundusz awaryjny
    .about = Otrzymujesz kredyty; po żółtej stronie więcej.
ability-fresh-orders = Nowe polecenia
    .about = Dobierz karty akcji i zatrzymaj wszystkie oprócz jednej; po żółtej stronie więcej.
ability-priority-shuttle = Szybki prom
    .about = Przenieś odkrywcę w dowolne miejsce, w którym nie ma innego twojego odkrywcy; po żółtej stronie kilku.
ability-night-dig = Nocne wykopaliska
    .about = Wydobądź artefakt dowolnego koloru tam, gdzie stoi twój odkrywca; po żółtej stronie z dwóch miejsc.
ability-quiet-buyer = Dyskretny nabywca
    .about = Dostarcz skądkolwiek artefakt powyżej jego wartości; po żółtej stronie kilka w różnych kolorach.
ability-media-blitz = Kampania medialna
    .about = Dodaj kolorowego kupującego do dowolnej kolejki; po żółtej stronie kilku.
ability-crowd-control = Kontrola tłumu
    .about = Przenieś kupującego na koniec innej kolejki; po żółtej stronie kilka razy.
ability-staff-rotation = Rotacja załogi
    .about = Przenieś handlarza na inny rynek lub do jego centrum dowodzenia; po żółtej stronie handlarzy i reprezentantów, dokądkolwiek.

## Factions

factions-random = Losowo
    .about = Jedna z tych, których nikt nie wybrał; losowana na początku gry.
factions-issisinui = Is’sisinui (Jasnowidze)
    .about = W akcji prognozy dobierają trzeci artefakt, a jeden mogą zatrzymać za darmo.
factions-aqulla = Kolektyw Aqulla (Kupcy)
    .about = Przy sprzedaży nie potrzebują handlarza na rynku z karty, którą płacą.
factions-gul = Kartel Gul (Przemytnicy)
    .about = Przed sprzedażą mogą nabyć artefakt za jego wartość, jeśli mają odkrywcę na czarnym rynku.
factions-dal_harrai = Korporacja Dal-Harrai (Piloci)
    .about = Każda tura zaczyna się darmowym ruchem jednego odkrywcy.
factions-kuti_kuti = Związek Kuti Kuti (Wydobywcy)
    .about = Jeden odkrywca może wydobyć drugi artefakt, z tego samego lub sąsiedniego miejsca.

## Options

option-factions = Frakcje
    .about = Frakcja każdego gracza, każda inna; losowana, jeśli nie wybrano.
option-draft_start = Początkowy draft
    .about = Karty na początek są wybierane w drafcie, a nie rozdawane.
option-edition = Wydanie
    .about = Instrukcja, według której toczy się gra tam, gdzie angielska, niemiecka i polska się różnią.
edition-en = Instrukcja angielska
    .about = Tak, jak stanowi instrukcja angielska.
edition-de = Instrukcja niemiecka
    .about = Tak, jak stanowi instrukcja niemiecka.
edition-pl = Instrukcja polska
    .about = Tak, jak stanowi instrukcja polska.
option-rulings = Zasady domowe
    .about = Fragmenty instrukcji, które przy tym stole czyta się inaczej.
option-components = Zestaw elementów
    .about = Plik z wartościami z twoich własnych elementów zamiast dołączonych do gry.

## Questions

ask-redraw = { $n ->
    [0] Nie ma czego wymieniać: nie masz czterech kart jednego koloru ani symbolu.
   *[other] Które karty z grupy czterech lub więcej wymieniasz?
}
ask-draft = { $n ->
    [one] Którą kartę wybierasz?
   *[other] Którą kartę wybierasz? Do wybrania: { $n }.
}
ask-place_third = Gdzie zaczyna twój trzeci odkrywca?
ask-act = { $n ->
    [one] Jaka jest twoja druga akcja?
   *[other] Jaka jest twoja pierwsza akcja?
}
ask-travelling = { $n ->
    [one] Dokąd się ruszasz? Został jeden ruch.
    [few] Dokąd się ruszasz? Zostały { $n } ruchy.
   *[many] Dokąd się ruszasz? Zostało { $n } ruchów.
}
ask-dig_first = Który artefakt wydobywasz? Kolor: { $colour }.
ask-dig_second = Który artefakt wydobywasz jako drugi? Kolor: { $colour }.
ask-samples = Z którego artefaktu pobierasz próbkę?
ask-reassign = Twoja pula załogi jest pusta. Który strażnik { $task_does }?
ask-market_trader = Umieszczasz handlarza na rynku nr { $market }?
ask-market_wild = Dodajesz specjalnego kupującego do kolejki na rynku nr { $market }?
ask-market_buyer = Jakiego kupującego dodajesz do kolejki na rynku nr { $market }?
ask-sell_region = Artefakty z którego regionu sprzedajesz?
ask-sell_markets = { $n ->
    [0] Na którym rynku sprzedajesz artefakty koloru { $colour_of }?
    [one] Na którym jeszcze rynku sprzedajesz artefakty koloru { $colour_of }? Jeden jest wybrany.
   *[other] Na którym jeszcze rynku sprzedajesz artefakty koloru { $colour_of }? Wybrane: { $n }.
}
ask-sell_tiles = { $n ->
    [one] Który artefakt koloru { $colour_of } sprzedajesz?
   *[other] Który artefakt koloru { $colour_of } sprzedajesz? Do sprzedania: { $n }.
}
ask-keep_cards = { $n ->
    [one] Którą kartę zatrzymujesz?
   *[other] Którą kartę zatrzymujesz? Do zatrzymania: { $n }.
}
ask-commanding = { $half ->
    [1] Umieszczasz handlarza na rynku nr { $market }?
    [2] Co robisz { $centre_at }?
   *[0] Co robisz na rynku nr { $market } i { $centre_at }?
}
ask-smuggling = { $deal ->
    [1] Który artefakt dostarczasz na czarny rynek?
    [2] Który artefakt nabywasz z czarnego rynku?
    [3] Dostarczasz drugi artefakt, innego koloru?
    [4] Nabywasz drugi artefakt, innego koloru?
   *[0] Co dostarczasz na czarny rynek lub co na nim nabywasz?
}
ask-survey_replace = Którą kartę prognozy zastępuje { $card }?
ask-survey_lay = Który artefakt kładziesz na jego miejscu wykopalisk?
ask-survey_buy = { $times ->
    [one] Kupujesz artefakt za jego wartość?
   *[other] Kupujesz artefakt za podwójną wartość?
}
ask-pass_discard = { $n ->
    [one] Którą kartę odrzucasz?
   *[other] Którą kartę odrzucasz? Do odrzucenia: { $n }.
}
ask-free_move = Poruszasz za darmo odkrywcę?
ask-free_tile = Zatrzymujesz artefakt za darmo?
ask-buy_first = { $must ->
    [1] Który artefakt nabywasz z czarnego rynku? Bez niego nic nie sprzedasz.
   *[0] Nabywasz przed sprzedażą artefakt z czarnego rynku?
}
ask-emergency_fund = { $n ->
    [one] Bierzesz { $n } kredyt?
    [few] Bierzesz { $n } kredyty?
   *[many] Bierzesz { $n } kredytów?
}
ask-fresh_orders = { $n ->
    [one] Dobierasz { $n } kartę?
    [few] Dobierasz { $n } karty i zatrzymujesz wszystkie oprócz jednej?
   *[many] Dobierasz { $n } kart i zatrzymujesz wszystkie oprócz jednej?
}
ask-priority_shuttle = { $n ->
    [one] Którego odkrywcę przenosisz i dokąd? Został jeden ruch.
   *[other] Którego odkrywcę przenosisz i dokąd? Pozostało ruchów: { $n }.
}
ask-night_dig = { $n ->
    [one] Który artefakt wydobywasz?
   *[other] Który artefakt wydobywasz? Najwyżej { $n }, z różnych miejsc.
}
ask-quiet_buyer = { $n ->
    [one] Który artefakt dostarczasz, o { $bonus } powyżej wartości?
   *[other] Który artefakt dostarczasz, o { $bonus } powyżej wartości? Najwyżej { $n }, w różnych kolorach.
}
ask-media_blitz = { $n ->
    [one] Jakiego kupującego dodajesz i do której kolejki?
   *[other] Jakiego kupującego dodajesz i do której kolejki? Najwyżej { $n }.
}
ask-crowd_pull = { $n ->
    [one] Którego kupującego przenosisz?
   *[other] Którego kupującego przenosisz? Najwyżej { $n } razy.
}
ask-crowd_push = Do której kolejki przechodzi { $buyer } z rynku nr { $market }?
ask-rotate_lift = { $n ->
    [one] Kogo przenosisz?
   *[other] Kogo przenosisz? Najwyżej { $n } razy.
}
ask-rotate_post = Dokąd przenosisz { $post_who }?

## Answers

code-pass = Spasuj do końca tej rundy
code-done = Gotowe
code-trader = Umieść handlarza
code-envoy = Wyślij reprezentanta
code-recall = Wycofaj reprezentanta
code-add-wild = Dodaj specjalnego kupującego
code-use = Użyj karty rozkazu
code-travel = Podróż: { $card }
code-sell = Sprzedaż: { $card }
code-excavate = Wydobycie: { $card }
code-market = Rynek: { $card }
code-command = Rozkaz: { $card }
code-smuggle = Przemyt: { $card }
code-survey = Prognoza: { $card }
code-add-buyer = Dodaj { $colour_of } kupującego
code-region = Sprzedaj artefakty koloru { $colour_of }
code-sell-at = Sprzedaj na rynku nr { $market }
code-acquire = Nabądź wierzchni artefakt koloru { $colour_of } { $hold_into }
code-replace = Zastąp kartę prognozy nr { $forecast }
code-dig = Wydobądź { $artefact_one }
code-sample = Pobierz próbkę: { $artefact_named }
code-guard = Zabierz strażnika: { $artefact_named }
code-offload = Dostarcz { $artefact_one } { $hold_from }
code-sell-tile = Sprzedaj { $artefact_one } { $hold_from }
code-lay = Połóż { $artefact_one } na mapie
code-store = Zatrzymaj { $artefact_one } za darmo
code-buy = Kup { $artefact_one }
code-discard = Odrzuć { $card_one }
code-pick = Wybierz { $card_one }
code-keep = Zatrzymaj { $card_one }
code-swap = Wymień { $card_one }
code-send = Dodaj { $colour_of } kupującego na rynku nr { $market }
code-pull = Przenieś kupującego nr { $n } z rynku nr { $market }
code-push = Przenieś kupującego na rynek nr { $market }
code-lift = Przenieś { $post_who }
code-post = Przenieś członka załogi { $post_to }
code-place = Umieść trzeciego odkrywcę { $place_at }
code-move = Przejdź { $origin_from } { $place_to }

## Refusals; the rules that each rests on stand beside it in en.ftl

refusal-over = Gra jest skończona.
refusal-not-asked = Teraz nie twoja kolej; poczekaj na innych.
refusal-must-answer = Tego nie można pominąć; wybierz jedną z odpowiedzi.
refusal-answer-first = Najpierw odpowiedz na to pytanie.
refusal-already-picked = Wszystkie twoje karty tego rodzaju są już wybrane: { $card }.
refusal-no-purchase-helps = Nie ma nic, co można by teraz nabyć i potem sprzedać.
refusal-out-of-reach = To miejsce nie sąsiaduje z miejscem wykopalisk pierwszego artefaktu i nie masz tam odkrywcy: { $place }.
refusal-picked-already = Twoje karty są już wybrane; poczekaj na innych.
refusal-finish-first = Najpierw odpowiedz na to pytanie; akcje są później.
refusal-only-done = Nie możesz tego pominąć; wybierz inną odpowiedź.
refusal-only-trader = Handlarza umieszczasz tylko w akcji rynku lub rozkazu, i tylko raz.
refusal-only-envoy = Reprezentanta wysyłasz tylko w akcji rozkazu.
refusal-only-recall = Reprezentanta wycofujesz tylko w akcji rozkazu.
refusal-only-add-wild = Specjalnego kupującego dodajesz tylko w akcji rynku.
refusal-only-use = To odpowiedź tylko na pytanie, czy używasz karty rozkazu.
refusal-only-add-buyer = Kupującego dodajesz na rynku z karty tylko w akcji rynku.
refusal-only-region = Region wybierasz tylko podczas sprzedaży, tuż przed rynkami.
refusal-only-sell-at = Rynki wybierasz tylko podczas sprzedaży, po regionie, a przed artefaktami.
refusal-only-acquire = Artefakty z czarnego rynku nabywasz tylko w akcji przemytu albo, jako Kartel Gul, na początku sprzedaży.
refusal-only-replace = Kartę prognozy zastępujesz tylko w akcji prognozy w rundzie 1 lub 2.
refusal-only-dig = Artefakty wydobywasz tylko w akcji wydobycia, kartą „Nocne wykopaliska” albo, jako Admiralicja Mazz-Un, po akcji rozkazu.
refusal-only-sample = Próbki pobierasz tylko zaraz po zdobyciu artefaktów.
refusal-only-guard = Strażnika zabierasz tylko po to, by użyć go gdzie indziej, gdy twoja pula załogi jest pusta.
refusal-only-offload = Artefakty dostarczasz tylko w akcji przemytu lub kartą „Dyskretny nabywca”.
refusal-only-sell-tile = Artefakty do sprzedaży wybierasz dopiero po rynkach.
refusal-only-lay = Artefakt kładziesz na mapie tylko w akcji prognozy, zaraz po dobraniu.
refusal-only-store = Tylko Is’sisinui zatrzymują artefakt za darmo, w akcji prognozy i przed zakupem.
refusal-only-buy = Dobrany artefakt kupujesz tylko na końcu akcji prognozy.
refusal-only-discard = Karty odrzucasz po jednej tylko po spasowaniu.
refusal-only-pick = Karty wybierasz tylko w drafcie.
refusal-only-keep = Karty do zatrzymania wybierasz tylko po dobraniu kilku do wyboru.
refusal-only-swap = Karty wymieniasz tylko przed pierwszą rundą.
refusal-only-send = Kupującego na dowolnym rynku dodajesz tylko kartą „Kampania medialna”.
refusal-only-pull = Kupującego do przeniesienia wybierasz tylko kartą „Kontrola tłumu”, przed nową kolejką.
refusal-only-push = Nową kolejkę wybierasz tylko kartą „Kontrola tłumu”, po wybraniu kupującego.
refusal-only-lift = Załogę przenosisz tylko kartą „Rotacja załogi” albo po zapełnieniu środkowej kolumny muzeum; najpierw wybierasz kogo, potem dokąd.
refusal-only-post = Nowe miejsce wybierasz tylko kartą „Rotacja załogi” albo po zapełnieniu środkowej kolumny muzeum, gdy już wiadomo, kogo przenosisz.
refusal-only-place = Trzeciego odkrywcę umieszczasz tylko na początku swojej pierwszej tury.
refusal-only-move = Odkrywcy ruszają się tylko w akcji podróży, kartą „Szybki prom” albo, w Korporacji Dal-Harrai, na początku tury.
refusal-may-pass = Spasować możesz zawsze.
refusal-no-action-card = Nie masz już karty akcji, a ta akcja jej wymaga: kartą podróży płacisz tylko za podróż i sprzedaż.
refusal-not-in-hand = Nie masz już na ręce { $card_none }.
refusal-own-explorer-there = Masz już odkrywcę { $place_at }.
refusal-no-explorer-there = Nie masz odkrywcy { $place_at }.
refusal-not-adjacent = Żadna linia nie prowadzi stamtąd { $place_to }.
refusal-cannot-part-again = Nie { $place_to }: na końcu twoi odkrywcy muszą stać osobno, a na to nie starczy ruchów.
refusal-explorers-together = Na końcu twoi odkrywcy muszą stać osobno, a niektórzy stoją jeszcze razem.
refusal-must-move-on = Twój odkrywca stoi z innym twoim odkrywcą i najpierw musi pójść dalej.
refusal-cannot-move-on = Nie { $place_to }: twój odkrywca skończyłby ruch razem z innym twoim odkrywcą.
refusal-has-moved = Odkrywca { $place_at } jest już po ruchu.
refusal-no-explorer-at-market = Nie masz odkrywcy na rynku z tej karty, na rynku nr { $market }.
refusal-no-explorer-at-black-market = Nie masz odkrywcy na czarnym rynku.
refusal-wrong-icon = Żaden twój odkrywca nie stoi na czarnym rynku z symbolem rynku nr { $market }.
refusal-trader-first = Najpierw zdecyduj o handlarzu.
refusal-wild-first = Najpierw zdecyduj o specjalnym kupującym.
refusal-trader-step-over = Na handlarza jest w tej akcji za późno.
refusal-wild-step-over = Na specjalnego kupującego jest w tej akcji za późno.
refusal-envoy-step-over = W tej akcji reprezentant jest już wysłany lub wycofany.
refusal-no-buyer-left = W puli nie ma już kupujących koloru { $colour_of }.
refusal-no-cube = Nie masz już znaczników załogi ani strażnika, którego można by przenieść.
refusal-no-envoy-there = Nie masz reprezentanta { $centre_at }.
refusal-no-command-card = { $centre_at } nie leży jeszcze karta rozkazu, więc nie można wycofać reprezentanta.
refusal-guard-moved = W jednej akcji rozkazu tylko jeden z dwóch – handlarz albo reprezentant – może być strażnikiem, a jeden już nim był.
refusal-already-sampled = Masz już tę próbkę: { $artefact_named }.
refusal-not-just-gained = Próbki pobierasz tylko z artefaktów właśnie zdobytych, z każdego raz; z tego teraz nie można: { $artefact_named }.
refusal-no-guard-there = Nie ma tam twojego strażnika: { $artefact_named }.
refusal-choose-guard = Potrzeba znacznika załogi, a twoja pula jest pusta: wybierz strażnika.
refusal-either-or = W jednej akcji przemytu albo się dostarcza, albo nabywa, nie jedno i drugie.
refusal-colour-used = Każdy artefakt musi mieć inny kolor, a ten już był: { $colour }.
refusal-not-in-hold = Nie masz tam takiego artefaktu: { $artefact_named }.
refusal-empty-stack = Stos czarnego rynku koloru { $colour_of } jest pusty.
refusal-cargo-full = Twoja ładownia jest pełna.
refusal-hidden-full = Twój ukryty luk jest pełny.
refusal-too-dear = { $n ->
    [one] To kosztuje { $n } kredyt, a masz mniej.
    [few] To kosztuje { $n } kredyty, a masz mniej.
   *[many] To kosztuje { $n } kredytów, a masz mniej.
}
refusal-forecast-taken = Na każdej karcie prognozy leży znacznik załogi, więc nikt nie może wykonać tej akcji.
refusal-no-such-forecast-card = Prognoza nie ma tylu kart.
refusal-card-has-cube = Na tej karcie prognozy leży znacznik załogi.
refusal-lay-first = Najpierw połóż jeden z dobranych artefaktów na jego miejscu wykopalisk.
refusal-free-tile-first = Najpierw zdecyduj o artefakcie, który możesz zatrzymać za darmo.
refusal-not-surveyed = Nie ma go wśród dobranych artefaktów, które zostały: { $artefact_named }.
refusal-not-drawn = Nie ma jej wśród kart do wyboru: { $card }.
refusal-not-in-pack = Nie ma jej wśród twoich kart do draftu: { $card }.
refusal-no-group = Masz mniej niż cztery karty w tym kolorze i mniej niż cztery z tym symbolem: { $card }.
refusal-same-site = Drugi artefakt musi pochodzić z innego miejsca; { $place_at } jeden już jest wydobyty.
refusal-not-alone = Drugi artefakt wymaga, by w regionie stał tylko jeden twój odkrywca: { $colour }.
refusal-other-colour = Artefakt musi być koloru { $colour_of }.
refusal-no-such-tile = Na mapie nie ma takiego artefaktu: { $artefact_named }.
refusal-no-artefact = Nie masz artefaktu na sprzedaż.
refusal-no-trader = Nie masz handlarza na żadnym rynku, więc nigdzie nie sprzedasz: najpierw umieść go akcją Rynek.
refusal-no-eligible-market = Tą kartą nic nie sprzedasz: na żadnym dostępnym ci rynku nie ma kupującego na twoje artefakty.
refusal-no-artefact-of-colour = Nie masz na sprzedaż artefaktu koloru { $colour_of }.
refusal-no-market-for-colour = Na żadnym dostępnym ci rynku nie ma kupującego na artefakty koloru { $colour_of }.
refusal-select-a-market = Wybierz co najmniej jeden rynek.
refusal-market-selected = Rynek nr { $market } jest już wybrany.
refusal-no-interested-buyer = W kolejce na rynku nr { $market } nikt nie chce tego koloru.
refusal-no-trader-there = Nie masz handlarza na rynku nr { $market }.
refusal-must-buy = Bez tego nabycia nic nie sprzedasz, więc musisz coś nabyć.
refusal-cannot-be-sold = Wybierz artefakt, który możesz sprzedać; na żadnym dostępnym ci rynku nie ma kupującego na kolor { $colour }.
refusal-only-traders = Biała strona karty „Rotacja załogi” przenosi tylko handlarzy.
refusal-no-crew-there = Nie masz nikogo { $post_at }.
refusal-same-post = Wybierz inne miejsce; znacznik jest { $post_from }.
refusal-only-own-centre = Po białej stronie handlarz może przejść na inny rynek albo { $post_to }.
refusal-nobody-there = W tym miejscu kolejki na rynku nr { $market } nikt nie stoi.
refusal-same-queue = Kupujący jest z rynku nr { $market }; wybierz inną kolejkę.

## Events

event-began = { $seat } gra frakcją: { $faction }.
event-round-began = Zaczyna się runda { $round }.
event-turn-began = { $seat } zaczyna turę.
event-passed = { $seat } pasuje do końca rundy.
event-placed = { $seat } umieszcza odkrywcę { $place_at }.
event-ended = Gra jest skończona: minęły trzy rundy.
event-played = { $seat } zagrywa { $card_one }: { $action }.
event-drew = { $seat } dobiera { $card_one }.
event-saw-card = { $seat } ogląda { $card_one }.
event-kept-card = { $seat } zatrzymuje { $card_one }.
event-picked = { $seat } wybiera { $card_one }.
event-discarded = { $seat } odrzuca { $card_one }.
event-reshuffled = { $n ->
    [one] Stos odrzuconych tworzy nową talię: { $n } karta.
    [few] Stos odrzuconych tworzy nową talię: { $n } karty.
   *[many] Stos odrzuconych tworzy nową talię: { $n } kart.
}
event-redrew = { $n ->
    [one] { $seat } wymienia { $n } kartę.
    [few] { $seat } wymienia { $n } karty.
   *[many] { $seat } wymienia { $n } kart.
}
event-kept-hand = { $seat } zostaje przy początkowych kartach.
event-forecast = Nowa karta prognozy: { $card }.
event-no-card = { $seat } nie ma już czego dobrać.
event-moved = { $seat } przesuwa odkrywcę { $origin_from } { $place_to }.
event-revealed = Nowy artefakt { $place_at }: { $artefact_named }.
event-stacked = Nowy artefakt na czarnym rynku: { $artefact_named }.
event-rotated = Wierzchni artefakt ze stosu { $colour_of } trafia na spód.
event-dug = { $seat } wydobywa { $artefact_one } { $place_at }.
event-sampled = { $seat } pobiera próbkę: { $artefact_named }.
event-reassigned = { $seat } zabiera strażnika i traci próbkę: { $artefact_named }.
event-filled = { $seat } zapełnia kolumnę galerii: { $colour }.
event-offloaded = { $seat } dostarcza { $artefact_one } { $hold_from } za { $credits }.
event-acquired = { $seat } płaci { $credits } i zabiera { $artefact_one } z czarnego rynku { $hold_into }.
event-acquired-first = { $seat } płaci { $credits } i zabiera { $artefact_one } z czarnego rynku { $hold_into }.
event-quietly-sold = { $seat } dyskretnie dostarcza { $artefact_one } { $hold_from } za { $credits }.
event-given-up = { $seat } sprzedaje { $artefact_one } { $hold_from }.
event-replaced = { $seat } zastępuje w prognozie { $card_one }; nowa karta: { $by }.
event-marked = { $seat } kładzie znacznik załogi na karcie prognozy: { $card }.
event-took-token = { $seat } bierze żeton inicjatywy { $n }.
event-surveyed = { $seat } dobiera { $artefact_one } ze stosu.
event-laid = { $seat } kładzie { $artefact_one } { $place_at }.
event-stored = { $seat } zatrzymuje { $artefact_one } za darmo.
event-bought = { $seat } płaci { $credits } za { $artefact_one }.
event-put-back = { $seat } wtasowuje { $artefact_one } z powrotem do stosu.
event-joined = { $buyer_count } dołącza do kolejki na rynku nr { $market }.
event-left-queue = { $buyer_count } opuszcza kolejkę na rynku nr { $market } i wraca do puli.
event-ejected = { $buyer_count } zostaje wypchnięty z kolejki na rynku nr { $market }.
event-pulled = { $seat } przenosi { $buyer_one } z rynku nr { $market } na rynek nr { $other }.
event-buyer-card = Karta kupującego: { $buyer }.
event-buyers-reshuffled = Karty kupujących są tasowane w nową talię.
event-boarded = { $n ->
    [one] { $buyer_count } z rynku nr { $market } wchodzi na statek.
   *[other] { $buyer_count } z rynku nr { $market } wchodzi na statek.
}
event-returned = { $n ->
    [one] { $buyer_count } wraca ze statku do puli.
   *[other] { $buyer_count } wraca ze statku do puli.
}
event-hired = { $seat } umieszcza handlarza na rynku nr { $market }.
event-sent-envoy = { $seat } wysyła reprezentanta { $centre_to }.
event-promoted = { $seat } awansuje handlarza z rynku nr { $market } { $centre_to }.
event-recalled = { $seat } wycofuje reprezentanta { $centre_from }.
event-posted = { $seat } przenosi członka załogi { $post_from } { $target_to }.
event-cube-back = { $seat } odzyskuje znacznik załogi z karty prognozy: { $card }.
event-earned-rank = { $seat } dostaje { $credits } za popularność: { $colour } liczy się jako miejsce { $rank }.
event-earned-buyers = { $n ->
    [one] { $seat } dostaje { $credits } za { $n } zainteresowanego kupującego.
   *[other] { $seat } dostaje { $credits } za { $n } zainteresowanych kupujących.
}
event-earned-markets = { $n ->
    [one] { $seat } dostaje { $credits } za sprzedaż na { $n } rynku.
   *[other] { $seat } dostaje { $credits } za sprzedaż na { $n } rynkach naraz.
}
event-funded = { $seat } bierze { $credits } z funduszu awaryjnego.
event-centre-prize = { $seat } dostaje { $credits } za miejsce { $rank } { $centre_at }.
event-row-scored = { $n ->
    [one] { $seat } dostaje { $credits } za { $n } próbkę w rzędzie „{ $glyph }”.
    [few] { $seat } dostaje { $credits } za { $n } próbki w rzędzie „{ $glyph }”.
   *[many] { $seat } dostaje { $credits } za { $n } próbek w rzędzie „{ $glyph }”.
}
event-column-scored = { $n ->
    [one] { $seat } dostaje { $credits } za { $n } próbkę w kolumnie „{ $colour }”.
    [few] { $seat } dostaje { $credits } za { $n } próbki w kolumnie „{ $colour }”.
   *[many] { $seat } dostaje { $credits } za { $n } próbek w kolumnie „{ $colour }”.
}
event-command-card = { $centre }: karta rozkazu „{ $ability }”, biała strona.
event-command-turned = { $centre }: karta rozkazu „{ $ability }” zostaje odwrócona na żółtą stronę.
event-order = { $seat } zajmuje miejsce { $n } w kolejności tur.
event-dealt = { $n ->
    [one] { $seat } otrzymuje { $n } kartę do draftu.
    [few] { $seat } otrzymuje { $n } karty do draftu.
   *[many] { $seat } otrzymuje { $n } kart do draftu.
}
event-packs-passed = { $n ->
    [one] Wszyscy przekazują w lewo { $n } kartę.
    [few] Wszyscy przekazują w lewo { $n } karty.
   *[many] Wszyscy przekazują w lewo { $n } kart.
}
event-used-ability = { $seat } używa karty „{ $ability }”.
event-declined = { $seat } nie używa karty „{ $ability }”.

## The end

reason-most-credits = Decyduje największa liczba kredytów.
reason-most-artefacts = Tyle samo kredytów; decyduje najwięcej pozostałych artefaktów.
reason-shared = Tyle samo kredytów i tyle samo pozostałych artefaktów: wspólne zwycięstwo.

## Lines of the score sheet

line-start = Kredyty na początku
line-popularity = Sprzedaż: popularność
line-interest = Sprzedaż: zainteresowani kupujący
line-several-markets = Sprzedaż: kilka rynków naraz
line-offloading = Dostarczone na czarny rynek
line-acquiring = Nabyte na czarnym rynku
line-surveying = Kupione w akcji prognozy
line-command-cards = Karty rozkazów
line-centres-1 = Centra dowodzenia, runda 1
line-centres-2 = Centra dowodzenia, runda 2
line-centres-3 = Centra dowodzenia, runda 3
line-rows = Rzędy galerii
line-columns = Kolumny galerii

## Rulings that a table may read otherwise

ruling-EE-SETUP-R4 = Po wymianie początkowa ręka znów ma cztery takie same karty
    .once = Każdy wymienia karty najwyżej raz.
    .again = Wymieniać można, dopóki na ręce są cztery takie same karty.
ruling-EE-SETUP-R7 = Początkowa ręka z draftu ma cztery takie same karty
    .no-redraw = Nie ma wymiany: kart z draftu nikt nie rozdał.
    .redraw = Można je wymienić tak jak karty rozdane.
ruling-EE-SETUP-R12 = Trzeci odkrywca i darmowy ruch Pilotów w pierwszej turze
    .placement-first = Najpierw umieszcza się trzeciego odkrywcę.
    .free-move-first = Najpierw jest ruch; może zwolnić rynek startowy dla trzeciego odkrywcy.
ruling-EE-MAP-R3 = Co jest jednym miejscem wykopalisk
    .location = Lokalizacja jest jednym miejscem wykopalisk, bez względu na liczbę symboli.
    .glyph = Każdy symbol jest osobnym miejscem wykopalisk; jeden odkrywca może w lokalizacji wydobyć dwa rodzaje artefaktów.
ruling-EE-GALLERY-R2 = Dwie próbki w jednej akcji przy pustej puli znaczników załogi
    .each-sample = Do każdej próbki można przenieść strażnika.
    .one-guard = Do próbek z jednej akcji można przenieść jednego strażnika.
ruling-EE-PREP-R3 = W fazie przygotowań kupującego z karty nie ma w puli
    .three-buyers = Dobiera się kolejne karty, aż w kolejce stanie trzech kupujących.
    .card-counts = Karta się liczy, a kolejka pozostaje krótsza.
ruling-EE-TRAVEL-R1 = Kiedy w akcji podróży twoi odkrywcy muszą stać osobno
    .end-of-action = Na końcu akcji.
    .each-movement = Na końcu ruchu każdego odkrywcy.
ruling-EE-COMMAND-R2 = Wycofanie reprezentanta w rundzie 1
    .always = Możliwe, ale bez zdolności rozkazu.
    .with-card = Niemożliwe: reprezentanta wycofuje się tylko tam, gdzie leży karta rozkazu.
ruling-EE-COMMAND-R5 = Handlarz i reprezentant z jednej akcji rozkazu przy pustej puli znaczników załogi
    .each-cube = Obaj mogą być strażnikami z galerii.
    .one-guard = Jeden z tych dwóch może być strażnikiem.
ruling-EE-SURVEY-R3 = Akcja prognozy odkrywa ostatni artefakt ze stosu
    .placed = Trafia on na planszę.
    .may-be-bought = Trafia na planszę albo kupujesz go za podwójną wartość.
ruling-EE-SCORE-R1 = W centrum dowodzenia remisuje trzech lub więcej graczy
    .all-places = Dzielą między siebie kredyty za wszystkie miejsca, które zajmują.
    .three-places = Każdy dostaje średnią z dzielonego miejsca i dwóch kolejnych.
ruling-EE-FACTION-R2 = Próbka darmowego artefaktu Jasnowidzów
    .no-sample = Niemożliwa: akcja prognozy daje próbkę tylko kupionego artefaktu.
    .sample = Można ją pobrać tak jak z kupionego.
ruling-EE-FACTION-R8 = Próbka tego, co Przemytnicy nabywają przed sprzedażą
    .sample = Można ją pobrać, jak w akcji przemytu.
    .no-sample = Niemożliwa: zdolność nie mówi o próbce.
ruling-EE-FACTION-R11 = Kiedy Wydobywcy wydobywają przy pomocy jednego odkrywcy
    .one-used = Używają jednego odkrywcy, gdziekolwiek stoją inni.
    .one-in-region = W regionie stoi dokładnie jeden odkrywca.
