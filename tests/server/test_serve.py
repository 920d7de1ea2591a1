"""`digsite serve` refuses what cannot be, before anything is opened, and keeps its workers going."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from digsite.kernel.errors import BadInput
from digsite.lab.server.postgres import Postgres
from digsite.lab.server.process import ServerProcess
from digsite.server.serve import serve
from digsite.server.settings import Settings


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("sqlite:///{}/nowhere/digsite.db", "DIGSITE_DATABASE: the folder of the database .* does not exist"),
        ("sqlite:///:memory:", "DIGSITE_DATABASE: an SQLite database in memory would lose every game"),
        ("postgresql://hush:{}@host:port/name", "DIGSITE_DATABASE: the database's address cannot be read"),
    ],
)
def test_a_database_that_cannot_be_is_refused_at_once(tmp_path: Path, address: str, why: str) -> None:
    settings = Settings.read({}, database=address.format(tmp_path))
    with pytest.raises(BadInput, match=why) as problem:
        serve(settings, host="127.0.0.1", port=0, workers=1)
    assert "hush" not in str(problem.value)
    assert list(tmp_path.iterdir()) == []


def test_a_worker_that_dies_is_replaced_while_another_stands_still(postgres: Postgres) -> None:
    """Nobody waits for the answer of the one before the other is looked after."""
    with ServerProcess(postgres.url_for(), workers=2) as server:
        frozen, other = server.worker_pids()
        os.kill(frozen, signal.SIGSTOP)
        time.sleep(1.5)  # it is asked twice a second whether it is there
        os.kill(other, signal.SIGKILL)
        began = time.monotonic()
        while not set(server.worker_pids()) - {frozen, other}:
            assert time.monotonic() - began < 10, "nobody serves, and nobody is started"
            time.sleep(0.05)
        server.wait_healthy()
        assert frozen in server.worker_pids()
