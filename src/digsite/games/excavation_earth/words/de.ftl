# Excavation Earth, in German. How fields become arguments is told in kernel/text.py.

game-title = Excavation Earth
money = { $amount ->
    [one] { $amount } Credit
   *[other] { $amount } Credits
}

## Colours, glyphs and places
## colour: of: as in “of the … region” (Polish: genitive); place: at, to and from it

colour-yellow = Gelb
    .of = Gelb
colour-green = Türkis
    .of = Türkis
colour-red = Rot
    .of = Rot
colour-purple = Lila
    .of = Lila
colour-orange = Orange
    .of = Orange

glyph-helix = Helix
glyph-lens = Linse
glyph-antenna = Antenne
glyph-crater = Krater

place-vancouver = Vancouver
    .at = in Vancouver
    .to = nach Vancouver
    .from = von Vancouver
place-rio = Rio de Janeiro
    .at = in Rio de Janeiro
    .to = nach Rio de Janeiro
    .from = von Rio de Janeiro
place-lagos = Lagos
    .at = in Lagos
    .to = nach Lagos
    .from = von Lagos
place-berlin = Berlin
    .at = in Berlin
    .to = nach Berlin
    .from = von Berlin
place-delhi = Delhi
    .at = in Delhi
    .to = nach Delhi
    .from = von Delhi
place-sydney = Sydney
    .at = in Sydney
    .to = nach Sydney
    .from = von Sydney
place-anchorage = Anchorage
    .at = in Anchorage
    .to = nach Anchorage
    .from = von Anchorage
place-newyork = New York
    .at = in New York
    .to = nach New York
    .from = von New York
place-mexico = Mexiko-Stadt
    .at = in Mexiko-Stadt
    .to = nach Mexiko-Stadt
    .from = von Mexiko-Stadt
place-easter = Osterinsel
    .at = auf der Osterinsel
    .to = auf die Osterinsel
    .from = von der Osterinsel
place-cusco = Cusco
    .at = in Cusco
    .to = nach Cusco
    .from = von Cusco
place-manaus = Manaus
    .at = in Manaus
    .to = nach Manaus
    .from = von Manaus
place-cairo = Kairo
    .at = in Kairo
    .to = nach Kairo
    .from = von Kairo
place-capetown = Kapstadt
    .at = in Kapstadt
    .to = nach Kapstadt
    .from = von Kapstadt
place-london = London
    .at = in London
    .to = nach London
    .from = von London
place-rome = Rom
    .at = in Rom
    .to = nach Rom
    .from = von Rom
place-bangkok = Bangkok
    .at = in Bangkok
    .to = nach Bangkok
    .from = von Bangkok
place-xian = Xi’an
    .at = in Xi’an
    .to = nach Xi’an
    .from = von Xi’an
place-havana = Havanna
    .at = in Havanna
    .to = nach Havanna
    .from = von Havanna
place-zanzibar = Sansibar
    .at = auf Sansibar
    .to = nach Sansibar
    .from = von Sansibar
place-guam = Guam
    .at = auf Guam
    .to = nach Guam
    .from = von Guam

## Artefacts, each with the colour of its region: value: the bare name; one: a single one as an object (accusative); named: by
## itself (nominative)

artefact-yellow-helix = Moai-Schneekugel
    .one = eine Moai-Schneekugel (gelb)
    .named = Moai-Schneekugel (gelb)
artefact-yellow-lens = Karnevals-Kopfschmuck
    .one = einen Karnevals-Kopfschmuck (gelb)
    .named = Karnevals-Kopfschmuck (gelb)
artefact-yellow-antenna = Fußball
    .one = einen Fußball (gelb)
    .named = Fußball (gelb)
artefact-yellow-crater = Limokiste
    .one = eine Limokiste (gelb)
    .named = Limokiste (gelb)
artefact-green-helix = Stoppschild
    .one = ein Stoppschild (türkis)
    .named = Stoppschild (türkis)
artefact-green-lens = Spielkonsole
    .one = eine Spielkonsole (türkis)
    .named = Spielkonsole (türkis)
artefact-green-antenna = Nummernschild
    .one = ein Nummernschild (türkis)
    .named = Nummernschild (türkis)
artefact-green-crater = Radkappe
    .one = eine Radkappe (türkis)
    .named = Radkappe (türkis)
artefact-red-helix = Gartenzwerg
    .one = einen Gartenzwerg (rot)
    .named = Gartenzwerg (rot)
artefact-red-lens = Toilettenschild
    .one = ein Toilettenschild (rot)
    .named = Toilettenschild (rot)
artefact-red-antenna = Hirschgeweih
    .one = ein Hirschgeweih (rot)
    .named = Hirschgeweih (rot)
artefact-red-crater = Kuckucksuhr
    .one = eine Kuckucksuhr (rot)
    .named = Kuckucksuhr (rot)
artefact-purple-helix = Flipflop
    .one = einen Flipflop (lila)
    .named = Flipflop (lila)
artefact-purple-lens = Benzinkanister
    .one = einen Benzinkanister (lila)
    .named = Benzinkanister (lila)
artefact-purple-antenna = Transistorradio
    .one = ein Transistorradio (lila)
    .named = Transistorradio (lila)
artefact-purple-crater = Stadiontröte
    .one = eine Stadiontröte (lila)
    .named = Stadiontröte (lila)
artefact-orange-helix = Reiskocher
    .one = einen Reiskocher (orange)
    .named = Reiskocher (orange)
artefact-orange-lens = Winkekatze
    .one = eine Winkekatze (orange)
    .named = Winkekatze (orange)
artefact-orange-antenna = Bumerang
    .one = einen Bumerang (orange)
    .named = Bumerang (orange)
artefact-orange-crater = Spielzeugroboter
    .one = einen Spielzeugroboter (orange)
    .named = Spielzeugroboter (orange)

## Cards, by colour and by the number and the icon of their market; travel cards by their fuel
## value: by itself (nominative); one: as an object (accusative); none: as in “you have …” (Polish: genitive)

card-yellow-mask = Gelb 1 (Maske)
    .one = Gelb 1 (Maske)
    .none = keine Karte Gelb 1 (Maske)
