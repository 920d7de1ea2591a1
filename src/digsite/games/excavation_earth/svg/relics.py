"""The pieces that the expansion adds: mysterious artefacts, researchers, reverse engineering cards, locks.

A mysterious artefact has eight corners and a dark eye, so no colour is needed to tell it from the other tiles.
"""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.svg.pieces import BUYER, NIGHT, REGIONS, sign
from digsite.svg.canvas import Canvas, Number, Symbol
from digsite.svg.palette import (
    BACK,
    BACK_LINE,
    BRASS,
    BRASS_DIM,
    LINE_2,
    PLATE,
    PLATE_2,
    STOCK,
    STOCK_EDGE,
    TEXT,
    TEXT_2,
    TEXT_3,
)
from digsite.svg.table import cube

WOOD: Final = "#dcb984"
WOOD_EDGE: Final = "#6f4a1c"
"""The cubes of no player."""

MYSTERY: Final = Symbol(
    "mystery",
    24,
    24,
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="3" d="M6.5 '
    '8.2C6.7 4.6 9 2.8 12.1 2.8c3.2 0 5.5 2 5.5 4.9 0 4.4-5.6 4.2-5.6 9"/><circle cx="12" cy="21.2" r="2" '
    'fill="currentColor"/>',
)
RESEARCHER: Final = Symbol(
    "researcher",
    16,
    16,
    f'<rect x="1" y="1" width="14" height="14" rx="2.6" fill="{WOOD}" stroke="{WOOD_EDGE}" stroke-width="1.4"/>'
    f'<path fill="none" stroke="{WOOD_EDGE}" stroke-opacity=".65" d="M1.6 5.4c4-1.6 8 1.4 12.8-.4M1.6 10.8c4 1.6 '
    '8.4-1.6 12.8.2"/>',
)
LOCK: Final = Symbol(
    "lock",
    12,
    14,
    '<path fill="none" stroke="currentColor" stroke-width="1.8" d="M3.2 6.6V4.4a2.8 2.8 0 0 1 5.6 0v2.2"/><path '
    'fill="currentColor" d="M1.4 6.2h9.2v7H1.4z"/>',
)
RE_CARD: Final = Symbol(
    "re-card",
    14,
    18,
    f'<rect x=".7" y=".7" width="12.6" height="16.6" rx="2" fill="{BACK}" stroke="{BACK_LINE}" stroke-width="1"/>'
    f'<path fill="{BACK_LINE}" d="M7 3.4l1 2.3 2.4-.7-.7 2.4 2.3 1-2.3 1 .7 2.4-2.4-.7-1 2.3-1-2.3-2.4.7.7-2.4-2.3-1 '
    '2.3-1-.7-2.4 2.4.7z"/>',
)
"""A reverse engineering card as such: what a market or a curator brings."""
MOVE: Final = Symbol(
    "move-crew",
    28,
    14,
    '<g fill="currentColor"><rect x="1" y="3.5" width="7" height="7" rx="1.4"/><path d="M10 6h5V3.2L19.4 7 15 '
    '10.8V8h-5z"/></g><rect x="20.6" y="4.1" width="6" height="6" rx="1.2" fill="none" stroke="currentColor" '
    'stroke-width="1.2" stroke-dasharray="2 1.4"/>',
)
BACK_HOME: Final = Symbol(
    "retrieve-crew",
    24,
    14,
    '<g fill="currentColor"><rect x="1" y="6" width="7" height="7" rx="1.4"/><path d="M9.6 9.5 14 5.7v2.6h3.4c1.5 0 '
    '2.3-.8 2.3-2V2.6H22v3.7c0 2.5-1.7 4.4-4.4 4.4H14v2.6z"/></g>',
)
"""What the museum does with crew: it moves, or it comes back."""


def mystery_tile(c: Canvas, colour: int, x: Number, y: Number, size: Number, custodian: int | None = None) -> None:
    """A mysterious artefact, with the cube of its custodian if somebody has it."""
    region = REGIONS[colour]
    cut = size * 0.22
    left, top, right, bottom = x, y, x + size, y + size
    corners = [
        (left + cut, top),
        (right - cut, top),
        (right, top + cut),
        (right, bottom - cut),
        (right - cut, bottom),
        (left + cut, bottom),
        (left, bottom - cut),
        (left, top + cut),
    ]
    c.polygon(corners, region.fill, stroke=region.edge, stroke_width=1)
    c.circle(x + size * 0.5, y + size * 0.34, size * 0.27, NIGHT)
    c.symbol(MYSTERY, x + size * 0.31, y + size * 0.15, size * 0.38, color=PLATE)
    if custodian is None:
        sign(c, colour, x + size * 0.37, y + size * 0.67, size * 0.26, region.ink)
    else:
        sign(c, colour, x + size * 0.13, y + size * 0.65, size * 0.26, region.ink)
        cube(c, custodian, x + size * 0.47, y + size * 0.53, size * 0.47)


def researcher(c: Canvas, x: Number, y: Number, size: Number) -> None:
    """A wood-coloured cube."""
    c.symbol(RESEARCHER, x, y, size)


def any_broker(c: Canvas, x: Number, y: Number, height: Number) -> None:
    """A broker whose colour is for the player to choose: no colour, no sign."""
    c.symbol(BUYER, x, y, height, fill=PLATE_2, stroke=TEXT_2, stroke_width=1.6)


def re_strip(c: Canvas, name: str, value: int, x: Number, y: Number, wide: Number, *, used: bool = False) -> None:
    """A reverse engineering card in one line: its name, and its credits at the end; pale while it is used up."""
    c.rect(x, y, wide, 17, PLATE_2 if used else STOCK, 3, stroke=LINE_2 if used else STOCK_EDGE)
    c.rect(x, y, 4, 17, BACK, 1.5)
    c.text(x + 9, y + 12.5, name, 11.5, TEXT_3 if used else TEXT, room=wide - 30)
    c.text(x + wide - 5, y + 12.8, value, 12, BRASS_DIM if used else BRASS, at="end", bold=True)
