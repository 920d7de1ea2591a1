"""A table and its twin, which differs only in what one seat may not know, side by side."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any, Final

import orjson

from digsite import Game, Match, Rng, State
from digsite.lab.checks import CheckFailed, resampled
from digsite.lab.inspectors import inspector_of
from digsite.lab.server.desk import Desk, taken
from digsite.server.briefing import lines_since
from digsite.server.decide import Actor
from digsite.server.journal import Entry, TableRow
from digsite.server.room import Viewer, missed
from digsite.server.routes.tables import card
from digsite.server.saying import PLAIN, Style
from digsite.server.stages import staged
from digsite.server.story import Story
from digsite.server.tell import SPECTATOR, Audience

STYLES: Final = (PLAIN, PLAIN, PLAIN, Style("de"), Style(None, shown=True))
"""How the seat is told things: mostly plainly, for words are slow to make."""
CONSIDERED: Final = "what was considered"
AROUND: Final = 200
"""How many letters on both sides of a difference are shown."""


class Tally:
    """What a run has done."""

    def __init__(self) -> None:
        self.games: int = 0
        self.moves: int = 0
        self.messages: int = 0
        """Messages and answers that were compared."""
        self.done: Counter[str] = Counter()
        """What was done at both tables, and how twins came about and parted."""


class TwinStory(Story):
    """A story whose position was exchanged for its twin; an undo goes back to the twin's positions."""

    def __init__(self, row: TableRow) -> None:
        super().__init__(row)
        self.positions: Final[dict[int, State]] = {}
        """The twin's position after so many moves."""

    @staticmethod
    def of(story: Story, game: Game) -> TwinStory:
        """The same story again. It is copied, for with many undos it takes long to tell it anew."""
        assert story.match is not None
        twin = TwinStory(story.row)
        twin.journal.extend(story.journal)
        twin.seats = list(story.seats)
        twin.status = story.status
        twin.proposal = copy.deepcopy(story.proposal)
        twin.line.extend(story.line)
        twin.asked_since.update(story.asked_since)
        record = twin.blank_record(game)
        record.entries.extend(story.match.record.entries)
        twin.match = Match(record, [])
        return twin

    def become(self, state: State) -> None:
        """Take that position from here on."""
        assert self.match is not None
        self.match.state = state
        self.positions[len(self.line)] = state.copy()

    def _answer(self, game: Game, entry: Entry) -> None:
        super()._answer(game, entry)
        if not self.positions:
            return
        assert self.match is not None
        if entry.kind == "undo":
            state = self.positions.get(len(self.line))
            if state is None:
                return  # before it became a twin: there they are one and the same
            state = state.copy()
            if entry.data["redraw"] is not None:
                game.redraw(state, Rng(entry.data["redraw"]))
            self.match.state = state
        self.positions[len(self.line)] = self.match.state.copy()


