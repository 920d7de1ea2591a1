"""Where the panels of the expansion lie: in a row between the table and the boards of the players."""

from __future__ import annotations

from typing import Final, NamedTuple

from digsite.games.excavation_earth.svg.look import EarthLook
from digsite.games.excavation_earth.svg.museum import MUSEUM_SIZE, draw_museum, has_museum
from digsite.games.excavation_earth.svg.mysteries import draw_re_panel, has_mysteries, re_height
from digsite.games.excavation_earth.svg.popups import POPUPS_HEIGHT, draw_popups, has_popups
from digsite.svg.canvas import Canvas, Number
from digsite.svg.look import GAP

SHARE: Final = 0.42
"""How much of the row the cards have beside the pop-up markets."""


class Row(NamedTuple):
    """The row: its height, where the panels of cards and of pop-up markets lie, and how wide and high these are."""

    height: float
    cards: tuple[float, float, float, float]
    popups: tuple[float, float, float, float] | None


def row_of(look: EarthLook, width: Number) -> Row | None:
    """The row, if there is one.

    The museum is on the left, the other panels one above the other beside it; without it they lie side by side.
    """
    if not has_mysteries(look):
        return None
    left = MUSEUM_SIZE[0] + GAP if has_museum(look) else 0
    least = MUSEUM_SIZE[1] if has_museum(look) else 0
    wide = width - left
    if not has_popups(look):
        high = max(least, re_height(look, wide))
        return Row(high, (left, 0, wide, high), None)
    if has_museum(look):
        above = max(re_height(look, wide), least - GAP - POPUPS_HEIGHT)
        high = above + GAP + POPUPS_HEIGHT
        return Row(high, (left, 0, wide, above), (left, above + GAP, wide, POPUPS_HEIGHT))
    wide = (width - GAP) * SHARE
    high = max(POPUPS_HEIGHT, re_height(look, wide))
    return Row(high, (0, 0, wide, high), (wide + GAP, 0, width - wide - GAP, high))


def draw_expansion(c: Canvas, look: EarthLook, row: Row) -> None:
    """All panels of the row."""
    if has_museum(look):
        with c.at(0, 0):
            draw_museum(c, look, row.height)
    x, y, wide, high = row.cards
    with c.at(x, y):
        draw_re_panel(c, look, wide, high)
    if row.popups is not None:
        x, y, wide, high = row.popups
        with c.at(x, y):
            draw_popups(c, look, wide, high)
