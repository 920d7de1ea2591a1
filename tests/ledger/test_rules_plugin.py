"""The pytest plugin, run in a small checkout of its own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from digsite import ledger

if TYPE_CHECKING:
    from tests.ledger.conftest import Checkout

pytest_plugins = ["pytester"]

PLUGIN = Path(__file__).resolve().parents[1] / "rules_plugin.py"
PACKAGES = Path(ledger.__file__).resolve().parents[2]


@pytest.fixture
def run(pytester: pytest.Pytester, small_here: Checkout, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A checkout with the plugin in tests/ and a conftest that loads it."""
    monkeypatch.setenv("PYTHONPATH", str(PACKAGES))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # starts faster
    small_here.write("tests/rules_plugin.py", PLUGIN.read_text(encoding="utf-8"))
    pytester.makeconftest('pytest_plugins = ["tests.rules_plugin"]')
    pytester.makeini("[pytest]\naddopts = --strict-markers --import-mode=importlib -p no:cacheprovider\n")
    return pytester


def write(run: pytest.Pytester, text: str) -> None:
    (run.path / "tests" / "test_storm.py").write_text(f"import pytest\n{text}", encoding="utf-8")


def test_the_summary_counts_and_names_what_is_missing(run: pytest.Pytester) -> None:
    write(run, "@pytest.mark.rule('DG-STORM-01', 'DG-STORM-R1')\ndef test_a(): pass\n")
    result = run.runpytest_subprocess()
    result.assert_outcomes(passed=1)
    result.stdout.fnmatch_lines(
        [
            "The Dig: rules with a test: 2 of 6",
            "  no test: DG-STORM-02, DG-STORM-03, DG-STORM-R2",
            "  no test: DG-EDGE-01",
        ]
    )
    result.stdout.no_fnmatch_line("*Older Dig*")


@pytest.mark.parametrize(
    ("marker", "message"),
    [
        ("'DG-STORM-99'", "*test_storm.py::test_a: no rule 'DG-STORM-99' * (nearest: *"),
        ("", "*test_storm.py::test_a: a rule marker needs IDs*"),
        ("7", "*test_storm.py::test_a: a rule marker holds IDs as strings, not 7"),
    ],
)
def test_a_wrong_marker_is_a_collection_error(run: pytest.Pytester, marker: str, message: str) -> None:
    write(run, f"@pytest.mark.rule({marker})\ndef test_a(): pass\n\ndef test_b(): pass\n")
    result = run.runpytest_subprocess()
    result.assert_outcomes(errors=1)
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines(["*ERROR collecting tests/test_storm.py*", message])


def test_a_wrong_marker_on_a_class_names_its_tests(run: pytest.Pytester) -> None:
    body = "    def test_a(self): pass\n    def test_b(self): pass\n"
    write(run, f"@pytest.mark.rule('DG-NONE-01')\nclass TestA:\n{body}")
    result = run.runpytest_subprocess()
    result.stdout.fnmatch_lines(["*::TestA::test_a: no rule 'DG-NONE-01'*", "*::TestA::test_b: no rule 'DG-NONE-01'*"])


def test_a_broken_ledger_stops_the_run(run: pytest.Pytester) -> None:
    (run.path / "docs" / "rules" / "dig.md").write_text("- **DG-STORM-1** x\n", encoding="utf-8")
    write(run, "def test_a(): pass\n")
    result = run.runpytest_subprocess()
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*dig.md:1: looks like an entry but is none*"])
