# Archaeology: The New Expedition, in English. How fields become arguments is told in kernel/text.py.

game-title = Archaeology: The New Expedition
money = ${ $amount }

## Treasures
## value: the name on the card; one: a single one as an object; some: `$n` of them as an object; count: `$n` of them
## by themselves; set: as in "a set of …"; none: as in "you have …"

treasure-pot_shard = Pot shard
    .one = a pot shard
    .some = { $n ->
        [one] a pot shard
       *[other] { $n } pot shards
    }
    .count = { $n ->
        [one] { $n } pot shard
       *[other] { $n } pot shards
    }
    .set = pot shards
    .none = no pot shard
treasure-parchment_scrap = Parchment scrap
    .one = a parchment scrap
    .some = { $n ->
        [one] a parchment scrap
       *[other] { $n } parchment scraps
    }
    .count = { $n ->
        [one] { $n } parchment scrap
       *[other] { $n } parchment scraps
    }
    .set = parchment scraps
    .none = no parchment scrap
treasure-coin = Coin
    .one = a coin
    .some = { $n ->
        [one] a coin
       *[other] { $n } coins
    }
    .count = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
    .set = coins
    .none = no coin
treasure-broken_cup = Broken cup
    .one = a broken cup
    .some = { $n ->
        [one] a broken cup
       *[other] { $n } broken cups
    }
    .count = { $n ->
        [one] { $n } broken cup
       *[other] { $n } broken cups
    }
    .set = broken cups
    .none = no broken cup
treasure-talisman = Talisman
    .one = a talisman
    .some = { $n ->
        [one] a talisman
       *[other] { $n } talismans
    }
    .count = { $n ->
        [one] { $n } talisman
       *[other] { $n } talismans
    }
    .set = talismans
    .none = no talisman
treasure-map = Map
    .one = a map
    .some = { $n ->
        [one] a map
       *[other] { $n } maps
    }
    .count = { $n ->
        [one] { $n } map
       *[other] { $n } maps
    }
    .set = maps
    .none = no map
treasure-pharaohs_mask = Pharaoh’s mask
    .one = a pharaoh’s mask
    .some = { $n ->
        [one] a pharaoh’s mask
       *[other] { $n } pharaoh’s masks
    }
    .count = { $n ->
        [one] { $n } pharaoh’s mask
       *[other] { $n } pharaoh’s masks
    }
    .set = pharaoh’s masks
    .none = no pharaoh’s mask
treasure-broken_tablet = Broken tablet
    .one = a broken tablet
    .some = { $n ->
        [one] a broken tablet
       *[other] { $n } broken tablets
    }
    .count = { $n ->
        [one] { $n } broken tablet
       *[other] { $n } broken tablets
    }
    .set = broken tablets
    .none = no broken tablet
treasure-broken_pendant = Broken pendant
    .one = a broken pendant
    .some = { $n ->
        [one] a broken pendant
       *[other] { $n } broken pendants
    }
    .count = { $n ->
        [one] { $n } broken pendant
       *[other] { $n } broken pendants
    }
    .set = broken pendants
    .none = no broken pendant
# What a treasure is called for those who may not see which it is.
treasure-hidden = Treasure
    .one = a treasure
    .some = { $n ->
        [one] a treasure
       *[other] { $n } treasures
    }
    .count = { $n ->
        [one] { $n } treasure
       *[other] { $n } treasures
    }
    .set = treasures
    .none = no treasure

## Monuments

monument-random = Random
    .about = One of the six, drawn when the game begins.
monument-great_pyramid = Great Pyramid
    .about = Three chambers of 2, 5 and 8 cards for 1, 2 and 3 maps.
monument-temple = Temple
    .about = Three chambers of 5 cards for 2 maps each; a seller may look into one.
monument-tomb = Tomb
    .about = Two chambers; a map shows all cards of one, and two of them are kept.
monument-mine = Mine
    .about = For a map draw as long as you dare; above a trading value of 5 it all caves in.
monument-sphinx = Sphinx
    .about = For a map name two treasures and turn up five cards; those that match are yours.
monument-buried_ruins = Buried Ruins
    .about = Three open chambers for a map each; sandstorms add cards to them.

## Options

option-monument = Monument
    .about = The monument tile in the game.
option-long_expedition = Long Expedition
    .about = For 2 or 3 players: broken tablets, broken pendants and one more thief join the game.
option-fierce_weather = Fierce Weather
    .about = All six sandstorms are in the game, and every tent can be used twice.
option-beginners_luck = Beginner’s Luck
    .about = Whoever is dealt the poorest hand goes first.
option-first_seat = First player
    .about = Who goes first; drawn at random unless chosen.
