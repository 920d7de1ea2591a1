"""Variant: Beginner's Luck (AR-LUCK)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.archaeology.events import ANNOUNCED
from digsite.games.archaeology.steps.trade import worth
from digsite.kernel.rules import Module, Rules
from digsite.kernel.step import Setup

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig


class BeginnersLuck(Module["Dig"]):
    """The poorest starting hand goes first. AR-LUCK-R3: it goes with the other variants."""

    def __init__(self) -> None:
        super().__init__("beginners_luck")

    def install(self, rules: Rules[Dig]) -> None:
        rules.setup_after("first_player", PoorestFirst())


class PoorestFirst(Setup["Dig"]):
    """AR-LUCK-01, -02, AR-LUCK-R2: everyone announces the total trading value of his four cards; the lowest starts.

    AR-LUCK-03, AR-LUCK-R1: of several lowest, the one who would have gone first anyway, else one of them at random.
    """

    def __init__(self) -> None:
        super().__init__("poorest_first")

    def run(self, s: Dig) -> None:
        s.announced = [worth(s, hand) for hand in s.hands]
        for seat in range(s.n_seats):
            s.emit(ANNOUNCED, seat, s.announced[seat])
        lowest = min(s.announced)
        tied = [seat for seat in range(s.n_seats) if s.announced[seat] == lowest]
        if s.first not in tied:
            s.first = s.rng.pick(tied)
