# Tableaus, Hand, Aktionen, Zu und die Erweiterung am Tisch von Excavation Earth, auf Deutsch.

eb-action-card = Aktionskarte: { $colour }, Markt { $market } { $place }, Treibstoff { $fuel }
eb-actions = Aktionen
eb-analysed = { $n } auf dem Mutterschiff: eines zu verschachern bringt { $pays }
eb-any-colour = Beliebige Farbe
eb-asks-for = Verlangt: { $what }
eb-at-end = { $n } am Ende
eb-benefit-retrieve = je ein Crewmitglied zurück
eb-benefit-move-crew = je ein Crewmitglied versetzen
eb-benefit-researcher = je ein Wissen{ "\u00AD" }schaftler
eb-board-of = Tableau: { $name }
eb-bonus-re-card = Reverse-Eng.-Karte
eb-bonus-broker = Makler
eb-bonus-credits = { $n } Credits
eb-bonus-title = Wenn das Artefakt die Farbe seines Kurators hat
eb-brings = Bringt: { $what }
eb-broker = Makler, { $colour }: brächte jetzt { $n }
eb-by-lot = Durch Los
eb-cards = Aktionskarten auf der Hand: { $n }
eb-cargo = Fracht
eb-column = Sp.
eb-column-full = Spalte voll
eb-completes = Spalte vollständig
eb-credits = { $n ->
    [one] { $n } Credit
   *[other] { $n } Credits
}
eb-credits-line = Credits
eb-cubes = Crewmarker im Vorrat: { $n }
eb-curator = Kurator: { $colour }
eb-curators = Kuratoren
eb-demand = Sondernachfrage
eb-due = kommt noch
eb-envoys = Gesandte
eb-explorer-of = Archäologe dort: { $name }
eb-gallery = Galerie
eb-gallery-label = Galerie: Proben { $n }, am Ende Credits { $points }
eb-gets-brokers = Makler: { $n }
eb-guide-of = Museumsführer: { $name }
eb-guides = Museumsführer: { $n }, am Ende { $points } wert
eb-guides-n = { $n } Museumsführer
eb-guides-pay = Museumsführer bringen am Ende
eb-guides-there = { $name }: { $n }
eb-hanging = { $name } hier: { $what }
eb-hand = Deine Hand
eb-held-card = Was tust du damit?
eb-hidden = geheim
eb-hold-cargo = Fracht { $n } von { $spaces }
eb-hold-hidden = Geheim { $n } von { $spaces }
eb-if-over-now = wenn jetzt Schluss wäre
eb-later = später
eb-larger = Größer
eb-least = { $n } oder mehr Credits
eb-level-brutal = brutal
eb-level-easy = leicht
eb-level-gentle = sanft
eb-level-hard = schwer
eb-level-medium = mittel
eb-level-very-easy = sehr leicht
eb-level-very-hard = sehr schwer
eb-mysteries = Mysteriöse Artefakte
eb-mystery-counts = { $n } hier, { $pile } im Stapel
eb-mystery-site = { $colour }, { $place }: { $n } auf der Karte, { $pile } im Stapel, { $analysed } analysiert
eb-no-broker = Kein Makler
eb-no-cards = Keine Aktionskarten
eb-no-curator = Kein Kurator
eb-no-popups = Gerade ist kein Pop-up-Markt offen.
eb-no-rung = Alle
eb-now-card = Welche Karte zahlt?
eb-only-one = Die einzige Möglichkeit
eb-out = raus
eb-out-of-use = Nicht in Gebrauch
eb-over = am Ende
eb-popup = Pop-up-Markt { $key }, { $place }
eb-popup-counts = noch { $deck }, weg { $used }
eb-posted = Zus Tableau zeigt bisher { $now }. Bevor die Galerie gewertet wird, kommen unbenutzte Crewmarker auf ihre leeren Felder; das macht { $then }.
eb-price = für { $n }
eb-re = Reverse-Engineering-Karten
eb-re-cards = Reverse-Engineering-Karten: { $n }
eb-re-deck = { $n } im Stapel
eb-re-drawn = Gezogen: eine bleibt
eb-re-hidden = { $n } Karten, die nur sieht, wer sie gezogen hat
eb-re-none = Noch keine
eb-researchers = Wissenschaftler: { $n }
eb-rival = automatischer Gegner
eb-row = Reihe
eb-sampled = Probe genommen, { $n } wert
eb-second-crew = { $n ->
    [one] 1 Crewmarker der zweiten Farbe im Einsatz
   *[other] { $n } Crewmarker der zweiten Farbe im Einsatz
}
eb-sells = Verkauft: { $what }, für { $n }
eb-smaller = Kleiner
eb-spent = weg
eb-staff = Personal
eb-standing = Stand
eb-stays = bleibt
eb-supply = Sonderangebot
eb-taken = genommen
eb-total = Summe
eb-travel = Reise
eb-travel-card = Reisekarte, Treibstoff { $fuel }
eb-travel-cards = Reisekarten übrig: { $list }
eb-travel-due = Reisekarte mit Treibstoff { $fuel }, noch nicht ausgeteilt
eb-travel-name = Reise
eb-travel-spent = Reisekarte mit Treibstoff { $fuel }, ausgegeben
eb-used = In dieser Runde benutzt
eb-wants = Verlangt: { $what }.
eb-would-add = Eine Probe brächte { $n }
eb-you = Du
eb-zu = Zu, offengelegt
eb-zu-again = schon gespielt, können wiederkommen
eb-zu-card-of = Runde { $round }, Zus Karte { $n }
eb-zu-count = { $played } gespielt, noch { $left }
eb-zu-earlier = Frühere Runden
eb-zu-empty = Der Stapel ist leer.
eb-zu-fails = Eine gescheiterte Aktion bringt Zu { $n } Credits.
eb-zu-kind-command = Kommandieren
eb-zu-kind-excavate = Ausgraben
eb-zu-kind-market = Marketing
eb-zu-kind-sell = Verkaufen
eb-zu-kind-snipe = Schlussverkauf
eb-zu-kind-survey = Forschen
eb-zu-none-yet = Noch keine
eb-zu-nothing = Zu hat noch keine Karte aufgedeckt. Sobald die erste offen liegt, steht hier jede Priorität, die Zu abwägt.
eb-zu-round = Zus Runde
eb-zu-strength = Stärke
eb-zu-to-come = Was noch kommt

ee-command-acquisitions-board = { $n ->
    [one] Ersetze einen Kurator und erhalte Credits.
   *[other] Ersetze bis zu { $n } Kuratoren und erhalte Credits.
}
ee-command-private-viewing = { $n ->
    [one] Schicke ein Artefakt ins Museum.
   *[other] Schicke bis zu { $n } Artefakte verschiedener Farben ins Museum.
}
ee-command-research-grant = { $side ->
    [yellow] Erhalte { $n } Credits und einen Wissenschaftler.
   *[other] Zahle { $n } Credits für einen Wissenschaftler.
}
ee-command-talent-agency = { $n ->
    [one] Erhalte einen Makler.
   *[other] Erhalte bis zu { $n } Makler.
}
