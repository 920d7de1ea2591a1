"""A `digsite serve` as a process of its own: started, stopped, killed and started again at the same address.

    with ServerProcess("sqlite:////tmp/x.db") as server:
        ...  # play at server.base, e.g. http://127.0.0.1:40001
        server.kill()    # kill -9; the workers too
        server.start()   # at the same port, with the same database

Its limits are wide, because a driver is many people at one address. Pass settings to change that and anything else.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Final

import digsite
from digsite.lab.server.ports import free_port, wait_free

PATIENCE: Final = 60.0
"""Seconds for the server to start or to stop."""
WIDE: Final[dict[str, object]] = dict.fromkeys(
    (
        "sockets_per_person",
        "messages_per_minute",
        "previews_per_minute",
        "requests_per_minute",
        "seats_per_hour",
        "tables_per_hour",
        "imports_per_hour",
        "guests_per_hour",
        "accounts_per_hour",
    ),
    1_000_000_000,
)


class ServerProcess:
    """A server that is a process of its own. Nothing of it is left when it is removed.

    Args:
        database: its address, sqlite:///PATH or postgresql://…
        port: where it listens on 127.0.0.1; 0 for one that is free.
        workers: how many processes serve.
        module: what is started as `python -m`: digsite, or something that is it with a change.
        settings: settings by their names in `digsite.server.settings`, over limits that are as wide as they go.
    """

    def __init__(
        self, database: str, *, port: int = 0, workers: int = 1, module: str = "digsite", **settings: object
    ) -> None:
        self.database: Final = database
        self.module: Final = module
        self.port: Final = port or free_port()
        self.workers: Final = workers
        self.settings: Final = {"log_level": "warning", **WIDE, **settings}
        self.base: Final = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.starts: int = 0
        self._folder: Final = tempfile.TemporaryDirectory(prefix="digsite-server-")
        self.log: Final = Path(self._folder.name) / "log"

    def __enter__(self) -> ServerProcess:
        try:
            self.start()
        except BaseException:
            self.remove()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            print(f"the server's last words:\n{self.last_words()}", file=sys.stderr)
        self.remove()

    def start(self, *, wait: bool = True) -> None:
        """Start it, where it does not run; and wait until it serves, if that is wanted."""
        if self.process is None:
            command = [sys.executable, "-m", self.module, "serve", "--host", "127.0.0.1", "--port", str(self.port)]
            with self.log.open("ab") as log:
                self.process = subprocess.Popen(
                    [*command, "--workers", str(self.workers), "--database", self.database],
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    env=self._environment(),
                    start_new_session=True,  # so that its workers and thinkers can be killed with it
                )
            self.starts += 1
        if wait:
            self.wait_healthy()

    def wait_healthy(self, patience: float = PATIENCE) -> None:
        """Wait until it says that it can do its work."""
        deadline = time.monotonic() + patience
        while not self.is_healthy():
            if self.process is None or self.process.poll() is not None:
                raise RuntimeError(f"the server ended by itself:\n{self.last_words()}")
            if time.monotonic() > deadline:
                raise RuntimeError(f"the server is not healthy after {patience:.0f} s:\n{self.last_words()}")
            time.sleep(0.02)

    def is_healthy(self) -> bool:
        """Whether it says so at /healthz."""
        try:
            with urllib.request.urlopen(f"{self.base}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False

    def stop(self) -> int:
        """Ask it to stop in good order; its exit code."""
        assert self.process is not None, "the server does not run"
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self._sweep()
        self.process = None
        return code

    def kill(self) -> None:
        """Kill it at once, all its processes: what it was about to write or to say is never written or said."""
        if self.process is not None:
            self._sweep()
            self.process.wait(PATIENCE)
            self.process = None
            wait_free(self.port, PATIENCE)  # a worker takes a moment to die, and holds the port until then

    def worker_pids(self) -> list[int]:
        """The processes that serve: itself, or where there are several workers, those of its children that listen."""
        assert self.process is not None, "the server does not run"
        if self.workers == 1:
            return [self.process.pid]
        return [pid for pid in children_of(self.process.pid) if is_spawned(pid)]

    def remove(self) -> None:
        """End it, and leave nothing behind but its database."""
        self.kill()
        self._folder.cleanup()

    def last_words(self, most: int = 4000) -> str:
        """The end of what it wrote to its log."""
        return self.log.read_text(errors="replace")[-most:] if self.log.exists() else ""

    def _environment(self) -> dict[str, str]:
        """Of DIGSITE_… only what was given here, and the same digsite that we run."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("DIGSITE_")}
        own = {f"DIGSITE_{name.upper()}": str(value) for name, value in self.settings.items()}
        source = str(Path(digsite.__file__).resolve().parent.parent)
        return {**kept, **own, "PYTHONPATH": os.pathsep.join(filter(None, [source, kept.get("PYTHONPATH")]))}

    def _sweep(self) -> None:
        """Kill whatever is left of its group."""
        assert self.process is not None
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            return  # nothing was


def children_of(pid: int) -> list[int]:
    """The processes that a process has started and that still run (Linux)."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += [int(child) for child in (task / "children").read_text().split()]
    return sorted(found)


def is_spawned(pid: int) -> bool:
    """Whether a process is one that multiprocessing has spawned to work, and not one that only cleans up (Linux)."""
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except FileNotFoundError:  # it has just ended
        return False


def resident_bytes(pid: int) -> int:
    """How much memory a process holds (Linux)."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise RuntimeError(f"process {pid} does not say how much memory it holds")


def processor_seconds(pid: int) -> float:
    """How much time of the processors a process has taken so far (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
