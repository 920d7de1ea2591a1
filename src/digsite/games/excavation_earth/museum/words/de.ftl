# Excavation Earth with its expansion It Belongs in a Museum, in German. How fields become arguments is told in
# kernel/text.py. $credits_way is “out” for credits that are paid.

## Museum: exhibition tiles by what they ask for; spaces: at: where it hangs; rows: of: as in “the curator …”

asks-helix = Helix
asks-lens = Linse
asks-antenna = Antenne
asks-crater = Krater
asks-5-plus = ab 5 Credits
asks-7-plus = ab 7 Credits

space-1-1 = Reihe 1, Spalte 1
    .at = in Reihe 1, Spalte 1
space-1-2 = Reihe 1, Spalte 2
    .at = in Reihe 1, Spalte 2
space-1-3 = Reihe 1, Spalte 3
    .at = in Reihe 1, Spalte 3
space-1-4 = Reihe 1, Spalte 4
    .at = in Reihe 1, Spalte 4
space-1-5 = Reihe 1, Spalte 5
    .at = in Reihe 1, Spalte 5
space-1-6 = Reihe 1, Spalte 6
    .at = in Reihe 1, Spalte 6
space-2-1 = Reihe 2, Spalte 1
    .at = in Reihe 2, Spalte 1
space-2-2 = Reihe 2, Spalte 2
    .at = in Reihe 2, Spalte 2
space-2-3 = Reihe 2, Spalte 3
    .at = in Reihe 2, Spalte 3
space-2-4 = Reihe 2, Spalte 4
    .at = in Reihe 2, Spalte 4
space-2-5 = Reihe 2, Spalte 5
    .at = in Reihe 2, Spalte 5
space-2-6 = Reihe 2, Spalte 6
    .at = in Reihe 2, Spalte 6
space-3-1 = Reihe 3, Spalte 1
    .at = in Reihe 3, Spalte 1
space-3-2 = Reihe 3, Spalte 2
    .at = in Reihe 3, Spalte 2
space-3-3 = Reihe 3, Spalte 3
    .at = in Reihe 3, Spalte 3
space-3-4 = Reihe 3, Spalte 4
    .at = in Reihe 3, Spalte 4
space-3-5 = Reihe 3, Spalte 5
    .at = in Reihe 3, Spalte 5
space-3-6 = Reihe 3, Spalte 6
    .at = in Reihe 3, Spalte 6

row-top = Obere Reihe
    .of = der oberen Reihe
row-middle = Mittlere Reihe
    .of = der mittleren Reihe
row-bottom = Untere Reihe
    .of = der unteren Reihe

## Pop-up markets

popup-U1 = U1
popup-U2 = U2
popup-U3 = U3
popup-U4 = U4
popup-U5 = U5
popup-U6 = U6
popup-U7 = U7
popup-U8 = U8
popup-U9 = U9
popup-U10 = U10

## Tasks and actions

task-custodian = Hüter
    .does = wird zum Hüter
task-guide = Museumsführer
    .does = wird zum Museumsführer

action-exhibit = Ausstellen

## Reverse engineering cards: value: the bare name; one: as an object (accusative); about: what it does

re-gravity-sled = Gravitationsschlitten
    .one = „Gravitationsschlitten“
    .about = Beim Reisen hast du einen Schritt mehr.
re-phase-drill = Phasenbohrer
    .one = „Phasenbohrer“
    .about = Beim Ausgraben kann ein Archäologe am selben Ort ein zweites Artefakt ausgraben.
re-folding-hold = Faltfrachtraum
    .one = „Faltfrachtraum“
    .about = Dein Hauptfrachtraum hat zwei Plätze mehr.
re-stasis-locker = Stasisfach
    .one = „Stasisfach“
    .about = Dein Geheimfrachtraum hat einen Platz mehr, und was du ausgräbst oder kaufst, darf in jeden der beiden Frachträume.
re-price-oracle = Preisorakel
    .one = „Preisorakel“
    .about = Beim Verkaufen zahlt die Nachfrage so viel, als läge die Farbe einen Platz weiter vorn.
re-crowd-magnet = Publikumsmagnet
    .one = „Publikumsmagnet“
    .about = Nach dem farbigen Käufer beim Marketing darfst du noch einen in dieselbe Schlange stellen.
re-holo-trader = Holohändler
    .one = „Holohändler“
    .about = Beim Verkaufen darf einer der Märkte einer ohne Händler von dir sein.
