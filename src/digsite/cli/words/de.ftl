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
house-rules = { $n ->
    [one] 1 Hausregel
   *[other] { $n } Hausregeln
}
house-rules-are = Hausregeln: { $cites }
no-house-rules = Keine Hausregeln.

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
go-on = -- Eingabetaste: weiter --
log-cut = … (mehr zeigt: verlauf)
log-how = … (verlauf 20: die letzten 20 Einträge; verlauf alles: alles)
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
refused-any = Mit keiner deiner Karten erlaubt. { $words } ({ $rule })
why-what = Warum was? Zum Beispiel: warum verkaufe Talisman 6.
why-allowed = Jetzt spricht nichts dagegen.
why-these = Jetzt erlaubt: { $answers }.
rule-which = Welche Regel? Zum Beispiel: regel AR-SELL-06.

## Undo

taken-back = Ein Schritt wurde zurückgenommen.
taken-back-redrawn = Es wurde zurückgenommen; was noch niemand gesehen hatte, wurde neu gezogen.
undo-nothing = Du hast noch nichts getan: Es gibt nichts zurückzunehmen.
undo-sure = Das nimmt deinen letzten Schritt und alles danach zurück. Was seither gezogen oder aufgedeckt wurde, wird neu gezogen.
undo-sure-ask = Zurücknehmen? (j/n, Eingabetaste: nein)
undo-kept = Nichts wurde zurückgenommen.
undo-consent = { $other }: { $name } möchte einen Schritt und alles danach zurücknehmen. Was noch niemand gesehen hat, wird neu gezogen.
undo-consent-ask = Einverstanden? (j/n, Eingabetaste: nein)
undo-refused = { $name } ist nicht einverstanden. Nichts wurde zurückgenommen.
yes-or-no = Bitte tippe j oder n.
undo-alone = zurücknehmen; was seither gezogen oder aufgedeckt wurde, wird neu gezogen

## The end

