"""Aqulla Collective, the Merchants: the market on the card they sell with needs no trader of theirs."""

from __future__ import annotations

from digsite.games.excavation_earth.kinds import AQULLA, TRAVEL, card_icon
from digsite.games.excavation_earth.rules import Faction


class Aqulla(Faction):
    """EE-FACTION-10 to -13, -R5, -R6: only the trader is not asked for; a travel card has no icon; the market counts
    like any other, but nobody is promoted where nobody stands."""

    def __init__(self) -> None:
        super().__init__(AQULLA)

    def open_market(self, card: int) -> int:
        return -1 if card >= TRAVEL else card_icon(card)
