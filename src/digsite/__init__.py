"""Digsite: the open table, library and laboratory for two games about digging up the past.

>>> import digsite
>>> game = digsite.game("archaeology")
>>> state = game.new(seats=3, seed=7, options={"monument": "sphinx"})
>>> while not state.over:
...     state.play(state.legal()[0])
>>> len(state.scores)
3
"""

from __future__ import annotations

from digsite import games as _games
from digsite.kernel import rng as _rng
from digsite.kernel.errors import (
    BadComponents,
    BadInput,
    BadOption,
    BadPosition,
    BadRecord,
    DigsiteError,
    IllegalMove,
    MissingWords,
    UnknownCode,
)
from digsite.kernel.events import Event
from digsite.kernel.game import Game
from digsite.kernel.match import Match
from digsite.kernel.play import playout
from digsite.kernel.question import Choice, Question
from digsite.kernel.record import Record
from digsite.kernel.refusal import Refusal
from digsite.kernel.registry import game, game_keys
from digsite.kernel.result import Result
from digsite.kernel.rng import Rng
from digsite.kernel.state import State

__version__ = "0.1.0"

COMPILED: bool = not (_rng.__file__ or "").endswith(".py")
"""Whether the kernel and the games run as compiled code. Both ways play the same bytes."""

__all__ = [
    "COMPILED",
    "BadComponents",
    "BadInput",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Choice",
    "DigsiteError",
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "MissingWords",
    "Question",
    "Record",
    "Refusal",
    "Result",
    "Rng",
    "State",
    "UnknownCode",
    "game",
    "game_keys",
    "playout",
]

del _games, _rng
