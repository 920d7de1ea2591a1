# Die Sätze der Seite selbst, auf Deutsch. Die Wörter der Spiele stehen bei ihrem Code.

language-label = Sprache
lobby-title = Nimm Platz.
nav-label = Seiten
nav-learn = Lernen
nav-play = Spielen
nav-rules = Regeln
open-seat = Frei
page-missing = Hier ist nichts.
piece-chosen = Gewählt
piece-legal = Kann gewählt werden
play-now = Jetzt spielen
question-label = Frage
question-reconnecting = Verbindung wird wiederhergestellt …
question-waiting = Warten auf { $names }
sit-down = Platz nehmen
start-game = Partie beginnen
table-closed = Dieser Tisch lässt sich nicht öffnen
table-opening = Der Tisch wird geöffnet …
theme-label = Hell oder dunkel
to-lobby = Zum Eingang
told-between = Dazwischen noch { $n }.
told-undo = { $name } nimmt Züge zurück.
undo-sure = Deinen letzten Schritt und alles danach zurücknehmen? Die anderen haben es gesehen, oder etwas kam ans Licht: Was der Zufall noch nicht gezeigt hat, wird neu gezogen.
try-again = Noch einmal versuchen
verb-ask-undo = Um Rücknahme bitten
verb-back = Zurück
verb-confirm = Bestätigen
verb-redrawn = Zufall neu
verb-asked = die anderen werden gefragt
verb-undo = Zurücknehmen
verb-undo-redraw = Zurücknehmen (Zufall neu)
waiting-title = Wer kommt?
your-turn = Du bist dran
log-title = Verlauf
log-keys = Die Pfeiltasten führen von Zeile zu Zeile, Pos1 zur ersten und Ende zur letzten.
log-more-rules = { $n ->
    [one] Noch eine Regel
   *[other] Noch { $n } Regeln
}

## Was eine Ablehnung des Servers sagt, nach ihrem Schlüssel (src/digsite/server/problems.py).

problem-bad-request = Die Anfrage ist nicht zu verstehen.
problem-no-person = Hier ist niemand angemeldet; lade die Seite neu.
problem-wrong-login = Anmeldename und Passwort passen nicht zusammen.
problem-forbidden = Das darfst du hier nicht.
problem-wrong-origin = Die Anfrage kommt von einer anderen Seite.
problem-not-found = Hier ist nichts.
problem-no-invitation = Diesen Tisch gibt es nicht, oder der Link gilt nicht mehr: Bitte um einen neuen.
problem-wrong-method = Das geht hier nicht.
problem-stale = Der Tisch ist inzwischen weiter.
problem-illegal = Das darf jetzt nicht gespielt werden.
problem-not-asked = Dieser Platz ist nicht am Zug.
problem-bot-plays = Ein Bot spielt diesen Platz.
problem-yours-already = Du spielst diesen Platz schon.
problem-which-seat = Du hast hier mehrere Plätze; sag, welchen.
problem-taken = Dieser Platz ist besetzt.
problem-not-full = Erst müssen alle Plätze besetzt sein.
problem-not-started = Die Partie hat noch nicht begonnen.
problem-started = Die Partie hat schon begonnen.
problem-not-over = Die Partie ist noch nicht zu Ende.
problem-over = Die Partie ist zu Ende.
problem-frozen = An diesem Tisch geht es nicht weiter.
problem-nothing-to-undo = Es gibt nichts zurückzunehmen.
problem-too-long = Dafür ist an diesem Tisch schon zu viel geschehen; die Partie lässt sich noch zu Ende spielen oder verlassen.
problem-vote-open = Es wird schon abgestimmt.
problem-no-vote = Es wird nicht abgestimmt.
problem-login-taken = Diesen Anmeldenamen hat schon jemand.
problem-has-account = Es gibt schon ein Konto.
problem-too-large = Das ist zu groß.
problem-invalid = Etwas darin ist nicht erlaubt: zu kurz, zu lang oder mit Zeichen, die nicht gehen.
problem-too-fast = Zu viele Versuche; warte ein wenig.
problem-too-many = Zu viele auf einmal.
problem-broken = Hier ist etwas kaputtgegangen; es wurde aufgeschrieben.
problem-unavailable = Die Datenbank antwortet nicht; versuch es gleich noch einmal.
problem-busy = Es ist zu viel los; versuch es gleich noch einmal.
problem-offline = Der Server ist nicht zu erreichen.
