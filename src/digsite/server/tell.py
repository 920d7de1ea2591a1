"""What each audience is told: numbered messages that follow from the journal and from nothing else.

An audience is the set of seats that one viewer has; the empty set is a spectator. Messages are numbered for each
audience by itself: an entry of which an audience may not notice anything gives it no message and no number, so that
nobody can count the choices another seat makes in private. Two journals that differ only in what a seat may not know
give that seat the same bytes.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeAlias

from digsite import Game, State
from digsite.kernel.events import Event
from digsite.kernel.game import edition_of
from digsite.server.decide import free_steps, own_moves
from digsite.server.journal import Entry, TableRow
from digsite.server.story import Story

Message: TypeAlias = dict[str, Any]
Audience: TypeAlias = tuple[int, ...]
"""Seats, ascending; () is a spectator."""

SPECTATOR: Final[Audience] = ()

LAST_ANSWERS: Final = 40
"""So many of a seat's own answers are told again to whoever has just come: no action of any game takes more."""

QUIET: Final = ("move", "undo", "start", "host")
"""Entries that are told only as far as they change what an audience can see."""


class Stream:
    """What one audience has been told so far, and where that stands in the journal."""

    def __init__(self, audience: Audience) -> None:
        self.audience: Final = audience
        self.seats: Final[tuple[int | None, ...]] = audience or (None,)
        """The points of view it has."""
        self.at: Final[list[int]] = []
        """For each message, by its number: the entry it told of."""
        self._table: Message = {}
        self._change = -1
        """As of which change of the story the table was told."""
        self._views: Final[dict[int | None, dict[str, Any]]] = {}
        self._questions: Final[dict[int | None, Message | None]] = {}

    @property
    def seq(self) -> int:
        """The number of the last message; -1 before the first."""
        return len(self.at) - 1

    def after(self, story: Story) -> Message | None:
        """The message about the last entry of the story, or None if this audience notices nothing of it."""
        entry = story.journal[-1]
        table = self._table if self._change == story.changes else self.table(story)
        self._change = story.changes
        told = [self._told(story, seat) for seat in self.seats]
        news = any("view" in item or item["events"] or "question" in item for item in told)
        if not news and table == self._table and entry.kind in QUIET:
            return None
        self.at.append(story.seq)
        message: Message = {"type": "update", "seq": self.seq, "at": entry.at, "what": self.what(story, entry)}
        if table != self._table:
            message["table"] = table
            self._table = table
        message["asked"] = story.asked
        message["told"] = told
        for item in told:
            if item.get("question"):
                item["question"]["seq"] = self.seq
        return message

    def full(self, story: Story) -> Message:
        """Everything this audience may know now, for whoever has just come. The stream must be up to the story."""
        told = []
        for seat in self.seats:
            item: Message = {"seat": seat, "undo": undo_told(story, seat)}
            if story.state is not None:
                item["view"] = {"changed": self._views[seat], "gone": []}
                item["question"] = self._questions.get(seat)
                item["answered"] = answered(story, seat)
            told.append(item)
        return {
            "type": "full",
            "seq": self.seq,
            "at": story.journal[self.at[-1]].at,
            "as": list(self.audience),
            "table": self._table,
            "asked": story.asked,
            "told": told,
        }

    def has_told(self, story: Story, seq: int, at: float | None) -> bool:
        """Whether message `seq` was told (-1: none yet), at that time if one is named. Where it was another time, the
        server was set back to a copy, and others have played on from there."""
        if not -1 <= seq <= self.seq:
            return False
        return at is None or seq < 0 or story.journal[self.at[seq]].at == at

    def asked_at(self, seq: int, story: Story, seat: int) -> int | None:
        """The entry with which the question came up that this seat was last asked when it had heard message `seq`."""
        since = story.asked_since.get(seat)
        if since is None or not 0 <= seq < len(self.at):
            return None
        number = bisect_right(self.at, since) - 1
        return since if number <= seq else -1

    def proposed_at(self, story: Story) -> int:
        """The message that told of what is being voted on; -1 if nothing is."""
        return -1 if story.proposal is None else bisect_right(self.at, story.proposal.asked_at) - 1

    # --- parts ----------------------------------------------------------------------------------

    def _told(self, story: Story, seat: int | None) -> Message:
        """What is new for one point of view."""
        events = events_told(story.events, seat)
        item: Message = {"seat": seat, "events": events, "undo": undo_told(story, seat)}
        state = story.state
        if state is None:
            return item
        view = state.view(seat)
        before = self._views.get(seat, {})
        changed = {key: value for key, value in view.items() if key not in before or before[key] != value}
        gone = [key for key in before if key not in view]
        if changed or gone:
            item["view"] = {"changed": changed, "gone": gone}
        self._views[seat] = view
        entry = story.journal[-1]
        if entry.kind == "move" and entry.data["seat"] == seat and not story.frozen:
            item["answered"] = [option_told(state.game, entry.data["code"])]
        question = None if seat is None or story.over or story.frozen else question_told(state, seat)
        asked = self._questions.get(seat)
        if question is None:
            if asked is not None:
                item["question"] = None
        elif asked is None or without_seq(asked) != question or story.asked_since[question["seat"]] == story.seq:
            item["question"] = question
        if "question" in item:
            self._questions[seat] = item["question"]
        return item

    def what(self, story: Story, entry: Entry) -> Message:
        """The entry as everybody may know it."""
        data = entry.data
        told: Message = {"kind": entry.kind}
        if "seat" in data:
            told["seat"] = data["seat"]
        if entry.kind == "undo":
            told["redraw"] = data["redraw"] is not None
        elif entry.kind == "vote":
            told["seats"], told["yes"] = data["seats"], data["yes"]
            told["withdrawn"] = not data["yes"] and story.asked_last in data["seats"]
        return told

    def table(self, story: Story) -> Message:
        """The table as everybody may know it."""
        row = story.row
        asked = story.proposal
        told: Message = {
            "id": row.id,
            "game": row.game,
            "options": row.options,
            "edition": edition_of(story.options) or None,
            "readings": story.readings,
            "rules_version": row.rules_version,
            "older_rules": story.older_rules,
            "components": row.components,
            "listed": row.listed,
            "created_at": row.created_at,
            "status": story.status,
            "seats": [occupant.told(seat) for seat, occupant in enumerate(story.seats)],
            "commitment": row.commitment,
            "imported": row.seed is not None,
            "proposal": None,
            "rematch": story.rematch,
            "frozen": story.frozen,
            "secret": row.secret if story.over else None,
        }
        if asked is not None:
            asker = story.seats[asked.seat].person
            told["proposal"] = {
                "seat": asked.seat,
                "what": asked.what,
                "since": self._since(story, asked.to) if asked.what == "undo" else None,
                "needed": story.others(asker),
                "yes": sorted(asked.yes),
            }
        return told

    def _since(self, story: Story, to: int) -> int:
        """The message after which an undo to that move goes back, as this audience counts."""
        return bisect_right(self.at, story.line[to] - 1) - 1


