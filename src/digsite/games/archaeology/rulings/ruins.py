"""Readings of which chambers of the Buried Ruins a storm adds a card to."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from digsite.games.archaeology.monuments.buried_ruins import BuriedRuins, Filling
from digsite.games.archaeology.rules import DigRules
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Reading

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig


class EveryChamber(Reading["Dig"]):
    """AR-RUINS-R1: every chamber gets its card, an emptied one too."""

    def __init__(self) -> None:
        super().__init__("every-chamber")


class ChambersWithCards(Reading["Dig"]):
    """AR-RUINS-R1: only a chamber that still has cards gets one; an emptied chamber stays empty."""

    def __init__(self) -> None:
        super().__init__("chambers-with-cards")

    def install(self, rules: Rules[Dig]) -> None:
        cast(BuriedRuins, cast(DigRules, rules).monument).filling = OnlyFilled()


class OnlyFilled(Filling):
    """What is explored is done with."""

    def reaches(self, size: int) -> bool:
        return size > 0
