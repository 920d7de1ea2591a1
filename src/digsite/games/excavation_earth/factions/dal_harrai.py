"""Dal-Harrai Corp, the Pilots: a free move at the start of each turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.codes import DONE, MOVE, SPAN
from digsite.games.excavation_earth.events import MOVED
from digsite.games.excavation_earth.kinds import DAL_HARRAI, N_LOCATIONS
from digsite.games.excavation_earth.refusals import elsewhere
from digsite.games.excavation_earth.rules import FREE_MOVE, Faction
from digsite.games.excavation_earth.steps.travel import refuse_move
from digsite.games.excavation_earth.tiles import explorer_at, move_explorer
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class DalHarrai(Faction):
    """EE-FACTION-19, -23: each own turn, also one that begins with Pass, has its start."""

    def __init__(self) -> None:
        super().__init__(DAL_HARRAI)

    def begin_turn(self, s: Earth, seat: int) -> None:
        s.push(FREE_MOVE, seat)


class FreeMove(Step["Earth"]):
    """One explorer, one step, for free, or none.

    EE-FACTION-19 to -22: to an adjacent location without another own explorer, whoever else stands there; it costs
    neither card nor action and is lost if it is not used now.
    """

    def __init__(self) -> None:
        super().__init__("free_move", ["EE-FACTION-19", "EE-FACTION-20", "EE-FACTION-21", "EE-FACTION-22"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes: list[int] = [DONE]
        for origin in s.explorers[f.seat]:
            for place in s.rules.pack.neighbours[origin]:
                if not explorer_at(s, f.seat, place):
                    codes.append(MOVE + origin * N_LOCATIONS + place)
        if len(codes) == 1:
            codes.clear()
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code != DONE:
            origin = (code - MOVE) // N_LOCATIONS
            place = (code - MOVE) % N_LOCATIONS
            move_explorer(s, f.seat, origin, place)
            s.emit(MOVED, f.seat, origin, place, rule="EE-FACTION-19")

    def flaw(self, s: Earth, f: Frame) -> str:
        return "" if s.rules.factions[f.seat].number == DAL_HARRAI else "only Dal-Harrai Corp has a free move"

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if SPAN["move"].has(code):
            return refuse_move(s, f.seat, code, "EE-FACTION-20", "own-explorer-there")
        return elsewhere(s, f, code)
