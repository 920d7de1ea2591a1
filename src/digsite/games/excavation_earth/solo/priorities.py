"""What Zu wants, and the two priority systems of markets: the influence swing and the most lucrative market.

All of it reads the position as it stands at the start of the action: choices are made before anything moves
(ZU-GEN-10, ZU-LUCR-08).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from digsite.games.excavation_earth.kinds import CARGO, HIDDEN_HOLD, N_COLOURS, colour_of, held, kind_of
from digsite.games.excavation_earth.markets import interested, level
from digsite.games.excavation_earth.solo.crew import has_trader
from digsite.games.excavation_earth.solo.events import (
    FOR_LEAD,
    FOR_SELL,
    FOR_SNIPE,
    LEAD_LOT,
    LEAD_MOST,
    LEAD_POPULAR,
    LUCRATIVE_LEAD,
    LUCRATIVE_LOT,
    LUCRATIVE_RIVAL,
    LUCRATIVE_SWING,
    SNIPE_INTEREST,
    WEIGHS_COLOURS,
    WEIGHS_MARKETS,
)
from digsite.games.excavation_earth.solo.ladder import HUMAN, ZU, climb, draw_lot, weigh
from digsite.games.excavation_earth.solo.part import zu_of
from digsite.games.excavation_earth.tiles import free_cargo, free_hidden, has_colour

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

NO_COLOUR: Final = -1
UNSETTLED: Final = -2
FAR: Final = 1000
"""More envoys than a centre ever has."""


def needs(s: Earth, kind: int) -> bool:
    """Whether Zu has neither a sample nor a copy of that kind (ZU-TERM-04 to -06, -R1).

    ZU-EASY-25: what was taken without a sample is needed again once its tile is gone.
    """
    return not (s.guards[ZU] >> kind) & 1 and kind not in s.cargo[ZU] and kind not in s.hidden[ZU]


def room(s: Earth) -> int:
    """Spaces for what is dug or surveyed: those of the cargo hold, with switch H3 of both (ZU-HARD-12, -13, -R8,
    ZU-MIX-04, -11)."""
    free = free_cargo(s, ZU)
    return free + free_hidden(s, ZU) if zu_of(s).switches.any_hold else free


def held_colours(s: Earth) -> list[int]:
    """The colours of which Zu has a tile to sell, in either hold (ZU-TERM-07, -08, -15, -R2); the human's are counted
    alike (ZU-TERM-14)."""
    return [colour for colour in range(N_COLOURS) if has_colour(s, ZU, colour) > 0]


def held_tiles(s: Earth) -> list[int]:
    """The tiles in Zu's holds, as one number each (`held`), ascending."""
    return sorted([held(CARGO, kind) for kind in s.cargo[ZU]] + [held(HIDDEN_HOLD, kind) for kind in s.hidden[ZU]])


def tile_value(s: Earth, tile: int) -> int:
    """The listed value of a tile in a hold."""
    return s.rules.pack.values[kind_of(tile)]


def tile_colour(tile: int) -> int:
    """The colour of a tile in a hold."""
    return colour_of(kind_of(tile))


class Lead:
    """The most popular colour that Zu has to sell; settled at most once in an action, when it is first asked for.

    ZU-TERM-10, -R3: the highest level (ZU-TERM-01), then the most tiles, then by lot; none with empty holds.
    """

    def __init__(self) -> None:
        self._colour: int = UNSETTLED

    def colour(self, s: Earth) -> int:
        """The lead colour, or NO_COLOUR."""
        if self._colour == UNSETTLED:
            self._colour = self._settle(s)
        return self._colour

    def _settle(self, s: Earth) -> int:
        left = held_colours(s)
        if len(left) == 0:
            return NO_COLOUR
        weigh(s, WEIGHS_COLOURS, FOR_LEAD, left)
        left = climb(s, left, [level(s, colour) for colour in left], LEAD_POPULAR)
        left = climb(s, left, [has_colour(s, ZU, colour) for colour in left], LEAD_MOST)
        return draw_lot(s, left, LEAD_LOT)


