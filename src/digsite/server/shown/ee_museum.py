"""The galactic museum of an Excavation Earth table (module 7)."""

from __future__ import annotations

from typing import Annotated, Literal, cast

from pydantic import Field

from digsite.games.excavation_earth.kinds import COLOURS
from digsite.games.excavation_earth.museum.exhibits.part import museum_of
from digsite.games.excavation_earth.museum.exhibits.send import CURATOR_BONUS
from digsite.games.excavation_earth.museum.kinds import (
    COLUMN_KIND,
    COLUMN_KINDS,
    EMPTY,
    EXHIBITION_TILES,
    N_COLUMNS,
    N_SPACES,
    NO_TILE,
    ROWS_NAMED,
    SPACES,
)
from digsite.server.shown.ee_hanging import BENEFITS, BONUSES, Benefit, Bonus, EarthHanging, hangings
from digsite.server.shown.ee_pieces import Colour, EarthTile, PlayerNumber, Shown, World

Asks = Literal["helix", "lens", "antenna", "crater", "5+", "7+"]
MuseumRow = Literal["top", "middle", "bottom"]
assert list(Asks.__args__) == EXHIBITION_TILES  # type: ignore[attr-defined]
assert list(MuseumRow.__args__) == ROWS_NAMED  # type: ignore[attr-defined]


class EarthExhibit(Shown):
    """A space of the museum; its piece is `museum:KEY`."""

    key: str
    asks: Annotated[Asks | None, Field(description="What its exhibition tile asks for; null: it is out of use.")]
    artefact: EarthTile | None
    guide: Annotated[PlayerNumber | None, Field(description="Whose tour guide stands there.")]
    would: Annotated[
        list[EarthHanging], Field(description="What is being sent, or else what this seat holds, if it can hang here.")
    ]


class EarthCurator(Shown):
    """The curator of a row; its piece is `curator:ROW`."""

    row: MuseumRow
    colour: Colour | None


class EarthMuseumColumn(Shown):
    """A column."""

    number: int
    kind: Literal["outer", "middle", "inner"]
    bonus: Annotated[Bonus, Field(description="For an artefact that has the colour of its curator.")]
    credits: Annotated[int, Field(description="Of a bonus in credits.")]
    benefit: Annotated[Benefit, Field(description="For every guide in it when it is complete.")]
    spaces: Annotated[int, Field(description="In use.")]
    filled: int
    guides: Annotated[list[int], Field(description="By player.")]


class EarthMuseum(Shown):
    """The museum board."""

    spaces: Annotated[list[EarthExhibit], Field(description="Three rows of six, from the top left.")]
    curators: Annotated[list[EarthCurator], Field(description="From the top.")]
    comes_in: Annotated[MuseumRow, Field(description="The end of the row of curators at which new ones come in.")]
    columns: list[EarthMuseumColumn]
    guides: Annotated[list[int], Field(description="By player; n of them pay n times n at the end.")]


def museum_shown(world: World) -> EarthMuseum | None:
    """The museum; none where it is not in play."""
    told = world.view.get("museum")
    if told is None:
        return None
    part = museum_of(world.state)
    asks, artefacts, guides, curators = (told[key] for key in ("asks", "artefacts", "guides", "curators"))
    would = hangings(world)
    spaces = []
    for space in range(N_SPACES):
        tile = None if artefacts[space] == EMPTY else world.tile(artefacts[space])
        spaces.append(
            EarthExhibit(
                key=SPACES[space],
                asks=None if asks[space] == NO_TILE else cast(Asks, EXHIBITION_TILES[asks[space]]),
                artefact=tile,
                guide=None if guides[space] == EMPTY else guides[space],
                would=would[space],
            )
        )
    columns = []
    for column in range(N_COLUMNS):
        kind = COLUMN_KIND[column]
        of_column = [space for space in range(column, N_SPACES, N_COLUMNS) if asks[space] != NO_TILE]
        columns.append(
            EarthMuseumColumn(
                number=column + 1,
                kind=cast('Literal["outer", "middle", "inner"]', COLUMN_KINDS[kind]),
                bonus=BONUSES[kind],
                credits=CURATOR_BONUS if BONUSES[kind] == "credits" else 0,
                benefit=BENEFITS[kind],
                spaces=len(of_column),
                filled=sum(artefacts[space] != EMPTY for space in of_column),
                guides=[part.guides_in(column, player) for player in range(world.n_players)],
            )
        )
    return EarthMuseum(
        spaces=spaces,
        curators=[
            EarthCurator(
                row=cast(MuseumRow, ROWS_NAMED[row]),
                colour=None if colour == EMPTY else cast(Colour, COLOURS[colour]),
            )
            for row, colour in enumerate(curators)
        ],
        comes_in="top" if part.figures.queue_back_top else "bottom",
        columns=columns,
        guides=[guides.count(player) for player in range(world.n_players)],
    )
