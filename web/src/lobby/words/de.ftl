# The front door.
lobby-claim = Zwei Spiele über das Ausgraben der Vergangenheit. Kostenlos, ohne Konto, ohne Installation.
lobby-foot = Digsite ist freie Software. Symbole: game-icons.net, CC BY 3.0. Globus: Natural Earth.
lobby-excavation-earth = Excavation Earth
    .claim = Grabe die Geschichte der Menschheit aus. Verkaufe sie der Galaxis.
    .time = 90 Min.
    .weight = Komplexes Wirtschaftsspiel
lobby-players = Personen
lobby-archaeology = Archaeology
    .claim = Sammle Sets, entgeh den Sandstürmen, verkaufe rechtzeitig.
    .time = 25 Min.
    .weight = Schnelles Kartenspiel
mode-label = Wie gespielt wird
mode-bots = Bots
    .about = Beginnt sofort. Ändere, was du magst, oder spiel einfach los.
    .go = Jetzt spielen
mode-zu = Gegen Zu
    .about = Zu spielt nach einer Leiter von Prioritäten. Du kannst sie jederzeit aufschlagen und sehen, warum Zu so entschieden hat.
    .go = Gegen Zu spielen
mode-screen = Ein Bildschirm
    .about = Reicht den Bildschirm herum. Zwischen den Zügen ist er verdeckt, niemand sieht fremde Karten.
    .go = An diesem Bildschirm beginnen
mode-friends = Freunde
    .about = Du bekommst einen Link und einen QR-Code. Wer ihn öffnet, kann Platz nehmen. Ohne Konto.
    .go = Tisch aufstellen
go-bots = { $n ->
    [one] { $n } Platz, Bots: { $bot }
   *[other] { $n } Plätze, Bots: { $bot }
}
go-screen = { $n } Personen
go-friends = { $n } Plätze
go-base = Grundspiel
seats-label = Plätze
bots-label = Bots
bots-among-label = Davon Bots
variants-label = Varianten
modules-short = Module
more-options = Weitere Optionen
options-changed = geändert
names-label = Wer spielt?
name-of-seat = Name von Platz { $number }
seat-random = Ausgelost
zu-easier = Leichter
zu-harder = Schwerer
set-zu-very-easy = Sehr leicht
set-zu-easy = Leicht
set-zu-gentle = Sanft
set-zu-medium = Mittel
set-zu-hard = Schwer
set-zu-very-hard = Sehr schwer
set-zu-brutal = Brutal
set-zu-own = Eigene Mischung
set-modules-none = Keine
set-modules-factions = Fraktionen
set-modules-mysteries = Mysterien
set-modules-museum = Museum
set-modules-everything = Alles
# In the line of the button that starts.
short-modules-M5 = Fraktionen
short-modules-M6 = Mysterien
short-modules-M7 = Museum
short-modules-M8 = Pop-ups

# The bots of the library.
bot-random = Zufall
    .about = Spielt irgendeinen erlaubten Zug.
bot-novice = Neuling
    .about = Spielt mit gesundem Menschenverstand und plant nur bis zum Ende des Zugs.

# My tables, and where to learn.
your-tables = Deine Tische
tables-waiting = { $n ->
    [one] { $n } wartet auf dich
   *[other] { $n } warten auf dich
}
tables-all = Alle { $n } zeigen
row-lesson = Eine Lektion
row-zu = Allein gegen Zu
row-screen = An einem Bildschirm
row-with = Mit { $names }
row-open = Noch niemand sonst
row-to-move = am Zug: { $names }
row-waiting = wartet auf Mitspielende
row-running = läuft
row-finished = beendet
row-abandoned = abgebrochen
new-here = Neu hier?
learn-archaeology = Archaeology in 6 Minuten
    .about = Lern es beim Spielen, ohne vorher zu lesen.
learn-excavation-earth = Excavation Earth in 18 Minuten
    .about = Kurze Lektionen; hör nach jeder auf, wenn du magst.
rules-link = Alle Regeln
    .about = Durchsuchbar, mit dem Grund jeder Ablehnung.
faces-note = Die Regelhefte, nach denen wir gearbeitet haben, hatten keine Bilder. Kartenwerte und Linien der Karte sind zum Teil rekonstruiert.
faces-which = Welche
row-bots = { $n ->
    [one] Gegen einen Bot
   *[other] Gegen { $n } Bots
}

# Nach welcher Spielanleitung und mit welchen Hausregeln.
house-title = Hausregeln
house-find = Hausregeln durchsuchen
house-found = { $n ->
    [one] { $n } Auslegung gefunden
   *[other] { $n } Auslegungen gefunden
}
house-nothing = Davon handelt hier keine Auslegung.
house-reset-all = Alles nach der Spielanleitung
house-reset = Zurück zur Spielanleitung
house-mark = Hausregel
house-book = Standard
house-rule-link = Die Regel dazu, in einem neuen Tab
edition-propose = Du spielst auf Deutsch. Nach der deutschen Spielanleitung spielen?
edition-take = Ja, gern
edition-leave = Nein
edition-differs = { $n ->
    [one] Hier liest sie eine Regel anders als die englische.
   *[other] Hier liest sie { $n } Regeln anders als die englische.
}
short-edition-en = Englisch
short-edition-de = Deutsch
short-edition-pl = Polnisch
