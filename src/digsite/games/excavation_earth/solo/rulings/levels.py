"""Readings of the difficulty switch E4: which cards cost Zu the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.solo.faces import SNIPE, SURVEY, TOP
from digsite.games.excavation_earth.solo.part import ways_of
from digsite.games.excavation_earth.solo.turn import FailedCards, LosingFaces
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Reading

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class CarriedOut(Reading["Earth"]):
    """ZU-EASY-R1: switch E4 needs an action that did not fail."""

    def __init__(self) -> None:
        super().__init__("carried-out")


class Revealed(Reading["Earth"]):
    """ZU-EASY-R1 otherwise: the revealed card alone decides, failed or not."""

    def __init__(self) -> None:
        super().__init__("revealed")

    def install(self, rules: Rules[Earth]) -> None:
        ways_of(rules).failed_cards = FailedToo()


class FailedToo(FailedCards):
    """Failed cards count."""

    def lose(self) -> bool:
        return True


class MostPopular(Reading["Earth"]):
    """ZU-EASY-R5 as in 000 and 001: switch E4 means the Excavate cards for the most popular colour."""

    def __init__(self) -> None:
        super().__init__("most-popular")


class EveryExcavate(Reading["Earth"]):
    """ZU-EASY-R5 as in 004: switch E4 means every Excavate card."""

    def __init__(self) -> None:
        super().__init__("every-excavate")

    def install(self, rules: Rules[Earth]) -> None:
        ways_of(rules).losing_faces = MostFrequent()


class MostFrequent(LosingFaces):
    """Snipe, Survey and all cards for Excavate."""

    def has(self, face: int) -> bool:
        return face <= TOP or face in (SNIPE, SURVEY)
