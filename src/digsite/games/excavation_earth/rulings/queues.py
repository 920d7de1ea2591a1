"""Readings of a buyer card whose buyer is not in supply, in the preparation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.kinds import FULL_QUEUE
from digsite.games.excavation_earth.markets import add, next_buyer_card
from digsite.games.excavation_earth.steps.prepare import PrepareQueues
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Reading

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class ThreeBuyers(Reading["Earth"]):
    """EE-PREP-R3: cards are drawn until three buyers stand in the queue."""

    def __init__(self) -> None:
        super().__init__("three-buyers")


class CardCounts(Reading["Earth"]):
    """EE-PREP-R3 otherwise: a card counts for the buyer it would bring, and the queue stays short."""

    def __init__(self) -> None:
        super().__init__("card-counts")

    def install(self, rules: Rules[Earth]) -> None:
        rules.replace_step(OneCardForEach())


class OneCardForEach(PrepareQueues):
    """As many cards as buyers are missing."""

    def fill(self, s: Earth, market: int) -> None:
        for _ in range(FULL_QUEUE - len(s.queues[market])):
            add(s, market, next_buyer_card(s, "EE-PREP-R3"))
