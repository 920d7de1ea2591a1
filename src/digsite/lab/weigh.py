"""What each reading of a ruling changes: games in pairs, one by the default and one by the other reading.

    digsite rulings --weigh --ruling ZU-LUCR-R1 --games 1000
    digsite rulings --weigh --table docs/rulings.md

The two games of a pair have the same seed, the same bots and the same numbers for each bot. They part where the
readings part, and from there on chance goes its own ways. Each ruling is weighed at the plainest tables at which it
matters, one for each number of seats, in turn; the game by the default is played once for all rulings that share these
tables. Game i of a seed is always the same, whatever the number of processes.
"""

from __future__ import annotations

import hashlib
import itertools
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import digsite
from digsite import BadInput, BadOption, Game, Rng, bots
from digsite.bots import Bot
from digsite.kernel.rulings import Ruling
from digsite.lab.tournament import Mean, read_option

Table: TypeAlias = tuple[int, dict[str, object]]
"""Seats and options."""
Case: TypeAlias = tuple[str, str]
"""A ruling and the reading that is weighed."""

CHUNK: Final = 2
"""Pairs that a process plays at a time: of each of many readings one game."""
CHANGES: Final = 4
"""Options at most that are changed to find a table at which a ruling matters."""
APART: Final = ("edition", "rulings", "components")
"""Options that are left as they are."""
CONFIDENCE: Final = 1.959963984540054
"""Standard errors of a normal distribution to either side of its mean that hold 95 % of it."""


class Outcome(NamedTuple):
    """One game: how it ended, and a digest of all that happened in it."""

    scores: list[int]
    ranking: list[int]
    digest: str


class Pair(NamedTuple):
    """What another reading made of a game."""

    differs: bool
    """Whether anything was different: a move, a draw, a credit."""
    decides: bool
    """Whether the ranking was different."""
    seats: float
    """By how much more the seats scored, mean over them."""
    rivals: float | None
    """The same of the rivals whom the game itself plays; None where there is none."""


class Job(NamedTuple):
    """What a process does at a time: some games at the tables of some cases."""

    key: str
    tables: list[Table]
    cases: list[Case]
    bot: str
    seed: int
    numbers: list[int]


class Weight:
    """What a reading changed in all its pairs."""

    def __init__(self, game: Game, ruling: Ruling, default: str, reading: str, tables: list[Table]) -> None:
        self.game: Final = game
        self.ruling: Final = ruling
        self.default: Final = default
        self.reading: Final = reading
        self.tables: Final = tables
        self.n: int = 0
        self.n_differ: int = 0
        self.n_decide: int = 0
        self.seats: Final = Mean()
        self.rivals: Final = Mean()

    def add(self, pair: Pair) -> None:
        """One more pair."""
        self.n += 1
        self.n_differ += pair.differs
        self.n_decide += pair.decides
        self.seats.add(pair.seats)
        if pair.rivals is not None:
            self.rivals.add(pair.rivals)


# --- which tables -----------------------------------------------------------------------------------


def tables_for(game: Game, ruling: Ruling, options: dict[str, object]) -> list[Table]:
    """The plainest table for each number of seats at which a ruling matters; `options` are those of all tables.

    Raises:
        BadOption: there is none.
    """
    found = tables_with(game.key, ruling.needs, tuple((name, _frozen(value)) for name, value in options.items()))
    if not found:
        game.check_options(game.max_seats, {**game.usual_options(game.max_seats), **options})
        raise BadOption(f"{ruling.rule}: no table was found at which it matters; it needs {ruling.needs}")
    return [(seats, options.copy()) for seats, options in found]


@cache
def tables_with(key: str, needs: str, options: tuple[tuple[str, object], ...]) -> list[Table]:
    """Those tables for anything that needs this."""
    game = digsite.game(key)
    given = {name: list(value) if isinstance(value, tuple) else value for name, value in options}
    found = (_plainest(game, needs, seats, given) for seats in range(game.min_seats, game.max_seats + 1))
    return [table for table in found if table is not None]


def _plainest(game: Game, needs: str, seats: int, options: dict[str, object]) -> Table | None:
    """The table with the fewest changes to the usual options at which something with these needs matters."""
    base = {**game.usual_options(seats), **options}
    changes = [change for change in _changes(game) if change[0] not in options]
    for n in range(CHANGES + 1):
        for chosen in itertools.combinations(changes, n):
            wanted = dict(base)
            for name, value in chosen:
                earlier = wanted.get(name)
                wanted[name] = [*earlier, *value] if isinstance(earlier, list) and isinstance(value, list) else value
            try:
                full = game.check_options(seats, wanted)
            except BadInput:
                continue
            if not game.lacking(needs, seats, full):
                return seats, wanted
    return None


