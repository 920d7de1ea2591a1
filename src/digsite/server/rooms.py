"""The rooms of one worker: commands come in, entries are written, viewers are told. In this order, always.

A room's lock is held while a command is decided, written and told, so that a table goes on one entry at a time. What
was applied in memory but could not be written is forgotten and read again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from digsite.kernel.errors import DigsiteError
from digsite.server import metrics
from digsite.server.decide import Actor, Plan
from digsite.server.journal import Append, Entry, SeatRow, TableRow
from digsite.server.looking import Looking
from digsite.server.minder import Minder
from digsite.server.problems import Problem
from digsite.server.room import News, Room, Telling, audience_of
from digsite.server.store import Store, Unavailable
from digsite.server.story import Story
from digsite.server.thinking import Thinkers

BUSY_SECONDS: Final = 5.0
"""How long a command is decided anew because another worker was quicker."""

Decide = Callable[[Room, Story], Plan]


@dataclass(frozen=True, slots=True)
class Acted:
    """What came of a command."""

    story: Story
    seq: int
    """The number of the last message, as the one who acted counts; -1 for a bot."""


class Rooms(Looking):
    """All tables that this worker has at hand."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        *,
        cache: int,
        orphaned: float,
        alone: bool = False,
        clock: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(store, cache)
        self.clock: Final = clock
        self._minder: Final = Minder(self, store, thinkers, self._tasks, orphaned=orphaned, alone=alone, clock=clock)

    # --- life -----------------------------------------------------------------------------------

    def open(self) -> None:
        """Begin to look after bots."""
        self._minder.open()

    async def close(self) -> None:
        """Let what is being written be written, and stop."""
        await self._tasks.close()

    def take_up(self, row: TableRow) -> None:
        """A table was made here: if a bot is to begin, it is let think at once."""
        if row.bots_due:
            self._minder.take_up(row.id)

    # --- acting ---------------------------------------------------------------------------------

    async def act(
        self,
        table_id: str,
        actor: Actor | None,
        plan: Decide,
        *,
        received: float = 0.0,
        tokens: dict[int, str] | None = None,
    ) -> Acted:
        """Carry out a command. Once it is being written nothing interrupts it, not even that the sender goes away.

        Args:
            actor: who counts the messages; None for a bot, which hears none, so that nothing is kept for it.
            plan: what the command comes to, as things stand; it is asked again if another worker was quicker.
            received: when the command came in, by `time.perf_counter`.
            tokens: the hashes of the tokens of seats that are taken by it.
        """
        work = self._act(table_id, actor, plan, received, {} if tokens is None else tokens)
        return await asyncio.shield(self._tasks.spawn(work, "act"))

    async def _act(
        self, table_id: str, actor: Actor | None, plan: Decide, received: float, tokens: dict[int, str]
    ) -> Acted:
        async with self.held(table_id) as (room, story):
            until = time.monotonic() + BUSY_SECONDS
            while True:
                try:
                    if actor is not None:
                        await self._catching_up.stream(room, story, audience_of(story, actor))
                    planned = plan(room, story)
                except (Problem, DigsiteError):
                    # Another worker may have written what makes it right; only a refusal must be up to date.
                    if await self._catching_up.catch_up(room) and time.monotonic() < until:
                        continue
                    raise
                telling = Telling(received) if received else None
                if not planned.entries or await self._write(room, story, planned, tokens, telling):
                    if telling is not None:
                        telling.told()
                    self._minder.wake(room, story)
                    if actor is None:
                        return Acted(story, -1)
                    stream = await self._catching_up.stream(room, story, audience_of(story, actor))
                    return Acted(story, stream.seq)
                if time.monotonic() > until:
                    raise Problem("busy", "Too many are writing to this table; try again.", wait=1)
                if actor is not None:
                    await self.store.ask_way(room.id)
                story = await self._read_again(room, actor)

    async def _read_again(self, room: Room, actor: Actor | None) -> Story:
        """A table that another worker has written to, up to its last entry. To go through all of it takes longer than
        bots take for a move; so what came meanwhile is taken up too, until nothing comes."""
        story = await self._catching_up.load(room)
        if actor is not None:
            await self._catching_up.stream(room, story, audience_of(story, actor))
        while await self._catching_up.catch_up(room):
            continue
        return story

    async def _write(
        self, room: Room, story: Story, plan: Plan, tokens: dict[int, str], telling: Telling | None
    ) -> bool:
        """Append, then tell. False if another worker was quicker; then the room must be read again."""
        entries = plan.numbered(story, self.clock())
        news: list[News] = []
        written = False
        try:
            news = room.advance(story, entries)
            what = Append(
                room.id,
                entries,
                story.status,
                story.asked_bits,
                bool(story.bots_asked),
                tuple(seat_rows(room.id, entries, tokens)),
                plan.lays,
            )
            written = await self.store.append(what)
        except Unavailable:
            # It may have got in: then those who listen are still to be told, and a bot may be asked.
            self._minder.take_up(room.id)
            raise
        finally:
            if not written:
                room.forget()
        if written:
            await self._catching_up.tell(room, story, news, telling)
            count_moves(story, entries)
            if plan.lays is not None:
                self.take_up(plan.lays.row)
        return written


def count_moves(story: Story, entries: tuple[Entry, ...]) -> None:
    """Tell those who run the server how much is played."""
    moves = sum(1 for entry in entries if entry.kind == "move")
    if moves:
        metrics.MOVES.labels(story.row.game).inc(moves)


def seat_rows(table_id: str, entries: tuple[Entry, ...], tokens: dict[int, str]) -> list[SeatRow]:
    """The rows of seats that change hands with these entries."""
    rows = []
    for entry in entries:
        seat = entry.data.get("seat", -1)
        if entry.kind == "sit":
            rows.append(SeatRow(table_id, seat, entry.data["person"], tokens.get(seat)))
        elif entry.kind == "leave":
            rows.append(SeatRow(table_id, seat, None, None))
    return rows
