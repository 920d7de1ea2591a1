# Excavation Earth with its expansion It Belongs in a Museum, in English. How fields become arguments is told in
# kernel/text.py. $credits_way is “out” for credits that are paid.

## Museum: exhibition tiles by what they ask for; spaces: at: where it hangs; rows: of: as in “the curator …”

asks-helix = helix
asks-lens = lens
asks-antenna = antenna
asks-crater = crater
asks-5-plus = value 5 or more
asks-7-plus = value 7 or more

space-1-1 = Row 1, column 1
    .at = in row 1, column 1
space-1-2 = Row 1, column 2
    .at = in row 1, column 2
space-1-3 = Row 1, column 3
    .at = in row 1, column 3
space-1-4 = Row 1, column 4
    .at = in row 1, column 4
space-1-5 = Row 1, column 5
    .at = in row 1, column 5
space-1-6 = Row 1, column 6
    .at = in row 1, column 6
space-2-1 = Row 2, column 1
    .at = in row 2, column 1
space-2-2 = Row 2, column 2
    .at = in row 2, column 2
space-2-3 = Row 2, column 3
    .at = in row 2, column 3
space-2-4 = Row 2, column 4
    .at = in row 2, column 4
space-2-5 = Row 2, column 5
    .at = in row 2, column 5
space-2-6 = Row 2, column 6
    .at = in row 2, column 6
space-3-1 = Row 3, column 1
    .at = in row 3, column 1
space-3-2 = Row 3, column 2
    .at = in row 3, column 2
space-3-3 = Row 3, column 3
    .at = in row 3, column 3
space-3-4 = Row 3, column 4
    .at = in row 3, column 4
space-3-5 = Row 3, column 5
    .at = in row 3, column 5
space-3-6 = Row 3, column 6
    .at = in row 3, column 6

row-top = Top row
    .of = of the top row
row-middle = Middle row
    .of = of the middle row
row-bottom = Bottom row
    .of = of the bottom row

## Pop-up markets

popup-U1 = U1
popup-U2 = U2
popup-U3 = U3
popup-U4 = U4
popup-U5 = U5
popup-U6 = U6
popup-U7 = U7
popup-U8 = U8
popup-U9 = U9
popup-U10 = U10

## Tasks and actions

task-custodian = Custodian
    .does = becomes the custodian
task-guide = Tour guide
    .does = becomes the tour guide

action-exhibit = Exhibit

## Reverse engineering cards: value: the bare name; one: as an object (accusative); about: what it does

re-gravity-sled = Gravity Sled
    .one = Gravity Sled
    .about = When you travel, your explorers make one move more.
re-phase-drill = Phase Drill
    .one = Phase Drill
    .about = When you excavate, one explorer can dig up a second artefact from its own site.
re-folding-hold = Folding Hold
    .one = Folding Hold
    .about = Your cargo hold has two more spaces.
re-stasis-locker = Stasis Locker
    .one = Stasis Locker
    .about = Your hidden hold has one more space, and what you dig up or buy may go into either hold.
re-price-oracle = Price Oracle
    .one = Price Oracle
    .about = When you sell, popularity pays as if the colour ranked one place higher.
re-crowd-magnet = Crowd Magnet
    .one = Crowd Magnet
    .about = After the coloured buyer of a Market action you may add another one to the same queue.
re-holo-trader = Holo-Trader
    .one = Holo-Trader
    .about = When you sell, one of the markets may be one without a trader of yours.
re-bulk-contract = Bulk Contract
    .one = Bulk Contract
    .about = A sale in two or three markets pays 4 credits more.
re-fences-ledger = Fence’s Ledger
    .one = Fence’s Ledger
    .about = Artefacts of the black market cost you their value less 1, but at least 1.
re-back-door-buyer = Back-Door Buyer
    .one = Back-Door Buyer
    .about = Each artefact that you offload pays 2 credits more.
re-master-key = Master Key
    .one = Master Key
    .about = When you smuggle, the icon of the card does not matter.
re-survey-swarm = Survey Swarm
    .one = Survey Swarm
    .about = A surveyed artefact costs you its value once instead of twice.
re-loyalty-chip = Loyalty Chip
    .one = Loyalty Chip
    .about = Each command centre with an envoy of yours ranks you as if you had one more there.
