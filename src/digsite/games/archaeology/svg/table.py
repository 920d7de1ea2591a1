"""The middle of the table: dig site, monument, marketplace."""

from __future__ import annotations

from typing import Final

from digsite.games.archaeology.kinds import MAP, N_KINDS, SANDSTORM, THIEF
from digsite.games.archaeology.svg.look import DigLook
from digsite.games.archaeology.svg.pieces import (
    PERILS,
    TREASURES,
    card,
    monument,
    pips,
    token,
)
from digsite.svg.canvas import Canvas, Number
from digsite.svg.palette import ACT, BRASS_DIM, LINE, LINE_2, PLATE_2, TEXT, TEXT_2, TEXT_3
from digsite.svg.table import card_back, empty_space, heading, plate

DIG_SITE: Final = (300, 178)
MONUMENT_HEIGHT: Final = 178
MARKET_HEIGHT: Final = 158
PICTURE: Final = 200
"""Width of the picture of the monument."""


def draw_dig_site(c: Canvas, look: DigLook) -> None:
    """How many cards are left to dig, and how many Sandstorms and Thieves are among them."""
    w, h = DIG_SITE
    plate(c, w, h)
    heading(c, 12, 24, look.say("dig-site"), w - 24)
    if look.view["dig_site"]:
        card_back(c, 16, 40, 86, 120, look.view["dig_site"])
    else:
        empty_space(c, 16, 40, 86, 120)
        c.text(59, 104, look.say("dug-out"), 13, TEXT_3, at="middle", room=78)
    storms, thieves = look.view["storms_left"], look.view["thieves_left"]
    aside = look.view["aside"]
    draw_peril(c, look, "sandstorms", storms - aside[SANDSTORM], look.view["storms_out"], 62)
    draw_peril(c, look, "thieves", thieves - aside[THIEF], look.view["thieves_out"], 118)


def draw_peril(c: Canvas, look: DigLook, key: str, left: int, out: int, y: Number) -> None:
    """One of the two kinds of cards that nobody wants to dig up: how many are still in the dig site."""
    symbol, ink = PERILS[key]
    c.symbol(symbol, 120, y - 16, 22, color=ink)
    c.text(150, y - 4, look.say(key), 13, TEXT, bold=True, room=140)
    c.text(150, y + 11, look.say("left", n=left, all=left + out), 11.5, TEXT_2, room=140)
    pips(c, left, out, 125, y + 25, ink)


# --- monument -----------------------------------------------------------------------------------


def draw_monument(c: Canvas, look: DigLook, width: Number) -> None:
    """The monument with its chambers, its pile, and what an exploration has turned up."""
    plate(c, width, MONUMENT_HEIGHT)
    heading(c, 12, 24, look.monument, PICTURE)
    with c.at(12, 42, title=look.monument):
        monument(c, look.rules.monument.key)
    extras = [key for key, shown in (("pile", look.view["pile"]), ("drawn", any(look.view["drawn"]))) if shown]
    room = width - PICTURE - 36 - 150 * len(extras)
    n = len(look.view["chamber_sizes"])
    wide = (room - 8 * (n - 1)) / n
    for chamber in range(n):
        with c.at(PICTURE + 24 + chamber * (wide + 8), 12):
            draw_chamber(c, look, chamber, wide)
    x = PICTURE + 24 + room + 12
    for key in extras:
        with c.at(x, 12):
            draw_pile(c, look) if key == "pile" else draw_turned_up(c, look)
        x += 150


def draw_chamber(c: Canvas, look: DigLook, chamber: int, wide: float) -> None:
    """A chamber: how many cards, for how many Maps, and what the viewer knows of them."""
    size = look.view["chamber_sizes"][chamber]
    c.rect(0, 0, wide, MONUMENT_HEIGHT - 24, PLATE_2, 6, stroke=LINE)
    fee = look.rules.maps[chamber]
    c.text(10, 20, look.say("chamber", number=chamber + 1), 13, TEXT, bold=True, room=wide - 24 - fee * 20)
    for i in range(fee):
        token(c, MAP, wide - 10 - (fee - i) * 20, 6, 18)
    c.text(10, 37, look.say("cards", n=size) if size else look.say("empty"), 11.5, TEXT_2, room=wide - 20)
    contents = look.view["chambers"][chamber]
    if not size:
        empty_space(c, 10, 50, 56, 76)
    elif contents is not None:
        draw_counts(c, look, contents, 10, 50, wide - 20)
    else:
        card_back(c, 10, 50, 56, 76, size)
        draw_counts(c, look, look.view["turned"][chamber], 80, 50, wide - 90)


