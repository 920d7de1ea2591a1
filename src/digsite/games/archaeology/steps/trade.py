"""Trade at the market: cards of the hand for market cards worth no more in all (AR-TRADE).

A trade is one action, picked card by card (AR-TRADE-R6): first what is given, then what is taken, then it is confirmed.
Until then only the trader knows of it, nothing has moved, and it can be withdrawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.archaeology.codes import CONFIRM, GIVE, GIVEN, LOSE, TAKE, TRADE, TRADE_SPAN, WITHDRAW
from digsite.games.archaeology.events import GAVE, TOOK
from digsite.games.archaeology.kinds import MAX_TRADES, N_KINDS, no_cards
from digsite.games.archaeology.refusals import elsewhere, no
from digsite.games.archaeology.rules import GIVE_CARDS, TAKE_CARDS
from digsite.kernel.frame import Frame
from digsite.kernel.menu import Action
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

NOTHING: Final = no_cards()
"""No card of any kind; never changed."""

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

    AR-TRADE-02: something in the market must be worth no more. A trade that loses value is always a change; where one
    card of just that value is all that can be had, AR-TRADE-R3 or AR-TRADE-R5 may bar it.
    """
    if n == 0:
        return False
    market = s.market
    values = s.rules.trade_value
    for kind in range(N_KINDS):  # the common case needs no sum: n cards are worth at least n
        if market[kind] > 0 and values[kind] < n:
            return True
    value = worth(s, cards)
    for kind in range(N_KINDS):
        if market[kind] > 0 and values[kind] <= value:
            if values[kind] < value or not bar(s, cards, NOTHING, kind):
                return True
    return False


def can_finish(s: Dig, cards: list[int], n: int) -> bool:
    """Whether a legal trade could give just these n cards: for something, or as a gift."""
    return may_give(s, n) or can_buy(s, cards, n)


def may_give(s: Dig, n: int) -> bool:
    """Whether n cards of the player whose turn it is may be given for nothing (AR-TRADE-R1)."""
    return s.rules.gifts.allows(n, s.sizes[s.turn], s.must_sell)


def can_trade(s: Dig, seat: int) -> bool:
    """Whether any legal trade can be made of the hand and the market."""
    return may_give(s, 1) or can_buy(s, s.hands[seat], s.sizes[seat])


def bar(s: Dig, give: list[int], take: list[int], kind: int) -> str:
    """The ruling that bars this trade, with one more of a kind taken, where both sides are then worth the same; or "".

    A trade that loses value is never barred: it changes the hand, and what the hand was worth does not come back.
    """
    net: list[int] = []
    for k in range(N_KINDS):
        net.append(take[k] - give[k])
    net[kind] = net[kind] + 1
    if s.rules.exchanges.bars(net):
        return "AR-TRADE-R3"
    return "AR-TRADE-R5" if s.rules.run.bars(s.past, net) else ""


class Trade(Action["Dig"]):
    """Begin a trade. Offered when at least one legal trade can be made of the hand and the market.

    AR-TURN-06, AR-TRADE-01, -05, -11, -12: any number of trades, with the market only. AR-TRADE-R4: not with an empty
    one.
    AR-TRADE-R5: what keeps a run of them finite is for the reading in force to say. AR-END-R10: also before a forced
    sale, unless the reading in force wants that first.
    """

    def __init__(self) -> None:
        super().__init__(TRADE_SPAN)

    def add_legal(self, s: Dig, seat: int, codes: list[int]) -> None:
        if not s.rules.run.over(s.trades) and not s.rules.duty.sale_first(s.must_sell) and can_trade(s, seat):
            codes.append(TRADE)

    def apply(self, s: Dig, f: Frame, code: int) -> None:
        s.push_frame(f)
        s.push(GIVE_CARDS, f.seat)

    def refuse(self, s: Dig, seat: int, code: int) -> Refusal:
        if s.sizes[seat] == 0:
            return no(s, "AR-TRADE-R1", "no-cards")
        if s.rules.duty.sale_first(s.must_sell):
            return no(s, "AR-END-R10", "sell-first")
        if sum(s.market) == 0:
            return no(s, "AR-TRADE-R4", "empty-market")
        if s.rules.run.over(s.trades):
            return no(s, "AR-TRADE-R5", "too-many-trades", most=s.rules.run.most)
        return unaffordable(s, s.hands[seat])


class GiveCards(Step["Dig"]):
    """Pick the cards to give, one at a time; at least one (AR-TRADE-R1), of any kinds (AR-TRADE-08, -09).

    Each further card only helps to buy something, so every card of the hand can still become a legal trade
    (AR-TRADE-R6), but for the last one where only a gift is possible and one card must be kept for a forced sale.
    "Given" is offered once something could be taken for what was picked, or it may be a gift.
    """

    def __init__(self) -> None:
        super().__init__("give", ["AR-TRADE-01", "AR-TRADE-R6"], private=True)

    def legal(self, s: Dig, f: Frame) -> list[int]:
        codes: list[int] = []
        if can_finish(s, s.give, s.n_give):
            codes.append(GIVEN)
        if s.withdrawn < MAX_TRADES:
            codes.append(WITHDRAW)
        hand = s.hands[f.seat]
        if s.n_give + 1 == s.sizes[f.seat] and not can_finish(s, hand, s.sizes[f.seat]):
            return codes
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
        if flaw := pending_flaw(s):
            return flaw
        if s.n_take > 0 or any(s.give[kind] > hand[kind] for kind in range(N_KINDS)):
            return "only cards of the hand can be picked to be given, before any is taken"
        if s.n_give == s.sizes[f.seat] and not can_finish(s, hand, s.n_give):
            return "what is picked can no longer become a legal trade"
        return "" if can_trade(s, f.seat) else "no trade can be made of this hand and this market"

    def refuse(self, s: Dig, f: Frame, code: int) -> Refusal:
        if code == GIVEN:
            if s.n_give == 0:
                return no(s, "AR-TRADE-R1", "give-something")
            return unaffordable(s, s.give)
        if code == WITHDRAW:
            return no(s, "AR-TRADE-R7", "too-many-withdrawn", most=MAX_TRADES)
        if GIVE <= code < TAKE:
            if s.hands[f.seat][code - GIVE] > s.give[code - GIVE]:
                return s.rules.gifts.refusal(s)
            return no(s, "AR-TRADE-01", "not-in-hand", treasure=code - GIVE)
        if TAKE <= code < LOSE and s.n_give > 0:  # what was picked so far would not do either
            refusal = untakable(s, code - TAKE)
            if refusal is not None:
                return refusal
        return elsewhere(s, f, code)


