"""Readings of Zu's Sell and Snipe."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.kinds import N_COLOURS
from digsite.games.excavation_earth.markets import interested, level
from digsite.games.excavation_earth.solo.events import SELL_PAYS, SNIPE_FEW, SNIPE_OPEN, SNIPE_POPULAR
from digsite.games.excavation_earth.solo.ladder import ZU, climb, keep
from digsite.games.excavation_earth.solo.part import ways_of, zu_of
from digsite.games.excavation_earth.solo.sell import SaleTies, SnipeTies, UnwantedFewest, open_markets, sales, wanted
from digsite.games.excavation_earth.steps.sell import PER_BUYER
from digsite.games.excavation_earth.tiles import has_colour
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Reading

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class MorePopular(Reading["Earth"]):
    """ZU-SELL-R1: of colours that sell in equally many markets the more popular one."""

    def __init__(self) -> None:
        super().__init__("more-popular")


class HigherPayout(Reading["Earth"]):
    """ZU-SELL-R1 otherwise: the one whose sale can bring more credits."""

    def __init__(self) -> None:
        super().__init__("higher-payout")

    def install(self, rules: Rules[Earth]) -> None:
        ways_of(rules).sale_ties = BestPaid()


class BestPaid(SaleTies):
    """The colours whose sale would pay most in their best markets."""

    def best(self, s: Earth, colours: list[int]) -> list[int]:
        return climb(s, colours, [best_payout(s, colour) for colour in colours], SELL_PAYS)


def best_payout(s: Earth, colour: int) -> int:
    """Credits for the rank of a colour and for the buyers in the markets that have most of them.

    What several markets bring is left out: only colours that sell in equally many are compared.
    """
    crowds = sorted([interested(s, place, colour) for place in open_markets(s, colour)], reverse=True)
    above = [one for one in range(N_COLOURS) if level(s, one) > level(s, colour)]
    return s.rules.pack.payout[len(above)] + PER_BUYER * sum(crowds[: sales(s, colour)])


class MarketFirst(Reading["Earth"]):
    """ZU-SNIPE-R1 as in 000 and 004: of the colours of which Zu has fewest, the one that a market wants most."""

    def __init__(self) -> None:
        super().__init__("market-first")


class ColourFirst(Reading["Earth"]):
    """ZU-SNIPE-R1 as in 001: the colour is settled before any market is looked at."""

    def __init__(self) -> None:
        super().__init__("colour-first")

    def install(self, rules: Rules[Earth]) -> None:
        ways_of(rules).snipe_ties = AllColours()


class AllColours(SnipeTies):
    """No market matters yet."""

    def before_markets(self) -> bool:
        return True

    def best(self, s: Earth, colours: list[int]) -> list[int]:
        return colours


class NextColour(Reading["Earth"]):
    """ZU-SNIPE-R2: a colour without a buyer anywhere is passed over."""

    def __init__(self) -> None:
        super().__init__("next-colour")


class FailsUnwanted(Reading["Earth"]):
    """ZU-SNIPE-R2 otherwise: if no colour of which Zu has fewest has a buyer, the action fails."""

    def __init__(self) -> None:
        super().__init__("fails")

    def install(self, rules: Rules[Earth]) -> None:
        ways_of(rules).unwanted_fewest = OnlyFewest()


class OnlyFewest(UnwantedFewest):
    """Of the colours with the fewest tiles those that have a buyer; where the colour is settled before any market is
    looked at, the most popular of them or nothing."""

    def left(self, s: Earth, held: list[int]) -> list[int]:
        left = climb(s, held, [-has_colour(s, ZU, colour) for colour in held], SNIPE_FEW)
        if zu_of(s).ways.snipe_ties.before_markets():
            left = climb(s, left, [level(s, colour) for colour in left], SNIPE_POPULAR)
        return keep(s, left, [wanted(s, colour) for colour in left], SNIPE_OPEN)
