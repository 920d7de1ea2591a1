"""Zu's Exhibit: what it sends, where that hangs, what it brings (MU-ZUEXHIBIT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from digsite.games.excavation_earth.kinds import N_CENTRES, N_COLOURS, N_MARKETS, WILD, hold_of, kind_of
from digsite.games.excavation_earth.markets import level, next_buyer_card
from digsite.games.excavation_earth.museum.common.staff import pay
from digsite.games.excavation_earth.museum.events import CURATOR_PAID, MATCHED
from digsite.games.excavation_earth.museum.exhibits.columns import ColumnDone
from digsite.games.excavation_earth.museum.exhibits.curators import TO_BACK, seat_curator
from digsite.games.excavation_earth.museum.exhibits.part import museum_of
from digsite.games.excavation_earth.museum.exhibits.send import CURATOR_BONUS, hang_up, spaces_for
from digsite.games.excavation_earth.museum.kinds import COLUMN_KIND, CURATORS, MIDDLE, N_COLUMNS, OUTER
from digsite.games.excavation_earth.museum.mysteries.part import mysteries_of
from digsite.games.excavation_earth.museum.solo.command import learn, recall
from digsite.games.excavation_earth.museum.solo.crew import gain_cube
from digsite.games.excavation_earth.museum.solo.events import (
    CENTRE_LEAD,
    CENTRE_LOT,
    CENTRE_SWING,
    CENTRE_TRAIL,
    CURATOR_LOT,
    CURATOR_MOST,
    CURATOR_POPULAR,
    CURATOR_SOLD,
    FOR_CENTRE,
    FOR_CURATOR,
    FOR_HANG,
    FOR_SHOW,
    HANG_GUIDED,
    HANG_HIGH,
    HANG_LOT,
    HANG_OUTER,
    HANG_OWN,
    SHOW_CHEAP,
    SHOW_FEW,
    SHOW_FITS,
    SHOW_LOT,
    SHOW_MATCH,
    SHOW_OTHER,
    SHOW_UNPOPULAR,
    WEIGHS_CENTRES,
    WEIGHS_COLUMNS,
    ZU_WITHDREW,
)
from digsite.games.excavation_earth.solo.crew import send
from digsite.games.excavation_earth.solo.events import WEIGHS_COLOURS, WEIGHS_TILES
from digsite.games.excavation_earth.solo.ladder import HUMAN, ZU, climb, draw_lot, keep, weigh
from digsite.games.excavation_earth.solo.priorities import held_colours, held_tiles, swing, tile_colour, tile_value
from digsite.games.excavation_earth.tiles import has_colour, unstow
from digsite.kernel.frame import Frame
from digsite.kernel.step import Deed

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

ANY_COLOUR: Final = -1


# --- what is sent


def fits(s: Earth, tile: int) -> bool:
    """Whether an artefact in Zu's holds fits any empty tile."""
    return len(spaces_for(s, kind_of(tile), False)) > 0


