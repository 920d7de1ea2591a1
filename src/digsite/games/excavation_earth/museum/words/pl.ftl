# Excavation Earth with its expansion It Belongs in a Museum, in Polish. How fields become arguments is told in
# kernel/text.py. $credits_way is “out” for credits that are paid.

## Museum: exhibition tiles by what they ask for; spaces: at: where it hangs; rows: of: as in “the curator …”

asks-helix = helisa
asks-lens = soczewka
asks-antenna = antena
asks-crater = krater
asks-5-plus = wartość od 5
asks-7-plus = wartość od 7

space-1-1 = Rząd 1, kolumna 1
    .at = w rzędzie 1, kolumnie 1
space-1-2 = Rząd 1, kolumna 2
    .at = w rzędzie 1, kolumnie 2
space-1-3 = Rząd 1, kolumna 3
    .at = w rzędzie 1, kolumnie 3
space-1-4 = Rząd 1, kolumna 4
    .at = w rzędzie 1, kolumnie 4
space-1-5 = Rząd 1, kolumna 5
    .at = w rzędzie 1, kolumnie 5
space-1-6 = Rząd 1, kolumna 6
    .at = w rzędzie 1, kolumnie 6
space-2-1 = Rząd 2, kolumna 1
    .at = w rzędzie 2, kolumnie 1
space-2-2 = Rząd 2, kolumna 2
    .at = w rzędzie 2, kolumnie 2
space-2-3 = Rząd 2, kolumna 3
    .at = w rzędzie 2, kolumnie 3
space-2-4 = Rząd 2, kolumna 4
    .at = w rzędzie 2, kolumnie 4
space-2-5 = Rząd 2, kolumna 5
    .at = w rzędzie 2, kolumnie 5
space-2-6 = Rząd 2, kolumna 6
    .at = w rzędzie 2, kolumnie 6
space-3-1 = Rząd 3, kolumna 1
    .at = w rzędzie 3, kolumnie 1
space-3-2 = Rząd 3, kolumna 2
    .at = w rzędzie 3, kolumnie 2
space-3-3 = Rząd 3, kolumna 3
    .at = w rzędzie 3, kolumnie 3
space-3-4 = Rząd 3, kolumna 4
    .at = w rzędzie 3, kolumnie 4
space-3-5 = Rząd 3, kolumna 5
    .at = w rzędzie 3, kolumnie 5
space-3-6 = Rząd 3, kolumna 6
    .at = w rzędzie 3, kolumnie 6

row-top = Górny rząd
    .of = górnego rzędu
row-middle = Środkowy rząd
    .of = środkowego rzędu
row-bottom = Dolny rząd
    .of = dolnego rzędu

## Pop-up markets

popup-U1 = U1
popup-U2 = U2
popup-U3 = U3
popup-U4 = U4
popup-U5 = U5
popup-U6 = U6
popup-U7 = U7
popup-U8 = U8
popup-U9 = U9
popup-U10 = U10

## Tasks and actions

task-custodian = Opiekun
    .does = zostaje opiekunem
task-guide = Przewodnik
    .does = zostaje przewodnikiem

action-exhibit = Wystawa

## Reverse engineering cards: value: the bare name; one: as an object (accusative); about: what it does

re-gravity-sled = Sanie grawitacyjne
    .one = kartę „Sanie grawitacyjne”
    .about = W akcji podróży masz jeden ruch więcej.
re-phase-drill = Wiertło fazowe
    .one = kartę „Wiertło fazowe”
    .about = W akcji wydobycia jeden odkrywca może wydobyć drugi artefakt z tego samego miejsca.
re-folding-hold = Składana ładownia
    .one = kartę „Składana ładownia”
    .about = Twoja ładownia ma dwa miejsca więcej.
re-stasis-locker = Komora stazy
    .one = kartę „Komora stazy”
    .about = Twój ukryty luk ma jedno miejsce więcej, a to, co wydobędziesz lub kupisz, może trafić do ładowni albo do luku.
re-price-oracle = Wyrocznia cen
    .one = kartę „Wyrocznia cen”
    .about = Przy sprzedaży popularność płaci tak, jakby kolor był o jedno miejsce wyżej.
re-crowd-magnet = Magnes na tłumy
    .one = kartę „Magnes na tłumy”
    .about = Po kolorowym kupującym w akcji rynku możesz dodać jeszcze jednego do tej samej kolejki.
