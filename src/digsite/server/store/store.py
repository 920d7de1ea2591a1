"""The store: where tables, their journals and people are kept, in SQLite or in PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from sqlalchemy import Row, case, delete, func, literal, select, union_all, update

from digsite.server.journal import RUNNING, Append, Entry, NewRows, SeatRow, TableRow
from digsite.server.store.database import Database
from digsite.server.store.errors import reaching_database
from digsite.server.store.looks import Looks, noting
from digsite.server.store.migrate import migrate
from digsite.server.store.news import CHANNEL, GIVE_WAY
from digsite.server.store.people import People
from digsite.server.store.rows import check_new, invitation_values, lay
from digsite.server.store.schema import (
    ANY_SEAT,
    entries,
    invitations,
    looks,
    seats,
    settings,
    tables,
    visits,
)
from digsite.server.store.writer import Writer


@dataclass(frozen=True, slots=True)
class Invitation:
    """What a link lets somebody do: take that seat, or any open one (None)."""

    seat: int | None


class Store(People):
    """A database that is open. Every method may raise `Unavailable`; no other fault of the database gets out."""

    def __init__(self, database: Database) -> None:
        """Not for callers: `Store.open` makes one."""
        super().__init__(database)
        self._writer = Writer(database, self._writers, self._signature)
        self._looks = Looks(database, self._writing)

    @staticmethod
    async def open(url: str) -> Store:
        """Opens the database at "sqlite:///PATH" or "postgresql://…" and brings its schema up to date."""
        database = Database.parse(url)
        await migrate(database)
        store = Store(database)
        try:
            if store._news is not None:
                with reaching_database():
                    await store._news.open()
            await store._writer.open()
            await store.ping()
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Finishes the appends that wait, then closes every connection."""
        await self._writer.close()
        if self._news is not None:
            await self._news.close()
        await self._readers.dispose()
        await self._writers.dispose()

    def listen(self, heard: Callable[[str, int], None], lost: Callable[[], None]) -> None:
        """Calls `heard(table_id, last_seq)` for what other workers append, from now on, and for what this one had given
        up and that got in nevertheless (on SQLite there are none); `GIVE_WAY` where `ask_way` was called.

        Calls `lost()` once each time the listening connection broke and is back: news may have been missed.
        """
        if self._news is not None:
            self._news.tell(heard, lost)

    async def ping(self) -> None:
        """Raises `Unavailable` where the database does not answer."""
        await self._rows(select(1))

    def check_writing(self) -> None:
        """Raises `Unavailable` where the last append could not be written, a moment ago."""
        self._writer.check()

    # ------------------------------------------------------------------------------------------ tables

    async def create(
        self,
        row: TableRow,
        entries: Sequence[Entry],
        seats: Sequence[SeatRow],
        invitations: Mapping[int | None, str],
    ) -> None:
        """Makes a table with the beginning of its journal. `last_seq` and `updated_at` follow from the entries."""
        made = NewRows(row, tuple(entries), tuple(seats), invitations)
        check_new(made)
        async with self._writing() as connection:
            await connection.run_sync(lay, made)

    async def table(self, table_id: str) -> TableRow | None:
        """The row of a table, or None where there is no such table."""
        rows = await self._rows(select(tables).where(tables.c.id == table_id))
        return _table(rows[0]) if rows else None

    async def entries(self, table_id: str, after: int = -1) -> list[Entry]:
        """The journal of a table, in order, after an entry."""
        query = (
            select(entries.c.seq, entries.c.kind, entries.c.data, entries.c.at)
            .where(entries.c.table_id == table_id, entries.c.seq > after)
            .order_by(entries.c.seq)
        )
        return [Entry(row.seq, row.kind, row.data, row.at) for row in await self._rows(query)]

    async def append(self, what: Append) -> bool:
        """Writes entries and the index. False: somebody else wrote that seq first, and nothing of this was written.

        Raises:
            ValueError: the entries would leave a gap.
            LookupError: there is no such table.
        """
        return await self._writer.append(what)

    async def ask_way(self, table_id: str) -> None:
        """Asks other workers to let their bots at a table wait a moment: they hear `GIVE_WAY` for an entry."""
        if self._news is not None:
            await self._rows(select(func.pg_notify(CHANNEL, self._signature.payload(table_id, GIVE_WAY))))

    async def listed(self, status: str, before: float | None, limit: int) -> list[TableRow]:
        """Public tables, those made last first; `before` is the `created_at` of the last one already seen."""
        query = select(tables).where(tables.c.listed, tables.c.status == status)
        if before is not None:
            query = query.where(tables.c.created_at < before)
        query = query.order_by(tables.c.created_at.desc(), tables.c.id).limit(limit)
        return [_table(row) for row in await self._rows(query)]

    async def tables_of(self, person: str, limit: int, skip: int = 0) -> list[tuple[TableRow, list[int]]]:
        """The tables where a person has seats, with the seats, and those that the person hosts without one: first those
        where one of the seats is asked, then running ones, then those made last."""
        bit = literal(1).bitwise_lshift(seats.c.seat).label("bit")
        held = union_all(
            select(seats.c.table_id, bit).where(seats.c.person == person),
            select(tables.c.id, literal(0)).where(tables.c.host == person),
        ).subquery()
        mine = select(held.c.table_id, func.sum(held.c.bit).label("bits")).group_by(held.c.table_id).subquery()
        asked = tables.c.asked.bitwise_and(mine.c.bits) != 0
        # Where a bot is due too, it may be the one who plays that seat: the index does not tell.
        waits = case((asked & tables.c.bots_due, 1), (asked, 2), else_=0)
        query = (
            select(tables, mine.c.bits)
            .join(mine, mine.c.table_id == tables.c.id)
            .order_by(waits.desc(), tables.c.status != RUNNING, tables.c.created_at.desc(), tables.c.id)
            .limit(limit)
            .offset(skip)
        )
        return [(_table(row), _seats(row.bits)) for row in await self._rows(query)]

    async def set_host(self, table_id: str, person: str) -> None:
        """That person is found as the host of a table from now on, as its journal says."""
        await self._write(update(tables).where(tables.c.id == table_id), {"host": person})

    async def due(self, idle_before: float, limit: int) -> dict[str, int]:
        """Running tables where a bot is due and nothing was written since then, the longest idle first, each with its
        last entry."""
        query = (
            select(tables.c.id, tables.c.last_seq)
            .where(tables.c.bots_due, tables.c.status == RUNNING, tables.c.updated_at < idle_before)
            .order_by(tables.c.updated_at, tables.c.id)
            .limit(limit)
        )
        return {row.id: row.last_seq for row in await self._rows(query)}

    # ------------------------------------------------------------------------------------------ who may do what

    async def seats(self, table_id: str) -> list[SeatRow]:
        """The seats of a table, in order."""
        query = select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
        return [SeatRow(**row._mapping) for row in await self._rows(query)]

    async def seat_of_token(self, table_id: str, token_hash: str) -> SeatRow | None:
        """The seat that a token opens, and who has it: as of one moment, or a token could pass to another person."""
        mine = (seats.c.table_id == table_id) & (seats.c.token_hash == token_hash)
        rows = await self._rows(select(seats).where(mine).order_by(seats.c.seat).limit(1))
        return SeatRow(**rows[0]._mapping) if rows else None

    async def invitation(self, table_id: str, token_hash: str) -> Invitation | None:
        """What an invitation's token is good for."""
        mine = (invitations.c.table_id == table_id) & (invitations.c.token_hash == token_hash)
        rows = await self._rows(select(invitations.c.seat).where(mine).order_by(invitations.c.seat).limit(1))
        if not rows:
            return None
        return Invitation(None if rows[0].seat == ANY_SEAT else rows[0].seat)

    async def set_invitation(self, table_id: str, seat: int | None, token_hash: str) -> None:
        """Makes a link to that seat, or to any open one (None), valid; the one there was is not any more."""
        insert = self._database.insert(invitations)
        statement = insert.on_conflict_do_update(
            index_elements=[invitations.c.table_id, invitations.c.seat],
            set_={"token_hash": insert.excluded.token_hash},
        )
        await self._write(statement, invitation_values(table_id, seat, token_hash))

    async def visit(self, table_id: str, person: str) -> None:
        """That person may see this (private) table from now on."""
        statement = self._database.insert(visits).on_conflict_do_nothing()
        await self._write(statement, {"table_id": table_id, "person": person})

    async def visits(self, table_id: str, person: str) -> bool:
        """Whether that person may see this (private) table."""
        mine = (visits.c.table_id == table_id) & (visits.c.person == person)
        return bool(await self._rows(select(visits.c.person).where(mine)))

    async def move_visits(self, old: str, new: str) -> None:
        """What one person may see, and how far that person has looked, becomes another's."""
        seen = select(visits.c.table_id, literal(new)).where(visits.c.person == old)
        looked = select(looks.c.table_id, literal(new), looks.c.seq).where(looks.c.person == old)
        to_visits = self._database.insert(visits).on_conflict_do_nothing()
        async with self._writing() as connection:
            await connection.execute(to_visits.from_select(["table_id", "person"], seen))
            # In the order of those who note their looks, so that neither waits for the other.
            in_order = looked.order_by(looks.c.table_id)
            await connection.execute(noting(self._database).from_select(["table_id", "person", "seq"], in_order))
            for table in (visits, looks):
                await connection.execute(delete(table).where(table.c.person == old))

    async def looked(self, table_id: str, person: str, seq: int) -> None:
        """That person has seen the journal up to there; never goes back."""
        await self._looks.note(table_id, person, seq)

    async def looked_at(self, table_id: str, person: str) -> int:
        """How far that person has seen the journal; -1: not at all."""
        mine = (looks.c.table_id == table_id) & (looks.c.person == person)
        rows = await self._rows(select(looks.c.seq).where(mine))
        return rows[0].seq if rows else -1

    # ------------------------------------------------------------------------------------------ settings

    async def setting(self, key: str, make: Callable[[], str]) -> str:
        """A value that is kept in the database: made once, by whichever worker is first, and the same ever after."""
        query = select(settings.c.value).where(settings.c.key == key)
        rows = await self._rows(query)
        if not rows:
            statement = self._database.insert(settings).on_conflict_do_nothing()
            await self._write(statement, {"key": key, "value": make()})
            rows = await self._rows(query)
        value: str = rows[0].value
        return value


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def _table(row: Row[Any]) -> TableRow:
    return TableRow(**{field.name: row._mapping[field.name] for field in fields(TableRow)})
