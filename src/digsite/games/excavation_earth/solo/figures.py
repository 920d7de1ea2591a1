"""What a component pack says about Zu: its board and its cards, checked (ZU-DATA)."""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.kinds import COLOURS, FACTIONS, N_MARKETS, N_TILES
from digsite.games.excavation_earth.pack import MAX_FIGURE, Pack
from digsite.games.excavation_earth.solo.faces import (
    COMMAND,
    MARKET,
    N_FACES,
    OF_KIND,
    PAIRS,
    SELL,
    SNIPE,
    SURVEY,
    TOP,
)
from digsite.kernel.data import Row, Sheet
from digsite.kernel.values import shown

TABLE: Final[str] = "zu"
FIELDS: Final = ["initiative", "cargo", "hidden", "pairs", "top", "market", "command", "sell", "snipe", "survey"]
ALIKE: Final = [("market", MARKET, 1), ("sell", SELL, 3), ("snipe", SNIPE, 4), ("survey", SURVEY, 5)]
"""Kinds whose cards are all alike (ZU-DATA-04): the field, the face, the kind."""


class ZuFigures:
    """The board and the 24 cards. Its gallery chart is the common one (ZU-DATA-07), and so are map and tracks, which
    the base game checks (ZU-DATA-08 to -11, -13)."""

    def __init__(self, pack: Pack, sheet: Sheet) -> None:
        row = sheet.table(TABLE)
        row.only(FIELDS + [f"{field}_status" for field in FIELDS])
        self.initiative: Final = row.in_range("initiative", 0, MAX_FIGURE, "ZU-DATA-05")
        for faction in range(len(FACTIONS)):
            if pack.initiative[faction] == self.initiative:
                why = f"{self.initiative} is that of {FACTIONS[faction]!r} too; nobody else has Zu's"
                raise row.wrong("initiative", why, "ZU-DATA-05")
        self.cargo: Final = row.in_range("cargo", 2, N_TILES, "ZU-DATA-06")
        self.hidden: Final = row.in_range("hidden", 1, N_TILES, "ZU-DATA-06")
        self.cards: Final[list[int]] = [0] * N_FACES
        """How many cards have each face (ZU-COMP-02)."""
        for field in ("initiative", "cargo", "hidden"):
            self._note(pack, row, field, str(row.whole(field)))
        self._excavate(pack, row)
        self._command(pack, row)
        for field, face, kind in ALIKE:
            n = row.whole(field, "ZU-COMP-02")
            if n != OF_KIND[kind]:
                raise row.wrong(field, f"{shown(n)} cards, but there are {OF_KIND[kind]}", "ZU-COMP-02")
            self.cards[face] = n
            self._note(pack, row, field, str(n))

    def _note(self, pack: Pack, row: Row, field: str, figure: str) -> None:
        pack.statuses.append((TABLE, field, figure, row.status(f"{field}_status")))

    def _excavate(self, pack: Pack, row: Row) -> None:
        """Eight cards, some of each sort; a pair has two different colours (ZU-DATA-01, -02)."""
        pairs = row.texts("pairs", "ZU-DATA-02")
        for text in pairs:
            colours = sorted([COLOURS.index(name) for name in text.split() if name in COLOURS])
            if len(text.split()) != 2 or len(colours) != 2 or colours[0] == colours[1]:
                why = f"{shown(text)} is not two different ones of {', '.join(COLOURS)}"
                raise row.wrong("pairs", why, "ZU-DATA-02")
            face = PAIRS.index((colours[0], colours[1]))
            self.cards[face] = self.cards[face] + 1
        top = row.in_range("top", 1, OF_KIND[0] - 1, "ZU-DATA-01")
        if len(pairs) + top != OF_KIND[0]:
            why = f"{len(pairs)} pairs and {top} for the most popular colour, but there are {OF_KIND[0]} in all"
            raise row.wrong("pairs", why, "ZU-DATA-01")
        self.cards[TOP] = top
        self._note(pack, row, "pairs", ", ".join(pairs))
        self._note(pack, row, "top", str(top))

    def _command(self, pack: Pack, row: Row) -> None:
        """Six cards with a market each; its command centre is that of the map (ZU-DATA-03, -10)."""
        markets = row.wholes("command", "ZU-DATA-03")
        if len(markets) != OF_KIND[2]:
            raise row.wrong("command", f"{len(markets)} cards, but there are {OF_KIND[2]}", "ZU-COMP-02")
        for market in markets:
            if not 1 <= market <= N_MARKETS:
                why = f"{shown(market)} is no market; they run from 1 to {N_MARKETS}"
                raise row.wrong("command", why, "ZU-DATA-03")
            self.cards[COMMAND + market - 1] = self.cards[COMMAND + market - 1] + 1
        self._note(pack, row, "command", " ".join(str(market) for market in markets))
