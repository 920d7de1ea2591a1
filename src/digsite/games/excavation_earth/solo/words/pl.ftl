# Excavation Earth alone, against Zu, in Polish. How fields become arguments is told in kernel/text.py.
# Fields such as $colours, $markets and $artefacts are lists of names; those with out- name who is out on this rung.

zu = Zu
set-empty = brak

## Zu’s cards

face-excavate-yellow-green = Wydobycie (żółty lub zielony)
face-excavate-yellow-red = Wydobycie (żółty lub czerwony)
face-excavate-yellow-purple = Wydobycie (żółty lub fioletowy)
face-excavate-yellow-orange = Wydobycie (żółty lub pomarańczowy)
face-excavate-green-red = Wydobycie (zielony lub czerwony)
face-excavate-green-purple = Wydobycie (zielony lub fioletowy)
face-excavate-green-orange = Wydobycie (zielony lub pomarańczowy)
face-excavate-red-purple = Wydobycie (czerwony lub fioletowy)
face-excavate-red-orange = Wydobycie (czerwony lub pomarańczowy)
face-excavate-purple-orange = Wydobycie (fioletowy lub pomarańczowy)
face-excavate-top = Wydobycie (najpopularniejszy kolor)
face-market = Rynek
face-command-1 = Rozkaz (rynek nr 1)
face-command-2 = Rozkaz (rynek nr 2)
face-command-3 = Rozkaz (rynek nr 3)
face-command-4 = Rozkaz (rynek nr 4)
face-command-5 = Rozkaz (rynek nr 5)
face-command-6 = Rozkaz (rynek nr 6)
face-sell = Sprzedaż
face-snipe = Zryw
face-survey = Prognoza

## Why a card is not carried out as printed: whole sentences

obstacle-no-artefact = Zu nie ma żadnego artefaktu.
obstacle-no-buyer = Na żadnym rynku dostępnym dla Zu nie ma zainteresowanego kupującego.
obstacle-all-markets = Zu ma handlarza na każdym rynku.
obstacle-no-crew = Zu ma za mało znaczników załogi.
obstacle-no-forecast = Na każdej karcie prognozy leży znacznik załogi.
obstacle-no-card = Nie ma już karty do dobrania.
obstacle-holds-full = Ładownia i ukryty luk Zu są pełne.
obstacle-cargo-full = Ładownia Zu jest pełna.
obstacle-nothing-to-dig = Na mapie nie ma odpowiedniego artefaktu dla Zu.
obstacle-nothing-to-buy = Na czarnym rynku nie ma nic, czego Zu potrzebuje i za co może zapłacić.

## What a choice is for: at the start of a line, before what Zu weighs

purpose-dig = Do wyboru przy wydobyciu
purpose-acquire = Stosy czarnego rynku do wyboru
purpose-acquire-more = Stosy czarnego rynku do wyboru przy kolejnym nabyciu
purpose-lead = Do wyboru jako najpopularniejszy kolor, który Zu może sprzedać
purpose-buyers = Do wyboru jako kolor nowych kupujących
purpose-trader = Rynki do wyboru dla nowych handlarzy
purpose-sell = Do wyboru przy sprzedaży
purpose-snipe = Do wyboru przy zrywie
purpose-offload = Do wyboru przy dostarczaniu
purpose-survey = Do wyboru przy zakupie
purpose-first = Po jednym artefakcie każdego koloru; do wyboru jako pierwszy
purpose-lay = Zu nic nie kupuje; do wyboru na mapę

## Options

option-solo = Solo przeciw Zu
    .about = Jeden gracz przeciw Zu; o ruchach Zu decydują osobne karty, a wykonuje je gra.
option-zu = Poziom trudności Zu
    .about = Przełączniki, które osłabiają Zu (E1–E5) lub wzmacniają (H1–H5), w dowolnym zestawie.
zu-E1 = E1
    .about = Zu zaczyna bez kredytów.
zu-E2 = E2
    .about = Za nieudane akcje Zu nic nie dostaje.
zu-E3 = E3
    .about = W akcji rynku Zu nie dodaje kolorowych kupujących.
zu-E4 = E4
    .about = Po zrywie, prognozie i wydobyciu w najpopularniejszym kolorze przepada następna karta Zu.
zu-E5 = E5
    .about = Zu ma tylko jeden zestaw znaczników załogi.
zu-H1 = H1
    .about = Kartą z dwoma kolorami Zu wydobywa po jednym artefakcie w każdym z nich.
zu-H2 = H2
    .about = Za każdą nieudaną akcję Zu dostaje 15 kredytów.
zu-H3 = H3
    .about = Zu może umieścić każdy artefakt w ładowni lub w ukrytym luku.
zu-H4 = H4
    .about = Artefakty, które zostaną ci na koniec, kosztują cię tyle, ile są warte.
