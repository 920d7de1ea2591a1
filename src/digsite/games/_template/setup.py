"""The set-up, and a variant that edits it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games._template.codes import N_CARDS
from digsite.kernel.rules import Module, Rules
from digsite.kernel.step import Setup

if TYPE_CHECKING:
    from digsite.games._template.state import Auction


class ShufflePrizes(Setup["Auction"]):
    """TP-SETUP-03: the prizes 1 to 5, in random order."""

    def __init__(self) -> None:
        super().__init__("prizes")

    def run(self, s: Auction) -> None:
        s.prizes = list(range(1, N_CARDS + 1))
        s.rng.shuffle(s.prizes)


class Short(Module["Auction"]):
    """Variant, TP-SETUP-03: only three of them are bid for. Base code never asks whether it is in play."""

    def __init__(self) -> None:
        super().__init__("short")

    def install(self, rules: Rules[Auction]) -> None:
        rules.setup_after("prizes", DropPrizes())


class DropPrizes(Setup["Auction"]):
    """Leave two prizes in the box."""

    def __init__(self) -> None:
        super().__init__("drop_prizes")

    def run(self, s: Auction) -> None:
        del s.prizes[3:]
