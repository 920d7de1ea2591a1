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
house-rules = { $n ->
    [one] 1 house rule
   *[other] { $n } house rules
}
house-rules-are = House rules: { $cites }
no-house-rules = No house rules.

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
go-on = -- Enter to go on --
log-cut = … (type log for more)
log-how = … (log 20: the last 20 entries; log all: everything)
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
refused-any = Not allowed with any of your cards. { $words } ({ $rule })
why-what = Why what? For instance: why sell talisman 6.
why-allowed = Nothing forbids it now.
why-these = Allowed now: { $answers }.
rule-which = Which rule? For instance: rule AR-SELL-06.

## Undo

taken-back = A move was taken back.
taken-back-redrawn = Moves were taken back; what nobody had seen yet was drawn anew.
undo-nothing = You have not moved yet: there is nothing to take back.
undo-sure = This takes back your last move and all that came after it. What was drawn or revealed since then is drawn anew.
undo-sure-ask = Take it back? (y/n, Enter: no)
undo-kept = Nothing was taken back.
undo-consent = { $other }: { $name } wants to take back a move and all that came after it. What nobody has seen yet is drawn anew.
undo-consent-ask = Do you agree? (y/n, Enter: no)
undo-refused = { $name } does not agree. Nothing was taken back.
yes-or-no = Please type y or n.
undo-alone = take back; what was drawn or revealed since is drawn anew

## The end