def _changes(game: Game) -> list[tuple[str, Any]]:
    """Everything that may be chosen beyond the default: flags first, then choices and single members of lists."""
    found: list[tuple[str, Any]] = []
    for spec in sorted(game.options, key=lambda spec: spec.kind != "flag"):
        if spec.name in APART:
            continue
        if spec.kind == "flag":
            found.append((spec.name, not spec.default))
        elif spec.kind == "choice":
            found += [(spec.name, choice) for choice in spec.choices if choice != spec.default]
        elif spec.kind == "choices" and not spec.default:
            found += [(spec.name, [choice]) for choice in spec.choices]
    return found


def _frozen(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


# --- games ------------------------------------------------------------------------------------------


def seed_of(seed: int, key: str, number: int) -> int:
    """The seed of the n-th game of a run: the same for all rulings."""
    return int.from_bytes(hashlib.sha256(f"{seed} {key} {number}".encode()).digest()[:8], "big")


def play(game: Game, bot: Bot, seats: int, options: dict[str, object], seed: int) -> Outcome:
    """One game among bots; each has a generator of its own, which follows from the seed."""
    state = game.new(seats=seats, seed=seed, options=options)
    chance = Rng(seed ^ (2**64 - 1))
    rngs = [Rng(chance.seed()) for _ in range(seats)]
    state.muted = True
    told = hashlib.sha256()
    while (seat := state.seat) is not None:
        code = bot.choose(state.view(seat), state.legal(), rngs[seat])
        state.play(code)
        told.update(f"{seat} {code} {state.scores};".encode())
    told.update(str(state.rng.words()).encode())
    result = state.result
    assert result is not None
    return Outcome(result.scores, result.ranking, told.hexdigest())


def compare(plain: Outcome, other: Outcome, seats: int) -> Pair:
    """What became different."""
    gains = [b - a for a, b in zip(plain.scores, other.scores)]
    rivals = gains[seats:]
    return Pair(
        plain != other,
        plain.ranking != other.ranking,
        sum(gains[:seats]) / seats,
        sum(rivals) / len(rivals) if rivals else None,
    )


def work(job: Job) -> list[tuple[int, Case, Pair]]:
    """What a process does."""
    game = digsite.game(job.key)
    bot = bots.make(job.bot, game)
    found: list[tuple[int, Case, Pair]] = []
    for number in job.numbers:
        seats, options = job.tables[number % len(job.tables)]
        seed = seed_of(job.seed, job.key, number)
        plain = play(game, bot, seats, options, seed)
        for rule, reading in job.cases:
            try:
                other = play(game, bot, seats, {**options, "rulings": {rule: reading}}, seed)
            except Exception as problem:
                at = f"seats={seats}, seed={seed}, options={options!r}"
                raise RuntimeError(f"{job.key}, {rule} read as {reading!r}, {at}: {problem!r}") from problem
            found.append((number, (rule, reading), compare(plain, other, seats)))
    return found


def weigh(
    game: Game,
    *,
    rules: Sequence[str] = (),
    games: int,
    bot: str = "novice",
    seed: int = 0,
    workers: int = 1,
    options: dict[str, object] | None = None,
    progress: Callable[[int], object] | None = None,
) -> list[Weight]:
    """Weigh every reading that is not the default against it, in the order of the rulings.

    Args:
        rules: the IDs of the rulings to weigh; none: all of the game.
        games: pairs for each reading.
        bot: which bot plays all seats.
        seed: makes the whole run reproducible, whatever the number of workers.
        options: options of all tables.
        progress: called with the number of pairs that were played.

    Raises:
        BadOption: there is no such ruling, bot or option, or no table at which a ruling matters.
    """
    chosen = options or {}
    bots.make(bot, game)
    wanted = [game.ruling(rule) for rule in rules] or game.rulings
    weights: dict[Case, Weight] = {}
    groups: dict[str, tuple[list[Table], list[Case]]] = {}
    for ruling in wanted:
        default = ruling.default(str(chosen.get("edition", _edition(game))))
        tables = tables_for(game, ruling, chosen)
        for reading in ruling.keys:
            if reading != default:
                weights[ruling.rule, reading] = Weight(game, ruling, default, reading, tables)
                groups.setdefault(repr(tables), (tables, []))[1].append((ruling.rule, reading))
    jobs = [
        Job(game.key, tables, cases, bot, seed, list(range(first, min(first + CHUNK, games))))
        for tables, cases in groups.values()
        for first in range(0, games, CHUNK)
    ]
    pairs: dict[Case, dict[int, Pair]] = {case: {} for case in weights}
    for done in _done(jobs, workers):
        for number, case, pair in done:
            pairs[case][number] = pair
        if progress is not None:
            progress(len(done))
    for case, weight in weights.items():
        for number in sorted(pairs[case]):  # in order: sums of fractions depend on it
            weight.add(pairs[case][number])
    return list(weights.values())


def _done(jobs: list[Job], workers: int) -> Iterator[list[tuple[int, Case, Pair]]]:
    """What the jobs found, as they get done; the long ones first."""
    ordered = sorted(jobs, key=lambda job: -len(job.cases))
    if workers <= 1 or len(jobs) <= 1:
        yield from map(work, ordered)
        return
    with get_context("spawn").Pool(min(workers, len(jobs))) as pool:
        yield from pool.imap_unordered(work, ordered)


def _edition(game: Game) -> str:
    """The edition that is played unless another is chosen."""
    return next((str(spec.default) for spec in game.options if spec.name == "edition"), "")


# --- figures ----------------------------------------------------------------------------------------


def wilson(hits: int, n: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson 1927): it is good for few games and for shares near 0 and 1 too."""
    if n == 0:
        return 0.0, 1.0
    z = CONFIDENCE * CONFIDENCE
    share = hits / n
    middle = (share + z / (2 * n)) / (1 + z / n)
    half = CONFIDENCE * sqrt(share * (1 - share) / n + z / (4 * n * n)) / (1 + z / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def margin(mean: Mean) -> float:
    """Half the 95 % interval of a mean of differences: Student's t times the standard error."""
    return student(mean.n - 1) * mean.error


def student(freedom: int) -> float:
    """The quantile of Student's t that leaves 2.5 % above it (Cornish and Fisher; within 1 % from 4 on)."""
    if freedom < 4:
        return (0.0, 12.706, 4.303, 3.182)[max(freedom, 0)]
    z, n = CONFIDENCE, float(freedom)
    first = (z**3 + z) / (4 * n)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n * n)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    return z + first + second + third


