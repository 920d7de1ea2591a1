"""The pieces of the game as small drawings: signs of the regions, glyphs, icons, buyers, explorers, tiles, cards.

All of it is our own. Regions carry a sign, seats carry a band: nothing needs its colour to be told apart.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from digsite.games.excavation_earth.kinds import EXTRA, card_colour, card_icon, colour_of, glyph_of
from digsite.svg.canvas import Canvas, Number, Symbol, figure
from digsite.svg.palette import LINE_2, PLATE, PLATE_2, STOCK, TEXT
from digsite.svg.table import SEATS


class Region(NamedTuple):
    """The colours of a region: its pieces, what is written on them, their edge, words on a plate, its land."""

    fill: str
    ink: str
    edge: str
    text: str
    land: str


REGIONS: Final = (
    Region("#f4d65e", "#14161f", "#86700f", "#6b5600", "#c49d12"),
    Region("#3fae95", "#07191a", "#155c4b", "#0b624d", "#2f947d"),
    Region("#bf3a4c", "#fff6ee", "#701a28", "#a02138", "#bf3a4c"),
    Region("#6e5acf", "#fbf6ff", "#392a8d", "#523eb2", "#6e5acf"),
    Region("#ef7a14", "#1b1005", "#864000", "#914400", "#dd6a08"),
    Region("#fffdf6", "#1c2030", "#55524a", "#43444b", "#b3a688"),
)
"""In the order of the colours; the wild buyers last."""
NIGHT: Final = "#262b3f"
"""What markets and black markets are made of: a coloured one would look like a market for that colour."""

SIGNS: Final = (
    Symbol(
        "sign-yellow",
        12,
        12,
        '<g fill="currentColor"><circle cx="6" cy="6" r="4.6"/></g>',
    ),
    Symbol(
        "sign-green",
        12,
        12,
        '<g fill="currentColor"><path d="M6 .9 11.6 10.8H.4z"/></g>',
    ),
    Symbol(
        "sign-red",
        12,
        12,
        '<g fill="currentColor"><path d="M1.5 1.5h9v9h-9z"/></g>',
    ),
    Symbol(
        "sign-purple",
        12,
        12,
        '<g fill="currentColor"><path d="M6 .2 11.6 6 6 11.8.4 6z"/></g>',
    ),
    Symbol(
        "sign-orange",
        12,
        12,
        '<g fill="currentColor"><path d="M4.1.8h3.8v3.3h3.3v3.8H7.9v3.3H4.1V7.9H.8V4.1h3.3z"/></g>',
    ),
    Symbol(
        "sign-wild",
        12,
        12,
        '<g fill="currentColor"><path d="M6 .3l1.45 3.9 4.15.2-3.25 2.6 1.1 4-3.45-2.3-3.45 2.3 1.1-4L.4 '
        '4.4l4.15-.2z"/></g>',
    ),
)
GLYPHS: Final = (
    Symbol(
        "glyph-helix",
        24,
        24,
        '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" '
        'stroke-width="2.3"><path d="M7 2.5c0 6.5 10 5.5 10 9.5s-10 3-10 9.5"/><path d="M17 2.5c0 6.5-10 '
        '5.5-10 9.5s10 3 10 9.5"/><path stroke-width="1.8" d="M8.3 5h7.4M8.3 19h7.4"/></g>',
    ),
    Symbol(
        "glyph-lens",
        24,
        24,
        '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" '
        'stroke-width="2.3"><path d="M2 12c4.5-7 15.5-7 20 0-4.5 7-15.5 7-20 0z"/></g><circle cx="12" '
        'cy="12" r="3" fill="currentColor"/>',
    ),
    Symbol(
        "glyph-antenna",
        24,
        24,
        '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" '
        'stroke-width="2.3"><path d="M12 10.5V22M8 22h8"/><path d="M8.2 12.2a5.4 5.4 0 1 1 7.6 0"/><path '
        'd="M5 15a9.4 9.4 0 1 1 14 0" stroke-width="1.9"/></g><circle cx="12" cy="8.5" r="2.2" '
        'fill="currentColor"/>',
    ),
    Symbol(
        "glyph-crater",
        24,
        24,
        '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" '
        'stroke-width="2.4"><path d="M1.8 11.5h4.4c.8 9 10.8 9 11.6 0h4.4"/></g><circle cx="12" cy="6.6" '
        'r="3" fill="currentColor"/>',
    ),
)
BOX_MARK: Final = Symbol(
    "glyph-box",
    24,
    24,
    '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" '
    'stroke-width="2.1"><path d="M3.5 11.5h17v10h-17zM2 7.5h20v4H2zM12 7.5v14"/><path d="M12 7.3C9.5 7.3 6.6 6.2 7 '
    '4c.5-2.4 4-2 5 3.3 1-5.3 4.5-5.7 5-3.3.4 2.2-2.5 3.3-5 3.3z" stroke-width="1.8"/></g>',
)
"""Where the others have their glyph, a pretty box shows a box with a ribbon."""
ICONS: Final = (
    Symbol(
        "icon-mask",
        24,
        24,
        '<path fill="currentColor" fill-rule="evenodd" d="M3 4.2c5.6-2.3 12.4-2.3 18 0 .8 9.2-2.6 15.6-9 '
        "18-6.4-2.4-9.8-8.8-9-18zm3.6 5.2c.9 2.6 3.4 2.9 4.3.8-1-1.4-2.9-1.7-4.3-.8zm6.5.8c.9 2.1 3.4 "
        '1.8 4.3-.8-1.4-.9-3.3-.6-4.3.8zM9 16.2c1.8 1.5 4.2 1.5 6 0-1.9.3-4.1.3-6 0z"/>',
    ),
    Symbol(
        "icon-coil",
        24,
        24,
        '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" '
        'stroke-width="2.5" d="M12 12c0-1.7 2.6-1.5 2.6.6 0 3-5.8 3-5.8-1 0-5 9.2-4.8 9.2 1 0 7-13 '
        '7-13-.8C5 4 15 1.8 19.5 6.5"/>',
    ),
    Symbol(
        "icon-prism",
        24,
        24,
        '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" '
        'stroke-width="2.2"><path d="M12 3.2 21 19H3z"/><path stroke-width="1.9" d="M.8 14.2l6.6-2.6M7.4 '
        '11.6l7.2 1.2M16.8 11.7l6.2.4M17.7 13.9l5.5 1.9"/></g>',
    ),
    Symbol(
        "icon-cog",
        24,
        24,
        '<path fill="currentColor" fill-rule="evenodd" d="M10.2 1.5h3.6l.6 2.7 1.9.8 2.4-1.5 2.5 2.5-1.5 '
        "2.4.8 1.9 2.7.6v3.6l-2.7.6-.8 1.9 1.5 2.4-2.5 2.5-2.4-1.5-1.9.8-.6 2.7h-3.6l-.6-2.7-1.9-.8-2.4 "
        "1.5-2.5-2.5 1.5-2.4-.8-1.9-2.7-.6v-3.6l2.7-.6.8-1.9-1.5-2.4 2.5-2.5 2.4 1.5 1.9-.8zM12 8.3a4 4 "
        '0 1 0 .01 0z"/>',
    ),
    Symbol(
        "icon-comet",
        24,
        24,
        '<circle cx="7.6" cy="16.4" r="5.6" fill="currentColor"/><g fill="none" stroke="currentColor" '
        'stroke-linecap="round" stroke-linejoin="round" stroke-width="2.2"><path d="M9.5 8.2 15 2.7M13 '
        '11 21.8 2.2M15.8 14.5l5.7-5.7"/></g>',
    ),
    Symbol(
        "icon-anchor",
        24,
        24,
        '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" '
        'stroke-width="2.3"><circle cx="12" cy="4.6" r="2.5"/><path d="M12 7.2v14M7.5 10.8h9M3 13.5c.6 '
        '10 17.4 10 18 0"/></g>',
    ),
)
"""The icons of the markets, in their order."""
BUYER: Final = Symbol(
    "buyer",
    20,
    24,
    '<path d="M10 .8c2.7 0 4.7 1.9 4.7 4.4 0 1.5-.7 2.7-1.7 3.6 3.5 1.3 5.6 5.4 5.6 11.2 0 1.7-.9 '
    "2.8-2.4 2.8H3.8c-1.5 0-2.4-1.1-2.4-2.8 0-5.8 2.1-9.9 5.6-11.2-1-.9-1.7-2.1-1.7-3.6C5.3 2.7 "
    '7.3.8 10 .8z"/>',
)
EXPLORER: Final = Symbol(
    "explorer",
    18,
    22,
    '<path d="M9 .9a5.3 5.3 0 0 1 4.1 8.7c2.3 1 3.6 3 3.6 6v3.7c0 1-.7 1.7-1.7 1.7H3c-1 '
    '0-1.7-.7-1.7-1.7v-3.7c0-3 1.3-5 3.6-6A5.3 5.3 0 0 1 9 .9z"/>',
)
MOON: Final = Symbol(
    "moon",
    16,
    16,
    '<path fill="currentColor" d="M10.8 1.2A7 7 0 1 0 14.8 10 5.6 5.6 0 0 1 10.8 1.2z"/>',
)
FUEL: Final = Symbol(
    "fuel",
    12,
    14,
    '<path fill="currentColor" d="M6 .3c.5 2.6 4.8 5 4.8 8.6A4.8 4.8 0 0 1 6 13.7a4.8 4.8 0 0 '
    '1-4.8-4.8C1.2 5.3 5.5 2.9 6 .3z"/>',
)
CREDIT: Final = Symbol(
    "credit",
    16,
    16,
    '<path fill="currentColor" fill-rule="evenodd" d="M8 .6 14.4 4.3v7.4L8 15.4 1.6 11.7V4.3zM8 3 '
    '3.7 5.5v5L8 13l4.3-2.5v-5zm0 2.3 2.4 2.7L8 10.7 5.6 8z"/>',
)
CREW: Final = Symbol(
    "crew",
    14,
    14,
    '<g fill="currentColor"><rect x="1.5" y="7.5" width="5" height="5" rx="1"/><rect x="7.5" y="7.5" '
    'width="5" height="5" rx="1"/><rect x="4.5" y="1.5" width="5" height="5" rx="1"/></g>',
)
HAND: Final = Symbol(
    "hand",
    16,
    14,
    '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" '
    'stroke-width="1.3"><path d="M5.5 3.2 9 2.2a1 1 0 0 1 1.2.7l1.7 6.3a1 1 0 0 1-.7 1.2l-3.6 1a1 1 '
    '0 0 1-1.2-.7L4.8 4.4a1 1 0 0 1 .7-1.2z"/><path d="M3.6 5.2l-1.9.9a1 1 0 0 0-.5 1.3l2.2 4.7M11.5 '
    '4.6l2.3.9a1 1 0 0 1 .6 1.3l-1.5 3.8"/></g>',
)
GALLERY: Final = Symbol(
    "gallery",
    14,
    14,
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" '
    'stroke-width="1.5" d="M2 2h10v10H2zM4.7 4.7h4.6v4.6H4.7z"/>',
)


def amount(credits: int) -> str:
    """Credits as they are written; somebody may owe some."""
    return str(credits).replace("-", "−")


def sign(c: Canvas, colour: int, x: Number, y: Number, size: Number, ink: str | None = None) -> None:
    """The sign of a region, in its own colour unless another is asked for."""
    c.symbol(SIGNS[colour], x, y, size, color=ink or REGIONS[colour].fill)


def edged_sign(c: Canvas, colour: int, x: Number, y: Number, size: Number) -> None:
    """The sign of a region with its edge, to stand on a plate."""
    c.symbol(SIGNS[colour], x, y, size, color=REGIONS[colour].fill, stroke=REGIONS[colour].edge, stroke_width=0.8)


def buyer(c: Canvas, kind: int, x: Number, y: Number, height: Number = 28) -> None:
    """A buyer with the sign of the region it wants."""
    region = REGIONS[kind]
    c.symbol(BUYER, x, y, height, fill=region.fill, stroke=region.edge, stroke_width=1.3)
    size = height * 0.34
    sign(c, kind, x + height * 20 / 24 / 2 - size / 2, y + height * 0.52, size, region.ink)


def explorer(c: Canvas, seat: int, x: Number, y: Number, height: Number = 20) -> None:
    """An explorer of a seat, with its band."""
    mark = SEATS[seat]
    c.symbol(EXPLORER, x, y, height, fill=mark.fill, stroke=mark.edge, stroke_width=1.4)
    if mark.stroke:
        scale = height * 0.42 / 16
        left, top = x + height * 18 / 22 / 2 - 8 * scale, y + height * 0.53
        with c.at(left, top, scale):
            c.path(mark.stroke, stroke=mark.band, stroke_width=3.4)


def mark(kind: int) -> Symbol:
    """What a tile of that kind shows beside its value: a glyph, or a box."""
    return BOX_MARK if kind >= EXTRA else GLYPHS[glyph_of(kind)]


def tile(c: Canvas, kind: int, value: int, x: Number, y: Number, size: Number = 28) -> None:
    """An artefact tile: its glyph, its region's sign and its value."""
    region = REGIONS[colour_of(kind)]
    c.rect(x, y, size, size, region.fill, size * 0.13, stroke=region.edge, stroke_width=1)
    c.symbol(mark(kind), x + size * 0.27, y + size * 0.06, size * 0.46, color=region.ink)
    sign(c, colour_of(kind), x + size * 0.16, y + size * 0.6, size * 0.26, region.ink)
    c.text(x + size * 0.68, y + size * 0.88, value, size * 0.42, region.ink, at="middle", bold=True)


