"""Readings of Zu's Smuggle, and of switch H5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.solo.events import STACK_OTHER
from digsite.games.excavation_earth.solo.ladder import keep
from digsite.games.excavation_earth.solo.part import ways_of
from digsite.games.excavation_earth.solo.priorities import tile_colour
from digsite.games.excavation_earth.solo.smuggle import DearestTile, FurtherStacks, OneColour
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Reading

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class OneOfThem(Reading["Earth"]):
    """ZU-OFFLOAD-R1: of several artefacts of a single colour the most valuable is offloaded."""

    def __init__(self) -> None:
        super().__init__("one")


class PairOrNothing(Reading["Earth"]):
    """ZU-OFFLOAD-R1 otherwise: several artefacts of a single colour are no pair, and the action fails."""

    def __init__(self) -> None:
        super().__init__("fails")

    def install(self, rules: Rules[Earth]) -> None:
        ways_of(rules).one_colour = NoPair()


class NoPair(OneColour):
    """A single tile, or tiles of two colours."""

    def will_do(self, tiles: list[int]) -> bool:
        return len(tiles) == 1 or len({tile_colour(tile) for tile in tiles}) > 1


class ExtraPurchase(Reading["Earth"]):
    """ZU-HARD-R3 as in 000 and 004: switch H5 adds a purchase."""

    def __init__(self) -> None:
        super().__init__("extra")


class ReplacedPurchase(Reading["Earth"]):
    """ZU-HARD-R3 as in 001: with switch H5 the most valuable tile is bought instead of the desired colour's."""

    def __init__(self) -> None:
        super().__init__("replacement")

    def install(self, rules: Rules[Earth]) -> None:
        ways_of(rules).dearest_tile = DearestInstead()


class DearestInstead(DearestTile):
    """The only purchase."""

    def replaces(self) -> bool:
        return True


class AnyStack(Reading["Earth"]):
    """ZU-HARD-R6 as printed: the further tile is the most valuable of the whole black market."""

    def __init__(self) -> None:
        super().__init__("any-stack")


class AnotherColour(Reading["Earth"]):
    """ZU-HARD-R6 otherwise: the further tile is of another colour than the first, as in a base Smuggle."""

    def __init__(self) -> None:
        super().__init__("another-colour")

    def install(self, rules: Rules[Earth]) -> None:
        ways_of(rules).further_stacks = OtherStacks()


class OtherStacks(FurtherStacks):
    """All stacks but the one just bought from."""

    def open(self, s: Earth, bought: int) -> list[int]:
        every = super().open(s, bought)
        return keep(s, every, [stack != bought for stack in every], STACK_OTHER)
