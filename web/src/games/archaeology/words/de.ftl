# Was nur die Seite des Tisches von Archaeology sagt, auf Deutsch. Die Namen der Dinge sind die des Spiels.

ar-title = Archaeology
ar-money = { $amount }{ "\u00A0" }$
ar-money-sign = $
ar-percent = { $n }{ "\u00A0" }%

## Cards

ar-card-pot_shard = Ton­scherbe
    .short = Ton­scherbe
ar-card-parchment_scrap = Pergament­fetzen
    .short = Perga­ment
ar-card-coin = Münze
    .short = Münze
ar-card-broken_cup = Zer­brochener Becher
    .short = Becher
ar-card-talisman = Talisman
    .short = Talis­man
ar-card-map = Landkarte
    .short = Land­karte
ar-card-pharaohs_mask = Pharaonen­maske
    .short = Maske
ar-card-broken_tablet = Zer­brochene Tafel
    .short = Tafel
ar-card-broken_pendant = Zer­brochener Anhänger
    .short = An­hänger

## The table

ar-dig-site = Grabungsstätte
ar-cards-left = { $n ->
    [one] noch { $n } Karte
   *[other] noch { $n } Karten
}
ar-storms = Sandstürme
ar-storm = Sandsturm
ar-thiefs = Diebe
ar-thief = Dieb
ar-treasure = Schatz
ar-left-of = noch { $n } von { $all }
ar-next-card = Nächste Karte
ar-no-more-digging = Nichts mehr zu graben. Die Partie endet, wenn alle Hände leer sind.
ar-market = Markt
ar-market-empty = Der Markt ist leer.
ar-trading-value = Tauschwert
ar-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
ar-taken = genommen
ar-given = gegeben
ar-lost = verloren
ar-coming = kommt
ar-your-hand = Deine Hand
ar-empty-hand = Deine Hand ist leer.
ar-watching = Du schaust zu; Handkarten bleiben verdeckt.
ar-key-now = jetzt
ar-key-more = eine mehr
ar-still-hidden = { $n } noch verborgen
ar-selling-row = Was ein Set jeder Größe bringt
ar-take-back = Zurücklegen: { $name }
ar-players = Spieler
ar-you = Du
ar-bot = Bot
ar-deciding = am Zug
ar-skip = Zur Entscheidung springen
ar-skipped = fertig
ar-in-hand = Hand: { $n }
ar-known = Dir bekannt: { $name }. Sicher noch da
ar-sold = Verkauft
ar-nothing = noch nichts
ar-sold-set = { $n } × { $name }: { $money }
ar-tent = { $n ->
    [0] Zelt verbraucht
    [one] { $uses ->
        [one] Zelt bereit
       *[other] Zelt, noch einmal
    }
   *[other] Zelt bereit, zweimal
}
ar-tent-dry = Sicher im Zelt
ar-tabs = Teile des Tisches
ar-tab-table = Tisch
ar-tab-players = Spieler
ar-tab-log = Verlauf
ar-close = Schließen

## The monument

