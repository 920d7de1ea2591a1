"""The smallest whole game, to be copied: sealed bids for prizes, a folk game often called Goofspiel.

Everybody holds the cards 1 to 5. Five prizes, worth 1 to 5, come up one by one in random order; for each, all bid one
card in secret at the same time. The highest bid takes the prize, a tie takes nothing, and spent cards are gone.

It shows every part that a game has, simultaneous questions among them, and it passes the contract suite.
"""
