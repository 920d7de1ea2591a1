"""Variant: Long Expedition, for two or three players (AR-LONG)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.archaeology.kinds import BROKEN_PENDANT, BROKEN_TABLET, COPIES
from digsite.games.archaeology.rules import DigRules
from digsite.kernel.rules import Module, Rules

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig


class LongExpedition(Module["Dig"]):
    """AR-LONG-02, -03: Broken Tablets and Pendants stay in, and one more Thief. AR-LONG-04, -05: nothing else changes.

    AR-LONG-01: whether the table has two or three seats is checked with the options.
    """

    def __init__(self) -> None:
        super().__init__("long_expedition")

    def install(self, rules: Rules[Dig]) -> None:
        assert isinstance(rules, DigRules)
        for kind in (BROKEN_TABLET, BROKEN_PENDANT):
            rules.copies[kind] = COPIES[kind]
        rules.n_thieves += 1
