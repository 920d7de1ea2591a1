"""How much memory a table takes that nobody plays at just now."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Final

import digsite
from digsite import Record, Rng
from digsite.lab.server.client import Guest
from digsite.lab.server.process import ServerProcess, resident_bytes

WARMING: Final = 50
"""Tables that are looked at before anything is measured, so that what is made once is there."""
AT_ONCE: Final = 8


@dataclass(frozen=True, slots=True)
class Idle:
    """Bytes of the server for each table."""

    tables: int
    moves: float
    """How many moves the journals held, on average."""
    kept: float
    """While the table is in memory."""
    dropped: float
    """Once it has fallen out of it."""


def half_played(game: str, seats: int, seed: int) -> Record:
    """A game in its midst: random play up to a random move of the first two hundred."""
    rng = Rng(seed)
    record = Record.start(digsite.game(game), seats=seats, seed=rng.seed(), options={})
    state = record.begin()
    for _ in range(int(rng.below(200))):
        seat = state.seats[0]
        code = rng.pick(state.legal(seat))
        if state.copy().play(code, seat=seat) is None and state_ends(state, code, seat):
            break
        record.add(code, seat=seat)
        state.play(code, seat=seat)
    return record
