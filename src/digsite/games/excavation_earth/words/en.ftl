# Excavation Earth, in English. How fields become arguments is told in kernel/text.py.

game-title = Excavation Earth
money = { $amount ->
    [one] { $amount } credit
   *[other] { $amount } credits
}

## Colours, glyphs and places
## colour: of: as in “of the … region” (Polish: genitive); place: at, to and from it

colour-yellow = yellow
    .of = yellow
colour-green = green
    .of = green
colour-red = red
    .of = red
colour-purple = purple
    .of = purple
colour-orange = orange
    .of = orange

glyph-helix = helix
glyph-lens = lens
glyph-antenna = antenna
glyph-crater = crater

place-vancouver = Vancouver
    .at = in Vancouver
    .to = to Vancouver
    .from = from Vancouver
place-rio = Rio de Janeiro
    .at = in Rio de Janeiro
    .to = to Rio de Janeiro
    .from = from Rio de Janeiro
place-lagos = Lagos
    .at = in Lagos
    .to = to Lagos
    .from = from Lagos
place-berlin = Berlin
    .at = in Berlin
    .to = to Berlin
    .from = from Berlin
place-delhi = Delhi
    .at = in Delhi
    .to = to Delhi
    .from = from Delhi
place-sydney = Sydney
    .at = in Sydney
    .to = to Sydney
    .from = from Sydney
place-anchorage = Anchorage
    .at = in Anchorage
    .to = to Anchorage
    .from = from Anchorage
place-newyork = New York
    .at = in New York
    .to = to New York
    .from = from New York
place-mexico = Mexico City
    .at = in Mexico City
    .to = to Mexico City
    .from = from Mexico City
place-easter = Easter Island
    .at = on Easter Island
    .to = to Easter Island
    .from = from Easter Island
place-cusco = Cusco
    .at = in Cusco
    .to = to Cusco
    .from = from Cusco
place-manaus = Manaus
    .at = in Manaus
    .to = to Manaus
    .from = from Manaus
place-cairo = Cairo
    .at = in Cairo
    .to = to Cairo
    .from = from Cairo
place-capetown = Cape Town
    .at = in Cape Town
    .to = to Cape Town
    .from = from Cape Town
place-london = London
    .at = in London
    .to = to London
    .from = from London
place-rome = Rome
    .at = in Rome
    .to = to Rome
    .from = from Rome
place-bangkok = Bangkok
    .at = in Bangkok
    .to = to Bangkok
    .from = from Bangkok
place-xian = Xi’an
    .at = in Xi’an
    .to = to Xi’an
    .from = from Xi’an
place-havana = Havana
    .at = in Havana
    .to = to Havana
    .from = from Havana
place-zanzibar = Zanzibar
    .at = on Zanzibar
    .to = to Zanzibar
    .from = from Zanzibar
place-guam = Guam
    .at = on Guam
    .to = to Guam
    .from = from Guam

## Artefacts, each with the colour of its region: value: the bare name; one: a single one as an object (accusative); named: by
## itself (nominative)

artefact-yellow-helix = Moai snow globe
    .one = a Moai snow globe (yellow)
    .named = Moai snow globe (yellow)
artefact-yellow-lens = Carnival headdress
    .one = a carnival headdress (yellow)
    .named = Carnival headdress (yellow)
artefact-yellow-antenna = Football
    .one = a football (yellow)
    .named = Football (yellow)
artefact-yellow-crater = Soda crate
    .one = a soda crate (yellow)
    .named = Soda crate (yellow)
artefact-green-helix = Stop sign
    .one = a stop sign (green)
    .named = Stop sign (green)
artefact-green-lens = Games console
    .one = a games console (green)
    .named = Games console (green)
artefact-green-antenna = Licence plate
    .one = a licence plate (green)
    .named = Licence plate (green)
artefact-green-crater = Hubcap
    .one = a hubcap (green)
    .named = Hubcap (green)
artefact-red-helix = Garden gnome
    .one = a garden gnome (red)
    .named = Garden gnome (red)
artefact-red-lens = Toilet-use sign
    .one = a toilet-use sign (red)
    .named = Toilet-use sign (red)
artefact-red-antenna = Mounted antlers
    .one = mounted antlers (red)
    .named = Mounted antlers (red)
artefact-red-crater = Cuckoo clock
    .one = a cuckoo clock (red)
    .named = Cuckoo clock (red)
artefact-purple-helix = Flip-flop
    .one = a flip-flop (purple)
    .named = Flip-flop (purple)
artefact-purple-lens = Jerrycan
    .one = a jerrycan (purple)
    .named = Jerrycan (purple)
artefact-purple-antenna = Transistor radio
    .one = a transistor radio (purple)
    .named = Transistor radio (purple)
artefact-purple-crater = Stadium horn
    .one = a stadium horn (purple)
    .named = Stadium horn (purple)
artefact-orange-helix = Rice cooker
    .one = a rice cooker (orange)
    .named = Rice cooker (orange)
artefact-orange-lens = Lucky cat
    .one = a lucky cat (orange)
    .named = Lucky cat (orange)
artefact-orange-antenna = Boomerang
    .one = a boomerang (orange)
    .named = Boomerang (orange)
