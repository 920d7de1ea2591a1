"""Zu's Market and Command: traders, buyers and envoys (ZU-MARKET, ZU-COMMAND)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from digsite.games.excavation_earth.kinds import N_COLOURS, N_MARKETS, WILD
from digsite.games.excavation_earth.markets import add, interested
from digsite.games.excavation_earth.solo.crew import can_place, has_trader, hire, send, without_trader
from digsite.games.excavation_earth.solo.events import (
    ALL_MARKETS,
    BUYERS_LOT,
    FOR_BUYERS,
    FOR_TRADER,
    NO_CREW,
    TRADER_INTEREST,
    TRADER_LOT,
    TRADER_NONE,
    TRADER_SWING,
    WEIGHS_COLOURS,
    WEIGHS_MARKETS,
)
from digsite.games.excavation_earth.solo.faces import COMMAND
from digsite.games.excavation_earth.solo.fail import fail
from digsite.games.excavation_earth.solo.ladder import climb, draw_lot, keep, weigh
from digsite.games.excavation_earth.solo.part import zu_of
from digsite.games.excavation_earth.solo.priorities import NO_COLOUR, Lead, swing

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

TRADERS: Final = 2
"""Traders of one Market action (ZU-MARKET-03)."""


def market(s: Earth) -> bool:
    """A trader in each of two markets that have none of Zu's; then buyers there. False if it failed.

    ZU-MARKET-01 to -04, -25, ZU-EASY-13, -14, -R2: one trader if there is one such market or one cube, none: it fails.
    ZU-MARKET-11, -15, -R2: traders first; then the better market is served completely before the other.
    """
    every = list(range(N_MARKETS))
    free = without_trader(s)
    if len(free) == 0:
        return fail(s, ALL_MARKETS)
    if not can_place(s, 1):
        return fail(s, NO_CREW)
    n = min(TRADERS, len(free)) if can_place(s, TRADERS) else 1
    only_wild = zu_of(s).switches.only_wild
    lead = NO_COLOUR
    if len(free) > 1 or not only_wild:  # ZU-TERM-R3: only when it is needed
        lead = Lead().colour(s)
    weigh(s, WEIGHS_MARKETS, FOR_TRADER, every)
    keep(s, every, [market in free for market in every], TRADER_NONE)
    chosen: list[int] = []
    for _ in range(n):
        if len(chosen) > 0:
            weigh(s, WEIGHS_MARKETS, FOR_TRADER, free)
        place = best_market(s, free, lead, chosen)
        free.remove(place)
        chosen.append(place)
    for place in chosen:
        hire(s, place)
    if lead == NO_COLOUR and not only_wild:
        lead = any_colour(s)
    for i in range(n):
        add(s, chosen[i], WILD)
        if not only_wild:  # ZU-EASY-03, -04, ZU-MIX-05
            if i > 0:
                lead = zu_of(s).ways.buyer_colours.next(s, lead)
            add(s, chosen[i], lead)
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class BuyerColours:
    """The colour of the buyer in the second market of a Market action."""

    def next(self, s: Earth, colour: int) -> int:
        """The same as in the first (ZU-MARKET-19, -R3)."""
        return colour


def best_market(s: Earth, free: list[int], lead: int, chosen: list[int]) -> int:
    """The market with the most buyers for the lead colour, then the biggest influence swing, then by lot.

    ZU-MARKET-05 to -10, -R1, ZU-GEN-09: with empty holds all are level on the first; human traders do not matter, and
    a trader just placed changes nothing.
    """
    left = free
    if lead != NO_COLOUR:
        left = climb(s, left, [interested(s, place, lead) for place in left], TRADER_INTEREST)
    later = zu_of(s).ways.later_picks
    left = climb(s, left, [swing(s, place, later.ahead(s, place, chosen)) for place in left], TRADER_SWING)
    return draw_lot(s, left, TRADER_LOT)


def any_colour(s: Earth) -> int:
    """With empty holds the coloured buyers are of a random colour (ZU-MARKET-20, -R4).

    ZU-MARKET-12 to -14, -16 to -19, -21 to -24, -R3, -R5: else of the lead colour, the same in both markets; a buyer
    that is not in supply is left out, and nobody is ejected for it.
    """
    colours = list(range(N_COLOURS))
    weigh(s, WEIGHS_COLOURS, FOR_BUYERS, colours)
    return draw_lot(s, colours, BUYERS_LOT)


def command(s: Earth, face: int) -> bool:
    """A trader in the market of the card if Zu has none there, and a new envoy in its command centre.

    ZU-COMMAND-01 to -05, -08, -09. ZU-COMMAND-06, -07: no recall, no ability. ZU-EASY-15, -R3: all or nothing.
    """
    place = face - COMMAND
    lacking = not has_trader(s, place)
    if not can_place(s, 2 if lacking else 1):
        if not zu_of(s).ways.last_cube.sends(s):
            return fail(s, NO_CREW, "ZU-EASY-R3" if can_place(s, 1) else "")
        lacking = False
    if lacking:
        hire(s, place)
    send(s, s.rules.pack.centre_of[place])
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class LastCube:
    """What Command does with a cube too few, under switch E5."""

    def sends(self, s: Earth) -> bool:
        """Whether the envoy is placed without the trader: no, all or nothing (ZU-EASY-15, -R3)."""
        return False
