"""Readings of when own explorers must stand apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.codes import DONE, MOVE, SPAN
from digsite.games.excavation_earth.kinds import N_EXPLORERS, N_LOCATIONS
from digsite.games.excavation_earth.refusals import no
from digsite.games.excavation_earth.steps.travel import Travelling, refuse_move, together_after
from digsite.games.excavation_earth.tiles import distinct_places, explorer_at
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Reading

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class EndOfAction(Reading["Earth"]):
    """EE-TRAVEL-R1 as in 000: only at the end of the action must own explorers stand apart."""

    def __init__(self) -> None:
        super().__init__("end-of-action")


class EachMovement(Reading["Earth"]):
    """EE-TRAVEL-R1 as in 001 and 004: no movement of an explorer ends where another own one stands."""

    def __init__(self) -> None:
        super().__init__("each-movement")

    def install(self, rules: Rules[Earth]) -> None:
        rules.replace_step(MovementByMovement())


class MovementByMovement(Travelling):
    """One explorer after the other: one that meets another own explorer moves on before anything else.

    Explorers of a seat are alike, so the position says who is on the way: one of the two on a shared location.
    EE-TRAVEL-R3: a step onto an own explorer needs fuel to move on. Every location has two lines or more and only one
    own explorer stands elsewhere, so there is always a free location to move on to.
    """

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes: list[int] = []
        if f.a == 0:
            return codes
        places = s.explorers[f.seat]
        apart = distinct_places(places) == N_EXPLORERS
        if apart:
            codes.append(DONE)
        last = -1
        for i in range(N_EXPLORERS):
            origin = places[i]
            if origin == last or not (apart or places.count(origin) > 1):
                continue
            last = origin
            for place in s.rules.pack.neighbours[origin]:
                if f.a > 1 or together_after(places, i, place) == 0:
                    codes.append(MOVE + origin * N_LOCATIONS + place)
        return codes

    def flaw(self, s: Earth, f: Frame) -> str:
        if N_EXPLORERS - distinct_places(s.explorers[f.seat]) > 1:
            return "each explorer moves on before the next one moves (EE-TRAVEL-R1)"
        return super().flaw(s, f)

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        places = s.explorers[f.seat]
        together = distinct_places(places) < N_EXPLORERS
        if code == DONE and together:
            return no(s, "EE-TRAVEL-R1", "must-move-on")
        if together and SPAN["move"].has(code):
            origin = (code - MOVE) // N_LOCATIONS
            if explorer_at(s, f.seat, origin) and places.count(origin) == 1:
                return no(s, "EE-TRAVEL-R1", "must-move-on")
        if SPAN["move"].has(code):
            place = (code - MOVE) % N_LOCATIONS
            if f.a == 1 and explorer_at(s, f.seat, place):
                return refuse_move(s, f.seat, code, "EE-TRAVEL-R1", "cannot-move-on")
        return super().refuse(s, f, code)
