"""The pretty boxes as a module: what they add to the table of rules, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from digsite.games.excavation_earth.kinds import N_COLOURS
from digsite.games.excavation_earth.museum.boxes.ways import (
    InOrder,
    NoFreeBoxes,
    QuietNoBoxes,
    SampleBoxes,
    SmuggleNoBoxes,
)
from digsite.games.excavation_earth.museum.kinds import BOX, TILES
from digsite.games.excavation_earth.refusals import EXTRA_TILES
from digsite.games.excavation_earth.rules import EarthRules
from digsite.kernel.rules import Module, Rules

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

MIXED: Final[list[str]] = [
    "dig_first",
    "dig_second",
    "bonus_dig",
    "night_dig",
    "samples",
    "sell_tiles",
    "smuggling",
    "quiet_buyer",
    "exhibiting",
    "private_viewing",
    "give",
]
"""Steps in whose answers boxes stand beside others."""


class PrettyBoxes(Module["Earth"]):
    """Five kinds of tile more (MU-PRETTY-01, -R3, -R4), and what may not be done with them.

    It comes before the other modules, so that what they do with a tile, they do with a box too.
    """

    def __init__(self) -> None:
        super().__init__("pretty-boxes")

    def install(self, rules: Rules[Earth]) -> None:
        table = cast(EarthRules, rules)
        del table.away[EXTRA_TILES]
        table.tile_names.extend(TILES[len(table.tile_names) :])
        for colour in range(N_COLOURS):
            table.kinds_of[colour].append(BOX + colour)
        for wrapper in (SampleBoxes(), SmuggleNoBoxes(), QuietNoBoxes(), NoFreeBoxes()):
            table.wrap(wrapper)


class BoxesInOrder(Module["Earth"]):
    """It comes after all modules that put anything into the lists of codes."""

    def __init__(self) -> None:
        super().__init__("boxes-in-order")

    def install(self, rules: Rules[Earth]) -> None:
        for key in MIXED:
            if rules.step_id(key) >= 0:
                rules.wrap(InOrder(key))
