"""`digsite serve`: the server as a program, with one worker or many."""

from __future__ import annotations

import os
import socket
import sys
import tempfile
import threading
import time
import urllib.request
import webbrowser
from errno import EACCES, EADDRINUSE
from pathlib import Path

import uvicorn

from digsite.kernel.errors import BadInput
from digsite.server import logs, metrics
from digsite.server.patience import PatientProtocol, PatientSocket
from digsite.server.settings import Settings, variable
from digsite.server.store.database import Database
from digsite.server.workers import GRACE_SECONDS, run

PONG_SECONDS = 120
"""How long a socket may take to answer whether it is there. The question waits behind all that was sent before it: over
a slow line, with the buffers of a proxy, for more than a minute."""
MANY_FILES = 65_536


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
    folder = os.environ.get(metrics.FOLDER_VARIABLE)
    if folder is not None and not Path(folder).is_dir():
        raise BadInput(f"{metrics.FOLDER_VARIABLE}: there is no folder {folder}")
    fill_standard_files()
    logs.configure(settings.log_level)
    config = uvicorn.Config(
        "digsite.server.app:make_app",
        host=host,
        port=port,
        workers=workers,
        http=PatientProtocol,
        ws=PatientSocket,
        log_config=logs.config(settings.log_level),
        access_log=False,  # ours tells what happened without addresses
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.forwarded_allow_ips,
        timeout_graceful_shutdown=GRACE_SECONDS,
        ws_max_size=settings.message_bytes,
        ws_ping_timeout=PONG_SECONDS,
        # What a seat is told must not be squeezed together with what it sent: sizes would tell. And it is quicker.
        ws_per_message_deflate=False,
        factory=True,
    )
    os.environ.update(settings.environ())
    allow_many_lines()
    listening = listen_at(host, port)
    port = listening.getsockname()[1]  # the system chose it, where it was 0
    name = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    here = f"http://{name}:{port}/"
    print(f"Digsite is at {settings.public_url[0] if settings.public_url else here} (Ctrl-C ends it)", flush=True)
    if open_page:
        threading.Thread(target=show, args=(here,), daemon=True).start()
    if workers == 1:
        run(config, listening)
        return
    with tempfile.TemporaryDirectory(prefix="digsite-metrics-") as folder:
        os.environ.setdefault(metrics.FOLDER_VARIABLE, folder)
        run(config, listening)


def listen_at(host: str, port: int) -> socket.socket:
    """Take the port, before anything is opened. Who comes while the workers start is served as soon as one can.

    Raises:
        BadInput: it is taken already, or there is no such address here.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == "::" and socket.has_dualstack_ipv6()
    try:
        return socket.create_server((host, port), family=family, dualstack_ipv6=both)
    except OSError as problem:
        why = (problem.strerror or str(problem)).partition(" (while")[0]
        hint = "; --port takes another, and 0 any that is free" if problem.errno in (EADDRINUSE, EACCES) else ""
        raise BadInput(f"{host}, port {port}: {why}{hint}") from problem


def fill_standard_files() -> None:
    """Open what of standard input, output and error is closed: else the next file or line takes its number, and what is
    printed goes there."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            # It takes the lowest number that is free; workers and thinkers are started with it too.
            os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)


def allow_many_lines() -> None:
    """Every line holds a file, of which most systems allow a program few until it asks for more."""
    if sys.platform == "win32":
        return
    import resource

    has, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if most == resource.RLIM_INFINITY else min(MANY_FILES, most)
    if resource.RLIM_INFINITY != has < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def show(address: str) -> None:
    """Open the page in a browser as soon as the server answers; where there is no browser, nothing happens."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}healthz", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
