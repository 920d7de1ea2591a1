"""The database goes away and comes back: `Unavailable`, nothing half-written, then all is well by itself."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg
import pytest

from digsite.lab.server.postgres import Postgres
from digsite.server.journal import SeatRow
from digsite.server.person import Person
from digsite.server.store import Store, Unavailable, writer
from digsite.server.store import database as database_module
from digsite.server.store.database import InThread
from tests.server.store.test_news import Ear
from tests.server.store.things import appending, entry, make_table, opened, soon, table_row

CALLS: dict[str, Callable[[Store], Awaitable[object]]] = {
    "append": lambda store: store.append(appending("t", entry(1))),
    "append with seats": lambda store: store.append(appending("u", entry(1), seats=(SeatRow("u", 0, "ann", None),))),
    "create": lambda store: store.create(table_row("v"), [entry(0)], [], {}),
    "entries": lambda store: store.entries("t"),
    "looked": lambda store: store.looked("t", "ann", 1),
    "add_person": lambda store: store.add_person(Person("p", "Ann", "en", 1.0)),
    "change_person": lambda store: store.change_person(Person("q", "Ann", "en", 1.0), 0),
    "setting": lambda store: store.setting("other", lambda: "x"),
    "ping": lambda store: store.ping(),
}


async def outcome(call: Awaitable[object]) -> object:
    """What a call gives, or what it raises."""
    return (await asyncio.gather(call, return_exceptions=True))[0]


def test_a_server_that_stops_and_starts_is_found_again(postgres: Postgres) -> None:
    async def main() -> None:
        async with opened(postgres.url_for()) as [store]:
            ear = Ear(store)
            await make_table(store, "t")
            await make_table(store, "u")
            await store.add_person(Person("q", "Bob", "en", 1.0))
            await asyncio.to_thread(postgres.stop)
            outcomes = {name: await outcome(call(store)) for name, call in CALLS.items()}
            assert {name for name, found in outcomes.items() if not isinstance(found, Unavailable)} == set()
            await asyncio.to_thread(postgres.start)
            for call in CALLS.values():
                await call(store)
            assert [line.seq for line in await store.entries("t")] == [0, 1]
            await soon(lambda: ear.n_lost == 1)

    asyncio.run(main())


def test_a_server_that_lets_nobody_in_for_a_while_is_found_again(postgres: Postgres) -> None:
    """A password is changed, or a right is taken away and given back."""

    async def main() -> None:
        await asyncio.to_thread(postgres.execute, "CREATE ROLE app LOGIN")
        await asyncio.to_thread(postgres.execute, "CREATE DATABASE of_app OWNER app")
        async with opened(f"postgresql://app@127.0.0.1:{postgres.port}/of_app") as [store]:
            await make_table(store, "t")
            await make_table(store, "u")
            await store.add_person(Person("q", "Bob", "en", 1.0))
            await asyncio.to_thread(postgres.execute, "ALTER ROLE app NOLOGIN")
            ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'app'"
            await asyncio.to_thread(postgres.execute, ending)
            for name, call in CALLS.items():
                found = await outcome(call(store))
                assert isinstance(found, Unavailable), name
            assert isinstance(found, Unavailable)
            assert found.reason == 'role "app" is not permitted to log in'
            await asyncio.to_thread(postgres.execute, "ALTER ROLE app LOGIN")
            for call in CALLS.values():
                await call(store)
        await asyncio.to_thread(postgres.execute, "DROP DATABASE of_app")
        await asyncio.to_thread(postgres.execute, "DROP ROLE app")

    asyncio.run(main())


def test_a_restart_that_nobody_noticed_costs_nobody_anything(postgres: Postgres) -> None:
    async def main() -> None:
        async with opened(postgres.url_for()) as [store]:
            await make_table(store, "t")
            await make_table(store, "u")
            seats = (SeatRow("u", 0, "ann", None),)  # not plain: it goes another way
            assert await store.append(appending("t", entry(1)))
            assert await store.append(appending("u", entry(1), seats=seats))
            await asyncio.to_thread(postgres.stop)
            await asyncio.to_thread(postgres.start)
            assert await store.append(appending("t", entry(2)))
            assert await store.append(appending("u", entry(2), seats=seats))
            assert [len(await store.entries(table)) for table in "tu"] == [3, 3]

    asyncio.run(main())


def test_a_driver_that_has_lost_its_thread_begins_anew(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it does where a server goes down in the middle of something: what was meant may or may not have got in."""

    async def main() -> None:
        async with opened(postgres.url_for()) as [store]:
            await make_table(store, "t")
            assert await store.append(appending("t", entry(1)))
            with monkeypatch.context() as broken:
                broken.setattr(asyncpg.Connection, "fetch", confused)
                with pytest.raises(Unavailable):
                    await store.append(appending("t", entry(2)))
            assert await store.append(appending("t", entry(2)))

    async def confused(*_: object) -> list[asyncpg.Record]:
        raise asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress")

    asyncio.run(main())


def test_nothing_is_lost_or_doubled_when_the_server_is_killed(postgres: Postgres) -> None:
    """Players go on through a kill: what was acknowledged is there, no journal has a gap, all get to the end."""
    n_tables, n_moves = 30, 60

    async def main() -> None:
        acknowledged: set[tuple[str, int]] = set()
        failures = 0

        async def player(store: Store, name: str) -> None:
            nonlocal failures
            seq = 1
            while seq <= n_moves:
                try:
                    await store.append(appending(name, entry(seq), entry(seq + 1)))
                    acknowledged.update({(name, seq), (name, seq + 1)})
                    seq += 2
                except Unavailable:
                    failures += 1
                    await asyncio.sleep(0.02)

        async with opened(postgres.url_for()) as [store]:
            names = [f"t{k}" for k in range(n_tables)]
            for name in names:
                await make_table(store, name)
            players = asyncio.gather(*(player(store, name) for name in names))
            await soon(lambda: len(acknowledged) > 200)
            await asyncio.to_thread(postgres.kill)
            n_before = len(acknowledged)
            await asyncio.to_thread(postgres.start)
            await asyncio.wait_for(players, 30)
            assert n_before < n_tables * n_moves, "the kill came too late to say anything"
            assert failures >= n_tables
            for name in names:
                row = await store.table(name)
                assert row is not None
                assert row.last_seq == n_moves
                assert [line.seq for line in await store.entries(name)] == list(range(n_moves + 1))

    asyncio.run(main())


