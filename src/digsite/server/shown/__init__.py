"""A table as a page shows it: made from a view alone, with every figure worked out, so that the page needs no rules.

Each game has a file with its types; they are in the OpenAPI document, and the page's types come from there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pydantic import BaseModel

from digsite.server.shown.archaeology import make_archaeology
from digsite.server.shown.dig_models import DigTable
from digsite.server.shown.excavation_earth import EarthTable, make_excavation_earth

MAKERS: Final[dict[str, Callable[[dict[str, Any]], dict[str, Any]]]] = {
    "archaeology": make_archaeology,
    "excavation_earth": make_excavation_earth,
}
"""For each game: what makes the table from a view."""

MODELS: Final[list[type[BaseModel]]] = [DigTable, EarthTable]
"""What they make: these types, and all they are made of, stand in the OpenAPI document."""


def shown_table(view: dict[str, Any]) -> dict[str, Any] | None:
    """The table that this view tells of, or None for a game that has none."""
    maker = MAKERS.get(view["game"])
    return None if maker is None else maker(view)
