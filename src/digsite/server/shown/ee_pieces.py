"""The small pieces of an Excavation Earth table, and the world that its figures are read from.

Figures come from the rules themselves: a world is laid out from the view, and the rules are asked about what lies open
in it. What the view does not tell is never read.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, cast

from pydantic import BaseModel, ConfigDict, Field

import digsite
from digsite import Rng
from digsite.games.excavation_earth.kinds import (
    ACTION_FUEL,
    BUYERS,
    CARDS,
    CENTRES,
    COLOURS,
    GLYPHS,
    ICONS,
    card_colour,
    card_icon,
    colour_of,
    glyph_of,
)
from digsite.games.excavation_earth.museum.kinds import BOX, TILES
from digsite.games.excavation_earth.state import Earth
from digsite.kernel.values import two_deep

Colour = Literal["yellow", "green", "red", "purple", "orange"]
Glyph = Literal["helix", "lens", "antenna", "crater"]
Mark = Literal["helix", "lens", "antenna", "crater", "box"]
Icon = Literal["mask", "coil", "prism", "cog", "comet", "anchor"]
Buyer = Literal["yellow", "green", "red", "purple", "orange", "wild"]
Centre = Literal["left", "middle", "right"]
assert list(Colour.__args__) == COLOURS  # type: ignore[attr-defined]
assert list(Glyph.__args__) == GLYPHS  # type: ignore[attr-defined]
assert list(Icon.__args__) == ICONS  # type: ignore[attr-defined]
assert list(Buyer.__args__) == BUYERS  # type: ignore[attr-defined]
assert list(Centre.__args__) == CENTRES  # type: ignore[attr-defined]

MarketNumber = Annotated[int, Field(description="1 to 6, as in the pieces: `market:3`.")]
PlayerNumber = Annotated[int, Field(description="The seat; a rival that the game itself plays comes after the seats.")]


class Shown(BaseModel):
    """What a page shows: it is complete."""

    model_config = ConfigDict(extra="forbid")


class EarthTile(Shown):
    """An artefact tile. `key` is its type, as in the pieces: `cargo:red-lens`."""

    key: str
    colour: Colour
    glyph: Annotated[Mark, Field(description="What it shows; a pretty box is no glyph and no type.")]
    value: int


class EarthCard(Shown):
    """An action card. `key` is its kind, as in the pieces: `hand:red-cog`."""

    key: str
    colour: Colour
    icon: Icon
    market: MarketNumber
    fuel: int


class World:
    """A view, and the rules asked about what it tells."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view: Final = view
        state = digsite.game(view["game"]).world(two_deep(view), Rng(0))
        self.state: Final = cast(Earth, state)
        """Hidden cards in it lie where chance put them: nothing but what the view tells may be read."""
        self.rules: Final = self.state.rules
        self.pack: Final = self.rules.pack
        self.n_players: Final = self.rules.n_players
        self.n_seats: Final = self.rules.n_seats
        self._tiles: Final[dict[int, EarthTile]] = {}

    def step(self, key: str) -> tuple[int, int, int] | None:
        """Whose step of that name comes next, with its two figures; None if another one does."""
        agenda = self.view["agenda"]
        if not agenda or agenda[-1][0] != key:
            return None
        _, seat, a, b = agenda[-1]
        return int(seat), int(a), int(b)

    def tile(self, kind: int) -> EarthTile:
        """A tile of a kind."""
        if kind not in self._tiles:
            self._tiles[kind] = EarthTile(
                key=TILES[kind],
                colour=cast(Colour, COLOURS[colour_of(kind)]),
                glyph=cast(Mark, "box" if kind >= BOX else GLYPHS[glyph_of(kind)]),
                value=self.pack.values[kind],
            )
        return self._tiles[kind]


def card_shown(card: int) -> EarthCard:
    """An action card of a kind."""
    return EarthCard(
        key=CARDS[card],
        colour=cast(Colour, COLOURS[card_colour(card)]),
        icon=cast(Icon, ICONS[card_icon(card)]),
        market=card_icon(card) + 1,
        fuel=ACTION_FUEL,
    )


def by_kind(counts: list[int]) -> dict[str, int]:
    """Buyers of each kind, of which there are any or not."""
    return dict(zip(BUYERS, counts, strict=True))


def bits(number: int) -> list[int]:
    """Which bits are set."""
    return [i for i in range(number.bit_length()) if number >> i & 1]
