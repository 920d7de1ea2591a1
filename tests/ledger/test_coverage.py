"""Finished ledgers: everything has a test and a place in the code. No exceptions; what fails here names them all."""

from __future__ import annotations

from pathlib import Path

import pytest

from digsite import ledger

ROOT = Path(__file__).resolve().parents[2]
RULES = ledger.Ledger.load(ROOT / "docs" / "rules")
SOURCE = ROOT / "src" / "digsite"


def fail_if(words: str) -> None:
    if words:
        pytest.fail(words, pytrace=False)


def test_every_rule_has_a_test() -> None:
    """Every rule, ruling and edge case of a finished ledger is cited by a test."""
    failed = [part for part in ledger.coverage(ledger=RULES, root=ROOT) if part.failed]
    fail_if("\n".join(line for part in failed for line in ledger.report(part)))


def test_every_rule_is_named_in_the_code() -> None:
    """Every rule and ruling of a finished ledger is named by a game, the kernel or a data file."""
    missing = ledger.unnamed(ledger=RULES, source=SOURCE)
    names = ", ".join(entry.id for entry in missing)
    fail_if(f"{len(missing)} rules and rulings that no code names: {names}" if missing else "")


def test_the_code_names_no_rule_that_does_not_exist() -> None:
    wrong = ledger.strangers(ledger=RULES, source=SOURCE)
    fail_if("\n".join(f"{place.path}:{place.line}: no rule {place.id}" for place in wrong))


def test_no_ledger_cites_a_rule_that_does_not_exist() -> None:
    assert RULES.dangling() == []
