"""Readings of what the factions can do."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from digsite.games.excavation_earth.factions.gul import BuyFirst
from digsite.games.excavation_earth.rules import SAMPLES, SELL_REGION, EarthRules, FreeTiles, OneExplorer
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Reading

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class FreeTileUnsampled(Reading["Earth"]):
    """EE-FACTION-R2 as printed: a Survey gives a sample of the tile that is bought, not of the Psychics' free one."""

    def __init__(self) -> None:
        super().__init__("no-sample")


class FreeTileSampled(Reading["Earth"]):
    """EE-FACTION-R2 otherwise: the free tile may be sampled like a bought one."""

    def __init__(self) -> None:
        super().__init__("sample")

    def install(self, rules: Rules[Earth]) -> None:
        cast(EarthRules, rules).free_tiles = SampledFreeTiles()


class SampledFreeTiles(FreeTiles):
    """The purchase is told of the tile, for the samples that follow."""

    def remembered(self, kind: int) -> int:
        return kind + 1


class PurchaseSampled(Reading["Earth"]):
    """EE-FACTION-R8: what the Smugglers acquire before a sale may be sampled, as after Smuggle."""

    def __init__(self) -> None:
        super().__init__("sample")


class PurchaseUnsampled(Reading["Earth"]):
    """EE-FACTION-R8 otherwise: the ability speaks of no sample, so there is none."""

    def __init__(self) -> None:
        super().__init__("no-sample")

    def install(self, rules: Rules[Earth]) -> None:
        rules.replace_step(BuyOnly())
        cast(EarthRules, rules).below[SAMPLES].remove(SELL_REGION)


class BuyOnly(BuyFirst):
    """Nothing follows the purchase but the sale."""

    def bought(self, s: Earth, seat: int, kind: int) -> None:
        """There is no sample."""


class OneIsUsed(Reading["Earth"]):
    """EE-FACTION-R11: the Excavators use one explorer, wherever the others stand."""

    def __init__(self) -> None:
        super().__init__("one-used")


class OneInRegion(Reading["Earth"]):
    """EE-FACTION-R11 otherwise: the Excavators' ability needs exactly one explorer in the region."""

    def __init__(self) -> None:
        super().__init__("one-in-region")

    def install(self, rules: Rules[Earth]) -> None:
        cast(EarthRules, rules).one_explorer = AloneInRegion()


class AloneInRegion(OneExplorer):
    """No other own explorer stands on a dig site of that region."""

    def holds(self, s: Earth, seat: int, site: int) -> bool:
        colours = s.rules.pack.dig_colour
        return sum(1 for place in s.explorers[seat] if colours[place] == colours[site]) == 1
