"""Mysterious artefacts and reverse engineering cards of an Excavation Earth table (module 6)."""

from __future__ import annotations

from typing import Annotated, cast

from pydantic import Field

from digsite.games.excavation_earth.kinds import COLOURS, LOCATIONS, N_COLOURS
from digsite.games.excavation_earth.museum.kinds import ANALYSED_PAY, MIND_BRUSH, RE_CARDS
from digsite.games.excavation_earth.museum.mysteries.part import UNSEEN, Mysteries, mysteries_of
from digsite.server.shown.ee_pieces import Colour, PlayerNumber, Shown, World, bits


class EarthReCard(Shown):
    """A reverse engineering card; its piece, where it can be chosen, is `re:KEY`."""

    key: str
    value: Annotated[int, Field(description="Credits at the end.")]
    used: Annotated[bool, Field(description="Its once-a-round use is spent.")] = False


class EarthMysterySite(Shown):
    """The site where the mysterious artefacts of a colour lie; the piece is `mystery:COLOUR` as long as one does."""

    colour: Colour
    place: str
    count: int
    pile: int
    analysed: Annotated[int, Field(description="Of this colour on the mothership.")]


class EarthMysteriesOf(Shown):
    """What a player has of it. The pieces of one's own are `cargo:COLOUR-mystery` and `hidden:COLOUR-mystery`."""

    player: PlayerNumber
    cargo: list[Colour]
    hidden: list[Colour]
    cards: list[EarthReCard]


class EarthMysteries(Shown):
    """Module 6 on the table."""

    sites: list[EarthMysterySite]
    analysed: Annotated[int, Field(description="On the mothership.")]
    pays: Annotated[int, Field(description="What offloading a mysterious artefact brings now.")]
    players: list[EarthMysteriesOf]
    deck: Annotated[int, Field(description="Reverse engineering cards in the deck.")]
    drawn: Annotated[list[EarthReCard], Field(description="To choose from, seen by this seat.")]
    drawn_hidden: Annotated[int, Field(description="Drawn by somebody else.")]
    discarded: list[EarthReCard]


def mysteries_shown(world: World) -> EarthMysteries | None:
    """Module 6; none where it is not in play."""
    told = world.view.get("mysteries")
    if told is None:
        return None
    part = mysteries_of(world.state)
    return EarthMysteries(
        sites=[
            EarthMysterySite(
                colour=cast(Colour, COLOURS[colour]),
                place=LOCATIONS[part.figures.overlay[colour]],
                count=told["sites"][colour],
                pile=told["piles"][colour],
                analysed=told["ship"][colour],
            )
            for colour in range(N_COLOURS)
        ],
        analysed=sum(told["ship"]),
        pays=ANALYSED_PAY * sum(told["ship"]),
        players=[
            EarthMysteriesOf(
                player=player,
                cargo=held(told["cargo"], player),
                hidden=held(told["hidden"], player),
                cards=[
                    re_shown(part, card, used=card == MIND_BRUSH and bool(told["brushed"] >> player & 1))
                    for card in bits(told["cards"][player])
                ],
            )
            for player in range(world.n_players)
        ],
        deck=told["deck"] + len(told["bottom"]),
        drawn=[re_shown(part, card) for card in told["drawn"] if card != UNSEEN],
        drawn_hidden=told["drawn"].count(UNSEEN),
        discarded=[re_shown(part, card) for card in bits(told["discarded"])],
    )


def re_shown(part: Mysteries, card: int, *, used: bool = False) -> EarthReCard:
    """A reverse engineering card."""
    return EarthReCard(key=RE_CARDS[card], value=part.figures.re_values[card], used=used)


def held(counts: list[int], player: int) -> list[Colour]:
    """The mysterious artefacts in a hold of a player, one by one."""
    return [
        cast(Colour, COLOURS[colour]) for colour in range(N_COLOURS) for _ in range(counts[player * N_COLOURS + colour])
    ]
