"""A copy of a server's database, taken while the server goes on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from digsite.kernel.errors import BadInput
from digsite.server.settings import Settings
from digsite.server.store.files import make_private

SQLITE = "sqlite:///"


def back_up(settings: Settings, target: Path) -> int:
    """Copy the database into a new file, whole and as of one moment; how many tables are in it.

    Raises:
        BadInput: there is no such database, the file is there already, its folder is not, or the database is
            PostgreSQL.
    """
    if not settings.database.startswith(SQLITE):
        raise BadInput("backup: PostgreSQL has its own way: pg_dump --format=custom --file=FILE DATABASE_URL")
    source = Path(settings.database.removeprefix(SQLITE))
    if not source.is_file():
        raise BadInput(f"backup: {source}: there is no such database")
    if target.exists():
        raise BadInput(f"backup: {target}: is there already, and is not written over")
    if not target.parent.is_dir():
        raise BadInput(f"backup: {target}: there is no folder {target.parent}")
    draft = target.with_name(target.name + ".part")
    draft.unlink(missing_ok=True)
    try:
        make_private(draft)
        # The file of a running server is a database, a log and an index: SQLite itself must copy them as one.
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as live,
            closing(sqlite3.connect(draft)) as copy,
        ):
            live.backup(copy)
            if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise BadInput(f"backup: the copy of {source} is damaged; nothing was kept")
            tables: int = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
        draft.replace(target)
    except (sqlite3.Error, OSError) as problem:
        raise BadInput(f"backup: {source}: {problem}") from problem
    finally:
        draft.unlink(missing_ok=True)
    return tables