def share_words(hits: int, n: int) -> str:
    """A share with its interval: `4.5 % (3.0–6.6)`."""
    low, high = wilson(hits, n)
    return f"{100 * hits / max(n, 1):.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def change_words(mean: Mean) -> str:
    """A change with its margin: `+1.20 ± 0.40`, or a dash where nothing was measured."""
    if mean.n == 0:
        return "–"
    return f"{mean.value:+.2f} ± {margin(mean):.2f}"


def table_words(tables: Sequence[Table]) -> str:
    """Tables in short: `2, 3, 4 seats: modules M5`."""
    kinds: dict[str, list[int]] = {}
    for seats, options in tables:
        said = [name if value is True else f"{name} {_listed(value)}" for name, value in options.items() if value]
        kinds.setdefault(", ".join(said), []).append(seats)
    parts = []
    for words, numbers in kinds.items():
        counted = f"{', '.join(map(str, numbers))} {'seat' if numbers == [1] else 'seats'}"
        parts.append(f"{counted}: {words}" if words else counted)
    return "; ".join(parts)


def _listed(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


HEAD: Final = (
    "ruling", "default", "reading", "tables", "pairs", "another result", "any difference", "seats score", "Zu scores",
)  # fmt: skip


def cells(weight: Weight) -> list[str]:
    """A row of the table."""
    return [
        weight.ruling.rule,
        weight.default,
        weight.reading,
        table_words(weight.tables),
        str(weight.n),
        share_words(weight.n_decide, weight.n),
        share_words(weight.n_differ, weight.n),
        change_words(weight.seats),
        change_words(weight.rivals),
    ]


# --- the command ------------------------------------------------------------------------------------


def markdown(weights: Sequence[Weight], command: str, bot: str, games: int, seed: int) -> str:
    """The table as a page of the docs."""
    lines = [
        "# What the rulings weigh",
        "",
        "Passages of the rulebooks that a table may read otherwise, and how much that changes. This page is generated:",
        "",
        f"    {command}",
        "",
        f"Bot: {bot}. Pairs of games for each reading: {games}. Seed: {seed}.",
        "",
        "Each row plays a reading against the default in pairs of games with the same seed, the same bots and the",
        "same numbers for each bot, at the plainest tables at which the ruling matters, in turn. *Another result*: the",
        "ranking was different. *Any difference*: a move, a draw or a score was. Shares are given with their 95 %",
        "interval (Wilson), scores as the mean change with half its 95 % interval (Student's t over the pairs). A weak",
        "bot may miss what a reading allows: the table says what it changes among such players. What the readings say",
        "is told by `digsite rulings`.",
    ]
    for key in dict.fromkeys(weight.game.key for weight in weights):
        rows = [weight for weight in weights if weight.game.key == key]
        lines += ["", f"## {rows[0].game.title}", "", f"| {' | '.join(HEAD)} |"]
        lines.append("| --- | --- | --- | --- | ---: | ---: | ---: | ---: | ---: |")
        for weight in rows:
            row = cells(weight)
            keys = [f"`{word}`" for word in row[1:3]]
            lines.append(f"| {' | '.join([row[0], *keys, *row[3:]])} |")
        lines.append("")
        for weight in {weight.ruling.rule: weight for weight in rows}.values():
            lines.append(f"- {weight.ruling.rule}: {weight.game.text.ruling(weight.ruling.rule, 'en')}")
    return "\n".join(lines) + "\n"


def main(
    *,
    game: str | None,
    rules: Sequence[str],
    options: Sequence[str],
    games: int,
    bot: str,
    workers: int,
    seed: int,
    table: Path | None,
) -> int:
    """Weigh what the command line asks for and print a table."""
    found = _named(game, rules)
    if table is not None and not table.parent.is_dir():
        raise BadInput(f"--table: {table.parent} is not a folder")
    chosen = {one.key: dict(read_option(one, text) for text in options) for one, _ in found}
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    errors = Console(stderr=True)
    begun = time.perf_counter()
    weights: list[Weight] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        for one, wanted in found:
            total = games * sum(len(ruling.keys) - 1 for ruling in one.rulings if not wanted or ruling.rule in wanted)
            task = bar.add_task(f"weighing {one.title}", total=total)
            weights += weigh(
                one,
                rules=wanted,
                games=games,
                bot=bot,
                seed=seed,
                workers=workers,
                options=chosen[one.key],
                progress=lambda n, task=task: bar.advance(task, n),  # type: ignore[misc]
            )
    seconds = time.perf_counter() - begun
    _print(weights)
    n_pairs = sum(weight.n for weight in weights)
    if n_pairs:
        kind = "compiled" if digsite.COMPILED else "pure Python"
        print(
            f"{n_pairs:,} pairs in {seconds:,.0f} s, {workers} processes, {kind}: "
            f"{1000 * seconds / n_pairs:,.0f} s for 1,000 pairs",
            file=sys.stderr,
        )
    if table is not None:
        words = ["digsite rulings --weigh", *([f"--game {game}"] if game else []), *(f"--ruling {r}" for r in rules)]
        words += [*(f"--option {text}" for text in options), f"--games {games} --bot {bot} --seed {seed}"]
        table.write_text(markdown(weights, f"{' '.join(words)} --table {table.as_posix()}", bot, games, seed), "utf-8")
    return 0


def _named(key: str | None, rules: Sequence[str]) -> list[tuple[Game, list[str]]]:
    """The games whose rulings are weighed, each with those that were named (none: all).

    Raises:
        BadOption: a ruling is named that none of these games has.
    """
    found = [digsite.game(one) for one in ([key] if key is not None else digsite.game_keys())]
    if not rules:
        return [(game, []) for game in found if game.rulings]
    known = {ruling.rule: game for game in found for ruling in game.rulings}
    for rule in rules:
        if rule not in known:
            raise BadOption(f"--ruling: {rule[:80]!r} is no ruling to choose; rulings: {', '.join(known) or 'none'}")
    named = ((game, [rule for rule in dict.fromkeys(rules) if known[rule] is game]) for game in found)
    return [(game, wanted) for game, wanted in named if wanted]


def _print(weights: Sequence[Weight]) -> None:
    """At a terminal: a heading for each ruling, with its tables; below it a line for each reading."""
    from rich.console import Console
    from rich.padding import Padding
    from rich.table import Table as Grid
    from rich.text import Text

    console = Console()
    for rule in dict.fromkeys(weight.ruling.rule for weight in weights):
        rows = [weight for weight in weights if weight.ruling.rule == rule]
        first = rows[0]
        console.print(Text.assemble((rule, "bold cyan"), f"  {first.game.text.ruling(rule, 'en')}"))
        about = f"{table_words(first.tables)}; {first.n} pairs; default: {first.default}"
        console.print(Padding(Text(about, style="dim"), (0, 0, 0, 2)))
        grid = Grid(*HEAD[2:3], *HEAD[5:], box=None, pad_edge=False, padding=(0, 1), header_style="dim")
        for column in grid.columns[1:]:
            column.justify = "right"
        for weight in rows:
            row = cells(weight)
            grid.add_row(row[2], *row[5:])
        console.print(Padding(grid, (0, 0, 1, 2)))
