"""The games that are known, by key. Each is made when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from digsite.kernel.errors import BadOption
from digsite.kernel.game import Game
from digsite.kernel.values import shown

_makers: Final[dict[str, Callable[[], Game]]] = {}
_games: Final[dict[str, Game]] = {}


def register(key: str, make: Callable[[], Game]) -> None:
    """Make a game known under its key."""
    _makers[key] = make


def game_keys() -> list[str]:
    """The keys of all games that people play, in the order they were made known."""
    return [key for key in _makers if not key.startswith("_")]


def game(key: object) -> Game:
    """The game of that key: `digsite.game("archaeology")`."""
    found = _games.get(key) if isinstance(key, str) else None
    if found is None:
        if not isinstance(key, str) or key not in _makers:
            raise BadOption(f"game: {shown(key)} is not known; games: {', '.join(game_keys())}")
        found = _makers[key]()
        _games[key] = found
    return found
