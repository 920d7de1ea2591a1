"""Sending an artefact to the museum: its place, its tour guide, the curator's bonus, the column (MU-TILE, -BONUS)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.codes import DONE
from digsite.games.excavation_earth.crew import has_cube
from digsite.games.excavation_earth.kinds import CARGO, N_COLOURS, N_HELD, colour_of, held, hold_of, kind_of
from digsite.games.excavation_earth.museum.codes import HANG, MATCH, SPAN
from digsite.games.excavation_earth.museum.common.staff import pay
from digsite.games.excavation_earth.museum.common.tasks import Task, assign_task
from digsite.games.excavation_earth.museum.events import BRUSHED, CURATOR_PAID, DONATED, MATCHED, SENT
from digsite.games.excavation_earth.museum.exhibits.part import museum_of
from digsite.games.excavation_earth.museum.kinds import (
    AS_GUIDE,
    COLUMN_KIND,
    CURATORS,
    DONATIONS,
    DONOR_PLAQUE,
    EMPTY,
    MIDDLE,
    MIND_BRUSH,
    N_COLUMNS,
    N_SPACES,
    OUTER,
)
from digsite.games.excavation_earth.museum.mysteries.cards import draw_re
from digsite.games.excavation_earth.museum.mysteries.part import mysteries_of
from digsite.games.excavation_earth.refusals import elsewhere, no, no_with
from digsite.games.excavation_earth.tiles import unstow
from digsite.games.excavation_earth.vocabulary import SHOWS
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

CURATOR_BONUS: Final = 2
DONATION: Final = 2
"""Credits of the outermost columns' curators (MU-BONUS-03), and of the Donor Plaque (MU-RECARD-17)."""
EXTRAS_HELD: Final = 2 * N_COLOURS
BEHIND: Final = N_SPACES * N_HELD
"""A tile and its space are one number, space * 40 + tile; behind these stand those of the extra kinds."""


# --- what can be sent


def spaces_for(s: Earth, kind: int, forged: bool) -> list[int]:
    """Where an artefact of that type can go; `forged`: symbols need not match (MU-RECARD-19)."""
    museum = museum_of(s)
    value = s.rules.pack.values[kind]
    return [
        space for space in range(N_SPACES) if museum.fits(space, kind, value) or (forged and museum.symbol_tile(space))
    ]


def can_hang(s: Earth, kind: int, forged: bool) -> bool:
    """Whether there is any such place."""
    museum = museum_of(s)
    value = s.rules.pack.values[kind]
    for space in range(N_SPACES):
        if museum.fits(space, kind, value) or (forged and museum.symbol_tile(space)):
            return True
    return False


def add_shows(s: Earth, seat: int, colours: int, forged: bool, codes: list[int]) -> None:
    """One code for each artefact of these colours (as bits) that can be sent now: it fits somewhere and has a guide.

    MU-EXHIBIT-06, -07, -R3, -R4: from either hold, wherever explorers are, sampled or not. MU-GUIDE-07.
    """
    if not has_cube(s, seat):
        return
    for hold, tiles in enumerate((s.cargo[seat], s.hidden[seat])):
        last = -1
        for kind in tiles:
            if kind != last and (colours >> colour_of(kind)) & 1 and can_hang(s, kind, forged):
                codes.append(SHOWS.code(held(hold, kind)))
            last = kind


def can_send(s: Earth, seat: int, forged: bool) -> bool:
    """Whether any artefact can be sent now."""
    codes: list[int] = []
    add_shows(s, seat, (1 << 5) - 1, forged, codes)
    return len(codes) > 0


def refuse_show(s: Earth, seat: int, code: int, forged: bool) -> Refusal:
    """Why that artefact cannot be sent."""
    hold = hold_of(SHOWS.tile(code))
    kind = kind_of(SHOWS.tile(code))
    if kind not in (s.cargo[seat] if hold == CARGO else s.hidden[seat]):
        return no_with(s, "MU-EXHIBIT-06", "not-in-hold", "artefact", kind)
    if not can_hang(s, kind, forged):
        return no_with(s, "MU-TILE-02", "fits-nowhere", "artefact", kind)
    return no(s, "MU-GUIDE-07", "no-guide")