ar-chamber-great_pyramid = { $number ->
    [1] Kammer 1, oben
    [2] Kammer 2, Mitte
   *[other] Kammer 3, unten
}
ar-chamber-temple = { $number ->
    [1] Erste Kammer
    [2] Zweite Kammer
   *[other] Dritte Kammer
}
ar-chamber-buried_ruins = { $number ->
    [1] Erste Kammer
    [2] Zweite Kammer
   *[other] Dritte Kammer
}
ar-chamber-tomb = Kammer { $number }
ar-chamber-mine = Eine Kammer
ar-chamber-sphinx = Eine Kammer
ar-chamber-empty = Leer
ar-chamber-open = { ar-cards }, offen
ar-chamber-seen = { ar-cards }; gesehen:
ar-chamber-facedown = { ar-cards }, verdeckt
ar-chamber-back = Zurückgelegt:
ar-fee = { $n ->
    [one] Kostet eine Landkarte, du hast { $held }
   *[other] Kostet { $n } Landkarten, du hast { $held }
}
ar-you-hold = Du hast { $held }
ar-how = So geht es
ar-how-mine = Ziehe, bis du aufhörst. Über { $limit } geht alles zurück.
ar-how-sphinx = Nenne zwei Schätze, dann werden { $n } Karten aufgedeckt. Die passenden nimmst du.
ar-pile-short = Stapel: { $n }
ar-pile = { $n ->
    [one] Stapel: { $n } Karte. Jeder Sandsturm legt in alle Kammern eine offene Karte.
   *[other] Stapel: { $n } Karten. Jeder Sandsturm legt in alle Kammern eine offene Karte.
}
ar-pile-filled = { $n ->
    [one] Stapel: { $n } Karte. Jeder Sandsturm legt in alle Kammern, die noch Karten haben, eine offene Karte.
   *[other] Stapel: { $n } Karten. Jeder Sandsturm legt in alle Kammern, die noch Karten haben, eine offene Karte.
}
ar-pile-empty = Stapel: leer. Sandstürme legen nichts mehr dazu.
ar-pile-stays = { $n ->
    [one] Stapel: { $n } Karte. Kein Sandsturm ist mehr übrig, der sie dazulegt.
   *[other] Stapel: { $n } Karten. Kein Sandsturm ist mehr übrig, der welche dazulegt.
}
ar-brings-great_pyramid = { $n ->
    [one] Karte, von den anderen ungesehen
   *[other] Karten, von den anderen ungesehen
}
ar-brings-temple = { ar-brings-great_pyramid }
ar-brings-buried_ruins = { $n ->
    [one] Karte, die eine, die offen liegt
   *[other] Karten, alle, die offen liegen
}
ar-brings-tomb = { $n ->
    [one] Du erhältst ihre einzige Karte.
   *[other] Du siehst alle { $n } Karten und behältst zwei.
}
ar-brings-mine = Ziehe, solange du dich traust; über { $limit } stürzt alles ein.
ar-brings-sphinx = Nenne zwei Schätze; { $up } Karten werden aufgedeckt.
ar-costs = Kostet
ar-seen = gesehen

## Actions

ar-actions = Aktionen
ar-do-trade = Tauschen
ar-do-explore = Erkunden
ar-do-sell = Verkaufen
ar-do-end-turn = Zug beenden
ar-sell-n = { $n } verkaufen
ar-sell-all = alle
ar-sell-set = Verkaufe { $n } × { $name } für { $money }
ar-sell-size = { $n }: { $money }

## Questions

