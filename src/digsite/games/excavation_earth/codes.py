"""The action vocabulary of Excavation Earth, laid out once. New spans go to the end: a code never changes its meaning.

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
from digsite.kernel.codes import Codes, Span

MARKETS: Final = [str(m + 1) for m in range(N_MARKETS)]
POSTS: Final = [f"market-{m}" for m in MARKETS] + CENTRES
"""Where a crew cube can be posted: the six markets, then the three command centres."""
N_POSTS: Final = 9


def _button(name: str, first: int, piece: str = "") -> Span:
    """A span of one code."""
    return Span(name, first, [""], [piece])


def _each(name: str, first: int, labels: list[str], place: str) -> Span:
    """One code per label, each pointing at that piece of a place."""
    return Span(name, first, labels, [f"{place}:{label}" for label in labels])


def _pairs(name: str, first: int, outer: list[str], inner: list[str], piece: str) -> Span:
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
    _button("pass", PASS),
    _button("done", DONE),
    _button("trader", TRADER, "crew"),
    _button("envoy", ENVOY, "crew"),
    _button("recall", RECALL, "ship"),
    _button("add-wild", ADD_WILD, "buyers:wild"),
    _button("use", USE, "command-card"),
    _each("travel", TRAVEL_WITH, CARDS + TRAVEL_CARDS, "hand"),
    _each("sell", SELL, CARDS + TRAVEL_CARDS, "hand"),
    _each("excavate", EXCAVATE, CARDS, "hand"),
    _each("market", MARKET, CARDS, "hand"),
    _each("command", COMMAND, CARDS, "hand"),
    _each("smuggle", SMUGGLE, CARDS, "hand"),
    _each("survey", SURVEY, CARDS, "hand"),
    _each("add-buyer", ADD_BUYER, COLOURS, "buyers"),
    _each("region", REGION, COLOURS, "region"),
    _each("sell-at", SELL_AT, MARKETS, "market"),
    _pairs("acquire", ACQUIRE, COLOURS, HOLDS, "stack:{0} hold:{1}"),
    _each("replace", REPLACE, [str(i) for i in range(MAX_SEATS + 1)], "forecast"),
    _each("dig", DIG, TYPES, "site"),
    _each("sample", SAMPLE, TYPES, "gallery"),
    _each("guard", GUARD, TYPES, "gallery"),
    _pairs("offload", OFFLOAD, HOLDS, TYPES, "{0}:{1}"),
    _pairs("sell-tile", SELL_TILE, HOLDS, TYPES, "{0}:{1}"),
    _each("lay", LAY, TYPES, "surveyed"),
    _each("store", STORE, TYPES, "surveyed"),
    _each("buy", BUY, TYPES, "surveyed"),
    _each("discard", DISCARD, CARDS, "hand"),
    _each("pick", PICK, CARDS, "pack"),
    _each("keep", KEEP, CARDS, "drawn"),
    _each("swap", SWAP, CARDS, "hand"),
    _pairs("send", SEND, COLOURS, MARKETS, "buyers:{0} market:{1}"),
    _pairs("pull", PULL, MARKETS, [str(i + 1) for i in range(QUEUE)], "queue:{0}:{1}"),
    _each("push", PUSH, MARKETS, "market"),
    _each("lift", LIFT, POSTS, "crew"),
    _each("post", POST, POSTS, "crew"),
    _each("place", PLACE, LOCATIONS, "place"),
    _pairs("move", MOVE, LOCATIONS, LOCATIONS, "explorer:{0} place:{1}"),
]

CODES: Final = Codes(SPANS)
SPAN: Final = {span.name: span for span in SPANS}
