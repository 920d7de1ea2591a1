"""Appending: one winner for every number, no gaps, all or nothing, many tables in one commit."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from digsite.lab.server.postgres import Postgres
from digsite.server.journal import FINISHED, RUNNING, Append, NewRows, SeatRow
from digsite.server.store import Invitation, Store
from tests.server.store.things import appending, entry, make_table, opened, soon, table_row

TOO_BIG = 2**70  # no database has a number for it


def count_transactions(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many transactions the writer will have made: of plain appends, and of others."""
    counted = [0, 0]

    def counting(kind: int, run: Callable[[Any], Awaitable[Any]]) -> Callable[[Any], Awaitable[Any]]:
        async def counted_run(what: Any) -> Any:
            counted[kind] += 1
            return await run(what)

        return counted_run

    writer = store._writer
    monkeypatch.setattr(writer._plain, "write", counting(0, writer._plain.write))
    monkeypatch.setattr(writer._transactions, "run", counting(1, writer._transactions.run))
    return counted


def test_an_append_writes_the_entries_and_the_index(store_url: str) -> None:
    async def main() -> None:
        async with opened(store_url) as [store]:
            await make_table(store, "t")
            journal = (entry(1, "sit", seat=0), entry(2, "start"), entry(3, "move", code=4))
            assert await store.append(appending("t", *journal, status=FINISHED, asked=5, bots_due=True))
            row = await store.table("t")
            assert row is not None
            assert (row.status, row.last_seq, row.asked, row.bots_due, row.updated_at) == (FINISHED, 3, 5, True, 1003.0)
            assert await store.entries("t", after=0) == list(journal)

    asyncio.run(main())


def test_whoever_comes_second_writes_nothing(store_url: str) -> None:
    async def main() -> None:
        async with opened(store_url) as [store]:
            await make_table(store, "t")
            assert await store.append(appending("t", entry(1, code=1)))
            late = appending("t", entry(1, code=2), entry(2), status=FINISHED, seats=(SeatRow("t", 0, "ann", None),))
            assert not await store.append(late)
            assert [line.data for line in await store.entries("t", after=0)] == [{"code": 1}]
            row = await store.table("t")
            assert row is not None
            assert (row.status, row.last_seq) == (RUNNING, 1)
            assert await store.seats("t") == []

    asyncio.run(main())


def test_a_table_that_an_append_lays_is_there_if_the_append_is(store_url: str) -> None:
    async def main() -> None:
        async with opened(store_url) as [store]:
            await make_table(store, "t")

            def laying(table_id: str) -> Append:
                seat = SeatRow(table_id, 0, "ann", None)
                laid = NewRows(table_row(table_id), (entry(0, "made"),), (seat,), {None: "link"})
                return appending("t", entry(1, "rematch"), lays=laid)

            both = await asyncio.gather(store.append(laying("u")), store.append(laying("v")))
            assert sorted(both) == [False, True]
            winner, loser = ("u", "v") if both[0] else ("v", "u")
            assert [line.kind for line in await store.entries(winner)] == ["made"]
            assert await store.seats(winner) == [SeatRow(winner, 0, "ann", None)]
            assert await store.invitation(winner, "link") == Invitation(None)
            assert await store.table(loser) is None
            assert await store.seats(loser) == []
            assert await store.entries(loser) == []

    asyncio.run(main())


def test_what_cannot_be_right_is_refused(store_url: str) -> None:
    async def main() -> None:
        async with opened(store_url) as [store]:
            await make_table(store, "t")
            with pytest.raises(ValueError, match="table t: entry 2 would leave a gap; the last one is 0"):
                await store.append(appending("t", entry(2)))
            with pytest.raises(ValueError, match="at least one entry"):
                await store.append(appending("t"))
            with pytest.raises(ValueError, match=r"numbered \[1, 3\]"):
                await store.append(appending("t", entry(1), entry(3)))
            with pytest.raises(ValueError, match="seat 0 is of table u"):
                await store.append(appending("t", entry(1), seats=(SeatRow("u", 0, None, None),)))
            with pytest.raises(LookupError, match="there is no table u"):
                await store.append(appending("u", entry(0)))
            assert await store.append(appending("t", entry(1)))

    asyncio.run(main())


