"""Module 5 as a module: the questions that the two factions add. That they are played is a matter of their boards."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from digsite.games.excavation_earth.museum.common.module import lies_upon
from digsite.games.excavation_earth.museum.factions.feinmort import SampleOrSend, SeekersSmuggle
from digsite.games.excavation_earth.museum.factions.mazz_un import BonusDig
from digsite.games.excavation_earth.read import TURN_ENDS
from digsite.games.excavation_earth.rules import COMMANDING, SAMPLES, EarthRules
from digsite.kernel.rules import Module, Rules

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class Commanders(Module["Earth"]):
    """They need no other module (MU-MODULE-06)."""

    def __init__(self) -> None:
        super().__init__("commanders")

    def install(self, rules: Rules[Earth]) -> None:
        table = cast(EarthRules, rules)
        dig = table.add_step(BonusDig())
        table.below[dig] = TURN_ENDS.copy()
        lies_upon(table, COMMANDING, [dig])


class Seekers(Module["Earth"]):
    """They need the museum (MU-MODULE-05)."""

    def __init__(self) -> None:
        super().__init__("seekers")

    def install(self, rules: Rules[Earth]) -> None:
        table = cast(EarthRules, rules)
        table.wrap(SeekersSmuggle())
        table.wrap(SampleOrSend())
        table.pairs.append(SAMPLES)


def plays(table: EarthRules, number: int) -> bool:
    """Whether anybody plays that faction (MU-MODULE-R2)."""
    return any(faction.number == number for faction in table.factions)
