"""Small tables, entries and appends for the tests of the store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import asyncpg

from digsite.server.journal import RUNNING, Append, Entry, SeatRow, TableRow
from digsite.server.store import Store


def table_row(table_id: str, **changes: Any) -> TableRow:
    values: dict[str, Any] = {
        "id": table_id,
        "game": "archaeology",
        "n_seats": 2,
        "options": {"monument": "sphinx"},
        "rules_version": 1,
        "components": "base",
        "secret": "5e" * 32,
        "commitment": "c0" * 32,
        "listed": True,
        "host": "ann",
        "created_at": 100.0,
    }
    return TableRow(**{**values, **changes})


def entry(seq: int, kind: str = "move", **data: Any) -> Entry:
    return Entry(seq, kind, data, 1000.0 + seq)


def appending(table_id: str, *entries: Entry, seats: tuple[SeatRow, ...] = (), **changes: Any) -> Append:
    values: dict[str, Any] = {"status": RUNNING, "asked": 1, "bots_due": False}
    return Append(table_id, entries, seats=seats, **{**values, **changes})


@asynccontextmanager
async def opened(*urls: str) -> AsyncIterator[list[Store]]:
    """A store for each address, closed at the end."""
    stores: list[Store] = []
    try:
        for url in urls:
            stores.append(await Store.open(url))
        yield stores
    finally:
        for store in stores:
            await store.close()


async def make_table(store: Store, table_id: str, **changes: Any) -> None:
    """A table whose journal has entry 0."""
    await store.create(table_row(table_id, **changes), [entry(0, "made")], [], {})


async def soon(holds: Callable[[], bool] | Callable[[], Awaitable[bool]], seconds: float = 15.0) -> None:
    """Waits until something holds, and fails if it does not."""
    async with asyncio.timeout(seconds):
        while True:
            answer = holds()
            if answer if isinstance(answer, bool) else await answer:
                return
            await asyncio.sleep(0.02)


PATIENCE: Final = 2.5
"""Seconds that a writer waits where something is committed late."""


@asynccontextmanager
async def committing_late(url: str, table: str = "entries") -> AsyncIterator[None]:
    """Whatever writes to a table is committed a second after the writer (who waits PATIENCE) gave up, as on a disk that
    hangs. All but the commit must be done by then, on a busy machine too: what is cancelled earlier never gets in."""
    connection: asyncpg.Connection[asyncpg.Record] = await asyncpg.connect(url)
    await connection.execute(
        f"""
        CREATE FUNCTION hang() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            PERFORM pg_sleep({2 * PATIENCE});
            RETURN NULL;
        EXCEPTION WHEN query_canceled THEN
            PERFORM pg_sleep(1);
            RETURN NULL;
        END $$;
        CREATE CONSTRAINT TRIGGER hangs AFTER INSERT OR UPDATE ON {table} DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION hang()
        """
    )
    try:
        yield
    finally:
        await connection.execute(f"DROP TRIGGER hangs ON {table}; DROP FUNCTION hang()")
        await connection.close()
