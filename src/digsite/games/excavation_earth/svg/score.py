"""The score sheet at the end: where everybody's credits came from and went to."""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.kinds import N_SOURCES, SOURCES
from digsite.games.excavation_earth.svg.look import EarthLook
from digsite.kernel.result import Line
from digsite.svg.canvas import Canvas, Number
from digsite.svg.palette import LINE_2, TEXT, TEXT_2
from digsite.svg.table import cube, heading, plate

SCORE_HEIGHT: Final = 132
BLOCKS: Final = 3
"""The lines stand in so many blocks side by side."""
ROWS: Final = -(-N_SOURCES // BLOCKS)
FIGURE: Final = 34
"""Width of a column of figures."""


def draw_score(c: Canvas, look: EarthLook, width: Number) -> None:
    """All lines of the score sheet, with a column for each seat in every block."""
    plate(c, width, SCORE_HEIGHT)
    heading(c, 12, 24, look.say("score"), 150)
    wide = (width - 24) / BLOCKS
    for block in range(BLOCKS):
        with c.at(12 + block * wide, 0):
            for seat in range(look.n):
                cube(c, seat, figure_place(look, seat, wide) - 14, 11, 14)
    for source in range(N_SOURCES):
        with c.at(12 + source // ROWS * wide, 44 + source % ROWS * 18.5):
            draw_source(c, look, source, wide)


def figure_place(look: EarthLook, seat: int, wide: float) -> float:
    """Where the figures of a seat end, in a block of that width."""
    return wide - 44 - (look.n - 1 - seat) * FIGURE


def draw_source(c: Canvas, look: EarthLook, source: int, wide: float) -> None:
    """One line: what it is for, and what it brought or cost each seat."""
    words = look.text.line(Line(SOURCES[source], {}, 0), look.locale)
    c.text(0, 0, words, 12, TEXT_2, room=figure_place(look, 0, wide) - FIGURE)
    for seat in range(look.n):
        amount = look.view["earned"][seat * N_SOURCES + source]
        x = figure_place(look, seat, wide)
        c.text(x, 0, str(amount).replace("-", "−") if amount else "·", 12.5, TEXT if amount else LINE_2, at="end")
