"""What a store can fail with.

    Unavailable   the database cannot be reached, did not answer in time, or cannot write; try again later
    LoginTaken    that name of an account is somebody else's

Anything else that a store raises is a fault of the caller.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout


class Unavailable(Exception):
    """The database cannot be reached or did not answer. Whether a write got in is unknown: read again."""

    @property
    def reason(self) -> str:
        """What the driver said, without the statement that it was about."""
        found = self.__cause__
        while isinstance(found, DBAPIError) and found.orig is not None:
            found = found.orig
        return str(self if found is None else found).strip().partition("\n")[0]


class LoginTaken(Exception):
    """The name of the account belongs to another person."""


# Classes of SQLSTATE that are about the server and not about what was said to it: connection (08), who may log in (28:
# a password is being changed), rolled back for the sake of others (40), out of resources (53), an operator steps in,
# e.g. a shutdown (57), the system (58).
PASSING_CLASSES: Final = ("08", "28", "40", "53", "57", "58")
# A lock that was not to be had in time; a server that was made read-only, as a standby is after a switch; a database
# that takes no connections for now, or is away while it is restored; a right that was taken away.
PASSING_STATES: Final = ("55P03", "25006", "55000", "3D000", "42501")

PASSING_CODES: Final = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_INTERRUPT,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
    }
)
DRIVER_ERRORS: Final = (
    DBAPIError,
    PoolTimeout,
    OSError,
    sqlite3.Error,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)


def is_passing(error: BaseException | None) -> bool:
    """Whether the fault lies with the database, so that the same call may succeed later."""
    while error is not None:
        # The driver's own confusion is what a server leaves behind that goes down in the middle of something.
        if isinstance(error, (PoolTimeout, OSError, asyncpg.InternalClientError)):
            return True
        if isinstance(error, asyncpg.InterfaceError) and "connection" in str(error) and "closed" in str(error):
            return True
        if isinstance(error, DBAPIError) and error.connection_invalidated:
            return True
        state = getattr(error, "sqlstate", None)
        if isinstance(state, str) and (state[:2] in PASSING_CLASSES or state in PASSING_STATES):
            return True
        if isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", 0) & 0xFF in PASSING_CODES:
            return True
        error = error.orig if isinstance(error, DBAPIError) else error.__cause__
    return False


@contextmanager
def reaching_database() -> Iterator[None]:
    """Turns every error that is the database's own into `Unavailable`. The one place where that is done."""
    try:
        yield
    except DRIVER_ERRORS as error:
        if not is_passing(error):
            raise
        raise Unavailable(f"the database cannot be used now: {type(error).__name__}: {error}") from error
