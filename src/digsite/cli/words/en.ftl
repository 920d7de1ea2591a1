# What the command line says, in English. The games have words of their own.

## At the table

head-player = Player
head-cards = Cards
head-tent = Tent
head-money = Money
head-sold = Sold
head-known = Seen in hand
head-cards-sold = Cards sold
head-trade = Trade
head-now = Now
head-one-more = +1
head-sell = Sell: type the number
n-sets = { $n ->
    [0] –
    [one] 1 set
   *[other] { $n } sets
}
nothing = nothing
market = Market
dig-site = Dig site
dig-site-holds = { $n ->
    [0] empty
    [one] one card; left in it: thieves { $thieves }, sandstorms { $storms }
   *[other] { $n } cards; left in it: thieves { $thieves }, sandstorms { $storms }
}
chamber = { $n ->
    [0] { $number }: empty
   *[other] { $number }: { $n ->
        [one] 1 card
       *[other] { $n } cards
    } for { $maps ->
        [one] 1 map
       *[other] { $maps } maps
    }
}
among-them = { $chamber }, among them
pile = { $n ->
    [one] 1 card in the pile beside it
   *[other] { $n } cards in the pile beside it
}
your-hand = { $n ->
    [0] Your hand
    [one] Your hand: 1 card
   *[other] Your hand: { $n } cards
}
all-hidden = What is hidden
chamber-holds = chamber { $number }
sell-beside = Sell a set (see your hand)
explore-costs = { $explore } ({ $n ->
    [one] 1 card
   *[other] { $n } cards
} for { $maps } of your { $have ->
    [one] 1 map
   *[other] { $have } maps
})
rob-whom = { $rob } ({ $n ->
    [one] 1 card
   *[other] { $n } cards
})
draw-from = { $draw } ({ $n } left in the chamber)
card-worth = { $treasure } (worth { $worth }), { $n } left
and = { $first } and { $last }

## Beside a question

note-named = Named so far:
note-drawn = Turned up, worth { $worth } of at most { $most }:
note-shelter = { $n ->
    [0] Without it you lose nothing.
    [one] Without it you lose one card.
   *[other] Without it you lose { $n } cards.
}
note-forced = You must sell something this turn.
deal-give = You give (worth { $worth }):
deal-take = You take (worth { $worth }):
deal-left = { $n ->
    [0] Everything is spent.
   *[other] { $n } left to spend; what you do not spend is lost.
}
hint-trade = In one line: trade coin 2 parchment 1 for talisman 1
hint-sell = Names may be typed and shortened: sell coin 3, explore 1, end-turn

## The screen


prompt = { $name } (? for help)>
pass-device = Pass the device to { $name }.
press-enter = { "" }Press Enter when nobody else can see the screen.
more = -- Enter for more, q to stop --
log-cut = … (type log for all of it)
unknown-input = “{ $typed }” means nothing here. Type a number from the list, or ? for help.
not-on-menu = { $typed } is not on the list. Type one of its numbers, or ? for help.
unknown-code = “{ $typed }” is no code; codes run from #0 to #{ $most }.
unknown-player = “{ $typed }” is no player here; players: { $known }.
unknown-chamber = Which chamber? Type its number, from 1 to { $most }: explore 1.
unknown-treasure = “{ $typed }” is no treasure; treasures: { $known }.
several-treasures = “{ $typed }” may be { $known }. Type more of it.
no-treasure = Which treasure? Treasures: { $known }.
wrong-number = How many? From 1 to { $most } ({ $treasure }) is all there are.
how-many = How many? For instance: sell coin 3.
trade-shape = Type what you give, “for”, and what you take: trade coin 2 parchment 1 for talisman 1.
refused = Not allowed: { $answer }. { $words } ({ $rule })
why-what = Why what? For instance: why sell talisman 6.
why-allowed = Nothing forbids it now.
rule-which = Which rule? For instance: rule AR-SELL-06.

## Undo

taken-back = A move was taken back.
taken-back-redrawn = Moves were taken back by consent; what nobody had seen yet was drawn anew.
undo-nothing = You have not moved yet: there is nothing to take back.
undo-sure = Take back your last move and all that came after it? What nobody has seen yet is drawn anew. (y/n)
undo-kept = Nothing was taken back.
undo-consent = { $other }: { $name } wants to take back a move and all that came after it. What nobody has seen yet is drawn anew. Do you agree? (y/n)
undo-refused = { $name } does not agree. Nothing was taken back.
yes-or-no = Please type y or n.

## The end

game-over = The game is over
winners = { $n ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
saved = Saved: { $path }
saved-end = The record is in { $path }. To look at it again: digsite replay { $path }
not-saved = Could not write { $path }: { $why }
left = The game is saved in { $path }. To go on with it:

## Replay

replay-prompt = Move { $at } of { $n }. Enter: on, b: back, number: go there, q: quit>
replay-end = That was the last move.
replay-start = This is the beginning.
replay-what = “{ $typed }” means nothing here. Press Enter, type b, q, or a number from 0 to { $n }.

## Checks and lists

verify-fine = { $file }: OK, { $n } moves, scores { $scores }
verify-bare = { $file }: OK, { $n } moves; the record does not say how it ended, the replay gives scores { $scores }
verify-unfinished = { $file }: OK as far as it goes, { $n } moves, not finished, scores so far { $scores }
verify-wrong = wrong: { $words }
pack-fine = { $file }: OK, { $n } figures ({ $kinds }), { $digest }
pack-wrong = wrong: { $words }
pack-standard = the pack that comes with Digsite
pack-card = Card
pack-field = Field
pack-figure = Figure
pack-status = Status
bot-random = plays any legal move at random
bot-novice = builds and sells sets with plain good sense, and plans no further
game-seats = { $least } to { $most } players

## Help

help-rules = Rules
help-commands = What you can type
help-number = 3
    .about = play answer 3 of the list; its name will do too: sell coin 3
help-help = ?
    .about = this help
help-why = why sell talisman 6
    .about = why something is not allowed now, and by which rule
help-undo = u
    .about = take back; where something has come to light, all other players must agree
help-rule = rule AR-SELL-06
    .about = what a rule says
help-log = log
    .about = everything that has happened, as far as you may know it
help-scores = scores
    .about = who has sold what
help-save = save FILE
    .about = write the game to a file and go on
help-quit = q
    .about = save the game and leave

## What may be typed, apart from what is typed in English

type-help = ? help h
type-why = why
type-undo = u undo
type-rule = rule
type-log = log
type-scores = scores score
type-save = save
type-quit = q quit exit
type-next = next
type-back = b back
type-yes = y yes
type-no = n no
type-for = for
type-and = and
type-end-turn = end-turn end
type-trade = trade
type-use-tent = use-tent
type-no-tent = no-tent
type-given = given
type-confirm = confirm
type-withdraw = withdraw
type-draw = draw
type-stop = stop
type-no-look = no-look
type-rob = rob
type-explore = explore
type-look = look
type-give = give
type-take = take
type-lose = lose
type-keep = keep
type-name = name
type-sell = sell
# Words in the names of treasures that say nothing about which it is.
small-words = a an no
