"""Readings of whom a Thief may be used against."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from digsite.games.archaeology.rules import DigRules
from digsite.games.archaeology.ways import Victims
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Reading

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig


class OnlyHolders(Reading["Dig"]):
    """AR-THIEF-R1: an opponent without cards may not be chosen while another has some."""

    def __init__(self) -> None:
        super().__init__("only-holders")


class Anyone(Reading["Dig"]):
    """AR-THIEF-R1: any opponent may be chosen; of an empty hand nothing is stolen."""

    def __init__(self) -> None:
        super().__init__("anyone")

    def install(self, rules: Rules[Dig]) -> None:
        cast(DigRules, rules).victims = AnyVictim()


class AnyVictim(Victims):
    """There is a choice as long as any opponent has a card (AR-THIEF-06)."""

    def allows(self, s: Dig, seat: int) -> bool:
        for other in range(s.n_seats):
            if other != s.turn and s.sizes[other] > 0:
                return True
        return False