artefact-orange-crater = Toy robot
    .one = a toy robot (orange)
    .named = Toy robot (orange)

## Cards, by colour and by the number and the icon of their market; travel cards by their fuel
## value: by itself (nominative); one: as an object (accusative); none: as in “you have …” (Polish: genitive)

card-yellow-mask = yellow #1 (mask)
    .one = yellow #1 (mask)
    .none = no yellow #1 (mask)
card-yellow-coil = yellow #2 (coil)
    .one = yellow #2 (coil)
    .none = no yellow #2 (coil)
card-yellow-prism = yellow #3 (prism)
    .one = yellow #3 (prism)
    .none = no yellow #3 (prism)
card-yellow-cog = yellow #4 (cog)
    .one = yellow #4 (cog)
    .none = no yellow #4 (cog)
card-yellow-comet = yellow #5 (comet)
    .one = yellow #5 (comet)
    .none = no yellow #5 (comet)
card-yellow-anchor = yellow #6 (anchor)
    .one = yellow #6 (anchor)
    .none = no yellow #6 (anchor)
card-green-mask = green #1 (mask)
    .one = green #1 (mask)
    .none = no green #1 (mask)
card-green-coil = green #2 (coil)
    .one = green #2 (coil)
    .none = no green #2 (coil)
card-green-prism = green #3 (prism)
    .one = green #3 (prism)
    .none = no green #3 (prism)
card-green-cog = green #4 (cog)
    .one = green #4 (cog)
    .none = no green #4 (cog)
card-green-comet = green #5 (comet)
    .one = green #5 (comet)
    .none = no green #5 (comet)
card-green-anchor = green #6 (anchor)
    .one = green #6 (anchor)
    .none = no green #6 (anchor)
card-red-mask = red #1 (mask)
    .one = red #1 (mask)
    .none = no red #1 (mask)
card-red-coil = red #2 (coil)
    .one = red #2 (coil)
    .none = no red #2 (coil)
card-red-prism = red #3 (prism)
    .one = red #3 (prism)
    .none = no red #3 (prism)
card-red-cog = red #4 (cog)
    .one = red #4 (cog)
    .none = no red #4 (cog)
card-red-comet = red #5 (comet)
    .one = red #5 (comet)
    .none = no red #5 (comet)
card-red-anchor = red #6 (anchor)
    .one = red #6 (anchor)
    .none = no red #6 (anchor)
card-purple-mask = purple #1 (mask)
    .one = purple #1 (mask)
    .none = no purple #1 (mask)
card-purple-coil = purple #2 (coil)
    .one = purple #2 (coil)
    .none = no purple #2 (coil)
card-purple-prism = purple #3 (prism)
    .one = purple #3 (prism)
    .none = no purple #3 (prism)
card-purple-cog = purple #4 (cog)
    .one = purple #4 (cog)
    .none = no purple #4 (cog)
card-purple-comet = purple #5 (comet)
    .one = purple #5 (comet)
    .none = no purple #5 (comet)
card-purple-anchor = purple #6 (anchor)
    .one = purple #6 (anchor)
    .none = no purple #6 (anchor)
card-orange-mask = orange #1 (mask)
    .one = orange #1 (mask)
    .none = no orange #1 (mask)
card-orange-coil = orange #2 (coil)
    .one = orange #2 (coil)
    .none = no orange #2 (coil)
card-orange-prism = orange #3 (prism)
    .one = orange #3 (prism)
    .none = no orange #3 (prism)
card-orange-cog = orange #4 (cog)
    .one = orange #4 (cog)
    .none = no orange #4 (cog)
card-orange-comet = orange #5 (comet)
    .one = orange #5 (comet)
    .none = no orange #5 (comet)
card-orange-anchor = orange #6 (anchor)
    .one = orange #6 (anchor)
    .none = no orange #6 (anchor)
card-travel-2 = travel card (2)
    .one = the travel card (2)
    .none = no travel card (2)
card-travel-3 = travel card (3)
    .one = the travel card (3)
    .none = no travel card (3)
card-travel-4 = travel card (4)
    .one = the travel card (4)
    .none = no travel card (4)
# What a card is called for those who may not see which it is.
card-hidden = card
    .one = a card
    .none = no card

## Buyers: value: by itself; one: a single one as an object (accusative); count: `$n` of them at the start of a sentence

buyer-yellow = yellow buyer
    .one = a yellow buyer
    .count = { $n ->
        [one] A yellow buyer
       *[other] { $n } yellow buyers
    }
buyer-green = green buyer
    .one = a green buyer
    .count = { $n ->
        [one] A green buyer
       *[other] { $n } green buyers
    }
buyer-red = red buyer
    .one = a red buyer
    .count = { $n ->
        [one] A red buyer
       *[other] { $n } red buyers
    }
buyer-purple = purple buyer
    .one = a purple buyer
    .count = { $n ->
        [one] A purple buyer
       *[other] { $n } purple buyers
    }
buyer-orange = orange buyer
    .one = an orange buyer
    .count = { $n ->
        [one] An orange buyer
       *[other] { $n } orange buyers
    }
buyer-wild = wild buyer
    .one = a wild buyer
    .count = { $n ->
        [one] A wild buyer
       *[other] { $n } wild buyers
    }

