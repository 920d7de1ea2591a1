"""Tribes of Feinmort, the Seekers: what they acquire by Smuggle may go straight to the museum (MU-SEEKER).

Frames remember in which hold the acquired tiles lie: `b` of Smuggling is the tile in its hold (`held`), and `b` of
Samples is 1 while one tile may be sent, with HIDDEN_FIRST and HIDDEN_SECOND for the tiles in its `a`; once one was sent
it is SENT_ONE.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from digsite.games.excavation_earth.codes import ACQUIRE, DONE
from digsite.games.excavation_earth.codes import SPAN as BASE_SPAN
from digsite.games.excavation_earth.crew import has_cube
from digsite.games.excavation_earth.kinds import CARGO, HIDDEN_HOLD, held, hold_of, kind_of
from digsite.games.excavation_earth.museum.exhibits.send import can_hang, refuse_show
from digsite.games.excavation_earth.museum.kinds import FEINMORT
from digsite.games.excavation_earth.refusals import concerns, no, no_with
from digsite.games.excavation_earth.rules import SAMPLES, SMUGGLING, Faction
from digsite.games.excavation_earth.steps.samples import pack_tiles, unpack_tiles
from digsite.games.excavation_earth.steps.smuggle import ACQUIRED_ONE, FIRST
from digsite.games.excavation_earth.vocabulary import SAMPLINGS, SHOWS
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import Wrapper

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

MAY_SEND: Final = 1
HIDDEN_FIRST: Final = 2
HIDDEN_SECOND: Final = 4
SENT_ONE: Final = 8


class Feinmort(Faction):
    """MU-SEEKER-R5, MU-SUPPLY-R6: Smuggle alone; other tiles they get like everybody."""

    def __init__(self) -> None:
        super().__init__(FEINMORT)


def is_seeker(s: Earth, seat: int) -> bool:
    """Whether that seat plays them."""
    return s.rules.factions[seat].number == FEINMORT


class SeekersSmuggle(Wrapper["Earth"]):
    """Smuggle as it is; what the Seekers acquire is remembered with its hold (MU-SEEKER-01, -03, -R3)."""

    def __init__(self) -> None:
        super().__init__("smuggling", ["MU-SEEKER-01", "MU-SEEKER-03"])

    def plain(self, s: Earth, f: Frame) -> Frame:
        """The frame as the base step knows it."""
        if f.a != ACQUIRED_ONE or not is_seeker(s, f.seat):
            return f
        return Frame(f.step, f.seat, f.a, kind_of(f.b))

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return self.inner.legal(s, self.plain(s, f))

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if not is_seeker(s, f.seat):
            self.inner.apply(s, f, code)
            return
        if code == DONE:
            self.skip(s, f)
            return
        below = len(s.agenda)
        self.inner.apply(s, self.plain(s, f), code)
        if not BASE_SPAN["acquire"].has(code):
            return
        hold = (code - ACQUIRE) % 2
        g = s.agenda[below]
        if f.a == FIRST:
            s.agenda[below] = Frame(SMUGGLING, f.seat, ACQUIRED_ONE, held(hold, g.b))
        else:
            s.agenda[below] = Frame(SAMPLES, f.seat, g.a, marks(kind_of(f.b), hold_of(f.b), g.a, hold))

    def skip(self, s: Earth, f: Frame) -> None:
        self.inner.skip(s, self.plain(s, f))
        if f.a == ACQUIRED_ONE and is_seeker(s, f.seat):
            g = s.agenda[-1]
            s.agenda[-1] = Frame(SAMPLES, f.seat, g.a, MAY_SEND + (HIDDEN_FIRST if hold_of(f.b) == HIDDEN_HOLD else 0))

    def flaw(self, s: Earth, f: Frame) -> str:
        if f.a == ACQUIRED_ONE and is_seeker(s, f.seat) and f.b >= 0:
            if hold_of(f.b) == HIDDEN_HOLD and kind_of(f.b) not in s.hidden[f.seat]:
                return "the tile acquired is not in the hidden hold"
            if hold_of(f.b) == CARGO and kind_of(f.b) not in s.cargo[f.seat]:
                return "the tile acquired is not in the cargo hold"
            if hold_of(f.b) not in (CARGO, HIDDEN_HOLD):
                return "the tile acquired is in no hold"
        return self.inner.flaw(s, self.plain(s, f))

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        return self.inner.refuse(s, self.plain(s, f), code)


def marks(first: int, first_hold: int, packed: int, second_hold: int) -> int:
    """What the frame of Samples says of two acquired tiles, whose types are packed in order."""
    swapped = unpack_tiles(packed)[0] != first
    lower = second_hold if swapped else first_hold
    upper = first_hold if swapped else second_hold
    found = MAY_SEND
    if lower == HIDDEN_HOLD:
        found += HIDDEN_FIRST
    if upper == HIDDEN_HOLD:
        found += HIDDEN_SECOND
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class SendingTail:
    """What follows when the Seekers have sent an artefact."""

    def prepare(self, s: Earth, seat: int) -> None:
        """Push what comes then: nothing, for a new curator is a step of the Exhibit action (MU-SEEKER-R1)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SampleMemory:
    """Which samples keep the Seekers from sending an artefact."""

    def note(self, s: Earth, seat: int, kind: int) -> None:
        """A sample of that type is taken."""

    def bars(self, s: Earth, seat: int, kind: int) -> bool:
        """Whether a tile of that type may not be sent: only the sampled tile itself, which is no choice any more
        (MU-SEEKER-R4)."""
        return False


