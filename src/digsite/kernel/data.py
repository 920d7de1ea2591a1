"""Reading component data: TOML whose errors name the file, the row and the field."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Final

from digsite.kernel.errors import BadComponents
from digsite.kernel.values import is_int, shown

STATUSES: Final = ("confirmed", "sourced", "derived", "guessed", "designed")
"""How sure a figure is, from the rulebook's own word to our proposal."""


MAX_BYTES: Final = 1024 * 1024
"""No component data is larger than this; a larger file is something else."""


class Sheet:
    """A TOML file as read, with the digest of its bytes."""

    def __init__(self, name: str, raw: bytes) -> None:
        self.name: Final = name
        self.digest: Final = "sha256:" + hashlib.sha256(raw).hexdigest()[:16]
        try:
            self.data: Final[dict[str, object]] = dict(tomllib.loads(raw.decode("utf-8-sig")))
        except (ValueError, RecursionError) as problem:
            raise BadComponents(f"{name}: not a TOML file: {problem}") from problem

    @staticmethod
    def load(path: Path) -> Sheet:
        """Read a file; BadComponents if it cannot be read."""
        try:
            if path.exists() and (not path.is_file() or path.stat().st_size > MAX_BYTES):
                raise BadComponents(f"{path}: cannot be read: not a file of at most {MAX_BYTES} bytes")
            return Sheet(str(path), path.read_bytes())
        except (OSError, ValueError) as problem:
            raise BadComponents(f"{path}: cannot be read: {problem}") from problem

    def table(self, name: str) -> Row:
        """The table of that name."""
        found = self.data.get(name)
        if not isinstance(found, dict):
            raise BadComponents(f"{self.name}: the table [{name}] is missing")
        return Row(f"{self.name}: [{name}]", found)

    def rows(self, name: str, modules: list[str] | None = None) -> list[Row]:
        """The rows [[name]], in order; with `modules`, only those whose `needs` are all among them.

        A row says what it needs (`needs = ["museum"]`), so that nothing else has to ask which modules are in play.
        """
        found = self.data.get(name)
        if not isinstance(found, list):
            raise BadComponents(f"{self.name}: the rows [[{name}]] are missing")
        rows: list[Row] = []
        for number, item in enumerate(found):
            where = f"{self.name}: [[{name}]] row {number + 1}"
            if not isinstance(item, dict):
                raise BadComponents(f"{where}: not a table")
            key = item.get("key")
            row = Row(f"{where} ({key})" if isinstance(key, str) else where, item)
            if modules is None or all(need in modules for need in row.needs()):
                rows.append(row)
        return rows

    def all_rows(self, name: str) -> Row:
        """All rows [[name]] together, for what is wrong with no single one."""
        return Row(f"{self.name}: [[{name}]]", {})

    def keyed(self, name: str, keys: list[str], rule: str) -> list[Row]:
        """The rows [[name]] in the order of the keys: one row for each."""
        found: dict[str, Row] = {}
        for row in self.rows(name):
            key = keys[row.one_of("key", keys, rule)]
            if key in found:
                raise row.wrong("key", f"{key!r} has a row already; each has one", rule)
            found[key] = row
        rows: list[Row] = []
        for key in keys:
            if key not in found:
                raise self.all_rows(name).wrong("key", f"no row has {key!r}; each has one", rule)
            rows.append(found[key])
        return rows


class Row:
    """One row, with getters that say what is wrong."""

    def __init__(self, where: str, fields: dict[str, object]) -> None:
        self.where: Final = where
        self.fields: Final = fields

    def wrong(self, field: str, why: str, rule: str = "") -> BadComponents:
        """An error about a field of this row."""
        cited = f" ({rule})" if rule else ""
        return BadComponents(f"{self.where}, field {field!r}: {why}{cited}")

    def text(self, field: str) -> str:
        """A field that is a text."""
        value = self.fields.get(field)
        if not isinstance(value, str):
            raise self.wrong(field, f"{shown(value)} is not a text" if field in self.fields else "missing")
        return value

    def whole(self, field: str, rule: str = "") -> int:
        """A field that is a whole number."""
        value = self.fields.get(field)
        if not is_int(value):
            raise self.wrong(
                field, f"{shown(value)} is not a whole number" if field in self.fields else "missing", rule
            )
        return value

    def wholes(self, field: str, rule: str = "") -> list[int]:
        """A field that is a list of whole numbers."""
        value = self.fields.get(field)
        if not isinstance(value, list):
            why = f"{shown(value)} is not a list of whole numbers" if field in self.fields else "missing"
            raise self.wrong(field, why, rule)
        numbers: list[int] = []
        for x in value:
            if not is_int(x):
                raise self.wrong(field, f"{shown(x)} is not a whole number", rule)
            numbers.append(x)
        return numbers

    def in_range(self, field: str, least: int, most: int, rule: str) -> int:
        """A field that is a whole number from `least` to `most`."""
        value = self.whole(field, rule)
        if not least <= value <= most:
            raise self.wrong(field, f"{shown(value)} is not from {least} to {most}", rule)
        return value

    def texts(self, field: str, rule: str) -> list[str]:
        """A field that is a list of texts."""
        value = self.fields.get(field)
        if not isinstance(value, list):
            raise self.wrong(
                field, f"{shown(value)} is not a list of texts" if field in self.fields else "missing", rule
            )
        found: list[str] = []
        for text in value:
            if not isinstance(text, str):
                raise self.wrong(field, f"{shown(text)} is not a text", rule)
            found.append(text)
        return found

    def one_of(self, field: str, names: list[str], rule: str) -> int:
        """A field that is one of the names: which."""
        value = self.fields.get(field)
        if not isinstance(value, str):
            raise self.wrong(field, f"{shown(value)} is not a text" if field in self.fields else "missing", rule)
        if value not in names:
            raise self.wrong(field, f"{shown(value)} is none of {', '.join(names)}", rule)
        return names.index(value)

    def status(self, field: str) -> str:
        """A field that says how sure a figure is."""
        return self._status(field, self.text(field))

    def statuses(self, field: str, n: int) -> list[str]:
        """A field that says how sure each of n figures is."""
        value = self.fields.get(field)
        if not isinstance(value, list) or len(value) != n:
            raise self.wrong(field, f"{n} statuses are needed, one for each figure")
        found: list[str] = []
        for status in value:
            if not isinstance(status, str):
                raise self.wrong(field, f"{shown(status)} is not a text")
            found.append(self._status(field, status))
        return found

    def _status(self, field: str, status: str) -> str:
        if status not in STATUSES:
            raise self.wrong(field, f"{shown(status)} is no status; statuses: {', '.join(STATUSES)}")
        return status

    def needs(self) -> list[str]:
        """The modules without which this row is not in the game; none if it does not say."""
        value = self.fields.get("needs", [])
        if not isinstance(value, list) or not all(isinstance(need, str) for need in value):
            raise self.wrong("needs", f"{shown(value)} is not a list of modules")
        return [str(need) for need in value]

    def only(self, fields: list[str]) -> None:
        """Raise unless every field is one of these: a misspelt name must not pass unseen."""
        for field in self.fields:
            if field not in fields:
                raise self.wrong(field, f"there is no such field; fields: {', '.join(fields)}")
