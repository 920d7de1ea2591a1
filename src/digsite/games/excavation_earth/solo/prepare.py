"""Before rounds 2 and 3: Zu's next deck, then the human's draft from nine cards (ZU-PREP, ZU-DRAFT)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.cards import to_discard
from digsite.games.excavation_earth.events import PICKED
from digsite.games.excavation_earth.kinds import PICKS
from digsite.games.excavation_earth.rules import DRAFT
from digsite.games.excavation_earth.solo.decks import draw_card
from digsite.games.excavation_earth.solo.events import LOST_CARD, ZU_DECK
from digsite.games.excavation_earth.solo.faces import CARRIED, N_FACES, n_cards
from digsite.games.excavation_earth.solo.ladder import HUMAN, ZU
from digsite.games.excavation_earth.solo.part import zu_of
from digsite.games.excavation_earth.steps.draft import deal_pack, still_to_pick
from digsite.kernel.frame import Frame
from digsite.kernel.rules import Wrapper
from digsite.kernel.step import Deed

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

SOLO_PACK: Final = 9
"""Cards dealt to the human for a draft (ZU-DRAFT-01)."""
LOST: Final = [2, 1]
"""Cards lost at random after the first and after the second choice (ZU-DRAFT-04, -06)."""
LEFT: Final = [7, 3]
"""Cards left in the pack when a choice has been made."""


class PrepareBoth(Wrapper["Earth"]):
    """Step 5 of the preparation: Zu's deck, then the human's nine cards (ZU-PREP-01, -02, -12, -R1, ZU-DRAFT-01)."""

    def __init__(self) -> None:
        super().__init__("prep_hands", ["ZU-PREP-02", "ZU-PREP-12", "ZU-DRAFT-01", "ZU-DRAFT-02"])

    def skip(self, s: Earth, f: Frame) -> None:
        next_deck(s)
        deal_pack(s, HUMAN)
        ask_choice(s, 1)


def next_deck(s: Earth) -> None:
    """Three random cards of the discard pile join the deck of the new round; the other seven are out of the game.

    ZU-PREP-03 to -08: nobody sees which. The discard pile is empty then.
    """
    zu = zu_of(s)
    zu.past = [*zu.past, zu.discard.copy()]
    zu.deck = zu.waiting[s.round - 2]
    zu.waiting[s.round - 2] = [0] * N_FACES
    for _ in range(CARRIED):
        face = draw_card(zu.discard, s.rng)
        zu.deck[face] = zu.deck[face] + 1
    zu.discard = [0] * N_FACES
    s.emit(ZU_DECK, ZU, n_cards(zu.deck))


def ask_choice(s: Earth, number: int) -> None:
    """The human keeps two cards of the pack; then some of the others are lost."""
    s.push(s.rules.step_id("thin_pack"), HUMAN, number)
    s.push(DRAFT, HUMAN, PICKS)


class SoloDraft(Wrapper["Earth"]):
    """Keep a card of the pack, two each time (ZU-DRAFT-03, -05), without knowing what will be lost (ZU-DRAFT-R1)."""

    def __init__(self) -> None:
        super().__init__("draft", ["ZU-DRAFT-03", "ZU-DRAFT-05"])


class ThinPack(Deed["Earth"]):
    """After choice `a`: some cards are lost at random; after the second the last two are kept.

    ZU-DRAFT-04, -06 to -09: six cards in all, beside those carried over; the lost ones go to the common discard pile.
    ZU-DRAFT-10: the travel cards come back with the next step.
    """

    def __init__(self) -> None:
        super().__init__("thin_pack", ["ZU-DRAFT-04", "ZU-DRAFT-06", "ZU-DRAFT-07", "ZU-DRAFT-08"])

    def run(self, s: Earth, f: Frame) -> None:
        pack = s.packs[HUMAN]
        for _ in range(LOST[f.a - 1]):
            card = pack.pop(s.rng.below(len(pack)))
            to_discard(s, card)
            s.emit(LOST_CARD, HUMAN, card)
        if f.a == 1:
            ask_choice(s, 2)
            return
        for card in pack:
            insort(s.hands[HUMAN], card)
            s.emit(PICKED, HUMAN, card, 0, 0, 1 << HUMAN)
        s.packs[HUMAN] = []

    def flaw(self, s: Earth, f: Frame) -> str:
        if f.seat != HUMAN or not 1 <= f.a <= len(LOST):
            return "there are two choices (ZU-DRAFT-03, -05)"
        wanted = LEFT[f.a - 1] + still_to_pick(s, HUMAN)
        if len(s.packs[HUMAN]) != wanted:
            return f"{len(s.packs[HUMAN])} cards in the pack, where {wanted} must be (ZU-DRAFT-01 to -06)"
        return ""
