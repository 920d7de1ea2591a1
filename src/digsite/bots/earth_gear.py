"""What the expansion of Excavation Earth changes for a player, read from a view alone.

Without the expansion a view says nothing of it; then there is no gear, and nothing changes.
"""

from __future__ import annotations

from typing import Final

from digsite.bots.bot import View
from digsite.games.excavation_earth.kinds import CARGO, HIDDEN_HOLD, N_COLOURS, N_GLYPHS, colour_of
from digsite.games.excavation_earth.museum.common.boards import unlocked
from digsite.games.excavation_earth.museum.exhibits.part import LEAST
from digsite.games.excavation_earth.museum.kinds import (
    ANALYSED_PAY,
    BACK_DOOR_BUYER,
    BOX,
    BULK_CONTRACT,
    COLUMN_KIND,
    EMPTY,
    FENCES_LEDGER,
    FOLDING_HOLD,
    LOYALTY_CHIP,
    N_COLUMNS,
    N_ROWS,
    N_SPACES,
    NO_TILE,
    PRICE_ORACLE,
    STASIS_LOCKER,
    SURVEY_SWARM,
    VALUE_5,
)
from digsite.games.excavation_earth.museum.mysteries.equipment import BACK_DOOR, MORE_CARGO
from digsite.games.excavation_earth.museum.mysteries.extras import BULK_BONUS
from digsite.games.excavation_earth.rules import EarthRules

HOLD_NAMES: Final = ("cargo", "hidden")


class Gear:
    """A player's holds, guards and reverse engineering cards, and what follows from them."""

    def __init__(self, rules: EarthRules, view: View, player: int) -> None:
        self.player: Final = player
        self.is_staffed: Final = "staff" in view
        """Whether any rule of the expansion holds."""
        self.has_mysteries: Final = "mysteries" in view
        self.brokers: Final[int] = view["staff"]["brokers"][player] if self.is_staffed else 0
        """Brokers, as bits."""
        own = slice(player * N_COLOURS, (player + 1) * N_COLOURS)
        part = view.get("mysteries", {})
        self.cards: Final[int] = part["cards"][player] if part else 0
        """Reverse engineering cards, as bits."""
        self.held: Final[list[list[int]]] = [part[hold][own] if part else [0] * N_COLOURS for hold in HOLD_NAMES]
        """Mysterious artefacts in each hold, by colour."""
        self.analysed: Final[int] = sum(part["ship"]) if part else 0
        """Those on the mothership, whoever sent them."""
        self.spaces: Final = [
            rules.cargo[player] + (MORE_CARGO if self.has(FOLDING_HOLD) else 0),
            rules.hidden[player] + (1 if self.has(STASIS_LOCKER) else 0),
        ]
        """Spaces of each hold."""
        self.free: Final = [
            self.spaces[hold] - len(view[HOLD_NAMES[hold]][player]) - sum(self.held[hold])
            for hold in (CARGO, HIDDEN_HOLD)
        ]
        """How many of them are free."""
        self.room: Final = self.free[CARGO] + (self.free[HIDDEN_HOLD] if self.has(STASIS_LOCKER) else 0)
        """Spaces for what is dug up or surveyed."""
        guards: int = view["guards"][player]
        self.movable: Final = unlocked(guards) if self.is_staffed else guards
        """Guards that may be given another task, as bits."""
        self.has_cube: Final = view["cubes"][player] > 0 or self.movable != 0
        """Whether anybody can take up a task."""

    def has(self, card: int) -> bool:
        """Whether that reverse engineering card lies here."""
        return bool(self.cards >> card & 1)

    # --- prices ---------------------------------------------------------------------------------

    def purchase(self, value: int, surcharge: int) -> int:
        """What a tile of the black market costs."""
        return max(value - 1, 1) if self.has(FENCES_LEDGER) else value + surcharge

    def surveyed(self, value: int) -> int:
        """What a surveyed tile costs."""
        return value if self.has(SURVEY_SWARM) else 2 * value

    def offloaded(self, value: int) -> int:
        """What a tile brings that goes to the black market for that sum."""
        return value + (BACK_DOOR if self.has(BACK_DOOR_BUYER) else 0)

    @property
    def mystery_price(self) -> int:
        """What a mysterious artefact brings there."""
        return self.offloaded(ANALYSED_PAY * self.analysed)

    def sale_rank(self, rank: int) -> int:
        """The rank of popularity that pays in a sale; the first is 0."""
        return max(rank - 1, 0) if self.has(PRICE_ORACLE) else rank

    def bonus(self, markets: int, bonus: int) -> int:
        """What a sale in so many markets brings besides."""
        return bonus + (BULK_BONUS if markets > 1 and self.has(BULK_CONTRACT) else 0)

    def ranked(self, envoys: int) -> int:
        """As how many envoys those in a command centre are ranked."""
        return envoys + 1 if envoys > 0 and self.has(LOYALTY_CHIP) else envoys


class Hall:
    """The museum board."""

    def __init__(self, view: View) -> None:
        board = view["museum"]
        self.asks: Final[list[int]] = board["asks"]
        self.artefacts: Final[list[int]] = board["artefacts"]
        self.guides: Final[list[int]] = board["guides"]
        self.curators: Final[list[int]] = board["curators"]

    def is_open(self, space: int) -> bool:
        """Whether there is an empty exhibition tile."""
        return self.asks[space] != NO_TILE and self.artefacts[space] == EMPTY

    def fits(self, space: int, kind: int, value: int, *, forged: bool = False) -> bool:
        """Whether a tile of that type and value can go there; `forged`: symbols need not match."""
        asks = self.asks[space]
        if not self.is_open(space):
            return False
        return kind >= BOX or (value >= LEAST[asks] if asks >= VALUE_5 else forged or asks == kind % N_GLYPHS)

    def matches(self, space: int, kind: int) -> bool:
        """Whether the curator of that row has the colour of a tile."""
        return self.curators[space // N_COLUMNS] == colour_of(kind)

    def completes(self, space: int) -> bool:
        """Whether a tile there would be the last of its column."""
        return not any(self.is_open(other) for other in column_of(space) if other != space)

    def guides_beside(self, space: int) -> list[int]:
        """Whose tour guides stand in the column of a space."""
        return [self.guides[other] for other in column_of(space) if self.guides[other] != EMPTY]

    def left(self) -> int:
        """Empty exhibition tiles."""
        return sum(self.is_open(space) for space in range(N_SPACES))


def column_of(space: int) -> list[int]:
    """The spaces of the same column."""
    return [row * N_COLUMNS + space % N_COLUMNS for row in range(N_ROWS)]


def column_kind(space: int) -> int:
    """Outermost, middle or innermost."""
    return COLUMN_KIND[space % N_COLUMNS]
