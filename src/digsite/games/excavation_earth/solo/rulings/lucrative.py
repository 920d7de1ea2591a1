"""Readings of the most lucrative market."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.markets import interested
from digsite.games.excavation_earth.solo.events import LUCRATIVE_INTEREST
from digsite.games.excavation_earth.solo.ladder import climb
from digsite.games.excavation_earth.solo.part import ways_of
from digsite.games.excavation_earth.solo.priorities import SaleMarkets
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Reading

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class LeadColour(Reading["Earth"]):
    """ZU-LUCR-R1 as printed: buyers for the most popular colour that Zu has to sell come first."""

    def __init__(self) -> None:
        super().__init__("lead-colour")


class ColourSold(Reading["Earth"]):
    """ZU-LUCR-R1 otherwise: buyers for the colour of this sale come first, then those for the lead colour."""

    def __init__(self) -> None:
        super().__init__("colour-sold")

    def install(self, rules: Rules[Earth]) -> None:
        ways_of(rules).sale_markets = BuyersOfTheSale()


class BuyersOfTheSale(SaleMarkets):
    """The markets with the most buyers that pay for this very sale."""

    def first(self, s: Earth, markets: list[int], colour: int) -> list[int]:
        return climb(s, markets, [interested(s, market, colour) for market in markets], LUCRATIVE_INTEREST)
