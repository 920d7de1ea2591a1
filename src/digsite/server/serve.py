"""`digsite serve`: the server as a program, with one worker or many."""

from __future__ import annotations

import os
import tempfile
from typing import Any

import uvicorn

from digsite.kernel.errors import BadInput
from digsite.server import logs, metrics
from digsite.server.settings import Settings

GRACE_SECONDS = 10


def serve(settings: Settings, *, host: str, port: int, workers: int) -> None:
    """Serve until told to stop.

    Raises:
        BadInput: there is something that cannot be.
    """
    if workers < 1:
        raise BadInput(f"--workers: {workers} is not allowed; give 1 or more")
    if workers > 1 and settings.database.startswith("sqlite"):
        raise BadInput("--workers: several workers need PostgreSQL (--database postgresql://…); SQLite is for one")
    logs.configure(settings.log_level)
    common: dict[str, Any] = {
        "host": host,
        "port": port,
        "log_config": logs.config(settings.log_level),
        "server_header": False,
        "proxy_headers": True,
        "forwarded_allow_ips": settings.forwarded_allow_ips,
        "timeout_graceful_shutdown": GRACE_SECONDS,
        "ws_max_size": settings.message_bytes,
        # What a seat is told must not be squeezed together with what it sent: sizes would tell. And it is quicker.
        "ws_per_message_deflate": False,
        "factory": True,
    }
    os.environ.update(settings.environ())
    if workers == 1:
        uvicorn.run("digsite.server.app:make_app", **common)
        return
    with tempfile.TemporaryDirectory(prefix="digsite-metrics-") as folder:
        os.environ.setdefault(metrics.FOLDER_VARIABLE, folder)
        uvicorn.run("digsite.server.app:make_app", workers=workers, **common)