re-cloning-vat = Cloning Vat
    .one = Cloning Vat
    .about = It brings you two researchers at once.
re-contact-database = Contact Database
    .one = Contact Database
    .about = It brings you a broker at once, and another before each later round.
re-mind-brush = Mind Brush
    .one = Mind Brush
    .about = Once a round an artefact that you send may count as the colour of its curator.
re-donor-plaque = Donor Plaque
    .one = Donor Plaque
    .about = Each artefact that you send to the museum pays 2 credits.
re-audio-guide = Audio Guide
    .one = Audio Guide
    .about = At the end your tour guides count as one more, if you have any.
re-forged-provenance = Forged Provenance
    .one = Forged Provenance
    .about = In each Exhibit action one artefact may go on a tile with another glyph.
re-gift-shop = Gift Shop
    .one = Gift Shop
    .about = When a museum column is complete, each of your tour guides in it pays 3 credits.
re-loan-desk = Loan Desk
    .one = Loan Desk
    .about = At the end of each Exhibit action you draw a card.
# What such a card is called for those who may not see which it is.
re-hidden = Reverse engineering card
    .one = a reverse engineering card
    .about = Only its owner has seen which one it is.

## Command cards: what the white side does, and how the yellow one differs

ability-research-grant = Research Grant
    .about = Pay credits for a researcher; on the yellow side gain both.
ability-talent-agency = Talent Agency
    .about = Gain a broker; on the yellow side more.
ability-private-viewing = Private Viewing
    .about = Send an artefact to the museum; on the yellow side more of them, of different colours.
ability-acquisitions-board = Acquisitions Board
    .about = Replace a curator and gain credits; on the yellow side more of both.

## Kinds of tile behind the types of artefact

glyph-box = box
artefact-yellow-mystery = Mysterious artefact (yellow)
    .one = a mysterious artefact (yellow)
    .named = Mysterious artefact (yellow)
artefact-green-mystery = Mysterious artefact (green)
    .one = a mysterious artefact (green)
    .named = Mysterious artefact (green)
artefact-red-mystery = Mysterious artefact (red)
    .one = a mysterious artefact (red)
    .named = Mysterious artefact (red)
artefact-purple-mystery = Mysterious artefact (purple)
    .one = a mysterious artefact (purple)
    .named = Mysterious artefact (purple)
artefact-orange-mystery = Mysterious artefact (orange)
    .one = a mysterious artefact (orange)
    .named = Mysterious artefact (orange)
artefact-yellow-box = Pretty cigar box
    .one = a pretty cigar box (yellow)
    .named = Pretty cigar box (yellow)
artefact-green-box = Pretty lunch box
    .one = a pretty lunch box (green)
    .named = Pretty lunch box (green)
artefact-red-box = Pretty music box
    .one = a pretty music box (red)
    .named = Pretty music box (red)
artefact-purple-box = Pretty spice box
    .one = a pretty spice box (purple)
    .named = Pretty spice box (purple)
artefact-orange-box = Pretty bento box
    .one = a pretty bento box (orange)
    .named = Pretty bento box (orange)

## Factions

factions-feinmort = Tribes of Feinmort (Seekers)
    .about = When they smuggle, one of the artefacts they acquire may go straight to the museum.
factions-mazz_un = Admiralty of Mazz-Un (Commanders)
    .about = With the card of a Command action they may also dig up an artefact.

## Options

option-modules = Modules of the expansion
    .about = New factions, mysterious artefacts, the museum, pop-up markets; the last two need the mysterious artefacts.
modules-M5 = M5: New factions
    .about = The Commanders can be chosen and, with the museum, the Seekers.
modules-M6 = M6: Mysterious artefacts
    .about = Artefacts that need a custodian; analysed on the mothership they bring reverse engineering cards.
modules-M7 = M7: Galactic museum
    .about = A new action sends artefacts to the museum; its curators and columns bring bonuses. Needs the mysterious artefacts.
modules-M8 = M8: Pop-up markets
    .about = Cards beside dig sites sell an artefact cheaply or reward you for one. Needs the mysterious artefacts and at least two players.
option-pretty_boxes = Pretty boxes
    .about = Five promo tiles, one of each colour. A sample of one brings a researcher, and it fits every exhibition tile. Needs a module of the expansion.
