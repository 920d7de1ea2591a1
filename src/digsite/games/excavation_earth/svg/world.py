"""The map of the world: land, lines, the 21 places with their tiles, and the explorers.

Mercator, cut in the Pacific so that no land is. A place lies where the pack says, moved a little where places would lie
over each other; the lines round the globe leave at one edge and come in at the other.
"""

from __future__ import annotations

from functools import cache
from math import log, pi, radians, tan
from typing import Final, NamedTuple

from digsite.games.excavation_earth.kinds import LOCATIONS, N_LOCATIONS, N_MARKETS, colour_of
from digsite.games.excavation_earth.svg.land import LANDS
from digsite.games.excavation_earth.svg.look import EarthLook
from digsite.games.excavation_earth.svg.mysteries import draw_mystery_chip, mystery_chip_width, overlay_at
from digsite.games.excavation_earth.svg.pieces import (
    ICONS,
    MOON,
    NIGHT,
    REGIONS,
    SIGNS,
    explorer,
    mark,
    market_medallion,
    sign,
)
from digsite.games.excavation_earth.svg.popups import FLAP, draw_flap, flap_width, popups_at
from digsite.svg.canvas import Canvas, figure, width_of
from digsite.svg.palette import BRASS_DIM, LINE, LINE_2, PLATE, TEXT, TEXT_2, TEXT_3

WIDTH: Final = 870
HEIGHT: Final = 402
SEA: Final = "#dbe2df"
LAND: Final = "#f1ebdc"

MERIDIAN: Final = 11
"""The longitude in the middle: Europe and Africa get the room they need."""
NORTH: Final = 76
"""The latitude of the upper edge."""
SCALE: Final = WIDTH / (2 * pi)

MARGIN: Final = 14
PLATE_HEIGHT: Final = 32
MEDALLION: Final = 12.5
CHIP: Final = 13.5
"""Height of the marks on a plate."""
PIECE: Final = 21
"""Height of an explorer."""


class Layout(NamedTuple):
    """How far a place is moved from its true spot, and on which side of it its plate lies."""

    dx: int = 0
    dy: int = 0
    left: bool = False


LAYOUT: Final[dict[str, Layout]] = {
    "vancouver": Layout(7, -3, left=True),
    "rio": Layout(24, 14),
    "lagos": Layout(-21, 10),
    "berlin": Layout(30, -27),
    "sydney": Layout(-5, -12, left=True),
    "anchorage": Layout(-12, -8),
    "newyork": Layout(5, -5),
    "mexico": Layout(-8, 4, left=True),
    "easter": Layout(-30, 4),
    "cusco": Layout(-6, 0),
    "manaus": Layout(28, -16),
    "cairo": Layout(-7, 10),
    "delhi": Layout(4, 0),
    "capetown": Layout(5, -10),
    "london": Layout(-46, -16, left=True),
    "rome": Layout(-20, 2),
    "bangkok": Layout(0, 9),
    "xian": Layout(14, -28),
    "havana": Layout(8, -2),
    "zanzibar": Layout(12, 10),
    "guam": Layout(-10, -12),
}
OVERLAID: Final[dict[str, Layout]] = {"bangkok": Layout(0, 24)}
"""With mysterious artefacts on it a plate is longer, and this one would reach another."""
BOWS: Final[dict[tuple[str, str], int]] = {
    ("anchorage", "newyork"): 31,
    ("berlin", "xian"): 47,
    ("cairo", "delhi"): 50,
    ("cusco", "easter"): -5,
    ("capetown", "rio"): 20,
    ("london", "newyork"): -17,
    ("bangkok", "sydney"): 12,
    ("guam", "xian"): 7,
    ("havana", "rio"): -7,
    ("delhi", "zanzibar"): -12,
    ("easter", "mexico"): -9,
    ("lagos", "rome"): 7,
    ("capetown", "lagos"): -5,
    ("newyork", "vancouver"): 7,
    ("guam", "sydney"): 9,
}
"""How far a line is bent to keep clear of plates, to the left of its way."""


class Spot(NamedTuple):
    """A point of the map."""

    x: float
    y: float


