"""The story of a table: what its journal adds up to.

Pure: no clock, no network, no database. Given the same row and the same entries it is the same everywhere, so any
worker can take a table up at any time.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

import digsite
from digsite import Event, Game, Match, Record, State
from digsite.kernel.errors import BadRecord, DigsiteError
from digsite.kernel.fairness import seed_of
from digsite.kernel.record import NO_SEED
from digsite.server.journal import ABANDONED, FINISHED, RUNNING, WAITING, Entry, TableRow
from digsite.server.rulings import readings_told
from digsite.server.seats import Occupant, filled


@dataclass(slots=True)
class Proposal:
    """Something that the other people at the table must agree to."""

    seat: int
    what: str
    """"undo" or "abandon"."""
    to: int
    """For an undo: how many moves would be left."""
    asked_at: int
    """The entry that asked."""
    yes: set[int] = field(default_factory=set)
    """The seats that have agreed."""


class Story:
    """A table as it is after the entries that were applied."""

    def __init__(self, row: TableRow) -> None:
        self.row: Final = row
        self.game: Final[Game | None] = game_of(row.game)
        self.journal: Final[list[Entry]] = []
        self.seats: list[Occupant] = [Occupant(free=True) for _ in range(row.n_seats)]
        self.host: str = row.host
        """The person who invites, and may start or close the table: a guest takes that along to an account."""
        self.status: str = WAITING
        self.proposal: Proposal | None = None
        self.rematch: str | None = None
        self.match: Match | None = None
        """The game, from the start on."""
        self.events: list[Event] = []
        """What the last entry caused in the game."""
        self.changes = 0
        """Rises whenever something about the table itself may have changed; most moves leave it as it is."""
        self.line: Final[list[int]] = []
        """For every move that counts after all undos: the entry it was."""
        self.stay: int = 0
        """So many moves at the start laid the table, as for a lesson: nobody takes them back."""
        self.laid: bool = False
        """Whether it was laid so, even if it took no move."""
        self.asked_since: Final[dict[int, int]] = {}
        """For every seat that is asked: the entry with which its question came up."""
        self.options: dict[str, Any] = {}
        """The options as this version of the rules plays them: the same game. Empty where the table cannot go on."""
        self.frozen: str = self._why_frozen()
        """Why this table cannot go on here, or "" if it can."""

    # --- what it is -----------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the last entry; -1 before the first."""
        return len(self.journal) - 1

    @property
    def state(self) -> State | None:
        """The position, once the game has begun."""
        return None if self.match is None else self.match.state

    @cached_property
    def readings(self) -> list[dict[str, Any]]:
        """The reading in force of every ruling that matters here, as everybody may know it."""
        return readings_told(self.game, self.row.n_seats, self.options) if self.game and self.options else []

    @property
    def older_rules(self) -> bool:
        """Whether the game was begun by an older version of the rules, and goes on by it."""
        return not self.frozen and self.game is not None and self.row.rules_version != self.game.rules_version

    @property
    def asked(self) -> list[int]:
        """The seats that may answer now."""
        state = self.state
        return state.seats if state is not None and self.status == RUNNING and not self.frozen else []

    @property
    def asked_bits(self) -> int:
        """The same as bits, for the index."""
        return sum(1 << seat for seat in self.asked)

    @property
    def bots_asked(self) -> list[int]:
        """The seats that are asked and that a bot plays."""
        return [seat for seat in self.asked if self.seats[seat].bot is not None]

    @property
    def over(self) -> bool:
        """Whether nothing more will be played here."""
        return self.status in (FINISHED, ABANDONED)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person has."""
        return [] if person is None else [i for i, seat in enumerate(self.seats) if seat.person == person]

    def others(self, person: str | None) -> list[int]:
        """The seats of other people who play: those whose consent a vote needs."""
        return [i for i, seat in enumerate(self.seats) if seat.is_human and seat.person != person]

    # --- going on -------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Take up the next entry.

        Raises:
            ValueError: it is not the next one.
        """
        if entry.seq != self.seq + 1:
            raise ValueError(f"table {self.row.id}: entry {entry.seq} cannot follow {self.seq}")
        self.journal.append(entry)
        before = (self.status, self.proposal, self.frozen)
        self._take_up(entry)
        if self.frozen and self.status == RUNNING and self.row.status in (FINISHED, ABANDONED):
            # How it ended cannot be worked out here, but it was written down. It is said from the first on, so that
            # messages keep their numbers whatever is written behind the end.
            self.status = self.row.status
        if entry.kind != "move" or before != (self.status, self.proposal, self.frozen):
            self.changes += 1

    def _take_up(self, entry: Entry) -> None:
        self.events = []
        data = entry.data
        open_vote = self.proposal
        before = None if open_vote is None else self._public()
        if entry.kind not in ("vote", "host"):
            self.proposal = None  # whatever happens, the answer was asked for as things stood
        match entry.kind:
            case "made":
                self.seats = [Occupant.from_json(seat) for seat in data["seats"]]
            case "sit":
                taken = self.seats[data["seat"]].taken(data["person"], data["name"], data.get("bot"))
                self.seats[data["seat"]] = taken
                if data.get("host"):
                    self.host = data["person"]
            case "leave":
                there = self.seats[data["seat"]].left(data.get("level"))
                self.seats[data["seat"]] = filled(None, data["kept"]) if "kept" in data else there
            case "fill":
                self.seats[data["seat"]] = filled(data["level"], data.get("kept"))
            case "bot":
                self.seats[data["seat"]] = self.seats[data["seat"]].played_by(data["level"])
            case "back":
                self.seats[data["seat"]] = self.seats[data["seat"]].played_by(None)
            case "ask":
                self._ask(entry)
            case "vote":
                self._vote(data["seats"], data["yes"])
            case "abandon":
                self.status = ABANDONED
            case "rematch":
                self.rematch = data["table"]
            case "host":
                self.host = data["person"]
            case "start" | "move" | "undo":
                self._play(entry)
                agreed = data.get("redraw") is not None  # an undo that was voted for, in the open
                if open_vote is not None and not agreed and self._public() == before:
                    self.proposal = open_vote  # were it to lapse now, it would tell of a choice made in private
            case "missing" | "damaged":
                self.frozen = self.frozen or f"entry {entry.seq} is {entry.kind}"
                if self.status == WAITING:
                    self.status = self.row.status  # it may have been the start
            case _:
                self.frozen = f"entry {entry.seq} is of a kind that this Digsite does not know: {entry.kind!r}"

    def _public(self) -> tuple[Any, ...]:
        """What everybody can see, with what everybody was told last."""
        view = None if self.state is None else self.state.view(None)
        told = [event for event in self.events if event.seen(None) is not None]
        return (self.status, self.frozen, self.asked, view, told)

    def _ask(self, entry: Entry) -> None:
        data = entry.data
        if data["what"] == "undo" and not 0 <= data["to"] < len(self.line):
            # Where the table is frozen already, moves may not have been taken up: nobody can say what was to go.
            self.frozen = self.frozen or f"entry {entry.seq} cannot be replayed: there is no move {data['to']} to undo"
            return
        self.proposal = Proposal(data["seat"], data["what"], data["to"], entry.seq)

    @property
    def asked_last(self) -> int | None:
        """The seat that asked the others for something last."""
        return next((entry.data["seat"] for entry in reversed(self.journal) if entry.kind == "ask"), None)

    def kept_for(self, seat: int) -> str | None:
        """For whom a seat was kept when the table was made; None if for nobody."""
        made = self.journal[0]
        first = Occupant.from_json(made.data["seats"][seat]) if made.kind == "made" else Occupant()
        return first.name if first.invited else None

    def _vote(self, seats: list[int], yes: bool) -> None:
        if self.proposal is None:
            return
        if yes:
            self.proposal.yes.update(seats)
        else:
            self.proposal = None

    def _play(self, entry: Entry) -> None:
        """An entry that changes the position."""
        if entry.kind == "start":
            self.status = RUNNING
        if self.frozen or self.game is None:
            return
        before = self.asked
        try:
            self._answer(self.game, entry)
        except DigsiteError as problem:
            # A journal that cannot be replayed is shown as it is and never written to again.
            self.frozen = f"entry {entry.seq} cannot be replayed: {problem}"
            return
        assert self.match is not None
        if self.match.state.over:
            self.status = FINISHED
        # Where several may answer at once, the questions of the others stay as they are; also when somebody takes back
        # freely, which takes back nothing but what that seat has answered since.
        stays = entry.kind == "move" or (entry.kind == "undo" and entry.data["redraw"] is None)
        keep = before if stays else []
        asked = self.asked
        kept = {seat: self.asked_since[seat] for seat in asked if seat in keep and seat != entry.data["seat"]}
        self.asked_since.clear()
        self.asked_since.update({seat: kept.get(seat, entry.seq) for seat in asked})

    def _answer(self, game: Game, entry: Entry) -> None:
        data = entry.data
        if entry.kind == "start":
            self.stay = data.get("stay", 0)
            self.laid = "stay" in data
            self.match = Match(self.blank_record(game), [])
            self.events = self.match.state.events
            return
        if self.match is None:
            raise BadRecord("no game has begun")
        if entry.kind == "move":
            self.match.play(data["code"], data["seat"])
            self.events = self.match.state.events
            self.line.append(entry.seq)
        else:
            self.match.go_back(data["to"], NO_SEED if data["redraw"] is None else data["redraw"])
            del self.line[data["to"] :]

    def blank_record(self, game: Game) -> Record:
        """The record of this table before the first move."""
        row = self.row
        seed = seed_of(row.secret) if row.seed is None else row.seed
        record = Record.of_version(row.rules_version, game, row.n_seats, seed, row.options)
        record.components = row.components
        return record

    def _why_frozen(self) -> str:
        row = self.row
        if self.game is None:
            return f"this Digsite does not have the game {row.game!r}"
        if not self.game.plays_version(row.rules_version):
            return (
                f"the game was begun by rules version {row.rules_version} of {self.game.title}; "
                f"this Digsite plays version {self.game.rules_version}"
            )
        try:
            now = self.game.from_version(row.rules_version, row.n_seats, row.options)
            options = self.game.check_options(row.n_seats, now)
            found = self.game.components_digest(options)
        except DigsiteError as problem:
            return f"the table cannot be set up here: {problem}"
        if found != row.components:
            return f"the game was begun with components {row.components!r}; the pack in use is {found!r}"
        self.options = options
        return ""


def game_of(key: str) -> Game | None:
    """The game of that key, if this Digsite has it."""
    return digsite.game(key) if key in digsite.game_keys() else None


def replayed(row: TableRow, entries: list[Entry]) -> Story:
    """The story that a journal tells."""
    story = Story(row)
    for entry in entries:
        story.apply(entry)
    return story
