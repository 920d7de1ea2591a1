"""The monuments, one module each. To add one: a row in data/monuments.toml, a class here, words, tests."""

from __future__ import annotations

from digsite.games.archaeology.monuments.buried_ruins import BuriedRuins
from digsite.games.archaeology.monuments.great_pyramid import GreatPyramid
from digsite.games.archaeology.monuments.mine import Mine
from digsite.games.archaeology.monuments.sphinx import Sphinx
from digsite.games.archaeology.monuments.temple import Temple
from digsite.games.archaeology.monuments.tomb import Tomb
from digsite.games.archaeology.rules import Monument


def make_monument(key: str) -> Monument:
    """A fresh monument of that key: its steps get their numbers when it is installed."""
    for monument in all_monuments():
        if monument.key == key:
            return monument
    raise ValueError(f"there is no monument {key!r}")


def all_monuments() -> list[Monument]:
    """One of each, in the order of the tiles."""
    return [GreatPyramid(), Temple(), Tomb(), Mine(), Sphinx(), BuriedRuins()]
