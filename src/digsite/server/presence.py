"""Whose sockets are open in this worker: so that logging out everywhere reaches them at once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final


class Presence:
    """The sockets of each person, by what wakes whoever watches over them."""

    def __init__(self) -> None:
        self._here: Final[dict[str, set[asyncio.Event]]] = {}

    @contextmanager
    def of(self, person: str | None) -> Iterator[asyncio.Event]:
        """While the block runs, that person is here; the event is set when it must be looked whether they still may.

        Nobody can log out a stranger (None), whose event is never set.
        """
        event = asyncio.Event()
        if person is None:
            yield event
            return
        self._here.setdefault(person, set()).add(event)
        try:
            yield event
        finally:
            self._here[person].discard(event)
            if not self._here[person]:
                del self._here[person]

    def look_again(self, person: str) -> None:
        """What that person came with may be void by now."""
        for event in self._here.get(person, ()):
            event.set()

    def __len__(self) -> int:
        return sum(len(events) for events in self._here.values())
