"""Connections: how each database is reached, and what is switched on there."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar, cast

import asyncpg
from sqlalchemy import URL, Connection, Engine, NullPool, Pool, Table, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

TIMEOUT: Final = 5.0
"""Seconds to wait for a connection, for an answer, for a lock."""

N_READERS: Final = 5
N_WRITERS: Final = 3  # PostgreSQL only: SQLite has one, and one for the journals

ALLOWED: Final = "allowed are sqlite:///PATH and postgresql://USER@HOST/DATABASE"


T = TypeVar("T")


class Transactions(Protocol):
    """What runs transactions, one after the other."""

    @property
    def engine(self) -> Engine:
        """Through which they go: there one can listen to them."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Does the work in a transaction of its own."""

    async def close(self) -> None:
        """Lets go of the connection."""


class Awaited:
    """Transactions on connections that are awaited."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.engine = engine.sync_engine

    async def run(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Nothing: the engine is somebody else's."""


class InThread:
    """Transactions in a thread. SQLite answers at once, so it costs less to go over to a thread once for each
    transaction than once for each of its statements."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="digsite-writer")

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    async def run_bare(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Does the work in a transaction of its own, on the driver's connection."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run_bare, work)

    def _run_bare(self, work: Callable[[sqlite3.Connection], T]) -> T:
        pooled = self.engine.raw_connection()
        try:
            bare = cast(sqlite3.Connection, pooled.driver_connection)
            bare.execute("BEGIN IMMEDIATE")
            done = work(bare)
            bare.execute("COMMIT")
            return done
        finally:
            pooled.close()  # which takes back what was not committed

    async def close(self) -> None:
        """Waits for what is under way."""
        await asyncio.to_thread(self._thread.shutdown)
        self.engine.dispose()


@dataclass(frozen=True, slots=True)
class Database:
    """The address of a database, checked."""

    url: str
    path: str | None
    """The file of an SQLite database; None on PostgreSQL."""

    @staticmethod
    def parse(url: str) -> Database:
        """Checks an address. A wrong one is a `ValueError` that never repeats it: there may be a password in it."""
        try:
            parsed = make_url(url)
        except (ArgumentError, ValueError):
            raise ValueError(f"the database's address cannot be read: {ALLOWED}") from None
        if parsed.drivername == "postgresql":
            return Database(url, None)
        if parsed.drivername != "sqlite":
            raise ValueError(f"the database's address begins with {parsed.drivername!r}: {ALLOWED}")
        path = parsed.database
        if not path or path == ":memory:":
            raise ValueError("an SQLite database in memory would lose every game: give it a file, sqlite:///PATH")
        if parsed.host or parsed.query or path.startswith("file:"):
            raise ValueError("the address of an SQLite database is sqlite:///PATH and nothing more")
        if not Path(path).absolute().parent.is_dir():
            raise ValueError(f"the folder of the database {path} does not exist")
        return Database(url, path)

    @property
    def is_postgresql(self) -> bool:
        return self.path is None

    def insert(self, table: Table) -> postgresql.Insert | sqlite.Insert:
        """An INSERT that knows ON CONFLICT."""
        return postgresql.insert(table) if self.is_postgresql else sqlite.insert(table)

    async def connect(self, *, is_patient: bool = False) -> asyncpg.Connection[asyncpg.Record]:
        """A bare connection to PostgreSQL. asyncpg reads the address, so all that libpq understands may stand in it."""
        connection: asyncpg.Connection[asyncpg.Record] = await asyncpg.connect(
            self.url,
            timeout=TIMEOUT,
            command_timeout=None if is_patient else TIMEOUT,
            server_settings={
                "application_name": "digsite",
                "jit": "off",  # every statement is small
                # A worker that froze in the middle of a write must not keep the others from that table.
                "idle_in_transaction_session_timeout": str(int(TIMEOUT * 2000)),
            },
        )
        return connection

    def readers(self) -> AsyncEngine:
        """For single SELECTs: each is its own transaction, so nothing has to be begun or ended."""
        options: dict[str, Any] = {
            "isolation_level": "AUTOCOMMIT",
            "skip_autocommit_rollback": True,
            "pool_size": N_READERS,
            "max_overflow": 0,
            "pool_timeout": TIMEOUT,
        }
        if self.is_postgresql:
            return create_async_engine(
                "postgresql+asyncpg://", async_creator=self.connect, pool_pre_ping=True, hide_parameters=True, **options
            )
        engine = create_async_engine(
            self._file_url(), connect_args={"isolation_level": None}, hide_parameters=True, **options
        )
        event.listen(engine.sync_engine, "connect", _set_up_reader)
        return engine

    def writers(self) -> AsyncEngine:
        """For other transactions. On SQLite there is one connection; it takes the lock when it begins, not later."""
        if self.is_postgresql:
            return create_async_engine(
                "postgresql+asyncpg://",
                async_creator=self.connect,
                pool_pre_ping=True,
                hide_parameters=True,  # an error that reaches the log must not tell what was written
                pool_size=N_WRITERS,
                max_overflow=0,
                pool_timeout=TIMEOUT,
            )
        return self._sqlite_writer(_set_up_writer, pool_size=1, max_overflow=0, pool_timeout=TIMEOUT)

    def transactions(self, writers: AsyncEngine) -> Transactions:
        """For the journals, of which there is more to write than of all else."""
        if self.is_postgresql:
            return Awaited(writers)
        engine = create_engine(
            URL.create("sqlite", database=self.path),
            connect_args={"isolation_level": None, "check_same_thread": False},
            hide_parameters=True,
            pool_size=1,
            max_overflow=0,
        )
        event.listen(engine, "connect", _set_up_writer)
        event.listen(engine, "begin", _begin_at_once)
        return InThread(engine)

    def migrator(self) -> AsyncEngine:
        """For migrations: a connection of its own that waits as long as it takes.

        On SQLite a table is changed by making it anew, for which the old one is dropped: what points at it must not be
        in the way. `migrate.py` looks at the end whether all of that finds something again.
        """
        if not self.is_postgresql:
            return self._sqlite_writer(_set_up_migrator, poolclass=NullPool)

        async def connect() -> asyncpg.Connection[asyncpg.Record]:
            return await self.connect(is_patient=True)

        return create_async_engine("postgresql+asyncpg://", async_creator=connect, poolclass=NullPool)

    def _sqlite_writer(self, set_up: Callable[[Any, Any], None], **pool: int | float | type[Pool]) -> AsyncEngine:
        engine = create_async_engine(
            self._file_url(), connect_args={"isolation_level": None}, hide_parameters=True, **pool
        )
        event.listen(engine.sync_engine, "connect", set_up)
        event.listen(engine.sync_engine, "begin", _begin_at_once)
        return engine

    def _file_url(self) -> URL:
        return URL.create("sqlite+aiosqlite", database=self.path)


def _set_up_reader(connection: Any, _record: Any) -> None:
    _pragmas(connection, f"busy_timeout = {int(TIMEOUT * 1000)}", "query_only = ON")


def _set_up_writer(connection: Any, record: Any) -> None:
    _set_up_migrator(connection, record)
    _pragmas(connection, "foreign_keys = ON")


def _set_up_migrator(connection: Any, _record: Any) -> None:
    """WAL lets readers read while one writes; FULL means that what was committed survives a power cut."""
    _pragmas(connection, f"busy_timeout = {int(TIMEOUT * 1000)}")
    _enter_wal(connection)
    _pragmas(connection, "synchronous = FULL", "foreign_keys = OFF")


def _enter_wal(connection: Any) -> None:
    """Two processes that open a new file at once are in each other's way here, and `busy_timeout` does not help."""
    until = time.monotonic() + TIMEOUT
    while True:
        try:
            _pragmas(connection, "journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
        time.sleep(0.02)


def _pragmas(connection: Any, *pragmas: str) -> None:
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_at_once(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
