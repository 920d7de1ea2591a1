"""Zu's Sell and Snipe (ZU-SELL, ZU-SNIPE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from digsite.games.excavation_earth.kinds import N_MARKETS, hold_of, kind_of
from digsite.games.excavation_earth.markets import interested, level
from digsite.games.excavation_earth.solo.crew import can_place, has_trader, hire
from digsite.games.excavation_earth.solo.events import (
    FEWEST_UNWANTED,
    FOR_SELL,
    FOR_SNIPE,
    NO_ARTEFACT,
    NO_BUYER,
    NO_CREW,
    SELL_CHEAP,
    SELL_LOT,
    SELL_MANY,
    SELL_NONE,
    SELL_OPEN,
    SELL_POPULAR,
    SELL_TILE_LOT,
    SNIPE_CHEAP,
    SNIPE_FEW,
    SNIPE_LOT,
    SNIPE_NONE,
    SNIPE_OPEN,
    SNIPE_POPULAR,
    SNIPE_TILE_LOT,
    SNIPE_WANTED,
    WEIGHS_COLOURS,
    WEIGHS_TILES,
)
from digsite.games.excavation_earth.solo.fail import fail
from digsite.games.excavation_earth.solo.ladder import ZU, bits, climb, draw_lot, keep, weigh
from digsite.games.excavation_earth.solo.part import zu_of
from digsite.games.excavation_earth.solo.priorities import (
    held_colours,
    held_tiles,
    lucrative,
    tile_colour,
    tile_value,
)
from digsite.games.excavation_earth.steps.sell import MOST_MARKETS, earn, give_up, move_crowd
from digsite.games.excavation_earth.tiles import has_colour

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


def sell(s: Earth) -> bool:
    """Sell as many artefacts of one colour as it can be sold in markets; False if it failed.

    ZU-SELL-01 to -03: it fails with nothing to sell or nobody to sell to. ZU-SELL-04 to -09, -R1: the colour with the
    most open markets (at most three, and one tile for each), then the more popular, then by lot. ZU-SELL-10, -11.
    """
    left = held_colours(s)
    if len(left) == 0:
        return fail(s, NO_ARTEFACT)
    weigh(s, WEIGHS_COLOURS, FOR_SELL, left)
    numbers = [sales(s, colour) for colour in left]
    fit = [n > 0 for n in numbers]
    left = keep(s, left, fit, SELL_OPEN if True in fit else SELL_NONE)
    if len(left) == 0:
        return fail(s, NO_BUYER)
    left = climb(s, left, [n for n in numbers if n > 0], SELL_MANY)
    left = zu_of(s).ways.sale_ties.best(s, left)
    left = climb(s, left, [level(s, colour) for colour in left], SELL_POPULAR)
    colour = draw_lot(s, left, SELL_LOT)
    n = sales(s, colour)
    markets = lucrative(s, open_markets(s, colour), n, colour, False)
    sale(s, colour, cheapest(s, colour, n), markets)
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class SaleTies:
    """What breaks a tie between colours that Zu can sell in equally many markets, before popularity."""

    def best(self, s: Earth, colours: list[int]) -> list[int]:
        """The colours that stay: all (ZU-SELL-08, -R1)."""
        return colours


def open_markets(s: Earth, colour: int) -> list[int]:
    """Markets with a trader of Zu's and a buyer interested in that colour (ZU-SELL-07)."""
    return [place for place in range(N_MARKETS) if has_trader(s, place) and interested(s, place, colour) > 0]


def sales(s: Earth, colour: int) -> int:
    """How many artefacts of a colour Zu can sell at once (ZU-SELL-05, -06)."""
    return min(MOST_MARKETS, has_colour(s, ZU, colour), len(open_markets(s, colour)))


def cheapest(s: Earth, colour: int, n: int) -> list[int]:
    """The n tiles of a colour with the lowest values, from either hold; equals by lot (ZU-SELL-12, -13)."""
    rest = [tile for tile in held_tiles(s) if tile_colour(tile) == colour]
    if len(rest) == n:
        return rest
    chosen: list[int] = []
    for _ in range(n):
        weigh(s, WEIGHS_TILES, FOR_SELL, rest)
        left = climb(s, rest, [-tile_value(s, tile) for tile in rest], SELL_CHEAP)
        tile = draw_lot(s, left, SELL_TILE_LOT)
        rest.remove(tile)
        chosen.append(tile)
    return chosen


