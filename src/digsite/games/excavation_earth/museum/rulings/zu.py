"""Readings of what the expansion changes for Zu."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from digsite.games.excavation_earth.museum.kinds import RECALLS
from digsite.games.excavation_earth.museum.rulings.parts import mystery_ways, scarce_ways
from digsite.games.excavation_earth.museum.solo.command import RECALL_PAY, Surplus, offload_one
from digsite.games.excavation_earth.museum.solo.crew import pay_zu
from digsite.games.excavation_earth.museum.solo.events import ZU_RECALLED
from digsite.games.excavation_earth.museum.solo.exhibit import Withdrawal, ZuBenefit
from digsite.games.excavation_earth.museum.solo.ways import BareSurvey, Company
from digsite.games.excavation_earth.solo.ladder import ZU
from digsite.games.excavation_earth.solo.survey import survey
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Reading

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class BareSurveyFails(Reading["Earth"]):
    """MU-ZUCUBES-R5: without a cube for the forecast Zu's Survey fails."""

    def __init__(self) -> None:
        super().__init__("fails")


class BareSurveyGoesOn(Reading["Earth"]):
    """MU-ZUCUBES-R5: it goes on, and no cube lies on the forecast card."""

    def __init__(self) -> None:
        super().__init__("goes-on")

    def install(self, rules: Rules[Earth]) -> None:
        ways = scarce_ways(rules)
        if ways is not None:
            ways.bare_survey = SurveyAnyway()


class SurveyAnyway(BareSurvey):
    """As a human without a cube."""

    def carry_out(self, s: Earth) -> bool:
        return survey(s)


class OneOfTwo(Reading["Earth"]):
    """MU-ZUMYST-R7: a mysterious artefact takes one of the two places of an offload."""

    def __init__(self) -> None:
        super().__init__("one-of-two")


class MysteryAlone(Reading["Earth"]):
    """MU-ZUMYST-R7: a mysterious artefact is offloaded alone."""

    def __init__(self) -> None:
        super().__init__("alone")

    def install(self, rules: Rules[Earth]) -> None:
        mystery_ways(rules).company = NoCompany()


class NoCompany(Company):
    """Nothing goes with it."""

    def choose(self, s: Earth, colour: int) -> list[int]:
        return []


class FullOffload(Reading["Earth"]):
    """MU-ZUMYST-R12 as printed: with enough on the mothership Zu offloads as with Smuggle."""

    def __init__(self) -> None:
        super().__init__("full-offload")


class SurplusAlone(Reading["Earth"]):
    """MU-ZUMYST-R12: then only the mysterious artefact goes."""

    def __init__(self) -> None:
        super().__init__("alone")

    def install(self, rules: Rules[Earth]) -> None:
        mystery_ways(rules).surplus = LoneSurplus()


class LoneSurplus(Surplus):
    """The mysterious artefact and nothing else."""

    def offload(self, s: Earth) -> None:
        offload_one(s, "MU-ZUMYST-R12")


class NoPay(Reading["Earth"]):
    """MU-ZUEXHIBIT-R7: an envoy that a column recalls pays nothing."""

    def __init__(self) -> None:
        super().__init__("no-pay")


class PaysFive(Reading["Earth"]):
    """MU-ZUEXHIBIT-R7: it pays like any recall of Zu's."""

    def __init__(self) -> None:
        super().__init__("pays-5")

    def install(self, rules: Rules[Earth]) -> None:
        cast(ZuBenefit, rules.innermost("zu_benefit")).withdrawal = PaidWithdrawal()


class PaidWithdrawal(Withdrawal):
    """The credits of a recall by Command."""

    def pay(self, s: Earth, centre: int) -> None:
        pay_zu(s, RECALLS, RECALL_PAY)
        s.emit(ZU_RECALLED, ZU, centre, RECALL_PAY, rule="MU-ZUEXHIBIT-R7")
