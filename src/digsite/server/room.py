"""A room: one table as one worker has it in memory, with those who listen to it.

Nothing in here is the truth. A room that is forgotten is read again from the journal, and a viewer who was cut off is
told again what it missed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

import orjson

from digsite.server import metrics
from digsite.server.decide import Actor
from digsite.server.journal import Entry, TableRow
from digsite.server.saying import PLAIN, Style, styled
from digsite.server.story import Story
from digsite.server.tell import Audience, Message, Stream, told_from_the_start

OUTBOX: Final = 512
"""How many messages may wait for a viewer who is slow to take them. One who is slower is cut off, and may come back."""
MOST_MISSED: Final = 64
"""Messages that whoever comes back is told one by one; after more than that the table as it stands is told sooner. Far
fewer than an outbox holds: else one who was cut off for being slow would be cut off again as soon as it is back."""
MOST_OUTBOX_BYTES: Final = 16 * 1024**2
"""And how much of them, before the last: what is told one by one to whoever comes back may have 10 MB, with figures."""


Missed: TypeAlias = list[tuple[int, int, str]]
"""Messages that follow what somebody heard last: the entry each tells of, its number, and its text."""


class Telling:
    """How long it takes from the receipt of a command until the last viewer was told."""

    def __init__(self, received: float) -> None:
        self.received: Final = received
        self._left = 1

    def expect(self) -> None:
        """One more viewer will be told."""
        self._left += 1

    def told(self) -> None:
        """One was told (or the telling itself is done)."""
        self._left -= 1
        if self._left == 0:
            seconds = time.perf_counter() - self.received
            metrics.TOLD_SECONDS.observe(seconds)
            metrics.TOLD_RECENT.observe(seconds)


class Viewer:
    """Somebody who listens to a table."""

    def __init__(self, actor: Actor, style: Style = PLAIN) -> None:
        self.actor: Final = actor
        self.style: Final = style
        self.audience: Audience = ()
        self.heard: int = -1
        """The number of the last message that was put into the outbox."""
        self.sent: int = -1
        """The entry up to which the viewer was really told."""
        self.outbox: Final[asyncio.Queue[tuple[str, int | None, Telling | None]]] = asyncio.Queue(OUTBOX)
        """Messages, the entry that each tells of (None: of none), and whom to tell that it was sent."""
        self.lost: Final = asyncio.Event()
        """Set when the viewer was too slow and has missed something."""
        self._held_back: list[tuple[str, int | None]] | None = None
        """What is to come after something that is being worked out."""
        self._n_bytes = 0
        """How much is in the outbox."""

    def hold_back(self) -> None:
        """Keep what is put from now on until something before it is there."""
        self._held_back = []

    def hand_over(self, before: Missed) -> None:
        """Put that, and then what was held back."""
        after, self._held_back = self._held_back or [], None
        for entry, _, text in before:
            self.put(text, entry)
        for text, told_of in after:
            self.put(text, told_of)

    def put(self, text: str, entry: int | None = None, telling: Telling | None = None) -> None:
        """Hand over a message."""
        if self._held_back is not None:
            if len(self._held_back) < MOST_MISSED:
                self._held_back.append((text, entry))
            else:
                self._held_back.clear()
                self.lost.set()
            return
        if self._n_bytes > MOST_OUTBOX_BYTES:
            self.lost.set()
            return
        try:
            self.outbox.put_nowait((text, entry, telling))
        except asyncio.QueueFull:
            self.lost.set()
            return
        self._n_bytes += len(text)
        if telling is not None:
            telling.expect()

    async def next(self) -> tuple[str, int | None, Telling | None]:
        """What comes next, when it is there."""
        found = await self.outbox.get()
        self._n_bytes -= len(found[0])
        return found

    def take(self) -> tuple[str, int | None, Telling | None]:
        """What comes next; it must be there."""
        found = self.outbox.get_nowait()
        self._n_bytes -= len(found[0])
        return found

    def drop_outbox(self) -> None:
        """Nobody will be told what is left: it need not be waited for."""
        while not self.outbox.empty():
            _, _, telling = self.take()
            if telling is not None:
                telling.told()


def encoded(message: Message) -> str:
    """A message as it goes over the wire."""
    return orjson.dumps(message).decode()


@dataclass(frozen=True, slots=True)
class News:
    """What is to be told of one entry."""

    entry: int
    messages: dict[Audience, Message]
    texts: dict[tuple[Audience, Style], str]
    """The same as they go over the wire, for those who listen."""
    moved: set[Viewer]
    """The viewers who have other seats since then."""


class Room:
    """One table in memory. Whoever touches it holds its lock."""

    def __init__(self, table_id: str) -> None:
        self.id: Final = table_id
        self.lock: Final = asyncio.Lock()
        self.viewers: Final[set[Viewer]] = set()
        self.story: Story | None = None
        self.streams: Final[dict[Audience, Stream]] = {}
        self.lost_times = 0
        """How often news may have been missed when it was last looked at (`Holding`)."""
        self.bots: asyncio.Task[None] | None = None
        """The task that lets bots play here, while one is asked."""
        self.bots_wait_until = 0.0
        """Till then, by `time.monotonic`, they give way to somebody in another worker who always comes too late."""

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss this room."""
        return not self.viewers and not self.lock.locked() and self.bots is None

    def forget(self) -> None:
        """Let go of what is in memory; it is read again when it is needed."""
        self.story = None
        self.streams.clear()

    def stream(self, story: Story, audience: Audience) -> Stream:
        """What an audience has been told so far; worked out from the journal where it is not at hand."""
        found = self.streams.get(audience)
        if found is None:
            found = self.streams[audience] = stream_of(story.row, story.journal, audience)
        return found

    # --- telling --------------------------------------------------------------------------------

    def advance(self, story: Story, entries: Iterable[Entry]) -> list[News]:
        """Take up entries; what each audience at hand is to be told of each of them."""
        for viewer in self.viewers:
            self.stream(story, viewer.audience)
        news: list[News] = []
        for entry in entries:
            story.apply(entry)
            told = {audience: stream.after(story) for audience, stream in self.streams.items()}
            messages = {audience: message for audience, message in told.items() if message is not None}
            texts = {
                (audience, style): encoded(styled(messages[audience], story, style))
                for audience, style in {(viewer.audience, viewer.style) for viewer in self.viewers}
                if audience in messages
            }
            moved = {viewer for viewer in self.viewers if audience_of(story, viewer.actor) != viewer.audience}
            news.append(News(entry.seq, messages, texts, moved))
        return news

    def tell(self, story: Story, news: list[News], telling: Telling | None = None) -> set[Viewer]:
        """Hand every viewer what is new to it. Only what is written down may be told.

        Whoever has other seats after an entry hears nothing more as the old ones: those are given back, for `tell_all`.
        """
        moved: set[Viewer] = set()
        for item in news:
            moved |= item.moved
            for viewer in self.viewers - moved:
                message = item.messages.get(viewer.audience)
                if message is None or message["seq"] <= viewer.heard:
                    continue
                if message["seq"] != viewer.heard + 1:
                    self.tell_missed(story, viewer)
                    continue
                viewer.put(item.texts[viewer.audience, viewer.style], item.entry, telling)
                viewer.heard = message["seq"]
        return moved & self.viewers

    def everything(self, story: Story, audience: Audience, style: Style) -> Message:
        """All that an audience may know now, in one message."""
        return styled(self.stream(story, audience).full(story), story, style)

    def tell_all(self, story: Story, *viewers: Viewer) -> None:
        """Tell viewers everything they may know now."""
        texts: dict[tuple[Audience, Style], str] = {}
        for viewer in viewers:
            viewer.audience = audience_of(story, viewer.actor)
            key = viewer.audience, viewer.style
            if key not in texts:
                texts[key] = encoded(self.everything(story, *key))
            viewer.put(texts[key], story.seq)
            viewer.heard = self.stream(story, viewer.audience).seq

    def tell_missed(self, story: Story, viewer: Viewer) -> None:
        """Tell a viewer what it has not heard yet, message by message, or all at once where that is too much."""
        if is_too_much(self.stream(story, viewer.audience).seq - viewer.heard):
            self.tell_all(story, viewer)
            return
        told = missed_texts(story.row, story.journal, viewer.audience, viewer.heard, viewer.style)
        self.tell_prepared(story, [(viewer, told)])

    def tell_prepared(self, story: Story, prepared: list[tuple[Viewer, Missed | None]]) -> None:
        """Hand viewers what they missed; those where that is None everything."""
        self.tell_all(story, *(viewer for viewer, told in prepared if told is None))
        for viewer, told in prepared:
            for entry, seq, text in told or ():
                viewer.put(text, entry)
                viewer.heard = seq