class SampleOrSend(Wrapper["Earth"]):
    """After Smuggle the Seekers may send one of the tiles to the museum, unsampled, and sample the other.

    MU-SEEKER-01, -02, -06, -07, -R1, -R4, -R6: in either order. MU-SEEKER-04, -05, -R2: all else as in Exhibit,
    whatever the card's colour.
    """

    def __init__(self) -> None:
        super().__init__("samples", ["MU-SEEKER-01", "MU-SEEKER-02", "MU-SEEKER-04", "MU-SEEKER-07"])
        self.tail: SendingTail = SendingTail()
        self.memory: SampleMemory = SampleMemory()

    def tiles(self, f: Frame) -> list[int]:
        """The tiles that may be sent, each as `held`."""
        found: list[int] = []
        if f.b & MAY_SEND:
            kinds = unpack_tiles(f.a)
            for i, kind in enumerate(kinds):
                hidden = f.b & (HIDDEN_FIRST if i == 0 else HIDDEN_SECOND)
                found.append(held(HIDDEN_HOLD if hidden else CARGO, kind))
        return found

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes = self.inner.legal(s, f)
        if f.b & MAY_SEND and has_cube(s, f.seat):
            shows = [
                SHOWS.code(tile)
                for tile in self.tiles(f)
                if can_hang(s, kind_of(tile), False) and not self.memory.bars(s, f.seat, kind_of(tile))
            ]
            if len(shows) > 0 and len(codes) == 0:
                codes.append(DONE)
            shows.sort()
            codes.extend(shows)
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if SAMPLINGS.has(code):
            self.memory.note(s, f.seat, SAMPLINGS.tile(code))
        if f.b == 0 or code == DONE:
            self.inner.apply(s, f, code)
            return
        tiles = self.tiles(f)
        if SAMPLINGS.has(code):
            below = len(s.agenda)
            self.inner.apply(s, f, code)
            rest = [tile for tile in tiles if kind_of(tile) != SAMPLINGS.tile(code)]
            if len(rest) == 1:
                hidden = HIDDEN_FIRST if hold_of(rest[0]) == HIDDEN_HOLD else 0
                s.agenda[below] = Frame(SAMPLES, f.seat, s.agenda[below].a, MAY_SEND + hidden)
            return
        tile = SHOWS.tile(code)
        for other in tiles:
            if other != tile:
                s.push(SAMPLES, f.seat, pack_tiles(kind_of(other), -1), SENT_ONE)
        self.tail.prepare(s, f.seat)
        s.push(s.rules.step_id("hang"), f.seat, tile)

    def flaw(self, s: Earth, f: Frame) -> str:
        if f.b == 0:
            return self.inner.flaw(s, f)
        flaw = self.inner.flaw(s, Frame(f.step, f.seat, f.a, 0))
        if flaw:
            return flaw
        n = len(unpack_tiles(f.a))
        most = MAY_SEND + HIDDEN_FIRST + (HIDDEN_SECOND if n == 2 else 0)
        may_send = f.b & MAY_SEND and 0 < f.b <= most
        if not is_seeker(s, f.seat) or not (may_send or (f.b == SENT_ONE and n == 1)):
            return "only the Seekers send what they have just acquired (MU-SEEKER-01)"
        for tile in self.tiles(f):
            if kind_of(tile) not in (s.cargo[f.seat] if hold_of(tile) == CARGO else s.hidden[f.seat]):
                return "only tiles just gained can be sampled (EE-GALLERY-04)"
        return ""

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not concerns(s, SHOWS, code) or not is_seeker(s, f.seat):
            return self.inner.refuse(s, f, code)
        if f.b == SENT_ONE:
            return no(s, "MU-SEEKER-02", "sent-already")
        if SHOWS.tile(code) not in self.tiles(f):
            rule = "MU-SEEKER-01" if f.b & MAY_SEND else "MU-SEEKER-R5"
            return no_with(s, rule, "not-just-acquired", "artefact", kind_of(SHOWS.tile(code)))
        if self.memory.bars(s, f.seat, kind_of(SHOWS.tile(code))):
            return no_with(s, "MU-SEEKER-R4", "sampled-this-turn", "artefact", kind_of(SHOWS.tile(code)))
        return refuse_show(s, f.seat, code, False)
