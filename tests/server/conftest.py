"""Servers for tests, and databases: an SQLite file, and a PostgreSQL that is started here and belongs to nobody else.

Where PostgreSQL is not installed its tests are skipped, and say so; with DIGSITE_REQUIRE_POSTGRES set that is an error.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from digsite.lab.server.postgres import Postgres, find_programs, private_postgres
from tests.server.whole import Shared, sharing, whole


@pytest.fixture(scope="session")
def postgres_of_session() -> Iterator[Postgres]:
    """One server for all tests of a process."""
    if find_programs() is None:
        message = "PostgreSQL IS NOT INSTALLED: nothing was tested against it (Debian: the package postgresql)"
        if os.environ.get("DIGSITE_REQUIRE_POSTGRES", "") not in ("", "0"):
            pytest.fail(f"{message}; DIGSITE_REQUIRE_POSTGRES is set, so this is an error")
        pytest.skip(message)
    with private_postgres() as server:
        yield server


@pytest.fixture
def postgres(postgres_of_session: Postgres) -> Iterator[Postgres]:
    """A PostgreSQL that runs. A test may stop, kill and start it; its databases are gone afterwards."""
    yield postgres_of_session
    postgres_of_session.start()
    postgres_of_session.drop_databases()


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database: the test runs once on each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'digsite.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.url_for()


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shared]:
    """A server in this process for all tests of a file that need no other."""
    with sharing(whole(tmp_path_factory.mktemp("shared"))) as found:
        yield found