option-scarce_zu = Scarce cubes for Zu
    .about = Zu has 24 crew cubes and can run out of them, as with the expansion.

## Questions

ask-send_broker = Do you send a broker with { $card }? Its colour now: { $colour }.
ask-at_market = This card has every icon: { $card }. Which market do you use it for?
ask-gain_broker = Which colour is your new broker?
ask-bonus_dig = Which { $colour } artefact do you dig up as well?
ask-early_dig = Which { $colour } artefact do you dig up before the Command? You will be asked again after it.
ask-stow = Into which hold does the artefact go?
ask-keep_re = Which reverse engineering card do you keep?
ask-second_buyer = Which second buyer do you add to the queue of market #{ $market }?
ask-research_grant = { $credits_way ->
    [out] Do you pay { $credits } for a researcher?
   *[in] Do you take { $credits } and a researcher?
}
ask-talent_agency = { $n ->
    [one] Which broker do you gain?
   *[other] Which broker do you gain? Up to { $n }.
}
ask-exhibiting = Which artefact do you send to the museum? At most one is { $colour } and one of another colour.
ask-hang = On which exhibition tile do you place { $artefact_one }?
ask-mind_brush = Does the artefact { $space_at } count as the colour of its curator?
ask-pick_curator = Which colour is the new curator?
ask-move_crew = Which trader or envoy do you move?
ask-move_crew_to = Where do you move { $post_who }?
ask-retrieve = Which trader or envoy do you take back?
ask-private_viewing = { $n ->
    [one] Which artefact do you send to the museum?
   *[other] Which artefact do you send to the museum? Up to { $n }, of different colours.
}
ask-acquisitions_board = { $n ->
    [one] Which curator do you replace, and by which colour?
   *[other] Which curator do you replace, and by which colour? Up to { $n }.
}
ask-activate = Which pop-up market do you activate?
ask-give = Which artefact do you give to pop-up market { $popup }?

## Answers

code-send-broker = Send the { $colour } broker to the mothership
code-take-broker = Gain a broker: { $colour }
code-at-market = Use the card for market #{ $market }
code-stow = Put the artefact { $hold_into }
code-dig-mystery = Dig up a mysterious artefact ({ $colour })
code-analyse = Send an envoy and analyse a mysterious artefact ({ $colour }) { $hold_from }
code-offload-mystery = Offload a mysterious artefact ({ $colour }) { $hold_from }
code-keep-re = Keep { $re_one }
code-exhibit = Exhibit with { $card }
code-show = Send { $artefact_one } { $hold_from } to the museum
code-hang = Place the artefact { $space_at }
code-match = Use the Mind Brush
code-curator = New curator: { $colour }
code-replace-curator = Replace the curator { $row_of }: { $colour }
code-retrieve = Take back { $post_who }
code-activate = Activate pop-up market { $popup }
code-give = Give { $artefact_one } { $hold_from }

## Refusals, each beside the rules that it rests on
## Those of the base game that the expansion gives as well:
## refusal-cargo-full: MU-SUPPLY-R3
## refusal-colour-used: MU-CMDCARD-03, MU-EXHIBIT-03, MU-OFFLOAD-R2
## refusal-envoy-step-over: MU-ANALYSE-R1
## refusal-no-buyer-left: MU-BROKER-R1, MU-CMDCARD-R2, MU-CURATOR-R3, MU-RECARD-06
## refusal-no-crew-there: MU-COLUMN-R4
## refusal-no-explorer-there: MU-ACTIVATE-01
## refusal-not-in-hand: MU-EXHIBIT-01
## refusal-no-action-card: MU-EXHIBIT-01
## refusal-not-in-hold: MU-DEMAND-R1, MU-EXHIBIT-06
## refusal-same-post: MU-COLUMN-06
## refusal-too-dear: MU-SUPPLY-03