## Holds, posts and tasks
## hold: into and from it; post: who: one’s own cube there; at, to and from it; task: does: as in “which guard …”

hold-cargo = Cargo hold
    .into = into the cargo hold
    .from = from the cargo hold
hold-hidden = Hidden hold
    .into = into the hidden hold
    .from = from the hidden hold

post-market-1 = Market #1
    .who = the trader in market #1
    .at = in market #1
    .to = to market #1
    .from = from market #1
post-market-2 = Market #2
    .who = the trader in market #2
    .at = in market #2
    .to = to market #2
    .from = from market #2
post-market-3 = Market #3
    .who = the trader in market #3
    .at = in market #3
    .to = to market #3
    .from = from market #3
post-market-4 = Market #4
    .who = the trader in market #4
    .at = in market #4
    .to = to market #4
    .from = from market #4
post-market-5 = Market #5
    .who = the trader in market #5
    .at = in market #5
    .to = to market #5
    .from = from market #5
post-market-6 = Market #6
    .who = the trader in market #6
    .at = in market #6
    .to = to market #6
    .from = from market #6
post-left = Left command centre
    .who = the envoy in the left command centre
    .at = in the left command centre
    .to = to the left command centre
    .from = from the left command centre
post-middle = Middle command centre
    .who = the envoy in the middle command centre
    .at = in the middle command centre
    .to = to the middle command centre
    .from = from the middle command centre
post-right = Right command centre
    .who = the envoy in the right command centre
    .at = in the right command centre
    .to = to the right command centre
    .from = from the right command centre

task-guard = Guard
    .does = moves to the new sample
task-trader = Trader
    .does = becomes the trader
task-envoy = Envoy
    .does = becomes the envoy

## Actions

action-travel = Travel
action-sell = Sell
action-excavate = Excavate
action-market = Market
action-command = Command
action-smuggle = Smuggle
action-survey = Survey
action-pass = Pass

## Command cards: what the white side does, and how the yellow one differs

ability-emergency-fund = Emergency Fund
    .about = Gain credits; on the yellow side more.
ability-fresh-orders = Fresh Orders
    .about = Draw action cards and keep all but one; on the yellow side more.
ability-priority-shuttle = Priority Shuttle
    .about = Move an explorer to any place without another of yours; on the yellow side several.
ability-night-dig = Night Dig
    .about = Dig up an artefact of any colour where an explorer of yours stands; on the yellow side from two sites.
ability-quiet-buyer = Quiet Buyer
    .about = Offload an artefact from anywhere, above its value; on the yellow side more of them, of different colours.
ability-media-blitz = Media Blitz
    .about = Add a coloured buyer to any queue; on the yellow side more.
ability-crowd-control = Crowd Control
    .about = Move a buyer to the back of another queue; on the yellow side several times.
ability-staff-rotation = Staff Rotation
    .about = Move a trader to another market or to its command centre; on the yellow side traders and envoys, anywhere.

## Factions

factions-random = Random
    .about = One that nobody has chosen, drawn when the game begins.
factions-issisinui = Is’sisinui (Psychics)
    .about = Their Survey draws a third artefact, and they may store one for free.
factions-aqulla = Aqulla Collective (Merchants)
    .about = When they sell, the market on the card they pay with needs no trader of theirs.
factions-gul = Gul Cartel (Smugglers)
    .about = Before a sale they may buy an artefact at its value, if an explorer stands on a black market.
factions-dal_harrai = Dal-Harrai Corp (Pilots)
    .about = Each turn begins with a free move of one explorer.
factions-kuti_kuti = Kuti Kuti Union (Excavators)
    .about = One explorer can dig up a second artefact, from its own site or from one next to it.

## Options

option-factions = Factions
    .about = The faction of each player, all different; drawn at random unless chosen.
option-draft_start = Drafted start
    .about = Starting hands are drafted instead of dealt.
option-edition = Edition
    .about = The rulebook that is played where the English, the German and the Polish one differ.
edition-en = English rulebook
    .about = As the English rulebook has it.
edition-de = German rulebook
    .about = As the German rulebook has it.
edition-pl = Polish rulebook
    .about = As the Polish rulebook has it.
option-rulings = House rules
    .about = Passages of the rulebook that this table reads otherwise.
option-components = Component pack
    .about = A file with the figures on your own board and tiles, in place of those that come with the game.

## Questions

