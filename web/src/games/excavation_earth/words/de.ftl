# Der Tisch von Excavation Earth auf der Seite, deutsch. Orte, Artefakte und Karten heißen wie im Spiel.

ee-aboard = an Bord
ee-actions-left = { $n ->
    [one] Letzte Aktion
   *[other] Noch { $n } Aktionen
}
ee-adds = { $n ->
    [one] Bringt { $n } Credit dazu.
   *[other] Bringt { $n } Credits dazu.
}
ee-after-this = danach
ee-answer-buy_first-done = Nichts kaufen
ee-answer-commanding-done = Dabei belassen
ee-answer-dig_first-done = Nichts ausgraben
ee-answer-dig_second-done = Kein zweites
ee-answer-emergency_fund-done = Nichts nehmen
ee-answer-emergency_fund-use = { $n ->
    [one] { $n } Credit nehmen
   *[other] { $n } Credits nehmen
}
ee-answer-free_move-done = Niemand zieht
ee-answer-free_tile-done = Keines einlagern
ee-answer-fresh_orders-done = Nichts ziehen
ee-answer-fresh_orders-use = { $n ->
    [one] { $n } Karte ziehen
   *[other] { $n } Karten ziehen
}
ee-answer-market_buyer-done = Kein Käufer
ee-answer-market_trader-done = Kein Händler
ee-answer-market_wild-add-wild = Alleskäufer hinzufügen
ee-answer-market_wild-done = Kein Alleskäufer
ee-answer-redraw-done = { $n ->
    [0] Weiter
   *[other] { $picked ->
        [0] Alle Karten behalten
        [one] { $picked } Karte austauschen
       *[other] { $picked } Karten austauschen
    }
}
ee-answer-research_grant-done = Karte nicht nutzen
ee-answer-research_grant-use = Karte nutzen
ee-answer-samples-done = Keine Probe
ee-answer-survey_buy-done = Nichts kaufen
ee-answer-travelling-done = Nicht weiterreisen
ee-black-market = Schwarzmarkt
ee-board = Dein Tableau
ee-brings-nothing = Bringt nichts: Die Karte wäre vertan.
ee-buyer-at = { $buyer }, Platz { $n } der Schlange, { $place }
ee-buyer-cards = Käufer
ee-buyer-cards-label = Käuferkarten, die noch kommen
ee-buyers = { $n } Käufer
ee-centre-left = Zentrale links
ee-centre-middle = Zentrale Mitte
ee-centre-right = Zentrale rechts
ee-choices = { $n ->
    [one] { $n } Möglichkeit
   *[other] { $n } Möglichkeiten
}
ee-close = Schließen
ee-command-card = Kommandokarte
ee-command-card-how = Diese Karte nutzt du, wenn du beim Kommandieren einen deiner Gesandten aus dieser Zentrale zurücknimmst.
ee-command-crowd-control = { $n ->
    [one] Stelle einen Käufer ans Ende einer anderen Schlange.
   *[other] Stelle { $n } Käufer ans Ende anderer Schlangen.
}
ee-command-emergency-fund = Du erhältst { $n } Credits.
ee-command-fresh-orders = Ziehe { $n } Aktionskarten, behalte alle bis auf eine.
ee-command-media-blitz = { $n ->
    [one] Stelle einen farbigen Käufer in eine Schlange.
   *[other] Stelle { $n } farbige Käufer in beliebige Schlangen.
}
ee-command-night-dig = { $n ->
    [one] Grabe ein Artefakt beliebiger Farbe aus, wo dein Archäologe steht.
   *[other] Bis zu { $n } Archäologen graben je ein beliebiges Artefakt aus.
}
ee-command-priority-shuttle = { $n ->
    [one] Versetze einen Archäologen an einen beliebigen Ort.
   *[other] Versetze bis zu { $n } Archäologen an beliebige Orte.
}
ee-command-quiet-buyer = { $n ->
    [one] Verschachere ein Artefakt für die aufgedruckten Credits +{ $bonus }.
   *[other] Verschachere bis zu { $n } Artefakte, je Farbe eines, für Credits +{ $bonus }.
}
ee-command-staff-rotation = { $side ->
    [yellow] Versetze bis zu { $n } Händler oder Gesandte überallhin.
   *[other] Versetze { $n ->
        [one] einen Händler
       *[other] { $n } Händler
    } auf einen anderen Markt oder in seine Zentrale.
}
ee-costs = { $n ->
    [one] Kostet { $n } Credit.
   *[other] Kostet { $n } Credits.
}
ee-cube-of = Crewmarker: { $name }
ee-deck = Stapel
ee-deck-label = Aktionskarten im Stapel
ee-discard = Abwurf
ee-discard-label = Aktionskarten auf dem gemeinsamen Abwurfstapel
ee-drawn = Gezogen: wähle
ee-envoys-by = Gesandte { $n }
ee-envoys-counted-label = { $name }: { $n ->
    [one] { $n } Gesandter
   *[other] { $n } Gesandte
}, gezählt als { $counted }, bekäme { $prize }.
ee-envoys-label = { $name }: { $n ->
    [one] { $n } Gesandter
   *[other] { $n } Gesandte
}, bekäme { $prize }.
ee-explorer-at = Dein Archäologe, { $place }
ee-explorers-label = Archäologen: { $names }.
ee-find = { $name }, aufgedruckte Credits { $value }: { $n } hier.
ee-forecast = Prognose
ee-free = Frei
ee-front = vorn
ee-gallery-by = Galerie { $n }
ee-game-over = Die Partie ist zu Ende
ee-held = Was gehört dazu?
ee-held-buyers = Wohin kommt dieser Käufer?
ee-held-curator = Wer ersetzt diesen Kurator?
ee-held-explorer = Wohin zieht dieser Archäologe?
ee-held-hold = Welches Artefakt kommt dorthin?
ee-held-market = Welcher Käufer kommt dorthin?
ee-held-place = Welcher Archäologe zieht dorthin?
ee-held-stack = In welchen Frachtraum kommt es?
ee-level = Stufe { $level }
ee-map = Weltkarte
ee-map-pans = Weltkarte, seitlich verschiebbar
ee-market = Markt { $number }
ee-market-label = Markt { $number }, { $place }.
ee-markets = Märkte
ee-more = Mehr
ee-mothership = Mutterschiff
ee-mystery-in-pile = Mysteriöse Artefakte: { $n }
ee-mystery-here = Mysteriöse Artefakte ({ $colour }): { $n } hier.
ee-neighbours = Linien nach { $names }.
ee-next-asked = Danach:
ee-no-command-card = Keine Kommandokarte in Runde 1
ee-nobody = niemand
ee-nothing = nichts
ee-open-stack = Stapel ansehen: { $colour }
ee-other-centre = Es geht gerade um eine andere Kommandozentrale.
ee-other-command-card = Gerade wird eine andere Kommandokarte benutzt.
ee-others = Die anderen
ee-outcome = Ergebnis
ee-where = Wo zu wählen ist: { $list }
ee-pack = Wähle aus diesem Päckchen
ee-passed = gepasst
ee-pays = zahlt
ee-phase-act = Aktionen
ee-phase-over = Beendet
ee-phase-prepare = Vorbereitung
ee-pile-has = Verdeckt im Artefaktstapel: { $n }
ee-place-black = { $name }, Schwarzmarkt für Karten der Märkte { $icons }.
ee-place-both = { $name }, Ausgrabungsfeld ({ $colour }) und Markt { $number }.
ee-place-market = { $name }, Markt { $number }.
ee-place-site = { $name }, Ausgrabungsfeld ({ $colour }).
ee-players = Spieler
ee-popularity = Nachfrage
ee-popup-here = Pop-up-Markt { $card } hier.
ee-queue-label = Schlange von vorn: { $buyers }.
ee-rank = { $rank }.
ee-round = Runde
ee-round-of = Runde { $round } von { $rounds }
ee-round-paid = Die Runde ist vorbei. Die Zentralen zahlten:
ee-round-pays = Runde { $round } zahlt { $prizes }
ee-sale-bulk-contract = Großauftrag
ee-sale-interest = Käufer
ee-sale-popularity = Nachfrage
ee-sale-several-markets = Märkte
ee-seat-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
ee-seat-credits = { $n ->
    [one] { $n } Credit
   *[other] { $n } Credits
}
ee-skip = Zur Entscheidung springen
ee-stack-empty = { $colour }: nichts auf dem Schwarzmarkt, { $pile } im Artefaktstapel.
ee-stack-label = { $colour }: { $n } auf dem Schwarzmarkt, oben { $top }, aufgedruckte Credits { $value }, { $pile } im Artefaktstapel.
ee-stack-order = Stapel, von oben
ee-supplies = Vorräte
ee-surveyed = Erforscht
ee-tab-board = Tableau
ee-tab-log = Verlauf
ee-tab-map = Karte
ee-tab-markets = Märkte
ee-tab-more = Mehr
ee-tab-ship = Schiff
ee-tab-stock = Vorrat
ee-tile = { $name }: { $colour }, { $glyph }, aufgedruckte Credits: { $value }
ee-title = Excavation Earth
ee-token-label = Initiativeplättchen { $n }: nächste Runde Platz { $n }
ee-tokens-left = Initiative
ee-top-stack-pile = offen · Rest
ee-track-goes = Ginge auf Stufe { $level }.
ee-track-label = { $colour }: Stufe { $level }, Rang { $rank }, zahlt { $payout }, { $n } im Vorrat.
ee-traders-label = { $name }: { $n } Händler.
ee-travel-card-pays = Mit einer Reisekarte lässt sich nur Reisen oder Verkaufen bezahlen.
ee-tray = Zur Auswahl
ee-turn-order = Zugreihenfolge
ee-view-equipment = Ausrüstung
ee-view-map = Karte
ee-view-museum = Museum
ee-view-popups = Pop-ups
ee-view-zu = Zu
ee-views = Was zu sehen ist
ee-why-with = Mit { $card }: { $why }
ee-wild-left = { $n } Alleskäufer im Vorrat
ee-winners = { $n ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
}
ee-you = Du
ee-your-explorers = Deine Archäologen
ee-your-move = Dein Zug
