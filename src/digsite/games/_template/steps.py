"""The rules, each in one place: what may be answered, and what the answer does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games._template.codes import BID, N_CARDS
from digsite.games._template.events import BIDDED, PRIZE, SHOWN, TIED, WON
from digsite.games._template.state import NO_BID
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Deed, Step

if TYPE_CHECKING:
    from digsite.games._template.state import Auction

OFFER: Final = 0
SEALED_BID: Final = 1
REVEAL: Final = 2


class Offer(Deed["Auction"]):
    """TP-BID-01, TP-END-01: the next prize is turned up and everybody is asked at once; without one it is over."""

    def __init__(self) -> None:
        super().__init__("offer", ["TP-BID-01"])

    def run(self, s: Auction, f: Frame) -> None:
        if not s.prizes:
            s.finish()
            return
        s.prize = s.prizes.pop()
        s.emit(PRIZE, f.seat, s.prize)
        s.push(REVEAL, f.seat)
        for k in range(s.n_seats):  # the last pushed is the first of `state.seats`
            s.push(SEALED_BID, s.n_seats - 1 - k)


class SealedBid(Step["Auction"]):
    """TP-BID-02: bid one card that you still hold, in secret, in any order."""

    def __init__(self) -> None:
        super().__init__("bid", ["TP-BID-02"], simultaneous=True)

    def legal(self, s: Auction, f: Frame) -> list[int]:
        return [BID + card - 1 for card in range(1, N_CARDS + 1) if s.holds(f.seat, card)]

    def apply(self, s: Auction, f: Frame, code: int) -> None:
        s.bids[f.seat] = code - BID + 1
        s.emit(BIDDED, f.seat, s.bids[f.seat], 0, 0, 1 << f.seat)

    def refuse(self, s: Auction, f: Frame, code: int) -> Refusal:
        return Refusal(s.game, "TP-BID-02", "spent", {"card": code - BID + 1})


class Reveal(Deed["Auction"]):
    """TP-BID-03, -04: all bids are shown; the highest takes the prize, a tie for highest takes nothing."""

    def __init__(self) -> None:
        super().__init__("reveal", ["TP-BID-03", "TP-BID-04"])

    def run(self, s: Auction, f: Frame) -> None:
        highest = max(s.bids)
        for bidder in range(s.n_seats):
            s.emit(SHOWN, bidder, s.bids[bidder])
            s.hands[bidder] &= ~(1 << s.bids[bidder])
        best = [bidder for bidder in range(s.n_seats) if s.bids[bidder] == highest]
        if len(best) == 1:
            s.won[best[0]].append(s.prize)
            s.emit(WON, best[0], s.prize)
        else:
            s.lost.append(s.prize)
            s.emit(TIED, f.seat, s.prize)
        s.bids = [NO_BID] * s.n_seats
        s.prize = 0
        s.push(OFFER, f.seat)
