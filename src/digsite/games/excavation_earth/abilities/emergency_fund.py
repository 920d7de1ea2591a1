"""C1, Emergency Fund: credits (EE-CMDCARD-09, -10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.abilities.telling import tell
from digsite.games.excavation_earth.codes import DONE, USE
from digsite.games.excavation_earth.events import FUNDED
from digsite.games.excavation_earth.kinds import COMMAND_CARDS, COMMAND_CARDS_PAID
from digsite.games.excavation_earth.refusals import elsewhere
from digsite.games.excavation_earth.rules import FUND, Ability
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

CARD: Final = COMMAND_CARDS.index("emergency-fund")


class EmergencyFund(Ability):
    """5 credits, or 8."""

    def __init__(self, white: int, yellow: int) -> None:
        super().__init__(CARD, COMMAND_CARDS[CARD], white, yellow, [FUND])

    def use(self, s: Earth, seat: int, n: int) -> None:
        s.push(FUND, seat, n)


class Fund(Step["Earth"]):
    """Take the `a` credits, or not."""

    def __init__(self) -> None:
        super().__init__("emergency_fund", ["EE-CMDCARD-09", "EE-CMDCARD-10", "EE-CMDCARD-03"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return [DONE, USE]

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        tell(s, f, CARD, code)
        if code == USE:
            s.gain(f.seat, COMMAND_CARDS_PAID, f.a)
            s.emit(FUNDED, f.seat, f.a, rule="EE-CMDCARD-10" if s.yellow_side else "EE-CMDCARD-09")

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"n": f.a}

    def flaw(self, s: Earth, f: Frame) -> str:
        figure = s.rules.abilities[CARD].figure(s)
        return "" if f.a == figure else f"the card has the figure {figure} now (EE-CMDCARD-09, -10)"

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        return elsewhere(s, f, code)