card-yellow-coil = Gelb 2 (Spule)
    .one = Gelb 2 (Spule)
    .none = keine Karte Gelb 2 (Spule)
card-yellow-prism = Gelb 3 (Prisma)
    .one = Gelb 3 (Prisma)
    .none = keine Karte Gelb 3 (Prisma)
card-yellow-cog = Gelb 4 (Zahnrad)
    .one = Gelb 4 (Zahnrad)
    .none = keine Karte Gelb 4 (Zahnrad)
card-yellow-comet = Gelb 5 (Komet)
    .one = Gelb 5 (Komet)
    .none = keine Karte Gelb 5 (Komet)
card-yellow-anchor = Gelb 6 (Anker)
    .one = Gelb 6 (Anker)
    .none = keine Karte Gelb 6 (Anker)
card-green-mask = Türkis 1 (Maske)
    .one = Türkis 1 (Maske)
    .none = keine Karte Türkis 1 (Maske)
card-green-coil = Türkis 2 (Spule)
    .one = Türkis 2 (Spule)
    .none = keine Karte Türkis 2 (Spule)
card-green-prism = Türkis 3 (Prisma)
    .one = Türkis 3 (Prisma)
    .none = keine Karte Türkis 3 (Prisma)
card-green-cog = Türkis 4 (Zahnrad)
    .one = Türkis 4 (Zahnrad)
    .none = keine Karte Türkis 4 (Zahnrad)
card-green-comet = Türkis 5 (Komet)
    .one = Türkis 5 (Komet)
    .none = keine Karte Türkis 5 (Komet)
card-green-anchor = Türkis 6 (Anker)
    .one = Türkis 6 (Anker)
    .none = keine Karte Türkis 6 (Anker)
card-red-mask = Rot 1 (Maske)
    .one = Rot 1 (Maske)
    .none = keine Karte Rot 1 (Maske)
card-red-coil = Rot 2 (Spule)
    .one = Rot 2 (Spule)
    .none = keine Karte Rot 2 (Spule)
card-red-prism = Rot 3 (Prisma)
    .one = Rot 3 (Prisma)
    .none = keine Karte Rot 3 (Prisma)
card-red-cog = Rot 4 (Zahnrad)
    .one = Rot 4 (Zahnrad)
    .none = keine Karte Rot 4 (Zahnrad)
card-red-comet = Rot 5 (Komet)
    .one = Rot 5 (Komet)
    .none = keine Karte Rot 5 (Komet)
card-red-anchor = Rot 6 (Anker)
    .one = Rot 6 (Anker)
    .none = keine Karte Rot 6 (Anker)
card-purple-mask = Lila 1 (Maske)
    .one = Lila 1 (Maske)
    .none = keine Karte Lila 1 (Maske)
card-purple-coil = Lila 2 (Spule)
    .one = Lila 2 (Spule)
    .none = keine Karte Lila 2 (Spule)
card-purple-prism = Lila 3 (Prisma)
    .one = Lila 3 (Prisma)
    .none = keine Karte Lila 3 (Prisma)
card-purple-cog = Lila 4 (Zahnrad)
    .one = Lila 4 (Zahnrad)
    .none = keine Karte Lila 4 (Zahnrad)
card-purple-comet = Lila 5 (Komet)
    .one = Lila 5 (Komet)
    .none = keine Karte Lila 5 (Komet)
card-purple-anchor = Lila 6 (Anker)
    .one = Lila 6 (Anker)
    .none = keine Karte Lila 6 (Anker)
card-orange-mask = Orange 1 (Maske)
    .one = Orange 1 (Maske)
    .none = keine Karte Orange 1 (Maske)
card-orange-coil = Orange 2 (Spule)
    .one = Orange 2 (Spule)
    .none = keine Karte Orange 2 (Spule)
card-orange-prism = Orange 3 (Prisma)
    .one = Orange 3 (Prisma)
    .none = keine Karte Orange 3 (Prisma)
card-orange-cog = Orange 4 (Zahnrad)
    .one = Orange 4 (Zahnrad)
    .none = keine Karte Orange 4 (Zahnrad)
card-orange-comet = Orange 5 (Komet)
    .one = Orange 5 (Komet)
    .none = keine Karte Orange 5 (Komet)
card-orange-anchor = Orange 6 (Anker)
    .one = Orange 6 (Anker)
    .none = keine Karte Orange 6 (Anker)
card-travel-2 = Reisekarte (2)
    .one = die Reisekarte (2)
    .none = keine Reisekarte (2)
card-travel-3 = Reisekarte (3)
    .one = die Reisekarte (3)
    .none = keine Reisekarte (3)
card-travel-4 = Reisekarte (4)
    .one = die Reisekarte (4)
    .none = keine Reisekarte (4)
# What a card is called for those who may not see which it is.
card-hidden = Karte
    .one = eine Karte
    .none = keine Karte

## Buyers: value: by itself; one: a single one as an object (accusative); count: `$n` of them at the start of a sentence

buyer-yellow = gelber Käufer
    .one = einen gelben Käufer
    .count = { $n ->
        [one] Ein gelber Käufer
       *[other] { $n } gelbe Käufer
    }
buyer-green = türkisfarbener Käufer
    .one = einen türkisfarbenen Käufer
    .count = { $n ->
        [one] Ein türkisfarbener Käufer
       *[other] { $n } türkisfarbene Käufer
    }
buyer-red = roter Käufer
    .one = einen roten Käufer
    .count = { $n ->
        [one] Ein roter Käufer
       *[other] { $n } rote Käufer
    }
buyer-purple = lilafarbener Käufer
    .one = einen lilafarbenen Käufer
    .count = { $n ->
        [one] Ein lilafarbener Käufer
       *[other] { $n } lilafarbene Käufer
    }
buyer-orange = orangefarbener Käufer
    .one = einen orangefarbenen Käufer
    .count = { $n ->
        [one] Ein orangefarbener Käufer
       *[other] { $n } orangefarbene Käufer
    }
buyer-wild = Alleskäufer
    .one = einen Alleskäufer
    .count = { $n ->
        [one] Ein Alleskäufer
       *[other] { $n } Alleskäufer
    }

