"""The games, by key. A game is loaded when it is first asked for."""

from __future__ import annotations

from digsite.kernel.game import Game
from digsite.kernel.registry import register


def _archaeology() -> Game:
    from digsite.games.archaeology.game import Archaeology

    return Archaeology()


def _excavation_earth() -> Game:
    from digsite.games.excavation_earth.game import ExcavationEarth

    return ExcavationEarth()


def _template() -> Game:
    from digsite.games._template.game import Template

    return Template()


register("archaeology", _archaeology)
register("excavation_earth", _excavation_earth)
register("_template", _template)
