"""The rooms of one worker: commands come in, entries are written, viewers are told. In this order, always.

A room's lock is held while a command is decided, written and told, so that a table goes on one entry at a time. What
was applied in memory but could not be written is forgotten and read again.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final, TypeVar

from digsite.kernel.errors import DigsiteError
from digsite.server import metrics
from digsite.server.decide import Actor, Plan
from digsite.server.journal import Append, Entry, SeatRow, TableRow
from digsite.server.minder import SWEEP_SECONDS, Minder
from digsite.server.problems import Problem
from digsite.server.room import News, Room, Telling, Viewer, audience_of, is_too_much, missed, stream_of
from digsite.server.saying import PLAIN, Style
from digsite.server.store import Store, Unavailable
from digsite.server.story import Story, replayed
from digsite.server.tasks import Tasks
from digsite.server.tell import Audience, Message, Stream
from digsite.server.thinking import Thinkers

TRIES: Final = 5
"""How often a command is decided anew because another worker was quicker."""
MOST_MISSED: Final = 64
"""Messages that whoever comes back is told one by one; after more than that the table as it stands is told sooner."""
FEW_ENTRIES: Final = 48
"""Through a journal of so many one may go on the loop: with all seats at one screen that takes some 40 ms."""

T = TypeVar("T")
Decide = Callable[[Room, Story], Plan]


@dataclass(frozen=True, slots=True)
class Acted:
    """What came of a command."""

    story: Story
    seq: int
    """The number of the last message, as the one who acted counts; -1 for a bot."""


class Rooms:
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
        self.store: Final = store
        self.clock: Final = clock
        self._cache: Final = cache
        self._rooms: Final[OrderedDict[str, Room]] = OrderedDict()
        self._tasks: Final = Tasks()
        self._long: Final = asyncio.Lock()
        self._minder: Final = Minder(self, store, thinkers, self._tasks, orphaned=orphaned, alone=alone, clock=clock)
        store.listen(self._heard, self._lost)

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

    # --- rooms ----------------------------------------------------------------------------------

    def _room(self, table_id: str) -> Room:
        """The room of a table; the one that was used longest ago is let go when there are too many."""
        room = self._rooms.get(table_id)
        if room is None:
            while len(self._rooms) >= self._cache and self._let_go():
                pass
            room = Room(table_id)
            self._rooms[table_id] = room
        self._rooms.move_to_end(table_id)
        metrics.ROOMS.set(len(self._rooms))
        return room

    def _let_go(self) -> bool:
        """Forget the table that was used longest ago and that nobody listens to. False: all are in use, and stay."""
        for _ in range(len(self._rooms)):
            table_id, room = next(iter(self._rooms.items()))
            if room.is_idle:
                del self._rooms[table_id]
                return True
            self._rooms.move_to_end(table_id)
        return False

    @asynccontextmanager
    async def held(self, table_id: str, *, fresh: bool = False) -> AsyncIterator[tuple[Room, Story]]:
        """The room and its story, locked. `fresh` looks whether another worker has written since."""
        while True:
            room = self._room(table_id)
            async with room.lock:
                if self._rooms.get(table_id) is not room:
                    continue  # it was let go while we waited for it, and nobody would find us there
                if room.story is None:
                    try:
                        await self._load(room)
                    except Problem:
                        self._rooms.pop(table_id, None)
                        raise
                elif fresh:
                    await self._catch_up(room)
                assert room.story is not None
                yield room, room.story
                return

    async def _load(self, room: Room) -> Story:
        """Read a table from its journal, and tell its viewers what they missed meanwhile."""
        room.forget()
        row = await self.store.table(room.id)
        if row is None:
            raise Problem("not_found", "There is no such table.")
        entries = await self.store.entries(room.id)
        story = await self._beside(len(entries), lambda: replayed(row, entries))
        told = [(viewer, await self._prepared(room, story, viewer)) for viewer in list(room.viewers)]
        room.story = story
        for viewer, missing in told:  # from here on nothing comes between: either all of them are told, or nobody
            if missing is None:
                room.tell_all(story, viewer)
            else:
                room.tell_told(viewer, missing)
        return story

    async def _prepared(self, room: Room, story: Story, viewer: Viewer) -> list[tuple[int, Message]] | None:
        """What a viewer is to be told to be up to a story; None: all of it."""
        audience = audience_of(story, viewer.actor)
        known = (await self._stream(room, story, audience)).seq
        heard, style = viewer.heard, viewer.style
        if audience != viewer.audience or not known - MOST_MISSED <= heard <= known or is_too_much(known - heard):
            return None
        if heard == known:
            return []
        return await self._beside(len(story.journal), lambda: missed(story.row, story.journal, audience, heard, style))

    async def _stream(self, room: Room, story: Story, audience: Audience) -> Stream:
        """What an audience was told so far. To be had before anything asks the room for it at once: where the journal
        is long, working it out would stop all other tables."""
        found = room.streams.get(audience)
        if found is None:
            row, journal = story.row, story.journal
            found = await self._beside(len(journal), lambda: stream_of(row, journal, audience))
            room.streams[audience] = found
        return found

    async def _catch_up(self, room: Room) -> bool:
        """Take up what other workers have written. False: nothing."""
        story = room.story
        if story is None:
            await self._load(room)
            return True
        entries = await self.store.entries(room.id, story.seq)
        if entries:
            room.tell(story, room.advance(story, entries))
        return bool(entries)

    def _heard(self, table_id: str, seq: int) -> None:
        """Another worker has written to a table."""
        room = self._rooms.get(table_id)
        if room is not None and not self._tasks.closing:
            self._tasks.spawn(self._hear(room, seq), "hear")

    async def _hear(self, room: Room, seq: int) -> None:
        """Take up what was written, as soon as the database lets us: nobody will tell us again."""
        while not self._tasks.closing:
            try:
                async with room.lock:
                    is_unused = room.story is None and not room.viewers
                    if not is_unused and (room.story is None or room.story.seq < seq):
                        await self._catch_up(room)
                return
            except Unavailable:
                await asyncio.sleep(SWEEP_SECONDS)

    def _lost(self) -> None:
        """News may have been missed: what somebody listens to is looked at again, the rest when it is asked for."""
        for room in list(self._rooms.values()):
            if room.viewers:
                self._tasks.spawn(self._hear(room, 2**62), "hear")

    # --- reading --------------------------------------------------------------------------------

    async def read(
        self, table_id: str, look: Callable[[Room, Story], T], *, fresh: bool = True, counts: Actor | None = None
    ) -> T:
        """What a look at the table finds. It may not change anything.

        Args:
            fresh: ask the database whether another worker has written; without it, what this worker has heard will do.
            counts: whose messages the look counts, if anybody's.
        """
        async with self.held(table_id, fresh=fresh) as (room, story):
            if counts is not None:
                await self._stream(room, story, audience_of(story, counts))
            return look(room, story)

    async def join(self, table_id: str, viewer: Viewer, after: int | None, seats: list[int] | None) -> None:
        """Begin to listen: told from the message after `after` on, if the seats are still the same and not too much was
        missed; else the table as it stands."""
        async with self.held(table_id, fresh=True) as (room, story):
            viewer.audience = audience_of(story, viewer.actor)
            if after is not None and after >= -1 and seats == list(viewer.audience):
                viewer.heard = after
                missing = await self._prepared(room, story, viewer)
            else:
                missing = None
                await self._stream(room, story, viewer.audience)
            room.viewers.add(viewer)
            if missing is None:
                room.tell_all(story, viewer)
            else:
                room.tell_told(viewer, missing)

    def part(self, table_id: str, viewer: Viewer) -> None:
        """Listen no more."""
        room = self._rooms.get(table_id)
        if room is not None:
            room.viewers.discard(viewer)

    async def messages(
        self, table_id: str, actor: Actor, after: int | None, style: Style = PLAIN, most: int | None = None
    ) -> list[Message]:
        """What somebody would be told over a socket: for those who ask now and then."""
        async with self.held(table_id, fresh=True) as (room, story):
            audience = audience_of(story, actor)
            known = (await self._stream(room, story, audience)).seq
            if after is None or not -1 <= after <= known:
                return [room.everything(story, audience, style)]
            if after == known:
                return []
            row, journal = story.row, story.journal.copy()
        told = await self._at_length(lambda: missed(row, journal, audience, after, style, most))
        return [message for _, message in told]

    async def recount(self, table_id: str, look: Callable[[Story], T]) -> T:
        """What goes through a whole story finds, on a copy."""
        row, journal = await self.read(table_id, lambda _, story: (story.row, story.journal.copy()))
        return await self._at_length(lambda: look(replayed(row, journal)))

    async def _beside(self, n_entries: int, work: Callable[[], T]) -> T:
        """Do what goes through so many entries: at once where they are few, else beside the loop."""
        return work() if n_entries <= FEW_ENTRIES else await self._at_length(work)

    async def _at_length(self, work: Callable[[], T]) -> T:
        """Do what takes seconds where a game was long, beside the loop, so that no table waits for it; one at a time,
        so that those who ask for much wait for each other."""
        async with self._long:
            return await asyncio.to_thread(work)

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
            for _ in range(TRIES):
                try:
                    if actor is not None:
                        await self._stream(room, story, audience_of(story, actor))
                    planned = plan(room, story)
                except (Problem, DigsiteError):
                    # Another worker may have written what makes it right; only a refusal must be up to date.
                    if await self._catch_up(room):
                        continue
                    raise
                telling = Telling(received) if received else None
                if not planned.entries or await self._write(room, story, planned, tokens, telling):
                    if telling is not None:
                        telling.told()
                    self._minder.wake(room, story)
                    if actor is None:
                        return Acted(story, -1)
                    return Acted(story, (await self._stream(room, story, audience_of(story, actor))).seq)
                story = await self._load(room)
        raise Problem("busy", "Too many are writing to this table; try again.", wait=1)

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
            room.tell(story, news, telling)
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
