"""The driver's own book of what the server has promised, and the audit that holds the server to it.

Three things are noted while the game goes on: what was sent, what was acknowledged, and every message that was told.
At the end all of it must be in the table's journal, in its record, and in what the server tells whoever asks afresh.
The journal is read from the database by plain SQL: an auditor does not ask the one who is audited.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import asyncpg
import httpx
import orjson

from digsite import DigsiteError, Record
from digsite.lab.server.client import Guest, Made, Message, Refused, Seat

JOURNAL: Final = "SELECT seq, kind, data FROM entries WHERE table_id = {} ORDER BY seq"


def digest(message: Message) -> bytes:
    """A message in a few bytes: the same for the same content."""
    return hashlib.sha256(orjson.dumps(message, option=orjson.OPT_SORT_KEYS)).digest()[:12]


@dataclass(frozen=True, slots=True)
class Promise:
    """A move that the server said was done."""

    asked: int
    """The message with which the question came up that it answers."""
    code: int
    told: int
    """The message that tells of it, as the server said."""


@dataclass(slots=True)
class Page:
    """What one viewer of one table has sent and heard."""

    seat: Seat
    sent: dict[int, set[int]] = field(default_factory=dict)
    """For every question that was answered: the codes that were sent, whatever became of them."""
    promises: list[Promise] = field(default_factory=list)
    heard: dict[int, bytes] = field(default_factory=dict)
    """Every update that was heard, by its number."""
    faults: list[str] = field(default_factory=list)
    """What was wrong as soon as it was heard."""

    def hear(self, message: Message) -> None:
        """Note an update. The same number may be heard again after a cut, with the same content."""
        if message["type"] != "update":
            return
        found = digest(message)
        if self.heard.setdefault(message["seq"], found) != found:
            self.fault(f"message {message['seq']} was told in two ways")

    def send(self, asked: int, code: int) -> None:
        """Note an answer that is about to be sent."""
        self.sent.setdefault(asked, set()).add(code)

    def acknowledge(self, asked: int, code: int, told: int) -> None:
        """Note that a move was said to be done."""
        self.promises.append(Promise(asked, code, told))

    def fault(self, words: str) -> None:
        """Note something that is wrong."""
        who = "spectator" if self.seat.seat is None else f"seat {self.seat.seat}"
        self.faults.append(f"table {self.seat.table_id}, {who}: {words}")


# --- the audit --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Line:
    """An entry of a journal, as it stands in the database."""

    seq: int
    kind: str
    data: dict[str, Any]


async def read_journal(database: str, table_id: str) -> list[Line]:
    """The journal of a table."""
    if database.startswith("sqlite"):
        path = database.removeprefix("sqlite:///")
        with sqlite3.connect(path) as file:
            rows: list[Any] = file.execute(JOURNAL.format("?"), (table_id,)).fetchall()
        file.close()
    else:
        connection = await asyncpg.connect(database)
        try:
            rows = await connection.fetch(JOURNAL.format("$1"), table_id)
        finally:
            await connection.close()
    return [Line(seq, kind, json.loads(data) if isinstance(data, str) else data) for seq, kind, data in rows]


async def audit(guest: Guest, database: str, made: Made, pages: list[Page]) -> tuple[int, list[str]]:
    """Compare the book with what is kept: how many moves the journal has, and everything that is wrong."""
    journal = await read_journal(database, made.id)
    wrong = [words for page in pages for words in page.faults]
    try:
        wrong += check_journal(journal)
        wrong += check_record(await guest.record(made.id), journal, made)
        for page in pages:
            full, told = await look_afresh(guest, page.seat)
            who = f"table {made.id}, {name_of(page.seat)}"
            wrong += [f"{who}: {words}" for words in check_page(page, full, told, journal)]
    except (Refused, httpx.HTTPError) as problem:
        wrong.append(f"table {made.id}: the audit could not read it: {problem!r}")
    return sum(1 for line in journal if line.kind == "move"), wrong


async def look_afresh(guest: Guest, seat: Seat) -> tuple[Message, list[Message]]:
    """What somebody in that place is told who asks for everything, and for every message there ever was."""
    stranger = Guest(guest.base)
    asks = stranger if seat.token is None and seat.cookie is None else guest
    try:
        full: Message = await asks.get(f"/api/tables/{seat.table_id}", token=seat.token)
        return full, await asks.updates(seat.table_id, -1, token=seat.token)
    finally:
        await stranger.http.aclose()


def name_of(seat: Seat) -> str:
    """Who that is."""
    return f"seats {seat.seats}" if seat.seats else "a spectator"


def check_journal(journal: list[Line]) -> Iterator[str]:
    """Numbered without a gap, and finished."""
    if [line.seq for line in journal] != list(range(len(journal))):
        yield f"the journal is numbered {[line.seq for line in journal]}"


def check_record(data: Message, journal: list[Line], made: Made) -> Iterator[str]:
    """The record verifies, keeps the commitment of the beginning, and holds the moves of the journal and no others."""
    try:
        record = Record.from_json(data)
        record.verify()
    except DigsiteError as problem:
        yield f"table {made.id}: the record does not verify: {problem}"
        return
    if record.commitment != made.commitment:
        yield f"table {made.id}: committed to {made.commitment} at first and to {record.commitment} in the end"
    played = [item for line in journal if (item := record_item(line)) is not None]
    if [entry.to_json() for entry in record.entries] != played:
        yield f"table {made.id}: the record holds other moves than the journal"


def record_item(line: Line) -> list[object] | None:
    """An entry as a record has it; None if it is not about the game."""
    if line.kind == "move":
        return [line.data["seat"], line.data["code"]]
    if line.kind == "undo":
        return ["undo", line.data["to"]] + ([] if line.data["redraw"] is None else [line.data["redraw"]])
    return None


def check_page(page: Page, full: Message, told: list[Message], journal: list[Line]) -> Iterator[str]:
    """What one viewer saw is what anybody in its place would be shown now, and what it was promised was kept."""
    seat = page.seat
    again = Seat("http://nowhere", seat.table_id)
    again.seq = -1
    asked: dict[int, int] = {}
    """For every message that tells of a move of this seat: the question it answered."""
    for message in told:
        what = message["what"]
        if what["kind"] == "move" and what["seat"] in seat.seats:
            question = again.questions.get(what["seat"])
            asked[message["seq"]] = -1 if question is None else question["seq"]
        again.apply(message)
    fresh = Seat("http://nowhere", seat.table_id)
    fresh.apply(full)
    for words, other in (("the messages told again", again), ("what was heard", seat)):
        yield from differences(words, other, fresh)
    for number, found in sorted(page.heard.items()):
        if number >= len(told):
            yield f"message {number} was told and is not there any more; there are {len(told)}"
        elif digest(told[number]) != found:
            yield f"message {number} was told otherwise than it is now: {told[number]['what']}"
    moves = [line.data["code"] for line in journal if line.kind == "move" and line.data["seat"] in seat.seats]
    if len(moves) != len(asked):
        yield f"the journal has {len(moves)} moves of this seat, and {len(asked)} were told"
        return
    if page.sent or page.promises:
        yield from check_promises(page, dict(zip(asked, moves)), asked)


def check_promises(page: Page, moves: dict[int, int], asked: dict[int, int]) -> Iterator[str]:
    """Every promise was kept once, and nothing was played that was not sent.

    Args:
        moves: the code of each move of this seat, by the message that tells of it.
        asked: the question that each of them answered.
    """
    kept: set[int] = set()
    for promise in page.promises:
        if moves.get(promise.told) != promise.code or asked[promise.told] != promise.asked:
            yield f"LOST: {promise} was acknowledged; message {promise.told} tells of code {moves.get(promise.told)}"
        if promise.told in kept:
            yield f"DOUBLED: {promise} was acknowledged twice"
        kept.add(promise.told)
    for told, code in moves.items():
        if code not in page.sent.get(asked[told], ()):
            yield f"message {told}: code {code} was played for question {asked[told]}, and never sent"
    answered = list(asked.values())
    if len(set(answered)) != len(answered):
        yield f"DOUBLED: a question was answered twice: {sorted(answered)}"


def differences(words: str, seen: Seat, fresh: Seat) -> Iterator[str]:
    """Where two who should know the same do not."""
    for name in ("seq", "table", "asked", "views"):
        if getattr(seen, name) != getattr(fresh, name):
            yield f"{words} and a fresh full message differ in `{name}`"
    for one in seen.questions | fresh.questions:  # to be asked nothing and not to be asked is the same
        if seen.questions.get(one) != fresh.questions.get(one):
            yield f"{words} and a fresh full message differ in the question of seat {one}"
