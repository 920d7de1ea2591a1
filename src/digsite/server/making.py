"""A new table: its row, the first entries of its journal, and the tokens that are told once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from digsite import Game
from digsite.kernel.fairness import commitment
from digsite.kernel.record import NO_SEED, Record, line_of
from digsite.server.journal import RUNNING, Entry, NewRows, SeatRow, TableRow
from digsite.server.problems import Problem
from digsite.server.seats import Occupant
from digsite.server.story import replayed
from digsite.server.tokens import new_id, new_secret, new_token, token_hash


@dataclass(slots=True)
class NewTable:
    """A table that is about to be written down."""

    row: TableRow
    entries: list[Entry]
    seats: list[SeatRow]
    invitations: dict[int | None, str]
    """Hashes: of the table's invitation (None) and of those for one seat."""
    tokens: dict[int, str] = field(default_factory=dict)
    """The tokens of seats that are taken from the start."""
    links: dict[int | None, str] = field(default_factory=dict)
    """The invitations themselves."""

    def written(self) -> NewRows:
        """What is kept of it: no token, and no invitation."""
        return NewRows(self.row, tuple(self.entries), tuple(self.seats), self.invitations)


def refuse_files(game: Game, options: dict[str, Any]) -> None:
    """Raise a Problem if an option names a file. To be asked before options are checked, for which it would be read."""
    for spec in game.options:
        if spec.kind == "path" and options.get(spec.name) is not None:
            raise Problem("bad_request", f"option {spec.name}: files of the server cannot be chosen from outside.")


def new_table(
    game: Game,
    options: dict[str, Any],
    seats: Sequence[Occupant],
    *,
    host: str,
    listed: bool,
    start: bool,
    now: float,
    record: Record | None = None,
    stays: bool = False,
    told: bool = True,
) -> NewTable:
    """A table for that game. With a record it goes on, or is looked at, from where the record ends.

    A record of an older version of the rules goes on by those. With `stays` nobody can take back what the record holds.
    Where nobody is `told` the tokens and invitations, none are
    made.

    Raises:
        BadOption: the options are wrong.
        Problem: it is to start but somebody is missing, or an option is not for servers.
    """
    n_seats = len(seats)
    refuse_files(game, options)
    checked = game.check_options(n_seats, options)
    version = game.rules_version if record is None else record.rules_version
    as_begun = game.as_version(version, {"options": checked})["options"]
    assert isinstance(as_begun, dict)
    secret = new_secret()
    row = TableRow(
        id=new_id(),
        game=game.key,
        n_seats=n_seats,
        options=as_begun,
        rules_version=version,
        components=game.components_digest(checked),
        secret=secret,
        commitment=commitment(secret),
        listed=listed,
        host=host,
        created_at=now,
        seed=None if record is None else record.seed,
        updated_at=now,
    )
    lines: list[tuple[str, dict[str, Any]]] = [("made", {"seats": [seat.to_json() for seat in seats]})]
    if start or record is not None:
        free = [i for i, seat in enumerate(seats) if seat.free]
        if start and free:
            raise Problem("not_full", "Every seat must be taken first.", free=free)
        laid = line_of(record.entries) if record is not None and stays else []
        lines.append(("start", {"stay": sum(not entry.is_undo for entry in laid)} if stays else {}))
    if record is not None:
        lines += record_lines(record)
    entries = [Entry(i, kind, data, now) for i, (kind, data) in enumerate(lines)]
    return finished(row, entries, seats, told)


def finished(row: TableRow, entries: list[Entry], seats: Sequence[Occupant], told: bool) -> NewTable:
    """The table with its index, and its tokens and invitations if somebody is told them."""
    story = replayed(row, entries)
    row = replace(
        row,
        status=story.status,
        last_seq=story.seq,
        asked=story.asked_bits,
        bots_due=story.status == RUNNING and bool(story.bots_asked),
    )
    tokens: dict[int, str] = {}
    links: dict[int | None, str] = {}
    if told:
        tokens = {i: new_token() for i, seat in enumerate(seats) if seat.person is not None}
        links = {None: new_token()} | {i: new_token() for i, seat in enumerate(seats) if seat.invited}
    rows = [
        SeatRow(row.id, i, seat.person, token_hash(tokens[i]) if i in tokens else None) for i, seat in enumerate(seats)
    ]
    hashes = {seat: token_hash(link) for seat, link in links.items()}
    return NewTable(row, entries, rows, hashes, tokens, links)


def record_lines(record: Record) -> list[tuple[str, dict[str, Any]]]:
    """The entries of a record as entries of a journal. A record does not say who took moves back: whoever had made the
    first of them, as at a table."""
    lines: list[tuple[str, dict[str, Any]]] = []
    seats: list[int] = []
    for entry in record.entries:
        if entry.is_undo:
            redraw = None if entry.redraw == NO_SEED else entry.redraw
            lines.append(("undo", {"seat": seats[entry.to], "to": entry.to, "redraw": redraw}))
            del seats[entry.to :]
        else:
            lines.append(("move", {"seat": entry.seat, "code": entry.code}))
            seats.append(entry.seat)
    return lines
