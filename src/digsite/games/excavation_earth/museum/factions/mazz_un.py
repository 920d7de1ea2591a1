"""Admiralty of Mazz-Un, the Commanders: a Command also digs up one artefact (MU-COMMANDER)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from digsite.games.excavation_earth.codes import DONE
from digsite.games.excavation_earth.kinds import N_COLOURS
from digsite.games.excavation_earth.museum.kinds import MAZZ_UN
from digsite.games.excavation_earth.refusals import concerns, elsewhere
from digsite.games.excavation_earth.rules import SAMPLES, Faction
from digsite.games.excavation_earth.steps.excavate import dig_up, digs, refuse_dig
from digsite.games.excavation_earth.steps.samples import pack_tiles
from digsite.games.excavation_earth.vocabulary import DIGS
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


@mypyc_attr(allow_interpreted_subclasses=True)
class DigTime:
    """When the Commanders dig with the card of a Command."""

    def begin(self, s: Earth, seat: int, colour: int) -> None:
        """The action begins: they dig when its steps are done (MU-COMMANDER-R1)."""
        s.push(s.rules.step_id(BONUS_DIG), seat, colour)

    def open(self, s: Earth, seat: int, colour: int) -> None:
        """Its steps are about to be asked."""


class MazzUn(Faction):
    """MU-COMMANDER-01, -03, -R4: with the same card, as part of the same action; their Excavate is everybody's."""

    def __init__(self) -> None:
        super().__init__(MAZZ_UN)
        self.time: DigTime = DigTime()

    def begin_command(self, s: Earth, seat: int, colour: int) -> None:
        self.time.begin(s, seat, colour)

    def open_command(self, s: Earth, seat: int, colour: int) -> None:
        self.time.open(s, seat, colour)


BONUS_DIG: Final = "bonus_dig"


class BonusDig(Step["Earth"]):
    """After the Command: one tile of the card's colour (`a`) from a site with an own explorer, or none.

    MU-COMMANDER-02, -04, -R1 to -R3, -R5: one, whatever else reaches further; judged on the position as it is now, even
    if the Command had no step.
    """

    def __init__(self) -> None:
        super().__init__(BONUS_DIG, ["MU-COMMANDER-01", "MU-COMMANDER-02", "MU-COMMANDER-04", "MU-COMMANDER-R3"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return digs(s, f.seat, f.a)

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code != DONE:
            s.push(SAMPLES, f.seat, pack_tiles(DIGS.tile(code), -1))
            dig_up(s, f.seat, DIGS.tile(code))

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"colour": f.a}

    def flaw(self, s: Earth, f: Frame) -> str:
        if s.rules.factions[f.seat].number != MAZZ_UN or not 0 <= f.a < N_COLOURS:
            return "only the Commanders dig after a Command (MU-COMMANDER-01)"
        return ""

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not concerns(s, DIGS, code):
            return elsewhere(s, f, code)
        return refuse_dig(s, f.seat, DIGS.tile(code), f.a)
