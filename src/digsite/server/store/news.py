"""News between workers: what one appends the others hear, through PostgreSQL's LISTEN and NOTIFY.

News are sent inside the transaction of the append, so they come exactly when the entries can be read. They say only
which table, and how far its journal goes: whoever cares reads it.
"""

from __future__ import annotations

import asyncio
import contextlib
import uuid
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import asyncpg

from digsite.server import logs
from digsite.server.store.database import Database
from digsite.server.store.errors import DRIVER_ERRORS

CHANNEL: Final = "digsite"
PEOPLE: Final = "digsite_people"
"""Where it is told that cookies or tokens of somebody are void."""
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 1.0
PATIENCE: Final = 3
"""A database that is started anew is away for a try or two; from this one on it is said."""
SAID_EVERY: Final = 60
NOBODY: Final = "-"
GIVE_WAY: Final = -1
"""In place of an entry: somebody wants to write to a table and always comes too late; bots are to wait a moment."""
HEARTBEAT: Final = 5.0
"""Seconds of silence after which the connection is tried: one that was cut without a word would be silent for ever."""

log = logs.Log("news")

Heard = Callable[[str, int], None]
Lost = Callable[[], None]
Voided = Callable[[str], None]


class Signature:
    """What a worker signs the news of plain appends with, so that it need not hear of what it has just written itself.

    A write that was not answered may yet get in when nobody waits for it any more. From then on the worker signs with
    another name: what comes under the old one is news to it too. Whatever takes several steps is signed by nobody, for
    it may get in while its connection is still being given up: its own worker hears of that as well, which is rare.
    """

    def __init__(self) -> None:
        self.name = uuid.uuid4().hex

    def change(self) -> None:
        """A write ended, and nobody knows how."""
        self.name = uuid.uuid4().hex

    def payload(self, table_id: str, seq: int) -> str:
        """What is sent about a plain append."""
        return f"{self.name}:{table_id}:{seq}"


def unsigned(table_id: str, seq: int) -> str:
    """What is sent about an append that takes several steps."""
    return f"{NOBODY}:{table_id}:{seq}"


def unsigned_person(person_id: str) -> str:
    """What is sent about somebody whose cookies or tokens are void."""
    return f"{NOBODY}:{person_id}"


@dataclass(frozen=True, slots=True)
class Line:
    """A connection that listens, and whether it broke. An old one may notice its end when a new one is in use."""

    connection: asyncpg.Connection[asyncpg.Record]
    broken: asyncio.Event


class News:
    """Listens, and opens its connection again when it breaks."""

    def __init__(self, database: Database, mine: Signature) -> None:
        self._database = database
        self._mine = mine
        self._heard: Heard | None = None
        self._lost: Lost | None = None
        self._voided: Voided | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begins to listen. Nothing that is appended after this is missed, even if nobody is told yet."""
        line = await self._connect()
        self._task = asyncio.create_task(self._run(line), name="digsite-news")

    def tell(self, heard: Heard, lost: Lost) -> None:
        """Says whom to tell."""
        self._heard = heard
        self._lost = lost

    def tell_voided(self, voided: Voided) -> None:
        """Says whom to tell about people."""
        self._voided = voided

    async def close(self) -> None:
        """Stops listening."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _connect(self) -> Line:
        connection = await self._database.connect()
        line = Line(connection, asyncio.Event())
        connection.add_termination_listener(lambda _connection: line.broken.set())
        try:
            await connection.add_listener(CHANNEL, self._on_news)
            await connection.add_listener(PEOPLE, self._on_people)
        except BaseException:
            connection.terminate()
            raise
        return line

    async def _run(self, line: Line) -> None:
        while True:
            try:
                await _until_broken(line)
            except Exception:  # whatever it was: a worker that listens no more would tell old positions for ever
                log.exception("news")
            finally:
                line.connection.terminate()
            line = await self._connect_again()
            try:
                if self._lost is not None:
                    self._lost()
            except Exception:
                log.exception("news")

    async def _connect_again(self) -> Line:
        pause = FIRST_PAUSE
        tries = 0
        while True:
            await asyncio.sleep(pause)
            tries += 1
            pause = min(2 * pause, LONGEST_PAUSE)
            try:
                return await self._connect()
            except DRIVER_ERRORS as problem:  # still away: the next try is soon
                if tries == PATIENCE or tries % SAID_EVERY == 0:
                    log.warning("no news", tries=tries, problem=type(problem).__name__)
            except Exception:
                log.exception("no news", tries=tries)

    def _on_news(self, _connection: Any, _pid: int, _channel: str, said: object) -> None:
        name, _, rest = str(said).partition(":")
        table_id, _, seq = rest.rpartition(":")
        if name != self._mine.name and self._heard is not None:
            self._heard(table_id, int(seq))

    def _on_people(self, _connection: Any, _pid: int, _channel: str, said: object) -> None:
        if self._voided is not None:
            self._voided(str(said).partition(":")[2])


async def _until_broken(line: Line) -> None:
    while not line.broken.is_set():
        try:
            async with asyncio.timeout(HEARTBEAT):
                await line.broken.wait()
        except TimeoutError:
            try:
                await line.connection.execute("SELECT 1")
            except DRIVER_ERRORS:
                return
