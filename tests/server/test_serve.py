"""`digsite serve` refuses what cannot be, before anything is opened."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import digsite
from digsite.kernel.errors import BadInput
from digsite.server.serve import serve
from digsite.server.settings import Settings


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("sqlite:///{}/nowhere/digsite.db", "DIGSITE_DATABASE: the folder of the database .* does not exist"),
        ("sqlite:///:memory:", "DIGSITE_DATABASE: an SQLite database in memory would lose every game"),
        ("postgresql://hush:{}@host:port/name", "DIGSITE_DATABASE: the database's address cannot be read"),
    ],
)
def test_a_database_that_cannot_be_is_refused_at_once(tmp_path: Path, address: str, why: str) -> None:
    settings = Settings.read({}, database=address.format(tmp_path))
    with pytest.raises(BadInput, match=why) as problem:
        serve(settings, host="127.0.0.1", port=0, workers=1)
    assert "hush" not in str(problem.value)
    assert list(tmp_path.iterdir()) == []


def test_an_address_where_nobody_can_listen_is_told_and_nothing_is_opened(tmp_path: Path) -> None:
    settings = Settings.read({}, database=f"sqlite:///{tmp_path}/digsite.db")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadInput, match=rf"127\.0\.0\.1, port {port}: Address already in use; --port takes another"):
            serve(settings, host="127.0.0.1", port=port, workers=1)
    with pytest.raises(BadInput, match=r"nowhere\.invalid, port 0: "):
        serve(settings, host="nowhere.invalid", port=0, workers=1)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_for_numbers_that_is_not_there_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path / "nowhere"))
    settings = Settings.read({}, database=f"sqlite:///{tmp_path}/digsite.db")
    with pytest.raises(BadInput, match=r"PROMETHEUS_MULTIPROC_DIR: there is no folder .*nowhere"):
        serve(settings, host="127.0.0.1", port=0, workers=1)


CLOSED = """
import os, subprocess, sys
for number in range(3):
    os.close(number)
from digsite.server.serve import fill_standard_files
fill_standard_files()
assert os.open(os.devnull, os.O_RDONLY) == 3
print("nobody reads this")
look = "import os; assert [os.readlink(f'/proc/self/fd/{n}') for n in range(3)] == [os.devnull] * 3"
assert subprocess.run([sys.executable, "-c", look], close_fds=True).returncode == 0
"""


def test_standard_files_that_are_closed_are_filled() -> None:
    """Else what is printed would go into a database or to a player."""
    source = str(Path(digsite.__file__).resolve().parent.parent)
    done = subprocess.run([sys.executable, "-c", CLOSED], env={**os.environ, "PYTHONPATH": source}, check=False)
    assert done.returncode == 0
