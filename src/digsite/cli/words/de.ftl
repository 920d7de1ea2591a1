# Was die Kommandozeile sagt, auf Deutsch. Die Spiele haben ihre eigenen Wörter.

## At the table

head-player = Wer
head-cards = Karten
head-tent = Zelt
head-money = Geld
head-sold = Verkauft
head-known = Auf der Hand gesehen
head-cards-sold = Karten verkauft
head-trade = Tausch
head-now = Jetzt
head-one-more = +1
head-sell = Verkaufen: Nummer tippen
n-sets = { $n ->
    [0] –
    [one] 1 Set
   *[other] { $n } Sets
}
nothing = nichts
market = Markt
dig-site = Grabungsstätte
dig-site-holds = { $n ->
    [0] leer
    [one] eine Karte; noch darin: Diebe { $thieves }, Sandstürme { $storms }
   *[other] { $n } Karten; noch darin: Diebe { $thieves }, Sandstürme { $storms }
}
chamber = { $n ->
    [0] { $number }: leer
   *[other] { $number }: { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } für { $maps ->
        [one] 1 Landkarte
       *[other] { $maps } Landkarten
    }
}
among-them = { $chamber }, darunter
pile = { $n ->
    [one] 1 Karte im Stapel daneben
   *[other] { $n } Karten im Stapel daneben
}
your-hand = { $n ->
    [0] Deine Hand
    [one] Deine Hand: 1 Karte
   *[other] Deine Hand: { $n } Karten
}
all-hidden = Verborgenes
chamber-holds = Kammer { $number }
sell-beside = Verkaufe ein Set (siehe deine Hand)
explore-costs = { $explore } ({ $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} für { $maps } von { $have ->
    [one] deiner 1 Landkarte
   *[other] deinen { $have } Landkarten
})
rob-whom = { $rob } ({ $n ->
    [one] 1 Karte
   *[other] { $n } Karten
})
draw-from = { $draw } (noch { $n } in der Kammer)
card-worth = { $treasure } (Wert { $worth }), noch { $n }
and = { $first } und { $last }

## Beside a question

note-named = Bisher genannt:
note-drawn = Aufgedeckt, Wert { $worth } von höchstens { $most }:
note-shelter = { $n ->
    [0] Ohne Zelt verlierst du nichts.
    [one] Ohne Zelt verlierst du eine Karte.
   *[other] Ohne Zelt verlierst du { $n } Karten.
}
note-forced = In diesem Zug musst du etwas verkaufen.
deal-give = Du gibst (Wert { $worth }):
deal-take = Du nimmst (Wert { $worth }):
deal-left = { $n ->
    [0] Alles ist ausgegeben.
   *[other] Noch { $n } auszugeben; was übrig bleibt, verfällt.
}
hint-trade = In einer Zeile: tausche Münze 2 Pergament 1 gegen Talisman 1
hint-sell = Namen darfst du tippen und abkürzen: verkaufe Münze 3, erkunde 1, ende

## The screen

prompt = { $name } (? hilft)>
pass-device = Gib das Gerät an { $name } weiter.
press-enter = Drücke die Eingabetaste, wenn sonst niemand zusieht.
more = -- Eingabetaste: weiter, q: Schluss --
log-cut = … (alles zeigt: verlauf)
unknown-input = „{ $typed }“ bedeutet hier nichts. Tippe eine Nummer aus der Liste oder ? für Hilfe.
not-on-menu = { $typed } steht nicht in der Liste. Tippe eine ihrer Nummern oder ? für Hilfe.
unknown-code = „{ $typed }“ ist kein Code; es gibt #0 bis #{ $most }.
unknown-player = „{ $typed }“ spielt hier nicht mit; es spielen: { $known }.
unknown-chamber = Welche Kammer? Tippe ihre Nummer, von 1 bis { $most }: erkunde 1.
unknown-treasure = „{ $typed }“ ist kein Schatz; Schätze: { $known }.
several-treasures = „{ $typed }“ kann mehreres heißen: { $known }. Tippe mehr davon.
no-treasure = Welcher Schatz? Schätze: { $known }.
wrong-number = Wie viele? Von 1 bis { $most } ({ $treasure }), mehr gibt es nicht.
how-many = Wie viele? Zum Beispiel: verkaufe Münze 3.
trade-shape = Tippe, was du gibst, „gegen“ und was du nimmst: tausche Münze 2 Pergament 1 gegen Talisman 1.
refused = Nicht erlaubt: { $answer }. { $words } ({ $rule })
why-what = Warum was? Zum Beispiel: warum verkaufe Talisman 6.
why-allowed = Jetzt spricht nichts dagegen.
rule-which = Welche Regel? Zum Beispiel: regel AR-SELL-06.

