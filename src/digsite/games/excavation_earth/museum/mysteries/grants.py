"""The command cards of module 6: Research Grant and Talent Agency (MU-CMDCARD-01, -02).

Of the others, some meet mysterious artefacts (`dig`, `offload`); MU-CMDCARD-07, -08, -10: the rest is as it was, and
knows neither curators, brokers, custodians nor guides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.abilities.telling import tell
from digsite.games.excavation_earth.codes import DONE, USE
from digsite.games.excavation_earth.museum.codes import SPAN, TAKE_BROKER
from digsite.games.excavation_earth.museum.common.brokers import on_offer, refuse_broker, take_broker
from digsite.games.excavation_earth.museum.common.researchers import gain_researchers
from digsite.games.excavation_earth.museum.common.staff import pay, staff_of
from digsite.games.excavation_earth.museum.events import GRANT
from digsite.games.excavation_earth.museum.kinds import (
    NEW_COMMAND_CARDS,
    NEW_COMMAND_CARDS_PAID,
    RESEARCH_GRANT,
    TALENT_AGENCY,
)
from digsite.games.excavation_earth.refusals import elsewhere
from digsite.games.excavation_earth.rules import Ability
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class ResearchGrant(Ability):
    """C9. White: pay for a researcher. Yellow: credits, and a researcher if one is left."""

    def __init__(self, white: int, yellow: int, step: int) -> None:
        super().__init__(RESEARCH_GRANT, NEW_COMMAND_CARDS[0], white, yellow, [step])

    def use(self, s: Earth, seat: int, n: int) -> None:
        s.push(self.steps[0], seat, n)


class TakeGrant(Step["Earth"]):
    """Use it or not; `a` are the credits. White: only with the credits and a researcher left (MU-CMDCARD-01)."""

    def __init__(self) -> None:
        super().__init__("research_grant", ["MU-CMDCARD-01"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        if s.yellow_side or (s.credits[f.seat] >= f.a and staff_of(s).researchers_left() > 0):
            return [DONE, USE]
        return []

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        tell(s, f, RESEARCH_GRANT, code)
        if code == USE:
            credits = f.a if s.yellow_side else -f.a
            pay(s, f.seat, NEW_COMMAND_CARDS_PAID, credits)
            s.emit(GRANT, f.seat, credits)
            gain_researchers(s, f.seat, 1)

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"credits": f.a if s.yellow_side else -f.a}

    def flaw(self, s: Earth, f: Frame) -> str:
        return "" if f.a == s.rules.abilities[RESEARCH_GRANT].figure(s) else "that is not the figure of the card"

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        return elsewhere(s, f, code)


class TalentAgency(Ability):
    """C10: one broker of choice, or two, one after the other."""

    def __init__(self, white: int, yellow: int, step: int) -> None:
        super().__init__(TALENT_AGENCY, NEW_COMMAND_CARDS[1], white, yellow, [step])

    def use(self, s: Earth, seat: int, n: int) -> None:
        s.push(self.steps[0], seat, n)


class HireTalent(Step["Earth"]):
    """Take a broker of a colour that can be had, or be done; `a` are left (MU-CMDCARD-02, MU-BROKER-R1)."""

    def __init__(self) -> None:
        super().__init__("talent_agency", ["MU-CMDCARD-02"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes = [TAKE_BROKER + colour for colour in on_offer(s, f.seat)]
        if len(codes) > 0:
            codes.insert(0, DONE)
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        tell(s, f, TALENT_AGENCY, code)
        if code == DONE:
            return
        take_broker(s, f.seat, code - TAKE_BROKER)
        if f.a > 1:
            s.push(f.step, f.seat, f.a - 1)

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"n": f.a}

    def flaw(self, s: Earth, f: Frame) -> str:
        return "" if f.a >= 1 else "no broker is left to be gained"

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if SPAN["take-broker"].has(code):
            return refuse_broker(s, f.seat, code - TAKE_BROKER)
        return elsewhere(s, f, code)
