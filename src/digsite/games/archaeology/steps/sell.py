"""Sell to the museum: a set of one kind leaves the hand for good and is worth what its row says (AR-SELL)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.archaeology.codes import FIRST_SALE, SALE_KIND, SALE_SIZE, SELL, SELL_SPAN
from digsite.games.archaeology.events import SOLD
from digsite.games.archaeology.kinds import N_KINDS
from digsite.games.archaeology.refusals import no
from digsite.games.archaeology.rules import SET_SOLD
from digsite.kernel.frame import Frame
from digsite.kernel.menu import Action
from digsite.kernel.refusal import Refusal

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig


class Sell(Action["Dig"]):
    """One code is one sale: so many cards of one kind, from the hand.

    AR-SELL-01, -06, -07, -14, AR-SELL-R3: from one card up to the largest size of the kind's row, however many more
    the hand holds; a poor price is allowed.
    AR-SELL-08, -09, AR-TURN-07: as many sales as one likes. AR-SELL-15, AR-SELL-R1: Maps are sold like any treasure.
    """

    def __init__(self) -> None:
        super().__init__(SELL_SPAN)

    def add_legal(self, s: Dig, seat: int, codes: list[int]) -> None:
        hand = s.hands[seat]
        prices = s.rules.prices
        for kind in range(N_KINDS):
            n = hand[kind]
            if n > 0:
                largest = len(prices[kind])
                if n > largest:
                    n = largest
                first = FIRST_SALE[kind]
                for i in range(n):
                    codes.append(first + i)

    def apply(self, s: Dig, f: Frame, code: int) -> None:
        """The set is laid faceup as a pile of its own (AR-SELL-02 to -05) and never comes back (AR-SELL-10, -11).

        AR-SELL-12: it is worth the entry of its row for its size. AR-SELL-R2: there is no taking back.
        AR-SELL-13: the money counts at the end only; nothing in play reads it.
        """
        kind = SALE_KIND[code - SELL]
        n = SALE_SIZE[code - SELL]
        money = s.rules.prices[kind][n - 1]
        s.lose_openly(f.seat, kind, n)
        s.sold[f.seat].append(code)
        s.money[f.seat] += money
        s.cards_sold[f.seat] += n
        s.acted = True
        s.has_sold = True
        s.end_run()
        s.emit(SOLD, f.seat, kind, n, money)
        s.open_actions(f.seat)
        if not s.over:
            s.rules.fire(SET_SOLD, s, f.seat, kind, n)

    def refuse(self, s: Dig, seat: int, code: int) -> Refusal:
        kind = SALE_KIND[code - SELL]
        n = SALE_SIZE[code - SELL]
        largest = len(s.rules.prices[kind])
        if n > largest:
            return no(s, "AR-SELL-06", "set-too-large", treasure=kind, most=largest)
        return no(s, "AR-SELL-01", "too-few-in-hand", treasure=kind, n=n)
