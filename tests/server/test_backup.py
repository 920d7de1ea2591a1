"""A copy of the database is whole, also while somebody plays."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from digsite.kernel.errors import BadInput
from digsite.server.backup import back_up
from digsite.server.journal import Append, Entry
from digsite.server.settings import Settings
from digsite.server.store import Store
from tests.server.store.things import table_row


def settings_for(file: Path) -> Settings:
    return Settings(database=f"sqlite:///{file}")


def test_a_copy_taken_while_moves_are_written_is_a_whole_database(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/live.db")
        await store.create(table_row("t1"), [Entry(0, "made", {"seats": []}, 1.0)], [], {})

        async def write() -> None:
            for seq in range(1, 200):
                entry = Entry(seq, "move", {"seat": 0, "code": seq}, float(seq))
                assert await store.append(Append("t1", (entry,), "running", 1, False))

        writing = asyncio.create_task(write())
        await asyncio.sleep(0.02)
        tables = await asyncio.to_thread(back_up, settings_for(tmp_path / "live.db"), tmp_path / "copy.db")
        await writing
        await store.close()
        assert tables == 1
        assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600
        copy = await Store.open(f"sqlite:///{tmp_path}/copy.db")
        entries = await copy.entries("t1")
        row = await copy.table("t1")
        await copy.close()
        assert row is not None
        assert [entry.seq for entry in entries] == list(range(row.last_seq + 1))

    asyncio.run(main())


def test_what_cannot_be_copied_is_said_and_nothing_is_left_behind(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no such database"):
        back_up(settings_for(tmp_path / "none.db"), tmp_path / "copy.db")
    (tmp_path / "there.db").write_text("x")
    (tmp_path / "text.db").write_text("this is no database at all, but long enough to be read as one" * 20)
    with pytest.raises(BadInput, match="is there already"):
        back_up(settings_for(tmp_path / "text.db"), tmp_path / "there.db")
    with pytest.raises(BadInput, match=r"nowhere/copy\.db: there is no folder"):
        back_up(settings_for(tmp_path / "text.db"), tmp_path / "nowhere" / "copy.db")
    with pytest.raises(BadInput, match="not a database"):
        back_up(settings_for(tmp_path / "text.db"), tmp_path / "copy.db")
    with pytest.raises(BadInput, match="pg_dump"):
        back_up(Settings(database="postgresql://someone@localhost/digsite"), tmp_path / "copy.db")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["text.db", "there.db"]
