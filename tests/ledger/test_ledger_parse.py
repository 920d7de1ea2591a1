"""Reading ledgers: what is taken from a line, and what is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from digsite.ledger import Ledger, LedgerError, UnknownRuleError, named
from digsite.ledger._find import checkout, ledger_folder

if TYPE_CHECKING:
    from tests.ledger.conftest import Checkout


def test_entries(small: Checkout) -> None:
    ledger = small.ledger()
    rule = ledger["DG-STORM-01"]
    assert (rule.text, rule.source) == ("A storm strikes all [but one].", '000 Storm; "all"')
    assert (rule.kind, rule.section, rule.title, rule.line, rule.parent) == ("rule", "STORM", "Sandstorm", 7, None)
    ruling = ledger["dg-storm-r1"]
    assert (ruling.kind, ruling.parent, ruling.closing) == ("ruling", "DG-STORM-01", False)
    assert ruling.cites == ("OL-END-01", "DG-STORM-03")
    last = ledger["DG-STORM-R2"]
    assert (last.text, last.parent, last.closing) == ("(tents) a tent helps once.", "DG-STORM-03", True)
    assert ledger["DG-STORM-02"].source == ""
    assert ledger["DG-STORM-02"].cites == ("DG-STORM-01", "DG-STORM-03")
    assert ledger["DG-EDGE-01"].cites == ("DG-STORM-01", "DG-STORM-02", "DG-STORM-03", "DG-STORM-R2")


def test_a_ledger_without_keys_and_with_numbered_cases(small: Checkout) -> None:
    book = small.ledger().book("ol")
    assert [(section.id, section.title) for section in book.sections] == [("OL-END", "How it ends")]
    assert [entry.id for entry in book.entries] == ["OL-END-01", "OL-END-02", "OL-END-R1"]
    assert book.entries[1].cites == ("OL-END-01",)
    assert [(case.number, case.cites) for case in book.cases] == [(1, ("OL-END-01", "OL-END-02")), (2, ())]


def test_questions(small: Checkout) -> None:
    ledger = small.ledger()
    assert len(ledger) == len(list(ledger)) == 9
    assert [entry.id for entry in ledger.rulings("DG-STORM-01")] == ["DG-STORM-R1", "DG-STORM-R2"]
    assert [entry.id for entry in ledger.edges("DG-STORM-R2")] == ["DG-EDGE-01"]
    assert [case.number for case in ledger.cases("OL-END-02")] == [1]
    assert [entry.id for entry in ledger.search("TENT once")] == ["DG-STORM-R2"]
    assert ledger.dangling() == []


def test_unknown_id_names_the_nearest(small: Checkout) -> None:
    with pytest.raises(UnknownRuleError, match=r"no rule 'DG-STROM-01' .*nearest: DG-STORM-01"):
        small.ledger()["DG-STROM-01"]
    with pytest.raises(UnknownRuleError, match="nearest: DG-STORM"):
        small.ledger().section("DG-STROM")
    with pytest.raises(LedgerError, match="no ledger with prefix 'XX'; there are DG, OL"):
        small.ledger().book("XX")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("- **DG-STORM-01** Again. [000]", "DG-STORM-01 stands in line 7 already"),
        ("- **DG-TENT-01** Elsewhere. [000]", "stands in section STORM"),
        ("- **DG-STORM-4** One digit. [000]", "looks like an entry"),
        ("- DG-STORM-04 Not bold. [000]", "looks like an entry"),
        ("- Ruling DG-STORM-R3: not two blanks in.", "looks like an entry"),
        ("  - Ruling: no ID.", "looks like an entry"),
        ("- **DG-STORM-04** Two\n  lines. [000]", "an entry is one line"),
    ],
)
def test_malformed_lines_are_refused_with_their_place(small: Checkout, line: str, message: str) -> None:
    small.write("docs/rules/dig.md", small.dig_md.replace("## 2. Edge", f"{line}\n\n## 2. Edge"))
    with pytest.raises(LedgerError, match=rf"dig\.md:1[34]: .*{message}"):
        small.ledger()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('prefix = "OL"', 'prefix = "DG"', "prefix 'DG' is taken"),
        ('prefix = "OL"', 'prefix = "old"', "must be two capital letters"),
        ("finished = false", 'finished = "no"', "must be a bool"),
        ("finished = false", "", "needs exactly file, prefix, title, finished"),
        ('file = "old.md"', 'file = "new.md"', "new.md: the ledger cannot be read"),
        ("[[ledger]]", "[[book]]", "needs at least one"),
        ("[[ledger]]", "[[", "cannot be read"),
    ],
)
def test_a_wrong_list_is_refused(small: Checkout, old: str, new: str, message: str) -> None:
    assert old in small.list_toml
    small.write("docs/rules/ledgers.toml", small.list_toml.replace(old, new))
    with pytest.raises(LedgerError, match=message):
        small.ledger()


def test_dangling_citations_are_found(small: Checkout) -> None:
    small.write("docs/rules/dig.md", small.dig_md.replace("[DG-STORM-01 to -03, R2]", "[DG-STORM-01 to -07, R9]"))
    assert small.ledger().dangling() == [("DG-EDGE-01", "DG-STORM-07"), ("DG-EDGE-01", "DG-STORM-R9")]


def test_where_the_ledgers_are(small: Checkout) -> None:
    assert checkout(small.source) == small.root
    assert ledger_folder(small.source) == small.root / "docs" / "rules"
    installed = small.root / "site" / "digsite"
    with pytest.raises(LedgerError, match="no rule ledgers found"):
        ledger_folder(installed)
    small.write("site/digsite/_ledger/ledgers.toml", small.list_toml)
    assert ledger_folder(installed) == installed / "_ledger"
    assert checkout(installed) is None


def test_the_default_ledgers() -> None:
    assert Ledger.load()["AR-STORM-05"].kind == "rule"


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("AR-END-05 to -07", "AR-END-05 AR-END-06 AR-END-07"),
        ("AR-END-05 to\n    -07.", "AR-END-05 AR-END-06 AR-END-07"),
        ("AR-END-05 to AR-END-07", "AR-END-05 AR-END-06 AR-END-07"),
        ("AR-END-R9 to R11, -04", "AR-END-R9 AR-END-R10 AR-END-R11 AR-END-04"),
        ("AR-STORM-04, -05 and -07, or R1", "AR-STORM-04 AR-STORM-05 AR-STORM-07 AR-STORM-R1"),
        ("AR-DATA-10/11", "AR-DATA-10 AR-DATA-11"),
        ("AR-STORM-05, 30 cards", "AR-STORM-05"),
        ("AR-STORM-05, -5 credits", "AR-STORM-05"),
        ("refusal-AR-STORM-05 = x", "AR-STORM-05"),
        ("XAR-STORM-05 XX-STORM-05 AR-STORM-5 AR-STORM-05x ar-storm-05", ""),
        ("END-05, -06", ""),
    ],
)
def test_naming(text: str, ids: str) -> None:
    assert [name.id for name in named(text, ["AR"])] == ids.split()


def test_naming_at_home() -> None:
    found = named("END-05, -06; XX-END-07; ENDING-01; EE-END-08", ["AR", "EE"], home="AR", home_keys=["END"])
    assert [name.id for name in found] == ["AR-END-05", "AR-END-06", "EE-END-08"]
