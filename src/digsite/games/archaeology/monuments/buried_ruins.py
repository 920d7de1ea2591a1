"""The Buried Ruins: three open chambers that every storm fills with one more card (AR-RUINS)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.archaeology.events import UNEARTHED
from digsite.games.archaeology.rules import STORM_DRAWN, Monument
from digsite.kernel.rules import Rules
from digsite.kernel.step import Hook

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig


class BuriedRuins(Monument):
    """AR-RUINS-01 to -06, -12, AR-RUINS-R3: one Map takes all cards of a chamber, again once it has cards again."""

    def __init__(self) -> None:
        super().__init__("buried_ruins")

    def install(self, rules: Rules[Dig]) -> None:
        rules.on(STORM_DRAWN, Unearth())


class Unearth(Hook["Dig"]):
    """A storm lays one card of the pile on each chamber, emptied ones too, in printed order while the pile lasts.

    AR-RUINS-07 to -11, AR-RUINS-R1, -R2: before anyone declares a tent; then the storm goes on as ever.
    """

    def run(self, s: Dig, seat: int, a: int, b: int) -> None:
        for chamber in range(len(s.chambers)):
            if s.pile:
                kind = s.pile.pop()
                s.chambers[chamber][kind] += 1
                s.chamber_sizes[chamber] += 1
                s.emit(UNEARTHED, seat, chamber, kind)