# MU-MODULE-R3
refusal-not-in-play = The module that this belongs to is not in play.
# MU-BROKER-05
refusal-only-send-broker = You send a broker only with an action card, right after you have played it.
# MU-BROKER-01
refusal-only-take-broker = You choose a broker only when something brings you one.
# MU-BROKER-R5
refusal-only-at-market = You choose the market of a card only when a broker has given it every icon.
# MU-RECARD-04
refusal-only-stow = You choose a hold only right after you have gained an artefact that may go into either.
# MU-CUSTODIAN-01
refusal-only-dig-mystery = You dig up mysterious artefacts only during an Excavate action, with Night Dig or, as the Admiralty of Mazz-Un, after a Command.
# MU-ANALYSE-01
refusal-only-analyse = You have a mysterious artefact analysed only during a Command action, when you send an envoy.
# MU-OFFLOAD-01
refusal-only-offload-mystery = You offload mysterious artefacts only during a Smuggle action or with Quiet Buyer.
# MU-ANALYSE-04
refusal-only-keep-re = You keep a reverse engineering card only when you have drawn two to choose from.
# MU-EXHIBIT-06
refusal-only-show = You send artefacts to the museum only with Exhibit, Private Viewing or, as the Tribes of Feinmort, when you smuggle.
# MU-TILE-02
refusal-only-hang = You choose a space of the museum only when you send an artefact there.
# MU-RECARD-16
refusal-only-match = You use the Mind Brush only when you have sent an artefact to a curator of another colour.
# MU-CURATOR-04
refusal-only-curator = You choose a curator only when a wild buyer card is turned over for one.
# MU-CMDCARD-04
refusal-only-replace-curator = You replace curators only with Acquisitions Board.
# MU-COLUMN-08
refusal-only-retrieve = You take back crew only when an innermost column of the museum is complete.
# MU-DEMAND-01
refusal-only-give = You give artefacts only when you activate a pop-up market that asks for one.
# MU-PRETTY-03, MU-PRETTY-R6
refusal-box-not-offloaded = Pretty boxes cannot be offloaded to the black market: { $artefact_named }.
# MU-PRETTY-04
refusal-box-not-free = The Psychics cannot store a pretty box for free: { $artefact_named }.
# MU-RESEARCH-R1
refusal-no-researcher-left = No researcher is left, so a sample of a pretty box brings nothing.
# MU-GUARD-01
refusal-locked-guard = This guard stands in a complete column of your gallery and stays there: { $artefact_named }.
# MU-BROKER-03
refusal-broker-held = You already have a broker of this colour: { $colour }.
# MU-BROKER-05
refusal-no-such-broker = You have no broker of this colour: { $colour }.
# MU-BROKER-R12, MU-BROKER-R13
refusal-broker-useless = The { $colour } broker would change nothing that this action needs.
# MU-CUSTODIAN-01
refusal-no-such-mystery = There is no mysterious artefact of this colour on the map: { $colour }.
# MU-CUSTODIAN-08
refusal-no-custodian = A mysterious artefact needs a custodian, and you have neither a crew cube left nor a guard you could move.
# MU-ANALYSE-01, MU-CMDCARD-06, MU-OFFLOAD-01
refusal-no-mystery-held = You have no such mysterious artefact in that hold: { $colour }.
# MU-ANALYSE-04
refusal-re-not-drawn = This is not one of the two cards that you have drawn: { $re }.
# MU-EXHIBIT-R1
refusal-museum-full = The museum is full.
# MU-EXHIBIT-R1
refusal-nothing-to-show = You have no artefact to send.
# EE-MARKET-02
refusal-market-not-visited = You have no explorer at market #{ $market }.
# MU-EXHIBIT-R1
refusal-nothing-fits = No artefact of yours fits an empty exhibition tile.
# MU-EXHIBIT-R1
refusal-send-one = Send at least one artefact to the museum.
# MU-TILE-06
refusal-mystery-barred = Mysterious artefacts cannot be sent to the museum.
# MU-EXHIBIT-04
refusal-other-colour-sent = You have already sent an artefact of another colour; one of this colour can still be sent: { $colour }.
# MU-GUIDE-07
refusal-no-guide = An artefact in the museum needs a tour guide, and you have neither a crew cube left nor a guard you could move.
# MU-TILE-02
refusal-fits-nowhere = This fits no empty exhibition tile: { $artefact_named }.
# MU-TILE-02
refusal-does-not-fit = This is not what the exhibition tile there asks for: { $artefact_named }.
# MU-BOARD-04
refusal-no-exhibition-tile = There is no exhibition tile on that space.
# MU-TILE-08
refusal-space-taken = An artefact is on that space already.
# MU-CMDCARD-R2
refusal-no-curator-there = That row has no curator to replace.
# MU-CMDCARD-04
refusal-curator-replaced = You have already replaced the curator of that row.
# MU-CMDCARD-04
refusal-same-curator = That curator is { $colour }; choose another colour.
# MU-SEEKER-02
refusal-sent-already = A Smuggle action sends at most one artefact to the museum.
# MU-SEEKER-01, MU-SEEKER-R5
refusal-not-just-acquired = Only an artefact just acquired and not sampled can be sent, and this is none: { $artefact_named }.
# MU-SEEKER-R4
refusal-sampled-this-turn = You took a sample of this in this turn: { $artefact_named }.
# MU-SUPPLY-R3
refusal-holds-full = Both your holds are full.
# MU-POPUP-05
refusal-no-such-popup = Pop-up market { $popup } is not on the board.
# MU-ACTIVATE-R2
refusal-activated-already = You have already activated a pop-up market beside this action.
# MU-ACTIVATE-R3
refusal-action-owed = After a pop-up market comes an action, neither Travel nor Pass.
# MU-ACTIVATE-R3
refusal-no-action-after = Afterwards you could take no action but Travel and Pass, and another one must follow.
# MU-ACTIVATE-R6
refusal-popup-too-new = Pop-up market { $popup } came only with this action; it can be activated beside the next one.
# MU-ACTIVATE-R7
refusal-nothing-meets = You have no artefact that pop-up market { $popup } asks for.
# MU-DEMAND-R2
refusal-demand-not-met = This is not what the pop-up market asks for: { $artefact_named }.

