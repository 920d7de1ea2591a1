"""New tables, entries and seats as rows, and what is refused before anything is written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, fields, replace
from typing import Any

from sqlalchemy import Connection, Table

from digsite.server.journal import Append, Entry, NewRows, SeatRow
from digsite.server.store.database import Database
from digsite.server.store.schema import ANY_SEAT, entries, invitations, seats, tables


def check(what: Append) -> None:
    """Refuses an append that could not be right in any journal."""
    if not what.entries:
        raise ValueError(f"table {what.table_id}: an append has at least one entry")
    seqs = [entry.seq for entry in what.entries]
    if seqs[0] < 0 or seqs != list(range(seqs[0], seqs[0] + len(seqs))):
        raise ValueError(f"table {what.table_id}: the entries are numbered {seqs}, and not one after the other")
    check_seats(what.table_id, what.seats)
    if what.lays is not None:
        check_new(what.lays)


def check_new(made: NewRows) -> None:
    """Refuses a new table that could not be right."""
    if [entry.seq for entry in made.entries] != list(range(len(made.entries))):
        raise ValueError(f"table {made.row.id}: the entries of a new table are numbered from 0, one after the other")
    check_seats(made.row.id, made.seats)


def check_seats(table_id: str, rows: Sequence[SeatRow]) -> None:
    """Refuses seats of another table."""
    for row in rows:
        if row.table_id != table_id:
            raise ValueError(f"table {table_id}: seat {row.seat} is of table {row.table_id}")


def lay(connection: Connection, made: NewRows) -> None:
    """Writes a new table. `last_seq` and `updated_at` follow from its entries."""
    row = made.row
    if made.entries:
        row = replace(row, last_seq=made.entries[-1].seq, updated_at=made.entries[-1].at)
    connection.execute(tables.insert(), {field.name: getattr(row, field.name) for field in fields(row)})
    parts: tuple[tuple[Table, list[dict[str, Any]]], ...] = (
        (entries, [entry_values(row.id, entry) for entry in made.entries]),
        (seats, [asdict(seat) for seat in made.seats]),
        (invitations, [invitation_values(row.id, seat, token) for seat, token in made.invitations.items()]),
    )
    for table, values in parts:
        if values:
            connection.execute(table.insert(), values)


def invitation_values(table_id: str, seat: int | None, token_hash: str) -> dict[str, Any]:
    """The columns of an invitation."""
    return {"table_id": table_id, "seat": ANY_SEAT if seat is None else seat, "token_hash": token_hash}


def entry_values(table_id: str, entry: Entry) -> dict[str, Any]:
    """The columns of an entry."""
    return {"table_id": table_id, "seq": entry.seq, "kind": entry.kind, "data": entry.data, "at": entry.at}


def upsert_seats(database: Database) -> Any:
    """The statement that writes seats, over those that are there."""
    insert = database.insert(seats)
    return insert.on_conflict_do_update(
        index_elements=[seats.c.table_id, seats.c.seat],
        set_={"person": insert.excluded.person, "token_hash": insert.excluded.token_hash},
    )
