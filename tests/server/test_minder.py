"""Who looks after bots: they are taken up and counted, and a table that can never go on is not tried for ever."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path

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
            await soon(lambda: hopeless == {old.id})

            async def is_anns_turn() -> bool:
                return await rooms.read(good.row.id, lambda _, story: story.asked == [1])

            await soon(is_anns_turn)
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
