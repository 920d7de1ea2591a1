"""Excavating mysterious artefacts: each needs a custodian (MU-CUSTODIAN).

In the frames of the base steps a mysterious artefact that was dug first stands as MYSTERY + its colour.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.abilities.night_dig import CARD as NIGHT_DIG_CARD
from digsite.games.excavation_earth.abilities.telling import tell
from digsite.games.excavation_earth.codes import DONE
from digsite.games.excavation_earth.crew import has_cube
from digsite.games.excavation_earth.kinds import CARGO, HIDDEN_HOLD, N_COLOURS, colour_of
from digsite.games.excavation_earth.museum.codes import DIG_MYSTERY, SPAN, STOW
from digsite.games.excavation_earth.museum.common.tasks import Task, assign_task
from digsite.games.excavation_earth.museum.events import MOVED_OVER, MYSTERY_DUG, MYSTERY_MOVED_OVER
from digsite.games.excavation_earth.museum.kinds import AS_CUSTODIAN, BOX, MYSTERY, STASIS_LOCKER
from digsite.games.excavation_earth.museum.mysteries.part import mysteries_of
from digsite.games.excavation_earth.refusals import elsewhere, no, no_with
from digsite.games.excavation_earth.rules import DIG_SECOND, NIGHT_DIG, REASSIGN, SAMPLES
from digsite.games.excavation_earth.steps.excavate import dig_up, in_reach
from digsite.games.excavation_earth.steps.samples import pack_tiles
from digsite.games.excavation_earth.tiles import explorer_at, free_cargo, free_hidden, room, stow, unstow
from digsite.games.excavation_earth.vocabulary import DIGS
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import Wrapper
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class Custodian(Task):
    """A cube stands on a mysterious artefact as that is excavated; `where` is its colour.

    MU-CUSTODIAN-03 to -05, -R1 to -R3, -R7: from the pool, or with an empty pool a guard that is not locked, before
    anything is sampled. MU-CUSTODIAN-06, -07, -09, -10: nobody else, and it leaves only with its tile.
    """

    def __init__(self) -> None:
        super().__init__(AS_CUSTODIAN)

    def take_up(self, s: Earth, seat: int, where: int) -> None:
        part = mysteries_of(s)
        part.sites[where] = part.sites[where] - 1
        both = part.has(seat, STASIS_LOCKER) and free_cargo(s, seat) > 0 and free_hidden(s, seat) > 0
        hold = part.hold(CARGO if free_cargo(s, seat) > 0 else HIDDEN_HOLD)
        hold[seat * N_COLOURS + where] += 1
        s.emit(MYSTERY_DUG, seat, where, part.figures.overlay[where])
        if both:
            s.push(s.rules.step_id("stow"), seat, MYSTERY + where)

    def flaw(self, s: Earth, seat: int, where: int) -> str:
        if not 0 <= where < N_COLOURS or mysteries_of(s).sites[where] == 0 or room(s, seat) == 0:
            return "a mysterious artefact is on the map and has room in the hold (MU-CUSTODIAN-01)"
        return ""


def can_dig(s: Earth, seat: int, colour: int) -> bool:
    """Whether a mysterious artefact of that colour lies on the map and could be stored and watched over.

    MU-CUSTODIAN-01, -08: there must be a space and a cube.
    """
    return mysteries_of(s).sites[colour] > 0 and room(s, seat) > 0 and has_cube(s, seat)


def overlay(s: Earth, colour: int) -> int:
    """The dig site of the mysterious artefacts of a colour (MU-MYSTSETUP-01, -R2)."""
    return mysteries_of(s).figures.overlay[colour]


def site_of(s: Earth, tile: int) -> int:
    """The site of a tile: its kind, or MYSTERY + the colour of a mysterious one."""
    return overlay(s, tile - MYSTERY) if is_mystery(tile) else s.rules.pack.site_of[tile]


def is_mystery(tile: int) -> bool:
    """Whether it stands for a mysterious artefact."""
    return MYSTERY <= tile < BOX


def is_ordinary(s: Earth, tile: int) -> bool:
    """Whether it stands for any other tile that is in play."""
    return 0 <= tile < len(s.rules.tile_names) and not is_mystery(tile)


def refuse_mystery(s: Earth, seat: int, colour: int) -> Refusal:
    """Why a mysterious artefact cannot be excavated."""
    if room(s, seat) == 0:
        return no(s, "EE-EXCAVATE-06", "cargo-full")
    if mysteries_of(s).sites[colour] == 0:
        return no_with(s, "MU-CUSTODIAN-01", "no-such-mystery", "colour", colour)
    if not has_cube(s, seat):
        return no(s, "MU-CUSTODIAN-08", "no-custodian")
    return no_with(s, "EE-EXCAVATE-05", "no-explorer-there", "place", overlay(s, colour))


class MysteryFirst(Wrapper["Earth"]):
    """The first tile of an Excavate may be a mysterious one of the card's colour (MU-CUSTODIAN-01, -R4, -R8).

    Also the one tile of a bonus Excavate (MU-COMMANDER-05): `then` is the step that follows, or none.
    """

    def __init__(self, key: str, then: int) -> None:
        super().__init__(key, ["MU-CUSTODIAN-01", "MU-CUSTODIAN-03", "MU-CUSTODIAN-08"])
        self.then: Final = then

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes = self.inner.legal(s, f)
        if can_dig(s, f.seat, f.a) and explorer_at(s, f.seat, overlay(s, f.a)):
            if len(codes) == 0:
                codes.append(DONE)
            insort(codes, DIG_MYSTERY + f.a)
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if not SPAN["dig-mystery"].has(code):
            self.inner.apply(s, f, code)
            return
        colour = code - DIG_MYSTERY
        if self.then >= 0:
            s.push(self.then, f.seat, MYSTERY + colour)
        assign_task(s, f.seat, Custodian(), colour)

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not SPAN["dig-mystery"].has(code):
            return self.inner.refuse(s, f, code)
        if code - DIG_MYSTERY != f.a:
            return no_with(s, "EE-EXCAVATE-04", "other-colour", "colour", f.a)
        return refuse_mystery(s, f.seat, f.a)


class MysterySecond(Wrapper["Earth"]):
    """The second tile: after a mysterious one, or itself one (MU-CUSTODIAN-R6, MU-MIX-02, MU-RECARD-02).

    All mysterious artefacts of a colour share a site, so only who may dig twice at one site takes two of them.
    """

    def __init__(self) -> None:
        super().__init__("dig_second", ["MU-CUSTODIAN-R6", "MU-CUSTODIAN-08", "MU-MIX-02"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        colour = colour_of(f.a)
        site = site_of(s, f.a)
        codes = self.others(s, f, colour, site) if is_mystery(f.a) else self.inner.legal(s, f)
        if can_dig(s, f.seat, colour) and in_reach(s, f.seat, site, overlay(s, colour)):
            if len(codes) == 0:
                codes.append(DONE)
            codes.append(DIG_MYSTERY + colour)
        return codes

    def others(self, s: Earth, f: Frame, colour: int, site: int) -> list[int]:
        """Ordinary tiles that can follow a mysterious one."""
        codes: list[int] = []
        if room(s, f.seat) == 0:
            return codes
        for kind in s.rules.kinds_of[colour]:
            if s.sites[kind] > 0 and in_reach(s, f.seat, site, s.rules.pack.site_of[kind]):
                if len(codes) == 0:
                    codes.append(DONE)
                codes.append(DIGS.code(kind))
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if SPAN["dig-mystery"].has(code):
            self.skip(s, f)  # samples of the first come after the custodian
            assign_task(s, f.seat, Custodian(), code - DIG_MYSTERY)
        elif not is_mystery(f.a):
            self.inner.apply(s, f, code)
        elif code != DONE:
            s.push(SAMPLES, f.seat, pack_tiles(DIGS.tile(code), -1))
            dig_up(s, f.seat, DIGS.tile(code))

    def skip(self, s: Earth, f: Frame) -> None:
        if not is_mystery(f.a):
            self.inner.skip(s, f)

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"colour": colour_of(f.a)}

    def flaw(self, s: Earth, f: Frame) -> str:
        if is_ordinary(s, f.a):
            return self.inner.flaw(s, f)
        return mystery_flaw(s, f, f.a)

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        colour = colour_of(f.a)
        if SPAN["dig-mystery"].has(code):
            if code - DIG_MYSTERY != colour:
                return no_with(s, "EE-EXCAVATE-04", "other-colour", "colour", colour)
            if can_dig(s, f.seat, colour) and explorer_at(s, f.seat, overlay(s, colour)):
                return no_with(s, "EE-EXCAVATE-07", "same-site", "place", overlay(s, colour))
            return refuse_mystery(s, f.seat, colour)
        if not is_mystery(f.a):
            return self.inner.refuse(s, f, code)
        return self.inner.refuse(s, Frame(f.step, f.seat, self.stand_in(s, f), 0), code)

    def stand_in(self, s: Earth, f: Frame) -> int:
        """An ordinary tile of the same site, for what it says of the others; or any of the colour."""
        colour = colour_of(f.a)
        for kind in s.rules.kinds_of[colour]:
            if s.rules.pack.site_of[kind] == overlay(s, colour):
                return kind
        return s.rules.kinds_of[colour][0]


def mystery_flaw(s: Earth, f: Frame, tile: int) -> str:
    """Whether the mysterious artefact that was dug first is there, or about to be."""
    colour = tile - MYSTERY
    if not 0 <= colour < N_COLOURS:
        return "there is no such tile"
    pending = [g for g in s.agenda if g.step == REASSIGN and g.a == AS_CUSTODIAN and g.b == colour]
    if mysteries_of(s).held(f.seat, colour) == 0 and not pending:
        return "the first tile is not in the hold (MU-CUSTODIAN-01)"
    return ""


class MysteryByNight(Wrapper["Earth"]):
    """Night Dig takes mysterious artefacts too, with a custodian each (MU-CMDCARD-05, MU-CUSTODIAN-R8)."""

    def __init__(self) -> None:
        super().__init__("night_dig", ["MU-CMDCARD-05", "MU-CUSTODIAN-R8"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        after_mystery = is_mystery(f.b - 1)
        codes = self.others(s, f) if after_mystery else self.inner.legal(s, f)
        for colour in range(N_COLOURS):
            if can_dig(s, f.seat, colour) and explorer_at(s, f.seat, overlay(s, colour)):
                if f.b > 0 and site_of(s, f.b - 1) == overlay(s, colour):
                    continue
                if len(codes) == 0:
                    codes.append(DONE)
                codes.append(DIG_MYSTERY + colour)
        return codes

    def others(self, s: Earth, f: Frame) -> list[int]:
        """Ordinary tiles from another site than the mysterious one."""
        codes: list[int] = []
        if room(s, f.seat) == 0:
            return codes
        site = site_of(s, f.b - 1)
        for kind in range(len(s.sites)):
            there = s.rules.pack.site_of[kind]
            if s.sites[kind] > 0 and there != site and explorer_at(s, f.seat, there):
                if len(codes) == 0:
                    codes.append(DONE)
                codes.append(DIGS.code(kind))
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if not SPAN["dig-mystery"].has(code):
            if not is_mystery(f.b - 1):
                self.inner.apply(s, f, code)
            elif code != DONE:
                s.push(SAMPLES, f.seat, pack_tiles(DIGS.tile(code), -1))
                dig_up(s, f.seat, DIGS.tile(code))
            return
        tell(s, f, NIGHT_DIG_CARD, code)
        colour = code - DIG_MYSTERY
        if f.a > 1:
            s.push(NIGHT_DIG, f.seat, f.a - 1, MYSTERY + colour + 1)
        elif f.b > 0 and not is_mystery(f.b - 1):
            s.push(SAMPLES, f.seat, pack_tiles(f.b - 1, -1))
        assign_task(s, f.seat, Custodian(), colour)

    def skip(self, s: Earth, f: Frame) -> None:
        if not is_mystery(f.b - 1):
            self.inner.skip(s, f)

    def flaw(self, s: Earth, f: Frame) -> str:
        if f.b == 0 or is_ordinary(s, f.b - 1):
            return self.inner.flaw(s, f)
        if f.a != s.rules.abilities[NIGHT_DIG_CARD].figure(s) - 1:
            return "up to two tiles are dug (EE-CMDCARD-16)"
        return mystery_flaw(s, f, f.b - 1)

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not SPAN["dig-mystery"].has(code):
            if not is_mystery(f.b - 1):
                return self.inner.refuse(s, f, code)
            return self.inner.refuse(s, Frame(f.step, f.seat, f.a, self.stand_in(s, f)), code)
        colour = code - DIG_MYSTERY
        if f.b > 0 and can_dig(s, f.seat, colour) and site_of(s, f.b - 1) == overlay(s, colour):
            return no_with(s, "EE-CMDCARD-16", "same-site", "place", overlay(s, colour))
        return refuse_mystery(s, f.seat, colour)

    def stand_in(self, s: Earth, f: Frame) -> int:
        """An ordinary tile of the mysterious one's site, plus 1; 0 if there is none."""
        for kind in range(len(s.sites)):
            if s.rules.pack.site_of[kind] == site_of(s, f.b - 1):
                return kind + 1
        return 0