zu-H5 = H5
    .about = Po nabyciu artefaktu na czarnym rynku Zu nabywa też najcenniejszy z pozostałych.

## Events

event-zu-began = Do gry dołącza Zu, bez kart na ręce i bez odkrywców.
event-zu-deck = { $n ->
    [one] Talia Zu na tę rundę ma { $n } kartę.
    [few] Talia Zu na tę rundę ma { $n } karty.
   *[many] Talia Zu na tę rundę ma { $n } kart.
}
event-zu-card = Zu odkrywa kartę: { $face }.
event-zu-threw = Karta Zu przepada: { $face }.
event-zu-passed = Talia Zu jest pusta: Zu pasuje.
event-zu-failed = { $credits_n ->
    [0] { $obstacle } Akcja jest nieudana i Zu nic nie otrzymuje.
   *[other] { $obstacle } Akcja jest nieudana i Zu dostaje { $credits }.
}
event-zu-acquires = { $obstacle } Dlatego Zu idzie na czarny rynek.
event-zu-offloads = { $obstacle } Dlatego Zu chce dostarczyć artefakty na czarny rynek.
event-zu-drew = W akcji prognozy Zu dobiera { $card_one }.
event-lost-card = { $seat } traci losową kartę: { $card }.
event-zu-left = Zu dostaje { $credits } za pozostały artefakt: { $artefact_named }.
event-left-over = { $seat } traci { $credits } za pozostały artefakt: { $artefact_named }.

event-zu-weighs-colours = { $purpose }: { $colours }.
event-zu-weighs-artefacts = { $purpose }: { $artefacts }.
event-zu-weighs-markets = { $purpose }: { $markets }.
event-zu-weighs-tiles = { $purpose }: { $tiles }.

