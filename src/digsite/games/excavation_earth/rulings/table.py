"""The editions, and the rulings of the base game that a table may read otherwise, in the order of the ledger."""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.rulings.dig_sites import Glyph, Location
from digsite.games.excavation_earth.rulings.factions import (
    FreeTileSampled,
    FreeTileUnsampled,
    OneInRegion,
    OneIsUsed,
    PurchaseSampled,
    PurchaseUnsampled,
)
from digsite.games.excavation_earth.rulings.guards import EachCube, EachSample, OneGuard, OneGuardCommanded
from digsite.games.excavation_earth.rulings.queues import CardCounts, ThreeBuyers
from digsite.games.excavation_earth.rulings.recall import Always, WithCard
from digsite.games.excavation_earth.rulings.score import AllPlaces, ThreePlaces
from digsite.games.excavation_earth.rulings.setup import (
    Again,
    FreeMoveFirst,
    NoRedraw,
    Once,
    PlacementFirst,
    RedrawDrafted,
)
from digsite.games.excavation_earth.rulings.survey import MayBeBought, Placed
from digsite.games.excavation_earth.rulings.travel import EachMovement, EndOfAction
from digsite.kernel.rulings import Ruling

EDITIONS: Final = ["en", "de", "pl"]
"""The rulebooks 000, 001 and 004, by their languages. Each is the set of readings that `Ruling.default` gives."""

RULINGS: Final[list[Ruling]] = [
    Ruling("EE-SETUP-R4", [Once(), Again()]),
    Ruling("EE-SETUP-R7", [NoRedraw(), RedrawDrafted()], needs="draft"),
    Ruling("EE-SETUP-R12", [PlacementFirst(), FreeMoveFirst()]),
    Ruling("EE-MAP-R3", [Location(), Glyph()], {"de": "glyph"}),
    Ruling("EE-GALLERY-R2", [EachSample(), OneGuard()], {"pl": "one-guard"}),
    Ruling("EE-PREP-R3", [ThreeBuyers(), CardCounts()]),
    Ruling("EE-TRAVEL-R1", [EndOfAction(), EachMovement()], {"de": "each-movement", "pl": "each-movement"}),
    Ruling("EE-COMMAND-R2", [Always(), WithCard()]),
    Ruling("EE-COMMAND-R5", [EachCube(), OneGuardCommanded()], {"de": "one-guard", "pl": "one-guard"}),
    Ruling("EE-SURVEY-R3", [Placed(), MayBeBought()]),
    Ruling("EE-SCORE-R1", [AllPlaces(), ThreePlaces()], {"de": "three-places"}),
    Ruling("EE-FACTION-R2", [FreeTileUnsampled(), FreeTileSampled()], before="sample"),
    Ruling("EE-FACTION-R8", [PurchaseSampled(), PurchaseUnsampled()]),
    Ruling("EE-FACTION-R11", [OneIsUsed(), OneInRegion()]),
]
"""Each with its readings, the default first."""
