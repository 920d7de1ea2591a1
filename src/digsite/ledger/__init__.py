"""The rule ledgers: every rule by its ID, where it is implemented, and which tests cite it.

Nothing here knows a game, and no other part of digsite is imported. ``show`` prints with rich; the rest needs the
standard library only.

>>> from digsite.ledger import Ledger
>>> Ledger.load()["AR-STORM-05"].kind
'rule'
"""

from __future__ import annotations

from digsite.ledger._cite import Named, named
from digsite.ledger._coverage import BookCoverage, SectionCoverage, coverage, report
from digsite.ledger._errors import LedgerError, NotShippedError, UnknownRuleError
from digsite.ledger._ledger import Ledger
from digsite.ledger._model import Book, Case, Entry, Kind, Section
from digsite.ledger._places import Category, Place, places, strangers, unnamed
from digsite.ledger._tests import Test
from digsite.ledger._tests import find_tests as tests

__all__ = [
    "Book",
    "BookCoverage",
    "Case",
    "Category",
    "Entry",
    "Kind",
    "Ledger",
    "LedgerError",
    "Named",
    "NotShippedError",
    "Place",
    "Section",
    "SectionCoverage",
    "Test",
    "UnknownRuleError",
    "coverage",
    "named",
    "places",
    "report",
    "strangers",
    "tests",
    "unnamed",
]
