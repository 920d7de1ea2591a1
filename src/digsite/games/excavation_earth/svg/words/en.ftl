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
second-crew = in play, second colour
zu-discard = Zu’s discard pile
zu-past = Discarded in round { $n }
no-switch = No switch is on: as the rules have it.
