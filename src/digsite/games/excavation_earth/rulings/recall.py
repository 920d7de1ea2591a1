"""Readings of when an envoy can be recalled."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from digsite.games.excavation_earth.rules import EarthRules, Recalls
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Reading

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class Always(Reading["Earth"]):
    """EE-COMMAND-R2: an envoy can be recalled in every round; in round 1 there is no ability."""

    def __init__(self) -> None:
        super().__init__("always")


class WithCard(Reading["Earth"]):
    """EE-COMMAND-R2 otherwise: only where a command card lies, so not in round 1."""

    def __init__(self) -> None:
        super().__init__("with-card")

    def install(self, rules: Rules[Earth]) -> None:
        cast(EarthRules, rules).recalls = RecallToACard()


class RecallToACard(Recalls):
    """From round 2 on a card lies at each centre (EE-PREP-03, -05)."""

    def allowed(self, s: Earth) -> bool:
        return len(s.command) > 0
