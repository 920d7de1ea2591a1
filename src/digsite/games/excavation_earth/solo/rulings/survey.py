"""Readings of Zu's Survey."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.events import TOOK_TOKEN
from digsite.games.excavation_earth.solo.crew import sample
from digsite.games.excavation_earth.solo.ladder import ZU
from digsite.games.excavation_earth.solo.part import ways_of
from digsite.games.excavation_earth.solo.survey import FullForecast, SurveySample, SurveyToken
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Reading

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class NoSample(Reading["Earth"]):
    """ZU-CREW-R1 as printed: what Zu buys in a Survey is not sampled."""

    def __init__(self) -> None:
        super().__init__("no-sample")


class Sample(Reading["Earth"]):
    """ZU-CREW-R1 otherwise: it is sampled like everything else that Zu takes."""

    def __init__(self) -> None:
        super().__init__("sample")

    def install(self, rules: Rules[Earth]) -> None:
        ways_of(rules).survey_sample = SampleIt()


class SampleIt(SurveySample):
    """A cube guards the type, if there is one."""

    def take(self, s: Earth, kind: int) -> None:
        sample(s, kind)


class FailsWhenFull(Reading["Earth"]):
    """ZU-SURVEY-R1: with a cube on every forecast card the Survey fails."""

    def __init__(self) -> None:
        super().__init__("fails")


class TilesOnly(Reading["Earth"]):
    """ZU-SURVEY-R1 otherwise: the drawn card is discarded, and the tiles are drawn all the same."""

    def __init__(self) -> None:
        super().__init__("tiles-only")

    def install(self, rules: Rules[Earth]) -> None:
        ways_of(rules).full_forecast = GoesOn()


class GoesOn(FullForecast):
    """As in the last round."""

    def fails(self) -> bool:
        return False


class NoToken(Reading["Earth"]):
    """ZU-SURVEY-R2 as printed: Zu claims no initiative token."""

    def __init__(self) -> None:
        super().__init__("no-token")


class LowestToken(Reading["Earth"]):
    """ZU-SURVEY-R2 otherwise: Zu claims the lowest token with its first Survey of a round that changes the forecast."""

    def __init__(self) -> None:
        super().__init__("lowest-token")

    def install(self, rules: Rules[Earth]) -> None:
        ways_of(rules).survey_token = TakesToken()


class TakesToken(SurveyToken):
    """The lowest one left, unless Zu has one."""

    def claim(self, s: Earth) -> None:
        if s.tokens[ZU] == 0:
            s.tokens[ZU] = max(s.tokens) + 1
            s.emit(TOOK_TOKEN, ZU, s.tokens[ZU], rule="ZU-SURVEY-R2")

    def allowed(self) -> bool:
        return True
