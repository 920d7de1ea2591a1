"""`digsite serve` refuses what cannot be, before anything is opened."""

from __future__ import annotations

from pathlib import Path

import pytest

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