def matching(s: Earth, tile: int) -> list[int]:
    """The spaces where it fits and meets a curator of its colour."""
    curators = museum_of(s).curators
    spaces = spaces_for(s, kind_of(tile), False)
    return [space for space in spaces if curators[space // N_COLUMNS] == tile_colour(tile)]


def can_exhibit(s: Earth) -> bool:
    """Whether anything can be sent: an artefact that fits, and a cube to go with it (MU-ZUDECK-04, -R3)."""
    if s.cubes[ZU] == 0:
        return False
    return any(fits(s, tile) for tile in held_tiles(s))


def exhibit(s: Earth) -> None:
    """Two artefacts of different colours if Zu can, else one; then a new curator (MU-ZUEXHIBIT-01, -07, -22, -R1)."""
    s.push(s.rules.step_id("zu_curator"), ZU)
    show(s, ANY_COLOUR)


def show(s: Earth, other_than: int) -> None:
    """Choose an artefact and its place, and send it there.

    MU-ZUEXHIBIT-02 to -07, -R2, -R4 to -R6: one that meets a curator, then of the least popular colour, of which Zu
    holds fewest, of the lowest value, by lot. No look-ahead: the second is sought when the first is done with.
    """
    left = held_tiles(s)
    weigh(s, WEIGHS_TILES, FOR_SHOW, left)
    if other_than != ANY_COLOUR:
        left = keep(s, left, [tile_colour(tile) != other_than for tile in left], SHOW_OTHER)
    left = keep(s, left, [fits(s, tile) for tile in left], SHOW_FITS)
    matches = [len(matching(s, tile)) > 0 for tile in left]
    if True in matches:
        left = keep(s, left, matches, SHOW_MATCH)
    left = climb(s, left, [-level(s, tile_colour(tile)) for tile in left], SHOW_UNPOPULAR)
    left = climb(s, left, [-held_of_colour(s, tile_colour(tile)) for tile in left], SHOW_FEW)
    left = climb(s, left, [-tile_value(s, tile) for tile in left], SHOW_CHEAP)
    tile = draw_lot(s, left, SHOW_LOT)
    spaces = matching(s, tile)
    space = choose_space(s, spaces if len(spaces) > 0 else spaces_for(s, kind_of(tile), False))
    if other_than == ANY_COLOUR:
        s.push(s.rules.step_id("zu_second"), ZU, tile_colour(tile))
    put_up(s, tile, space)


def held_of_colour(s: Earth, colour: int) -> int:
    """All of a colour in both holds, mysterious artefacts included (MU-ZUEXHIBIT-R6)."""
    return has_colour(s, ZU, colour) + mysteries_of(s).held(ZU, colour)


def choose_space(s: Earth, spaces: list[int]) -> int:
    """The column where Zu has a guide, or anybody, the outermost, with the highest row, by lot; there the highest row.

    MU-ZUEXHIBIT-08 to -13, -R3, -R4.
    """
    museum = museum_of(s)
    columns = sorted({space % N_COLUMNS for space in spaces})
    top = tops(spaces)
    weigh(s, WEIGHS_COLUMNS, FOR_HANG, columns)
    left = climb(s, columns, [1 if museum.guides_in(column, ZU) > 0 else 0 for column in columns], HANG_OWN)
    left = climb(s, left, [1 if has_guide(s, column) else 0 for column in left], HANG_GUIDED)
    left = climb(s, left, [-COLUMN_KIND[column] for column in left], HANG_OUTER)
    left = climb(s, left, [-top[column] for column in left], HANG_HIGH)
    column = draw_lot(s, left, HANG_LOT)
    return top[column] * N_COLUMNS + column


def tops(spaces: list[int]) -> list[int]:
    """The highest row of these spaces in each column; far down where there is none."""
    top = [N_COLUMNS] * N_COLUMNS
    for space in spaces:
        column = space % N_COLUMNS
        top[column] = min(top[column], space // N_COLUMNS)
    return top


def has_guide(s: Earth, column: int) -> bool:
    """Whether any tour guide stands in a column."""
    museum = museum_of(s)
    for player in range(s.n_players):
        if museum.guides_in(column, player) > 0:
            return True
    return False


def put_up(s: Earth, tile: int, space: int) -> None:
    """The artefact with a cube as its guide; then the curator's bonus, then the column (MU-ZUEXHIBIT-14 to -18)."""
    museum = museum_of(s)
    s.cubes[ZU] = s.cubes[ZU] - 1
    unstow(s, ZU, hold_of(tile), kind_of(tile))
    hang_up(s, ZU, tile, space)
    if museum.complete(space % N_COLUMNS):
        s.push(s.rules.step_id("column_done"), ZU, space % N_COLUMNS)
    row = space // N_COLUMNS
    if museum.curators[row] != tile_colour(tile):
        return
    s.emit(MATCHED, ZU, tile_colour(tile), row)
    kind = COLUMN_KIND[space % N_COLUMNS]
    if kind == OUTER:
        pay(s, ZU, CURATORS, CURATOR_BONUS)
        s.emit(CURATOR_PAID, ZU, CURATOR_BONUS)
    elif kind == MIDDLE:
        gain_cube(s)
    else:
        learn(s)


class ZuSecond(Deed["Earth"]):
    """The second artefact, of another colour than the first (`a`), if one can be sent now (MU-ZUEXHIBIT-07, -R5)."""

    def __init__(self) -> None:
        super().__init__("zu_second", ["MU-ZUEXHIBIT-01", "MU-ZUEXHIBIT-07", "MU-ZUEXHIBIT-R5"])

    def run(self, s: Earth, f: Frame) -> None:
        if s.cubes[ZU] > 0 and any(tile_colour(tile) != f.a and fits(s, tile) for tile in held_tiles(s)):
            show(s, f.a)

    def flaw(self, s: Earth, f: Frame) -> str:
        return "" if f.seat == ZU and 0 <= f.a < N_COLOURS else "Zu sends a second artefact of another colour"


class ZuCurator(Deed["Earth"]):
    """The next buyer card brings a curator; with a wild one Zu picks as in its Market (MU-ZUEXHIBIT-22, -R9)."""

    def __init__(self) -> None:
        super().__init__("zu_curator", ["MU-ZUEXHIBIT-22", "MU-ZUEXHIBIT-R9"])

    def run(self, s: Earth, f: Frame) -> None:
        buyer = next_buyer_card(s, "MU-ZUEXHIBIT-22")
        if buyer != WILD:
            seat_curator(s, ZU, buyer, TO_BACK)
            return
        left = [colour for colour in range(N_COLOURS) if s.buyers[colour] > 0]
        if len(left) == 0:
            return
        weigh(s, WEIGHS_COLOURS, FOR_CURATOR, left)
        held = held_colours(s)
        wanted = [colour in held for colour in left]
        if True in wanted:
            left = keep(s, left, wanted, CURATOR_SOLD)
            left = climb(s, left, [level(s, colour) for colour in left], CURATOR_POPULAR)
            left = climb(s, left, [has_colour(s, ZU, colour) for colour in left], CURATOR_MOST)
        seat_curator(s, ZU, draw_lot(s, left, CURATOR_LOT), TO_BACK)

    def flaw(self, s: Earth, f: Frame) -> str:
        return "" if f.seat == ZU else "Zu adds a curator"


# --- columns and centres


class ColumnDoneForBoth(ColumnDone):
    """Zu has its benefits too, whoever completed the column (MU-ZUEXHIBIT-18, -R8)."""

    def benefit(self, s: Earth, player: int, column: int) -> None:
        if player != ZU:
            super().benefit(s, player, column)
        elif COLUMN_KIND[column] == OUTER:
            gain_cube(s)  # MU-ZUEXHIBIT-21
        else:
            s.push(s.rules.step_id("zu_benefit"), ZU, column)


@mypyc_attr(allow_interpreted_subclasses=True)
class Withdrawal:
    """What the recall of an envoy by an innermost column pays Zu."""

    def pay(self, s: Earth, centre: int) -> None:
        """Nothing: it is no Command action (MU-ZUEXHIBIT-R7)."""


class ZuBenefit(Deed["Earth"]):
    """What one guide of Zu's in the completed column `a` brings.

    MU-ZUEXHIBIT-19, -20, -R7: innermost columns recall an envoy from where Zu leads by most, middle ones send one to
    where it trails by most; nothing else follows.
    """

    def __init__(self) -> None:
        super().__init__("zu_benefit", ["MU-ZUEXHIBIT-18", "MU-ZUEXHIBIT-19", "MU-ZUEXHIBIT-20"])
        self.withdrawal: Withdrawal = Withdrawal()

    def run(self, s: Earth, f: Frame) -> None:
        n = s.n_players
        ahead = [s.envoys[centre * n + ZU] - s.envoys[centre * n + HUMAN] for centre in range(N_CENTRES)]
        every = list(range(N_CENTRES))
        if COLUMN_KIND[f.a] == MIDDLE:
            if min(ahead) < 0 and s.cubes[ZU] > 0:
                weigh(s, WEIGHS_CENTRES, FOR_CENTRE, every)
                send(s, draw_lot(s, climb(s, every, [-lead for lead in ahead], CENTRE_TRAIL), CENTRE_LOT))
        elif max(ahead) > 0:
            weigh(s, WEIGHS_CENTRES, FOR_CENTRE, every)
            centre = draw_lot(s, climb(s, every, ahead, CENTRE_LEAD), CENTRE_LOT)
            recall(s, centre)
            s.emit(ZU_WITHDREW, ZU, centre, rule="MU-ZUEXHIBIT-R7")
            self.withdrawal.pay(s, centre)

    def flaw(self, s: Earth, f: Frame) -> str:
        if f.seat != ZU or not 0 <= f.a < N_COLUMNS or not museum_of(s).complete(f.a):
            return "that column is not complete (MU-COLUMN-01)"
        return ""


def biggest_swing(s: Earth, purpose: int) -> int:
    """The command centre where one more envoy does most (MU-ZUDECK-05)."""
    centres = list(range(N_CENTRES))
    weigh(s, WEIGHS_CENTRES, purpose, centres)
    swings = [swing(s, market_of(s, centre)) for centre in centres]
    return draw_lot(s, climb(s, centres, swings, CENTRE_SWING), CENTRE_LOT)


def market_of(s: Earth, centre: int) -> int:
    """A market that feeds a command centre."""
    for market in range(N_MARKETS):
        if s.rules.pack.centre_of[market] == centre:
            return market
    raise AssertionError("each centre has a market (EE-DATA-05)")
