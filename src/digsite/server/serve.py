"""`digsite serve`: the server as a program, with one worker or many."""

from __future__ import annotations

import os
import tempfile
import threading
import time
import urllib.request
import webbrowser
from typing import Any

import uvicorn

from digsite.kernel.errors import BadInput
from digsite.server import logs, metrics
from digsite.server.patience import PatientProtocol
from digsite.server.settings import Settings, variable
from digsite.server.store.database import Database

GRACE_SECONDS = 10
WORKER_SECONDS = 30
"""How long a worker may be silent before it is killed and replaced. A laden machine takes seconds to start one."""


def serve(settings: Settings, *, host: str, port: int, workers: int, open_page: bool = False) -> None:
    """Serve until told to stop. `open_page` shows the page in a browser once it is there.

    Raises:
        BadInput: there is something that cannot be.
    """
    if workers < 1:
        raise BadInput(f"--workers: {workers} is not allowed; give 1 or more")
    if workers > 1 and settings.database.startswith("sqlite"):
        raise BadInput("--workers: several workers need PostgreSQL (--database postgresql://…); SQLite is for one")
    try:
        Database.parse(settings.database)
    except ValueError as problem:
        raise BadInput(f"{variable('database')}: {problem}") from problem
    logs.configure(settings.log_level)
    common: dict[str, Any] = {
        "host": host,
        "port": port,
        "http": PatientProtocol,
        "log_config": logs.config(settings.log_level),
        "access_log": False,  # ours tells what happened without addresses
        "server_header": False,
        "proxy_headers": True,
        "forwarded_allow_ips": settings.forwarded_allow_ips,
        "timeout_graceful_shutdown": GRACE_SECONDS,
        "timeout_worker_healthcheck": WORKER_SECONDS,
        "ws_max_size": settings.message_bytes,
        # What a seat is told must not be squeezed together with what it sent: sizes would tell. And it is quicker.
        "ws_per_message_deflate": False,
        "factory": True,
    }
    os.environ.update(settings.environ())
    here = f"http://{'127.0.0.1' if host in ('', '0.0.0.0', '::') else host}:{port}/"
    print(f"Digsite is at {settings.public_url[0] if settings.public_url else here} (Ctrl-C ends it)", flush=True)
    if open_page:
        threading.Thread(target=show, args=(here,), daemon=True).start()
    if workers == 1:
        uvicorn.run("digsite.server.app:make_app", **common)
        return
    with tempfile.TemporaryDirectory(prefix="digsite-metrics-") as folder:
        os.environ.setdefault(metrics.FOLDER_VARIABLE, folder)
        uvicorn.run("digsite.server.app:make_app", workers=workers, **common)


def show(address: str) -> None:
    """Open the page in a browser as soon as the server answers; where there is no browser, nothing happens."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}healthz", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