re-holo-trader = Holohandlarz
    .one = kartę „Holohandlarz”
    .about = Przy sprzedaży na jednym z rynków możesz nie mieć handlarza.
re-bulk-contract = Umowa hurtowa
    .one = kartę „Umowa hurtowa”
    .about = Sprzedaż na dwóch lub trzech rynkach daje 4 kredyty więcej.
re-fences-ledger = Księga pasera
    .one = kartę „Księga pasera”
    .about = Artefakty z czarnego rynku kosztują cię o 1 mniej od wartości, ale co najmniej 1.
re-back-door-buyer = Nabywca od zaplecza
    .one = kartę „Nabywca od zaplecza”
    .about = Każdy artefakt, który dostarczasz na czarny rynek, daje 2 kredyty więcej.
re-master-key = Klucz uniwersalny
    .one = kartę „Klucz uniwersalny”
    .about = W akcji przemytu symbol na karcie nie ma znaczenia.
re-survey-swarm = Rój zwiadowczy
    .one = kartę „Rój zwiadowczy”
    .about = Artefakt dobrany w akcji prognozy kupujesz za jego wartość, a nie za podwójną.
re-loyalty-chip = Czip lojalności
    .one = kartę „Czip lojalności”
    .about = W każdym centrum dowodzenia, w którym masz reprezentanta, liczysz się, jakby był tam jeszcze jeden.
re-cloning-vat = Kadź klonująca
    .one = kartę „Kadź klonująca”
    .about = Od razu dostajesz dwóch badaczy.
re-contact-database = Baza kontaktów
    .one = kartę „Baza kontaktów”
    .about = Od razu dostajesz pośrednika, a przed każdą kolejną rundą następnego.
re-mind-brush = Pędzel myśli
    .one = kartę „Pędzel myśli”
    .about = Raz na rundę artefakt, który wysyłasz do muzeum, może się liczyć jako kolor swojego kuratora.
re-donor-plaque = Tablica darczyńcy
    .one = kartę „Tablica darczyńcy”
    .about = Każdy artefakt, który wysyłasz do muzeum, daje 2 kredyty.
re-audio-guide = Audioprzewodnik
    .one = kartę „Audioprzewodnik”
    .about = Na koniec twoi przewodnicy liczą się, jakby był jeszcze jeden, jeśli masz jakiegoś.
re-forged-provenance = Fałszywe pochodzenie
    .one = kartę „Fałszywe pochodzenie”
    .about = W każdej akcji wystawy jeden artefakt może trafić na kafelek z innym symbolem.
re-gift-shop = Sklep z pamiątkami
    .one = kartę „Sklep z pamiątkami”
    .about = Gdy kolumna muzeum się zapełni, każdy twój przewodnik w niej daje 3 kredyty.
re-loan-desk = Wypożyczalnia
    .one = kartę „Wypożyczalnia”
    .about = Na końcu każdej akcji wystawy dobierasz kartę.
# What such a card is called for those who may not see which it is.
re-hidden = Karta inżynierii wstecznej
    .one = kartę inżynierii wstecznej
    .about = Tylko jej właściciel wie, która to.

## Command cards: what the white side does, and how the yellow one differs

ability-research-grant = Grant badawczy
    .about = Zapłać kredyty za badacza; po żółtej stronie dostajesz jedno i drugie.
ability-talent-agency = Agencja talentów
    .about = Dostajesz pośrednika; po żółtej stronie kilku.
ability-private-viewing = Pokaz prywatny
    .about = Wyślij artefakt do muzeum; po żółtej stronie kilka w różnych kolorach.
ability-acquisitions-board = Komisja zakupów
    .about = Wymień kuratora i weź kredyty; po żółtej stronie więcej jednego i drugiego.

## Kinds of tile behind the types of artefact

glyph-box = pudełko
artefact-yellow-mystery = Tajemniczy artefakt (żółty)
    .one = tajemniczy artefakt (żółty)
    .named = Tajemniczy artefakt (żółty)
artefact-green-mystery = Tajemniczy artefakt (zielony)
    .one = tajemniczy artefakt (zielony)
    .named = Tajemniczy artefakt (zielony)
artefact-red-mystery = Tajemniczy artefakt (czerwony)
    .one = tajemniczy artefakt (czerwony)
    .named = Tajemniczy artefakt (czerwony)
