"""The cards: nine treasures, and the two that are not (AR-COMP-02 to -07).

A card is an int, for cards of one type are all alike (AR-CARD-04). A Map is a Treasure, so whatever holds for cards of
a hand holds for it (AR-COMP-R1). Tents are no cards in this sense: they are in no hand, dig site or market.
"""

from __future__ import annotations

from typing import Final

POT_SHARD: Final = 0
PARCHMENT_SCRAP: Final = 1
COIN: Final = 2
BROKEN_CUP: Final = 3
TALISMAN: Final = 4
MAP: Final = 5
PHARAOHS_MASK: Final = 6
BROKEN_TABLET: Final = 7
BROKEN_PENDANT: Final = 8
N_KINDS: Final = 9
"""How many kinds of treasure there are, Maps included (AR-COMP-06)."""

THIEF: Final = 9
SANDSTORM: Final = 10

KIND_NAMES: Final = [
    "pot_shard",
    "parchment_scrap",
    "coin",
    "broken_cup",
    "talisman",
    "map",
    "pharaohs_mask",
    "broken_tablet",
    "broken_pendant",
]
CARD_NAMES: Final = [*KIND_NAMES, "thief", "sandstorm"]

COPIES: Final = [16, 16, 12, 6, 8, 6, 4, 12, 5]
"""How many of each treasure are in the box (AR-COMP-03); their cards print it as rarity (AR-CARD-03)."""
N_TREASURES: Final = 85
N_THIEVES: Final = 10
N_SANDSTORMS: Final = 6
N_CARDS: Final = N_TREASURES + N_THIEVES + N_SANDSTORMS
N_TENTS: Final = 5

MIN_SEATS: Final = 2
MAX_SEATS: Final = 5
HAND: Final = 4
"""Cards in a starting hand (AR-SETUP-07)."""
MARKET: Final = 5
"""Cards in the starting market (AR-SETUP-12)."""
MAX_TRADES: Final = 30
"""Trades in a row without a sale or an exploration (AR-TRADE-R5); withdrawn trades likewise (AR-TRADE-R7)."""
MAX_CHAMBERS: Final = 3


def no_cards() -> list[int]:
    """A count of nothing, one place for each kind of treasure."""
    return [0, 0, 0, 0, 0, 0, 0, 0, 0]
