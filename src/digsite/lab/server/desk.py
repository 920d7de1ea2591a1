"""A table without a network and without a database, on the server's own code: its commands, its room, its messages.

What a driver or a test does here goes the way of a message over a socket, from the text that comes in to the text that
goes out; only the writing is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar, cast

import orjson
from pydantic import ValidationError

from digsite import Game
from digsite.kernel.errors import DigsiteError
from digsite.kernel.fairness import commitment
from digsite.lab.server.process import WIDE
from digsite.server import decide, wire
from digsite.server.commands import Commands
from digsite.server.decide import Actor, Plan
from digsite.server.journal import Entry, TableRow
from digsite.server.limits import Limits, rates
from digsite.server.making import new_table
from digsite.server.problems import Problem
from digsite.server.room import Room, Viewer, audience_of, encoded
from digsite.server.rooms import Acted, Rooms
from digsite.server.routes.socket import as_problem, id_of
from digsite.server.saying import PLAIN, Style
from digsite.server.seats import Occupant
from digsite.server.settings import Settings
from digsite.server.store import Store
from digsite.server.story import Story

T = TypeVar("T")

NOON: Final = 1_700_000_000.0
"""When tables are made here."""
IDLE_DAYS: Final = 3.0
"""How long a seat must have let the table wait until others may hand it to a bot."""


class Desk:
    """One table in memory, and those who listen to it."""

    def __init__(self, story: Story) -> None:
        self.story: Final = story
        self.room: Final = Room(story.row.id)
        self.now: float = NOON
        limits = Limits(rates(Settings.read({}, **WIDE)))
        self.commands: Final = Commands(cast(Store, NoStore()), cast(Rooms, self), limits, IDLE_DAYS)

    @staticmethod
    def made(
        game: Game, options: dict[str, Any], seats: Sequence[Occupant], *, secret: str, start: bool = True
    ) -> tuple[TableRow, list[Entry]]:
        """A listed table of its own secret: the row, and the first entries of the journal."""
        made = new_table(game, options, seats, host="host", listed=True, start=start, now=NOON)
        return replace(made.row, id="table", secret=secret, commitment=commitment(secret)), made.entries

    # --- talking to it --------------------------------------------------------------------------

    def listen(self, actor: Actor, style: Style = PLAIN) -> Viewer:
        """Begin to listen, and be told everything."""
        viewer = Viewer(actor, style)
        self.room.viewers.add(viewer)
        self.room.tell_all(self.story, viewer)
        return viewer

    def send(self, actor: Actor, command: dict[str, Any]) -> str:
        """Send a command; the text of the answer."""
        text = orjson.dumps(command).decode()
        try:
            read = cast(wire.Doing, wire.FROM_CLIENT.validate_json(text))
            answer = finished(self.commands.carry_out(self.story.row.id, actor, read, 0.0))
        except (Problem, DigsiteError, ValidationError) as trouble:
            answer = {"type": "refused", "id": id_of(text), **as_problem(trouble).body()}
        return encoded(answer)

    def answer(self, seat: int, code: int) -> None:
        """Whoever plays a seat answers its question: the person, or the bot."""
        story = self.story
        since = story.asked_since[seat]
        if story.seats[seat].bot is not None:
            self.write(decide.bot_move(story, seat, code, since))
        else:
            self.write(decide.move(story, Actor(story.seats[seat].person), seat, code, since))

    def write(self, plan: Plan) -> None:
        """Add entries to the journal and tell everybody who listens."""
        entries = plan.numbered(self.story, self.now)
        moved = self.room.tell(self.story, self.room.advance(self.story, entries))
        self.room.tell_all(self.story, *moved)

    # --- what Commands asks of Rooms ------------------------------------------------------------

    def clock(self) -> float:
        """What time it is here."""
        return self.now

    async def read(self, table_id: str, look: Callable[[Room, Story], T], *, fresh: bool = True) -> T:
        """What a look at the table finds; here it is always fresh."""
        assert table_id == self.story.row.id or not fresh
        return look(self.room, self.story)

    async def try_out(self, _: str, work: Callable[[], T]) -> T:
        """What comes of a work; nobody else waits here."""
        return work()

    async def act(
        self,
        table_id: str,
        actor: Actor,
        plan: Callable[[Room, Story], Plan],
        *,
        received: float = 0.0,
        tokens: dict[int, str] | None = None,
    ) -> Acted:
        """Carry out a command; nothing is written and nobody is quicker."""
        assert table_id == self.story.row.id
        assert received == 0.0 or tokens is None
        self.write(plan(self.room, self.story))
        return Acted(self.story, self.room.stream(self.story, audience_of(self.story, actor)).seq)


class NoStore:
    """A database in which nothing was ever written."""

    async def visits(self, table_id: str, person: str) -> bool:
        """Nobody was ever invited."""
        assert table_id
        assert person
        return False

    async def visit(self, table_id: str, person: str) -> None:
        """It is not kept: whoever gets up sees no more of a private table here."""
        assert table_id
        assert person


def finished(work: Coroutine[Any, Any, T]) -> T:
    """What a coroutine comes to that never has to wait."""
    try:
        work.send(None)
    except StopIteration as done:
        return cast(T, done.value)
    raise AssertionError("it waits for something")


def taken(viewer: Viewer) -> list[str]:
    """The messages that wait for a viewer, who takes them now."""
    found = []
    while not viewer.outbox.empty():
        found.append(viewer.take()[0])
    return found
