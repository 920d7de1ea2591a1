"""What the novice of Excavation Earth makes of a card that brokers may change as it is played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from digsite.bots.earth_exhibits import NOT_AT_ALL
from digsite.bots.earth_plans import Plans
from digsite.games.excavation_earth.codes import (
    ADD_BUYER,
    COMMAND,
    EXCAVATE,
    MARKET,
    SELL,
    SMUGGLE,
    SURVEY,
)
from digsite.games.excavation_earth.kinds import N_COLOURS, N_MARKETS, TRAVEL, card_colour, card_icon
from digsite.games.excavation_earth.museum.codes import EXHIBIT, SHOW
from digsite.games.excavation_earth.museum.kinds import EVERY_ICON, MAZZ_UN

ACTIONS: Final = (
    (SELL, EXCAVATE),
    (EXCAVATE, MARKET),
    (MARKET, COMMAND),
    (COMMAND, SMUGGLE),
    (SMUGGLE, SURVEY),
    (SURVEY, ADD_BUYER),
    (EXHIBIT, SHOW),
)
"""The codes of each action that a card pays for, but for Travel: the first, and the one behind the last."""


class Played(NamedTuple):
    """An action, the card that pays for it, and what brokers have made of that."""

    action: int
    card: int
    colour: int
    every: bool = False
    """Whether it has every icon."""


def played(code: int) -> Played | None:
    """The action that a code stands for, with its card as it is; None: it is no such action."""
    for first, end in ACTIONS:
        if first <= code < end:
            card = code - first
            return Played(first, card, card_colour(card) if card < TRAVEL else -1)
    return None


def worth(plans: Plans, play: Played) -> float:
    """What an action brings."""
    if play.action == SELL:
        return plans.sell(EVERY_ICON if play.every else play.card)
    if play.action == EXCAVATE:
        return plans.digs(play.colour, plans.sites_of(play.colour))[0].gain
    if play.action == MARKET:
        visited = [market for market in markets(play) if plans.is_at_market(market)]
        return max([NOT_AT_ALL, *(plans.market(market) for market in visited)])
    if play.action == COMMAND:
        return max(plans.commanding(market) for market in markets(play)) + plans.bonus_dig(play.colour)
    if play.action == SMUGGLE:
        icons = plans.smuggling_icons()
        return plans.smuggle() if play.every or icons >> card_icon(play.card) & 1 else NOT_AT_ALL
    if play.action == SURVEY:
        return plans.survey(play.colour)
    assert plans.exhibits is not None
    return plans.exhibits.exhibit(play.colour)


def markets(play: Played) -> list[int]:
    """The markets whose icons the card shows."""
    return list(range(N_MARKETS)) if play.every else [card_icon(play.card)]


def with_broker(play: Played, colour: int) -> Played:
    """The same after a broker of that colour was sent: the same colour gives every icon, another its own."""
    return play._replace(every=True) if colour == play.colour else play._replace(colour=colour)


def ways(plans: Plans, play: Played) -> Iterator[tuple[float, Played]]:
    """The action with its card as it is, and with each broker that could change it; with what the broker costs."""
    yield 0.0, play
    brokers = plans.outlook.kit.brokers
    if brokers and play.card < TRAVEL:
        for colour in range(N_COLOURS):
            if brokers >> colour & 1 and reads(plans, play, colour):
                yield plans.outlook.brokers(colour), with_broker(play, colour)


def reads(plans: Plans, play: Played, colour: int) -> bool:
    """Whether the action reads what a broker of that colour changes."""
    if colour != play.colour:
        return play.action in (EXCAVATE, SURVEY, EXHIBIT) or is_digging(plans, play)
    if play.action == SELL:
        return plans.figures.rules.factions[plans.outlook.seat].sells_by_icon
    return play.action in (MARKET, COMMAND, SMUGGLE)


def is_digging(plans: Plans, play: Played) -> bool:
    """Whether it is a Command with which the Commanders dig."""
    return play.action == COMMAND and plans.outlook.faction == MAZZ_UN
