"""The Mine: draw from one chamber of fifteen while you dare; too much and it caves in (AR-MINE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from digsite.games.archaeology.codes import DRAW, STOP
from digsite.games.archaeology.events import CAVED_IN, HAULED, TURNED_UP
from digsite.games.archaeology.kinds import N_KINDS
from digsite.games.archaeology.refusals import elsewhere, no
from digsite.games.archaeology.rules import Monument
from digsite.games.archaeology.steps.trade import worth
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import Rules
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig

MINE_LIMIT: Final = 5
"""The trading value that a draw may reach but not exceed (AR-MINE-06, -07)."""


class Mine(Monument):
    """AR-MINE-01, -02, -08, -09, AR-MINE-R5: the Map is paid first.

    AR-MINE-R1: then the first card is drawn, which is always safe, unless the reading in force leaves that open.
    """

    def __init__(self) -> None:
        super().__init__("mine", ["draw", "stop"], puts_back=True)
        self.draw: int = -1
        self.entry: MineEntry = MineEntry()
        self.fill: MineFill = MineFill()

    def install(self, rules: Rules[Dig]) -> None:
        self.draw = rules.add_step(DrawOn(self))

    def out_of_place(self, s: Dig) -> Refusal:
        return no(s, "AR-MINE-04", "not-in-mine")

    def explore(self, s: Dig, seat: int, chamber: int) -> None:
        self.entry.begin(s, self, seat, chamber)

    def draw_one(self, s: Dig, seat: int, chamber: int) -> None:
        """Turn up one card and see what comes of it.

        AR-MINE-03, -04: every card left is as likely as the others, which is what shuffling first means.
        AR-MINE-06, -07, AR-MINE-R4: above five all cards drawn this time go back; exactly five is safe.
        AR-MINE-R2: with the chamber exhausted the draw ends and he takes everything. AR-MINE-R3: so it may at five.
        """
        kind = s.draw_from_chamber(chamber)
        value = worth(s, s.drawn)
        s.emit(TURNED_UP, seat, kind, value)
        if value > MINE_LIMIT:
            s.emit(CAVED_IN, seat, sum(s.drawn))
            s.return_drawn(chamber)
            s.open_actions(seat)
        elif s.chamber_sizes[chamber] == 0:
            haul(s, seat)
        elif self.fill.stops(value):
            haul(s, seat, "AR-MINE-R3")
        else:
            s.push(self.draw, seat, chamber)


@mypyc_attr(allow_interpreted_subclasses=True)
class MineEntry:
    """AR-MINE-R1: whether the first card has to be drawn."""

    def begin(self, s: Dig, mine: Mine, seat: int, chamber: int) -> None:
        """The Map is paid: the first card is drawn."""
        mine.draw_one(s, seat, chamber)

    def flaw(self) -> str:
        """What is wrong with asking whether to draw before there is a card; "" if it may be asked."""
        return "nobody draws on before the first card (AR-MINE-R1)"


@mypyc_attr(allow_interpreted_subclasses=True)
class MineFill:
    """AR-MINE-R3: whether the draw ends by itself where any further card is too much."""

    def stops(self, value: int) -> bool:
        """Whether it ends with cards of that value, which the Mine still bears."""
        return False


class DrawOn(Step["Dig"]):
    """Draw another card, or stop and take what was drawn; `a` is the chamber.

    AR-MINE-05, AR-MINE-R3: at any time, also at exactly five, where any further card is too much. The readings in force
    say whether he is asked there, and before the first card (AR-MINE-R1).
    """

    def __init__(self, mine: Mine) -> None:
        super().__init__("draw", ["AR-MINE-04", "AR-MINE-05"])
        self.mine: Final = mine

    def legal(self, s: Dig, f: Frame) -> list[int]:
        return [DRAW, STOP]

    def apply(self, s: Dig, f: Frame, code: int) -> None:
        if code == DRAW:
            self.mine.draw_one(s, f.seat, f.a)
        else:
            haul(s, f.seat, "" if sum(s.drawn) > 0 else "AR-MINE-R1")

    def flaw(self, s: Dig, f: Frame) -> str:
        if flaw := s.rules.monument.exploring_flaw(s, f.a):
            return flaw
        if sum(s.drawn) == 0:
            return self.mine.entry.flaw()
        if self.mine.fill.stops(worth(s, s.drawn)):
            return "the draw has ended by itself (AR-MINE-R3)"
        if worth(s, s.drawn) > MINE_LIMIT:
            return f"cards worth more than {MINE_LIMIT} are turned up: those have gone back (AR-MINE-06)"
        return ""

    def refuse(self, s: Dig, f: Frame, code: int) -> Refusal:
        return elsewhere(s, f, code)


def haul(s: Dig, seat: int, rule: str = "") -> None:
    """All cards drawn go to the hand; everyone has seen them. `rule`: the ruling by which the draw ended there."""
    s.emit(HAULED, seat, sum(s.drawn), rule=rule)
    for kind in range(N_KINDS):
        s.take_drawn(seat, kind)
    s.open_actions(seat)
