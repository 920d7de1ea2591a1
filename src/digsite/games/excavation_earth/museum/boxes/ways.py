"""What is different about a pretty box where the base steps ask about tiles (MU-PRETTY).

All else is as with any tile of its colour: it lies on a site, in a stack or in a hold, is dug up, surveyed, bought,
acquired, sold, exhibited and counted by the very same steps (MU-PRETTY-R4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.codes import DONE
from digsite.games.excavation_earth.kinds import N_HELD, kind_of
from digsite.games.excavation_earth.museum.common.researchers import gain_researchers
from digsite.games.excavation_earth.museum.common.staff import staff_of
from digsite.games.excavation_earth.museum.events import SAMPLED_BOX
from digsite.games.excavation_earth.museum.kinds import BOX
from digsite.games.excavation_earth.refusals import no, no_with
from digsite.games.excavation_earth.rules import SAMPLES
from digsite.games.excavation_earth.steps.samples import pack_tiles, unpack_tiles
from digsite.games.excavation_earth.vocabulary import FIRST_EXTRA, OFFLOADS, SAMPLINGS, STORINGS, TileSpan
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import Wrapper

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

ONE: Final = 1
"""A sample of a box brings one researcher."""


class SampleBoxes(Wrapper["Earth"]):
    """A sample of a pretty box brings a researcher and takes neither a cube nor a space of the gallery.

    MU-PRETTY-02, -R1, -R5: each box once, when it is gained, in any order with the others; also for those who have no
    cube, and who have had a box of that colour before. MU-RESEARCH-R1: not when no researcher is left.
    """

    def __init__(self) -> None:
        super().__init__("samples", ["MU-PRETTY-02", "MU-PRETTY-R1", "MU-PRETTY-R5"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        tiles = unpack_tiles(f.a)
        types = [kind for kind in tiles if kind < BOX]
        if len(types) == len(tiles):
            return self.inner.legal(s, f)
        left = staff_of(s).researchers_left() > 0
        codes = [] if len(types) == 0 else self.inner.legal(s, Frame(f.step, f.seat, pack_tiles(types[0], -1), f.b))
        if len(codes) == 0 and left:
            codes.append(DONE)
        last = -1
        for kind in tiles:
            if kind >= BOX and kind != last and left:
                codes.append(SAMPLINGS.code(kind))
                last = kind
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code < FIRST_EXTRA:
            self.inner.apply(s, f, code)
            return
        kind = SAMPLINGS.tile(code)
        rest = unpack_tiles(f.a)
        rest.remove(kind)
        if len(rest) > 0:
            s.push(SAMPLES, f.seat, pack_tiles(rest[0], -1))
        s.emit(SAMPLED_BOX, f.seat, kind)
        gain_researchers(s, f.seat, ONE)

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if code >= FIRST_EXTRA and SAMPLINGS.has(code) and SAMPLINGS.tile(code) in unpack_tiles(f.a):
            return no(s, "MU-RESEARCH-R1", "no-researcher-left")
        return self.inner.refuse(s, f, code)


class NoBoxes(Wrapper["Earth"]):
    """A question in which a pretty box may not be the answer. Subclasses say why."""

    def __init__(self, key: str, span: TileSpan, rules: list[str]) -> None:
        super().__init__(key, rules)
        self.span: Final = span

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes = self.inner.legal(s, f)
        kept = [code for code in codes if code < FIRST_EXTRA or not self.span.has(code)]
        if len(kept) < len(codes) and kept == [DONE]:
            kept.clear()  # nothing left but to be done
        return kept

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if code >= FIRST_EXTRA and self.span.has(code) and code in self.inner.legal(s, f):
            return self.refusal(s, kind_of(self.span.tile(code)) if self.span.n == N_HELD else self.span.tile(code))
        return self.inner.refuse(s, f, code)

    def refusal(self, s: Earth, kind: int) -> Refusal:
        """Why not that box."""
        raise NotImplementedError


class SmuggleNoBoxes(NoBoxes):
    """Smuggle offloads none (MU-PRETTY-03)."""

    def __init__(self) -> None:
        super().__init__("smuggling", OFFLOADS, ["MU-PRETTY-03"])

    def refusal(self, s: Earth, kind: int) -> Refusal:
        return no_with(s, "MU-PRETTY-03", "box-not-offloaded", "artefact", kind)


class QuietNoBoxes(NoBoxes):
    """Quiet Buyer offloads to the same black market, so none either (MU-PRETTY-R6, MU-CMDCARD-06)."""

    def __init__(self) -> None:
        super().__init__("quiet_buyer", OFFLOADS, ["MU-PRETTY-R6"])

    def refusal(self, s: Earth, kind: int) -> Refusal:
        return no_with(s, "MU-PRETTY-R6", "box-not-offloaded", "artefact", kind)


class NoFreeBoxes(NoBoxes):
    """The Psychics may not take one as their free tile (MU-PRETTY-04, MU-MIX-01)."""

    def __init__(self) -> None:
        super().__init__("free_tile", STORINGS, ["MU-PRETTY-04"])

    def refusal(self, s: Earth, kind: int) -> Refusal:
        return no_with(s, "MU-PRETTY-04", "box-not-free", "artefact", kind)


class InOrder(Wrapper["Earth"]):
    """The codes of pretty boxes come last in the vocabulary, so lists in which they are mixed are put in order."""

    def __init__(self, key: str) -> None:
        super().__init__(key, [])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes = self.inner.legal(s, f)
        codes.sort()
        return codes