## Undo

taken-back = Ein Schritt wurde zurückgenommen.
taken-back-redrawn = Im Einvernehmen wurde zurückgenommen; was noch niemand gesehen hatte, wurde neu gemischt.
undo-nothing = Du hast noch nichts getan: Es gibt nichts zurückzunehmen.
undo-sure = Deinen letzten Schritt und alles danach zurücknehmen? Was noch niemand gesehen hat, wird neu gemischt. (j/n)
undo-kept = Nichts wurde zurückgenommen.
undo-consent = { $other }: { $name } möchte einen Schritt und alles danach zurücknehmen. Was noch niemand gesehen hat, wird neu gemischt. Einverstanden? (j/n)
undo-refused = { $name } ist nicht einverstanden. Nichts wurde zurückgenommen.
yes-or-no = Bitte tippe j oder n.

## The end

game-over = Das Spiel ist zu Ende
winners = { $n ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
saved = Gespeichert: { $path }
saved-end = Die Aufzeichnung liegt in { $path }. Noch einmal ansehen: digsite replay { $path }
not-saved = { $path } konnte nicht geschrieben werden: { $why }
left = Das Spiel ist in { $path } gespeichert. So geht es weiter:

## Replay

replay-prompt = Schritt { $at } von { $n }. Eingabetaste: vor, b: zurück, Nummer: dorthin, q: Schluss>
replay-end = Das war der letzte Schritt.
replay-start = Das ist der Anfang.
replay-what = „{ $typed }“ bedeutet hier nichts. Drücke die Eingabetaste, tippe b, q oder eine Nummer von 0 bis { $n }.

## Checks and lists

verify-fine = { $file }: OK, { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}, Punkte { $scores }
verify-bare = { $file }: OK, { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}; wie es ausging, steht nicht darin, nachgespielt ergeben sich die Punkte { $scores }
verify-unfinished = { $file }: OK, so weit es geht, { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}, nicht zu Ende gespielt, Punkte bisher { $scores }
verify-wrong = falsch: { $words }
pack-fine = { $file }: OK, { $n } Werte ({ $kinds }), { $digest }
pack-wrong = falsch: { $words }
pack-standard = das mitgelieferte Material
pack-card = Karte
pack-field = Feld
pack-figure = Wert
pack-status = Status
bot-random = spielt irgendeinen erlaubten Zug
bot-novice = sammelt und verkauft Sets mit gesundem Menschenverstand und plant nicht weiter
game-seats = für { $least } bis { $most } Personen

## Help

help-rules = Regeln (englisch)
help-commands = Was du tippen kannst
help-number = 3
    .about = spielt Antwort 3 der Liste; auch ihr Name geht: verkaufe Münze 3
help-help = ?
    .about = diese Hilfe
help-why = warum verkaufe Talisman 6
    .about = warum etwas jetzt nicht erlaubt ist und nach welcher Regel
help-undo = u
    .about = zurücknehmen; wenn etwas ans Licht gekommen ist, müssen alle anderen einverstanden sein
help-rule = regel AR-SELL-06
    .about = was eine Regel sagt
help-log = verlauf
    .about = alles, was geschehen ist, soweit du es wissen darfst
help-scores = punkte
    .about = wer was verkauft hat
help-save = speichern DATEI
    .about = das Spiel in eine Datei schreiben und weiterspielen
help-quit = q
    .about = das Spiel speichern und gehen

## What may be typed, apart from what is typed in English

type-help = hilfe
type-why = warum wieso
type-undo = zurück rückgängig
type-rule = regel
type-log = verlauf
type-scores = punkte stand
type-save = speichern sichern
type-quit = ende-spiel schluss
type-next = weiter
type-back = zurück
type-yes = j ja
type-no = nein
type-for = gegen für
type-and = und
type-end-turn = ende zug-beenden
type-trade = tausche tauschen tausch
type-use-tent = zelt
type-no-tent = kein-zelt
type-given = fertig
type-confirm = abschließen
type-withdraw = abbrechen
type-draw = ziehen ziehe
type-stop = aufhören
type-no-look = nicht-schauen
type-rob = bestiehl bestehlen
type-explore = erkunde erkunden
type-look = schau schauen
type-give = gib geben
type-take = nimm nehmen
type-lose = verliere verlieren
type-keep = behalte behalten
type-name = nenne nennen
type-sell = verkaufe verkaufen
# Words in the names of treasures that say nothing about which it is.
small-words = ein eine einen keine keinen des der die das
