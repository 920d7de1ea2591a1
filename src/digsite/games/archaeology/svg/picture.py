"""The picture of a position: the table, the seats, and the hand of the seat that looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.archaeology.svg.look import DigLook
from digsite.games.archaeology.svg.seats import HAND_HEIGHT, SEAT_HEIGHT, draw_hand, draw_seats
from digsite.games.archaeology.svg.table import DIG_SITE, MARKET_HEIGHT, draw_dig_site, draw_market, draw_monument
from digsite.svg.canvas import Canvas
from digsite.svg.look import GAP, HEAD, MARGIN, WIDTH
from digsite.svg.palette import GROUND

if TYPE_CHECKING:
    from digsite.games.archaeology.game import Archaeology


def draw(game: Archaeology, view: dict[str, object], locale: str) -> str:
    """A view as an SVG. Nothing is drawn that the view does not tell."""
    look = DigLook(game, view, locale)
    inner = WIDTH - 2 * MARGIN
    market = HEAD + DIG_SITE[1] + GAP
    seats = market + MARKET_HEIGHT + GAP
    hand = seats + SEAT_HEIGHT + GAP
    c = Canvas(WIDTH, hand + (MARGIN - GAP if look.seat is None else HAND_HEIGHT + MARGIN), look.title)
    c.rect(0, 0, c.width, c.height, GROUND)
    look.draw_head(c)
    with c.at(MARGIN, HEAD):
        draw_dig_site(c, look)
    with c.at(MARGIN + DIG_SITE[0] + GAP, HEAD):
        draw_monument(c, look, inner - DIG_SITE[0] - GAP)
    with c.at(MARGIN, market):
        draw_market(c, look, inner)
    with c.at(MARGIN, seats):
        draw_seats(c, look, inner)
    if look.seat is not None:
        with c.at(MARGIN, hand):
            draw_hand(c, look, inner)
    return c.svg()