ask-redraw = { $n ->
    [0] There is nothing to redraw: you hold no four cards of one colour or icon.
   *[other] Which cards of a group of four or more do you redraw?
}
ask-draft = { $n ->
    [one] Which card do you pick?
   *[other] Which card do you pick? You pick { $n }.
}
ask-place_third = Where does your third explorer start?
ask-act = { $n ->
    [one] What is your second action?
   *[other] What is your first action?
}
ask-travelling = { $n ->
    [one] Where do you move? One move is left.
   *[other] Where do you move? { $n } moves are left.
}
ask-dig_first = Which { $colour } artefact do you dig up?
ask-dig_second = Which { $colour } artefact do you dig up as the second?
ask-samples = Of which artefact do you take a sample?
ask-reassign = Your crew supply is empty. Which guard { $task_does }?
ask-market_trader = Do you post a trader to market #{ $market }?
ask-market_wild = Do you add a wild buyer to the queue of market #{ $market }?
ask-market_buyer = Which buyer do you add to the queue of market #{ $market }?
ask-sell_region = Artefacts of which region do you sell?
ask-sell_markets = { $n ->
    [0] In which market do you sell { $colour } artefacts?
    [one] In which other market do you sell { $colour } artefacts? One is chosen.
   *[other] In which other market do you sell { $colour } artefacts? { $n } are chosen.
}
ask-sell_tiles = { $n ->
    [one] Which { $colour } artefact do you sell?
   *[other] Which { $colour } artefact do you sell? You sell { $n }.
}
ask-keep_cards = { $n ->
    [one] Which card do you keep?
   *[other] Which card do you keep? You keep { $n }.
}
ask-commanding = { $half ->
    [1] Do you post a trader to market #{ $market }?
    [2] What do you do { $centre_at }?
   *[0] What do you do in market #{ $market } and { $centre_at }?
}
ask-smuggling = { $deal ->
    [1] Which artefact do you offload to the black market?
    [2] Which artefact do you acquire from the black market?
    [3] Do you offload a second artefact, of another colour?
    [4] Do you acquire a second artefact, of another colour?
   *[0] What do you offload to or acquire from the black market?
}
ask-survey_replace = Which forecast card does { $card } replace?
ask-survey_lay = Which artefact do you place on its dig site?
ask-survey_buy = { $times ->
    [one] Do you buy an artefact for its value?
   *[other] Do you buy an artefact for twice its value?
}
ask-pass_discard = { $n ->
    [one] Which card do you discard?
   *[other] Which card do you discard? { $n } in all are still to go.
}
ask-free_move = Do you move an explorer for free?
ask-free_tile = Do you store an artefact for free?
ask-buy_first = { $must ->
    [1] Which artefact do you buy from the black market? Without it you could sell nothing.
   *[0] Do you buy an artefact from the black market before the sale?
}
ask-emergency_fund = { $n ->
    [one] Do you take { $n } credit?
   *[other] Do you take { $n } credits?
}
ask-fresh_orders = { $n ->
    [one] Do you draw { $n } card?
   *[other] Do you draw { $n } cards and keep all but one?
}
ask-priority_shuttle = { $n ->
    [one] Which explorer do you move, and where? One move is left.
   *[other] Which explorer do you move, and where? { $n } moves are left.
}
ask-night_dig = { $n ->
    [one] Which artefact do you dig up?
   *[other] Which artefact do you dig up? Up to { $n }, from different sites.
}
ask-quiet_buyer = { $n ->
    [one] Which artefact do you offload, for { $bonus } above its value?
   *[other] Which artefact do you offload, for { $bonus } above its value? Up to { $n }, of different colours.
}
ask-media_blitz = { $n ->
    [one] Which buyer do you add to which queue?
   *[other] Which buyer do you add to which queue? Up to { $n }.
}
ask-crowd_pull = { $n ->
    [one] Which buyer do you move?
   *[other] Which buyer do you move? Up to { $n } moves.
}
ask-crowd_push = To which queue does the { $buyer } of market #{ $market } move?
ask-rotate_lift = { $n ->
    [one] Whom do you transfer?
   *[other] Whom do you transfer? Up to { $n } moves.
}
ask-rotate_post = Where do you transfer { $post_who }?

## Answers

code-pass = Pass for the rest of this round
code-done = Done
code-trader = Post a trader
code-envoy = Send an envoy
code-recall = Recall an envoy
code-add-wild = Add a wild buyer
code-use = Use the command card
code-travel = Travel with { $card }
code-sell = Sell with { $card }
code-excavate = Excavate with { $card }
code-market = Market with { $card }
code-command = Command with { $card }
code-smuggle = Smuggle with { $card }
code-survey = Survey with { $card }
code-add-buyer = Add a buyer: { $colour }
code-region = Sell { $colour } artefacts
code-sell-at = Sell in market #{ $market }
code-acquire = Acquire the top { $colour } artefact { $hold_into }
code-replace = Replace forecast card { $forecast }
code-dig = Dig up { $artefact_one }
code-sample = Sample { $artefact_one }
code-guard = Move the guard of { $artefact_one }
code-offload = Offload { $artefact_one } { $hold_from }
code-sell-tile = Sell { $artefact_one } { $hold_from }
code-lay = Place { $artefact_one } on the map
code-store = Store { $artefact_one } for free
code-buy = Buy { $artefact_one }
code-discard = Discard { $card }
code-pick = Pick { $card }
code-keep = Keep { $card }
code-swap = Redraw { $card }
code-send = Add a buyer to market #{ $market }: { $colour }
code-pull = Move buyer { $n } of market #{ $market }
code-push = Move the buyer to market #{ $market }
code-lift = Transfer { $post_who }
code-post = Transfer { $post_to }
code-place = Place the third explorer { $place_at }
code-move = Move { $origin_from } { $place_to }

## Refusals, each beside the rules that it rests on

