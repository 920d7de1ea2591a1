"""How a worker ends: with the process that made it, at the latest."""

from __future__ import annotations

import multiprocessing
import multiprocessing.process
import os
import signal
import threading


def end_with_parent() -> None:
    """Have this worker stop in good order when the process that made it is gone, however that ended.

    Otherwise it would go on alone, and keep the port from the server that is started next.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent,), name="end with parent", daemon=True).start()


def _end_after(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
