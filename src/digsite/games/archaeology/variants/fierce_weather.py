"""Variant: Fierce Weather (AR-FIERCE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.archaeology.kinds import N_SANDSTORMS
from digsite.games.archaeology.rules import DigRules
from digsite.kernel.rules import Module, Rules

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig


class FierceWeather(Module["Dig"]):
    """AR-FIERCE-01, -05, AR-FIERCE-R2: all six Sandstorms. AR-FIERCE-02 to -04: a tent can be used twice."""

    def __init__(self) -> None:
        super().__init__("fierce_weather")

    def install(self, rules: Rules[Dig]) -> None:
        assert isinstance(rules, DigRules)
        rules.n_sandstorms = N_SANDSTORMS
        rules.tent_uses = 2