option-rulings = House rules
    .about = Passages of the rulebook that this table reads otherwise.
option-components = Component pack
    .about = A file with the figures on your own cards, in place of those that come with the game.

## Questions

ask-rob = Whom do you rob?
ask-shelter = A sandstorm! Do you use your tent?
ask-scatter = { $n ->
    [one] Which card do you lose to the sandstorm?
   *[other] Which card do you lose to the sandstorm? { $n } in all are still to go.
}
ask-act = What do you do next?
ask-give = Which cards do you give to the market?
ask-take = Which cards do you take from the market?
ask-look = Do you look into a chamber?
ask-keep = { $n ->
    [one] Which card of the chamber do you keep?
   *[other] Which card of the chamber do you keep? You keep { $n }.
}
ask-draw = Draw another card, or stop?
ask-name = Which treasure do you name?

## Answers

code-end-turn = End the turn
code-trade = Trade at the market
code-use-tent = Use the tent
code-no-tent = Do not use the tent
code-given = That is all I give
code-confirm = Make the trade
code-withdraw = Call the trade off
code-draw = Draw another card
code-stop = Stop and take the cards
code-no-look = Do not look
code-rob = Rob { $player }
code-explore = Explore chamber { $chamber }
code-look = Look into chamber { $chamber }
code-give = Give { $treasure_one }
code-take = Take { $treasure_one }
code-lose = Lose { $treasure_one }
code-keep = Keep { $treasure_one }
code-name = Name { $treasure_set }
code-sell = Sell { $treasure_some }

## Refusals, each beside the rule that it rests on