artefact-purple-mystery = Tajemniczy artefakt (fioletowy)
    .one = tajemniczy artefakt (fioletowy)
    .named = Tajemniczy artefakt (fioletowy)
artefact-orange-mystery = Tajemniczy artefakt (pomarańczowy)
    .one = tajemniczy artefakt (pomarańczowy)
    .named = Tajemniczy artefakt (pomarańczowy)
artefact-yellow-box = Ładne pudełko po cygarach
    .one = ładne pudełko po cygarach (żółte)
    .named = Ładne pudełko po cygarach (żółte)
artefact-green-box = Ładne pudełko śniadaniowe
    .one = ładne pudełko śniadaniowe (zielone)
    .named = Ładne pudełko śniadaniowe (zielone)
artefact-red-box = Ładne pudełko z pozytywką
    .one = ładne pudełko z pozytywką (czerwone)
    .named = Ładne pudełko z pozytywką (czerwone)
artefact-purple-box = Ładne pudełko na przyprawy
    .one = ładne pudełko na przyprawy (fioletowe)
    .named = Ładne pudełko na przyprawy (fioletowe)
artefact-orange-box = Ładne pudełko bento
    .one = ładne pudełko bento (pomarańczowe)
    .named = Ładne pudełko bento (pomarańczowe)

## Factions

factions-feinmort = Plemiona Feinmort (Poszukiwacze)
    .about = W akcji przemytu mogą jeden z nabytych artefaktów od razu wysłać do muzeum.
factions-mazz_un = Admiralicja Mazz-Un (Dowódcy)
    .about = Kartą akcji rozkazu mogą też wydobyć jeden artefakt.

## Options

option-modules = Moduły dodatku
    .about = Nowe frakcje, tajemnicze artefakty, muzeum i rynki pop-up; dwa ostatnie wymagają tajemniczych artefaktów.
modules-M5 = M5: Nowe frakcje
    .about = Do wyboru są też Dowódcy, a z muzeum także Poszukiwacze.
modules-M6 = M6: Tajemnicze artefakty
    .about = Artefakty, które potrzebują opiekuna; zbadane na statku dają karty inżynierii wstecznej.
modules-M7 = M7: Galaktyczne muzeum
    .about = Nowa akcja wysyła artefakty do muzeum; jego kuratorzy i kolumny dają premie. Wymaga tajemniczych artefaktów.
modules-M8 = M8: Rynki pop-up
    .about = Karty przy miejscach wykopalisk tanio sprzedają artefakt albo za niego nagradzają. Wymaga tajemniczych artefaktów i co najmniej dwóch graczy.
option-pretty_boxes = Ładne pudełka
    .about = Pięć kafelków promo, po jednym każdego koloru. Próbka pudełka daje badacza, a pudełko pasuje do każdego kafelka wystawy. Tylko z modułem dodatku.
option-scarce_zu = Mniej znaczników dla Zu
    .about = Zu ma 24 znaczniki załogi i może ich zabraknąć, jak z dodatkiem.

## Questions

ask-send_broker = Czy wysyłasz pośrednika? Karta: { $card }; jej kolor teraz: { $colour }.
ask-at_market = Ta karta ma każdy symbol: { $card }. Do którego rynku jej używasz?
ask-gain_broker = Jakiego koloru jest twój nowy pośrednik?
ask-bonus_dig = Który artefakt wydobywasz przy okazji? Kolor: { $colour }.
ask-early_dig = Który artefakt wydobywasz przed rozkazem? Kolor: { $colour }. Po nim padnie to pytanie ponownie.
ask-stow = Dokąd trafia artefakt?
ask-keep_re = Którą kartę inżynierii wstecznej zatrzymujesz?
ask-second_buyer = Jakiego drugiego kupującego dodajesz do kolejki na rynku nr { $market }?
ask-research_grant = { $credits_way ->
    [out] Czy płacisz { $credits } za badacza?
   *[in] Czy bierzesz { $credits } i badacza?
}
ask-talent_agency = { $n ->
    [one] Jakiego pośrednika bierzesz?
   *[other] Jakiego pośrednika bierzesz? Najwyżej { $n }.
}
ask-exhibiting = Który artefakt wysyłasz do muzeum? Najwyżej jeden koloru { $colour_of } i jeden innego koloru.
ask-hang = Na którym kafelku wystawy kładziesz { $artefact_one }?
ask-mind_brush = Czy artefakt { $space_at } liczy się jako kolor swojego kuratora?
ask-pick_curator = Jakiego koloru jest nowy kurator?
ask-move_crew = Którego handlarza lub reprezentanta przenosisz?
ask-move_crew_to = Dokąd przenosisz { $post_who }?
ask-retrieve = Którego handlarza lub reprezentanta odzyskujesz?
ask-private_viewing = { $n ->
    [one] Który artefakt wysyłasz do muzeum?
   *[other] Który artefakt wysyłasz do muzeum? Najwyżej { $n }, w różnych kolorach.
}
ask-acquisitions_board = { $n ->
    [one] Którego kuratora wymieniasz i na jaki kolor?
   *[other] Którego kuratora wymieniasz i na jaki kolor? Najwyżej { $n }.
}
ask-activate = Z którego rynku pop-up korzystasz?
ask-give = Który artefakt oddajesz na rynek pop-up { $popup }?

