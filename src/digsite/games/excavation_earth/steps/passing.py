"""Discarding down to two cards on passing (EE-PASS)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.cards import choices, discard_from_hand
from digsite.games.excavation_earth.codes import DISCARD, SPAN
from digsite.games.excavation_earth.kinds import KEPT
from digsite.games.excavation_earth.refusals import elsewhere, no_with
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class PassDiscard(Step["Earth"]):
    """Discard action cards of choice, one at a time, until two are left.

    EE-PASS-03, -04, EE-PASS-R1: exactly as many as needed, none with two or fewer. EE-PASS-05: the rest is kept for the
    next round. EE-PASS-06: travel cards do not count. EE-INFO-15: what is discarded is open, what is kept is not.
    """

    def __init__(self) -> None:
        super().__init__("pass_discard", ["EE-PASS-03", "EE-PASS-04", "EE-PASS-05", "EE-PASS-06", "EE-PASS-R1"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        hand = s.hands[f.seat]
        return choices(hand, DISCARD) if len(hand) > KEPT else []

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        discard_from_hand(s, f.seat, code - DISCARD)
        s.push_frame(f)

    def lone(self, s: Earth, f: Frame) -> bool:
        """A hand of cards that are all alike is nobody's business."""
        return False

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"n": len(s.hands[f.seat]) - KEPT}

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if SPAN["discard"].has(code):
            return no_with(s, "EE-PASS-03", "not-in-hand", "card", code - DISCARD)
        return elsewhere(s, f, code)
