"""Hands at the start and in each preparation: the redraw and the draft (EE-SETUP-10 to -13, EE-PREP-24 to -33)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from digsite.games.excavation_earth.cards import choices, discard_from_hand, draw, draw_to_hand, to_discard
from digsite.games.excavation_earth.codes import DONE, PICK, SPAN, SWAP
from digsite.games.excavation_earth.events import DEALT, DISCARDED, KEPT_HAND, PACKS_PASSED, PICKED, REDREW, SAW_CARD
from digsite.games.excavation_earth.kinds import HAND, N_MARKETS, PICKS
from digsite.games.excavation_earth.refusals import elsewhere, no_with
from digsite.games.excavation_earth.rules import DRAFT, PASS_PACKS
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Deed, Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

GROUP: Final = 4
"""So many cards of one colour or icon may be redrawn (EE-SETUP-10, -11)."""
PASSES: Final = 3
"""How often everybody picks; after the last pass the packs are discarded."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Redraw(Step["Earth"]):
    """Pick cards of a group of four or more to be redrawn, one at a time; done: they are discarded, others drawn.

    EE-SETUP-10 to -12, -R5: cards of a colour or an icon that the dealt hand has four times, from both groups if it has
    two. EE-SETUP-R4, -R6: once, one player after the other in turn order. EE-SETUP-R13: everybody is asked, also who
    can only say done, and nothing shows before that (EE-INFO-17).
    """

    def __init__(self) -> None:
        super().__init__("redraw", ["EE-SETUP-10", "EE-SETUP-11", "EE-SETUP-12", "EE-SETUP-R4", "EE-SETUP-R13"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        hand = s.hands[f.seat]
        codes = [DONE]
        last = -1
        for card in hand:
            if card != last and in_group(hand, card) and hand.count(card) > s.picked.count(card):
                codes.append(SWAP + card)
            last = card
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code != DONE:
            insort(s.picked, code - SWAP)
            s.push_frame(f)
            return
        n = len(s.picked)
        if n == 0:
            s.emit(KEPT_HAND, f.seat)
        else:
            s.emit(REDREW, f.seat, n)
            for card in s.picked:
                discard_from_hand(s, f.seat, card)
            s.picked = []
            for _ in range(n):
                draw_to_hand(s, f.seat, "EE-SETUP-10")
        self.go_on(s, f, n)

    def go_on(self, s: Earth, f: Frame, n: int) -> None:
        """That seat has redrawn so many cards. EE-SETUP-R4: it is the next one's turn."""
        seats = s.seated()
        s.turn = seats[(seats.index(f.seat) + 1) % s.n_seats]

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        """How many cards of the hand are of a group (none: there is nothing to choose), and how many are picked."""
        hand = s.hands[f.seat]
        return {"n": len([card for card in hand if in_group(hand, card)]), "picked": len(s.picked)}

    def lone(self, s: Earth, f: Frame) -> bool:
        """Whether a hand has a group is nobody's business."""
        return False

    def flaw(self, s: Earth, f: Frame) -> str:
        if f is not s.agenda[-1]:
            return ""  # waits for those before it
        if f.seat != s.turn:
            return "the player in turn redraws (EE-SETUP-R6)"
        if len(s.hands[f.seat]) != HAND:
            return f"a starting hand has {HAND} cards (EE-SETUP-09)"
        hand = s.hands[f.seat].copy()
        for card in s.picked:
            if card not in hand or not in_group(s.hands[f.seat], card):
                return "only cards of a group of four can be redrawn (EE-SETUP-12)"
            hand.remove(card)
        return ""

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not SPAN["swap"].has(code):
            return elsewhere(s, f, code)
        card = code - SWAP
        if card not in s.hands[f.seat]:
            return no_with(s, "EE-SETUP-12", "not-in-hand", "card", card)
        if s.hands[f.seat].count(card) == s.picked.count(card):
            return no_with(s, "EE-SETUP-12", "already-picked", "card", card)
        return no_with(s, "EE-SETUP-12", "no-group", "card", card)


def in_group(hand: list[int], card: int) -> bool:
    """Whether the hand has four or more cards of the card's colour, or of its icon."""
    colour = 0
    icon = 0
    for other in hand:
        if other // N_MARKETS == card // N_MARKETS:
            colour += 1
        if other % N_MARKETS == card % N_MARKETS:
            icon += 1
    return colour >= GROUP or icon >= GROUP


def begin_draft(s: Earth) -> None:
    """Eight cards for each player (EE-PREP-24 to -26, -R7, -40)."""
    for seat in range(s.n_seats):
        deal_pack(s, seat)
    ask_picks(s, 1)


def deal_pack(s: Earth, seat: int) -> None:
    """The cards that a seat drafts from, kept apart from its hand."""
    n = s.rules.pack_size
    for _ in range(n):
        card = draw(s)
        insort(s.packs[seat], card)
        s.emit(SAW_CARD, seat, card, 0, 0, 1 << seat)
    s.emit(DEALT, seat, n)


def ask_picks(s: Earth, number: int) -> None:
    """Everybody picks at the same time; when all have, the packs move on."""
    s.push(PASS_PACKS, s.order[0], number)
    for k in range(s.n_seats):
        s.push(DRAFT, s.n_seats - 1 - k, PICKS)


class Draft(Step["Earth"]):
    """Pick a card of your pack, in secret; `a` says how many are still to be picked now.

    EE-PREP-27, -29 to -31, -33: two of eight, two of six, two of four. EE-INFO-12: a pack is seen by its holder alone,
    and picks join the hidden hand.
    """

    def __init__(self) -> None:
        super().__init__("draft", ["EE-PREP-27", "EE-PREP-29", "EE-PREP-30", "EE-PREP-33"], simultaneous=True)

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return choices(s.packs[f.seat], PICK)

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        s.packs[f.seat].remove(code - PICK)
        insort(s.hands[f.seat], code - PICK)
        s.emit(PICKED, f.seat, code - PICK, 0, 0, 1 << f.seat)
        if f.a > 1:
            s.push(DRAFT, f.seat, f.a - 1)

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"n": f.a}

    def flaw(self, s: Earth, f: Frame) -> str:
        return "" if 1 <= f.a <= PICKS and len(s.packs[f.seat]) >= f.a else "there is nothing to pick from"

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if SPAN["pick"].has(code):
            return no_with(s, "EE-PREP-27", "not-in-pack", "card", code - PICK)
        return elsewhere(s, f, code)


class PassPacks(Deed["Earth"]):
    """All have picked (`a` times by now): the packs go to the left, or after the third time to the discard pile.

    EE-PREP-28 to -30, -32, -R6: clockwise round the table, always. EE-PREP-R9: the last pairs become open together.
    """

    def __init__(self) -> None:
        super().__init__("pass_packs", ["EE-PREP-28", "EE-PREP-29", "EE-PREP-30", "EE-PREP-32", "EE-PREP-R9"])

    def run(self, s: Earth, f: Frame) -> None:
        n = s.n_seats
        if f.a < PASSES:
            s.emit(PACKS_PASSED, f.seat, len(s.packs[0]))
            s.packs = [s.packs[(seat - 1) % n] for seat in range(n)]
            for seat in range(n):
                for card in s.packs[seat]:
                    s.emit(SAW_CARD, seat, card, 0, 0, 1 << seat)
            ask_picks(s, f.a + 1)
            return
        for seat in range(n):
            for card in s.packs[seat]:
                to_discard(s, card)
                s.emit(DISCARDED, seat, card)
        s.packs = [[] for _ in range(n)]

    def flaw(self, s: Earth, f: Frame) -> str:
        if not 1 <= f.a <= PASSES:
            return "there are three passes (EE-PREP-30)"
        for seat in range(s.n_seats):
            wanted = s.rules.pack_size - PICKS * f.a + still_to_pick(s, seat)
            if len(s.packs[seat]) != wanted:
                return f"{len(s.packs[seat])} cards in the pack of seat {seat}, where {wanted} must be (EE-PREP-27)"
        return ""


def still_to_pick(s: Earth, seat: int) -> int:
    """How many cards that seat is being asked to pick now."""
    n = 0
    for f in s.agenda:
        if f.step == DRAFT and f.seat == seat:
            n += f.a
    return n
