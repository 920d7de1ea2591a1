"""Explore the monument: Maps for what a chamber holds (AR-EXPLORE). What that brings stands with each monument."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.archaeology.codes import EXPLORE, EXPLORE_SPAN
from digsite.games.archaeology.events import EXPLORED
from digsite.games.archaeology.kinds import MAP
from digsite.games.archaeology.refusals import no
from digsite.kernel.frame import Frame
from digsite.kernel.menu import Action
from digsite.kernel.refusal import Refusal

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig


class Explore(Action["Dig"]):
    """Pay the Maps that a chamber asks for and explore it.

    AR-EXPLORE-01, -03, -08 to -10, AR-EXPLORE-R3: one chamber, exactly its number of Maps, from the hand; also with
    nothing left to dig; never a duty. AR-EXPLORE-R6: the Maps may be the whole hand.
    AR-EXPLORE-02, AR-TURN-08, AR-EXPLORE-R2: once a turn, even if it brings nothing.
    AR-EXPLORE-R1, -06, -07: a chamber without cards cannot be chosen, one that has some can, again and again.
    AR-END-R10: also before a forced sale, unless the reading in force wants that first.
    """

    def __init__(self) -> None:
        super().__init__(EXPLORE_SPAN)

    def add_legal(self, s: Dig, seat: int, codes: list[int]) -> None:
        maps = s.hands[seat][MAP]
        if maps == 0 or s.explored or s.rules.duty.sale_first(s.must_sell):
            return
        for chamber in range(len(s.chamber_sizes)):
            if s.chamber_sizes[chamber] > 0 and maps >= s.rules.maps[chamber]:
                codes.append(EXPLORE + chamber)

    def apply(self, s: Dig, f: Frame, code: int) -> None:
        """The Maps leave the game (AR-EXPLORE-04); nothing comes between (AR-EXPLORE-R5)."""
        chamber = code - EXPLORE
        fee = s.rules.maps[chamber]
        s.lose_openly(f.seat, MAP, fee)
        s.maps_spent += fee
        s.acted = True
        s.explored = True
        s.end_run()
        s.emit(EXPLORED, f.seat, chamber, fee)
        s.rules.monument.explore(s, f.seat, chamber)

    def refuse(self, s: Dig, seat: int, code: int) -> Refusal:
        chamber = code - EXPLORE
        if chamber >= len(s.chamber_sizes):
            return no(s, "AR-SETUP-16", "no-such-chamber", most=len(s.chamber_sizes))
        if s.rules.duty.sale_first(s.must_sell):
            return no(s, "AR-END-R10", "sell-first")
        if s.explored:
            return no(s, "AR-EXPLORE-02", "explored-already")
        if s.chamber_sizes[chamber] == 0:
            return no(s, "AR-EXPLORE-R1", "chamber-empty")
        return no(s, "AR-EXPLORE-01", "too-few-maps", n=s.rules.maps[chamber])
