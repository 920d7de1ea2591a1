"""The boards of the players of an Excavation Earth table, and what one seat alone sees: its hand."""

from __future__ import annotations

from typing import Annotated, cast

from pydantic import Field

from digsite.games.excavation_earth.game import ALL_FACTIONS
from digsite.games.excavation_earth.kinds import (
    COLOURS,
    GLYPHS,
    LOCATIONS,
    N_CENTRES,
    N_COLOURS,
    N_GLYPHS,
    N_MARKETS,
    N_TRAVEL,
    N_TYPES,
    TRAVEL_CARDS,
    colour_of,
)
from digsite.games.excavation_earth.pack import TRAVEL_FUEL
from digsite.games.excavation_earth.rules import NO_FACTION
from digsite.games.excavation_earth.state import NO_CARD
from digsite.server.shown.ee_pieces import (
    Colour,
    EarthCard,
    EarthTile,
    Glyph,
    PlayerNumber,
    Shown,
    World,
    card_shown,
)


class EarthHold(Shown):
    """A hold. What it has beside ordinary tiles is told by the module that brings it."""

    spaces: int
    free: int
    tiles: list[EarthTile]


class EarthSpace(Shown):
    """A space of a gallery; its piece is `gallery:TYPE`."""

    tile: EarthTile
    sampled: bool
    brings: Annotated[
        int, Field(description="What a sample here adds to the gallery at the end; of one that is here: what it adds.")
    ]


class EarthLine(Shown):
    """A row or a column of a gallery."""

    samples: int
    points: Annotated[int, Field(description="What it pays at the end as it stands.")]
    next: Annotated[int | None, Field(description="What it would pay with one sample more; null: it is full.")]
    chart: Annotated[list[int], Field(description="What it pays by its number of samples, from 0.")]


class EarthRow(EarthLine):
    """A row: all types with one glyph."""

    glyph: Glyph


class EarthColumn(EarthLine):
    """A column: all types of one region."""

    colour: Colour
    rewarded: Annotated[bool, Field(description="The card for filling it has been had.")]


class EarthGallery(Shown):
    """A gallery."""

    spaces: Annotated[list[EarthSpace], Field(description="By region, then by glyph.")]
    rows: list[EarthRow]
    columns: list[EarthColumn]
    points: Annotated[int, Field(description="What all of it pays at the end as it stands.")]
    best: Annotated[int, Field(description="The most that any one free space would add.")]


class EarthTravelCard(Shown):
    """One of a player's three travel cards; its piece is `hand:KEY`."""

    key: str
    fuel: int
    spent: bool


class EarthPlayer(Shown):
    """A player's board and all that is open about them."""

    player: PlayerNumber
    rival: Annotated[bool, Field(description="The game itself plays it.")]
    faction: str | None
    credits: int
    standing: Annotated[int, Field(description="Credits and gallery, if the game ended now, without the modules.")]
    to_move: bool
    passed: bool
    token: Annotated[int | None, Field(description="The initiative token taken for the next round.")]
    cards: Annotated[int, Field(description="Action cards in hand.")]
    choosing: Annotated[int, Field(description="Cards in the pack that is being drafted from.")]
    travel: list[EarthTravelCard]
    cargo: EarthHold
    hidden: EarthHold
    gallery: EarthGallery
    cubes: Annotated[int, Field(description="In the crew supply.")]
    second: Annotated[int, Field(description="Cubes of a second colour in play, where the first has run out.")]
    traders: int
    envoys: int
    explorers: Annotated[list[str], Field(description="Where they stand.")]
    earned: Annotated[dict[str, int], Field(description="What the credits are made of.")]


class EarthHand(Shown):
    """What this seat alone sees."""

    player: PlayerNumber
    cards: list[EarthCard]
    picked: Annotated[list[EarthCard], Field(description="Of the hand: chosen to be redrawn.")]
    pack: Annotated[list[EarthCard], Field(description="To draft from: `pack:KEY`.")]
    drawn: Annotated[list[EarthCard], Field(description="To choose from: `drawn:KEY`.")]
    travel: list[EarthTravelCard]


def players_shown(world: World) -> list[EarthPlayer]:
    """All boards, by seat."""
    return [player_shown(world, player) for player in range(world.n_players)]


