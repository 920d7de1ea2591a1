"""Carrying out the commands of `wire.py`, whether they came over a socket or over plain HTTP."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from digsite import Record, State
from digsite.server import decide, wire
from digsite.server.decide import Actor, Plan
from digsite.server.journal import SeatRow
from digsite.server.limits import Limits
from digsite.server.making import NewTable, new_table
from digsite.server.person import Person
from digsite.server.preview import preview
from digsite.server.problems import Problem
from digsite.server.room import Room, audience_of
from digsite.server.rooms import Acted, Rooms
from digsite.server.saying import names_at
from digsite.server.seats import Occupant
from digsite.server.store import Store
from digsite.server.story import Story
from digsite.server.tell import Message
from digsite.server.tokens import new_token, token_hash

DAY: Final = 86_400.0
MOST_TABLES: Final = 1000
"""How many tables of a guest are brought along to an account."""


@dataclass(frozen=True, slots=True)
class Commands:
    """What can be done at tables."""

    store: Store
    rooms: Rooms
    limits: Limits
    idle_days: float
    """How long a seat must have let the table wait until the others may hand it to a bot."""

    async def carry_out(self, table_id: str, actor: Actor, command: wire.Doing, received: float) -> Message:
        """Do it, and the answer to whoever asked. A Problem if it cannot be done."""
        if isinstance(command, wire.WhyNot | wire.Preview) and actor.person is not None:
            # Whoever is nobody has no seat to ask for.
            self.limits.take("preview", actor.person)
        if (
            isinstance(command, wire.Sit | wire.Leave | wire.Hand | wire.Fill | wire.TakeBack)
            and actor.person is not None
        ):
            self.limits.take("seat", f"{actor.person} {table_id}")
        if isinstance(command, wire.WhyNot):
            return await self._why_not(table_id, actor, command)
        if isinstance(command, wire.Preview):
            return await self._preview(table_id, actor, command)
        if isinstance(command, wire.Sit):
            return await self._sit(table_id, actor, command)
        await self.check_may_see(table_id, actor)
        if isinstance(command, wire.Rematch):
            return await self._rematch(table_id, actor, command)
        if isinstance(command, wire.Leave):
            await self._let_watch(table_id, actor)
        acted = await self.rooms.act(table_id, actor, self._plan(actor, command), received=received)
        return done(command, acted)

    def _plan(self, actor: Actor, command: wire.Doing) -> Callable[[Room, Story], Plan]:
        """What a command comes to, as things will stand when it is decided."""

        def plan(room: Room, story: Story) -> Plan:
            match command:
                case wire.Move():
                    seat = decide.acting_seat(story, actor, command.seat)
                    stream = room.stream(story, audience_of(story, actor))
                    return decide.move(story, actor, seat, command.code, stream.asked_at(command.seq, story, seat))
                case wire.Undo():
                    stream = room.stream(story, audience_of(story, actor))
                    if command.seq is not None and command.seq != stream.seq:
                        raise Problem("stale", "Something has happened since; look again before you take back.")
                    return decide.undo(story, actor, command.seat, command.steps, stream.at)
                case wire.Vote():
                    stream = room.stream(story, audience_of(story, actor))
                    if command.seq is not None and command.seq < stream.proposed_at(story):
                        raise Problem("stale", "Something else is being voted on by now.")
                    return decide.vote(story, actor, command.yes)
                case wire.Start():
                    return decide.start(story, actor)
                case wire.Leave():
                    return decide.leave(story, actor, command.seat)
                case wire.Hand():
                    idle = self.idle_days * DAY
                    noticed = room.stream(story, audience_of(story, actor)).at
                    return decide.hand(story, actor, command.seat, command.level, self.rooms.clock(), idle, noticed)
                case wire.Fill():
                    return decide.fill(story, actor, command.seat, command.level)
                case wire.TakeBack():
                    return decide.take_back(story, actor, command.seat)
                case wire.Abandon():
                    return decide.abandon(story, actor)
            raise AssertionError(f"no plan for {type(command).__name__}")

        return plan

    # --- new tables ---------------------------------------------------------------------------------

    async def lay(self, made: NewTable) -> None:
        """Write a new table down, and let a bot that is to begin think at once."""
        await self.store.create(made.row, made.entries, made.seats, made.invitations)
        self.rooms.take_up(made.row)

    async def lay_from(self, record: Record, seats: Sequence[Occupant], host: str, *, stays: bool = False) -> NewTable:
        """A private table that goes on, or is looked at, from where a record ends.

        With `stays` nobody can take back what the record holds.
        """
        made = await self.rooms.making.take(
            host,
            lambda: new_table(
                record.game,
                record.options,
                seats,
                host=host,
                listed=False,
                start=True,
                now=self.rooms.clock(),
                record=record,
                stays=stays,
            ),
        )
        await self.lay(made)
        return made

    # --- may they? ------------------------------------------------------------------------------

    async def check_may_see(self, table_id: str, actor: Actor) -> None:
        """Raise unless somebody may see a table: it is listed, they sit there, made it or were invited.

        A table that may not be seen is answered like one that is not there.
        """

        def look(_: Room, story: Story) -> bool:
            person = actor.person
            return story.row.listed or (person is not None and (story.host == person or bool(actor.seats(story))))

        # Whoever may see a table as this worker has it may see it; only a refusal must be up to date.
        if await self.rooms.read(table_id, look, fresh=False) or await self.rooms.read(table_id, look):
            return
        if actor.person is None or not await self.store.visits(table_id, actor.person):
            raise Problem("not_found", "There is no such table.")

    async def _let_watch(self, table_id: str, actor: Actor) -> None:
        """Whoever gets up may watch on, also where no invitation led here: at a rematch."""
        sits = await self.rooms.read(table_id, lambda _, story: bool(actor.seats(story)), fresh=False)
        if sits and actor.person is not None:
            await self.store.visit(table_id, actor.person)

    async def enter(self, table_id: str, actor: Actor, invitation: str) -> int | None:
        """Show an invitation: from now on this person may see the table. The seat that is kept for them, if one is."""
        found = await self.store.invitation(table_id, token_hash(invitation))
        if found is None or actor.person is None:
            raise Problem("not_found", "There is no such table, or the invitation is no longer good.")
        seat = found.seat
        if seat is not None:
            there = (await self.rooms.read(table_id, lambda _, story: list(story.seats)))[seat]
            if there.person not in (None, actor.person) and not there.free:
                raise Problem("taken", "Somebody sits there already.", seat=seat)
            if there.person is None and not there.free:
                seat = None  # a bot's by now: who was invited may watch, until it is open again
        await self.store.visit(table_id, actor.person)
        return seat

    # --- those that are not only entries --------------------------------------------------------

    async def _why_not(self, table_id: str, actor: Actor, command: wire.WhyNot) -> Message:
        await self.check_may_see(table_id, actor)

        def look(_: Room, story: Story) -> tuple[State, int]:
            match = decide.playing(story)
            return match.state.copy(), decide.acting_seat(story, actor, command.seat)

        state, seat = await self.rooms.read(table_id, look, fresh=False)

        def work() -> Message:
            code = command.code if command.code is not None else code_for(state, seat, command.piece or "")
            refusal = state.why_not(state.game.codes.check(code), seat)
            told = None
            if refusal is not None:
                question = state.question_for(seat)
                # Who points at a piece asks about no code: something else is asked, and that has its rule.
                other = command.code is None and refusal.key == "answer-first" and question is not None
                rule = question.rules[0] if other and question is not None else refusal.rule
                told = {
                    "rule": rule,
                    "reading": state.table.readings.get(rule, ""),
                    "key": refusal.key,
                    "args": refusal.args,
                    "text": refusal.say(command.locale),
                }
            return {"type": "why-not", "id": command.id, "code": code, "refusal": told}

        return await self.rooms.try_out(actor.person or "", work)

    async def _preview(self, table_id: str, actor: Actor, command: wire.Preview) -> Message:
        await self.check_may_see(table_id, actor)

        def look(_: Room, story: Story) -> tuple[State, int, list[str]]:
            match = decide.playing(story)
            seat = decide.acting_seat(story, actor, command.seat)
            if seat not in story.asked:
                raise Problem("not_asked", seat=seat)
            return match.state.copy(), seat, names_at(story, command.locale or "en")

        state, seat, names = await self.rooms.read(table_id, look, fresh=False)

        def work() -> Message:
            decide.answer(state, seat, command.code)
            told = preview(state, seat, command.code)
            if command.locale is not None:
                text = state.game.text
                told["events"] = [
                    {**event, "text": text.event(event, command.locale, names)} for event in told["events"]
                ]
                if told["next"] is not None:
                    told["next"]["text"] = text.question(told["next"]["key"], command.locale, told["next"]["about"])
            return {"type": "preview", "id": command.id, "code": command.code, **told}

        return await self.rooms.try_out(actor.person or "", work)

    async def _sit(self, table_id: str, actor: Actor, command: wire.Sit) -> Message:
        if command.invitation is not None:
            invited_to = await self.enter(table_id, actor, command.invitation)
        else:
            await self.check_may_see(table_id, actor)
            invited_to = None
        taken: list[int] = []
        token = new_token()
        tokens: dict[int, str] = {}

        def plan(_: Room, story: Story) -> Plan:
            made = decide.sit(story, actor, command.seat, invited_to)
            seat = made.entries[0][1]["seat"]
            taken[:] = [seat]
            tokens.clear()
            tokens[seat] = token_hash(token)
            return made

        acted = await self.rooms.act(table_id, actor, plan, tokens=tokens)
        return {**done(command, acted), "seat": taken[0], "token": token}

    async def _rematch(self, table_id: str, actor: Actor, command: wire.Rematch) -> Message:
        """A new table for the same people, unless somebody has asked for one already: then it is that one.

        The table is written together with the entry that names it, so of two who ask at once one makes it.
        """

        def plan(_: Room, story: Story) -> Plan:
            decide.rematch(story, actor)
            if story.rematch is not None:
                return Plan()
            fresh = self._again(story, actor)
            self.limits.take("table", fresh.row.host)
            return Plan([("rematch", {"table": fresh.row.id})], lays=fresh.written())

        acted = await self.rooms.act(table_id, actor, plan)
        again = acted.story.rematch
        assert again is not None
        return {**done(command, acted), "table": again, "token": await self._handed_on(table_id, again, actor)}

    async def _handed_on(self, table_id: str, again: str, actor: Actor) -> str | None:
        """What opens the same seat at the next table, for whoever came with a token and has no cookie."""
        if actor.only is None:
            return None
        token = new_token()
        seat = SeatRow(again, actor.only, actor.person, token_hash(token))
        return token if await self.store.hand_on_token(table_id, seat) else None

    def _again(self, story: Story, actor: Actor) -> NewTable:
        """The same game with the same people and bots, who need not sit down again."""
        assert story.game is not None
        assert actor.person is not None
        seats = [seat.again() for seat in story.seats]
        return new_table(
            story.game,
            story.row.options,
            seats,
            host=actor.person,
            listed=story.row.listed,
            start=not any(seat.free for seat in seats),
            now=self.rooms.clock(),
            told=False,
        )

    async def bring(self, old: Person, new: Person) -> None:
        """Seats of a guest become those of the account that the guest signed in to, and so does what the guest hosts
        and may see. Where that fails half-way it can be asked for again."""
        for row, _ in await self.store.tables_of(old.id, MOST_TABLES):
            await self.rooms.act(row.id, Actor(new.id), lambda _, story: decide.bring(story, old.id, new.id))
            if row.host == old.id:
                await self.store.set_host(row.id, new.id)
        await self.store.move_visits(old.id, new.id)


def code_for(state: State, seat: int, piece: str) -> int:
    """What somebody who points at a piece most likely means. The name of a code ("sell red-cog") means that very code.

    Else it is a code like those on offer, if there is one; of several that which needs nothing else, or only what could
    be used now: who points at a place where no line leads means an explorer that can move at all.
    """
    codes = state.game.codes
    named = [code for code in range(codes.size) if codes.name(code) == piece]
    if named:
        return named[0]
    legal = state.legal(seat)
    offered = {codes.span(code).name for code in legal}
    usable = {one for code in legal for one in codes.pieces(code)}
    found = [code for code in range(codes.size) if piece in codes.pieces(code)]
    if not found:
        raise Problem("bad_request", "No answer in this game points at such a piece.")

    def unlikely(code: int) -> tuple[bool, bool, int]:
        others = [one for one in codes.pieces(code) if one != piece]
        return (codes.span(code).name not in offered, not usable.issuperset(others), len(others))

    return min(found, key=unlikely)


def done(command: wire.Command, acted: Acted) -> Message:
    """The answer to a command that was carried out."""
    return {"type": "done", "id": command.id, "seq": acted.seq, "seat": None, "token": None, "table": None}


def now() -> float:
    """The moment a command came in."""
    return time.perf_counter()
