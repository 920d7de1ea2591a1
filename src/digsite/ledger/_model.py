"""What a ledger is made of: entries in sections in books."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

Kind = Literal["rule", "ruling", "edge"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One numbered line of a ledger."""

    id: str
    """Permanent and unique over all ledgers: ``AR-STORM-05``, ``AR-STORM-R1``, ``AR-EDGE-01``."""
    kind: Kind
    text: str
    """The rule in our own words, without its source tag."""
    source: str
    """Where the rulebook says so (for an edge case: the rules it tries); empty if the line has no tag."""
    prefix: str
    section: str
    """The key in the middle of the ID: ``STORM``."""
    title: str
    """The heading the section stands under: ``Sandstorm``."""
    parent: str | None
    """For a ruling the rule it stands under, or its section (``AR-STORM``) if no rule is above it; else None."""
    closing: bool
    """True for a ruling after the last rule of its section: it may speak for the section as a whole."""
    cites: tuple[str, ...]
    """IDs that text and source name, in order, each once, short forms written out; only IDs that exist."""
    line: int


@dataclass(frozen=True, slots=True)
class Case:
    """A numbered edge case that has no ID: text to read, not counted by coverage."""

    number: int
    text: str
    cites: tuple[str, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Section:
    """The entries that share prefix and key, in the order of the file."""

    id: str
    """``AR-STORM``."""
    key: str
    title: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """One ledger file."""

    prefix: str
    title: str
    finished: bool
    """Whether every entry must have a test."""
    path: Path
    sections: tuple[Section, ...]
    cases: tuple[Case, ...]

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All entries, section by section."""
        return tuple(entry for section in self.sections for entry in section.entries)
