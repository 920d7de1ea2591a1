"""A table that the database has damaged is shown to be broken, and breaks nothing else."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.whole import BEN, ME, do, make, move_of, refused, see, whole

OPTIONS = "UPDATE tables SET options = ? WHERE id = ?"
MOVE = "UPDATE entries SET data = ? WHERE kind = 'move' AND table_id = ?"
START = "UPDATE entries SET data = ? WHERE kind = 'start' AND table_id = ?"


@pytest.mark.parametrize("text", ["{half", "", "[]", "7", "null"])
@pytest.mark.parametrize(
    ("statement", "why"),
    [
        (OPTIONS, "the table cannot be set up here"),
        (MOVE, "entry 2 is damaged"),
        (START, "entry 1 is damaged"),
    ],
)
def test_text_that_holds_no_mapping_breaks_one_table(tmp_path: Path, statement: str, why: str, text: str) -> None:
    async def run() -> None:
        async with whole(tmp_path) as house, house.guest() as ada:
            good, bad = [(await make(ada, ME, BEN, start=True, listed=True))["id"] for _ in range(2)]
            assert (await do(ada, bad, **move_of(await see(ada, bad)))).status_code == 200
            cookies = dict(ada.cookies)
        with closing(sqlite3.connect(tmp_path / "whole.db")) as database, database:
            assert database.execute(statement, (text, bad)).rowcount == 1
        async with whole(tmp_path) as house, house.client(cookies=cookies) as ada:
            for path in ("/api/me/tables", "/api/tables?status=running"):
                answer = await ada.get(path)
                assert answer.status_code == 200, answer.text
                assert {one["table"]["id"]: bool(one["table"]["frozen"]) for one in answer.json()} == {
                    good: False,
                    bad: True,
                }
            seen = await see(ada, bad)
            assert seen["table"]["frozen"].startswith(why)
            assert seen["table"]["status"] == "running"
            refused(await do(ada, bad, type="move", code=0, seq=seen["seq"], seat=0), 409, "frozen")
            assert (await do(ada, good, **move_of(await see(ada, good)))).status_code == 200

    asyncio.run(run())
