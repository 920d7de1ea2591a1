"""The processes that serve: who dies is replaced, who cannot start takes nobody along, and all can be stopped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from uvicorn.config import STARTUP_FAILURE

from digsite.lab.server.ports import free_port
from digsite.lab.server.process import children_of, is_spawned

PATIENCE = 20.0


class Served:
    """A server of `served.py` that runs."""

    def __init__(self, folder: Path, workers: int) -> None:
        self.folder = folder
        self.port = free_port()
        command = [sys.executable, "-m", "tests.server.served", str(self.port), str(workers)]
        self.process = subprocess.Popen(command, env={**os.environ, "SERVED": str(folder)}, start_new_session=True)

    def workers(self) -> list[int]:
        """The processes under the first one that serve."""
        return [pid for pid in children_of(self.process.pid) if is_spawned(pid)]

    def serves(self) -> bool:
        """Whether somebody answers."""
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/", timeout=1) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def n_serving(self) -> int:
        """How many different workers answer a number of requests."""
        found = set()
        for _ in range(20):
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/", timeout=PATIENCE) as answer:
                found.add(answer.read())
        return len(found)

    def ends(self, sig: int) -> int:
        """Send a signal; the exit code."""
        self.process.send_signal(sig)
        return self.process.wait(PATIENCE)


def until(condition: Callable[[], object]) -> None:
    """Wait for it."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it does not come"
        time.sleep(0.05)


@contextmanager
def served(folder: Path, workers: int) -> Iterator[Served]:
    one = Served(folder, workers)
    try:
        yield one
    finally:
        with suppress(ProcessLookupError):
            os.killpg(one.process.pid, signal.SIGKILL)
        one.process.wait()


def test_a_worker_that_dies_is_replaced_while_another_stands_still(tmp_path: Path) -> None:
    """Nobody waits for the answer of the one before the other is looked after."""
    with served(tmp_path, 2) as one:
        until(one.serves)
        until(lambda: one.n_serving() == 2)
        frozen, other = one.workers()
        os.kill(frozen, signal.SIGSTOP)
        time.sleep(1.5)  # it is asked twice a second whether it is there
        os.kill(other, signal.SIGKILL)
        until(one.serves)
        assert frozen in one.workers()


def test_a_worker_that_cannot_start_takes_nobody_along(tmp_path: Path) -> None:
    """It is tried again until it can."""
    with served(tmp_path, 2) as one:
        until(one.serves)
        until(lambda: one.n_serving() == 2)
        (tmp_path / "broken").touch()
        os.kill(one.workers()[0], signal.SIGKILL)
        for _ in range(2):
            until((tmp_path / "failed").exists)
            (tmp_path / "failed").unlink()
            assert one.serves()
        (tmp_path / "broken").unlink()
        until(lambda: one.n_serving() == 2)
        one.ends(signal.SIGTERM)


@pytest.mark.parametrize("workers", [1, 2])
def test_where_nobody_can_start_the_exit_code_says_so(tmp_path: Path, workers: int) -> None:
    (tmp_path / "broken").touch()
    with served(tmp_path, workers) as one:
        assert one.process.wait(PATIENCE) == STARTUP_FAILURE


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("sig", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_waits_can_be_stopped(tmp_path: Path, workers: int, sig: int) -> None:
    (tmp_path / "waiting").touch()
    with served(tmp_path, workers) as one:
        until((tmp_path / "begun").exists)
        one.ends(sig)
        assert not one.serves()


@pytest.mark.parametrize("sig", [signal.SIGTERM, signal.SIGHUP, signal.SIGTTOU])
def test_a_worker_that_stands_still_holds_nobody_up(tmp_path: Path, sig: int) -> None:
    """Whatever the process over it is told: it ends, or goes on to look after the others."""
    with served(tmp_path, 2) as one:
        until(one.serves)
        until(lambda: one.n_serving() == 2)
        still = one.workers()[-1]
        os.kill(still, signal.SIGSTOP)
        one.process.send_signal(sig)
        if sig != signal.SIGTERM:
            until(lambda: still not in one.workers())
            for pid in one.workers():
                os.kill(pid, signal.SIGKILL)
            until(one.serves)
        one.ends(signal.SIGTERM)
        assert not one.serves()
