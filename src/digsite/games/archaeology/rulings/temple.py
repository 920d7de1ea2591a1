"""Readings of how many looks into the Temple sales earn."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from digsite.games.archaeology.monuments.temple import Temple, TempleLooks
from digsite.games.archaeology.refusals import no
from digsite.games.archaeology.rules import DigRules
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Reading

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig


class EachSet(Reading["Dig"]):
    """AR-TEMPLE-R1: a look for each set that is sold."""

    def __init__(self) -> None:
        super().__init__("each-set")


class OnceATurn(Reading["Dig"]):
    """AR-TEMPLE-R1: at most one look a turn, after any one of its sales."""

    def __init__(self) -> None:
        super().__init__("once-a-turn")

    def install(self, rules: Rules[Dig]) -> None:
        cast(Temple, cast(DigRules, rules).monument).looks = OneLook()


class OneLook(TempleLooks):
    """A sale earns a look until one has been taken this turn; one that was declined may be had after the next sale."""

    def earned(self, s: Dig) -> bool:
        return not s.looked

    def refusal(self, s: Dig) -> Refusal:
        return no(s, "AR-TEMPLE-R1", "one-look-a-turn")
