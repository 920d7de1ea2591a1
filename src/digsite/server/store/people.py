"""People in the store, and the tokens that open their seats: both become void together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Select, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from digsite.server.journal import SeatRow
from digsite.server.names import login_key
from digsite.server.person import Person
from digsite.server.store.database import Database
from digsite.server.store.errors import LoginTaken
from digsite.server.store.news import PEOPLE, Voided, unsigned_person
from digsite.server.store.reach import Reach
from digsite.server.store.schema import people, seats


class People(Reach):
    """The part of a store that knows people."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._voided: Voided | None = None

    def listen_voided(self, voided: Callable[[str], None]) -> None:
        """Calls `voided(person_id)` when cookies or tokens of somebody became void, in this worker or another one."""
        self._voided = voided
        if self._news is not None:
            self._news.tell_voided(voided)

    async def person(self, person_id: str) -> Person | None:
        """A person by id."""
        return await self._person(_people().where(people.c.id == person_id))

    async def person_of_login(self, login: str) -> Person | None:
        """The holder of an account; upper and lower case are the same."""
        return await self._person(_people().where(people.c.login_key == login_key(login)))

    async def add_person(self, person: Person) -> None:
        """Adds a person. Raises `LoginTaken` where the login is another's."""
        statement = self._database.insert(people).on_conflict_do_nothing(index_elements=[people.c.login_key])
        async with self._writing() as connection:
            added = await connection.execute(statement.returning(people.c.id), _person_values(person))
            if added.first() is None:
                raise LoginTaken(f"the login {person.login!r} is taken")

    async def change_person(self, person: Person, epoch: int) -> None:
        """Changes all of a person but the id, who must still be of that epoch: whoever was logged out changes nothing.

        With another epoch, the tokens of all seats that the person has are void too.

        Raises `LoginTaken`, or `LookupError` where there is no such person any more.
        """
        try:
            async with self._writing() as connection:
                still = (people.c.id == person.id) & (people.c.epoch == epoch)
                changed = await connection.execute(update(people).where(still).values(_person_values(person)))
                if changed.rowcount != 1:
                    raise LookupError(f"there is no person {person.id} of epoch {epoch}")
                if person.epoch != epoch:
                    await self._void_tokens(connection, person.id)
        except IntegrityError as error:  # nothing else about a person has to be unique
            raise LoginTaken(f"the login {person.login!r} is taken") from error
        finally:
            if person.epoch != epoch:
                self._notice_voided(person.id)  # also where the answer was lost: whoever looks finds out

    async def _void_tokens(self, connection: AsyncConnection, person_id: str) -> None:
        mine = seats.c.person == person_id
        # The locks are taken in the order of the writer, so that neither waits for the other.
        in_order = select(seats.c.seat).where(mine).order_by(seats.c.table_id, seats.c.seat).with_for_update()
        await connection.execute(in_order)
        await connection.execute(update(seats).where(mine).values(token_hash=None))
        await self._tell_voided(connection, person_id)

    async def _tell_voided(self, connection: AsyncConnection, person_id: str) -> None:
        """Tells the other workers, once this is committed."""
        if self._database.is_postgresql:
            await connection.execute(select(func.pg_notify(PEOPLE, unsigned_person(person_id))))

    def _notice_voided(self, person_id: str) -> None:
        """Tells this worker at once, and also where nobody else will."""
        if self._voided is not None:
            self._voided(person_id)

    async def set_token(self, seat: SeatRow, epoch: int) -> bool:
        """Gives a seat a token in the place of the one it had. False: the seat is no longer that person's, or the
        person is no longer of that epoch."""
        still = select(people.c.id).where(people.c.id == seat.person, people.c.epoch == epoch)
        return await self._set_token(seat, still)

    async def hand_on_token(self, table_id: str, seat: SeatRow) -> bool:
        """Gives a seat a token as `set_token` does, for whoever came with the token of that seat at another table.
        False: one of the seats is no longer that person's, or that token is void."""
        still = select(seats.c.seat).where(_same(seat, table_id), seats.c.token_hash.is_not(None))
        return await self._set_token(seat, still)

    async def _set_token(self, seat: SeatRow, still: Select[Any]) -> bool:
        """Gives a seat a token if the query finds that its person may still have one."""
        holder = select(people.c.id).where(people.c.id == seat.person).with_for_update(read=True)
        async with self._writing() as connection:
            # Whoever is logging out that person must wait for us or be done, or the token would outlive it.
            await connection.execute(holder)
            if (await connection.execute(still)).first() is None:
                return False
            fresh = update(seats).where(_same(seat, seat.table_id)).values(token_hash=seat.token_hash)
            changed = await connection.execute(fresh)
            if changed.rowcount != 1:
                return False
            await self._tell_voided(connection, str(seat.person))
        self._notice_voided(str(seat.person))
        return True

    async def _person(self, query: Select[Any]) -> Person | None:
        rows = await self._rows(query)
        return Person(**rows[0]._mapping) if rows else None


def _same(seat: SeatRow, table_id: str) -> ColumnElement[bool]:
    """The seat of that number at a table, if the same person has it."""
    return (seats.c.table_id == table_id) & (seats.c.seat == seat.seat) & (seats.c.person == seat.person)


def _people() -> Select[Any]:
    return select(*(column for column in people.c if column.name != "login_key"))


def _person_values(person: Person) -> dict[str, Any]:
    return {**asdict(person), "login_key": None if person.login is None else login_key(person.login)}