re-bulk-contract = Großauftrag
    .one = „Großauftrag“
    .about = Ein Verkauf auf zwei oder drei Märkten bringt 4 Credits mehr.
re-fences-ledger = Hehlerbuch
    .one = „Hehlerbuch“
    .about = Artefakte vom Schwarzmarkt kosten dich die aufgedruckten Credits weniger 1, aber mindestens 1.
re-back-door-buyer = Hintertürkäufer
    .one = „Hintertürkäufer“
    .about = Jedes Artefakt, das du verschacherst, bringt 2 Credits mehr.
re-master-key = Generalschlüssel
    .one = „Generalschlüssel“
    .about = Beim Schmuggeln ist das Symbol der Karte egal.
re-survey-swarm = Forschungsschwarm
    .one = „Forschungsschwarm“
    .about = Ein beim Forschen gezogenes Artefakt kostet dich nur das Einfache seines Werts.
re-loyalty-chip = Loyalitätschip
    .one = „Loyalitätschip“
    .about = In jeder Kommandozentrale mit einem Gesandten von dir zählst du, als wäre es einer mehr.
re-cloning-vat = Klontank
    .one = „Klontank“
    .about = Du erhältst sofort zwei Wissenschaftler.
re-contact-database = Kontaktdatenbank
    .one = „Kontaktdatenbank“
    .about = Du erhältst sofort einen Makler und vor jeder weiteren Runde noch einen.
re-mind-brush = Gedankenpinsel
    .one = „Gedankenpinsel“
    .about = Einmal pro Runde darf ein Artefakt, das du ins Museum schickst, als Farbe seines Kurators zählen.
re-donor-plaque = Spendertafel
    .one = „Spendertafel“
    .about = Jedes Artefakt, das du ins Museum schickst, bringt 2 Credits.
re-audio-guide = Audioguide
    .one = „Audioguide“
    .about = Am Ende zählen deine Museumsführer als einer mehr, wenn du welche hast.
re-forged-provenance = Gefälschte Herkunft
    .one = „Gefälschte Herkunft“
    .about = Bei jedem Ausstellen darf ein Artefakt auf ein Plättchen mit einer anderen Glyphe.
re-gift-shop = Andenkenladen
    .one = „Andenkenladen“
    .about = Wird eine Spalte des Museums voll, bringt jeder deiner Museumsführer darin 3 Credits.
re-loan-desk = Leihstelle
    .one = „Leihstelle“
    .about = Am Ende jedes Ausstellens ziehst du eine Karte.
# What such a card is called for those who may not see which it is.
re-hidden = Reverse-Engineering-Karte
    .one = eine Reverse-Engineering-Karte
    .about = Welche es ist, hat nur ihr Besitzer gesehen.

## Command cards: what the white side does, and how the yellow one differs

ability-research-grant = Forschungszuschuss
    .about = Zahle Credits für einen Wissenschaftler; auf der gelben Seite erhältst du beides.
ability-talent-agency = Talentagentur
    .about = Du erhältst einen Makler; auf der gelben Seite mehr.
ability-private-viewing = Privatführung
    .about = Schicke ein Artefakt ins Museum; auf der gelben Seite mehrere verschiedenfarbige.
ability-acquisitions-board = Ankaufskommission
    .about = Ersetze einen Kurator und erhalte Credits; auf der gelben Seite von beidem mehr.

## Kinds of tile behind the types of artefact

glyph-box = Kiste
artefact-yellow-mystery = Mysteriöses Artefakt in Gelb
    .one = ein mysteriöses Artefakt in Gelb
    .named = Mysteriöses Artefakt in Gelb
artefact-green-mystery = Mysteriöses Artefakt in Türkis
    .one = ein mysteriöses Artefakt in Türkis
    .named = Mysteriöses Artefakt in Türkis
artefact-red-mystery = Mysteriöses Artefakt in Rot
    .one = ein mysteriöses Artefakt in Rot
    .named = Mysteriöses Artefakt in Rot
artefact-purple-mystery = Mysteriöses Artefakt in Lila
    .one = ein mysteriöses Artefakt in Lila
    .named = Mysteriöses Artefakt in Lila
artefact-orange-mystery = Mysteriöses Artefakt in Orange
    .one = ein mysteriöses Artefakt in Orange
    .named = Mysteriöses Artefakt in Orange
