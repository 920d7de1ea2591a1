"""The rulings of Archaeology that a table may read otherwise, in the order of the ledger."""

from __future__ import annotations

from typing import Final

from digsite.kernel.rulings import Ruling

RULINGS: Final[list[Ruling]] = []
"""Each with its readings, the default first."""