## Holds, posts and tasks
## hold: into and from it; post: who: one’s own cube there; at, to and from it; task: does: as in “which guard …”

hold-cargo = Hauptfrachtraum
    .into = in den Hauptfrachtraum
    .from = aus dem Hauptfrachtraum
hold-hidden = Geheimfrachtraum
    .into = in den Geheimfrachtraum
    .from = aus dem Geheimfrachtraum

post-market-1 = Markt 1
    .who = den Händler auf Markt 1
    .at = auf Markt 1
    .to = auf Markt 1
    .from = von Markt 1
post-market-2 = Markt 2
    .who = den Händler auf Markt 2
    .at = auf Markt 2
    .to = auf Markt 2
    .from = von Markt 2
post-market-3 = Markt 3
    .who = den Händler auf Markt 3
    .at = auf Markt 3
    .to = auf Markt 3
    .from = von Markt 3
post-market-4 = Markt 4
    .who = den Händler auf Markt 4
    .at = auf Markt 4
    .to = auf Markt 4
    .from = von Markt 4
post-market-5 = Markt 5
    .who = den Händler auf Markt 5
    .at = auf Markt 5
    .to = auf Markt 5
    .from = von Markt 5
post-market-6 = Markt 6
    .who = den Händler auf Markt 6
    .at = auf Markt 6
    .to = auf Markt 6
    .from = von Markt 6
post-left = Linke Kommandozentrale
    .who = den Gesandten in der linken Kommandozentrale
    .at = in der linken Kommandozentrale
    .to = in die linke Kommandozentrale
    .from = aus der linken Kommandozentrale
post-middle = Mittlere Kommandozentrale
    .who = den Gesandten in der mittleren Kommandozentrale
    .at = in der mittleren Kommandozentrale
    .to = in die mittlere Kommandozentrale
    .from = aus der mittleren Kommandozentrale
post-right = Rechte Kommandozentrale
    .who = den Gesandten in der rechten Kommandozentrale
    .at = in der rechten Kommandozentrale
    .to = in die rechte Kommandozentrale
    .from = aus der rechten Kommandozentrale

task-guard = Wache
    .does = bewacht die neue Probe
task-trader = Händler
    .does = wird zum Händler
task-envoy = Gesandter
    .does = wird zum Gesandten

## Actions

action-travel = Reisen
action-sell = Verkaufen
action-excavate = Ausgraben
action-market = Marketing
action-command = Kommandieren
action-smuggle = Schmuggeln
action-survey = Forschen
action-pass = Passen

## Command cards: what the white side does, and how the yellow one differs

ability-emergency-fund = Notfallfonds
    .about = Du erhältst Credits; auf der gelben Seite mehr.
ability-fresh-orders = Neue Anweisungen
    .about = Ziehe Aktionskarten und behalte alle bis auf eine; auf der gelben Seite mehr.
ability-priority-shuttle = Eilshuttle
    .about = Versetze einen Archäologen an einen beliebigen Ort, an dem keiner von dir steht; auf der gelben Seite mehrere.
ability-night-dig = Nachtgrabung
    .about = Grabe ein Artefakt beliebiger Farbe aus, wo ein Archäologe von dir steht; auf der gelben Seite an zwei Orten.
ability-quiet-buyer = Diskreter Abnehmer
    .about = Verschachere von überall ein Artefakt für mehr als die aufgedruckten Credits; auf der gelben Seite mehrere verschiedenfarbige.
ability-media-blitz = Medienrummel
    .about = Stelle einen farbigen Käufer in eine beliebige Schlange; auf der gelben Seite mehrere.
ability-crowd-control = Besucherlenkung
    .about = Stelle einen Käufer ans Ende einer anderen Schlange; auf der gelben Seite mehrmals.
ability-staff-rotation = Personalwechsel
    .about = Versetze einen Händler auf einen anderen Markt oder in seine Kommandozentrale; auf der gelben Seite Händler und Gesandte, überallhin.

## Factions

factions-random = Zufällig
    .about = Eine, die niemand gewählt hat; wird zu Beginn der Partie ausgelost.
factions-issisinui = Is’sisinui (Hellseher)
    .about = Beim Forschen ziehen sie ein drittes Artefakt, und eines dürfen sie kostenlos behalten.
factions-aqulla = Aquilla-Kollektiv (Kaufleute)
    .about = Beim Verkaufen brauchen sie auf dem Markt der abgeworfenen Karte keinen eigenen Händler.
factions-gul = Gul-Kartell (Schmuggler)
    .about = Vor einem Verkauf dürfen sie ein Artefakt für die aufgedruckten Credits kaufen, wenn ein Archäologe auf einem Schwarzmarkt steht.
factions-dal_harrai = Dal-Harrai-Konzern (Piloten)
    .about = Jeder Zug beginnt mit einem kostenlosen Schritt eines Archäologen.
factions-kuti_kuti = Kuti-Kuti-Union (Grabungsexperten)
    .about = Ein Archäologe kann ein zweites Artefakt ausgraben, am selben Ort oder nebenan.

## Options

option-factions = Fraktionen
    .about = Die Fraktion jedes Spielers, keine doppelt; wird ausgelost, wenn nichts gewählt ist.
option-draft_start = Gedraftete Starthand
    .about = Die Starthände werden gedraftet statt ausgeteilt.
option-edition = Ausgabe
    .about = Die Spielanleitung, nach der gespielt wird, wo die englische, die deutsche und die polnische sich unterscheiden.
edition-en = Englische Spielanleitung
    .about = So, wie es in der englischen Spielanleitung steht.
edition-de = Deutsche Spielanleitung
    .about = So, wie es in der deutschen Spielanleitung steht.
edition-pl = Polnische Spielanleitung
    .about = So, wie es in der polnischen Spielanleitung steht.
option-rulings = Hausregeln
    .about = Stellen der Spielanleitung, die an diesem Tisch anders gelesen werden.
option-components = Material
    .about = Eine Datei mit den Werten deines eigenen Materials anstelle der mitgelieferten.

## Questions

