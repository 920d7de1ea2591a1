"""Reading ``ledgers.toml``: which ledgers there are."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from digsite.ledger._errors import LedgerError
from digsite.ledger._find import LIST

_FIELDS: dict[str, type] = {"file": str, "prefix": str, "title": str, "finished": bool}
_PREFIX = re.compile(r"[A-Z]{2}")


@dataclass(frozen=True, slots=True)
class Row:
    """One ``[[ledger]]`` table."""

    file: str
    prefix: str
    title: str
    finished: bool


def read_list(folder: Path) -> list[Row]:
    """The ledgers that the folder's ``ledgers.toml`` lists, at least one, each prefix once.

    Raises:
        LedgerError: The list is missing or wrong; the message names the table and the field.
    """
    path = folder / LIST
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise LedgerError(f"{path}: the list of ledgers cannot be read: {error}") from error
    tables = data.get("ledger")
    if not isinstance(tables, list) or not tables:
        raise LedgerError(f"{path}: needs at least one [[ledger]] table with {', '.join(_FIELDS)}")
    rows: list[Row] = []
    for number, table in enumerate(tables, start=1):
        row = _row(f"{path}: [[ledger]] {number}", table)
        if row.prefix in (other.prefix for other in rows):
            raise LedgerError(f"{path}: [[ledger]] {number}: prefix {row.prefix!r} is taken; each ledger has its own")
        rows.append(row)
    return rows


def _row(where: str, table: Any) -> Row:
    if not isinstance(table, dict) or set(table) != set(_FIELDS):
        has = ", ".join(table) if isinstance(table, dict) else repr(table)
        raise LedgerError(f"{where}: has {has}; needs exactly {', '.join(_FIELDS)}")
    for name, kind in _FIELDS.items():
        if not isinstance(table[name], kind):
            raise LedgerError(f"{where}: {name} = {table[name]!r}; must be a {kind.__name__}")
    if not _PREFIX.fullmatch(table["prefix"]):
        raise LedgerError(f"{where}: prefix = {table['prefix']!r}; must be two capital letters")
    return Row(**table)
