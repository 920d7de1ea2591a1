"""Two workers of one database: what one has written counts at the other, also where it has heard nothing of it."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import orjson
import pytest

from digsite.lab.server.postgres import Postgres
from digsite.server.decide import Actor
from digsite.server.room import Viewer
from digsite.server.store import database
from tests.server.door import for_free
from tests.server.store.things import PATIENCE, committing_late
from tests.server.whole import BEN, ME, do, make, refused, see, whole


@pytest.mark.parametrize("is_deaf", [True, False], ids=["news are lost", "news are heard"])
def test_what_is_right_is_not_refused_because_a_worker_is_behind(
    postgres: Postgres, tmp_path: Path, is_deaf: bool
) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            url = postgres.url_for()
            workers = [await stack.enter_async_context(whole(tmp_path, database=url)) for _ in range(2)]
            ada = await stack.enter_async_context(workers[0].guest())
            elsewhere = await stack.enter_async_context(workers[1].client(cookies=ada.cookies))
            if is_deaf:
                for worker in workers:
                    worker.app.state.store.listen(lambda _table, _seq: None, lambda: None)
            table = (await make(ada, ME, BEN, start=True))["id"]
            for turn in range(30):
                # Seen at one worker, answered at the other.
                seeing, answering = (ada, elsewhere) if turn % 3 else (elsewhere, ada)
                told = await see(seeing, table)
                [question] = [item["question"] for item in told["told"] if item["question"]]
                code = question["options"][0]["code"]
                answer = await do(answering, table, type="move", code=code, seat=question["seat"], seq=told["seq"])
                assert answer.status_code == 200, (turn, answer.text)

    asyncio.run(run())


def test_a_move_that_gets_in_late_is_told_by_the_worker_that_had_given_it_up(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one who moved was told to try again later; those who listen must not wait until somebody does."""

    async def run() -> None:
        url = postgres.url_for()
        async with whole(tmp_path, database=url) as house, house.guest() as ada:
            table = (await make(ada, ME, BEN, start=True, listed=True))["id"]
            told = await see(ada, table)
            [question] = [item["question"] for item in told["told"] if item["question"]]
            code = question["options"][0]["code"]
            viewer = Viewer(Actor(None))
            await house.app.state.commands.rooms.join(table, viewer, "", None, None, None, for_free)
            viewer.drop_outbox()
            monkeypatch.setattr(database, "TIMEOUT", PATIENCE)
            await house.app.state.store._writer._plain.close()  # the connection for moves is made anew
            async with committing_late(url):
                answer = await do(ada, table, type="move", code=code, seat=question["seat"], seq=told["seq"])
                refused(answer, 503, "unavailable")
                assert (await see(ada, table))["seq"] == told["seq"], "it is not there yet"
                text, _, _ = await asyncio.wait_for(viewer.next(), 20)
            assert orjson.loads(text)["what"]["kind"] == "move"
            assert (await see(ada, table))["seq"] == told["seq"] + 1

    asyncio.run(run())
