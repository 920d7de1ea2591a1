"""What ``digsite rules`` prints."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from digsite.ledger import Ledger, LedgerError, show

if TYPE_CHECKING:
    from tests.ledger.conftest import Checkout

ROOT = Path(__file__).resolve().parents[2]
RULES = Ledger.load(ROOT / "docs" / "rules")


@pytest.fixture
def console() -> Console:
    return Console(file=io.StringIO(), width=200, color_system=None)


def printed(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_rule(console: Console) -> None:
    show.rule(console, "ar-storm-05")
    text = printed(console)
    assert text.startswith("AR-STORM-05  rule, Sandstorm, Archaeology: The New Expedition\n")
    for part in ("half of his hand", "002 Sandstorm", "AR-STORM-R2", "AR-EDGE-04", "\ncode\n", "\ntests\n"):
        assert part in text


def test_a_ruling_and_an_edge_case(console: Console) -> None:
    show.rule(console, "AR-SETUP-R1")
    show.rule(console, "AR-TENT-R3")
    show.rule(console, "AR-EDGE-01")
    text = printed(console)
    assert "stands under AR-SETUP-15" in text
    assert "stands at the end of section TENT" in text
    assert "\ncites\n  AR-STORM-08  A player with 0 cards" in text


def test_numbered_cases_without_an_id(console: Console, small: Checkout) -> None:
    show.rule(console, "OL-END-02", ledger=small.ledger())
    assert "edge cases without an ID\n" in printed(console)


def test_a_section(console: Console) -> None:
    show.rule(console, "AR-LUCK")
    assert printed(console).count("AR-LUCK-R") == 3


def test_square_brackets_are_printed_as_they_are(console: Console) -> None:
    """Ledger text is never read as rich markup."""
    show.rule(console, "EE-MARKET-14")
    assert RULES["EE-MARKET-14"].text.split("\n")[0][:60] in printed(console)


def test_unknown(console: Console) -> None:
    with pytest.raises(LedgerError, match="nearest: AR-STORM-0"):
        show.rule(console, "AR-STORM-99")
    assert printed(console) == ""


def test_search(console: Console) -> None:
    show.search(console, "sandstorm drawer adds")
    text = printed(console)
    assert text.splitlines()[0].strip().startswith("AR-RUINS-07")
    with pytest.raises(LedgerError, match="at least one word"):
        show.search(console, " ")


def test_index(console: Console) -> None:
    show.index(console)
    text = printed(console)
    assert "Archaeology: The New Expedition (AR, finished)" in text
    assert "AR-STORM" in text
    assert "edge cases without an ID" not in text


def test_index_of_an_unfinished_ledger(console: Console, small: Checkout) -> None:
    show.index(console, ledger=small.ledger())
    assert "Older Dig (OL, not finished)" in printed(console)
    assert "and 2 edge cases without an ID" in printed(console)


def test_coverage(console: Console) -> None:
    show.coverage(console, root=ROOT)
    text = printed(console)
    assert "Archaeology: The New Expedition: rules with a test:" in text
    assert "not finished: nothing is demanded yet" not in text


def test_coverage_of_an_unfinished_ledger(console: Console, small: Checkout) -> None:
    show.coverage(console, ledger=small.ledger(), root=small.root)
    assert "not finished: nothing is demanded yet" in printed(console)
