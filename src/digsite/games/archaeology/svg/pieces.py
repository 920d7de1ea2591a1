"""The cards of the game and its monuments as small drawings, all our own."""

from __future__ import annotations

from typing import Final, NamedTuple

from digsite.svg.canvas import Canvas, Number, Symbol
from digsite.svg.palette import STOCK, STOCK_EDGE


class Treasure(NamedTuple):
    """How a treasure looks: the disc behind its picture, the ink of picture and figures, and the picture."""

    disc: str
    ink: str
    picture: Symbol


def _filled(key: str, d: str) -> Symbol:
    """A picture that is one shape."""
    return Symbol(key, 24, 24, f'<path fill="currentColor" fill-rule="evenodd" d="{d}"/>')


def _drawn(key: str, d: str, filled: str = "") -> Symbol:
    """A picture of lines, perhaps with a shape."""
    lines = f'<path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" d="{d}"/>'
    shape = f'<path fill="currentColor" fill-rule="evenodd" d="{filled}"/>' if filled else ""
    return Symbol(key, 24, 24, lines + shape)


TREASURES: Final = (
    Treasure(
        "#eda987",
        "#7d2f10",
        _filled(
            "shard",
            "M8 2.5h8v2.5l-1.5 1.5c3.5 1.5 5.5 4 5.5 7.5 0 4.5-3.5 7.5-8 7.5s-8-3-8-7.5"
            "c0-3.5 2-6 5.5-7.5l-1.5-1.5zM13 7l-3.5 5 3 1.5-2 5 5-6-3-1.5 2-4z",
        ),
    ),
    Treasure(
        "#e2cf9c",
        "#5c4514",
        _filled(
            "scrap",
            "M6 3h11.5a2.5 2.5 0 0 1 2.5 2.5V8h-3.5v9.5a3.5 3.5 0 0 1-3.5 3.5H5.5A2.5 2.5 0 0 1 3 18.5V16h4V5.5"
            "A2.5 2.5 0 0 0 6 3zM9 7v1.6h5.5V7zm0 3.5v1.6h5.5v-1.6zm0 3.5v1.6h4V14z",
        ),
    ),
    Treasure(
        "#f5d061",
        "#6a4800",
        _filled(
            "coin",
            "M12 3a9 9 0 1 1-.01 0zm0 2.2a6.8 6.8 0 1 0 .01 0zM8 15.5V9.5l2.2 2.5L12 8.5l1.8 3.5L16 9.5v6z",
        ),
    ),
    Treasure(
        "#9ed5c2",
        "#0d5443",
        _filled(
            "cup",
            "M5 3h14c.5 6-1.5 9.5-5.5 10.5V18c2 .3 3.5 1 4 3h-11c.5-2 2-2.7 4-3v-4.5C6.5 12.5 4.5 9 5 3z"
            "M13 3l-2.5 3.5 2.5 1.5-1.5 4 4-5-2.5-1.5L15 3z",
        ),
    ),
    Treasure(
        "#a8c2f2",
        "#1c3c90",
        _drawn(
            "talisman",
            "M7.5 12H3.5M7.8 15.5 4.5 18M7.8 9 4.5 6M16.5 12h4M16.2 15.5l3.3 2.5M16.2 9l3.3-3M12 10v10",
            "M12 2.5c2 0 3.3 1.2 3.5 3 2 1.6 2.8 4 2.8 7 0 4.5-2.5 8.5-6.3 8.5s-6.3-4-6.3-8.5c0-3 .8-5.4 2.8-7"
            " .2-1.8 1.5-3 3.5-3zM8 9.2v1.4h8V9.2z",
        ),
    ),
    Treasure(
        "#cbd896",
        "#425110",
        _filled(
            "map",
            "M3 5.5 9 3l6 2.5L21 3v15.5L15 21l-6-2.5L3 21zM9 5.2v11.5l.8.3V5.5zM14.2 7v11.5l.8.3V7.3z"
            "M5 9l1 1-1 1 .8.8 1-1 1 1 .8-.8-1-1 1-1-.8-.8-1 1-1-1z",
        ),
    ),
    Treasure(
        "#eaaccd",
        "#7a1c53",
        _filled(
            "mask",
            "M12 2c4.5 0 6.5 3 7 7l2 9.5-4 2.5-1.5-3.5c-.8 2-2 3.5-3.5 3.5s-2.7-1.5-3.5-3.5L7 21l-4-2.5L5 9"
            "c.5-4 2.5-7 7-7zM9 8.5v5.5c0 2 1.5 4 3 4s3-2 3-4V8.5C14 7.5 10 7.5 9 8.5zM10 10.5h1.5v1.2H10z"
            "M12.5 10.5H14v1.2h-1.5zM11 14.5h2v1h-2z",
        ),
    ),
    Treasure(
        "#c4cdd8",
        "#31455b",
        _filled(
            "tablet",
            "M5 3.5 15 2l4.5 4-1 5.5 1.5 3.5-1.5 6L6 22l-2-5 1.5-4.5zM8 7v1.6l7-.7V6.3zm0 4v1.6l6.5-.6v-1.6z"
            "M8.5 15v1.6l7-.6v-1.6z",
        ),
    ),
    Treasure(
        "#cfb8f1",
        "#522d98",
        _drawn("pendant", "M5 2.5c0 5 3 8 7 9.5 4-1.5 7-4.5 7-9.5", "M12 11l5 5-5 6-2-3.5 1.5-2L9 15z"),
    ),
)
"""In the order of the kinds."""

