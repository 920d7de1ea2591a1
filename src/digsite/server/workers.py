"""Several workers, and the process over them that replaces those that died or are silent."""

from __future__ import annotations

import pickle
import time
from typing import Any

import uvicorn
from uvicorn.supervisors import multiprocess

SILENT_SECONDS = 30
"""How long a worker may be silent before it is killed and replaced. A laden machine takes seconds to start one."""


class Worker(multiprocess.Process):
    """A worker as the process over it sees it.

    uvicorn asks one worker after the other whether it is there, and waits for each answer. While one that is starting,
    stands still or dies in that moment does not answer, no other is replaced, and nobody may be left who serves. Here
    nobody is waited for: the answer is looked for at the next round.
    """

    _asked_at: float | None = None
    """When it was asked, if it has not answered since."""

    def is_alive(self, timeout: float = SILENT_SECONDS) -> bool:
        """Whether it runs, and has not been silent for so long."""
        if not self.process.is_alive():
            return False
        try:
            while self.parent_conn.poll():
                self.parent_conn.recv()
                self._asked_at = None
            if self._asked_at is None:
                self.parent_conn.send(b"ping")
                self._asked_at = time.monotonic()
        except (OSError, EOFError, pickle.UnpicklingError):
            return False
        return time.monotonic() - self._asked_at < timeout


def run_workers(app: str, workers: int, **config: Any) -> None:
    """Serve with several workers until told to stop."""
    multiprocess.Process = Worker  # type: ignore[misc]  # uvicorn has no other way to say which
    uvicorn.run(app, workers=workers, timeout_worker_healthcheck=SILENT_SECONDS, **config)
