"""Who gives a command, and what it comes to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from digsite.server.journal import Entry, NewRows
from digsite.server.story import Story


@dataclass(frozen=True, slots=True)
class Actor:
    """Who gives a command: a person, as far as this access reaches."""

    person: str | None
    """None: somebody who only watches."""
    name: str = ""
    only: int | None = None
    """With a seat's token: that seat alone."""

    def seats(self, story: Story) -> list[int]:
        """The seats this access may act for."""
        return [seat for seat in story.seats_of(self.person) if self.only is None or seat == self.only]


@dataclass(slots=True)
class Plan:
    """The entries a command comes to, without their numbers. None at all: it is so already, and nothing is written."""

    entries: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    lays: NewRows | None = None
    """A table that is made together with them."""

    def numbered(self, story: Story, at: float) -> tuple[Entry, ...]:
        """The entries as they would follow the journal of that story."""
        first = story.seq + 1
        return tuple(Entry(first + i, kind, data, at) for i, (kind, data) in enumerate(self.entries))
