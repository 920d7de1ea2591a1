"""The supplies of an Excavation Earth table: popularity, black market, forecast, tokens, decks."""

from __future__ import annotations

from typing import Annotated, cast

from pydantic import Field

from digsite.games.excavation_earth.kinds import CARDS, COLOURS, N_CARD_KINDS, N_TOKENS
from digsite.games.excavation_earth.markets import level, payout, rank
from digsite.games.excavation_earth.rules import NO_FACTION
from digsite.games.excavation_earth.state import NOBODY
from digsite.games.excavation_earth.steps.smuggle import SURCHARGE, cost
from digsite.server.shown.ee_pieces import (
    Colour,
    EarthCard,
    EarthTile,
    PlayerNumber,
    Shown,
    World,
    by_kind,
    card_shown,
)


class EarthTrack(Shown):
    """A popularity track: its lowest spaces are empty, buyers stand on the others."""

    colour: Colour
    buyers: Annotated[int, Field(description="On the track: they can be sent to a queue.")]
    spaces: Annotated[list[int], Field(description="The numbers of its spaces, from the bottom.")]
    level: int
    rank: int
    payout: Annotated[int, Field(description="What a sale of this colour gets for its rank now.")]


class EarthSurveyed(EarthTile):
    """A tile that was surveyed."""

    price: Annotated[int | None, Field(description="What it costs where it can be bought now.")]


class EarthStack(Shown):
    """A stack of the black market and the pile of the same colour."""

    colour: Colour
    tiles: Annotated[list[EarthTile], Field(description="The top one first.")]
    price: Annotated[int | None, Field(description="What the top tile costs this seat; null: no tile, or no seat.")]
    pile: Annotated[list[tuple[EarthTile, int]], Field(description="How many of each type are still face down.")]
    mysterious: Annotated[int, Field(description="How many mysterious artefacts lie among them.")]


class EarthForecast(Shown):
    """A card of the surveyor forecast; its piece is `forecast:NUMBER`, counted from 0."""

    card: EarthCard
    player: Annotated[PlayerNumber | None, Field(description="Whose cube lies on it.")]


class EarthDecks(Shown):
    """How much is left in each deck."""

    actions: int
    discarded: Annotated[dict[str, int], Field(description="Action cards in the common pile, by kind.")]
    buyers: Annotated[dict[str, int], Field(description="Buyer cards still to come, by kind.")]
    buyers_discarded: dict[str, int]


def popularity_shown(world: World) -> list[EarthTrack]:
    """The five tracks, in the order of the board."""
    return [
        EarthTrack(
            colour=cast(Colour, COLOURS[colour]),
            buyers=world.view["buyers"][colour],
            spaces=world.pack.spaces,
            level=level(world.state, colour),
            rank=rank(world.state, colour),
            payout=payout(world.state, colour),
        )
        for colour in world.pack.stacks
    ]


def stacks_shown(world: World) -> list[EarthStack]:
    """The black market and the piles, in the order of the board."""
    view, seat = world.view, world.view["seat"]
    mysteries = view.get("mysteries")
    sells = world.step("buy_first")  # who buys before a sale pays no more than the value (EE-FACTION-14)
    surcharge = 0 if sells is not None and sells[0] == seat else SURCHARGE
    shown = []
    for colour in world.pack.stacks:
        stack = view["stacks"][colour]
        buys = seat is not None and stack and world.rules.factions[seat].number != NO_FACTION
        kinds = world.rules.kinds_of[colour]
        shown.append(
            EarthStack(
                colour=cast(Colour, COLOURS[colour]),
                tiles=[world.tile(kind) for kind in stack],
                price=cost(world.state, seat, stack[0], surcharge) if buys else None,
                pile=[(world.tile(kind), view["piles"][kind]) for kind in kinds],
                mysterious=0 if mysteries is None else mysteries["piles"][colour],
            )
        )
    return shown


def surveyed_shown(world: World) -> list[EarthSurveyed]:
    """The tiles that were surveyed and are still to be disposed of."""
    buys = world.step("survey_buy")
    if buys is None and len(world.view["surveyed"]) == 1:  # asked about only where it may be bought (EE-SURVEY-R3)
        buys = world.step("survey_lay")
    found = []
    for kind in world.view["surveyed"]:
        tile = world.tile(kind)
        price = None if buys is None else world.rules.factions[buys[0]].survey_price(world.state, buys[0], tile.value)
        found.append(EarthSurveyed(**tile.model_dump(), price=price))
    return found


def forecast_shown(world: World) -> list[EarthForecast]:
    """The forecast, left to right; none in round 3."""
    view = world.view
    return [
        EarthForecast(card=card_shown(card), player=None if mark == NOBODY else mark)
        for card, mark in zip(view["forecast"], view["marks"], strict=True)
    ]


def tokens_left(world: World) -> list[int]:
    """Initiative tokens in the supply: all four at first (EE-SETUP-17), taken in order (EE-SURVEY-09)."""
    taken = set(world.view["tokens"])
    return [token for token in range(1, N_TOKENS + 1) if token not in taken]


def decks_shown(world: World) -> EarthDecks:
    """The decks."""
    view = world.view
    return EarthDecks(
        actions=view["deck"],
        discarded={CARDS[card]: view["discard"][card] for card in range(N_CARD_KINDS) if view["discard"][card] > 0},
        buyers=by_kind(view["buyer_deck"]),
        buyers_discarded=by_kind(view["buyer_discard"]),
    )
