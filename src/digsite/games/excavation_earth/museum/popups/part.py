"""Pop-up markets, as a part of the position; all is open but the order of the deck (MU-POPUP-R1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.kinds import N_TYPES, TYPES, colour_of
from digsite.games.excavation_earth.museum.common.staff import earned
from digsite.games.excavation_earth.museum.figures import MuseumFigures
from digsite.games.excavation_earth.museum.kinds import EMPTY, N_POPUPS, POPUP_MARKETS, POPUPS
from digsite.games.excavation_earth.museum.popups.ways import Activations, CardReward, Novelty, Purchase, Storage
from digsite.games.excavation_earth.museum.reading import mapping, name_set, named, numbers, slots, whole_view
from digsite.games.excavation_earth.position import of_bits
from digsite.games.excavation_earth.read import whole, wrong
from digsite.games.excavation_earth.rules import Part
from digsite.kernel.rng import Rng

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

KEY: Final = "popups"
FIELDS: Final[list[str]] = ["board", "used", "tiles"]


class Popups(Part):
    """Ten cards: in the deck, on the board (some with a tile on them), or out of the game (MU-COMP-05, -09)."""

    def __init__(self, figures: MuseumFigures, source: Popups | None = None) -> None:
        super().__init__(KEY)
        self.figures: Final = figures
        self.activations: Activations = Activations() if source is None else source.activations
        self.novelty: Novelty = Novelty() if source is None else source.novelty
        self.storage: Storage = Storage() if source is None else source.storage
        self.purchase: Purchase = Purchase() if source is None else source.purchase
        self.card_reward: CardReward = CardReward() if source is None else source.card_reward
        if source is not None:
            self.board: int = source.board
            """The cards on the board, as bits (MU-POPUP-05, -R5)."""
            self.used: int = source.used
            """Those that left the game (MU-POPUP-R2)."""
            self.tiles: list[int] = source.tiles.copy()
            """The type of the tile on each card, or EMPTY (MU-SUPPLY-01)."""
            return
        self.board = 0
        self.used = 0
        self.tiles = [EMPTY] * N_POPUPS

    def copy(self) -> Popups:
        return Popups(self.figures, self)

    def deck(self) -> list[int]:
        """The cards that are still to come."""
        gone = self.board | self.used
        return [card for card in range(N_POPUPS) if not (gone >> card) & 1]

    def remove(self, card: int) -> None:
        """A used card leaves the game."""
        self.board &= ~(1 << card)
        self.used |= 1 << card
        self.tiles[card] = EMPTY

    def count_tiles(self, tiles: list[int]) -> None:
        for kind in self.tiles:
            if kind != EMPTY:
                tiles[kind] += 1

    def to_json(self, s: Earth) -> dict[str, object]:
        return {
            "board": of_bits(self.board, POPUPS),
            "used": of_bits(self.used, POPUPS),
            "tiles": named(self.tiles, TYPES),
        }

    def read(self, s: Earth, data: object) -> None:
        given = mapping(data, KEY, FIELDS)
        self.board = name_set(given.get("board", []), f"{KEY}.board", POPUPS)
        self.used = name_set(given.get("used", []), f"{KEY}.used", POPUPS)
        if "tiles" in given:
            self.tiles = slots(given["tiles"], f"{KEY}.tiles", N_POPUPS, TYPES)
        if self.board & self.used:
            raise wrong(f"{KEY}.used", "a card is in one place (MU-POPUP-R2)")
        for card in range(N_POPUPS):
            stocked = bool((self.board >> card) & 1) and self.figures.popup_supply[card]
            if (self.tiles[card] != EMPTY) != stocked:
                raise wrong(f"{KEY}.tiles[{card}]", "special supply cards on the board have a tile (MU-SUPPLY-01)")
            if stocked and colour_of(self.tiles[card]) != self.figures.popup_colour[card]:
                raise wrong(f"{KEY}.tiles[{card}]", "the tile has the colour of the card (MU-SUPPLY-R1)")

    def check(self, s: Earth) -> None:
        for player in range(s.n_players):
            amount = earned(s, player, POPUP_MARKETS)
            if amount != 0 and self.used == 0:
                why = f"{amount}, but no pop-up market has been used: 0 (MU-POPUP-R2)"
                raise wrong(f"earned[{player}].pop-up-markets", why)

    def view(self, s: Earth, seat: int | None) -> dict[str, object]:
        return {"board": self.board, "used": self.used, "tiles": self.tiles.copy()}

    def lay_out(self, s: Earth, view: object, rng: Rng) -> None:
        given = whole_view(view, KEY, FIELDS)
        self.board = whole(given["board"], f"{KEY}.board", 0, (1 << N_POPUPS) - 1)
        self.used = whole(given["used"], f"{KEY}.used", 0, (1 << N_POPUPS) - 1)
        self.tiles = numbers(given["tiles"], f"{KEY}.tiles", N_POPUPS, EMPTY, N_TYPES - 1)


def popups_of(s: Earth) -> Popups:
    """The pop-up markets of a game with module 8."""
    for part in s.parts:
        if isinstance(part, Popups):
            return part
    raise AssertionError("module 8 is not in play")
