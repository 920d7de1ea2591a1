"""Placing pop-up markets: after each sale, and before rounds 2 and 3 (MU-POPUP, MU-SUPPLY-01, -02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.kinds import N_GLYPHS
from digsite.games.excavation_earth.museum.events import POPUP_EMPTY, POPUP_PLACED, POPUP_STOCKED
from digsite.games.excavation_earth.museum.kinds import EMPTY
from digsite.games.excavation_earth.museum.popups.part import popups_of
from digsite.kernel.frame import Frame
from digsite.kernel.rules import Wrapper

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


def place_popup(s: Earth) -> int:
    """Turn over the top card of the deck; with an empty deck nothing happens. Gives the card on the board, or EMPTY.

    MU-POPUP-05, -06, -R1, -R2. MU-SUPPLY-01, -02, -R1, -R2, -R5, MU-MIX-06: special supply gets an ordinary tile of its
    colour, whatever else lies in the pile; if there is none, the card is out of the game.
    """
    popups = popups_of(s)
    deck = popups.deck()
    if len(deck) == 0:
        return EMPTY
    card = s.rng.pick(deck)
    popups.board |= 1 << card
    s.emit(POPUP_PLACED, s.turn, card, popups.figures.popup_site[card])
    if popups.figures.popup_supply[card]:
        kind = ordinary_tile(s, popups.figures.popup_colour[card])
        if kind == EMPTY:
            popups.remove(card)
            s.emit(POPUP_EMPTY, s.turn, card)
            return EMPTY
        popups.tiles[card] = kind
        s.emit(POPUP_STOCKED, s.turn, card, kind)
    return card


def ordinary_tile(s: Earth, colour: int) -> int:
    """A random tile of the four types of a pile, which leaves it; EMPTY if it has none."""
    types = s.rules.kinds_of[colour][:N_GLYPHS]
    left = 0
    for kind in types:
        left += s.piles[kind]
    if left == 0:
        return EMPTY
    return s.rules.supply.take(s, types, s.rng.below(left))


class PrepareAndPopUp(Wrapper["Earth"]):
    """After step 6 of each preparation one pop-up market is placed (MU-POPUP-03, -04, -R4)."""

    def __init__(self) -> None:
        super().__init__("prep_stacks", ["MU-POPUP-03", "MU-POPUP-04", "MU-POPUP-R4"])

    def skip(self, s: Earth, f: Frame) -> None:
        self.inner.skip(s, f)
        place_popup(s)
