# Excavation Earth alone, against Zu, in German. How fields become arguments is told in kernel/text.py.
# Fields such as $colours, $markets and $artefacts are lists of names; those with out- name who is out on this rung.

zu = Zu
set-empty = keine

## Zu’s cards

face-excavate-yellow-green = Ausgraben (Gelb oder Türkis)
face-excavate-yellow-red = Ausgraben (Gelb oder Rot)
face-excavate-yellow-purple = Ausgraben (Gelb oder Lila)
face-excavate-yellow-orange = Ausgraben (Gelb oder Orange)
face-excavate-green-red = Ausgraben (Türkis oder Rot)
face-excavate-green-purple = Ausgraben (Türkis oder Lila)
face-excavate-green-orange = Ausgraben (Türkis oder Orange)
face-excavate-red-purple = Ausgraben (Rot oder Lila)
face-excavate-red-orange = Ausgraben (Rot oder Orange)
face-excavate-purple-orange = Ausgraben (Lila oder Orange)
face-excavate-top = Ausgraben (gefragteste Farbe)
face-market = Marketing
face-command-1 = Kommandieren (Markt 1)
face-command-2 = Kommandieren (Markt 2)
face-command-3 = Kommandieren (Markt 3)
face-command-4 = Kommandieren (Markt 4)
face-command-5 = Kommandieren (Markt 5)
face-command-6 = Kommandieren (Markt 6)
face-sell = Verkaufen
face-snipe = Schlussverkauf
face-survey = Forschen

## Why a card is not carried out as printed: whole sentences

obstacle-no-artefact = Zu hat kein Artefakt.
obstacle-no-buyer = Kein Markt, der Zu offensteht, hat einen passenden Käufer.
obstacle-all-markets = Zu hat auf jedem Markt einen Händler.
obstacle-no-crew = Zu hat nicht mehr genug Crewmarker.
obstacle-no-forecast = Auf jeder Karte der Forscherprognose liegt ein Crewmarker.
obstacle-no-card = Es gibt keine Karte mehr zu ziehen.
obstacle-holds-full = Beide Frachträume von Zu sind voll.
obstacle-cargo-full = Der Hauptfrachtraum von Zu ist voll.
obstacle-nothing-to-dig = Auf der Weltkarte liegt kein passendes Artefakt für Zu.
obstacle-nothing-to-buy = Auf dem Schwarzmarkt ist nichts, was Zu braucht und bezahlen kann.
obstacle-fewest-unwanted = Kein Markt hat einen Käufer für die Farbe, von der Zu am wenigsten hat.
obstacle-one-colour = Alle Artefakte von Zu haben dieselbe Farbe.

## What a choice is for: at the start of a line, before what Zu weighs

purpose-dig = Zur Wahl beim Ausgraben
purpose-acquire = Schwarzmarktstapel zur Wahl
purpose-acquire-more = Schwarzmarktstapel zur Wahl für ein weiteres Artefakt
purpose-lead = Zur Wahl als gefragteste Farbe, die Zu anbieten kann
purpose-buyers = Zur Wahl als Farbe der neuen Käufer
purpose-trader = Märkte zur Wahl für neue Händler
purpose-sell = Zur Wahl beim Verkaufen
purpose-snipe = Zur Wahl beim Schlussverkauf
purpose-offload = Zur Wahl beim Verschachern
purpose-survey = Zur Wahl beim Kauf
purpose-first = Ein Artefakt jeder Farbe; zur Wahl als erste
purpose-lay = Nichts wird gekauft; zur Wahl für die Weltkarte
purpose-first-choice = Zur Wahl als zuerst gewünschte Farbe
purpose-bought-instead = Schwarzmarktstapel zur Wahl für das wertvollste Artefakt

## Options

option-solo = Allein gegen Zu
    .about = Ein Spieler gegen Zu; was Zu tut, bestimmen eigene Karten, und das Spiel führt sie aus.
option-zu = Stärke von Zu
    .about = Schalter, die Zu schwächer (E1 bis E5) oder stärker (H1 bis H5) machen, beliebig kombinierbar.
zu-E1 = E1
    .about = Zu beginnt ohne Credits.
zu-E2 = E2
    .about = Gescheiterte Aktionen bringen Zu nichts ein.
zu-E3 = E3
    .about = Beim Marketing stellt Zu keine farbigen Käufer dazu.
