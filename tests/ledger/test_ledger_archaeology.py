"""The Archaeology ledger is read in full: at least these rules and rulings, so that none is lost unseen."""

from __future__ import annotations

from pathlib import Path

import pytest

from digsite.ledger import Ledger

RULES = Ledger.load(Path(__file__).resolve().parents[2] / "docs" / "rules")
AR = RULES.book("AR")

COUNTS = {  # rules, rulings
    "COMP": (8, 1),
    "SETUP": (27, 4),
    "CARD": (9, 1),
    "TURN": (12, 2),
    "DIG": (7, 2),
    "THIEF": (8, 3),
    "STORM": (12, 4),
    "TENT": (9, 3),
    "TRADE": (12, 7),
    "EXPLORE": (10, 6),
    "PYRAMID": (7, 0),
    "TEMPLE": (7, 4),
    "TOMB": (10, 2),
    "MINE": (9, 5),
    "SPHINX": (11, 4),
    "RUINS": (12, 3),
    "SELL": (15, 3),
    "END": (8, 11),
    "SCORE": (8, 3),
    "LONG": (5, 0),
    "FIERCE": (5, 2),
    "LUCK": (3, 3),
    "DATA": (13, 0),
}


def test_sections_in_order() -> None:
    assert [section.key for section in AR.sections if section.key in COUNTS] == [*COUNTS]
    assert AR.sections[-1].key == "EDGE"


@pytest.mark.parametrize("key", COUNTS)
def test_count_of_a_section(key: str) -> None:
    kinds = [entry.kind for entry in RULES.section(f"AR-{key}").entries]
    rules, rulings = COUNTS[key]
    assert kinds.count("rule") >= rules
    assert kinds.count("ruling") >= rulings
    assert "edge" not in kinds


def test_edge_cases_and_total() -> None:
    edges = RULES.section("AR-EDGE").entries
    assert [entry.id for entry in edges][:78] == [f"AR-EDGE-{n:02d}" for n in range(1, 79)]
    assert {entry.kind for entry in edges} == {"edge"}
    assert len(AR.entries) >= 378
    assert AR.cases == ()


def test_every_edge_case_cites_a_rule() -> None:
    assert [entry.id for entry in RULES.section("AR-EDGE").entries if not entry.cites] == []


def test_numbers_have_no_gap() -> None:
    for section in AR.sections:
        numbers = [entry.id.rsplit("-", 1)[1] for entry in section.entries]
        rules = [int(n) for n in numbers if not n.startswith("R")]
        rulings = [int(n[1:]) for n in numbers if n.startswith("R")]
        assert rules == list(range(1, len(rules) + 1)), section.id
        assert rulings == list(range(1, len(rulings) + 1)), section.id


def test_an_entry_in_full() -> None:
    entry = RULES["ar-edge-03"]
    assert entry.text.startswith("Storm, hand of 7 with 3 Maps")
    assert entry.text.endswith("bought there.")
    assert entry.source == "AR-STORM-05, -06, -11, AR-TRADE-09"
    assert entry.cites == ("AR-STORM-05", "AR-STORM-06", "AR-STORM-11", "AR-TRADE-09")
    assert (entry.kind, entry.section, entry.parent) == ("edge", "EDGE", None)


def test_short_forms() -> None:
    assert RULES["AR-SETUP-26"].cites == ("AR-SETUP-25", "AR-DATA-10", "AR-DATA-11")
    assert RULES["AR-CARD-R1"].cites == ("AR-CARD-01", "AR-CARD-02", "AR-DATA-06")
    assert RULES["AR-EDGE-48"].cites == ("AR-END-05", "AR-END-06", "AR-END-R6", "AR-END-R7")


def test_rulings_of_a_rule() -> None:
    """Rulings at the end of a section bear on each of its rules; one in the middle on the rule above it."""
    assert [entry.id for entry in RULES.rulings("AR-STORM-05")] == [f"AR-STORM-R{n}" for n in range(1, 5)]
    assert "AR-SETUP-R1" in [entry.id for entry in RULES.rulings("AR-SETUP-15")]
    assert "AR-SETUP-R1" not in [entry.id for entry in RULES.rulings("AR-SETUP-16")]
    assert (RULES["AR-SETUP-R1"].parent, RULES["AR-SETUP-R1"].closing) == ("AR-SETUP-15", False)


@pytest.mark.parametrize(("prefix", "n"), [("EE", 723), ("ZU", 569), ("MU", 679)])
def test_the_other_ledgers_are_finished_too(prefix: str, n: int) -> None:
    book = RULES.book(prefix)
    assert (len(book.entries), len(book.cases), book.finished) == (n, 0, True)
