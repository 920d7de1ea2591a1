"""The board of an Excavation Earth table: the map with its places, and the mothership."""

from __future__ import annotations

from typing import Annotated, Literal, cast

from pydantic import Field

from digsite.games.excavation_earth.abilities.quiet_buyer import CARD as QUIET_BUYER
from digsite.games.excavation_earth.kinds import (
    BUYERS,
    CENTRES,
    COLOURS,
    ICONS,
    LOCATIONS,
    N_CENTRES,
    N_LOCATIONS,
    N_MARKETS,
)
from digsite.games.excavation_earth.steps.score import PRIZES, award
from digsite.server.shown.ee_pieces import (
    Buyer,
    Centre,
    Colour,
    EarthTile,
    Icon,
    MarketNumber,
    PlayerNumber,
    Shown,
    World,
    bits,
)


class EarthFind(Shown):
    """A type of artefact that belongs to a site, and how many of it lie there now."""

    tile: EarthTile
    count: int


class EarthPlace(Shown):
    """A place of the map. It can be a market and a dig site at once."""

    key: str
    kind: Literal["site", "market", "market-site", "black-market"]
    colour: Colour | None
    market: MarketNumber | None
    icons: Annotated[list[Icon], Field(description="Of a black market: the icons it takes.")]
    finds: list[EarthFind]
    explorers: Annotated[list[PlayerNumber], Field(description="Whose explorers stand here; one entry each.")]
    neighbours: list[str]


class EarthCommandCard(Shown):
    """A command card with the figure of the side that is up."""

    key: str
    figure: int
    yellow: bool
    bonus: Annotated[int | None, Field(description="Of Quiet Buyer: so much above the value it pays.")]


class EarthCentre(Shown):
    """A command centre of the mothership."""

    key: Centre
    markets: list[MarketNumber]
    envoys: Annotated[list[int], Field(description="By player.")]
    counted: Annotated[list[int], Field(description="By player: as how many they are ranked.")]
    prizes: Annotated[list[int], Field(description="What each player would get if it were scored now.")]
    card: EarthCommandCard | None
    asked: Annotated[bool, Field(description="Its command card is being used, or may be: the piece `command-card`.")]


class EarthShip(Shown):
    """The mothership."""

    centres: list[EarthCentre]
    aboard: Annotated[list[Buyer], Field(description="Buyers of the last sale.")]
    awards: Annotated[list[int], Field(description="Prizes of a centre at the end of this round, by place.")]


def places_shown(world: World) -> list[EarthPlace]:
    """All places."""
    pack, view = world.pack, world.view
    shown = []
    for place in range(N_LOCATIONS):
        market, colour = pack.market_at[place], pack.dig_colour[place]
        site = "market-site" if market >= 0 else "site"
        kind = site if colour >= 0 else "market" if market >= 0 else "black-market"
        shown.append(
            EarthPlace(
                key=LOCATIONS[place],
                kind=cast('Literal["site", "market", "market-site", "black-market"]', kind),
                colour=cast(Colour, COLOURS[colour]) if colour >= 0 else None,
                market=market + 1 if market >= 0 else None,
                icons=[cast(Icon, ICONS[icon]) for icon in bits(pack.black_icons[place])],
                finds=[
                    EarthFind(tile=world.tile(kind), count=view["sites"][kind])
                    for kind in range(len(view["sites"]))
                    if pack.site_of[kind] == place
                ],
                explorers=[seat for seat in range(world.n_seats) for spot in view["explorers"][seat] if spot == place],
                neighbours=[LOCATIONS[other] for other in pack.neighbours[place]],
            )
        )
    return shown


# --- the mothership ---------------------------------------------------------------------------------


def prizes_now(world: World, centre: int) -> list[int]:
    """What each player would get if a centre were scored now, by the rules."""
    trial = world.state.copy()
    before = trial.credits.copy()
    award(trial, centre)
    return [after - had for after, had in zip(trial.credits, before, strict=True)]


def command_card(world: World, centre: int) -> EarthCommandCard | None:
    """The command card at a centre; none in round 1."""
    if not world.view["command"]:
        return None
    ability = world.rules.abilities[world.view["command"][centre]]
    yellow = world.state.yellow_side
    bonus = world.pack.quiet_bonus_yellow if yellow else world.pack.quiet_bonus_white
    return EarthCommandCard(
        key=ability.key,
        figure=ability.figure(world.state),
        yellow=yellow,
        bonus=bonus if ability.number == QUIET_BUYER else None,
    )


def commanding(world: World) -> int | None:
    """The centre whose command card is being used: one of its questions comes next."""
    agenda, command = world.view["agenda"], world.view["command"]
    if not agenda:
        return None
    step = world.rules.step_id(agenda[-1][0])
    for centre in range(len(command)):
        if step in world.rules.abilities[command[centre]].steps:
            return centre
    return None


def ship_shown(world: World) -> EarthShip:
    """The mothership with all that is aboard."""
    view, pack, n = world.view, world.pack, world.n_players
    asked = commanding(world)
    boards = world.rules.factions
    centres = [
        EarthCentre(
            key=cast(Centre, CENTRES[centre]),
            markets=[market + 1 for market in range(N_MARKETS) if pack.centre_of[market] == centre],
            envoys=view["envoys"][centre * n : (centre + 1) * n],
            counted=[boards[x].influence(world.state, x, view["envoys"][centre * n + x]) for x in range(n)],
            prizes=prizes_now(world, centre),
            card=command_card(world, centre),
            asked=asked == centre,
        )
        for centre in range(N_CENTRES)
    ]
    aboard = [cast(Buyer, kind) for kind, count in zip(BUYERS, view["ship"], strict=True) for _ in range(count)]
    return EarthShip(centres=centres, aboard=aboard, awards=PRIZES[view["round"] - 1])