artefact-yellow-box = Hübsche Zigarrenkiste
    .one = eine hübsche Zigarrenkiste (gelb)
    .named = Hübsche Zigarrenkiste (gelb)
artefact-green-box = Hübsche Brotdose
    .one = eine hübsche Brotdose (türkis)
    .named = Hübsche Brotdose (türkis)
artefact-red-box = Hübsche Spieldose
    .one = eine hübsche Spieldose (rot)
    .named = Hübsche Spieldose (rot)
artefact-purple-box = Hübsche Gewürzkiste
    .one = eine hübsche Gewürzkiste (lila)
    .named = Hübsche Gewürzkiste (lila)
artefact-orange-box = Hübsche Bentobox
    .one = eine hübsche Bentobox (orange)
    .named = Hübsche Bentobox (orange)

## Factions

factions-feinmort = Stämme von Feinmort (Sucher)
    .about = Beim Schmuggeln darf eines der gekauften Artefakte sofort ins Museum.
factions-mazz_un = Admiralität von Mazz-Un (Befehlshaber)
    .about = Mit der Karte fürs Kommandieren dürfen sie auch ein Artefakt ausgraben.

## Options

option-modules = Module der Erweiterung
    .about = Neue Fraktionen, mysteriöse Artefakte, Museum und Pop-up-Märkte; die letzten beiden brauchen die mysteriösen Artefakte.
modules-M5 = M5: Neue Fraktionen
    .about = Zur Wahl stehen auch die Befehlshaber und, mit dem Museum, die Sucher.
modules-M6 = M6: Mysteriöse Artefakte
    .about = Artefakte, die einen Hüter brauchen; auf dem Mutterschiff analysiert, bringen sie Reverse-Engineering-Karten.
modules-M7 = M7: Galaktisches Museum
    .about = Eine neue Aktion schickt Artefakte ins Museum; Kuratoren und Spalten bringen Boni. Braucht die mysteriösen Artefakte.
modules-M8 = M8: Pop-up-Märkte
    .about = Karten neben Ausgrabungsfeldern verkaufen ein Artefakt billig oder belohnen dich für eines. Braucht die mysteriösen Artefakte und mindestens zwei Spieler.
option-pretty_boxes = Hübsche Kisten
    .about = Fünf Promo-Plättchen, eines in jeder Farbe. Eine Probe davon bringt einen Wissenschaftler, und sie passen auf jedes Ausstellungsplättchen. Nur mit einem Modul der Erweiterung.
option-scarce_zu = Knappe Crewmarker für Zu
    .about = Zu hat 24 Crewmarker, und sie können ausgehen, wie mit der Erweiterung.

## Questions

ask-send_broker = Schickst du zu { $card } einen Makler mit? Farbe der Karte jetzt: { $colour }.
ask-at_market = Diese Karte hat jedes Symbol: { $card }. Für welchen Markt nutzt du sie?
ask-gain_broker = Welche Farbe hat dein neuer Makler?
ask-bonus_dig = Welches Artefakt gräbst du außerdem aus? Farbe: { $colour }.
ask-early_dig = Welches Artefakt gräbst du vor dem Kommandieren aus? Farbe: { $colour }. Danach wirst du noch einmal gefragt.
ask-stow = In welchen Frachtraum kommt das Artefakt?
ask-keep_re = Welche Reverse-Engineering-Karte behältst du?
ask-second_buyer = Welchen zweiten Käufer stellst du in die Schlange von Markt { $market }?
ask-research_grant = { $credits_way ->
    [out] Zahlst du { $credits } für einen Wissenschaftler?
   *[in] Nimmst du { $credits } und einen Wissenschaftler?
}
ask-talent_agency = { $n ->
    [one] Welchen Makler nimmst du?
   *[other] Welchen Makler nimmst du? Bis zu { $n }.
}
ask-exhibiting = Welches Artefakt schickst du ins Museum? Höchstens eines in { $colour } und eines in einer anderen Farbe.
ask-hang = Auf welches Ausstellungsplättchen legst du { $artefact_one }?
ask-mind_brush = Zählt das Artefakt { $space_at } als Farbe seines Kurators?
ask-pick_curator = Welche Farbe hat der neue Kurator?
ask-move_crew = Welchen Händler oder Gesandten versetzt du?
ask-move_crew_to = Wohin versetzt du { $post_who }?
ask-retrieve = Welchen Händler oder Gesandten nimmst du zurück?
ask-private_viewing = { $n ->
    [one] Welches Artefakt schickst du ins Museum?
   *[other] Welches Artefakt schickst du ins Museum? Bis zu { $n } verschiedenfarbige.
}
ask-acquisitions_board = { $n ->
    [one] Welchen Kurator ersetzt du, und durch welche Farbe?
   *[other] Welchen Kurator ersetzt du, und durch welche Farbe? Bis zu { $n }.
}
ask-activate = Welchen Pop-up-Markt nutzt du?
ask-give = Welches Artefakt gibst du für Pop-up-Markt { $popup } her?

