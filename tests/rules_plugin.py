"""pytest plugin: rule markers must name rules that exist, and the run ends with what is still untested.

``@pytest.mark.rule("AR-STORM-05", "AR-STORM-08")`` says which rules of docs/rules a test proves. An ID that no ledger
has is an error at collection. The summary counts the files of the whole test folder, whichever part of it was run.
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

from digsite import ledger

ROOT = Path(__file__).resolve().parent.parent
LEDGER = pytest.StashKey[ledger.Ledger]()


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): rules, rulings or edge cases of docs/rules that the test proves")
    try:
        config.stash[LEDGER] = ledger.Ledger.load(ROOT / "docs" / "rules")
    except ledger.LedgerError as error:
        raise pytest.UsageError(str(error)) from error


def wrong_markers(item: pytest.Item, rules: ledger.Ledger) -> list[str]:
    """What is wrong with the rule markers of a test, each naming the test; empty if all is well."""
    wrong = []
    for mark in item.iter_markers("rule"):
        if not mark.args or mark.kwargs:
            wrong.append(f'{item.nodeid}: a rule marker needs IDs and nothing else: rule("AR-STORM-05")')
        for id in mark.args:
            if not isinstance(id, str):
                wrong.append(f"{item.nodeid}: a rule marker holds IDs as strings, not {id!r}")
            elif id not in rules:
                wrong.append(f"{item.nodeid}: {ledger.UnknownRuleError(id, rules.nearest(id), list(rules.prefixes))}")
    return wrong


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Turn unknown IDs in a module or class into a collection error."""
    report = yield
    if report.passed:
        rules = collector.config.stash[LEDGER]
        wrong = [line for item in report.result if isinstance(item, pytest.Item) for line in wrong_markers(item, rules)]
        if wrong:
            report.outcome = "failed"
            report.longrepr = "\n".join(dict.fromkeys(wrong))
            report.result = []
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    terminalreporter.section("rules")
    try:
        covered = ledger.coverage(ledger=config.stash[LEDGER], root=ROOT)
    except ledger.LedgerError as error:
        terminalreporter.write_line(str(error), red=True)
        return
    for part in covered:
        if part.book.finished:
            for line in ledger.report(part):
                terminalreporter.write_line(line, red=part.failed)