## Answers

code-send-broker = Wyślij { $colour_of } pośrednika na statek
code-take-broker = Weź { $colour_of } pośrednika
code-at-market = Użyj karty do rynku nr { $market }
code-stow = Włóż artefakt { $hold_into }
code-dig-mystery = Wydobądź tajemniczy artefakt ({ $colour })
code-analyse = Wyślij reprezentanta i zbadaj tajemniczy artefakt ({ $colour }) { $hold_from }
code-offload-mystery = Dostarcz tajemniczy artefakt ({ $colour }) { $hold_from }
code-keep-re = Zatrzymaj { $re_one }
code-exhibit = Wystawa: { $card }
code-show = Wyślij { $artefact_one } { $hold_from } do muzeum
code-hang = Połóż artefakt { $space_at }
code-match = Użyj pędzla myśli
code-curator = Nowy kurator: { $colour }
code-replace-curator = Wymień kuratora { $row_of }: { $colour }
code-retrieve = Odzyskaj { $post_who }
code-activate = Skorzystaj z rynku pop-up { $popup }
code-give = Oddaj { $artefact_one } { $hold_from }

## Refusals; the rules that each rests on stand beside it in en.ftl

refusal-not-in-play = Moduł, do którego to należy, nie bierze udziału w grze.
refusal-only-send-broker = Pośrednika wysyłasz tylko z kartą akcji, zaraz po jej zagraniu.
refusal-only-take-broker = Pośrednika wybierasz tylko wtedy, gdy coś ci go daje.
refusal-only-at-market = Rynek dla karty wybierasz tylko wtedy, gdy pośrednik dał jej każdy symbol.
refusal-only-stow = Między ładownią a lukiem wybierasz tylko zaraz po zdobyciu artefaktu, który może trafić i tu, i tu.
refusal-only-dig-mystery = Tajemnicze artefakty wydobywasz tylko w akcji wydobycia, kartą „Nocne wykopaliska” albo, jako Admiralicja Mazz-Un, po akcji rozkazu.
refusal-only-analyse = Tajemniczy artefakt badasz tylko w akcji rozkazu, gdy wysyłasz reprezentanta.
refusal-only-offload-mystery = Tajemnicze artefakty dostarczasz tylko w akcji przemytu lub kartą „Dyskretny nabywca”.
refusal-only-keep-re = Kartę inżynierii wstecznej zatrzymujesz tylko po dobraniu dwóch do wyboru.
refusal-only-show = Artefakty do muzeum wysyłasz tylko w akcji wystawy, kartą „Pokaz prywatny” albo, jako Plemiona Feinmort, w akcji przemytu.
refusal-only-hang = Pole muzeum wybierasz tylko wtedy, gdy wysyłasz tam artefakt.
refusal-only-match = Pędzla myśli używasz tylko po wysłaniu artefaktu do kuratora innego koloru.
refusal-only-curator = Kuratora wybierasz tylko wtedy, gdy odkryta dla niego karta pokazuje specjalnego kupującego.
refusal-only-replace-curator = Kuratorów wymieniasz tylko kartą „Komisja zakupów”.
refusal-only-retrieve = Załogę odzyskujesz tylko po zapełnieniu jednej z dwóch najbardziej wewnętrznych kolumn muzeum.
refusal-only-give = Artefakty oddajesz tylko wtedy, gdy korzystasz z rynku pop-up, który jakiegoś szuka.
refusal-box-not-offloaded = Ładnych pudełek nie można dostarczyć na czarny rynek: { $artefact_named }.
refusal-box-not-free = Is’sisinui nie mogą zachować ładnego pudełka za darmo: { $artefact_named }.
refusal-no-researcher-left = Nie ma już badaczy, więc próbka ładnego pudełka nic nie daje.
refusal-locked-guard = Ten strażnik stoi w pełnej kolumnie twojej galerii i tam zostaje: { $artefact_named }.
refusal-broker-held = Masz już pośrednika koloru { $colour_of }.
refusal-no-such-broker = Nie masz pośrednika koloru { $colour_of }.
refusal-broker-useless = Pośrednik koloru { $colour_of } nic by w tej akcji nie zmienił.
refusal-no-such-mystery = Na mapie nie ma tajemniczego artefaktu koloru { $colour_of }.
refusal-no-custodian = Tajemniczy artefakt potrzebuje opiekuna, a nie masz już znaczników załogi ani strażnika, którego można by przenieść.
refusal-no-mystery-held = Nie masz tam tajemniczego artefaktu koloru { $colour_of }.
refusal-re-not-drawn = To nie jest żadna z dwóch dobranych kart: { $re }.
refusal-museum-full = Muzeum jest pełne.
refusal-nothing-to-show = Nie masz artefaktu do wysłania.
refusal-market-not-visited = Nie masz odkrywcy na rynku nr { $market }.
refusal-nothing-fits = Żaden z twoich artefaktów nie pasuje do pustego kafelka wystawy.
refusal-send-one = Wyślij do muzeum co najmniej jeden artefakt.
refusal-mystery-barred = Tajemniczych artefaktów nie można wysłać do muzeum.
refusal-other-colour-sent = Artefakt innego koloru jest już wysłany; można jeszcze wysłać jeden koloru { $colour_of }.
refusal-no-guide = Artefakt w muzeum potrzebuje przewodnika, a nie masz już znaczników załogi ani strażnika, którego można by przenieść.
refusal-fits-nowhere = To nie pasuje do żadnego pustego kafelka wystawy: { $artefact_named }.
refusal-does-not-fit = Kafelek wystawy na tym polu wymaga czegoś innego: { $artefact_named }.
refusal-no-exhibition-tile = Na tym polu nie ma kafelka wystawy.
refusal-space-taken = Na tym polu jest już artefakt.
refusal-no-curator-there = Ten rząd nie ma kuratora, którego można by wymienić.
refusal-curator-replaced = Kurator tego rzędu jest już wymieniony.
refusal-same-curator = Ten kurator jest już koloru { $colour_of }; wybierz inny kolor.
refusal-sent-already = W jednej akcji przemytu do muzeum trafia najwyżej jeden artefakt.
refusal-not-just-acquired = Wysłać można tylko artefakt właśnie nabyty, bez próbki, a ten taki nie jest: { $artefact_named }.
refusal-sampled-this-turn = W tej turze pobrano już próbkę: { $artefact_named }.
refusal-holds-full = Twoja ładownia i ukryty luk są pełne.
refusal-no-such-popup = Rynku pop-up { $popup } nie ma na planszy.
refusal-activated-already = Przy tej akcji jeden rynek pop-up jest już użyty.
refusal-action-owed = Po rynku pop-up musi być akcja inna niż podróż i pas.
refusal-no-action-after = Potem zostałaby ci tylko podróż albo pas, a musi nastąpić inna akcja.
refusal-popup-too-new = Rynek pop-up { $popup } pojawił się dopiero w tej akcji; można z niego skorzystać przy następnej.
refusal-nothing-meets = Nie masz artefaktu, którego szuka rynek pop-up { $popup }.
refusal-demand-not-met = Rynek pop-up szuka czegoś innego: { $artefact_named }.