ask-redraw = { $n ->
    [0] Es gibt nichts auszutauschen: Du hast keine vier Karten einer Farbe oder eines Symbols.
   *[other] Welche Karten einer Gruppe von vier oder mehr tauschst du aus?
}
ask-draft = { $n ->
    [one] Welche Karte wählst du?
   *[other] Welche Karte wählst du? Du wählst { $n }.
}
ask-place_third = Wo beginnt dein dritter Archäologe?
ask-act = { $n ->
    [one] Was ist deine zweite Aktion?
   *[other] Was ist deine erste Aktion?
}
ask-travelling = { $n ->
    [one] Wohin bewegst du dich? Ein Schritt ist noch übrig.
   *[other] Wohin bewegst du dich? { $n } Schritte sind noch übrig.
}
ask-dig_first = Welches Artefakt gräbst du aus? Farbe: { $colour }.
ask-dig_second = Welches zweite Artefakt gräbst du aus? Farbe: { $colour }.
ask-samples = Von welchem Artefakt nimmst du eine Probe?
ask-reassign = Dein Crewvorrat ist leer. Welche Wache { $task_does }?
ask-market_trader = Legst du einen Händler auf Markt { $market }?
ask-market_wild = Stellst du einen Alleskäufer in die Schlange von Markt { $market }?
ask-market_buyer = Welchen Käufer stellst du in die Schlange von Markt { $market }?
ask-sell_region = Artefakte welcher Farbe verkaufst du?
ask-sell_markets = { $n ->
    [0] Auf welchem Markt verkaufst du Artefakte in { $colour }?
    [one] Auf welchem weiteren Markt verkaufst du Artefakte in { $colour }? Einer ist gewählt.
   *[other] Auf welchem weiteren Markt verkaufst du Artefakte in { $colour }? { $n } sind gewählt.
}
ask-sell_tiles = { $n ->
    [one] Welches Artefakt in { $colour } verkaufst du?
   *[other] Welches Artefakt in { $colour } verkaufst du? Du verkaufst { $n }.
}
ask-keep_cards = { $n ->
    [one] Welche Karte behältst du?
   *[other] Welche Karte behältst du? Du behältst { $n }.
}
ask-commanding = { $half ->
    [1] Legst du einen Händler auf Markt { $market }?
    [2] Was tust du { $centre_at }?
   *[0] Was tust du auf Markt { $market } und { $centre_at }?
}
ask-smuggling = { $deal ->
    [1] Welches Artefakt verschacherst du auf dem Schwarzmarkt?
    [2] Welches Artefakt kaufst du auf dem Schwarzmarkt?
    [3] Verschacherst du ein zweites Artefakt, in einer anderen Farbe?
    [4] Kaufst du ein zweites Artefakt, in einer anderen Farbe?
   *[0] Was verschacherst oder kaufst du auf dem Schwarzmarkt?
}
ask-survey_replace = Welche Karte der Forscherprognose ersetzt du durch { $card }?
ask-survey_lay = Welches Artefakt legst du auf sein Ausgrabungsfeld?
ask-survey_buy = { $times ->
    [one] Kaufst du ein Artefakt für die aufgedruckten Credits?
   *[other] Kaufst du ein Artefakt für das Doppelte der aufgedruckten Credits?
}
ask-pass_discard = { $n ->
    [one] Welche Karte wirfst du ab?
   *[other] Welche Karte wirfst du ab? Noch { $n } insgesamt.
}
ask-free_move = Bewegst du kostenlos einen Archäologen?
ask-free_tile = Behältst du ein Artefakt kostenlos?
ask-buy_first = { $must ->
    [1] Welches Artefakt kaufst du auf dem Schwarzmarkt? Ohne es könntest du nichts verkaufen.
   *[0] Kaufst du vor dem Verkauf ein Artefakt auf dem Schwarzmarkt?
}
ask-emergency_fund = { $n ->
    [one] Nimmst du { $n } Credit?
   *[other] Nimmst du { $n } Credits?
}
ask-fresh_orders = { $n ->
    [one] Ziehst du { $n } Karte?
   *[other] Ziehst du { $n } Karten und behältst alle bis auf eine?
}
ask-priority_shuttle = { $n ->
    [one] Welchen Archäologen versetzt du, und wohin? Einer ist noch möglich.
   *[other] Welchen Archäologen versetzt du, und wohin? { $n } sind noch möglich.
}
ask-night_dig = { $n ->
    [one] Welches Artefakt gräbst du aus?
   *[other] Welches Artefakt gräbst du aus? Bis zu { $n }, von verschiedenen Orten.
}
ask-quiet_buyer = { $n ->
    [one] Welches Artefakt verschacherst du, für { $bonus } mehr als die aufgedruckten Credits?
   *[other] Welches Artefakt verschacherst du, für { $bonus } mehr als die aufgedruckten Credits? Bis zu { $n } verschiedenfarbige.
}
ask-media_blitz = { $n ->
    [one] Welchen Käufer stellst du in welche Schlange?
   *[other] Welchen Käufer stellst du in welche Schlange? Bis zu { $n }.
}
ask-crowd_pull = { $n ->
    [one] Welchen Käufer bewegst du?
   *[other] Welchen Käufer bewegst du? Bis zu { $n }-mal.
}
ask-crowd_push = In welche Schlange stellst du den Käufer von Markt { $market } ({ $buyer })?
ask-rotate_lift = { $n ->
    [one] Wen versetzt du?
   *[other] Wen versetzt du? Bis zu { $n }-mal.
}
ask-rotate_post = Wohin versetzt du { $post_who }?

## Answers

