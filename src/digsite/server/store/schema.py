"""The tables of the database, the same on SQLite and on PostgreSQL. `migrations/` makes them; a test compares the two.

`entries` is the truth and its primary key the only lock. `tables` and `seats` are an index of it for lists, written in
the same transaction.
"""

from __future__ import annotations

from typing import Any, Final

import orjson
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TypeDecorator,
)

from digsite.server.journal import SPOILT


class Json(TypeDecorator[dict[str, Any]]):
    """A mapping as text. Text keeps the order of the keys and whole numbers up to 64 bits on both databases."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: dict[str, Any] | None, dialect: Dialect) -> str | None:
        return None if value is None else orjson.dumps(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> dict[str, Any] | None:
        if value is None:
            return None
        try:
            data = orjson.loads(value)
        except orjson.JSONDecodeError:
            return SPOILT  # whoever asked wants other rows too, which are sound
        return data if isinstance(data, dict) else SPOILT


class Seed(TypeDecorator[int]):
    """A seed as text: it goes up to 2**64 - 1, and the databases' own numbers only to 2**63 - 1."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> str | None:
        return None if value is None else str(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> int | None:
        return None if value is None else int(value)


metadata: Final = MetaData(
    naming_convention={
        "pk": "%(table_name)s_pk",
        "fk": "%(table_name)s_%(column_0_name)s_fk",
        "uq": "%(table_name)s_%(column_0_name)s_uq",
    }
)


def _table_id() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id"), primary_key=True)


tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("n_seats", Integer, nullable=False),
    Column("options", Json, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("components", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("seed", Seed),
    Column("status", Text, nullable=False),
    Column("last_seq", BigInteger, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("bots_due", Boolean, nullable=False),
    Column("updated_at", Double, nullable=False),
    Index("tables_listed", "listed", "status", "created_at"),
    Index("tables_bots_due", "bots_due", "status"),
    Index("tables_host", "host"),
)

entries: Final = Table(
    "entries",
    metadata,
    _table_id(),
    Column("seq", BigInteger, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("data", Json, nullable=False),
    Column("at", Double, nullable=False),
)

seats: Final = Table(
    "seats",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("person", Text),
    Column("token_hash", Text),
    Index("seats_person", "person"),
)

ANY_SEAT: Final = -1
"""How an invitation to any open seat is kept: a primary key cannot hold a null."""

invitations: Final = Table(
    "invitations",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("token_hash", Text, nullable=False),
)

visits: Final = Table(
    "visits",
    metadata,
    _table_id(),
    Column("person", Text, primary_key=True),
)

looks: Final = Table(
    "looks",
    metadata,
    _table_id(),
    Column("person", Text, primary_key=True),
    Column("seq", BigInteger, nullable=False),
)

people: Final = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("locale", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("login", Text),
    Column("login_key", Text, unique=True),  # the login as it is compared
    Column("password_hash", Text),
    Column("epoch", Integer, nullable=False),
)

settings: Final = Table(
    "settings",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
