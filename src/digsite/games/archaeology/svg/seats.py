"""The seats with hands, tents and sold sets, and the hand of the seat that looks."""

from __future__ import annotations

from typing import Final

from digsite.games.archaeology.codes import SALE_KIND, SALE_SIZE, SELL
from digsite.games.archaeology.svg.look import DigLook
from digsite.games.archaeology.svg.pieces import TENT, TREASURES, card, token
from digsite.games.archaeology.svg.table import draw_badge
from digsite.svg.canvas import Canvas, Number, width_of
from digsite.svg.look import GAP
from digsite.svg.palette import ACT, BRASS, GOOD, LINE, LINE_2, PLATE, PLATE_2, PLATE_3, TEXT, TEXT_2, TEXT_3
from digsite.svg.table import card_back, cube, empty_space, heading, plate

SEAT_HEIGHT: Final = 214
HAND_HEIGHT: Final = 210
CARD: Final = 66
"""Width of a card of the own hand."""
SMALL: Final = 30
"""Width of a card in the hand of a seat."""
SOLD_HEIGHT: Final = 84
"""Room for the sold sets of a seat."""


def draw_seats(c: Canvas, look: DigLook, width: Number) -> None:
    """All seats in a row, in their order."""
    wide = (width - GAP * (look.n - 1)) / look.n
    for seat in range(look.n):
        with c.at(seat * (wide + GAP), 0, title=look.player(seat)):
            draw_seat(c, look, seat, wide)


def draw_seat(c: Canvas, look: DigLook, seat: int, wide: float) -> None:
    """One seat: tent, money, the hand as far as the viewer knows it, and the sets it has sold."""
    plate(c, wide, SEAT_HEIGHT, asked=look.asked(seat), fill=PLATE if seat == look.seat else PLATE_2)
    cube(c, seat, 10, 10, 22)
    name = look.player(seat)
    c.text(40, 21, name, 14, TEXT, bold=True, room=wide - 110)
    if seat == look.seat:
        c.text(46 + width_of(name, 14, bold=True), 21, look.say("you"), 11, ACT if look.asked(seat) else TEXT_3)
    uses = look.view["tents"][seat]
    c.symbol(TENT, 40, 25, 13, color=GOOD if uses else LINE_2)
    c.text(57, 36, look.say("tent", n=uses), 11, TEXT_2 if uses else TEXT_3, room=wide - 130)
    c.text(wide - 10, 31, look.money(look.view["scores"][seat]), 22, BRASS, at="end", bold=True)
    c.text(10, 60, look.say("in-hand", n=look.view["sizes"][seat]), 11.5, TEXT_2, room=wide - 20)
    draw_known(c, look, seat, wide)
    sets = look.view["sold"][seat]
    c.text(10, 126, look.say("sold"), 11.5, TEXT_2, room=wide - 20)
    with c.at(10, 131):
        draw_sold(c, look, sets, wide - 20)


def draw_known(c: Canvas, look: DigLook, seat: int, wide: float) -> None:
    """A hand from outside: cards that the viewer is certain of lie face up, the others face down."""
    known = look.view["hand"] if seat == look.seat else look.view["known"][seat]
    cards = [kind for kind in look.kinds for _ in range(known[kind])]
    backs = look.view["sizes"][seat] - len(cards)
    step = min(SMALL + 3, (wide - 20 - SMALL) / max(look.view["sizes"][seat] - 1, 1))
    for place in range(backs):
        card_back(c, 10 + place * step, 66, SMALL, SMALL * 1.35)
    for place, kind in enumerate(cards, backs):
        with c.group(title=look.treasure(kind)):
            card(c, kind, look.rules.trade_value[kind], 10 + place * step, 66, SMALL)


def draw_sold(c: Canvas, look: DigLook, sets: list[int], room: float) -> None:
    """The sold sets, oldest first; the more there are, the smaller they are drawn."""
    scale = 1.0
    while scale > 0.4 and -(-len(sets) // max(int(room / (82 * scale)), 1)) * 26 * scale > SOLD_HEIGHT - 6:
        scale -= 0.05
    columns = max(int(room / (82 * scale)), 1)
    for place, code in enumerate(sets):
        kind, n = SALE_KIND[code - SELL], SALE_SIZE[code - SELL]
        price = look.rules.prices[kind][n - 1]
        with c.at(place % columns * 82 * scale, place // columns * 26 * scale, scale, title=look.treasure(kind)):
            c.rect(0, 1, 77, 22, PLATE_3, 11, fill_opacity=0.6)
            token(c, kind, 0, 1, 22)
            c.text(25, 16.5, f"×{n}", 12, TEXT, room=18)
            c.text(71, 16.5, look.money(price), 12, BRASS, at="end", bold=True, room=27)


# --- the hand of the viewer ---------------------------------------------------------------------


def draw_hand(c: Canvas, look: DigLook, width: Number) -> None:
    """The own hand by kind: cards, what they are worth now, and the selling row that says what more would be."""
    plate(c, width, HAND_HEIGHT)
    hand = look.view["hand"]
    heading(c, 12, 24, look.say("your-hand"), 200)
    c.text(width - 12, 23, look.say("cards", n=sum(hand)), 12, TEXT_2, at="end")
    wide = (width - 24) / max(len(look.kinds), 1)
    for place, kind in enumerate(look.kinds):
        with c.at(12 + place * wide, 34, title=look.treasure(kind)):
            draw_kind(c, look, kind, hand[kind], wide - 8)


def draw_kind(c: Canvas, look: DigLook, kind: int, n: int, wide: float) -> None:
    """The cards of one kind in hand. What a trade in the making would give away is marked."""
    h = CARD * 1.35
    if n == 0:
        empty_space(c, 0, 0, CARD, h)
        c.symbol(TREASURES[kind].picture, CARD / 2 - 16, h / 2 - 16, 32, color=LINE_2)
    step = min(16, (wide - CARD) / max(n - 1, 1))
    for place in range(n):
        card(c, kind, look.rules.trade_value[kind], place * step, 0, CARD)
    if look.view["give"][kind]:
        draw_badge(c, f"−{look.view['give'][kind]}", min((n - 1) * step + CARD - 6, wide - 16), 10, chosen=True)
    c.text(0, h + 17, look.treasure(kind), 12, TEXT if n else TEXT_3, bold=n > 0, room=wide)
    draw_prices(c, look, kind, n, wide, h + 24)


def draw_prices(c: Canvas, look: DigLook, kind: int, n: int, wide: float, y: float) -> None:
    """The selling row: what a set of each size pays; the size in hand is filled."""
    prices = look.rules.prices[kind]
    step = wide / len(prices)
    treasure = TREASURES[kind]
    for size, price in enumerate(prices, 1):
        now = size == min(n, len(prices))
        fill = treasure.ink if now else treasure.disc if size < n else PLATE_3
        x = (size - 1) * step
        c.rect(x, y, step - 1.5, 20, fill, 2.5, stroke=LINE)
        ink = "#ffffff" if now else TEXT_2
        c.text(x + step / 2 - 0.8, y + 14, price, 11.5, ink, at="middle", bold=now, room=step - 3)
    if n:
        c.text(0, y + 39, look.money(worth(prices, n)), 15, BRASS, bold=True)


def worth(prices: list[int], n: int) -> int:
    """What n cards of a kind bring when they are sold as well as can be, in one set or in several."""
    best = [0] * (n + 1)
    for cards in range(1, n + 1):
        best[cards] = max(prices[size - 1] + best[cards - size] for size in range(1, min(cards, len(prices)) + 1))
    return best[n]