def is_too_much(n_missed: int) -> bool:
    """Whether so many messages are too many to be told one by one."""
    return n_missed > MOST_MISSED


def stream_of(row: TableRow, journal: list[Entry], audience: Audience) -> Stream:
    """What an audience was told up to the end of a journal."""
    found = Stream(audience)
    again = Story(row)
    for entry in journal:
        again.apply(entry)
        found.after(again)
    return found


def missed(
    row: TableRow, journal: list[Entry], audience: Audience, heard: int, style: Style, most: int | None = None
) -> list[tuple[int, Message]]:
    """The messages of an audience after that one, each with the entry that it tells of; not more than `most`."""
    found: list[tuple[int, Message]] = []
    for then, message in told_from_the_start(row, journal, audience):
        if len(found) == most:
            break
        if message is not None and message["seq"] > heard:
            found.append((then.seq, styled(message, then, style)))
    return found


def missed_texts(row: TableRow, journal: list[Entry], audience: Audience, heard: int, style: Style) -> Missed:
    """The messages of an audience after that one, as they go over the wire."""
    told = missed(row, journal, audience, heard, style)
    return [(entry, message["seq"], encoded(message)) for entry, message in told]


def audience_of(story: Story, actor: Actor) -> Audience:
    """The points of view that somebody is entitled to now."""
    return tuple(actor.seats(story))
