"""Researchers and brokers of an Excavation Earth table with the expansion."""

from __future__ import annotations

from typing import Annotated, cast

from pydantic import Field

from digsite.games.excavation_earth.kinds import COLOURS, TYPES
from digsite.games.excavation_earth.markets import payout
from digsite.games.excavation_earth.museum.common.staff import staff_of
from digsite.server.shown.ee_pieces import Colour, PlayerNumber, Shown, World, bits


class EarthBroker(Shown):
    """A broker; of one's own board its piece is `broker:COLOUR`."""

    colour: Colour
    pays: Annotated[int, Field(description="What it would pay if the game ended now.")]


class EarthStaffOf(Shown):
    """Who works for a player beside the crew."""

    player: PlayerNumber
    researchers: int
    posted: Annotated[list[str], Field(description="Types in whose gallery spaces researchers stand at the end.")]
    brokers: list[EarthBroker]


class EarthStaff(Shown):
    """All staff."""

    players: list[EarthStaffOf]
    researchers: Annotated[int, Field(description="That nobody has yet.")]


def staff_shown(world: World) -> EarthStaff | None:
    """The staff; none without the expansion."""
    told = world.view.get("staff")
    if told is None:
        return None
    return EarthStaff(
        players=[
            EarthStaffOf(
                player=player,
                researchers=told["researchers"][player],
                posted=[TYPES[kind] for kind in bits(told["posted"][player])],
                brokers=[
                    EarthBroker(colour=cast(Colour, COLOURS[colour]), pays=payout(world.state, colour))
                    for colour in bits(told["brokers"][player])
                ],
            )
            for player in range(world.n_players)
        ],
        researchers=staff_of(world.state).researchers_left(),
    )
