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
obstacle-fewest-unwanted = Na żadnym rynku nikt nie chce koloru, którego Zu ma najmniej.
obstacle-one-colour = Wszystkie artefakty Zu są w jednym kolorze.

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
purpose-first-choice = Do wyboru jako pierwotnie pożądany kolor
purpose-bought-instead = Stosy czarnego rynku do wyboru dla najcenniejszego artefaktu

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
    .about = Po zrywie, prognozie i niektórych kartach wydobycia przepada następna karta Zu.
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
    .about = Gdy Zu nabywa artefakt na czarnym rynku, nabywa też (albo zamiast niego) najcenniejszy.

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
event-zu-dig-needed = Z artefaktem na mapie, którego Zu potrzebuje: { $colours }; odpada: { $out-colours }.
event-zu-dig-other = Tylko w tym kolorze da się coś wydobyć: { $colours }; odpada: { $out-colours }.
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
event-zu-find-other-type = Drugi, innego rodzaju: { $artefacts }; odpada: { $out-artefacts }.
event-zu-find-unsampled = Bez twojej próbki: { $artefacts }; odpada: { $out-artefacts }.
event-zu-find-rare = Najmniej na mapie: { $artefacts }; odpada: { $out-artefacts }.
event-zu-find-dear = Najwyższa wartość: { $artefacts }; odpada: { $out-artefacts }.
event-zu-find-lot = Nadal remis: { $artefacts }. Wynik losowania: { $artefact_named }.
event-zu-first-choice = Największa popularność ze wszystkich: { $colours }; odpada: { $out-colours }.
event-zu-stack-there = Stosy z artefaktami: { $colours }; bez artefaktów: { $out-colours }.
event-zu-stack-other = Inne stosy niż za pierwszym razem: { $colours }; odpada: { $out-colours }.
event-zu-stack-needed = Wierzchni artefakt potrzebny Zu: { $colours }; odpada: { $out-colours }.
event-zu-stack-paid = Wierzchni artefakt, na który stać Zu: { $colours }; odpada: { $out-colours }.
event-zu-more-needed = Wierzchni artefakt potrzebny Zu: { $colours }; odpada: { $out-colours }.
event-zu-more-paid = Wierzchni artefakt, na który stać Zu: { $colours }; odpada: { $out-colours }.
event-zu-stack-next = Pierwszy stos od pożądanego koloru w prawo: { $colours }; odpada: { $out-colours }.
event-zu-stack-dear = Najcenniejszy wierzchni artefakt: { $colours }; odpada: { $out-colours }.
event-zu-stack-left = Najdalej z lewej: { $colours }; odpada: { $out-colours }.
event-zu-instead-dear = Najcenniejszy wierzchni artefakt: { $colours }; odpada: { $out-colours }.
event-zu-instead-left = Najdalej z lewej: { $colours }; odpada: { $out-colours }.
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
event-zu-sell-pays = Może przynieść najwięcej kredytów: { $colours }; odpada: { $out-colours }.
event-zu-sell-popular = Największa popularność: { $colours }; odpada: { $out-colours }.
event-zu-sell-lot = Nadal remis: { $colours }. Wynik losowania: { $colour }.
event-zu-sell-cheap = Najniższa wartość: { $tiles }; odpada: { $out-tiles }.
event-zu-sell-tile-lot = Nadal remis: { $tiles }. Wynik losowania: { $tile }.
event-zu-snipe-open = Z kupującym na którymś rynku: { $colours }; odpada: { $out-colours }.
event-zu-snipe-none = Na żadnym rynku nikt nie chce: { $out-colours }; zostaje: { $colours }.
event-zu-snipe-few = Zu ma najmniej w kolorze: { $colours }; odpada: { $out-colours }.
event-zu-snipe-wanted = Z największą liczbą kupujących na jednym rynku: { $colours }; odpada: { $out-colours }.
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

ruling-ZU-GEN-R3 = Jak Zu porządkuje kilka rynków w jednej akcji
    .once = Raz, zanim cokolwiek umieści.
    .again = Przy każdym kolejnym rynku liczą się już przyszli reprezentanci z wybranych rynków.
ruling-ZU-CREW-R1 = Czy Zu pobiera próbkę artefaktu kupionego w akcji prognozy
    .no-sample = Nie: instrukcja nie wspomina tam o próbce.
    .sample = Tak, jak ze wszystkiego, co zdobywa.
ruling-ZU-SWING-R1 = Centra dowodzenia, które reprezentant Zu zmieniłby tak samo
    .difference = Pierwszeństwo ma mniejsza różnica w liczbie reprezentantów.
    .list-alone = Remisują.
