# Was der Server selbst sagt, auf Deutsch. Die Spiele haben ihre eigenen Wörter.

guest-name = Gast { $number }

# Was am Tisch selbst geschah. $name ist, um wen es geht.
log-start = Die Partie beginnt.
log-sit = { $name } nimmt Platz.
log-leave = { $name } gibt den Platz auf.
log-fill = Ein Bot, { $name }, hat den freien Platz.
log-fill-open = Ein Platz ist wieder frei.
log-bot = Für { $name } spielt ab jetzt ein Bot.
log-back = { $name } spielt wieder selbst.
log-undo = { $name } nimmt Züge zurück.
log-undo-agreed = { $name } nimmt mit aller Einverständnis Züge zurück. Was der Zufall noch nicht gezeigt hatte, wird neu gezogen.
log-undo-redraw = { $name } nimmt Züge zurück. Was der Zufall noch nicht gezeigt hatte, wird neu gezogen.
log-ask-undo = { $name } möchte Züge zurücknehmen.
log-ask-abandon = { $name } möchte die Partie hier beenden.
log-vote-yes = { $name } ist einverstanden.
log-vote-no = { $name } ist nicht einverstanden.
log-vote-withdrawn = { $name } bittet nicht mehr darum.
log-lapsed = Die Anfrage verfällt: Am Tisch geht es weiter.
log-abandon = Die Partie wurde abgebrochen.
log-rematch = Es gibt eine neue Partie.

# Warum Optionen eines Spiels nicht zusammenpassen, nach der Regel.
refused-AR-COMP-01 = Dieses Spiel ist für 2 bis 5 Personen.
refused-AR-LONG-01 = Nur mit 2 oder 3 Plätzen.
refused-EE-COMP-01 = Allein spielt man gegen Zu, zu zweit bis viert gegeneinander.
refused-EE-SETUP-03 = Jede Fraktion gibt es einmal: Wählt verschiedene.
refused-MU-MODULE-01 = Diese Fraktion kommt mit den neuen Fraktionen.
refused-MU-MODULE-03 = Das Museum braucht die mysteriösen Artefakte.
refused-MU-MODULE-04 = Pop-up-Märkte brauchen die mysteriösen Artefakte.
refused-MU-MODULE-05 = Die Sucher brauchen das Museum.
refused-MU-MODULE-07 = Allein gegen Zu gibt es keine Pop-up-Märkte.
refused-MU-PRETTY-01 = Hübsche Kisten gehören zur Erweiterung: Wählt ein Modul, oder schaltet sie ab.
refused-MU-SOLO-02 = Nur gegen Zu.
refused-MU-SOLO-R2 = Mit der Erweiterung hat Zu 24 Crewmarker, daher gibt es E5 nicht.
refused-ZU-LEVEL-02 = Nur gegen Zu.
refused-ZU-SETUP-06 = Wer allein spielt, bekommt die Starthand ausgeteilt.
# Eine Hausregel, die mit den übrigen Optionen ohne Bedeutung ist.
refused-rulings = Worum es in { $rule } geht, ist hier nicht im Spiel.
