"""Files that hold secrets."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def make_private(path: Path) -> None:
    """Make an empty file that only its owner can read, where there is none: SQLite takes it for a new database, and
    gives what it lays beside it the same rights. One that is there stays as it is."""
    with suppress(FileExistsError):  # and is not opened: who closes it would drop the locks of this process on it
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