game-over = The game is over
winners = { $n ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
saved = Saved: { $path }
saved-end = The record is in { $path }. To look at it again: digsite replay { $path }
not-saved = Could not write { $path }: { $why }
not-a-record = { $path } is there already and is no record of a game; it was left as it is. Give another name.
left = The game is saved in { $path }. To go on with it:

## Replay

replay-prompt = Move { $at } of { $n }. Enter: on, b: back, number: go there, q: quit>
replay-end = That was the last move.
replay-start = This is the beginning.
replay-what = “{ $typed }” means nothing here. Press Enter, type b, q, or a number from 0 to { $n }.
replay-help = Enter: the next move; b: the one before; a number from 0 to { $n }: that move; q: quit.

## Checks and lists

verify-fine = { $file }: OK, { $n } moves, scores { $scores }
verify-bare = { $file }: OK, { $n } moves; the record does not say how it ended, the replay gives scores { $scores }
verify-unfinished = { $file }: OK as far as it goes, { $n } moves, not finished, scores so far { $scores }
verify-wrong = wrong: { $words }
verify-promised = The secret gives the commitment, the seed and all that was drawn anew. The game was fair if this is the commitment that you were shown before it: { $commitment }
verify-noted = Fair: the commitment { $commitment } is the one that you noted, and its secret gives the seed and all that was drawn anew.
verify-unrevealed = Commitment not yet revealed: { $commitment }. Whether chance follows from it can be checked once its secret is in the record.
pack-fine = { $file }: OK, { $n } figures ({ $kinds }), { $digest }
pack-wrong = wrong: { $words }
pack-standard = the pack that comes with Digsite
pack-card = Card
pack-field = Field
pack-figure = Figure
pack-status = Status
bot-random = plays any legal move at random
bot-novice = plays with plain good sense, and plans no further than the turn
game-seats = { $least } to { $most } players
verify-version = played by version { $version } of the rules
rulings-none = No passage of its rulebook can be read otherwise.
rulings-how = To choose: { $example }
ruling-needs = only with { $needs }
need-solo = the solo game
need-expansion = the expansion
need-scarce = Zu’s 24 cubes
readings = readings to choose from
reading-default = default
reading-default-of = default of: { $editions }
reading-here = ← at this table
games-rulings = { $n ->
    [one] 1 passage can be read otherwise
   *[other] { $n } passages can be read otherwise
}: digsite rulings { $game }

## Help

help-rules = Rules
help-house = Edition and house rules
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
help-log = log, log 20, log all
    .about = what has happened, as far as you may know it: the end, so many entries, everything
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
type-rule = rule rules
type-log = log
type-all = all
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

## Excavation Earth: short forms, in the order of the game’s own lists

ee-colour-letters = Y G R P O W
ee-glyph-letters = H L A C
ee-icons = mask coil prism cog comet anchor
ee-centres = left middle right
ee-centres-short = left mid right
ee-faction-issisinui = Psychics
ee-faction-aqulla = Merchants
ee-faction-gul = Smugglers
ee-faction-dal-harrai = Pilots
ee-faction-kuti-kuti = Excavators
ee-act-travel = Travel
ee-act-excavate = Excavate
ee-act-market = Market
ee-act-command = Command
ee-act-smuggle = Smuggle
ee-act-survey = Survey
ee-act-sell = Sell
ee-legend = { $tile }: { $artefact }, worth { $worth } · { $card }: action card, { $action } · { $wild }: wild buyer · ▲{ $mark }: explorer of { $name } · ◼: a cube · ✗: passed
ee-legend-columns = Level, rank, pays (Lv Rk Pay): how popular a colour is and what a sale of it brings by that · aboard (Ab): its buyers on the mothership · stack: its top artefact / how many · cards 6+234: six action cards, travel cards with 2, 3 and 4 fuel · →12: what a gallery pays now · pays, +1: what a row or column pays, and with one sample more
ee-small-screen = A small window: { $looks } show the rest; { $rows } rows show the whole table.

## Excavation Earth: the table

ee-round = round { $round } of { $rounds }
ee-order = Turn order
ee-actions-left = { $n ->
    [one] { $name }: 1 action left
   *[other] { $name }: { $n } actions left
}
ee-deck = deck { $n }, discard pile { $discard }
ee-forecast = Forecast
ee-tokens = Initiative
ee-surveyed = Surveyed
ee-markets = markets
ee-black-markets = black markets
ee-wild = wild
ee-head-market = Market
ee-head-queue = Queue
ee-head-traders = Traders
ee-head-centres = Command centres
ee-heads-short = Lv Rk Pay Ab
ee-head-level = Level
ee-head-rank = Rank
ee-head-pays = Pays
ee-head-aboard = Aboard
ee-head-stack = Stack
ee-head-pile = Pile
ee-head-credits = Credits
ee-head-cards = Cards
ee-head-crew = Crew
ee-head-cargo = Cargo
ee-head-hidden = Hidden
ee-head-gallery = Gallery
ee-pays-now = pays
ee-one-more = +1
ee-head-place = Place
ee-head-here = Here
ee-head-lines = Lines to
ee-head-colour = Colour
ee-head-whole-stack = Black market, from the top
ee-head-whole-pile = Still in the pile
ee-head-discard = Discard pile
ee-market-here = Market #{ $number } ({ $icon })
ee-black-market-here = Black market { $icons }
ee-no-command-cards = There are no command cards in round 1.
ee-travel-cards = travel { $fuels }
ee-acquire = Buy
ee-hand = Hand: { $n }
ee-your-hand = { $n ->
    [one] Your hand: 1 card
   *[other] Your hand: { $n } cards
}
ee-pack-of = Pack of { $name }
ee-drawn = drawn to choose from
ee-sum = Credits
ee-wins = { $name } wins, { $won } to { $lost }!
ee-gallery-so-far = Gallery, if the game ended now
ee-artefacts-left = Artefacts left (they break ties)

## Excavation Earth alone, against Zu

ee-alone = against Zu, { $level }
ee-goal = Goal: more credits than Zu after { $rounds } rounds. Level: { $level }. ? helps.
ee-zu-level-very-easy = very easy
ee-zu-level-easy = easy
ee-zu-level-gentle = gentle
ee-zu-level-medium = medium
ee-zu-level-hard = hard
ee-zu-level-very-hard = very hard
ee-zu-level-brutal = brutal
ee-zu-own-mix = own mix
ee-zu-no-switches = no switches
ee-zu-strength = Strength
ee-zu-deck = deck { $n }
ee-zu-waiting = for later rounds { $decks }
ee-zu-deck-of = Deck of { $name }
ee-zu-deck-of-round = Deck for round { $round }
ee-zu-discard = Discard pile
ee-zu-discard-size = discard pile { $n }
ee-zu-discard-of-round = Round { $round }
ee-zu-second-crew = { $n ->
    [one] 1 cube of its second colour in use
   *[other] { $n } cubes of its second colour in use
}
ee-zu-last-turns = { $n ->
    [one] Zu’s last turn
   *[other] Zu’s last { $n } turns
}
ee-zu-no-turn = Zu has not had a turn yet.
ee-zu-again = { $n ->
    [2] The second choice.
    [3] The third choice.
   *[other] Choice number { $n }.
}
ee-holds-so-far = Artefacts in the holds, if the game ended now
ee-log-cut-zu = … (log: more of it; zu: Zu’s last turn and the reasons for it)
ee-hint-zu = zu: Zu’s last turn with every step of its choices, its cards and its switches. Each step names its rule: rule ZU-LUCR-01.
ee-look-zu = zu

## Excavation Earth: beside a question

ee-note-cargo = { $n ->
    [0] Your cargo hold is full.
    [one] Free in your cargo hold: 1 space.
   *[other] Free in your cargo hold: { $n } spaces.
}
ee-note-room = Free spaces: cargo { $cargo }, hidden { $hidden }.
ee-note-credits = Your credits: { $n }.
ee-note-gained = Just gained:
ee-note-explorers = Your other explorers: { $places }.
ee-note-sale = Popularity + 2 for each interested buyer + bonus for several markets.
ee-note-picked = To be redrawn:
ee-note-crew = Cubes in your crew supply: { $n }
ee-sale-sum = { $popular } + { $crowd } + { $bonus } = { $total }
ee-best-sale = at best in { $markets },
ee-n-buyers = { $n ->
    [one] 1 buyer
   *[other] { $n } buyers
}
ee-level-now = level now { $n }
ee-not-sampled = not yet in your gallery
ee-gallery-gain = gallery +{ $n }
ee-gallery-loss = gallery −{ $n }

## Excavation Earth: help and typing

ee-hint-numbers = The first digits of a number are the card, the last one is the action: [12] is your first card, Excavate. ×2: so many artefacts can be dug up now; →16: what the best sale would bring.
ee-hint-words = Words will do, in English too, and shortened: excavate red-cog, exc red 4, move rome cairo, move rome cairo delhi; several with ; between them.
ee-hint-looks = To look around: map, map rome, board, stacks, galleries, cards, ship, legend.
ee-several = “{ $typed }” may be: { $known }. Type more of it.
ee-travel-pays = Not allowed: a travel card pays for Travel and Sell only ({ $card }). ({ $rule })
ee-no-card = Not allowed: you have no card in your hand that could pay for it. ({ $rule })
ee-no-place = There is no such place; places: { $known }.
ee-why-what = Why what? For instance: why market red-cog.
ee-rule-which = Which rule? For instance: rule EE-SELL-07.
ee-help-number = 12
    .about = play that answer; its name will do too: excavate red-cog
ee-help-why = why market red-cog
    .about = why something is not allowed now, and by which rule
ee-help-rule = rule EE-SELL-07
    .about = what a rule says
ee-help-scores = scores
    .about = where all credits came from
ee-look-map = map
ee-look-board = board table
ee-look-stacks = stacks stack black-market
ee-look-galleries = galleries gallery
ee-look-cards = cards discards
ee-look-ship = ship mothership
ee-look-legend = legend
ee-small-words = a an the with to from in at on of and by for no
ee-type-pass = pass
ee-type-done = done no
ee-type-trader = trader
ee-type-envoy = envoy
ee-type-recall = recall
ee-type-add-wild = add-wild wild
ee-type-use = use yes
ee-type-travel = travel
ee-type-sell = sell
ee-type-excavate = excavate
ee-type-market = market
ee-type-command = command
ee-type-smuggle = smuggle
ee-type-survey = survey
ee-type-add-buyer = add-buyer add
ee-type-region = region
ee-type-sell-at = sell-at
ee-type-acquire = acquire
ee-type-replace = replace
ee-type-dig = dig
ee-type-sample = sample
ee-type-guard = guard
ee-type-offload = offload
ee-type-sell-tile = sell-tile
ee-type-lay = lay
ee-type-store = store
ee-type-buy = buy
ee-type-discard = discard
ee-type-pick = pick
ee-type-keep = keep
ee-type-swap = swap redraw
ee-type-send = send
ee-type-pull = pull
ee-type-push = push
ee-type-lift = lift transfer
ee-type-post = post
ee-type-place = place start
ee-type-move = move go

## Excavation Earth with its expansion

ee-faction-feinmort = Seekers
ee-faction-mazz-un = Commanders
ee-act-exhibit = Exhibit
ee-museum = Museum
ee-guides = Tour guides
ee-curators = curators
ee-brokers = brokers
ee-researchers = { $n ->
    [one] 1 researcher
   *[other] { $n } researchers
}
ee-researchers-short = researchers
ee-re-cards = RE cards
ee-tiles-free = { $n ->
    [one] 1 tile free
   *[other] { $n } tiles free
}
ee-analysed = { $n ->
    [0] nothing analysed yet
    [one] 1 artefact analysed
   *[other] { $n } artefacts analysed
}
ee-bonus-outer = +2
ee-bonus-middle = broker
ee-bonus-inner = RE card
ee-column-outer = researcher
ee-column-middle = move crew
ee-column-inner = crew back
ee-column-full = column full
ee-matches = curator: { $bonus }
ee-completes = full: { $benefit }
ee-in-column = column { $column }: { $asks }
ee-museum-legend = At the head of a column: what an artefact in the colour of its row’s curator brings · column full: what each tour guide in it brings · n tour guides pay n × n at the end
ee-re-end = At the end: { $n }.
ee-re-deck = reverse engineering deck { $n }
ee-popup = Pop-up market
ee-popup-price = for { $n }
ee-popup-demand = wants { $wanted }; gives { $gains }
ee-worth-at-least = value { $n } or more
ee-popups-left = Pop-up markets still to come: { $n }
ee-gain-researchers = { $n ->
    [one] 1 researcher
   *[other] { $n } researchers
}
ee-gain-brokers = { $n ->
    [one] 1 broker
   *[other] { $n } brokers
}
ee-gain-re-cards = { $n ->
    [one] 1 reverse engineering card
   *[other] { $n } reverse engineering cards
}
ee-not-in-play = The module that this belongs to is not in play.
ee-expansion-so-far = Cards, tour guides and brokers, if the game ended now
ee-note-brokers = A broker of another colour gives the card its colour; one of the same colour gives it every icon.
ee-hint-museum = With the expansion, also to look at: museum, gear (reverse engineering (RE) cards, brokers, researchers), popups. Exhibit: place 1 2 is row 1, column 2 of the museum.
ee-legend-museum = { $mystery }: a yellow mysterious artefact · { $supply }: a pop-up market that sells this · { $demand }: one that asks for this · { $hung }: in the museum, with a tour guide of { $name } · H, 5+ in the museum: the symbol or value that a free tile asks for · tour guides { $guides }: { $name } has two · brokers { $brokers }: { $name } has a yellow and a red one · RE: reverse engineering
ee-legend-boxes = { $box }: a yellow pretty box
ee-look-museum = museum
ee-look-gear = gear equipment
ee-look-popups = popups popup
ee-type-send-broker = send-broker broker
ee-type-take-broker = take-broker gain
ee-type-at-market = at-market
ee-type-stow = stow put
ee-type-dig-mystery = dig-mystery mystery
ee-type-analyse = analyse analyze
ee-type-offload-mystery = offload-mystery
ee-type-keep-re = keep-re
ee-type-exhibit = exhibit
ee-type-show = show
ee-type-hang = hang place
ee-type-match = match brush
ee-type-curator = curator
ee-type-replace-curator = replace-curator
ee-type-retrieve = retrieve
ee-type-activate = activate
ee-type-give = give