def player_shown(world: World, player: int) -> EarthPlayer:
    """One board."""
    view, n = world.view, world.n_players
    faction = world.rules.factions[player]
    gallery = gallery_shown(world, player)
    seated = player < world.n_seats
    own = len(world.rules.sources)
    earned = zip(world.rules.sources, view["earned"][player * own : (player + 1) * own], strict=True)
    return EarthPlayer(
        player=player,
        rival=not seated,
        faction=None if faction.number == NO_FACTION else ALL_FACTIONS[faction.number],
        credits=view["scores"][player],
        standing=view["scores"][player] + (0 if view["over"] else gallery.points),
        to_move=not view["over"] and view["turn"] == player,
        passed=bool(view["passed"] >> player & 1),
        token=view["tokens"][player] or None,
        cards=view["hand_sizes"][player] if seated else 0,
        choosing=view["pack_sizes"][player] if seated else 0,
        travel=travel_shown(world, player) if seated else [],
        cargo=EarthHold(
            spaces=faction.free_cargo(world.state, player) + len(world.state.cargo[player]),
            free=faction.free_cargo(world.state, player),
            tiles=[world.tile(kind) for kind in view["cargo"][player]],
        ),
        hidden=EarthHold(
            spaces=faction.free_hidden(world.state, player) + len(world.state.hidden[player]),
            free=faction.free_hidden(world.state, player),
            tiles=[world.tile(kind) for kind in view["hidden"][player]],
        ),
        gallery=gallery,
        cubes=max(0, view["cubes"][player]),
        second=max(0, -view["cubes"][player]),
        traders=sum(view["traders"][market * n + player] for market in range(N_MARKETS)),
        envoys=sum(view["envoys"][centre * n + player] for centre in range(N_CENTRES)),
        explorers=[LOCATIONS[place] for place in view["explorers"][player]] if seated else [],
        earned={source: amount for source, amount in earned if amount != 0},
    )


def travel_shown(world: World, seat: int) -> list[EarthTravelCard]:
    """The travel cards of a seat."""
    held = world.view["travel"][seat]
    return [EarthTravelCard(key=TRAVEL_CARDS[i], fuel=TRAVEL_FUEL[i], spent=not held >> i & 1) for i in range(N_TRAVEL)]


# --- galleries --------------------------------------------------------------------------------------


def gallery_shown(world: World, player: int) -> EarthGallery:
    """A gallery with what it pays, and what each further sample would bring."""
    guards = world.rules.factions[player].gallery(world.state, player)
    row_charts, column_charts = world.pack.row_charts, world.pack.column_charts
    row = [sum(guards >> (c * N_GLYPHS + g) & 1 for c in range(N_COLOURS)) for g in range(N_GLYPHS)]
    column = [sum(guards >> (c * N_GLYPHS + g) & 1 for g in range(N_GLYPHS)) for c in range(N_COLOURS)]
    spaces = []
    for kind in range(N_TYPES):
        colour, glyph = colour_of(kind), kind % N_GLYPHS
        sampled = bool(guards >> kind & 1)
        of_row, of_column = row[glyph] - sampled, column[colour] - sampled
        adds = row_charts[glyph][of_row + 1] - row_charts[glyph][of_row]
        adds += column_charts[colour][of_column + 1] - column_charts[colour][of_column]
        spaces.append(EarthSpace(tile=world.tile(kind), sampled=sampled, brings=adds))
    rows = [
        EarthRow(glyph=cast(Glyph, GLYPHS[g]), **line(row[g], row_charts[g]))  # type: ignore[arg-type]
        for g in range(N_GLYPHS)
    ]
    columns = [
        EarthColumn(
            colour=cast(Colour, COLOURS[c]),
            rewarded=bool(world.view["rewarded"][player] >> c & 1),
            **line(column[c], column_charts[c]),  # type: ignore[arg-type]
        )
        for c in range(N_COLOURS)
    ]
    return EarthGallery(
        spaces=spaces,
        rows=rows,
        columns=columns,
        points=sum(one.points for one in [*rows, *columns]),
        best=max((space.brings for space in spaces if not space.sampled), default=0),
    )


def line(samples: int, chart: list[int]) -> dict[str, object]:
    """What a row or a column pays now and next."""
    return {
        "samples": samples,
        "points": chart[samples],
        "next": chart[samples + 1] if samples + 1 < len(chart) else None,
        "chart": chart,
    }


# --- a seat's own -----------------------------------------------------------------------------------


def hand_shown(world: World) -> EarthHand | None:
    """What this seat alone sees; nothing for a spectator."""
    view, seat = world.view, world.view["seat"]
    if seat is None:
        return None
    return EarthHand(
        player=seat,
        cards=[card_shown(card) for card in view["hand"]],
        picked=[card_shown(card) for card in view["picked"] or []],
        pack=[card_shown(card) for card in view["pack"]],
        drawn=[card_shown(card) for card in view["drawn"] or []],
        travel=travel_shown(world, seat),
    )


def played_shown(world: World) -> EarthCard | None:
    """The card on its way into the forecast."""
    card = world.view["played"]
    return None if card == NO_CARD else card_shown(card)
