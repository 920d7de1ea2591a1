"""A record is the game: options, seed and codes. Everything else can be made from it.

An undo is an entry of its own and never deletes one. `["undo", 3]` goes back to the position after three moves of the
line played so far; `["undo", 3, SEED]` also draws anew, from that seed, what chance had not yet revealed there.

Where the chance of a game was promised beforehand the record holds the commitment and, once it was revealed, the secret
(`fairness`). It may also name the players.

There are two forms that say the same: JSON, and a text that people can read and edit.
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Final, SupportsIndex

from digsite.kernel.errors import BadInput, BadRecord, IllegalMove
from digsite.kernel.fairness import DIGITS, check_chance, is_hex
from digsite.kernel.game import Game
from digsite.kernel.options import own_options
from digsite.kernel.record_file import read_whole, write_whole
from digsite.kernel.record_text import parse_text, to_text
from digsite.kernel.registry import game as find_game
from digsite.kernel.rng import MAX_SEED, Rng, check_seed
from digsite.kernel.state import State
from digsite.kernel.values import LONGEST_NAME, is_int, is_name, shown

FORMAT: Final = 1
"""The form of the file. It rises when an older Digsite could not read it."""

NO_SEED: Final = -1


class Entry:
    """One entry: a move (`seat` plays `code`) or an undo (back `to` that many moves, `redraw` from a seed or not)."""

    def __init__(self, seat: int, code: int, to: int = -1, redraw: int = NO_SEED) -> None:
        self.seat: Final = seat
        self.code: Final = code
        self.to: Final = to
        self.redraw: Final = redraw

    @property
    def is_undo(self) -> bool:
        """Whether this takes moves back rather than making one."""
        return self.to >= 0

    def to_json(self) -> list[object]:
        """[seat, code], ["undo", to] or ["undo", to, seed]."""
        if not self.is_undo:
            return [self.seat, self.code]
        return ["undo", self.to] if self.redraw == NO_SEED else ["undo", self.to, self.redraw]


def line_of(entries: list[Entry]) -> list[Entry]:
    """The line that counts after all undos: moves, and where chance was drawn anew (as undo entries)."""
    return [entries[place - 1] for place in places_of(entries)]


def places_of(entries: list[Entry]) -> list[int]:
    """Where the entries of that line stand in the record, counted from 1."""
    places: list[int] = []
    n_moves = 0
    for place, entry in enumerate(entries, 1):
        if not entry.is_undo:
            places.append(place)
            n_moves += 1
            continue
        if entry.to >= n_moves:
            raise BadRecord(f"entry {place}: cannot go back to move {shown(entry.to)}; {n_moves} are on the line")
        while n_moves > entry.to:
            if not entries[places.pop() - 1].is_undo:
                n_moves -= 1
        if entry.redraw != NO_SEED:
            places.append(place)
    return places


def brought_to_light(state: State, rng_before: list[int]) -> bool:
    """Whether something hidden or chance came to light with the last move; `rng_before` is the chance before it.

    What one seat shows of its own hides nothing where it sits alone.
    """
    if state.rng.words() != rng_before:
        return True
    others = state.n_seats > 1
    return any(event.kind.reveals or (event.shows and others) for event in state.events)


def digest_of(state: State, version: int | None = None) -> str:
    """A short name for a position: equal positions, and only they, have the same.

    Of a game of an older version of the rules it is the name that this version gave it.
    """
    data = state.to_json()
    if version is not None:
        data = state.game.as_version(version, data)
    packed = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(packed.encode()).hexdigest()


class Record:
    """Options, seed, codes; save, load, replay, verify.

    >>> import digsite
    >>> record = digsite.Record.start("archaeology", seats=2, seed=5, options={"monument": "tomb"})
    >>> state = record.replay()
    >>> record.add(state.legal()[0])
    >>> record.replay().seat != state.seat
    True
    """

    def __init__(self, game: Game, seats: int, seed: int, options: dict[str, object]) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.seed: Final = seed
        self.options: Final = own_options(options)
        self.rules_version: int = game.rules_version
        """The version of the rules that the game was begun with; `options` say the same in the present one."""
        self.components: str = game.components_digest(options)
        """The digest of the component pack."""
        self.entries: Final[list[Entry]] = []
        self.scores: list[int] | None = None
        """The final scores, once the game is over and `close` was called."""
        self.digest: str = ""
        """The digest of the final position, likewise."""
        self.commitment: str = ""
        """What was shown about the chance of the game before it began; empty if nothing was."""
        self.secret: str = ""
        """From what that chance follows; empty until it is revealed."""
        self.players: list[str] = []
        """The name of whoever sat at each seat; empty if the record does not say."""

    @staticmethod
    def start(game: str | Game, *, seats: object, seed: object, options: object = None) -> Record:
        """An empty record of a game that is about to begin."""
        found = find_game(game) if isinstance(game, str) else game
        checked = found.check_options(seats, options)
        assert isinstance(seats, int)
        return Record(found, seats, check_seed(seed), checked)

    @staticmethod
    def of_version(version: int, game: Game, seats: object, seed: int, options: object) -> Record:
        """An empty record of a game that was begun by that version of the rules, and goes on by it."""
        record = Record.start(game, seats=seats, seed=seed, options=game.from_version(version, seats, options))
        record.rules_version = version
        return record

    def add(self, code: SupportsIndex, seat: object = None) -> None:
        """Append a move without playing it; `replay` and `verify` check it. Without a seat: whoever is asked first."""
        if seat is None:
            asked = self.replay().seat
            if asked is None:
                raise BadRecord("the game is over; no move can follow")
            seat = asked
        number = self.game.codes.check(code)
        if not is_int(seat) or not 0 <= seat < self.seats:
            raise BadRecord(f"seat {shown(seat)} is not at this table of {self.seats}")
        self.entries.append(Entry(seat, number))

    def begin(self) -> State:
        """The position before the first move.

        Raises:
            BadRecord: the component pack is no longer the one that this game was played with.
        """
        found = self.game.components_digest(self.options)
        if found != self.components:
            raise BadRecord(f"components: played with {self.components!r}; the pack is now {found!r}")
        return self.game.new(seats=self.seats, seed=self.seed, options=self.options)

    def replay(self, n_entries: object = None) -> State:
        """The position after the first `n_entries` entries (None: all of them)."""
        n = len(self.entries) if n_entries is None else n_entries
        if not is_int(n) or not 0 <= n <= len(self.entries):
            raise BadInput(f"replay: {shown(n)} is not from 0 to {len(self.entries)}, the number of entries")
        state = self.begin()
        for place in places_of(self.entries[:n]):
            self.step(state, self.entries[place - 1], place)
        return state

    def step(self, state: State, entry: Entry, place: int) -> None:
        """Play one entry on a state; `place` is where it stands in the record, counted from 1."""
        if entry.is_undo:
            self.game.redraw(state, Rng(entry.redraw))
            return
        try:
            state.play(entry.code, seat=entry.seat)
        except IllegalMove as problem:
            raise BadRecord(f"move {place}, seat {entry.seat}: {problem}") from problem
        except BadInput as wrong:  # another name: compiled, a name keeps the type it has first
            raise BadRecord(f"move {place}: {wrong}") from wrong

    def __reduce__(self) -> tuple[object, ...]:
        return (Record.from_json, (self.to_json(),))

    def close(self, state: State) -> None:
        """Write down how the game ended, so that `verify` can check it."""
        if not state.over:
            raise BadRecord("the game is not over; there is no end to write down")
        self.scores = state.scores
        self.digest = digest_of(state, self.rules_version)

    def set_fairness(self, commitment: object, secret: object = "") -> None:
        """Write down what was promised about the chance of the game, and the secret once it is revealed.

        Raises:
            BadRecord: one of them is not 64 hexadecimal digits. Whether they agree is for `verify` to say.
        """
        if not is_hex(commitment):
            raise BadRecord(f"fairness: commitment {shown(commitment)} is not a text of {DIGITS} digits 0-9 and a-f")
        if secret != "" and not is_hex(secret):
            raise BadRecord(f"fairness: secret {shown(secret)} is not a text of {DIGITS} digits 0-9 and a-f")
        assert isinstance(secret, str)
        self.commitment = commitment
        self.secret = secret

    def set_players(self, names: object) -> None:
        """Write down who played, one name a seat.

        Raises:
            BadRecord: it is not one name for each seat, or a name is not a plain text in one line.
        """
        if not isinstance(names, list) or len(names) != self.seats:
            raise BadRecord(f"players: {shown(names)} is not a list of {self.seats} names, one for each seat")
        for name in names:
            if not is_name(name):
                raise BadRecord(f"players: {shown(name)} is not a name: one line of at most {LONGEST_NAME} letters")
        self.players = names.copy()

    def verify(self) -> State:
        """Replay every move and compare the end with what the record says; the final position if all is well.

        Where the secret of the game's chance is revealed, all of that chance must follow from it, and it must be the
        one that was promised. Nor may anything that had come to light be taken back without drawing anew.

        Raises:
            BadRecord: names the move that could not be played, or what differs.
        """
        if self.secret:
            redraws = {i: entry.redraw for i, entry in enumerate(self.entries) if entry.redraw != NO_SEED}
            check_chance(self.secret, self.commitment, self.seed, redraws)
            self._check_undos()
        state = self.replay()
        if not state.over and (self.scores is not None or self.digest):
            raise BadRecord("scores: the record says how the game ended, but after its moves it goes on")
        if self.scores is not None and state.scores != self.scores:
            raise BadRecord(f"scores: the record says {self.scores}, the replay gives {state.scores}")
        found = digest_of(state, self.rules_version) if self.digest else ""
        if found != self.digest:
            raise BadRecord(f"digest: the record says {self.digest}, the replay gives {found}")
        return state

    def _check_undos(self) -> None:
        """Go through all that was ever played: what is taken back without drawing anew must be one seat's own, and
        nothing may have come to light with it (as `Match.free_undo` has it)."""
        state = self.begin()
        line: list[Entry] = []
        sealed: list[bool] = []
        past: list[State] = []
        for place, entry in enumerate(self.entries, 1):
            if entry.is_undo:
                is_free = True
                seats: set[int] = set()
                while len(past) > entry.to:
                    gone = line.pop()
                    is_free = not sealed.pop() and is_free  # in this order: it is taken off in any case
                    if not gone.is_undo:
                        seats.add(gone.seat)
                        state = past.pop()
                if entry.redraw == NO_SEED:
                    if not is_free or len(seats) > 1:
                        raise BadRecord(
                            f"fairness: entry {place} takes back what had come to light, and draws nothing anew"
                        )
                    continue
            else:
                past.append(state.copy())
            before = state.rng.words()
            self.step(state, entry, place)
            line.append(entry)
            sealed.append(entry.is_undo or brought_to_light(state, before))

    # --- forms ----------------------------------------------------------------------------------

    def to_json(self) -> dict[str, object]:
        """The record as plain data."""
        data: dict[str, object] = {
            "digsite_record": FORMAT,
            "game": self.game.key,
            "rules_version": self.rules_version,
            "components": self.components,
            "seats": self.seats,
            "seed": self.seed,
            "options": own_options(self.options),
            "moves": [entry.to_json() for entry in self.entries],
        }
        if self.commitment:
            data["fairness"] = {"commitment": self.commitment}
        if self.secret:
            data["fairness"] = {"commitment": self.commitment, "secret": self.secret}
        if self.players:
            data["players"] = self.players.copy()
        if self.scores is not None:
            data["scores"] = self.scores.copy()
        if self.digest:
            data["digest"] = self.digest
        return self.game.as_version(self.rules_version, data)

    @staticmethod
    def from_json(data: object) -> Record:
        """Read the plain data that `to_json` gave."""
        if not isinstance(data, dict):
            raise BadRecord("record: not a mapping; a record is what Record.to_json gives")
        known = ["digsite_record", "game", "rules_version", "components", "seats", "seed", "options", "moves"]
        for name in known:
            if name not in data:
                raise BadRecord(f"record: {name!r} is missing")
        for name in data:
            if name not in known and name not in ("fairness", "players", "scores", "digest"):
                raise BadRecord(f"record: {shown(name)} is no part of a record")
        if data["digsite_record"] != FORMAT or not is_int(data["digsite_record"]):
            raise BadRecord(
                f"record: form {shown(data['digsite_record'])} cannot be read; this Digsite reads form {FORMAT}"
            )
        version = data["rules_version"]
        try:
            game = find_game(data["game"])
            if not game.plays_version(version):
                raise BadRecord(
                    f"played by rules version {shown(version)} of {game.title}; "
                    f"this Digsite plays {game.versions_played()}"
                )
            seed = check_seed(data["seed"])
            record = Record.of_version(version, game, data["seats"], seed, data["options"])
        except BadInput as problem:
            raise BadRecord(f"record: {problem}") from problem
        if data["components"] != record.components:
            raise BadRecord(
                f"record: played with components {shown(data['components'])}; the pack in use is {record.components!r}"
            )
        moves = data["moves"]
        if not isinstance(moves, list):
            raise BadRecord("record: 'moves' is not a list")
        for number, item in enumerate(moves):
            record.entries.append(read_entry(record, item, number + 1))
        line_of(record.entries)
        if "fairness" in data:
            read_fairness(record, data["fairness"])
        if "players" in data:
            record.set_players(data["players"])
        scores = data.get("scores")
        if scores is not None:
            if not isinstance(scores, list) or not all(is_int(x) for x in scores):
                raise BadRecord(f"record: scores {shown(scores)} is not a list of whole numbers")
            record.scores = scores.copy()
        digest = data.get("digest", "")
        if not isinstance(digest, str) or digest.split() != ([digest] if digest else []):
            raise BadRecord(f"record: digest {shown(digest)} is not a text without blanks")
        record.digest = digest
        return record

    def to_text(self) -> str:
        """The record as a text that people can read."""
        return to_text(self.to_json(), self.game)

    @staticmethod
    def from_text(text: object) -> Record:
        """Read the text that `to_text` gave."""
        if not isinstance(text, str):
            raise BadRecord(f"record: {shown(text)} is not a text")
        return Record.from_json(parse_text(text))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record: as JSON if the name ends in .json, else as text. A failed write leaves no half file."""
        target = Path(path)
        write_whole(target, self.to_file(target.suffix))

    def to_file(self, suffix: str) -> str:
        """What a file with that suffix holds: JSON for .json, else the text."""
        return json.dumps(self.to_json(), indent=1) + "\n" if suffix == ".json" else self.to_text()

    @staticmethod
    def load(path: str | os.PathLike[str]) -> Record:
        """Read a record of either form.

        Raises:
            BadRecord: names the file and what is wrong with it.
        """
        source = Path(path)
        try:
            text = read_whole(source)
            if text.lstrip().startswith("{"):
                return Record.from_json(json.loads(text))
            return Record.from_text(text)
        except OSError as problem:
            raise BadRecord(f"{source}: cannot be read: {problem.strerror}") from problem
        except (ValueError, RecursionError) as garbled:
            raise BadRecord(f"{source}: not a record: {garbled}") from garbled
        except BadRecord as wrong:
            raise BadRecord(f"{source}: {wrong}") from wrong