TENT: Final = _filled("tent", "M12 3l10 17h-6.5L12 12.5 8.5 20H2z")
STORM: Final = _drawn("storm", "M3 8h11a3 3 0 1 0-3-3M3 12h15a3 3 0 1 1-3 3M3 16h7a2.5 2.5 0 1 1-2.5 2.5")
THIEF: Final = _filled(
    "thief",
    "M2 8.5c3-2 6-1.5 10 0 4-1.5 7-2 10 0-.3 5-2.5 8-5.5 8-2 0-3.3-1.5-4.5-2.5-1.2 1-2.5 2.5-4.5 2.5-3 0-5.2-3-5.5-8z"
    "M5.5 10.5c1 2.2 3.5 2.5 4.5.8-1.2-1.2-3-1.5-4.5-.8zm13 0c-1.5-.7-3.3-.4-4.5.8 1 1.7 3.5 1.4 4.5-.8z",
)
PERILS: Final = {"sandstorms": (STORM, "#94501a"), "thieves": (THIEF, "#5b4a7d")}
"""What nobody wants to dig up: picture and ink."""


def card(c: Canvas, kind: int, value: int, x: Number, y: Number, w: Number) -> None:
    """A treasure card face up: its picture on a disc, its trading value in the corner."""
    treasure = TREASURES[kind]
    h = w * 1.35
    c.rect(x, y, w, h, STOCK, w * 0.08, stroke=STOCK_EDGE, stroke_width=1)
    r = w * 0.35
    c.circle(x + w / 2, y + h * 0.55, r, treasure.disc, stroke=treasure.ink, stroke_width=0.7, stroke_opacity=0.5)
    c.symbol(treasure.picture, x + w / 2 - r * 0.72, y + h * 0.55 - r * 0.72, r * 1.44, color=treasure.ink)
    corner = max(w * 0.27, 11)
    c.rect(x + 0.5, y + 0.5, corner, corner, treasure.ink, w * 0.06)
    c.text(x + 0.5 + corner / 2, y + corner * 0.82, value, corner * 0.9, "#ffffff", at="middle", bold=True)


def token(c: Canvas, kind: int, x: Number, y: Number, size: Number) -> None:
    """A treasure as a small round picture, for counts."""
    treasure = TREASURES[kind]
    c.circle(x + size / 2, y + size / 2, size / 2, treasure.disc, stroke=treasure.ink, stroke_width=0.8)
    c.symbol(treasure.picture, x + size * 0.16, y + size * 0.16, size * 0.68, color=treasure.ink)


