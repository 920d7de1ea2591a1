# What only the page of the Archaeology table says, in English. Names of things are those of the game's own words.

ar-title = Archaeology
ar-money = ${ $amount }
ar-money-sign = $
ar-percent = { $n }%

## Cards: their names, with soft hyphens where they may break; short for phones

ar-card-pot_shard = Pot shard
    .short = Pot shard
ar-card-parchment_scrap = Parchment scrap
    .short = Parch­ment
ar-card-coin = Coin
    .short = Coin
ar-card-broken_cup = Broken cup
    .short = Cup
ar-card-talisman = Talisman
    .short = Talis­man
ar-card-map = Map
    .short = Map
ar-card-pharaohs_mask = Pharaoh’s mask
    .short = Mask
ar-card-broken_tablet = Broken tablet
    .short = Tablet
ar-card-broken_pendant = Broken pendant
    .short = Pen­dant

## The table

ar-dig-site = Dig site
ar-cards-left = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
ar-storms = Sandstorms
ar-storm = Sandstorm
ar-thiefs = Thieves
ar-thief = Thief
ar-treasure = Treasure
ar-left-of = { $n } of { $all } left
ar-next-card = Next card
ar-no-more-digging = Nothing is left to dig. The game ends when every hand is empty.
ar-market = Marketplace
ar-market-empty = The market is empty.
ar-trading-value = Trading value
ar-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
ar-taken = taken
ar-given = given
ar-lost = lost
ar-coming = coming
ar-your-hand = Your hand
ar-empty-hand = Your hand is empty.
ar-watching = You are watching; hands stay hidden.
ar-key-now = now
ar-key-more = one more
ar-still-hidden = { $n } still hidden
ar-selling-row = What a set of each size fetches
ar-take-back = Put back: { $name }
ar-players = Players
ar-you = You
ar-bot = bot
ar-deciding = to move
ar-skip = Skip to your decision
ar-skipped = out
ar-in-hand = { $n } in hand
ar-known = Known to you: { $name }. Surely still there
ar-sold = Sold
ar-nothing = nothing yet
ar-sold-set = { $n } × { $name }: { $money }
ar-tent = { $n ->
    [0] Tent used
    [one] { $uses ->
        [one] Tent ready
       *[other] Tent, once more
    }
   *[other] Tent ready, twice
}
ar-tent-dry = Safe in the tent
ar-tabs = Parts of the table
ar-tab-table = Table
ar-tab-players = Players
ar-tab-log = Log
ar-close = Close

## The monument

ar-chamber-great_pyramid = { $number ->
    [1] Chamber 1, upper
    [2] Chamber 2, middle
   *[other] Chamber 3, lower
}
ar-chamber-temple = { $number ->
    [1] First chamber
    [2] Second chamber
   *[other] Third chamber
}
ar-chamber-buried_ruins = { $number ->
    [1] First chamber
    [2] Second chamber
   *[other] Third chamber
}
ar-chamber-tomb = Chamber { $number }
ar-chamber-mine = One chamber
ar-chamber-sphinx = One chamber
ar-chamber-empty = Empty
ar-chamber-open = { ar-cards }, faceup
ar-chamber-seen = { ar-cards }; you have seen:
ar-chamber-facedown = { ar-cards }, facedown
ar-chamber-back = Went back:
ar-fee = { $n ->
    [one] Costs a map, you hold { $held }
   *[other] Costs { $n } maps, you hold { $held }
}
ar-you-hold = You hold { $held }
ar-how = How it works
ar-how-mine = Draw until you stop. Above { $limit }, everything goes back.
ar-how-sphinx = Name two treasures, then { $n } cards are shown. You take those that match.
ar-pile-short = Pile: { $n }
ar-pile = { $n ->
    [one] Pile: { $n } card. Each sandstorm adds one faceup card to every chamber.
   *[other] Pile: { $n } cards. Each sandstorm adds one faceup card to every chamber.
}
ar-pile-filled = { $n ->
    [one] Pile: { $n } card. Each sandstorm adds one faceup card to every chamber that still has some.
   *[other] Pile: { $n } cards. Each sandstorm adds one faceup card to every chamber that still has some.
}
ar-pile-empty = Pile: empty. Sandstorms add nothing more.
ar-pile-stays = { $n ->
    [one] Pile: { $n } card. No sandstorm is left to add it.
   *[other] Pile: { $n } cards. No sandstorm is left to add any.
}
ar-brings-great_pyramid = { $n ->
    [one] card, unseen by the others
   *[other] cards, unseen by the others
}
ar-brings-temple = { ar-brings-great_pyramid }
ar-brings-buried_ruins = { $n ->
    [one] card, the one that lies open
   *[other] cards, all that lie open
}
ar-brings-tomb = { $n ->
    [one] You get its only card.
   *[other] You see all { $n } cards and keep two.
}
ar-brings-mine = Draw as long as you dare; above { $limit } it caves in.
ar-brings-sphinx = Name two treasures; { $up } cards are turned up.
ar-costs = Costs
ar-seen = seen

## Actions

