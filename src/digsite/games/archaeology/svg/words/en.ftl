# What only the picture of a position says, in English. Names of things come from the words of the game.

to-act = To act: { $names }
over = The game is over
won = Won: { $names }
you = you
dig-site = Dig site
dug-out = empty
sandstorms = Sandstorms
thieves = Thieves
left = { $n } of { $all } left
chamber = Chamber { $number }
empty = empty
pile = Pile
turned-up = Turned up
marketplace = Marketplace
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
tent = { $n ->
    [0] tent used
    [one] tent ready
   *[other] tent ready, { $n } times
}
in-hand = Hand: { $n }
sold = Sold
your-hand = Hand
