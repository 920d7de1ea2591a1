"""Those who read take turns, the same is worked out once, and nobody asks for more than there is room for."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from digsite.server.problems import Problem
from digsite.server.reading import Kept, Reading
from digsite.server.tasks import Tasks
from digsite.server.turns import PLACES


class Library:
    """A place to read in, where each work waits until it may go on."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.order: list[str] = []
        self.go_on = threading.Event()

    def ask(self, reader: str, what: str) -> asyncio.Task[str]:
        return asyncio.create_task(self.reading.share(reader, what, self.work(what)))

    def work(self, what: str) -> Callable[[], str]:
        def work() -> str:
            assert self.go_on.wait(20)
            self.order.append(what)
            return what.upper()

        return work


@asynccontextmanager
async def library() -> AsyncIterator[Library]:
    tasks = Tasks()
    found = Library(Reading(tasks))
    try:
        yield found
    finally:
        found.go_on.set()
        await tasks.close()


def test_readers_take_turns() -> None:
    async def run() -> None:
        async with library() as here:
            asked = [here.ask("eve", f"e{n}") for n in range(4)]
            asked += [here.ask("ada", f"a{n}") for n in range(2)]
            await asyncio.sleep(0)
            here.go_on.set()
            assert await asyncio.gather(*asked) == ["E0", "E1", "E2", "E3", "A0", "A1"]
            assert here.order == ["e0", "a0", "e1", "a1", "e2", "e3"]
            assert len(here.reading) == 0

    asyncio.run(run())


def test_the_same_is_worked_out_once_and_who_goes_away_takes_nothing_from_the_others() -> None:
    async def run() -> None:
        async with library() as here:
            asked = [here.ask(f"reader {n % 3}", "log") for n in range(100)]
            await asyncio.sleep(0)
            asked.pop(0).cancel()
            await asyncio.sleep(0)
            here.go_on.set()
            assert set(await asyncio.gather(*asked)) == {"LOG"}
            assert here.order == ["log"]
            assert await here.ask("ada", "log") == "LOG"
            assert here.order == ["log", "log"], "it is asked for anew"

    asyncio.run(run())


def test_what_nobody_waits_for_any_more_is_not_begun() -> None:
    async def run() -> None:
        async with library() as here:
            first, *others = [
                here.ask("eve", "e0"),
                here.ask("eve", "e1"),
                here.ask("ada", "e1"),
                here.ask("eve", "e2"),
            ]
            await asyncio.sleep(0.01)
            for one in others:
                one.cancel()
            await asyncio.wait(others)
            again = here.ask("ben", "e2")
            here.go_on.set()
            assert [await first, await again] == ["E0", "E2"]
            assert here.order == ["e0", "e2"]
            assert len(here.reading) == 0

    asyncio.run(run())


def test_what_somebody_else_waits_for_is_there_at_the_first_turn_of_both() -> None:
    async def run() -> None:
        async with library() as here:
            asked = [here.ask("eve", f"e{n}") for n in range(4)]
            asked += [here.ask("ada", "e3"), here.ask("ada", "a0"), here.ask("ada", "e3"), here.ask("ben", "b0")]
            await asyncio.sleep(0)
            here.go_on.set()
            assert await asyncio.gather(*asked) == ["E0", "E1", "E2", "E3", "E3", "A0", "E3", "B0"]
            assert here.order == ["e0", "e3", "b0", "e1", "a0", "e2"], "not behind all that Eve asked for before"

    asyncio.run(run())


def test_what_is_at_work_for_somebody_else_takes_no_place() -> None:
    async def run() -> None:
        async with library() as here:
            asked = [here.ask("eve", "log")]
            await asyncio.sleep(0.01)
            asked += [here.ask("ada", "log"), *(here.ask("ada", f"a{n}") for n in range(PLACES))]
            here.go_on.set()
            assert len(await asyncio.gather(*asked)) == PLACES + 2
            assert here.order.count("log") == 1

    asyncio.run(run())


def test_who_asks_for_too_much_is_told_when_to_come_back() -> None:
    async def run() -> None:
        async with library() as here:
            asked = [here.ask("eve", "at work")]
            await asyncio.sleep(0.01)
            asked += [here.ask("eve", f"e{n}") for n in range(PLACES)]
            refused = here.ask("eve", "one more")
            same = here.ask("eve", "e3")
            ada = here.ask("ada", "a")
            with pytest.raises(Problem) as problem:
                await refused
            assert (problem.value.error, problem.value.status) == ("too_many", 429)
            assert problem.value.body()["wait"] > 0
            here.go_on.set()
            assert (await ada, await same) == ("A", "E3")
            await asyncio.gather(*asked)
            assert here.order[:3] == ["at work", "a", "e0"]
            assert await here.ask("eve", "one more") == "ONE MORE"

    asyncio.run(run())


def test_a_work_that_breaks_breaks_nothing_else() -> None:
    async def run() -> None:
        async with library() as here:
            here.go_on.set()
            for _ in range(2):
                with pytest.raises(ZeroDivisionError):
                    await here.reading.share("ada", "broken", lambda: 1 // 0)
            assert await here.ask("ada", "whole") == "WHOLE"

    asyncio.run(run())


def test_what_waits_when_a_worker_ends_is_called_off() -> None:
    async def run() -> None:
        tasks = Tasks()
        here = Library(Reading(tasks))
        asked = [here.ask("ada", what) for what in ("a", "b")]
        await asyncio.sleep(0.01)
        closing = asyncio.create_task(tasks.close())
        await asyncio.sleep(0.01)
        here.go_on.set()
        await closing
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(one) for one in found] == [asyncio.CancelledError] * 2
        assert here.order in ([], ["a"])

    asyncio.run(run())


def test_only_so_much_is_kept() -> None:
    kept = Kept(10)
    for what in "abc":
        kept.keep(what, what.encode() * 4)
    assert [kept.get(what) for what in "abc"] == [None, b"bbbb", b"cccc"]
    assert kept.get("b") is not None
    kept.keep("b", b"bbbb")
    kept.keep("d", b"dddd")
    assert [kept.get(what) for what in "bcd"] == [b"bbbb", None, b"dddd"], "what was asked for last stays"
    kept.keep("e", b"e" * 11)
    assert [kept.get(what) for what in "bde"] == [None, None, None], "and what is too large is not kept at all"
