"""How much memory a table takes that nobody plays at just now.

Games in their midst are brought to a server whose cache holds so many of them, and every seat looks at its table once,
so that the server has worked out everything about it. Then as many others push the first ones out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Any, Final

import digsite
from digsite import Rng
from digsite.kernel.record import Record
from digsite.lab.server.client import Guest
from digsite.lab.server.process import ServerProcess, resident_bytes

KINDS: Final = 4
"""How many different games there are of each kind of table."""
AT_ONCE: Final = 8
WARMING: Final = 64
"""At most so many tables come first, so that what is made only once is there before anything is measured."""


@dataclass(frozen=True, slots=True)
class Idle:
    """What was measured."""

    tables: int
    moves: float
    """How many moves a journal held, on average."""
    kept: float
    """Bytes of the server for a table that it has in memory."""
    dropped: float
    """Bytes for one that has fallen out of it."""


def half_played(game: str, seats: int, seed: int) -> dict[str, Any]:
    """The record of the first half of a random game."""
    rng = Rng(seed)
    record = Record.start(digsite.game(game), seats=seats, seed=rng.seed(), options={})
    state = record.begin()
    while not state.over:
        seat = rng.pick(state.seats)
        code = rng.pick(state.legal(seat))
        record.add(code, seat)
        state.play(code, seat=seat)
    del record.entries[len(record.entries) // 2 :]
    return record.to_json()


async def measure_idle(database: str, mix: Sequence[tuple[str, int]], tables: int) -> Idle:
    """Fill the cache of a server with so many tables, then with as many others."""
    first = min(WARMING, tables // 2)
    records = [half_played(game, seats, seed) for seed in range(KINDS) for game, seats in mix]
    with ServerProcess(database, cache_stories=tables) as server:
        async with Guest(server.base) as guest:

            async def bring(records: Sequence[dict[str, Any]]) -> int:
                gate = asyncio.Semaphore(AT_ONCE)

                async def one(record: dict[str, Any]) -> None:
                    async with gate:
                        made = await guest.post("/api/records", record)
                        for token in made["tokens"].values():
                            await guest.get(f"/api/tables/{made['id']}", token=token)

                await asyncio.gather(*(one(record) for record in records))
                assert server.process is not None
                return resident_bytes(server.process.pid)

            endless = cycle(records)
            before = await bring(list(islice(endless, first)))
            full = await bring(list(islice(endless, tables - first)))
            over = await bring(list(islice(endless, tables)))
    moves = sum(len(record["moves"]) for record in records) / len(records)
    return Idle(tables, moves, (full - before) / (tables - first), (over - full) / tables)