# AR-END-07
refusal-over = The game is over.
# AR-TURN-R2
refusal-not-asked = You are not asked now. On another player’s turn you only answer for your own tent and your own losses in a sandstorm.
# AR-TURN-R2
refusal-not-your-turn = It is not your turn; here you only answer for your own tent and your own losses.
# AR-TURN-04
refusal-dig-first = The dig must be finished first; other actions come after it.
# AR-TRADE-R6
refusal-finish-trade-first = Finish this trade first, or call it off if you still may.
# AR-TEMPLE-R1
refusal-finish-look-first = First look into a chamber, or decide not to.
# AR-EXPLORE-R5
refusal-finish-exploring-first = Finish exploring first; nothing comes in between.
# AR-TENT-03
refusal-tents-declared = Everyone has already decided about tents; for this sandstorm it is too late.
# AR-TENT-02
refusal-tent-comes-later = Tents are declared one after the other; you are asked later.
# AR-TENT-06
refusal-no-tent-left = You have no tent left.
# AR-TENT-R2
refusal-tent-decided = You have already decided about your tent in this sandstorm.
# AR-TENT-R3
refusal-still-sheltered = Your tent goes on sheltering you until this dig is over.
# AR-STORM-04
refusal-loss-comes-later = Cards are lost one player after the other; you are asked later.
# AR-STORM-R2
refusal-lost-enough = You lose no more cards in this sandstorm.
# AR-TENT-03
refusal-tents-first = First everyone decides about tents; only then are cards lost.
# AR-TENT-01, AR-STORM-06
refusal-no-storm = There is no sandstorm right now.
# AR-THIEF-02
refusal-no-thief = You can rob somebody only when you have just dug up a thief.
# AR-TRADE-R6
refusal-giving-is-over = You have finished giving. Now take cards from the market, then make the trade.
# AR-TRADE-R6
refusal-no-trade = No trade is under way; begin one when you can act.
# AR-TRADE-R1, AR-TRADE-R6
refusal-give-first = First pick the cards that you give, then those that you take.
# AR-MINE-04
refusal-not-in-mine = Drawing on and stopping are for whoever explores the Mine.
# AR-TEMPLE-04
refusal-no-look-now = You may look into a chamber only at the Temple, right after a sale.
# AR-TEMPLE-R1
refusal-look-used = Each sale allows one look, and this one is used or was turned down.
# AR-TEMPLE-R1
refusal-one-look-a-turn = You may look into one chamber a turn, right after a sale.
# AR-TOMB-03
refusal-not-in-tomb = Cards of a chamber are picked one by one only while you explore the Tomb.
# AR-SPHINX-03
refusal-not-at-sphinx = Treasures are named only while you explore the Sphinx.
# AR-END-06, AR-END-R5
refusal-must-sell = You must sell at least one card before you end this turn.
# AR-END-06
refusal-keep-one-to-sell = You must still sell a card this turn, so you cannot give away your last one.
# AR-END-R10
refusal-sell-first = You must sell a card first; trading and exploring come after that.
# AR-TRADE-R1
refusal-no-cards = A trade needs at least one card to give, and your hand is empty.
# AR-TRADE-R4
refusal-empty-market = The market is empty; there is nothing to trade for.
# AR-TRADE-R5
refusal-too-many-trades = At most { $most } trades in a row are allowed; the next one must wait for a sale or an exploration.
# AR-TRADE-02
refusal-market-too-dear = What you take may not be worth more than what you give, and every card in the market is worth more than that.
# AR-TRADE-R3
refusal-only-like-for-like = All you could take is a card like the one you give, and that is no trade.
# AR-TRADE-R3
refusal-like-for-like = You would take exactly what you give, and that is no trade.
# AR-TRADE-R5
refusal-only-hands-again = All you could take would bring back a hand that you have already held since this row of trades began.
# AR-TRADE-R5
refusal-hand-again = That would bring back a hand that you have already held since this row of trades began.
# AR-TRADE-R1
refusal-give-something = Pick at least one card to give.
# AR-TRADE-R1
refusal-take-something = Pick at least one card to take.
# AR-TRADE-R7
refusal-too-many-withdrawn = You have called off { $most } trades in a row; this one must be made.
# AR-STORM-06, AR-TRADE-01
refusal-not-in-hand = You have { $treasure_none } left in your hand.
# AR-TRADE-R2
refusal-not-in-market = There is { $treasure_none } left in the market.
# AR-TRADE-02
refusal-too-dear = Too dear ({ $treasure }): { $most ->
    [0] what you give is already used up.
   *[other] what you give still pays for cards worth { $most } in all.
}
# AR-THIEF-02
refusal-no-such-opponent = There is no such player at this table.
# AR-THIEF-02
refusal-not-yourself = You cannot rob yourself; choose another player.
# AR-THIEF-R1
refusal-empty-hand = That player has no cards; choose one who has.
# AR-SETUP-16
refusal-no-such-chamber = { $most ->
    [one] This monument has only one chamber.
   *[other] This monument has only { $most } chambers.
}
# AR-EXPLORE-02
refusal-explored-already = You may explore only once a turn.
# AR-EXPLORE-R1, AR-TEMPLE-R3
refusal-chamber-empty = This chamber is empty; only one with cards can be chosen.
# AR-EXPLORE-01
refusal-too-few-maps = { $n ->
    [one] Exploring this chamber costs a map, and you have none.
   *[other] Exploring this chamber costs { $n } maps, and you have fewer.
}
# AR-SELL-06
refusal-set-too-large = { $most ->
    [one] A set of { $treasure_set } has only one card.
   *[other] A set of { $treasure_set } has at most { $most } cards.
}
# AR-SELL-01
refusal-too-few-in-hand = { $n ->
    [one] To sell { $treasure_some } you need one in your hand.
   *[other] To sell { $treasure_some } you need that many in your hand.
}
# AR-TOMB-03
refusal-not-in-chamber = There is { $treasure_none } left in this chamber.
# AR-SPHINX-R1
refusal-named-already = You have already named { $treasure_set }; the second treasure must be another.
# AR-SPHINX-R2
refusal-never-there = Not in the Sphinx of this game: { $treasure }. Name a treasure that can lie there.

## Events

