"""Samples of tiles just gained, and guards that are moved when the crew supply is empty (EE-GALLERY)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.codes import DONE, GUARD, SAMPLE, SPAN
from digsite.games.excavation_earth.crew import AS_ENVOY, AS_GUARD, AS_TRADER, assign, has_cube, put
from digsite.games.excavation_earth.events import REASSIGNED
from digsite.games.excavation_earth.kinds import EXTRA, N_CENTRES, N_COLOURS, N_MARKETS, N_TYPES
from digsite.games.excavation_earth.refusals import concerns, elsewhere, no, no_with
from digsite.games.excavation_earth.rules import SAMPLES
from digsite.games.excavation_earth.vocabulary import SAMPLINGS
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

BASE: Final = N_TYPES + 1
WIDE: Final = EXTRA + N_COLOURS + 1
MORE: Final = BASE * BASE * BASE
"""Two types are packed as digits to the first base; with another kind of tile among them to the second, behind all
that types alone make."""


def pack_tiles(first: int, second: int) -> int:
    """Up to two tiles (-1: none) in one int, as the frame of `Samples` carries them."""
    lower = min(first, second) + 1
    upper = max(first, second) + 1
    if lower == 0:
        lower = upper
        upper = 0
    if max(lower, upper) > N_TYPES:
        return MORE + lower + upper * WIDE
    return lower + upper * BASE


def unpack_tiles(packed: int) -> list[int]:
    """The tiles in such an int, ascending."""
    tiles: list[int] = []
    base = BASE
    if packed >= MORE:
        packed -= MORE
        base = WIDE
    while packed > 0:
        tiles.append(packed % base - 1)
        packed //= base
    return tiles


class Samples(Step["Earth"]):
    """Take samples of the tiles just gained (`a`, packed), one after the other, or be done.

    EE-GALLERY-04, -05, -21: only of these, each at most once, in any order, and there is no later chance.
    EE-GALLERY-06: not of a type whose space has a guard. EE-GALLERY-07, -08: the tile stays in the hold.
    EE-GALLERY-09 to -14: one cube for each; with an empty supply a guard, also one placed a moment ago
    (EE-GALLERY-R2, -R3), and without one either no sample can be taken. EE-GALLERY-22: however tiles are gained.
    """

    def __init__(self) -> None:
        super().__init__(
            "samples",
            ["EE-GALLERY-04", "EE-GALLERY-05", "EE-GALLERY-06", "EE-GALLERY-12", "EE-GALLERY-14", "EE-GALLERY-21"],
        )

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes: list[int] = []
        if f.a == 0 or not has_cube(s, f.seat):
            return codes
        guards = s.guards[f.seat]
        first = f.a % BASE - 1
        second = f.a // BASE - 1
        if not (guards >> first) & 1:
            codes.append(DONE)
            codes.append(SAMPLE + first)
        if second >= 0 and second != first and not (guards >> second) & 1:
            if len(codes) == 0:
                codes.append(DONE)
            codes.append(SAMPLE + second)
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code == DONE:
            return
        kind = code - SAMPLE
        rest = unpack_tiles(f.a)
        rest.remove(kind)
        if len(rest) > 0:
            s.push(SAMPLES, f.seat, pack_tiles(rest[0], -1))
        assign(s, f.seat, AS_GUARD, kind)

    def flaw(self, s: Earth, f: Frame) -> str:
        held = s.cargo[f.seat] + s.hidden[f.seat]
        tiles = unpack_tiles(f.a)
        if (
            not 1 <= len(tiles) <= 2
            or min(tiles) < 0
            or f.a != pack_tiles(tiles[0], tiles[-1] if len(tiles) > 1 else -1)
        ):
            return "one or two tiles are sampled after an action"
        for kind in tiles:
            if kind not in held:
                return "only tiles just gained can be sampled (EE-GALLERY-04)"
            held.remove(kind)
        return ""

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not concerns(s, SAMPLINGS, code):
            return elsewhere(s, f, code)
        kind = SAMPLINGS.tile(code)
        if kind in unpack_tiles(f.a):
            return no_with(s, "EE-GALLERY-06", "already-sampled", "artefact", kind)
        return no_with(s, "EE-GALLERY-04", "not-just-gained", "artefact", kind)


class Reassign(Step["Earth"]):
    """The crew supply is empty: which guard takes up the task (`a`: guard, trader or envoy; `b`: where)?

    EE-GALLERY-10, -13, -18, EE-MARKET-06, EE-COMMAND-13: its old space counts no longer, for any purpose.
    """

    def __init__(self) -> None:
        super().__init__("reassign", ["EE-CREW-03", "EE-GALLERY-10", "EE-GALLERY-13", "EE-MARKET-06", "EE-COMMAND-13"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        guards = s.rules.factions[f.seat].movable_guards(s, f.seat)
        return [GUARD + kind for kind in range(N_TYPES) if (guards >> kind) & 1]

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        kind = code - GUARD
        s.guards[f.seat] = s.guards[f.seat] & ~(1 << kind)
        s.emit(REASSIGNED, f.seat, kind)
        put(s, f.seat, f.a, f.b)

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"task": f.a}

    def flaw(self, s: Earth, f: Frame) -> str:
        most = N_TYPES if f.a == AS_GUARD else N_MARKETS if f.a == AS_TRADER else N_CENTRES
        if not AS_GUARD <= f.a <= AS_ENVOY or not 0 <= f.b < most:
            return "a guard becomes the guard of a type, a trader in a market or an envoy in a centre"
        if s.cubes[f.seat] > 0 or not has_cube(s, f.seat):
            return "a guard is moved only while the crew supply is empty (EE-CREW-04)"
        if f.a == AS_GUARD and (s.guards[f.seat] >> f.b) & 1:
            return "that space has a guard already (EE-GALLERY-06)"
        return ""

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if SPAN["guard"].has(code):
            return no_with(s, "EE-GALLERY-10", "no-guard-there", "artefact", code - GUARD)
        if code == DONE:
            return no(s, "EE-CREW-03", "choose-guard")
        return elsewhere(s, f, code)
