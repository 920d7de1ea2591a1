"""The museum board, as a part of the position; all of it is open (MU-BOARD)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.kinds import COLOURS, N_COLOURS, glyph_of
from digsite.games.excavation_earth.museum.common.staff import earned
from digsite.games.excavation_earth.museum.exhibits.queue import CuratorQueue
from digsite.games.excavation_earth.museum.figures import MuseumFigures
from digsite.games.excavation_earth.museum.kinds import (
    BOX,
    COLUMN_KIND,
    CURATORS,
    DONATIONS,
    DONOR_PLAQUE,
    EMPTY,
    EXHIBITION_TILES,
    FORGED_PROVENANCE,
    GIFT_SHOP,
    GIFTS,
    MUSEUM_SOURCES,
    N_COLUMNS,
    N_CURATORS,
    N_ROWS,
    N_SPACES,
    NO_TILE,
    OUTER,
    RE_CARDS,
    VALUE_5,
    VALUE_7,
)
from digsite.games.excavation_earth.museum.mysteries.part import mysteries_of
from digsite.games.excavation_earth.museum.reading import (
    lists,
    mapping,
    named,
    numbers,
    slots,
    whole_view,
)
from digsite.games.excavation_earth.read import whole, wrong
from digsite.games.excavation_earth.rules import SET_UP, Part
from digsite.kernel.rng import Rng

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

KEY: Final = "museum"
FIELDS: Final[list[str]] = ["asks", "artefacts", "guides", "curators"]
LEAST: Final[dict[int, int]] = {VALUE_5: 5, VALUE_7: 7}
"""What the value tiles ask for."""


class Museum(Part):
    """Exhibition tiles, artefacts with their tour guides, the queue of curators (MU-COMP-04, MU-BOARD-R1 to -R3)."""

    def __init__(self, n_players: int, figures: MuseumFigures, source: Museum | None = None) -> None:
        super().__init__(KEY)
        self.n_players: Final = n_players
        self.figures: Final = figures
        self.pile: list[int] = []
        """The buyer cards turned over in the set-up, the last one last. Nothing is asked while they lie there, so no
        position and no view has them."""
        self.queue: CuratorQueue = CuratorQueue() if source is None else source.queue
        """How it moves, where newcomers stand at the bottom."""
        if source is not None:
            self.asks: list[int] = source.asks
            """The exhibition tile on each space, or NO_TILE; they stay as they were laid."""
            self.artefacts: list[int] = source.artefacts.copy()
            """The type of artefact on each space, or EMPTY (MU-TILE-08)."""
            self.guides: list[int] = source.guides.copy()
            """Whose tour guide stands on each space, or EMPTY (MU-GUIDE-01)."""
            self.curators: list[int] = source.curators.copy()
            """The colour of each row's curator, from the top, or EMPTY (MU-BOARD-R3)."""
            return
        self.asks = [NO_TILE] * N_SPACES
        self.artefacts = [EMPTY] * N_SPACES
        self.guides = [EMPTY] * N_SPACES
        self.curators = [EMPTY] * N_CURATORS

    def copy(self) -> Museum:
        return Museum(self.n_players, self.figures, self)

    # --- what others ask

    def fits(self, space: int, kind: int, value: int) -> bool:
        """Whether an artefact of that type and value can go there: an empty tile whose demand it meets.

        MU-TILE-02 to -04, -08. MU-TILE-06, -07: mysterious artefacts and junk never come here: they are no types.
        """
        asks = self.asks[space]
        if asks == NO_TILE or self.artefacts[space] != EMPTY:
            return False
        if kind >= BOX:  # MU-PRETTY-05, MU-TILE-05
            return True
        if asks in LEAST:
            return value >= LEAST[asks]
        return asks == glyph_of(kind)

    def symbol_tile(self, space: int) -> bool:
        """Whether an empty tile that asks for a symbol lies there."""
        return 0 <= self.asks[space] < VALUE_5 and self.artefacts[space] == EMPTY

    def complete(self, column: int) -> bool:
        """Whether no tile of a column is empty; spaces without a tile do not count (MU-COLUMN-01, -04)."""
        for row in range(N_ROWS):
            space = row * N_COLUMNS + column
            if self.asks[space] != NO_TILE and self.artefacts[space] == EMPTY:
                return False
        return True

    def guides_in(self, column: int, player: int) -> int:
        """Tour guides of a player in a column."""
        n = 0
        for row in range(N_ROWS):
            if self.guides[row * N_COLUMNS + column] == player:
                n += 1
        return n

    def count_tiles(self, tiles: list[int]) -> None:
        for kind in self.artefacts:
            if kind != EMPTY:
                tiles[kind] += 1

    def count_buyers(self, buyers: list[int]) -> None:
        for colour in self.curators:
            if colour != EMPTY:
                buyers[colour] += 1

    def count_cubes(self, cubes: list[int]) -> None:
        for player in self.guides:
            if player != EMPTY:
                cubes[player] += 1

    # --- positions

    def to_json(self, s: Earth) -> dict[str, object]:
        return {
            "asks": named(self.asks, EXHIBITION_TILES),
            "artefacts": named(self.artefacts, s.rules.tile_names),
            "guides": [None if player == EMPTY else player for player in self.guides],
            "curators": named(self.curators, COLOURS),
        }

    def read(self, s: Earth, data: object) -> None:
        given = mapping(data, KEY, FIELDS)
        if "asks" in given:
            self.asks = slots(given["asks"], f"{KEY}.asks", N_SPACES, EXHIBITION_TILES)
        else:
            self.asks = usual_tiles(self.figures, s.n_players)
        if "artefacts" in given:
            self.artefacts = slots(given["artefacts"], f"{KEY}.artefacts", N_SPACES, s.rules.tile_names)
        if "guides" in given:
            self.guides = [
                EMPTY if x is None else whole(x, f"{KEY}.guides[{i}]", 0, s.n_players - 1)
                for i, x in enumerate(lists(given["guides"], f"{KEY}.guides", N_SPACES))
            ]
        if "curators" in given:
            self.curators = slots(given["curators"], f"{KEY}.curators", N_CURATORS, COLOURS)
        self._check(s)
        if "asks" not in given and any(kind != EMPTY for kind in self.artefacts):
            raise wrong(f"{KEY}.asks", "missing; where artefacts hang it must be said on which tiles (MU-TILE-02)")

    def _check(self, s: Earth) -> None:
        laid = any(tile != NO_TILE for tile in self.asks)
        for space in range(N_SPACES):
            usable = self.figures.min_players[space] <= s.n_players
            if laid and (self.asks[space] != NO_TILE) != usable:
                why = f"space {space}: with {s.n_players} players exactly the usable spaces have a tile (MU-BOARD-04)"
                raise wrong(f"{KEY}.asks", why)
            if (self.artefacts[space] == EMPTY) != (self.guides[space] == EMPTY):
                raise wrong(f"{KEY}.guides", f"space {space}: an artefact has a tour guide (MU-GUIDE-01)")
            if self.artefacts[space] != EMPTY and self.asks[space] == NO_TILE:
                raise wrong(f"{KEY}.artefacts", f"space {space} has no exhibition tile (MU-TILE-02)")
            if EMPTY < self.artefacts[space] < BOX and self.asks[space] in LEAST:
                if s.rules.pack.values[self.artefacts[space]] < LEAST[self.asks[space]]:
                    raise wrong(f"{KEY}.artefacts", f"space {space}: the artefact is worth too little (MU-TILE-04)")
        if laid and not possible_tiles(self.asks, s.n_players):
            raise wrong(f"{KEY}.asks", f"not the tiles that are used with {s.n_players} players (MU-MUSETUP-03 to -05)")
        flaw = "" if self.figures.queue_back_top else self.queue.flaw(self.curators)
        if flaw:
            raise wrong(f"{KEY}.curators[1]", flaw)

    def check(self, s: Earth) -> None:
        setting_up = any(f.step == SET_UP for f in s.agenda)
        if not setting_up and all(tile == NO_TILE for tile in self.asks):
            raise wrong(f"{KEY}.asks", "there are exhibition tiles (MU-MUSETUP-06)")
        cards = mysteries_of(s)
        for space in range(N_SPACES):
            kind = self.artefacts[space]
            if kind == EMPTY or kind >= BOX or self.asks[space] in LEAST or glyph_of(kind) == self.asks[space]:
                continue
            if not cards.has(self.guides[space], FORGED_PROVENANCE):
                asked = EXHIBITION_TILES[self.asks[space]]
                name = s.rules.tile_names[kind]
                why = f"{name!r} on a tile for {asked!r}; that takes {RE_CARDS[FORGED_PROVENANCE]!r}"
                raise wrong(f"{KEY}.artefacts[{space}]", f"{why} (MU-TILE-03, MU-RECARD-19)")
        for player in range(s.n_players):
            self._check_credits(s, player)

    def _check_credits(self, s: Earth, player: int) -> None:
        """What the museum has paid a player for: a tour guide in an outermost column, or a card."""
        cards = mysteries_of(s)
        outer = sum([self.guides_in(column, player) for column in range(N_COLUMNS) if COLUMN_KIND[column] == OUTER])
        for source, by_right, rule in (
            (CURATORS, outer > 0, "MU-BONUS-03"),
            (DONATIONS, cards.has(player, DONOR_PLAQUE), "MU-RECARD-17"),
            (GIFTS, cards.has(player, GIFT_SHOP), "MU-RECARD-20"),
        ):
            if earned(s, player, source) > 0 and not by_right:
                why = f"{earned(s, player, source)}, but player {player} has nothing that has paid this: 0 ({rule})"
                raise wrong(f"earned[{player}].{MUSEUM_SOURCES[source]}", why)

    # --- views

    def view(self, s: Earth, seat: int | None) -> dict[str, object]:
        return {
            "asks": self.asks.copy(),
            "artefacts": self.artefacts.copy(),
            "guides": self.guides.copy(),
            "curators": self.curators.copy(),
        }

    def lay_out(self, s: Earth, view: object, rng: Rng) -> None:
        given = whole_view(view, KEY, FIELDS)
        self.asks = numbers(given["asks"], f"{KEY}.asks", N_SPACES, NO_TILE, len(EXHIBITION_TILES) - 1)
        self.artefacts = numbers(given["artefacts"], f"{KEY}.artefacts", N_SPACES, EMPTY, len(s.rules.tile_names) - 1)
        self.guides = numbers(given["guides"], f"{KEY}.guides", N_SPACES, EMPTY, s.n_players - 1)
        self.curators = numbers(given["curators"], f"{KEY}.curators", N_CURATORS, EMPTY, N_COLOURS - 1)


def tiles_for(players: int) -> list[int]:
    """The exhibition tiles that are used, before one of them is taken out with three players (MU-MUSETUP-03 to -05)."""
    tiles: list[int] = []
    for glyph in range(4):
        tiles.extend([glyph] * (3 if players == 2 else 4))
    if players == 4:
        tiles.extend([VALUE_5, VALUE_7])
    return tiles


def possible_tiles(asks: list[int], players: int) -> bool:
    """Whether these are tiles of such a game. There are as many as usable spaces; with three players one is left."""
    left = tiles_for(players)
    for tile in asks:
        if tile != NO_TILE:
            if tile not in left:
                return False
            left.remove(tile)
    return True


def usual_tiles(figures: MuseumFigures, players: int) -> list[int]:
    """The tiles laid out in order, for positions that do not say."""
    tiles = tiles_for(players)
    asks: list[int] = []
    for space in range(N_SPACES):
        asks.append(tiles.pop(0) if figures.min_players[space] <= players else NO_TILE)
    return asks


def museum_of(s: Earth) -> Museum:
    """The museum of a game with module 7."""
    for part in s.parts:
        if isinstance(part, Museum):
            return part
    raise AssertionError("module 7 is not in play")