## Events

event-gained-researchers = { $n ->
    [one] { $seat } gains { $n } researcher.
   *[other] { $seat } gains { $n } researchers.
}
event-no-researcher = { $seat } finds no researcher left.
event-sampled-box = { $seat } samples a pretty box: { $artefact_named }.
event-gained-broker = { $seat } gains a broker: { $colour }.
event-no-broker = { $seat } can gain no broker.
event-recoloured = { $seat } sends the { $colour } broker to the mothership: the card counts as { $colour }.
event-all-icons = { $seat } sends the { $colour } broker to the mothership: the card has every icon.
event-posted-researcher = { $seat } posts a researcher in the gallery: { $artefact_named }.
event-lost-researchers = { $n ->
    [one] { $seat } has no space in the gallery for { $n } researcher.
   *[other] { $seat } has no space in the gallery for { $n } researchers.
}
event-broker-paid = { $seat } gains { $credits } for a broker: { $colour }.
event-mystery-laid = New { $place_at }: mysterious artefact ({ $colour }).
event-mystery-dug = { $seat } digs up a mysterious artefact ({ $colour }) { $place_at }.
event-moved-over = { $seat } stores { $artefact_one } in the hidden hold.
event-mystery-moved-over = { $seat } stores the mysterious artefact ({ $colour }) in the hidden hold.
event-analysed = { $seat } sends a mysterious artefact ({ $colour }) { $hold_from } to the mothership to be analysed.
event-mystery-offloaded = { $seat } offloads a mysterious artefact ({ $colour }) { $hold_from } for { $credits }.
event-mystery-quietly-sold = { $seat } quietly offloads a mysterious artefact ({ $colour }) { $hold_from } for { $credits }.
event-saw-re = { $seat } looks at { $re_one }.
event-gained-re = { $seat } gains { $re_one }.
event-put-under = { $seat } puts { $re_one } under the deck.
event-no-re = { $seat } finds no reverse engineering card left.
event-bulk-paid = { $seat } gains { $credits } from the Bulk Contract.
event-re-scored = { $seat } gains { $credits } for { $re_one }.
event-grant = { $credits_way ->
    [out] { $seat } pays { $credits } for Research Grant.
   *[in] { $seat } gains { $credits } from Research Grant.
}
event-exhibition = Exhibition tile { $space_at }: { $asks }.
event-curator-came = New curator { $row_of }: { $colour }.
event-curator-left = A curator goes back to the supply: { $colour }.
event-no-curator = No curator comes, for no buyer of this colour is left in the supply: { $colour }.
event-sent = { $seat } sends { $artefact_one } { $hold_from } to the museum, { $space_at }.
event-matched = { $seat } meets the colour of the curator { $row_of }: { $colour }.
event-brushed = { $seat } uses the Mind Brush: the curator { $row_of } takes to { $colour }.
event-donated = { $seat } gains { $credits } for the Donor Plaque.
event-curator-paid = { $seat } gains { $credits } from the curator.
event-column-done = { $seat } completes column { $column } of the museum.
event-gifts-sold = { $n ->
    [one] { $seat } gains { $credits } from the Gift Shop for { $n } tour guide.
   *[other] { $seat } gains { $credits } from the Gift Shop for { $n } tour guides.
}
event-crew-moved = { $seat } moves a cube { $post_from } { $target_to }.
event-crew-back = { $seat } takes back { $post_who }.
event-benefit-lapsed = { $seat } makes no use of the column’s benefit.
event-curator-replaced = { $seat } replaces the curator { $row_of }: { $by_colour } instead of { $colour }.
event-board-paid = { $seat } gains { $credits } from Acquisitions Board.
event-guides-scored = { $n ->
    [one] { $seat } gains { $credits } for { $n } tour guide.
   *[other] { $seat } gains { $credits } for { $n } tour guides.
}
event-popup-placed = New { $place_at }: pop-up market { $popup }.
event-popup-stocked = On pop-up market { $popup }: { $artefact_named }.
event-popup-empty = Pop-up market { $popup } finds no artefact for sale and leaves the game.
event-popup-bought = { $seat } pays { $credits } for { $artefact_one } at pop-up market { $popup }.
event-popup-met = { $seat } gives { $artefact_one } { $hold_from } to pop-up market { $popup }.
event-popup-paid = { $seat } gains { $credits } from pop-up market { $popup }.

