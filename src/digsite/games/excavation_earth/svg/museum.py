"""The museum board: exhibition tiles, what hangs there with whose guide, curators, and what the columns bring."""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.museum.exhibits.send import CURATOR_BONUS
from digsite.games.excavation_earth.museum.kinds import (
    AUDIO_GUIDE,
    COLUMN_KIND,
    EMPTY,
    EXHIBITION_TILES,
    MIDDLE,
    N_COLUMNS,
    N_ROWS,
    N_SPACES,
    NO_TILE,
    OUTER,
    VALUE_5,
)
from digsite.games.excavation_earth.svg.look import EarthLook
from digsite.games.excavation_earth.svg.pieces import CREDIT, GLYPHS, buyer, tile
from digsite.games.excavation_earth.svg.relics import BACK_HOME, MOVE, RE_CARD, any_broker, researcher
from digsite.games.excavation_earth.svg.staff import cards_of
from digsite.svg.canvas import Canvas
from digsite.svg.palette import (
    BRASS,
    BRASS_DIM,
    LINE,
    LINE_2,
    PLATE_2,
    PLATE_3,
    STOCK,
    STOCK_EDGE,
    TEXT,
    TEXT_2,
    TEXT_3,
)
from digsite.svg.table import cube, empty_space, heading, plate

MUSEUM_SIZE: Final = (610, 254)
CELL: Final = (66, 48)
"""A space, the gap to the next one included."""
LEFT: Final = 70
TOP: Final = 70
"""Where the spaces begin."""
FOOT: Final = TOP + N_ROWS * CELL[1]
GUIDES: Final = LEFT + N_COLUMNS * CELL[0] + 14
"""Where the guides are counted."""


def has_museum(look: EarthLook) -> bool:
    """Whether module 7 is in play."""
    return "museum" in look.view


def draw_museum(c: Canvas, look: EarthLook, high: float) -> None:
    """The whole board, on a plate of that height."""
    plate(c, MUSEUM_SIZE[0], high)
    heading(c, 12, 22, look.say("museum"), 200)
    c.text(MUSEUM_SIZE[0] - 12, 22, look.say("curators-bring"), 11, TEXT_3, at="end", room=360)
    for column in range(N_COLUMNS):
        with c.at(LEFT + column * CELL[0], 30):
            draw_bonus(c, look, COLUMN_KIND[column])
        with c.at(LEFT + column * CELL[0], FOOT):
            draw_benefit(c, look, column)
    for row in range(N_ROWS):
        with c.at(0, TOP + row * CELL[1]):
            draw_curator(c, look, row)
        for column in range(N_COLUMNS):
            with c.at(LEFT + column * CELL[0], TOP + row * CELL[1]):
                draw_space(c, look, row * N_COLUMNS + column)
    with c.at(GUIDES, TOP):
        draw_guides(c, look)


# --- columns ------------------------------------------------------------------------------------


def draw_bonus(c: Canvas, look: EarthLook, kind: int) -> None:
    """What a matching curator brings, at the head of a column."""
    middle = (CELL[0] - 4) / 2
    if kind == OUTER:
        c.symbol(CREDIT, middle - 15, 4, 15, color=BRASS)
        c.text(middle + 3, 16.5, CURATOR_BONUS, 15, BRASS, bold=True)
        words = look.say("bonus-outer", n=CURATOR_BONUS)
    elif kind == MIDDLE:
        any_broker(c, middle - 8.5, 1, 20)
        words = look.say("bonus-middle")
    else:
        c.symbol(RE_CARD, middle - 8, 1, 20)
        words = look.say("bonus-inner")
    c.text(middle, 34, words, 10.5, TEXT_2, at="middle", room=CELL[0] - 4)


def is_complete(look: EarthLook, column: int) -> bool:
    """Whether every exhibition tile of a column holds an artefact (MU-COLUMN-01, -04)."""
    museum = look.view["museum"]
    spaces = range(column, N_SPACES, N_COLUMNS)
    laid = [space for space in spaces if museum["asks"][space] != NO_TILE]
    return bool(laid) and all(museum["artefacts"][space] != EMPTY for space in laid)


