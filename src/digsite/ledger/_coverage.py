"""How many rules have a test."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from digsite.ledger._find import checkout_with_tests
from digsite.ledger._ledger import Ledger
from digsite.ledger._model import Book, Entry, Section
from digsite.ledger._tests import find_tests


@dataclass(frozen=True, slots=True)
class SectionCoverage:
    """One section: what it holds and what no test cites."""

    section: Section
    missing: tuple[Entry, ...]

    @property
    def n(self) -> int:
        """Entries: rules, rulings and edge cases."""
        return len(self.section.entries)

    @property
    def n_tested(self) -> int:
        return self.n - len(self.missing)


@dataclass(frozen=True, slots=True)
class BookCoverage:
    """One ledger."""

    book: Book
    sections: tuple[SectionCoverage, ...]

    @property
    def n(self) -> int:
        return sum(section.n for section in self.sections)

    @property
    def n_tested(self) -> int:
        return sum(section.n_tested for section in self.sections)

    @property
    def missing(self) -> tuple[Entry, ...]:
        """Entries that no test cites, in the order of the ledger."""
        return tuple(entry for section in self.sections for entry in section.missing)

    @property
    def failed(self) -> bool:
        """Whether the ledger is called finished and something in it has no test."""
        return self.book.finished and bool(self.missing)


def coverage(*, ledger: Ledger | None = None, root: Path | None = None) -> tuple[BookCoverage, ...]:
    """For each ledger and section what has a test and what has none. Edge cases without an ID cannot be counted.

    Raises:
        NotShippedError: There is no checkout: an installed package has no tests.
    """
    base = root or checkout_with_tests()
    if ledger is None:
        ledger = Ledger.load(base / "docs" / "rules" if base else None)
    found = find_tests(ledger=ledger, root=base)
    return tuple(
        BookCoverage(
            part,
            tuple(
                SectionCoverage(section, tuple(entry for entry in section.entries if not found[entry.id]))
                for section in part.sections
            ),
        )
        for part in ledger.books
    )


def report(covered: BookCoverage) -> list[str]:
    """The lines a test run prints: the count, then the IDs that have no test, a line for each section."""
    lines = [f"{covered.book.title}: rules with a test: {covered.n_tested} of {covered.n}"]
    for section in covered.sections:
        if section.missing:
            lines.append(f"  no test: {', '.join(entry.id for entry in section.missing)}")
    return lines
