"""Readings of what one dig site is."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from digsite.games.excavation_earth.rules import DigSites, EarthRules
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Reading

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class Location(Reading["Earth"]):
    """EE-MAP-R3 as in 000 and 004: a location is one dig site, however many glyphs it shows."""

    def __init__(self) -> None:
        super().__init__("location")


class Glyph(Reading["Earth"]):
    """EE-MAP-R3 as in 001: each glyph of a location is a dig site of its own."""

    def __init__(self) -> None:
        super().__init__("glyph")

    def install(self, rules: Rules[Earth]) -> None:
        cast(EarthRules, rules).dig_sites = SiteOfEachType()


class SiteOfEachType(DigSites):
    """Every type of artefact has a dig site of its own."""

    def differ(self, s: Earth, first: int, second: int) -> bool:
        return first != second
