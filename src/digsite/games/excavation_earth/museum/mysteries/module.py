"""Module 6 as a module: what it adds to the table of rules, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from digsite.games.excavation_earth.events import (
    ACQUIRED,
    ACQUIRED_FIRST,
    BOUGHT,
    CENTRE_PRIZE,
    EARNED_RANK,
    OFFLOADED,
    QUIETLY_SOLD,
)
from digsite.games.excavation_earth.kinds import N_COMMAND_CARDS
from digsite.games.excavation_earth.museum.codes import MYSTERY_SPANS
from digsite.games.excavation_earth.museum.common.module import END_SCORED, bring_spans, lies_upon
from digsite.games.excavation_earth.museum.common.tasks import tasks_of
from digsite.games.excavation_earth.museum.figures import MuseumFigures
from digsite.games.excavation_earth.museum.kinds import AS_CUSTODIAN, N_RE, RESEARCH_GRANT, TALENT_AGENCY
from digsite.games.excavation_earth.museum.mysteries.analyse import CommandAndAnalyse
from digsite.games.excavation_earth.museum.mysteries.cards import KeepRe, ScoreRe
from digsite.games.excavation_earth.museum.mysteries.dig import (
    FOLLOWS_FIRST,
    NOTHING_FOLLOWS,
    Custodian,
    MysteryByNight,
    MysteryFirst,
    MysterySecond,
    Stow,
)
from digsite.games.excavation_earth.museum.mysteries.equipment import EquippedBoard
from digsite.games.excavation_earth.museum.mysteries.extras import (
    BulkSale,
    BuyerAndMore,
    RoundOfContacts,
    SecondBuyer,
)
from digsite.games.excavation_earth.museum.mysteries.grants import HireTalent, ResearchGrant, TakeGrant, TalentAgency
from digsite.games.excavation_earth.museum.mysteries.offload import QuietMysteries, SmuggleMysteries
from digsite.games.excavation_earth.museum.mysteries.part import Mysteries
from digsite.games.excavation_earth.museum.mysteries.supply import CountingReferee, MixedSupply
from digsite.games.excavation_earth.read import GROUND, TURN_ENDS
from digsite.games.excavation_earth.rules import (
    COMMANDING,
    DIG_SECOND,
    NEXT_ROUND,
    NIGHT_DIG,
    REASSIGN,
    SAMPLES,
    SURVEY_BUY,
    EarthRules,
)
from digsite.kernel.events import EventKind
from digsite.kernel.rules import Module, Rules

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

WHEN: Final[dict[str, str]] = {
    "stow": "MU-RECARD-04",
    "dig-mystery": "MU-CUSTODIAN-01",
    "analyse": "MU-ANALYSE-01",
    "offload-mystery": "MU-OFFLOAD-01",
    "keep-re": "MU-ANALYSE-04",
}
CHANGED: Final[list[tuple[EventKind, str]]] = [
    (EARNED_RANK, "MU-RECARD-05"),
    (ACQUIRED, "MU-RECARD-09"),
    (ACQUIRED_FIRST, "MU-RECARD-09"),
    (OFFLOADED, "MU-RECARD-10"),
    (QUIETLY_SOLD, "MU-RECARD-10"),
    (BOUGHT, "MU-RECARD-12"),
    (CENTRE_PRIZE, "MU-RECARD-13"),
]
"""What a reverse engineering card may change the credits of."""


class MysteriousArtefacts(Module["Earth"]):
    """Tiles in the piles, custodians, analysis, reverse engineering cards, two command cards (MU-MYSTSETUP-01 to -06).

    `museum`: whether the cards with the museum icon are in play (MU-MUSETUP-01).
    """

    def __init__(self, figures: MuseumFigures, museum: bool) -> None:
        super().__init__("mysterious-artefacts")
        self.figures: Final = figures
        self.museum: Final = museum

    def install(self, rules: Rules[Earth]) -> None:
        table = cast(EarthRules, rules)
        figures = self.figures
        in_play = 0
        for card in range(N_RE):
            if self.museum or not figures.re_museum[card]:
                in_play |= 1 << card
        table.parts.append(Mysteries(table.n_players, figures, in_play))
        bring_spans(table, [span.name for span in MYSTERY_SPANS], WHEN)
        table.supply = MixedSupply()
        if table.n_players == table.n_seats:
            table.referee = CountingReferee()
        for player in range(table.n_players):
            table.factions[player] = EquippedBoard(table.factions[player])
        for kind, rule in CHANGED:
            table.cited[kind.name] = [*table.cites(kind), rule]
        tasks_of(table)[AS_CUSTODIAN] = Custodian()
        self._steps(table)
        self._command_cards(table)
        table.on(END_SCORED, ScoreRe())

    def _steps(self, table: EarthRules) -> None:
        gain = table.step_id("gain_broker")
        table.wrap(MysteryFirst("dig_first", FOLLOWS_FIRST))
        table.wrap(MysterySecond())
        table.wrap(MysteryByNight())
        if table.step_id("bonus_dig") >= 0:
            table.wrap(MysteryFirst("bonus_dig", NOTHING_FOLLOWS))
        table.wrap(CommandAndAnalyse())
        table.wrap(SmuggleMysteries())
        table.wrap(QuietMysteries())
        table.wrap(BuyerAndMore())
        table.wrap(BulkSale())
        table.wrap(RoundOfContacts())
        second = table.add_step(SecondBuyer())
        table.below[second] = TURN_ENDS.copy()
        stow = table.add_step(Stow())
        table.below[stow] = [*TURN_ENDS, DIG_SECOND, NIGHT_DIG, SAMPLES, SURVEY_BUY, COMMANDING]
        keep = table.add_step(KeepRe())
        table.below[keep] = [COMMANDING]
        table.any_seat.extend([keep, NEXT_ROUND])
        lies_upon(table, NEXT_ROUND, [GROUND])
        lies_upon(table, gain, [NEXT_ROUND, gain, COMMANDING])
        lies_upon(table, REASSIGN, [DIG_SECOND, NIGHT_DIG])

    def _command_cards(self, table: EarthRules) -> None:
        """MU-MYSTSETUP-03, -10; the cards with the museum icon come with the museum (MU-MYSTSETUP-04)."""
        figures = self.figures
        grant = table.add_step(TakeGrant())
        talent = table.add_step(HireTalent())
        for step in (grant, talent):
            table.below[step] = [COMMANDING]
        white = figures.command_white
        yellow = figures.command_yellow
        i = RESEARCH_GRANT - N_COMMAND_CARDS
        table.add_ability(ResearchGrant(white[i], yellow[i], grant), self.museum or not figures.command_museum[i])
        i = TALENT_AGENCY - N_COMMAND_CARDS
        table.add_ability(TalentAgency(white[i], yellow[i], talent), self.museum or not figures.command_museum[i])