ar-actions = Actions
ar-do-trade = Trade
ar-do-explore = Explore
ar-do-sell = Sell
ar-do-end-turn = End turn
ar-sell-n = Sell { $n }
ar-sell-all = all
ar-sell-set = Sell { $n } × { $name }, worth { $money }
ar-sell-size = { $n }: { $money }

## Questions

ar-your-turn = Your turn
ar-turn-of = { $name }’s turn
ar-late = Nothing left to dig
ar-hand-now = Your hand would fetch { $money } now
ar-ask-forced = You must sell something
ar-forced-1 = At least one set
ar-forced-2 = Trading and exploring stay open
ar-forced-first = Before anything else
ar-ask-trade = What do you trade?
ar-hand-if-sold = Hand, if sold now
ar-you-give = You give
ar-you-take = You take
ar-you-lose = You lose
ar-trade-give = Choose the cards of your hand that you give.
ar-trade-more = Nothing can be had for that yet: give more.
ar-trade-gift = As it stands, you give this for nothing.
ar-left-to-spend = { $n } left to spend
ar-left-lost = { $n } would be left over
ar-all-spent = Nothing left over
ar-you-may-add = you may add
ar-add = Take { $name }, adds { $money }
ar-what-you-leave = What you leave is lost.
ar-ask-sell = Which set do you sell?
ar-ask-sell-size = How many do you sell?
ar-one-more-makes = One more would make
ar-ask-explore = Which chamber do you explore?
ar-thief-1 = One card, drawn blind
ar-thief-2 = Taken back, it is drawn anew
ar-ask-tent = Do you use your tent?
ar-tent-1 = { $n ->
    [0] You have nothing to lose
   *[other] Without it you lose { $n } of { $all } cards
}
ar-tent-2 = { $n ->
    [0] This is the last sandstorm
    [one] One more sandstorm is to come
   *[other] { $n } more sandstorms are to come
}
ar-stay-out = Stay out
ar-dry = in the tent
ar-storm-open = tent?
ar-storm-over = done
ar-ask-lose = { $n ->
    [one] Which card do you lose?
   *[other] Which { $n } cards do you lose?
}
ar-chosen-of = { $n } of { $all } chosen
ar-ask-keep = { $n ->
    [one] Which card do you keep?
   *[other] Which { $n } cards do you keep?
}
ar-only-you = Only you see these
ar-ask-draw = Draw another card?
ar-drawn-worth = Drawn, worth { $n } of { $limit }
ar-bust = { $n ->
    [0] Any further card is too much
   *[other] Too much if worth more than { $n }
}
ar-bust-chance = risk that it caves in
ar-draw = Draw
ar-stop = { $n ->
    [one] Stop, take it
   *[other] Stop, take { $n }
}
ar-ask-name = Name two treasures
ar-name-told = about { $n } of { $up } cards; { $seen } of { $all } seen already
ar-name-none = not in this game
ar-name-first = { $up } cards are turned up; those that match are yours.
ar-no-look = No, thanks
ar-wait-act = { $name } is thinking
ar-wait-turn = It is { $name }’s turn
ar-wait-rob = { $name } has to choose whom to rob
ar-wait-shelter = { $name } has to decide about the tent
ar-wait-scatter = { $name } has to lose cards
ar-wait-keep = { $name } may keep cards of the tomb
ar-wait-draw = { $name } is in the mine
ar-wait-name = { $name } is before the sphinx
ar-wait-look = { $name } may look into the temple
ar-next-but = { $n ->
    [one] You are next
    [2] You are next but one
    [3] You are next but two
   *[other] You are next but three
}
ar-look-around = Look around: nothing is locked
ar-lost-1 = What you have chosen is kept
ar-lost-2 = Nothing is sent twice
ar-try-now = Try now
ar-vote-undo = { $name } asks to take moves back
ar-vote-abandon = { $name } asks to end the game here
ar-vote-yes = Agree
ar-vote-no = No
ar-over = The game is over
ar-won = { $n ->
    [one] { $names } wins
   *[other] { $names } share the win
}

## For screen readers

ar-hand-label = { $name }, { $n } in hand, worth { $worth }{ $after ->
    [none] {""}
   *[other] , then { $after }
}, { $more } with one more, { $hidden } still hidden{ $give ->
    [0] {""}
   *[other] , { $give } given
}{ $lost ->
    [0] {""}
   *[other] , { $lost } chosen to be lost
}{ $take ->
    [0] {""}
   *[other] , { $take } coming
}
ar-market-label = { $name }, trading value { $value }, { ar-cards }{ $take ->
    [0] {""}
   *[other] , { $take } taken
}{ $gain ->
    [none] {""}
   *[other] , adds { $gain }
}
ar-player-label = { $name }: { $money }, { $n } in hand, { $tent ->
    [0] tent used
   *[other] tent ready
}{ $known ->
    [none] {""}
   *[other] , known: { $known }
}
ar-keep-label = { $name }, { $n } there, { $chosen } chosen
ar-name-label = { $name }, about { $n } expected{ $on ->
    [true] , named
   *[other] {""}
}
