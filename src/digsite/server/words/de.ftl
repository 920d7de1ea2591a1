# Was der Server selbst sagt, auf Deutsch. Die Spiele haben ihre eigenen Wörter.

guest-name = Gast { $number }

# Was am Tisch selbst geschah. $name ist, um wen es geht.
log-start = Das Spiel beginnt.
log-sit = { $name } nimmt Platz.
log-leave = { $name } gibt den Platz auf.
log-bot = Für { $name } spielt ab jetzt ein Bot.
log-back = { $name } spielt wieder selbst.
log-undo = { $name } nimmt Züge zurück.
log-undo-redraw = { $name } nimmt mit aller Einverständnis Züge zurück. Was der Zufall noch nicht gezeigt hatte, wird neu gezogen.
log-ask-undo = { $name } möchte Züge zurücknehmen.
log-ask-abandon = { $name } möchte das Spiel hier beenden.
log-vote-yes = { $name } ist einverstanden.
log-vote-no = { $name } ist nicht einverstanden.
log-abandon = Das Spiel wurde abgebrochen.
log-rematch = Es gibt eine Revanche.
