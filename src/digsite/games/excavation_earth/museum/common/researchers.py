"""Researchers: gained in play, assigned in the end to the best empty spaces of the gallery (MU-RESEARCH)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.kinds import N_COLOURS, N_GLYPHS, N_TYPES
from digsite.games.excavation_earth.museum.common.staff import staff_of
from digsite.games.excavation_earth.museum.events import (
    GAINED_RESEARCHERS,
    LOST_RESEARCHERS,
    NO_RESEARCHER,
    POSTED_RESEARCHER,
)
from digsite.games.excavation_earth.pack import Pack

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


def gain_researchers(s: Earth, seat: int, n: int) -> None:
    """So many researchers, or as many as are left, for the player board.

    MU-RESEARCH-01, -R1. MU-RESEARCH-06 to -09, -R2: they are no crew; nothing that asks for a cube ever looks at them.
    """
    staff = staff_of(s)
    gained = min(n, staff.researchers_left())
    if gained > 0:
        staff.researchers[seat] = staff.researchers[seat] + gained
        s.emit(GAINED_RESEARCHERS, seat, gained)
    else:
        s.emit(NO_RESEARCHER, seat)


def post_researchers(s: Earth, seat: int) -> None:
    """All researchers of a player go to empty spaces of the gallery, where they bring most.

    MU-RESEARCH-02, -03, -R3, -R4: any empty space, one for each; the surplus is lost. MU-RESEARCH-R5: no bonus card.
    """
    staff = staff_of(s)
    n = staff.researchers[seat]
    if n == 0:
        return
    chosen = best_spaces(s.rules.pack, s.guards[seat], n)
    staff.posted[seat] = chosen
    for kind in range(N_TYPES):
        if (chosen >> kind) & 1:
            s.emit(POSTED_RESEARCHER, seat, kind)
    left = n - chosen.bit_count()
    staff.researchers[seat] = left
    if left > 0:
        s.emit(LOST_RESEARCHERS, seat, left)


def best_spaces(pack: Pack, guards: int, n: int) -> int:
    """The n empty spaces (or all there are) that bring the most credits, as bits; of equal choices the first, by column
    and then by row."""
    return Filling(pack, guards).choose(n)


class Filling:
    """The best way to fill a gallery: space by space, each left as it is or filled, with what is known of each rest.

    Charts never fall (EE-DATA-12), so to fill one space more never costs anything.
    """

    def __init__(self, pack: Pack, guards: int) -> None:
        self.pack: Final = pack
        self.guards: Final = guards
        self._known: Final[dict[int, int]] = {}

    def choose(self, n: int) -> int:
        """The n best spaces, as bits."""
        rows = [0] * N_GLYPHS
        column = 0
        chosen = 0
        for space in range(N_TYPES):
            glyph = space % N_GLYPHS
            filled = (self.guards >> space) & 1
            if (
                not filled
                and n > 0
                and self._after(space, rows, column, n, 1) >= self._after(space, rows, column, n, 0)
            ):
                chosen |= 1 << space
                n -= 1
                filled = 1
            rows[glyph] += filled
            column = 0 if glyph == N_GLYPHS - 1 else column + filled
        return chosen

    def _after(self, space: int, rows: list[int], column: int, left: int, fill: int) -> int:
        """What the gallery brings at best from that space on, filled or not; `left` spaces can still be filled."""
        glyph = space % N_GLYPHS
        counts = rows.copy()
        counts[glyph] += fill
        column += fill
        credits = 0
        if glyph == N_GLYPHS - 1:
            credits = self.pack.column_charts[space // N_GLYPHS][column]
            column = 0
        return credits + self._best(space + 1, counts, column, left - (fill if not (self.guards >> space) & 1 else 0))

    def _best(self, space: int, rows: list[int], column: int, left: int) -> int:
        """What is still to come at best."""
        if space == N_TYPES:
            credits = 0
            for glyph in range(N_GLYPHS):
                credits += self.pack.row_charts[glyph][rows[glyph]]
            return credits
        key = space
        for n in rows:
            key = key * (N_COLOURS + 1) + n
        key = (key * (N_GLYPHS + 1) + column) * (N_TYPES + 1) + left
        known = self._known.get(key)
        if known is not None:
            return known
        if (self.guards >> space) & 1:
            found = self._after(space, rows, column, left, 1)
        else:
            found = self._after(space, rows, column, left, 0)
            if left > 0:
                found = max(found, self._after(space, rows, column, left, 1))
        self._known[key] = found
        return found
