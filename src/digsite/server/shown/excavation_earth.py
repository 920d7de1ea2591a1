"""An Excavation Earth table as a page shows it, from a view alone.

The pieces that options point at (`market:3`, `queue:3:1`, `place:rio`, `explorer:rio`, `site:red-lens`, `stack:red`,
`hold:cargo`, `cargo:red-lens`, `gallery:red-lens`, `hand:red-cog`, `pack:…`, `drawn:…`, `surveyed:…`, `forecast:0`,
`buyers:red`, `buyers:wild`, `region:red`, `crew:market-3`, `crew:left`, `crew`, `ship`, `command-card`) are named after
the keys here; `pieces_shown` tells which of them are on the table.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from pydantic import Field

from digsite.games.excavation_earth.codes import N_POSTS, POSTS
from digsite.games.excavation_earth.events import ACTIONS
from digsite.games.excavation_earth.kinds import HOLDS, N_ROUNDS, WILD
from digsite.games.excavation_earth.museum.exhibits.exhibit import TO_EXHIBIT
from digsite.games.excavation_earth.steps.turn import ACTION_CARD_ONLY
from digsite.server.shown.ee_expansion import expansion_pieces
from digsite.server.shown.ee_markets import EarthQueue, EarthSale, markets_shown, sale_shown
from digsite.server.shown.ee_museum import EarthMuseum, museum_shown
from digsite.server.shown.ee_mysteries import EarthMysteries, mysteries_shown
from digsite.server.shown.ee_pieces import EarthCard, PlayerNumber, Shown, World
from digsite.server.shown.ee_players import (
    EarthHand,
    EarthPlayer,
    hand_shown,
    played_shown,
    players_shown,
)
from digsite.server.shown.ee_popups import EarthPopups, popups_shown
from digsite.server.shown.ee_solo import EarthStanding, EarthZu, standing_shown, zu_shown
from digsite.server.shown.ee_staff import EarthStaff, staff_shown
from digsite.server.shown.ee_stock import (
    EarthDecks,
    EarthForecast,
    EarthStack,
    EarthSurveyed,
    EarthTrack,
    decks_shown,
    forecast_shown,
    popularity_shown,
    stacks_shown,
    surveyed_shown,
    tokens_left,
)
from digsite.server.shown.ee_world import EarthPlace, EarthShip, places_shown, ship_shown

EXHIBIT: Final = "exhibit"
assert len(ACTIONS) == TO_EXHIBIT
ACTIONS_OF_A_TURN: Final = 2
AFTER_AN_ACTION: Final = ("act", "next_turn")
"""What a turn goes on with when an action is done."""


class EarthTable(Shown):
    """The whole table."""

    seat: Annotated[int | None, Field(description="Whose view it is; null: a spectator's.")]
    over: bool
    round: int
    rounds: int
    turn: Annotated[PlayerNumber, Field(description="Whose turn it is.")]
    actions: Annotated[int, Field(description="Actions still to be taken in this turn.")]
    deeds: Annotated[list[str], Field(description="What an action can be; events tell it by its place here.")]
    paid_by_travel: Annotated[list[str], Field(description="Those that a travel card can pay for, too.")]
    doing: Annotated[str | None, Field(description="The step that comes next.")]
    acting: Annotated[bool, Field(description="Whether an action is under way.")]
    order: Annotated[list[PlayerNumber], Field(description="The players on the turn order track.")]
    decks: EarthDecks
    places: list[EarthPlace]
    markets: list[EarthQueue]
    ship: EarthShip
    popularity: list[EarthTrack]
    wild: Annotated[int, Field(description="Wild buyers in supply.")]
    stacks: list[EarthStack]
    forecast: list[EarthForecast]
    tokens: Annotated[list[int], Field(description="Initiative tokens in supply.")]
    surveyed: list[EarthSurveyed]
    played: Annotated[EarthCard | None, Field(description="On its way into the forecast.")]
    sale: Annotated[EarthSale | None, Field(description="Being made.")]
    players: list[EarthPlayer]
    hand: EarthHand | None
    modules: Annotated[list[str], Field(description="Those of the expansion that are in play.")]
    standing: Annotated[list[EarthStanding], Field(description="If the game ended now, or at its end, by player.")]
    # What solo play and modules add, each in a file of its own (ee_solo, ee_museum, …); null where it is not in play.
    zu: EarthZu | None = None
    staff: EarthStaff | None = None
    mysteries: EarthMysteries | None = None
    museum: EarthMuseum | None = None
    popups: EarthPopups | None = None


def earth_shown(view: dict[str, Any]) -> EarthTable:
    """The table that a view tells of."""
    world = World(view)
    return EarthTable(
        seat=view["seat"],
        over=view["over"],
        round=view["round"],
        rounds=N_ROUNDS,
        turn=view["turn"],
        actions=view["actions"],
        deeds=deeds_shown(world),
        paid_by_travel=[deed for deed in ACTIONS if deed not in (*ACTION_CARD_ONLY, "pass")],
        doing=view["agenda"][-1][0] if view["agenda"] else None,
        acting=is_acting(view),
        order=view["order"],
        decks=decks_shown(world),
        places=places_shown(world),
        markets=markets_shown(world),
        ship=ship_shown(world),
        popularity=popularity_shown(world),
        wild=view["buyers"][WILD],
        stacks=stacks_shown(world),
        forecast=forecast_shown(world),
        tokens=tokens_left(world),
        surveyed=surveyed_shown(world),
        played=played_shown(world),
        sale=sale_shown(world),
        players=players_shown(world),
        hand=hand_shown(world),
        modules=list(view["options"]["modules"]),
        zu=zu_shown(world),
        staff=staff_shown(world),
        mysteries=mysteries_shown(world),
        museum=museum_shown(world),
        popups=popups_shown(world),
        standing=standing_shown(world),
    )


def is_acting(view: dict[str, Any]) -> bool:
    """Whether an action is under way: what the turn goes on with lies below what is asked now."""
    below = [(key, seat) for key, seat, *_ in view["agenda"][:-1]]
    return view["actions"] < ACTIONS_OF_A_TURN and any((key, view["turn"]) in below for key in AFTER_AN_ACTION)


def deeds_shown(world: World) -> list[str]:
    """The actions of the board; the museum adds one behind them."""
    return [*ACTIONS, EXHIBIT] if world.view.get("museum") is not None else list(ACTIONS)


def make_excavation_earth(view: dict[str, Any]) -> dict[str, Any]:
    """The table as plain data."""
    return earth_shown(view).model_dump()


def pieces_shown(table: EarthTable) -> set[str]:
    """Every piece that the page shows, by the names that options use."""
    found = expansion_pieces(table.seat, table.staff, table.mysteries, table.museum, table.popups)
    found |= {"crew", "ship", "buyers:wild", *(f"hold:{hold}" for hold in HOLDS)}
    found |= {f"crew:{POSTS[post]}" for post in range(N_POSTS)}
    found |= {"command-card"} if any(centre.asked for centre in table.ship.centres) else set()
    for place in table.places:
        found.add(f"place:{place.key}")
        found |= {f"explorer:{place.key}"} if table.seat in place.explorers else set()
        found |= {f"site:{find.tile.key}" for find in place.finds if find.count > 0}
    for market in table.markets:
        found.add(f"market:{market.number}")
        found |= {f"queue:{market.number}:{i + 1}" for i in range(len(market.queue))}
    for track in table.popularity:
        found |= {f"buyers:{track.colour}", f"region:{track.colour}"}
    found |= {f"stack:{stack.colour}" for stack in table.stacks if stack.tiles}
    found |= {f"forecast:{i}" for i in range(len(table.forecast))}
    found |= {f"surveyed:{tile.key}" for tile in table.surveyed}
    if table.seat is not None and table.hand is not None:
        own = table.players[table.seat]
        found |= {f"cargo:{tile.key}" for tile in own.cargo.tiles} | {f"hidden:{tile.key}" for tile in own.hidden.tiles}
        found |= {f"gallery:{space.tile.key}" for space in own.gallery.spaces}
        found |= {f"hand:{card.key}" for card in table.hand.cards}
        found |= {f"hand:{card.key}" for card in table.hand.travel if not card.spent}
        found |= {f"pack:{card.key}" for card in table.hand.pack}
        found |= {f"drawn:{card.key}" for card in table.hand.drawn}
    return found
