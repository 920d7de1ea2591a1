"""What is in the box: a component pack with the figures of the base game and of every module."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from digsite.games.excavation_earth import pack
from digsite.games.excavation_earth.kinds import EXTRA, N_TYPES, NOWHERE
from digsite.games.excavation_earth.museum import figures as museum_figures
from digsite.games.excavation_earth.museum.boxes import figures as box_figures
from digsite.games.excavation_earth.solo import figures
from digsite.kernel.data import Sheet

HERE: Final = Path(__file__).parent / "data"
STANDARD: Final = HERE / "standard.toml"
STANDARD_BOXES: Final = HERE / "pretty_boxes.toml"
"""The pretty boxes of packs that do not say what theirs are like."""
TABLES: Final[list[str]] = [*pack.TABLES, figures.TABLE, *museum_figures.TABLES, box_figures.TABLE]


class Box(pack.Pack):
    """A component pack, whole."""

    def __init__(self, sheet: Sheet, promo: bool = False) -> None:
        super().__init__(sheet, TABLES)
        self.sheet: Final = sheet
        self.zu: Final = figures.ZuFigures(self, sheet)
        self.museum: Final = museum_figures.MuseumFigures(self, sheet, self.zu.initiative)
        own = box_figures.TABLE in sheet.data
        source = sheet if own else Sheet.load(STANDARD_BOXES)
        self.pretty: Final = box_figures.BoxFigures(self, source.table(box_figures.TABLE), own)
        self._boxed: Box | None = None
        if promo:
            self._add_boxes(source)

    def _add_boxes(self, source: Sheet) -> None:
        """The pretty boxes become kinds of tile: in the lists by kind they stand behind all others."""
        for _ in range(N_TYPES, EXTRA):
            self.copies.append(0)
            self.values.append(0)
            self.site_of.append(NOWHERE)
        self.copies.extend(self.pretty.copies)
        self.values.extend(self.pretty.values)
        self.site_of.extend(self.pretty.sites)
        self.digest = "sha256:" + hashlib.sha256(f"{self.sheet.digest} {source.digest}".encode()).hexdigest()[:16]

    def boxed(self) -> Box:
        """The same pack as it is in games with pretty boxes: their tiles are among its own, and its digest says so."""
        if self._boxed is None:
            self._boxed = Box(self.sheet, True)
        return self._boxed

    @staticmethod
    def load(path: str | None) -> Box:
        """The pack in that file, or the standard one."""
        return Box(Sheet.load(STANDARD if path is None else Path(path)))
