"""A small checkout to try the ledger code on: two ledgers, a package, tests."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from digsite.ledger import Ledger

LIST = """
[[ledger]]
file = "dig.md"
prefix = "DG"
title = "The Dig"
finished = true

[[ledger]]
file = "old.md"
prefix = "OL"
title = "Older Dig"
finished = false
"""

DIG = """
# Rule ledger: The Dig (prefix DG)

Words before the first section, DG-STORM-01 among them, are for readers.

## Sandstorm (STORM)

- **DG-STORM-01** A storm strikes all [but one]. [000 Storm; "all"]
  - Ruling DG-STORM-R1: even the drawer; see OL-END-01 and DG-STORM-03.
- **DG-STORM-02** Half is lost, as DG-STORM-01/03 say. (derived)
- **DG-STORM-03** A tent helps. [000 Tent]
  - Ruling DG-STORM-R2 (tents): a tent helps once.

## 2. Edge cases the tests must try (EDGE)

- **DG-EDGE-01** One card: kept. [DG-STORM-01 to -03, R2]
"""

OLD = """
# Older Dig

## 7.1 How it ends

- **OL-END-01** It ends.
- **OL-END-02** At once (END-01).
  - Ruling OL-END-R1: at once is at once.

## 8. Edge cases the tests must try

Heading of a group

1. It ends twice: refused. (END-01, -02)
2. Nothing cited.

## As a machine

```
- **OL-END-99** inside a fence nothing is an entry
```

1. Not an edge case.
"""


class Checkout:
    """A folder with docs/rules, src/digsite and tests, filled by the test."""

    list_toml = LIST
    dig_md = DIG

    def __init__(self, root: Path) -> None:
        self.root = root
        self.source = root / "src" / "digsite"
        self.source.mkdir(parents=True)
        (root / "tests").mkdir(exist_ok=True)
        self.write("docs/rules/ledgers.toml", LIST)
        self.write("docs/rules/dig.md", DIG)
        self.write("docs/rules/old.md", OLD)

    def write(self, path: str, text: str) -> Path:
        """Write a file; the text may be indented."""
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(text).lstrip("\n"), encoding="utf-8")
        return file

    def ledger(self) -> Ledger:
        return Ledger.load(self.root / "docs" / "rules")


@pytest.fixture
def small(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


@pytest.fixture
def small_here(pytester: pytest.Pytester) -> Checkout:
    """The same in the folder that a pytest of its own is run in."""
    return Checkout(pytester.path)