## Answers

code-send-broker = Schicke den Makler aufs Mutterschiff: { $colour }
code-take-broker = Nimm einen Makler: { $colour }
code-at-market = Nutze die Karte für Markt { $market }
code-stow = Lege das Artefakt { $hold_into }
code-dig-mystery = Grabe ein mysteriöses Artefakt in { $colour } aus
code-analyse = Entsende einen Gesandten und lass ein mysteriöses Artefakt in { $colour } { $hold_from } analysieren
code-offload-mystery = Verschachere ein mysteriöses Artefakt in { $colour } { $hold_from }
code-keep-re = Behalte { $re_one }
code-exhibit = Ausstellen mit { $card }
code-show = Schicke { $artefact_one } { $hold_from } ins Museum
code-hang = Lege das Artefakt { $space_at } ab
code-match = Nutze den Gedankenpinsel
code-curator = Neuer Kurator: { $colour }
code-replace-curator = Ersetze den Kurator { $row_of }: { $colour }
code-retrieve = Nimm { $post_who } zurück
code-activate = Nutze Pop-up-Markt { $popup }
code-give = Gib { $artefact_one } { $hold_from } her

## Refusals; the rules that each rests on stand beside it in en.ftl

refusal-not-in-play = Das Modul, zu dem das gehört, ist nicht im Spiel.
refusal-only-send-broker = Einen Makler schickst du nur mit einer Aktionskarte mit, gleich nachdem du sie gespielt hast.
refusal-only-take-broker = Einen Makler wählst du nur, wenn dir etwas einen bringt.
refusal-only-at-market = Den Markt einer Karte wählst du nur, wenn ein Makler ihr jedes Symbol gegeben hat.
refusal-only-stow = Einen Frachtraum wählst du nur, gleich nachdem du ein Artefakt erhalten hast, das in beide darf.
refusal-only-dig-mystery = Mysteriöse Artefakte gräbst du nur beim Ausgraben, mit „Nachtgrabung“ oder, als Admiralität von Mazz-Un, nach dem Kommandieren aus.
refusal-only-analyse = Ein mysteriöses Artefakt lässt du nur beim Kommandieren analysieren, wenn du einen Gesandten entsendest.
refusal-only-offload-mystery = Mysteriöse Artefakte verschacherst du nur beim Schmuggeln oder mit „Diskreter Abnehmer“.
refusal-only-keep-re = Eine Reverse-Engineering-Karte behältst du nur, wenn du zwei zur Auswahl gezogen hast.
refusal-only-show = Ins Museum schickst du Artefakte nur beim Ausstellen, mit „Privatführung“ oder, als Stämme von Feinmort, beim Schmuggeln.
refusal-only-hang = Ein Feld des Museums wählst du nur, wenn du ein Artefakt dorthin schickst.
refusal-only-match = Den Gedankenpinsel nutzt du nur, wenn du ein Artefakt zu einem Kurator anderer Farbe geschickt hast.
refusal-only-curator = Einen Kurator wählst du nur, wenn dafür ein Alleskäufer aufgedeckt wird.
refusal-only-replace-curator = Kuratoren ersetzt du nur mit „Ankaufskommission“.
refusal-only-retrieve = Deine Crew nimmst du nur zurück, wenn eine der innersten Spalten des Museums voll ist.
refusal-only-give = Artefakte gibst du nur her, wenn du einen Pop-up-Markt nutzt, der eines verlangt.
refusal-box-not-offloaded = Hübsche Kisten können nicht auf dem Schwarzmarkt verschachert werden: { $artefact_named }.
refusal-box-not-free = Eine hübsche Kiste können die Is’sisinui nicht kostenlos einlagern: { $artefact_named }.
refusal-no-researcher-left = Es ist kein Wissenschaftler mehr da, also bringt eine Probe einer hübschen Kiste nichts.
refusal-locked-guard = Diese Wache steht in einer vollen Spalte deiner Galerie und bleibt dort: { $artefact_named }.
refusal-broker-held = Du hast schon einen Makler dieser Farbe: { $colour }.
refusal-no-such-broker = Du hast keinen Makler dieser Farbe: { $colour }.
refusal-broker-useless = Dieser Makler würde nichts ändern, worauf es bei dieser Aktion ankommt: { $colour }.
refusal-no-such-mystery = Auf der Weltkarte liegt kein mysteriöses Artefakt dieser Farbe: { $colour }.
refusal-no-custodian = Ein mysteriöses Artefakt braucht einen Hüter, und du hast weder einen Crewmarker noch eine Wache, die du neu zuteilen könntest.
refusal-no-mystery-held = In diesem Frachtraum hast du kein solches mysteriöses Artefakt: { $colour }.
refusal-re-not-drawn = Das ist keine der beiden Karten, die du gezogen hast: { $re }.
refusal-museum-full = Das Museum ist voll.
refusal-nothing-to-show = Du hast kein Artefakt, das du schicken könntest.
refusal-market-not-visited = Du hast keinen Archäologen auf Markt { $market }.
refusal-nothing-fits = Keines deiner Artefakte passt auf ein leeres Ausstellungsplättchen.
refusal-send-one = Schicke mindestens ein Artefakt ins Museum.
refusal-mystery-barred = Mysteriöse Artefakte können nicht ins Museum geschickt werden.
refusal-other-colour-sent = Ein Artefakt einer anderen Farbe hast du schon geschickt; eines dieser Farbe geht noch: { $colour }.
refusal-no-guide = Ein Artefakt im Museum braucht einen Museumsführer, und du hast weder einen Crewmarker noch eine Wache, die du neu zuteilen könntest.
refusal-fits-nowhere = Das passt auf kein leeres Ausstellungsplättchen: { $artefact_named }.
refusal-does-not-fit = Das Ausstellungsplättchen dort verlangt etwas anderes als dieses Artefakt: { $artefact_named }.
refusal-no-exhibition-tile = Auf diesem Feld liegt kein Ausstellungsplättchen.
refusal-space-taken = Auf diesem Feld ist schon ein Artefakt.
refusal-no-curator-there = Diese Reihe hat keinen Kurator, den du ersetzen könntest.
refusal-curator-replaced = Den Kurator dieser Reihe hast du schon ersetzt.
refusal-same-curator = Dieser Kurator hat schon die Farbe { $colour }; wähle eine andere.
refusal-sent-already = Beim Schmuggeln kommt höchstens ein Artefakt ins Museum.
refusal-not-just-acquired = Ins Museum kann nur ein eben gekauftes Artefakt ohne Probe, und das ist keines: { $artefact_named }.
refusal-sampled-this-turn = Davon hast du in diesem Zug eine Probe genommen: { $artefact_named }.
refusal-holds-full = Deine beiden Frachträume sind voll.
refusal-no-such-popup = Pop-up-Markt { $popup } liegt nicht aus.
refusal-activated-already = Bei dieser Aktion hast du schon einen Pop-up-Markt genutzt.
refusal-action-owed = Nach einem Pop-up-Markt muss eine andere Aktion als Reisen oder Passen folgen.
refusal-no-action-after = Danach könntest du nur noch reisen oder passen, und es muss eine andere Aktion folgen.
refusal-popup-too-new = Pop-up-Markt { $popup } kam erst mit dieser Aktion dazu; nutzen kannst du ihn ab der nächsten.
refusal-nothing-meets = Du hast kein Artefakt, das Pop-up-Markt { $popup } verlangt.
refusal-demand-not-met = Der Pop-up-Markt verlangt etwas anderes als dieses Artefakt: { $artefact_named }.

