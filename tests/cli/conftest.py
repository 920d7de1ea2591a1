"""Every test of the command line runs in a folder of its own, so that games left unfinished are saved there."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
