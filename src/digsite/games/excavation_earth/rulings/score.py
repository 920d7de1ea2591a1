"""Readings of the scoring of the command centres."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from digsite.games.excavation_earth.rules import EarthRules, PrizeTies
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Reading

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

MOST_PLACES: Final = 3
"""The German book counts no further, however many are tied."""


class AllPlaces(Reading["Earth"]):
    """EE-SCORE-R1 as in 000 and 004: tied players share the prizes of all places that they take up."""

    def __init__(self) -> None:
        super().__init__("all-places")


class ThreePlaces(Reading["Earth"]):
    """EE-SCORE-R1 as in 001: three or more tied players get the mean of their place and the two below it."""

    def __init__(self) -> None:
        super().__init__("three-places")

    def install(self, rules: Rules[Earth]) -> None:
        cast(EarthRules, rules).ties = MeanOfThree()


class MeanOfThree(PrizeTies):
    """Three places at most are added up and divided."""

    def share(self, prizes: list[int], place: int, tied: int) -> int:
        n = min(tied, MOST_PLACES)
        return sum(prizes[place : place + n]) // n