## Events

event-gained-researchers = { $seat } erhält { $n } Wissenschaftler.
event-no-researcher = Für { $seat } ist kein Wissenschaftler mehr da.
event-sampled-box = { $seat } nimmt eine Probe einer hübschen Kiste: { $artefact_named }.
event-gained-broker = { $seat } erhält einen Makler: { $colour }.
event-no-broker = { $seat } kann keinen Makler erhalten.
event-recoloured = { $seat } schickt einen Makler aufs Mutterschiff: Die Karte zählt jetzt als { $colour }.
event-all-icons = { $seat } schickt einen Makler aufs Mutterschiff ({ $colour }): Die Karte hat jetzt jedes Symbol.
event-posted-researcher = { $seat } stellt einen Wissenschaftler in die Galerie: { $artefact_named }.
event-lost-researchers = { $seat } hat in der Galerie keinen Platz mehr für { $n } Wissenschaftler.
event-broker-paid = { $seat } erhält { $credits } für einen Makler: { $colour }.
event-mystery-laid = Neu { $place_at }: mysteriöses Artefakt in { $colour }.
event-mystery-dug = { $seat } gräbt { $place_at } ein mysteriöses Artefakt in { $colour } aus.
event-moved-over = { $seat } legt { $artefact_one } in den Geheimfrachtraum.
event-mystery-moved-over = { $seat } legt das mysteriöse Artefakt in { $colour } in den Geheimfrachtraum.
event-analysed = { $seat } lässt ein mysteriöses Artefakt in { $colour } { $hold_from } auf dem Mutterschiff analysieren.
event-mystery-offloaded = { $seat } verschachert ein mysteriöses Artefakt in { $colour } { $hold_from } für { $credits }.
event-mystery-quietly-sold = { $seat } verschachert diskret ein mysteriöses Artefakt in { $colour } { $hold_from } für { $credits }.
event-saw-re = { $seat } sieht { $re_one }.
event-gained-re = { $seat } erhält { $re_one }.
event-put-under = { $seat } legt { $re_one } unter den Stapel.
event-no-re = Für { $seat } ist keine Reverse-Engineering-Karte mehr da.
event-bulk-paid = { $seat } erhält { $credits } durch den Großauftrag.
event-re-scored = { $seat } erhält { $credits } für { $re_one }.
event-grant = { $credits_way ->
    [out] { $seat } zahlt { $credits } für den Forschungszuschuss.
   *[in] { $seat } erhält { $credits } aus dem Forschungszuschuss.
}
event-exhibition = Ausstellungsplättchen { $space_at }: { $asks }.
event-curator-came = Neuer Kurator { $row_of }: { $colour }.
event-curator-left = Ein Kurator geht zurück in den Vorrat: { $colour }.
event-no-curator = Es kommt kein Kurator, denn von dieser Farbe ist kein Käufer mehr im Vorrat: { $colour }.
event-sent = { $seat } schickt { $artefact_one } { $hold_from } ins Museum, { $space_at }.
event-matched = { $seat } trifft die Farbe des Kurators { $row_of }: { $colour }.
event-brushed = { $seat } nutzt den Gedankenpinsel: Der Kurator { $row_of } findet Gefallen an { $colour }.
event-donated = { $seat } erhält { $credits } für die Spendertafel.
event-curator-paid = { $seat } erhält { $credits } vom Kurator.
event-column-done = { $seat } vervollständigt Spalte { $column } des Museums.
event-gifts-sold = { $seat } erhält { $credits } aus dem Andenkenladen für { $n } Museumsführer.
event-crew-moved = { $seat } versetzt ein Crewmitglied { $post_from } { $target_to }.
event-crew-back = { $seat } nimmt { $post_who } zurück.
event-benefit-lapsed = { $seat } nutzt den Vorteil der Spalte nicht.
event-curator-replaced = { $seat } ersetzt den Kurator { $row_of }: { $by_colour } statt { $colour }.
event-board-paid = { $seat } erhält { $credits } von der Ankaufskommission.
event-guides-scored = { $seat } erhält { $credits } für { $n } Museumsführer.
event-popup-placed = Neu { $place_at }: Pop-up-Markt { $popup }.
event-popup-stocked = Auf Pop-up-Markt { $popup }: { $artefact_named }.
event-popup-empty = Für Pop-up-Markt { $popup } ist kein Artefakt mehr da; er kommt aus dem Spiel.
event-popup-bought = { $seat } kauft { $artefact_one } auf Pop-up-Markt { $popup } für { $credits }.
event-popup-met = { $seat } gibt { $artefact_one } { $hold_from } für Pop-up-Markt { $popup } her.
event-popup-paid = { $seat } erhält { $credits } von Pop-up-Markt { $popup }.

