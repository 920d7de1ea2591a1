"""Tables with long journals: whoever looks at them waits, and nobody else does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from digsite import Rng
from digsite.kernel.match import KEPT
from digsite.kernel.record import Entry, Record
from digsite.server.bounds import MOST_ENTRIES, MOST_REPLAYED, MOST_TAKEN_BACK, replayed_moves, taken_back
from tests.server.whole import ME, OPEN, Shared, do, make, refused, see, whole

MODULES = ["M5", "M6", "M7", "M8"]
LONGEST_STOP = 0.25
"""Seconds that the loop may work without a break, which may hold a collection of garbage: 20 ms are usual. When all was
worked out on the loop there were one and a half at a time, and more."""


def worst(most_taken_back: int, most_replayed: int) -> Record:
    """A game that is taken back and played again, deep and shallow, as often as is allowed."""
    record = Record.start("excavation_earth", seats=4, seed=3, options={"modules": MODULES})
    state, rng = record.replay(), Rng(1)
    while not state.over:
        seat = rng.pick(state.seats)
        record.entries.append(Entry(seat, rng.pick(state.legal(seat))))
        state.play(record.entries[-1].code, seat=seat)
    record.entries.pop()  # one that goes on: then it is also asked for questions
    game = record.entries.copy()
    for back, most in ((KEPT + 1, most_replayed), (KEPT, 10**9)):
        to = len(game) - back
        again = [Entry(-1, -1, to), *game[to:]]
        while taken_back([*record.entries, *again]) <= most_taken_back and replayed_moves(record.entries) + to <= most:
            record.entries.extend(again)
    return record


@asynccontextmanager
async def stops() -> AsyncIterator[list[float]]:
    """For how long the loop worked without a break, again and again: the time of its own thread, so that it does not
    matter what else the machine does."""
    found: list[float] = []
    last = time.thread_time()

    def note() -> None:
        nonlocal last
        found.append(time.thread_time() - last)
        last = time.thread_time()

    async def tick() -> None:
        while True:
            await asyncio.sleep(0.002)
            note()

    ticking = asyncio.create_task(tick())
    try:
        yield found
    finally:
        note()  # what went on to the very end
        ticking.cancel()


def test_the_longest_table_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    record = worst(MOST_TAKEN_BACK, MOST_REPLAYED)
    assert taken_back(record.entries) > MOST_TAKEN_BACK - 2 * KEPT
    assert replayed_moves(record.entries) > MOST_REPLAYED - 1000
    assert len(record.entries) < MOST_ENTRIES

    async def timed(name: str, work: Any) -> Any:
        began = time.perf_counter()
        async with stops() as found:
            await asyncio.sleep(0.01)
            answer = await work
        print(f"{name}: {time.perf_counter() - began:.2f} s, the loop stopped for {max(found) * 1000:.0f} ms")
        assert max(found) < LONGEST_STOP, name
        return answer

    async def run() -> None:
        async with whole(tmp_path) as house, house.guest() as ada:
            await ada.post("/api/records", json=worst(0, 0).to_json())  # what is made once for all is made with it
            made = (await timed("import", ada.post("/api/records", json=record.to_json()))).json()
            mine = await timed("list", ada.get("/api/me/tables"))
            assert made["id"] in [one["table"]["id"] for one in mine.json()]
            seen = await timed("full", see(ada, made["id"]))
            at = f"/api/tables/{made['id']}"
            updates = await timed("updates", ada.get(f"{at}/updates", params={"after": seen["seq"] - 3}))
            assert [one["seq"] for one in updates.json()][-1] == seen["seq"]
            await timed("looked", ada.post(f"{at}/looked", json={"seq": seen["seq"]}))
            refused(await timed("move", do(ada, made["id"], type="move", code=0, seq=0, seat=0)), 409, "not_asked")
        async with whole(tmp_path) as house, house.client(cookies=ada.cookies) as ada_again:
            refused(await timed("first move", do(ada_again, made["id"], type="move", code=0, seq=0)), 409, "stale")

    asyncio.run(run())


def test_a_record_that_would_be_played_again_and_again_is_not_taken_in(shared: Shared) -> None:
    """To go back and forth costs nobody anything, but whoever reads that table replays it all."""
    too_long = worst(0, 0)
    too_long.entries.extend(too_long.entries[:1] * MOST_ENTRIES)
    too_often = worst(MOST_TAKEN_BACK + 2 * KEPT, 0)
    too_deep = worst(MOST_TAKEN_BACK, MOST_REPLAYED + 2000)

    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            for record, words in (
                (too_long, f"at most {MOST_ENTRIES} are"),
                (too_often, f"at most {MOST_TAKEN_BACK} are"),
                (too_deep, f"at most {MOST_REPLAYED} are"),
            ):
                answer = await ada.post("/api/records", json=record.to_json())
                assert words in refused(answer, 400, "bad_request")["words"]

    shared.run(run())


def test_who_sits_down_and_gets_up_again_and_again_is_asked_to_wait(tmp_path: Path) -> None:
    async def run() -> None:
        async with whole(tmp_path, seats_per_hour=5) as house, house.guest() as ada, house.guest("Eve") as eve:
            made = [await make(ada, ME, OPEN, listed=True) for _ in range(2)]
            here, there = (table["id"] for table in made)
            for kind in ("sit", "leave", "sit", "leave", "sit"):
                assert (await do(eve, here, type=kind)).status_code == 200
            assert refused(await do(eve, here, type="leave"), 429, "too_fast")["wait"] > 0
            assert (await do(eve, there, type="sit")).status_code == 200, "another table is another matter"
            assert (await do(ada, here, type="start")).status_code == 200, "and so is another person"

    asyncio.run(run())
