"""Readings of how Zu ranks and fills markets, and of its Command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.solo.crew import can_place
from digsite.games.excavation_earth.solo.market import BuyerColours, LastCube, any_colour
from digsite.games.excavation_earth.solo.part import ways_of
from digsite.games.excavation_earth.solo.priorities import NO_COLOUR, LaterPicks, Lead, SwingTies
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Reading

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class RankedOnce(Reading["Earth"]):
    """ZU-GEN-R3: where a list supplies several markets, they are ranked once."""

    def __init__(self) -> None:
        super().__init__("once")


class RankedAgain(Reading["Earth"]):
    """ZU-GEN-R3 otherwise: for each further market the envoys that the chosen ones lead to count as placed."""

    def __init__(self) -> None:
        super().__init__("again")

    def install(self, rules: Rules[Earth]) -> None:
        ways_of(rules).later_picks = EnvoysToCome()


class EnvoysToCome(LaterPicks):
    """One envoy for each chosen market of the same centre."""

    def ahead(self, s: Earth, market: int, chosen: list[int]) -> int:
        centres = s.rules.pack.centre_of
        return len([other for other in chosen if centres[other] == centres[market]])


class ByDifference(Reading["Earth"]):
    """ZU-SWING-R1: of centres that the envoy changes alike, the one with the smaller difference in envoys."""

    def __init__(self) -> None:
        super().__init__("difference")


class ByListAlone(Reading["Earth"]):
    """ZU-SWING-R1 otherwise: centres that the envoy changes alike are tied."""

    def __init__(self) -> None:
        super().__init__("list-alone")

    def install(self, rules: Rules[Earth]) -> None:
        ways_of(rules).swing_ties = AllTied()


class AllTied(SwingTies):
    """No difference counts."""

    def difference(self, envoys: int) -> int:
        return 0


class SettledOnce(Reading["Earth"]):
    """ZU-MARKET-R3: the colour of the buyers is settled once for both markets."""

    def __init__(self) -> None:
        super().__init__("once")


class SettledForEach(Reading["Earth"]):
    """ZU-MARKET-R3 otherwise: it is settled for each market, when its turn has come."""

    def __init__(self) -> None:
        super().__init__("each-market")

    def install(self, rules: Rules[Earth]) -> None:
        ways_of(rules).buyer_colours = ColourOfTheMoment()


class ColourOfTheMoment(BuyerColours):
    """Zu's most popular colour as the tracks stand now; with empty holds another lot."""

    def next(self, s: Earth, colour: int) -> int:
        lead = Lead().colour(s)
        return any_colour(s) if lead == NO_COLOUR else lead


class AllOrNothing(Reading["Earth"]):
    """ZU-EASY-R3: a Command for which Zu has too few cubes fails."""

    def __init__(self) -> None:
        super().__init__("all-or-nothing")


class EnvoyAlone(Reading["Earth"]):
    """ZU-EASY-R3 otherwise: with its last cube Zu places the envoy, without the trader."""

    def __init__(self) -> None:
        super().__init__("envoy-alone")

    def install(self, rules: Rules[Earth]) -> None:
        ways_of(rules).last_cube = LastIsEnvoy()


class LastIsEnvoy(LastCube):
    """The envoy, while there is a cube."""

    def sends(self, s: Earth) -> bool:
        return can_place(s, 1)
