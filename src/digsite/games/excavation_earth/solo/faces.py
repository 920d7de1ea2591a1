"""Zu's cards by their faces (ZU-COMP-02 to -04).

A deck is a count of cards by face: drawing at random from it is drawing from the top of a shuffled one, and no position
can betray what will come.
"""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.kinds import COLOURS, N_COLOURS, N_MARKETS

PAIRS: Final = [(one, two) for one in range(N_COLOURS) for two in range(one + 1, N_COLOURS)]
"""The two colours that an Excavate card can show, unordered (ZU-DATA-02)."""

TOP: Final = 10
"""Excavate the most popular colour; the faces before it are the pairs (ZU-EXCAVATE-01)."""
MARKET: Final = 11
COMMAND: Final = 12
"""Command in market #1; those for the others follow (ZU-COMMAND-01)."""
SELL: Final = 18
SNIPE: Final = 19
SURVEY: Final = 20
SPECIAL: Final = 21
"""What a module puts among the Command cards; there is none otherwise."""
N_FACES: Final = 22
FACES: Final = [
    *(f"excavate-{COLOURS[one]}-{COLOURS[two]}" for one, two in PAIRS),
    "excavate-top",
    "market",
    *(f"command-{market + 1}" for market in range(N_MARKETS)),
    "sell",
    "snipe",
    "survey",
    "special",
]

N_KINDS: Final = 6
KINDS: Final = ["excavate", "market", "command", "sell", "snipe", "survey"]
"""What the cards are sorted by when the decks are made (ZU-SETUP-12)."""
OF_COMMAND: Final = 2
FACES_OF: Final = [
    list(range(TOP + 1)),
    [MARKET],
    [*range(COMMAND, SELL), SPECIAL],
    [SELL],
    [SNIPE],
    [SURVEY],
]
"""The faces of each kind."""
OF_KIND: Final = [8, 2, 6, 4, 2, 2]
"""How many cards of each kind there are (ZU-COMP-02); there is none for Smuggle, Travel or Pass (ZU-COMP-03, -04)."""
N_ZU_CARDS: Final = 24
RECIPES: Final = [[3, 2, 1, 1, 2, 1], [3, 0, 2, 1, 0, 1], [2, 0, 3, 2, 0, 0]]
"""How many cards of each kind the decks of rounds 1, 2 and 3 are made of (ZU-SETUP-13 to -16)."""
CARRIED: Final = 3
"""Cards of one round's discard pile that come again in the next (ZU-PREP-04)."""
ROUND_DECK: Final = 10
"""Cards of a round deck, whatever the round (ZU-PREP-06, ZU-INV-05)."""


def kind_of(face: int) -> int:
    """The kind of a card with that face, as its place in KINDS."""
    if face <= TOP:
        return 0
    if face == MARKET:
        return 1
    if face < SELL or face == SPECIAL:
        return OF_COMMAND
    return face - SELL + 3


def n_cards(pile: list[int]) -> int:
    """How many cards lie in a pile."""
    n = 0
    for copies in pile:
        n += copies
    return n


def cards_of(pile: list[int]) -> list[int]:
    """The cards of a pile one by one, by face."""
    cards: list[int] = []
    for face in range(N_FACES):
        for _ in range(pile[face]):
            cards.append(face)
    return cards


def pile_of(cards: list[int]) -> list[int]:
    """A pile of these cards."""
    pile = [0] * N_FACES
    for face in cards:
        pile[face] = pile[face] + 1
    return pile
