"""Pop-up markets: the cards on the board, beside their sites on the map and one by one in a panel."""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.kinds import colour_of
from digsite.games.excavation_earth.museum.kinds import N_POPUPS
from digsite.games.excavation_earth.svg.look import EarthLook
from digsite.games.excavation_earth.svg.pieces import CREDIT, GLYPHS, NIGHT, REGIONS, edged_sign, mark, tile
from digsite.games.excavation_earth.svg.relics import RE_CARD, any_broker, researcher
from digsite.svg.canvas import Canvas, figure, width_of
from digsite.svg.palette import BRASS, LINE_2, PLATE, STOCK, STOCK_EDGE, TEXT, TEXT_2, TEXT_3
from digsite.svg.table import card_back, empty_space, heading, plate

POPUPS_HEIGHT: Final = 142
PER_ROW: Final = N_POPUPS // 2
"""Cards in a row of the panel: all of them take two."""
CARD_HEIGHT: Final = 48
DECK: Final = (46, 62)
FLAP: Final = 15
"""Height of a card on the map."""


def has_popups(look: EarthLook) -> bool:
    """Whether module 8 is in play."""
    return "popups" in look.view


def on_board(look: EarthLook) -> list[int]:
    """The cards on the board."""
    return [card for card in range(N_POPUPS) if look.view["popups"]["board"] >> card & 1]


# --- what a card says ---------------------------------------------------------------------------


def demand_width(look: EarthLook, card: int, size: float) -> float:
    """How much room `draw_demand` takes."""
    figures = look.figures
    wide = 0.0
    if figures.popup_colour[card] >= 0:
        wide += size + 2
    if figures.popup_glyph[card] >= 0:
        wide += size + 2
    if figures.popup_least[card]:
        wide += width_of(f"{figures.popup_least[card]}+", size, bold=True) + 2
    return wide


def draw_demand(c: Canvas, look: EarthLook, card: int, x: float, y: float, size: float) -> None:
    """The artefact that is wanted: its colour, its glyph, its least value."""
    figures = look.figures
    if figures.popup_colour[card] >= 0:
        edged_sign(c, figures.popup_colour[card], x, y, size)
        x += size + 2
    if figures.popup_glyph[card] >= 0:
        c.symbol(GLYPHS[figures.popup_glyph[card]], x, y, size, color=TEXT)
        x += size + 2
    if figures.popup_least[card]:
        c.text(x, y + size * 0.86, f"{figures.popup_least[card]}+", size, TEXT, bold=True)


def rewards(look: EarthLook, card: int) -> list[tuple[str, int]]:
    """What a card brings, or what its tile costs, kind by kind."""
    figures = look.figures
    found = [
        ("credits", figures.popup_price[card] or figures.popup_credits[card]),
        ("broker", figures.popup_brokers[card]),
        ("researcher", figures.popup_researchers[card]),
        ("re", figures.popup_re[card]),
    ]
    return [(kind, n) for kind, n in found if n]


def reward_width(kind: str, n: int, size: float) -> float:
    """How much room one of them takes, the gap after it included."""
    icon = size * 0.85 if kind in ("broker", "re") else size
    return icon + 3 + (width_of(str(n), size, bold=True) + 3 if kind == "credits" or n > 1 else 0)


def draw_rewards(c: Canvas, look: EarthLook, card: int, x: float, y: float, size: float) -> None:
    """All of them in a row."""
    for kind, n in rewards(look, card):
        if kind == "credits":
            c.symbol(CREDIT, x, y, size, color=BRASS)
        elif kind == "broker":
            any_broker(c, x, y, size)
        elif kind == "researcher":
            researcher(c, x, y, size)
        else:
            c.symbol(RE_CARD, x, y, size)
        wide = reward_width(kind, n, size)
        if kind == "credits" or n > 1:
            c.text(x + wide - 3, y + size * 0.86, n, size, BRASS if kind == "credits" else TEXT, at="end", bold=True)
        x += wide


def title(look: EarthLook, card: int) -> str:
    """A card and its place, in words."""
    return look.say("popup", card=look.name("popup", card), place=look.name("place", look.figures.popup_site[card]))


# --- the panel ----------------------------------------------------------------------------------