def action_card(c: Canvas, card: int, x: Number, y: Number, w: Number, h: Number, label: str = "") -> None:
    """An action card: a band of its colour with the sign, the icon of a market, and perhaps a line of words."""
    region = REGIONS[card_colour(card)]
    c.rect(x, y, w, h, STOCK, 4, stroke=region.edge, stroke_width=1)
    band = h * 0.28
    corner = f"M{figure(x + 0.5)} {figure(y + band)}v{figure(4.5 - band)}a4 4 0 0 1 4-4"
    c.path(f"{corner}h{figure(w - 9)}a4 4 0 0 1 4 4v{figure(band - 4.5)}z", region.fill)
    size = band * 0.62
    sign(c, card_colour(card), x + w / 2 - size / 2, y + band / 2 - size / 2, size, region.ink)
    left = h - band - (15 if label else 0)
    icon = min(w * 0.62, left * 0.72)
    c.symbol(ICONS[card_icon(card)], x + w / 2 - icon / 2, y + band + (left - icon) / 2 + 1, icon, color=TEXT)
    if label:
        c.text(x + w / 2, y + h - 6, label, 10.5, TEXT, at="middle", room=w - 6)


def travel_card(c: Canvas, fuel: int, x: Number, y: Number, w: Number, h: Number, *, spent: bool = False) -> None:
    """One of a seat's own travel cards; a spent one is only an outline."""
    fill, ink = (PLATE_2, LINE_2) if spent else (NIGHT, PLATE)
    c.rect(x, y, w, h, fill, 3, stroke=LINE_2 if spent else NIGHT, stroke_dasharray="2 2" if spent else None)
    size = min(w * 0.8, h * 0.68, 40)
    c.text(x + w / 2, y + h / 2 + size * 0.36, fuel, size, ink, at="middle", bold=True)


def hexagon(c: Canvas, x: Number, y: Number, r: Number) -> None:
    """The medallion of a market, around (x, y)."""
    half = r * 0.87
    corners = [(x, y - r), (x + half, y - r / 2), (x + half, y + r / 2), (x, y + r), (x - half, y + r / 2)]
    c.polygon([*corners, (x - half, y - r / 2)], NIGHT, stroke=PLATE, stroke_width=1.2)


def market_medallion(c: Canvas, market: int, x: Number, y: Number, r: Number = 14) -> None:
    """A market by its icon."""
    hexagon(c, x, y, r)
    c.symbol(ICONS[market], x - r * 0.58, y - r * 0.58, r * 1.16, color=PLATE)
