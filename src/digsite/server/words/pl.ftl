# Co mówi sam serwer, po polsku. Gry mają własne słowa.

guest-name = Gość { $number }

# Co stało się przy samym stole. $name to osoba, o którą chodzi.
log-start = Gra się zaczyna.
log-sit = { $name } siada do stołu.
log-leave = { $name } rezygnuje z miejsca.
log-fill = Wolne miejsce zajmuje bot: { $name }.
log-fill-open = Jedno miejsce jest znowu wolne.
log-bot = Od teraz zamiast gracza { $name } gra bot.
log-back = { $name } znów gra osobiście.
log-undo = { $name } cofa ruchy.
log-undo-agreed = { $name } cofa ruchy za zgodą wszystkich. To, czego los jeszcze nie ujawnił, zostaje wylosowane od nowa.
log-undo-redraw = { $name } cofa ruchy. To, czego los jeszcze nie ujawnił, zostaje wylosowane od nowa.
log-ask-undo = { $name } prosi o cofnięcie ruchów.
log-ask-abandon = { $name } prosi o zakończenie gry.
log-vote-yes = { $name } się zgadza.
log-vote-no = { $name } się nie zgadza.
log-vote-withdrawn = { $name } już o to nie prosi.
log-lapsed = Prośba przepada: gra toczy się dalej.
log-abandon = Gra została przerwana.
log-rematch = Będzie rewanż.

# Dlaczego opcje gry nie pasują do siebie, według zasady.
refused-AR-COMP-01 = Ta gra jest dla 2 do 5 osób.
refused-AR-LONG-01 = Tylko przy 2 lub 3 miejscach.
refused-EE-COMP-01 = W pojedynkę gra się przeciw Zu, od dwóch do czterech osób gra przeciw sobie.
refused-EE-SETUP-03 = Każda frakcja występuje tylko raz: wybierzcie różne.
refused-MU-MODULE-01 = Ta frakcja należy do nowych frakcji.
refused-MU-MODULE-03 = Muzeum wymaga tajemniczych artefaktów.
refused-MU-MODULE-04 = Rynki pop-up wymagają tajemniczych artefaktów.
refused-MU-MODULE-05 = Poszukiwacze wymagają muzeum.
refused-MU-MODULE-07 = Rynki pop-up nie są dla jednej osoby.
refused-MU-PRETTY-01 = Ładne pudełka należą do dodatku: wybierz moduł albo je wyłącz.
refused-MU-SOLO-02 = Tylko przeciw Zu.
refused-MU-SOLO-R2 = Z dodatkiem Zu ma 24 znaczniki załogi, więc E5 jest niedostępne.
refused-ZU-LEVEL-02 = Tylko przeciw Zu.
refused-ZU-SETUP-06 = W grze solo początkowa ręka jest rozdawana.
# Zasada domowa, która przy pozostałych opcjach nie ma znaczenia.
refused-rulings = To, czego dotyczy { $rule }, nie bierze tu udziału w grze.
