"""The tiles that are not on the map: the piles, the black market, and what is out of the game."""

from __future__ import annotations

from digsite.games.excavation_earth.kinds import EXTRA, N_COLOURS, N_GLYPHS, N_TYPES
from digsite.games.excavation_earth.svg.look import EarthLook
from digsite.games.excavation_earth.svg.mysteries import draw_in_pile, has_mysteries, offloaded
from digsite.games.excavation_earth.svg.pieces import BOX_MARK, GLYPHS, REGIONS, edged_sign, mark, sign, tile
from digsite.games.excavation_earth.svg.relics import MYSTERY
from digsite.svg.canvas import Canvas
from digsite.svg.palette import LINE_2, TEXT, TEXT_2, TEXT_3
from digsite.svg.table import empty_space, heading, plate


def draw_piles(c: Canvas, look: EarthLook) -> None:
    """The piles: how many tiles, and which, are still to come."""
    plate(c, 296, 129)
    heading(c, 10, 21, look.say("piles"), 270)
    for column, colour in enumerate(look.pack.stacks):
        left = look.view["piles"][colour * N_GLYPHS : (colour + 1) * N_GLYPHS]
        with c.at(10 + column * 56.5, 30, title=look.name("colour", colour)):
            region = REGIONS[colour]
            c.rect(3, 3, 46, 34, region.edge, 4)
            c.rect(0, 0, 46, 34, region.fill, 4, stroke=region.edge)
            sign(c, colour, 5, 11, 13, region.ink)
            c.text(
                32,
                24,
                sum(left) + boxes(look, colour) + mysterious(look, colour),
                17,
                region.ink,
                at="middle",
                bold=True,
            )
            for glyph in range(N_GLYPHS):
                x, y = glyph % 2 * 25, 43 + glyph // 2 * 19
                c.symbol(GLYPHS[glyph], x, y, 13, color=region.text if left[glyph] else LINE_2)
                c.text(x + 15, y + 11, left[glyph], 11.5, TEXT if left[glyph] else LINE_2)
            if len(look.view["piles"]) > EXTRA:
                there = boxes(look, colour)
                c.symbol(BOX_MARK, 25 if has_mysteries(look) else 0, 81, 13, color=region.text if there else LINE_2)
                c.text(40 if has_mysteries(look) else 15, 92, there, 11.5, TEXT if there else LINE_2)
            if has_mysteries(look):
                draw_in_pile(c, look, colour, 0, 81)


def boxes(look: EarthLook, colour: int) -> int:
    """How many tiles of a pile are pretty boxes."""
    piles = look.view["piles"]
    return int(piles[EXTRA + colour]) if len(piles) > EXTRA else 0


def mysterious(look: EarthLook, colour: int) -> int:
    """How many tiles of a pile are mysterious; they count like the others."""
    return int(look.view["mysteries"]["piles"][colour]) if has_mysteries(look) else 0


def draw_black_market(c: Canvas, look: EarthLook) -> None:
    """The stacks: the top tile, how many there are, and those beneath in their order."""
    plate(c, 353, 120)
    heading(c, 10, 21, look.say("black-market"), 330)
    for column, colour in enumerate(look.pack.stacks):
        with c.at(10 + column * 68.5, 30):
            draw_stack(c, look, colour)


def draw_stack(c: Canvas, look: EarthLook, colour: int) -> None:
    """One stack of the black market."""
    stack = look.view["stacks"][colour]
    if not stack:
        empty_space(c, 0, 0, 40, 40)
        sign(c, colour, 13, 13, 14, LINE_2)
    else:
        region = REGIONS[colour]
        for under in range(min(len(stack) - 1, 3), 0, -1):
            c.rect(under * 3, under * 2, 40, 40, region.fill, 5, stroke=region.edge)
        tile(c, stack[0], look.pack.values[stack[0]], 0, 0, 40)
    c.text(0, 60, look.say("tiles", n=len(stack)), 11, TEXT_2, room=64)
    shown = stack[1:4]
    for place, kind in enumerate(shown):
        region = REGIONS[colour]
        c.rect(place * 15, 66, 14, 14, region.fill, 2, stroke=region.edge, stroke_width=0.8)
        c.symbol(mark(kind), place * 15 + 2, 68, 10, color=region.ink)
    if len(stack) > 1 + len(shown):
        c.text(48, 77, f"+{len(stack) - 1 - len(shown)}", 10.5, TEXT_3)


def draw_sold(c: Canvas, look: EarthLook) -> None:
    """The tiles that are out of the game, by colour and glyph; boxes and mysterious ones have rows of their own."""
    plate(c, 296, 120)
    heading(c, 10, 21, look.say("sold"), 230)
    sold = look.view["sold"]
    symbols, rows = [*GLYPHS], [list(sold[glyph:N_TYPES:N_GLYPHS]) for glyph in range(N_GLYPHS)]
    if len(sold) > EXTRA:
        symbols.append(BOX_MARK)
        rows.append(list(sold[EXTRA:]))
    if has_mysteries(look):
        symbols.append(MYSTERY)
        rows.append([offloaded(look, colour) for colour in range(N_COLOURS)])
    c.text(286, 21, sum(map(sum, rows)), 14, TEXT, at="end", bold=True)
    step = {4: 17, 5: 14}.get(len(rows), 12)
    for row, symbol in enumerate(symbols):
        c.symbol(symbol, 14, 49 + row * step, step - 3, color=TEXT_2)
    for column, colour in enumerate(look.pack.stacks):
        x = 62 + column * 50
        edged_sign(c, colour, x - 7, 31, 13)
        for row, counts in enumerate(rows):
            n = counts[colour]
            c.text(x, 60.5 + row * step, n or "·", 12, TEXT if n else LINE_2, at="middle", bold=n > 0)
