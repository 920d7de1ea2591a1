"""The six markets of an Excavation Earth table, and the sale that is being made."""

from __future__ import annotations

from typing import Annotated, cast

from pydantic import Field

from digsite.games.excavation_earth.kinds import BUYERS, CENTRES, COLOURS, ICONS, LOCATIONS, N_MARKETS
from digsite.games.excavation_earth.rules import SELL_CLOSE
from digsite.games.excavation_earth.steps.sell import ABOVE_MARKETS, ALL_MARKETS, earn, eligible
from digsite.kernel.frame import Frame
from digsite.server.shown.ee_pieces import Buyer, Centre, Colour, Icon, MarketNumber, PlayerNumber, Shown, World, bits


class EarthQueue(Shown):
    """A market: its queue from the front, and whose traders are there."""

    number: MarketNumber
    icon: Icon
    place: str
    centre: Centre
    queue: list[Buyer]
    traders: Annotated[list[int], Field(description="By player.")]
    interested: Annotated[dict[Colour, int], Field(description="Buyers who want each colour.")]
    keen: Annotated[list[bool], Field(description="Who in the queue wants what is being sold, from the front.")]
    chosen: Annotated[bool, Field(description="The sale that is being made sells here.")]
    adds: Annotated[int | None, Field(description="Credits that choosing it would add to the sale being made.")]


class EarthSale(Shown):
    """The sale that is being made."""

    player: PlayerNumber
    colour: Colour
    markets: list[MarketNumber]
    brings: Annotated[int, Field(description="In these markets alone.")]
    lines: Annotated[dict[str, int], Field(description="What that is made of, by line of the score sheet.")]


def selling(world: World) -> tuple[int, int, int, int] | None:
    """The sale that is being made: whose, of which colour, in which markets (as bits), and the card (-1: paid)."""
    found = world.step("sell_markets")
    if found is not None:
        seat, colour, figure = found
        return seat, colour, figure & ALL_MARKETS, figure >> ABOVE_MARKETS
    found = world.step("sell_tiles")
    return None if found is None else (found[0], found[1], found[2] & ALL_MARKETS, -1)


def income(world: World, seat: int, colour: int, markets: int) -> dict[str, int]:
    """What a sale of a colour in markets (as bits) brings, by the rules: its income, and what its close adds."""
    if markets == 0:
        return {}
    trial = world.state.copy()
    earn(trial, seat, colour, markets)
    world.rules.steps[SELL_CLOSE].skip(trial, Frame(SELL_CLOSE, seat, colour, markets))
    first = seat * len(world.rules.sources)
    gained = {
        source: trial.earned[first + i] - world.state.earned[first + i] for i, source in enumerate(world.rules.sources)
    }
    return {source: credits for source, credits in gained.items() if credits != 0}


def sale_shown(world: World) -> EarthSale | None:
    """The sale that is being made."""
    sale = selling(world)
    if sale is None:
        return None
    seat, colour, markets, _ = sale
    lines = income(world, seat, colour, markets)
    return EarthSale(
        player=seat,
        colour=cast(Colour, COLOURS[colour]),
        markets=[market + 1 for market in bits(markets)],
        brings=sum(lines.values()),
        lines=lines,
    )


def markets_shown(world: World) -> list[EarthQueue]:
    """The six markets."""
    view, pack, n = world.view, world.pack, world.n_players
    sale = selling(world)
    return [
        EarthQueue(
            number=market + 1,
            icon=cast(Icon, ICONS[market]),
            place=LOCATIONS[pack.market_location[market]],
            centre=cast(Centre, CENTRES[pack.centre_of[market]]),
            queue=[cast(Buyer, BUYERS[buyer]) for buyer in view["queues"][market]],
            traders=view["traders"][market * n : (market + 1) * n],
            interested={
                cast(Colour, colour): sum(1 for buyer in view["queues"][market] if BUYERS[buyer] in (colour, "wild"))
                for colour in COLOURS
            },
            keen=[sale is not None and BUYERS[buyer] in (COLOURS[sale[1]], "wild") for buyer in view["queues"][market]],
            chosen=sale is not None and bool(sale[2] >> market & 1),
            adds=None if sale is None else added(world, sale, market),
        )
        for market in range(N_MARKETS)
    ]


def added(world: World, sale: tuple[int, int, int, int], market: int) -> int | None:
    """What one more market would add to a sale; None where it cannot be chosen."""
    seat, colour, chosen, card = sale
    if card < 0 or chosen >> market & 1 or not eligible(world.state, seat, market, colour, card, chosen):
        return None
    with_it, without = (income(world, seat, colour, markets) for markets in (chosen | 1 << market, chosen))
    return sum(with_it.values()) - sum(without.values())
