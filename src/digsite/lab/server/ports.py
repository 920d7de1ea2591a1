"""Ports of this machine."""

from __future__ import annotations

import random
import socket
import time
from pathlib import Path
from typing import Final

LOWEST: Final = 10_100
"""Above the last port that a browser will not open a page from."""
PAUSE: Final = 0.02
RANGE: Final = Path("/proc/sys/net/ipv4/ip_local_port_range")
"""Where Linux says which ports it gives to lines that go out."""
RANGE_ELSEWHERE: Final = 32_768
CHANCE: Final = random.SystemRandom()
"""Of nobody's seed, so that no two processes look for the same ports in the same order."""


def free_port() -> int:
    """A port on 127.0.0.1 that nobody listens to now.

    It is none of those that lines going out are given: a server that is started again would find its port taken, now
    and then by the very line of a client that tries to reach it.
    """
    highest = int(RANGE.read_text().split()[0]) if RANGE.exists() else RANGE_ELSEWHERE
    while True:
        port = CHANCE.randrange(LOWEST, max(highest, LOWEST + 1_000))
        if is_free(port):
            return port


def is_free(port: int) -> bool:
    """Whether a server could listen to a port on 127.0.0.1 now."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True


def wait_free(port: int, patience: float) -> None:
    """Wait until a server could listen to a port on 127.0.0.1.

    Raises:
        RuntimeError: somebody still does.
    """
    deadline = time.monotonic() + patience
    while not is_free(port):
        if time.monotonic() > deadline:
            raise RuntimeError(f"port {port} is still taken after {patience:.0f} s")
        time.sleep(PAUSE)
