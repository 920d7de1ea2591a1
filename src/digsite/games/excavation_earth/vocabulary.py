"""The whole action vocabulary: the spans of the base game, and behind them those of the modules in the box.

Codes about a tile come in two spans of one name: for the types, and behind all others for the kinds that only a module
knows. A `TileSpan` is both, so that no step need tell them apart.
"""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.codes import (
    BUY,
    DIG,
    LAY,
    OFFLOAD,
    SAMPLE,
    SELL_TILE,
    SPANS,
    STORE,
)
from digsite.games.excavation_earth.kinds import EXTRA, N_HELD, N_TYPES
from digsite.games.excavation_earth.museum.codes import BOX_SPANS, GIVE, SHOW
from digsite.games.excavation_earth.museum.codes import SPANS as MUSEUM_SPANS
from digsite.kernel.codes import Codes, Span

CODES: Final = Codes(SPANS + MUSEUM_SPANS + BOX_SPANS)
FIRST_EXTRA: Final = BOX_SPANS[0].first
"""Behind this code stand those about kinds of tile that only a module knows."""


class TileSpan:
    """The codes about each kind of tile, or about each tile in a hold (`kinds.held`)."""

    def __init__(self, first: int, n: int, extra: int) -> None:
        self.first: Final = first
        self.n: Final = n
        self.name: Final = CODES.span(first).name
        self.behind: Final = next((span for span in BOX_SPANS if span.name == self.name), NO_SPAN)
        self.extra: Final = extra

    def code(self, tile: int) -> int:
        """The code about that tile."""
        return self.first + tile if tile < self.n else self.behind.first + tile - self.extra

    def tile(self, code: int) -> int:
        """The tile that a code is about."""
        return code - self.first if code < self.first + self.n else self.extra + code - self.behind.first

    def has(self, code: int) -> bool:
        """Whether the code is one of these."""
        return self.first <= code < self.first + self.n or self.behind.has(code)

    def plain(self, code: int) -> bool:
        """Whether it is one of these and about a type of artefact."""
        return self.first <= code < self.first + self.n


NO_SPAN: Final = Span("", 0, [], [])


def of_kinds(first: int) -> TileSpan:
    """The codes about each kind of tile that begin with this one."""
    return TileSpan(first, N_TYPES, EXTRA)


def of_held(first: int) -> TileSpan:
    """The codes about each tile in a hold that begin with this one."""
    return TileSpan(first, N_HELD, N_HELD)


DIGS: Final = of_kinds(DIG)
SAMPLINGS: Final = of_kinds(SAMPLE)
OFFLOADS: Final = of_held(OFFLOAD)
SALES: Final = of_held(SELL_TILE)
LAYINGS: Final = of_kinds(LAY)
STORINGS: Final = of_kinds(STORE)
PURCHASES: Final = of_kinds(BUY)
SHOWS: Final = of_held(SHOW)
GIFTS: Final = of_held(GIVE)
TILE_SPANS: Final = [DIGS, SAMPLINGS, OFFLOADS, SALES, LAYINGS, STORINGS, PURCHASES, SHOWS, GIFTS]
