"""The Sphinx: name two kinds of treasure, turn up five cards, take those that match (AR-SPHINX)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from digsite.games.archaeology.codes import NAME, SELL
from digsite.games.archaeology.events import HAULED, NAMED, TURNED_UP
from digsite.games.archaeology.kinds import N_KINDS
from digsite.games.archaeology.refusals import elsewhere, no
from digsite.games.archaeology.rules import Monument
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import Rules
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig

NONE_YET: Final = N_KINDS
"""The `b` of a frame while no kind has been named."""
SPHINX_DRAW: Final = 5
"""Cards that are turned up (AR-SPHINX-05)."""


class Sphinx(Monument):
    """AR-SPHINX-01 to -03, -10, -11: one Map, and two different names before any card is seen."""

    def __init__(self) -> None:
        super().__init__("sphinx", ["name"], puts_back=True)
        self.name: int = -1
        self.names: SphinxNames = SphinxNames()

    def install(self, rules: Rules[Dig]) -> None:
        self.name = rules.add_step(NameKind(self))

    def out_of_place(self, s: Dig) -> Refusal:
        return no(s, "AR-SPHINX-03", "not-at-sphinx")

    def explore(self, s: Dig, seat: int, chamber: int) -> None:
        s.push(self.name, seat, chamber, NONE_YET)


@mypyc_attr(allow_interpreted_subclasses=True)
class SphinxNames:
    """AR-SPHINX-R2: which treasures may be named."""

    def allows(self, copies: list[int], kind: int) -> bool:
        """Whether that kind may be named where the game has so many of each: any of the nine may."""
        return True


class NameKind(Step["Dig"]):
    """Name a kind of treasure; `a` is the chamber, `b` the kind named before, if any.

    AR-SPHINX-R1: not the same twice. AR-SPHINX-R2: any of the nine, even one that cannot be there, unless the reading
    in force leaves those out.
    """

    def __init__(self, sphinx: Sphinx) -> None:
        super().__init__("name", ["AR-SPHINX-03", "AR-SPHINX-R1"])
        self.sphinx: Final = sphinx

    def legal(self, s: Dig, f: Frame) -> list[int]:
        names = self.sphinx.names
        return [NAME + kind for kind in range(N_KINDS) if kind != f.b and names.allows(s.rules.copies, kind)]

    def apply(self, s: Dig, f: Frame, code: int) -> None:
        kind = code - NAME
        s.emit(NAMED, f.seat, kind)
        if f.b == NONE_YET:
            s.push(f.step, f.seat, f.a, kind)
        else:
            answer(s, f.seat, f.a, f.b, kind)

    def flaw(self, s: Dig, f: Frame) -> str:
        if flaw := s.rules.monument.exploring_flaw(s, f.a):
            return flaw
        if not 0 <= f.b <= NONE_YET or (f.b < NONE_YET and not self.sphinx.names.allows(s.rules.copies, f.b)):
            return f"{f.b} is no kind that was named before"
        return "cards are turned up before both kinds are named" if sum(s.drawn) > 0 else ""

    def refuse(self, s: Dig, f: Frame, code: int) -> Refusal:
        if NAME <= code < SELL:
            if code - NAME != f.b:
                return no(s, "AR-SPHINX-R2", "never-there", treasure=code - NAME)
            return no(s, "AR-SPHINX-R1", "named-already", treasure=code - NAME)
        return elsewhere(s, f, code)


def answer(s: Dig, seat: int, chamber: int, one: int, other: int) -> None:
    """Turn up five cards, or all there are, and take every one of the two kinds.

    AR-SPHINX-04 to -09, AR-SPHINX-R3, -R4: shuffled, so each is as likely; matches must be taken; the rest goes back.
    """
    for _ in range(min(SPHINX_DRAW, s.chamber_sizes[chamber])):
        kind = s.draw_from_chamber(chamber)
        s.emit(TURNED_UP, seat, kind)
    s.emit(HAULED, seat, s.drawn[one] + s.drawn[other])
    s.take_drawn(seat, one)
    s.take_drawn(seat, other)
    s.return_drawn(chamber)
    s.open_actions(seat)
