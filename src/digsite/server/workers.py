"""The processes that serve: one, or several and the process over them, which replaces those that died or are silent."""

from __future__ import annotations

import logging
import multiprocessing
import os
import pickle
import signal
import sys
import threading
import time
from contextlib import suppress
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
START_SECONDS: Final = 60.0
"""How long a worker that is to take the place of an old one may take until it is ready."""
MOST_KILLED: Final = 5
"""So many workers in a row may be killed while they start until they count as unable to."""
ROUND_SECONDS: Final = 0.25
"""How often the process over the workers looks after them."""

STOPPING: Final = [signal.SIGINT, signal.SIGTERM]
RENEWING: Final = [signal.SIGHUP] if sys.platform != "win32" else []

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
    """A worker as the process over it sees it. It is asked whether it is there, and its answer is never waited for."""

    has_served = False
    """Whether it was ever ready."""
    failed_at: float | None = None
    """When it was seen that it, or who should have come after it, could not start."""
    tries = 1
    """Which one in a row it is that was begun in this place and never ready."""
    end_by: float = 0.0
    """Until when it may stop by itself, if it was told to."""
    _asked_at: float | None = None
    """When it was asked whether it is there, if it has not answered since."""

    @property
    def server(self) -> Server:
        """What it runs, in its own process."""
        if self._server is None:
            self._server = Server(self.config)
        assert isinstance(self._server, Server)
        return self._server

    def target(self, sockets: list[socket] | None = None) -> None:
        """What it does, in its own process."""
        for sig in RENEWING:  # the word of it is for the process over the workers, whoever else it reaches
            signal.signal(sig, signal.SIG_IGN)
        threading.Thread(target=end_with_the_parent, name="end with parent", daemon=True).start()
        super().target(sockets)

    def is_there(self) -> bool:
        """Whether it runs, and has not been silent for too long."""
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
        return time.monotonic() - self._asked_at < SILENT_SECONDS

    def could_not_start(self) -> bool:
        """Whether it ended by itself before it was ready. Who was killed by a signal may have had bad luck, but not
        several times in a row."""
        return not self.has_served and ((self.exitcode or 0) > 0 or self.tries >= MOST_KILLED)


