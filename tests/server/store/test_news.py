"""What one worker appends the others hear; a worker does not hear itself."""

from __future__ import annotations

import asyncio
import os
import signal
from dataclasses import replace
from pathlib import Path

import pytest

from digsite.lab.server.postgres import Postgres
from digsite.server.person import Person
from digsite.server.store import Store, database, news
from tests.server.store.things import appending, entry, make_table, opened, soon


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
            assert await here.append(appending("odd:name", entry(1), entry(2)))
            assert not await here.append(appending("odd:name", entry(1)))
            assert await there.append(appending("t", entry(1)))
            await soon(lambda: bool(mine.heard and theirs.heard))
            assert theirs.heard == [("odd:name", 2)]
            assert mine.heard == [("t", 1)]
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
            await soon(lambda: bool(theirs))
            assert mine == theirs == ["p1"]

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
            [frozen, *_] = map(int, await asyncio.to_thread(postgres.execute, listening))
            os.kill(frozen, signal.SIGSTOP)
            try:
                await soon(lambda: ear.n_lost == 1)
                await asyncio.sleep(0.5)  # what the old connection still says about its end is no news
                assert ear.n_lost == 1
            finally:
                os.kill(frozen, signal.SIGCONT)

    asyncio.run(main())


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
