"""Files that hold secrets."""

from __future__ import annotations

import os
from pathlib import Path


def make_private(path: Path) -> None:
    """Make an empty file that only its owner can read, where there is none: SQLite takes it for a new database, and
    gives what it lays beside it the same rights. One that is there stays as it is."""
    os.close(os.open(path, os.O_RDONLY | os.O_CREAT, 0o600))
