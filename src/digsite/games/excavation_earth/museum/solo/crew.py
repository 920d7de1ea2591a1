"""Zu's cubes with the expansion: 24, which can run out, and more of the second colour to be gained (MU-ZUCUBES)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.kinds import N_CUBES
from digsite.games.excavation_earth.museum.reading import mapping, whole_view
from digsite.games.excavation_earth.museum.solo.events import ZU_GAINED_CUBE, ZU_NO_MORE_CUBES
from digsite.games.excavation_earth.read import whole, wrong
from digsite.games.excavation_earth.rules import Part
from digsite.games.excavation_earth.solo.ladder import ZU
from digsite.kernel.rng import Rng

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

KEY: Final = "zu_crew"
FIELDS: Final[list[str]] = ["gained"]
SECOND: Final = 2
"""Cubes of the second colour at the start (MU-ZUCUBES-01)."""
CREW: Final = N_CUBES + SECOND
TO_GAIN: Final = N_CUBES - SECOND
"""Those that are kept nearby (MU-ZUCUBES-02, -R1)."""


class ZuCrew(Part):
    """How many cubes of the second colour Zu has gained. MU-ZUCUBES-03, -04: without a cube it takes no sample."""

    def __init__(self, first_source: int, gains: bool, gained: int = 0) -> None:
        super().__init__(KEY)
        self.first_source: Final = first_source
        """Where Zu's lines of the score sheet begin that the expansion adds."""
        self.gains: bool = gains
        """Whether cubes can be gained at all: by the museum, or for pretty boxes."""
        self.gained: int = gained

    def copy(self) -> ZuCrew:
        return ZuCrew(self.first_source, self.gains, self.gained)

    def count_cubes(self, cubes: list[int]) -> None:
        cubes[ZU] -= self.gained

    def to_json(self, s: Earth) -> dict[str, object]:
        return {"gained": self.gained}

    def read(self, s: Earth, data: object) -> None:
        given = mapping(data, KEY, FIELDS)
        self.gained = whole(given.get("gained", 0), f"{KEY}.gained", 0, TO_GAIN)
        if self.gained > 0 and not self.gains:
            why = "only the museum or a pretty box brings Zu more cubes (MU-ZUCUBES-02, MU-PRETTY-R8)"
            raise wrong(f"{KEY}.gained", why)

    def view(self, s: Earth, seat: int | None) -> dict[str, object]:
        return {"gained": self.gained}

    def lay_out(self, s: Earth, view: object, rng: Rng) -> None:
        given = whole_view(view, KEY, FIELDS)
        self.gained = whole(given["gained"], f"{KEY}.gained", 0, TO_GAIN)


def crew_of(s: Earth) -> ZuCrew:
    """Zu's crew in a solo game with the expansion."""
    for part in s.parts:
        if isinstance(part, ZuCrew):
            return part
    raise AssertionError("Zu has cubes without end")


def gain_cube(s: Earth) -> None:
    """A cube of the second colour joins Zu's supply, if one is left (MU-ZUCUBES-R1, MU-ZUEXHIBIT-16, -21)."""
    crew = crew_of(s)
    if crew.gained == TO_GAIN:
        s.emit(ZU_NO_MORE_CUBES, ZU)
        return
    crew.gained += 1
    s.cubes[ZU] = s.cubes[ZU] + 1
    s.emit(ZU_GAINED_CUBE, ZU, 1)


def pay_zu(s: Earth, source: int, amount: int) -> None:
    """Credits for Zu by the expansion; `source` is one of ZU_SOURCES."""
    s.gain(ZU, crew_of(s).first_source + source, amount)