## Against Zu: a mysterious artefact in a list; Zu’s card; why a card is not carried out as printed; what a choice is for

mystery = Mysterious artefact ({ $colour })

face-special = Exhibit or Command

obstacle-no-cube = Zu has no crew cube left.
obstacle-no-envoy = Zu has neither a crew cube left nor an envoy to recall.
obstacle-enough-analysed = Enough mysterious artefacts are analysed.

purpose-show = To choose from for the museum
purpose-hang = Columns of the museum to choose from
purpose-centre = Command centres to choose from
purpose-curator = To choose from as the colour of the new curator

event-zu-recalled = Zu gains { $credits } for the envoy { $centre_from }.
event-zu-withdrew = Zu takes back an envoy { $centre_from }.
event-re-discarded = A reverse engineering card leaves the game: { $re }.
event-zu-learned = Zu gains { $credits } in place of a reverse engineering card.
event-zu-gained-cube = { $n ->
    [one] Zu gains { $n } crew cube of its second colour.
   *[other] Zu gains { $n } crew cubes of its second colour.
}
event-zu-no-more-cubes = No crew cube is left that Zu could gain.
event-zu-posted = Zu puts an unused crew cube in the gallery: { $artefact_named }.

event-zu-weighs-columns = { $purpose }: { $columns }.
event-zu-weighs-centres = { $purpose }: { $centres }.

event-zu-find-mystery = Mysterious ones first: { $artefacts }; out: { $out-artefacts }.
event-zu-mystery-lot = Mysterious artefacts to choose from: { $colours }. Drawn by lot: { $colour }.
event-zu-show-fits = Fits an empty exhibition tile: { $tiles }; out: { $out-tiles }.
event-zu-show-other = For the second, of another colour: { $tiles }; out: { $out-tiles }.
event-zu-show-match = Can meet a curator of its colour: { $tiles }; out: { $out-tiles }.
event-zu-show-unpopular = Least popular colour: { $tiles }; out: { $out-tiles }.
event-zu-show-few = Zu holds the fewest of its colour: { $tiles }; out: { $out-tiles }.
event-zu-show-cheap = Least valuable: { $tiles }; out: { $out-tiles }.
event-zu-show-lot = Still tied: { $tiles }. Drawn by lot: { $tile }.
event-zu-hang-own = Columns with a tour guide of Zu’s: { $columns }; out: { $out-columns }.
event-zu-hang-guided = Columns with any tour guide: { $columns }; out: { $out-columns }.
event-zu-hang-outer = Columns nearest the edge: { $columns }; out: { $out-columns }.
event-zu-hang-high = Columns with the highest place: { $columns }; out: { $out-columns }.
event-zu-hang-lot = Still tied: { $columns }. Drawn by lot: { $column }.
event-zu-centre-swing = Biggest influence swing: { $centres }; out: { $out-centres }.
event-zu-centre-lead = Zu leads by most: { $centres }; out: { $out-centres }.
event-zu-centre-trail = Zu trails by most: { $centres }; out: { $out-centres }.
event-zu-centre-lot = Still tied: { $centres }. Drawn by lot: { $centre }.
event-zu-curator-sold = Zu has some to sell: { $colours }; out: { $out-colours }.
event-zu-curator-popular = Most popular: { $colours }; out: { $out-colours }.
event-zu-curator-most = Zu holds the most: { $colours }; out: { $out-colours }.
event-zu-curator-lot = Still tied: { $colours }. Drawn by lot: { $colour }.

