"""What is in the box: a component pack with the figures of the base game and of every module."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from digsite.games.excavation_earth import pack
from digsite.games.excavation_earth.museum import figures as museum_figures
from digsite.games.excavation_earth.solo import figures
from digsite.kernel.data import Sheet

STANDARD: Final = Path(__file__).parent / "data" / "standard.toml"
TABLES: Final[list[str]] = [*pack.TABLES, figures.TABLE, *museum_figures.TABLES]


class Box(pack.Pack):
    """A component pack, whole."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet, TABLES)
        self.zu: Final = figures.ZuFigures(self, sheet)
        self.museum: Final = museum_figures.MuseumFigures(self, sheet, self.zu.initiative)

    @staticmethod
    def load(path: str | None) -> Box:
        """The pack in that file, or the standard one."""
        return Box(Sheet.load(STANDARD if path is None else Path(path)))
