# Excavation Earth alone, against Zu, in English. How fields become arguments is told in kernel/text.py.
# Fields such as $colours, $markets and $artefacts are lists of names; those with out- name who is out on this rung.

zu = Zu
set-empty = none

## Zu’s cards

face-excavate-yellow-green = Excavate yellow or green
face-excavate-yellow-red = Excavate yellow or red
face-excavate-yellow-purple = Excavate yellow or purple
face-excavate-yellow-orange = Excavate yellow or orange
face-excavate-green-red = Excavate green or red
face-excavate-green-purple = Excavate green or purple
face-excavate-green-orange = Excavate green or orange
face-excavate-red-purple = Excavate red or purple
face-excavate-red-orange = Excavate red or orange
face-excavate-purple-orange = Excavate purple or orange
face-excavate-top = Excavate the most popular colour
face-market = Market
face-command-1 = Command in market #1
face-command-2 = Command in market #2
face-command-3 = Command in market #3
face-command-4 = Command in market #4
face-command-5 = Command in market #5
face-command-6 = Command in market #6
face-sell = Sell
face-snipe = Snipe
face-survey = Survey

## Why a card is not carried out as printed: whole sentences

obstacle-no-artefact = Zu has no artefact.
obstacle-no-buyer = Nobody whom Zu could sell to wants its artefacts.
obstacle-all-markets = Zu has a trader in every market.
obstacle-no-crew = Zu has too few cubes left.
obstacle-no-forecast = There is a cube on every forecast card.
obstacle-no-card = There is no card to draw.
obstacle-holds-full = Both holds of Zu are full.
obstacle-cargo-full = Zu’s cargo hold is full.
obstacle-nothing-to-dig = Nothing that Zu needs lies there.
obstacle-nothing-to-buy = The black market has nothing that Zu needs and can pay for.
obstacle-fewest-unwanted = Nobody anywhere wants the colour of which Zu holds the fewest.
obstacle-one-colour = All of Zu’s artefacts are of one colour.

## What a choice is for: at the start of a line, before what Zu weighs

purpose-dig = To choose from for digging
purpose-acquire = Black market stacks to choose from
purpose-acquire-more = Stacks to choose from for one more artefact
purpose-lead = To choose from as the most popular colour Zu can sell
purpose-buyers = To choose from as the colour of the new buyers
purpose-trader = Markets to choose from for new traders
purpose-sell = To choose from for the sale
purpose-snipe = To choose from for the snipe
purpose-offload = To choose from for offloading
purpose-survey = To choose from for buying
purpose-first = One artefact of each colour; to choose from for the first
purpose-lay = Nothing is bought; to choose from for the map
purpose-first-choice = To choose from as the colour Zu wanted at first
purpose-bought-instead = Stacks to choose from for the most valuable artefact

## Options

option-solo = Alone against Zu
    .about = One player against Zu, whom the game plays by its cards.
option-zu = Zu’s strength
    .about = Switches that make Zu weaker (E1 to E5) or stronger (H1 to H5), any of them together.
zu-E1 = E1
    .about = Zu starts without credits.
zu-E2 = E2
    .about = Failed actions bring Zu nothing.
zu-E3 = E3
    .about = Zu’s Market action adds no coloured buyers.
zu-E4 = E4
    .about = After Snipe, Survey and certain Excavate cards Zu loses its next card.
zu-E5 = E5
    .about = Zu has only one set of crew cubes.
zu-H1 = H1
    .about = A card with two colours digs up one artefact of each.
zu-H2 = H2
    .about = Failed actions bring Zu 15 credits.
zu-H3 = H3
    .about = Zu stores any artefact in either hold.
zu-H4 = H4
    .about = Your artefacts left at the end cost you their values.
zu-H5 = H5
    .about = When Zu acquires from the black market, it acquires the most valuable artefact too, or in its place.

## Events

