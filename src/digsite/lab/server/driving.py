"""Playing many tables at once from one process, and measuring how long they wait: the same for any server.

A `Player` is one seat over one socket, of Digsite (`players.py`) or of another server (`boardgameio.py`). All seats of
a table are played from here, so that one clock says when a move was sent and when the last seat heard of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Protocol

CONNECTING: Final = 20
"""How many tables are made at the same time."""


class Heard(NamedTuple):
    """What came in. A seat's moves are answered in the order in which it sent them."""

    key: str | None = None
    """The move that it tells of; everybody is told of a move under the same key."""
    mine: bool = False
    """Whether that is the oldest move of this seat that was not answered yet."""
    done: bool = False
    """Whether that move is answered now."""
    refused: bool = False
    """Whether that move was refused, because it came too late or the server could not; it is tried again."""


class Player(Protocol):
    """One seat (or a spectator) at a table."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        ...

    @property
    def due(self) -> bool:
        """Whether there is a question that was not answered yet."""
        ...

    async def answer(self) -> None:
        """Send a random answer to the question."""
        ...

    async def hear(self) -> Heard:
        """Take in the next message."""
        ...

    def cut(self) -> None:
        """Be gone."""
        ...


@dataclass(slots=True)
class Seen:
    """What was measured, in seconds."""

    answered: list[float] = field(default_factory=list)
    """From the sending of a move until its sender had the answer."""
    told: list[float] = field(default_factory=list)
    """From the sending of a move until the last seat had heard of it."""
    refused: int = 0
    """Moves that had to be tried again."""
    games: int = 0
    """Games that were played to their end."""
    seconds: float = 0.0
    """How long it all took."""
    driver: float = 0.0
    """Seconds of the processor that the driver took for it."""
    server: float = 0.0
    """Seconds of the processor that the server took for it."""

    @property
    def moves_per_second(self) -> float:
        """How many moves were acknowledged."""
        return len(self.answered) / self.seconds if self.seconds else 0.0


@dataclass(slots=True)
class Sitting:
    """A player at a table, and what it is about to do."""

    player: Player
    sent: deque[float] = field(default_factory=deque)
    """When its moves were sent that are not answered yet."""
    thinking: asyncio.Task[None] | None = None


class Table:
    """One table that is being played."""

    def __init__(self, players: Sequence[Player], seen: Seen, rng: random.Random, think: float) -> None:
        self.players: Final = players
        self.seen: Final = seen
        self.rng: Final = rng
        self.think: Final = think
        self._sent: Final[dict[str, float]] = {}
        """When each move was sent, by its key."""
        self._last: Final[dict[str, float]] = {}
        """When a seat last heard of it."""

    async def play(self) -> None:
        """Play to the end."""
        try:
            async with asyncio.TaskGroup() as group:
                for player in self.players:
                    group.create_task(self._play(Sitting(player), group))
        finally:
            self.seen.told += [self._last[key] - sent for key, sent in self._sent.items()]
            for player in self.players:
                player.cut()

    async def _play(self, sitting: Sitting, group: asyncio.TaskGroup) -> None:
        """Answer as soon as a question comes, or after some thought; but never stop listening."""
        player = sitting.player
        while not player.over:
            if player.due and sitting.thinking is None:
                if self.think:
                    sitting.thinking = group.create_task(self._think(sitting))
                else:
                    await self._answer(sitting)
            heard = await player.hear()
            now = time.perf_counter()
            if heard.key is not None:
                self._last[heard.key] = now
                if heard.mine:
                    self._sent[heard.key] = sitting.sent[0]
            if heard.done:
                self.seen.answered.append(now - sitting.sent.popleft())
            elif heard.refused:
                sitting.sent.popleft()
                self.seen.refused += 1
        if sitting.thinking is not None:
            sitting.thinking.cancel()

    async def _think(self, sitting: Sitting) -> None:
        await asyncio.sleep(self.rng.expovariate(1 / self.think))
        if sitting.player.due:
            await self._answer(sitting)
        sitting.thinking = None

    async def _answer(self, sitting: Sitting) -> None:
        sitting.sent.append(time.perf_counter())
        await sitting.player.answer()


async def drive(
    make: Callable[[int, random.Random], Awaitable[Sequence[Player]]],
    *,
    tables: int,
    seconds: float | None,
    meter: Callable[[], float],
    think: float = 0.0,
    seed: int = 0,
) -> Seen:
    """Play so many tables at once.

    Args:
        make: makes the n-th table and connects everybody who sits there.
        seconds: for how long; where a game ends another begins. None: each table plays one game to its end.
        meter: how many seconds of the processor the server has taken until now.
        think: the mean of the seconds that a player thinks about a question; 0: answers at once.
        seed: what chance comes from.
    """
    seen = Seen()
    number = iter(range(10**9))
    gate = asyncio.Semaphore(CONNECTING)

    async def made() -> Table:
        rng = random.Random(f"{seed} {(place := next(number))}")
        async with gate:
            return Table(await make(place, rng), seen, rng, think)

    async def slot(table: Table) -> None:
        await table.play()
        seen.games += 1
        while seconds is not None:
            await (await made()).play()
            seen.games += 1

    first = await asyncio.gather(*(made() for _ in range(tables)))
    begun, driver, server = time.perf_counter(), time.process_time(), meter()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
            for table in first:
                group.create_task(slot(table))
    seen.seconds = time.perf_counter() - begun
    seen.driver, seen.server = time.process_time() - driver, meter() - server
    return seen
