"""Somebody reads logs, and the others play."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import orjson
import pytest

from digsite.server import briefing, looking, room
from digsite.server.catching_up import FEW_ENTRIES
from digsite.server.reading import MOST_AT_ONCE
from digsite.server.routes import play
from digsite.server.tell import told_from_the_start
from digsite.server.turns import PLACES
from tests.server.test_long_tables import worst
from tests.server.whole import BEN, ME, Wire, cookie_of, do, listening, make, question_of, refused, see, whole

PATIENCE = 20.0


class Slow:
    """Stops whoever reads a log until it may go on, and counts."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go_on = threading.Event()
        self.n_begun = 0

        def told(*of: Any) -> Iterator[Any]:
            self.n_begun += 1
            assert self.go_on.wait(2 * PATIENCE)
            return told_from_the_start(*of)

        monkeypatch.setattr(briefing, "told_from_the_start", told)


async def bring(client: httpx.AsyncClient) -> str:
    """A table with a long journal."""
    answer = await client.post("/api/records", json=worst(0, 0).to_json())
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


def test_nobody_waits_for_the_logs_that_somebody_else_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for many is refused kindly; others take up tables and read too."""
    slow = Slow(monkeypatch)

    async def run() -> None:
        async with whole(tmp_path, cache_stories=1) as house, house.guest("Eve") as eve, house.guest("Ada") as ada:
            mine, hers = await bring(ada), await bring(eve)
            at = f"/api/tables/{hers}"
            seen = await see(eve, hers)
            assert seen["seq"] > FEW_ENTRIES
            reading = [asyncio.create_task(eve.get(f"{at}/log"))]
            while not slow.n_begun:
                await asyncio.sleep(0.01)
            for after in range(PLACES):
                reading.append(asyncio.create_task(eve.get(f"{at}/updates", params={"after": after, "most": 1})))
            await asyncio.sleep(0.3)
            too_many = await eve.get(f"{at}/updates", params={"after": PLACES})
            assert refused(too_many, 429, "too_many")["wait"] == int(too_many.headers["retry-after"]) > 0
            async with asyncio.timeout(PATIENCE):
                assert (await see(ada, mine))["table"]["id"] == mine
            log = asyncio.create_task(ada.get(f"/api/tables/{mine}/log"))
            await asyncio.sleep(0.1)
            assert not log.done()
            slow.go_on.set()
            answers = await asyncio.gather(log, *reading)
            assert [answer.status_code for answer in answers] == [200] * (2 + PLACES)
            assert [answer.json()[0]["seq"] for answer in answers[2:]] == [after + 1 for after in range(PLACES)]

    asyncio.run(run())


def test_who_comes_back_does_not_wait_for_those_who_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch)

    async def run() -> None:
        async with listening(tmp_path) as house, house.guest("Ada") as ada:
            table = await bring(ada)
            seen = await see(ada, table)
            reading = asyncio.create_task(ada.get(f"/api/tables/{table}/log"))
            while not slow.n_begun:
                await asyncio.sleep(0.01)
            async with Wire(house, table, cookie=cookie_of(ada)) as wire:
                last = await wire.hello(after=seen["seq"] - 1, seats=seen["as"])
                assert (last["type"], last["seq"]) == ("update", seen["seq"])
            assert not reading.done()
            slow.go_on.set()
            assert (await reading).status_code == 200

    asyncio.run(run())


def test_a_log_that_many_ask_for_is_worked_out_once_for_each_who_may_know_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(monkeypatch)

    async def run() -> None:
        async with whole(tmp_path) as house, house.guest() as ada, house.guest() as ben:
            at = f"/api/tables/{await bring(ada)}/log"
            asked = [asyncio.create_task(ada.get(at)) for _ in range(MOST_AT_ONCE)]
            while not slow.n_begun:
                await asyncio.sleep(0.01)
            refused(await ada.get(at), 429, "too_many")
            refused(await ben.get(at), 404, "not_found")
            slow.go_on.set()
            [log] = {answer.content for answer in await asyncio.gather(*asked)}
            assert orjson.loads(log)
            assert (await ada.get(at)).content == log
            assert slow.n_begun == 1, "and kept for a while"
            assert (await ada.get(at, params={"seat": 0})).content != log
            assert (await ada.get(at, params={"locale": "pl"})).content != log
            assert slow.n_begun == 3

    asyncio.run(run())


def test_messages_that_many_ask_for_are_put_into_json_once_and_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    n_asked, at_work, go_on = 5, threading.Event(), threading.Event()
    made_in: list[threading.Thread] = []

    def told(*of: Any) -> Iterator[Any]:
        at_work.set()
        assert go_on.wait(2 * PATIENCE)
        return told_from_the_start(*of)

    def dumps(found: object) -> bytes:
        if isinstance(found, list):
            made_in.append(threading.current_thread())
        return orjson.dumps(found)

    monkeypatch.setattr(room, "told_from_the_start", told)
    for module in (looking, play):
        monkeypatch.setattr(module, "orjson", SimpleNamespace(dumps=dumps, loads=orjson.loads))

    async def run() -> None:
        async with whole(tmp_path) as house, house.guest() as ada:
            at = f"/api/tables/{await bring(ada)}/updates"
            asked = [asyncio.create_task(ada.get(at, params={"shown": True})) for _ in range(n_asked)]
            await asyncio.to_thread(at_work.wait, PATIENCE)
            await asyncio.sleep(0.3)
            go_on.set()
            answers = await asyncio.gather(*asked)
            [messages] = {answer.content for answer in answers}
            assert [message["seq"] for message in orjson.loads(messages)] == list(range(play.MOST_SHOWN))
            assert len(made_in) == 1
            assert made_in[0] is not threading.current_thread()

    asyncio.run(run())


def test_the_time_that_a_log_takes_does_not_tell_of_a_choice_made_in_private(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(monkeypatch)
    slow.go_on.set()

    async def run() -> None:
        async with whole(tmp_path) as house, house.guest("Ada") as ada:
            table, trade, seen = await can_trade(ada)
            log = f"/api/tables/{table}/log"
            before = await house.client().get(log)
            assert (await house.client().get(log)).content == before.content
            assert slow.n_begun == 1
            done = await do(ada, table, type="move", code=trade["code"], seat=trade["seat"], seq=seen["seq"])
            assert done.status_code == 200
            assert (await see(ada, table))["seq"] > seen["seq"]
            assert (await house.client().get(log)).content == before.content
            assert slow.n_begun == 1, "what nobody else may notice makes no log longer to wait for"

    asyncio.run(run())


async def can_trade(client: httpx.AsyncClient) -> tuple[str, dict[str, Any], dict[str, Any]]:
    """A table around one screen that everybody may watch, where somebody can begin to trade: its id, that answer with
    its seat, and what is told. To begin a trade is nobody else's business."""
    table = (await make(client, ME, BEN, start=True, listed=True))["id"]
    while True:
        seen = await see(client, table)
        question = question_of(seen)
        options = {option["name"]: option for option in question["options"]}
        if "trade" in options:
            return table, {**options["trade"], "seat": question["seat"]}, seen
        code = question["options"][0]["code"]
        assert (
            await do(client, table, type="move", code=code, seat=question["seat"], seq=seen["seq"])
        ).status_code == 200
