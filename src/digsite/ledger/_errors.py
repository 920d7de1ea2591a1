"""What can go wrong with the ledgers.

One small tree:

    LedgerError
    ├── UnknownRuleError   an ID that no ledger has; says which come nearest
    └── NotShippedError    something that only a checkout has (the tests)
"""

from __future__ import annotations


class LedgerError(Exception):
    """A ledger is missing or malformed, or something was asked of it that it does not have."""


class UnknownRuleError(LedgerError):
    """An ID was asked for that no ledger has."""

    def __init__(self, asked: str, nearest: list[str], prefixes: list[str]) -> None:
        self.asked = asked
        self.nearest = tuple(nearest)
        near = f"nearest: {', '.join(nearest)}; " if nearest else ""
        super().__init__(f"no rule {asked!r} in the ledgers ({near}IDs begin with {', '.join(prefixes)})")


class NotShippedError(LedgerError):
    """Asked for something that an installed package does not carry."""