code-pass = Passe für den Rest dieser Runde
code-done = Fertig
code-trader = Lege einen Händler
code-envoy = Entsende einen Gesandten
code-recall = Nimm einen Gesandten zurück
code-add-wild = Stelle einen Alleskäufer dazu
code-use = Nutze die Kommandokarte
code-travel = Reisen mit { $card }
code-sell = Verkaufen mit { $card }
code-excavate = Ausgraben mit { $card }
code-market = Marketing mit { $card }
code-command = Kommandieren mit { $card }
code-smuggle = Schmuggeln mit { $card }
code-survey = Forschen mit { $card }
code-add-buyer = Stelle einen Käufer dazu: { $colour }
code-region = Verkaufe Artefakte in { $colour }
code-sell-at = Verkaufe auf Markt { $market }
code-acquire = Kaufe das oberste Artefakt vom Stapel { $colour } { $hold_into }
code-replace = Ersetze Karte { $forecast } der Forscherprognose
code-dig = Grabe { $artefact_one } aus
code-sample = Nimm eine Probe: { $artefact_named }
code-guard = Zieh diese Wache ab: { $artefact_named }
code-offload = Verschachere { $artefact_one } { $hold_from }
code-sell-tile = Verkaufe { $artefact_one } { $hold_from }
code-lay = Lege { $artefact_one } auf die Weltkarte
code-store = Behalte { $artefact_one } kostenlos
code-buy = Kaufe { $artefact_one }
code-discard = Wirf { $card } ab
code-pick = Wähle { $card }
code-keep = Behalte { $card }
code-swap = Tausche { $card } aus
code-send = Stelle einen Käufer auf Markt { $market }: { $colour }
code-pull = Bewege Käufer { $n } von Markt { $market }
code-push = Stelle den Käufer auf Markt { $market }
code-lift = Versetze { $post_who }
code-post = Versetze das Crewmitglied { $post_to }
code-place = Stelle den dritten Archäologen auf: { $place }
code-move = Zieh { $origin_from } { $place_to }

## Refusals; the rules that each rests on stand beside it in en.ftl

