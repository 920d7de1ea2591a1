"""The words of Archaeology. Not compiled, like all that speaks Fluent. How words are made is told in kernel/text.py."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from digsite.games.archaeology.codes import CODES, SALE_KIND, SALE_SIZE, SELL_SPAN
from digsite.games.archaeology.kinds import KIND_NAMES
from digsite.games.archaeology.pack import load_tiles
from digsite.kernel.events import HIDDEN
from digsite.kernel.text import Text

if TYPE_CHECKING:
    from digsite.kernel.game import Game


class ArchaeologyText(Text):
    """Treasures and monuments have names; all other fields are seats, chambers or numbers."""

    SEATS = ("seat", "player", "victim")
    PLACES = ("chamber",)

    def __init__(self, game: Game, folders: Sequence[Path]) -> None:
        super().__init__(game, folders)
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
        span = CODES.span(code)
        offset = code - span.first
        if span is SELL_SPAN:
            return {"treasure": SALE_KIND[offset], "n": SALE_SIZE[offset]}
        if span.name == "rob":
            return {"player": offset}
        if span.labels == KIND_NAMES:
            return {"treasure": offset}
        return {"chamber": offset} if span.name in ("explore", "look") else {}
