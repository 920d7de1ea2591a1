"""As whom somebody comes to a table: with a cookie as a person, or with a token as one seat."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import Depends, Path
from starlette.requests import HTTPConnection

from digsite.server.commands import Commands
from digsite.server.decide import Actor
from digsite.server.deps import TheDoorman, TheStore
from digsite.server.identity import Doorman
from digsite.server.limits import address
from digsite.server.problems import Problem
from digsite.server.store import Store
from digsite.server.tokens import ID_PATTERN, is_token, token_hash

TableId = Annotated[str, Path(pattern=ID_PATTERN, description="The id of the table.")]

BEARER = "bearer "


async def commands_of(connection: HTTPConnection) -> Commands:
    """What can be done at tables."""
    return cast(Commands, connection.app.state.commands)


TheCommands = Annotated[Commands, Depends(commands_of)]


async def actor_at(
    connection: HTTPConnection, store: Store, doorman: Doorman, table_id: str, token: str | None
) -> Actor:
    """Whoever shows a token is that seat and nothing else; else the person of the cookie, or a stranger."""
    if token is not None:
        found = await store.seat_of_token(table_id, token_hash(token)) if is_token(token) else None
        if found is None or found.person is None:
            raise Problem("forbidden", "That token opens no seat at this table.")
        person = await store.person(found.person)
        return Actor(found.person, "" if person is None else person.name, found.seat)
    known = await doorman.who(connection)
    return Actor(None) if known is None else Actor(known.id, known.name)


async def check_still(
    connection: HTTPConnection, store: Store, doorman: Doorman, table_id: str, token: str | None, actor: Actor
) -> None:
    """Raise if the cookie or the token that somebody came with has become void since."""
    now = await actor_at(connection, store, doorman, table_id, token)
    if (now.person, now.only) != (actor.person, actor.only):
        raise Problem("no_person", "You were logged out; come back as who you are now.")


def token_of(connection: HTTPConnection) -> str | None:
    """The token of `Authorization: Bearer TOKEN`."""
    given = connection.headers.get("authorization", "")
    return given[len(BEARER) :].strip() if given[: len(BEARER)].lower() == BEARER else None


async def actor_of(connection: HTTPConnection, store: TheStore, doorman: TheDoorman, table_id: TableId) -> Actor:
    """Who is at the door, by `Authorization: Bearer TOKEN` or by the cookie."""
    return await actor_at(connection, store, doorman, table_id, token_of(connection))


TheActor = Annotated[Actor, Depends(actor_of)]


async def reader_of(connection: HTTPConnection, actor: TheActor) -> str:
    """Who is reading, as a key: the person, or where a stranger comes from."""
    return actor.person or address(connection)


TheReader = Annotated[str, Depends(reader_of)]
