"""The files of records: read whole or not at all, written whole or not at all."""

from __future__ import annotations

from pathlib import Path
from stat import S_ISREG
from typing import Final

from digsite.kernel.errors import BadRecord

MAX_BYTES: Final = 16 * 1024 * 1024
"""No game is longer than this; a larger file is something else."""


def read_whole(path: Path) -> str:
    """The text of a file that may be a record.

    Raises:
        BadRecord: it is not a file, or far too large.
    """
    found = path.stat()
    if not S_ISREG(found.st_mode):  # a device or a pipe may never end
        raise BadRecord("cannot be read: not a file")
    if found.st_size > MAX_BYTES:
        raise BadRecord(f"larger than {MAX_BYTES} bytes: no record is")
    return path.read_bytes().decode("utf-8")


def write_whole(path: Path, written: str) -> None:
    """Write a file so that it is there whole or not at all; a device or a pipe is written to, never replaced."""
    target = path.resolve()
    if target.exists() and not target.is_file() and not target.is_dir():
        target.write_text(written, encoding="utf-8")
        return
    draft = target.with_name(target.name + ".part")
    try:
        draft.write_text(written, encoding="utf-8")
        draft.replace(target)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