event-began = Monument: { $monument }. { $seat } goes first.
event-announced = { $seat } announces a starting hand worth { $n }.
event-turn-began = It is { $seat }’s turn.
event-turn-ended = { $seat } ends the turn.
event-passed = { $seat } passes.
event-skipped = { $seat } has no cards and is skipped.
event-must-sell = { $seat } must sell at least one card this turn.
event-ended = The game is over: every hand is empty.
event-dug = { $seat } digs up { $treasure_one }.
event-dug-thief = { $seat } digs up thief number { $n }.
event-dug-storm = { $seat } digs up sandstorm number { $n }.
event-nothing-to-dig = { $seat } finds nothing left to dig up.
event-robbed = { $seat } steals { $treasure_one } from { $victim }.
event-robbed-in-vain = { $seat } tries to rob { $victim }, whose hand is empty, and steals nothing.
event-nothing-stolen = { $seat } steals nothing: all other hands are empty.
event-used-tent = { $n ->
    [0] { $seat } takes shelter in the tent and has used it up.
    [one] { $seat } takes shelter in the tent and can use it once more.
   *[other] { $seat } takes shelter in the tent and can use it { $n } times more.
}
event-declined-tent = { $seat } does not use the tent.
event-lost = { $seat } loses { $treasure_one } to the sandstorm.
event-spared = { $seat } has too few cards to lose any.
event-gave = { $seat } gives { $treasure_some } to the market.
event-took = { $seat } takes { $treasure_some } from the market.
event-explored = { $n ->
    [one] { $seat } pays a map and explores chamber { $chamber }.
   *[other] { $seat } pays { $n } maps and explores chamber { $chamber }.
}
event-emptied = { $n ->
    [one] { $seat } takes the only card of chamber { $chamber }.
    [2] { $seat } takes both cards of chamber { $chamber }.
   *[other] { $seat } takes all { $n } cards of chamber { $chamber }.
}
event-found = { $seat } finds { $treasure_some }.
event-found-openly = { $seat } finds { $treasure_some }.
event-saw = { $seat } sees { $treasure_some } in chamber { $chamber }.
event-kept = { $seat } keeps { $treasure_one }.
event-looked = { $seat } looks into chamber { $chamber }.
event-declined-look = { $seat } does not look into a chamber.
event-turned-up = { $value ->
    [0] { $seat } turns up { $treasure_one }.
   *[other] { $seat } turns up { $treasure_one } (value so far: { $value }).
}
event-caved-in = { $n ->
    [one] It caves in: the card goes back, and { $seat } gets nothing.
   *[other] It caves in: all { $n } cards go back, and { $seat } gets nothing.
}
event-hauled = { $n ->
    [0] { $seat } takes none of the cards turned up.
    [one] { $seat } takes one of the cards turned up.
   *[other] { $seat } takes { $n } of the cards turned up.
}
event-named = { $seat } names { $treasure_set }.
event-unearthed = The sandstorm uncovers { $treasure_one } in chamber { $chamber }.
event-sold = { $seat } sells { $treasure_some } for { $money }.

## The end

reason-most-money = Won with the most money.
reason-fewest-cards = Equal money; won with the fewest cards sold.
reason-shared = Equal money and equally many cards sold: the win is shared.
# A line of the score sheet: one sold set.
line-set = { $treasure_count }

## Rulings that a table may read otherwise

ruling-AR-THIEF-R1 = A thief is dug up, and an opponent has no cards
    .only-holders = That opponent cannot be chosen as long as another one has cards.
    .anyone = Any opponent may be chosen; nothing is stolen from an empty hand.
ruling-AR-TENT-R3 = A further sandstorm comes in the same dig
    .one-storm = A tent shelters from one sandstorm only; in the next one everyone decides again.
    .whole-dig = A tent that was used shelters until the dig is over.
ruling-AR-TRADE-R1 = Cards are given to the market for nothing
    .something-for-something = Not allowed: a trade takes at least one card.
    .gifts = Allowed; but whoever must still sell keeps a card for that.
ruling-AR-TRADE-R3 = A trade takes just such cards as it gives
    .allowed = Allowed; it is a trade like any other.
    .refused = Not allowed: a trade changes the hand.
ruling-AR-TRADE-R5 = Trades in a row, with neither a sale nor an exploration between them
    .thirty = At most thirty.
    .no-return = Any number, but none that brings back a hand held earlier in that row.
ruling-AR-TEMPLE-R1 = Several sets are sold in one turn at the Temple
    .each-set = Each sale lets the seller look into a chamber.
    .once-a-turn = The seller may look into one chamber in that turn.
ruling-AR-MINE-R1 = The map for the Mine is paid
    .first-card = The first card must be drawn.
    .may-stop = The explorer may stop before the first card, and gets nothing.
ruling-AR-MINE-R3 = The cards drawn in the Mine are worth exactly 5
    .player-stops = The explorer decides whether to draw on.
    .stops-at-five = The draw ends, and the explorer takes the cards.
ruling-AR-SPHINX-R2 = Treasures that can never lie in the Sphinx
    .any-type = They may be named all the same.
    .possible-types = Maps and treasures that are not in this game may not be named.
ruling-AR-RUINS-R1 = A sandstorm comes, and a chamber of the Buried Ruins is empty
    .every-chamber = It gets a card like the others.
    .chambers-with-cards = It stays empty.
ruling-AR-END-R1 = Every hand is empty, but cards are left to dig
    .nothing-left = The game goes on.
    .empty-hands = The game is over.
ruling-AR-END-R4 = A player digs the last card and does nothing else
    .last-dig-is-no-pass = That is not a pass.
    .last-dig-may-pass = That is a pass.
ruling-AR-END-R5 = With nothing left to dig, a player does nothing but trade
    .two-rounds = That is not a pass; but after two rounds without a sale or an exploration the next player must sell.
    .trades-pass = That is a pass.
ruling-AR-END-R10 = A player who must sell wants to trade or explore
    .any-order = Allowed, before the sale and after it.
    .sale-first = Allowed only after the sale.