refusal-over = Die Partie ist zu Ende.
refusal-not-asked = Du bist gerade nicht gefragt; warte auf die anderen.
refusal-must-answer = Das darf nicht offenbleiben; wähle eine der Antworten.
refusal-answer-first = Beantworte zuerst diese Frage.
refusal-already-picked = Alle deine Karten dieser Art sind schon ausgewählt: { $card }.
refusal-no-purchase-helps = Es gibt nichts, was du jetzt kaufen und danach verkaufen könntest.
refusal-out-of-reach = Dieser Ort grenzt nicht an das Ausgrabungsfeld des ersten Artefakts, und du hast dort keinen Archäologen: { $place }.
refusal-picked-already = Du hast deine Karten gewählt; warte auf die anderen.
refusal-finish-first = Beantworte erst diese Frage; Aktionen kommen danach.
refusal-only-done = Das darf nicht offenbleiben; wähle eine der anderen Antworten.
refusal-only-trader = Einen Händler legst du nur beim Marketing oder Kommandieren, und nur einmal.
refusal-only-envoy = Einen Gesandten entsendest du nur beim Kommandieren.
refusal-only-recall = Einen Gesandten nimmst du nur beim Kommandieren zurück.
refusal-only-add-wild = Einen Alleskäufer stellst du nur beim Marketing dazu.
refusal-only-use = Das beantwortet nur die Frage, ob du eine Kommandokarte nutzt.
refusal-only-add-buyer = Einen Käufer stellst du auf den Markt der Karte nur beim Marketing.
refusal-only-region = Die Farbe wählst du nur bei einem Verkauf, gleich vor den Märkten.
refusal-only-sell-at = Märkte wählst du nur bei einem Verkauf, nach der Farbe und vor den Artefakten.
refusal-only-acquire = Auf dem Schwarzmarkt kaufst du nur beim Schmuggeln oder, als Gul-Kartell, zu Beginn eines Verkaufs.
refusal-only-replace = Eine Karte der Forscherprognose ersetzt du nur beim Forschen in Runde 1 oder 2.
refusal-only-dig = Artefakte gräbst du nur beim Ausgraben, mit „Nachtgrabung“ oder, als Admiralität von Mazz-Un, nach dem Kommandieren aus.
refusal-only-sample = Proben nimmst du nur, gleich nachdem du Artefakte erhalten hast.
refusal-only-guard = Eine Wache ziehst du nur ab, um sie neu zuzuteilen, wenn dein Crewvorrat leer ist.
refusal-only-offload = Artefakte verschacherst du nur beim Schmuggeln oder mit „Diskreter Abnehmer“.
refusal-only-sell-tile = Die Artefakte eines Verkaufs wählst du erst nach den Märkten.
refusal-only-lay = Ein Artefakt legst du nur beim Forschen auf die Weltkarte, gleich nach dem Ziehen.
refusal-only-store = Nur die Is’sisinui behalten ein Artefakt kostenlos, beim Forschen und vor dem Kauf.
refusal-only-buy = Ein gezogenes Artefakt kaufst du nur am Ende des Forschens.
refusal-only-discard = Karten wirfst du einzeln nur ab, nachdem du gepasst hast.
refusal-only-pick = Karten wählst du nur beim Draften.
refusal-only-keep = Was du behältst, wählst du nur, wenn du mehrere Karten zur Auswahl gezogen hast.
refusal-only-swap = Karten tauschst du nur vor der ersten Runde aus.
refusal-only-send = Einen Käufer stellst du auf einen beliebigen Markt nur mit „Medienrummel“.
refusal-only-pull = Einen Käufer wählst du nur bei „Besucherlenkung“ aus, vor seiner neuen Schlange.
refusal-only-push = Eine neue Schlange wählst du nur bei „Besucherlenkung“, nach dem Käufer.
refusal-only-lift = Deine Crew versetzt du nur mit „Personalwechsel“ oder wenn eine mittlere Spalte des Museums voll ist; erst wählst du, wen, dann, wohin.
refusal-only-post = Einen neuen Posten wählst du nur bei „Personalwechsel“ oder wenn eine mittlere Spalte des Museums voll ist, und erst, nachdem feststeht, wen du versetzt.
refusal-only-place = Den dritten Archäologen stellst du nur zu Beginn deines ersten Zuges auf.
refusal-only-move = Archäologen bewegst du nur beim Reisen, mit „Eilshuttle“ oder, als Dal-Harrai-Konzern, zu Beginn des Zuges.
refusal-may-pass = Passen darfst du immer.
refusal-no-action-card = Du hast keine Aktionskarte mehr, und diese Aktion braucht eine: Mit einer Reisekarte bezahlst du nur Reisen und Verkaufen.
refusal-not-in-hand = Du hast { $card_none } mehr auf der Hand.
refusal-own-explorer-there = Du hast schon einen Archäologen { $place_at }.
refusal-no-explorer-there = Du hast keinen Archäologen { $place_at }.
refusal-not-adjacent = Von dort führt keine Linie { $place_to }.
refusal-cannot-part-again = Nicht { $place_to }: Am Ende müssen deine Archäologen getrennt stehen, und dafür reichen die Schritte nicht.
refusal-explorers-together = Deine Archäologen müssen am Ende getrennt stehen, und noch stehen welche zusammen.
refusal-must-move-on = Dein Archäologe steht bei einem anderen von dir und muss erst weiterziehen.
refusal-cannot-move-on = Nicht { $place_to }: Dein Archäologe würde seine Bewegung bei einem anderen von dir beenden.
refusal-has-moved = Der Archäologe { $place_at } hat sich schon bewegt.
refusal-no-explorer-at-market = Du hast keinen Archäologen auf dem Markt dieser Karte, Markt { $market }.
refusal-no-explorer-at-black-market = Du hast keinen Archäologen auf einem Schwarzmarkt.
refusal-wrong-icon = Keiner deiner Archäologen steht auf einem Schwarzmarkt mit dem Symbol von Markt { $market }.
refusal-trader-first = Entscheide erst über den Händler.
refusal-wild-first = Entscheide erst über den Alleskäufer.
refusal-trader-step-over = Für einen Händler ist es in dieser Aktion zu spät.
refusal-wild-step-over = Für einen Alleskäufer ist es in dieser Aktion zu spät.
refusal-envoy-step-over = Du hast in dieser Aktion schon einen Gesandten entsandt oder zurückgenommen.
refusal-no-buyer-left = Von dieser Farbe ist kein Käufer mehr im Vorrat: { $colour }.
refusal-no-cube = Du hast keinen Crewmarker mehr und auch keine Wache, die du neu zuteilen könntest.
refusal-no-envoy-there = Du hast keinen Gesandten { $centre_at }.
refusal-no-command-card = Noch liegt keine Kommandokarte { $centre_at }; darum kannst du keinen Gesandten zurücknehmen.
refusal-guard-moved = Beim Kommandieren darf nur einer von Händler und Gesandtem eine Wache sein, und das ist schon so.
refusal-already-sampled = Diese Probe hast du schon: { $artefact_named }.
refusal-not-just-gained = Proben nimmst du nur von eben erhaltenen Artefakten, je einmal; von diesem geht es jetzt nicht: { $artefact_named }.
refusal-no-guard-there = Dort steht keine Wache von dir: { $artefact_named }.
refusal-choose-guard = Es braucht einen Crewmarker, und dein Vorrat ist leer: Wähle eine Wache.
refusal-either-or = Beim Schmuggeln wird entweder verschachert oder gekauft, nicht beides.
refusal-colour-used = Die Artefakte müssen verschiedene Farben haben, und { $colour } hattest du schon.
refusal-not-in-hold = In diesem Frachtraum ist kein solches Artefakt: { $artefact_named }.
refusal-empty-stack = Der Schwarzmarktstapel { $colour } ist leer.
refusal-cargo-full = Dein Hauptfrachtraum ist voll.
refusal-hidden-full = Dein Geheimfrachtraum ist voll.
refusal-too-dear = { $n ->
    [one] Das kostet { $n } Credit, und du hast weniger.
   *[other] Das kostet { $n } Credits, und du hast weniger.
}
refusal-forecast-taken = Auf jeder Karte der Forscherprognose liegt ein Crewmarker; darum kann niemand forschen.
refusal-no-such-forecast-card = So viele Karten hat die Forscherprognose nicht.
refusal-card-has-cube = Auf dieser Karte der Forscherprognose liegt ein Crewmarker.
refusal-lay-first = Lege erst eines der gezogenen Artefakte auf sein Ausgrabungsfeld.
refusal-free-tile-first = Entscheide erst über das Artefakt, das du kostenlos behalten darfst.
refusal-not-surveyed = Das ist nicht unter den gezogenen Artefakten, die noch da sind: { $artefact_named }.
refusal-not-drawn = Das ist nicht unter den Karten zur Auswahl: { $card }.
refusal-not-in-pack = Das ist nicht unter deinen Draftkarten: { $card }.
refusal-no-group = Du hast weniger als vier Karten dieser Farbe und weniger als vier mit diesem Symbol: { $card }.
refusal-same-site = Das zweite Artefakt muss von einem anderen Ort kommen; { $place_at } hast du schon gegraben.
refusal-not-alone = Für das zweite Artefakt darf nur ein einziger Archäologe von dir in der Region stehen: { $colour }.
refusal-other-colour = Das Artefakt muss diese Farbe haben: { $colour }.
refusal-no-such-tile = Davon liegt keines auf der Weltkarte: { $artefact_named }.
refusal-no-artefact = Du hast kein Artefakt zu verkaufen.
refusal-no-trader = Du hast in keinem Markt einen Händler, kannst also nirgends verkaufen: Lege erst einen, mit der Aktion Marketing.
refusal-no-eligible-market = Mit dieser Karte kannst du nichts verkaufen: Kein Markt, der dir offensteht, hat einen Käufer für deine Artefakte.
refusal-no-artefact-of-colour = Du hast kein Artefakt in { $colour } zu verkaufen.
refusal-no-market-for-colour = Kein Markt, der dir offensteht, hat einen Käufer für { $colour }.
refusal-select-a-market = Wähle mindestens einen Markt.
refusal-market-selected = Markt { $market } ist schon gewählt.
refusal-no-interested-buyer = In der Schlange von Markt { $market } will niemand diese Farbe.
refusal-no-trader-there = Du hast keinen Händler auf Markt { $market }.
refusal-must-buy = Ohne diesen Kauf könntest du nichts verkaufen; darum musst du kaufen.
refusal-cannot-be-sold = Wähle ein Artefakt, das du verkaufen kannst; kein Markt, der dir offensteht, hat einen Käufer für { $colour }.
refusal-only-traders = Die weiße Seite von „Personalwechsel“ versetzt nur Händler.
refusal-no-crew-there = Du hast niemanden { $post_at }.
refusal-same-post = Wähle einen anderen Posten; der Crewmarker kommt { $post_from }.
refusal-only-own-centre = Auf der weißen Seite kann ein Händler auf einen anderen Markt gehen oder { $post_to }.
refusal-nobody-there = An dieser Stelle der Schlange von Markt { $market } steht niemand.
refusal-same-queue = Der Käufer kommt von Markt { $market }; wähle eine andere Schlange.

