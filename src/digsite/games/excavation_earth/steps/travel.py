"""Travel: moves of one's explorers along the lines of the map (EE-TRAVEL)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from digsite.games.excavation_earth.cards import add_any_card
from digsite.games.excavation_earth.codes import DONE, MOVE, SPAN, TRAVEL_WITH
from digsite.games.excavation_earth.events import MOVED, TO_TRAVEL
from digsite.games.excavation_earth.kinds import ACTION_FUEL, N_EXPLORERS, N_LOCATIONS, TRAVEL
from digsite.games.excavation_earth.refusals import elsewhere, no, no_with
from digsite.games.excavation_earth.rules import TRAVELLING
from digsite.games.excavation_earth.steps.paid import PaidAction
from digsite.games.excavation_earth.tiles import distinct_places, explorer_at, move_explorer
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

MOST_FUEL: Final = 4


class Travel(PaidAction):
    """EE-TRAVEL-01 to -04: any card pays; an action card gives 3 moves, a travel card its number."""

    def __init__(self) -> None:
        super().__init__(SPAN["travel"], TO_TRAVEL)

    def add_legal(self, s: Earth, seat: int, codes: list[int]) -> None:
        add_any_card(s, seat, TRAVEL_WITH, codes)

    def begin(self, s: Earth, seat: int, card: int, colour: int, icon: int) -> None:
        fuel = ACTION_FUEL if card < TRAVEL else card - TRAVEL + 2
        s.push(TRAVELLING, seat, s.rules.factions[seat].moves(s, seat, fuel))

    def refuse(self, s: Earth, seat: int, code: int) -> Refusal:
        return no_with(s, "EE-TRAVEL-01", "not-in-hand", "card", code - TRAVEL_WITH)


@mypyc_attr(allow_interpreted_subclasses=True)
class Travelling(Step["Earth"]):
    """One move after the other while there is fuel (`a`), or done.

    EE-TRAVEL-05 to -09, -11, -12: any own explorer, to an adjacent location, through and onto others' explorers; back
    and forth costs fuel like any move (EE-TRAVEL-R2), and what is not used is lost. EE-TRAVEL-10, EE-TRAVEL-R1: only at
    the end must own explorers stand apart. EE-TRAVEL-R3: so a move is refused if the fuel left cannot part them again,
    one move for each explorer too many on a location, and stopping is offered only when they stand apart.
    """

    def __init__(self) -> None:
        super().__init__(
            "travelling",
            ["EE-TRAVEL-02", "EE-TRAVEL-05", "EE-TRAVEL-06", "EE-TRAVEL-07", "EE-TRAVEL-10", "EE-TRAVEL-R3"],
        )

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes: list[int] = []
        if f.a == 0:
            return codes
        places = s.explorers[f.seat]
        if distinct_places(places) == N_EXPLORERS:
            codes.append(DONE)
        neighbours = s.rules.pack.neighbours
        last = -1
        for i in range(N_EXPLORERS):
            origin = places[i]
            if origin == last:
                continue
            last = origin
            for place in neighbours[origin]:
                if together_after(places, i, place) < f.a:
                    codes.append(MOVE + origin * N_LOCATIONS + place)
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code == DONE:
            return
        origin = (code - MOVE) // N_LOCATIONS
        place = (code - MOVE) % N_LOCATIONS
        move_explorer(s, f.seat, origin, place)
        s.emit(MOVED, f.seat, origin, place)
        if f.a > 1:
            s.push(TRAVELLING, f.seat, f.a - 1)

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"n": f.a}

    def flaw(self, s: Earth, f: Frame) -> str:
        if not 1 <= f.a <= s.rules.factions[f.seat].moves(s, f.seat, MOST_FUEL):
            return "a card gives 2 to 4 moves (EE-TRAVEL-03, -04)"
        if N_EXPLORERS - distinct_places(s.explorers[f.seat]) > f.a:
            return "the fuel left cannot bring the explorers apart (EE-TRAVEL-R3)"
        return ""

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if code == DONE:
            return no(s, "EE-TRAVEL-10", "explorers-together")
        if not SPAN["move"].has(code):
            return elsewhere(s, f, code)
        return refuse_move(s, f.seat, code, "EE-TRAVEL-R3", "cannot-part-again")


def together_after(places: list[int], i: int, place: int) -> int:
    """How many explorers share a location with an earlier one, once explorer i has moved to `place`."""
    a = place if i == 0 else places[0]
    b = place if i == 1 else places[1]
    c = place if i == 2 else places[2]
    if a == b:
        return 2 if b == c else 1
    return 1 if c in (a, b) else 0


def refuse_move(s: Earth, seat: int, code: int, rule: str, key: str) -> Refusal:
    """Why an explorer may not move so: nobody there, no line, or the reason given."""
    origin = (code - MOVE) // N_LOCATIONS
    place = (code - MOVE) % N_LOCATIONS
    if not explorer_at(s, seat, origin):
        return no_with(s, "EE-TRAVEL-11", "no-explorer-there", "place", origin)
    if place not in s.rules.pack.neighbours[origin]:
        return no_with(s, "EE-MAP-15", "not-adjacent", "place", place)
    return no_with(s, rule, key, "place", place)
