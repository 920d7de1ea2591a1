"""Where the code names a rule, and which tests cite it: both can be wrong, and then say so."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from digsite import ledger
from digsite.ledger import LedgerError, NotShippedError, UnknownRuleError, _find

if TYPE_CHECKING:
    from tests.ledger.conftest import Checkout

STORM = '''
    """The storm: DG-STORM-R1."""

    RULES = ("DG-STORM-02",)
    LIMIT: int = 30
    """After OL-END-01."""
    OTHER = 1

    # DG-STORM-01,
    # -02: above the class
    class Scatter:
        """Loses cards.

        DG-STORM-01 to -03.
        """

        def apply(self) -> None:
            x = 1  # DG-STORM-R2
            raise ValueError(f"refused by DG-STORM-02 {x} DG-STORM-02")
'''


def found(small: Checkout, id: str) -> list[tuple[str, str, int]]:
    here = ledger.places(id, ledger=small.ledger(), source=small.source)[id]
    return [(place.category, place.name, place.line) for place in here]


def test_places_in_python(small: Checkout) -> None:
    small.write("src/digsite/games/dig/steps/storm.py", STORM)
    assert found(small, "DG-STORM-01") == [("step", "Scatter", 8)]
    assert found(small, "DG-STORM-02") == [("step", "RULES", 3), ("step", "Scatter", 9), ("step", "Scatter.apply", 18)]
    assert found(small, "DG-STORM-03") == [("step", "Scatter", 13)]
    assert found(small, "DG-STORM-R1") == [("step", "", 1)]
    assert found(small, "OL-END-01") == [("step", "LIMIT", 5)]
    assert found(small, "DG-STORM-R2") == [("step", "Scatter.apply", 17)]
    place = ledger.places(["dg-storm-r2"], ledger=small.ledger(), source=small.source)["DG-STORM-R2"][0]
    assert (place.module, place.path) == ("digsite.games.dig.steps.storm", "src/digsite/games/dig/steps/storm.py")


def test_places_elsewhere(small: Checkout) -> None:
    small.write("src/digsite/kernel/__init__.py", "# DG-STORM-01\n")
    small.write("src/digsite/bots/greedy.py", "def think():\n    'DG-STORM-01'\n")
    small.write("src/digsite/server/app.py", "'DG-STORM-01'\n")
    small.write("src/digsite/games/dig/data/cards.toml", "# top DG-STORM-03\n[coin]\nvalue = 1  # DG-STORM-02\n")
    words = "## DG-STORM-03\n\n# DG-STORM-R1\nlost = Lost\n    (DG-STORM-R2)\n"
    small.write("src/digsite/games/dig/words/en.ftl", words)
    assert found(small, "DG-STORM-01") == [("bot", "think", 2), ("kernel", "", 1)]
    assert found(small, "DG-STORM-02") == [("data", "coin", 3)]
    assert found(small, "DG-STORM-03") == [("data", "", 1), ("words", "", 1)]
    assert found(small, "DG-STORM-R1") == [("words", "lost", 3)]
    assert found(small, "DG-STORM-R2") == [("words", "lost", 5)]


def test_unnamed_can_fail_and_pass(small: Checkout) -> None:
    """Words and bots alone do not implement a rule; edge cases and unfinished ledgers are not asked for."""
    small.write("src/digsite/games/dig/storm.py", '"""DG-STORM-01 to -02."""')
    small.write("src/digsite/games/dig/en.ftl", "# DG-STORM-03\n")
    small.write("src/digsite/bots/greedy.py", '"""DG-STORM-R1"""')
    missing = ledger.unnamed(ledger=small.ledger(), source=small.source)
    assert [entry.id for entry in missing] == ["DG-STORM-R1", "DG-STORM-03", "DG-STORM-R2"]
    small.write("src/digsite/games/dig/more.py", '"""DG-STORM-03, R1 and R2."""')
    assert ledger.unnamed(ledger=small.ledger(), source=small.source) == []


def test_strangers_are_found(small: Checkout) -> None:
    small.write("src/digsite/games/dig/storm.py", '\n"""DG-STORM-02 to -05, XX-STORM-09."""')
    wrong = ledger.strangers(ledger=small.ledger(), source=small.source)
    assert [(place.id, place.line) for place in wrong] == [("DG-STORM-05", 1)]


def test_sources_that_cannot_be_read(small: Checkout) -> None:
    with pytest.raises(LedgerError, match="no such folder"):
        ledger.places(ledger=small.ledger(), source=small.root / "nowhere")
    small.write("src/digsite/games/dig/storm.py", "'DG-STORM-01' def\n")
    with pytest.raises(LedgerError, match=r"storm\.py:1: cannot be searched"):
        ledger.places(ledger=small.ledger(), source=small.source)


TESTS = """
    import pytest
    from pytest import mark

    @pytest.mark.rule("DG-STORM-01", "DG-STORM-02")
    def test_function(): ...

    @pytest.mark.parametrize("n", [1, pytest.param(2, marks=mark.rule("dg-storm-03"))])
    def test_case(n): ...

    @mark.rule("DG-STORM-R1")
    class TestClass:
        pytestmark = [pytest.mark.slow, pytest.mark.rule("DG-STORM-R2")]

        async def test_method(self): ...

        def helper(self): ...

    @mark.rule("DG-EDGE-01")
    def helper(): ...

    @mark.rule("DG-EDGE-01")
    @mark.skip(reason="later")
    def test_skipped(): ...

    @mark.rule("DG-EDGE-01")
    class Mixin:
        def test_not_collected(self): ...
