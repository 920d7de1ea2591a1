# Co mówi sam serwer, po polsku. Gry mają własne słowa.

guest-name = Gość { $number }

# Co stało się przy samym stole. $name to osoba, o którą chodzi.
log-start = Gra się zaczyna.
log-sit = { $name } siada do stołu.
log-leave = { $name } rezygnuje z miejsca.
log-bot = Od teraz zamiast gracza { $name } gra bot.
log-back = { $name } znów gra osobiście.
log-undo = { $name } cofa ruchy.
log-undo-redraw = { $name } cofa ruchy za zgodą wszystkich. To, czego los jeszcze nie ujawnił, zostaje wylosowane od nowa.
log-ask-undo = { $name } prosi o cofnięcie ruchów.
log-ask-abandon = { $name } proponuje zakończyć grę w tym miejscu.
log-vote-yes = { $name } się zgadza.
log-vote-no = { $name } się nie zgadza.
log-abandon = Gra została przerwana.
log-rematch = Będzie rewanż.