## Lines of the score sheet

line-re-values = Reverse engineering cards
line-tour-guides = Tour guides
line-brokers = Brokers
line-bulk-contract = Bulk Contract
line-curators = Curators
line-donor-plaque = Donor Plaque
line-gift-shop = Gift Shop
line-pop-up-markets = Pop-up markets
line-new-command-cards = Research Grant and Acquisitions Board
line-analyses = Analysed artefacts
line-recalls = Recalled envoys

## Rulings that a table may read otherwise

ruling-MU-BROKER-R2 = Whether a broker must be taken
    .automatic = A broker that can be gained is gained.
    .optional = The player may do without.
ruling-MU-BROKER-R12 = With which action cards a broker may be sent
    .any-card = With any, even where the action reads neither colour nor icon.
    .useful-only = Only where the action reads what the broker changes.
ruling-MU-SEEKER-R1 = Whether a curator comes after the Seekers have sent an artefact
    .no-curator = No: that belongs to the Exhibit action.
    .whole-tail = Yes: a buyer card is turned over and the queue moves.
ruling-MU-SEEKER-R4 = Which samples keep the Seekers from sending an artefact
    .that-tile = Only one of this very tile.
    .that-type = Any of this type taken in this turn.
ruling-MU-COMMANDER-R1 = When the Commanders excavate with a Command
    .command-first = After the steps of the Command.
    .either-order = Before them or after them.
ruling-MU-MUSETUP-R2 = A wild buyer card for the second curator
    .first-player-picks = The first player chooses the colour.
    .flip-on = Cards are turned over until one is coloured.
ruling-MU-CURATOR-R1 = How the curators move while a space is free
    .all-move = All move one space, and the one in front leaves.
    .fill-first = The newcomer takes the free space, and nobody moves.
ruling-MU-POPUP-R3 = From when on the pop-up market of a sale can be activated
    .next-action = From the next action on.
    .same-sale = With this very sale.
ruling-MU-ACTIVATE-R2 = How many pop-up markets can be activated with one action
    .each = Every one with an explorer of yours, before or after the action.
    .one = One.
ruling-MU-SUPPLY-R3 = Where the artefact of a special supply is stored
    .cargo = In the cargo hold.
    .either-hold = In either hold.
ruling-MU-SUPPLY-R4 = Whether the artefact of a special supply may be sampled
    .sample = Yes, like any artefact that is bought.
    .no-sample = No.
ruling-MU-DEMAND-R3 = How a special demand pays with a reverse engineering card
    .two-keep-one = Two cards are drawn and one is kept.
    .top-card = The top card is gained unseen.
ruling-MU-ZUCUBES-R5 = Zu’s Survey without a cube for the forecast
    .fails = It fails.
    .goes-on = It goes on without the cube.
ruling-MU-ZUMYST-R7 = What Zu offloads with a mysterious artefact
    .one-of-two = The most valuable artefact of another colour.
    .alone = Nothing.
ruling-MU-ZUMYST-R12 = What Zu offloads in Command when enough is analysed
    .full-offload = All that it would with Smuggle.
    .alone = Only the mysterious artefact.
ruling-MU-ZUEXHIBIT-R7 = What an envoy pays Zu that it recalls for a full column
    .no-pay = Nothing.
    .pays-5 = 5 credits, as in Command.