event-zu-dig-on-map = Na mapie: { $colours }; odpada: { $out-colours }.
event-zu-dig-popular = Największa popularność: { $colours }; odpada: { $out-colours }.
event-zu-dig-top = Największa popularność ze wszystkich: { $colours }; odpada: { $out-colours }.
event-zu-dig-two = Można wydobyć dwa artefakty w kolorze: { $colours }; odpada: { $out-colours }.
event-zu-dig-none-held = Zu nie ma artefaktów w kolorze: { $colours }; odpada: { $out-colours }.
event-zu-dig-human-few = Masz najmniej w kolorze: { $colours }; odpada: { $out-colours }.
event-zu-dig-lot = Nadal remis: { $colours }. Wynik losowania: { $colour }.
event-zu-first-popular = Większa popularność, więc najpierw: { $colours }; potem: { $later-colours }.
event-zu-first-none-held = Zu nie ma takich artefaktów, więc najpierw: { $colours }; potem: { $later-colours }.
event-zu-first-human-few = Masz ich mniej, więc najpierw: { $colours }; potem: { $later-colours }.
event-zu-first-lot = Nadal remis: { $colours }. Pierwszy w wyniku losowania: { $colour }.
event-zu-find-needed = Potrzebne Zu: { $artefacts }; odpada: { $out-artefacts }.
event-zu-find-other-site = Drugi, z innego miejsca: { $artefacts }; odpada: { $out-artefacts }.
event-zu-find-unsampled = Bez twojej próbki: { $artefacts }; odpada: { $out-artefacts }.
event-zu-find-rare = Najmniej na mapie: { $artefacts }; odpada: { $out-artefacts }.
event-zu-find-dear = Najwyższa wartość: { $artefacts }; odpada: { $out-artefacts }.
event-zu-find-lot = Nadal remis: { $artefacts }. Wynik losowania: { $artefact_named }.
event-zu-stack-there = Stosy z artefaktami: { $colours }; bez artefaktów: { $out-colours }.
event-zu-stack-other = Inne stosy niż za pierwszym razem: { $colours }; odpada: { $out-colours }.
event-zu-stack-needed = Wierzchni artefakt potrzebny Zu: { $colours }; odpada: { $out-colours }.
event-zu-stack-paid = Wierzchni artefakt, na który stać Zu: { $colours }; odpada: { $out-colours }.
event-zu-more-needed = Wierzchni artefakt potrzebny Zu: { $colours }; odpada: { $out-colours }.
event-zu-more-paid = Wierzchni artefakt, na który stać Zu: { $colours }; odpada: { $out-colours }.
event-zu-stack-next = Pierwszy stos od pożądanego koloru w prawo: { $colours }; odpada: { $out-colours }.
event-zu-stack-dear = Najcenniejszy wierzchni artefakt: { $colours }; odpada: { $out-colours }.
event-zu-stack-left = Najdalej z lewej: { $colours }; odpada: { $out-colours }.
event-zu-offload-other = Drugi, w innym kolorze: { $tiles }; odpada: { $out-tiles }.
event-zu-offload-dear = Najwyższa wartość: { $tiles }; odpada: { $out-tiles }.
event-zu-offload-cargo = W ładowni: { $tiles }; odpada: { $out-tiles }.
event-zu-offload-unpopular = Najmniejsza popularność: { $tiles }; odpada: { $out-tiles }.
event-zu-offload-lot = Nadal remis: { $tiles }. Wynik losowania: { $tile }.
event-zu-lead-popular = Największa popularność: { $colours }; odpada: { $out-colours }.
event-zu-lead-most = Zu ma najwięcej w kolorze: { $colours }; odpada: { $out-colours }.
event-zu-lead-lot = Nadal remis: { $colours }. Wynik losowania: { $colour }.
event-zu-trader-none = Bez handlarza Zu: { $markets }; odpada: { $out-markets }.
event-zu-trader-interest = Najwięcej kupujących zainteresowanych najpopularniejszym kolorem Zu: { $markets }; odpada: { $out-markets }.
event-zu-trader-swing = Największa zmiana wpływów: { $markets }; odpada: { $out-markets }.
event-zu-trader-lot = Nadal remis: { $markets }. Wynik losowania: #{ $market }.
event-zu-buyers-lot = Zu nie ma artefaktów, więc możliwy jest każdy z tych kolorów: { $colours }. Wynik losowania: { $colour }.
event-zu-lucrative-interest = Najwięcej kupujących zainteresowanych sprzedawanym kolorem: { $markets }; odpada: { $out-markets }.
event-zu-lucrative-lead = Najwięcej kupujących zainteresowanych najpopularniejszym kolorem Zu: { $markets }; odpada: { $out-markets }.
event-zu-lucrative-rival = Najwięcej twoich handlarzy obok handlarza Zu: { $markets }; odpada: { $out-markets }.
event-zu-lucrative-swing = Największa zmiana wpływów: { $markets }; odpada: { $out-markets }.
event-zu-lucrative-lot = Nadal remis: { $markets }. Wynik losowania: #{ $market }.
event-zu-sell-open = Do sprzedania tam, gdzie Zu ma handlarzy: { $colours }; odpada: { $out-colours }.
event-zu-sell-none = Bez kupującego tam, gdzie Zu ma handlarzy: { $out-colours }; zostaje: { $colours }.
event-zu-sell-many = Do sprzedania na największej liczbie rynków: { $colours }; odpada: { $out-colours }.
event-zu-sell-popular = Największa popularność: { $colours }; odpada: { $out-colours }.
event-zu-sell-lot = Nadal remis: { $colours }. Wynik losowania: { $colour }.
event-zu-sell-cheap = Najniższa wartość: { $tiles }; odpada: { $out-tiles }.
event-zu-sell-tile-lot = Nadal remis: { $tiles }. Wynik losowania: { $tile }.
event-zu-snipe-open = Z kupującym na którymś rynku: { $colours }; odpada: { $out-colours }.
event-zu-snipe-none = Na żadnym rynku nikt nie chce: { $out-colours }; zostaje: { $colours }.
event-zu-snipe-few = Zu ma najmniej w kolorze: { $colours }; odpada: { $out-colours }.
event-zu-snipe-popular = Największa popularność: { $colours }; odpada: { $out-colours }.
event-zu-snipe-lot = Nadal remis: { $colours }. Wynik losowania: { $colour }.
event-zu-snipe-interest = Najwięcej kupujących zainteresowanych sprzedawanym kolorem: { $markets }; odpada: { $out-markets }.
event-zu-snipe-cheap = Najniższa wartość: { $tiles }; odpada: { $out-tiles }.
event-zu-snipe-tile-lot = Nadal remis: { $tiles }. Wynik losowania: { $tile }.
event-zu-survey-wanted = Potrzebne Zu, a są na nie kredyty i miejsce: { $artefacts }; odpada: { $out-artefacts }.
event-zu-survey-dear = Najwyższa wartość: { $artefacts }; odpada: { $out-artefacts }.
event-zu-survey-lot = Nadal remis: { $artefacts }. Wynik losowania: { $artefact_named }.
event-zu-lay-lot = Nadal remis: { $artefacts }. Wynik losowania: { $artefact_named }.

## The end

reason-beat-zu = Masz więcej kredytów niż Zu: wygrywasz.
reason-zu-ahead = Zu ma więcej kredytów: przegrywasz.
reason-zu-level = Tyle samo kredytów to przeciw Zu za mało: przegrywasz.

## Lines of the score sheet

line-failed-actions = Nieudane akcje
line-left-overs = Artefakty pozostałe na koniec

## Rulings that a table may read otherwise

ruling-ZU-LUCR-R1 = Którzy kupujący czynią rynek dochodowym, gdy sprzedaje Zu
    .lead-colour = Zainteresowani najpopularniejszym kolorem, jaki Zu ma do sprzedania.
    .colour-sold = Najpierw zainteresowani kolorem tej sprzedaży.
