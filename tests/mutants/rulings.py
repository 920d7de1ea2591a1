"""Swap two readings of a ruling and see whether a test that cites the ruling fails.

    python -m tests.mutants.rulings                  every switch
    python -m tests.mutants.rulings EE-SCORE-R1      only these

For every switch and every two of its readings each key is given what the other does, and the tests that are marked with
the ruling's ID are run. A swap that no test notices has survived: the readings are not told apart by any test. The exit
code is 1 if one survived, has no tests, or if the tests fail before anything is swapped.
"""

from __future__ import annotations

import argparse
import itertools
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import pytest

import digsite
from digsite import ledger
from digsite.kernel.rulings import Ruling

ROOT: Final = Path(__file__).resolve().parents[2]
SWAP: Final = "DIGSITE_SWAP"
"""Which readings are swapped in the tests of a process: "ID FIRST SECOND"; or only "ID", to swap none."""
LIMIT: Final = 600
"""Seconds that the tests of one ruling may take: a swapped game may not come to an end."""


class Swap(NamedTuple):
    """Two readings of a ruling that change places; none of them to see that the tests pass at all."""

    rule: str
    first: str = ""
    second: str = ""

    def __str__(self) -> str:
        return f"{self.rule} {self.first} <-> {self.second}" if self.first else self.rule


# --- within the tests -------------------------------------------------------------------------------


def find(rule: str) -> Ruling:
    """The switch with that ID, of whatever game."""
    for key in digsite.game_keys():
        for ruling in digsite.game(key).rulings:
            if ruling.rule == rule:
                return ruling
    raise SystemExit(f"{rule}: no ruling to choose; rulings: {', '.join(ruling.rule for ruling in all_rulings())}")


def swap(rule: str, first: str, second: str) -> None:
    """Let each of two keys install what the other did. The keys stay where they are: defaults and editions too."""
    ruling = find(rule)
    a, b = ruling.keys.index(first), ruling.keys.index(second)
    ruling.readings[a], ruling.readings[b] = ruling.readings[b], ruling.readings[a]


def pytest_configure(config: pytest.Config) -> None:  # noqa: ARG001
    """Swap what is to be swapped, before any table of rules is made."""
    rule, *keys = os.environ[SWAP].split()
    if keys:
        swap(rule, keys[0], keys[1])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave only the tests that cite the ruling."""
    rule = os.environ[SWAP].split()[0]
    items[:] = [item for item in items if any(rule in mark.args for mark in item.iter_markers("rule"))]


# --- the command ------------------------------------------------------------------------------------


def all_rulings() -> Iterator[Ruling]:
    """Every switch of every game."""
    for key in digsite.game_keys():
        yield from digsite.game(key).rulings


def swaps(ruling: Ruling) -> list[Swap]:
    """Every two of its readings."""
    return [Swap(ruling.rule, first, second) for first, second in itertools.combinations(ruling.keys, 2)]


def run(wanted: Swap, files: Sequence[str]) -> str:
    """What the tests in these files say: "passed", "failed", "hung", "none" where no test cites the ruling."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "tests.mutants.rulings", "-p", "no:cacheprovider"]
    path = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    environ = {**os.environ, SWAP: " ".join(wanted).strip(), "PYTHONPATH": path}
    try:
        done = subprocess.run(
            [*command, *files], cwd=ROOT, env=environ, capture_output=True, text=True, timeout=LIMIT, check=False
        )
    except subprocess.TimeoutExpired:
        return "hung"
    if done.returncode in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        return "passed" if done.returncode == pytest.ExitCode.OK else "failed"
    if done.returncode == pytest.ExitCode.NO_TESTS_COLLECTED:
        return "none"
    print(done.stdout[-2000:], done.stderr[-2000:], file=sys.stderr)
    return "failed" if wanted.first else "broken"


def verdicts(ruling: Ruling) -> Iterator[tuple[str, str]]:
    """For each swap of a ruling, its name and "killed", "SURVIVED", or what is wrong with the tests themselves."""
    files = sorted({test.path for test in ledger.tests(ruling.rule)[ruling.rule]})
    plain = run(Swap(ruling.rule), files) if files else "none"
    if plain != "passed":
        yield ruling.rule, "NO TESTS" if plain == "none" else f"TESTS {plain.upper()} UNSWAPPED"
        return
    for wanted in swaps(ruling):
        yield str(wanted), "SURVIVED" if run(wanted, files) == "passed" else "killed"


def main(argv: Sequence[str] | None = None) -> int:
    """Swap what the command line names; 1 if anything survived."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutants.rulings", description="Swap readings and see whether the tests notice."
    )
    parser.add_argument("ids", nargs="*", metavar="ID", help="rulings (default: every switch)")
    args = parser.parse_args(argv)
    wanted = [find(id.upper()) for id in args.ids] or list(all_rulings())
    counts: dict[str, int] = {}
    for ruling in wanted:
        for name, verdict in verdicts(ruling):
            counts[verdict] = counts.get(verdict, 0) + 1
            print(f"{verdict:>10}  {name}", flush=True)
    print(", ".join(f"{n} {verdict}" for verdict, n in counts.items()) or "no rulings")
    return 0 if set(counts) <= {"killed"} else 1


if __name__ == "__main__":
    sys.exit(main())