def draw_counts(c: Canvas, look: DigLook, counts: list[int], x: float, y: float, room: float) -> None:
    """Cards by kind as small pictures with their number, in as many rows as they need."""
    columns = max(int(room // 44), 1)
    present = [kind for kind in look.kinds if counts[kind]] + [
        kind for kind in range(N_KINDS) if counts[kind] and kind not in look.kinds
    ]
    for i, kind in enumerate(present):
        left, top = x + i % columns * 44, y + i // columns * 30
        with c.group(title=look.treasure(kind)):
            token(c, kind, left, top, 24)
            c.text(left + 26, top + 16, f"×{counts[kind]}", 11.5, TEXT)


def draw_pile(c: Canvas, look: DigLook) -> None:
    """The pile beside the monument."""
    c.text(6, 20, look.say("pile"), 13, TEXT, bold=True, room=130)
    card_back(c, 6, 50, 56, 76, look.view["pile"])


def draw_turned_up(c: Canvas, look: DigLook) -> None:
    """Cards turned up in the open during an exploration."""
    c.text(6, 20, look.say("turned-up"), 13, TEXT, bold=True, room=130)
    draw_counts(c, look, look.view["drawn"], 6, 32, 132)


# --- marketplace --------------------------------------------------------------------------------


def draw_market(c: Canvas, look: DigLook, width: Number) -> None:
    """The open cards by trading value. What the viewer is about to take is marked."""
    plate(c, width, MARKET_HEIGHT)
    market = look.view["market"]
    heading(c, 12, 24, look.say("marketplace"), 200)
    c.text(width - 12, 23, look.say("cards", n=sum(market)), 12, TEXT_2, at="end")
    step = (width - 24) / len(look.kinds)
    for place, kind in enumerate(look.kinds):
        with c.at(12 + place * step, 34, title=look.treasure(kind)):
            draw_stall(c, look, kind, market[kind], step)
        if place and look.rules.trade_value[kind] != look.rules.trade_value[look.kinds[place - 1]]:
            c.line(12 + place * step, 40, 12 + place * step, MARKET_HEIGHT - 16, BRASS_DIM, stroke_dasharray="2 4")


def draw_stall(c: Canvas, look: DigLook, kind: int, n: int, wide: float) -> None:
    """The cards of one kind in the marketplace."""
    x = wide / 2 - 33
    if n == 0:
        empty_space(c, x, 2, 66, 89)
        c.symbol(TREASURES[kind].picture, x + 17, 30, 32, color=LINE_2)
    else:
        for under in range(min(n - 1, 3), 0, -1):
            card(c, kind, look.rules.trade_value[kind], x + under * 3, 2 + under * 2, 66)
        card(c, kind, look.rules.trade_value[kind], x, 2, 66)
    if n > 1:
        draw_badge(c, f"×{n}", x + 62, 84)
    if look.view["take"][kind]:
        draw_badge(c, f"−{look.view['take'][kind]}", x + 62, 10, chosen=True)
    c.text(wide / 2, 112, look.treasure(kind), 11.5, TEXT if n else TEXT_3, at="middle", room=wide - 8)


def draw_badge(c: Canvas, words: str, x: Number, y: Number, *, chosen: bool = False) -> None:
    """A small label on the corner of a card; blue for what a trade in the making would move."""
    c.rect(x - 15, y - 10, 30, 19, ACT if chosen else PLATE_2, 9.5, stroke=ACT if chosen else BRASS_DIM)
    c.text(x, y + 4, words, 12, "#ffffff" if chosen else TEXT, at="middle", bold=True, room=26)