def events_told(events: Iterable[Event], seat: int | None) -> list[Message]:
    """What a seat is told of some events, each with the rule that made it happen, where its kind has several."""
    told: list[Message] = []
    for event in events:
        seen = event.seen(seat)
        if seen is not None:
            told.append({**seen, "rule": event.rule} if event.rule else seen)
    return told


def undo_told(story: Story, seat: int | None) -> Message | None:
    """How far a seat may take back: freely, and at all."""
    if seat is None or story.match is None or story.over or story.frozen:
        return None
    n_moves = len(own_moves(story, story.match, seat)) if story.stay else story.match.moves_of(seat)
    return {"free": free_steps(story, seat), "all": n_moves}


def answered(story: Story, seat: int | None) -> list[Message]:
    """The last answers of a seat that is asked, oldest first: the way to where it stands. Nobody else is told of it."""
    if story.match is None or seat not in story.asked:
        return []
    entries = [story.journal[story.line[number]] for number in story.match.own_moves(seat)[:LAST_ANSWERS]]
    return [option_told(story.match.state.game, entry.data["code"]) for entry in reversed(entries)]


def question_told(state: State, seat: int) -> Message | None:
    """What a seat is asked, with its answers: codes, the keys and fields of their words, and what they point at."""
    question = state.question_for(seat)
    if question is None:
        return None
    game = state.game
    return {
        "seat": seat,
        "key": question.key,
        "rules": question.rules,
        "about": question.about,
        "options": [option_told(game, choice.code) for choice in question.options],
    }


def without_seq(question: Message) -> Message:
    """A question without its number."""
    return {key: value for key, value in question.items() if key != "seq"}


_options: Final[dict[tuple[str, int], Message]] = {}


def option_told(game: Game, code: int) -> Message:
    """A code as an answer: the same at every table, so it is made once."""
    found = _options.get((game.key, code))
    if found is None:
        found = {
            "code": code,
            "name": game.codes.name(code),
            "words": f"code-{game.codes.span(code).name}",
            "fields": game.text.code_fields(code),
            "pieces": game.codes.pieces(code),
        }
        _options[game.key, code] = found
    return found


def told_from_the_start(
    row: TableRow, entries: list[Entry], audience: Audience
) -> Iterator[tuple[Story, Message | None]]:
    """Every message an audience was ever told, entry by entry, with the story at that point."""
    story = Story(row)
    stream = Stream(audience)
    for entry in entries:
        story.apply(entry)
        yield story, stream.after(story)
