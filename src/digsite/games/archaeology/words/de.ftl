# Archaeology: The New Expedition, in German. How fields become arguments is told in kernel/text.py.

game-title = Archaeology: The New Expedition
money = { $amount }{ "\u00A0" }$

## Treasures
## value: the name on the card; one: a single one, accusative; some: `$n` of them, accusative; count: `$n` of them,
## nominative; set: as in "ein Set …", genitive where that shows; none: as in "du hast …", accusative
## A map is a Landkarte, for Karte is any card.

treasure-pot_shard = Tonscherbe
    .one = eine Tonscherbe
    .some = { $n ->
        [one] eine Tonscherbe
       *[other] { $n } Tonscherben
    }
    .count = { $n ->
        [one] { $n } Tonscherbe
       *[other] { $n } Tonscherben
    }
    .set = Tonscherben
    .none = keine Tonscherbe
treasure-parchment_scrap = Pergamentfetzen
    .one = einen Pergamentfetzen
    .some = { $n ->
        [one] einen Pergamentfetzen
       *[other] { $n } Pergamentfetzen
    }
    .count = { $n ->
        [one] { $n } Pergamentfetzen
       *[other] { $n } Pergamentfetzen
    }
    .set = Pergamentfetzen
    .none = keinen Pergamentfetzen
