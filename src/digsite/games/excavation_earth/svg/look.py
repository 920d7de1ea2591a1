"""A view of Excavation Earth with its figures and names at hand."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from digsite.games.excavation_earth.box import Box
from digsite.games.excavation_earth.kinds import FACTIONS
from digsite.games.excavation_earth.museum.kinds import NEW_FACTIONS
from digsite.svg.look import Look
from digsite.svg.table import SEATS

if TYPE_CHECKING:
    from digsite.games.excavation_earth.game import ExcavationEarth


KNOWN: Final = [*FACTIONS, *NEW_FACTIONS]
"""Every faction, in the order of their numbers."""
RIVAL: Final = len(SEATS) - 1
"""The mark of the rival: that of the seat which no table of this game has."""


class EarthLook(Look):
    """A view to be drawn.

    Players are the seats and, behind them, the rival of a solo game; most lists of a view have a place for each player.
    """

    def __init__(self, game: ExcavationEarth, view: dict[str, Any], locale: str) -> None:
        super().__init__(game, view, locale, Path(__file__).parent / "words")
        self.rules: Final = game.rules_of_view(view)
        self.pack: Final = self.rules.pack
        assert isinstance(self.pack, Box)
        self.figures: Final = self.pack.museum
        """The figures of the expansion."""
        self.players: Final = self.rules.n_players
        self._names: Final = self.text.everyone(self.rules, locale)

    def player(self, seat: int) -> str:
        """What a player is called."""
        return self._names[seat]

    def is_rival(self, player: int) -> bool:
        """Whether it is a player whom the game itself plays."""
        return player >= self.n

    def mark(self, player: int) -> int:
        """Whose cubes a player's are: those of the seat, or the rival's own."""
        return RIVAL if self.is_rival(player) else player

    def faction(self, player: int) -> str:
        """The faction of a seat; a rival has none."""
        if self.is_rival(player):
            return self.say("rival")
        return self.text.choice("factions", KNOWN[self.rules.factions[player].number], self.locale)

    def has_passed(self, player: int) -> bool:
        """Whether that player has passed while others still play; once all have, the phase is over."""
        passed = self.view["passed"]
        return bool(passed >> player & 1) and passed != (1 << self.players) - 1
