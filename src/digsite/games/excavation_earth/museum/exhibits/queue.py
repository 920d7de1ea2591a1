"""How the queue of curators moves when a new one comes in at the bottom (MU-CURATOR-R1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from digsite.games.excavation_earth.museum.events import CURATOR_LEFT
from digsite.games.excavation_earth.museum.kinds import EMPTY, N_CURATORS

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


@mypyc_attr(allow_interpreted_subclasses=True)
class CuratorQueue:
    """All others move one space forward for a newcomer, and the one in front leaves."""

    def make_room(self, s: Earth, player: int, curators: list[int]) -> int:
        """The row of the newcomer, once the others have moved.

        MU-CURATOR-02, -03: also while a space is free, which moves along.
        """
        return advance(s, player, curators)

    def flaw(self, curators: list[int]) -> str:
        """What is wrong with a queue in a position that was handed in; "" if it can be."""
        return ""


def advance(s: Earth, player: int, curators: list[int]) -> int:
    """The curator in front returns to the supply, the others move up; the row that is free then."""
    if curators[0] != EMPTY:
        leave(s, player, curators[0])
    for row in range(1, N_CURATORS):
        curators[row - 1] = curators[row]
    return N_CURATORS - 1


def leave(s: Earth, player: int, colour: int) -> None:
    """A curator returns to the supply."""
    s.buyers[colour] = s.buyers[colour] + 1
    s.emit(CURATOR_LEFT, player, colour)
