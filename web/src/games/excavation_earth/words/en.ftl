# The table of Excavation Earth on the page, in English. Names of places, artefacts and cards are the game's own.

ee-aboard = aboard
ee-actions-left = { $n ->
    [one] Last action
   *[other] { $n } actions left
}
ee-adds = Adds { $n } credits.
ee-after-this = after this
ee-answer-buy_first-done = Buy nothing
ee-answer-commanding-done = Leave it at that
ee-answer-dig_first-done = Dig up nothing
ee-answer-dig_second-done = No second one
ee-answer-emergency_fund-done = Take nothing
ee-answer-emergency_fund-use = { $n ->
    [one] Take { $n } credit
   *[other] Take { $n } credits
}
ee-answer-free_move-done = Move nobody
ee-answer-free_tile-done = Store none
ee-answer-fresh_orders-done = Draw nothing
ee-answer-fresh_orders-use = { $n ->
    [one] Draw { $n } card
   *[other] Draw { $n } cards
}
ee-answer-market_buyer-done = No buyer
ee-answer-market_trader-done = No trader
ee-answer-market_wild-add-wild = Add a wild buyer
ee-answer-market_wild-done = No wild buyer
ee-answer-redraw-done = { $n ->
    [0] Continue
   *[other] { $picked ->
        [0] Keep all cards
        [one] Redraw { $picked } card
       *[other] Redraw { $picked } cards
    }
}
ee-answer-research_grant-done = Leave the card
ee-answer-research_grant-use = Use the card
ee-answer-samples-done = No sample
ee-answer-survey_buy-done = Buy nothing
ee-answer-travelling-done = Stop travelling
ee-black-market = Black market
ee-board = Your board
ee-brings-nothing = Brings nothing: the card would be spent in vain.
ee-buyer-at = { $buyer }, number { $n } in the queue of { $place }
ee-buyer-cards = Buyers
ee-buyer-cards-label = Buyer cards still to come
ee-buyers = { $n ->
    [one] { $n } buyer
   *[other] { $n } buyers
}
ee-centre-left = Left centre
ee-centre-middle = Middle centre
ee-centre-right = Right centre
ee-choices = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
ee-close = Close
ee-command-card = Command card
ee-command-card-how = To use this card, recall an envoy of yours from this centre in a Command action.
ee-command-crowd-control = { $n ->
    [one] Move a buyer to the back of another queue.
   *[other] Move { $n } buyers, each to the back of another queue.
}
ee-command-emergency-fund = Gain { $n } credits.
ee-command-fresh-orders = Draw { $n } action cards and keep all but one.
ee-command-media-blitz = { $n ->
    [one] Add a coloured buyer of your choice to any queue.
   *[other] Add { $n } coloured buyers of your choice to any queues.
}
ee-command-night-dig = { $n ->
    [one] Dig up an artefact of any colour where your explorer stands.
   *[other] Dig up an artefact of any colour at up to { $n } of your explorers.
}
ee-command-priority-shuttle = { $n ->
    [one] Move an explorer to any place.
   *[other] Move up to { $n } explorers to any places.
}
ee-command-quiet-buyer = { $n ->
    [one] Offload an artefact from anywhere, for { $bonus } above its value.
   *[other] Offload up to { $n } artefacts of different colours, each for { $bonus } above its value.
}
ee-command-staff-rotation = { $side ->
    [yellow] Move up to { $n } traders or envoys anywhere.
   *[other] Move { $n ->
        [one] a trader
       *[other] { $n } traders
    } to another market or to its centre.
}
ee-costs = Costs { $n } credits.
ee-cube-of = Cube of { $name }
ee-deck = Deck
ee-deck-label = Action cards in the deck
ee-discard = Discard
ee-discard-label = Action cards in the common discard pile
ee-drawn = Drawn: choose
ee-envoys-by = envoys { $n }
ee-envoys-counted-label = { $name }: { $n ->
    [one] { $n } envoy
   *[other] { $n } envoys
}, counted as { $counted }, would score { $prize }.
ee-envoys-label = { $name }: { $n ->
    [one] { $n } envoy
   *[other] { $n } envoys
}, would score { $prize }.
ee-explorer-at = Your explorer, { $place }
ee-explorers-label = Explorers: { $names }.
ee-find = { $name }, value { $value }: { $n } here.
ee-forecast = Forecast
ee-free = Free
ee-front = front
ee-gallery-by = gallery { $n }
ee-game-over = The game is over
ee-held = What goes with it?
ee-held-buyers = Where does this buyer go?
ee-held-curator = Who takes the place of this curator?
ee-held-explorer = Where does this explorer go?
ee-held-hold = Which artefact goes there?
ee-held-market = Which buyer goes there?
ee-held-place = Which explorer goes there?
ee-held-stack = Into which hold does it go?
ee-level = level { $level }
ee-map = World map
ee-map-pans = World map, scrolls sideways
ee-market = Market { $number }
ee-market-label = Market { $number }, { $place }.
ee-markets = Markets
ee-more = More
ee-mothership = Mothership
ee-mystery-in-pile = Mysterious artefacts: { $n }
ee-mystery-here = Mysterious artefacts ({ $colour }): { $n } here.
ee-neighbours = Lines to { $names }.
ee-next-asked = Then:
ee-no-command-card = No command card in round 1
ee-nobody = nobody
ee-nothing = nothing
ee-open-stack = Look through the { $colour } stack
ee-other-centre = This is about another command centre.
ee-other-command-card = Another command card is being used.
ee-others = The others
ee-outcome = Outcome
ee-where = Where to choose: { $list }
ee-pack = Pick from this pack
ee-passed = passed
ee-pays = pays
ee-phase-act = Action phase
ee-phase-over = Over
ee-phase-prepare = Preparation
ee-pile-has = { $n ->
    [one] { $n } tile face down in the pile
   *[other] { $n } tiles face down in the pile
}
ee-place-black = { $name }, black market for cards of markets { $icons }.
ee-place-both = { $name }, dig site ({ $colour }) and market { $number }.
ee-place-market = { $name }, market { $number }.
ee-place-site = { $name }, dig site ({ $colour }).
ee-players = Players
ee-popularity = Popularity
ee-popup-here = Pop-up market { $card } here.
ee-queue-label = Queue from the front: { $buyers }.
ee-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
ee-round = Round
ee-round-of = Round { $round } of { $rounds }
ee-round-paid = The round is over. Its centres paid:
ee-round-pays = Round { $round } pays { $prizes }
ee-sale-bulk-contract = Bulk Contract
ee-sale-interest = buyers
ee-sale-popularity = popularity
ee-sale-several-markets = markets
ee-seat-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
ee-seat-credits = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
ee-skip = Skip to your decision
ee-stack-empty = { $colour }: no tile in the black market, { $pile } in the pile.
ee-stack-label = { $colour }: { $n } in the stack, on top { $top }, value { $value }, { $pile } in the pile.
ee-stack-order = Stack, from the top
ee-supplies = Supplies
ee-surveyed = Surveyed
ee-tab-board = Board
ee-tab-log = Log
ee-tab-map = Map
ee-tab-markets = Markets
ee-tab-more = More
ee-tab-ship = Ship
ee-tab-stock = Stock
ee-tile = { $name }: { $colour }, { $glyph }, value { $value }
ee-title = Excavation Earth
ee-token-label = Initiative token { $n }: place { $n } next round
ee-tokens-left = initiative
ee-top-stack-pile = stack · pile
ee-track-goes = Would go to level { $level }.
ee-track-label = { $colour }: level { $level }, rank { $rank }, pays { $payout }, { $n } in supply.
ee-traders-label = { $name }: { $n ->
    [one] { $n } trader
   *[other] { $n } traders
}.
ee-travel-card-pays = A travel card pays for Travel and Sell only.
ee-tray = To choose from
ee-turn-order = Turn order
ee-view-equipment = Equipment
ee-view-map = Map
ee-view-museum = Museum
ee-view-popups = Pop-ups
ee-view-zu = Zu
ee-views = What is shown
ee-why-with = With { $card }: { $why }
ee-wild-left = { $n } wild in supply
ee-winners = { $n ->
    [one] { $names } wins.
   *[other] { $names } win.
}
ee-you = You
ee-your-explorers = Your explorers
ee-your-move = Your move
