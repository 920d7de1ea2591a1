"""The Tomb: two facedown chambers; one Map takes up a whole chamber, of which two cards are kept (AR-TOMB)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.archaeology.codes import KEEP, NAME
from digsite.games.archaeology.events import KEPT
from digsite.games.archaeology.kinds import N_KINDS
from digsite.games.archaeology.refusals import elsewhere, no
from digsite.games.archaeology.rules import Monument
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import Rules
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig

TOMB_KEEP: Final = 2
"""Cards that the explorer keeps (AR-TOMB-03)."""


class Tomb(Monument):
    """AR-TOMB-01, -02, -06 to -10: the explorer sees the chamber and must go through with it.

    AR-TOMB-05: of one or two cards nothing is left to choose. AR-TOMB-R2: what he leaves he knows, until somebody else
    explores that chamber.
    """

    def __init__(self) -> None:
        super().__init__("tomb", ["keep"])
        self.keep: int = -1

    def install(self, rules: Rules[Dig]) -> None:
        self.keep = rules.add_step(KeepCards())

    def out_of_place(self, s: Dig) -> Refusal:
        return no(s, "AR-TOMB-03", "not-in-tomb")

    def explore(self, s: Dig, seat: int, chamber: int) -> None:
        if s.chamber_sizes[chamber] <= TOMB_KEEP:
            s.take_chamber(seat, chamber)
            return
        s.seen_by[chamber] = 0  # whoever knew it before no longer does
        s.tell_chamber(seat, chamber)
        s.push(self.keep, seat, chamber, TOMB_KEEP)


class KeepCards(Step["Dig"]):
    """Keep a card of the chamber; `a` is the chamber, `b` how many are still to be kept.

    AR-TOMB-03, -04, AR-TOMB-R1: two of his choice, no fewer; the rest goes back unseen by the others.
    """

    def __init__(self) -> None:
        super().__init__("keep", ["AR-TOMB-03", "AR-TOMB-06"])

    def legal(self, s: Dig, f: Frame) -> list[int]:
        cards = s.chambers[f.a]
        return [KEEP + kind for kind in range(N_KINDS) if cards[kind] > 0]

    def apply(self, s: Dig, f: Frame, code: int) -> None:
        kind = code - KEEP
        s.chambers[f.a][kind] -= 1
        s.chamber_sizes[f.a] -= 1
        s.gain_from_chamber(f.seat, kind, 1, 0)
        s.emit(KEPT, f.seat, kind, 0, 0, 1 << f.seat)
        if f.b > 1:
            s.push(f.step, f.seat, f.a, f.b - 1)
        else:
            s.open_actions(f.seat)

    def lone(self, s: Dig, f: Frame) -> bool:
        """A chamber of one kind: an unasked question would tell the others so."""
        return False

    def about(self, s: Dig, f: Frame) -> dict[str, object]:
        return {"n": f.b}

    def flaw(self, s: Dig, f: Frame) -> str:
        if flaw := s.rules.monument.exploring_flaw(s, f.a):
            return flaw
        if sum(s.drawn) > 0:
            return "cards are turned up, but nobody is drawing"
        if not 1 <= f.b <= min(TOMB_KEEP, s.chamber_sizes[f.a]) or not (s.seen_by[f.a] >> f.seat) & 1:
            return f"{f.b} cards cannot be kept of a chamber of {s.chamber_sizes[f.a]} that its explorer must have seen"
        return ""

    def refuse(self, s: Dig, f: Frame, code: int) -> Refusal:
        if KEEP <= code < NAME:
            return no(s, "AR-TOMB-03", "not-in-chamber", treasure=code - KEEP)
        return elsewhere(s, f, code)