"""


def cited(small: Checkout) -> dict[str, list[str]]:
    found = ledger.tests(ledger=small.ledger(), root=small.root)
    return {id: [f"{test.name}:{test.line}" for test in here] for id, here in found.items() if here}


def test_tests_by_marker(small: Checkout) -> None:
    small.write("tests/games/test_storm.py", TESTS)
    small.write("tests/helpers.py", TESTS)
    assert cited(small) == {
        "DG-STORM-01": ["test_function:5"],
        "DG-STORM-02": ["test_function:5"],
        "DG-STORM-03": ["test_case:8"],
        "DG-STORM-R1": ["TestClass::test_method:14"],
        "DG-STORM-R2": ["TestClass::test_method:14"],
    }


def test_a_module_marker_counts_for_all_its_tests(small: Checkout) -> None:
    small.write(
        "tests/storm_test.py",
        """
        import pytest
        pytestmark: object = pytest.mark.rule("OL-END-01")
        def test_a(): ...
        class TestB:
            def test_c(self): ...
        """,
    )
    assert cited(small) == {"OL-END-01": ["test_a:3", "TestB::test_c:5"]}


def test_a_skipped_module_counts_for_nothing(small: Checkout) -> None:
    small.write(
        "tests/test_a.py",
        "import pytest\npytestmark = [pytest.mark.skip, pytest.mark.rule('OL-END-01')]\ndef test_a(): ...\n",
    )
    assert cited(small) == {}


def test_markers_must_be_plain_strings(small: Checkout) -> None:
    small.write("tests/test_a.py", "import pytest\n@pytest.mark.rule(*RULES)\ndef test_a(): ...\n")
    with pytest.raises(LedgerError, match=r"tests/test_a\.py:2: .*plain strings, not '\*RULES'"):
        cited(small)


def test_tests_need_a_checkout_and_known_ids(small: Checkout) -> None:
    with pytest.raises(NotShippedError, match="not shipped"):
        ledger.tests(ledger=small.ledger(), root=Path(small.root, "docs"))
    with pytest.raises(UnknownRuleError):
        ledger.tests("DG-STORM-99", ledger=small.ledger(), root=small.root)


def test_an_installed_package_looks_where_it_is_run(
    small: Checkout, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    monkeypatch.setattr(_find, "checkout", lambda: None)
    monkeypatch.chdir(small.root / "tests")
    assert _find.checkout_with_tests() == small.root
    monkeypatch.chdir(elsewhere)
    assert _find.checkout_with_tests() is None
    with pytest.raises(NotShippedError, match="run this in a checkout"):
        ledger.tests(ledger=small.ledger())


def test_coverage_can_fail_and_pass(small: Checkout) -> None:
    small.write("tests/test_storm.py", TESTS)
    dig, old = ledger.coverage(ledger=small.ledger(), root=small.root)
    assert [entry.id for entry in dig.missing] == ["DG-EDGE-01"]
    assert (dig.n, dig.n_tested, dig.failed) == (6, 5, True)
    assert (old.n, old.n_tested, old.failed) == (3, 0, False)
    assert ledger.report(dig) == ["The Dig: rules with a test: 5 of 6", "  no test: DG-EDGE-01"]
    small.write("tests/test_edge.py", "import pytest\n@pytest.mark.rule('DG-EDGE-01')\ndef test_a(): ...\n")
    dig, _ = ledger.coverage(ledger=small.ledger(), root=small.root)
    assert (dig.n_tested, dig.failed, ledger.report(dig)) == (6, False, ["The Dig: rules with a test: 6 of 6"])