def snipe(s: Earth) -> bool:
    """Sell one artefact in any market, with a trader sent for it if need be; False if it failed.

    ZU-SNIPE-01 to -09, -R1, -R2: of the colours that have a buyer those with the fewest tiles, of these the one that
    most buyers of one market want, the more popular, by lot. ZU-SNIPE-12, -13: the market with the most buyers for it,
    ties as always in the lucrative order. ZU-EASY-16, -17: without a cube for the trader it fails, and no other market
    is tried. ZU-SNIPE-20: no buyers are added.
    """
    ways = zu_of(s).ways
    left = held_colours(s)
    if len(left) == 0:
        return fail(s, NO_ARTEFACT)
    weigh(s, WEIGHS_COLOURS, FOR_SNIPE, left)
    if not any_wanted(s, left):
        keep(s, left, [False] * len(left), SNIPE_NONE)
        return fail(s, NO_BUYER)
    left = ways.unwanted_fewest.left(s, left)
    if len(left) == 0:
        return fail(s, FEWEST_UNWANTED, "ZU-SNIPE-R2")
    left = ways.snipe_ties.best(s, left)
    left = climb(s, left, [level(s, colour) for colour in left], SNIPE_POPULAR)
    colour = draw_lot(s, left, SNIPE_LOT)
    tile = cheapest_one(s, colour)
    place = lucrative(s, list(range(N_MARKETS)), 1, colour, True)[0]
    if not has_trader(s, place):  # ZU-SNIPE-14, -15
        if not can_place(s, 1):
            return fail(s, NO_CREW)
        hire(s, place)
    sale(s, colour, [tile], [place])
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class UnwantedFewest:
    """Which colours Snipe chooses from, where some have no buyer in any market."""

    def left(self, s: Earth, held: list[int]) -> list[int]:
        """Those with the fewest tiles of the colours that have one (ZU-SNIPE-06, -07, -R2)."""
        left = keep(s, held, [wanted(s, colour) for colour in held], SNIPE_OPEN)
        return climb(s, left, [-has_colour(s, ZU, colour) for colour in left], SNIPE_FEW)


@mypyc_attr(allow_interpreted_subclasses=True)
class SnipeTies:
    """What breaks a tie between colours of which Zu has equally few, before popularity."""

    def before_markets(self) -> bool:
        """Whether the colour is settled before any market is looked at."""
        return False

    def best(self, s: Earth, colours: list[int]) -> list[int]:
        """Those that most buyers of a single market want: market first (ZU-SNIPE-05, -R1)."""
        return climb(s, colours, [most_interest(s, colour) for colour in colours], SNIPE_WANTED)


def most_interest(s: Earth, colour: int) -> int:
    """The most buyers interested in a colour that one market has."""
    return max([interested(s, place, colour) for place in range(N_MARKETS)])


def any_wanted(s: Earth, colours: list[int]) -> bool:
    """Whether any market has a buyer interested in any of these colours."""
    for colour in colours:
        if wanted(s, colour):
            return True
    return False


def wanted(s: Earth, colour: int) -> bool:
    """Whether any market has a buyer interested in that colour."""
    for place in range(N_MARKETS):
        if interested(s, place, colour) > 0:
            return True
    return False


def cheapest_one(s: Earth, colour: int) -> int:
    """The tile of a colour with the lowest value; equals by lot (ZU-SNIPE-10, -11)."""
    tiles = [tile for tile in held_tiles(s) if tile_colour(tile) == colour]
    weigh(s, WEIGHS_TILES, FOR_SNIPE, tiles)
    return draw_lot(s, climb(s, tiles, [-tile_value(s, tile) for tile in tiles], SNIPE_CHEAP), SNIPE_TILE_LOT)


def sale(s: Earth, colour: int, tiles: list[int], markets: list[int]) -> None:
    """The sale itself, as in the base game but without a card (ZU-SELL-17).

    ZU-SELL-14 to -16, -18, ZU-SNIPE-16: the income, before anybody moves; ZU-SELL-19 to -21, ZU-SNIPE-17, -18: buyers
    and traders move, without a cube of the supply (ZU-EASY-22); ZU-SELL-22, ZU-SNIPE-04, -19: the tiles are gone.
    ZU-SELL-23 is an example.
    """
    chosen = bits(markets)
    for tile in tiles:
        give_up(s, ZU, hold_of(tile), kind_of(tile))
    earn(s, ZU, colour, chosen)
    move_crowd(s, ZU, colour, chosen)