## Against Zu: a mysterious artefact in a list; Zu’s card; why a card is not carried out as printed; what a choice is for

mystery = Mysteriöses Artefakt in { $colour }

face-special = Ausstellen oder Kommandieren

obstacle-no-cube = Zu hat keinen Crewmarker mehr.
obstacle-no-envoy = Zu hat keinen Crewmarker mehr und auch keinen Gesandten, der zurückkommen könnte.
obstacle-enough-analysed = Genug mysteriöse Artefakte sind analysiert.

purpose-show = Zur Wahl fürs Museum
purpose-hang = Spalten des Museums zur Wahl
purpose-centre = Kommandozentralen zur Wahl
purpose-curator = Zur Wahl als Farbe des neuen Kurators

event-zu-recalled = Zu erhält { $credits } für den Gesandten { $centre_from }.
event-zu-withdrew = Zu nimmt einen Gesandten { $centre_from } zurück.
event-re-discarded = Eine Reverse-Engineering-Karte kommt aus dem Spiel: { $re }.
event-zu-learned = Zu erhält { $credits } anstelle einer Reverse-Engineering-Karte.
event-zu-gained-cube = Zu erhält { $n } Crewmarker der zweiten Farbe.
event-zu-no-more-cubes = Für Zu ist kein weiterer Crewmarker mehr da.
event-zu-posted = Zu legt einen unbenutzten Crewmarker in die Galerie: { $artefact_named }.