ar-your-turn = Dein Zug
ar-turn-of = Am Zug: { $name }
ar-late = Nichts mehr zu graben
ar-hand-now = Deine Hand brächte jetzt { $money }
ar-ask-forced = Du musst etwas verkaufen
ar-forced-1 = Mindestens ein Set
ar-forced-2 = Tauschen und Erkunden bleiben möglich
ar-forced-first = Vor allem anderen
ar-ask-trade = Was tauschst du?
ar-hand-if-sold = Hand, jetzt verkauft
ar-you-give = Du gibst
ar-you-take = Du nimmst
ar-you-lose = Du verlierst
ar-trade-give = Wähle die Handkarten, die du gibst.
ar-trade-more = Dafür gibt es noch nichts: Gib mehr.
ar-trade-gift = So verschenkst du es.
ar-left-to-spend = Noch { $n } auszugeben
ar-left-lost = { $n ->
    [one] { $n } bliebe übrig
   *[other] { $n } blieben übrig
}
ar-all-spent = Nichts bleibt übrig
ar-you-may-add = möglich:
ar-add = Nehmen: { $name }, bringt { $money }
ar-what-you-leave = Der Rest verfällt.
ar-ask-sell = Welches Set verkaufst du?
ar-ask-sell-size = Wie viele verkaufst du?
ar-one-more-makes = Eine Karte mehr brächte
ar-ask-explore = Welche Kammer erkundest du?
ar-thief-1 = Eine Karte, blind gezogen
ar-thief-2 = Nach dem Zurücknehmen wird neu gezogen
ar-ask-tent = Benutzt du dein Zelt?
ar-tent-1 = { $n ->
    [0] Du hast nichts zu verlieren
   *[other] Ohne Zelt verlierst du { $n } von { $all } Karten
}
ar-tent-2 = { $n ->
    [0] Das ist der letzte Sandsturm
    [one] Ein Sandsturm kommt noch
   *[other] { $n } Sandstürme kommen noch
}
ar-stay-out = Draußen bleiben
ar-dry = im Zelt
ar-storm-open = Zelt?
ar-storm-over = fertig
ar-ask-lose = { $n ->
    [one] Welche Karte verlierst du?
   *[other] Welche { $n } Karten verlierst du?
}
ar-chosen-of = { $n } von { $all } gewählt
ar-ask-keep = { $n ->
    [one] Welche Karte behältst du?
   *[other] Welche { $n } Karten behältst du?
}
ar-only-you = Nur du siehst sie
ar-ask-draw = Noch eine Karte ziehen?
ar-drawn-worth = Gezogen, Wert { $n } von { $limit }
ar-bust = { $n ->
    [0] Jede weitere Karte ist zu viel
   *[other] Zu viel, wenn die Karte mehr als { $n } wert ist
}
ar-bust-chance = Risiko, dass alles einstürzt
ar-draw = Ziehen
ar-stop = { $n ->
    [one] Aufhören, nehmen
   *[other] Aufhören, { $n } nehmen
}
ar-ask-name = Nenne zwei Schätze
ar-name-told = etwa { $n } von { $up } Karten; { $seen } von { $all } schon gesehen
ar-name-none = nicht in dieser Partie
ar-name-first = { $up } Karten werden aufgedeckt; die passenden nimmst du.
ar-no-look = Nein, danke
ar-wait-act = { $name } überlegt
ar-wait-turn = { $name } ist am Zug
ar-wait-rob = { $name } muss wählen, wer bestohlen wird
ar-wait-shelter = { $name } muss über das Zelt entscheiden
ar-wait-scatter = { $name } muss Karten verlieren
ar-wait-keep = { $name } darf Karten des Grabmals behalten
ar-wait-draw = { $name } ist in der Mine
ar-wait-name = { $name } steht vor der Sphinx
ar-wait-look = { $name } darf in den Tempel schauen
ar-next-but = { $n ->
    [one] Danach bist du dran
    [2] Noch zwei Züge, dann du
    [3] Noch drei Züge, dann du
   *[other] Noch vier Züge, dann du
}
ar-look-around = Sieh dich um: Nichts ist gesperrt
ar-lost-1 = Was du gewählt hast, bleibt erhalten
ar-lost-2 = Nichts wird zweimal gesendet
ar-try-now = Jetzt versuchen
ar-vote-undo = { $name } möchte Züge zurücknehmen
ar-vote-abandon = { $name } möchte die Partie hier beenden
ar-vote-yes = Einverstanden
ar-vote-no = Nein
ar-over = Die Partie ist zu Ende
ar-won = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}

## For screen readers

ar-hand-label = { $name }, { $n } auf der Hand, bringt { $worth }{ $after ->
    [none] {""}
   *[other] , dann { $after }
}, mit einer mehr { $more }, { $hidden } noch verborgen{ $give ->
    [0] {""}
   *[other] , { $give } gegeben
}{ $lost ->
    [0] {""}
   *[other] , { $lost } zum Verlieren gewählt
}{ $take ->
    [0] {""}
   *[other] , { $take } dazu
}
ar-market-label = { $name }, Tauschwert { $value }, { ar-cards }{ $take ->
    [0] {""}
   *[other] , { $take } genommen
}{ $gain ->
    [none] {""}
   *[other] , bringt { $gain }
}
ar-player-label = { $name }: { $money }, { $n } auf der Hand, { $tent ->
    [0] Zelt verbraucht
   *[other] Zelt bereit
}{ $known ->
    [none] {""}
   *[other] , bekannt: { $known }
}
ar-keep-label = { $name }, { $n } da, { $chosen } gewählt
ar-name-label = { $name }, etwa { $n } zu erwarten{ $on ->
    [true] , genannt
   *[other] {""}
}
