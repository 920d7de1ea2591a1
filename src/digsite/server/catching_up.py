"""How a room gets up to its journal, and its viewers with it.

To go through a long journal takes seconds. That is done beside the loop, so that no other table waits for it. What all
at a table need is done under the lock of its room, and those who made the tables take turns: nobody waits for all the
long tables of somebody else. What one reader alone needs is done without the lock, by `Reading`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeVar

from digsite.server import logs
from digsite.server.journal import TableRow
from digsite.server.problems import Problem
from digsite.server.room import Missed, News, Room, Telling, Viewer, audience_of, is_too_much, missed_texts, stream_of
from digsite.server.saying import Style
from digsite.server.soundness import DAMAGED, MISSING, whole
from digsite.server.store import Store
from digsite.server.story import Story, replayed
from digsite.server.tasks import Tasks
from digsite.server.tell import Audience, Stream
from digsite.server.turns import Turns

FEW_ENTRIES: Final = 48
"""Through a journal of so many one may go on the loop: with all seats at one screen that takes some 40 ms."""

log = logs.Log("catching up")

T = TypeVar("T")


class Heard(NamedTuple):
    """All that it depends on what a viewer is to be told."""

    audience: Audience
    """The seats it had."""
    now: Audience
    """The seats it has."""
    style: Style
    seq: int
    """The last message it heard."""


class CatchingUp:
    """Brings rooms up to their journals. Whoever asks for it holds the room's lock."""

    def __init__(self, store: Store, tasks: Tasks) -> None:
        self._store: Final = store
        self._turns: Final = Turns(tasks, "catch up")

    async def load(self, room: Room) -> Story:
        """Read a table from its journal, and tell its viewers what they missed meanwhile."""
        room.forget()
        row = await self._store.table(room.id)
        if row is None:
            raise Problem("not_found", "There is no such table.")
        entries = whole(await self._store.entries(room.id), row.n_seats, last=row.last_seq)
        story = await self._beside(row, len(entries), lambda: replayed(row, entries))
        if story.frozen:
            is_damaged = any(entry.kind in (MISSING, DAMAGED) for entry in entries)
            (log.error if is_damaged else log.warning)("frozen", table=row.id, why=story.frozen)
        prepared = await self.prepared(room, story, list(room.viewers))
        room.story = story
        room.tell_prepared(story, prepared)  # nothing comes between: either all of them are told, or nobody
        return story

    async def catch_up(self, room: Room) -> bool:
        """Take up what other workers have written. False: nothing."""
        story = room.story
        if story is None:
            await self.load(room)
            return True
        entries = whole(await self._store.entries(room.id, story.seq), story.row.n_seats, story.seq)
        if entries:
            could_go_on = not story.frozen
            news = room.advance(story, entries)
            if could_go_on and story.frozen:
                log.error("frozen", table=room.id, why=story.frozen)
            await self.tell(room, story, news)
        return bool(entries)

    async def tell(self, room: Room, story: Story, news: list[News], telling: Telling | None = None) -> None:
        """Tell the viewers what is new; those who have other seats now, all that is to be known there."""
        moved = room.tell(story, news, telling)
        for viewer in moved:
            await self.stream(room, story, audience_of(story, viewer.actor))
        room.tell_all(story, *(moved & room.viewers))

    async def stream(self, room: Room, story: Story, audience: Audience) -> Stream:
        """What an audience was told so far. To be had before anything asks the room for it at once: where the journal
        is long, working it out would stop all other tables."""
        found = room.streams.get(audience)
        if found is None:
            row, journal = story.row, story.journal
            found = await self._beside(row, len(journal), lambda: stream_of(row, journal, audience))
            room.streams[audience] = found
        return found

    async def prepared(self, room: Room, story: Story, viewers: Iterable[Viewer]) -> list[tuple[Viewer, Missed | None]]:
        """What each viewer is to be told to be up to a story; None: all of it. Worked out once for all who heard the
        same: a table may have hundreds of spectators."""
        found: dict[Heard, Missed | None] = {}
        prepared: list[tuple[Viewer, Missed | None]] = []
        for viewer in viewers:
            heard = Heard(viewer.audience, audience_of(story, viewer.actor), viewer.style, viewer.heard)
            if heard not in found:
                found[heard] = await self._missed(room, story, heard)
            prepared.append((viewer, found[heard]))
        return prepared

    async def _missed(self, room: Room, story: Story, heard: Heard) -> Missed | None:
        known = (await self.stream(room, story, heard.now)).seq
        if heard.audience != heard.now or heard.seq > known or is_too_much(known - heard.seq):
            return None
        if heard.seq == known:
            return []
        row, journal = story.row, story.journal
        return await self._beside(
            row, len(journal), lambda: missed_texts(row, journal, heard.now, heard.seq, heard.style)
        )

    async def _beside(self, row: TableRow, n_entries: int, work: Callable[[], T]) -> T:
        """Do what goes through so many entries of a table: at once where they are few, else in turn beside the loop."""
        if n_entries <= FEW_ENTRIES:
            return work()
        return await self._turns.take(row.host, work)
