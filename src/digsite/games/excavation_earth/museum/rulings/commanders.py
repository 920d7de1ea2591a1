"""Readings of the Excavate that comes with a Command of the Commanders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from digsite.games.excavation_earth.codes import DONE
from digsite.games.excavation_earth.kinds import N_COLOURS
from digsite.games.excavation_earth.museum.factions.mazz_un import BONUS_DIG, DigTime, MazzUn
from digsite.games.excavation_earth.museum.kinds import M6, MAZZ_UN
from digsite.games.excavation_earth.museum.mysteries.dig import NOTHING_FOLLOWS, MysteryFirst
from digsite.games.excavation_earth.museum.rulings.parts import faction_of
from digsite.games.excavation_earth.refusals import concerns, elsewhere
from digsite.games.excavation_earth.rules import COMMANDING, SAMPLES, EarthRules
from digsite.games.excavation_earth.steps.excavate import dig_up, digs, refuse_dig
from digsite.games.excavation_earth.steps.samples import pack_tiles
from digsite.games.excavation_earth.vocabulary import DIGS
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Reading
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

EARLY_DIG: Final = "early_dig"


class CommandFirst(Reading["Earth"]):
    """MU-COMMANDER-R1: the steps of the Command first, then the Excavate."""

    def __init__(self) -> None:
        super().__init__("command-first")


class EitherOrder(Reading["Earth"]):
    """MU-COMMANDER-R1: the Excavate before the steps of the Command, or after them."""

    def __init__(self) -> None:
        super().__init__("either-order")

    def install(self, rules: Rules[Earth]) -> None:
        table = cast(EarthRules, rules)
        commanders = [faction_of(board) for board in table.factions]
        for faction in commanders:
            if isinstance(faction, MazzUn):
                faction.time = EitherTime()
                early = table.add_step(EarlyDig())
                table.below[early] = [COMMANDING]
                if M6 in cast("list[str]", table.options["modules"]):
                    table.wrap(MysteryFirst(EARLY_DIG, NOTHING_FOLLOWS))


class EitherTime(DigTime):
    """Asked before the steps; who does not dig then is asked again after them."""

    def begin(self, s: Earth, seat: int, colour: int) -> None:
        pass

    def open(self, s: Earth, seat: int, colour: int) -> None:
        s.push(s.rules.step_id(EARLY_DIG), seat, colour)


class EarlyDig(Step["Earth"]):
    """Before the steps of a Command: one tile of the card's colour (`a`), or none yet (MU-COMMANDER-R1)."""

    def __init__(self) -> None:
        super().__init__("early_dig", ["MU-COMMANDER-R1", "MU-COMMANDER-01", "MU-COMMANDER-02", "MU-COMMANDER-04"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return digs(s, f.seat, f.a)

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code == DONE:
            self.skip(s, f)
        else:
            s.push(SAMPLES, f.seat, pack_tiles(DIGS.tile(code), -1))
            dig_up(s, f.seat, DIGS.tile(code))

    def skip(self, s: Earth, f: Frame) -> None:
        """The steps wait on top of the agenda; what comes after them goes below."""
        s.agenda.insert(len(s.agenda) - 1, Frame(s.rules.step_id(BONUS_DIG), f.seat, f.a))

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"colour": f.a}

    def flaw(self, s: Earth, f: Frame) -> str:
        if s.rules.factions[f.seat].number != MAZZ_UN or not 0 <= f.a < N_COLOURS:
            return "only the Commanders dig with a Command (MU-COMMANDER-01)"
        bonus = s.rules.step_id(BONUS_DIG)
        if any(g.step == bonus or (g.step == COMMANDING and g.b != 0) for g in s.agenda):
            return "the Excavate comes once, before all steps of the Command or after them (MU-COMMANDER-R1)"
        return ""

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not concerns(s, DIGS, code):
            return elsewhere(s, f, code)
        return refuse_dig(s, f.seat, DIGS.tile(code), f.a)
