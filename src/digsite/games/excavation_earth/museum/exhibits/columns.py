"""Completed columns of the museum, and the score of the tour guides (MU-COLUMN, MU-MUSCORE).

MU-BOARD-06: each column has a bonus at its top (`send`) and a benefit at its foot.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from digsite.games.excavation_earth.abilities.staff_rotation import crew_at, shift
from digsite.games.excavation_earth.codes import DONE, LIFT, N_POSTS, POST
from digsite.games.excavation_earth.codes import SPAN as BASE_SPAN
from digsite.games.excavation_earth.museum.codes import RETRIEVE, SPAN
from digsite.games.excavation_earth.museum.common.researchers import gain_researchers
from digsite.games.excavation_earth.museum.common.staff import pay
from digsite.games.excavation_earth.museum.events import (
    BENEFIT_LAPSED,
    COLUMN_DONE,
    CREW_BACK,
    CREW_MOVED,
    GIFTS_SOLD,
    GUIDES_SCORED,
)
from digsite.games.excavation_earth.museum.exhibits.part import museum_of
from digsite.games.excavation_earth.museum.kinds import (
    AUDIO_GUIDE,
    COLUMN_KIND,
    GIFT_SHOP,
    GIFTS,
    MIDDLE,
    N_COLUMNS,
    OUTER,
    TOUR_GUIDES,
)
from digsite.games.excavation_earth.museum.mysteries.part import mysteries_of
from digsite.games.excavation_earth.refusals import elsewhere, no_with
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Deed, Hook, Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

GIFT: Final = 3
"""Credits of the Gift Shop for each guide (MU-RECARD-20)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ColumnDone(Deed["Earth"]):
    """Column `a` is complete: everybody with a guide in it has its benefit, once for each guide.

    MU-COLUMN-01 to -03, -R1, -R2, -R5: from the player who completed it in turn order; who has passed counts too.
    MU-COLUMN-05: outermost columns bring researchers. MU-COLUMN-06 to -09: the others ask.
    """

    def __init__(self) -> None:
        super().__init__("column_done", ["MU-COLUMN-02", "MU-COLUMN-03", "MU-COLUMN-05", "MU-COLUMN-R1"])

    def run(self, s: Earth, f: Frame) -> None:
        museum = museum_of(s)
        s.emit(COLUMN_DONE, f.seat, f.a)
        players = self.players(s, f.seat)
        for player in players:
            n = museum.guides_in(f.a, player)
            if n > 0 and mysteries_of(s).has(player, GIFT_SHOP):
                pay(s, player, GIFTS, GIFT * n)
                s.emit(GIFTS_SOLD, player, n, GIFT * n)
        if COLUMN_KIND[f.a] == OUTER:
            for player in players:
                for _ in range(museum.guides_in(f.a, player)):
                    self.benefit(s, player, f.a)
            return
        for player in reversed(players):  # the last pushed is the first asked
            for _ in range(museum.guides_in(f.a, player)):
                self.benefit(s, player, f.a)

    def players(self, s: Earth, first: int) -> list[int]:
        """All players, in turn order from that one on."""
        at = s.order.index(first)
        return s.order[at:] + s.order[:at]

    def benefit(self, s: Earth, player: int, column: int) -> None:
        """What one guide brings."""
        if COLUMN_KIND[column] == OUTER:
            gain_researchers(s, player, 1)
        elif COLUMN_KIND[column] == MIDDLE:
            s.push(s.rules.step_id("move_crew"), player)
        else:
            s.push(s.rules.step_id("retrieve"), player)

    def flaw(self, s: Earth, f: Frame) -> str:
        if not 0 <= f.a < N_COLUMNS or not museum_of(s).complete(f.a):
            return "that column is not complete (MU-COLUMN-01)"
        return ""


def own_posts(s: Earth, seat: int, first: int) -> list[int]:
    """A code from `first` on for every market and command centre with own crew, or done; nothing if there is none."""
    codes = [first + post for post in range(N_POSTS) if crew_at(s, seat, post) > 0]
    return [DONE, *codes] if len(codes) > 0 else codes


class MoveCrew(Step["Earth"]):
    """A middle column: which of the own traders and envoys moves, or none (MU-COLUMN-06, -09, -R3, -R4, -R6)?"""

    def __init__(self) -> None:
        super().__init__("move_crew", ["MU-COLUMN-06", "MU-COLUMN-07", "MU-COLUMN-09"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return own_posts(s, f.seat, LIFT)

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code == DONE:
            self.skip(s, f)
        else:
            s.push(s.rules.step_id("move_crew_to"), f.seat, code - LIFT)

    def skip(self, s: Earth, f: Frame) -> None:
        s.emit(BENEFIT_LAPSED, f.seat)

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if BASE_SPAN["lift"].has(code):
            return no_with(s, "MU-COLUMN-R4", "no-crew-there", "post", code - LIFT)
        return elsewhere(s, f, code)


class MoveCrewTo(Step["Earth"]):
    """Where to? Any other market or command centre; a trader may become an envoy, and the other way round.

    `a` is the post it leaves (MU-COLUMN-06, -07). MU-COLUMN-R3: nothing follows from the move.
    """

    def __init__(self) -> None:
        super().__init__("move_crew_to", ["MU-COLUMN-06", "MU-COLUMN-07", "MU-COLUMN-R3"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return [POST + post for post in range(N_POSTS) if post != f.a]

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        shift(s, f.seat, f.a, -1)
        shift(s, f.seat, code - POST, 1)
        s.emit(CREW_MOVED, f.seat, f.a, code - POST)

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"post": f.a}

    def flaw(self, s: Earth, f: Frame) -> str:
        return "" if 0 <= f.a < N_POSTS and crew_at(s, f.seat, f.a) > 0 else "nobody of that seat is posted there"

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if BASE_SPAN["post"].has(code):
            return no_with(s, "MU-COLUMN-06", "same-post", "post", f.a)
        return elsewhere(s, f, code)


class Retrieve(Step["Earth"]):
    """An innermost column: which trader or envoy comes back to the pool, or none (MU-COLUMN-08, -09, -R3, -R4)?"""

    def __init__(self) -> None:
        super().__init__("retrieve", ["MU-COLUMN-08", "MU-COLUMN-09", "MU-COLUMN-R3"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return own_posts(s, f.seat, RETRIEVE)

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code == DONE:
            self.skip(s, f)
            return
        shift(s, f.seat, code - RETRIEVE, -1)
        s.cubes[f.seat] = s.cubes[f.seat] + 1
        s.emit(CREW_BACK, f.seat, code - RETRIEVE)

    def skip(self, s: Earth, f: Frame) -> None:
        s.emit(BENEFIT_LAPSED, f.seat)

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if SPAN["retrieve"].has(code):
            return no_with(s, "MU-COLUMN-R4", "no-crew-there", "post", code - RETRIEVE)
        return elsewhere(s, f, code)


class ScoreGuides(Hook["Earth"]):
    """n tour guides score n x n, all over the museum (MU-MUSCORE-01, -02, -R1, MU-END-03, MU-ZUEND-03).

    MU-RECARD-18: the Audio Guide counts for one more, where there is one.
    """

    def run(self, s: Earth, seat: int, a: int, b: int) -> None:
        museum = museum_of(s)
        for player in range(s.n_players):
            n = museum.guides.count(player)
            if n > 0:
                counted = n + 1 if mysteries_of(s).has(player, AUDIO_GUIDE) else n
                pay(s, player, TOUR_GUIDES, counted * counted)
                s.emit(GUIDES_SCORED, player, n, counted * counted, rule="MU-RECARD-18" if counted > n else "")
