"""After every fuzz test the games are what they were."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.fuzz.guard import world


@pytest.fixture(autouse=True)
def nothing_changes() -> Iterator[None]:
    before = world()
    yield
    assert world() == before
