"""Readings of what a trade may be and of how many there may be in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from digsite.games.archaeology.kinds import N_KINDS
from digsite.games.archaeology.rules import DigRules
from digsite.games.archaeology.ways import Exchanges, Gifts, TradeRun
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Reading

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig

ANY_NUMBER: Final = 99_999
"""More trades than a run can have in which no hand comes back."""


class SomethingForSomething(Reading["Dig"]):
    """AR-TRADE-R1: a trade gives at least one card and takes at least one."""

    def __init__(self) -> None:
        super().__init__("something-for-something")


class GiftsAllowed(Reading["Dig"]):
    """AR-TRADE-R1: cards may be given to the market for nothing; nothing can be taken for nothing."""

    def __init__(self) -> None:
        super().__init__("gifts")

    def install(self, rules: Rules[Dig]) -> None:
        cast(DigRules, rules).gifts = FreeGifts()


class FreeGifts(Gifts):
    """Any cards may be given for nothing, but a player who still must sell keeps one for that (AR-END-06)."""

    def allows(self, n: int, size: int, must_sell: bool) -> bool:
        return 0 < n < size or (n == size > 0 and not must_sell)

    def refusal(self, s: Dig) -> Refusal:
        return Refusal(s.game, "AR-END-06", "keep-one-to-sell", {})


class LikeAllowed(Reading["Dig"]):
    """AR-TRADE-R3: cards may be traded for as many of the same kinds."""

    def __init__(self) -> None:
        super().__init__("allowed")


class LikeRefused(Reading["Dig"]):
    """AR-TRADE-R3: a trade that leaves the hand as it was is none."""

    def __init__(self) -> None:
        super().__init__("refused")

    def install(self, rules: Rules[Dig]) -> None:
        cast(DigRules, rules).exchanges = RealExchanges()


class RealExchanges(Exchanges):
    """The hand must change."""

    def bars(self, net: list[int]) -> bool:
        return not any(net)


class ThirtyTrades(Reading["Dig"]):
    """AR-TRADE-R5: thirty trades in a row, to and fro if one likes."""

    def __init__(self) -> None:
        super().__init__("thirty")


class NoReturn(Reading["Dig"]):
    """AR-TRADE-R5: any number of trades in a row, but none may bring back a hand that was held in that row.

    There are only so many hands of a value, and value that was lost does not come back: so each row of trades ends.
    """

    def __init__(self) -> None:
        super().__init__("no-return")

    def install(self, rules: Rules[Dig]) -> None:
        cast(DigRules, rules).run = NewHands()


class NewHands(TradeRun):
    """Keeps the hands that were held, as differences from the present one: these are public, hands are not."""

    def __init__(self) -> None:
        super().__init__()
        self.most = ANY_NUMBER

    def over(self, trades: int) -> bool:
        return False

    def bars(self, past: list[list[int]], net: list[int]) -> bool:
        return not any(net) or net in past

    def keep(self, s: Dig, net: list[int]) -> None:
        if value_of(s, net) != 0:
            s.past = []  # the present hand is worth less than all before it
            return
        past = [[then[kind] - net[kind] for kind in range(N_KINDS)] for then in s.past]
        past.append([-n for n in net])
        s.past = past

    def flaw(self, s: Dig) -> str:
        if len(s.past) > s.trades:
            return f"{len(s.past)} hands were held before {s.trades} trades (AR-TRADE-R5)"
        hand = s.hands[s.turn]
        for place, then in enumerate(s.past):
            if not any(then) or then in s.past[:place]:
                return "a hand came back (AR-TRADE-R5)"
            if value_of(s, then) != 0:
                return "only a hand of the same trading value can come back"
            if any(hand[kind] + then[kind] < 0 or s.market[kind] < then[kind] for kind in range(N_KINDS)):
                return "such a hand cannot be made of the present hand and the market"
        return ""


def value_of(s: Dig, net: list[int]) -> int:
    """By how much a change of the hand changes its trading value."""
    value = 0
    for kind in range(N_KINDS):
        value += net[kind] * s.rules.trade_value[kind]
    return value
