"""Exhibit: an artefact of the card's colour, one of another, or both, for the museum (MU-EXHIBIT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.cards import add_action_cards
from digsite.games.excavation_earth.codes import DONE
from digsite.games.excavation_earth.crew import has_cube
from digsite.games.excavation_earth.events import ACTIONS
from digsite.games.excavation_earth.kinds import N_COLOURS, colour_of, kind_of
from digsite.games.excavation_earth.museum.codes import EXHIBIT, SPAN
from digsite.games.excavation_earth.museum.exhibits.part import museum_of
from digsite.games.excavation_earth.museum.exhibits.send import (
    FORGED,
    add_shows,
    can_send,
    refuse_other,
    refuse_show,
)
from digsite.games.excavation_earth.museum.kinds import EMPTY, FORGED_PROVENANCE
from digsite.games.excavation_earth.museum.mysteries.part import mysteries_of
from digsite.games.excavation_earth.refusals import concerns, no, no_with
from digsite.games.excavation_earth.steps.paid import PaidAction
from digsite.games.excavation_earth.vocabulary import SHOWS
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

TO_EXHIBIT: Final = len(ACTIONS)
SAME_DONE: Final = 1
OTHER_DONE: Final = 2
EVERY_COLOUR: Final = (1 << N_COLOURS) - 1


class Exhibit(PaidAction):
    """MU-EXHIBIT-01, -02, -09: any action card pays, no travel card; twice in a turn if one likes.

    MU-EXHIBIT-R1: it can be chosen only if something can be sent. Whatever the card's colour, an artefact has it or has
    another, so the card does not matter for that.
    """

    def __init__(self) -> None:
        super().__init__(SPAN["exhibit"], TO_EXHIBIT)

    def add_legal(self, s: Earth, seat: int, codes: list[int]) -> None:
        if len(s.hands[seat]) > 0 and can_send(s, seat, mysteries_of(s).has(seat, FORGED_PROVENANCE)):
            add_action_cards(s, seat, EXHIBIT, codes)

    def begin(self, s: Earth, seat: int, card: int, colour: int, icon: int) -> None:
        s.push(s.rules.step_id("new_curator"), seat)
        s.push(s.rules.step_id("exhibiting"), seat, colour)

    def refuse(self, s: Earth, seat: int, code: int) -> Refusal:
        if len(s.hands[seat]) == 0:
            return no(s, "MU-EXHIBIT-01", "no-action-card")
        if code - EXHIBIT not in s.hands[seat]:
            return no_with(s, "MU-EXHIBIT-01", "not-in-hand", "card", code - EXHIBIT)
        museum = museum_of(s)
        if all(museum.asks[space] < 0 or museum.artefacts[space] != EMPTY for space in range(len(museum.asks))):
            return no(s, "MU-EXHIBIT-R1", "museum-full")
        if s.artefacts(seat) == 0:
            return no(s, "MU-EXHIBIT-R1", "nothing-to-show")
        if not has_cube(s, seat):
            return no(s, "MU-GUIDE-07", "no-guide")
        return no(s, "MU-EXHIBIT-R1", "nothing-fits")


class Exhibiting(Step["Earth"]):
    """Send an artefact of the card's colour (`a`), or of another: each once, in either order; or be done.

    `b`: which of them are over, and whether the Forged Provenance was used. MU-EXHIBIT-03 to -05, -R1, -R2, -R5: at
    least one; each is finished before the next. MU-RECARD-19, -R5: with the Forged Provenance one symbol may be wrong.
    """

    def __init__(self) -> None:
        super().__init__("exhibiting", ["MU-EXHIBIT-03", "MU-EXHIBIT-04", "MU-EXHIBIT-05", "MU-EXHIBIT-R1"])

    def forged(self, s: Earth, f: Frame) -> bool:
        """Whether a symbol may be wrong."""
        return not f.b & FORGED and mysteries_of(s).has(f.seat, FORGED_PROVENANCE)

    def colours(self, f: Frame) -> int:
        """The colours that may still be sent, as bits."""
        colours = 0
        if not f.b & SAME_DONE:
            colours |= 1 << f.a
        if not f.b & OTHER_DONE:
            colours |= EVERY_COLOUR & ~(1 << f.a)
        return colours

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes: list[int] = []
        add_shows(s, f.seat, self.colours(f), self.forged(s, f), codes)
        if len(codes) > 0 and f.b & (SAME_DONE | OTHER_DONE):
            codes.insert(0, DONE)
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code == DONE:
            return
        tile = SHOWS.tile(code)
        over = SAME_DONE if colour_of(kind_of(tile)) == f.a else OTHER_DONE
        s.push(f.step, f.seat, f.a, f.b | over)
        s.push(s.rules.step_id("hang"), f.seat, tile, 1 if self.forged(s, f) else 0)

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"colour": f.a}

    def flaw(self, s: Earth, f: Frame) -> str:
        if not 0 <= f.a < N_COLOURS or not 0 <= f.b <= SAME_DONE + OTHER_DONE + FORGED:
            return "one artefact of the card's colour and one of another are sent (MU-EXHIBIT-05)"
        if not f.b & (SAME_DONE | OTHER_DONE) and (f.b or len(self.legal(s, f)) == 0):
            return "at least one artefact is sent (MU-EXHIBIT-R1)"
        if f.b & FORGED and not mysteries_of(s).has(f.seat, FORGED_PROVENANCE):
            return "the Forged Provenance is not at hand (MU-RECARD-19)"
        return ""

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if code == DONE:
            return no(s, "MU-EXHIBIT-R1", "send-one")
        if not concerns(s, SHOWS, code):
            return refuse_other(s, f, code)
        colour = colour_of(kind_of(SHOWS.tile(code)))
        if not (self.colours(f) >> colour) & 1:
            if colour == f.a:
                return no_with(s, "MU-EXHIBIT-03", "colour-used", "colour", colour)
            return no_with(s, "MU-EXHIBIT-04", "other-colour-sent", "colour", f.a)
        return refuse_show(s, f.seat, code, self.forged(s, f))
