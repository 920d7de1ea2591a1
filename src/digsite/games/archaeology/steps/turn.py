"""The turn: it begins, digs while there is something to dig, and ends (AR-TURN, AR-END)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.archaeology.codes import END_TURN, END_TURN_SPAN
from digsite.games.archaeology.events import MUST_SELL, PASSED, SKIPPED, TURN_BEGAN, TURN_ENDED
from digsite.games.archaeology.refusals import elsewhere, no
from digsite.games.archaeology.rules import ACT, DIG, TURN
from digsite.kernel.frame import Frame
from digsite.kernel.menu import Action, Menu
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Deed

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig


def holders(s: Dig) -> int:
    """How many players had cards when this turn began: the one whose turn it is, or it was skipped, and others."""
    n = 1
    for seat in range(s.n_seats):
        if seat != s.turn and s.sizes[seat] > 0:
            n += 1
    return n


class Turn(Deed["Dig"]):
    """A turn begins: with a dig while the dig site has cards, else with other actions.

    AR-TURN-01 to -05, AR-DIG-07, AR-END-01: clockwise; the dig comes first and is compulsory; none without cards.
    AR-END-R3: with nothing to dig, a player without cards is skipped, which counts as a pass.
    AR-END-05, -06: after a whole round of passes the next player with cards must sell. He is the first of the passing
    sequence who has cards, for nobody's hand changes while all pass (AR-END-R3, -R7).
    AR-END-R5: so must he after two rounds of turns without a sale or an exploration, of those who have cards. The
    reading in force says what counts as a pass, and whether there is a second reason to force a sale.
    AR-END-R8: whoever alone has cards left is forced right after his own pass, for all others are skipped.
    """

    def __init__(self) -> None:
        super().__init__("turn", ["AR-TURN-01", "AR-TURN-02", "AR-TURN-03", "AR-END-01", "AR-END-05"])

    def run(self, s: Dig, f: Frame) -> None:
        seat = f.seat
        s.turn = seat
        s.late = len(s.dig_site) == 0
        s.forced = False
        s.acted = False
        s.explored = False
        s.has_sold = False
        s.looked = False
        s.dry = 0
        s.end_run()
        if not s.late:
            s.emit(TURN_BEGAN, seat)
            s.push(DIG, seat)
        elif s.sizes[seat] == 0:
            s.emit(SKIPPED, seat)
            s.passes += 1
            s.push(TURN, (seat + 1) % s.n_seats)
        else:
            s.emit(TURN_BEGAN, seat)
            rule = s.rules.passing.forces(s, holders(s))
            if rule:
                s.forced = True
                s.emit(MUST_SELL, seat, rule=rule)
            s.push(ACT, seat)


class Act(Menu["Dig"]):
    """After the dig: trade, explore and sell in any order, as often as they are allowed, or nothing at all.

    AR-TURN-05 to -10. AR-TURN-R1: cards gained this turn count at once. AR-END-02: it is the same with nothing to dig.
    What each action asks for stands with it.
    """

    def __init__(self) -> None:
        super().__init__("act", ["AR-TURN-05", "AR-TURN-09", "AR-TURN-10"])

    def lone(self, s: Dig, f: Frame) -> bool:
        """With cards in hand the menu depends on what the others cannot see; without, only the end is left."""
        return s.sizes[f.seat] == 0

    def elsewhere(self, s: Dig, f: Frame, code: int) -> Refusal:
        return elsewhere(s, f, code)


class EndTurn(Action["Dig"]):
    """The player says that he is done; play passes to the left.

    AR-TURN-10, -11. AR-END-03, -04: with nothing to dig, a turn without any action is a pass, and no more than that.
    AR-END-06, AR-END-R6: a forced player may not end his turn without a sale.
    AR-END-R10: unless he has no card left, because his last Maps brought nothing.
    AR-END-R4, -R5: only turns begun with an empty dig site count; any action breaks the sequence of passes, but only
    a sale or an exploration breaks the stall.
    """

    def __init__(self) -> None:
        super().__init__(END_TURN_SPAN)

    def add_legal(self, s: Dig, seat: int, codes: list[int]) -> None:
        if not s.must_sell or s.sizes[seat] == 0:
            codes.append(END_TURN)

    def apply(self, s: Dig, f: Frame, code: int) -> None:
        counted = s.rules.counted.counts(s)
        passed = s.rules.passing.is_pass(s)
        if counted:
            s.passes = s.passes + 1 if passed else 0
            if s.has_sold or s.explored:
                s.stall = 0
            elif s.acted or s.sizes[f.seat] > 0:  # of those who have cards, or had some to give away
                s.stall += 1
        if counted and not s.acted:
            s.emit(PASSED, f.seat, rule="" if s.late else "AR-END-R4")
        else:
            s.emit(TURN_ENDED, f.seat, rule="AR-END-R5" if counted and passed else "")
        s.push(TURN, (f.seat + 1) % s.n_seats)

    def refuse(self, s: Dig, seat: int, code: int) -> Refusal:
        if s.rules.passing.forces(s, holders(s)) == "AR-END-R5":
            return no(s, "AR-END-R5", "must-sell")
        return no(s, "AR-END-06", "must-sell")