treasure-coin = Münze
    .one = eine Münze
    .some = { $n ->
        [one] eine Münze
       *[other] { $n } Münzen
    }
    .count = { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
    .set = Münzen
    .none = keine Münze
treasure-broken_cup = Zerbrochener Becher
    .one = einen zerbrochenen Becher
    .some = { $n ->
        [one] einen zerbrochenen Becher
       *[other] { $n } zerbrochene Becher
    }
    .count = { $n ->
        [one] { $n } zerbrochener Becher
       *[other] { $n } zerbrochene Becher
    }
    .set = zerbrochener Becher
    .none = keinen zerbrochenen Becher
treasure-talisman = Talisman
    .one = einen Talisman
    .some = { $n ->
        [one] einen Talisman
       *[other] { $n } Talismane
    }
    .count = { $n ->
        [one] { $n } Talisman
       *[other] { $n } Talismane
    }
    .set = Talismane
    .none = keinen Talisman
treasure-map = Landkarte
    .one = eine Landkarte
    .some = { $n ->
        [one] eine Landkarte
       *[other] { $n } Landkarten
    }
    .count = { $n ->
        [one] { $n } Landkarte
       *[other] { $n } Landkarten
    }
    .set = Landkarten
    .none = keine Landkarte
treasure-pharaohs_mask = Pharaonenmaske
    .one = eine Pharaonenmaske
    .some = { $n ->
        [one] eine Pharaonenmaske
       *[other] { $n } Pharaonenmasken
    }
    .count = { $n ->
        [one] { $n } Pharaonenmaske
       *[other] { $n } Pharaonenmasken
    }
    .set = Pharaonenmasken
    .none = keine Pharaonenmaske
treasure-broken_tablet = Zerbrochene Tafel
    .one = eine zerbrochene Tafel
    .some = { $n ->
        [one] eine zerbrochene Tafel
       *[other] { $n } zerbrochene Tafeln
    }
    .count = { $n ->
        [one] { $n } zerbrochene Tafel
       *[other] { $n } zerbrochene Tafeln
    }
    .set = zerbrochener Tafeln
    .none = keine zerbrochene Tafel
treasure-broken_pendant = Zerbrochener Anhänger
    .one = einen zerbrochenen Anhänger
    .some = { $n ->
        [one] einen zerbrochenen Anhänger
       *[other] { $n } zerbrochene Anhänger
    }
    .count = { $n ->
        [one] { $n } zerbrochener Anhänger
       *[other] { $n } zerbrochene Anhänger
    }
    .set = zerbrochener Anhänger
    .none = keinen zerbrochenen Anhänger
# What a treasure is called for those who may not see which it is.
treasure-hidden = Schatz
    .one = einen Schatz
    .some = { $n ->
        [one] einen Schatz
       *[other] { $n } Schätze
    }
    .count = { $n ->
        [one] { $n } Schatz
       *[other] { $n } Schätze
    }
    .set = Schätze
    .none = keinen Schatz

## Monuments

monument-random = Zufällig
    .about = Eines der sechs; wird zu Beginn der Partie ausgelost.
monument-great_pyramid = Große Pyramide
    .about = Drei Kammern mit 2, 5 und 8 Karten für 1, 2 und 3 Landkarten.
monument-temple = Tempel
    .about = Drei Kammern mit je 5 Karten für je 2 Landkarten; wer verkauft, darf in eine hineinschauen.
monument-tomb = Grabmal
    .about = Zwei Kammern; eine Landkarte zeigt alle Karten der einen, und zwei davon behält man.
monument-mine = Mine
    .about = Für eine Landkarte zieht man, solange man sich traut; bei einem Tauschwert über 5 stürzt alles ein.
monument-sphinx = Sphinx
    .about = Für eine Landkarte nennt man zwei Schätze und deckt fünf Karten auf; die passenden nimmt man.
monument-buried_ruins = Verschüttete Ruinen
    .about = Drei offene Kammern für je eine Landkarte; Sandstürme legen Karten dazu.

## Options

option-monument = Monument
    .about = Das Monument, mit dem gespielt wird.
option-long_expedition = Lange Expedition
    .about = Zu zweit oder zu dritt: zerbrochene Tafeln und Anhänger und ein weiterer Dieb sind im Spiel.
option-fierce_weather = Raues Wetter
    .about = Alle sechs Sandstürme sind im Spiel, und jedes Zelt hilft zweimal.
option-beginners_luck = Anfängerglück
    .about = Wer die ärmste Starthand bekommt, beginnt.
option-first_seat = Wer beginnt
    .about = Wer den ersten Zug hat; wird ausgelost, wenn nichts gewählt ist.
option-rulings = Hausregeln
    .about = Stellen der Spielanleitung, die an diesem Tisch anders gelesen werden.
option-components = Material
    .about = Eine Datei mit den Werten deiner eigenen Karten anstelle der mitgelieferten.

## Questions

ask-rob = Wen bestiehlst du?
ask-shelter = Ein Sandsturm! Benutzt du dein Zelt?
ask-scatter = { $n ->
    [one] Welche Karte verlierst du im Sandsturm?
   *[other] Welche Karte verlierst du im Sandsturm? Noch { $n } insgesamt.
}
ask-act = Was tust du als Nächstes?
ask-give = Welche Karten gibst du dem Markt?
ask-take = Welche Karten nimmst du vom Markt?
ask-look = Schaust du in eine Kammer?
ask-keep = { $n ->
    [one] Welche Karte der Kammer behältst du?
   *[other] Welche Karte der Kammer behältst du? Du behältst { $n }.
}
ask-draw = Noch eine Karte ziehen oder aufhören?
ask-name = Welchen Schatz nennst du?

## Answers

code-end-turn = Beende den Zug
code-trade = Tausche am Markt
code-use-tent = Benutze das Zelt
code-no-tent = Benutze das Zelt nicht
code-given = Mehr gebe ich nicht ab
code-confirm = Schließe den Tausch ab
code-withdraw = Brich den Tausch ab
code-draw = Ziehe noch eine Karte
code-stop = Höre auf und nimm die Karten
code-no-look = Schau in keine Kammer
code-rob = Bestiehl { $player }
code-explore = Erkunde Kammer { $chamber }
code-look = Schau in Kammer { $chamber }
code-give = Gib { $treasure_one } ab
code-take = Nimm { $treasure_one }
code-lose = Verliere { $treasure_one }
code-keep = Behalte { $treasure_one }
code-name = Nenne: { $treasure }
code-sell = Verkaufe { $treasure_some }

## Refusals; the rule that each rests on stands beside it in en.ftl

refusal-over = Die Partie ist zu Ende.
refusal-not-asked = Du bist gerade nicht gefragt. In fremden Zügen entscheidest du nur über dein Zelt und darüber, was du im Sandsturm verlierst.
refusal-not-your-turn = Du bist nicht am Zug; hier entscheidest du nur über dein Zelt und deine Verluste.
refusal-dig-first = Erst muss die Grabung beendet sein; andere Aktionen kommen danach.
refusal-finish-trade-first = Schließe erst diesen Tausch ab oder brich ihn ab, falls du das noch darfst.
refusal-finish-look-first = Schau erst in eine Kammer oder verzichte darauf.
refusal-finish-exploring-first = Beende erst die Erkundung; dazwischen geht nichts anderes.
refusal-tents-declared = Über die Zelte ist schon entschieden; für diesen Sandsturm ist es zu spät.
# AR-TENT-02
refusal-tent-comes-later = Über die Zelte wird reihum entschieden; du wirst später gefragt.
# AR-TENT-06
refusal-no-tent-left = Du hast kein Zelt mehr.
# AR-TENT-R2
refusal-tent-decided = Du hast in diesem Sandsturm schon über dein Zelt entschieden.
# AR-TENT-R3
refusal-still-sheltered = Dein Zelt schützt dich, bis diese Grabung vorbei ist.
# AR-STORM-04
refusal-loss-comes-later = Die Karten gehen reihum verloren; du wirst später gefragt.
# AR-STORM-R2
refusal-lost-enough = Du verlierst in diesem Sandsturm keine weiteren Karten.
# AR-TENT-03
refusal-tents-first = Erst entscheiden alle über ihr Zelt; dann gehen Karten verloren.
refusal-no-storm = Gerade tobt kein Sandsturm.
refusal-no-thief = Stehlen kannst du nur, wenn du gerade einen Dieb ausgegraben hast.
refusal-giving-is-over = Das Abgeben ist beendet. Nimm jetzt Karten vom Markt und schließe den Tausch ab.
refusal-no-trade = Es läuft kein Tausch; beginne einen, wenn du Aktionen ausführen kannst.
refusal-give-first = Wähle erst die Karten, die du abgibst, dann die, die du nimmst.
refusal-not-in-mine = Weiterziehen und aufhören kann nur, wer die Mine erkundet.
refusal-no-look-now = In eine Kammer schauen darfst du nur beim Tempel, gleich nach einem Verkauf.
refusal-look-used = Jeder Verkauf erlaubt einen Blick, und dieser ist getan oder wurde ausgeschlagen.
refusal-one-look-a-turn = Pro Zug darfst du in eine Kammer schauen, gleich nach einem Verkauf.
refusal-not-in-tomb = Einzelne Karten einer Kammer wählst du nur aus, während du das Grabmal erkundest.
refusal-not-at-sphinx = Schätze nennst du nur, während du die Sphinx erkundest.
refusal-must-sell = Du musst mindestens eine Karte verkaufen, bevor du diesen Zug beendest.
refusal-keep-one-to-sell = Du musst in diesem Zug noch eine Karte verkaufen; deine letzte kannst du nicht verschenken.
refusal-sell-first = Erst musst du eine Karte verkaufen; danach kannst du tauschen und erkunden.
refusal-no-cards = Für einen Tausch brauchst du mindestens eine Karte zum Abgeben, und deine Hand ist leer.
refusal-empty-market = Der Markt ist leer; es gibt nichts einzutauschen.
refusal-too-many-trades = Du darfst höchstens { $most }-mal hintereinander tauschen; der nächste Tausch muss auf einen Verkauf oder eine Erkundung warten.
refusal-market-too-dear = Was du nimmst, darf nicht mehr wert sein als das, was du abgibst, und im Markt ist jede Karte mehr wert.
refusal-only-like-for-like = Du könntest nur eine Karte nehmen, wie du sie abgibst, und das ist kein Tausch.
refusal-like-for-like = Du würdest genau das nehmen, was du abgibst, und das ist kein Tausch.
refusal-only-hands-again = Was du nehmen könntest, ergäbe nur eine Hand, die du seit Beginn dieser Reihe von Tauschen schon hattest.
refusal-hand-again = Das ergäbe eine Hand, die du seit Beginn dieser Reihe von Tauschen schon hattest.
refusal-give-something = Wähle mindestens eine Karte, die du abgibst.
refusal-take-something = Wähle mindestens eine Karte, die du nimmst.
refusal-too-many-withdrawn = Du hast schon { $most }-mal hintereinander einen Tausch abgebrochen; diesen musst du abschließen.
refusal-not-in-hand = Du hast { $treasure_none } mehr auf der Hand.
refusal-not-in-market = Im Markt gibt es { $treasure_none } mehr.
refusal-too-dear = Zu teuer ({ $treasure }): { $most ->
    [0] Was du abgibst, ist schon aufgebraucht.
   *[other] Was du abgibst, reicht noch für Karten im Wert von insgesamt { $most }.
}
refusal-no-such-opponent = So viele sitzen nicht an diesem Tisch.
refusal-not-yourself = Dich selbst kannst du nicht bestehlen; wähle jemand anderen.
refusal-empty-hand = Dort ist die Hand leer; wähle jemanden, der Karten hat.
refusal-no-such-chamber = { $most ->
    [one] Dieses Monument hat nur eine Kammer.
   *[other] Dieses Monument hat nur { $most } Kammern.
}
refusal-explored-already = Du darfst nur einmal pro Zug erkunden.
refusal-chamber-empty = Diese Kammer ist leer; wählen kannst du nur eine mit Karten.
refusal-too-few-maps = { $n ->
    [one] Diese Kammer zu erkunden kostet eine Landkarte, und du hast keine.
   *[other] Diese Kammer zu erkunden kostet { $n } Landkarten, und du hast weniger.
}
refusal-set-too-large = { $most ->
    [one] Ein Set { $treasure_set } hat nur eine Karte.
   *[other] Ein Set { $treasure_set } hat höchstens { $most } Karten.
}
refusal-too-few-in-hand = { $n ->
    [one] Um { $treasure_some } zu verkaufen, musst du so eine Karte auf der Hand haben.
   *[other] Um { $treasure_some } zu verkaufen, musst du so viele auf der Hand haben.
}
refusal-not-in-chamber = In dieser Kammer gibt es { $treasure_none } mehr.
refusal-named-already = Diesen Schatz hast du schon genannt ({ $treasure }); der zweite muss ein anderer sein.
refusal-never-there = Nicht in der Sphinx dieser Partie: { $treasure }. Nenne einen Schatz, der dort liegen kann.

## Events

event-began = Monument: { $monument }. { $seat } beginnt.
event-announced = { $seat } nennt den Wert der Starthand: { $n }.
event-turn-began = { $seat } ist am Zug.
event-turn-ended = { $seat } beendet den Zug.
event-passed = { $seat } passt.
event-skipped = { $seat } hat keine Karten und setzt aus.
event-must-sell = { $seat } muss in diesem Zug mindestens eine Karte verkaufen.
event-ended = Die Partie ist zu Ende: Alle Hände sind leer.
event-dug = { $seat } gräbt { $treasure_one } aus.
event-dug-thief = { $seat } gräbt Dieb Nummer { $n } aus.
event-dug-storm = { $seat } gräbt Sandsturm Nummer { $n } aus.
event-nothing-to-dig = { $seat } findet nichts mehr auszugraben.
event-robbed = { $seat } stiehlt { $victim } { $treasure_one }.
event-robbed-in-vain = { $seat } will { $victim } bestehlen, doch dort ist die Hand leer.
event-nothing-stolen = { $seat } stiehlt nichts: Alle anderen Hände sind leer.
event-used-tent = { $n ->
    [0] { $seat } sucht Schutz im Zelt und hat es damit aufgebraucht.
    [one] { $seat } sucht Schutz im Zelt und kann es noch einmal benutzen.
   *[other] { $seat } sucht Schutz im Zelt und kann es noch { $n }-mal benutzen.
}
event-declined-tent = { $seat } benutzt das Zelt nicht.
event-lost = { $seat } verliert { $treasure_one } im Sandsturm.
event-spared = { $seat } hat zu wenige Karten, um welche zu verlieren.
event-gave = { $seat } gibt dem Markt { $treasure_some }.
event-took = { $seat } nimmt { $treasure_some } vom Markt.
event-explored = { $n ->
    [one] { $seat } zahlt eine Landkarte und erkundet Kammer { $chamber }.
   *[other] { $seat } zahlt { $n } Landkarten und erkundet Kammer { $chamber }.
}
event-emptied = { $n ->
    [one] { $seat } nimmt die einzige Karte aus Kammer { $chamber }.
    [2] { $seat } nimmt beide Karten aus Kammer { $chamber }.
   *[other] { $seat } nimmt alle { $n } Karten aus Kammer { $chamber }.
}
event-found = { $seat } findet { $treasure_some }.
event-found-openly = { $seat } findet { $treasure_some }.
event-saw = { $seat } sieht { $treasure_some } in Kammer { $chamber }.
event-kept = { $seat } behält { $treasure_one }.
event-looked = { $seat } schaut in Kammer { $chamber }.
event-declined-look = { $seat } schaut in keine Kammer.
event-turned-up = { $value ->
    [0] { $seat } deckt { $treasure_one } auf.
   *[other] { $seat } deckt { $treasure_one } auf (Wert bisher: { $value }).
}
event-caved-in = { $n ->
    [one] Alles stürzt ein: Die Karte kommt zurück, und { $seat } geht leer aus.
   *[other] Alles stürzt ein: Alle { $n } Karten kommen zurück, und { $seat } geht leer aus.
}
event-hauled = { $n ->
    [0] { $seat } nimmt keine der aufgedeckten Karten.
    [one] { $seat } nimmt eine der aufgedeckten Karten.
   *[other] { $seat } nimmt { $n } der aufgedeckten Karten.
}
event-named = { $seat } nennt einen Schatz: { $treasure }.
event-unearthed = Der Sandsturm legt { $treasure_one } in Kammer { $chamber } frei.
event-sold = { $seat } verkauft { $treasure_some } für { $money }.

## The end

reason-most-money = Das meiste Geld entscheidet.
reason-fewest-cards = Gleich viel Geld; die wenigsten verkauften Karten entscheiden.
reason-shared = Gleich viel Geld und gleich viele verkaufte Karten: ein geteilter Sieg.
# A line of the score sheet: one sold set.
line-set = { $treasure_count }

## Rulings that a table may read otherwise

ruling-AR-THIEF-R1 = Ein Dieb wird ausgegraben, und ein Mitspieler hat keine Karten
    .only-holders = Er kann nicht gewählt werden, solange ein anderer Karten hat.
    .anyone = Jeder Mitspieler kann gewählt werden; aus einer leeren Hand wird nichts gestohlen.
ruling-AR-TENT-R3 = In derselben Grabung kommt noch ein Sandsturm
    .one-storm = Ein Zelt schützt nur vor einem Sandsturm; beim nächsten entscheiden alle noch einmal.
    .whole-dig = Ein benutztes Zelt schützt, bis die Grabung vorbei ist.
ruling-AR-TRADE-R1 = Karten werden dem Markt ohne Gegenwert gegeben
    .something-for-something = Nicht erlaubt: Bei einem Tausch nimmt man mindestens eine Karte.
    .gifts = Erlaubt; doch wer noch verkaufen muss, behält dafür eine Karte.
ruling-AR-TRADE-R3 = Bei einem Tausch nimmt man genau solche Karten, wie man gibt
    .allowed = Erlaubt; das ist ein Tausch wie jeder andere.
    .refused = Nicht erlaubt: Ein Tausch verändert die Hand.
ruling-AR-TRADE-R5 = Mehrmals hintereinander tauschen, ohne dazwischen zu verkaufen oder zu erkunden
    .thirty = Höchstens dreißigmal.
    .no-return = Beliebig oft, aber nie zurück zu einer Hand, die man in dieser Reihe schon hatte.
ruling-AR-TEMPLE-R1 = Beim Tempel werden in einem Zug mehrere Sets verkauft
    .each-set = Nach jedem Verkauf darf man in eine Kammer schauen.
    .once-a-turn = Man darf in diesem Zug in eine Kammer schauen.
ruling-AR-MINE-R1 = Die Landkarte für die Mine ist bezahlt
    .first-card = Die erste Karte muss gezogen werden.
    .may-stop = Man darf vor der ersten Karte aufhören und geht leer aus.
ruling-AR-MINE-R3 = Die in der Mine gezogenen Karten sind genau 5 wert
    .player-stops = Wer erkundet, entscheidet, ob es weitergeht.
    .stops-at-five = Das Ziehen ist zu Ende, und die Karten werden genommen.
ruling-AR-SPHINX-R2 = Schätze, die nie in der Sphinx liegen können
    .any-type = Sie dürfen trotzdem genannt werden.
    .possible-types = Landkarten und Schätze, die nicht im Spiel sind, dürfen nicht genannt werden.
ruling-AR-RUINS-R1 = Ein Sandsturm kommt, und eine Kammer der Verschütteten Ruinen ist leer
    .every-chamber = Sie bekommt eine Karte wie die anderen.
    .chambers-with-cards = Sie bleibt leer.
ruling-AR-END-R1 = Alle Hände sind leer, aber es gibt noch etwas auszugraben
    .nothing-left = Die Partie geht weiter.
    .empty-hands = Die Partie ist zu Ende.
ruling-AR-END-R4 = Ein Spieler gräbt die letzte Karte aus und tut sonst nichts
    .last-dig-is-no-pass = Das ist kein Passen.
    .last-dig-may-pass = Damit hat er gepasst.
ruling-AR-END-R5 = Es gibt nichts mehr auszugraben, und ein Spieler tauscht nur
    .two-rounds = Das ist kein Passen; aber nach zwei Runden ohne Verkauf und Erkundung muss der nächste verkaufen.
    .trades-pass = Damit hat er gepasst.
ruling-AR-END-R10 = Ein Spieler, der verkaufen muss, will tauschen oder erkunden
    .any-order = Erlaubt, vor dem Verkauf und danach.
    .sale-first = Erst nach dem Verkauf erlaubt.
