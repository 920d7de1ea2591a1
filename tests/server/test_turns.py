"""Somebody brings or looks at many long tables, and the others play."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from functools import cache
from typing import Any

import httpx
import pytest

from digsite.server import catching_up, commands
from digsite.server.catching_up import FEW_ENTRIES
from digsite.server.making import new_table
from digsite.server.story import replayed
from digsite.server.turns import PLACES
from tests.server.test_long_tables import worst
from tests.server.whole import Answer, Shared, counted, refused, see

PATIENCE = 20.0


@pytest.fixture
def go_on() -> Iterator[threading.Event]:
    """Until this is set nothing is worked out; at the end it is, so that nothing is left at work."""
    event = threading.Event()
    yield event
    event.set()


def test_who_looks_at_many_long_tables_keeps_nobody_waiting_for_all_of_them(
    shared: Shared, go_on: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken_up: list[str] = []

    def slowly(row: Any, entries: Any) -> Any:
        taken_up.append(row.id)
        assert go_on.wait(2 * PATIENCE)
        return replayed(row, entries)

    monkeypatch.setattr(catching_up, "replayed", slowly)

    async def run() -> None:
        async with shared.opened() as house, house.guest("Eve") as eve, house.guest("Ada") as ada:
            mine, *hers = [(await bring(one)).json()["id"] for one in (ada, eve, eve, eve, eve)]
            looking = [asyncio.create_task(see(eve, table)) for table in hers]
            turns = house.app.state.commands.rooms._catching_up._turns
            await waiting(turns, 3, behind=taken_up)
            coming_back = asyncio.create_task(see(ada, mine))
            await waiting(turns, 4, behind=taken_up)
            go_on.set()
            assert (await coming_back)["seq"] > FEW_ENTRIES
            await asyncio.gather(*looking)
            assert taken_up.index(mine) == 1, "behind the one that was begun"
            assert sorted(taken_up) == sorted([mine, *hers])

    shared.run(run())


def test_who_brings_many_records_takes_one_thread_and_is_asked_to_come_back(
    shared: Shared, go_on: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also tables can be taken up meanwhile, and others can bring theirs."""
    at_work: list[int] = []
    hosts: list[str] = []

    def slowly(*of: Any, **more: Any) -> Any:
        at_work.append(1)
        assert sum(at_work) == 1, "one at a time"
        hosts.append(more["host"])
        assert go_on.wait(2 * PATIENCE)
        at_work.pop()
        return new_table(*of, **more)

    async def run() -> None:
        async with shared.opened() as house, house.guest("Eve") as eve, house.guest("Ada") as ada:
            mine = (await bring(ada)).json()["id"]
            monkeypatch.setattr(commands, "new_table", slowly)
            making = house.app.state.commands.rooms.making
            bringing = [asyncio.create_task(bring(eve)) for _ in range(PLACES)]
            await waiting(making, PLACES - 1, behind=hosts)
            bringing.append(asyncio.create_task(bring(eve)))
            await waiting(making, PLACES, behind=hosts)
            async with asyncio.timeout(PATIENCE):
                too_many = await bring(eve)
            assert refused(too_many, 429, "too_many")["wait"] == int(too_many.headers["retry-after"]) > 0
            async with asyncio.timeout(PATIENCE):
                assert (await see(ada, mine))["table"]["id"] == mine
            another = asyncio.create_task(bring(ada))
            await waiting(making, PLACES + 1, behind=hosts)
            go_on.set()
            answers = await asyncio.gather(another, *bringing)
            assert [answer.status_code for answer in answers] == [201] * (2 + PLACES)
            assert (await counted(ada), await counted(eve)) == (2, PLACES + 1)
            assert len(set(hosts[:4])) == 2, "Ada's is not the last"
            assert (await bring(eve)).status_code == 201

    shared.run(run())


@cache
def long_record() -> Answer:
    return worst(0, 0).to_json()


async def bring(client: httpx.AsyncClient) -> httpx.Response:
    """Ask for a table with a long journal."""
    return await client.post("/api/records", json=long_record())


async def waiting(turns: Any, n: int, behind: list[str]) -> None:
    """Return when so much waits behind what was begun."""
    async with asyncio.timeout(PATIENCE):
        while not behind or sum(map(len, turns._waiting.values())) != n:
            await asyncio.sleep(0.01)
