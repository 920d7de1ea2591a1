"""The boards of the players, and what the viewing seat holds in hand."""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.kinds import (
    CARGO,
    HIDDEN_HOLD,
    N_COLOURS,
    N_GLYPHS,
    N_TRAVEL,
    card_icon,
)
from digsite.games.excavation_earth.pack import TRAVEL_FUEL
from digsite.games.excavation_earth.svg.look import EarthLook
from digsite.games.excavation_earth.svg.pieces import (
    CREDIT,
    CREW,
    GLYPHS,
    HAND,
    REGIONS,
    action_card,
    amount,
    edged_sign,
    tile,
    travel_card,
)
from digsite.games.excavation_earth.svg.relics import researcher
from digsite.games.excavation_earth.svg.staff import (
    draw_lock,
    draw_mystery,
    draw_staff,
    has_staff,
    is_locked,
    more_height,
    more_spaces,
    mysteries_in,
    posted,
)
from digsite.games.excavation_earth.svg.zu import DECKS_WIDTH, draw_crew, draw_decks
from digsite.svg.canvas import Canvas, Number, width_of
from digsite.svg.look import GAP
from digsite.svg.palette import ACT, BRASS, PLATE, PLATE_2, TEXT, TEXT_2, TEXT_3
from digsite.svg.table import cube, empty_space, heading, plate

BOARD_HEIGHT: Final = 178
HAND_HEIGHT: Final = 132
CELL: Final = 22
"""A space of the gallery."""
TILE: Final = 32
"""A tile in a hold."""
TWO_ROWS: Final = 17.5
"""Tiles that would be smaller than this lie in two rows."""
CARD: Final = (70, 90)


def boards_height(look: EarthLook) -> int:
    """How high the boards are."""
    return BOARD_HEIGHT + more_height(look)


def draw_boards(c: Canvas, look: EarthLook, width: Number) -> None:
    """All boards in a row, in the order of the players."""
    wide = (width - GAP * (look.players - 1)) / look.players
    for player in range(look.players):
        with c.at(player * (wide + GAP), 0, title=look.player(player)):
            draw_player(c, look, player, wide)


def draw_player(c: Canvas, look: EarthLook, player: int, wide: float) -> None:
    """One board: who it is, the holds, the gallery, and how much is in hand and in the crew supply.

    A rival has neither hand nor travel cards; its decks lie on its board.
    """
    plate(c, wide, boards_height(look), asked=look.asked(player), fill=PLATE if player == look.seat else PLATE_2)
    gallery = wide - 10 - (N_COLOURS * CELL + 42)
    draw_name(c, look, player, wide)
    holds = gallery - 16 - (DECKS_WIDTH + 16 if look.is_rival(player) else 0)
    draw_hold(c, look, player, CARGO, 50, holds)
    draw_hold(c, look, player, HIDDEN_HOLD, 100, holds)
    if look.is_rival(player):
        with c.at(10, BOARD_HEIGHT - 16):
            draw_crew(c, look, player)
        with c.at(gallery - 16 - DECKS_WIDTH, 50):
            draw_decks(c, look)
    else:
        draw_supplies(c, look, player)
    with c.at(gallery, 46):
        draw_gallery(c, look, player)
    if has_staff(look):
        with c.at(0, BOARD_HEIGHT):
            draw_staff(c, look, player, wide)


def draw_name(c: Canvas, look: EarthLook, seat: int, wide: float) -> None:
    """Name, faction and credits; whether the player is asked, has passed, or is the one that looks."""
    cube(c, look.mark(seat), 10, 8, 22)
    name = look.player(seat)
    c.text(40, 19, name, 14, TEXT, bold=True, room=110)
    note = look.say("you") if seat == look.seat else ""
    if look.has_passed(seat):
        note = " · ".join(word for word in (note, look.say("passed")) if word)
    if note:
        c.text(46 + min(width_of(name, 14, bold=True), 110), 19, note, 11, ACT if look.asked(seat) else TEXT_3)
    c.text(40, 34, look.faction(seat), 11, TEXT_2, room=wide - 110)
    credits = amount(look.view["scores"][seat])
    c.text(wide - 10, 28, credits, 22, BRASS, at="end", bold=True)
    c.symbol(CREDIT, wide - 14 - width_of(credits, 22, bold=True) - 16, 12, 16, color=BRASS)