def test_a_server_that_is_away_at_the_start(postgres: Postgres) -> None:
    async def main() -> None:
        url = postgres.url_for()
        await asyncio.to_thread(postgres.stop)
        with pytest.raises(Unavailable):
            await Store.open(url)

    asyncio.run(main())


def test_a_database_that_takes_no_connections_is_unavailable(postgres: Postgres) -> None:
    async def main() -> None:
        url = postgres.url_for()
        name = url.rpartition("/")[2].partition("?")[0]
        async with opened(url) as [store]:
            await make_table(store, "t")
        await asyncio.to_thread(postgres.execute, f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false')
        with pytest.raises(Unavailable):
            await Store.open(url)
        await asyncio.to_thread(postgres.execute, f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true')
        async with opened(url) as [store]:
            assert len(await store.entries("t")) == 1

    asyncio.run(main())


def test_a_locked_sqlite_file_is_unavailable_until_it_is_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_module, "TIMEOUT", 0.2)

    async def main() -> None:
        path = tmp_path / "x.db"
        async with opened(f"sqlite:///{path}") as [store]:
            for name in ("t", "u"):
                await make_table(store, name)
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            calls = (store.append(appending(name, entry(1))) for name in ("t", "u"))
            outcomes = await asyncio.gather(*calls, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [Unavailable, Unavailable]
            assert len(await store.entries("t")) == 1  # reading goes on
            other.execute("ROLLBACK")
            other.close()
            assert await store.append(appending("t", entry(1)))

    asyncio.run(main())


def test_a_disk_that_is_full_is_noticed_and_so_is_room(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Reading works all the time, so that who asks for it alone hears that all is well."""

    async def main() -> None:
        async with opened(f"sqlite:///{tmp_path / 'digsite.db'}") as [store]:
            await make_table(store, "t")
            store.check_writing()
            thread = store._writer._transactions
            assert isinstance(thread, InThread)
            await thread.run_bare(lambda connection: connection.execute("PRAGMA max_page_count = 1"))
            seq = 1
            while (found := await outcome(store.append(appending("t", entry(seq, note="x" * 500))))) is True:
                seq += 1
            assert isinstance(found, Unavailable)
            assert "full" in found.reason
            await store.ping()
            with pytest.raises(Unavailable, match="full"):
                store.check_writing()
            await thread.run_bare(lambda connection: connection.execute("PRAGMA max_page_count = 100000"))
            assert await store.append(appending("t", entry(seq)))
            store.check_writing()

    with caplog.at_level("WARNING", logger="digsite.server.writer"):
        asyncio.run(main())
    assert [record.message for record in caplog.records] == ["nothing can be written", "it can be written again"]
    assert "full" in caplog.records[0].fields["why"]  # type: ignore[attr-defined]


def test_who_cannot_have_enough_connections_says_so_at_the_start(postgres: Postgres) -> None:
    """One to hear news, one to write, one to read: readers that came first would leave none for moves."""

    async def main() -> None:
        await asyncio.to_thread(postgres.execute, "CREATE ROLE few LOGIN CONNECTION LIMIT 2")
        await asyncio.to_thread(postgres.execute, "CREATE DATABASE of_few OWNER few")
        url = f"postgresql://few@127.0.0.1:{postgres.port}/of_few"
        with pytest.raises(Unavailable) as found:
            await Store.open(url)
        assert found.value.reason == 'too many connections for role "few"'
        await asyncio.to_thread(postgres.execute, "ALTER ROLE few CONNECTION LIMIT 3")
        async with opened(url) as [store]:
            await store.ping()
            await asyncio.to_thread(postgres.execute, "ALTER ROLE few CONNECTION LIMIT 10")
            await make_table(store, "t")
            assert await store.append(appending("t", entry(1)))
        await asyncio.to_thread(postgres.execute, "DROP DATABASE of_few")
        await asyncio.to_thread(postgres.execute, "DROP ROLE few")

    asyncio.run(main())


def test_a_server_that_only_reads_is_no_server_to_write_to(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a switch to a standby. Where nobody has tried for a while, it is not held against it any more."""

    async def main() -> None:
        async with opened(postgres.url_for("standby")) as [store]:
            await make_table(store, "t")
            only_reads = "ALTER DATABASE standby SET default_transaction_read_only = "
            await asyncio.to_thread(postgres.execute, only_reads + "on")
            ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'standby'"
            await asyncio.to_thread(postgres.execute, ending)
            for _ in range(2):
                assert isinstance(await outcome(store.append(appending("t", entry(1)))), Unavailable)
            with pytest.raises(Unavailable, match="read-only"):
                store.check_writing()
            monkeypatch.setattr(writer, "TROUBLE_SECONDS", 0.0)
            store.check_writing()
            await asyncio.to_thread(postgres.execute, only_reads + "off")
            await soon_written(store)

    async def soon_written(store: Store) -> None:
        while await outcome(store.append(appending("t", entry(1)))) is not True:
            await asyncio.sleep(0.1)

    asyncio.run(main())
