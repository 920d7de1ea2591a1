"""Turns: what takes long is done beside the loop, one at a time, and those for whom it is done take turns.

Who asks for much waits for it alone: before somebody else's first work there is at most one of theirs.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from digsite.server.problems import Problem
from digsite.server.tasks import Tasks

PLACES: Final = 8
"""How much may wait for one person, where that is asked. A browser asks for six things at once, so that a page is never
refused."""
COME_BACK_SECONDS: Final = 2.0

T = TypeVar("T")


@dataclass(eq=False, slots=True)
class Work(Generic[T]):
    """Something to be worked out in a thread. Where nobody waits for it any more, let `done` be cancelled."""

    do: Callable[[], T]
    done: asyncio.Future[T]
    begun: bool = False
    n_waiting: int = 0
    """How many wait for it, where it is shared."""


class Turns:
    """Works of one kind in one worker: however many ask, they take one thread."""

    def __init__(self, tasks: Tasks, name: str, *, endless: bool = False) -> None:
        """`endless`: what waits when the worker ends is called off; else it is waited for."""
        self._tasks: Final = tasks
        self._name: Final = name
        self._endless: Final = endless
        self._waiting: Final[dict[str, deque[Work[Any]]]] = {}
        """What waits for each person. Whose turn is next stands first; whoever has had it goes behind the others."""
        self._is_at_work = False

    async def take(self, whose: str, do: Callable[[], T]) -> T:
        """What a work finds, when its turn has come. Where whoever asked goes away before that, it is not begun."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.queue(whose, Work(do, done))
        return await done

    def queue(self, whose: str, work: Work[Any]) -> None:
        """Let a work wait for somebody. The same may wait for several: it is done once, at the first of their turns."""
        waiting = self._waiting.setdefault(whose, deque())
        if work not in waiting:
            waiting.append(work)
        if not self._is_at_work:
            self._is_at_work = True
            self._tasks.spawn(self._run(), self._name, endless=self._endless)

    def has_place(self, whose: str) -> bool:
        """Whether more may wait for somebody."""
        return sum(not work.done.done() for work in self._waiting.get(whose, ())) < PLACES

    def check_place(self, whose: str) -> None:
        """Raise a Problem "too_many" where enough waits for somebody."""
        if not self.has_place(whose):
            words = f"You wait for {PLACES} things of this kind already; come back when they are there."
            raise Problem("too_many", words, wait=COME_BACK_SECONDS)

    async def _run(self) -> None:
        """Work until nothing waits."""
        try:
            while self._waiting:
                whose, waiting = next(iter(self._waiting.items()))
                work = waiting.popleft()
                if not work.done.done():
                    await _done(work)
                    del self._waiting[whose]
                    self._waiting[whose] = waiting  # behind all who came meanwhile
                if not waiting:
                    del self._waiting[whose]
        finally:
            self._is_at_work = False
            for waiting in self._waiting.values():  # the worker ends
                for work in waiting:
                    work.done.cancel()
            self._waiting.clear()


async def _done(work: Work[Any]) -> None:
    """Do a work, and tell those who wait for it."""
    work.begun = True
    try:
        found = await asyncio.to_thread(work.do)
    except asyncio.CancelledError:
        work.done.cancel()
        raise
    except Exception as problem:
        if not work.done.done():
            work.done.set_exception(problem)
            work.done.exception()  # they may all be gone, and then nobody need hear of it
    else:
        if not work.done.done():
            work.done.set_result(found)
