"""The words of Archaeology. Not compiled, like all that speaks Fluent."""

from __future__ import annotations

from digsite.games.archaeology.codes import EXPLORE, GIVE, KEEP, LOOK, LOSE, NAME, ROB, SALE_KIND, SALE_SIZE, SELL, TAKE
from digsite.kernel.text import Text


class ArchaeologyText(Text):
    """Fields in words: a treasure is its name in the right number, seats and chambers count from one."""

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
