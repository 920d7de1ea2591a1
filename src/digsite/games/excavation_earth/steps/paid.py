"""Actions that a card pays for: the payment first, then the action itself, by what the card shows (EE-TURN-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from digsite.games.excavation_earth.cards import spend
from digsite.games.excavation_earth.kinds import TRAVEL, card_colour, card_icon
from digsite.kernel.codes import Span
from digsite.kernel.frame import Frame
from digsite.kernel.menu import Action

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

NOTHING: Final = -1
"""The colour and the icon of a travel card (EE-COMP-18)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PaidAction(Action["Earth"]):
    """One action of the menu; its codes are the cards that can pay for it."""

    def __init__(self, span: Span, number: int) -> None:
        super().__init__(span)
        self.number: Final = number
        """Its place in ACTIONS."""

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        card = code - self.first
        self.pay(s, f.seat, card)
        if card < TRAVEL:
            self.begin(s, f.seat, card, card_colour(card), card_icon(card))
        else:
            self.begin(s, f.seat, card, NOTHING, NOTHING)

    def pay(self, s: Earth, seat: int, card: int) -> None:
        """The card leaves the hand."""
        spend(s, seat, self.number, card)

    def begin(self, s: Earth, seat: int, card: int, colour: int, icon: int) -> None:
        """Ask what the action asks, now that it is paid for with a card that shows this."""
        raise NotImplementedError
