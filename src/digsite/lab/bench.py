"""How fast Digsite plays, compiled and pure, beside other engines, against its own budgets.

    digsite bench                                    Digsite alone
    digsite bench --peers .venv-bench/bin/python     beside its peers, which live in that Python
    python -m digsite.lab.bench --seconds 2 --json bench.json

Every side runs in a process of its own, on one core. The time is cut into rounds and each round visits every side, so
that a slow spell of the machine falls on all of them; medians of the rounds are reported. The clock includes setting up
and dealing each game, finding what is legal and choosing a move. Figures are by the clock on the wall, as for the
peers; the budgets, which are for one core, go by the time of the processor, so that others at work count less.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple, TypeAlias

import digsite
from digsite.lab.measure import ABOUT, BRIEF, RECORDS, Figures

ROUNDS: Final = 5
"""Into how many parts the time of each measurement is cut."""
PEER_ROUNDS: Final = 3
"""In how many of the rounds the peers are measured: each time they are loaded anew."""
ENOUGH: Final = 0.95
"""The share of a core that a fair measurement needs."""


class Budget(NamedTuple):
    """A figure that should be reached on one core (docs/benchmarks.md)."""

    game: str
    what: str
    side: str
    lane: str
    limit: float
    at_least: bool


BUDGETS: Final = (
    Budget("archaeology", "random play, all costs included", "compiled", "playout decisions/s", 800_000, True),
    Budget("archaeology", "the same, pure Python", "pure", "playout decisions/s", 80_000, True),
    Budget("archaeology", "copy()", "compiled", "copy µs", 3, False),
    Budget("archaeology", "sample()", "compiled", "sample µs", 20, False),
    Budget("excavation_earth", "random play, all costs included", "compiled", "playout decisions/s", 400_000, True),
    Budget("excavation_earth", "copy()", "compiled", "copy µs", 6, False),
    Budget("excavation_earth", "sample()", "compiled", "sample µs", 20, False),
    Budget("excavation_earth", "a finished game rebuilt", "compiled", "replay µs", 5000, False),
)
"""Of all tables of two and more seats the slowest counts. (Alone, a decision may bring on turns that the game itself
plays: what that costs is shown, and has no budget.)"""
PEERS_MEET: Final = "archaeology"
"""The game that stands beside the peers: theirs are card games of its weight."""

ByGame: TypeAlias = dict[str, dict[str, Figures]]
"""Figures by game, seats and lane."""


# --- the sides --------------------------------------------------------------------------------------


class Side:
    """A process that measures Digsite, compiled or pure, a round at a time."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name: Final = name
        self.rounds: Final[list[dict[str, ByGame]]] = []
        """What each round found, by clock, game, seats and lane."""
        self.core: Final[list[float]] = []
        """How much of a core it had in each round."""
        env = {**os.environ, "PYTHONPATH": str(folder)}
        self._process: Final = subprocess.Popen(
            [sys.executable, "-P", "-m", "digsite.lab.measure", str(RECORDS)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=env,
            text=True,
        )
        about = json.loads(self._answer())
        if about["compiled"] != (name == "compiled"):
            raise ChildProcessError(f"the process that should measure {name} Digsite found the other one")

    def measure(self, seconds: float) -> None:
        """One more round."""
        assert self._process.stdin is not None
        print(seconds, file=self._process.stdin, flush=True)
        answer = json.loads(self._answer())
        self.core.append(answer.pop("core"))
        self.rounds.append(answer)

    def _answer(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise ChildProcessError(f"the process that measures {self.name} Digsite ended early")
        return line

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def medians(self, clock: str) -> ByGame:
        """The median of the rounds by one of the clocks, by game, seats and lane."""
        rounds = [found[clock] for found in self.rounds]
        return {
            game: {
                seats: {lane: median(found[game][seats][lane] for found in rounds) for lane in lanes}
                for seats, lanes in by_seats.items()
            }
            for game, by_seats in rounds[0].items()
        }


@contextmanager
def pure_package() -> Iterator[Path]:
    """A folder that holds this Digsite without its compiled modules, so that Python runs the sources."""
    package = Path(digsite.__file__).parent
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(
            package, Path(folder, package.name), ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        )
        yield Path(folder)


class Peers:
    """Other engines, measured by benchmarks/peers.py under a Python that has them."""

    def __init__(self, python: Path, script: Path) -> None:
        self._command: Final = [str(python), str(script), "--json"]
        self.rows: Final[dict[tuple[str, str, str], dict[str, Any]]] = {}
        self._rates: Final[dict[tuple[str, str, str], list[float]]] = {}

    def measure(self, seconds: float) -> None:
        """One more round."""
        env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        done = subprocess.run(
            [*self._command, "--seconds", str(seconds)], stdout=subprocess.PIPE, env=env, text=True, check=True
        )
        for row in json.loads(done.stdout):
            key = (row["name"], row.get("game", ""), row.get("what", ""))
            self.rows[key] = row
            self._rates.setdefault(key, []).extend(row.get("rounds_per_s", []))

    def medians(self) -> list[dict[str, Any]]:
        """A row for each way of driving a peer, with the median of its rounds; the fastest of each game is marked."""
        found: list[dict[str, Any]] = []
        for key, row in self.rows.items():
            if "error" in row:
                found.append(dict(row))
                continue
            rate = median(self._rates[key])
            steps = rate * row["steps_per_s"] / row["decisions_per_s"]
            kept = {name: row[name] for name in ("name", "version", "game", "what", "copy_us")}
            found.append({**kept, "decisions_per_s": rate, "steps_per_s": steps, "reference": False})
        best: dict[tuple[str, str], dict[str, Any]] = {}
        for row in found:
            if "error" not in row:
                known = best.setdefault((row["name"], row["game"]), row)
                if row["decisions_per_s"] > known["decisions_per_s"]:
                    best[row["name"], row["game"]] = row
        for row in best.values():
            row["reference"] = True
        return found


def peers_script() -> Path | None:
    """benchmarks/peers.py, which comes with the sources and not with the package."""
    for folder in (Path.cwd(), Path(__file__).resolve().parents[3]):
        script = folder / "benchmarks" / "peers.py"
        if script.is_file():
            return script
    return None


# --- the run ----------------------------------------------------------------------------------------


def main(seconds: float = 2.0, peers: str | Path | None = None, json_path: str | Path | None = None) -> int:
    """Measure, print tables, and write a JSON file if asked to; 1 if something could not be measured.

    Args:
        seconds: how long each measurement lasts, all rounds together.
        peers: a Python that has the peers installed.
        json_path: where to write all figures.
    """
    from rich.console import Console

    if not 0 < seconds < float("inf"):
        raise digsite.BadOption(f"seconds: {seconds} is not a time above 0")
    console = Console()
    notes: list[str] = []
    report = measure(seconds, peers, notes, Console(stderr=True))
    show(report, console)
    for note in notes:
        console.print(note, style="bold")
    if json_path is not None:
        Path(json_path).write_text(json.dumps({**report, "notes": notes}, indent=1) + "\n", "utf-8")
    return 1 if any(note.startswith("LEFT OUT: the peers") for note in notes) else 0


def measure(seconds: float, peers: str | Path | None, notes: list[str], console: Any) -> dict[str, Any]:
    """All sides, round by round."""
    from rich.progress import Progress

    with pure_package() as pure:
        sides = [Side("pure", pure)]
        if digsite.COMPILED:
            sides.insert(0, Side("compiled", Path(digsite.__file__).parents[1]))
        else:
            notes.append("LEFT OUT: compiled code, because there is none in this install.")
        others = _peers(peers, notes)
        with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task("measuring", total=ROUNDS)
            for number in range(ROUNDS):
                for side in sides:
                    side.measure(seconds / ROUNDS)
                if others is not None and number < PEER_ROUNDS:
                    try:
                        others.measure(seconds / PEER_ROUNDS)
                    except (OSError, ValueError, subprocess.CalledProcessError) as problem:
                        notes.append(f"LEFT OUT: the peers: {problem}")
                        others = None
                bar.advance(task)
        for side in sides:
            side.close()
    core = median(share for side in sides for share in side.core)
    if core < ENOUGH:
        notes.append(
            f"THE MACHINE WAS BUSY: Digsite had {core:.0%} of a core, so figures by the clock on the wall are too low."
        )
    return {
        "digsite": digsite.__version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "seconds": seconds,
        "rounds": ROUNDS,
        "core": core,
        "sides": {side.name: side.medians("wall") for side in sides},
        "cpu": {side.name: side.medians("cpu") for side in sides},
        "sets": {side.name: side.medians("sets wall") for side in sides},
        "sets_cpu": {side.name: side.medians("sets cpu") for side in sides},
        "peers": [] if others is None else others.medians(),
    }


def _peers(python: str | Path | None, notes: list[str]) -> Peers | None:
    if python is None:
        return None
    script = peers_script()
    if script is None:
        notes.append("LEFT OUT: the peers: benchmarks/peers.py is not here; run this in a checkout of Digsite.")
        return None
    return Peers(Path(python), script)


def slowest(by_side: dict[str, ByGame], side: str, game: str, lane: str) -> float | None:
    """The worst figure of all numbers of seats from two on, or None if that side was not measured."""
    if side not in by_side:
        return None
    figures = [found[lane] for seats, found in by_side[side][game].items() if int(seats) > 1]
    return min(figures) if lane.endswith("/s") else max(figures)


def show(report: dict[str, Any], console: Any) -> None:
    """Print the tables."""
    from rich.table import Table

    for side, by_game in report["sides"].items():
        for key, by_seats in by_game.items():
            title = digsite.game(key).title
            table = Table(title=f"{title}, {side}: median of {report['rounds']} rounds, Python {report['python']}")
            table.add_column("what")
            for seats in by_seats:
                table.add_column(f"{seats} seats", justify="right")
            for lane in ABOUT:
                table.add_row(lane, *(figure(found[lane]) for found in by_seats.values()))
            console.print(table)
    for side, by_game in report["sets"].items():
        for key, by_set in by_game.items():
            show_sets(f"{digsite.game(key).title} with modules, {side}", by_set, console)
    for lane, about in ABOUT.items():
        console.print(f"  {lane:20} {about}", style="dim", highlight=False)
    table = Table("game", "budget", "side", "limit", "slowest seats", "", title="Budgets, by the time of the processor")
    for budget in BUDGETS:
        got = slowest(report["cpu"], budget.side, budget.game, budget.lane)
        limit = f"{'≥' if budget.at_least else '≤'} {budget.limit:,.0f} {budget.lane.split()[-1]}"
        if got is None:
            table.add_row(budget.game, budget.what, budget.side, limit, "not measured", "-")
        else:
            met = got >= budget.limit if budget.at_least else got <= budget.limit
            table.add_row(budget.game, budget.what, budget.side, limit, figure(got), "✓" if met else "✗")
    console.print(table)
    if report["peers"]:
        show_peers(report, console)


def show_sets(title: str, by_set: dict[str, Figures], console: Any) -> None:
    """Print what sets of modules cost, beside the first of them."""
    from rich.table import Table

    table = Table(title=title)
    table.add_column("in play")
    for lane in BRIEF:
        table.add_column(lane, justify="right")
        table.add_column("", justify="right")
    first = next(iter(by_set.values()))
    for name, found in by_set.items():
        cells = [cell for lane in BRIEF for cell in (figure(found[lane]), f"{found[lane] / first[lane]:.0%}")]
        table.add_row(name, *cells)
    console.print(table)


def show_peers(report: dict[str, Any], console: Any) -> None:
    """Print the peers, and how many times as fast Digsite is, driven the same way."""
    from rich.table import Table

    best = "compiled" if "compiled" in report["sides"] else "pure"
    same = slowest(report["sides"], best, PEERS_MEET, "play decisions/s") or 0.0
    own = slowest(report["sides"], best, PEERS_MEET, "playout decisions/s") or 0.0
    title = digsite.game(PEERS_MEET).title
    table = Table(title=f"{title} ({best}, slowest seats) beside its peers; * is the peer's fastest way")
    for name in ("", "peer", "game"):
        table.add_column(name)
    for name in ("decisions/s", "steps/s", "play() ÷ peer", "÷ its steps", "playout() ÷ peer", "copy µs"):
        table.add_column(name, justify="right")
    for row in report["peers"]:
        if "error" in row:
            table.add_row("!", row["name"], row.get("game", row["error"]), *["-"] * 6)
            continue
        rate = row["decisions_per_s"]
        table.add_row(
            "*" if row["reference"] else "",
            f"{row['name']} {row['version']}",
            row["game"],
            figure(rate),
            figure(row["steps_per_s"]),
            f"{same / rate:,.1f}",
            f"{same / row['steps_per_s']:,.1f}",
            f"{own / rate:,.1f}",
            "-" if row["copy_us"] is None else figure(row["copy_us"]),
        )
    console.print(table)
    for row in report["peers"]:
        if "error" not in row:
            console.print(f"  {row['name']}, {row['game']}: {row['what']}", style="dim", highlight=False)


def figure(x: float) -> str:
    """A figure with as many places as it deserves."""
    return f"{x:,.0f}" if x >= 100 else f"{x:,.1f}" if x >= 10 else f"{x:,.2f}"


def _command(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m digsite.lab.bench", description="Measure how fast Digsite is.")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each measurement lasts")
    parser.add_argument("--peers", metavar="PYTHON", help="a Python that has the peers installed")
    parser.add_argument("--json", metavar="FILE", help="write all figures to this file")
    args = parser.parse_args(argv)
    try:
        return main(args.seconds, args.peers, args.json)
    except digsite.BadInput as problem:
        print(problem, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(_command())