def draw_popups(c: Canvas, look: EarthLook, wide: float, high: float) -> None:
    """The deck, every card on the board, and those that are out of the game."""
    plate(c, wide, high)
    heading(c, 12, 22, look.say("popups"), wide * 0.55)
    board, used = look.view["popups"]["board"], look.view["popups"]["used"]
    deck = N_POPUPS - int.bit_count(board | used)
    if deck:
        card_back(c, 12, 32, *DECK, deck)
    else:
        empty_space(c, 12.5, 32.5, DECK[0] - 1, DECK[1] - 1)
    if used:
        gone = ", ".join(look.name("popup", card) for card in range(N_POPUPS) if used >> card & 1)
        c.text(wide - 12, 22, look.say("popups-out", cards=gone), 11, TEXT_3, at="end", room=wide * 0.38)
    cards = on_board(look)
    each = (wide - 74 - 12 + 5) / PER_ROW
    for place, card in enumerate(cards):
        row, column = divmod(place, PER_ROW)
        with c.at(74 + column * each, 32 + row * (CARD_HEIGHT + 6), title=title(look, card)):
            draw_card(c, look, card, each - 5)
    if not cards:
        c.text(74, 66, look.say("no-popup"), 11.5, TEXT_3, room=wide - 86)


def draw_card(c: Canvas, look: EarthLook, card: int, w: float) -> None:
    """A card: its number and place, and below what it sells or wants, with the price or the reward."""
    c.rect(0, 0, w, CARD_HEIGHT, STOCK, 4, stroke=STOCK_EDGE)
    c.rect(0, 0, 22, 15, NIGHT, 3)
    c.text(11, 11.5, look.name("popup", card), 11, PLATE, at="middle", bold=True, room=19)
    c.text(27, 12, look.name("place", look.figures.popup_site[card]), 11.5, TEXT, bold=True, room=w - 31)
    if look.figures.popup_supply[card]:
        kind = look.view["popups"]["tiles"][card]
        with c.group(title=look.name("artefact", kind)):
            tile(c, kind, look.pack.values[kind], 5, 18, 27)
        c.text(37, 36, look.say("for"), 10.5, TEXT_2, room=18)
        draw_rewards(c, look, card, 58, 25, 13)
        return
    takes = demand_width(look, card, 15)
    brings = sum(reward_width(kind, n, 14) for kind, n in rewards(look, card))
    fit = min(1, (w - 8) / (takes + 17 + brings))
    with c.at(5, 32 - 7 * fit, fit):
        draw_demand(c, look, card, 0, 0, 15)
        c.path(f"M{figure(takes + 1)} 5.5h5v-3l5 4.8-5 4.8v-3h-5z", LINE_2)
        draw_rewards(c, look, card, takes + 15, 0, 14)


# --- on the map ---------------------------------------------------------------------------------


def popups_at(look: EarthLook, place: int) -> list[int]:
    """The cards that lie at a place."""
    if not has_popups(look):
        return []
    return [card for card in on_board(look) if look.figures.popup_site[card] == place]


def flap_width(look: EarthLook, card: int) -> float:
    """How wide a card is on the map."""
    brings = sum(reward_width(kind, n, 10.5) for kind, n in rewards(look, card))
    takes = 25.0 if look.figures.popup_supply[card] else demand_width(look, card, 11)
    return 5 + takes + 11 + brings


def draw_flap(c: Canvas, look: EarthLook, card: int, x: float, y: float) -> None:
    """A card beside its site: what is to be had there, and for what."""
    wide = flap_width(look, card)
    with c.group(title=title(look, card)):
        c.rect(x, y, wide, FLAP, STOCK, 3, stroke=BRASS, stroke_width=1)
        if look.figures.popup_supply[card]:
            kind = look.view["popups"]["tiles"][card]
            region = REGIONS[colour_of(kind)]
            c.rect(x + 2, y + 1.5, 25, 12, region.fill, 2.5, stroke=region.edge, stroke_width=0.9)
            c.symbol(mark(kind), x + 4.5, y + 2.5, 10, color=region.ink)
            c.text(x + 20.5, y + 11.3, look.pack.values[kind], 11, region.ink, at="middle", bold=True)
            right = x + 28
        else:
            draw_demand(c, look, card, x + 3, y + 2, 11)
            right = x + 4 + demand_width(look, card, 11)
        c.path(f"M{figure(right + 1)} {figure(y + 4.5)}l5 3-5 3z", TEXT_2)
        draw_rewards(c, look, card, right + 9, y + 2.2, 10.5)
