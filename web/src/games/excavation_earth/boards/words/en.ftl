# Boards, hands, actions, Zu and the expansion at an Excavation Earth table, in English.

eb-action-card = Action card: { $colour }, market { $market } { $place }, { $fuel } fuel
eb-actions = Actions
eb-analysed = { $n } on the mothership: offloading one pays { $pays }
eb-any-colour = Any colour
eb-asks-for = Asks for: { $what }
eb-at-end = { $n } at the end
eb-benefit-retrieve = take one crew back each
eb-benefit-move-crew = move one crew each
eb-benefit-researcher = researcher each
eb-board-of = Board: { $name }
eb-bonus-re-card = engineer{ "\u00AD" }ing card
eb-bonus-broker = broker
eb-bonus-credits = { $n } credits
eb-bonus-title = When the artefact has the colour of its curator
eb-brings = Brings: { $what }
eb-broker = Broker, { $colour }: would pay { $n } now
eb-by-lot = By lot
eb-cards = Action cards in hand: { $n }
eb-cargo = cargo
eb-column = col
eb-column-full = Column full
eb-completes = Column complete
eb-credits = { $n } credits
eb-credits-line = Credits
eb-cubes = Crew cubes in supply: { $n }
eb-curator = Curator: { $colour }
eb-curators = Curators
eb-demand = special demand
eb-due = not dealt yet
eb-envoys = Envoys
eb-explorer-of = Explorer there: { $name }
eb-gallery = Gallery
eb-gallery-label = Gallery: { $n } samples, { $points } credits at the end
eb-gets-brokers = brokers: { $n }
eb-guide-of = Tour guide: { $name }
eb-guides = Tour guides: { $n }, worth { $points } at the end
eb-guides-n = { $n ->
    [one] { $n } guide
   *[other] { $n } guides
}
eb-guides-pay = Tour guides pay at the end
eb-guides-there = { $name }: { $n }
eb-hanging = { $name } here: { $what }
eb-hand = Your hand
eb-held-card = What do you do with it?
eb-hidden = hidden
eb-hold-cargo = Cargo { $n } of { $spaces }
eb-hold-hidden = Hidden { $n } of { $spaces }
eb-if-over-now = if it ended now
eb-later = later
eb-larger = Larger
eb-least = value { $n } or more
eb-level-brutal = brutal
eb-level-easy = easy
eb-level-gentle = gentle
eb-level-hard = hard
eb-level-medium = medium
eb-level-very-easy = very easy
eb-level-very-hard = very hard
eb-mysteries = Mysterious artefacts
eb-mystery-counts = { $n } here, { $pile } to come
eb-mystery-site = { $colour }, { $place }: { $n } on the map, { $pile } in the pile, { $analysed } analysed
eb-no-broker = No broker
eb-no-cards = No action cards
eb-no-curator = No curator
eb-no-popups = No pop-up market is open now.
eb-no-rung = All of them
eb-now-card = Which card pays?
eb-only-one = The only one
eb-out = out
eb-out-of-use = Not in use
eb-over = at the end
eb-popup = Pop-up market { $key }, { $place }
eb-popup-counts = { $deck } still to come, { $used } gone
eb-posted = Zu’s board shows { $now } so far. Before its gallery is scored, its unused crew cubes go into empty spaces there; that makes { $then }.
eb-price = for { $n }
eb-re = Reverse engineering cards
eb-re-cards = Reverse engineering cards: { $n }
eb-re-deck = { $n } in the deck
eb-re-drawn = Drawn: one is kept
eb-re-hidden = { $n } cards that only their drawer sees
eb-re-none = None yet
eb-researchers = Researchers: { $n }
eb-rival = automated rival
eb-row = row
eb-sampled = Sampled, worth { $n }
eb-second-crew = { $n ->
    [one] 1 cube of a second colour in use
   *[other] { $n } cubes of a second colour in use
}
eb-sells = Sells: { $what }, for { $n }
eb-smaller = Smaller
eb-spent = spent
eb-staff = Staff
eb-standing = Standing
eb-stays = stays
eb-supply = special supply
eb-taken = taken
eb-total = Total
eb-travel = travel
eb-travel-card = Travel card, { $fuel } fuel
eb-travel-cards = Travel cards left: { $list }
eb-travel-due = Travel card with { $fuel } fuel, not dealt yet
eb-travel-name = Travel
eb-travel-spent = Travel card with { $fuel } fuel, spent
eb-used = Used in this round
eb-wants = Wants: { $what }.
eb-would-add = A sample would add { $n }
eb-you = You
eb-zu = Zu, laid open
eb-zu-again = played before, may return
eb-zu-card-of = Round { $round }, Zu’s card { $n }
eb-zu-count = { $played } played, { $left } to come
eb-zu-earlier = Earlier rounds
eb-zu-empty = The deck is empty.
eb-zu-fails = A failed action brings Zu { $n } credits.
eb-zu-kind-command = Command
eb-zu-kind-excavate = Excavate
eb-zu-kind-market = Market
eb-zu-kind-sell = Sell
eb-zu-kind-snipe = Snipe
eb-zu-kind-survey = Survey
eb-zu-none-yet = None yet
eb-zu-nothing = Zu has not turned over a card yet. When it does, every priority it weighs is laid open here.
eb-zu-round = Zu’s round
eb-zu-strength = Strength
eb-zu-to-come = To come

ee-command-acquisitions-board = { $n ->
    [one] Replace a curator and gain credits.
   *[other] Replace up to { $n } curators and gain credits.
}
ee-command-private-viewing = { $n ->
    [one] Send an artefact to the museum.
   *[other] Send up to { $n } artefacts of different colours to the museum.
}
ee-command-research-grant = { $side ->
    [yellow] Gain { $n } credits and a researcher.
   *[other] Pay { $n } credits for a researcher.
}
ee-command-talent-agency = { $n ->
    [one] Gain a broker.
   *[other] Gain up to { $n } brokers.
}
