"""The pop-up markets of an Excavation Earth table (module 8)."""

from __future__ import annotations

from typing import Annotated, cast

from pydantic import Field

from digsite.games.excavation_earth.kinds import COLOURS, GLYPHS, LOCATIONS
from digsite.games.excavation_earth.museum.figures import ANY
from digsite.games.excavation_earth.museum.kinds import EMPTY, POPUPS
from digsite.games.excavation_earth.museum.popups.part import popups_of
from digsite.server.shown.ee_pieces import Colour, EarthTile, Glyph, PlayerNumber, Shown, World, bits


class EarthPopup(Shown):
    """A pop-up market on the board; its piece is `popup:KEY`."""

    key: str
    place: str
    tile: Annotated[EarthTile | None, Field(description="Of a special supply: what it sells.")]
    price: Annotated[int | None, Field(description="Of a special supply: what the tile costs.")]
    colour: Annotated[Colour | None, Field(description="Of a special demand: null for any.")]
    glyph: Annotated[Glyph | None, Field(description="Of a special demand: null for any.")]
    least: Annotated[int, Field(description="Of a special demand: the least value; 0 for any.")]
    credits: int
    brokers: int
    researchers: int
    cards: Annotated[int, Field(description="Reverse engineering cards that it brings.")]
    explorers: Annotated[list[PlayerNumber], Field(description="Who could walk in: whose explorers stand there.")]


class EarthPopups(Shown):
    """Module 8 on the table."""

    cards: list[EarthPopup]
    deck: int
    used: int


def popups_shown(world: World) -> EarthPopups | None:
    """The pop-up markets; none where they are not in play."""
    told = world.view.get("popups")
    if told is None:
        return None
    part = popups_of(world.state)
    return EarthPopups(
        cards=[popup_shown(world, card) for card in bits(told["board"])],
        deck=len(part.deck()),
        used=told["used"].bit_count(),
    )


def popup_shown(world: World, card: int) -> EarthPopup:
    """One card on the board."""
    figures = popups_of(world.state).figures
    supply, site = figures.popup_supply[card], figures.popup_site[card]
    tile = world.view["popups"]["tiles"][card]
    colour, glyph = figures.popup_colour[card], figures.popup_glyph[card]
    return EarthPopup(
        key=POPUPS[card],
        place=LOCATIONS[site],
        tile=None if tile == EMPTY else world.tile(tile),
        price=figures.popup_price[card] if supply else None,
        colour=None if colour == ANY else cast(Colour, COLOURS[colour]),
        glyph=None if glyph == ANY else cast(Glyph, GLYPHS[glyph]),
        least=figures.popup_least[card],
        credits=figures.popup_credits[card],
        brokers=figures.popup_brokers[card],
        researchers=figures.popup_researchers[card],
        cards=figures.popup_re[card],
        explorers=[seat for seat in range(world.n_seats) if site in world.view["explorers"][seat]],
    )
