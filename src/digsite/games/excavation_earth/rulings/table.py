"""The editions, and the rulings of the base game that a table may read otherwise, in the order of the ledger."""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.rulings.score import AllPlaces, ThreePlaces
from digsite.kernel.rulings import Ruling

EDITIONS: Final = ["en", "de", "pl"]
"""The rulebooks 000, 001 and 004, by their languages. Each is the set of readings that `Ruling.default` gives."""

RULINGS: Final[list[Ruling]] = [
    Ruling("EE-SCORE-R1", [AllPlaces(), ThreePlaces()], {"de": "three-places"}),
]
"""Each with its readings, the default first."""
