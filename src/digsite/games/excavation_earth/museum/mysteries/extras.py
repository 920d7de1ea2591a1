"""Reverse engineering cards that add a step of their own: Crowd Magnet, Bulk Contract, Contact Database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.codes import ADD_BUYER, DONE, SPAN
from digsite.games.excavation_earth.markets import add
from digsite.games.excavation_earth.museum.common.staff import pay
from digsite.games.excavation_earth.museum.events import BULK_PAID
from digsite.games.excavation_earth.museum.kinds import BULK, BULK_CONTRACT, CONTACT_DATABASE, CROWD_MAGNET
from digsite.games.excavation_earth.museum.mysteries.part import mysteries_of
from digsite.games.excavation_earth.refusals import elsewhere, no_with
from digsite.games.excavation_earth.rules import NEXT_ROUND
from digsite.games.excavation_earth.steps.market import buyers_on_offer, visit_flaw
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import Wrapper
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

BULK_BONUS: Final = 4
ASKED: Final = 1


class BuyerAndMore(Wrapper["Earth"]):
    """Crowd Magnet: after the coloured buyer of a Market action there may be another (MU-RECARD-06)."""

    def __init__(self) -> None:
        super().__init__("market_buyer", ["MU-RECARD-06"])

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        self.inner.apply(s, f, code)
        if code != DONE and mysteries_of(s).has(f.seat, CROWD_MAGNET):
            s.push(s.rules.step_id("second_buyer"), f.seat, f.a)


class SecondBuyer(Step["Earth"]):
    """Add one more buyer of any colour to the queue of `a`, or not: whoever is in the supply now (MU-RECARD-06)."""

    def __init__(self) -> None:
        super().__init__("second_buyer", ["MU-RECARD-06", "MU-RECARD-23"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return buyers_on_offer(s)

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code != DONE:
            add(s, f.a, code - ADD_BUYER)

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"market": f.a}

    def flaw(self, s: Earth, f: Frame) -> str:
        if not mysteries_of(s).has(f.seat, CROWD_MAGNET):
            return "only the Crowd Magnet brings a second buyer (MU-RECARD-06)"
        return visit_flaw(s, f)

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if SPAN["add-buyer"].has(code):
            return no_with(s, "MU-RECARD-06", "no-buyer-left", "colour", code - ADD_BUYER)
        return elsewhere(s, f, code)


class BulkSale(Wrapper["Earth"]):
    """Bulk Contract: a sale in two or three markets pays more, once (MU-RECARD-08)."""

    def __init__(self) -> None:
        super().__init__("sell_close", ["MU-RECARD-08"])

    def skip(self, s: Earth, f: Frame) -> None:
        if f.b & (f.b - 1) != 0 and mysteries_of(s).has(f.seat, BULK_CONTRACT):
            pay(s, f.seat, BULK, BULK_BONUS)
            s.emit(BULK_PAID, f.seat, BULK_BONUS)
        self.inner.skip(s, f)


class RoundOfContacts(Wrapper["Earth"]):
    """Before each preparation the Contact Database brings its owner a broker, and the Mind Brush is fresh again.

    MU-RECARD-15, -16: `a` is 1 once that has been seen to.
    """

    def __init__(self) -> None:
        super().__init__("next_round", ["MU-RECARD-15", "MU-RECARD-16"])

    def skip(self, s: Earth, f: Frame) -> None:
        if f.a == ASKED:
            self.inner.skip(s, f)
            return
        part = mysteries_of(s)
        part.brushed = 0
        s.push(NEXT_ROUND, f.seat, ASKED)
        for seat in range(s.n_seats):
            if part.has(seat, CONTACT_DATABASE):
                s.push(s.rules.step_id("gain_broker"), seat)

    def flaw(self, s: Earth, f: Frame) -> str:
        return "" if f.a == ASKED else "the next round begins at once"
