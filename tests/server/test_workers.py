"""Two workers of one database: what one has written counts at the other, also where it has heard nothing of it."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from digsite.lab.server.postgres import Postgres
from tests.server.whole import BEN, ME, do, make, see, whole


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
