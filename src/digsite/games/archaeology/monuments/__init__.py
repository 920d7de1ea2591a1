"""The monuments that do more than their row in data/monuments.toml says, one module each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from digsite.games.archaeology.monuments.buried_ruins import BuriedRuins
from digsite.games.archaeology.monuments.mine import Mine
from digsite.games.archaeology.monuments.sphinx import Sphinx
from digsite.games.archaeology.monuments.temple import Temple
from digsite.games.archaeology.monuments.tomb import Tomb
from digsite.games.archaeology.rules import Monument

SPECIAL: Final[dict[str, Callable[[], Monument]]] = {
    "temple": Temple,
    "tomb": Tomb,
    "mine": Mine,
    "sphinx": Sphinx,
    "buried_ruins": BuriedRuins,
}
"""The class of each monument with rules of its own; the others are plain: the explorer takes the chamber."""


def make_monument(key: str) -> Monument:
    """A fresh monument of that key: its steps get their numbers when it is installed."""
    special = SPECIAL.get(key)
    return Monument(key) if special is None else special()


def special_monuments() -> list[Monument]:
    """One of each monument with rules of its own."""
    return [make() for make in SPECIAL.values()]
