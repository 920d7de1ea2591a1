"""Is'sisinui, the Psychics: their Survey draws a third tile, and one may be stored for free."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.codes import DONE
from digsite.games.excavation_earth.events import STORED
from digsite.games.excavation_earth.kinds import ISSISINUI
from digsite.games.excavation_earth.refusals import concerns, elsewhere, no, no_with
from digsite.games.excavation_earth.rules import FREE_TILE, SURVEY_BUY, Faction
from digsite.games.excavation_earth.tiles import room, stow_find, tile_choices
from digsite.games.excavation_earth.vocabulary import PURCHASES, STORINGS
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class Issisinui(Faction):
    """EE-FACTION-04, -09: three tiles in place of two; the rest of Survey is as it is."""

    def __init__(self) -> None:
        super().__init__(ISSISINUI)
        self.survey_tiles = 3

    def after_laying(self, s: Earth, seat: int) -> None:
        s.push(FREE_TILE, seat)


class FreeTile(Step["Earth"]):
    """One of the tiles left may be stored in the cargo hold for free, or none.

    EE-FACTION-05 to -08, -R1, -R3: one at most; another may still be bought, if there is room for both. EE-FACTION-R2,
    -R4: where it may be sampled, that is after the purchase, which learns of it by its `a`.
    """

    def __init__(self) -> None:
        super().__init__("free_tile", ["EE-FACTION-05", "EE-FACTION-06", "EE-FACTION-07", "EE-FACTION-R1"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        if len(s.surveyed) == 0 or room(s, f.seat) == 0:
            return []
        return [DONE, *tile_choices(s.surveyed, STORINGS)]

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code == DONE:
            self.skip(s, f)
            return
        kind = STORINGS.tile(code)
        s.surveyed.remove(kind)
        s.emit(STORED, f.seat, kind)
        s.push(SURVEY_BUY, f.seat, s.rules.free_tiles.remembered(kind))
        stow_find(s, f.seat, kind)

    def skip(self, s: Earth, f: Frame) -> None:
        s.push(SURVEY_BUY, f.seat)

    def flaw(self, s: Earth, f: Frame) -> str:
        return "" if s.rules.factions[f.seat].number == ISSISINUI else "only Is'sisinui store a tile for free"

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not concerns(s, STORINGS, code):
            if concerns(s, PURCHASES, code):
                return no(s, "EE-FACTION-05", "free-tile-first")
            return elsewhere(s, f, code)
        return no_with(s, "EE-FACTION-05", "not-surveyed", "artefact", STORINGS.tile(code))
