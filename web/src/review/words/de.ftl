# After the game.
review-you-win = Du gewinnst
review-you-win-by = Du gewinnst mit { $amount } Vorsprung
review-wins = { $name } gewinnt
review-wins-by = { $name } gewinnt mit { $amount } Vorsprung
review-shared = { $names } teilen sich den Sieg
review-length = { $turns ->
    [one] { $turns } Zug, { $minutes } Min.
   *[other] { $turns } Züge, { $minutes } Min.
}
review-to-rematch = Zur neuen Partie
review-chart-archaeology = Geld im Lauf der Partie
review-chart-excavation-earth = Credits im Lauf der Partie
review-chart-label = Punktestand im Lauf der Partie; am Ende: { $list }
review-sheet = Wertung
review-sheet-archaeology = Woher jeder Dollar kam
review-sheet-excavation-earth = Woher jeder Credit kam
review-total = Summe
review-round = Runde { $n }
review-turn = Zug { $n }
review-turn-of = Zug { $n } von { $all }
review-end = Ende
review-slider = Wiederholung
review-at = Schritt { $n } von { $all }
review-first = An den Anfang
review-back = Einen Schritt zurück
review-play = Abspielen
review-pause = Anhalten
review-next = Einen Schritt weiter
review-last = Ans Ende
review-more = (und { $n } weitere)
review-board = Tisch zeigen
review-close = Zurück zum Rückblick
# Fairness and the record.
fair-title = Prüfung der Fairness
fair-about = Vor der ersten Karte hat dieser Tisch den Fingerabdruck eines Geheimnisses veröffentlicht. Jetzt liegt das Geheimnis offen, und dein Browser hat daraus nachgerechnet, was versprochen war.
fair-passed = In diesem Browser bestanden
fair-failed = Stimmt nicht überein
fair-running = Wird geprüft …
fair-imported = Diese Partie kam aus einer Datei; jemand kann ihren Zufall gekannt haben. Es gibt nichts zu prüfen.
fair-impossible = Dieser Browser kann es hier nicht prüfen (dazu braucht es https). Das Protokoll lässt sich mit dem Befehl prüfen.
fair-promised = Fingerabdruck, vor der ersten Karte versprochen
fair-secret = Aus dem Geheimnis errechnet
    .same = Aus dem Geheimnis errechnet: derselbe
    .other = Aus dem Geheimnis errechnet: ein anderer
fair-from = Das Geheimnis:
fair-seed = Aller Zufall folgt aus dem Geheimnis
record-title = Protokoll
record-version = Regelfassung { $n }
record-about = Optionen, Startwert und jede Entscheidung; der Befehl spielt sie Zug für Zug nach.
record-size = { $kb } kB.
record-download = Herunterladen
money-long-archaeology = { $n }{ "\u00A0" }$
money-long-excavation-earth = { $n ->
    [one] { $n } Credit
   *[other] { $n } Credits
}
