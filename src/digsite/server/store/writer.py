"""The one that appends: everything that waits goes into one transaction, so that many tables share one commit.

While a batch is being written the next one gathers. Nobody waits longer than for two commits, and a busy server needs
hardly more commits than a quiet one.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import Connection, bindparam, func, select, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncEngine

from digsite.server import logs, metrics
from digsite.server.journal import Append
from digsite.server.store.database import Database
from digsite.server.store.errors import Unavailable, reaching_database
from digsite.server.store.news import CHANNEL, Signature, unsigned
from digsite.server.store.plain import is_plain, plain_appends
from digsite.server.store.rows import check, entry_values, lay, upsert_seats
from digsite.server.store.schema import entries, tables

MAX_BATCH: Final = 500
TROUBLE_SECONDS: Final = 30.0
"""How long a server that could not write counts as unable to, where nobody has tried again since."""

log = logs.Log("writer")

_Outcome = bool | Exception
_Write = Callable[[Sequence[Append]], Awaitable[list[_Outcome]]]

_last_seqs: Final = select(tables.c.id, tables.c.last_seq).where(tables.c.id.in_(bindparam("ids", expanding=True)))
_index: Final = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in ("status", "last_seq", "asked", "bots_due", "updated_at")})
)
_tell: Final = select(
    func.pg_notify(CHANNEL, func.unnest(bindparam("payloads", type_=postgresql.ARRAY(postgresql.TEXT))))
)


@dataclass(frozen=True, slots=True)
class _Waiting:
    """An append, and the caller who waits for it."""

    what: Append
    done: asyncio.Future[bool]


class Writer:
    """Writes appends, one transaction after the other, until it is closed."""

    def __init__(self, database: Database, engine: AsyncEngine, signature: Signature) -> None:
        self._transactions = database.transactions(engine)
        self._plain = plain_appends(database, self._transactions, signature)
        self._signature = signature
        self._has_news = database.is_postgresql
        self._insert = database.insert(entries).on_conflict_do_nothing()
        self._upsert_seats = upsert_seats(database)
        self._waiting: deque[_Waiting] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._trouble: Unavailable | None = None
        """Why the last that was to be written was not, if so."""
        self._failed_at = 0.0
        self._task = asyncio.create_task(self._run(), name="digsite-writer")

    async def open(self) -> None:
        """Takes its connection, before readers have taken all that the database allows."""
        with reaching_database():
            await self._plain.open()

    def check(self) -> None:
        """See `Store.check_writing`."""
        if self._trouble is not None and time.monotonic() - self._failed_at < TROUBLE_SECONDS:
            raise Unavailable(*self._trouble.args)

    async def append(self, what: Append) -> bool:
        """See `Store.append`."""
        check(what)
        if self._closing:
            raise RuntimeError("this store is closed")
        waiting = _Waiting(what, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._wake.set()
        return await waiting.done

    async def close(self) -> None:
        """Finishes what waits, then ends."""
        self._closing = True
        self._wake.set()
        try:
            await self._task
        finally:
            await self._plain.close()
            await self._transactions.close()

    async def _run(self) -> None:
        while True:
            if batch := self._take():
                await self._write(batch)
            elif self._closing:
                return
            else:
                self._wake.clear()
                await self._wake.wait()

    def _take(self) -> list[_Waiting]:
        """What is written next: at most one append of each table. A second one has to see what became of the first."""
        batch: dict[str, _Waiting] = {}
        later: list[_Waiting] = []
        while self._waiting and len(batch) < MAX_BATCH:
            waiting = self._waiting.popleft()
            if waiting.done.cancelled():
                continue
            if waiting.what.table_id in batch:
                later.append(waiting)
            else:
                batch[waiting.what.table_id] = waiting
        self._waiting.extendleft(reversed(later))
        # Two workers that write the same tables take their locks in the same order, so neither waits for the other.
        return [batch[table_id] for table_id in sorted(batch)]

    async def _write(self, batch: list[_Waiting]) -> None:
        """Writes a batch: what is plain in one transaction, the rest in another."""
        plain = [waiting for waiting in batch if is_plain(waiting.what)]
        if plain:
            await self._write_with(self._write_plain, plain)
        if len(plain) < len(batch):
            await self._write_with(self._write_any, [waiting for waiting in batch if not is_plain(waiting.what)])

    async def _write_with(self, write: _Write, batch: list[_Waiting]) -> None:
        """Writes and answers everybody. One that cannot be written does not spoil it for the others."""
        try:
            with reaching_database():
                outcomes = await write([waiting.what for waiting in batch])
        except Unavailable as error:
            metrics.APPENDS.labels("unknown").inc(len(batch))
            self._signature.change()
            if self._trouble is None:
                log.warning("nothing can be written", why=error.reason)
            self._trouble = error
            self._failed_at = time.monotonic()
            for waiting in batch:
                _answer(waiting, Unavailable(*error.args))
        except Exception as error:
            if len(batch) == 1:
                metrics.APPENDS.labels("broken").inc()
                _answer(batch[0], error)
                return
            half = len(batch) // 2
            await self._write_with(write, batch[:half])
            await self._write_with(write, batch[half:])
        else:
            if self._trouble is not None:
                log.warning("it can be written again")
            self._trouble = None
            metrics.APPEND_BATCH.observe(len(batch))
            for waiting, outcome in zip(batch, outcomes):
                metrics.APPENDS.labels("written" if outcome is True else "refused").inc()
                _answer(waiting, outcome)

    async def _write_plain(self, batch: Sequence[Append]) -> list[_Outcome]:
        written = await self._plain.write(batch)
        last_seqs = written.last_seqs
        return [what.table_id in written.won or _why_not(what, last_seqs.get(what.table_id)) for what in batch]

    async def _write_any(self, batch: Sequence[Append]) -> list[_Outcome]:
        return await self._transactions.run(lambda connection: self._write_in(connection, batch))

    def _write_in(self, connection: Connection, batch: Sequence[Append]) -> list[_Outcome]:
        """Writes those that continue their journals. Says for each whether it was written, or what is wrong with it."""
        rows = connection.execute(_last_seqs, {"ids": [what.table_id for what in batch]})
        last_seqs: dict[str, int] = {row.id: row.last_seq for row in rows}
        next_ones = [what for what in batch if last_seqs.get(what.table_id, -2) == what.entries[0].seq - 1]
        won: set[str] = set()
        if next_ones:
            firsts = [entry_values(what.table_id, what.entries[0]) for what in next_ones]
            rows = connection.execute(self._insert.returning(entries.c.table_id), firsts)
            won.update(rows.scalars())
            self._write_rest(connection, [what for what in next_ones if what.table_id in won])
        return [what.table_id in won or _why_not(what, last_seqs.get(what.table_id)) for what in batch]

    def _write_rest(self, connection: Connection, winners: Sequence[Append]) -> None:
        """All that follows from a first entry that got in. Nobody else can be writing any of it."""
        if not winners:
            return
        rest = [entry_values(what.table_id, entry) for what in winners for entry in what.entries[1:]]
        if rest:
            connection.execute(entries.insert(), rest)
        connection.execute(_index, [_index_values(what) for what in winners])
        changed = [asdict(seat) for what in winners for seat in what.seats]
        if changed:
            connection.execute(self._upsert_seats, changed)
        for what in winners:
            if what.lays is not None:
                lay(connection, what.lays)
        if self._has_news:
            payloads = [unsigned(what.table_id, what.entries[-1].seq) for what in winners]
            connection.execute(_tell, {"payloads": payloads})


def _index_values(what: Append) -> dict[str, Any]:
    last = what.entries[-1]
    return {
        "of": what.table_id,
        "new_status": what.status,
        "new_last_seq": last.seq,
        "new_asked": what.asked,
        "new_bots_due": what.bots_due,
        "new_updated_at": last.at,
    }


def _why_not(what: Append, last_seq: int | None) -> _Outcome:
    """False where somebody else was first; an error where the caller cannot have read the journal."""
    first = what.entries[0].seq
    if last_seq is None:
        return LookupError(f"there is no table {what.table_id}")
    if first > last_seq + 1:
        return ValueError(f"table {what.table_id}: entry {first} would leave a gap; the last one is {last_seq}")
    return False


def _answer(waiting: _Waiting, outcome: _Outcome) -> None:
    """Tells the caller, who may have stopped waiting."""
    if waiting.done.done():
        return
    if isinstance(outcome, Exception):
        waiting.done.set_exception(outcome)
    else:
        waiting.done.set_result(outcome)