event-zu-weighs-columns = { $purpose }: { $columns }.
event-zu-weighs-centres = { $purpose }: { $centres }.

event-zu-find-mystery = Mysteriöse zuerst: { $artefacts }; ausgeschieden: { $out-artefacts }.
event-zu-mystery-lot = Mysteriöse Artefakte zur Wahl: { $colours }. Ausgelost: { $colour }.
event-zu-show-fits = Passt auf ein leeres Ausstellungsplättchen: { $tiles }; ausgeschieden: { $out-tiles }.
event-zu-show-other = Als zweites, in einer anderen Farbe: { $tiles }; ausgeschieden: { $out-tiles }.
event-zu-show-match = Kann zu einem Kurator seiner Farbe: { $tiles }; ausgeschieden: { $out-tiles }.
event-zu-show-unpopular = Geringste Nachfrage: { $tiles }; ausgeschieden: { $out-tiles }.
event-zu-show-few = Von dieser Farbe hat Zu am wenigsten: { $tiles }; ausgeschieden: { $out-tiles }.
event-zu-show-cheap = Wenigste aufgedruckte Credits: { $tiles }; ausgeschieden: { $out-tiles }.
event-zu-show-lot = Noch gleichauf: { $tiles }. Ausgelost: { $tile }.
event-zu-hang-own = Spalten mit einem Museumsführer von Zu: { $columns }; ausgeschieden: { $out-columns }.
event-zu-hang-guided = Spalten mit irgendeinem Museumsführer: { $columns }; ausgeschieden: { $out-columns }.
event-zu-hang-outer = Äußerste Spalten: { $columns }; ausgeschieden: { $out-columns }.
event-zu-hang-high = Spalten mit dem höchsten möglichen Platz: { $columns }; ausgeschieden: { $out-columns }.
event-zu-hang-lot = Noch gleichauf: { $columns }. Ausgelost: { $column }.
event-zu-centre-swing = Größter Einfluss auf die Gesandtenmehrheit: { $centres }; ausgeschieden: { $out-centres }.
event-zu-centre-lead = Größter Vorsprung von Zu: { $centres }; ausgeschieden: { $out-centres }.
event-zu-centre-trail = Größter Rückstand von Zu: { $centres }; ausgeschieden: { $out-centres }.
event-zu-centre-lot = Noch gleichauf: { $centres }. Ausgelost: { $centre }.
event-zu-curator-sold = Davon hat Zu etwas zu verkaufen: { $colours }; ausgeschieden: { $out-colours }.
event-zu-curator-popular = Größte Nachfrage: { $colours }; ausgeschieden: { $out-colours }.
event-zu-curator-most = Davon hat Zu am meisten: { $colours }; ausgeschieden: { $out-colours }.
event-zu-curator-lot = Noch gleichauf: { $colours }. Ausgelost: { $colour }.

## Lines of the score sheet

