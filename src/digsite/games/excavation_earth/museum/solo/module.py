"""The solo changes as a module: what they add to the table of rules, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from digsite.games.excavation_earth.kinds import N_TYPES
from digsite.games.excavation_earth.museum.common.module import lies_upon
from digsite.games.excavation_earth.museum.common.researchers import best_spaces
from digsite.games.excavation_earth.museum.figures import MuseumFigures
from digsite.games.excavation_earth.museum.kinds import M6, M7, ZU_SOURCES
from digsite.games.excavation_earth.museum.solo.crew import CREW, ZuCrew
from digsite.games.excavation_earth.museum.solo.events import ZU_POSTED
from digsite.games.excavation_earth.museum.solo.exhibit import ColumnDoneForBoth, ZuBenefit, ZuCurator, ZuSecond
from digsite.games.excavation_earth.museum.solo.ways import MuseumWays, MysteryWays, ScarceWays, museum_pool
from digsite.games.excavation_earth.rules import NEXT_TURN, EarthRules
from digsite.games.excavation_earth.solo.decks import one_set
from digsite.games.excavation_earth.solo.figures import ZuFigures
from digsite.games.excavation_earth.solo.ladder import ZU
from digsite.games.excavation_earth.solo.ways import ZuWays
from digsite.kernel.frame import Frame
from digsite.kernel.rules import Module, Rules, Wrapper

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


def ways_with(zu: ZuFigures, figures: MuseumFigures, modules: list[str]) -> ZuWays:
    """How Zu plays with these modules, or with none of them but the scarcity alone (MU-SOLO-01 to -03)."""
    if M7 in modules:
        return MuseumWays(museum_pool(zu.cards, figures.zu_cards))
    if M6 in modules:
        return MysteryWays(one_set(zu.cards))
    return ScarceWays(one_set(zu.cards))


class ScarceZu(Module["Earth"]):
    """24 cubes; with modules in play also the end of the game, and with the museum Zu's part in it.

    `expanded`: whether a module is in play, and not just these rules with the base game (MU-SOLO-R1, MU-ZUEND-R2).
    """

    def __init__(self, modules: list[str], expanded: bool) -> None:
        super().__init__("scarce-zu")
        self.modules: Final = modules
        self.expanded: Final = expanded

    def install(self, rules: Rules[Earth]) -> None:
        table = cast(EarthRules, rules)
        museum = M7 in self.modules
        table.crew[ZU] = CREW
        table.parts.append(ZuCrew(len(table.sources), museum))
        table.sources.extend(ZU_SOURCES)
        if self.expanded:
            table.wrap(ZuFillsUp())
        if museum:
            self._museum(table)

    def _museum(self, table: EarthRules) -> None:
        column = table.step_id("column_done")
        table.steps[column] = ColumnDoneForBoth()
        action = table.step_id("zu_action")
        curator = table.add_step(ZuCurator())
        second = table.add_step(ZuSecond())
        benefit = table.add_step(ZuBenefit())
        table.below[curator] = [NEXT_TURN, action]
        table.below[second] = [curator]
        waiting = [second, curator, benefit]
        lies_upon(table, benefit, [*table.below[column], *waiting])
        table.any_seat.append(benefit)
        for key in ("move_crew", "move_crew_to", "retrieve"):
            lies_upon(table, table.step_id(key), waiting)


class ZuFillsUp(Wrapper["Earth"]):
    """Before the galleries are scored Zu's unused cubes become guards, where they bring most (MU-ZUEND-01 to -03, -R1
    to -R4)."""

    def __init__(self) -> None:
        super().__init__("game_end", ["MU-ZUEND-01", "MU-ZUEND-02", "MU-ZUEND-R3"])

    def skip(self, s: Earth, f: Frame) -> None:
        chosen = best_spaces(s.rules.pack, s.guards[ZU], s.cubes[ZU])
        for kind in range(N_TYPES):
            if (chosen >> kind) & 1:
                s.emit(ZU_POSTED, ZU, kind)
        s.guards[ZU] = s.guards[ZU] | chosen
        s.cubes[ZU] = s.cubes[ZU] - chosen.bit_count()
        self.inner.skip(s, f)
