"""The migrations make what the schema says, and any number of workers may start at once."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from digsite.lab.server.postgres import Postgres
from digsite.server.store import Store
from digsite.server.store import migrate as migrations
from digsite.server.store.database import Database
from digsite.server.store.migrate import FOLDER, migrate
from digsite.server.store.schema import metadata
from tests.server.store.things import make_table, opened


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    found: list[Any] = compare_metadata(context, metadata)
    return found


def test_from_empty_to_the_newest_is_the_schema(store_url: str) -> None:
    async def main() -> None:
        database = Database.parse(store_url)
        engine = database.migrator()
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) != []
        await migrate(database)
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()

    asyncio.run(main())


def test_opening_again_changes_nothing(store_url: str) -> None:
    async def main() -> None:
        async with opened(store_url) as [store]:
            await make_table(store, "t")
        async with opened(store_url) as [store]:
            assert await store.table("t") is not None

    asyncio.run(main())


def test_many_workers_open_an_empty_database_at_once(store_url: str) -> None:
    async def main() -> None:
        stores = await asyncio.gather(*(Store.open(store_url) for _ in range(4)))
        await make_table(stores[0], "t")
        assert [await store.table("t") is not None for store in stores] == [True] * 4
        for store in stores:
            await store.close()

    asyncio.run(main())


def test_two_processes_open_an_empty_database_at_once(store_url: str) -> None:
    """Within a process threads take turns; between processes only the database's own lock helps."""
    program = (
        "import asyncio, sys\n"
        "from digsite.server.store import Store\n"
        "async def main() -> None:\n"
        "    print('ready', flush=True)\n"
        "    sys.stdin.readline()\n"
        "    await (await Store.open(sys.argv[1])).close()\n"
        "asyncio.run(main())\n"
    )
    command = [sys.executable, "-W", "error", "-c", program, store_url]
    pipe = subprocess.PIPE
    workers = [subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) for _ in range(2)]
    for worker in workers:
        assert worker.stdout is not None
        assert worker.stdout.readline() == "ready\n"
    for worker in workers:
        assert worker.stdin is not None
        worker.stdin.write("go\n")
        worker.stdin.flush()
    said = [worker.communicate()[1] for worker in workers]
    assert said == [""] * 2


def test_different_databases_are_opened_at_once(tmp_path: Path) -> None:
    """No lock of a database helps here, and Alembic itself can do one at a time."""

    async def main() -> None:
        stores = await asyncio.gather(*(Store.open(f"sqlite:///{tmp_path / f'{k}.db'}") for k in range(8)))
        for store in stores:
            await make_table(store, "t")
            await store.close()

    asyncio.run(main())


def test_a_database_of_a_newer_version_is_left_alone(store_url: str) -> None:
    async def main() -> None:
        async with opened(store_url) as [store], store._writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(RuntimeError, match="revision '9999', which this version of Digsite does not know"):
            await Store.open(store_url)

    asyncio.run(main())


STEP = """
from alembic import op
revision, down_revision = "9999", "{last}"


def upgrade():
    with op.batch_alter_table("tables") as batch:
        {work}
    op.execute("{then}")
"""


def with_a_step(monkeypatch: pytest.MonkeyPatch, folder: Path, work: str, then: str = "SELECT 1") -> None:
    """One more step behind those there are."""
    shutil.copytree(FOLDER, folder / "migrations", ignore=shutil.ignore_patterns("__pycache__"))
    last = ScriptDirectory(str(FOLDER)).get_current_head()
    step = STEP.format(last=last, work=work, then=then)
    (folder / "migrations" / "versions" / "v9999_last.py").write_text(step, "utf-8")
    monkeypatch.setattr(migrations, "FOLDER", folder / "migrations")


def test_a_step_may_make_a_table_anew_that_others_point_at(
    store_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with opened(store_url) as [store]:
            await make_table(store, "t")
        with_a_step(monkeypatch, tmp_path, "batch.alter_column('game', nullable=False)")
        async with opened(store_url) as [store]:
            assert await store.table("t") is not None
            assert len(await store.entries("t")) == 1
            with pytest.raises(IntegrityError):  # what points at a table must find it, afterwards as before
                async with store._writing() as connection:
                    await connection.execute(text("DELETE FROM tables"))

    asyncio.run(main())


def test_a_step_that_loses_what_others_point_at_is_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path / 'digsite.db'}"

    async def main() -> None:
        async with opened(url) as [store]:
            await make_table(store, "t")
        with_a_step(monkeypatch, tmp_path, "pass", "DELETE FROM tables")
        with pytest.raises(RuntimeError, match="points at a row of tables that is gone"):
            await Store.open(url)
        monkeypatch.undo()
        async with opened(url) as [store]:
            assert await store.table("t") is not None

    asyncio.run(main())


def test_every_step_lies_in_the_package() -> None:
    """Folders without `__init__.py` would be missing from an installed Digsite."""
    assert (FOLDER / "env.py").exists()
    assert (FOLDER / "__init__.py").exists()
    assert (FOLDER / "versions" / "__init__.py").exists()


def test_who_waits_for_another_that_migrates_says_so(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(migrations, "TOLD_EVERY", 2)

    async def main() -> None:
        database = Database.parse(postgres.url_for())
        other = await database.connect()
        await other.execute(f"SELECT pg_advisory_lock({migrations.LOCK})")
        waiting = asyncio.create_task(Store.open(database.url))
        while not caplog.records:
            await asyncio.sleep(0.05)
        assert not waiting.done()
        await other.close()
        await (await waiting).close()

    with caplog.at_level("WARNING", logger="digsite.server.migrate"):
        asyncio.run(main())
    assert {record.message for record in caplog.records} == {"another server brings the database up to date"}


def test_a_new_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    """It holds the key that signs cookies and the secrets of games; one that is there keeps its rights."""

    async def main(path: Path) -> set[int]:
        async with opened(f"sqlite:///{path}") as [store]:
            await make_table(store, "t")
            return {file.stat().st_mode & 0o777 for file in path.parent.glob(f"{path.name}*")}

    assert asyncio.run(main(tmp_path / "new.db")) == {0o600}
    (tmp_path / "old.db").touch()
    (tmp_path / "old.db").chmod(0o640)
    assert asyncio.run(main(tmp_path / "old.db")) == {0o640}
