# What only the picture of a position says, in English. Names of things come from the words of the game.

round = Round
to-act = To act: { $names }
over = The game is over
won = Won: { $names }
you = you
passed = passed
surveyed = Surveyed
mothership = Mothership
centres-pay = Each centre pays { $prizes }
aboard = aboard
no-card = none yet
front = front
popularity = Popularity
rank = rank
pays = pays
buyer-deck = Buyers
buyer-discard = Drawn
piles = Piles of tiles
action-deck = Action deck
action-discard = Discard
command-deck = Command cards
at-centres = { $n } at the centres
sold = Out of the game
credits = Credits
black-market = Black market
tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
# At its first space the heading goes on in a second line.
forecast = Surveyor forecast
initiative = Initiative
turn-order = Turn order
hand = Hand
crew = Crew
travel = Travel
your-hand = Hand
draft = To choose from
drawn = Drawn
score = Score
rival = Solo rival
zu-deck = Deck
round-number = Round { $n }
gained-crew = gained, second colour
second-crew = in play, second colour
zu-discard = Zu’s discard pile
zu-past = Discarded in round { $n }
no-switch = No switch is on: as the rules have it.

# --- expansion: what the words of its modules do not name
mystery = Mysterious artefact: { $colour }
analysed = Analysed: { $colour }
overlay = { $n ->
    [0] Overlay, { $colour }: no mysterious artefact here
    [one] Overlay, { $colour }: { $n } mysterious artefact
   *[other] Overlay, { $colour }: { $n } mysterious artefacts
}
brokers = Brokers
broker = Broker: { $colour }
researchers = Researchers
researchers-left = Researchers in supply
custodians-gone = Custodians out of the game: { $player }
locked = Complete column: these guards stay
reverse-engineering = Reverse engineering
re-drawn = Drawn, one to be kept
re-under = Under the deck, the next first
re-out = Out of the game
used-now = { $card }: used in this round
face-down = Face down
museum = Galactic museum
curators-bring = Above: for the row’s curator’s colour. Below: for a full column.
exhibition = { $space }: { $asks }
bonus-outer = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
bonus-middle = broker
bonus-inner = RE card
benefit-outer = researcher
benefit-middle = crew moves
benefit-inner = crew back
curator = Curator of row { $row }: { $colour }
guide = Tour guide: { $player }
guides = Tour guides, credits now
popups = Pop-up markets
popup = Pop-up market { $card }, { $place }
popups-out = Out of the game: { $cards }
no-popup = None on the board.
for = for