def read_fairness(record: Record, data: object) -> None:
    """The part about fairness from its plain form."""
    if not isinstance(data, dict) or "commitment" not in data or not set(data) <= {"commitment", "secret"}:
        raise BadRecord(f"fairness: {shown(data)} is not a commitment, with or without its secret")
    if data.get("secret") == "":
        raise BadRecord("fairness: the secret is empty; a record that does not reveal it has no such part")
    record.set_fairness(data["commitment"], data.get("secret", ""))


def read_entry(record: Record, item: object, number: int) -> Entry:
    """One entry from its plain form."""
    if not isinstance(item, list) or len(item) < 2 or not all(is_int(x) for x in item[1:]):
        raise no_entry(item, number)
    if item[0] == "undo":
        if len(item) > 3 or item[1] < 0 or (len(item) == 3 and not 0 <= item[2] <= MAX_SEED):
            raise no_entry(item, number)
        return Entry(-1, -1, item[1], item[2] if len(item) == 3 else NO_SEED)
    if len(item) != 2 or not is_int(item[0]):
        raise no_entry(item, number)
    if not 0 <= item[0] < record.seats:
        raise BadRecord(f"move {number}: seat {shown(item[0])} is not at this table of {record.seats}")
    if not 0 <= item[1] < record.game.codes.size:
        raise BadRecord(f"move {number}: code {shown(item[1])} is not in the vocabulary of {record.game.codes.size}")
    return Entry(item[0], item[1])


def no_entry(item: object, number: int) -> BadRecord:
    """An error about something that is no entry."""
    return BadRecord(f"move {number}: {shown(item)} is neither [seat, code] nor ['undo', to] nor ['undo', to, seed]")
