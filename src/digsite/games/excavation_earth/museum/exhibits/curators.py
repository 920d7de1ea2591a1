"""The queue of curators (MU-CURATOR). MU-CURATOR-R5: they are neither brokers nor buyers in a market."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.cards import draw_to_hand
from digsite.games.excavation_earth.kinds import N_COLOURS, WILD
from digsite.games.excavation_earth.markets import next_buyer_card
from digsite.games.excavation_earth.museum.codes import CURATOR, SPAN
from digsite.games.excavation_earth.museum.events import CURATOR_CAME, NO_CURATOR
from digsite.games.excavation_earth.museum.exhibits.part import museum_of
from digsite.games.excavation_earth.museum.exhibits.queue import leave
from digsite.games.excavation_earth.museum.kinds import EMPTY, LOAN_DESK, N_CURATORS
from digsite.games.excavation_earth.museum.mysteries.part import mysteries_of
from digsite.games.excavation_earth.refusals import elsewhere, no_with
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Deed, Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

TO_BACK: Final = 0
TO_TOP: Final = 1
TO_MIDDLE: Final = 2
"""Where a new curator goes: to the back of the queue, or in the set-up to a space of its own."""


def seat_curator(s: Earth, player: int, colour: int, where: int) -> None:
    """A buyer of the supply becomes a curator; with none in supply nothing happens at all.

    MU-CURATOR-01 to -03, -07, -R1, -R2, MU-MUSETUP-R5, -10: the newcomer is taken first; it stands behind the others,
    who make room for it.
    """
    museum = museum_of(s)
    if s.buyers[colour] == 0:
        s.emit(NO_CURATOR, player, colour)
        return
    s.buyers[colour] = s.buyers[colour] - 1
    rule = ""
    if where != TO_BACK:
        row = where - TO_TOP
    elif museum.figures.queue_back_top:
        row = move_down(s, player)
    else:
        row = museum.queue.make_room(s, player, museum.curators)
        rule = "MU-CURATOR-R1"
    museum.curators[row] = colour
    s.emit(CURATOR_CAME, player, colour, row, rule=rule)


def move_down(s: Earth, player: int) -> int:
    """Make room at the back, which is the top in some packs (MU-DATA-09)."""
    curators = museum_of(s).curators
    if curators[N_CURATORS - 1] != EMPTY:
        leave(s, player, curators[N_CURATORS - 1])
    for row in range(N_CURATORS - 1, 0, -1):
        curators[row] = curators[row - 1]
    return 0


class NewCurator(Deed["Earth"]):
    """After the sending of an Exhibit: the top buyer card brings a new curator; then the Exhibit is over.

    MU-EXHIBIT-08, MU-CURATOR-01, -04 to -06, -R3, -R4: the card is turned over, with an empty deck after a reshuffle,
    and a wild one lets the player pick.
    """

    def __init__(self) -> None:
        super().__init__("new_curator", ["MU-CURATOR-01", "MU-CURATOR-04", "MU-CURATOR-06", "MU-EXHIBIT-08"])

    def run(self, s: Earth, f: Frame) -> None:
        s.push(s.rules.step_id("exhibit_end"), f.seat)
        buyer = next_buyer_card(s, "MU-CURATOR-01")
        if buyer == WILD:
            s.push(s.rules.step_id("pick_curator"), f.seat, TO_BACK)
        else:
            seat_curator(s, f.seat, buyer, TO_BACK)


class PickCurator(Step["Earth"]):
    """A wild buyer card: of which colour is the new curator? `a` says where it goes.

    MU-CURATOR-04, -05, -R3: a colour with a buyer in the supply, never a wild one; with none nothing happens.
    """

    def __init__(self) -> None:
        super().__init__("pick_curator", ["MU-CURATOR-04", "MU-CURATOR-05", "MU-CURATOR-R3"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return [CURATOR + colour for colour in range(N_COLOURS) if s.buyers[colour] > 0]

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        seat_curator(s, f.seat, code - CURATOR, f.a)

    def flaw(self, s: Earth, f: Frame) -> str:
        if not TO_BACK <= f.a <= TO_MIDDLE:
            return "a curator goes to the back of the queue, or in the set-up to the top or the middle"
        if f.a != TO_BACK and museum_of(s).curators[f.a - TO_TOP] != EMPTY:
            return "that row has its curator already (MU-MUSETUP-07, -08)"
        return ""

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if SPAN["curator"].has(code):
            return no_with(s, "MU-CURATOR-R3", "no-buyer-left", "colour", code - CURATOR)
        return elsewhere(s, f, code)


class ExhibitEnd(Deed["Earth"]):
    """The end of an Exhibit action: the Loan Desk brings its owner a card (MU-RECARD-21)."""

    def __init__(self) -> None:
        super().__init__("exhibit_end", ["MU-RECARD-21"])

    def run(self, s: Earth, f: Frame) -> None:
        if mysteries_of(s).has(f.seat, LOAN_DESK):
            draw_to_hand(s, f.seat, "MU-RECARD-21")
