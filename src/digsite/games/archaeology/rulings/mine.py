"""Readings of how drawing in the Mine begins and ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from digsite.games.archaeology.monuments.mine import MINE_LIMIT, Mine, MineEntry, MineFill
from digsite.games.archaeology.rules import DigRules
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Reading

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig


class FirstCardDrawn(Reading["Dig"]):
    """AR-MINE-R1: the first card must be drawn."""

    def __init__(self) -> None:
        super().__init__("first-card")


class MayStopAtNone(Reading["Dig"]):
    """AR-MINE-R1: a player may stop before the first card; then he gets nothing for his Map."""

    def __init__(self) -> None:
        super().__init__("may-stop")

    def install(self, rules: Rules[Dig]) -> None:
        mine_of(rules).entry = AskFirst()


class AskFirst(MineEntry):
    """The explorer is asked before every card."""

    def begin(self, s: Dig, mine: Mine, seat: int, chamber: int) -> None:
        s.push(mine.draw, seat, chamber)

    def flaw(self) -> str:
        return ""


class PlayerStops(Reading["Dig"]):
    """AR-MINE-R3: at exactly five the player says whether to stop."""

    def __init__(self) -> None:
        super().__init__("player-stops")


class StopsAtFive(Reading["Dig"]):
    """AR-MINE-R3: at exactly five the draw ends, for any further card is too much."""

    def __init__(self) -> None:
        super().__init__("stops-at-five")

    def install(self, rules: Rules[Dig]) -> None:
        mine_of(rules).fill = FullAtFive()


class FullAtFive(MineFill):
    """No treasure is worth less than one (AR-DATA-12)."""

    def stops(self, value: int) -> bool:
        return value == MINE_LIMIT


def mine_of(rules: Rules[Dig]) -> Mine:
    """The Mine, where it is the monument in play; a ruling on it is installed nowhere else."""
    return cast(Mine, cast(DigRules, rules).monument)
