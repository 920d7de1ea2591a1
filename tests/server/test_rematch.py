"""Meeting again: of all who ask at once, in whichever worker, one makes the table and the others are told which."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from digsite.server.decide import Actor, Plan
from digsite.server.journal import Append
from digsite.server.store import Store, Unavailable
from tests.server.whole import ME, OPEN, counted, do, make, refused, see, two_workers, whole


def test_all_who_ask_at_once_meet_at_one_table(store_url: str, tmp_path: Path) -> None:
    """On PostgreSQL in two workers, each of which knows nothing of what the other is about to write."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            here, there = await two_workers(stack, whole, tmp_path, store_url)
            ada = await stack.enter_async_context(here.guest())
            ben = await stack.enter_async_context(there.guest("Ben"))
            made = await make(ada, ME, OPEN)
            await do(ben, made["id"], type="sit", invitation=made["invitation"])
            await do(ada, made["id"], type="abandon")
            for one in (ada, ben):
                assert (await see(one, made["id"]))["table"]["status"] == "abandoned"
            asked = [do(one, made["id"], type="rematch") for one in (ada, ben) * 4]
            answers = await asyncio.gather(*asked)
            assert [answer.status_code for answer in answers] == [200] * 8
            [again] = {answer.json()["table"] for answer in answers}
            for one in (ada, ben):
                assert (await see(one, made["id"]))["table"]["rematch"] == again
                assert await counted(one) == 2, "no table was made in vain"
            assert [(await see(one, again))["as"] for one in (ada, ben)] == [[0], [1]]
            assert (await see(ada, again))["table"]["status"] == "running"
            assert (await do(ben, again, type="leave")).status_code == 200
            assert (await see(ben, again))["as"] == [], "who gets up may watch on"

    asyncio.run(run())


def test_a_bot_that_begins_the_next_game_begins_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with whole(tmp_path) as house, house.guest() as ada:
            made = await make(ada, {"kind": "bot", "level": "random"}, ME, start=True, options={"first_seat": 0})
            await do(ada, made["id"], type="abandon")
            again = (await do(ada, made["id"], type="rematch")).json()["table"]
            async with asyncio.timeout(30):
                while (await see(ada, again))["asked"] != [1]:
                    await asyncio.sleep(0.02)

    asyncio.run(run())


def test_who_asks_with_a_token_comes_to_the_next_table_with_one(store_url: str, tmp_path: Path) -> None:
    """Whether that one makes the table or another has made it already; whoever has a cookie needs none."""

    async def run() -> None:
        async with whole(tmp_path, database=store_url) as house, house.guest() as ada, house.client() as script:
            async with house.guest("Ben") as ben:
                made = await make(ada, ME, OPEN)
                sat = (await do(ben, made["id"], type="sit", invitation=made["invitation"])).json()
                await do(ada, made["id"], type="abandon")
            tokens = {0: made["tokens"][0], 1: sat["token"]}
            again = set()
            for seat, token in tokens.items():
                done = (await do(script, made["id"], token, type="rematch")).json()
                again.add(done["table"])
                assert (await see(script, done["table"], done["token"]))["as"] == [seat]
            asked = (await do(ada, made["id"], type="rematch")).json()
            assert ({asked["table"]}, asked["token"]) == (again, None)
            assert (await see(ada, asked["table"]))["as"] == [0]

            assert (await do(ada, asked["table"], type="leave", seat=0)).status_code == 200
            late = (await do(script, made["id"], tokens[0], type="rematch")).json()
            assert (late["table"], late["token"]) == (asked["table"], None), "that seat is nobody's any more"

    asyncio.run(run())


def test_after_somebody_left_the_bot_that_went_on_plays_the_next_game(tmp_path: Path) -> None:
    async def run() -> None:
        async with whole(tmp_path) as house, house.guest() as ada, house.guest("Ben") as ben:
            made = await make(ada, ME, OPEN)
            await do(ben, made["id"], type="sit", invitation=made["invitation"])
            await do(ada, made["id"], type="start")
            assert (await do(ben, made["id"], type="leave")).status_code == 200
            assert (await do(ada, made["id"], type="abandon")).status_code == 200
            left = (await see(ada, made["id"]))["table"]["seats"][1]
            table = (await see(ada, (await do(ada, made["id"], type="rematch")).json()["table"]))["table"]
            assert table["status"] == "running"
            assert table["seats"][1] == {**left, "free": False}

    asyncio.run(run())


def test_a_rematch_counts_among_the_tables_that_somebody_may_make(tmp_path: Path) -> None:
    async def run() -> None:
        async with whole(tmp_path, tables_per_hour=2) as house, house.guest() as ada:
            made = await make(ada, ME, {"kind": "me", "name": "Ben"}, start=True)
            await do(ada, made["id"], type="abandon")
            again = (await do(ada, made["id"], type="rematch")).json()["table"]
            await do(ada, again, type="abandon")
            refused(await do(ada, again, type="rematch"), 429, "too_fast")
            assert (await see(ada, again))["table"]["rematch"] is None
            assert (await do(ada, made["id"], type="rematch")).json()["table"] == again, (
                "the one there is costs nothing"
            )
            assert await counted(ada) == 2

    asyncio.run(run())


def test_a_rematch_whose_writing_failed_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with whole(tmp_path) as house, house.guest() as ada:
            made = await make(ada, ME, {"kind": "me", "name": "Ben"}, start=True)
            await do(ada, made["id"], type="abandon")
            store: Store = house.app.state.store
            append = store.append

            async def away(what: Append) -> bool:
                raise Unavailable(f"away: {what.table_id}")

            monkeypatch.setattr(store, "append", away)
            assert (await do(ada, made["id"], type="rematch")).status_code == 503
            monkeypatch.setattr(store, "append", append)
            assert await counted(ada) == 1
            assert (await see(ada, made["id"]))["table"]["rematch"] is None
            assert (await do(ada, made["id"], type="rematch")).json()["table"] is not None
            assert await counted(ada) == 2

    asyncio.run(run())


def test_a_plan_without_entries_writes_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with whole(tmp_path) as house, house.guest() as ada:
            made = await make(ada, ME, OPEN)
            rooms = house.app.state.commands.rooms
            before = await see(ada, made["id"])
            acted = await rooms.act(made["id"], Actor(None), lambda _room, _story: Plan())
            assert acted.story.seq == 0
            assert await see(ada, made["id"]) == before

    asyncio.run(run())
