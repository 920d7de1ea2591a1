"""Who looks after bots: they are taken up and counted, and a table that can never go on is not tried for ever."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import digsite
from digsite.server import metrics, minder
from digsite.server.decide import Actor, Plan
from digsite.server.journal import Entry
from digsite.server.making import NewTable, new_table
from digsite.server.rooms import Rooms
from digsite.server.seats import Occupant
from digsite.server.store import Store
from digsite.server.thinking import Thinkers
from tests.server.store.things import soon

ANN = Occupant(person="ann", name="Ann")
BOT = Occupant(bot="random")


def counted(name: str, **labels: str) -> float:
    return metrics.REGISTRY.get_sample_value(name, labels) or 0.0


def a_bot_begins() -> NewTable:
    """A table where a bot is asked first. That it begins is not enough: it may draw a storm, which asks the others."""
    game = digsite.game("archaeology")
    while True:
        long_ago = time.time() - 60
        made = new_table(game, {"first_seat": 0}, [BOT, ANN], host="ann", listed=True, start=True, now=long_ago)
        if made.row.bots_due:
            return made


@asynccontextmanager
async def where_a_bot_begins(folder: Path, thinkers: Thinkers) -> AsyncIterator[tuple[Rooms, NewTable]]:
    """A worker that looks after one table."""
    store = await Store.open(f"sqlite:///{folder / 'x.db'}")
    rooms = Rooms(store, thinkers, cache=10, orphaned=0.0)
    made = a_bot_begins()
    await store.create(made.row, made.entries, made.seats, made.invitations)
    rooms.open()
    try:
        yield rooms, made
    finally:
        await rooms.close()
        await thinkers.close()
        await store.close()


def test_a_table_that_cannot_go_on_is_let_alone_until_it_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(minder, "SWEEP_SECONDS", 0.02)

    async def run() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'x.db'}")
        thinkers = Thinkers(1, 0.1)
        rooms = Rooms(store, thinkers, cache=10, orphaned=0.0)
        good, frozen = a_bot_begins(), a_bot_begins()
        old = replace(frozen.row, rules_version=frozen.row.rules_version + 1)
        await store.create(good.row, good.entries, good.seats, good.invitations)
        await store.create(old, frozen.entries, frozen.seats, frozen.invitations)
        answers = counted("digsite_bot_seconds_count", level="random")
        appends = counted("digsite_appends_total", result="written")
        rooms.open()
        try:
            hopeless = rooms._minder._hopeless
            await soon(lambda: set(hopeless) == {old.id})

            async def is_anns_turn() -> bool:
                return await rooms.read(good.row.id, lambda _, story: story.asked == [1])

            await soon(is_anns_turn)
            assert rooms._rooms[good.row.id].streams == {}, "nobody listens: nothing need be kept for anybody"
            entries: list[Entry] = await store.entries(good.row.id)
            assert [entry.kind for entry in entries[:3]] == ["made", "start", "move"]
            moves = len(entries) - 2
            assert counted("digsite_bot_seconds_count", level="random") == answers + moves
            assert counted("digsite_appends_total", result="written") == appends + moves
            await rooms.act(old.id, Actor("ann"), lambda _room, _story: Plan([("abandon", {})]))
            await soon(lambda: not hopeless)
        finally:
            await rooms.close()
            await thinkers.close()
            await store.close()

    asyncio.run(run())


def test_a_sweep_that_breaks_is_not_the_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(minder, "SWEEP_SECONDS", 0.02)
    tries = 0
    due = Store.due

    async def breaks_once(store: Store, idle_before: float, limit: int) -> dict[str, int]:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise RuntimeError("of the database")
        return await due(store, idle_before, limit)

    monkeypatch.setattr(Store, "due", breaks_once)

    async def run() -> None:
        async with where_a_bot_begins(tmp_path, Thinkers(1, 0.1)) as (rooms, made):

            async def is_anns_turn() -> bool:
                return await rooms.read(made.row.id, lambda _, story: story.asked == [1])

            await soon(is_anns_turn)

    with caplog.at_level(logging.ERROR, "digsite.server"):
        asyncio.run(run())
    assert [record.message for record in caplog.records] == ["sweep"]


class Breaking(Thinkers):
    """Bots that cannot be asked, or answer what may not be played."""

    def __init__(self, trouble: Exception | None) -> None:
        super().__init__(1, 0.1)
        self.trouble = trouble
        self.n_asked = 0

    async def choose(self, game_key: str, level: str, view: dict[str, Any], legal: list[int], rng_seed: int) -> int:
        self.n_asked += 1
        if self.trouble is not None:
            raise self.trouble
        return next(code for code in range(len(legal) + 1) if code not in legal)


@pytest.mark.parametrize("trouble", [None, RuntimeError("of the bot")])
def test_a_bot_that_breaks_is_not_asked_again_until_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, trouble: Exception | None
) -> None:
    monkeypatch.setattr(minder, "SWEEP_SECONDS", 0.02)

    async def run() -> None:
        thinkers = Breaking(trouble)
        async with where_a_bot_begins(tmp_path, thinkers) as (rooms, made):
            hopeless = rooms._minder._hopeless
            await soon(lambda: hopeless == {made.row.id: made.row.last_seq})
            await asyncio.sleep(0.3)  # ten sweeps and more
            assert thinkers.n_asked == 1
            await rooms.act(made.row.id, None, lambda _room, _story: Plan([("vote", {"seats": [1], "yes": False})]))
            await soon(lambda: hopeless == {made.row.id: made.row.last_seq + 1})
            await asyncio.sleep(0.3)
            assert thinkers.n_asked in (2, 3), "once as it was written, or once more for a sweep at that moment"

    with caplog.at_level(logging.ERROR, "digsite.server"):
        asyncio.run(run())
    assert all(record.message == "bot broke" for record in caplog.records)
    assert len(caplog.records) in (2, 3)


def test_stopping_does_not_wait_for_processes_that_still_load(tmp_path: Path) -> None:
    class Loading(Thinkers):
        async def warm(self) -> None:
            await asyncio.sleep(60)

    async def run() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'x.db'}")
        thinkers = Loading(1, 0.1)
        rooms = Rooms(store, thinkers, cache=10, orphaned=0.0)
        rooms.open()
        await asyncio.sleep(0)
        async with asyncio.timeout(5):
            await rooms.close()
        await thinkers.close()
        await store.close()

    asyncio.run(run())
