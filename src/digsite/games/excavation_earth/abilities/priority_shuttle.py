"""C3, Priority Shuttle: explorers go anywhere (EE-CMDCARD-13, -14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.abilities.telling import tell
from digsite.games.excavation_earth.codes import DONE, MOVE, SPAN
from digsite.games.excavation_earth.events import MOVED
from digsite.games.excavation_earth.kinds import COMMAND_CARDS, N_EXPLORERS, N_LOCATIONS
from digsite.games.excavation_earth.refusals import elsewhere, no_with
from digsite.games.excavation_earth.rules import SHUTTLE, Ability
from digsite.games.excavation_earth.tiles import explorer_at, move_explorer
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

CARD: Final = COMMAND_CARDS.index("priority-shuttle")


class PriorityShuttle(Ability):
    """One explorer, or all three."""

    def __init__(self, white: int, yellow: int) -> None:
        super().__init__(CARD, COMMAND_CARDS[CARD], white, yellow, [SHUTTLE])

    def use(self, s: Earth, seat: int, n: int) -> None:
        s.push(SHUTTLE, seat, n)


class Shuttle(Step["Earth"]):
    """Move an explorer to any location without an own one, or be done; `a` moves are left.

    Each explorer at most once: `b` holds the locations of those that have moved, as bits. EE-CMDCARD-R4, -R6.
    """

    def __init__(self) -> None:
        super().__init__("priority_shuttle", ["EE-CMDCARD-13", "EE-CMDCARD-14", "EE-CMDCARD-R4", "EE-CMDCARD-R6"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes: list[int] = [DONE]
        for origin in s.explorers[f.seat]:
            if not (f.b >> origin) & 1:
                for place in range(N_LOCATIONS):
                    if not explorer_at(s, f.seat, place):
                        codes.append(MOVE + origin * N_LOCATIONS + place)
        if len(codes) == 1:
            codes.clear()
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        tell(s, f, CARD, code)
        if code == DONE:
            return
        origin = (code - MOVE) // N_LOCATIONS
        place = (code - MOVE) % N_LOCATIONS
        move_explorer(s, f.seat, origin, place)
        s.emit(MOVED, f.seat, origin, place, rule="EE-CMDCARD-14" if s.yellow_side else "EE-CMDCARD-13")
        if f.a > 1:
            s.push(SHUTTLE, f.seat, f.a - 1, f.b | (1 << place))

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"n": f.a}

    def flaw(self, s: Earth, f: Frame) -> str:
        moved = sum(1 for place in s.explorers[f.seat] if (f.b >> place) & 1)
        if not 1 <= f.a <= N_EXPLORERS or f.b < 0 or f.b >> N_LOCATIONS or moved != f.b.bit_count():
            return "each explorer moves at most once (EE-CMDCARD-14)"
        return ""

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not SPAN["move"].has(code):
            return elsewhere(s, f, code)
        origin = (code - MOVE) // N_LOCATIONS
        place = (code - MOVE) % N_LOCATIONS
        if not explorer_at(s, f.seat, origin):
            return no_with(s, "EE-TRAVEL-11", "no-explorer-there", "place", origin)
        if explorer_at(s, f.seat, place):
            return no_with(s, "EE-CMDCARD-13", "own-explorer-there", "place", place)
        return no_with(s, "EE-CMDCARD-14", "has-moved", "place", origin)