class TakeCards(Step["Dig"]):
    """Pick the cards to take, one at a time, worth no more in all than those given; then confirm.

    AR-TRADE-02, -03: what is not used up is lost. AR-TRADE-R2: only cards that lay in the market before the trade.
    AR-TRADE-R1: at least one, or none for a gift. AR-TRADE-R3, -R5: a pick that would leave only a trade that is barred
    is not offered; it would use up the whole value, so no further card could change that.
    """

    def __init__(self) -> None:
        super().__init__("take", ["AR-TRADE-01", "AR-TRADE-02", "AR-TRADE-R6"], private=True)

    def legal(self, s: Dig, f: Frame) -> list[int]:
        codes: list[int] = []
        if s.n_take > 0 or may_give(s, s.n_give):
            codes.append(CONFIRM)
        if s.withdrawn < MAX_TRADES:
            codes.append(WITHDRAW)
        left = s.give_value - s.take_value
        values = s.rules.trade_value
        market = s.market
        take = s.take
        for kind in range(N_KINDS):
            if market[kind] > take[kind] and values[kind] <= left:
                if values[kind] < left or not bar(s, s.give, take, kind):
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
        """Given cards are laid in the market, taken ones go to the hand, in the open (AR-TRADE-04, -06, -07, -10).

        AR-END-R2: the last card of all hands may be given for nothing, and the game be over by that (AR-TRADE-R1).
        """
        net = [s.take[kind] - s.give[kind] for kind in range(N_KINDS)]
        rule = "AR-TRADE-R1" if s.n_take == 0 else "" if any(net) else "AR-TRADE-R3"
        for kind in range(N_KINDS):
            n = s.give[kind]
            if n > 0:
                s.lose_openly(seat, kind, n)
                s.market[kind] += n
                s.emit(GAVE, seat, kind, n, rule=rule)
        for kind in range(N_KINDS):
            n = s.take[kind]
            if n > 0:
                s.market[kind] -= n
                s.gain_openly(seat, kind, n)
                s.emit(TOOK, seat, kind, n, rule=rule)
        clear_picks(s)
        s.acted = True
        s.trades += 1
        s.rules.run.keep(s, net)
        s.end_if_due(seat)

    def lone(self, s: Dig, f: Frame) -> bool:
        """The others are not to learn what could have been picked."""
        return False

    def flaw(self, s: Dig, f: Frame) -> str:
        hand = s.hands[f.seat]
        for kind in range(N_KINDS):
            if s.give[kind] > hand[kind] or s.take[kind] > s.market[kind]:
                return "only cards of the hand can be given, and only cards of the market taken"
        if flaw := pending_flaw(s):
            return flaw
        if not can_finish(s, s.give, s.n_give) or s.take_value > s.give_value or is_barred(s):
            return "what is picked can no longer become a legal trade"
        return ""

    def refuse(self, s: Dig, f: Frame, code: int) -> Refusal:
        if code == CONFIRM:
            return s.rules.gifts.refusal(s)
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
    rule = bar(s, s.give, s.take, kind) if s.rules.trade_value[kind] == left else ""
    if rule == "AR-TRADE-R3":
        return no(s, "AR-TRADE-R3", "like-for-like")
    return no(s, "AR-TRADE-R5", "hand-again") if rule else None


def unaffordable(s: Dig, cards: list[int]) -> Refusal:
    """Why nothing can be had for these cards in a market that is not empty."""
    value = worth(s, cards)
    if cheapest(s) > value:
        return no(s, "AR-TRADE-02", "market-too-dear")
    for kind in range(N_KINDS):
        if s.market[kind] > 0 and s.rules.trade_value[kind] == value and bar(s, cards, NOTHING, kind) == "AR-TRADE-R5":
            return no(s, "AR-TRADE-R5", "only-hands-again")
    return no(s, "AR-TRADE-R3", "only-like-for-like")


def is_barred(s: Dig) -> bool:
    """Whether exactly what is picked is a trade that is barred, so that it can neither be made nor go on."""
    if s.n_take == 0 or s.take_value < s.give_value:
        return False
    for kind in range(N_KINDS):
        if s.take[kind] > 0:
            before = s.take.copy()
            before[kind] -= 1
            return bar(s, s.give, before, kind) != ""
    return False


def pending_flaw(s: Dig) -> str:
    """What is wrong with any trade's being made now, in a position that was handed in; "" if one may be."""
    if s.rules.run.over(s.trades):
        return f"no trade can follow {s.trades} others (AR-TRADE-R5)"
    return "a sale must come before a trade (AR-END-R10)" if s.rules.duty.sale_first(s.must_sell) else ""


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
