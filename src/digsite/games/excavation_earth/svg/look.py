"""A view of Excavation Earth with its figures and names at hand."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from digsite.games.excavation_earth.kinds import FACTIONS
from digsite.svg.look import Look

if TYPE_CHECKING:
    from digsite.games.excavation_earth.game import ExcavationEarth


class EarthLook(Look):
    """A view to be drawn."""

    def __init__(self, game: ExcavationEarth, view: dict[str, Any], locale: str) -> None:
        super().__init__(game, view, locale, Path(__file__).parent / "words")
        self.rules: Final = game.rules_of_view(view)
        self.pack: Final = self.rules.pack

    def faction(self, seat: int) -> str:
        """The faction of a seat."""
        return self.text.choice("factions", FACTIONS[self.rules.factions[seat].number], self.locale)

    def has_passed(self, seat: int) -> bool:
        """Whether that seat has passed while others still play; once all have, the phase is over."""
        passed = self.view["passed"]
        return bool(passed >> seat & 1) and passed != (1 << self.n) - 1
