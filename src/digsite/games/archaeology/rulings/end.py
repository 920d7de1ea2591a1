"""Readings of passing, of the forced sale and of the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from digsite.games.archaeology.rules import DigRules
from digsite.games.archaeology.ways import CountedTurns, Duty, Ending, Passing
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Reading

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig


class NothingLeft(Reading["Dig"]):
    """AR-END-R1: the game ends when every hand is empty and nothing is left to dig."""

    def __init__(self) -> None:
        super().__init__("nothing-left")


class EmptyHands(Reading["Dig"]):
    """AR-END-R1: the game ends as soon as every hand is empty, whatever is left to dig."""

    def __init__(self) -> None:
        super().__init__("empty-hands")

    def install(self, rules: Rules[Dig]) -> None:
        cast(DigRules, rules).ending = EndsWithHands()


class EndsWithHands(Ending):
    """Only the hands count."""

    def reached(self, s: Dig) -> bool:
        return s.all_hands_empty


class LastDigIsNoPass(Reading["Dig"]):
    """AR-END-R4: the turn in which the last card is dug is never a pass."""

    def __init__(self) -> None:
        super().__init__("last-dig-is-no-pass")


class LastDigMayPass(Reading["Dig"]):
    """AR-END-R4: the turn in which the last card is dug is a pass if nothing else is done in it."""

    def __init__(self) -> None:
        super().__init__("last-dig-may-pass")

    def install(self, rules: Rules[Dig]) -> None:
        cast(DigRules, rules).counted = FromLastDig()


class FromLastDig(CountedTurns):
    """Every turn counts that ends with nothing to dig."""

    def counts(self, s: Dig) -> bool:
        return len(s.dig_site) == 0


class TwoRounds(Reading["Dig"]):
    """AR-END-R5: a trade is no pass; two rounds without a sale or an exploration force a sale."""

    def __init__(self) -> None:
        super().__init__("two-rounds")


class TradesPass(Reading["Dig"]):
    """AR-END-R5: a turn in which there were only trades is a pass."""

    def __init__(self) -> None:
        super().__init__("trades-pass")

    def install(self, rules: Rules[Dig]) -> None:
        cast(DigRules, rules).passing = TradesArePasses()


class TradesArePasses(Passing):
    """Only a sale or an exploration breaks the sequence, so one round is enough and there is nothing else to count."""

    def is_pass(self, s: Dig) -> bool:
        return not s.has_sold and not s.explored

    def forces(self, s: Dig, holders: int) -> str:
        return "AR-END-R5" if s.passes >= s.n_seats else ""


class AnyOrder(Reading["Dig"]):
    """AR-END-R10: a forced player may trade and explore before he sells."""

    def __init__(self) -> None:
        super().__init__("any-order")


class SaleFirst(Reading["Dig"]):
    """AR-END-R10: a forced player must sell before he does anything else."""

    def __init__(self) -> None:
        super().__init__("sale-first")

    def install(self, rules: Rules[Dig]) -> None:
        cast(DigRules, rules).duty = SaleBeforeAll()


class SaleBeforeAll(Duty):
    """Nothing else until the sale is made."""

    def sale_first(self, must_sell: bool) -> bool:
        return must_sell