event-zu-began = Zu joins the table, without hand or explorers.
event-zu-deck = { $n ->
    [one] Zu’s deck for this round has { $n } card.
   *[other] Zu’s deck for this round has { $n } cards.
}
event-zu-card = Zu reveals a card: { $face }.
event-zu-threw = Zu loses a card without effect: { $face }.
event-zu-passed = Zu’s deck is empty, so it passes.
event-zu-failed = { $credits_n ->
    [0] { $obstacle } The action fails, and Zu gains nothing.
   *[other] { $obstacle } The action fails, and Zu gains { $credits }.
}
event-zu-acquires = { $obstacle } Zu goes to the black market instead.
event-zu-offloads = { $obstacle } Zu turns to offloading artefacts instead.
event-zu-drew = Zu draws { $card_one } for its survey.
event-lost-card = { $seat } loses a card at random: { $card }.
event-zu-left = Zu gains { $credits } for what is left: { $artefact_named }.
event-left-over = { $seat } loses { $credits } for what is left: { $artefact_named }.

event-zu-weighs-colours = { $purpose }: { $colours }.
event-zu-weighs-artefacts = { $purpose }: { $artefacts }.
event-zu-weighs-markets = { $purpose }: { $markets }.
event-zu-weighs-tiles = { $purpose }: { $tiles }.

