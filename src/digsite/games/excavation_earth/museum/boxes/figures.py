"""What a component pack says about the pretty boxes, checked (MU-DATA-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.kinds import COLOURS, LOCATIONS, N_COLOURS, NOWHERE
from digsite.kernel.values import shown

if TYPE_CHECKING:
    from digsite.games.excavation_earth.pack import Pack
    from digsite.kernel.data import Row

TABLE: Final = "pretty_boxes"
FIELDS: Final[list[str]] = ["copies", "values", "sites"]
MOST: Final = 8
"""Neither more copies nor a higher value than a type of artefact can have (EE-TILE-02)."""


class BoxFigures:
    """Copies, value and dig site of the pretty box of each colour."""

    def __init__(self, pack: Pack, row: Row, own: bool) -> None:
        """`own`: the pack says so itself. A pack that does not gets the boxes of the standard one; where its map has
        another colour at their sites, they lie on its first dig site of the right one."""
        known: list[str] = []
        for field in FIELDS:
            known += [field, f"{field}_status"]
        row.only(known)
        self.copies: Final = numbers(row, "copies", 0)
        """Tiles of each colour; a colour may have none, but not all five."""
        self.values: Final = numbers(row, "values", 1)
        self.sites: Final[list[int]] = [NOWHERE] * N_COLOURS
        """The dig site on which the box of each colour lies."""
        if sum(self.copies) == 0:
            raise row.wrong("copies", "none at all; leave the option off to play without pretty boxes", "MU-DATA-17")
        names = row.texts("sites", "MU-DATA-17")
        if len(names) != N_COLOURS:
            raise row.wrong("sites", f"{len(names)} dig sites, but there is one for each colour", "MU-DATA-17")
        for colour in range(N_COLOURS):
            place = LOCATIONS.index(names[colour]) if names[colour] in LOCATIONS else NOWHERE
            if not own and pack.dig_colour[place] != colour:
                place = pack.dig_colour.index(colour)
                names[colour] = LOCATIONS[place]
            if place == NOWHERE or pack.dig_colour[place] != colour:
                why = f"{shown(names[colour])} is no {COLOURS[colour]} dig site; number {colour + 1} lies on one"
                raise row.wrong("sites", why, "MU-DATA-17")
            self.sites[colour] = place
        for field, figures in (
            ("copies", [str(n) for n in self.copies]),
            ("values", [str(n) for n in self.values]),
            ("sites", names),
        ):
            sure = row.statuses(f"{field}_status", N_COLOURS)
            for colour in range(N_COLOURS):
                pack.statuses.append(("pretty boxes", f"{field}: {COLOURS[colour]}", figures[colour], sure[colour]))


def numbers(row: Row, field: str, least: int) -> list[int]:
    """A field with one number for each colour."""
    found = row.wholes(field, "MU-DATA-17")
    if len(found) != N_COLOURS:
        raise row.wrong(field, f"{len(found)} numbers, but there is one for each colour", "MU-DATA-17")
    for number in found:
        if not least <= number <= MOST:
            raise row.wrong(field, f"{number} is not from {least} to {MOST}", "MU-DATA-17")
    return found
