"""Module 7 as a module: what it adds to the table of rules, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from digsite.games.excavation_earth.kinds import N_COMMAND_CARDS
from digsite.games.excavation_earth.museum.codes import EXHIBIT_SPANS
from digsite.games.excavation_earth.museum.codes import SPAN as MUSEUM_SPAN
from digsite.games.excavation_earth.museum.common.brokers import BrokeredColour, SendBroker
from digsite.games.excavation_earth.museum.common.module import END_SCORED, bring_spans, lies_upon
from digsite.games.excavation_earth.museum.common.tasks import tasks_of
from digsite.games.excavation_earth.museum.exhibits.columns import (
    ColumnDone,
    MoveCrew,
    MoveCrewTo,
    Retrieve,
    ScoreGuides,
)
from digsite.games.excavation_earth.museum.exhibits.curators import ExhibitEnd, NewCurator, PickCurator
from digsite.games.excavation_earth.museum.exhibits.exhibit import Exhibit, Exhibiting
from digsite.games.excavation_earth.museum.exhibits.part import Museum
from digsite.games.excavation_earth.museum.exhibits.send import Guide, Hang, UseMindBrush
from digsite.games.excavation_earth.museum.exhibits.setup import (
    FIRST_CURATOR,
    SECOND_CURATOR,
    FillQueuesSeen,
    FirstCurator,
    LayExhibition,
    SecondCurator,
)
from digsite.games.excavation_earth.museum.exhibits.viewing import (
    AcquisitionsBoard,
    PrivateViewing,
    ReplaceCurators,
    View,
)
from digsite.games.excavation_earth.museum.figures import MuseumFigures
from digsite.games.excavation_earth.museum.kinds import ACQUISITIONS_BOARD, AS_GUIDE, PRIVATE_VIEWING
from digsite.games.excavation_earth.read import TURN_ENDS
from digsite.games.excavation_earth.rules import COMMANDING, REASSIGN, SAMPLES, SET_UP, EarthRules
from digsite.games.excavation_earth.steps.turn import Act
from digsite.kernel.rules import Module, Rules

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

WHEN: Final[dict[str, str]] = {
    "exhibit": "EE-TURN-08",
    "show": "MU-EXHIBIT-06",
    "hang": "MU-TILE-02",
    "match": "MU-RECARD-16",
    "curator": "MU-CURATOR-04",
    "replace-curator": "MU-CMDCARD-04",
    "retrieve": "MU-COLUMN-08",
}


class GalacticMuseum(Module["Earth"]):
    """The museum board, the Exhibit action and two command cards. MU-CURATOR-08, -09: the preparation leaves it be."""

    def __init__(self, figures: MuseumFigures) -> None:
        super().__init__("galactic-museum")
        self.figures: Final = figures

    def install(self, rules: Rules[Earth]) -> None:
        table = cast(EarthRules, rules)
        table.parts.append(Museum(table.n_players, self.figures))
        bring_spans(table, [span.name for span in EXHIBIT_SPANS], WHEN)
        table.replace_setup(FillQueuesSeen())
        for part in (LayExhibition(), FirstCurator(), SecondCurator()):
            table.setup_before("begin", part)
        table.asking.extend([FIRST_CURATOR, SECOND_CURATOR])
        tasks_of(table)[AS_GUIDE] = Guide()
        send = cast(SendBroker, table.steps[table.step_id("send_broker")])
        act = cast(Act, table.innermost("act"))
        act.add(BrokeredColour(Exhibit(), MUSEUM_SPAN["exhibit"], send))
        act.rules.insert(act.rules.index("EE-TURN-07") + 1, "MU-EXHIBIT-01")  # beside the eight others: a ninth action
        self._steps(table)
        table.on(END_SCORED, ScoreGuides())

    def _steps(self, table: EarthRules) -> None:
        exhibiting = table.add_step(Exhibiting())
        new_curator = table.add_step(NewCurator())
        end = table.add_step(ExhibitEnd())
        pick = table.add_step(PickCurator())
        hang = table.add_step(Hang())
        brush = table.add_step(UseMindBrush())
        column = table.add_step(ColumnDone())
        move = table.add_step(MoveCrew())
        move_to = table.add_step(MoveCrewTo())
        retrieve = table.add_step(Retrieve())
        viewing = table.add_step(View())
        board = table.add_step(ReplaceCurators())
        gain = table.step_id("gain_broker")
        keep = table.step_id("keep_re")
        waiting = [exhibiting, new_curator, viewing, COMMANDING, SAMPLES, *TURN_ENDS]
        """What can wait while an artefact is sent."""
        table.below[new_curator] = TURN_ENDS.copy()
        table.below[exhibiting] = [new_curator]
        table.below[end] = TURN_ENDS.copy()
        table.below[pick] = [end, SET_UP]
        table.below[hang] = waiting.copy()
        table.below[column] = waiting.copy()
        table.below[brush] = [*waiting, column]
        for step in (move, retrieve):
            table.below[step] = [*waiting, move, retrieve]
        table.below[move_to] = [*waiting, move]
        table.below[viewing] = [COMMANDING]
        table.below[board] = [COMMANDING]
        lies_upon(table, gain, [*waiting, column])
        lies_upon(table, keep, [*waiting, column])
        lies_upon(table, REASSIGN, waiting)
        table.any_seat.extend([pick, move, move_to, retrieve])
        table.pairs.extend([exhibiting, hang, viewing, board])
        white = self.figures.command_white
        yellow = self.figures.command_yellow
        i = PRIVATE_VIEWING - N_COMMAND_CARDS
        table.add_ability(PrivateViewing(white[i], yellow[i], viewing), True)
        i = ACQUISITIONS_BOARD - N_COMMAND_CARDS
        table.add_ability(AcquisitionsBoard(self.figures, white[i], yellow[i], board), True)
