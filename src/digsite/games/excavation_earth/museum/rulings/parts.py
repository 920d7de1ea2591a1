"""Where the readings find what they edit: parts of the position, and boards within boards."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from digsite.games.excavation_earth.museum.common.boards import BoardAround
from digsite.games.excavation_earth.museum.exhibits.part import Museum
from digsite.games.excavation_earth.museum.popups.part import Popups
from digsite.games.excavation_earth.museum.solo.ways import MysteryWays, ScarceWays
from digsite.games.excavation_earth.rules import EarthRules, Faction
from digsite.games.excavation_earth.solo.part import ways_of
from digsite.kernel.rules import Rules

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


def museum_in(rules: Rules[Earth]) -> Museum:
    """The museum as it is before the set-up; every state has a copy of it."""
    for part in cast("EarthRules", rules).parts:
        if isinstance(part, Museum):
            return part
    raise ValueError("module 7 is not in play")


def popups_in(rules: Rules[Earth]) -> Popups:
    """The pop-up markets as they are before the set-up."""
    for part in cast("EarthRules", rules).parts:
        if isinstance(part, Popups):
            return part
    raise ValueError("module 8 is not in play")


def scarce_ways(rules: Rules[Earth]) -> ScarceWays | None:
    """How Zu plays with 24 cubes; None if module 5 was chosen and nobody plays its factions (MU-MODULE-R2)."""
    ways = ways_of(rules)
    return ways if isinstance(ways, ScarceWays) else None


def mystery_ways(rules: Rules[Earth]) -> MysteryWays:
    """How Zu plays with mysterious artefacts."""
    ways = ways_of(rules)
    assert isinstance(ways, MysteryWays)
    return ways


def faction_of(board: Faction) -> Faction:
    """The faction within all boards around it."""
    while isinstance(board, BoardAround):
        board = board.inner
    return board