zu-E4 = E4
    .about = Nach Schlussverkauf, Forschen und bestimmten Ausgraben-Karten verfällt die nächste Karte von Zu.
zu-E5 = E5
    .about = Zu hat nur einen Satz Crewmarker.
zu-H1 = H1
    .about = Mit einer zweifarbigen Karte gräbt Zu je ein Artefakt beider Farben aus.
zu-H2 = H2
    .about = Gescheiterte Aktionen bringen Zu je 15 Credits ein.
zu-H3 = H3
    .about = Zu kann jedes Artefakt in jeden der beiden Frachträume legen.
zu-H4 = H4
    .about = Artefakte, die dir am Ende bleiben, kosten dich die aufgedruckten Credits.
zu-H5 = H5
    .about = Kauft Zu auf dem Schwarzmarkt, dann dort auch oder stattdessen das Artefakt mit den meisten aufgedruckten Credits.

## Events

event-zu-began = Zu spielt mit, ohne Handkarten und ohne Archäologen.
event-zu-deck = { $n ->
    [one] Der Stapel von Zu für diese Runde hat { $n } Karte.
   *[other] Der Stapel von Zu für diese Runde hat { $n } Karten.
}
event-zu-card = Zu deckt eine Karte auf: { $face }.
event-zu-threw = Eine Karte von Zu verfällt: { $face }.
event-zu-passed = Der Stapel von Zu ist leer: Zu passt.
event-zu-failed = { $credits_n ->
    [0] { $obstacle } Die Aktion scheitert, und Zu erhält nichts.
   *[other] { $obstacle } Die Aktion scheitert, und Zu erhält { $credits }.
}
event-zu-acquires = { $obstacle } Darum geht Zu auf den Schwarzmarkt.
event-zu-offloads = { $obstacle } Darum will Zu Artefakte verschachern.
event-zu-drew = Beim Forschen zieht Zu { $card_one }.
event-lost-card = { $seat } verliert eine zufällige Karte: { $card }.
event-zu-left = Zu erhält { $credits } für ein übriges Artefakt: { $artefact_named }.
event-left-over = { $seat } verliert { $credits } für ein übriges Artefakt: { $artefact_named }.

event-zu-weighs-colours = { $purpose }: { $colours }.
event-zu-weighs-artefacts = { $purpose }: { $artefacts }.
event-zu-weighs-markets = { $purpose }: { $markets }.
event-zu-weighs-tiles = { $purpose }: { $tiles }.