## Events

event-began = { $seat } spielt diese Fraktion: { $faction }.
event-round-began = Runde { $round } beginnt.
event-turn-began = { $seat } ist am Zug.
event-passed = { $seat } passt für den Rest der Runde.
event-placed = { $seat } stellt { $place_at } einen Archäologen auf.
event-ended = Die Partie ist zu Ende: Drei Runden sind gespielt.
event-played = { $seat } spielt { $card_one }: { $action }.
event-drew = { $seat } zieht { $card_one }.
event-saw-card = { $seat } sieht { $card_one }.
event-kept-card = { $seat } behält { $card_one }.
event-picked = { $seat } wählt { $card_one }.
event-discarded = { $seat } wirft { $card_one } ab.
event-reshuffled = { $n ->
    [one] Der Abwurfstapel mit { $n } Karte wird zum neuen Aktionsstapel.
   *[other] Der Abwurfstapel mit { $n } Karten wird zum neuen Aktionsstapel.
}
event-redrew = { $n ->
    [one] { $seat } tauscht { $n } Karte aus.
   *[other] { $seat } tauscht { $n } Karten aus.
}
event-kept-hand = { $seat } behält die Starthand.
event-forecast = Neu in der Forscherprognose: { $card }.
event-no-card = { $seat } kann keine Karte mehr ziehen.
event-moved = { $seat } zieht mit einem Archäologen { $origin_from } { $place_to }.
event-revealed = Neu { $place_at }: { $artefact_named }.
event-stacked = Neu auf dem Schwarzmarkt: { $artefact_named }.
event-rotated = Schwarzmarktstapel { $colour }: Das oberste Artefakt kommt nach unten.
event-dug = { $seat } gräbt { $place_at } { $artefact_one } aus.
event-sampled = { $seat } nimmt eine Probe: { $artefact_named }.
event-reassigned = { $seat } zieht eine Wache ab und verliert eine Probe: { $artefact_named }.
event-filled = { $seat } vervollständigt eine Spalte der Galerie: { $colour }.
event-offloaded = { $seat } verschachert { $artefact_one } { $hold_from } für { $credits }.
event-acquired = { $seat } zahlt { $credits } und holt { $artefact_one } vom Schwarzmarkt { $hold_into }.
event-acquired-first = { $seat } zahlt { $credits } und holt { $artefact_one } vom Schwarzmarkt { $hold_into }.
event-quietly-sold = { $seat } verschachert diskret { $artefact_one } { $hold_from } für { $credits }.
event-given-up = { $seat } verkauft { $artefact_one } { $hold_from }.
event-replaced = { $seat } ersetzt { $card_one } in der Forscherprognose durch { $by }.
event-marked = { $seat } legt einen Crewmarker auf { $card_one } in der Forscherprognose.
event-took-token = { $seat } nimmt Initiativeplättchen { $n }.
event-surveyed = { $seat } zieht { $artefact_one } vom Stapel.
event-laid = { $seat } legt { $place_at } { $artefact_one } aus.
event-stored = { $seat } behält { $artefact_one } kostenlos.
event-bought = { $seat } zahlt { $credits } für { $artefact_one }.
event-put-back = { $seat } mischt { $artefact_one } zurück in den Stapel.
event-joined = { $buyer_count } stellt sich auf Markt { $market } an.
event-left-queue = { $buyer_count } verlässt die Schlange von Markt { $market } und geht zurück in den Vorrat.
event-ejected = { $buyer_count } wird aus der Schlange von Markt { $market } verdrängt.
event-pulled = { $seat } stellt { $buyer_one } von Markt { $market } auf Markt { $other }.
event-buyer-card = Käuferkarte: { $buyer }.
event-buyers-reshuffled = Die Käuferkarten werden zu einem neuen Stapel gemischt.
event-boarded = { $n ->
    [one] { $buyer_count } von Markt { $market } geht an Bord des Mutterschiffs.
   *[other] { $buyer_count } von Markt { $market } gehen an Bord des Mutterschiffs.
}
event-returned = { $n ->
    [one] { $buyer_count } kehrt vom Mutterschiff in den Vorrat zurück.
   *[other] { $buyer_count } kehren vom Mutterschiff in den Vorrat zurück.
}
event-hired = { $seat } legt einen Händler auf Markt { $market }.
event-sent-envoy = { $seat } entsendet einen Gesandten { $centre_to }.
event-promoted = { $seat } befördert einen Händler von Markt { $market } { $centre_to }.
event-recalled = { $seat } nimmt einen Gesandten { $centre_from } zurück.
event-posted = { $seat } versetzt ein Crewmitglied { $post_from } { $target_to }.
event-cube-back = { $seat } nimmt den Crewmarker von dieser Karte zurück: { $card }.
event-earned-rank = { $seat } erhält { $credits } für die Nachfrage: { $colour } zählt als Platz { $rank }.
event-earned-buyers = { $n ->
    [one] { $seat } erhält { $credits } für { $n } interessierten Käufer.
   *[other] { $seat } erhält { $credits } für { $n } interessierte Käufer.
}
event-earned-markets = { $n ->
    [one] { $seat } erhält { $credits } für den Verkauf auf { $n } Markt.
   *[other] { $seat } erhält { $credits } für den Verkauf auf { $n } Märkten zugleich.
}
event-funded = { $seat } nimmt { $credits } aus dem Notfallfonds.
event-centre-prize = { $seat } erhält { $credits } für Platz { $rank } { $centre_at }.
event-row-scored = { $n ->
    [one] { $seat } erhält { $credits } für { $n } Probe in der Reihe „{ $glyph }“.
   *[other] { $seat } erhält { $credits } für { $n } Proben in der Reihe „{ $glyph }“.
}
event-column-scored = { $n ->
    [one] { $seat } erhält { $credits } für { $n } Probe in der Spalte „{ $colour }“.
   *[other] { $seat } erhält { $credits } für { $n } Proben in der Spalte „{ $colour }“.
}
event-command-card = { $centre }: Kommandokarte „{ $ability }“, weiße Seite.
event-command-turned = { $centre }: Kommandokarte „{ $ability }“ wird auf die gelbe Seite gedreht.
event-order = { $seat } ist in der Zugreihenfolge auf Platz { $n }.
event-dealt = { $n ->
    [one] { $seat } bekommt { $n } Karte zum Draften.
   *[other] { $seat } bekommt { $n } Karten zum Draften.
}
event-packs-passed = { $n ->
    [one] Alle geben { $n } Karte nach links weiter.
   *[other] Alle geben { $n } Karten nach links weiter.
}
event-used-ability = { $seat } nutzt „{ $ability }“.
event-declined = { $seat } nutzt „{ $ability }“ nicht.

