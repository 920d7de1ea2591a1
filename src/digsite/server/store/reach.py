"""What a store reaches its database with: connections to read, connections to write, and news from other workers."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Executable, Result, Row, Select
from sqlalchemy.ext.asyncio import AsyncConnection

from digsite.server.store.database import Database
from digsite.server.store.errors import reaching_database
from digsite.server.store.news import News, Signature


class Reach:
    """A database, as one worker reaches it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._readers = database.readers()
        self._writers = database.writers()
        self._signature = Signature()
        self._news = News(database, self._signature) if database.is_postgresql else None

    async def _rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        with reaching_database():
            async with self._readers.connect() as connection:
                result: Result[Any] = await connection.execute(query)
                return result.all()

    async def _write(self, statement: Executable, values: dict[str, Any]) -> None:
        async with self._writing() as connection:
            await connection.execute(statement, values)

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        with reaching_database():
            async with self._writers.begin() as connection:
                yield connection