def end_with_the_parent() -> None:
    """Stop when the process over the workers is gone: whoever went on would hold the port, and keep it from another."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)  # which also wakes a loop that sleeps, unlike a signal raised in this thread


class Supervisor:
    """The process over the workers: it looks after each of them several times a second, and waits for none.

    uvicorn's own waits for the answer of one before it looks at the next, and for ever for the end of one that was told
    to stop; meanwhile nobody is replaced and no signal is heard.

    Where the first ones cannot start, all are stopped: something is set up wrongly. Once one has served, a worker that
    cannot start takes nobody with it, and is tried again.
    """

    def __init__(self, config: uvicorn.Config, listening: socket) -> None:
        self._config: Final = config
        self._listening: Final = listening
        self._workers: Final[list[Worker]] = []
        self._leaving: Final[list[Worker]] = []
        """Those that were told to stop, and have not yet."""
        self._old: list[Worker] = []
        """Those that are to be replaced one after the other, by the word of SIGHUP."""
        self._fresh: Worker | None = None
        """Who takes the place of the first of them once it is ready."""
        self._fresh_by = 0.0
        """Until when it must be."""
        self._has_served = False
        self._signals: Final[list[int]] = []

    def run(self) -> bool:
        """Until it is told to stop. False: no worker could start."""
        for sig in STOPPING + RENEWING:
            signal.signal(sig, lambda sig, _: self._signals.append(sig))
        try:
            for _ in range(self._config.workers):
                self._workers.append(self._started())
            while not self._is_told_to_stop():
                if not self._look_after_all():
                    return False
                time.sleep(ROUND_SECONDS)
            return True
        except OSError as problem:
            logger.error("The workers cannot be started: %s", problem)
            return False
        finally:
            self._stop_all()

    def _is_told_to_stop(self) -> bool:
        while self._signals:
            if self._signals.pop(0) in STOPPING:
                return True
            self._old = self._workers.copy()
        return False

    def _look_after_all(self) -> bool:
        """Replace those that died, are silent or are to be renewed. False: something is wrong for all of them."""
        self._see_off()
        gone = [place for place, worker in enumerate(self._workers) if not worker.is_there()]
        self._has_served = self._has_served or any(worker.has_served for worker in self._workers)
        for place in gone:
            if not self._replace(place):
                return False
        self._renew()
        return True

    def _replace(self, place: int) -> bool:
        """Begin another in the place of one that is not there. False: nobody could start, neither now nor before."""
        gone = self._workers[place]
        if gone.process.is_alive():  # it is silent
            logger.error("Worker [%s] does not answer and is killed", gone.pid)
            gone.kill()
            self._leaving.append(gone)
        elif gone.failed_at is None:
            logger.warning("Worker [%s] ended with exit code %s", gone.pid, gone.exitcode)
        if gone.failed_at is None and gone.could_not_start():
            gone.failed_at = time.monotonic()
            if not self._has_served:
                logger.error("Worker [%s] could not start", gone.pid)
                return False
        if gone.failed_at is None or time.monotonic() - gone.failed_at > AGAIN_SECONDS:
            try:
                self._workers[place] = self._started(1 if gone.has_served else gone.tries + 1)
            except OSError as problem:  # no memory, no more processes or files: that may pass
                logger.error("No worker can be started: %s", problem)
                gone.failed_at = time.monotonic()
        return True

    def _renew(self) -> None:
        """Go on replacing those that are old: another first, then the one whose place it takes is told to stop."""
        # Who has died meanwhile was replaced.
        self._old = [worker for worker in self._old if worker in self._workers and worker.failed_at is None]
        if self._fresh is None:
            if self._old and not self._leaving:
                try:
                    self._fresh = self._started()
                    self._fresh_by = time.monotonic() + START_SECONDS
                except OSError as problem:
                    logger.error("No worker can be started, the old ones stay: %s", problem)
                    self._old.clear()
        elif not self._fresh.is_there() or (time.monotonic() > self._fresh_by and not self._fresh.has_served):
            logger.error("Worker [%s] does not start, the old ones stay", self._fresh.pid)
            self._fresh.kill()
            self._leaving.append(self._fresh)
            self._fresh = None
            self._old.clear()
        elif self._fresh.has_served:
            if self._old:
                old = self._old.pop(0)
                self._workers[self._workers.index(old)] = self._fresh
                self._let_go(old)
            else:
                self._let_go(self._fresh)
            self._fresh = None

    def _started(self, tries: int = 1) -> Worker:
        worker = Worker(self._config, [self._listening])
        worker.tries = tries
        worker.start()
        return worker

    def _let_go(self, worker: Worker) -> None:
        """Tell one to stop in good order."""
        worker.terminate()
        worker.end_by = time.monotonic() + END_SECONDS
        self._leaving.append(worker)

    def _see_off(self) -> None:
        """Forget those that have stopped, and kill those that take too long."""
        for worker in self._leaving.copy():
            if not worker.process.is_alive():
                self._leaving.remove(worker)
            elif time.monotonic() > worker.end_by:
                worker.kill()

    def _stop_all(self) -> None:
        logger.info("All workers are stopped")
        self._listening.close()  # who comes now is refused, and may try elsewhere
        for worker in [*self._workers, *([self._fresh] if self._fresh else [])]:
            self._let_go(worker)
        while self._leaving:
            self._see_off()
            time.sleep(ROUND_SECONDS)


def run(config: uvicorn.Config, listening: socket) -> None:
    """Serve at a socket until told to stop; where that could not begin, end with an exit code that says so."""
    if config.workers == 1:
        for sig in RENEWING:
            if signal.getsignal(sig) is signal.SIG_DFL:  # a terminal that is closed; nohup has it ignored
                signal.signal(sig, lambda *_: signal.raise_signal(signal.SIGTERM))
        server = Server(config)
        with suppress(KeyboardInterrupt):  # which comes again after all was put in order
            server.run([listening])
        started = server.started
    else:
        started = Supervisor(config, listening).run()
    if not started:
        sys.exit(STARTUP_FAILURE)
