"""What a player board has besides with the expansion: brokers, researchers, reverse engineering cards, locks."""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.kinds import CARGO, N_COLOURS, N_GLYPHS
from digsite.games.excavation_earth.museum.kinds import FOLDING_HOLD, MIND_BRUSH, N_RE, STASIS_LOCKER
from digsite.games.excavation_earth.museum.mysteries.equipment import MORE_CARGO
from digsite.games.excavation_earth.svg.look import EarthLook
from digsite.games.excavation_earth.svg.pieces import buyer
from digsite.games.excavation_earth.svg.relics import LOCK, mystery_tile, re_strip, researcher
from digsite.svg.canvas import Canvas
from digsite.svg.palette import BRASS, LINE, TEXT, TEXT_3
from digsite.svg.table import empty_space

STAFF_HEIGHT: Final = 48
"""Brokers and researchers, below the board of the base game."""
STRIP: Final = 20
"""Height of a line with reverse engineering cards."""
COLUMN: Final = (1 << N_GLYPHS) - 1
"""All spaces of a gallery column, as bits."""


def has_staff(look: EarthLook) -> bool:
    """Whether any module of the expansion is in play."""
    return "staff" in look.view


def more_height(look: EarthLook) -> int:
    """How much higher the boards are with the expansion."""
    if not has_staff(look):
        return 0
    return STAFF_HEIGHT + (19 + STRIP * card_rows(look) if "mysteries" in look.view else 0)


# --- reverse engineering cards ------------------------------------------------------------------


def cards_of(look: EarthLook, player: int) -> list[int]:
    """The reverse engineering cards in front of a player."""
    if "mysteries" not in look.view:
        return []
    return [card for card in range(N_RE) if look.view["mysteries"]["cards"][player] >> card & 1]


def per_row(look: EarthLook) -> int:
    """How many of them lie side by side: boards for two or three players are wide."""
    return 2 if look.players > 2 else 4


def card_rows(look: EarthLook) -> int:
    """How many lines the cards of whoever has most of them take."""
    most = max(len(cards_of(look, player)) for player in range(look.players))
    return max(-(-most // per_row(look)), 1)


def draw_re_cards(c: Canvas, look: EarthLook, player: int, wide: float) -> None:
    """The cards in front of a player; the Mind Brush is pale once it has been used in this round."""
    c.text(0, 4, look.say("reverse-engineering"), 10.5, TEXT_3, room=wide)
    cards = cards_of(look, player)
    if not cards:
        c.text(0, 22, "–", 12, TEXT_3)
    each = (wide + 4) / per_row(look)
    for place, card in enumerate(cards):
        x, y = place % per_row(look) * each, 9 + place // per_row(look) * STRIP
        used = card == MIND_BRUSH and bool(look.view["mysteries"]["brushed"] >> player & 1)
        name = look.name("re", card)
        with c.group(title=look.say("used-now", card=name) if used else name):
            re_strip(c, name, look.figures.re_values[card], x, y, each - 4, used=used)


# --- brokers and researchers --------------------------------------------------------------------


def draw_staff(c: Canvas, look: EarthLook, player: int, wide: float) -> None:
    """Everything below the board of the base game. A rival has no staff, and no cards either."""
    c.line(10, 0, wide - 10, 0, LINE)
    if look.is_rival(player):
        return
    c.text(10, 14, look.say("brokers"), 10.5, TEXT_3, room=100)
    brokers = look.view["staff"]["brokers"][player]
    for place, colour in enumerate(look.pack.stacks):
        x = 10 + place * 20
        if brokers >> colour & 1:
            with c.group(title=look.say("broker", colour=look.name("colour", colour))):
                buyer(c, colour, x, 18, 21)
        else:
            empty_space(c, x + 2, 20.5, 14, 16, 5)
    c.text(126, 14, look.say("researchers"), 10.5, TEXT_3, room=wide - 136)
    n = look.view["staff"]["researchers"][player]
    with c.group(title=look.say("researchers")):
        c.text(126, 34, n, 13, TEXT if n else TEXT_3, bold=True)
        step = min(18, (wide - 166) / max(n, 1))
        for place in range(n):
            researcher(c, 144 + place * step, 21, 16)
    if "mysteries" in look.view:
        with c.at(10, STAFF_HEIGHT + 2):
            draw_re_cards(c, look, player, wide - 20)


# --- the gallery --------------------------------------------------------------------------------


def posted(look: EarthLook, player: int) -> int:
    """The spaces of the gallery where researchers stand in the end, as bits."""
    return int(look.view["staff"]["posted"][player]) if has_staff(look) else 0


def is_locked(look: EarthLook, player: int, colour: int) -> bool:
    """Whether the guards of a column may not leave: with the expansion, once it is complete (MU-GUARD-01)."""
    column = look.view["guards"][player] >> colour * N_GLYPHS & COLUMN
    return has_staff(look) and column == COLUMN


def draw_lock(c: Canvas, look: EarthLook, x: float, y: float, wide: float, high: float) -> None:
    """A frame around a complete column, and a padlock at its head."""
    c.rect(x, y, wide, high, "none", 3, stroke=BRASS, stroke_width=1.6)
    with c.group(title=look.say("locked")):
        c.symbol(LOCK, x + wide - 10, y - 14, 11.5, color=BRASS)


# --- the holds ----------------------------------------------------------------------------------


def mysteries_in(look: EarthLook, hold: int, player: int) -> list[int]:
    """The colours of the mysterious artefacts in a hold."""
    if "mysteries" not in look.view:
        return []
    held = look.view["mysteries"]["cargo" if hold == CARGO else "hidden"]
    counts = held[player * N_COLOURS : (player + 1) * N_COLOURS]
    return [colour for colour in range(N_COLOURS) for _ in range(counts[colour])]


def more_spaces(look: EarthLook, hold: int, player: int) -> int:
    """The spaces that reverse engineering cards add to a hold (MU-RECARD-03, -04)."""
    cards = cards_of(look, player)
    if hold == CARGO:
        return MORE_CARGO if FOLDING_HOLD in cards else 0
    return 1 if STASIS_LOCKER in cards else 0


def draw_mystery(c: Canvas, look: EarthLook, colour: int, player: int, x: float, y: float, size: float) -> None:
    """A mysterious artefact in a hold, with its custodian."""
    with c.group(title=look.say("mystery", colour=look.name("colour", colour))):
        mystery_tile(c, colour, x, y, size, look.mark(player))