def refuse_other(s: Earth, f: Frame, code: int) -> Refusal:
    """Why what sends no artefact cannot be played where one is sent; a mysterious one has no code for that at all."""
    if SPAN["analyse"].has(code) or SPAN["offload-mystery"].has(code):
        return no(s, "MU-TILE-06", "mystery-barred")
    return elsewhere(s, f, code)


class Hang(Step["Earth"]):
    """On which exhibition tile does the artefact go? `a` is the tile (`held`); `b` is 1 if its symbol need
    not match (MU-TILE-02 to -05, MU-RECARD-19)."""

    def __init__(self) -> None:
        super().__init__("hang", ["MU-TILE-02", "MU-TILE-03", "MU-TILE-04", "MU-TILE-08"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return [HANG + space for space in spaces_for(s, kind_of(f.a), f.b == 1)]

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        space = code - HANG
        kind = kind_of(f.a)
        if not museum_of(s).fits(space, kind, s.rules.pack.values[kind]):
            spend_forgery(s)
        assign_task(s, f.seat, Guide(), with_space(f.a, space))

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"artefact": kind_of(f.a)}

    def flaw(self, s: Earth, f: Frame) -> str:
        if not 0 <= f.a < N_HELD + EXTRAS_HELD or kind_of(f.a) >= len(s.rules.tile_names) or not 0 <= f.b <= 1:
            return "there is no such tile"
        if kind_of(f.a) not in held_in(s, f.seat, f.a):
            return "the artefact is not in that hold (MU-EXHIBIT-06)"
        if not can_hang(s, kind_of(f.a), f.b == 1) or not has_cube(s, f.seat):
            return "it cannot be sent (MU-TILE-02, MU-GUIDE-07)"
        return ""

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not SPAN["hang"].has(code):
            return elsewhere(s, f, code)
        museum = museum_of(s)
        if museum.asks[code - HANG] < 0:
            return no(s, "MU-BOARD-04", "no-exhibition-tile")
        if museum.artefacts[code - HANG] != EMPTY:
            return no(s, "MU-TILE-08", "space-taken")
        return no_with(s, "MU-TILE-02", "does-not-fit", "artefact", kind_of(f.a))


def held_in(s: Earth, seat: int, tile: int) -> list[int]:
    """The kinds in the hold in which that tile lies."""
    return s.cargo[seat] if hold_of(tile) == CARGO else s.hidden[seat]


def with_space(tile: int, space: int) -> int:
    """A tile and the space for it as one number."""
    return space * N_HELD + tile if tile < N_HELD else BEHIND + space * EXTRAS_HELD + tile - N_HELD


def tile_at(where: int) -> int:
    """The tile of such a number."""
    return where % N_HELD if where < BEHIND else N_HELD + (where - BEHIND) % EXTRAS_HELD


def space_at(where: int) -> int:
    """Its space."""
    return where // N_HELD if where < BEHIND else (where - BEHIND) // EXTRAS_HELD


def spend_forgery(s: Earth) -> None:
    """The Forged Provenance is used up for this Exhibit: the frame that waits below remembers (MU-RECARD-19)."""
    below = s.agenda[-1]
    s.agenda[-1] = Frame(below.step, below.seat, below.a, below.b | FORGED)


FORGED: Final = 4
"""In the frame of an Exhibit: the Forged Provenance has been used."""


# --- the placing


class Guide(Task):
    """A cube goes to the museum with an artefact; `where` is the space, and the tile in its hold.

    MU-GUIDE-01 to -06, -R1, -R2: from the pool, or with an empty pool a guard that is not locked; it stays for good.
    """

    def __init__(self) -> None:
        super().__init__(AS_GUIDE)

    def take_up(self, s: Earth, seat: int, where: int) -> None:
        tile = tile_at(where)
        unstow(s, seat, hold_of(tile), kind_of(tile))
        place(s, seat, tile, space_at(where))

    def flaw(self, s: Earth, seat: int, where: int) -> str:
        if where < 0:
            return "there is no such tile"
        tile = tile_at(where)
        kind = kind_of(tile)
        space = space_at(where)
        if not 0 <= space < N_SPACES or kind not in held_in(s, seat, tile):
            return "the artefact is not in that hold (MU-EXHIBIT-06)"
        museum = museum_of(s)
        if not museum.symbol_tile(space) and not museum.fits(space, kind, s.rules.pack.values[kind]):
            return "there is no empty exhibition tile for it (MU-TILE-02, -08)"
        return ""


def place(s: Earth, seat: int, tile: int, space: int) -> None:
    """An artefact with its guide takes its space; then what follows from that, the last first.

    MU-EXHIBIT-R2, MU-COLUMN-R1: the curator's bonus, then the column. MU-RECARD-17: the donation before both.
    """
    hang_up(s, seat, tile, space)
    if mysteries_of(s).has(seat, DONOR_PLAQUE):
        pay(s, seat, DONATIONS, DONATION)
        s.emit(DONATED, seat, DONATION)
    if museum_of(s).complete(space % N_COLUMNS):
        s.push(s.rules.step_id("column_done"), seat, space % N_COLUMNS)
    meet_curator(s, seat, colour_of(kind_of(tile)), space)


def hang_up(s: Earth, player: int, tile: int, space: int) -> None:
    """It hangs there to the end and belongs to nobody (MU-TILE-R1)."""
    museum = museum_of(s)
    museum.artefacts[space] = kind_of(tile)
    museum.guides[space] = player
    s.emit(SENT, player, kind_of(tile), hold_of(tile), space)


def meet_curator(s: Earth, seat: int, colour: int, space: int) -> None:
    """The bonus of the column if the curator of the row has the artefact's colour; else perhaps the Mind Brush.

    MU-BONUS-01, -02, -06, -07, -R1, -R2, -R4: the queue as it stands now.
    """
    row = space // N_COLUMNS
    curator = museum_of(s).curators[row]
    if curator == EMPTY:
        return
    if curator == colour:
        s.emit(MATCHED, seat, colour, row)
        column_bonus(s, seat, space)
        return
    part = mysteries_of(s)
    if part.has(seat, MIND_BRUSH) and not (part.brushed >> seat) & 1:
        s.push(s.rules.step_id("mind_brush"), seat, space)


def column_bonus(s: Earth, seat: int, space: int) -> None:
    """What the column gives at its top (MU-BONUS-03 to -05, -R3)."""
    kind = COLUMN_KIND[space % N_COLUMNS]
    if kind == OUTER:
        pay(s, seat, CURATORS, CURATOR_BONUS)
        s.emit(CURATOR_PAID, seat, CURATOR_BONUS)
    elif kind == MIDDLE:
        s.push(s.rules.step_id("gain_broker"), seat)
    else:
        draw_re(s, seat)


class UseMindBrush(Step["Earth"]):
    """Does the artefact on space `a` count as matching its curator? Once in a round (MU-RECARD-16, -23)."""

    def __init__(self) -> None:
        super().__init__("mind_brush", ["MU-RECARD-16", "MU-RECARD-23"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return [DONE, MATCH]

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code == MATCH:
            part = mysteries_of(s)
            part.brushed |= 1 << f.seat
            s.emit(BRUSHED, f.seat, colour_of(museum_of(s).artefacts[f.a]), f.a // N_COLUMNS)
            column_bonus(s, f.seat, f.a)

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"space": f.a}

    def flaw(self, s: Earth, f: Frame) -> str:
        part = mysteries_of(s)
        museum = museum_of(s)
        if not part.has(f.seat, MIND_BRUSH) or (part.brushed >> f.seat) & 1:
            return "the Mind Brush is not at hand (MU-RECARD-16)"
        if not 0 <= f.a < N_SPACES or museum.guides[f.a] != f.seat:
            return "an artefact was just sent to that space (MU-RECARD-16)"
        if museum.curators[f.a // N_COLUMNS] in (EMPTY, colour_of(museum.artefacts[f.a])):
            return "its row has a curator of another colour (MU-RECARD-16)"
        return ""

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        return elsewhere(s, f, code)
