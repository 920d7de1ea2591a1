"""The words of Excavation Earth. Not compiled, like all that speaks Fluent. How words are made: kernel/text.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from digsite.games.excavation_earth.codes import N_POSTS, POSTS
from digsite.games.excavation_earth.events import ACTIONS
from digsite.games.excavation_earth.kinds import (
    BUYERS,
    CARDS,
    CENTRES,
    COLOURS,
    COMMAND_CARDS,
    FACTIONS,
    GLYPHS,
    HOLDS,
    LOCATIONS,
    N_COLOURS,
    N_LOCATIONS,
    N_MARKETS,
    N_TYPES,
    QUEUE,
    TRAVEL_CARDS,
    hold_of,
    kind_of,
)
from digsite.games.excavation_earth.museum.kinds import (
    EXHIBITION_TILES,
    NEW_COMMAND_CARDS,
    NEW_FACTIONS,
    POPUPS,
    RE_CARDS,
    ROWS_NAMED,
    SPACES,
    TILES,
)
from digsite.games.excavation_earth.museum.solo.events import MORE_OBSTACLES, MORE_PURPOSES
from digsite.games.excavation_earth.solo.events import OBSTACLES, PURPOSES
from digsite.games.excavation_earth.solo.faces import FACES
from digsite.games.excavation_earth.vocabulary import CODES, TILE_SPANS
from digsite.kernel.events import HIDDEN
from digsite.kernel.text import Text

NAMES: dict[str, list[str]] = {
    "action": [*ACTIONS, "exhibit"],
    "artefact": TILES,
    "ability": COMMAND_CARDS + NEW_COMMAND_CARDS,
    "asks": [tile.replace("+", "-plus") for tile in EXHIBITION_TILES],
    "buyer": BUYERS,
    "by": CARDS + TRAVEL_CARDS,
    "by_colour": COLOURS,
    "card": CARDS + TRAVEL_CARDS,
    "centre": CENTRES,
    "colour": COLOURS,
    "faction": FACTIONS + NEW_FACTIONS,
    "glyph": [*GLYPHS, "box"],
    "hold": HOLDS,
    "origin": LOCATIONS,
    "place": LOCATIONS,
    "popup": POPUPS,
    "post": POSTS,
    "re": RE_CARDS,
    "row": ROWS_NAMED,
    "space": SPACES,
    "target": POSTS,
    "task": ["guard", "trader", "envoy", "custodian", "guide"],
    "face": FACES,
    "obstacle": OBSTACLES + MORE_OBSTACLES,
    "purpose": PURPOSES + MORE_PURPOSES,
}
"""The things that a field can name."""
PREFIX = {
    "by": "card",
    "by_colour": "colour",
    "centre": "post",
    "faction": "factions",
    "origin": "place",
    "target": "post",
}
"""Fields whose things are named like those of another: a command centre is a post, a faction a choice of its option."""
assert len(POSTS) == N_POSTS


LISTED = ("colour", "artefact", "market", "tile", "column", "centre")
"""What is told in lists."""
OUT = ("", "out-", "later-")
"""How the sets of those who stay, who are out and who come later are told apart."""


class EarthText(Text):
    """Pieces and places have names; markets and columns are told by number; all else is seats, credits or numbers."""

    SEATS = ("seat", "player")
    PLACES = ("market", "other", "forecast", "column")
    SETS: ClassVar = {f"{out}{field}s": field for field in LISTED for out in OUT}

    def thing(self, field: str, value: int) -> str:
        known = NAMES.get(field)
        if known is None:
            return ""
        prefix = PREFIX.get(field, field)
        return f"{prefix}-hidden" if value == HIDDEN else f"{prefix}-{known[value]}"

    def member(self, field: str, value: int, locale: str) -> str:
        """In lists, markets and columns have their numbers, and artefacts their colours; a tile in a hold is its
        artefact."""
        if field == "market":
            return f"#{value + 1}"
        if field == "column":
            return str(value + 1)
        if field in ("colour", "centre"):
            return self.name(field, value, locale)
        kind = kind_of(value) if field == "tile" else value
        return self.words(locale).say(f"{self.thing('artefact', kind)}.named")

    def rival(self, number: int, locale: str) -> str:
        return self.words(locale).say("zu")

    def args(self, fields: dict[str, object], locale: str, names: Sequence[str] = ()) -> dict[str, object]:
        """As in all games; `credits` is an amount without its sign, for the sentence says whether they come or go;
        `credits_n` is the number alone, and `credits_way` is "out" for what goes and "in" for what comes."""
        args = super().args(fields, locale, names)
        credits = fields.get("credits")
        if isinstance(credits, int):
            args["credits"] = self.money(abs(credits), locale)
            args["credits_n"] = abs(credits)
            args["credits_way"] = "out" if credits < 0 else "in"
        tile = fields.get("tile")
        if isinstance(tile, int):
            args["tile"] = self.member("tile", tile, locale)
        return args

    def code_fields(self, code: int) -> dict[str, object]:
        """What a code is about."""
        span = CODES.span(code)
        i = code - span.first
        for tiles in TILE_SPANS:
            if tiles.has(code):
                tile = tiles.tile(code)
                return {"artefact": tile} if tiles.n == N_TYPES else {"hold": hold_of(tile), "artefact": kind_of(tile)}
        if span.name == "guard":
            return {"artefact": i}
        if span.name in ("travel", "sell", "excavate", "market", "command", "smuggle", "survey", "exhibit"):
            return {"card": i}
        if span.name in ("discard", "pick", "keep", "swap"):
            return {"card": i}
        if span.name in ("analyse", "offload-mystery"):
            return {"hold": i // N_COLOURS, "colour": i % N_COLOURS}
        if span.name in ("add-buyer", "region", "send-broker", "take-broker", "dig-mystery", "curator"):
            return {"colour": i}
        if span.name in ("sell-at", "push", "at-market"):
            return {"market": i}
        if span.name == "acquire":
            return {"colour": i // 2, "hold": i % 2}
        if span.name == "replace":
            return {"forecast": i}
        if span.name == "send":
            return {"colour": i // N_MARKETS, "market": i % N_MARKETS}
        if span.name == "pull":
            return {"market": i // QUEUE, "n": i % QUEUE + 1}
        if span.name in ("lift", "post", "retrieve"):
            return {"post": i}
        if span.name == "place":
            return {"place": i}
        if span.name == "move":
            return {"origin": i // N_LOCATIONS, "place": i % N_LOCATIONS}
        if span.name == "stow":
            return {"hold": i}
        if span.name == "keep-re":
            return {"re": i}
        if span.name == "hang":
            return {"space": i}
        if span.name == "replace-curator":
            return {"row": i // N_COLOURS, "colour": i % N_COLOURS}
        if span.name == "activate":
            return {"popup": i}
        return {}
