"""The picture of a position: the table, the boards of the players, and the hand of the seat that looks or the score.

What modules of the expansion add lies where it does at a table: on the map, on the boards, and in a row of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.svg.board import board_height, draw_board
from digsite.games.excavation_earth.svg.expansion import draw_expansion, row_of
from digsite.games.excavation_earth.svg.look import EarthLook
from digsite.games.excavation_earth.svg.pieces import action_card, tile
from digsite.games.excavation_earth.svg.score import draw_score, score_height
from digsite.games.excavation_earth.svg.seats import HAND_HEIGHT, boards_height, draw_boards, draw_hand
from digsite.games.excavation_earth.svg.zu import draw_cards, has_cards, zu_height
from digsite.svg.canvas import Canvas, width_of
from digsite.svg.look import GAP, HEAD, MARGIN, WIDTH
from digsite.svg.palette import GROUND, TEXT_2

if TYPE_CHECKING:
    from digsite.games.excavation_earth.game import ExcavationEarth


def draw(game: ExcavationEarth, view: dict[str, object], locale: str) -> str:
    """A view as an SVG. Nothing is drawn that the view does not tell."""
    look = EarthLook(game, view, locale)
    inner = WIDTH - 2 * MARGIN
    table = board_height(look, inner)
    row = row_of(look, inner)
    boards = HEAD + table + GAP + (row.height + GAP if row is not None else 0)
    cards = boards + boards_height(look) + GAP
    foot = cards + (zu_height(look) + GAP if has_cards(look) else 0)
    below = score_height(look) if look.view["over"] else 0 if look.seat is None else HAND_HEIGHT
    c = Canvas(WIDTH, foot + (below or -GAP) + MARGIN, look.title)
    c.rect(0, 0, c.width, c.height, GROUND)
    look.draw_head(c)
    draw_surveyed(c, look, 500)
    with c.at(MARGIN, HEAD):
        draw_board(c, look, inner)
    if row is not None:
        with c.at(MARGIN, HEAD + table + GAP):
            draw_expansion(c, look, row)
    with c.at(MARGIN, boards):
        draw_boards(c, look, inner)
    if has_cards(look):
        with c.at(MARGIN, cards):
            draw_cards(c, look, inner)
    with c.at(MARGIN, foot):
        if look.view["over"]:
            draw_score(c, look, inner)
        elif look.seat is not None:
            draw_hand(c, look, inner)
    return c.svg()


def draw_surveyed(c: Canvas, look: EarthLook, x: float) -> None:
    """The card and the tiles of a Survey that is not settled yet; all see them."""
    card, tiles = look.view["played"], look.view["surveyed"]
    if card < 0 and not tiles:
        return
    words = look.say("surveyed")
    c.text(x, 26, words, 13, TEXT_2)
    x += width_of(words, 13) + 10
    if card >= 0:
        action_card(c, card, x, 4, 26, 33)
        x += 34
    for kind in tiles:
        tile(c, kind, look.pack.values[kind], x, 5, 31)
        x += 36