## Events

event-gained-researchers = { $n ->
    [one] { $seat } dostaje { $n } badacza.
   *[other] { $seat } dostaje { $n } badaczy.
}
event-no-researcher = { $seat } nie dostaje badacza, bo żadnego już nie ma.
event-sampled-box = { $seat } pobiera próbkę ładnego pudełka: { $artefact_named }.
event-gained-broker = { $seat } dostaje { $colour_of } pośrednika.
event-no-broker = { $seat } nie może dostać pośrednika.
event-recoloured = { $seat } wysyła pośrednika na statek: karta liczy się teraz jako kolor { $colour }.
event-all-icons = { $seat } wysyła { $colour_of } pośrednika na statek: karta ma teraz każdy symbol.
event-posted-researcher = { $seat } umieszcza badacza w galerii: { $artefact_named }.
event-lost-researchers = { $n ->
    [one] { $seat } nie ma już w galerii miejsca dla { $n } badacza.
   *[other] { $seat } nie ma już w galerii miejsca dla { $n } badaczy.
}
event-broker-paid = { $seat } dostaje { $credits } za { $colour_of } pośrednika.
event-mystery-laid = Nowy tajemniczy artefakt { $place_at }: { $colour }.
event-mystery-dug = { $seat } wydobywa tajemniczy artefakt ({ $colour }) { $place_at }.
event-moved-over = { $seat } wkłada { $artefact_one } do ukrytego luku.
event-mystery-moved-over = { $seat } wkłada tajemniczy artefakt ({ $colour }) do ukrytego luku.
event-analysed = { $seat } wysyła tajemniczy artefakt ({ $colour }) { $hold_from } na statek do zbadania.
event-mystery-offloaded = { $seat } dostarcza tajemniczy artefakt ({ $colour }) { $hold_from } za { $credits }.
event-mystery-quietly-sold = { $seat } dyskretnie dostarcza tajemniczy artefakt ({ $colour }) { $hold_from } za { $credits }.
event-saw-re = { $seat } ogląda { $re_one }.
event-gained-re = { $seat } dostaje { $re_one }.
event-put-under = { $seat } wkłada { $re_one } pod talię.
event-no-re = { $seat } nie dostaje karty inżynierii wstecznej, bo żadnej już nie ma.
event-bulk-paid = { $seat } dostaje { $credits } z umowy hurtowej.
event-re-scored = { $seat } dostaje { $credits } za { $re_one }.
event-grant = { $credits_way ->
    [out] { $seat } płaci { $credits } za grant badawczy.
   *[in] { $seat } dostaje { $credits } z grantu badawczego.
}
event-exhibition = Kafelek wystawy { $space_at }: { $asks }.
event-curator-came = Nowy kurator { $row_of }: { $colour }.
event-curator-left = Kurator wraca do puli: { $colour }.
event-no-curator = Nowego kuratora nie ma, bo w puli nie ma już kupujących koloru { $colour_of }.
event-sent = { $seat } wysyła { $artefact_one } { $hold_from } do muzeum ({ $space_at }).
event-matched = { $seat } trafia w kolor kuratora { $row_of }: { $colour }.
event-brushed = { $seat } używa pędzla myśli: kuratorowi { $row_of } podoba się kolor { $colour }.
event-donated = { $seat } dostaje { $credits } za tablicę darczyńcy.
event-curator-paid = { $seat } dostaje { $credits } od kuratora.
event-column-done = { $seat } zapełnia kolumnę { $column } muzeum.
event-gifts-sold = { $n ->
    [one] { $seat } dostaje { $credits } ze sklepu z pamiątkami za { $n } przewodnika.
   *[other] { $seat } dostaje { $credits } ze sklepu z pamiątkami za { $n } przewodników.
}
event-crew-moved = { $seat } przenosi członka załogi { $post_from } { $target_to }.
event-crew-back = { $seat } odzyskuje { $post_who }.
event-benefit-lapsed = { $seat } nie korzysta z premii za kolumnę.
event-curator-replaced = { $seat } wymienia kuratora { $row_of }: { $by_colour } zamiast { $colour_of }.
event-board-paid = { $seat } dostaje { $credits } od komisji zakupów.
event-guides-scored = { $n ->
    [one] { $seat } dostaje { $credits } za { $n } przewodnika.
   *[other] { $seat } dostaje { $credits } za { $n } przewodników.
}
event-popup-placed = Nowy rynek pop-up { $place_at }: { $popup }.
event-popup-stocked = Na rynku pop-up { $popup }: { $artefact_named }.
event-popup-empty = Dla rynku pop-up { $popup } nie ma już artefaktu; wypada on z gry.
event-popup-bought = { $seat } płaci { $credits } za { $artefact_one } na rynku pop-up { $popup }.
event-popup-met = { $seat } oddaje { $artefact_one } { $hold_from } na rynek pop-up { $popup }.
event-popup-paid = { $seat } dostaje { $credits } z rynku pop-up { $popup }.

