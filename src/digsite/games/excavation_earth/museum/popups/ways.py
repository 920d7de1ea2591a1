"""What a table may read otherwise about pop-up markets: the questions, as the printed text answers them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from digsite.games.excavation_earth.museum.mysteries.cards import draw_re
from digsite.games.excavation_earth.refusals import no
from digsite.games.excavation_earth.rules import SAMPLES
from digsite.games.excavation_earth.steps.samples import pack_tiles
from digsite.games.excavation_earth.tiles import room, stow_find
from digsite.kernel.refusal import Refusal

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


@mypyc_attr(allow_interpreted_subclasses=True)
class Activations:
    """How many pop-up markets may be activated with an action."""

    def goes_on(self) -> bool:
        """Whether another one may be, once one was: each where an own explorer stands (MU-ACTIVATE-R2)."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Novelty:
    """Whether the sale that brings a pop-up market may activate it."""

    def serves(self) -> bool:
        """Only the next action may (MU-POPUP-R3)."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Storage:
    """Where the tile of a special supply is stored."""

    def room(self, s: Earth, seat: int) -> int:
        """Empty spaces for it: those of a tile bought in a Survey (MU-SUPPLY-R3)."""
        return room(s, seat)

    def stow(self, s: Earth, seat: int, kind: int) -> None:
        """Put it there."""
        stow_find(s, seat, kind)

    def refuse(self, s: Earth) -> Refusal:
        """Why it cannot be bought when there is no room."""
        return no(s, "MU-SUPPLY-R3", "cargo-full")


@mypyc_attr(allow_interpreted_subclasses=True)
class Purchase:
    """What follows the purchase of the tile of a special supply."""

    def follow(self, s: Earth, seat: int, kind: int) -> None:
        """A sample may be taken, as of any tile just bought (MU-SUPPLY-R4)."""
        s.push(SAMPLES, seat, pack_tiles(kind, -1))


@mypyc_attr(allow_interpreted_subclasses=True)
class CardReward:
    """How a special demand pays with a reverse engineering card."""

    def gain(self, s: Earth, seat: int) -> None:
        """Two are drawn, one is kept, as everywhere (MU-DEMAND-R3)."""
        draw_re(s, seat, "MU-DEMAND-R3")
