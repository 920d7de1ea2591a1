"""The words of Archaeology. Not compiled, like all that speaks Fluent. How words are made is told in kernel/text.py."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from digsite.games.archaeology.codes import EXPLORE, GIVE, KEEP, LOOK, LOSE, NAME, ROB, SALE_KIND, SALE_SIZE, SELL, TAKE
from digsite.games.archaeology.kinds import KIND_NAMES
from digsite.games.archaeology.pack import load_tiles
from digsite.kernel.events import HIDDEN
from digsite.kernel.text import Text

if TYPE_CHECKING:
    from digsite.kernel.game import Game


class ArchaeologyText(Text):
    """Treasures and monuments have names; all other fields are seats, chambers or numbers."""

    def __init__(self, game: Game, folder: Path) -> None:
        super().__init__(game, folder)
        self._monuments: Final = [tile.key for tile in load_tiles()]

    def thing(self, field: str, value: int) -> str:
        """A treasure by its kind, also one that may not be seen; a monument by its place in the order of the tiles."""
        if field == "treasure":
            return "treasure-hidden" if value == HIDDEN else f"treasure-{KIND_NAMES[value]}"
        if field == "monument":
            return f"monument-{self._monuments[value]}"
        return ""

    def code_fields(self, code: int) -> dict[str, object]:
        """What a code is about."""
        if code >= SELL:
            return {"treasure": SALE_KIND[code - SELL], "n": SALE_SIZE[code - SELL]}
        for first in (NAME, KEEP, LOSE, TAKE, GIVE):
            if code >= first:
                return {"treasure": code - first}
        for first in (LOOK, EXPLORE):
            if code >= first:
                return {"chamber": code - first}
        if code >= ROB:
            return {"player": code - ROB}
        return {}