## Against Zu: a mysterious artefact in a list; Zu’s card; why a card is not carried out as printed; what a choice is for

mystery = Tajemniczy artefakt ({ $colour })

face-special = Wystawa lub rozkaz

obstacle-no-cube = Zu nie ma już znaczników załogi.
obstacle-no-envoy = Zu nie ma już znaczników załogi ani reprezentanta do wycofania.
obstacle-enough-analysed = Zbadano już dość tajemniczych artefaktów.

purpose-show = Do wyboru do muzeum
purpose-hang = Kolumny muzeum do wyboru
purpose-centre = Centra dowodzenia do wyboru
purpose-curator = Do wyboru jako kolor nowego kuratora

event-zu-recalled = Zu dostaje { $credits } za reprezentanta { $centre_from }.
event-zu-withdrew = Zu odzyskuje reprezentanta { $centre_from }.
event-re-discarded = Karta inżynierii wstecznej wypada z gry: { $re }.
event-zu-learned = Zu dostaje { $credits } zamiast karty inżynierii wstecznej.
event-zu-gained-cube = { $n ->
    [one] Zu dostaje { $n } znacznik załogi drugiego koloru.
    [few] Zu dostaje { $n } znaczniki załogi drugiego koloru.
   *[many] Zu dostaje { $n } znaczników załogi drugiego koloru.
}
event-zu-no-more-cubes = Nie ma już znaczników załogi, które Zu mógłby dostać.
event-zu-posted = Zu kładzie nieużyty znacznik załogi w galerii: { $artefact_named }.