event-zu-dig-on-map = On the map: { $colours }; out: { $out-colours }.
event-zu-dig-needed = With an artefact on the map that Zu needs: { $colours }; out: { $out-colours }.
event-zu-dig-other = Only here can anything be dug up: { $colours }; out: { $out-colours }.
event-zu-dig-popular = Most popular: { $colours }; out: { $out-colours }.
event-zu-dig-top = Most popular of all: { $colours }; out: { $out-colours }.
event-zu-dig-two = Two can be dug up: { $colours }; out: { $out-colours }.
event-zu-dig-none-held = Zu holds none: { $colours }; out: { $out-colours }.
event-zu-dig-human-few = You hold the fewest: { $colours }; out: { $out-colours }.
event-zu-dig-lot = Still tied: { $colours }. Drawn by lot: { $colour }.
event-zu-first-popular = More popular, so first: { $colours }; then: { $later-colours }.
event-zu-first-none-held = Zu holds none, so first: { $colours }; then: { $later-colours }.
event-zu-first-human-few = You hold fewer, so first: { $colours }; then: { $later-colours }.
event-zu-first-lot = Still tied: { $colours }. Drawn by lot to be first: { $colour }.
event-zu-find-needed = Zu needs: { $artefacts }; out: { $out-artefacts }.
event-zu-find-other-site = For the second, at another site: { $artefacts }; out: { $out-artefacts }.
event-zu-find-other-type = For the second, of another type: { $artefacts }; out: { $out-artefacts }.
event-zu-find-unsampled = You have no sample: { $artefacts }; out: { $out-artefacts }.
event-zu-find-rare = Fewest on the map: { $artefacts }; out: { $out-artefacts }.
event-zu-find-dear = Most valuable: { $artefacts }; out: { $out-artefacts }.
event-zu-find-lot = Still tied: { $artefacts }. Drawn by lot: { $artefact_named }.
event-zu-first-choice = Most popular of all: { $colours }; out: { $out-colours }.
event-zu-stack-there = With an artefact on it: { $colours }; empty: { $out-colours }.
event-zu-stack-other = Another stack than the first: { $colours }; out: { $out-colours }.
event-zu-stack-needed = Zu needs the top: { $colours }; out: { $out-colours }.
event-zu-stack-paid = Zu can pay for the top: { $colours }; out: { $out-colours }.
event-zu-more-needed = Zu needs the top: { $colours }; out: { $out-colours }.
event-zu-more-paid = Zu can pay for the top: { $colours }; out: { $out-colours }.
event-zu-stack-next = First from the desired colour to the right: { $colours }; out: { $out-colours }.
event-zu-stack-dear = Most valuable top: { $colours }; out: { $out-colours }.
event-zu-stack-left = Furthest left: { $colours }; out: { $out-colours }.
event-zu-instead-dear = Most valuable top: { $colours }; out: { $out-colours }.
event-zu-instead-left = Furthest left: { $colours }; out: { $out-colours }.
event-zu-offload-other = For the second, of another colour: { $tiles }; out: { $out-tiles }.
event-zu-offload-dear = Most valuable: { $tiles }; out: { $out-tiles }.
event-zu-offload-cargo = In the cargo hold: { $tiles }; out: { $out-tiles }.
event-zu-offload-unpopular = Least popular colour: { $tiles }; out: { $out-tiles }.
event-zu-offload-lot = Still tied: { $tiles }. Drawn by lot: { $tile }.
event-zu-lead-popular = Most popular: { $colours }; out: { $out-colours }.
event-zu-lead-most = Zu holds the most: { $colours }; out: { $out-colours }.
event-zu-lead-lot = Still tied: { $colours }. Drawn by lot: { $colour }.
event-zu-trader-none = Without a trader of Zu’s: { $markets }; out: { $out-markets }.
event-zu-trader-interest = Most buyers for Zu’s most popular colour: { $markets }; out: { $out-markets }.
event-zu-trader-swing = Biggest influence swing: { $markets }; out: { $out-markets }.
event-zu-trader-lot = Still tied: { $markets }. Drawn by lot: #{ $market }.
event-zu-buyers-lot = Zu holds nothing, so any of these colours will do: { $colours }. Drawn by lot: { $colour }.
event-zu-lucrative-interest = Most buyers for the colour sold: { $markets }; out: { $out-markets }.
event-zu-lucrative-lead = Most buyers for Zu’s most popular colour: { $markets }; out: { $out-markets }.
event-zu-lucrative-rival = Most of your traders beside Zu’s: { $markets }; out: { $out-markets }.
event-zu-lucrative-swing = Biggest influence swing: { $markets }; out: { $out-markets }.
event-zu-lucrative-lot = Still tied: { $markets }. Drawn by lot: #{ $market }.
event-zu-sell-open = Sellable where Zu has traders: { $colours }; out: { $out-colours }.
event-zu-sell-none = Where Zu has traders nobody wants: { $out-colours }; left: { $colours }.
event-zu-sell-many = Sellable in the most markets: { $colours }; out: { $out-colours }.
event-zu-sell-pays = Can bring the most credits: { $colours }; out: { $out-colours }.
event-zu-sell-popular = Most popular: { $colours }; out: { $out-colours }.
event-zu-sell-lot = Still tied: { $colours }. Drawn by lot: { $colour }.
event-zu-sell-cheap = Least valuable: { $tiles }; out: { $out-tiles }.
event-zu-sell-tile-lot = Still tied: { $tiles }. Drawn by lot: { $tile }.
event-zu-snipe-open = With a buyer somewhere: { $colours }; out: { $out-colours }.
event-zu-snipe-none = Nobody anywhere wants: { $out-colours }; left: { $colours }.
event-zu-snipe-few = Zu holds the fewest: { $colours }; out: { $out-colours }.
event-zu-snipe-wanted = With the most buyers in one market: { $colours }; out: { $out-colours }.
event-zu-snipe-popular = Most popular: { $colours }; out: { $out-colours }.
event-zu-snipe-lot = Still tied: { $colours }. Drawn by lot: { $colour }.
event-zu-snipe-interest = Most buyers for the colour sold: { $markets }; out: { $out-markets }.
event-zu-snipe-cheap = Least valuable: { $tiles }; out: { $out-tiles }.
event-zu-snipe-tile-lot = Still tied: { $tiles }. Drawn by lot: { $tile }.
event-zu-survey-wanted = Zu needs it, can pay and has room: { $artefacts }; out: { $out-artefacts }.
event-zu-survey-dear = Most valuable: { $artefacts }; out: { $out-artefacts }.
event-zu-survey-lot = Still tied: { $artefacts }. Drawn by lot: { $artefact_named }.
event-zu-lay-lot = Still tied: { $artefacts }. Drawn by lot: { $artefact_named }.

## The end

reason-beat-zu = You have more credits than Zu: you win.
reason-zu-ahead = Zu has more credits: you lose.
reason-zu-level = Equal credits are not enough against Zu: you lose.

## Lines of the score sheet

line-failed-actions = Failed actions
line-left-overs = Artefacts left at the end

## Rulings that a table may read otherwise

