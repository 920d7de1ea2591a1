"""Readings of the set-up: the redraw, the drafted start, the third explorer."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from digsite.games.excavation_earth.kinds import DAL_HARRAI, N_EXPLORERS
from digsite.games.excavation_earth.rules import FREE_MOVE, PLACE_THIRD, EarthRules, Opening
from digsite.games.excavation_earth.setup import ask_redraws
from digsite.games.excavation_earth.steps.draft import Redraw
from digsite.kernel.frame import Frame
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Reading
from digsite.kernel.step import Setup

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class Once(Reading["Earth"]):
    """EE-SETUP-R4: at most one redraw for each player."""

    def __init__(self) -> None:
        super().__init__("once")


class Again(Reading["Earth"]):
    """EE-SETUP-R4 otherwise: as long as the hand has a group of four."""

    def __init__(self) -> None:
        super().__init__("again")

    def install(self, rules: Rules[Earth]) -> None:
        rules.replace_step(RedrawAgain())


class RedrawAgain(Redraw):
    """A redraw is followed by another one of the same seat, which is asked whether its new hand qualifies or not."""

    def go_on(self, s: Earth, f: Frame, n: int) -> None:
        if n > 0:
            s.push_frame(f)
        else:
            super().go_on(s, f, n)


class NoRedraw(Reading["Earth"]):
    """EE-SETUP-R7: a drafted hand is not dealt, so there is no redraw."""

    def __init__(self) -> None:
        super().__init__("no-redraw")


class RedrawDrafted(Reading["Earth"]):
    """EE-SETUP-R7 otherwise: a drafted hand may be redrawn like one that was dealt."""

    def __init__(self) -> None:
        super().__init__("redraw")

    def install(self, rules: Rules[Earth]) -> None:
        rules.setup_after("hands", RedrawHands())


class RedrawHands(Setup["Earth"]):
    """The redraw of the drafted hands, which belongs to making them: hence the name of that part."""

    def __init__(self) -> None:
        super().__init__("hands")

    def run(self, s: Earth) -> None:
        ask_redraws(s)


class PlacementFirst(Reading["Earth"]):
    """EE-SETUP-R12: the third explorer is placed before the Pilots' free move."""

    def __init__(self) -> None:
        super().__init__("placement-first")


class FreeMoveFirst(Reading["Earth"]):
    """EE-SETUP-R12 otherwise: the Pilots move first, so that a start market can be free for the third explorer."""

    def __init__(self) -> None:
        super().__init__("free-move-first")

    def install(self, rules: Rules[Earth]) -> None:
        table = cast(EarthRules, rules)
        table.opening = MoveThenPlace()
        table.below[PLACE_THIRD].remove(FREE_MOVE)
        table.below[FREE_MOVE].append(PLACE_THIRD)


class MoveThenPlace(Opening):
    """The faction's start, then the third explorer."""

    def begin(self, s: Earth, seat: int) -> None:
        if len(s.explorers[seat]) < N_EXPLORERS:
            s.push(PLACE_THIRD, seat)
        s.rules.factions[seat].begin_turn(s, seat)

    def can_stand(self, s: Earth, seat: int, places: list[int]) -> bool:
        """Between the Pilots' free move and the placement one of the two may be a step away."""
        if super().can_stand(s, seat, places):
            return True
        if s.rules.factions[seat].number != DAL_HARRAI or len(s.agenda) == 0:
            return False
        top = s.agenda[-1]
        if top.step != PLACE_THIRD or top.seat != seat:
            return False
        first = s.rules.pack.market_location[0]
        fourth = s.rules.pack.market_location[3]
        for moved, stays in ((first, fourth), (fourth, first)):
            for place in s.rules.pack.neighbours[moved]:
                if place != stays and places == sorted([place, stays]):
                    return True
        return False
