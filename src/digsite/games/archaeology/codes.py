"""The action vocabulary of Archaeology, laid out once. New spans go to the end: a code never changes its meaning."""

from __future__ import annotations

from typing import Final

from digsite.games.archaeology.kinds import COPIES, KIND_NAMES, MAX_CHAMBERS, MAX_SEATS, N_KINDS
from digsite.kernel.codes import Codes, Span


def _button(name: str, first: int, piece: str = "") -> Span:
    """A span of one code."""
    return Span(name, first, [""], [piece])


def _kinds(name: str, first: int, place: str) -> Span:
    """One code per kind of treasure, each pointing at the cards of that kind in a place."""
    return Span(name, first, KIND_NAMES, [f"{place}:{kind}" for kind in KIND_NAMES])


def _numbers(name: str, first: int, n: int, place: str) -> Span:
    """One code per number 0 to n - 1."""
    return Span(name, first, [str(i) for i in range(n)], [f"{place}:{i}" for i in range(n)])


def _sales(first: int) -> Span:
    """One code per kind of treasure and size of set, up to all copies there are: 85 codes."""
    labels: list[str] = []
    pieces: list[str] = []
    for kind in range(N_KINDS):
        for n in range(1, COPIES[kind] + 1):
            labels.append(f"{KIND_NAMES[kind]} {n}")
            pieces.append(f"hand:{KIND_NAMES[kind]}")
    return Span("sell", first, labels, pieces)


END_TURN: Final = 0
TRADE: Final = 1
USE_TENT: Final = 2
NO_TENT: Final = 3
GIVEN: Final = 4
CONFIRM: Final = 5
WITHDRAW: Final = 6
DRAW: Final = 7
STOP: Final = 8
NO_LOOK: Final = 9

ROB: Final = 10
EXPLORE: Final = 15
LOOK: Final = 18
GIVE: Final = 21
TAKE: Final = 30
LOSE: Final = 39
KEEP: Final = 48
NAME: Final = 57
SELL: Final = 66

SPANS: Final = [
    _button("end-turn", END_TURN),
    _button("trade", TRADE, "market"),
    _button("use-tent", USE_TENT, "tent"),
    _button("no-tent", NO_TENT),
    _button("given", GIVEN),
    _button("confirm", CONFIRM),
    _button("withdraw", WITHDRAW),
    _button("draw", DRAW, "chamber:0"),
    _button("stop", STOP),
    _button("no-look", NO_LOOK),
    _numbers("rob", ROB, MAX_SEATS, "seat"),
    _numbers("explore", EXPLORE, MAX_CHAMBERS, "chamber"),
    _numbers("look", LOOK, MAX_CHAMBERS, "chamber"),
    _kinds("give", GIVE, "hand"),
    _kinds("take", TAKE, "market"),
    _kinds("lose", LOSE, "hand"),
    _kinds("keep", KEEP, "chamber"),
    _kinds("name", NAME, "kind"),
    _sales(SELL),
]

CODES: Final = Codes(SPANS)
END_TURN_SPAN: Final = SPANS[0]
TRADE_SPAN: Final = SPANS[1]
EXPLORE_SPAN: Final = SPANS[11]
SELL_SPAN: Final = SPANS[18]

SALE_KIND: Final[list[int]] = [kind for kind in range(N_KINDS) for _ in range(COPIES[kind])]
"""The kind that `SELL + i` sells."""
SALE_SIZE: Final[list[int]] = [n for kind in range(N_KINDS) for n in range(1, COPIES[kind] + 1)]
"""How many cards `SELL + i` sells."""
FIRST_SALE: Final[list[int]] = [SELL + sum(COPIES[:kind]) for kind in range(N_KINDS)]
"""The code that sells one card of a kind; n - 1 more sells n."""
