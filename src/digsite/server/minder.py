"""Who looks after bots: lets them think when they are asked, and takes up those that a dead worker has left behind."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Final, Protocol

from digsite.server import decide, logs, metrics
from digsite.server.decide import Actor, Plan
from digsite.server.problems import Problem
from digsite.server.room import Room
from digsite.server.store import Store, Unavailable
from digsite.server.story import Story
from digsite.server.tasks import Tasks
from digsite.server.thinking import Thinkers

SWEEP_SECONDS: Final = 1.0
"""How often a worker looks for bots that nobody lets think, and tries again where the database was away."""
SWEPT: Final = 100
"""How many of them it takes up at once."""
PASSED: Final = ("stale", "over", "busy")
"""What may have happened while a bot was thinking: its answer is no longer wanted, or is asked for again."""

log = logs.Log("minder")


class Tables(Protocol):
    """What a minder asks of the rooms."""

    def held(self, table_id: str, *, fresh: bool = False) -> AbstractAsyncContextManager[tuple[Room, Story]]: ...

    async def act(
        self, table_id: str, actor: Actor | None, plan: Callable[[Room, Story], Plan], *, received: float = 0.0
    ) -> object: ...


class Minder:
    """Looks after the bots of one worker.

    Args:
        tables: the rooms.
        store: knows at which tables a bot is due.
        thinkers: where bots think.
        tasks: the worker's.
        orphaned: for how many seconds a bot must have been due until it counts as forgotten by its worker.
        alone: no other worker can be letting them think: right after the start all of them are forgotten.
        clock: seconds since 1970.
    """

    def __init__(
        self,
        tables: Tables,
        store: Store,
        thinkers: Thinkers,
        tasks: Tasks,
        *,
        orphaned: float,
        alone: bool,
        clock: Callable[[], float],
    ) -> None:
        self._tables: Final = tables
        self._store: Final = store
        self._thinkers: Final = thinkers
        self._tasks: Final = tasks
        self._orphaned: Final = orphaned
        self._alone: Final = alone
        self._clock: Final = clock
        self._hopeless: Final[dict[str, int]] = {}
        """Tables where a bot is due and cannot play, because the table is frozen or cannot be read or the bot broke,
        each with its last entry then: only another one could make a difference."""

    def open(self) -> None:
        """Begin to look after them."""
        self._tasks.spawn(self._thinkers.warm(), "warm", endless=True)  # the end need not wait until they are there
        self._tasks.spawn(self._sweep(), "sweep", endless=True)

    def take_up(self, table_id: str) -> None:
        """See to a table as soon as the database lets us: tell what is new there, and wake a bot that is asked."""
        self._tasks.spawn(self._take_up(table_id), "take up")

    async def _take_up(self, table_id: str) -> None:
        while not self._tasks.closing:
            try:
                async with self._tables.held(table_id, fresh=True) as (room, story):
                    self.wake(room, story)
                return
            except Unavailable:
                await asyncio.sleep(SWEEP_SECONDS)

    def wake(self, room: Room, story: Story) -> None:
        """Let a bot think if one is asked. The room must be held."""
        if room.bots is None and story.bots_asked and not self._tasks.closing:
            room.bots = self._tasks.spawn(self._let_bots_play(room), "bots", endless=True)

    # --- playing --------------------------------------------------------------------------------

    async def _let_bots_play(self, room: Room) -> None:
        """Bots play at this table until a person is asked."""
        asked = -1
        try:
            while not self._tasks.closing:
                try:
                    await asyncio.sleep(max(0.0, room.bots_wait_until - time.monotonic()))
                    async with self._tables.held(room.id) as (_, story):
                        asked = story.seq
                        if not story.bots_asked:
                            room.bots = None  # still held: whoever comes next must be able to wake another
                            return
                        seat = story.bots_asked[0]
                        since = story.asked_since[seat]
                        level, thought = self._think(story, seat)
                    with metrics.BOT_SECONDS.labels(level).time():
                        code = await thought
                    await self._play(room.id, seat, code, since)
                except Unavailable:
                    await asyncio.sleep(SWEEP_SECONDS)
                except Problem as problem:
                    if problem.error not in PASSED:
                        raise
                    if problem.error == "busy":
                        await asyncio.sleep(SWEEP_SECONDS)  # somebody else writes here, again and again
        except Exception:
            log.exception("bot broke", table=room.id)
            self._hopeless[room.id] = asked
        finally:
            room.bots = None

    def _think(self, story: Story, seat: int) -> tuple[str, Awaitable[int]]:
        """The level of the bot at a seat, and what it will answer. All it is given is taken from the story now."""
        state, level = story.state, story.seats[seat].bot
        assert state is not None
        assert level is not None
        seed = bot_seed(story.row.secret, story.seq, seat)
        return level, self._thinkers.choose(story.row.game, level, state.view(seat), state.legal(seat), seed)

    async def _play(self, table_id: str, seat: int, code: int, since: int) -> None:
        def plan(_: Room, story: Story) -> Plan:
            return decide.bot_move(story, seat, code, since)

        await self._tables.act(table_id, None, plan, received=time.perf_counter())

    # --- after a worker has died ----------------------------------------------------------------

    async def _sweep(self) -> None:
        """Take up bots that are due and that no worker lets think: after a restart, or when a worker died."""
        orphaned = 0.0 if self._alone else self._orphaned
        while True:
            try:
                due = await self._store.due(self._clock() - orphaned, SWEPT + len(self._hopeless))
                orphaned = self._orphaned
                for table_id in [one for one, seq in self._hopeless.items() if due.get(one) != seq]:
                    del self._hopeless[table_id]  # it was ended, or goes on
                for table_id, seq in due.items():
                    if table_id not in self._hopeless:
                        await self._sweep_up(table_id, seq)
            except Unavailable as problem:
                log.warning("sweep", problem=type(problem).__name__)
            except Exception:
                log.exception("sweep")  # whatever it was: without this no bot would be taken up any more
            await asyncio.sleep(SWEEP_SECONDS)

    async def _sweep_up(self, table_id: str, seq: int) -> None:
        """Take up one of them. A table that cannot even be read must not keep the others waiting."""
        try:
            async with self._tables.held(table_id, fresh=True) as (room, story):
                self.wake(room, story)
                if story.frozen:
                    self._hopeless[table_id] = seq
        except Unavailable:
            raise
        except Exception:
            log.exception("sweep", table=table_id)
            self._hopeless[table_id] = seq


def bot_seed(secret: str, seq: int, seat: int) -> int:
    """The seed of a bot's own generator for one question: another each time, and nothing can be learned from it."""
    return int.from_bytes(hashlib.sha256(f"digsite bot\n{secret}\n{seq}\n{seat}".encode()).digest()[:8], "big")