event-zu-weighs-columns = { $purpose }: { $columns }.
event-zu-weighs-centres = { $purpose }: { $centres }.

event-zu-find-mystery = Najpierw tajemnicze: { $artefacts }; odpada: { $out-artefacts }.
event-zu-mystery-lot = Tajemnicze artefakty do wyboru: { $colours }. Wynik losowania: { $colour }.
event-zu-show-fits = Pasuje do pustego kafelka wystawy: { $tiles }; odpada: { $out-tiles }.
event-zu-show-other = Drugi, w innym kolorze: { $tiles }; odpada: { $out-tiles }.
event-zu-show-match = Może trafić do kuratora swojego koloru: { $tiles }; odpada: { $out-tiles }.
event-zu-show-unpopular = Najmniejsza popularność: { $tiles }; odpada: { $out-tiles }.
event-zu-show-few = Zu ma najmniej w tym kolorze: { $tiles }; odpada: { $out-tiles }.
event-zu-show-cheap = Najniższa wartość: { $tiles }; odpada: { $out-tiles }.
event-zu-show-lot = Nadal remis: { $tiles }. Wynik losowania: { $tile }.
event-zu-hang-own = Kolumny z przewodnikiem Zu: { $columns }; odpada: { $out-columns }.
event-zu-hang-guided = Kolumny z jakimkolwiek przewodnikiem: { $columns }; odpada: { $out-columns }.
event-zu-hang-outer = Kolumny najdalej od środka: { $columns }; odpada: { $out-columns }.
event-zu-hang-high = Kolumny z najwyższym możliwym miejscem: { $columns }; odpada: { $out-columns }.
event-zu-hang-lot = Nadal remis: { $columns }. Wynik losowania: { $column }.
event-zu-centre-swing = Największa zmiana wpływów: { $centres }; odpada: { $out-centres }.
event-zu-centre-lead = Największa przewaga Zu: { $centres }; odpada: { $out-centres }.
event-zu-centre-trail = Największa strata Zu: { $centres }; odpada: { $out-centres }.
event-zu-centre-lot = Nadal remis: { $centres }. Wynik losowania: { $centre }.
event-zu-curator-sold = Zu ma coś do sprzedania w kolorze: { $colours }; odpada: { $out-colours }.
event-zu-curator-popular = Największa popularność: { $colours }; odpada: { $out-colours }.
event-zu-curator-most = Zu ma najwięcej w kolorze: { $colours }; odpada: { $out-colours }.
event-zu-curator-lot = Nadal remis: { $colours }. Wynik losowania: { $colour }.

## Lines of the score sheet