def draw_hold(c: Canvas, look: EarthLook, player: int, hold: int, y: float, room: float) -> None:
    """A hold with its tiles, the mysterious ones behind the others, and its empty spaces."""
    tiles = look.view["cargo" if hold == CARGO else "hidden"][player]
    mysteries = mysteries_in(look, hold, player)
    spaces = (look.rules.cargo if hold == CARGO else look.rules.hidden)[player] + more_spaces(look, hold, player)
    x = 10
    c.text(x, y + 4, look.name("hold", hold), 10.5, TEXT_3, room=room)
    size = min(TILE, room / max(spaces, 1) - 2.5)
    in_row = spaces
    if size < TWO_ROWS:
        in_row = -(-spaces // 2)
        size = min(TWO_ROWS, room / in_row - 2.5)
    for place in range(spaces):
        left, top = x + place % in_row * (size + 2.5), y + 9 + place // in_row * (size + 1)
        if place < len(tiles):
            with c.group(title=look.name("artefact", tiles[place])):
                tile(c, tiles[place], look.pack.values[tiles[place]], left, top, size)
        elif place < len(tiles) + len(mysteries):
            draw_mystery(c, look, mysteries[place - len(tiles)], player, left, top, size)
        else:
            empty_space(c, left + 0.5, top + 0.5, size - 1, size - 1)


def draw_supplies(c: Canvas, look: EarthLook, seat: int) -> None:
    """Cards in hand, crew in supply, and the travel cards: open information of every seat."""
    y = BOARD_HEIGHT - 16
    with c.group(title=look.say("hand")):
        c.symbol(HAND, 10, y - 5, 15, color=TEXT_2)
        c.text(30, y + 7, look.view["hand_sizes"][seat], 13, TEXT, bold=True)
    with c.group(title=look.say("crew")):
        c.symbol(CREW, 50, y - 5, 14, color=TEXT_2)
        c.text(67, y + 7, look.view["cubes"][seat], 13, TEXT, bold=True)
    with c.group(title=look.say("travel")):
        for i in range(N_TRAVEL):
            spent = not look.view["travel"][seat] >> i & 1
            travel_card(c, TRAVEL_FUEL[i], 90 + i * 16, y - 6, 13.5, 16, spent=spent)


def draw_gallery(c: Canvas, look: EarthLook, player: int) -> None:
    """The gallery: columns by colour, rows by glyph, a cube where a guard stands, and what rows and columns pay.

    In the end researchers stand there too, and count like guards.
    """
    guards, researchers = look.view["guards"][player], posted(look, player)
    taken = guards | researchers
    left, top = 20, 16
    for colour in range(N_COLOURS):
        locked = is_locked(look, player, colour)
        edged_sign(c, colour, left + colour * CELL + (0 if locked else 5), 0, 12)
        standing = sum(taken >> (colour * N_GLYPHS + glyph) & 1 for glyph in range(N_GLYPHS))
        pays = look.pack.column_charts[colour][standing]
        used = look.view["rewarded"][player] >> colour & 1
        x = left + colour * CELL + CELL / 2
        c.text(x, top + N_GLYPHS * CELL + 13, pays, 11, BRASS if pays else TEXT_3, at="middle", bold=pays > 0)
        if used:
            c.line(x - 8, top + N_GLYPHS * CELL + 17, x + 8, top + N_GLYPHS * CELL + 17, BRASS, stroke_width=2)
    for glyph in range(N_GLYPHS):
        y = top + glyph * CELL
        c.symbol(GLYPHS[glyph], 0, y + 4, 14, color=TEXT_2)
        standing = sum(taken >> (colour * N_GLYPHS + glyph) & 1 for colour in range(N_COLOURS))
        pays = look.pack.row_charts[glyph][standing]
        c.text(left + N_COLOURS * CELL + 22, y + 15, pays, 11, BRASS if pays else TEXT_3, at="end", bold=pays > 0)
        for colour in range(N_COLOURS):
            x = left + colour * CELL
            region = REGIONS[colour]
            c.rect(
                x + 1,
                y + 1,
                CELL - 2,
                CELL - 2,
                region.fill,
                2.5,
                fill_opacity=0.2,
                stroke=region.edge,
                stroke_opacity=0.35,
            )
            if guards >> (colour * N_GLYPHS + glyph) & 1:
                cube(c, look.mark(player), x + 3, y + 3, CELL - 6)
            elif researchers >> (colour * N_GLYPHS + glyph) & 1:
                researcher(c, x + 3, y + 3, CELL - 6)
    for colour in range(N_COLOURS):
        if is_locked(look, player, colour):
            draw_lock(c, look, left + colour * CELL, top, CELL, N_GLYPHS * CELL)


# --- the hand -----------------------------------------------------------------------------------


def draw_hand(c: Canvas, look: EarthLook, width: Number) -> None:
    """What the viewing seat holds: its hand, and whatever it may choose from now."""
    assert look.seat is not None
    plate(c, width, HAND_HEIGHT)
    picked = list(look.view["picked"] or [])
    groups = [("your-hand", look.view["hand"]), ("draft", look.view["pack"]), ("drawn", look.view["drawn"] or [])]
    groups = [(key, cards) for key, cards in groups if cards or key == "your-hand"]
    travel = [TRAVEL_FUEL[i] for i in range(N_TRAVEL) if look.view["travel"][look.seat] >> i & 1]
    n_cards = sum(len(cards) for _, cards in groups) + len(travel)
    step = min(CARD[0] + 7, (width - 30 - 24 * len(groups)) / max(n_cards, 1))
    x: float = 12
    for key, cards in groups:
        heading(c, x, 22, look.say(key), max(len(cards) * step, 90))
        for card in cards:
            draw_card(c, look, card, x, 32, chosen=key == "your-hand" and take(picked, card))
            x += step
        if key == "your-hand":
            x += 8
            for fuel in travel:
                travel_card(c, fuel, x, 32, CARD[0], CARD[1])
                x += step
        x += 24


def take(picked: list[int], card: int) -> bool:
    """Whether a card of the hand is among the picked ones; each of those stands for one card."""
    if card in picked:
        picked.remove(card)
        return True
    return False


def draw_card(c: Canvas, look: EarthLook, card: int, x: float, y: float, *, chosen: bool) -> None:
    """An action card with the place of its market, framed if it is picked."""
    w, h = CARD
    with c.group(title=look.name("card", card)):
        action_card(c, card, x, y, w, h, look.name("place", look.pack.market_location[card_icon(card)]))
        if chosen:
            c.rect(x - 1.5, y - 1.5, w + 3, h + 3, "none", 5, stroke=ACT, stroke_width=2.5)
