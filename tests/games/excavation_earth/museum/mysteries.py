"""Positions with mysterious artefacts: crews of a known size, reverse engineering decks of known cards."""

from __future__ import annotations

from typing import Any

from digsite.games.excavation_earth.kinds import COLOURS
from digsite.games.excavation_earth.museum.kinds import NEW_COMMAND_CARDS, RE_CARDS
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.table import museum
from tests.games.excavation_earth.table import asked, at, play, words

PLAIN_RE = RE_CARDS[:15]
"""E1 to E15: the cards without the museum icon."""
RED_COLUMN = "red-helix red-lens red-antenna red-crater"
OVERLAYS = {"yellow": "easter", "green": "mexico", "red": "london", "purple": "capetown", "orange": "bangkok"}


def crew(pool: int, guards: str = "", elsewhere: int = 0) -> dict[str, Any]:
    """Seat 0 has so many cubes in the pool and these guards; the others are traders at #6, but for those that stand
    elsewhere (on mysterious artefacts, among the envoys) by other words."""
    full = [colour for colour in COLOURS if guards.count(f"{colour}-") == 4]
    return {
        "guards": [guards, ""],
        "rewarded": [full, []],
        "traders": [f"anchor*{22 - pool - len(guards.split()) - elsewhere}", ""],
    }


def mystery(s: Earth, field: str, *keys: Any) -> Any:
    """A field of the part of the position that has the mysterious artefacts: `mystery(s, "cargo", 0, "red")`."""
    return at(s, "mysteries", field, *keys)


def deck_of(order: str, own: str = "") -> dict[str, Any]:
    """A reverse engineering deck of just these cards, in this order, known to nobody; seat 0 owns some, and the rest
    are out of the game."""
    left = words(order)
    out = [card for card in PLAIN_RE if card not in left + words(own)]
    return {"re": [own, ""], "mysteries": {"bottom": left, "discarded": out}}


def recalled(card: str, round: int = 2, modules: str = "M6", **kw: Any) -> Earth:
    """Seat 0 has recalled its envoy from the left centre, where that command card lies, and may use it."""
    fields: dict[str, Any] = {
        "command": [
            card,
            *[other for other in ("emergency-fund", "fresh-orders", "crowd-control") if other != card][:2],
        ],
        "hands": ["red-mask", ""],
        "envoys": ["left", ""],
        **kw,
    }
    s = play(museum(modules, round=round, **fields), "command red-mask")
    return play(s, *(["done"] if asked(s) == "send_broker" else []), "recall")


GRANT, TALENT = NEW_COMMAND_CARDS[:2]
