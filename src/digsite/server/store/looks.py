"""How far people have looked at tables. Many go into one transaction: sockets close by the thousand when a line breaks,
and whoever wants to sit down meanwhile must not stand behind all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from digsite.server.store.database import Database
from digsite.server.store.schema import looks


class Looks:
    """Gathers looks while a transaction is under way, and writes them in the next one."""

    def __init__(self, database: Database, writing: Callable[[], AbstractAsyncContextManager[AsyncConnection]]) -> None:
        self._statement = noting(database)
        self._writing = writing
        self._turn = asyncio.Lock()
        self._gathered: dict[tuple[str, str], int] = {}
        self._next: asyncio.Task[None] | None = None
        """The transaction that will write what is gathered."""

    async def note(self, table_id: str, person: str, seq: int) -> None:
        """That person has seen the journal up to there; never goes back. It is written when this returns."""
        self._gathered[table_id, person] = max(seq, self._gathered.get((table_id, person), -1))
        if self._next is None:
            self._next = asyncio.create_task(self._write(), name="looks")
            self._next.add_done_callback(_heard)
        await asyncio.shield(self._next)

    async def _write(self) -> None:
        async with self._turn:
            gathered, self._gathered, self._next = self._gathered, {}, None
            # In order, so that two workers do not wait for each other.
            rows = [{"table_id": key[0], "person": key[1], "seq": gathered[key]} for key in sorted(gathered)]
            async with self._writing() as connection:
                await connection.execute(self._statement, rows)


def noting(database: Database) -> Any:
    """The statement that notes looks, which never go back."""
    insert = database.insert(looks)
    return insert.on_conflict_do_update(
        index_elements=[looks.c.table_id, looks.c.person],
        set_={"seq": insert.excluded.seq},
        where=looks.c.seq < insert.excluded.seq,
    )


def _heard(task: asyncio.Task[None]) -> None:
    """Whoever waited is told what went wrong; if all have gone, nobody needs to know."""
    if not task.cancelled():
        task.exception()
