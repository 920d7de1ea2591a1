"""Brings a database to the newest schema. Alembic does the work; `migrations/versions` holds one file for each step.

A new step is a file beside the last one that names it in `down_revision`. A test checks that all of them together make
what `schema.py` says, so nothing can be forgotten.
"""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from digsite.server import logs
from digsite.server.store.database import Database
from digsite.server.store.errors import reaching_database
from digsite.server.store.files import make_private

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x64696773  # "digs": the advisory lock that PostgreSQL lets one worker have at a time

PAUSE: Final = 0.1
TOLD_EVERY: Final = 50
"""Of so many tries to get it one is told in the log."""

log = logs.Log("migrate")

_one_at_a_time: Final = threading.Lock()  # Alembic keeps what it works on in globals


async def migrate(database: Database) -> None:
    """Migrates to the newest version; does nothing where that is done. Any number of workers may do it at once."""
    with reaching_database():
        await asyncio.to_thread(_migrate_in_thread, database)


def _migrate_in_thread(database: Database) -> None:
    """In a thread with an event loop of its own: Alembic's work must not stop the caller's loop."""
    with _one_at_a_time:
        asyncio.run(_migrate(database))


async def _migrate(database: Database) -> None:
    if database.path is not None:
        make_private(Path(database.path))
    engine = database.migrator()
    try:
        async with engine.begin() as connection:  # on SQLite this takes the lock of the file
            if database.is_postgresql:
                await _lock(connection)
            await connection.run_sync(upgrade)
            if not database.is_postgresql:
                await connection.run_sync(_check_keys)
    finally:
        await engine.dispose()


async def _lock(connection: AsyncConnection) -> None:
    """Waits for whoever migrates already, as long as it takes, and says so."""
    tries = 0
    while not await connection.scalar(text("SELECT pg_try_advisory_xact_lock(:lock)"), {"lock": LOCK}):
        if tries % TOLD_EVERY == TOLD_EVERY - 1:
            log.warning("another server brings the database up to date")
        tries += 1
        await asyncio.sleep(PAUSE)


def _check_keys(connection: Connection) -> None:
    """On SQLite nothing is checked while tables are made anew: so it is done here, before anything is committed."""
    for table, _row, target, _key in connection.exec_driver_sql("PRAGMA foreign_key_check"):
        raise RuntimeError(f"after the migration a row of {table} points at a row of {target} that is gone")


def config(connection: Connection) -> Config:
    """Alembic's settings; there is no alembic.ini."""
    made = Config()
    made.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = connection
    return made


def upgrade(connection: Connection) -> None:
    """Runs the steps that are missing, in the transaction of that connection."""
    settings = config(connection)
    script = ScriptDirectory.from_config(settings)
    known = {revision.revision for revision in script.walk_revisions()}
    for found in MigrationContext.configure(connection).get_current_heads():
        if found not in known:
            raise RuntimeError(
                f"the database is at revision {found!r}, which this version of Digsite does not know "
                f"(it knows up to {script.get_current_head()!r}): run the newer Digsite, or restore the older backup"
            )
    command.upgrade(settings, "head")
