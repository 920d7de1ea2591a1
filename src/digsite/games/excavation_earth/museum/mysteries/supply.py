"""Piles with mysterious artefacts in them: whenever one is drawn it goes on the map (MU-MYSTSETUP, -SURVEY, -PREP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.museum.events import MYSTERY_LAID
from digsite.games.excavation_earth.museum.mysteries.part import mysteries_of
from digsite.games.excavation_earth.rules import NO_TILES_LEFT, OTHER_TILE, Referee, TileSupply

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class MixedSupply(TileSupply):
    """Ordinary tiles, and mysterious ones between them; MU-MYSTSETUP-11 counts what the set-up leaves of them.

    MU-MYSTSETUP-07 to -09, -R1, MU-PREP-01, -02, -R1: on the map and into the stacks goes what is drawn, without a
    replacement. MU-SURVEY-01 to -04, -R1, -R2, MU-MIX-01: in Survey another tile is drawn for it.
    """

    def draw(self, s: Earth, colour: int) -> int:
        part = mysteries_of(s)
        kinds = s.rules.kinds_of[colour]
        ordinary = 0
        for kind in kinds:
            ordinary += s.piles[kind]
        left = ordinary + part.piles[colour]
        if left == 0:
            return NO_TILES_LEFT
        place = s.rng.below(left)
        if place < ordinary:
            return self.take(s, kinds, place)
        part.piles[colour] = part.piles[colour] - 1
        part.sites[colour] = part.sites[colour] + 1
        s.emit(MYSTERY_LAID, s.turn, colour, part.figures.overlay[colour])
        return OTHER_TILE


class CountingReferee(Referee):
    """Mysterious artefacts in the holds break ties like any others (MU-END-R2)."""

    def remaining(self, s: Earth, player: int) -> int:
        return s.artefacts(player) + mysteries_of(s).all_held(player)