def pips(c: Canvas, left: int, out: int, x: Number, y: Number, ink: str) -> None:
    """Full ones are still in the dig site, hollow ones were drawn."""
    for i in range(left + out):
        c.circle(x + i * 13, y, 4.5, ink if i < left else "none", stroke=ink, stroke_width=1.2)


# --- monuments ----------------------------------------------------------------------------------

SAND: Final = ("#e3c283", "#caa15f", "#8d6736", "#4a3418")
"""Sand in the light, sand, sand in the shade, the dark of a door."""


def monument(c: Canvas, key: str) -> None:
    """A monument on a ground of 200 by 120. One that has no drawing is a mound."""
    c.path("M0 116Q50 108 100 112T200 114V120H0z", SAND[0], fill_opacity=0.8)
    for d, fill in MONUMENTS.get(key, (("M20 114Q60 50 100 48T180 114z", SAND[1]),)):
        c.path(d, fill)


MONUMENTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "great_pyramid": (
        ("M100 6 10 114h100z", SAND[0]),
        ("M100 6 110 114h80z", SAND[2]),
        ("M100 6l-14 17h24l-10-17zM70 42l-14 17h54l-2-17zM40 78l-14 17h78l-1-17z", SAND[1]),
        ("M92 40v-10a6 6 0 0 1 12 0v10zM90 72V60a7 7 0 0 1 14 0v12zM88 114V98a9 9 0 0 1 18 0v16z", SAND[3]),
    ),
    "temple": (
        ("M20 40 100 8l80 32v8H20z", SAND[1]),
        ("M34 42 100 16l66 26z", SAND[2]),
        ("M28 52h16v52H28zM60 52h16v52H60zM92 52h16v52H92zM124 52h16v52h-16zM156 52h16v52h-16z", SAND[0]),
        ("M44 52h16v52H44zM76 52h16v52H76zM108 52h16v52h-16zM140 52h16v52h-16z", SAND[3]),
        ("M20 104h160v10H20z", SAND[1]),
    ),
    "tomb": (
        ("M14 114 34 30h132l20 84z", SAND[1]),
        ("M30 30h140v-10H30z", SAND[0]),
        ("M34 30h132l3 12H31z", SAND[2]),
        ("M52 114V72a14 14 0 0 1 28 0v42zM120 114V72a14 14 0 0 1 28 0v42z", SAND[3]),
    ),
    "mine": (
        ("M0 114 40 46l30-22 44-10 46 32 40 68z", SAND[2]),
        ("M40 46l30-22 10 30-20 20zM114 14l46 32-20 14-30-12z", SAND[1]),
        ("M66 114V62h68v52z", SAND[3]),
        ("M58 62h84v-10H58zM60 62h10v52H60zM130 62h10v52h-10z", SAND[0]),
    ),
    "sphinx": (
        ("M20 114V92h150q10 0 10 22z", SAND[1]),
        ("M70 92q4-30 40-32h50q14 4 14 32z", SAND[2]),
        ("M40 92V34q2-24 28-24t28 24l6 44H92v14z", SAND[1]),
        ("M50 80V34q2-14 18-14t18 14v36q-2 10-18 10z", SAND[0]),
        ("M56 40h9v4h-9zM72 40h9v4h-9zM62 62h13v4H62z", SAND[3]),
        ("M20 114V98h36v16z", SAND[0]),
    ),
    "buried_ruins": (
        ("M30 114V40l16-8v82zM92 114V22h18v92zM150 114V58l18-12v68z", SAND[1]),
        ("M26 40l24-12v8L26 48zM86 14h30v9H86zM144 58l28-18v9l-28 18z", SAND[0]),
        ("M46 90h46v24H46zM110 80h40v34h-40z", SAND[2]),
        ("M0 114q30-26 70-14t60-6 70 20v6H0z", SAND[0]),
    ),
}
