"""The score sheet at the end: where everybody's credits came from and went to."""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.svg.look import EarthLook
from digsite.games.excavation_earth.svg.pieces import amount
from digsite.kernel.result import Line
from digsite.svg.canvas import Canvas, Number
from digsite.svg.palette import LINE_2, TEXT, TEXT_2
from digsite.svg.table import cube, heading, plate

BLOCKS: Final = 3
"""The lines stand in so many blocks side by side."""
ROW: Final = 18.5
"""Height of a line."""
FIGURE: Final = 34
"""Width of a column of figures."""


def rows(look: EarthLook) -> int:
    """How many lines a block has."""
    return -(-len(look.rules.sources) // BLOCKS)


def score_height(look: EarthLook) -> float:
    """How high the sheet is."""
    return 39.5 + rows(look) * ROW


def draw_score(c: Canvas, look: EarthLook, width: Number) -> None:
    """All lines of the score sheet, with a column for each player in every block."""
    plate(c, width, score_height(look))
    heading(c, 12, 24, look.say("score"), 150)
    wide = (width - 24) / BLOCKS
    for block in range(BLOCKS):
        with c.at(12 + block * wide, 0):
            for player in range(look.players):
                cube(c, look.mark(player), figure_place(look, player, wide) - 14, 11, 14)
    for source in range(len(look.rules.sources)):
        with c.at(12 + source // rows(look) * wide, 44 + source % rows(look) * ROW):
            draw_source(c, look, source, wide)


def figure_place(look: EarthLook, player: int, wide: float) -> float:
    """Where the figures of a player end, in a block of that width."""
    return wide - 44 - (look.players - 1 - player) * FIGURE


def draw_source(c: Canvas, look: EarthLook, source: int, wide: float) -> None:
    """One line: what it is for, and what it brought or cost each player."""
    words = look.text.line(Line(look.rules.sources[source], {}, 0), look.locale)
    c.text(0, 0, words, 12, TEXT_2, room=figure_place(look, 0, wide) - FIGURE)
    for player in range(look.players):
        earned = look.view["earned"][player * len(look.rules.sources) + source]
        x = figure_place(look, player, wide)
        c.text(x, 0, amount(earned) if earned else "·", 12.5, TEXT if earned else LINE_2, at="end")
