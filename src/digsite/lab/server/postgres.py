"""A PostgreSQL of our own: made in a temporary folder, started, stopped, killed, and gone afterwards."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import asyncpg

from digsite.kernel.errors import BadInput
from digsite.lab.server.ports import free_port

USER: Final = "digsite"
PATIENCE: Final = 30.0
"""Seconds for PostgreSQL to start or to stop."""


def find_programs() -> Path | None:
    """The folder that holds PostgreSQL's programs; Debian keeps them off the path."""
    on_path = shutil.which("postgres")
    folders = [Path(on_path).resolve().parent] if on_path else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name))[::-1]
    for folder in folders:
        if (folder / "postgres").exists() and (folder / "initdb").exists():
            return folder
    return None


class Postgres:
    """A PostgreSQL of our own in a temporary folder. It refuses to be root, so where we are, it runs as nobody.

    Args:
        programs: where its programs are (`find_programs`).
        fsync: whether a commit waits for the disk, as it must in earnest; without it tests are quicker.
    """

    def __init__(self, programs: Path, *, fsync: bool = False) -> None:
        self.programs = programs
        self.fsync = fsync
        self.folder = Path(tempfile.mkdtemp(prefix="digsite-pg-"))  # short: it holds a Unix socket
        self.owner: int | None = None
        if os.geteuid() == 0:
            self.owner = pwd.getpwnam("nobody").pw_uid
            os.chown(self.folder, self.owner, -1)
        self.port: int = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self._made = 0
        command = ["initdb", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C", f"--username={USER}"]
        made = self._popen([*command, "-D", str(self.folder / "data")], subprocess.PIPE)
        output, _ = made.communicate()
        if made.returncode:
            raise RuntimeError(f"initdb: {output.decode()}")

    def start(self) -> None:
        """Starts it, where it does not run, and waits until it answers."""
        if self.process is not None:
            return
        fast = [] if self.fsync else ["-c", "fsync=off", "-c", "full_page_writes=off"]
        where = ["-D", str(self.folder / "data"), "-k", str(self.folder), "-h", "127.0.0.1", "-p", str(self.port)]
        deadline = time.monotonic() + PATIENCE
        while True:
            with (self.folder / "log").open("ab") as log:
                self.process = self._popen(["postgres", *where, *fast, "-c", "shared_buffers=32MB"], log.fileno())
            while self.process.poll() is None:
                if self._answers():
                    return
                time.sleep(0.02)
            # After a kill the old processes need a moment to go, and it will not start beside them.
            self.process = None
            if time.monotonic() > deadline:
                raise RuntimeError(f"PostgreSQL does not start: {(self.folder / 'log').read_text()[-2000:]}")
            time.sleep(0.1)

    def stop(self) -> None:
        """Stops it in good order; whoever is connected is thrown out."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Kills it at once, as `kill -9` does."""
        self._end(signal.SIGKILL)

    def url_for(self, database: str | None = None) -> str:
        """The address of a new, empty database; a name is found for it where none is given."""
        if database is None:
            self._made += 1
            database = f"test_{self._made}"
        self.execute(f'CREATE DATABASE "{database}"')
        return self._url(database)

    def drop_databases(self) -> None:
        """Throws away every database that was made here."""
        names = self.execute("SELECT datname FROM pg_database WHERE NOT datistemplate AND datname <> 'postgres'")
        for name in names:
            self.execute(f'DROP DATABASE "{name}" WITH (FORCE)')

    def remove(self) -> None:
        """Ends it and leaves nothing behind."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)  # the last processes may still be going

    def execute(self, statement: str) -> list[str]:
        """Runs a statement in the database "postgres"; the first column of what it says."""
        said: list[str] = []

        async def run() -> None:
            connection = await asyncpg.connect(self._url("postgres"), timeout=PATIENCE)
            try:
                said.extend(str(row[0]) for row in await connection.fetch(statement))
            finally:
                await connection.close()

        # In a thread: whoever asks may have an event loop running.
        errors: list[Exception] = []

        def in_thread() -> None:
            try:
                asyncio.run(run())
            except Exception as error:
                errors.append(error)

        thread = threading.Thread(target=in_thread)
        thread.start()
        thread.join()
        if errors:
            raise errors[0]
        return said

    def _url(self, database: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def _answers(self) -> bool:
        try:
            self.execute("SELECT 1")
        except (OSError, asyncpg.CannotConnectNowError):
            return False
        return True

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def _popen(self, command: list[str], output: int) -> subprocess.Popen[bytes]:
        program = str(self.programs / command[0])
        own = {} if self.owner is None else {"user": self.owner, "group": self.owner, "extra_groups": []}
        return subprocess.Popen(  # type: ignore[call-overload,no-any-return]
            [program, *command[1:]],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            env={**os.environ, "LC_ALL": "C"},
            **own,
        )


@contextmanager
def private_postgres() -> Iterator[Postgres]:
    """A PostgreSQL for as long as it is needed.

    Raises:
        BadInput: it is not installed.
    """
    programs = find_programs()
    if programs is None:
        raise BadInput("PostgreSQL is not installed (Debian: the package postgresql)")
    postgres = Postgres(programs)
    try:
        postgres.start()
        yield postgres
    finally:
        postgres.remove()
