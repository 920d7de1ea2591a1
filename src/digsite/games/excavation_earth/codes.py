"""The action vocabulary of the base game, laid out once. Those of modules follow: a code never changes its meaning.

An action is chosen together with the card that pays for it ("excavate red-cog"). What follows is asked step by step,
and wherever a player may take fewer than allowed, "done" is an answer.
"""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.kinds import (
    CARDS,
    CENTRES,
    COLOURS,
    HOLDS,
    LOCATIONS,
    MAX_SEATS,
    N_MARKETS,
    QUEUE,
    TRAVEL_CARDS,
    TYPES,
)
from digsite.kernel.codes import Span

MARKETS: Final = [str(m + 1) for m in range(N_MARKETS)]
POSTS: Final = [f"market-{m}" for m in MARKETS] + CENTRES
"""Where a crew cube can be posted: the six markets, then the three command centres."""
N_POSTS: Final = 9


def button(name: str, first: int, piece: str = "") -> Span:
    """A span of one code."""
    return Span(name, first, [""], [piece])


def each(name: str, first: int, labels: list[str], place: str) -> Span:
    """One code per label, each pointing at that piece of a place."""
    return Span(name, first, labels, [f"{place}:{label}" for label in labels])


def pairs(name: str, first: int, outer: list[str], inner: list[str], piece: str) -> Span:
    """One code per pair of labels; `piece` is a pattern with {0} and {1}."""
    labels = [f"{x} {y}" for x in outer for y in inner]
    pieces = [piece.format(x, y) for x in outer for y in inner]
    return Span(name, first, labels, pieces)


# The first 257 ints are made once by Python itself, so what is offered most often comes first.
PASS: Final = 0
DONE: Final = 1
TRADER: Final = 2
ENVOY: Final = 3
RECALL: Final = 4
ADD_WILD: Final = 5
USE: Final = 6
TRAVEL_WITH: Final = 7
SELL: Final = TRAVEL_WITH + 33
EXCAVATE: Final = SELL + 33
MARKET: Final = EXCAVATE + 30
COMMAND: Final = MARKET + 30
SMUGGLE: Final = COMMAND + 30
SURVEY: Final = SMUGGLE + 30
ADD_BUYER: Final = SURVEY + 30
REGION: Final = ADD_BUYER + 5
SELL_AT: Final = REGION + 5
ACQUIRE: Final = SELL_AT + 6
REPLACE: Final = ACQUIRE + 10
DIG: Final = REPLACE + 5
SAMPLE: Final = DIG + 20
GUARD: Final = SAMPLE + 20
OFFLOAD: Final = GUARD + 20
SELL_TILE: Final = OFFLOAD + 40
LAY: Final = SELL_TILE + 40
STORE: Final = LAY + 20
BUY: Final = STORE + 20
DISCARD: Final = BUY + 20
PICK: Final = DISCARD + 30
KEEP: Final = PICK + 30
SWAP: Final = KEEP + 30
SEND: Final = SWAP + 30
PULL: Final = SEND + 30
PUSH: Final = PULL + 24
LIFT: Final = PUSH + 6
POST: Final = LIFT + 9
PLACE: Final = POST + 9
MOVE: Final = PLACE + 21

SPANS: Final = [
    button("pass", PASS),
    button("done", DONE),
    button("trader", TRADER, "crew"),
    button("envoy", ENVOY, "crew"),
    button("recall", RECALL, "ship"),
    button("add-wild", ADD_WILD, "buyers:wild"),
    button("use", USE, "command-card"),
    each("travel", TRAVEL_WITH, CARDS + TRAVEL_CARDS, "hand"),
    each("sell", SELL, CARDS + TRAVEL_CARDS, "hand"),
    each("excavate", EXCAVATE, CARDS, "hand"),
    each("market", MARKET, CARDS, "hand"),
    each("command", COMMAND, CARDS, "hand"),
    each("smuggle", SMUGGLE, CARDS, "hand"),
    each("survey", SURVEY, CARDS, "hand"),
    each("add-buyer", ADD_BUYER, COLOURS, "buyers"),
    each("region", REGION, COLOURS, "region"),
    each("sell-at", SELL_AT, MARKETS, "market"),
    pairs("acquire", ACQUIRE, COLOURS, HOLDS, "stack:{0} hold:{1}"),
    each("replace", REPLACE, [str(i) for i in range(MAX_SEATS + 1)], "forecast"),
    each("dig", DIG, TYPES, "site"),
    each("sample", SAMPLE, TYPES, "gallery"),
    each("guard", GUARD, TYPES, "gallery"),
    pairs("offload", OFFLOAD, HOLDS, TYPES, "{0}:{1}"),
    pairs("sell-tile", SELL_TILE, HOLDS, TYPES, "{0}:{1}"),
    each("lay", LAY, TYPES, "surveyed"),
    each("store", STORE, TYPES, "surveyed"),
    each("buy", BUY, TYPES, "surveyed"),
    each("discard", DISCARD, CARDS, "hand"),
    each("pick", PICK, CARDS, "pack"),
    each("keep", KEEP, CARDS, "drawn"),
    each("swap", SWAP, CARDS, "hand"),
    pairs("send", SEND, COLOURS, MARKETS, "buyers:{0} market:{1}"),
    pairs("pull", PULL, MARKETS, [str(i + 1) for i in range(QUEUE)], "queue:{0}:{1}"),
    each("push", PUSH, MARKETS, "market"),
    each("lift", LIFT, POSTS, "crew"),
    each("post", POST, POSTS, "crew"),
    each("place", PLACE, LOCATIONS, "place"),
    pairs("move", MOVE, LOCATIONS, LOCATIONS, "explorer:{0} place:{1}"),
]

SPAN: Final = {span.name: span for span in SPANS}