def draw_benefit(c: Canvas, look: EarthLook, column: int) -> None:
    """What a full column brings to its guides, at its foot; pale once it has been had."""
    kind = COLUMN_KIND[column]
    middle = (CELL[0] - 4) / 2
    done = is_complete(look, column)
    c.rect(0, 1, CELL[0] - 4, 34, PLATE_3 if done else PLATE_2, 4, stroke=BRASS if done else LINE)
    with c.group(opacity=0.55 if done else None):
        if kind == OUTER:
            researcher(c, middle - 8, 4, 16)
            words = look.say("benefit-outer")
        elif kind == MIDDLE:
            c.symbol(MOVE, middle - 16, 4, 16, color=TEXT_2)
            words = look.say("benefit-middle")
        else:
            c.symbol(BACK_HOME, middle - 13, 4, 15, color=TEXT_2)
            words = look.say("benefit-inner")
        c.text(middle, 31, words, 10.5, TEXT_2, at="middle", room=CELL[0] - 10)


# --- rows ---------------------------------------------------------------------------------------


def draw_curator(c: Canvas, look: EarthLook, row: int) -> None:
    """The curator of a row; whoever stands in front is the next to leave."""
    colour = look.view["museum"]["curators"][row]
    front = N_ROWS - 1 if look.figures.queue_back_top else 0
    if row == front:
        c.text(12, 30, look.say("front"), 10.5, BRASS, room=26)
    if colour == EMPTY:
        c.circle(52, 24, 9, "none", stroke=LINE_2, stroke_dasharray="3 2.5")
    else:
        with c.group(title=look.say("curator", colour=look.name("colour", colour), row=row + 1)):
            buyer(c, colour, 39, 5, 33)
    c.line(12, CELL[1] - 3, LEFT - 8, CELL[1] - 3, BRASS if row == front else BRASS_DIM, stroke_width=1.2)


def draw_space(c: Canvas, look: EarthLook, space: int) -> None:
    """A space: its exhibition tile, and on it an artefact with a tour guide."""
    museum = look.view["museum"]
    asks, kind = museum["asks"][space], museum["artefacts"][space]
    w, h = CELL[0] - 4, CELL[1] - 4
    if asks == NO_TILE:
        c.rect(0, 0, w, h, PLATE_3, 4, fill_opacity=0.5)
        c.line(w / 2 - 7, h / 2, w / 2 + 7, h / 2, LINE_2, stroke_width=1.5)
        return
    with c.group(title=look.say("exhibition", space=look.name("space", space), asks=look.name("asks", asks))):
        c.rect(0, 0, w, h, STOCK, 4, stroke=STOCK_EDGE)
        if kind == EMPTY:
            draw_ask(c, asks, w / 2, h / 2, 30)
            return
        draw_ask(c, asks, w - 12, 12, 14)
    with c.group(title=look.name("artefact", kind)):
        tile(c, kind, look.pack.values[kind], 3, 3, h - 6)
    with c.group(title=look.say("guide", player=look.player(museum["guides"][space]))):
        cube(c, look.mark(museum["guides"][space]), w - 21, h - 21, 18)


def draw_ask(c: Canvas, asks: int, x: float, y: float, size: float) -> None:
    """What an exhibition tile asks for, around a point."""
    if asks < VALUE_5:
        c.symbol(GLYPHS[asks], x - size / 2, y - size / 2, size, color=TEXT_2)
    else:
        c.text(x, y + size * 0.28, EXHIBITION_TILES[asks], size * 0.8, TEXT_2, at="middle", bold=True)


# --- guides -------------------------------------------------------------------------------------


def draw_guides(c: Canvas, look: EarthLook) -> None:
    """How many tour guides each player has, and what they would bring now (MU-MUSCORE-01, MU-RECARD-18)."""
    guides = look.view["museum"]["guides"]
    c.text(0, -6, look.say("guides"), 10.5, TEXT_3, room=110)
    for player in range(look.players):
        n = guides.count(player)
        y = player * 30
        if n:
            cube(c, look.mark(player), 0, y + 2, 18)
        else:
            empty_space(c, 1, y + 3, 16, 16, 3)
        c.text(27, y + 16, n, 15, TEXT if n else LINE_2, bold=n > 0)
        if n:
            c.symbol(CREDIT, 56, y + 4, 14, color=BRASS)
            counted = n + 1 if AUDIO_GUIDE in cards_of(look, player) else n
            c.text(75, y + 16, counted * counted, 15, BRASS, bold=True)