class Area(NamedTuple):
    """A part of the map."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Area) -> bool:
        """Whether they lie over each other."""
        apart = self.right <= other.left or other.right <= self.left
        return not (apart or self.bottom <= other.top or other.bottom <= self.top)


def true_spot(longitude: float, latitude: float) -> Spot:
    """Where a point of the globe lies on the map. Longitudes beyond 180 are those of the far east."""
    turned = longitude - MERIDIAN
    if turned < -180:
        turned += 360
    up = log(tan(pi / 4 + radians(max(-85.0, min(85.0, latitude))) / 2))
    top = log(tan(pi / 4 + radians(NORTH) / 2))
    return Spot(WIDTH / 2 + SCALE * radians(turned), SCALE * (top - up))


def draw_world(c: Canvas, look: EarthLook) -> None:
    """The whole map."""
    spots = [place_spot(look, place) for place in range(N_LOCATIONS)]
    c.rect(0, 0, WIDTH, HEIGHT, SEA, 7, stroke=LINE_2)
    draw_land(c, look)
    draw_lines(c, look, spots)
    for place in range(N_LOCATIONS):
        draw_leader(c, look, place, spots[place])
    for place in range(N_LOCATIONS):
        draw_place(c, look, place, spots[place])
    for card, box in flap_boxes(look, spots).items():
        draw_flap(c, look, card, box.left, box.top)
    for place in range(N_LOCATIONS):
        draw_explorers(c, look, place, place_plate(look, place, spots[place]))


def place_spot(look: EarthLook, place: int) -> Spot:
    """Where a place is drawn: its true spot, moved to keep clear of others, on the map whatever the pack says."""
    spot = true_spot(look.pack.longitude[place], look.pack.latitude[place])
    layout = LAYOUT.get(LOCATIONS[place], Layout())
    if overlay_at(look, place) >= 0:
        layout = OVERLAID.get(LOCATIONS[place], layout)
    x = min(max(spot.x + layout.dx, MARGIN), WIDTH - MARGIN)
    y = min(max(spot.y + layout.dy, MARGIN + PIECE), HEIGHT - MARGIN - 6)
    return Spot(x, y)


# --- land ---------------------------------------------------------------------------------------


def draw_land(c: Canvas, look: EarthLook) -> None:
    """The regions, woven of their signs. A region has the colour that the pack gives to a dig site in it."""
    for place, outlines in LANDS.items():
        colour = look.pack.dig_colour[LOCATIONS.index(place)]
        d = land_path(outlines)
        edge = REGIONS[colour].land if colour >= 0 else LINE_2
        c.path(d, LAND, stroke=edge, stroke_width=0.7, stroke_opacity=0.55, stroke_linejoin="round")
        if colour >= 0:
            c.path(d, c.pattern(SIGNS[colour], 7, 3.6, edge), fill_opacity=0.42)


@cache
def land_path(outlines: str) -> str:
    """Outlines in degrees as a path on the map, cut off at its lower edge."""
    written: list[str] = []
    for outline in outlines.split(";"):
        corners = [corner.split() for corner in outline.split(",") if corner.strip()]
        spots = [true_spot(float(longitude), float(latitude)) for longitude, latitude in corners]
        if spots:
            points = " ".join(f"{figure(min(x, WIDTH))} {figure(min(max(y, 0), HEIGHT))}" for x, y in spots)
            written.append(f"M{points}z")
    return "".join(written)


# --- lines --------------------------------------------------------------------------------------


def draw_lines(c: Canvas, look: EarthLook, spots: list[Spot]) -> None:
    """Every line of the map once."""
    for place in range(N_LOCATIONS):
        for other in look.pack.neighbours[place]:
            if other > place:
                if is_round_the_globe(look, place, other):
                    draw_wrapped(c, look, place, other, spots)
                else:
                    draw_line(c, place, other, spots)


def is_round_the_globe(look: EarthLook, place: int, other: int) -> bool:
    """Whether the shorter way between two places crosses the edge of the map."""
    x, y = (true_spot(look.pack.longitude[p], look.pack.latitude[p]).x for p in (place, other))
    return abs(x - y) > WIDTH / 2


def draw_line(c: Canvas, place: int, other: int, spots: list[Spot]) -> None:
    """A line between two places, bent where it would run under a plate."""
    a, b = spots[place], spots[other]
    names = (LOCATIONS[place], LOCATIONS[other])
    bow = BOWS.get(names, 0) - BOWS.get(names[::-1], 0)
    length = max(((b.x - a.x) ** 2 + (b.y - a.y) ** 2) ** 0.5, 1)
    x = (a.x + b.x) / 2 + (b.y - a.y) / length * bow * 2
    y = (a.y + b.y) / 2 - (b.x - a.x) / length * bow * 2
    d = f"M{figure(a.x)} {figure(a.y)}Q{figure(x)} {figure(y)} {figure(b.x)} {figure(b.y)}"
    c.path(d, stroke=PLATE, stroke_width=4, stroke_opacity=0.7)
    c.path(d, stroke=TEXT_3, stroke_width=1.5, stroke_opacity=0.8)


def draw_wrapped(c: Canvas, look: EarthLook, place: int, other: int, spots: list[Spot]) -> None:
    """A line round the globe, in two parts: each leaves the map and says where it leads."""
    west, east = sorted((place, other), key=lambda p: spots[p].x)
    a, b = spots[west], spots[east]
    share = a.x / (a.x + WIDTH - b.x)
    y = a.y + (b.y - a.y) * share
    for spot, edge in ((a, 0), (b, WIDTH)):
        c.line(spot.x, spot.y, edge, y, PLATE, stroke_width=4, stroke_opacity=0.7)
        c.line(spot.x, spot.y, edge, y, TEXT_3, stroke_width=1.5, stroke_opacity=0.8, stroke_dasharray="5 3")
    draw_ghost(c, look.name("place", east), 5, y, "start")
    draw_ghost(c, look.name("place", west), WIDTH - 5, y, "end")


def draw_ghost(c: Canvas, name: str, x: float, y: float, at: str) -> None:
    """Where a line leads that leaves the map: the first word above it, the rest below."""
    for words, line in zip(name.split(" ", 1), (y - 5, y + 13)):
        c.text(x, line, words, 10.5, SEA, at=at, stroke=SEA, stroke_width=2.5)
        c.text(x, line, words, 10.5, TEXT_2, at=at)


# --- places -------------------------------------------------------------------------------------


def draw_leader(c: Canvas, look: EarthLook, place: int, spot: Spot) -> None:
    """From a place that was moved far to its true spot."""
    true = true_spot(look.pack.longitude[place], look.pack.latitude[place])
    if abs(true.x - spot.x) + abs(true.y - spot.y) > 30:
        c.line(spot.x, spot.y, true.x, true.y, TEXT_2, stroke_width=1, stroke_dasharray="1.5 2.5")
        c.circle(true.x, true.y, 2, PLATE, stroke=TEXT_2)


class Plate(NamedTuple):
    """What a place is written on, and whether it lies to the left of its medallion."""

    x: float
    y: float
    width: float
    left: bool


def place_plate(look: EarthLook, place: int, spot: Spot) -> Plate:
    """The plate of a place, as wide as what stands on it; on its usual side, or the other at the edge of the map."""
    name = width_of(look.name("place", place), 11.5, bold=True)
    wide = max(name, second_line_width(look, place)) + MEDALLION + 12
    left = LAYOUT.get(LOCATIONS[place], Layout()).left
    if spot.x + wide > WIDTH - 3:
        left = True
    if spot.x - wide < 3:
        left = False
    return Plate(spot.x - wide if left else spot.x, spot.y - PLATE_HEIGHT / 2, wide, left)


def draw_place(c: Canvas, look: EarthLook, place: int, spot: Spot) -> None:
    """A place: its medallion says what it is, its plate what is there."""
    name = look.name("place", place)
    x, y, wide, left = place_plate(look, place, spot)
    with c.group(title=name):
        c.rect(x, y + 1.2, wide, PLATE_HEIGHT, "#463719", 5, fill_opacity=0.2)
        c.rect(x, y, wide, PLATE_HEIGHT, PLATE, 5, fill_opacity=0.95, stroke=LINE)
        inner = x + 6 if left else x + MEDALLION + 6
        c.text(inner, y + 13.5, name, 11.5, TEXT, bold=True)
        draw_second_line(c, look, place, inner, y + 16.5)
        draw_medallion(c, look, place, spot)


def draw_medallion(c: Canvas, look: EarthLook, place: int, spot: Spot) -> None:
    """Hexagon: market. Rounded square: dig site. Diamond with a moon: black market."""
    market, colour = look.pack.market_at[place], look.pack.dig_colour[place]
    x, y, r = spot.x, spot.y, MEDALLION
    if market >= 0:
        market_medallion(c, market, x, y, r + 1.5)
    elif colour >= 0:
        region = REGIONS[colour]
        c.rect(x - r + 1, y - r + 1, 2 * r - 2, 2 * r - 2, region.fill, 5, stroke=region.edge, stroke_width=1.3)
        sign(c, colour, x - 6, y - 6, 12, region.ink)
    else:
        c.polygon(
            [(x, y - r - 1), (x + r + 1, y), (x, y + r + 1), (x - r - 1, y)], NIGHT, stroke=PLATE, stroke_width=1.2
        )
        c.symbol(MOON, x - 6, y - 6, 12, color="#d8b876")


def types_at(look: EarthLook, place: int) -> list[int]:
    """The kinds of tile whose site is there."""
    return [kind for kind in range(len(look.view["sites"])) if look.pack.site_of[kind] == place]


def icons_at(look: EarthLook, place: int) -> list[int]:
    """The markets whose icons a black market shows."""
    return [market for market in range(N_MARKETS) if look.pack.black_icons[place] >> market & 1]


def chip_width(tiles: int) -> float:
    """A mark for tiles of one type: its glyph, its value, and how many where there are several."""
    return 25 if tiles < 2 else 40


def second_line_width(look: EarthLook, place: int) -> float:
    """How much room the second line of a plate takes."""
    types = types_at(look, place)
    if types:
        chips = sum(chip_width(look.view["sites"][kind]) + 3 for kind in types) - 3
        return chips + mystery_chip_width(look, place)
    if look.pack.market_at[place] >= 0:
        return width_of(look.name("post", look.pack.market_at[place]), 10.5)
    return len(icons_at(look, place)) * 18


def draw_second_line(c: Canvas, look: EarthLook, place: int, x: float, y: float) -> None:
    """What is there: tiles by type, the number of the market, the icons of a black market."""
    types = types_at(look, place)
    for kind in types:
        tiles = look.view["sites"][kind]
        draw_chip(c, look, kind, tiles, x, y)
        x += chip_width(tiles) + 3
    if overlay_at(look, place) >= 0:
        draw_mystery_chip(c, look, place, x, y)
    if types:
        return
    if look.pack.market_at[place] >= 0:
        c.text(x, y + 11, look.name("post", look.pack.market_at[place]), 10.5, TEXT_3)
        return
    for market in icons_at(look, place):
        c.symbol(ICONS[market], x, y, 13, color=TEXT_2)
        x += 18


def draw_chip(c: Canvas, look: EarthLook, kind: int, tiles: int, x: float, y: float) -> None:
    """Tiles of one type on their site; hollow where there is none now."""
    region = REGIONS[colour_of(kind)]
    fill, ink = (region.fill, region.ink) if tiles else ("none", BRASS_DIM)
    edge = region.edge if tiles else LINE_2
    c.rect(x, y, chip_width(tiles), CHIP, fill, 2.5, stroke=edge, stroke_width=0.9)
    c.symbol(mark(kind), x + 2.5, y + 1.8, 10, color=ink)
    c.text(x + 18.5, y + 10.8, look.pack.values[kind], 11, ink, at="middle", bold=True)
    if tiles > 1:
        c.text(x + 31, y + 10.6, f"×{tiles}", 10.5, ink, at="middle")


def place_box(look: EarthLook, place: int, spot: Spot) -> Area:
    """What a place covers: its plate and its medallion."""
    plate = place_plate(look, place, spot)
    left, right = min(plate.x, spot.x - MEDALLION), max(plate.x + plate.width, spot.x + MEDALLION)
    return Area(left, plate.y, right, plate.y + PLATE_HEIGHT)


def flap_boxes(look: EarthLook, spots: list[Spot]) -> dict[int, Area]:
    """Where each pop-up market lies: at its place, and clear of all places and of each other if that can be."""
    places = [place_box(look, place, spots[place]) for place in range(N_LOCATIONS)]
    found: dict[int, Area] = {}
    for place in range(N_LOCATIONS):
        for card in popups_at(look, place):
            taken = [*places, *found.values()]
            tries = around(places[place], flap_width(look, card), place_plate(look, place, spots[place]).left)
            free = [box for box in tries if is_on_map(box) and not any(box.meets(other) for other in taken)]
            found[card] = (free or tries)[0]
    return found


def around(box: Area, wide: float, left: bool) -> list[Area]:
    """The spots for a card of that width around a place, the best first: below at the medallion's end, below at the
    other end, beside the plate; then the same two above, where explorers stand."""
    ends = [box.right - wide, box.left] if left else [box.left, box.right - wide]
    below, above, level = box.bottom + 1, box.top - FLAP - 1, (box.top + box.bottom - FLAP) / 2
    sides = [box.left - wide - 1, box.right + 1] if left else [box.right + 1, box.left - wide - 1]
    corners = [(x, below) for x in ends] + [(x, level) for x in sides] + [(x, above) for x in ends]
    return [Area(x, y, x + wide, y + FLAP) for x, y in corners]


def is_on_map(box: Area) -> bool:
    """Whether nothing of it lies outside."""
    return box.left >= 0 and box.top >= 0 and box.right <= WIDTH and box.bottom <= HEIGHT


def draw_explorers(c: Canvas, look: EarthLook, place: int, plate: Plate) -> None:
    """The explorers there stand on the plate, by seat."""
    x = plate.x + (6 if plate.left else MEDALLION + 4)
    for seat in range(look.n):
        here = look.view["explorers"][seat].count(place)
        if here == 0:
            continue
        with c.group(title=look.player(seat)):
            for i in range(here):
                explorer(c, seat, x + 5 * i, plate.y - PIECE + 2, PIECE)
        x += 18.5 + 5 * (here - 1)
