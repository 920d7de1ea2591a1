"""Ports of this machine."""

from __future__ import annotations

import socket


def free_port() -> int:
    """A port on 127.0.0.1 that nobody listens to now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
