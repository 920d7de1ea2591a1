"""What one worker appends the others hear; a worker does not hear itself, but what it had given up."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from digsite.lab.server.postgres import Postgres
from digsite.server.journal import SeatRow
from digsite.server.person import Person
from digsite.server.store import GIVE_WAY, Store, Unavailable, database, news
from tests.server.store.things import PATIENCE, appending, committing_late, entry, make_table, opened, soon


class Ear:
    """Notes what a store hears."""

    def __init__(self, store: Store) -> None:
        self.heard: list[tuple[str, int]] = []
        self.n_lost = 0
        store.listen(lambda table_id, seq: self.heard.append((table_id, seq)), self.lose)

    def lose(self) -> None:
        self.n_lost += 1


def test_the_others_hear_what_was_written(postgres: Postgres) -> None:
    async def main() -> None:
        url = postgres.url_for()
        async with opened(url, url) as [here, there]:
            mine, theirs = Ear(here), Ear(there)
            await make_table(here, "odd:name")
            await make_table(here, "t")
            assert await here.append(appending("odd:name", entry(1)))
            assert not await here.append(appending("odd:name", entry(1)))
            assert await there.append(appending("t", entry(1)))
            await soon(lambda: bool(mine.heard and theirs.heard))
            assert theirs.heard == [("odd:name", 1)]
            assert mine.heard == [("t", 1)]
            assert await there.append(appending("t", entry(2), entry(3)))  # in several steps: both hear of it
            await soon(lambda: theirs.heard[1:] == mine.heard[1:] == [("t", 3)])
            assert mine.n_lost == theirs.n_lost == 0

    asyncio.run(main())


def test_the_others_hear_whose_cookies_are_void(postgres: Postgres) -> None:
    async def main() -> None:
        url = postgres.url_for()
        async with opened(url, url) as [here, there]:
            mine: list[str] = []
            theirs: list[str] = []
            here.listen_voided(mine.append)
            there.listen_voided(theirs.append)
            ann = Person("p1", "Ann", "en", 1.0)
            await here.add_person(ann)
            await here.change_person(replace(ann, name="Anna"), 0)
            await here.change_person(replace(ann, epoch=1), 0)
            assert mine[0] == "p1", "at once, whether or not anything is heard yet"
            await soon(lambda: (mine, theirs) == (["p1", "p1"], ["p1"]))

    asyncio.run(main())


def test_who_asks_for_way_is_heard_by_the_others_alone(postgres: Postgres) -> None:
    async def main() -> None:
        url = postgres.url_for()
        async with opened(url, url) as [here, there]:
            mine, theirs = Ear(here), Ear(there)
            await make_table(here, "t")
            await here.ask_way("t")
            assert await here.append(appending("t", entry(1)))
            await soon(lambda: theirs.heard == [("t", GIVE_WAY), ("t", 1)])
            assert mine.heard == []

    asyncio.run(main())


SEATS = (SeatRow("t", 0, "ann", None),)


async def until_in(write: Callable[[], Awaitable[None]], is_heard: Callable[[], bool]) -> None:
    """Write until it is heard. On a busy machine a writer may give up before the commit, and then it never gets in."""
    for _ in range(4):
        await write()
        with contextlib.suppress(TimeoutError):
            await soon(is_heard, 3 * PATIENCE)
            return
    raise AssertionError("it never got in, or was not heard")


@pytest.mark.parametrize("seats", [(), SEATS], ids=["plain", "with seats"])
def test_what_gets_in_when_nobody_waits_for_it_any_more_is_heard(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, seats: tuple[SeatRow, ...]
) -> None:
    """Whoever wrote it was told that nobody knows, and has read the journal again before it was there."""
    monkeypatch.setattr(database, "TIMEOUT", PATIENCE)

    async def main() -> None:
        url = postgres.url_for()
        async with opened(url) as [store]:
            ear = Ear(store)
            await make_table(store, "t")
            assert await store.append(appending("t", entry(1)))

            async def write() -> None:
                with pytest.raises(Unavailable):
                    await store.append(appending("t", entry(2), seats=seats))
                if not seats:  # what takes several steps is given up more slowly, and may be in by now
                    assert [line.seq for line in await store.entries("t")] == [0, 1]

            async with committing_late(url):
                await until_in(write, lambda: bool(ear.heard))
                assert [line.seq for line in await store.entries("t")] == [0, 1, 2]
            assert await store.append(appending("t", entry(3)))
            await asyncio.sleep(0.1)
            assert ear.heard == [("t", 2)], "what is known to be written is not heard"

    asyncio.run(main())


def test_cookies_that_become_void_when_nobody_waits_for_it_any_more(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "TIMEOUT", PATIENCE)

    async def main() -> None:
        url = postgres.url_for()
        async with opened(url) as [store]:
            voided: list[str] = []
            store.listen_voided(voided.append)
            ann = Person("p1", "Ann", "en", 1.0)
            await store.add_person(ann)

            async def write() -> None:
                voided.clear()
                with pytest.raises(Unavailable):
                    await store.change_person(replace(ann, epoch=1), 0)

            async with committing_late(url, "people"):
                await until_in(write, lambda: voided == ["p1", "p1"])

    asyncio.run(main())


def test_news_can_be_read_when_they_are_heard(postgres: Postgres) -> None:
    async def main() -> None:
        url = postgres.url_for()
        async with opened(url, url) as [here, there]:
            await make_table(here, "t")
            read: list[asyncio.Task[list[int]]] = []

            async def seqs() -> list[int]:
                return [line.seq for line in await there.entries("t")]

            there.listen(lambda _table_id, _seq: read.append(asyncio.create_task(seqs())), lambda: None)
            assert await here.append(appending("t", entry(1)))
            await soon(lambda: bool(read))
            assert await read[0] == [0, 1]

    asyncio.run(main())


def test_a_listener_whose_connection_was_cut_says_so_once_and_hears_again(postgres: Postgres) -> None:
    async def main() -> None:
        url = postgres.url_for()
        async with opened(url, url) as [here, there]:
            ear = Ear(there)
            await make_table(here, "t")
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            assert len(await asyncio.to_thread(postgres.execute, cut)) == 2
            await soon(lambda: ear.n_lost == 1)
            assert await here.append(appending("t", entry(1)))
            await soon(lambda: ear.heard == [("t", 1)])
            assert ear.n_lost == 1

    asyncio.run(main())


def test_a_line_that_went_dead_without_a_word_is_noticed_and_said_once(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(news, "HEARTBEAT", 0.1)
    monkeypatch.setattr(database, "TIMEOUT", 0.5)

    async def main() -> None:
        url = postgres.url_for()
        async with opened(url) as [store]:
            ear = Ear(store)
            listening = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%' OR query = 'SELECT 1'"
            monkeypatch.setattr(database, "TIMEOUT", 60)  # the next one may take its time
            [frozen, *_] = map(int, await asyncio.to_thread(postgres.execute, listening))
            os.kill(frozen, signal.SIGSTOP)
            try:
                await soon(lambda: ear.n_lost == 1)
                await asyncio.sleep(0.5)  # what the old connection still says about its end is no news
                assert ear.n_lost == 1
            finally:
                os.kill(frozen, signal.SIGCONT)

    asyncio.run(main())


class Wires:
    """A database that can be reached only now and then."""

    def __init__(self, *troubles: Exception) -> None:
        self.troubles = list(troubles)
        self.lines: list[Wires.Wire] = []

    async def connect(self) -> Wires.Wire:
        if self.lines and self.troubles:
            raise self.troubles.pop(0)
        self.lines.append(Wires.Wire())
        return self.lines[-1]

    class Wire:
        """A connection that breaks when it is told to."""

        def add_termination_listener(self, listener: Any) -> None:
            self.cut = listener

        async def add_listener(self, _channel: str, _heard: Any) -> None: ...

        def terminate(self) -> None: ...


def test_who_cannot_listen_says_so_and_goes_on_trying(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither what nobody expected nor trouble with whoever is told makes it deaf."""
    monkeypatch.setattr(news, "FIRST_PAUSE", 0.0)
    wires = Wires(OSError(), RuntimeError("of the driver"), OSError(), OSError())
    n_lost = 0

    def lost() -> None:
        nonlocal n_lost
        n_lost += 1
        raise KeyError("of whoever is told")

    async def main() -> None:
        listener = news.News(cast(database.Database, wires), news.Signature())
        listener.tell(lambda _table_id, _seq: None, lost)
        await listener.open()
        for n in (1, 2):
            wires.lines[-1].cut(None)
            await soon(lambda n=n: n_lost == n)
        await listener.close()

    with caplog.at_level(logging.WARNING, "digsite.server"):
        asyncio.run(main())
    told = [(record.message, getattr(record, "fields", {}).get("tries")) for record in caplog.records]
    lost_twice = [("news", None)] * 2
    assert told == [("no news", 2), ("no news", 3), *lost_twice]
    assert [record.exc_info is not None for record in caplog.records] == [True, False, True, True]


def test_sqlite_has_no_news(tmp_path: Path) -> None:
    async def main() -> None:
        url = f"sqlite:///{tmp_path / 'x.db'}"
        async with opened(url, url) as [here, there]:
            ear = Ear(there)
            await make_table(here, "t")
            assert await here.append(appending("t", entry(1)))
            assert [line.seq for line in await there.entries("t")] == [0, 1]
            assert (ear.heard, ear.n_lost) == ([], 0)

    asyncio.run(main())
