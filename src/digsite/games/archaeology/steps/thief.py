"""The thief: whoever digs him up takes a card from another hand (AR-THIEF)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.archaeology.codes import EXPLORE, ROB
from digsite.games.archaeology.events import NOTHING_STOLEN, ROBBED, ROBBED_IN_VAIN
from digsite.games.archaeology.refusals import elsewhere, no
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig


class ChooseVictim(Step["Dig"]):
    """Choose an opponent and take one card of his hand, unseen and at random.

    AR-THIEF-02, -03: it must be done if anyone has a card. AR-THIEF-R1: so an empty hand cannot be chosen, unless the
    reading in force allows it; then nothing is stolen.
    AR-THIEF-04, -05, -07, -08: exactly one card, of the hand only, Maps included; a tent does not help (AR-THIEF-R3).
    AR-THIEF-06: with all other hands empty nothing happens.
    """

    def __init__(self) -> None:
        super().__init__("rob", ["AR-THIEF-02", "AR-THIEF-03", "AR-THIEF-04"])

    def legal(self, s: Dig, f: Frame) -> list[int]:
        return [ROB + seat for seat in range(s.n_seats) if seat != f.seat and s.rules.victims.allows(s, seat)]

    def apply(self, s: Dig, f: Frame, code: int) -> None:
        victim = code - ROB
        if s.sizes[victim] == 0:
            s.emit(ROBBED_IN_VAIN, f.seat, victim)
            s.open_actions(f.seat)
            return
        hand = s.hands[victim]
        place = s.rng.below(s.sizes[victim])
        kind = 0
        while place >= hand[kind]:
            place -= hand[kind]
            kind += 1
        s.steal(f.seat, victim, kind)
        s.emit(ROBBED, f.seat, victim, kind, 0, (1 << f.seat) | (1 << victim))
        s.open_actions(f.seat)

    def skip(self, s: Dig, f: Frame) -> None:
        s.emit(NOTHING_STOLEN, f.seat)
        s.open_actions(f.seat)

    def refuse(self, s: Dig, f: Frame, code: int) -> Refusal:
        if not ROB <= code < EXPLORE:
            return elsewhere(s, f, code)
        seat = code - ROB
        if seat >= s.n_seats:
            return no(s, "AR-THIEF-02", "no-such-opponent")
        if seat == f.seat:
            return no(s, "AR-THIEF-02", "not-yourself")
        return no(s, "AR-THIEF-R1", "empty-hand")
