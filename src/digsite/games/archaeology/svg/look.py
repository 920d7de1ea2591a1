"""A view of Archaeology with its figures and names at hand."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from digsite.games.archaeology.kinds import N_KINDS
from digsite.svg.look import Look

if TYPE_CHECKING:
    from digsite.games.archaeology.game import Archaeology


class DigLook(Look):
    """A view to be drawn."""

    def __init__(self, game: Archaeology, view: dict[str, Any], locale: str) -> None:
        super().__init__(game, view, locale, Path(__file__).parent / "words")
        self.rules: Final = game.rules_of_view(view)
        self.kinds: Final = sorted(
            (kind for kind in range(N_KINDS) if self.rules.copies[kind]),
            key=lambda kind: (self.rules.trade_value[kind], kind),
        )
        """The treasures in the game by trading value: the one order of market and hands."""

    def treasure(self, kind: int) -> str:
        """What a treasure is called."""
        return self.name("treasure", kind)

    def money(self, amount: int) -> str:
        """An amount of money."""
        return self.text.money(amount, self.locale)

    @property
    def monument(self) -> str:
        """What the monument is called."""
        return self.text.choice("monument", self.rules.monument.key, self.locale)
