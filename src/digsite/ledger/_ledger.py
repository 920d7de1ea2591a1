"""All ledgers together, and questions about what stands in them."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from digsite.ledger._cite import named
from digsite.ledger._errors import LedgerError, UnknownRuleError
from digsite.ledger._find import ledger_folder
from digsite.ledger._list import read_list
from digsite.ledger._model import Book, Case, Entry, Section
from digsite.ledger._parse import parse_book


class Ledger:
    """Every rule, ruling and edge case by ID, over all ledger files.

    >>> ledger = Ledger.load()
    >>> ledger["ar-storm-05"].section
    'STORM'
    """

    def __init__(self, books: list[Book]) -> None:
        """Join parsed files: cites are resolved here, because a ledger may cite another."""
        self._ids: dict[str, Entry] = {}
        ids = {entry.id for book in books for entry in book.entries}
        self.prefixes: tuple[str, ...] = tuple(book.prefix for book in books)
        self.books: tuple[Book, ...] = tuple(self._resolved(book, ids) for book in books)
        for book in self.books:
            self._ids.update((entry.id, entry) for entry in book.entries)

    @classmethod
    def load(cls, folder: Path | str | None = None) -> Ledger:
        """Read the ledgers that ``ledgers.toml`` in the folder lists; without a folder those of this program.

        Raises:
            LedgerError: They are not there, or one of them is malformed; the message says where.
        """
        base = ledger_folder() if folder is None else Path(folder)
        books = [
            parse_book(base / row.file, prefix=row.prefix, title=row.title, finished=row.finished)
            for row in read_list(base)
        ]
        return cls(books)

    def __getitem__(self, id: str) -> Entry:
        """The entry with this ID, in whatever case it is written; raises UnknownRuleError with the nearest IDs."""
        entry = self._ids.get(id.strip().upper())
        if entry is None:
            raise UnknownRuleError(id, self.nearest(id), list(self.prefixes))
        return entry

    def __contains__(self, id: str) -> bool:
        return id.strip().upper() in self._ids

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._ids.values())

    def __len__(self) -> int:
        return len(self._ids)

    def nearest(self, id: str) -> list[str]:
        """Up to three IDs that look most like this one."""
        return difflib.get_close_matches(id.strip().upper(), self._ids, n=3, cutoff=0.6)

    @property
    def sections(self) -> tuple[Section, ...]:
        """All sections in the order of the files."""
        return tuple(section for book in self.books for section in book.sections)

    def section(self, id: str) -> Section:
        """The section with this ID (``AR-STORM``), in whatever case it is written."""
        wanted = id.strip().upper()
        for section in self.sections:
            if section.id == wanted:
                return section
        nearest = difflib.get_close_matches(wanted, [section.id for section in self.sections], n=3, cutoff=0.6)
        raise UnknownRuleError(id, nearest, list(self.prefixes))

    def book(self, prefix: str) -> Book:
        """The ledger with this prefix."""
        for book in self.books:
            if book.prefix == prefix.strip().upper():
                return book
        raise LedgerError(f"no ledger with prefix {prefix!r}; there are {', '.join(self.prefixes)}")

    def rulings(self, id: str) -> tuple[Entry, ...]:
        """Rulings that bear on a rule: under it, citing it, or closing its section; in the order of the ledger."""
        rule = self[id]

        def bears_on_it(ruling: Entry) -> bool:
            same_section = (ruling.prefix, ruling.section) == (rule.prefix, rule.section)
            for_all = ruling.closing and same_section and rule.kind == "rule"
            return ruling.parent == rule.id or rule.id in ruling.cites or for_all

        return tuple(entry for entry in self if entry.kind == "ruling" and bears_on_it(entry))

    def citing(self, id: str) -> tuple[Entry, ...]:
        """All entries that cite this one."""
        wanted = self[id].id
        return tuple(entry for entry in self if wanted in entry.cites)

    def edges(self, id: str) -> tuple[Entry, ...]:
        """Edge cases with an ID that cite this entry."""
        return tuple(entry for entry in self.citing(id) if entry.kind == "edge")

    def cases(self, id: str) -> tuple[Case, ...]:
        """Numbered edge cases without an ID, of any ledger, that cite this entry."""
        wanted = self[id].id
        return tuple(case for book in self.books for case in book.cases if wanted in case.cites)

    def search(self, text: str) -> tuple[Entry, ...]:
        """Entries whose ID, text or section title holds every word of the text, in any case."""
        words = text.lower().split()
        if not words:
            raise LedgerError("nothing to search for: give at least one word")
        return tuple(
            entry for entry in self if all(word in f"{entry.id} {entry.title} {entry.text}".lower() for word in words)
        )

    def dangling(self) -> list[tuple[str, str]]:
        """Citations that lead nowhere, as (citing ID, cited ID): none in a sound ledger."""
        found = []
        for book in self.books:
            keys = [section.key for section in book.sections]
            for entry in book.entries:
                for name in named(f"{entry.text} [{entry.source}]", self.prefixes, home=book.prefix, home_keys=keys):
                    if not name.implied and name.id not in self:
                        found.append((entry.id, name.id))
        return found

    def _resolved(self, book: Book, ids: set[str]) -> Book:
        keys = [section.key for section in book.sections]

        def cites(own: str, text: str) -> tuple[str, ...]:
            names = (name.id for name in named(text, self.prefixes, home=book.prefix, home_keys=keys))
            return tuple(dict.fromkeys(id for id in names if id in ids and id != own))

        sections = tuple(
            replace(
                section,
                entries=tuple(replace(e, cites=cites(e.id, f"{e.text} [{e.source}]")) for e in section.entries),
            )
            for section in book.sections
        )
        cases = tuple(replace(case, cites=cites("", case.text)) for case in book.cases)
        return replace(book, sections=sections, cases=cases)
