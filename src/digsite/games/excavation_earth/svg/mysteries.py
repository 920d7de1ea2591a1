"""Mysterious artefacts on the table, and the deck of reverse engineering cards.

Cards that the viewing seat does not know are drawn face down; a view does not tell them.
"""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.kinds import N_COLOURS
from digsite.games.excavation_earth.museum.kinds import N_RE
from digsite.games.excavation_earth.svg.look import EarthLook
from digsite.games.excavation_earth.svg.pieces import NIGHT, REGIONS
from digsite.games.excavation_earth.svg.relics import MYSTERY, mystery_tile, re_strip, researcher
from digsite.svg.canvas import Canvas, Number, width_of
from digsite.svg.palette import BACK, BACK_LINE, LINE_2, PLATE, PLATE_2, TEXT, TEXT_2, TEXT_3
from digsite.svg.table import card_back, cube, empty_space, heading, plate

UNSEEN: Final = -1
RE_HEIGHT: Final = 104
"""The panel of the reverse engineering cards, at its lowest."""
DECK: Final = (46, 62)
BESIDE: Final = 78
"""Where the cards beside the deck begin."""
NAMED: Final = 122
BACK_WIDTH: Final = 17
"""Room for a card that the viewing seat knows, and for one that lies face down."""
LINE_HEIGHT: Final = 20
TILE: Final = 22
"""An analysed tile on the mothership."""
CHIP: Final = 13.5


def has_mysteries(look: EarthLook) -> bool:
    """Whether module 6 is in play."""
    return "mysteries" in look.view


# --- the panel of the cards ---------------------------------------------------------------------


def lines_of_cards(look: EarthLook) -> list[tuple[str, list[int]]]:
    """The cards beside the deck: what somebody is choosing from, what lies under it, what is out of the game."""
    part = look.view["mysteries"]
    gone = [card for card in range(N_RE) if part["discarded"] >> card & 1]
    lines = [("re-drawn", part["drawn"]), ("re-under", part["bottom"]), ("re-out", gone)]
    return [(look.say(key), cards) for key, cards in lines if cards]


def flow(cards: list[int], wide: float) -> list[tuple[float, float]]:
    """Where cards lie one behind the other in so much room; those that are known are wide."""
    spots: list[tuple[float, float]] = []
    x, y = 0.0, 0.0
    for card in cards:
        room = BACK_WIDTH if card == UNSEEN else NAMED
        if x + room - 4 > wide:
            x, y = 0.0, y + LINE_HEIGHT
        spots.append((x, y))
        x += room
    return spots


def re_height(look: EarthLook, wide: float) -> float:
    """How high the panel is in that width."""
    lines = sum(9 + flow(cards, wide - BESIDE - 12)[-1][1] + LINE_HEIGHT + 8 for _, cards in lines_of_cards(look))
    return max(RE_HEIGHT, 36 + lines)


def draw_re_panel(c: Canvas, look: EarthLook, wide: float, high: float) -> None:
    """The deck, and beside it all cards that are on their way."""
    plate(c, wide, high)
    heading(c, 12, 22, look.say("reverse-engineering"), wide / 3)
    part = look.view["mysteries"]
    size = part["deck"] + len(part["bottom"])
    if size:
        card_back(c, 12, 32, *DECK, size)
    else:
        empty_space(c, 12.5, 32.5, DECK[0] - 1, DECK[1] - 1)
    draw_supply(c, look, wide - 12)
    y: float = 36
    for words, cards in lines_of_cards(look):
        with c.at(BESIDE, y):
            c.text(0, 4, words, 10.5, TEXT_3, room=wide - BESIDE - 12)
            spots = flow(cards, wide - BESIDE - 12)
            for card, (x, line) in zip(cards, spots, strict=True):
                draw_re_card(c, look, card, x, 9 + line)
        y += 9 + spots[-1][1] + LINE_HEIGHT + 8


def draw_re_card(c: Canvas, look: EarthLook, card: int, x: float, y: float) -> None:
    """A card beside the deck, face down unless the seat that looks knows it."""
    if card == UNSEEN:
        with c.group(title=look.say("face-down")):
            c.rect(x, y, 13, 17, BACK, 2.5, stroke=BACK_LINE, stroke_width=0.8)
            c.symbol(MYSTERY, x + 2, y + 4, 9, color=BACK_LINE)
        return
    name = look.name("re", card)
    with c.group(title=name):
        re_strip(c, name, look.figures.re_values[card], x, y, NAMED - 4)


