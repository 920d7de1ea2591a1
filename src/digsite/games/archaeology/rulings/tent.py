"""Readings of how long a used tent shelters."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from digsite.games.archaeology.rules import DigRules
from digsite.games.archaeology.ways import Shelters
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Reading

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig


class OneStorm(Reading["Dig"]):
    """AR-TENT-R3: each storm of a dig has its own declarations; a tent shelters from one."""

    def __init__(self) -> None:
        super().__init__("one-storm")


class WholeDig(Reading["Dig"]):
    """AR-TENT-R3: a used tent shelters from all further storms of the same dig."""

    def __init__(self) -> None:
        super().__init__("whole-dig")

    def install(self, rules: Rules[Dig]) -> None:
        cast(DigRules, rules).shelters = DigShelters()


class DigShelters(Shelters):
    """Who is sheltered stays so until the dig is over."""

    def kept(self, s: Dig) -> int:
        return s.dry