# EE-END-01
refusal-over = The game is over.
# EE-TURN-R3
refusal-not-asked = You are not asked now; wait for the others.
refusal-must-answer = This cannot be left open; choose one of the answers.
refusal-answer-first = Answer this question first.
# EE-SETUP-12
refusal-already-picked = All your cards of this kind are picked already: { $card }.
# EE-FACTION-R15
refusal-no-purchase-helps = There is nothing you could buy now and sell afterwards.
# EE-FACTION-26
refusal-out-of-reach = { $place } is not next to the site of the first artefact, and you have no explorer there.
# EE-PREP-27
refusal-picked-already = You have picked your cards; wait for the others.
# EE-TURN-08, EE-TURN-11
refusal-finish-first = Answer this question first; actions come after it.
# EE-TURN-02
refusal-only-done = You cannot leave this open; choose one of the other answers.
# EE-MARKET-05
refusal-only-trader = You post a trader only during a Market or Command action, once.
# EE-COMMAND-06
refusal-only-envoy = You send an envoy only during a Command action.
# EE-COMMAND-07
refusal-only-recall = You recall an envoy only during a Command action.
# EE-MARKET-08
refusal-only-add-wild = You add a wild buyer only during a Market action.
# EE-CMDCARD-01
refusal-only-use = That answers only the question whether you use a command card.
# EE-MARKET-10
refusal-only-add-buyer = You add a buyer to the card’s market only during a Market action.
# EE-SELL-02
refusal-only-region = You choose a region only during a sale, right before its markets.
# EE-SELL-04
refusal-only-sell-at = You choose markets only during a sale, after the region and before the artefacts.
# EE-SMUGGLE-10
refusal-only-acquire = You acquire artefacts only during a Smuggle action, or as the Gul Cartel at the start of a sale.
# EE-SURVEY-06
refusal-only-replace = You replace a forecast card only when you survey in round 1 or 2.
# EE-EXCAVATE-03
refusal-only-dig = You dig up artefacts only during an Excavate action, with Night Dig or, as the Admiralty of Mazz-Un, after a Command.
# EE-GALLERY-04
refusal-only-sample = You take samples only right after you have gained artefacts.
# EE-CREW-04
refusal-only-guard = You move a guard only to use its cube elsewhere, when your crew supply is empty.
# EE-SMUGGLE-05
refusal-only-offload = You offload artefacts only during a Smuggle action or with Quiet Buyer.
# EE-SELL-13
refusal-only-sell-tile = You choose the artefacts of a sale only after its markets.
# EE-SURVEY-16
refusal-only-lay = You place an artefact on the map only during a Survey, right after drawing.
# EE-FACTION-05
refusal-only-store = Only Is’sisinui store an artefact for free, in a Survey and before they buy.
# EE-SURVEY-17
refusal-only-buy = You buy a surveyed artefact only at the end of a Survey.
# EE-PASS-03
refusal-only-discard = You discard cards one by one only after you have passed.
# EE-PREP-27
refusal-only-pick = You pick cards only during a draft.
# EE-SELL-20
refusal-only-keep = You choose which cards to keep only when you have drawn several to choose from.
# EE-SETUP-10
refusal-only-swap = You redraw cards only before the first round.
# EE-CMDCARD-19
refusal-only-send = You add a buyer to a market of your choice only with Media Blitz.
# EE-CMDCARD-21
refusal-only-pull = You pick a buyer to move only with Crowd Control, before its new queue.
# EE-CMDCARD-21
refusal-only-push = You choose a new queue only with Crowd Control, after the buyer.
# EE-CMDCARD-23
refusal-only-lift = You transfer crew only with Staff Rotation or when a middle column of the museum is full, and choose whom before where.
# EE-CMDCARD-23
refusal-only-post = You choose a new post only with Staff Rotation or when a middle column of the museum is full, after choosing whom.
# EE-SETUP-39
refusal-only-place = You place your third explorer only at the start of your first turn.
# EE-TRAVEL-02
refusal-only-move = Explorers move only when you travel, with Priority Shuttle, or as the Dal-Harrai Corp at the start of a turn.
# EE-TURN-11
refusal-may-pass = Passing is always allowed.
# EE-TURN-14
refusal-no-action-card = You have no action card left, and this action needs one: a travel card pays only for Travel and Sell.
# EE-COMMAND-01, EE-EXCAVATE-01, EE-MARKET-01, EE-PASS-03, EE-SELL-01, EE-SETUP-12, EE-SMUGGLE-01, EE-SURVEY-01, EE-TRAVEL-01
refusal-not-in-hand = You have { $card_none } left in your hand.
# EE-CMDCARD-13, EE-FACTION-20, EE-SETUP-40
refusal-own-explorer-there = You already have an explorer { $place_at }.
# EE-EXCAVATE-05, EE-TRAVEL-11
refusal-no-explorer-there = You have no explorer { $place_at }.
# EE-MAP-15
refusal-not-adjacent = No line leads from there { $place_to }.
# EE-TRAVEL-R3
refusal-cannot-part-again = Not { $place_to }: your explorers must end apart, and the moves left would not part them.
# EE-TRAVEL-10
refusal-explorers-together = Your explorers must end apart, and some still stand together.
# EE-TRAVEL-R1
refusal-must-move-on = Your explorer stands with another one of yours and must move on first.
# EE-TRAVEL-R1
refusal-cannot-move-on = Not { $place_to }: your explorer would end its movement with another one of yours.
# EE-CMDCARD-14
refusal-has-moved = The explorer { $place_at } has moved already.
# EE-MARKET-02
refusal-no-explorer-at-market = You have no explorer at market #{ $market }, the one on this card.
# EE-SMUGGLE-02
refusal-no-explorer-at-black-market = You have no explorer on a black market.
# EE-SMUGGLE-02
refusal-wrong-icon = No explorer of yours stands on a black market with the icon of market #{ $market }.
# EE-MARKET-R1
refusal-trader-first = First decide about the trader.
# EE-MARKET-11
refusal-wild-first = First decide about the wild buyer.
# EE-COMMAND-04, EE-MARKET-R1
refusal-trader-step-over = The trader’s moment in this action is over.
# EE-MARKET-R3
refusal-wild-step-over = The wild buyer’s moment in this action is over.
# EE-COMMAND-08
refusal-envoy-step-over = You have already sent or recalled an envoy in this action.
# EE-CMDCARD-19, EE-MARKET-12
refusal-no-buyer-left = No buyer of this colour is left in the supply: { $colour }.
# EE-COMMAND-16
refusal-no-cube = You have no crew cube left, and no guard to move.
# EE-COMMAND-12
refusal-no-envoy-there = You have no envoy { $centre_at }.
# EE-COMMAND-R2
refusal-no-command-card = No command card lies { $centre_at } yet, so no envoy can be recalled.
# EE-COMMAND-R5
refusal-guard-moved = Of the trader and the envoy of one Command only one may be a guard, and one has been.
# EE-GALLERY-06
refusal-already-sampled = You already have this sample: { $artefact_named }.
# EE-GALLERY-04
refusal-not-just-gained = You take samples only of artefacts just gained, each once; none can be taken now of this one: { $artefact_named }.
# EE-GALLERY-10
refusal-no-guard-there = No guard of yours stands there: { $artefact_named }.
# EE-CREW-03
refusal-choose-guard = A cube is needed and your crew supply is empty: choose a guard.
# EE-SMUGGLE-04
refusal-either-or = One Smuggle action either offloads or acquires, not both.
# EE-CMDCARD-18, EE-SMUGGLE-05, EE-SMUGGLE-16
refusal-colour-used = Each artefact must be of another colour, and you have had { $colour }.
# EE-CMDCARD-17, EE-SELL-13, EE-SMUGGLE-08
refusal-not-in-hold = There is no such artefact in that hold: { $artefact_named }.
# EE-SMUGGLE-15
refusal-empty-stack = The { $colour } stack of the black market is empty.
# EE-EXCAVATE-06, EE-SMUGGLE-12, EE-SMUGGLE-13, EE-SURVEY-18
refusal-cargo-full = Your cargo hold is full.
# EE-SMUGGLE-12, EE-SMUGGLE-13
refusal-hidden-full = Your hidden hold is full.
# EE-SUPPLY-07, EE-SURVEY-20
refusal-too-dear = { $n ->
    [one] That costs { $n } credit, and you have less.
   *[other] That costs { $n } credits, and you have less.
}
# EE-SURVEY-03
refusal-forecast-taken = Every forecast card has a cube on it, so nobody can survey.
# EE-SURVEY-06
refusal-no-such-forecast-card = The forecast has fewer cards than that.
# EE-SURVEY-06
refusal-card-has-cube = There is a cube on that forecast card.
# EE-SURVEY-16
refusal-lay-first = First place one of the drawn artefacts on its dig site.
# EE-FACTION-05
refusal-free-tile-first = First decide about the artefact that you may store for free.
# EE-FACTION-05, EE-SURVEY-16, EE-SURVEY-17
refusal-not-surveyed = This is not among the drawn artefacts that are left: { $artefact_named }.
# EE-SELL-20, EE-CMDCARD-11
refusal-not-drawn = This is not among the cards to choose from: { $card }.
# EE-PREP-27
refusal-not-in-pack = This is not in your pack: { $card }.
# EE-SETUP-12
refusal-no-group = You hold fewer than four cards of this colour and fewer than four with this icon: { $card }.
# EE-CMDCARD-16, EE-EXCAVATE-07, EE-MAP-R3
refusal-same-site = The second artefact must come from another site, not { $place_at } again.
# EE-FACTION-R11
refusal-not-alone = The second artefact needs exactly one explorer of yours in the region: { $colour }.
# EE-EXCAVATE-04, EE-SELL-05
refusal-other-colour = The artefact must be { $colour }.
# EE-EXCAVATE-05
refusal-no-such-tile = There is none on the map: { $artefact_named }.
# EE-SELL-06
refusal-no-artefact = You have no artefact to sell.
# EE-SELL-08
refusal-no-trader = You have no trader in any market, so you can sell nowhere: post one first, with Market.
# EE-SELL-10
refusal-no-eligible-market = You can sell nothing with this card: no market open to you has a buyer for your artefacts.
# EE-SELL-06
refusal-no-artefact-of-colour = You have no { $colour } artefact to sell.
# EE-SELL-07
refusal-no-market-for-colour = No market open to you has a buyer for { $colour } artefacts.
# EE-SELL-04
refusal-select-a-market = Choose at least one market.
# EE-SELL-09
refusal-market-selected = Market #{ $market } is already chosen.
# EE-SELL-07
refusal-no-interested-buyer = Nobody in the queue of market #{ $market } wants this colour.
# EE-SELL-08
refusal-no-trader-there = You have no trader in market #{ $market }.
# EE-FACTION-R15
refusal-must-buy = Without this purchase you could sell nothing, so you must buy.
# EE-FACTION-R15
refusal-cannot-be-sold = Choose an artefact that you can sell; no market open to you has a buyer for { $colour }.
# EE-CMDCARD-23
refusal-only-traders = The white side of Staff Rotation moves only traders.
# EE-CMDCARD-23, EE-CMDCARD-24
refusal-no-crew-there = You have nobody { $post_at }.
# EE-CMDCARD-R6
refusal-same-post = Choose another post; the cube comes { $post_from }.
# EE-CMDCARD-23
refusal-only-own-centre = On the white side a trader can go to another market, or { $post_to }.
# EE-CMDCARD-21
refusal-nobody-there = Nobody stands at that place of the queue of market #{ $market }.
# EE-CMDCARD-R6
refusal-same-queue = The buyer comes from market #{ $market }; choose another queue.

