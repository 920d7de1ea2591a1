"""The processes that serve: one, or several and the process over them, which replaces those that died or are silent."""

from __future__ import annotations

import logging
import pickle
import signal
import sys
import time
from socket import socket
from types import FrameType
from typing import Final

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import multiprocess

GRACE_SECONDS: Final = 10
"""How long a server that stops lets those finish who are being answered."""
SILENT_SECONDS: Final = 30
"""How long a worker may be silent before it is killed and replaced. A laden machine takes seconds to start one."""
END_SECONDS: Final = GRACE_SECONDS + 5.0
"""How long a worker that was told to stop may take before it is killed."""
AGAIN_SECONDS: Final = 5.0
"""Between a start that failed and the next, where others serve meanwhile."""

logger = logging.getLogger("uvicorn.error")


class Server(uvicorn.Server):
    """A server that can be stopped while it starts: it may have to wait for its database, and nobody is served yet."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in good order; or at once, where there is nothing to put in order."""
        if not self.started:
            signal.signal(sig, signal.SIG_DFL)
            signal.raise_signal(sig)
        super().handle_exit(sig, frame)


class Worker(multiprocess.Process):
    """A worker as the process over it sees it.

    uvicorn asks one worker after the other whether it is there, and waits for each answer; and it waits for ever for
    the end of those that it told to stop. While one that is starting, stands still or dies in that moment does not
    answer, no other is replaced, and nobody may be left who serves. Here the answer is looked for at the next round,
    and who does not stop is killed.
    """

    has_served = False
    """Whether it was ever ready."""
    failed_at: float | None = None
    """When it was seen that it could not start."""
    _asked_at: float | None = None
    """When it was asked whether it is there, if it has not answered since."""
    _end_by: float | None = None
    """Until when it may stop by itself, if it was told to."""

    @property
    def server(self) -> Server:
        """What it runs, in its own process."""
        if self._server is None:
            self._server = Server(self.config)
        assert isinstance(self._server, Server)
        return self._server

    def is_alive(self, timeout: float = SILENT_SECONDS) -> bool:
        """Whether it runs, and has not been silent for so long."""
        if not self.process.is_alive():
            return False
        try:
            while self.parent_conn.poll():
                self.has_served = bool(self.parent_conn.recv()) or self.has_served
                self._asked_at = None
            if self._asked_at is None:
                self.parent_conn.send(b"ping")
                self._asked_at = time.monotonic()
        except (OSError, EOFError, pickle.UnpicklingError):
            return False
        return time.monotonic() - self._asked_at < timeout

    def terminate(self) -> None:
        """Tell it to stop in good order."""
        self._end_by = time.monotonic() + END_SECONDS
        super().terminate()

    def join(self) -> None:
        """Wait until it has ended; whoever was told to stop has so long for it."""
        if self._end_by is not None:
            self.process.join(max(0.0, self._end_by - time.monotonic()))
            if self.process.is_alive():
                logger.warning("Child process [%s] does not stop and is killed", self.process.pid)
                self.process.kill()
        super().join()


class Supervisor(multiprocess.Multiprocess):
    """The process over the workers.

    Where the first ones cannot start, all are stopped: something is set up wrongly. Once one has served, a worker that
    cannot start takes nobody with it, and is tried again.
    """

    has_failed = False
    """Whether it ended because no worker could start."""
    _has_served = False

    def keep_subprocess_alive(self) -> None:
        """Replace those that died or are silent."""
        gone = [place for place, worker in enumerate(self.processes) if not worker.is_alive(SILENT_SECONDS)]
        self._has_served = self._has_served or any(isinstance(one, Worker) and one.has_served for one in self.processes)
        for place in gone:
            if not self.should_exit.is_set():
                self._replace(place)

    def _replace(self, place: int) -> None:
        worker = self.processes[place]
        assert isinstance(worker, Worker)
        if worker.failed_at is None:
            worker.kill()  # it may be silent
            worker.join()
            logger.info("Child process [%s] died", worker.pid)
            if worker.exitcode == STARTUP_FAILURE:
                worker.failed_at = time.monotonic()
                if not self._has_served:
                    logger.error("Child process [%s] failed to start, stopping the parent process.", worker.pid)
                    self.has_failed = True
                    self.should_exit.set()
                    return
        if worker.failed_at is None or time.monotonic() - worker.failed_at > AGAIN_SECONDS:
            self.processes[place] = Worker(self.config, self.sockets)
            self.processes[place].start()


def run(config: uvicorn.Config, listening: socket) -> None:
    """Serve at a socket until told to stop; where that could not begin, end with an exit code that says so."""
    if config.workers == 1:
        server = Server(config)
        server.run([listening])
        started = server.started
    else:
        multiprocess.Process = Worker  # type: ignore[misc]  # uvicorn has no other way to say which
        supervisor = Supervisor(config, [listening])
        supervisor.run()
        started = not supervisor.has_failed
    if not started:
        sys.exit(STARTUP_FAILURE)
