"""Reading of what happened long ago: logs, and messages from the start on. Whoever plays never waits for it.

Each time the whole journal is gone through, which takes a part of a second, or seconds where a game was long. So it is
done beside the loop, one at a time, and those who read take turns: who asks for much waits for it alone. What several
ask for at once is worked out once.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from digsite.server.problems import Problem
from digsite.server.tasks import Tasks

PLACES: Final = 8
"""How much may wait for one reader. A browser asks for six things at once, so that a page is never refused."""
COME_BACK_SECONDS: Final = 2.0
KEPT_BYTES: Final = 8 * 1024**2
"""Logs that are kept, all together; that of an ordinary game has some 80 kB."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Work:
    """Something to be worked out, and who waits for it."""

    what: Hashable
    do: Callable[[], Any]
    done: asyncio.Future[Any]


class Reading:
    """What is read in one worker."""

    def __init__(self, tasks: Tasks) -> None:
        self._tasks: Final = tasks
        self._waiting: Final[dict[str, deque[Work]]] = {}
        """What waits for each reader. Whose turn is next stands first."""
        self._under_way: Final[dict[Hashable, asyncio.Future[Any]]] = {}
        """What waits or is being worked out."""
        self._is_at_work = False

    def __len__(self) -> int:
        return len(self._under_way)

    async def share(self, reader: str, what: Hashable, work: Callable[[], T]) -> T:
        """What a work finds.

        Args:
            reader: for whom it is done.
            what: what it depends on. Where the same is under way, it is not begun again, and needs no place.
            work: is done in a thread.

        Raises:
            Problem: "too_many" where enough waits for that reader.
        """
        done = self._under_way.get(what)
        if done is None:
            done = self._begin(reader, what, work)
        found: T = await asyncio.shield(done)  # of several who wait one may go away
        return found

    def _begin(self, reader: str, what: Hashable, work: Callable[[], T]) -> asyncio.Future[Any]:
        waiting = self._waiting.get(reader, deque())
        if len(waiting) >= PLACES:
            words = f"You are reading {PLACES} things already; wait until they are there."
            raise Problem("too_many", words, wait=COME_BACK_SECONDS)
        done = asyncio.get_running_loop().create_future()
        waiting.append(Work(what, work, done))
        self._waiting[reader] = waiting
        self._under_way[what] = done
        if not self._is_at_work:
            self._is_at_work = True
            self._tasks.spawn(self._run(), "read", endless=True)
        return done

    async def _run(self) -> None:
        """Work until nothing waits."""
        try:
            while self._waiting:
                reader, waiting = next(iter(self._waiting.items()))
                work = waiting.popleft()
                del self._waiting[reader]
                if waiting:
                    self._waiting[reader] = waiting  # behind the others: it is their turn now
                await self._work(work)
        finally:
            self._is_at_work = False
            for done in self._under_way.values():  # the worker ends
                done.cancel()

    async def _work(self, work: Work) -> None:
        try:
            found = await asyncio.to_thread(work.do)
        except Exception as problem:
            work.done.set_exception(problem)
            work.done.exception()  # they may all be gone, and then nobody need hear of it
        else:
            work.done.set_result(found)
        finally:
            if not work.done.done():
                work.done.cancel()
            del self._under_way[work.what]


class Kept:
    """The answers that were asked for last, as many as fit."""

    def __init__(self, most_bytes: int = KEPT_BYTES) -> None:
        self._most_bytes: Final = most_bytes
        self._answers: Final[OrderedDict[Hashable, bytes]] = OrderedDict()
        self._n_bytes = 0

    def get(self, what: Hashable) -> bytes | None:
        """An answer, if it is at hand."""
        found = self._answers.get(what)
        if found is not None:
            self._answers.move_to_end(what)
        return found

    def keep(self, what: Hashable, answer: bytes) -> None:
        """Keep an answer for a while."""
        if what in self._answers:
            return
        self._answers[what] = answer
        self._n_bytes += len(answer)
        while self._n_bytes > self._most_bytes:
            _, oldest = self._answers.popitem(last=False)
            self._n_bytes -= len(oldest)
