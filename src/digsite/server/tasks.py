"""Work that goes on by itself in a worker. None of it is lost sight of: what breaks is logged, and the end waits."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from digsite.server import logs
from digsite.server.problems import Problem
from digsite.server.store import Unavailable

log = logs.Log("tasks")

T = TypeVar("T")


class Tasks:
    """The tasks of one worker."""

    def __init__(self) -> None:
        self._running: Final[set[asyncio.Task[Any]]] = set()
        self._endless: Final[set[asyncio.Task[Any]]] = set()
        self.closing = False
        """Nothing new should be begun."""

    def spawn(self, work: Coroutine[Any, Any, T], name: str, *, endless: bool = False) -> asyncio.Task[T]:
        """Begin something. What is `endless` is called off at the end; anything else is waited for."""
        task = asyncio.create_task(work, name=name)
        self._running.add(task)
        if endless:
            self._endless.add(task)
        task.add_done_callback(self._ended)
        return task

    async def close(self) -> None:
        """Call off what would never end, and wait for the rest, also for what that begins meanwhile."""
        self.closing = True
        for task in self._endless:
            task.cancel()
        while self._running:
            await asyncio.gather(*self._running, return_exceptions=True)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        self._endless.discard(task)
        if task.cancelled():
            return
        problem = task.exception()
        # A refusal is the answer to whoever asked for it, and that the database is away is logged where it is noticed.
        if problem is not None and not isinstance(problem, Problem | Unavailable):
            log.broke("task broke", problem, task=task.get_name())
