"""Module 8 as a module: what it adds to the table of rules, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from digsite.games.excavation_earth.museum.codes import POPUP_SPANS
from digsite.games.excavation_earth.museum.common.module import bring_spans, lies_upon
from digsite.games.excavation_earth.museum.figures import MuseumFigures
from digsite.games.excavation_earth.museum.popups.activate import ActAtPopups, Activate, AfterAction, Give
from digsite.games.excavation_earth.museum.popups.part import Popups
from digsite.games.excavation_earth.museum.popups.place import PrepareAndPopUp
from digsite.games.excavation_earth.read import TURN_ENDS
from digsite.games.excavation_earth.rules import ACT, NEXT_TURN, REASSIGN, SAMPLES, TRAVELLING, EarthRules
from digsite.kernel.rules import Module, Rules

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

WHEN: Final[dict[str, str]] = {"activate": "MU-ACTIVATE-01", "give": "MU-DEMAND-01"}


class PopUpMarkets(Module["Earth"]):
    """Cards placed beside dig sites, and what can be done there (MU-COMP-05). It is installed last: whatever can wait
    for an action then also waits upon what follows it."""

    def __init__(self, figures: MuseumFigures) -> None:
        super().__init__("pop-up-markets")
        self.figures: Final = figures

    def install(self, rules: Rules[Earth]) -> None:
        table = cast(EarthRules, rules)
        table.parts.append(Popups(self.figures))
        bring_spans(table, [span.name for span in POPUP_SPANS], WHEN)
        act = ActAtPopups()
        act.rules.extend(table.innermost("act").rules)
        table.wrap(act)
        table.wrap(PrepareAndPopUp())
        table.plain.remove(ACT)
        after = table.add_step(AfterAction())
        for step, below in table.below.items():
            if step != TRAVELLING and ACT in below and NEXT_TURN in below:  # MU-ACTIVATE-02
                below.append(after)
        table.below[after] = TURN_ENDS.copy()
        activate = table.add_step(Activate())
        give = table.add_step(Give())
        table.below[activate] = TURN_ENDS.copy()
        table.below[give] = TURN_ENDS.copy()
        gain = table.step_id("gain_broker")
        for key in ("gain_broker", "keep_re"):
            lies_upon(table, table.step_id(key), [*TURN_ENDS, gain])
        for step in (give, gain, table.step_id("keep_re"), table.step_id("stow"), SAMPLES, REASSIGN):
            lies_upon(table, step, [activate])  # MU-ACTIVATE-R2
        table.pairs.append(after)
