"""Market: a trader, a wild buyer, a coloured buyer, in that order, each optional (EE-MARKET)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.codes import ADD_BUYER, ADD_WILD, DONE, MARKET, SPAN, TRADER
from digsite.games.excavation_earth.crew import AS_TRADER, assign, has_cube
from digsite.games.excavation_earth.events import TO_MARKET
from digsite.games.excavation_earth.kinds import N_COLOURS, N_MARKETS, WILD, card_icon
from digsite.games.excavation_earth.markets import add
from digsite.games.excavation_earth.refusals import elsewhere, no, no_with
from digsite.games.excavation_earth.rules import MARKET_BUYER, MARKET_TRADER, MARKET_WILD
from digsite.games.excavation_earth.steps.paid import PaidAction
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class Market(PaidAction):
    """EE-MARKET-01 to -03: an action card with the icon of a market on whose location an own explorer stands.

    EE-MARKET-04, -R1: then the three steps, in the given order. EE-MARKET-16: no credits move.
    """

    def __init__(self) -> None:
        super().__init__(SPAN["market"], TO_MARKET)

    def add_legal(self, s: Earth, seat: int, codes: list[int]) -> None:
        icons = markets_visited(s, seat)
        if icons == 0:
            return
        last = -1
        for card in s.hands[seat]:
            if card != last and (icons >> (card % N_MARKETS)) & 1:
                codes.append(MARKET + card)
            last = card

    def begin(self, s: Earth, seat: int, card: int, colour: int, icon: int) -> None:
        s.push(MARKET_BUYER, seat, icon)
        s.push(MARKET_WILD, seat, icon)
        s.push(MARKET_TRADER, seat, icon)

    def refuse(self, s: Earth, seat: int, code: int) -> Refusal:
        card = code - MARKET
        if card not in s.hands[seat]:
            return no_with(s, "EE-MARKET-01", "not-in-hand", "card", card)
        return no_with(s, "EE-MARKET-02", "no-explorer-at-market", "market", card_icon(card))


def markets_visited(s: Earth, seat: int) -> int:
    """The markets where the seat has an explorer, as bits."""
    icons = 0
    for place in s.explorers[seat]:
        market = s.rules.pack.market_at[place]
        if market >= 0:
            icons |= 1 << market
    return icons


class MarketTrader(Step["Earth"]):
    """Step 1: assign a cube to the market `a` as a trader, or not (EE-MARKET-05 to -07)."""

    def __init__(self) -> None:
        super().__init__("market_trader", ["EE-MARKET-04", "EE-MARKET-05", "EE-MARKET-06", "EE-MARKET-07"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return [DONE, TRADER] if has_cube(s, f.seat) else []

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code == TRADER:
            assign(s, f.seat, AS_TRADER, f.a)

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"market": f.a}

    def flaw(self, s: Earth, f: Frame) -> str:
        return visit_flaw(s, f)

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if code == ADD_WILD or SPAN["add-buyer"].has(code):
            return no(s, "EE-MARKET-R1", "trader-first")
        return elsewhere(s, f, code)


class MarketWild(Step["Earth"]):
    """Step 2: add a wild buyer to the back of the queue of `a`, or not; without one in the pool it is ignored.

    EE-MARKET-08, -09, -R2: one at most; a wild buyer ejected later comes too late.
    """

    def __init__(self) -> None:
        super().__init__("market_wild", ["EE-MARKET-08", "EE-MARKET-09", "EE-MARKET-R2"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return [DONE, ADD_WILD] if s.buyers[WILD] > 0 else []

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code == ADD_WILD:
            add(s, f.a, WILD)

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"market": f.a}

    def flaw(self, s: Earth, f: Frame) -> str:
        return visit_flaw(s, f)

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if code == TRADER:
            return no(s, "EE-MARKET-R1", "trader-step-over")
        if SPAN["add-buyer"].has(code):
            return no(s, "EE-MARKET-11", "wild-first")
        return elsewhere(s, f, code)


class MarketBuyer(Step["Earth"]):
    """Step 3: add a buyer of a colour of choice to the back of the queue of `a`, or not.

    EE-MARKET-10 to -13: the colour needs a buyer on its track, who may just have been ejected by the wild one
    (EE-QUEUE-R2); the card's colour does not matter. EE-MARKET-R3: no wild one here. EE-MARKET-14, -15, -R4: the two
    examples show how the order decides who is ejected.
    """

    def __init__(self) -> None:
        super().__init__("market_buyer", ["EE-MARKET-10", "EE-MARKET-11", "EE-MARKET-12", "EE-MARKET-13"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return buyers_on_offer(s)

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code != DONE:
            add(s, f.a, code - ADD_BUYER)

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"market": f.a}

    def flaw(self, s: Earth, f: Frame) -> str:
        return visit_flaw(s, f)

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if SPAN["add-buyer"].has(code):
            return no_with(s, "EE-MARKET-12", "no-buyer-left", "colour", code - ADD_BUYER)
        if code == TRADER:
            return no(s, "EE-MARKET-R1", "trader-step-over")
        if code == ADD_WILD:
            return no(s, "EE-MARKET-R3", "wild-step-over")
        return elsewhere(s, f, code)


def buyers_on_offer(s: Earth) -> list[int]:
    """A buyer of each colour in supply, or done; nothing if there is none."""
    codes: list[int] = []
    for colour in range(N_COLOURS):
        if s.buyers[colour] > 0:
            if len(codes) == 0:
                codes.append(DONE)
            codes.append(ADD_BUYER + colour)
    return codes


def market_flaw(f: Frame) -> str:
    """Whether `a` is a market."""
    return "" if 0 <= f.a < N_MARKETS else "there is no such market"


def visit_flaw(s: Earth, f: Frame) -> str:
    """Whether the seat can be at work in the market `a`, and in no other."""
    flaw = market_flaw(f)
    if flaw or not (markets_visited(s, f.seat) >> f.a) & 1:
        return flaw or "there is no explorer at that market (EE-MARKET-02)"
    for other in s.agenda:
        if other.step in (MARKET_BUYER, MARKET_WILD, MARKET_TRADER) and other.a != f.a:
            return "one Market action is in one market (EE-MARKET-01)"
    return ""