## Events

event-began = { $seat } plays { $faction }.
event-round-began = Round { $round } begins.
event-turn-began = It is { $seat }’s turn.
event-passed = { $seat } passes for the rest of the round.
event-placed = { $seat } places an explorer { $place_at }.
event-ended = The game is over: three rounds have been played.
event-played = { $seat } plays { $card_one }: { $action }.
event-drew = { $seat } draws { $card_one }.
event-saw-card = { $seat } looks at { $card_one }.
event-kept-card = { $seat } keeps { $card_one }.
event-picked = { $seat } picks { $card_one }.
event-discarded = { $seat } discards { $card_one }.
event-reshuffled = { $n ->
    [one] The discard pile of { $n } card becomes the new deck.
   *[other] The discard pile of { $n } cards becomes the new deck.
}
event-redrew = { $n ->
    [one] { $seat } redraws { $n } card.
   *[other] { $seat } redraws { $n } cards.
}
event-kept-hand = { $seat } keeps the starting hand.
event-forecast = New in the forecast: { $card }.
event-no-card = { $seat } finds no card left to draw.
event-moved = { $seat } moves an explorer { $origin_from } { $place_to }.
event-revealed = New { $place_at }: { $artefact_named }.
event-stacked = New on the black market: { $artefact_named }.
event-rotated = The top of the { $colour } stack goes to its bottom.
event-dug = { $seat } digs up { $artefact_one } { $place_at }.
event-sampled = { $seat } takes a sample: { $artefact_named }.
event-reassigned = { $seat } withdraws a guard and loses a sample: { $artefact_named }.
event-filled = { $seat } fills the { $colour } column of the gallery.
event-offloaded = { $seat } offloads { $artefact_one } { $hold_from } for { $credits }.
event-acquired = { $seat } pays { $credits } and takes { $artefact_one } from the black market { $hold_into }.
event-acquired-first = { $seat } pays { $credits } and takes { $artefact_one } from the black market { $hold_into }.
event-quietly-sold = { $seat } quietly offloads { $artefact_one } { $hold_from } for { $credits }.
event-given-up = { $seat } sells { $artefact_one } { $hold_from }.
event-replaced = { $seat } replaces { $card_one } in the forecast with { $by }.
event-marked = { $seat } puts a cube on { $card_one } in the forecast.
event-took-token = { $seat } takes initiative token { $n }.
event-surveyed = { $seat } draws { $artefact_one } from its pile.
event-laid = { $seat } places { $artefact_one } { $place_at }.
event-stored = { $seat } stores { $artefact_one } for free.
event-bought = { $seat } pays { $credits } for { $artefact_one }.
event-put-back = { $seat } shuffles { $artefact_one } back into its pile.
event-joined = { $buyer_count } joins the queue of market #{ $market }.
event-left-queue = { $buyer_count } leaves the queue of market #{ $market } and returns to the supply.
event-ejected = { $buyer_count } is pushed out of the queue of market #{ $market }.
event-pulled = { $seat } moves { $buyer_one } from market #{ $market } to market #{ $other }.
event-buyer-card = Buyer card: { $buyer }.
event-buyers-reshuffled = The buyer cards are shuffled into a new deck.
event-boarded = { $n ->
    [one] { $buyer_count } from market #{ $market } boards the mothership.
   *[other] { $buyer_count } from market #{ $market } board the mothership.
}
event-returned = { $n ->
    [one] { $buyer_count } returns from the mothership to the supply.
   *[other] { $buyer_count } return from the mothership to the supply.
}
event-hired = { $seat } posts a trader to market #{ $market }.
event-sent-envoy = { $seat } sends an envoy { $centre_to }.
event-promoted = { $seat } promotes a trader of market #{ $market } { $centre_to }.
event-recalled = { $seat } recalls an envoy { $centre_from }.
event-posted = { $seat } transfers a cube { $post_from } { $target_to }.
event-cube-back = { $seat } takes back the cube on { $card_one }.
event-earned-rank = { $seat } gains { $credits } for popularity: { $colour } counts as number { $rank }.
event-earned-buyers = { $n ->
    [one] { $seat } gains { $credits } for { $n } interested buyer.
   *[other] { $seat } gains { $credits } for { $n } interested buyers.
}
event-earned-markets = { $n ->
    [one] { $seat } gains { $credits } for selling in { $n } market.
   *[other] { $seat } gains { $credits } for selling in { $n } markets at once.
}
event-funded = { $seat } takes { $credits } from the Emergency Fund.
event-centre-prize = { $seat } gains { $credits } for place { $rank } { $centre_at }.
event-row-scored = { $n ->
    [one] { $seat } gains { $credits } for { $n } sample in the { $glyph } row.
   *[other] { $seat } gains { $credits } for { $n } samples in the { $glyph } row.
}
event-column-scored = { $n ->
    [one] { $seat } gains { $credits } for { $n } sample in the { $colour } column.
   *[other] { $seat } gains { $credits } for { $n } samples in the { $colour } column.
}
event-command-card = { $centre }: command card { $ability }, white side up.
event-command-turned = { $centre }: command card { $ability } is turned to its yellow side.
event-order = { $seat } is number { $n } in turn order.
event-dealt = { $n ->
    [one] { $seat } is dealt { $n } card to draft.
   *[other] { $seat } is dealt { $n } cards to draft.
}
event-packs-passed = { $n ->
    [one] Everyone passes { $n } card to the left.
   *[other] Everyone passes { $n } cards to the left.
}
event-used-ability = { $seat } uses { $ability }.
event-declined = { $seat } does not use { $ability }.

