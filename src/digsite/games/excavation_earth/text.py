"""The words of Excavation Earth. Not compiled, like all that speaks Fluent. How words are made: kernel/text.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from digsite.games.excavation_earth.codes import CODES, N_POSTS, POSTS
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
    N_LOCATIONS,
    N_MARKETS,
    N_TYPES,
    QUEUE,
    TRAVEL_CARDS,
    TYPES,
)
from digsite.games.excavation_earth.solo.events import OBSTACLES, PURPOSES
from digsite.games.excavation_earth.solo.faces import FACES
from digsite.kernel.events import HIDDEN
from digsite.kernel.text import Text

NAMES: dict[str, list[str]] = {
    "action": ACTIONS,
    "artefact": TYPES,
    "ability": COMMAND_CARDS,
    "buyer": BUYERS,
    "by": CARDS + TRAVEL_CARDS,
    "card": CARDS + TRAVEL_CARDS,
    "centre": CENTRES,
    "colour": COLOURS,
    "faction": FACTIONS,
    "glyph": GLYPHS,
    "hold": HOLDS,
    "origin": LOCATIONS,
    "place": LOCATIONS,
    "post": POSTS,
    "target": POSTS,
    "task": ["guard", "trader", "envoy"],
    "face": FACES,
    "obstacle": OBSTACLES,
    "purpose": PURPOSES,
}
"""The things that a field can name."""
PREFIX = {"by": "card", "centre": "post", "faction": "factions", "origin": "place", "target": "post"}
"""Fields whose things are named like those of another: a command centre is a post, a faction a choice of its option."""
assert len(POSTS) == N_POSTS


OUT = ("", "out-", "later-")
"""How the sets of those who stay, who are out and who come later are told apart."""


class EarthText(Text):
    """Pieces and places have names; markets are told by number, all other fields are seats, credits or numbers."""

    SEATS = ("seat", "player")
    PLACES = ("market", "other", "forecast")
    SETS: ClassVar = {f"{out}{field}s": field for field in ("colour", "artefact", "market", "tile") for out in OUT}

    def thing(self, field: str, value: int) -> str:
        known = NAMES.get(field)
        if known is None:
            return ""
        prefix = PREFIX.get(field, field)
        return f"{prefix}-hidden" if value == HIDDEN else f"{prefix}-{known[value]}"

    def member(self, field: str, value: int, locale: str) -> str:
        """In lists, markets have their numbers, and artefacts their colours; a tile in a hold is its artefact."""
        if field == "market":
            return f"#{value + 1}"
        if field == "colour":
            return self.name(field, value, locale)
        return self.words(locale).say(f"{self.thing('artefact', value % N_TYPES)}.named")

    def rival(self, number: int, locale: str) -> str:
        return self.words(locale).say("zu")

    def args(self, fields: dict[str, object], locale: str, names: Sequence[str] = ()) -> dict[str, object]:
        """As in all games; `credits` is an amount without its sign, for the sentence says whether they come or go;
        `credits_n` is the number alone."""
        args = super().args(fields, locale, names)
        credits = fields.get("credits")
        if isinstance(credits, int):
            args["credits"] = self.money(abs(credits), locale)
            args["credits_n"] = abs(credits)
        tile = fields.get("tile")
        if isinstance(tile, int):
            args["tile"] = self.member("tile", tile, locale)
        return args

    def code_fields(self, code: int) -> dict[str, object]:
        """What a code is about."""
        span = CODES.span(code)
        i = code - span.first
        if span.name in ("travel", "sell", "excavate", "market", "command", "smuggle", "survey"):
            return {"card": i}
        if span.name in ("discard", "pick", "keep", "swap"):
            return {"card": i}
        if span.name in ("dig", "sample", "guard", "lay", "store", "buy"):
            return {"artefact": i}
        if span.name in ("offload", "sell-tile"):
            return {"hold": i // N_TYPES, "artefact": i % N_TYPES}
        if span.name in ("add-buyer", "region"):
            return {"colour": i}
        if span.name in ("sell-at", "push"):
            return {"market": i}
        if span.name == "acquire":
            return {"colour": i // 2, "hold": i % 2}
        if span.name == "replace":
            return {"forecast": i}
        if span.name == "send":
            return {"colour": i // N_MARKETS, "market": i % N_MARKETS}
        if span.name == "pull":
            return {"market": i // QUEUE, "n": i % QUEUE + 1}
        if span.name in ("lift", "post"):
            return {"post": i}
        if span.name == "place":
            return {"place": i}
        if span.name == "move":
            return {"origin": i // N_LOCATIONS, "place": i % N_LOCATIONS}
        return {}