def draw_supply(c: Canvas, look: EarthLook, right: float) -> None:
    """Researchers that nobody has yet, and custodians that left the game with their tile, by player."""
    staff = look.view["staff"]
    left = look.figures.researchers - sum(staff["researchers"]) - sum(map(int.bit_count, staff["posted"]))
    words = look.say("researchers")
    with c.group(title=look.say("researchers-left")):
        c.text(right, 22, left, 13, TEXT, at="end", bold=True)
        researcher(c, right - 32, 10, 15)
        c.text(right - 38, 22, words, 10.5, TEXT_3, at="end", room=90)
    x = right - 58 - min(width_of(words, 10.5), 90)
    for player in reversed(range(look.players)):
        gone = look.view["mysteries"]["gone"][player]
        if gone:
            with c.group(title=look.say("custodians-gone", player=look.player(player))):
                c.text(x, 22, f"−{gone}", 12, TEXT_2, at="end", bold=True)
                cube(c, look.mark(player), x - 32, 10, 15)
            x -= 40


# --- tiles on the table -------------------------------------------------------------------------


def draw_analysed(c: Canvas, look: EarthLook, x: float, y: float, wide: float) -> None:
    """The analysed tiles on the mothership, side by side as far as there is room."""
    ship = [colour for colour in range(N_COLOURS) for _ in range(look.view["mysteries"]["ship"][colour])]
    step = min(TILE + 2, (wide - TILE) / max(len(ship) - 1, 1))
    for place, colour in enumerate(ship):
        with c.group(title=look.say("analysed", colour=look.name("colour", colour))):
            mystery_tile(c, colour, x + place * step, y, TILE)


def offloaded(look: EarthLook, colour: int) -> int:
    """The tiles of a colour that are out of the game: those that are nowhere else."""
    part = look.view["mysteries"]
    held = sum(part["cargo"][colour::N_COLOURS]) + sum(part["hidden"][colour::N_COLOURS])
    on_table = part["piles"][colour] + part["sites"][colour] + part["ship"][colour]
    return int(look.figures.mysterious[colour] - held - on_table)


def draw_in_pile(c: Canvas, look: EarthLook, colour: int, x: Number, y: Number) -> None:
    """How many of a pile's tiles are mysterious."""
    n = look.view["mysteries"]["piles"][colour]
    with c.group(title=look.say("mystery", colour=look.name("colour", colour))):
        c.circle(x + 6.5, y + 6.5, 6.5, NIGHT if n else LINE_2)
        c.symbol(MYSTERY, x + 2, y + 1.8, 9.4, color=PLATE)
        c.text(x + 15, y + 11, n, 11.5, TEXT if n else LINE_2)


# --- on the map ---------------------------------------------------------------------------------


def overlay_at(look: EarthLook, place: int) -> int:
    """The colour whose overlay lies on a place, or -1."""
    overlay = look.figures.overlay
    return overlay.index(place) if has_mysteries(look) and place in overlay else -1


def mystery_chip_width(look: EarthLook, place: int) -> float:
    """How much room the mark for mysterious artefacts takes on a plate, the gap before it included."""
    colour = overlay_at(look, place)
    if colour < 0:
        return 0
    return 32 if look.view["mysteries"]["sites"][colour] > 1 else 19


def draw_mystery_chip(c: Canvas, look: EarthLook, place: int, x: float, y: float) -> None:
    """The overlay on a dig site, and the tiles that lie there; hollow where there is none now."""
    colour = overlay_at(look, place)
    n = look.view["mysteries"]["sites"][colour]
    wide = mystery_chip_width(look, place) - 3
    region = REGIONS[colour]
    with c.group(title=look.say("overlay", colour=look.name("colour", colour), n=n)):
        fill, edge, ink = (NIGHT, region.fill, PLATE) if n else (PLATE_2, LINE_2, TEXT_3)
        c.rect(x, y, wide, CHIP, fill, 6.5, stroke=edge, stroke_width=1.3 if n else 0.9)
        c.symbol(MYSTERY, x + 3, y + 1.8, 10, color=ink)
        if n > 1:
            c.text(x + 21, y + 10.6, f"×{n}", 10.5, ink, at="middle")