def test_appends_of_many_tables_share_a_commit(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with opened(store_url) as [store]:
            for k in range(60):
                await make_table(store, f"t{k}")
            made = count_transactions(store, monkeypatch)
            assert all(await asyncio.gather(*(store.append(appending(f"t{k}", entry(1))) for k in range(60))))
            assert made == [1, 0]
            several = [appending(f"t{k}", entry(2), *[entry(3)] * (k % 2)) for k in range(60)]
            assert all(await asyncio.gather(*(store.append(what) for what in several)))
            assert made == [2, 1], "those of several entries have one of their own"

    asyncio.run(main())


def test_one_table_queued_twice_goes_on_in_order(store_url: str) -> None:
    """The second append of a table waits for the first: a rival loses, one that continues it is written."""

    async def main() -> None:
        async with opened(store_url) as [store]:
            await make_table(store, "t")
            calls = [
                store.append(appending("t", entry(seq, k=k))) for seq, k in [(1, 0), (1, 1), (2, 0), (2, 1), (3, 0)]
            ]
            assert await asyncio.gather(*calls) == [True, False, True, False, True]
            assert [line.data["k"] for line in await store.entries("t", after=0)] == [0, 0, 0]

    asyncio.run(main())


def test_a_bad_append_spoils_nothing_for_its_neighbours(store_url: str) -> None:
    async def main() -> None:
        async with opened(store_url) as [store]:
            for k in range(20):
                await make_table(store, f"t{k:02}")
            good = [appending(f"t{k:02}", entry(1), entry(2)) for k in range(20)]
            bad_seat = appending("t07", entry(1), entry(2), seats=(SeatRow("t07", TOO_BIG, "ann", None),))
            bad_data = appending("t11", entry(1, code=TOO_BIG))
            gap = appending("t13", entry(2))
            batch = [*good[:7], bad_seat, *good[8:11], bad_data, good[12], gap, *good[14:]]
            outcomes = await asyncio.gather(*map(store.append, batch), return_exceptions=True)
            failed = {k for k, outcome in enumerate(outcomes) if isinstance(outcome, Exception)}
            assert failed == {7, 11, 13}
            for k, outcome in enumerate(outcomes):
                journal = [line.seq for line in await store.entries(f"t{k:02}")]
                assert journal == ([0] if k in failed else [0, 1, 2])
                assert k in failed or outcome is True
            assert all(await asyncio.gather(*(store.append(good[k]) for k in failed)))

    asyncio.run(main())


def test_a_caller_who_goes_away_does_no_harm(store_url: str) -> None:
    async def main() -> None:
        async with opened(store_url) as [store]:
            for k in range(30):
                await make_table(store, f"t{k}")
            calls = [asyncio.create_task(store.append(appending(f"t{k}", entry(1)))) for k in range(30)]
            for pause in range(3):
                await asyncio.sleep(0)
                for call in calls[pause * 5 : pause * 5 + 5]:
                    call.cancel()
            outcomes = await asyncio.gather(*calls, return_exceptions=True)
            assert outcomes[15:] == [True] * 15
            for k in range(30):
                assert len(await store.entries(f"t{k}")) in ((1, 2) if k < 15 else (2,))
            assert await store.append(appending("t20", entry(2)))

    asyncio.run(main())


def test_closing_finishes_what_waits(store_url: str) -> None:
    async def main() -> None:
        store = await Store.open(store_url)
        for k in range(30):
            await make_table(store, f"t{k}")
        calls = [asyncio.create_task(store.append(appending(f"t{k % 10}", entry(1 + k // 10)))) for k in range(30)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*calls) == [True] * 30
        with pytest.raises(RuntimeError, match="closed"):
            await store.append(appending("t0", entry(4)))
        async with opened(store_url) as [again]:
            assert [len(await again.entries(f"t{k}")) for k in range(10)] == [4] * 10

    asyncio.run(main())


@pytest.mark.parametrize("is_plain", [True, False], ids=["plain", "with seats"])
def test_whoever_loses_while_the_winner_is_still_writing_writes_nothing(postgres: Postgres, is_plain: bool) -> None:
    """Both workers saw that the number is free; the key decides when the first one commits."""

    async def main() -> None:
        url = postgres.url_for()
        async with opened(url) as [store]:
            await make_table(store, "t")
            rival = await asyncpg.connect(url)
            writing = rival.transaction()
            await writing.start()
            await rival.execute("INSERT INTO entries VALUES ('t', 1, 'move', '{\"code\":1}', 1001)")
            await rival.execute("UPDATE tables SET last_seq = 1, asked = 7 WHERE id = 't'")
            what = appending("t", entry(1, code=2), asked=9)
            if not is_plain:
                seats = (SeatRow("t", 0, "ann", None),)
                what = appending("t", entry(1, code=2), entry(2), asked=9, seats=seats)
            late = asyncio.create_task(store.append(what))
            blocked = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
            await soon(lambda: _has_rows(postgres, blocked))
            await writing.commit()
            await rival.close()
            assert await late is False
            assert [line.data for line in await store.entries("t", after=0)] == [{"code": 1}]
            row = await store.table("t")
            assert row is not None
            assert row.asked == 7
            assert await store.seats("t") == []

    asyncio.run(main())


async def _has_rows(postgres: Postgres, query: str) -> bool:
    return bool(await asyncio.to_thread(postgres.execute, query))


async def race(stores: list[Store]) -> None:
    """500 numbers of 100 tables, each wanted by four callers: every number has one winner, whose words are kept."""
    names = [f"t{k}" for k in range(100)]
    for name in names:
        await make_table(stores[0], name)
    written: Counter[tuple[str, int, int]] = Counter()

    async def player(who: int, store: Store, name: str) -> None:
        seq = 1
        while seq <= 5:
            seats = (SeatRow(name, 0, "ann", None),) if who == 3 else ()  # not all are plain
            what: Append = appending(name, entry(seq, who=who), asked=who, seats=seats)
            if await store.append(what):
                written[name, seq, who] += 1
            seq += 1

    players = [(who, stores[who % len(stores)], name) for who in range(4) for name in names]
    await asyncio.gather(*(player(*player_) for player_ in players))
    assert set(written.values()) == {1}
    assert len(written) == 500
    for name in names:
        journal = await stores[0].entries(name, after=0)
        assert [line.seq for line in journal] == [1, 2, 3, 4, 5]
        assert all((name, line.seq, line.data["who"]) in written for line in journal)
        row = await stores[0].table(name)
        assert row is not None
        assert row.asked == journal[-1].data["who"]  # the index is the winner's too


def test_two_workers_race_for_every_number(postgres: Postgres) -> None:
    async def main() -> None:
        url = postgres.url_for()
        async with opened(url, url) as stores:
            await race(stores)

    asyncio.run(main())


def test_one_sqlite_store_decides_every_race(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(f"sqlite:///{tmp_path / 'x.db'}") as stores:
            await race(stores)

    asyncio.run(main())
