"""Aqulla Collective, the Merchants: the market on the card they sell with needs no trader of theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.kinds import AQULLA, TRAVEL, card_icon
from digsite.games.excavation_earth.rules import Faction

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class Aqulla(Faction):
    """EE-FACTION-10 to -13, -R5, -R6: only the trader is not asked for; a travel card has no icon; the market counts
    like any other, but nobody is promoted where nobody stands."""

    def __init__(self) -> None:
        super().__init__(AQULLA)
        self.sells_by_icon = True
        self.sells_bare = True

    def without_traders(self, s: Earth, seat: int, card: int, markets: int) -> bool:
        return card < TRAVEL and markets == 1 << card_icon(card)
