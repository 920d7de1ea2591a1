"""What routes are given. An application keeps it in `app.state`, under these names:

    store      Store       where everything is kept
    settings   Settings    how the server is set up
    limits     Limits      how often (with the kinds of `limits.rates`)
    places     Places      how many sockets each person holds
    presence   Presence    whose sockets are open here
    doorman    Doorman     who is asking
    bring      Bring       moves the tables of a guest to an account: `await bring(guest, holder)`
    commands   Commands    what can be done at tables (`access.TheCommands`)

A route takes them as parameters: `async def route(store: TheStore, me: Me) -> …`. Sockets take them the same way.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, TypeAlias, cast

from fastapi import Depends
from starlette.requests import HTTPConnection

from digsite.server.identity import Doorman
from digsite.server.limits import Limits, Places
from digsite.server.person import Person
from digsite.server.presence import Presence
from digsite.server.problems import Problem
from digsite.server.settings import Settings
from digsite.server.store import Store

Bring: TypeAlias = Callable[[Person, Person], Awaitable[None]]


async def store_of(connection: HTTPConnection) -> Store:
    """The store of the application."""
    return cast(Store, connection.app.state.store)


async def settings_of(connection: HTTPConnection) -> Settings:
    """The settings of the application."""
    return cast(Settings, connection.app.state.settings)


async def limits_of(connection: HTTPConnection) -> Limits:
    """The limits of the application."""
    return cast(Limits, connection.app.state.limits)


async def places_of(connection: HTTPConnection) -> Places:
    """The places of the application."""
    return cast(Places, connection.app.state.places)


async def presence_of(connection: HTTPConnection) -> Presence:
    """Who is here, in this worker."""
    return cast(Presence, connection.app.state.presence)


async def doorman_of(connection: HTTPConnection) -> Doorman:
    """The doorman of the application."""
    return cast(Doorman, connection.app.state.doorman)


async def bring_of(connection: HTTPConnection) -> Bring:
    """What moves tables from a guest to an account."""
    return cast(Bring, connection.app.state.bring)


TheStore = Annotated[Store, Depends(store_of)]
TheSettings = Annotated[Settings, Depends(settings_of)]
TheLimits = Annotated[Limits, Depends(limits_of)]
ThePlaces = Annotated[Places, Depends(places_of)]
ThePresence = Annotated[Presence, Depends(presence_of)]
TheDoorman = Annotated[Doorman, Depends(doorman_of)]
TheBring = Annotated[Bring, Depends(bring_of)]


async def maybe_me(connection: HTTPConnection, doorman: TheDoorman) -> Person | None:
    """Who is asking, or nobody."""
    return await doorman.who(connection)


MaybeMe = Annotated[Person | None, Depends(maybe_me)]


async def me(person: MaybeMe) -> Person:
    """Who is asking. Problem "no_person" (401) if we do not know."""
    if person is None:
        raise Problem("no_person")
    return person


Me = Annotated[Person, Depends(me)]
