"""Where things are: the ledgers, the sources, the tests.

A checkout is a folder that holds ``docs/rules/ledgers.toml`` and ``src/digsite``. If this package is the one in
``src``, the ledgers are read from ``docs/rules``, so that an edit counts at once; else from ``digsite/_ledger``, where
the build puts a copy. Tests are never shipped: an installed package looks for them in the checkout that it is run in.
"""

from __future__ import annotations

from pathlib import Path

from digsite.ledger._errors import LedgerError

LIST = "ledgers.toml"
PACKAGE = Path(__file__).resolve().parent.parent
"""The folder of the package ``digsite``."""


def checkout(start: Path = PACKAGE) -> Path | None:
    """The root of the checkout whose ``src/digsite`` is (or holds) ``start``; None for an installed package."""
    for folder in (start, *start.parents):
        source = folder / "src" / "digsite"
        if (folder / "docs" / "rules" / LIST).is_file() and (source == start or source in start.parents):
            return folder
    return None


def checkout_with_tests() -> Path | None:
    """The checkout whose tests are meant: that of this package, else the one around the working directory, if any."""
    own = checkout()
    if own is not None:
        return own
    for folder in (Path.cwd(), *Path.cwd().parents):
        if (folder / "docs" / "rules" / LIST).is_file() and (folder / "src" / "digsite").is_dir():
            return folder
    return None


def ledger_folder(start: Path = PACKAGE) -> Path:
    """The folder with ``ledgers.toml``.

    Raises:
        LedgerError: Neither a checkout nor an installed copy is there.
    """
    root = checkout(start)
    if root is not None:
        return root / "docs" / "rules"
    installed = start / "_ledger"
    if (installed / LIST).is_file():
        return installed
    raise LedgerError(
        f"no rule ledgers found: neither {installed / LIST} (put there by the build) nor docs/rules/{LIST} "
        f"in a folder above {start} (a checkout); reinstall digsite or pass folder="
    )


def relative(path: Path) -> str:
    """The path as people should see it: from the checkout's root, or from the folder that holds the package."""
    base = checkout() or PACKAGE.parent
    return path.relative_to(base).as_posix() if path.is_relative_to(base) else path.as_posix()
