"""Cards drawn to choose from: some are kept, the rest is discarded (EE-SELL-20, EE-CMDCARD-11, -12)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from digsite.games.excavation_earth.cards import choices, draw, to_discard
from digsite.games.excavation_earth.codes import KEEP, SPAN
from digsite.games.excavation_earth.events import DISCARDED, DREW, FOUND_NO_CARD, KEPT_CARD, SAW_CARD
from digsite.games.excavation_earth.refusals import elsewhere, no_with
from digsite.games.excavation_earth.rules import KEEP_CARDS, SELL_CLOSE
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


def draw_and_keep(s: Earth, seat: int, n: int, keep: int, rule: str) -> None:
    """Draw n cards by that rule, look at them together and keep some of them.

    EE-SELL-R4, EE-CMDCARD-11, -12, -R3: drawn one at a time, so a reshuffle may come between; with no more to be had
    than may be kept, all are kept; the discard comes last. EE-INFO-14: the drawer alone sees them.
    """
    cards: list[int] = []
    for _ in range(n):
        card = draw(s)
        if card >= 0:
            insort(cards, card)
    if len(cards) == 0:
        s.emit(FOUND_NO_CARD, seat)
    elif len(cards) <= keep:
        for card in cards:
            insort(s.hands[seat], card)
            s.emit(DREW, seat, card, 0, 0, 1 << seat, rule)
    else:
        s.drawn = cards
        for card in cards:
            s.emit(SAW_CARD, seat, card, 0, 0, 1 << seat, rule)
        s.push(KEEP_CARDS, seat, keep)


class KeepCards(Step["Earth"]):
    """Which of the drawn cards is kept? `a` says how many are still to be kept."""

    def __init__(self) -> None:
        super().__init__("keep_cards", ["EE-SELL-20", "EE-SELL-R4", "EE-CMDCARD-11", "EE-CMDCARD-12", "EE-INFO-14"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return choices(s.drawn, KEEP)

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        s.drawn.remove(code - KEEP)
        insort(s.hands[f.seat], code - KEEP)
        s.emit(KEPT_CARD, f.seat, code - KEEP, 0, 0, 1 << f.seat)
        if f.a > 1:
            s.push(KEEP_CARDS, f.seat, f.a - 1)
            return
        for card in s.drawn:
            to_discard(s, card)
            s.emit(DISCARDED, f.seat, card)
        s.drawn = []

    def lone(self, s: Earth, f: Frame) -> bool:
        """That the drawn cards are alike is nobody's business."""
        return False

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"n": f.a}

    def flaw(self, s: Earth, f: Frame) -> str:
        if f.seat != s.turn or not 1 <= f.a < len(s.drawn):
            return "fewer cards are kept than were drawn, by the player in turn"
        return ""

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if SPAN["keep"].has(code):
            selling = s.agenda[-2].step == SELL_CLOSE  # what waits for the choice
            return no_with(s, "EE-SELL-20" if selling else "EE-CMDCARD-11", "not-drawn", "card", code - KEEP)
        return elsewhere(s, f, code)