class Stow(Step["Earth"]):
    """Into which hold does the tile (`a`) go that was just gained? It lies in the cargo hold so far (MU-RECARD-04)."""

    def __init__(self) -> None:
        super().__init__("stow", ["MU-RECARD-04", "MU-RECARD-R2", "MU-RECARD-23"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return [STOW + CARGO, STOW + HIDDEN_HOLD]

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code == STOW + CARGO:
            return
        if not is_mystery(f.a):
            unstow(s, f.seat, CARGO, f.a)
            stow(s, f.seat, HIDDEN_HOLD, f.a)
            s.emit(MOVED_OVER, f.seat, f.a)
        else:
            part = mysteries_of(s)
            place = f.seat * N_COLOURS + f.a - MYSTERY
            part.cargo[place] = part.cargo[place] - 1
            part.hidden[place] = part.hidden[place] + 1
            s.emit(MYSTERY_MOVED_OVER, f.seat, f.a - MYSTERY)

    def flaw(self, s: Earth, f: Frame) -> str:
        part = mysteries_of(s)
        if not part.has(f.seat, STASIS_LOCKER) or free_hidden(s, f.seat) == 0:
            return "a hold is chosen with the Stasis Locker and room in the hidden one (MU-RECARD-04)"
        if f.a in s.cargo[f.seat]:
            return ""
        if is_mystery(f.a) and part.cargo[f.seat * N_COLOURS + f.a - MYSTERY] > 0:
            return ""
        return "the tile is not in the cargo hold"

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        return elsewhere(s, f, code)


FOLLOWS_FIRST: Final = DIG_SECOND
NOTHING_FOLLOWS: Final = -1
