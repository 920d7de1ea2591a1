"""The rooms that a worker has at hand, each up to what it has heard: only so many, but all that are in use."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from digsite.server import metrics
from digsite.server.catching_up import CatchingUp
from digsite.server.minder import SWEEP_SECONDS
from digsite.server.problems import Problem
from digsite.server.room import Room
from digsite.server.store import GIVE_WAY, Store, Unavailable
from digsite.server.story import Story
from digsite.server.tasks import Tasks
from digsite.server.turns import Turns

GIVE_WAY_SECONDS: Final = 0.3
"""How long bots wait so that somebody gets in: to read a table again and to write takes less."""


class Shelf(OrderedDict[str, Room]):
    """Rooms by the ids of their tables; the one used last stands last."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most: Final = most

    def room(self, table_id: str) -> Room:
        """The room of a table; those that were used longest ago are let go when there are too many."""
        room = self.get(table_id)
        if room is None:
            while len(self) >= self._most and self._let_go():
                pass
            room = self[table_id] = Room(table_id)
        self.move_to_end(table_id)
        metrics.ROOMS.set(len(self))
        return room

    def _let_go(self) -> bool:
        """Forget the table that was used longest ago and that nobody listens to. False: all are in use, and stay."""
        for _ in range(len(self)):
            table_id, room = next(iter(self.items()))
            if room.is_idle:
                del self[table_id]
                return True
            self.move_to_end(table_id)
        return False


class Holding:
    """Holds rooms, one user of each at a time, and hears what other workers write."""

    def __init__(self, store: Store, cache: int) -> None:
        self.store: Final = store
        self._rooms: Final = Shelf(cache)
        self._tasks: Final = Tasks()
        self._catching_up: Final = CatchingUp(store, self._tasks)
        self.making: Final = Turns(self._tasks, "make", endless=True)
        """New tables with a long journal."""
        self._lost_times = 0
        """How often news may have been missed."""
        store.listen(self._heard, self._lost)

    @asynccontextmanager
    async def held(self, table_id: str, *, fresh: bool = False) -> AsyncIterator[tuple[Room, Story]]:
        """The room and its story, locked. `fresh` looks whether another worker has written since."""
        while True:
            room = self._rooms.room(table_id)
            async with room.lock:
                if self._rooms.get(table_id) is not room:
                    continue  # it was let go while we waited for it, and nobody would find us there
                lost_times = self._lost_times  # as of now: what is missed while we read is for the next to look at
                if room.story is None:
                    try:
                        await self._catching_up.load(room)
                    except Problem:
                        self._rooms.pop(table_id, None)
                        raise
                elif fresh or room.lost_times != lost_times:
                    await self._catching_up.catch_up(room)
                room.lost_times = lost_times
                assert room.story is not None
                yield room, room.story
                return

    def _heard(self, table_id: str, seq: int) -> None:
        """Another worker has written to a table, or what this one had given up got in after all."""
        room = self._rooms.get(table_id)
        if room is not None and seq == GIVE_WAY:
            room.bots_wait_until = time.monotonic() + GIVE_WAY_SECONDS
        elif room is not None and not self._tasks.closing:
            self._tasks.spawn(self._hear(room, seq), "hear")

    async def _hear(self, room: Room, seq: int) -> None:
        """Take up what was written, as soon as the database lets us: nobody will tell us again."""
        while not self._tasks.closing:
            try:
                async with room.lock:
                    is_unused = room.story is None and not room.viewers
                    if not is_unused and (room.story is None or room.story.seq < seq):
                        await self._catching_up.catch_up(room)
                return
            except Unavailable:
                await asyncio.sleep(SWEEP_SECONDS)

    def _lost(self) -> None:
        """News may have been missed: what somebody listens to is looked at again, the rest when it is asked for."""
        self._lost_times += 1
        for room in list(self._rooms.values()):
            if room.viewers:
                self._tasks.spawn(self._hear(room, 2**62), "hear")