def swing(s: Earth, market: int, ahead: int = 0) -> int:
    """How well one more envoy would do in the command centre of a market; the higher the better.

    ZU-SWING-01 to -08, -R1, -R2: an empty centre, then drawing level, breaking a tie, still behind, already ahead;
    within one of these the smaller difference; ZU-SWING-12 is an example. ZU-SWING-10, -R3: one envoy is imagined,
    whatever feeds the centre, beside `ahead` others that a reading counts as placed (ZU-GEN-R3). ZU-SWING-09, -11, -R4:
    what is equal goes to the lot of the list that asks.
    """
    n = s.n_players
    centre = s.rules.pack.centre_of[market]
    human = s.envoys[centre * n + HUMAN]
    zu = s.envoys[centre * n + ZU] + ahead
    if human == 0 and zu == 0:
        place = 1
    elif zu + 1 == human:
        place = 2
    elif zu == human:
        place = 3
    elif zu < human:
        place = 4
    else:
        place = 5
    return -(place * FAR + zu_of(s).ways.swing_ties.difference(abs(human - zu)))


def lucrative(s: Earth, markets: list[int], n: int, colour: int, snipe: bool) -> list[int]:
    """The n most lucrative of some markets for a sale of that colour (ZU-LUCR, ZU-GEN-09, -R3).

    ZU-LUCR-01 to -03, -R1: interested buyers (ZU-TERM-09) for the lead colour; ZU-LUCR-04, -05, -R2: human traders,
    where Zu has one; ZU-LUCR-06: the influence swing; ZU-LUCR-07: by lot. If all are taken, nothing is left to choose.
    In Snipe the buyers for the colour sold come first, by a rule of its own (ZU-SNIPE-12, -13, ZU-LUCR-09).
    """
    purpose = FOR_SNIPE if snipe else FOR_SELL
    ways = zu_of(s).ways
    rest = markets.copy()
    lead = Lead()
    chosen: list[int] = []
    for _ in range(n):
        weigh(s, WEIGHS_MARKETS, purpose, rest)
        if len(markets) == n:
            return markets
        if snipe:
            left = climb(s, rest, [interested(s, market, colour) for market in rest], SNIPE_INTEREST)
        else:
            left = ways.sale_markets.first(s, rest, colour)
        if len(left) > 1:
            top = lead.colour(s)
            left = climb(s, left, [interested(s, market, top) for market in left], LUCRATIVE_LEAD)
            left = climb(s, left, [rival_traders(s, market) for market in left], LUCRATIVE_RIVAL)
            swings = [swing(s, market, ways.later_picks.ahead(s, market, chosen)) for market in left]
            left = climb(s, left, swings, LUCRATIVE_SWING)
        market = draw_lot(s, left, LUCRATIVE_LOT)
        rest.remove(market)
        chosen.append(market)
    return chosen


@mypyc_attr(allow_interpreted_subclasses=True)
class SaleMarkets:
    """What Zu's Sell looks at before the lead colour when it ranks markets."""

    def first(self, s: Earth, markets: list[int], colour: int) -> list[int]:
        """The markets that stay for a sale of that colour: all, as printed (ZU-LUCR-R1)."""
        return markets


@mypyc_attr(allow_interpreted_subclasses=True)
class SwingTies:
    """What decides between centres that Zu's envoy would change in the same way."""

    def difference(self, envoys: int) -> int:
        """How much a difference of that many envoys counts, less being better: ZU-SWING-07, -R1."""
        return envoys


@mypyc_attr(allow_interpreted_subclasses=True)
class LaterPicks:
    """What a market that was chosen already changes for the next one of the same list."""

    def ahead(self, s: Earth, market: int, chosen: list[int]) -> int:
        """Envoys to imagine in the centre of a market for those chosen: none, all are ranked once (ZU-GEN-09, -R3)."""
        return 0


def rival_traders(s: Earth, market: int) -> int:
    """Human traders in a market, counted only where Zu has a trader too."""
    return s.traders[market * s.n_players + HUMAN] if has_trader(s, market) else 0
