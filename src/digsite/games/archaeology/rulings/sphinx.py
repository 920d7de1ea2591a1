"""Readings of what may be named at the Sphinx."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from digsite.games.archaeology.kinds import MAP
from digsite.games.archaeology.monuments.sphinx import Sphinx, SphinxNames
from digsite.games.archaeology.rules import DigRules
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Reading

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig


class AnyType(Reading["Dig"]):
    """AR-SPHINX-R2: any of the nine types may be named."""

    def __init__(self) -> None:
        super().__init__("any-type")


class PossibleTypes(Reading["Dig"]):
    """AR-SPHINX-R2: only types that the chamber can have been given at the set-up may be named."""

    def __init__(self) -> None:
        super().__init__("possible-types")

    def install(self, rules: Rules[Dig]) -> None:
        cast(Sphinx, cast(DigRules, rules).monument).names = PossibleNames()


class PossibleNames(SphinxNames):
    """No Map (AR-SETUP-23), and no type that went back to the box (AR-SETUP-02 to -04)."""

    def allows(self, copies: list[int], kind: int) -> bool:
        return kind != MAP and copies[kind] > 0