ruling-ZU-LUCR-R1 = Którzy kupujący czynią rynek dochodowym, gdy sprzedaje Zu
    .lead-colour = Zainteresowani najpopularniejszym kolorem, jaki Zu ma do sprzedania.
    .colour-sold = Najpierw zainteresowani kolorem tej sprzedaży.
ruling-ZU-EXCAVATE-R2 = Zu nie może nic wydobyć w popularniejszym kolorze z karty
    .first-colour = Nabywa artefakt na czarnym rynku.
    .second-colour = Próbuje z drugim kolorem z karty.
ruling-ZU-EXCAVATE-R4 = Które kolory Zu pomija, wydobywając najpopularniejszy
    .on-map = Te, których nie ma na mapie.
    .needed = Także te, w których nie ma tam nic potrzebnego Zu.
ruling-ZU-EXCAVATE-R8 = Kiedy sprawdza się ładownię i ukryty luk Zu przy wydobyciu
    .once = Raz, na początku.
    .each-artefact = Dla każdego artefaktu: gdy brak miejsca na drugi, Zu idzie na czarny rynek.
ruling-ZU-EXCAVATE-R7 = Skąd pochodzą dwa artefakty wydobyte przez Zu
    .different-sites = Z dwóch miejsc wykopalisk.
    .same-site = Dwa różne także z jednego miejsca wykopalisk.
ruling-ZU-ACQUIRE-R1 = Którego koloru Zu szuka najpierw na czarnym rynku
    .settled-colour = Ostatecznie wybranego przy wydobyciu.
    .first-choice = Pierwotnie pożądanego przy wydobyciu.
ruling-ZU-OFFLOAD-R1 = Zu ma dostarczyć artefakty, a wszystkie są w jednym kolorze
    .one = Dostarcza najcenniejszy.
    .fails = Akcja jest nieudana.
ruling-ZU-MARKET-R3 = Kolor kupujących dodawanych w akcji rynku Zu
    .once = Ten sam na obu rynkach.
    .each-market = Ustalany dla każdego rynku według popularności w tej chwili.
ruling-ZU-SELL-R1 = Kolory, które Zu może sprzedać na tylu samo rynkach
    .more-popular = Sprzedaje popularniejszy.
    .higher-payout = Sprzedaje ten, który może przynieść więcej kredytów.
ruling-ZU-SNIPE-R1 = Zu ma przy zrywie równie mało artefaktów w kilku kolorach
    .market-first = Sprzedaje kolor, który na jednym rynku ma najwięcej kupujących.
    .colour-first = Sprzedaje najpopularniejszy z tych kolorów.
ruling-ZU-SNIPE-R2 = Przy zrywie nikt nie chce koloru, którego Zu ma najmniej
    .next-colour = Zu przechodzi do koloru, którego ma najmniej z pozostałych.
    .fails = Akcja jest nieudana.
ruling-ZU-SURVEY-R1 = Prognoza Zu, gdy na każdej karcie prognozy leży znacznik załogi
    .fails = Akcja jest nieudana.
    .tiles-only = Zu pomija prognozę i przechodzi do artefaktów.
ruling-ZU-SURVEY-R2 = Czy Zu w akcji prognozy bierze żeton inicjatywy
    .no-token = Nie: instrukcja o nim nie wspomina.
    .lowest-token = Tak, najniższy, tak jak gracz.
ruling-ZU-EASY-R5 = Po których kartach wydobycia Zu traci kartę przy E4
    .most-popular = Po tych z najpopularniejszym kolorem.
    .every-excavate = Po wszystkich.
ruling-ZU-EASY-R1 = Czy przy E4 Zu traci kartę także po nieudanej akcji
    .carried-out = Nie, tylko po wykonanej akcji.
    .revealed = Tak, decyduje sama odkryta karta.
ruling-ZU-EASY-R3 = Rozkaz Zu przy E5 wymaga dwóch znaczników, a został jeden
    .all-or-nothing = Akcja jest nieudana.
    .envoy-alone = Zu umieszcza reprezentanta bez handlarza.
ruling-ZU-HARD-R8 = Zu wydobywa przy H3, a pełna jest tylko ładownia
    .lifted = Umieszcza artefakty w ukrytym luku.
    .kept = Zamiast tego nabywa artefakt na czarnym rynku.
ruling-ZU-HARD-R3 = Co H5 zmienia dla najcenniejszego artefaktu czarnego rynku
    .extra = Zu nabywa go dodatkowo.
    .replacement = Zu nabywa go zamiast artefaktu pożądanego koloru.
ruling-ZU-HARD-R6 = Gdzie może leżeć dodatkowy artefakt z H5
    .any-stack = Na dowolnym stosie czarnego rynku.
    .another-colour = Na innym stosie niż pierwszy.
