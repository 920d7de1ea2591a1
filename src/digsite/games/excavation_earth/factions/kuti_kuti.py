"""Kuti Kuti Union, the Excavators: one explorer can take a second tile from its own site or one next to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.kinds import KUTI_KUTI
from digsite.games.excavation_earth.rules import Faction

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class KutiKuti(Faction):
    """EE-FACTION-25 to -31: the second tile, of the card's colour too, from the same site or an adjacent one where no
    explorer is needed.

    EE-FACTION-R11: at most two tiles in all, wherever else explorers stand. EE-FACTION-R12: the first tile comes from
    the explorer's own site. EE-FACTION-R13: lines of the map, those round the globe included. EE-FACTION-R14: two tiles
    of one type may be taken.
    """

    def __init__(self) -> None:
        super().__init__(KUTI_KUTI)
        self.long_reach = True

    def reaches(self, s: Earth, seat: int, site: int, other: int) -> bool:
        if other != site and other not in s.rules.pack.neighbours[site]:
            return False
        return s.rules.one_explorer.holds(s, seat, site)