event-zu-dig-on-map = Auf der Weltkarte: { $colours }; ausgeschieden: { $out-colours }.
event-zu-dig-needed = Mit einem Artefakt auf der Weltkarte, das Zu braucht: { $colours }; ausgeschieden: { $out-colours }.
event-zu-dig-other = Nur davon lässt sich etwas ausgraben: { $colours }; ausgeschieden: { $out-colours }.
event-zu-dig-popular = Größte Nachfrage: { $colours }; ausgeschieden: { $out-colours }.
event-zu-dig-top = Größte Nachfrage von allen: { $colours }; ausgeschieden: { $out-colours }.
event-zu-dig-two = Zwei Artefakte lassen sich ausgraben: { $colours }; ausgeschieden: { $out-colours }.
event-zu-dig-none-held = Davon hat Zu keines: { $colours }; ausgeschieden: { $out-colours }.
event-zu-dig-human-few = Davon hast du am wenigsten: { $colours }; ausgeschieden: { $out-colours }.
event-zu-dig-lot = Noch gleichauf: { $colours }. Ausgelost: { $colour }.
event-zu-first-popular = Größere Nachfrage, also zuerst: { $colours }; danach: { $later-colours }.
event-zu-first-none-held = Davon hat Zu keines, also zuerst: { $colours }; danach: { $later-colours }.
event-zu-first-human-few = Davon hast du weniger, also zuerst: { $colours }; danach: { $later-colours }.
event-zu-first-lot = Noch gleichauf: { $colours }. Als erste Farbe ausgelost: { $colour }.
event-zu-find-needed = Von Zu benötigt: { $artefacts }; ausgeschieden: { $out-artefacts }.
event-zu-find-other-site = Als zweites, von einem anderen Ort: { $artefacts }; ausgeschieden: { $out-artefacts }.
event-zu-find-other-type = Als zweites, ein anderes Artefakt: { $artefacts }; ausgeschieden: { $out-artefacts }.
event-zu-find-unsampled = Ohne Probe von dir: { $artefacts }; ausgeschieden: { $out-artefacts }.
event-zu-find-rare = Am seltensten auf der Weltkarte: { $artefacts }; ausgeschieden: { $out-artefacts }.
event-zu-find-dear = Meiste aufgedruckte Credits: { $artefacts }; ausgeschieden: { $out-artefacts }.
event-zu-find-lot = Noch gleichauf: { $artefacts }. Ausgelost: { $artefact_named }.
event-zu-first-choice = Größte Nachfrage von allen: { $colours }; ausgeschieden: { $out-colours }.
event-zu-stack-there = Stapel mit Artefakten: { $colours }; leer: { $out-colours }.
event-zu-stack-other = Andere Stapel als beim ersten Kauf: { $colours }; ausgeschieden: { $out-colours }.
event-zu-stack-needed = Zu braucht das oberste Artefakt: { $colours }; ausgeschieden: { $out-colours }.
event-zu-stack-paid = Zu kann das oberste Artefakt bezahlen: { $colours }; ausgeschieden: { $out-colours }.
event-zu-more-needed = Zu braucht das oberste Artefakt: { $colours }; ausgeschieden: { $out-colours }.
event-zu-more-paid = Zu kann das oberste Artefakt bezahlen: { $colours }; ausgeschieden: { $out-colours }.
event-zu-stack-next = Erster Stapel, von der gewünschten Farbe nach rechts: { $colours }; ausgeschieden: { $out-colours }.
event-zu-stack-dear = Oberstes Artefakt mit den meisten aufgedruckten Credits: { $colours }; ausgeschieden: { $out-colours }.
event-zu-stack-left = Am weitesten links: { $colours }; ausgeschieden: { $out-colours }.
event-zu-instead-dear = Oberstes Artefakt mit den meisten aufgedruckten Credits: { $colours }; ausgeschieden: { $out-colours }.
event-zu-instead-left = Am weitesten links: { $colours }; ausgeschieden: { $out-colours }.
event-zu-offload-other = Als zweites, in einer anderen Farbe: { $tiles }; ausgeschieden: { $out-tiles }.
event-zu-offload-dear = Meiste aufgedruckte Credits: { $tiles }; ausgeschieden: { $out-tiles }.
event-zu-offload-cargo = Im Hauptfrachtraum: { $tiles }; ausgeschieden: { $out-tiles }.
event-zu-offload-unpopular = Geringste Nachfrage: { $tiles }; ausgeschieden: { $out-tiles }.
event-zu-offload-lot = Noch gleichauf: { $tiles }. Ausgelost: { $tile }.
event-zu-lead-popular = Größte Nachfrage: { $colours }; ausgeschieden: { $out-colours }.
event-zu-lead-most = Davon hat Zu am meisten: { $colours }; ausgeschieden: { $out-colours }.
event-zu-lead-lot = Noch gleichauf: { $colours }. Ausgelost: { $colour }.
event-zu-trader-none = Ohne Händler von Zu: { $markets }; ausgeschieden: { $out-markets }.
event-zu-trader-interest = Die meisten Käufer für die gefragteste Farbe von Zu: { $markets }; ausgeschieden: { $out-markets }.
event-zu-trader-swing = Größter Einfluss auf die Gesandtenmehrheit: { $markets }; ausgeschieden: { $out-markets }.
event-zu-trader-lot = Noch gleichauf: { $markets }. Ausgelost: #{ $market }.
event-zu-buyers-lot = Zu hat kein Artefakt; jede dieser Farben ist möglich: { $colours }. Ausgelost: { $colour }.
event-zu-lucrative-interest = Die meisten Käufer für die verkaufte Farbe: { $markets }; ausgeschieden: { $out-markets }.
event-zu-lucrative-lead = Die meisten Käufer für die gefragteste Farbe von Zu: { $markets }; ausgeschieden: { $out-markets }.
event-zu-lucrative-rival = Die meisten deiner Händler neben einem von Zu: { $markets }; ausgeschieden: { $out-markets }.
event-zu-lucrative-swing = Größter Einfluss auf die Gesandtenmehrheit: { $markets }; ausgeschieden: { $out-markets }.
event-zu-lucrative-lot = Noch gleichauf: { $markets }. Ausgelost: #{ $market }.
event-zu-sell-open = Verkäuflich, wo Zu Händler hat: { $colours }; ausgeschieden: { $out-colours }.
event-zu-sell-none = Ohne Käufer, wo Zu Händler hat: { $out-colours }; übrig: { $colours }.
event-zu-sell-many = Auf den meisten Märkten verkäuflich: { $colours }; ausgeschieden: { $out-colours }.
event-zu-sell-pays = Kann die meisten Credits bringen: { $colours }; ausgeschieden: { $out-colours }.
event-zu-sell-popular = Größte Nachfrage: { $colours }; ausgeschieden: { $out-colours }.
event-zu-sell-lot = Noch gleichauf: { $colours }. Ausgelost: { $colour }.
event-zu-sell-cheap = Wenigste aufgedruckte Credits: { $tiles }; ausgeschieden: { $out-tiles }.
event-zu-sell-tile-lot = Noch gleichauf: { $tiles }. Ausgelost: { $tile }.
event-zu-snipe-open = Mit einem Käufer auf irgendeinem Markt: { $colours }; ausgeschieden: { $out-colours }.
event-zu-snipe-none = Auf keinem Markt will jemand: { $out-colours }; übrig: { $colours }.
event-zu-snipe-few = Davon hat Zu am wenigsten: { $colours }; ausgeschieden: { $out-colours }.
event-zu-snipe-wanted = Mit den meisten Käufern auf einem Markt: { $colours }; ausgeschieden: { $out-colours }.
event-zu-snipe-popular = Größte Nachfrage: { $colours }; ausgeschieden: { $out-colours }.
event-zu-snipe-lot = Noch gleichauf: { $colours }. Ausgelost: { $colour }.
event-zu-snipe-interest = Die meisten Käufer für die verkaufte Farbe: { $markets }; ausgeschieden: { $out-markets }.
event-zu-snipe-cheap = Wenigste aufgedruckte Credits: { $tiles }; ausgeschieden: { $out-tiles }.
event-zu-snipe-tile-lot = Noch gleichauf: { $tiles }. Ausgelost: { $tile }.
event-zu-survey-wanted = Von Zu benötigt, bezahlbar und unterzubringen: { $artefacts }; ausgeschieden: { $out-artefacts }.
event-zu-survey-dear = Meiste aufgedruckte Credits: { $artefacts }; ausgeschieden: { $out-artefacts }.
event-zu-survey-lot = Noch gleichauf: { $artefacts }. Ausgelost: { $artefact_named }.
event-zu-lay-lot = Noch gleichauf: { $artefacts }. Ausgelost: { $artefact_named }.

