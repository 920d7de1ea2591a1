"""Zu's turns: two cards of its deck, one after the other; with an empty deck it passes (ZU-TURN)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from digsite.games.excavation_earth.events import TURN_BEGAN
from digsite.games.excavation_earth.rules import NEXT_TURN
from digsite.games.excavation_earth.solo.decks import draw_card
from digsite.games.excavation_earth.solo.events import ZU_CARD, ZU_PASSED, ZU_THREW
from digsite.games.excavation_earth.solo.faces import SNIPE, SURVEY, TOP, n_cards
from digsite.games.excavation_earth.solo.ladder import ZU
from digsite.games.excavation_earth.solo.part import ZuCards, zu_of
from digsite.kernel.frame import Frame
from digsite.kernel.rules import Wrapper
from digsite.kernel.step import Deed

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

ACTIONS: Final = 2


class TurnOfEither(Wrapper["Earth"]):
    """The human's turn is the base game's; Zu's takes care of itself (ZU-TURN-01, -02, -10 to -12, ZU-GEN-02, -03)."""

    def __init__(self) -> None:
        super().__init__("turn", ["ZU-TURN-01", "ZU-TURN-02"])

    def skip(self, s: Earth, f: Frame) -> None:
        if f.seat != ZU:
            self.inner.skip(s, f)
            return
        s.turn = ZU
        s.emit(TURN_BEGAN, ZU)
        s.push(NEXT_TURN, ZU)
        for _ in range(ACTIONS):
            s.push(s.rules.step_id("zu_action"), ZU)


class ZuAction(Deed["Earth"]):
    """The next card of Zu's deck, or a pass.

    ZU-TURN-03 to -09: each card is resolved before the next is revealed; the first action for which there is no card is
    a pass, which ends Zu's turns for the round and costs nothing. ZU-FAIL-03: a failed action is an action.
    """

    def __init__(self) -> None:
        super().__init__("zu_action", ["ZU-TURN-03", "ZU-TURN-04", "ZU-TURN-05", "ZU-TURN-06"])

    def run(self, s: Earth, f: Frame) -> None:
        if (s.passed >> ZU) & 1:
            return
        zu = zu_of(s)
        if n_cards(zu.deck) == 0:
            s.passed |= 1 << ZU
            s.emit(ZU_PASSED, ZU)
            return
        face = draw_card(zu.deck, s.rng)
        s.emit(ZU_CARD, ZU, face)
        zu.discard[face] = zu.discard[face] + 1
        done = zu.ways.resolve(s, face)
        if zu.switches.throws_away and zu.ways.losing_faces.has(face) and (done or zu.ways.failed_cards.lose()):
            throw_away(s, zu)


@mypyc_attr(allow_interpreted_subclasses=True)
class LosingFaces:
    """The cards after which switch E4 takes the next one."""

    def has(self, face: int) -> bool:
        """Snipe, Survey and Excavate of the most popular colour (ZU-EASY-05, -06, -R5)."""
        return face in (SNIPE, SURVEY, TOP)


@mypyc_attr(allow_interpreted_subclasses=True)
class FailedCards:
    """Whether switch E4 takes the next card after one that failed."""

    def lose(self) -> bool:
        """No: the action was not taken (ZU-EASY-07, -R1)."""
        return False


def throw_away(s: Earth, zu: ZuCards) -> None:
    """Switch E4: after some actions, if they did not fail, the next card goes without effect.

    ZU-EASY-05 to -11, -R1, -R5, ZU-MIX-02, -08: after Snipe, Survey and Excavate of the most popular colour, wherever
    that ended; never after a card that was thrown away itself.
    """
    if n_cards(zu.deck) > 0:
        face = draw_card(zu.deck, s.rng)
        zu.discard[face] = zu.discard[face] + 1
        s.emit(ZU_THREW, ZU, face)
