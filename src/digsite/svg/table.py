"""What every table has: plates to draw on, cards face down, seats with a mark of their own."""

from __future__ import annotations

from typing import Final, NamedTuple

from digsite.svg.canvas import Canvas, Number, Symbol
from digsite.svg.palette import ACT, BACK, BACK_2, BACK_LINE, LINE, LINE_2, PLATE, TEXT


class SeatMark(NamedTuple):
    """How the pieces of a seat are told apart: by colour, and without colour by their band."""

    fill: str
    band: str
    edge: str
    stroke: str
    """The band, as a path in a square of 16."""


SEATS: Final = (
    SeatMark("#20222a", "none", "#0c0e14", ""),
    SeatMark("#ff9bcb", "#5d1238", "#5d1238", "M8 2v12"),
    SeatMark("#fff6b8", "#5c5200", "#5c5200", "M2 8h12"),
    SeatMark("#8a5533", "#ffe3c9", "#3c2110", "M3 13 13 3"),
    SeatMark("#4f8ff0", "#071a3d", "#071a3d", "M3.5 12.5l9-9M3.5 3.5l9 9"),
)
"""The seats in order: black, pink, yellow, brown, blue."""


def cube_symbol(seat: int) -> Symbol:
    """A cube of a seat."""
    mark = SEATS[seat]
    band = f'<path d="{mark.stroke}" fill="none" stroke="{mark.band}" stroke-width="3"/>' if mark.stroke else ""
    colours = f'fill="{mark.fill}" stroke="{mark.edge}" stroke-width="1.4"'
    return Symbol(f"cube-{seat}", 16, 16, f'<rect x="1" y="1" width="14" height="14" rx="2.6" {colours}/>{band}')


CUBES: Final = tuple(cube_symbol(seat) for seat in range(len(SEATS)))


def cube(c: Canvas, seat: int, x: Number, y: Number, size: Number = 14, **more: object) -> None:
    """A cube of that seat."""
    c.symbol(CUBES[seat], x, y, size, **more)


def plate(c: Canvas, w: Number, h: Number, *, asked: bool = False, fill: str = PLATE) -> None:
    """What a board or a panel lies on; framed in blue for a seat that is asked."""
    c.rect(0, 1.5, w, h, "#463719", 7, fill_opacity=0.16)
    c.rect(0, 0, w, h, fill, 7, stroke=ACT if asked else LINE, stroke_width=2 if asked else 1)


def heading(c: Canvas, x: Number, y: Number, words: str, room: Number, size: Number = 15) -> None:
    """What a part of the table is called."""
    c.text(x, y, words, size, TEXT, serif=True, room=room)


def card_back(c: Canvas, x: Number, y: Number, w: Number, h: Number, count: int | None = None) -> None:
    """A card face down, or the top of a deck of that many."""
    for under in range(min(2, (count or 1) - 1), 0, -1):
        c.rect(x + 2 * under, y + 2 * under, w, h, BACK_2, 4, stroke=BACK_LINE, stroke_width=0.6)
    c.rect(x, y, w, h, BACK, 4, stroke=BACK_LINE, stroke_width=0.8)
    c.rect(x + 3, y + 3, w - 6, h - 6, "none", 2.5, stroke=BACK_LINE, stroke_width=0.6, stroke_opacity=0.55)
    if count is not None:
        size = min(22, w * 0.48)
        c.text(x + w / 2, y + h / 2 + size * 0.36, count, size, "#f4ead5", at="middle", bold=True, room=w - 8)


def empty_space(c: Canvas, x: Number, y: Number, w: Number, h: Number, r: Number = 4) -> None:
    """Where something could lie and nothing does."""
    c.rect(x, y, w, h, "none", r, stroke=LINE_2, stroke_width=1, stroke_dasharray="3 2.5")
