"""Reverse engineering cards: look at two, keep one (MU-ANALYSE-03 to -05); and what gaining one brings at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.museum.codes import KEEP_RE, SPAN
from digsite.games.excavation_earth.museum.common.researchers import gain_researchers
from digsite.games.excavation_earth.museum.common.staff import pay
from digsite.games.excavation_earth.museum.events import GAINED_RE, NO_RE, PUT_UNDER, RE_SCORED, SAW_RE
from digsite.games.excavation_earth.museum.kinds import CLONING_VAT, CONTACT_DATABASE, N_RE, RE_VALUES
from digsite.games.excavation_earth.museum.mysteries.part import Mysteries, mysteries_of
from digsite.games.excavation_earth.refusals import elsewhere, no_with
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.rng import Rng
from digsite.kernel.step import Hook, Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

CLONES: Final = 2
"""Researchers of the Cloning Vat (MU-RECARD-14)."""


def draw_re(s: Earth, seat: int, rule: str = "") -> None:
    """The two top cards, one of which is kept; a lone one is taken, and without any nothing is gained.

    MU-ANALYSE-03, -R4, MU-BONUS-R3. `rule` is cited where it is another that has them drawn.
    """
    part = mysteries_of(s)
    for _ in range(min(2, part.deck_size())):
        draw_one(part, s.rng, 1 << seat)
    if len(part.drawn) == 0:
        s.emit(NO_RE, seat)
        return
    for card in sorted(part.drawn):
        s.emit(SAW_RE, seat, card, 0, 0, 1 << seat, rule)
    if len(part.drawn) == 1:
        card = part.drawn.pop()
        part.drawn_known.clear()
        gain_re(s, seat, card)
    else:
        s.push(s.rules.step_id("keep_re"), seat)


def draw_top(s: Earth, seat: int, rule: str) -> None:
    """The top card, unseen until it lies there; without any nothing is gained."""
    part = mysteries_of(s)
    if part.deck_size() == 0:
        s.emit(NO_RE, seat)
        return
    draw_one(part, s.rng, 0)
    part.drawn_known.pop()
    gain_re(s, seat, part.drawn.pop(), rule)


def draw_one(part: Mysteries, rng: Rng, seen_by: int) -> None:
    """The top card joins those that are drawn."""
    if part.deck == 0:
        part.drawn.append(part.bottom.pop(0))
        part.drawn_known.append(part.bottom_known.pop(0) | seen_by)
        return
    place = rng.below(part.deck.bit_count())
    for card in range(N_RE):
        if (part.deck >> card) & 1:
            if place == 0:
                part.deck &= ~(1 << card)
                part.drawn.append(card)
                part.drawn_known.append(seen_by)
                return
            place -= 1


class KeepRe(Step["Earth"]):
    """Which of the two cards is kept? The other goes under the deck, unseen by the others (MU-ANALYSE-04, -05, -R5)."""

    def __init__(self) -> None:
        super().__init__("keep_re", ["MU-ANALYSE-04", "MU-ANALYSE-03", "MU-ANALYSE-05", "MU-ANALYSE-R5"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return [KEEP_RE + card for card in sorted(mysteries_of(s).drawn)]

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        part = mysteries_of(s)
        card = code - KEEP_RE
        other = 1 - part.drawn.index(card)
        part.bottom.append(part.drawn[other])
        part.bottom_known.append(part.drawn_known[other])
        s.emit(PUT_UNDER, f.seat, part.drawn[other], 0, 0, 1 << f.seat)
        part.drawn = []
        part.drawn_known = []
        gain_re(s, f.seat, card)

    def lone(self, s: Earth, f: Frame) -> bool:
        return False

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if SPAN["keep-re"].has(code):
            return no_with(s, "MU-ANALYSE-04", "re-not-drawn", "re", code - KEEP_RE)
        return elsewhere(s, f, code)


def gain_re(s: Earth, seat: int, card: int, rule: str = "") -> None:
    """A card lies face up in front of its owner, and works from now on (MU-RECARD-22, MU-ANALYSE-R6).

    MU-RECARD-14, -15: two of them bring something at once.
    """
    part = mysteries_of(s)
    part.cards[seat] = part.cards[seat] | (1 << card)
    s.emit(GAINED_RE, seat, card, rule=rule)
    if card == CLONING_VAT:
        gain_researchers(s, seat, CLONES)
    elif card == CONTACT_DATABASE:
        s.push(s.rules.step_id("gain_broker"), seat)


class ScoreRe(Hook["Earth"]):
    """Every card in front of a player pays its end value, used or not (MU-RESCORE-01, -R1, MU-END-02).

    MU-RESCORE-02, MU-END-R3: mysterious artefacts in the holds are worth nothing.
    """

    def run(self, s: Earth, seat: int, a: int, b: int) -> None:
        part = mysteries_of(s)
        for player in range(s.n_seats):
            for card in range(N_RE):
                if part.has(player, card):
                    credits = part.figures.re_values[card]
                    pay(s, player, RE_VALUES, credits)
                    s.emit(RE_SCORED, player, card, credits)