## The end

reason-beat-zu = Du hast mehr Credits als Zu: Du gewinnst.
reason-zu-ahead = Zu hat mehr Credits: Du verlierst.
reason-zu-level = Gleich viele Credits reichen gegen Zu nicht: Du verlierst.

## Lines of the score sheet

line-failed-actions = Gescheiterte Aktionen
line-left-overs = Übrige Artefakte am Ende

## Rulings that a table may read otherwise

ruling-ZU-GEN-R3 = Wie Zu mehrere Märkte für eine Aktion ordnet
    .once = Einmal, bevor etwas gelegt wird.
    .again = Bei jedem weiteren Markt zählen die künftigen Gesandten der gewählten schon mit.
ruling-ZU-CREW-R1 = Ob Zu von einem Kauf beim Forschen eine Probe nimmt
    .no-sample = Nein: Die Anleitung nennt dort keine Probe.
    .sample = Ja, wie von allem anderen, was Zu nimmt.
ruling-ZU-SWING-R1 = Kommandozentralen, die der Gesandte von Zu gleich verändern würde
    .difference = Der kleinere Unterschied an Gesandten geht vor.
    .list-alone = Sie sind gleichauf.
ruling-ZU-LUCR-R1 = Welche Käufer einen Markt für Zu lukrativ machen
    .lead-colour = Die an der gefragtesten Farbe interessierten, von der Zu Artefakte hat.
    .colour-sold = Zuerst die an der Farbe dieses Verkaufs interessierten.
ruling-ZU-EXCAVATE-R2 = Zu kann von der gefragteren Farbe einer Karte nichts ausgraben
    .first-colour = Dann kauft Zu auf dem Schwarzmarkt.
    .second-colour = Dann versucht Zu es mit der anderen Farbe der Karte.
