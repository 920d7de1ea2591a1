"""Reading of what happened long ago: logs, and messages from the start on. Whoever plays never waits for it.

Each time the whole journal is gone through, which takes a part of a second, or seconds where a game was long. So it is
done beside the loop, one at a time, and those who read take turns: who asks for much waits for it alone. What several
ask for at once is worked out once. Whoever waits holds a place, also where somebody else asked first: every answer has
to be sent.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import partial
from typing import Any, Final, TypeVar

from digsite.server.limits import Places
from digsite.server.tasks import Tasks
from digsite.server.turns import Turns, Work

KEPT_BYTES: Final = 8 * 1024**2
"""Logs that are kept, all together; that of an ordinary game has some 80 kB."""
MOST_AT_ONCE: Final = 16
"""What one reader may wait for. A browser asks for six things at once, and somebody may have two tables open."""

T = TypeVar("T")


class Reading:
    """What is read in one worker."""

    def __init__(self, tasks: Tasks) -> None:
        self._turns: Final = Turns(tasks, "read", endless=True)
        self._under_way: Final[dict[Hashable, Work[Any]]] = {}
        """What waits or is being worked out."""
        self.places: Final = Places(MOST_AT_ONCE)
        """Who waits for something. To be held before anything is looked up for a reader."""

    def __len__(self) -> int:
        return len(self._under_way)

    async def share(self, reader: str, what: Hashable, work: Callable[[], T]) -> T:
        """What a work finds.

        Args:
            reader: for whom it is done.
            what: what it depends on. Where the same is under way, it is not begun again: it is done at the first turn
                of all who ask for it.
            work: is done in a thread.

        Raises:
            Problem: "too_many" where enough waits for that reader.
        """
        shared = self._under_way.get(what)
        if shared is None:
            self._turns.check_place(reader)
            shared = self._under_way[what] = Work(work, asyncio.get_running_loop().create_future())
            shared.done.add_done_callback(partial(self._forget, what, shared))
            self._turns.queue(reader, shared)
        elif not shared.begun and self._turns.has_place(reader):
            self._turns.queue(reader, shared)
        shared.n_waiting += 1
        try:
            found: T = await asyncio.shield(shared.done)  # of several who wait one may go away
        finally:
            shared.n_waiting -= 1
            if not shared.n_waiting and not shared.begun:
                self._forget(what, shared)  # at once: who comes now must not wait for what is called off
                shared.done.cancel()
        return found

    def _forget(self, what: Hashable, work: Work[Any], _: object = None) -> None:
        if self._under_way.get(what) is work:
            del self._under_way[what]


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
