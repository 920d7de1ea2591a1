"""Looking at tables: once, for as long as one listens, or from the start on. None of it changes anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

import orjson

from digsite.server.briefing import lines_since
from digsite.server.decide import Actor
from digsite.server.holding import Holding
from digsite.server.reading import Kept, Reading
from digsite.server.room import Missed, Room, Viewer, audience_of, missed
from digsite.server.saying import PLAIN, Style
from digsite.server.store import Store
from digsite.server.story import Story
from digsite.server.tell import Audience, Message

T = TypeVar("T")


class Looking(Holding):
    """The part of the rooms that those ask who want to know something."""

    def __init__(self, store: Store, cache: int) -> None:
        super().__init__(store, cache)
        self._reading: Final = Reading(self._tasks)
        self._logs: Final = Kept()

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
                await self._catching_up.stream(room, story, audience_of(story, counts))
            return look(room, story)

    async def join(self, table_id: str, viewer: Viewer, after: int | None, seats: list[int] | None) -> None:
        """Begin to listen: told from the message after `after` on, if the seats are still the same and not too much was
        missed; else the table as it stands."""
        async with self.held(table_id, fresh=True) as (room, story):
            viewer.audience = audience_of(story, viewer.actor)
            prepared: list[tuple[Viewer, Missed | None]] = [(viewer, None)]
            if after is not None and after >= -1 and seats == list(viewer.audience):
                viewer.heard = after
                prepared = await self._catching_up.prepared(room, story, [viewer])
            else:
                await self._catching_up.stream(room, story, viewer.audience)
            room.viewers.add(viewer)
            room.tell_prepared(story, prepared)

    def part(self, table_id: str, viewer: Viewer) -> None:
        """Listen no more."""
        room = self._rooms.get(table_id)
        if room is not None:
            room.viewers.discard(viewer)

    async def messages(
        self,
        table_id: str,
        actor: Actor,
        reader: str,
        after: int | None,
        style: Style = PLAIN,
        most: int | None = None,
    ) -> list[Message]:
        """What somebody would be told over a socket: for those who ask now and then.

        Args:
            reader: who asks, as `Reading` counts.
            after: the last message that was heard; None for the table as it stands.
            style: what is added to the messages.
            most: not more messages than this.
        """
        async with self.held(table_id, fresh=True) as (room, story):
            audience = audience_of(story, actor)
            known = (await self._catching_up.stream(room, story, audience)).seq
            if after is None or not -1 <= after <= known:
                return [room.everything(story, audience, style)]
            if after == known:
                return []
            row, journal = story.row, story.journal.copy()
        what = ("messages", table_id, len(journal), audience, after, style, most)
        told = await self._reading.share(reader, what, lambda: missed(row, journal, audience, after, style, most))
        return [message for _, message in told]

    async def log(
        self, table_id: str, reader: str, whose: Callable[[Story], Audience], since: int, locale: str
    ) -> bytes:
        """What has happened after an entry, in words, as an audience may know it: a list in JSON.

        Args:
            reader: who asks, as `Reading` counts.
            whose: the audience.
        """
        async with self.held(table_id, fresh=True) as (room, story):
            audience = whose(story)
            # Not the number of entries: an answer that takes longer would tell of a choice that was made in private.
            told = (await self._catching_up.stream(room, story, audience)).seq
            row, journal = story.row, story.journal.copy()
        what = ("log", table_id, told, audience, since, locale)
        found = self._logs.get(what)
        if found is None:
            found = await self._reading.share(
                reader, what, lambda: orjson.dumps(lines_since(row, journal, audience, since, locale))
            )
            self._logs.keep(what, found)
        return found