line-re-values = Reverse-Engineering-Karten
line-tour-guides = Museumsführer
line-brokers = Makler
line-bulk-contract = Großauftrag
line-curators = Kuratoren
line-donor-plaque = Spendertafel
line-gift-shop = Andenkenladen
line-pop-up-markets = Pop-up-Märkte
line-new-command-cards = Forschungszuschuss und Ankaufskommission
line-analyses = Analysierte Artefakte
line-recalls = Zurückgenommene Gesandte

## Rulings that a table may read otherwise

ruling-MU-BROKER-R2 = Ob ein Makler genommen werden muss
    .automatic = Ein Makler, der zu haben ist, kommt immer.
    .optional = Der Spieler darf auf ihn verzichten.
ruling-MU-BROKER-R12 = Mit welchen Aktionskarten ein Makler mitgeschickt werden darf
    .any-card = Mit jeder, auch wenn die Aktion weder Farbe noch Symbol der Karte braucht.
    .useful-only = Nur wenn die Aktion braucht, was der Makler ändert.
ruling-MU-SEEKER-R1 = Ob ein Kurator kommt, nachdem die Sucher ein Artefakt ins Museum geschickt haben
    .no-curator = Nein, das gehört zur Aktion Ausstellen.
    .whole-tail = Ja, eine Käuferkarte wird aufgedeckt und die Schlange rückt vor.
ruling-MU-SEEKER-R4 = Welche Proben verhindern, dass die Sucher ein Artefakt ins Museum schicken
    .that-tile = Nur eine von genau diesem Plättchen.
    .that-type = Jede von dieser Art, die in diesem Zug genommen wurde.
ruling-MU-COMMANDER-R1 = Wann die Befehlshaber beim Kommandieren ausgraben
    .command-first = Nach den Schritten des Kommandierens.
    .either-order = Davor oder danach.
ruling-MU-MUSETUP-R2 = Eine Alleskäuferkarte für den zweiten Kurator
    .first-player-picks = Der Startspieler wählt die Farbe.
    .flip-on = Es wird weiter aufgedeckt, bis eine Farbe kommt.
ruling-MU-CURATOR-R1 = Wie die Kuratoren vorrücken, solange ein Platz frei ist
    .all-move = Alle rücken einen Platz vor, und der vorderste geht.
    .fill-first = Der neue nimmt den freien Platz, und niemand rückt vor.
ruling-MU-POPUP-R3 = Ab wann der Pop-up-Markt eines Verkaufs genutzt werden kann
    .next-action = Ab der nächsten Aktion.
    .same-sale = Schon mit diesem Verkauf.
ruling-MU-ACTIVATE-R2 = Wie viele Pop-up-Märkte mit einer Aktion genutzt werden können
    .each = Jeder, auf dem ein eigener Archäologe steht, vor oder nach der Aktion.
    .one = Einer.
ruling-MU-SUPPLY-R3 = Wohin das Artefakt eines Sonderangebots kommt
    .cargo = In den Hauptfrachtraum.
    .either-hold = In einen der beiden Frachträume.
ruling-MU-SUPPLY-R4 = Ob vom Artefakt eines Sonderangebots eine Probe genommen werden darf
    .sample = Ja, wie von jedem gekauften Artefakt.
    .no-sample = Nein.
ruling-MU-DEMAND-R3 = Wie eine Sondernachfrage eine Reverse-Engineering-Karte bringt
    .two-keep-one = Zwei Karten werden gezogen, eine wird behalten.
    .top-card = Die oberste Karte kommt, wie sie ist.
ruling-MU-ZUCUBES-R5 = Forschen von Zu ohne Crewmarker für die Forscherprognose
    .fails = Es scheitert.
    .goes-on = Es geht ohne den Crewmarker weiter.
ruling-MU-ZUMYST-R7 = Was Zu mit einem mysteriösen Artefakt zusammen verschachert
    .one-of-two = Das wertvollste Artefakt einer anderen Farbe.
    .alone = Nichts.
ruling-MU-ZUMYST-R12 = Was Zu beim Kommandieren verschachert, wenn genug analysiert ist
    .full-offload = Alles, was es beim Schmuggeln verschachern würde.
    .alone = Nur das mysteriöse Artefakt.
ruling-MU-ZUEXHIBIT-R7 = Was ein Gesandter Zu bringt, den es für eine volle Spalte zurücknimmt
    .no-pay = Nichts.
    .pays-5 = 5 Credits, wie beim Kommandieren.
