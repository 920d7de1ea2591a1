"""Looking at tables: once, for as long as one listens, or from the start on. None of it changes anything."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias, TypeVar

import orjson

from digsite.server.briefing import lines_since
from digsite.server.catching_up import FEW_ENTRIES
from digsite.server.decide import Actor
from digsite.server.holding import Holding
from digsite.server.journal import Entry, TableRow
from digsite.server.problems import Problem
from digsite.server.reading import Kept, Reading
from digsite.server.room import Room, Viewer, audience_of, is_too_much, missed, missed_texts
from digsite.server.saying import Style
from digsite.server.stages import staged
from digsite.server.store import Store
from digsite.server.story import Story
from digsite.server.tell import Audience
from digsite.server.turns import Turns

T = TypeVar("T")
Pay: TypeAlias = Callable[[int], None]

NOTHING: Final = b"[]"
FULL_MESSAGES: Final = 10
"""The table as it stands takes as long as so many messages."""


class Looking(Holding):
    """The part of the rooms that those ask who want to know something."""

    def __init__(self, store: Store, cache: int) -> None:
        super().__init__(store, cache)
        self._reading: Final = Reading(self._tasks)
        self._returning: Final = Reading(self._tasks)
        """For those who come back to a table: they do not wait for those who read logs."""
        self._logs: Final = Kept()
        self._trying: Final = Turns(self._tasks, "try", endless=True)

    async def read(
        self,
        table_id: str,
        look: Callable[[Room, Story], T],
        *,
        fresh: bool = True,
        known: int | None = None,
        counts: Actor | None = None,
    ) -> T:
        """What a look at the table finds. It may not change anything.

        Args:
            fresh: ask the database whether another worker has written; without it, what this worker has heard will do.
            known: the last entry that the database had a moment ago, where that was asked for many tables at once: then
                it is asked again only about a table that another worker has written to.
            counts: whose messages the look counts, if anybody's.
        """
        fresh = fresh and (known is None or not self.is_up_to(table_id, known))
        async with self.held(table_id, fresh=fresh) as (room, story):
            if counts is not None:
                await self._catching_up.stream(room, story, audience_of(story, counts))
            return look(room, story)

    async def try_out(self, whose: str, work: Callable[[], T]) -> T:
        """What somebody wants to know about a copy of a position, such as what a choice would bring. It is worked out
        in the turn of that person: the table is not held meanwhile, and nobody else waits for it."""
        return await self._trying.take(whose, work)

    def is_up_to(self, table_id: str, seq: int) -> bool:
        """Whether this worker has a table at hand, with that entry."""
        room = self._rooms.get(table_id)
        return room is not None and room.story is not None and room.story.seq >= seq

    async def join(
        self,
        table_id: str,
        viewer: Viewer,
        reader: str,
        after: int | None,
        at: float | None,
        seats: list[int] | None,
        pay: Pay,
    ) -> None:
        """Begin to listen: told from the message after `after` on (which was told at the time `at`), if the seats are
        still the same and not too much was missed; else the table as it stands.

        Args:
            reader: who asks, as `Reading` counts.
            pay: is told how many messages it will be, before they are worked out; it may refuse.
        """
        async with self.held(table_id, fresh=True) as (room, story):
            audience = audience_of(story, viewer.actor)
            stream = await self._catching_up.stream(room, story, audience)
            known = stream.seq
            if (
                seats != list(audience)
                or after is None
                or not stream.has_told(story, after, at)
                or is_too_much(known - after)
            ):
                after = None
            pay(FULL_MESSAGES if after is None else min(known - after, FULL_MESSAGES))
            viewer.audience, viewer.heard = audience, known
            room.viewers.add(viewer)
            if after is None:
                room.tell_all(story, viewer)
            if after is None or after == known:
                return
            viewer.hold_back()
            row, journal, heard = story.row, story.journal.copy(), after
        # Not while the table is held: those who play there would wait for whoever comes back.
        work = partial(missed_texts, row, journal, audience, heard, viewer.style)
        if len(journal) <= FEW_ENTRIES:
            viewer.hand_over(work())
            return
        what = ("missed", table_id, len(journal), audience, heard, viewer.style)
        viewer.hand_over(await self._returning.share(reader, what, work))

    def part(self, table_id: str, viewer: Viewer) -> None:
        """Listen no more."""
        room = self._rooms.get(table_id)
        if room is not None:
            room.viewers.discard(viewer)

    async def full(self, table_id: str, actor: Actor, reader: str, style: Style, pay: Pay) -> bytes:
        """The table as it stands, in JSON: what somebody would be told first over a socket. The rest as `messages`."""
        with self._reading.places.hold(reader):
            pay(FULL_MESSAGES)
            async with self.held(table_id, fresh=True) as (room, story):
                audience = audience_of(story, actor)
                await self._catching_up.stream(room, story, audience)
                return orjson.dumps(room.everything(story, audience, style))

    async def messages(
        self,
        table_id: str,
        actor: Actor,
        reader: str,
        after: int | None,
        at: float | None,
        seats: list[int],
        style: Style,
        pay: Pay,
        most: int,
    ) -> bytes:
        """What somebody would be told over a socket, for those who ask now and then: a list in JSON.

        Args:
            reader: who asks, as `Reading` counts.
            after: the last message that was heard; None for the table as it stands.
            at: when that was told, if that is known.
            seats: the seats that it was told to.
            style: what is added to the messages.
            pay: is told how many messages it will be, before they are worked out; it may refuse.
            most: not more messages than this.
        """
        with self._reading.places.hold(reader):
            async with self.held(table_id, fresh=True) as (room, story):
                audience = audience_of(story, actor)
                stream = await self._catching_up.stream(room, story, audience)
                known = stream.seq
                if after is None or seats != list(audience) or not stream.has_told(story, after, at):
                    pay(FULL_MESSAGES)
                    return orjson.dumps([room.everything(story, audience, style)])
                if after == known:
                    return NOTHING
                row, journal = story.row, story.journal.copy()
            pay(min(known - after, most))
            what = ("messages", table_id, len(journal), audience, after, style, most)
            return await self._reading.share(
                reader, what, lambda: missed_list(row, journal, audience, after, style, most)
            )

    async def stages(self, table_id: str, actor: Actor, reader: str, seq: int, pay: Pay) -> bytes:
        """What happened with one message, bit by bit: a list in JSON. The rest as `messages`.

        Raises:
            Problem: "not_found" where somebody has not been told so many.
        """
        with self._reading.places.hold(reader):
            pay(FULL_MESSAGES)
            async with self.held(table_id, fresh=True) as (room, story):
                audience = audience_of(story, actor)
                known = (await self._catching_up.stream(room, story, audience)).seq
                if seq > known:
                    raise Problem("not_found", f"There is no message {seq}; the last is {known}.")
                row, journal = story.row, story.journal.copy()
            what = ("stages", table_id, len(journal), audience, seq)
            return await self._reading.share(reader, what, lambda: staged(row, journal, audience, seq))

    async def log(
        self, table_id: str, reader: str, whose: Callable[[Story], Audience], since: int, locale: str
    ) -> bytes:
        """What has happened after an entry, in words, as an audience may know it: a list in JSON.

        Args:
            reader: who asks, as `Reading` counts.
            whose: the audience.
        """
        with self._reading.places.hold(reader):
            async with self.held(table_id, fresh=True) as (room, story):
                audience = whose(story)
                # Not the number of entries: an answer that takes longer would tell of a choice made in private.
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


def missed_list(row: TableRow, journal: list[Entry], audience: Audience, heard: int, style: Style, most: int) -> bytes:
    """The messages of an audience after that one, as they go over the wire: large, so that they are put into JSON where
    they are worked out."""
    return orjson.dumps([message for _, message in missed(row, journal, audience, heard, style, most)])
