"""Trade at the market: cards of the hand for market cards worth no more in all (AR-TRADE).

A trade is one action, picked card by card (AR-TRADE-R6): first what is given, then what is taken, then it is confirmed.
Until then only the trader knows of it, nothing has moved, and it can be withdrawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.archaeology.codes import CONFIRM, GIVE, GIVEN, LOSE, TAKE, TRADE, TRADE_SPAN, WITHDRAW
from digsite.games.archaeology.events import GAVE, TOOK
from digsite.games.archaeology.kinds import MAX_TRADES, N_KINDS, no_cards
from digsite.games.archaeology.refusals import elsewhere, no
from digsite.games.archaeology.rules import GIVE_CARDS, TAKE_CARDS
from digsite.kernel.frame import Frame
from digsite.kernel.menu import Action
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig


def worth(s: Dig, cards: list[int]) -> int:
    """The trading value of some cards (AR-CARD-01)."""
    total = 0
    values = s.rules.trade_value
    for kind in range(N_KINDS):
        if cards[kind] > 0:
            total += cards[kind] * values[kind]
    return total


def can_buy(s: Dig, cards: list[int], n: int) -> bool:
    """Whether these n cards could be given for something, as a legal trade.

    AR-TRADE-02: something in the market must be worth no more. AR-TRADE-R3: a lone card for one of its own kind is no
    trade. Two cards or more for one are always a change, so any card that can be afforded will do.
    """
    if n == 0:
        return False
    market = s.market
    values = s.rules.trade_value
    if n > 1:  # the common case needs no sum: n cards are worth at least n
        for kind in range(N_KINDS):
            if market[kind] > 0 and values[kind] <= n:
                return True
    value = worth(s, cards)
    for kind in range(N_KINDS):
        if market[kind] > 0 and values[kind] <= value and (n > 1 or cards[kind] == 0):
            return True
    return False


class Trade(Action["Dig"]):
    """Begin a trade. Offered when at least one legal trade can be made of the hand and the market.

    AR-TURN-06, AR-TRADE-01, -05, -11, -12: any number of trades, with the market only. AR-TRADE-R4: not with an empty
    one.
    AR-TRADE-R5: at most thirty in a row without a sale or an exploration.
    """

    def __init__(self) -> None:
        super().__init__(TRADE_SPAN)

    def add_legal(self, s: Dig, seat: int, codes: list[int]) -> None:
        if s.trades < MAX_TRADES and can_buy(s, s.hands[seat], s.sizes[seat]):
            codes.append(TRADE)

    def apply(self, s: Dig, f: Frame, code: int) -> None:
        s.push_frame(f)
        s.push(GIVE_CARDS, f.seat)

    def refuse(self, s: Dig, seat: int, code: int) -> Refusal:
        if s.sizes[seat] == 0:
            return no(s, "AR-TRADE-R1", "no-cards")
        if sum(s.market) == 0:
            return no(s, "AR-TRADE-R4", "empty-market")
        if s.trades >= MAX_TRADES:
            return no(s, "AR-TRADE-R5", "too-many-trades", most=MAX_TRADES)
        if cheapest(s) > worth(s, s.hands[seat]):
            return no(s, "AR-TRADE-02", "market-too-dear")
        return no(s, "AR-TRADE-R3", "only-like-for-like")


class GiveCards(Step["Dig"]):
    """Pick the cards to give, one at a time; at least one (AR-TRADE-R1), of any kinds (AR-TRADE-08, -09).

    Each further card only helps, and the whole hand would do, so every card of the hand can still become a legal trade
    (AR-TRADE-R6). "Given" is offered once something could be taken for what was picked.
    """

    def __init__(self) -> None:
        super().__init__("give", ["AR-TRADE-01", "AR-TRADE-R6"], private=True)

    def legal(self, s: Dig, f: Frame) -> list[int]:
        codes: list[int] = []
        if can_buy(s, s.give, s.n_give):
            codes.append(GIVEN)
        if s.withdrawn < MAX_TRADES:
            codes.append(WITHDRAW)
        hand = s.hands[f.seat]
        give = s.give
        for kind in range(N_KINDS):
            if hand[kind] > give[kind]:
                codes.append(GIVE + kind)
        return codes

    def apply(self, s: Dig, f: Frame, code: int) -> None:
        if code == WITHDRAW:
            withdraw(s)
        elif code == GIVEN:
            s.push(TAKE_CARDS, f.seat)
        else:
            s.give[code - GIVE] += 1
            s.n_give += 1
            s.give_value += s.rules.trade_value[code - GIVE]
            s.push_frame(f)

    def lone(self, s: Dig, f: Frame) -> bool:
        """The others are not to learn what could have been picked."""
        return False

    def flaw(self, s: Dig, f: Frame) -> str:
        hand = s.hands[f.seat]
        if s.trades >= MAX_TRADES:
            return f"no trade can follow {MAX_TRADES} others (AR-TRADE-R5)"
        if s.n_take > 0 or any(s.give[kind] > hand[kind] for kind in range(N_KINDS)):
            return "only cards of the hand can be picked to be given, before any is taken"
        return "" if can_buy(s, hand, s.sizes[f.seat]) else "no trade can be made of this hand and this market"

    def refuse(self, s: Dig, f: Frame, code: int) -> Refusal:
        if code == GIVEN:
            if s.n_give == 0:
                return no(s, "AR-TRADE-R1", "give-something")
            if s.n_give == 1 and s.give_value >= cheapest(s):
                return no(s, "AR-TRADE-R3", "only-like-for-like")
            return no(s, "AR-TRADE-02", "market-too-dear")
        if code == WITHDRAW:
            return no(s, "AR-TRADE-R7", "too-many-withdrawn", most=MAX_TRADES)
        if GIVE <= code < TAKE:
            return no(s, "AR-TRADE-01", "not-in-hand", treasure=code - GIVE)
        if TAKE <= code < LOSE and s.n_give > 0:  # what was picked so far would not do either
            refusal = untakable(s, code - TAKE)
            if refusal is not None:
                return refusal
        return elsewhere(s, f, code)


class TakeCards(Step["Dig"]):
    """Pick the cards to take, one at a time, worth no more in all than those given; then confirm.

    AR-TRADE-02, -03: what is not used up is lost. AR-TRADE-R2: only cards that lay in the market before the trade.
    AR-TRADE-R1: at least one. AR-TRADE-R3: not exactly the cards given. A pick that would leave only that is not
    offered; it would use up the whole value, so no further card could mend it.
    """

    def __init__(self) -> None:
        super().__init__("take", ["AR-TRADE-01", "AR-TRADE-02", "AR-TRADE-R6"], private=True)

    def legal(self, s: Dig, f: Frame) -> list[int]:
        codes: list[int] = []
        if s.n_take > 0:
            codes.append(CONFIRM)
        if s.withdrawn < MAX_TRADES:
            codes.append(WITHDRAW)
        left = s.give_value - s.take_value
        values = s.rules.trade_value
        market = s.market
        take = s.take
        for kind in range(N_KINDS):
            if market[kind] > take[kind] and values[kind] <= left and not would_be_like_for_like(s, kind):
                codes.append(TAKE + kind)
        return codes

    def apply(self, s: Dig, f: Frame, code: int) -> None:
        if code == WITHDRAW:
            withdraw(s)
        elif code == CONFIRM:
            self.carry_out(s, f.seat)
        else:
            s.take[code - TAKE] += 1
            s.n_take += 1
            s.take_value += s.rules.trade_value[code - TAKE]
            s.push_frame(f)

    def carry_out(self, s: Dig, seat: int) -> None:
        """Given cards are laid in the market, taken ones go to the hand, in the open (AR-TRADE-04, -06, -07, -10)."""
        for kind in range(N_KINDS):
            n = s.give[kind]
            if n > 0:
                s.lose_openly(seat, kind, n)
                s.market[kind] += n
                s.emit(GAVE, seat, kind, n)
        for kind in range(N_KINDS):
            n = s.take[kind]
            if n > 0:
                s.market[kind] -= n
                s.gain_openly(seat, kind, n)
                s.emit(TOOK, seat, kind, n)
        clear_picks(s)
        s.acted = True
        s.trades += 1

    def lone(self, s: Dig, f: Frame) -> bool:
        """The others are not to learn what could have been picked."""
        return False

    def flaw(self, s: Dig, f: Frame) -> str:
        hand = s.hands[f.seat]
        for kind in range(N_KINDS):
            if s.give[kind] > hand[kind] or s.take[kind] > s.market[kind]:
                return "only cards of the hand can be given, and only cards of the market taken"
        if s.trades >= MAX_TRADES:
            return f"no trade can follow {MAX_TRADES} others (AR-TRADE-R5)"
        if not can_buy(s, s.give, s.n_give) or s.take_value > s.give_value or s.take == s.give:
            return "what is picked can no longer become a legal trade"
        return ""

    def refuse(self, s: Dig, f: Frame, code: int) -> Refusal:
        if code == CONFIRM:
            return no(s, "AR-TRADE-R1", "take-something")
        if code == WITHDRAW:
            return no(s, "AR-TRADE-R7", "too-many-withdrawn", most=MAX_TRADES)
        if TAKE <= code < LOSE:
            refusal = untakable(s, code - TAKE)
            if refusal is not None:
                return refusal
        return elsewhere(s, f, code)


def cheapest(s: Dig) -> int:
    """The lowest trading value in the market, which is not empty."""
    return min(s.rules.trade_value[kind] for kind in range(N_KINDS) if s.market[kind] > 0)


def untakable(s: Dig, kind: int) -> Refusal | None:
    """Why one more of that kind cannot be taken for what was picked to be given; None where it can."""
    if s.market[kind] <= s.take[kind]:
        return no(s, "AR-TRADE-R2", "not-in-market", treasure=kind)
    left = s.give_value - s.take_value
    if s.rules.trade_value[kind] > left:
        return no(s, "AR-TRADE-02", "too-dear", treasure=kind, most=left)
    return no(s, "AR-TRADE-R3", "like-for-like") if would_be_like_for_like(s, kind) else None


def would_be_like_for_like(s: Dig, kind: int) -> bool:
    """Whether taking one more of that kind makes what is taken exactly what is given."""
    if s.n_take + 1 != s.n_give:
        return False
    for k in range(N_KINDS):
        if s.take[k] + (1 if k == kind else 0) != s.give[k]:
            return False
    return True


def withdraw(s: Dig) -> None:
    """Take the trade back: nothing has moved. AR-TRADE-R7: counted, so that it cannot go on for ever."""
    clear_picks(s)
    s.withdrawn += 1


def clear_picks(s: Dig) -> None:
    """No card is picked any more."""
    s.give = no_cards()
    s.n_give = 0
    s.give_value = 0
    s.take = no_cards()
    s.n_take = 0
    s.take_value = 0