## The end

reason-most-credits = Won with the most credits.
reason-most-artefacts = Equal credits; won with the most artefacts left in the holds.
reason-shared = Equal credits and equally many artefacts left: the win is shared.

## Lines of the score sheet

line-start = Credits at the start
line-popularity = Sales: popularity
line-interest = Sales: interested buyers
line-several-markets = Sales: several markets at once
line-offloading = Offloaded to the black market
line-acquiring = Acquired from the black market
line-surveying = Bought in surveys
line-command-cards = Command cards
line-centres-1 = Command centres, round 1
line-centres-2 = Command centres, round 2
line-centres-3 = Command centres, round 3
line-rows = Gallery rows
line-columns = Gallery columns

## Rulings that a table may read otherwise

ruling-EE-SETUP-R4 = A redrawn starting hand has a group of four again
    .once = Each player redraws once at most.
    .again = A player may redraw as long as the hand has a group of four.
ruling-EE-SETUP-R7 = A drafted starting hand has a group of four
    .no-redraw = There is no redraw: a drafted hand is not dealt.
    .redraw = It may be redrawn like a dealt hand.
ruling-EE-SETUP-R12 = The third explorer and the Pilots’ free move in the first turn
    .placement-first = The third explorer is placed first.
    .free-move-first = The free move comes first, and can leave a start market free for the third explorer.
