"""The Buried Ruins: three open chambers that every storm fills with one more card (AR-RUINS)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

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
        self.filling: Filling = Filling()

    def install(self, rules: Rules[Dig]) -> None:
        rules.on(STORM_DRAWN, Unearth(self))


@mypyc_attr(allow_interpreted_subclasses=True)
class Filling:
    """AR-RUINS-R1: which chambers a storm adds a card to."""

    def reaches(self, size: int) -> bool:
        """Whether a chamber of that many cards gets one: each does, emptied ones too."""
        return True


class Unearth(Hook["Dig"]):
    """A storm lays one card of the pile on each chamber, in printed order while the pile lasts.

    AR-RUINS-07 to -11, AR-RUINS-R1, -R2: before anyone declares a tent; then the storm goes on as ever. Whether an
    emptied chamber gets a card is for the reading in force to say.
    """

    def __init__(self, ruins: BuriedRuins) -> None:
        self.ruins: Final = ruins

    def run(self, s: Dig, seat: int, a: int, b: int) -> None:
        for chamber in range(len(s.chambers)):
            if s.pile and self.ruins.filling.reaches(s.chamber_sizes[chamber]):
                kind = s.pile.pop()
                s.chambers[chamber][kind] += 1
                s.chamber_sizes[chamber] += 1
                s.emit(UNEARTHED, seat, chamber, kind)