## The end

reason-most-credits = Die meisten Credits entscheiden.
reason-most-artefacts = Gleich viele Credits; die meisten übrigen Artefakte in den Frachträumen entscheiden.
reason-shared = Gleich viele Credits und gleich viele übrige Artefakte: ein geteilter Sieg.

## Lines of the score sheet

line-start = Credits zu Beginn
line-popularity = Verkäufe: Nachfrage
line-interest = Verkäufe: interessierte Käufer
line-several-markets = Verkäufe: mehrere Märkte zugleich
line-offloading = Auf dem Schwarzmarkt verschachert
line-acquiring = Auf dem Schwarzmarkt gekauft
line-surveying = Beim Forschen gekauft
line-command-cards = Kommandokarten
line-centres-1 = Kommandozentralen, Runde 1
line-centres-2 = Kommandozentralen, Runde 2
line-centres-3 = Kommandozentralen, Runde 3
line-rows = Reihen der Galerie
line-columns = Spalten der Galerie

## Rulings that a table may read otherwise

ruling-EE-SETUP-R4 = Nach dem Nachziehen hat die Starthand wieder vier gleiche Karten
    .once = Jeder darf höchstens einmal nachziehen.
    .again = Man darf nachziehen, solange die Hand vier gleiche Karten hat.
ruling-EE-SETUP-R7 = Eine gedraftete Starthand hat vier gleiche Karten
    .no-redraw = Es wird nicht nachgezogen: Gedraftete Karten sind nicht ausgeteilt.
    .redraw = Man darf nachziehen wie bei einer ausgeteilten Hand.
ruling-EE-SETUP-R12 = Dritter Archäologe und Gratisbewegung der Piloten im ersten Zug
    .placement-first = Erst kommt der dritte Archäologe auf die Weltkarte.
    .free-move-first = Erst kommt die Bewegung; sie kann ein Startmarktfeld für den dritten Archäologen frei machen.
ruling-EE-MAP-R3 = Was als eine Ausgrabung zählt
    .location = Ein Ort ist eine Ausgrabung, egal wie viele Glyphen er zeigt.
    .glyph = Jede Glyphe ist eine Ausgrabung; ein Archäologe kann an einem Ort zwei Arten von Artefakten ausgraben.
ruling-EE-GALLERY-R2 = Zwei Proben in einer Aktion ohne Crewmarker im Vorrat
    .each-sample = Für jede Probe darf eine Wache neu zugeteilt werden.
    .one-guard = Für die Proben einer Aktion darf eine Wache neu zugeteilt werden.
ruling-EE-PREP-R3 = Der Käufer einer Käuferkarte ist in der Vorbereitung nicht im Vorrat
    .three-buyers = Es werden weiter Karten aufgedeckt, bis drei Käufer in der Schlange stehen.
    .card-counts = Die Karte zählt, und die Schlange bleibt kürzer.
ruling-EE-TRAVEL-R1 = Wann deine Archäologen beim Reisen getrennt stehen müssen
    .end-of-action = Am Ende der Aktion.
    .each-movement = Am Ende der Bewegung jedes Archäologen.
ruling-EE-COMMAND-R2 = Einen Gesandten in Runde 1 zurücknehmen
    .always = Möglich, aber ohne Effekt einer Kommandokarte.
    .with-card = Nicht möglich: Zurückgenommen wird nur, wo eine Kommandokarte liegt.
ruling-EE-COMMAND-R5 = Händler und Gesandter eines Kommandierens ohne Crewmarker im Vorrat
    .each-cube = Beide dürfen Wachen aus der Galerie sein.
    .one-guard = Einer der beiden darf eine Wache sein.
ruling-EE-SURVEY-R3 = Beim Forschen wird das letzte Artefakt eines Stapels gezogen
    .placed = Es kommt auf sein Ausgrabungsfeld.
    .may-be-bought = Es kommt auf sein Ausgrabungsfeld, oder du kaufst es für das Doppelte der aufgedruckten Credits.
ruling-EE-SCORE-R1 = Drei oder mehr Spieler haben in einer Kommandozentrale gleich viele Gesandte
    .all-places = Sie teilen sich die Credits aller Plätze, die sie einnehmen.
    .three-places = Jeder erhält den Mittelwert aus dem geteilten Platz und den beiden darunter.
ruling-EE-FACTION-R2 = Probe vom kostenlosen Artefakt der Hellseher
    .no-sample = Nicht möglich: Beim Forschen gibt es nur von einem gekauften Artefakt eine Probe.
    .sample = Man darf eine Probe nehmen wie von einem gekauften.
ruling-EE-FACTION-R8 = Probe von dem, was die Schmuggler vor einem Verkauf kaufen
    .sample = Man darf eine Probe nehmen wie beim Schmuggeln.
    .no-sample = Nicht möglich: Die Fähigkeit nennt keine Probe.
ruling-EE-FACTION-R11 = Wann die Grabungsexperten mit nur einem Archäologen ausgraben
    .one-used = Ein Archäologe gräbt aus, egal wo die anderen stehen.
    .one-in-region = Genau ein Archäologe steht in der Region.
