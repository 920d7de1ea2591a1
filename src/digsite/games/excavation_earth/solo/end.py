"""The end of a solo game: what is left in the holds, and who has won (ZU-END, ZU-HARD-15, -16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.kinds import hold_of, kind_of
from digsite.games.excavation_earth.rules import Referee
from digsite.games.excavation_earth.solo.events import LEFT_OVER, ZU_LEFT
from digsite.games.excavation_earth.solo.fail import LEFT_OVERS
from digsite.games.excavation_earth.solo.ladder import HUMAN, ZU
from digsite.games.excavation_earth.solo.part import zu_of
from digsite.games.excavation_earth.solo.priorities import held_tiles, tile_value
from digsite.games.excavation_earth.steps.score import score_galleries
from digsite.kernel.frame import Frame
from digsite.kernel.rules import Wrapper

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class SoloEnd(Wrapper["Earth"]):
    """Galleries as in the base game; then Zu's tiles count their values, and with switch H4 the human's cost theirs.

    ZU-END-01 to -03, -06, -07. ZU-HARD-15, -16, -R7: that may leave the human below 0.
    """

    def __init__(self) -> None:
        super().__init__("game_end", ["ZU-END-01", "ZU-END-02", "ZU-END-03", "ZU-END-07", "ZU-HARD-15"])

    def skip(self, s: Earth, f: Frame) -> None:
        score_galleries(s)
        for tile in held_tiles(s):
            credits = tile_value(s, tile)
            s.gain(ZU, LEFT_OVERS, credits)
            s.emit(ZU_LEFT, ZU, kind_of(tile), hold_of(tile), credits)
        if zu_of(s).switches.left_overs_cost:
            for hold, tiles in enumerate((s.cargo[HUMAN], s.hidden[HUMAN])):
                for kind in tiles:
                    credits = s.rules.pack.values[kind]
                    s.gain(HUMAN, LEFT_OVERS, -credits)
                    s.emit(LEFT_OVER, HUMAN, kind, hold, -credits)


class SoloReferee(Referee):
    """The human wins with more credits than Zu, and only then (ZU-END-04, -05, -R1)."""

    def judge(self, s: Earth) -> tuple[list[int], str]:
        if s.credits[HUMAN] > s.credits[ZU]:
            return [1, 2], "beat-zu"
        return [2, 1], "zu-level" if s.credits[HUMAN] == s.credits[ZU] else "zu-ahead"

    def may_owe(self, s: Earth, player: int) -> bool:
        return player == HUMAN and s.over and zu_of(s).switches.left_overs_cost