game-over = Die Partie ist zu Ende
winners = { $n ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
saved = Gespeichert: { $path }
saved-end = Das Protokoll liegt in { $path }. Noch einmal ansehen: digsite replay { $path }
not-saved = { $path } konnte nicht geschrieben werden: { $why }
not-a-record = { $path } gibt es schon und ist kein Protokoll einer Partie; es bleibt, wie es ist. Bitte einen anderen Namen angeben.
left = Die Partie ist in { $path } gespeichert. So geht es weiter:

## Replay

replay-prompt = Schritt { $at } von { $n }. Eingabetaste: vor, b: zurück, Nummer: dorthin, q: Schluss>
replay-end = Das war der letzte Schritt.
replay-start = Das ist der Anfang.
replay-what = „{ $typed }“ bedeutet hier nichts. Drücke die Eingabetaste, tippe b, q oder eine Nummer von 0 bis { $n }.
replay-help = Eingabetaste: der nächste Schritt; b: der vorige; eine Nummer von 0 bis { $n }: dieser Schritt; q: Schluss.

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
verify-promised = Das Geheimnis ergibt die Festlegung, den Startwert und alles, was neu gezogen wurde. Die Partie war fair, wenn dir vorher diese Festlegung gezeigt wurde: { $commitment }
verify-noted = Fair: Die Festlegung { $commitment } ist die, die du dir notiert hast, und ihr Geheimnis ergibt den Startwert und alles, was neu gezogen wurde.
verify-unrevealed = Festlegung noch nicht aufgedeckt: { $commitment }. Ob der Zufall daraus folgt, lässt sich prüfen, sobald ihr Geheimnis im Protokoll steht.
pack-fine = { $file }: OK, { $n } Werte ({ $kinds }), { $digest }
pack-wrong = falsch: { $words }
pack-standard = das mitgelieferte Material
pack-card = Karte
pack-field = Feld
pack-figure = Wert
pack-status = Status
bot-random = spielt irgendeinen erlaubten Zug
bot-novice = spielt mit gesundem Menschenverstand und plant nur bis zum Ende des Zugs
game-seats = für { $least } bis { $most } Personen
verify-version = gespielt nach Version { $version } der Regeln
rulings-none = Keine Stelle der Spielanleitung lässt sich anders lesen.
rulings-how = So wird gewählt: { $example }
ruling-needs = nur mit: { $needs }
need-solo = Solospiel
need-expansion = Erweiterung
need-scarce = 24 Würfel von Zu
readings = Lesarten zur Wahl
reading-default = Standard
reading-default-of = Standard: { $editions }
reading-here = ← an diesem Tisch
games-rulings = { $n ->
    [one] 1 Stelle lässt sich anders lesen
   *[other] { $n } Stellen lassen sich anders lesen
}: digsite rulings { $game }

## Help

help-rules = Regeln (englisch)
help-house = Ausgabe und Hausregeln
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
help-log = verlauf, verlauf 20, verlauf alles
    .about = was geschehen ist, soweit du es wissen darfst: das Ende, so viele Einträge, alles
help-scores = punkte
    .about = wer was verkauft hat
help-save = speichern DATEI
    .about = die Partie in eine Datei schreiben und weiterspielen
help-quit = q
    .about = die Partie speichern und gehen

## What may be typed, apart from what is typed in English

type-help = hilfe
type-why = warum wieso
type-undo = zurück rückgängig
type-rule = regel regeln
type-log = verlauf
type-all = alles
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

## Excavation Earth: short forms, in the order of the game’s own lists

ee-colour-letters = Ge Tü Ro Li Or Al
ee-glyph-letters = H L A K
ee-icons = Maske Spule Prisma Zahnrad Komet Anker
ee-centres = links Mitte rechts
ee-centres-short = li Mi re
ee-faction-issisinui = Hellseher
ee-faction-aqulla = Kaufleute
ee-faction-gul = Schmuggler
ee-faction-dal-harrai = Piloten
ee-faction-kuti-kuti = Grabungsexp.
ee-act-travel = Reisen
ee-act-excavate = Ausgr.
ee-act-market = Market.
ee-act-command = Komm.
ee-act-smuggle = Schmug.
ee-act-survey = Forsch.
ee-act-sell = Verkauf
ee-legend = { $tile }: { $artefact }, aufgedruckte Credits { $worth } · { $card }: Aktionskarte { $action } · { $wild }: Alleskäufer · ▲{ $mark }: Archäologe von { $name } · ◼: Crew · ✗: hat gepasst
ee-legend-columns = Stufe, Rang, Credits (St Rg Cr): wie gefragt eine Farbe ist und was ein Verkauf dadurch bringt · an Bord (Bd): ihre Käufer auf dem Mutterschiff · Stapel: oberstes Artefakt / Anzahl · Karten 6+234: sechs Aktionskarten, Reisekarten mit 2, 3 und 4 Treibstoff · →12: was eine Galerie jetzt einbringt · Reihe oder Spalte: was sie einbringt, und mit einer Probe mehr (+1)
ee-small-screen = Kleines Fenster: { $looks } zeigen den Rest; { $rows } Zeilen den ganzen Tisch.

## Excavation Earth: the table

ee-round = Runde { $round } von { $rounds }
ee-order = Zugreihenfolge
ee-actions-left = { $n ->
    [one] { $name }: noch 1 Aktion
   *[other] { $name }: noch { $n } Aktionen
}
ee-deck = Stapel { $n }, Abwurf { $discard }
ee-forecast = Prognose
ee-tokens = Initiative
ee-surveyed = Gezogen
ee-markets = Märkte
ee-black-markets = Schwarzmärkte
ee-wild = Alle
ee-head-market = Markt
ee-head-queue = Schlange
ee-head-traders = Händler
ee-head-centres = Zentralen
ee-heads-short = St Rg Cr Bd
ee-head-level = Stufe
ee-head-rank = Rang
ee-head-pays = Zahlt
ee-head-aboard = Bord
ee-head-stack = Stapel
ee-head-pile = Rest
ee-head-credits = Credits
ee-head-cards = Karten
ee-head-crew = Crew
ee-head-cargo = Fracht
ee-head-hidden = Geheim
ee-head-gallery = Galerie
ee-pays-now = zahlt
ee-one-more = +1
ee-head-place = Ort
ee-head-here = Hier
ee-head-lines = Linien nach
ee-head-colour = Farbe
ee-head-whole-stack = Schwarzmarkt, von oben
ee-head-whole-pile = Noch im Artefaktstapel
ee-head-discard = Abwurfstapel
ee-market-here = Markt { $number } ({ $icon })
ee-black-market-here = Schwarzmarkt { $icons }
ee-no-command-cards = In Runde 1 gibt es keine Kommandokarten.
ee-travel-cards = Reise { $fuels }
ee-acquire = Kaufe
ee-hand = Hand: { $n }
ee-your-hand = { $n ->
    [one] Deine Hand: 1 Karte
   *[other] Deine Hand: { $n } Karten
}
ee-pack-of = Kartenpaket: { $name }
ee-drawn = gezogen, zur Auswahl
ee-sum = Credits
ee-wins = { $name } gewinnt, { $won } zu { $lost }!
ee-gallery-so-far = Galerie, wenn jetzt Schluss wäre
ee-artefacts-left = Übrige Artefakte (bei Gleichstand)

## Excavation Earth alone, against Zu

ee-alone = gegen Zu, { $level }
ee-goal = Ziel: nach { $rounds } Runden mehr Credits als Zu. Stärke: { $level }. ? hilft.
ee-zu-level-very-easy = sehr leicht
ee-zu-level-easy = leicht
ee-zu-level-gentle = sanft
ee-zu-level-medium = mittel
ee-zu-level-hard = schwer
ee-zu-level-very-hard = sehr schwer
ee-zu-level-brutal = brutal
ee-zu-own-mix = eigene Mischung
ee-zu-no-switches = keine Schalter
ee-zu-strength = Stärke
ee-zu-deck = Stapel { $n }
ee-zu-waiting = für spätere Runden { $decks }
ee-zu-deck-of = Stapel von { $name }
ee-zu-deck-of-round = Stapel für Runde { $round }
ee-zu-discard = Abwurf
ee-zu-discard-size = Abwurf { $n }
ee-zu-discard-of-round = Runde { $round }
ee-zu-second-crew = { $n ->
    [one] 1 Crewmarker der zweiten Farbe im Einsatz
   *[other] { $n } Crewmarker der zweiten Farbe im Einsatz
}
ee-zu-last-turns = { $n ->
    [one] Der letzte Zug von Zu
   *[other] Die letzten { $n } Züge von Zu
}
ee-zu-no-turn = Zu war noch nicht am Zug.
ee-zu-again = { $n ->
    [2] Die zweite Auswahl.
    [3] Die dritte Auswahl.
   *[other] Auswahl Nummer { $n }.
}
ee-holds-so-far = Artefakte in den Frachträumen, wenn jetzt Schluss wäre
ee-log-cut-zu = … (verlauf: mehr davon; zu: der letzte Zug von Zu mit allen Gründen)
ee-hint-zu = zu: der letzte Zug von Zu mit jedem Schritt der Entscheidungen, dazu Karten und Schalter. Jeder Schritt nennt seine Regel: regel ZU-LUCR-01.
ee-look-zu = zu

## Excavation Earth: beside a question

ee-note-cargo = { $n ->
    [0] Dein Hauptfrachtraum ist voll.
    [one] Frei im Hauptfrachtraum: 1 Feld.
   *[other] Frei im Hauptfrachtraum: { $n } Felder.
}
ee-note-room = Freie Felder: Hauptfrachtraum { $cargo }, Geheimfrachtraum { $hidden }.
ee-note-credits = Deine Credits: { $n }.
ee-note-gained = Eben bekommen:
ee-note-explorers = Deine anderen Archäologen: { $places }.
ee-note-sale = Nachfrage + 2 je interessiertem Käufer + Bonus für mehrere Märkte.
ee-note-picked = Werden ausgetauscht:
ee-note-crew = Dein Crewvorrat: { $n }
ee-sale-sum = { $popular } + { $crowd } + { $bonus } = { $total }
ee-best-sale = am besten auf { $markets },
ee-n-buyers = { $n ->
    [one] 1 Käufer
   *[other] { $n } Käufer
}
ee-level-now = Stufe jetzt { $n }
ee-not-sampled = noch nicht in deiner Galerie
ee-gallery-gain = Galerie +{ $n }
ee-gallery-loss = Galerie −{ $n }

## Excavation Earth: help and typing

ee-hint-numbers = Vorn in der Zahl steht die Karte, die letzte Ziffer ist die Aktion: [12] ist deine erste Karte, Ausgraben. ×2: so viele Artefakte lassen sich jetzt ausgraben; →16: was der beste Verkauf brächte.
ee-hint-words = Auch Wörter gehen, auch englische und gekürzte: ausgraben rot-zahnrad, ausg rot 4, zieh rom kairo, zieh rom kairo delhi; mehrere mit ; dazwischen.
ee-hint-looks = Zum Umsehen: karte, karte rom, brett, stapel, galerien, abwurf, mutterschiff, legende.
ee-several = „{ $typed }“ kann sein: { $known }. Tippe mehr davon.
ee-travel-pays = Nicht erlaubt: Eine Reisekarte bezahlt nur Reisen und Verkaufen ({ $card }). ({ $rule })
ee-no-card = Nicht erlaubt: Du hast keine Karte auf der Hand, die das bezahlen könnte. ({ $rule })
ee-no-place = Diesen Ort gibt es nicht; Orte: { $known }.
ee-why-what = Warum was? Zum Beispiel: warum marketing rot-zahnrad.
ee-rule-which = Welche Regel? Zum Beispiel: regel EE-SELL-07.
ee-help-number = 12
    .about = spielt diese Antwort; auch ihr Name geht: ausgraben rot-zahnrad
ee-help-why = warum marketing rot-zahnrad
    .about = warum etwas jetzt nicht erlaubt ist und nach welcher Regel
ee-help-rule = regel EE-SELL-07
    .about = was eine Regel sagt
ee-help-scores = punkte
    .about = woher alle Credits kamen
ee-look-map = karte weltkarte
ee-look-board = brett tisch
ee-look-stacks = stapel schwarzmarkt
ee-look-galleries = galerien galerie
ee-look-cards = abwurf ablage karten
ee-look-ship = mutterschiff schiff
ee-look-legend = legende
ee-small-words = ein eine einen die der das den dem mit nach von vom zum zur in im auf aus ab und für kein keine keinen
ee-type-pass = passe passen
ee-type-done = fertig nein
ee-type-trader = händler
ee-type-envoy = gesandter entsende
ee-type-recall = zurücknehmen zurückholen
ee-type-add-wild = alleskäufer
ee-type-use = nutze nutzen ja
ee-type-travel = reisen reise
ee-type-sell = verkaufen verkauf
ee-type-excavate = ausgraben graben
ee-type-market = marketing
ee-type-command = kommandieren
ee-type-smuggle = schmuggeln schmuggle
ee-type-survey = forschen forsche
ee-type-add-buyer = käufer
ee-type-region = region
ee-type-sell-at = verkaufe-auf
ee-type-acquire = erwirb erwerben
ee-type-replace = ersetze ersetzen
ee-type-dig = grabe
ee-type-sample = probe
ee-type-guard = wache
ee-type-offload = verschachere verschachern
ee-type-sell-tile = gib-her
ee-type-lay = lege legen
ee-type-store = lagere lagern
ee-type-buy = kaufe kaufen
ee-type-discard = wirf abwerfen
ee-type-pick = wähle wählen
ee-type-keep = behalte behalten
ee-type-swap = tausche austauschen
ee-type-send = schicke schicken
ee-type-pull = bewege bewegen
ee-type-push = stelle stellen
ee-type-lift = versetze versetzen
ee-type-post = versetze-auf
ee-type-place = starte aufstellen
ee-type-move = zieh ziehe ziehen

## Excavation Earth with its expansion

ee-faction-feinmort = Sucher
ee-faction-mazz-un = Befehlshaber
ee-act-exhibit = Ausst.
ee-museum = Museum
ee-guides = Museumsführer
ee-curators = Kuratoren
ee-brokers = Makler
ee-researchers = { $n ->
    [one] 1 Wissenschaftler
   *[other] { $n } Wissenschaftler
}
ee-researchers-short = Wissensch.
ee-re-cards = RE-Karten
ee-tiles-free = { $n ->
    [one] 1 Plättchen frei
   *[other] { $n } Plättchen frei
}
ee-analysed = { $n ->
    [0] noch nichts analysiert
    [one] 1 Artefakt analysiert
   *[other] { $n } Artefakte analysiert
}
ee-bonus-outer = +2
ee-bonus-middle = Makler
ee-bonus-inner = RE-Karte
ee-column-outer = Wissenschaftler
ee-column-middle = Crew versetzen
ee-column-inner = Crew zurück
ee-column-full = Spalte voll
ee-matches = Kurator: { $bonus }
ee-completes = voll: { $benefit }
ee-in-column = Spalte { $column }: { $asks }
ee-museum-legend = Über der Spalte: was ein Artefakt in der Farbe des Kurators seiner Reihe bringt · Spalte voll: was jeder Museumsführer darin bringt · n Museumsführer zahlen am Ende n × n
ee-re-end = Am Ende: { $n }.
ee-re-deck = Stapel der Reverse-Engineering-Karten { $n }
ee-popup = Pop-up-Markt
ee-popup-price = für { $n }
ee-popup-demand = will { $wanted }; gibt { $gains }
ee-worth-at-least = mindestens { $n } Credits
ee-popups-left = Pop-up-Märkte, die noch kommen: { $n }
ee-gain-researchers = { $n ->
    [one] 1 Wissenschaftler
   *[other] { $n } Wissenschaftler
}
ee-gain-brokers = { $n ->
    [one] 1 Makler
   *[other] { $n } Makler
}
ee-gain-re-cards = { $n ->
    [one] 1 Reverse-Engineering-Karte
   *[other] { $n } Reverse-Engineering-Karten
}
ee-not-in-play = Das Modul, zu dem das gehört, ist nicht im Spiel.
ee-expansion-so-far = Karten, Museumsführer und Makler, wenn jetzt Schluss wäre
ee-note-brokers = Ein Makler anderer Farbe gibt der Karte seine Farbe; einer derselben Farbe gibt ihr alle Symbole.
ee-hint-museum = Mit der Erweiterung auch zum Ansehen: museum, ausrüstung (Reverse-Engineering-Karten (RE), Makler, Wissenschaftler), popups. Ausstellen: 1 2 ist Reihe 1, Spalte 2 des Museums.
ee-legend-museum = { $mystery }: ein gelbes mysteriöses Artefakt · { $supply }: ein Pop-up-Markt, der das verkauft · { $demand }: einer, der das will · { $hung }: im Museum, mit einem Museumsführer von { $name } · H, 5+ im Museum: das Symbol oder die aufgedruckten Credits, die ein freies Plättchen verlangt · Museumsführer { $guides }: { $name } hat zwei · Makler { $brokers }: { $name } hat einen gelben und einen roten · RE: Reverse Engineering
ee-legend-boxes = { $box }: eine gelbe hübsche Kiste
ee-look-museum = museum
ee-look-gear = ausrüstung
ee-look-popups = popups
ee-type-send-broker = makler
ee-type-take-broker = nimm-makler
ee-type-at-market = für-markt
ee-type-stow = verstaue verstauen
ee-type-dig-mystery = mysteriös
ee-type-analyse = analysiere analysieren
ee-type-offload-mystery = verschachere-mysteriös
ee-type-keep-re = behalte-karte
ee-type-exhibit = ausstellen
ee-type-show = zeige zeigen
ee-type-hang = hänge hängen
ee-type-match = gedankenpinsel
ee-type-curator = kurator
ee-type-replace-curator = ersetze-kurator
ee-type-retrieve = hole holen
ee-type-activate = aktiviere aktivieren
ee-type-give = gib geben
