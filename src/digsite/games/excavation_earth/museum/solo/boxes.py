"""Pretty boxes and Zu (MU-PRETTY-R7 to -R10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from digsite.games.excavation_earth.kinds import kind_of
from digsite.games.excavation_earth.museum.events import SAMPLED_BOX
from digsite.games.excavation_earth.museum.kinds import BOX
from digsite.games.excavation_earth.museum.solo.crew import ZuCrew, gain_cube
from digsite.games.excavation_earth.rules import EarthRules
from digsite.games.excavation_earth.solo.ladder import ZU
from digsite.games.excavation_earth.solo.part import ways_of
from digsite.games.excavation_earth.solo.ways import ZuTiles
from digsite.kernel.rules import Module, Rules

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class ZuBoxes(ZuTiles):
    """Zu samples a box for a cube and never offloads one; in all else its priorities see a tile like any other."""

    def sample(self, s: Earth, kind: int) -> None:
        """MU-PRETTY-R8: a cube of the second colour instead of a researcher, with or without a cube in the supply."""
        if kind < BOX:
            super().sample(s, kind)
            return
        s.emit(SAMPLED_BOX, ZU, kind)
        gain_cube(s)

    def to_offload(self, s: Earth) -> list[int]:
        """MU-PRETTY-R9: all but the boxes."""
        return [tile for tile in super().to_offload(s) if kind_of(tile) < BOX]


class ZuWithBoxes(Module["Earth"]):
    """It comes after the solo changes of the expansion."""

    def __init__(self) -> None:
        super().__init__("zu-with-boxes")

    def install(self, rules: Rules[Earth]) -> None:
        ways_of(rules).tiles = ZuBoxes()
        for part in cast(EarthRules, rules).parts:
            if isinstance(part, ZuCrew):
                part.gains = True