class Pair:
    """A table and its twin, for one seat (None: a spectator)."""

    def __init__(self, one: Desk, seat: int | None, rng: Rng, tally: Tally) -> None:
        assert one.story.game is not None
        self.game: Final = one.story.game
        self.one: Final = one
        self.seat: Final = seat
        self.audience: Final[Audience] = SPECTATOR if seat is None else (seat,)
        self.rng: Final = rng
        self.tally: Final = tally
        self.first: Final = len(one.story.line)
        """The move from which on they are twins."""
        self.hidden, self.other = self._twin()
        tally.done[f"twins by {self.hidden}"] += 1
        self.actor: Final = Actor(None) if seat is None else Actor(f"p{seat}", "", seat)
        self.style: Final = STYLES[rng.below(len(STYLES))]
        self.viewers: Final[list[tuple[Viewer, Viewer]]] = []
        for actor in (self.actor,) if seat is None else (self.actor, Actor(None)):
            self.viewers.append((one.listen(actor, self.style), self.other.listen(actor, self.style)))

    def _twin(self) -> tuple[str, Desk]:
        """A table that differs in what the seat may not know, and in what."""
        story = TwinStory.of(self.one.story, self.game)
        state, rng = self.one.story.state, self.rng
        assert state is not None
        hidden = CONSIDERED
        kind = rng.below(3)
        found = resampled(state, self.seat, rng) if kind == 0 else None
        if kind == 1:
            found = inspector_of(self.game).twin(state, self.seat, rng)
        if found is not None:
            story.become(found)
            hidden = "cards"
        other = Desk(story)
        other.now = self.one.now
        for audience in {self.audience, SPECTATOR}:
            other.room.streams[audience] = copy.deepcopy(self.one.room.stream(self.one.story, audience))
        return hidden, other

    def end(self) -> None:
        """Nobody listens any more."""
        for one, other in self.viewers:
            self.one.room.viewers.discard(one)
            self.other.room.viewers.discard(other)

    # --- comparing ------------------------------------------------------------------------------

    def same(self, what: str, one: object, other: object) -> None:
        """Raise unless both were told the same."""
        self.tally.messages += 1
        if one != other:
            here, there = first_difference(one, other)
            raise CheckFailed("streams", f"{what}: seat {self.seat} is told {here} here and {there} by the twin")

    def parted(self) -> str:
        """Compare what everybody was told since. Why the twins are twins no longer, or ""."""
        for one, other in self.viewers:
            heard, also = taken(one), taken(other)
            if heard != also:
                return self._by_right(heard, also)
            self.tally.messages += len(heard)
        if len(self.one.story.line) < self.first:
            return "undone"
        one_last, other_last = (desk.story.journal[-1].data.get("redraw") for desk in (self.one, self.other))
        if one_last != other_last:
            # Chance is drawn anew by the number of the entry, which counts what was chosen in private too. Without the
            # secret nobody can tell one chance from another; but from here on it is another.
            return "redrawn"
        return "over" if self.one.story.over else ""

    def _by_right(self, heard: list[str], also: list[str]) -> str:
        """The kind of the event by which the seat was shown what was hidden; CheckFailed if there is none."""
        for text, twin_text in zip(heard, also, strict=False):
            if text != twin_text:
                for told, twin_told in zip(events(text), events(twin_text), strict=False):
                    if told != twin_told:
                        if inspector_of(self.game).may_part(told, twin_told, self.seat):
                            return str(told["kind"])
                        break
                self.same("messages", text, twin_text)
        self.same("messages", heard, also)
        raise AssertionError("they are the same")

    def look(self) -> None:
        """Compare what can be asked for at any time."""
        desks = (self.one, self.other)
        self.same("full", *[desk.room.everything(desk.story, self.audience, self.style) for desk in desks])
        self.same("card", *[orjson.dumps(card(desk.room, desk.story)).decode() for desk in desks])

    def look_back(self) -> None:
        """Compare what is told again from the journal. Only where that is the journal of what is at the table."""
        if self.hidden != CONSIDERED:
            return
        desks = (self.one, self.other)
        after = int(self.rng.below(self.one.room.stream(self.one.story, self.audience).seq + 1)) - 1
        told = [missed(desk.story.row, desk.story.journal, self.audience, after, PLAIN) for desk in desks]
        self.same("missed", *[[message for _, message in messages] for messages in told])
        self.same("stages", *[staged(desk.story.row, desk.story.journal, self.audience, after + 1) for desk in desks])
        self.same("log", *[lines_since(desk.story.row, desk.story.journal, self.audience, -1, "en") for desk in desks])


def events(text: str) -> list[dict[str, Any]]:
    """The events of a message, for the first point of view."""
    told: list[dict[str, Any]] = orjson.loads(text)["told"][0].get("events", [])
    return told


def first_difference(one: object, other: object) -> tuple[str, str]:
    """Where two things begin to differ, with what stands around it."""
    here, there = [text if isinstance(text, str) else orjson.dumps(text).decode() for text in (one, other)]
    n = next((i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), min(len(here), len(there)))
    start = max(0, n - AROUND)
    return f"...{here[start : n + AROUND]}...", f"...{there[start : n + AROUND]}..."
