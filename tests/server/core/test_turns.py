"""What takes long is done one at a time, by turns, and only where somebody still waits for it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import pytest

from digsite.server.tasks import Tasks
from digsite.server.turns import Turns


class Workshop:
    """Where each work waits until it may go on. How many are at work at once is counted."""

    def __init__(self, *, endless: bool = False) -> None:
        self.tasks = Tasks()
        self.turns = Turns(self.tasks, "work", endless=endless)
        self.order: list[str] = []
        self.go_on = threading.Event()
        self.at_work = self.most_at_work = 0
        self.begun = asyncio.Event()

    def ask(self, whose: str, what: str) -> asyncio.Task[str]:
        return asyncio.create_task(self.turns.take(whose, self.work(what, asyncio.get_running_loop())))

    def work(self, what: str, loop: asyncio.AbstractEventLoop) -> Callable[[], str]:
        def work() -> str:
            self.at_work += 1
            self.most_at_work = max(self.most_at_work, self.at_work)
            loop.call_soon_threadsafe(self.begun.set)
            assert self.go_on.wait(20)
            self.order.append(what)
            self.at_work -= 1
            return what.upper()

        return work


def test_who_asks_for_much_lets_others_wait_for_one_work_only() -> None:
    async def run() -> None:
        here = Workshop()
        asked = [here.ask("eve", f"e{n}") for n in range(5)]
        await here.begun.wait()
        asked += [here.ask("ada", "a0"), here.ask("ben", "b0"), here.ask("ada", "a1")]
        await asyncio.sleep(0)
        here.go_on.set()
        assert await asyncio.gather(*asked) == ["E0", "E1", "E2", "E3", "E4", "A0", "B0", "A1"]
        assert here.order == ["e0", "a0", "b0", "e1", "a1", "e2", "e3", "e4"]
        assert here.most_at_work == 1
        assert await here.ask("eve", "again") == "AGAIN"
        await here.tasks.close()

    asyncio.run(run())


def test_what_nobody_waits_for_any_more_is_not_begun_and_costs_no_turn() -> None:
    async def run() -> None:
        here = Workshop()
        asked = [here.ask("eve", f"e{n}") for n in range(3)]
        await here.begun.wait()
        ada = [here.ask("ada", "a0"), here.ask("ada", "a1")]
        await asyncio.sleep(0)
        for gone in (asked[0], asked[1], ada[0]):
            gone.cancel()
        await asyncio.sleep(0)
        another = here.ask("ben", "b0")
        await asyncio.sleep(0)
        assert here.order == []
        here.go_on.set()
        assert await asyncio.gather(*[asked[2], ada[1], another]) == ["E2", "A1", "B0"]
        assert here.order == ["e0", "a1", "b0", "e2"], "what was begun goes on, and nothing else begins meanwhile"
        assert here.most_at_work == 1
        await here.tasks.close()

    asyncio.run(run())


def test_a_work_that_breaks_breaks_nothing_else() -> None:
    async def run() -> None:
        here = Workshop()
        here.go_on.set()
        with pytest.raises(ZeroDivisionError):
            await here.turns.take("ada", lambda: 1 // 0)
        assert await here.ask("ada", "whole") == "WHOLE"
        await here.tasks.close()

    asyncio.run(run())


@pytest.mark.parametrize("endless", [False, True])
def test_what_waits_when_a_worker_ends_is_waited_for_or_called_off(endless: bool) -> None:
    async def run() -> None:
        here = Workshop(endless=endless)
        asked = [here.ask("ada", what) for what in ("a", "b")]
        await here.begun.wait()
        closing = asyncio.create_task(here.tasks.close())
        await asyncio.sleep(0.01)
        here.go_on.set()
        await closing
        found = await asyncio.gather(*asked, return_exceptions=True)
        if endless:
            assert [type(one) for one in found] == [asyncio.CancelledError] * 2
        else:
            assert found == ["A", "B"]

    asyncio.run(run())
