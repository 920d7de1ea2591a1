"""The action deck, its discard pile and the hands (EE-SUPPLY-05, EE-TURN-12, -13).

The deck is a count of cards without an order: drawing at random from it is the same as drawing from the top of a
shuffled one, and no position can betray what will come.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.events import DISCARDED, DREW, FOUND_NO_CARD, PLAYED, RESHUFFLED
from digsite.games.excavation_earth.kinds import N_CARD_KINDS, N_TRAVEL, TRAVEL

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

NO_CARDS_LEFT: Final = -1


def draw(s: Earth) -> int:
    """Take a card from the deck; NO_CARDS_LEFT if there is none.

    EE-SUPPLY-05, -R2, EE-SETUP-R11: with an empty deck the discard pile becomes the deck first, never earlier.
    """
    if s.n_deck == 0:
        if s.n_discard == 0:
            return NO_CARDS_LEFT
        s.emit(RESHUFFLED, s.turn, s.n_discard)
        s.deck = s.discard
        s.deck_from = s.discard.copy()
        s.n_deck = s.n_discard
        s.discard = [0] * N_CARD_KINDS
        s.n_discard = 0
    place = s.rng.below(s.n_deck)
    card = 0
    while place >= s.deck[card]:
        place -= s.deck[card]
        card += 1
    s.deck[card] = s.deck[card] - 1
    s.n_deck -= 1
    return card


def draw_openly(s: Earth) -> int:
    """Take a card that everybody sees: it is certainly no longer in the deck."""
    card = draw(s)
    if card >= 0:
        s.deck_from[card] = s.deck_from[card] - 1
    return card


def draw_to_hand(s: Earth, seat: int, rule: str) -> None:
    """A card joins the hand, by that rule; its owner alone sees it (EE-INFO-13). None left: nothing (EE-SUPPLY-02)."""
    card = draw(s)
    if card < 0:
        s.emit(FOUND_NO_CARD, seat)
        return
    insort(s.hands[seat], card)
    s.emit(DREW, seat, card, 0, 0, 1 << seat, rule)


def to_discard(s: Earth, card: int) -> None:
    """A card goes to the common pile, face up (EE-TURN-12, EE-INFO-09)."""
    s.discard[card] = s.discard[card] + 1
    s.n_discard += 1


def discard_from_hand(s: Earth, seat: int, card: int) -> None:
    """A card of the hand goes to the common pile; everybody sees it."""
    s.hands[seat].remove(card)
    to_discard(s, card)
    s.emit(DISCARDED, seat, card)


def spend(s: Earth, seat: int, action: int, card: int) -> None:
    """Pay for an action, before anything else of it happens.

    EE-TURN-08, -R2: exactly one card. EE-TURN-12: action cards go to the common pile. EE-TURN-13: travel cards to their
    owner's; which are spent is told by those that are no longer in hand. EE-INFO-16: they lay open before.
    """
    s.emit(PLAYED, seat, action, card, before=card >= TRAVEL)
    if card >= TRAVEL:
        s.travel[seat] = s.travel[seat] & ~(1 << (card - TRAVEL))
    else:
        s.hands[seat].remove(card)
        to_discard(s, card)


def choices(cards: list[int], first: int) -> list[int]:
    """One code for each kind among sorted cards or tiles."""
    codes: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            codes.append(first + card)
            last = card
    return codes


def add_any_card(s: Earth, seat: int, first: int, codes: list[int]) -> None:
    """Every action card and every travel card in hand: what pays for Travel and Sell (EE-TURN-14)."""
    last = -1
    for card in s.hands[seat]:
        if card != last:
            codes.append(first + card)
            last = card
    travel = s.travel[seat]
    for i in range(N_TRAVEL):
        if (travel >> i) & 1:
            codes.append(first + TRAVEL + i)


def add_action_cards(s: Earth, seat: int, first: int, codes: list[int]) -> None:
    """Every action card in hand (EE-TURN-15)."""
    codes.extend(choices(s.hands[seat], first))
