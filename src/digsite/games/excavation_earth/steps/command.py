"""Command: a trader for a market, and an envoy for its command centre or one recalled from it (EE-COMMAND)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.cards import add_action_cards
from digsite.games.excavation_earth.codes import COMMAND, DONE, ENVOY, RECALL, SPAN, TRADER
from digsite.games.excavation_earth.crew import AS_ENVOY, AS_TRADER, assign, has_cube
from digsite.games.excavation_earth.events import RECALLED, TO_COMMAND
from digsite.games.excavation_earth.refusals import elsewhere, no, no_with
from digsite.games.excavation_earth.rules import COMMANDING
from digsite.games.excavation_earth.steps.market import market_flaw
from digsite.games.excavation_earth.steps.paid import PaidAction
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

TRADER_DONE: Final = 1
ENVOY_DONE: Final = 2


class Command(PaidAction):
    """EE-COMMAND-01 to -03: any action card pays; its icon names the market and so the centre; no explorer needed.

    EE-COMMAND-R4: doing neither step is allowed. EE-COMMAND-15: the card's colour does not matter.
    """

    def __init__(self) -> None:
        super().__init__(SPAN["command"], TO_COMMAND)

    def add_legal(self, s: Earth, seat: int, codes: list[int]) -> None:
        add_action_cards(s, seat, COMMAND, codes)

    def begin(self, s: Earth, seat: int, card: int, colour: int, icon: int) -> None:
        s.rules.factions[seat].begin_command(s, seat, colour)
        s.push(COMMANDING, seat, icon)
        s.rules.factions[seat].open_command(s, seat, colour)

    def refuse(self, s: Earth, seat: int, code: int) -> Refusal:
        return no_with(s, "EE-COMMAND-01", "not-in-hand", "card", code - COMMAND)


class Commanding(Step["Earth"]):
    """The two steps at the market `a`, in either order, each at most once (`b`: which are over), or done.

    EE-COMMAND-04 to -08, -R1: a trader; and an envoy or the recall of one, not both. EE-COMMAND-13, -14, -R5: with an
    empty supply guards may serve, checked for each cube at its moment. EE-COMMAND-09, -10, -17, -R3: a recall gives the
    use of the command card at once, as often as an envoy is recalled; in round 1 there is none, and whether an envoy
    can be recalled then is asked (EE-COMMAND-R2).
    """

    def __init__(self) -> None:
        super().__init__(
            "commanding",
            ["EE-COMMAND-04", "EE-COMMAND-05", "EE-COMMAND-06", "EE-COMMAND-07", "EE-COMMAND-08", "EE-COMMAND-09"],
        )

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes: list[int] = []
        cube = has_cube(s, f.seat)
        if not f.b & TRADER_DONE and cube:
            codes.append(DONE)
            codes.append(TRADER)
        if not f.b & ENVOY_DONE:
            centre = s.rules.pack.centre_of[f.a]
            recall = s.envoys[centre * s.n_players + f.seat] > 0 and s.rules.recalls.allowed(s)
            if len(codes) == 0 and (cube or recall):
                codes.append(DONE)
            if cube:
                codes.append(ENVOY)
            if recall:
                codes.append(RECALL)
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code == DONE:
            return
        centre = s.rules.pack.centre_of[f.a]
        if code == TRADER:
            s.push(COMMANDING, f.seat, f.a, f.b | TRADER_DONE)
            assign(s, f.seat, AS_TRADER, f.a)
        else:
            s.push(COMMANDING, f.seat, f.a, f.b | ENVOY_DONE)
            if code == ENVOY:
                assign(s, f.seat, AS_ENVOY, centre)
            else:
                recall(s, f.seat, centre)

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        """With what is left to do: 1 in the market, 2 in the centre; 0 if it may be either."""
        codes = s.table.steps[f.step].legal(s, f)  # with what modules add
        left = 2 if TRADER not in codes else 1 if set(codes) == {DONE, TRADER} else 0
        return {"market": f.a, "centre": s.rules.pack.centre_of[f.a], "half": left}

    def flaw(self, s: Earth, f: Frame) -> str:
        return market_flaw(f) if 0 <= f.b <= TRADER_DONE + ENVOY_DONE else "there are two steps (EE-COMMAND-04)"

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if code == TRADER:
            if f.b & TRADER_DONE:
                return no(s, "EE-COMMAND-04", "trader-step-over")
            return no(s, "EE-COMMAND-16", "no-cube")
        if code in (ENVOY, RECALL):
            if f.b & ENVOY_DONE:
                return no(s, "EE-COMMAND-08", "envoy-step-over")
            if code == ENVOY:
                return no(s, "EE-COMMAND-16", "no-cube")
            centre = s.rules.pack.centre_of[f.a]
            if s.envoys[centre * s.n_players + f.seat] > 0:
                return no_with(s, "EE-COMMAND-R2", "no-command-card", "centre", centre)
            return no_with(s, "EE-COMMAND-12", "no-envoy-there", "centre", centre)
        return elsewhere(s, f, code)


def recall(s: Earth, seat: int, centre: int) -> None:
    """An envoy comes back to the crew supply, and its player may use the command card there.

    EE-COMMAND-11, EE-CMDCARD-01 to -03, -07, -08: the white side in round 2, the yellow one in round 3, right away; the
    cube is back already. The card stays for everybody.
    """
    s.envoys[centre * s.n_players + seat] -= 1
    s.cubes[seat] = s.cubes[seat] + 1
    s.emit(RECALLED, seat, centre)
    if len(s.command) > 0:
        ability = s.rules.abilities[s.command[centre]]
        ability.use(s, seat, ability.figure(s))
