"""When the collector of garbage looks at everything.

A full look takes a third of a second where two hundred tables are in memory, and everybody waits meanwhile; Python has
one whenever a quarter more has come into being, which during play is every few seconds. It finds next to nothing:
stories and streams hold no circles, so a table that is let go is freed at once. What does go in circles (a task and its
exception) is young, and young things are looked at as often as ever.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

THRESHOLDS: Final = (5_000, 10, 1_000)
"""New things until the youngest are looked at; such looks until those who survived are; such looks until all are."""


@contextmanager
def old_things_left_alone() -> Iterator[None]:
    """While a server runs: what is there at its start is never looked at, and what has grown old seldom."""
    before = gc.get_threshold()
    gc.set_threshold(*THRESHOLDS)
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
