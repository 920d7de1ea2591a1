"""Researchers and brokers on the player boards, as a part of the position; all of it is open.

MU-COMP-07: what has run out is not gained. MU-COMP-11: a broker is a buyer that stands nowhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.kinds import COLOURS, N_COLOURS, N_GLYPHS, N_TYPES, TYPES
from digsite.games.excavation_earth.museum.kinds import (
    END_SOURCES,
    MUSEUM_SOURCES,
    NEW_COMMAND_CARDS_PAID,
    POPUP_MARKETS,
    RESEARCHERS,
    SOURCE_PARTS,
)
from digsite.games.excavation_earth.museum.reading import mapping, numbers, sets, whole_view
from digsite.games.excavation_earth.position import of_bits
from digsite.games.excavation_earth.read import wrong
from digsite.games.excavation_earth.rules import Part
from digsite.kernel.rng import Rng

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

KEY: Final = "staff"
FIELDS: Final[list[str]] = ["researchers", "posted", "brokers"]
COLUMN: Final = (1 << N_GLYPHS) - 1


class Staff(Part):
    """What every player has gained beside crew (MU-RESEARCH-01, MU-BROKER-01). A rival has nothing here."""

    def __init__(self, n_players: int, first_source: int, source: Staff | None = None) -> None:
        super().__init__(KEY)
        self.first_source: Final = first_source
        """Where the expansion's lines of the score sheet begin."""
        if source is not None:
            self.researchers: list[int] = source.researchers.copy()
            """Researchers on each player board."""
            self.posted: list[int] = source.posted.copy()
            """Gallery spaces to which researchers were assigned in the end, as bits (MU-RESEARCH-02)."""
            self.brokers: list[int] = source.brokers.copy()
            """Brokers on each player board, as bits: one of a colour at most (MU-BROKER-03)."""
            return
        self.researchers = [0] * n_players
        self.posted = [0] * n_players
        self.brokers = [0] * n_players

    def copy(self) -> Staff:
        return Staff(len(self.researchers), self.first_source, self)

    def researchers_left(self) -> int:
        """Wood-coloured cubes that nobody has."""
        left = RESEARCHERS
        for n in self.researchers:
            left -= n
        for bits in self.posted:
            left -= bits.bit_count()
        return left

    def count_buyers(self, buyers: list[int]) -> None:
        for bits in self.brokers:
            for colour in range(N_COLOURS):
                buyers[colour] += (bits >> colour) & 1

    def to_json(self, s: Earth) -> dict[str, object]:
        return {
            "researchers": self.researchers.copy(),
            "posted": [of_bits(bits, TYPES) for bits in self.posted],
            "brokers": [of_bits(bits, COLOURS) for bits in self.brokers],
        }

    def read(self, s: Earth, data: object) -> None:
        n = s.n_players
        given = mapping(data, KEY, FIELDS)
        if "researchers" in given:
            self.researchers = numbers(given["researchers"], f"{KEY}.researchers", n, 0, RESEARCHERS)
        self.posted = sets(given, KEY, "posted", n, TYPES)
        self.brokers = sets(given, KEY, "brokers", n, COLOURS)
        self._check(s)

    def _check(self, s: Earth) -> None:
        if self.researchers_left() < 0:
            raise wrong(f"{KEY}.researchers", f"there are {RESEARCHERS} researchers in all (MU-COMP-03)")
        for player in range(s.n_seats, s.n_players):
            if self.researchers[player] or self.posted[player] or self.brokers[player]:
                raise wrong(KEY, f"player {player} has no seat and gains nobody (MU-ZUEND-R4)")

    def check(self, s: Earth) -> None:
        for player in range(s.n_players):
            if self.posted[player] & s.guards[player]:
                raise wrong(f"{KEY}.posted[{player}]", "a space has a guard or a researcher (MU-RESEARCH-R3)")
            if self.posted[player] and not s.over:
                raise wrong(f"{KEY}.posted[{player}]", "researchers are assigned in the end (MU-RESEARCH-02)")
        for seat in range(s.n_seats):
            for colour in range(N_COLOURS):
                full = (s.guards[seat] >> (colour * N_GLYPHS)) & COLUMN == COLUMN
                if (s.rewarded[seat] >> colour) & 1 and not full:
                    why = f"the column {COLOURS[colour]!r} is not full, and one that was stays full (MU-GUARD-R2)"
                    raise wrong(f"rewarded[{seat}]", why)
        self._check_credits(s)

    def _check_credits(self, s: Earth) -> None:
        """What a module pays for is in play, and what pays in the end has not paid before."""
        parts = [part.key for part in s.parts]
        for player in range(s.n_players):
            for source, key in enumerate(MUSEUM_SOURCES):
                amount = earned(s, player, source)
                where = f"earned[{player}].{key}"
                if amount != 0 and SOURCE_PARTS[source] not in parts:
                    raise wrong(where, f"{amount}, but the module that brings this is not in play: 0 (MU-MODULE-R3)")
                if amount < 0 and source not in (POPUP_MARKETS, NEW_COMMAND_CARDS_PAID):
                    raise wrong(where, f"{amount}, but this only pays: 0 or more")
                if amount != 0 and source in END_SOURCES and not s.over:
                    raise wrong(where, f"{amount}, but this pays when the game has ended: 0 (MU-END-02 to -04)")

    def view(self, s: Earth, seat: int | None) -> dict[str, object]:
        return {
            "researchers": self.researchers.copy(),
            "posted": self.posted.copy(),
            "brokers": self.brokers.copy(),
        }

    def lay_out(self, s: Earth, view: object, rng: Rng) -> None:
        given = whole_view(view, KEY, FIELDS)
        n = s.n_players
        self.researchers = numbers(given["researchers"], f"{KEY}.researchers", n, 0, RESEARCHERS)
        self.posted = numbers(given["posted"], f"{KEY}.posted", n, 0, (1 << N_TYPES) - 1)
        self.brokers = numbers(given["brokers"], f"{KEY}.brokers", n, 0, (1 << N_COLOURS) - 1)


def staff_of(s: Earth) -> Staff:
    """The staff of a game with the expansion."""
    for part in s.parts:
        if isinstance(part, Staff):
            return part
    raise AssertionError("no module of the expansion is in play")


def earned(s: Earth, player: int, source: int) -> int:
    """What a player has by one of the expansion's own lines of the score sheet."""
    return s.earned[player * s.n_sources + staff_of(s).first_source + source]


def pay(s: Earth, seat: int, source: int, amount: int) -> None:
    """Credits by the expansion; `source` is one of its own lines of the score sheet."""
    s.gain(seat, staff_of(s).first_source + source, amount)