line-re-values = Karty inżynierii wstecznej
line-tour-guides = Przewodnicy
line-brokers = Pośrednicy
line-bulk-contract = Umowa hurtowa
line-curators = Kuratorzy
line-donor-plaque = Tablica darczyńcy
line-gift-shop = Sklep z pamiątkami
line-pop-up-markets = Rynki pop-up
line-new-command-cards = Grant badawczy i komisja zakupów
line-analyses = Zbadane artefakty
line-recalls = Wycofani reprezentanci

## Rulings that a table may read otherwise

ruling-MU-BROKER-R2 = Czy pośrednika trzeba wziąć
    .automatic = Pośrednika, którego można zdobyć, bierze się zawsze.
    .optional = Gracz może z niego zrezygnować.
ruling-MU-BROKER-R12 = Z jakimi kartami akcji można wysłać pośrednika
    .any-card = Z każdą, także gdy akcja nie korzysta ani z koloru, ani z symbolu karty.
    .useful-only = Tylko gdy akcja korzysta z tego, co zmienia pośrednik.
ruling-MU-SEEKER-R1 = Czy przychodzi kurator, gdy Poszukiwacze wyślą artefakt do muzeum
    .no-curator = Nie, to należy do akcji wystawy.
    .whole-tail = Tak, odkrywa się kartę kupującego i kolejka się przesuwa.
ruling-MU-SEEKER-R4 = Jakie próbki nie pozwalają Poszukiwaczom wysłać artefaktu
    .that-tile = Tylko próbka właśnie tego kafelka.
    .that-type = Każda próbka tego rodzaju pobrana w tej turze.
ruling-MU-COMMANDER-R1 = Kiedy Dowódcy wydobywają kartą rozkazu
    .command-first = Po krokach rozkazu.
    .either-order = Przed nimi albo po nich.
ruling-MU-MUSETUP-R2 = Karta specjalnego kupującego przy wyborze drugiego kuratora
    .first-player-picks = Kolor wybiera pierwszy gracz.
    .flip-on = Odkrywa się kolejne karty, aż pojawi się kolor.
ruling-MU-CURATOR-R1 = Jak przesuwają się kuratorzy, gdy jest wolne pole
    .all-move = Wszyscy przesuwają się o jedno pole, a pierwszy odchodzi.
    .fill-first = Nowy zajmuje wolne pole i nikt się nie przesuwa.
ruling-MU-POPUP-R3 = Od kiedy można skorzystać z rynku pop-up po sprzedaży
    .next-action = Od następnej akcji.
    .same-sale = Już przy tej samej sprzedaży.
ruling-MU-ACTIVATE-R2 = Z ilu rynków pop-up można skorzystać przy jednej akcji
    .each = Z każdego, na którym stoi twój odkrywca, przed akcją albo po niej.
    .one = Z jednego.
ruling-MU-SUPPLY-R3 = Dokąd trafia artefakt z oferty specjalnej
    .cargo = Do ładowni.
    .either-hold = Do ładowni albo do ukrytego luku.
ruling-MU-SUPPLY-R4 = Czy z artefaktu z oferty specjalnej można pobrać próbkę
    .sample = Tak, jak z każdego kupionego artefaktu.
    .no-sample = Nie.
ruling-MU-DEMAND-R3 = Jak zamówienie specjalne daje kartę inżynierii wstecznej
    .two-keep-one = Dobiera się dwie karty i zatrzymuje jedną.
    .top-card = Dostaje się wierzchnią kartę w ciemno.
ruling-MU-ZUCUBES-R5 = Prognoza Zu bez znacznika załogi na kartę prognozy
    .fails = Akcja się nie udaje.
    .goes-on = Akcja trwa dalej, bez znacznika.
ruling-MU-ZUMYST-R7 = Co Zu dostarcza razem z tajemniczym artefaktem
    .one-of-two = Najcenniejszy artefakt innego koloru.
    .alone = Nic.
ruling-MU-ZUMYST-R12 = Co Zu dostarcza w akcji rozkazu, gdy zbadano już dość artefaktów
    .full-offload = Wszystko, co dostarczyłoby w akcji przemytu.
    .alone = Tylko tajemniczy artefakt.
ruling-MU-ZUEXHIBIT-R7 = Co daje Zu reprezentant wycofany za pełną kolumnę
    .no-pay = Nic.
    .pays-5 = 5 kredytów, jak w akcji rozkazu.
