"""The turn: who is next, the third explorer, the two actions and the menu they are chosen from (EE-TURN)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.codes import PASS, PLACE, SPAN
from digsite.games.excavation_earth.events import PASSED, PLACED, TURN_BEGAN
from digsite.games.excavation_earth.kinds import N_EXPLORERS, N_LOCATIONS
from digsite.games.excavation_earth.refusals import elsewhere, no, no_with
from digsite.games.excavation_earth.rules import ACT, NEXT_TURN, PASS_DISCARD, SCORING, TURN
from digsite.games.excavation_earth.tiles import explorer_at
from digsite.kernel.frame import Frame
from digsite.kernel.menu import Action, Menu
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Deed, Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

ACTION_CARD_ONLY: Final = ["excavate", "market", "command", "smuggle", "survey"]
"""The actions that no travel card pays for (EE-TURN-14)."""


class NextTurn(Deed["Earth"]):
    """The next player on the track who has not passed takes a turn; when all have, the phase is over.

    EE-TURN-01, -04 to -06: round and round the track; whoever is left alone takes turn after turn.
    EE-TURN-20: that comes to an end, for every action but Pass costs a card.
    """

    def __init__(self) -> None:
        super().__init__("next_turn", ["EE-TURN-01", "EE-TURN-04", "EE-TURN-05", "EE-TURN-06", "EE-TURN-20"])

    def run(self, s: Earth, f: Frame) -> None:
        n = s.n_players
        at = s.order.index(f.seat)
        for k in range(1, n + 1):
            seat = s.order[(at + k) % n]
            if not (s.passed >> seat) & 1:
                s.push(TURN, seat)
                return
        s.push(SCORING, f.seat)


class Turn(Deed["Earth"]):
    """A turn begins: the third explorer on the first one, then what the faction may do, then two actions.

    EE-TURN-02, -19. EE-FACTION-24: skipped turns have no start.
    """

    def __init__(self) -> None:
        super().__init__("turn", ["EE-TURN-02", "EE-TURN-19"])

    def run(self, s: Earth, f: Frame) -> None:
        s.turn = f.seat
        s.actions = 2
        s.emit(TURN_BEGAN, f.seat)
        s.push(ACT, f.seat)
        s.rules.opening.begin(s, f.seat)


class PlaceThird(Step["Earth"]):
    """The third explorer goes on a location of choice, without another own explorer; compulsory, before all else.

    EE-SETUP-39 to -41, EE-SETUP-R12: any of the 19 others, whoever else stands there, even if Pass follows.
    """

    def __init__(self) -> None:
        super().__init__("place_third", ["EE-SETUP-39", "EE-SETUP-40", "EE-SETUP-41", "EE-SETUP-R12"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return [PLACE + place for place in range(N_LOCATIONS) if not explorer_at(s, f.seat, place)]

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        insort(s.explorers[f.seat], code - PLACE)
        s.emit(PLACED, f.seat, code - PLACE)

    def flaw(self, s: Earth, f: Frame) -> str:
        return "" if len(s.explorers[f.seat]) < N_EXPLORERS else "all three explorers are on the map already"

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if SPAN["place"].has(code):
            return no_with(s, "EE-SETUP-40", "own-explorer-there", "place", code - PLACE)
        return elsewhere(s, f, code)


class Act(Menu["Earth"]):
    """One of the eight actions, with the card that pays for it.

    EE-TURN-03, -07, -08: any of them, also the same one twice. EE-TURN-09, -10: with no card left only Pass remains,
    for the second action too. EE-TURN-R4: an action is offered only with cards that can see it through; one that may be
    done without effect is (EE-TURN-R1). EE-TURN-R3: nobody else has a say. EE-TURN-16: what is asked of the card stands
    with each action. EE-TURN-17, -18: a hand has no limit, and a card just drawn can be played at once.
    """

    def __init__(self) -> None:
        super().__init__("act", ["EE-TURN-02", "EE-TURN-03", "EE-TURN-07", "EE-TURN-08", "EE-TURN-09", "EE-TURN-10"])

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        s.actions -= 1
        if code == PASS or s.actions == 0:
            s.push(NEXT_TURN, f.seat)
        else:
            s.push(ACT, f.seat)
        super().apply(s, f, code)

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"n": s.actions, "round": s.round}

    def flaw(self, s: Earth, f: Frame) -> str:
        if f.seat != s.turn or not 1 <= s.actions <= 2:
            return "only the player in turn acts, with one or two actions to take (EE-TURN-02)"
        return ""

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        """Whoever has no action card left is told that, and not that one they never had is missing."""
        span = s.game.codes.span(code).name
        if span in ACTION_CARD_ONLY and span not in s.rules.away and len(s.hands[f.seat]) == 0:
            return no(s, "EE-TURN-14", "no-action-card")
        return super().refuse(s, f, code)

    def elsewhere(self, s: Earth, f: Frame, code: int) -> Refusal:
        return elsewhere(s, f, code)


class Pass(Action["Earth"]):
    """No more turns in this phase (EE-PASS).

    EE-PASS-01: it costs no card. EE-PASS-02: travel cards in hand are set aside until the next preparation.
    EE-PASS-03 to -06: then action cards are discarded down to two. EE-PASS-07, -08: a second action is lost.
    EE-PASS-09: as second action it just ends the turn. EE-PASS-10, -11: passing early brings nothing, in no round.
    """

    def __init__(self) -> None:
        super().__init__(SPAN["pass"])

    def add_legal(self, s: Earth, seat: int, codes: list[int]) -> None:
        codes.append(PASS)

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        s.passed |= 1 << f.seat
        s.actions = 0
        s.travel[f.seat] = 0
        s.emit(PASSED, f.seat)
        s.push(PASS_DISCARD, f.seat)

    def refuse(self, s: Earth, seat: int, code: int) -> Refusal:
        return no(s, "EE-TURN-11", "may-pass")
