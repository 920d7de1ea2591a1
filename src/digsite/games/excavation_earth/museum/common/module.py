"""What every module of the expansion brings along (MU-MODULE-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from digsite.games.excavation_earth.codes import COMMAND, EXCAVATE, MARKET, SELL, SMUGGLE, SPAN, SURVEY, TRAVEL_WITH
from digsite.games.excavation_earth.museum.codes import COMMON_SPANS
from digsite.games.excavation_earth.museum.common.boards import StaffedBoard
from digsite.games.excavation_earth.museum.common.brokers import (
    AtMarket,
    Brokered,
    BrokeredColour,
    BrokeredCommand,
    BrokeredMarket,
    BrokeredSell,
    BrokeredSmuggle,
    GainBroker,
    SendBroker,
    action_of,
    score_brokers,
)
from digsite.games.excavation_earth.museum.common.researchers import post_researchers
from digsite.games.excavation_earth.museum.common.staff import Staff
from digsite.games.excavation_earth.museum.common.tasks import ReassignUnlocked
from digsite.games.excavation_earth.museum.kinds import EVERY_ICON, MAZZ_UN, MUSEUM_SOURCES
from digsite.games.excavation_earth.read import TURN_ENDS
from digsite.games.excavation_earth.rules import SURVEY_REPLACE, EarthRules
from digsite.games.excavation_earth.steps.turn import Act
from digsite.kernel.frame import Frame
from digsite.kernel.rules import Module, Rules, Wrapper

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

END_SCORED: Final = "end-scored"
"""The moment after the galleries, when modules count what they have to count."""
WHEN: Final[dict[str, str]] = {
    "send-broker": "MU-BROKER-05",
    "take-broker": "MU-BROKER-01",
    "at-market": "MU-BROKER-R5",
}


class Common(Module["Earth"]):
    """Guards, researchers and brokers.

    MU-COMP-R1: researchers are set out with any module. MU-COMP-R2: what of the base game's statements widens with it.

    MU-PRETTY-01 to -06, -R1 to -R3, MU-HOOK-08, -09, -R2: pretty boxes and junk are tiles whose sheets are unknown, so
    none is in play and nothing asks for one. MU-HOOK-01 to -07, -R1, -R3: what the expansion says of another one, its
    wildcards, achievements and barge, waits for that one.
    """

    def __init__(self) -> None:
        super().__init__("museum-common")

    def install(self, rules: Rules[Earth]) -> None:
        table = cast(EarthRules, rules)
        table.parts.append(Staff(table.n_players, len(table.sources)))
        table.sources.extend(MUSEUM_SOURCES)
        bring_spans(table, [span.name for span in COMMON_SPANS], WHEN)
        for player in range(table.n_players):
            table.factions[player] = StaffedBoard(table.factions[player])
        table.n_faces = EVERY_ICON + 1
        table.plain.remove(SURVEY_REPLACE)
        table.wrap(ReassignUnlocked())
        table.wrap(MuseumEnd())
        table.declare(END_SCORED)
        send = SendBroker()
        act = cast(Act, table.innermost("act"))
        diggers = [seat for seat in range(table.n_seats) if table.factions[seat].number == MAZZ_UN]
        act.replace(Brokered(action_of(act.actions, TRAVEL_WITH), SPAN["travel"], send))
        for first in (EXCAVATE, SURVEY):
            inner = action_of(act.actions, first)
            act.replace(BrokeredColour(inner, SPAN["excavate" if first == EXCAVATE else "survey"], send))
        act.replace(BrokeredMarket(action_of(act.actions, MARKET), SPAN["market"], send))
        act.replace(BrokeredCommand(action_of(act.actions, COMMAND), SPAN["command"], send, diggers))
        act.replace(BrokeredSmuggle(action_of(act.actions, SMUGGLE), SPAN["smuggle"], send))
        act.replace(BrokeredSell(action_of(act.actions, SELL), SPAN["sell"], send))
        table.below[table.add_step(send)] = TURN_ENDS.copy()
        table.carriers.append((table.step_id("send_broker"), SURVEY, SPAN["survey"].end))
        table.below[table.add_step(AtMarket(send))] = TURN_ENDS.copy()
        gain = table.add_step(GainBroker())
        table.below[gain] = []
        table.any_seat.append(gain)
        table.pairs.extend([table.step_id("send_broker"), table.step_id("at_market")])


class MuseumEnd(Wrapper["Earth"]):
    """Researchers first, then the galleries, then what modules score, then the brokers (MU-END-01 to -04, -R1)."""

    def __init__(self) -> None:
        super().__init__("game_end", ["MU-END-01", "MU-END-02", "MU-END-03", "MU-END-04"])

    def skip(self, s: Earth, f: Frame) -> None:
        for seat in range(s.n_seats):
            post_researchers(s, seat)
        self.inner.skip(s, f)
        s.rules.fire(END_SCORED, s, f.seat)
        score_brokers(s)


def bring_spans(table: EarthRules, names: list[str], when: dict[str, str]) -> None:
    """The codes of these spans are in play, by these rules."""
    for name in names:
        del table.away[name]
        table.when[name] = when[name]


def lies_upon(table: EarthRules, step: int, below: list[int]) -> None:
    """In positions, frames of that step may also be pending upon these."""
    known = table.below.setdefault(step, [])
    known.extend([other for other in below if other not in known])