ruling-ZU-EXCAVATE-R4 = Welche Farben Zu beim Ausgraben der gefragtesten übergeht
    .on-map = Die nicht auf der Weltkarte liegen.
    .needed = Auch die, von denen dort nichts liegt, was Zu braucht.
ruling-ZU-EXCAVATE-R8 = Wann die Frachträume von Zu beim Ausgraben geprüft werden
    .once = Einmal, zu Beginn.
    .each-artefact = Für jedes Artefakt: Fehlt der Platz für das zweite, geht Zu auf den Schwarzmarkt.
ruling-ZU-EXCAVATE-R7 = Woher die beiden ausgegrabenen Artefakte von Zu kommen
    .different-sites = Von zwei Ausgrabungsfeldern.
    .same-site = Zwei verschiedene auch vom selben Ausgrabungsfeld.
ruling-ZU-ACQUIRE-R1 = Welche Farbe Zu auf dem Schwarzmarkt zuerst sucht
    .settled-colour = Die beim Ausgraben zuletzt festgelegte.
    .first-choice = Die beim Ausgraben zuerst gewünschte.
ruling-ZU-OFFLOAD-R1 = Zu muss verschachern, hat aber mehrere Artefakte einer einzigen Farbe
    .one = Zu verschachert das wertvollste.
    .fails = Die Aktion scheitert.
ruling-ZU-MARKET-R3 = Die Farbe der Käufer beim Marketing von Zu
    .once = Auf beiden Märkten dieselbe.
    .each-market = Für jeden Markt nach der Nachfrage in diesem Moment bestimmt.
ruling-ZU-SELL-R1 = Farben, die Zu auf gleich vielen Märkten verkaufen kann
    .more-popular = Zu verkauft die gefragtere.
    .higher-payout = Zu verkauft die, die mehr Credits bringen kann.
ruling-ZU-SNIPE-R1 = Zu hat beim Schlussverkauf von mehreren Farben gleich wenig
    .market-first = Verkauft wird die Farbe, die auf einem Markt die meisten Käufer hat.
    .colour-first = Verkauft wird die gefragteste dieser Farben.
ruling-ZU-SNIPE-R2 = Kein Käufer will beim Schlussverkauf die Farbe, von der Zu am wenigsten hat
    .next-colour = Zu nimmt die Farbe mit den nächstwenigen Artefakten.
    .fails = Die Aktion scheitert.
ruling-ZU-SURVEY-R1 = Zu forscht, und auf jeder Karte der Forscherprognose liegt ein Crewmarker
    .fails = Die Aktion scheitert.
    .tiles-only = Zu lässt die Prognose und macht mit den Artefakten weiter.
ruling-ZU-SURVEY-R2 = Ob Zu beim Forschen ein Initiativeplättchen nimmt
    .no-token = Nein: Die Anleitung nennt keines.
    .lowest-token = Ja, das niedrigste, wie ein Spieler.
ruling-ZU-EASY-R5 = Nach welchen Ausgraben-Karten Zu bei E4 eine Karte verliert
    .most-popular = Nach denen für die größte Nachfrage.
    .every-excavate = Nach allen.
ruling-ZU-EASY-R1 = Ob Zu bei E4 auch nach einer gescheiterten Aktion eine Karte verliert
    .carried-out = Nein, nur nach einer ausgeführten Aktion.
    .revealed = Ja, die aufgedeckte Karte allein entscheidet.
ruling-ZU-EASY-R3 = Kommandieren von Zu bei E5 braucht zwei Crewmarker, und einer ist übrig
    .all-or-nothing = Die Aktion scheitert.
    .envoy-alone = Der Gesandte wird ohne den Händler eingesetzt.
ruling-ZU-HARD-R8 = Zu gräbt bei H3 aus, und nur der Hauptfrachtraum ist voll
    .lifted = Zu legt Ausgegrabenes in den Geheimfrachtraum.
    .kept = Zu kauft stattdessen auf dem Schwarzmarkt.
ruling-ZU-HARD-R3 = Was H5 aus dem wertvollsten Artefakt des Schwarzmarkts macht
    .extra = Zu kauft es zusätzlich.
    .replacement = Zu kauft es anstelle des Artefakts der gewünschten Farbe.
ruling-ZU-HARD-R6 = Wo das weitere Artefakt von H5 liegen darf
    .any-stack = Auf jedem Stapel des Schwarzmarkts.
    .another-colour = Auf einem anderen Stapel als das erste.