ruling-EE-MAP-R3 = What counts as one dig site
    .location = A location is one dig site, however many glyphs it shows.
    .glyph = Each glyph is a dig site, so one explorer can dig two types of artefact at a location.
ruling-EE-GALLERY-R2 = Two samples in one action with an empty crew supply
    .each-sample = Each sample may move a guard.
    .one-guard = For the samples of one action one guard may be moved.
ruling-EE-PREP-R3 = A buyer card of the preparation whose buyer is not in supply
    .three-buyers = The next card is drawn until the queue has three buyers.
    .card-counts = The card counts, and the queue stays short.
ruling-EE-TRAVEL-R1 = When your explorers must stand apart in a Travel action
    .end-of-action = At the end of the action.
    .each-movement = At the end of each explorer’s movement.
ruling-EE-COMMAND-R2 = Recalling an envoy in round 1
    .always = Possible, without a command ability.
    .with-card = Not possible: an envoy is recalled only where a command card lies.
ruling-EE-COMMAND-R5 = Trader and envoy of one Command with an empty crew supply
    .each-cube = Both may be guards of the gallery.
    .one-guard = One of the two may be a guard.
ruling-EE-SURVEY-R3 = A Survey draws the last artefact of a pile
    .placed = It goes on the map.
    .may-be-bought = It goes on the map, or you buy it for twice its value.
ruling-EE-SCORE-R1 = Three or more players are tied in a command centre
    .all-places = They share the credits of all the places that they take up.
    .three-places = Each gets the mean of the tied place and the two below it.
ruling-EE-FACTION-R2 = Sampling the Psychics’ free artefact
    .no-sample = Not possible: a Survey gives a sample only of an artefact that is bought.
    .sample = It may be sampled like one that is bought.
ruling-EE-FACTION-R8 = Sampling what the Smugglers acquire before a sale
    .sample = It may be sampled, as after Smuggle.
    .no-sample = Not possible: the ability speaks of no sample.
ruling-EE-FACTION-R11 = When the Excavators dig with a single explorer
    .one-used = One explorer is used, wherever the others stand.
    .one-in-region = Exactly one explorer stands in the region.
