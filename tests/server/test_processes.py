"""The processes that serve: who dies is replaced, who cannot start takes nobody along, and all can be stopped."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from uvicorn.config import STARTUP_FAILURE

from digsite.lab.server.ports import free_port, is_free
from digsite.lab.server.process import children_of, is_spawned
from digsite.server.workers import ROUND_SECONDS

PATIENCE = 20.0
LONG = 3 * PATIENCE
"""Too long to be waited for: who ends sooner was not killed for taking its time."""


class Served:
    """A server of `served.py` that runs."""

    def __init__(self, folder: Path, workers: int, end: float) -> None:
        self.folder = folder
        self.port = free_port()
        command = [sys.executable, "-m", "tests.server.served", str(self.port), str(workers)]
        environment = {**os.environ, "SERVED": str(folder), "SERVED_END": str(end)}
        with (folder / "log").open("wb") as log:
            self.process = subprocess.Popen(command, env=environment, stderr=log, start_new_session=True)

    def log(self) -> str:
        """What it has said."""
        return (self.folder / "log").read_text()

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

    def wait_for_both(self) -> None:
        """Wait until two workers serve, and the process over them knows."""
        until(self.serves)
        until(lambda: self.n_serving() == 2)
        time.sleep(4 * ROUND_SECONDS)

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
def served(folder: Path, workers: int, end: float = 2.0) -> Iterator[Served]:
    one = Served(folder, workers, end)
    try:
        yield one
    finally:
        with suppress(ProcessLookupError):
            os.killpg(one.process.pid, signal.SIGKILL)
        one.process.wait()


def test_a_worker_that_dies_is_replaced_while_another_stands_still(tmp_path: Path) -> None:
    """Nobody waits for the answer of the one before the other is looked after."""
    with served(tmp_path, 2) as one:
        one.wait_for_both()
        frozen, other = one.workers()
        os.kill(frozen, signal.SIGSTOP)
        time.sleep(1.5)  # it is asked several times a second whether it is there
        os.kill(other, signal.SIGKILL)
        until(one.serves)
        assert frozen in one.workers()


def test_a_worker_that_cannot_start_takes_nobody_along(tmp_path: Path) -> None:
    """It is tried again until it can."""
    with served(tmp_path, 2) as one:
        one.wait_for_both()
        (tmp_path / "broken").touch()
        os.kill(one.workers()[0], signal.SIGKILL)
        for _ in range(2):
            until((tmp_path / "failed").exists)
            (tmp_path / "failed").unlink()
            until(one.serves)
        (tmp_path / "broken").unlink()
        until(lambda: one.n_serving() == 2)
        one.ends(signal.SIGTERM)


def test_a_worker_for_whom_there_is_no_room_is_tried_again(tmp_path: Path) -> None:
    """The process over it goes on, and can be stopped."""
    with served(tmp_path, 2) as one:
        one.wait_for_both()
        allowed = resource.prlimit(one.process.pid, resource.RLIMIT_NOFILE)
        resource.prlimit(one.process.pid, resource.RLIMIT_NOFILE, (4, allowed[1]))
        os.kill(one.workers()[0], signal.SIGKILL)
        until(lambda: one.log().count("No worker can be started") > 1)
        until(one.serves)
        resource.prlimit(one.process.pid, resource.RLIMIT_NOFILE, allowed)
        until(lambda: one.n_serving() == 2)
        assert one.ends(signal.SIGTERM) == 0


@pytest.mark.parametrize(("workers", "how"), [(1, "broken"), (2, "broken"), (2, "crashing"), (2, "dying")])
def test_where_nobody_can_start_the_exit_code_says_so(tmp_path: Path, workers: int, how: str) -> None:
    (tmp_path / how).touch()
    with served(tmp_path, workers) as one:
        assert one.process.wait(PATIENCE) == STARTUP_FAILURE


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("sig", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_waits_can_be_stopped(tmp_path: Path, workers: int, sig: int) -> None:
    (tmp_path / "waiting").touch()
    with served(tmp_path, workers, LONG) as one:
        until((tmp_path / "begun").exists)
        one.ends(sig)
        assert not one.serves()


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("sig", [signal.SIGTERM, signal.SIGINT])
def test_who_serves_is_stopped_in_good_order(tmp_path: Path, workers: int, sig: int) -> None:
    with served(tmp_path, workers, LONG) as one:
        until(one.serves)
        assert one.ends(sig) == (-sig if (workers, sig) == (1, signal.SIGTERM) else 0)
        assert "Traceback" not in one.log()
        assert is_free(one.port)


def test_who_comes_while_all_are_stopped_is_refused(tmp_path: Path) -> None:
    """And not kept waiting: another server may be there. Who is being answered is."""
    with served(tmp_path, 2, LONG) as one, ThreadPoolExecutor(1) as thread:
        until(one.serves)
        slow = thread.submit(urllib.request.urlopen, f"http://127.0.0.1:{one.port}/slow", timeout=PATIENCE)
        until((tmp_path / "asked").exists)
        one.process.send_signal(signal.SIGTERM)
        until(lambda: is_free(one.port))
        assert one.process.poll() is None
        (tmp_path / "enough").touch()
        assert slow.result().status == 200
        assert one.process.wait(PATIENCE) == 0


def test_one_server_stops_in_good_order_when_its_terminal_is_closed(tmp_path: Path) -> None:
    with served(tmp_path, 1, LONG) as one:
        until(one.serves)
        assert one.ends(signal.SIGHUP) == -signal.SIGTERM
        assert "Finished server process" in one.log()


@pytest.mark.parametrize("of_all", [False, True], ids=["one", "all"])
def test_workers_are_replaced_one_after_the_other(tmp_path: Path, of_all: bool) -> None:
    """While they are, somebody always serves; also where the signal reaches the workers too."""
    with served(tmp_path, 2, LONG) as one:
        one.wait_for_both()
        before = one.workers()
        (os.killpg if of_all else os.kill)(one.process.pid, signal.SIGHUP)

        def are_renewed() -> bool:
            # A line that was taken just before its worker stops is closed unread; whoever tries again is served.
            assert one.serves() or one.serves()
            now = one.workers()
            return len(now) == 2 and not set(before) & set(now)

        until(are_renewed)
        assert "ended with exit code" not in one.log()
        assert one.ends(signal.SIGTERM) == 0


def test_while_workers_are_renewed_others_are_looked_after(tmp_path: Path) -> None:
    """Whoever should come is never ready: the old ones stay, who dies is replaced, and it can all be stopped."""
    with served(tmp_path, 2, LONG) as one:
        one.wait_for_both()
        before = one.workers()
        (tmp_path / "waiting").touch()
        one.process.send_signal(signal.SIGHUP)
        until((tmp_path / "begun").exists)
        (tmp_path / "waiting").unlink()
        for pid in before:
            os.kill(pid, signal.SIGKILL)
        until(lambda: one.serves() and one.n_serving() == 2)
        one.ends(signal.SIGTERM)
        assert is_free(one.port)


def test_workers_end_with_the_process_over_them(tmp_path: Path) -> None:
    """Else they would hold the port, and nobody could be started in their place."""
    with served(tmp_path, 2, LONG) as one:
        one.wait_for_both()
        one.process.kill()
        one.process.wait()
        until(lambda: is_free(one.port))


@pytest.mark.parametrize("sig", [signal.SIGTERM, signal.SIGHUP])
def test_a_worker_that_stands_still_holds_nobody_up(tmp_path: Path, sig: int) -> None:
    """Whatever the process over it is told: it ends, or goes on to look after the others."""
    with served(tmp_path, 2) as one:
        one.wait_for_both()
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