ruling-ZU-GEN-R3 = How Zu ranks several markets for one action
    .once = Once, before anything is placed.
    .again = For each further market, envoys to come from those chosen count as placed.
ruling-ZU-CREW-R1 = Whether Zu samples what it buys in a survey
    .no-sample = No: the rulebook mentions no sample there.
    .sample = Yes, like everything else that it takes.
ruling-ZU-SWING-R1 = Centres that Zu’s envoy would change in the same way
    .difference = The smaller difference in envoys comes first.
    .list-alone = They are tied.
ruling-ZU-LUCR-R1 = Whose buyers make a market lucrative when Zu sells
    .lead-colour = Those interested in the most popular colour that Zu has to sell.
    .colour-sold = Those interested in the colour of this sale come first.
ruling-ZU-EXCAVATE-R2 = Zu can dig nothing in the more popular colour of a card
    .first-colour = It acquires from the black market.
    .second-colour = It turns to the other colour of the card.
ruling-ZU-EXCAVATE-R4 = Which colours Zu passes over when it digs the most popular one
    .on-map = Those that do not lie on the map.
    .needed = Also those of which it needs nothing that lies there.
ruling-ZU-EXCAVATE-R8 = When Zu’s holds are checked in an Excavate
    .once = Once, at the start.
    .each-artefact = For each artefact: with no room for the second Zu turns to the black market.
ruling-ZU-EXCAVATE-R7 = Where Zu’s two artefacts of an Excavate come from
    .different-sites = From two dig sites.
    .same-site = Two types may come from one dig site.
ruling-ZU-ACQUIRE-R1 = The colour that Zu seeks first on the black market
    .settled-colour = The one that its Excavate chose in the end.
    .first-choice = The one that its Excavate wanted at first.
ruling-ZU-OFFLOAD-R1 = Zu must offload, and its several artefacts are all of one colour
    .one = It offloads the most valuable.
    .fails = The action fails.
ruling-ZU-MARKET-R3 = The colour of the buyers that Zu’s Market adds
    .once = The same in both markets.
    .each-market = Settled for each market as the tracks then stand.
ruling-ZU-SELL-R1 = Colours that Zu can sell in equally many markets
    .more-popular = The more popular one is sold.
    .higher-payout = The one is sold that can bring more credits.
ruling-ZU-SNIPE-R1 = Zu holds equally few artefacts of several colours when it snipes
    .market-first = The colour that most buyers of a single market want is sold.
    .colour-first = The most popular of these colours is sold.
ruling-ZU-SNIPE-R2 = Nobody wants the colour of which Zu holds the fewest when it snipes
    .next-colour = Zu goes on to the colour with the next fewest.
    .fails = The action fails.
ruling-ZU-SURVEY-R1 = Zu surveys, and there is a cube on every forecast card
    .fails = The action fails.
    .tiles-only = Zu leaves the forecast and goes on with the artefacts.
ruling-ZU-SURVEY-R2 = Whether Zu’s survey claims an initiative token
    .no-token = No: the rulebook lists none.
    .lowest-token = Yes, the lowest one, as a player would.
ruling-ZU-EASY-R5 = The Excavate cards after which Zu loses a card with E4
    .most-popular = Those for the most popular colour.
    .every-excavate = All of them.
ruling-ZU-EASY-R1 = Whether Zu loses a card with E4 after a failed action
    .carried-out = No, only after an action that was carried out.
    .revealed = Yes, the revealed card alone decides.
ruling-ZU-EASY-R3 = Zu’s Command with E5 needs two cubes, and one is left
    .all-or-nothing = The action fails.
    .envoy-alone = The envoy is placed without the trader.
ruling-ZU-HARD-R8 = Zu excavates with H3 while only its cargo hold is full
    .lifted = It digs into the hidden hold.
    .kept = It acquires from the black market instead.
ruling-ZU-HARD-R3 = What H5 makes of the most valuable artefact on the black market
    .extra = Zu acquires it too.
    .replacement = Zu acquires it instead of the desired colour’s.
ruling-ZU-HARD-R6 = Where the further artefact of H5 may lie
    .any-stack = On any stack of the black market.
    .another-colour = On another stack than the first.
