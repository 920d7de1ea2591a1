"""C7, Crowd Control: buyers change their queue (EE-CMDCARD-21, -22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.abilities.telling import tell
from digsite.games.excavation_earth.codes import DONE, PULL, PUSH, SPAN
from digsite.games.excavation_earth.events import PULLED
from digsite.games.excavation_earth.kinds import COMMAND_CARDS, N_MARKETS, QUEUE
from digsite.games.excavation_earth.markets import join
from digsite.games.excavation_earth.refusals import elsewhere, no_with
from digsite.games.excavation_earth.rules import CROWD_PULL, CROWD_PUSH, Ability
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

CARD: Final = COMMAND_CARDS.index("crowd-control")


class CrowdControl(Ability):
    """One buyer, or up to three moves."""

    def __init__(self, white: int, yellow: int) -> None:
        super().__init__(CARD, COMMAND_CARDS[CARD], white, yellow, [CROWD_PULL, CROWD_PUSH])

    def use(self, s: Earth, seat: int, n: int) -> None:
        s.push(CROWD_PULL, seat, n)


class CrowdPull(Step["Earth"]):
    """Which buyer moves? Any one, from any place of any queue, or none; `a` moves are left."""

    def __init__(self) -> None:
        super().__init__("crowd_pull", ["EE-CMDCARD-21", "EE-CMDCARD-22"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes: list[int] = [DONE]
        for market in range(N_MARKETS):
            for i in range(len(s.queues[market])):
                codes.append(PULL + market * QUEUE + i)
        if len(codes) == 1:
            codes.clear()
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        tell(s, f, CARD, code)
        if code != DONE:
            s.push(CROWD_PUSH, f.seat, f.a, code - PULL)

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"n": f.a}

    def flaw(self, s: Earth, f: Frame) -> str:
        return "" if f.a >= 1 else "no moves are left"

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if SPAN["pull"].has(code):
            return no_with(s, "EE-CMDCARD-21", "nobody-there", "market", (code - PULL) // QUEUE)
        return elsewhere(s, f, code)


class CrowdPush(Step["Earth"]):
    """Where to? To the back of another queue; `b` is the buyer's place: market * 4 + place in the queue.

    EE-CMDCARD-21: it never touches its track; only an ejection changes a level. EE-CMDCARD-R6: another queue.
    """

    def __init__(self) -> None:
        super().__init__("crowd_push", ["EE-CMDCARD-21", "EE-CMDCARD-R6"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return [PUSH + market for market in range(N_MARKETS) if market != f.b // QUEUE]

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        market = f.b // QUEUE
        buyer = s.queues[market].pop(f.b % QUEUE)
        s.emit(PULLED, f.seat, buyer, market, code - PUSH)
        join(s, code - PUSH, buyer)
        if f.a > 1:
            s.push(CROWD_PULL, f.seat, f.a - 1)

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"n": f.a, "market": f.b // QUEUE, "buyer": s.queues[f.b // QUEUE][f.b % QUEUE]}

    def flaw(self, s: Earth, f: Frame) -> str:
        if not 0 <= f.b < N_MARKETS * QUEUE or f.b % QUEUE >= len(s.queues[f.b // QUEUE]) or f.a < 1:
            return "there is no such buyer"
        return ""

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if SPAN["push"].has(code):
            return no_with(s, "EE-CMDCARD-R6", "same-queue", "market", code - PUSH)
        return elsewhere(s, f, code)
