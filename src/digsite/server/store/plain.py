"""The append that a server does all day: one entry that continues a journal, with the index after it. Nothing else.

A move costs the server more on its way to the database than anywhere else, so here the driver is spoken to directly,
with no more statements than it takes: two for each append on SQLite, which answers at once, and one for a whole batch
on PostgreSQL, where each is a way there and back. Everything that is not plain goes through `writer.py`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

import asyncpg
import orjson

from digsite.server.journal import Append
from digsite.server.store.database import Database, InThread, Transactions
from digsite.server.store.news import CHANNEL, Signature


def is_plain(what: Append) -> bool:
    """Whether an append is one entry and the index."""
    return len(what.entries) == 1 and not what.seats and what.lays is None


@dataclass(frozen=True, slots=True)
class Written:
    """What came of a batch."""

    won: set[str]
    """The tables whose journal was continued; of the others nothing was written."""
    last_seqs: dict[str, int]
    """Of those others, as far as there are such tables: the number of the last entry."""


class Plain(Protocol):
    """What writes plain appends."""

    async def open(self) -> None:
        """Take the connection, where that is not done by itself."""

    async def write(self, batch: Sequence[Append]) -> Written:
        """Write a batch, at most one of each table, in one transaction."""

    async def close(self) -> None:
        """Let go of the connection."""


def plain_appends(database: Database, transactions: Transactions, signature: Signature) -> Plain:
    """What writes plain appends to this database, beside the transactions for all others."""
    return PlainSqlite(transactions) if isinstance(transactions, InThread) else PlainPostgres(database, signature)


# --- SQLite -----------------------------------------------------------------------------------------

_ENTRY: Final = """
INSERT INTO entries (table_id, seq, kind, data, at)
SELECT :table_id, :seq, :kind, :data, :at FROM tables WHERE id = :table_id AND last_seq = :seq - 1
"""
_LAST: Final = "SELECT last_seq FROM tables WHERE id = ?"
_INDEX: Final = """
UPDATE tables SET status = :status, last_seq = :seq, asked = :asked, bots_due = :bots_due, updated_at = :at
WHERE id = :table_id
"""


class PlainSqlite:
    """Plain appends in the thread that writes the journals."""

    def __init__(self, thread: InThread) -> None:
        self._thread = thread

    async def open(self) -> None:
        """Nothing: the thread does it."""

    async def write(self, batch: Sequence[Append]) -> Written:
        return await self._thread.run_bare(lambda connection: _write(connection, batch))

    async def close(self) -> None:
        """Nothing: the thread is the writer's."""


def _write(connection: sqlite3.Connection, batch: Sequence[Append]) -> Written:
    """Whoever has begun a transaction is alone, so that the index tells what the journal's last entry is."""
    written = Written(set(), {})
    for what in batch:
        values = _values(what)
        if connection.execute(_ENTRY, values).rowcount == 1:
            connection.execute(_INDEX, values)
            written.won.add(what.table_id)
        elif (last := connection.execute(_LAST, (what.table_id,)).fetchone()) is not None:
            written.last_seqs[what.table_id] = last[0]
    return written


def _values(what: Append) -> dict[str, Any]:
    entry = what.entries[0]
    return {
        "table_id": what.table_id,
        "seq": entry.seq,
        "kind": entry.kind,
        "data": orjson.dumps(entry.data).decode(),
        "at": entry.at,
        "status": what.status,
        "asked": what.asked,
        "bots_due": what.bots_due,
    }


# --- PostgreSQL -------------------------------------------------------------------------------------

# Of two workers that write the same number the second waits at the primary key until the first is through, and then
# gets nothing in. In the order of the tables, so that neither waits for the other. What is told is heard at the commit.
_BATCH: Final = f"""
WITH wanted AS (
    SELECT * FROM unnest(
        $1::text[], $2::bigint[], $3::text[], $4::text[], $5::float8[], $6::text[], $7::int[], $8::bool[], $9::text[]
    ) AS each (table_id, seq, kind, data, at, status, asked, bots_due, news)
), won AS (
    INSERT INTO entries (table_id, seq, kind, data, at)
    SELECT each.table_id, each.seq, each.kind, each.data, each.at
    FROM wanted AS each JOIN tables ON tables.id = each.table_id AND tables.last_seq = each.seq - 1
    ORDER BY each.table_id
    ON CONFLICT DO NOTHING RETURNING table_id
), indexed AS (
    UPDATE tables
    SET status = each.status, last_seq = each.seq, asked = each.asked, bots_due = each.bots_due, updated_at = each.at
    FROM wanted AS each JOIN won ON won.table_id = each.table_id
    WHERE tables.id = each.table_id
)
SELECT each.table_id, NULL::bigint AS last_seq, pg_notify('{CHANNEL}', each.news)
FROM wanted AS each JOIN won ON won.table_id = each.table_id
UNION ALL
SELECT tables.id, tables.last_seq, NULL
FROM wanted AS each JOIN tables ON tables.id = each.table_id
WHERE NOT EXISTS (SELECT 1 FROM won WHERE won.table_id = each.table_id)
"""


class PlainPostgres:
    """Plain appends over a connection of their own, made anew when it broke."""

    def __init__(self, database: Database, signature: Signature) -> None:
        self._database = database
        self._signature = signature
        self._connection: asyncpg.Connection[asyncpg.Record] | None = None

    async def open(self) -> None:
        self._connection = await self._database.connect()

    async def write(self, batch: Sequence[Append]) -> Written:
        if self._connection is None or self._connection.is_closed():
            await self.open()
        assert self._connection is not None
        try:
            rows = await self._connection.fetch(_BATCH, *self._columns(batch))
        except BaseException:
            # It may be in the middle of anything, or dead without a word.
            self._connection.terminate()
            self._connection = None
            raise
        last_seqs = {row["table_id"]: row["last_seq"] for row in rows}
        won = {table_id for table_id, last_seq in last_seqs.items() if last_seq is None}
        return Written(won, {table_id: last for table_id, last in last_seqs.items() if last is not None})

    def _columns(self, batch: Sequence[Append]) -> tuple[list[Any], ...]:
        entries = [what.entries[0] for what in batch]
        return (
            [what.table_id for what in batch],
            [entry.seq for entry in entries],
            [entry.kind for entry in entries],
            [orjson.dumps(entry.data).decode() for entry in entries],
            [entry.at for entry in entries],
            [what.status for what in batch],
            [what.asked for what in batch],
            [what.bots_due for what in batch],
            [self._signature.payload(what.table_id, what.entries[-1].seq) for what in batch],
        )

    async def close(self) -> None:
        if self._connection is not None:
            # It is not in use: there is nothing to wait for, least of all a server that does not answer.
            self._connection.terminate()
