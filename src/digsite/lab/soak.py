"""Play many random games of every configuration and check every position.

    python -m digsite.lab.soak --games 100000 --seed 0
    python -m digsite.lab.soak --game excavation_earth --ruling ZU-LUCR-R1
    python -m digsite.lab.soak --replay soak-0-1234.json

Game i of a seed is always the same game, whatever the number of processes. Its configuration follows from its number;
the edition and the readings that it is played by are drawn for it, so that all switches meet each other. The cheap
checks are made after every move; each dear one comes round after some moves (`DEAR`), from a random first move on, so
that each is made several times in every game. When a check fails, the record up to the first position that fails is
saved.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

import digsite
from digsite import BadInput, BadOption, BadRecord, Game, Record, Rng, State, playout
from digsite.kernel.game import edition_of
from digsite.kernel.record import Entry
from digsite.lab import checks
from digsite.lab.checks import CheckFailed
from digsite.lab.inspectors import inspector_of

T = TypeVar("T")
Config: TypeAlias = tuple[int, dict[str, object]]
"""Seats and options."""

DEAR: Final[dict[str, int]] = {
    "beliefs": 6,
    "sample": 6,
    "answers": 6,
    "question": 10,
    "scores": 3,
    "secrets": 20,
    "json": 20,
    "view": 20,
    "copy": 20,
    "refusals": 20,
}
"""After how many moves a dear check is made again, at the start; half the moves played so far are added to that, so
short games are checked as often as long ones, or nearly."""
TWIN_MOVES: Final = 20
"""How many moves twins are played side by side."""
WAIVERS: Final = frozenset({"pass", "done", "end-turn"})
"""Answers by which a player gives up what could still be done."""
CHUNK: Final = 25
"""Games that a process plays at a time."""
EDITION: Final = "edition"
"""The option that says whose rulebook is played."""
HOUSE: Final = 0x5EED_0F_4EAD
"""Sets the generator that draws editions and readings apart from the one of the game."""


class Tally:
    """What a run has done. Plain data, so that processes can send it."""

    def __init__(self) -> None:
        self.games: int = 0
        self.decisions: int = 0
        self.shortest: int = checks.MAX_DECISIONS
        self.longest: int = 0
        """Decisions of the shortest and the longest game."""
        self.checks: dict[str, int] = {}
        """How often each check was made."""
        self.parted: dict[str, int] = {}
        """How comparisons of twins ended."""
        self.codes: set[int] = set()
        """Codes that were played."""
        self.events: set[str] = set()
        """Kinds of events that were seen."""
        self.readings: dict[tuple[str, str], int] = {}
        """Games that were played to their end by each reading of each ruling that mattered there."""
        self.editions: dict[str, int] = {}
        """The same for editions."""

    def count(self, check: str, n: int = 1) -> None:
        """A check was made so many times."""
        self.checks[check] = self.checks.get(check, 0) + n

    def add(self, other: Tally) -> None:
        """Take in what another process did."""
        self.games += other.games
        self.decisions += other.decisions
        self.shortest = min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        for check, n in other.checks.items():
            self.count(check, n)
        for kind, n in other.parted.items():
            self.parted[kind] = self.parted.get(kind, 0) + n
        for reading, n in other.readings.items():
            self.readings[reading] = self.readings.get(reading, 0) + n
        for edition, n in other.editions.items():
            self.editions[edition] = self.editions.get(edition, 0) + n
        self.codes |= other.codes
        self.events |= other.events

    def count_readings(self, state: State) -> None:
        """A game was played by these readings."""
        for reading in state.table.readings.items():
            self.readings[reading] = self.readings.get(reading, 0) + 1
        edition = edition_of(state.table.options)
        if edition:
            self.editions[edition] = self.editions.get(edition, 0) + 1


class Failure:
    """A game that went wrong: its number, what was wrong, and its record up to there. Plain data."""

    def __init__(self, number: int, words: str, record: dict[str, object]) -> None:
        self.number: Final = number
        self.words: Final = words
        self.record: Final = record


# --- which games ------------------------------------------------------------------------------------


def configurations(game: Game, only: Sequence[int] = ()) -> list[list[Config]]:
    """Every table that can be set up, a list for each number of seats (or only for these): all values of all options
    that go together.

    An option that names a seat is left open or names the last one; one that names something for every seat is left open
    or names the last choices; of switches there is every set; component files are left as they come, and editions and
    readings too: these are drawn for each game (`house_rules`).
    """
    return [tables(game, seats) for seats in only or range(game.min_seats, game.max_seats + 1)]


def tables(game: Game, seats: int) -> list[Config]:
    """Every table for so many.

    Options are added one after the other to what is usual, and what is refused is not followed up: a thousand sets of
    switches are not tried with each of a dozen things that refuse them all. What names something for every seat comes
    last, since it may need anything else.
    """
    found: list[dict[str, object]] = [game.usual_options(seats)]
    for spec in sorted(game.options, key=lambda spec: spec.kind == "each"):
        values: list[object]
        if spec.name == EDITION:
            continue
        if spec.kind == "flag":
            values = [False, True]
        elif spec.kind == "choice":
            values = list(spec.choices)
        elif spec.kind == "choices":
            values = list(subsets(spec.choices))
        elif spec.kind == "seat":
            values = [None, seats - 1]
        elif spec.kind == "each":
            values = [None, spec.choices[-seats:]]
        else:
            values = [spec.default]
        wider = ({**options, spec.name: value} for options in found for value in values)
        found = [options for options in wider if fits(game, seats, options)]
    return [(seats, options) for options in found]


def fits(game: Game, seats: int, options: dict[str, object]) -> bool:
    """Whether these go together."""
    try:
        game.check_options(seats, options)
    except BadInput:
        return False
    return True


def config_of(configs: Sequence[Sequence[Config]], number: int) -> Config:
    """The configuration of the n-th game of a run: numbers of seats in turn, and of each its tables in turn, so that
    those with many switches do not crowd out the others."""
    tables = configs[number % len(configs)]
    return tables[number // len(configs) % len(tables)]


def matters(game: Game, config: Config, rules: Sequence[str]) -> bool:
    """Whether one of these rulings matters at that table; without any: always."""
    return not rules or any(rule in game.readings(*config) for rule in rules)


def house_rules(game: Game, config: Config, seed: int, number: int, only: Sequence[str] = ()) -> dict[str, object]:
    """The edition and the readings of the n-th game of a run, as options; {} for a game without rulings.

    In every fourth game there is only an edition, in another one ruling is read otherwise, in the others every ruling
    that matters has any of its readings. Of `only` these rulings each has any of its readings in every game.
    """
    if not game.rulings:
        return {}
    rng = Rng(seed_of(seed ^ HOUSE, number))
    seats, options = config
    found: dict[str, object] = {}
    for spec in game.options:
        if spec.name == EDITION:
            found[EDITION] = one_of(spec.choices, rng)
    known = game.readings(seats, {**options, **found})
    open_ones = [ruling for ruling in game.rulings if ruling.rule in known and (not only or ruling.rule in only)]
    style = 3 if only else rng.below(4)
    if style == 0 or not open_ones:
        return found
    chosen = [one_of(open_ones, rng)] if style == 1 else open_ones
    found["rulings"] = {ruling.rule: one_of(ruling.keys, rng) for ruling in chosen}
    return found


def one_of(things: Sequence[T], rng: Rng) -> T:
    """One of some things, each as likely as another."""
    return things[rng.below(len(things))]


def subsets(choices: Sequence[str]) -> Iterator[list[str]]:
    """Every set of some choices."""
    for n in range(1 << len(choices)):
        yield [choice for i, choice in enumerate(choices) if (n >> i) & 1]


def seed_of(seed: int, number: int) -> int:
    """The seed of the n-th game of a run."""
    return Rng((seed * 0x9E3779B97F4A7C15 + number * 0xD1342543DE82EF95 + 1) % 2**64).seed()


class Habit:
    """How the random players of one game lean.

    In every fourth game any legal code is as likely as another. That never hoards, never stalls and seldom explores, so
    in the others a kind of move is chosen first, and in most of those some kinds are liked better. In every fourth game
    nobody waives anything while there is something else to do: only so are crews used up, columns completed and whole
    decks drawn.
    """

    def __init__(self, game: Game, rng: Rng) -> None:
        style = rng.below(4)
        self._uniform: Final = style == 0
        self._span_of: Final = [number for number, span in enumerate(game.codes.spans) for _ in range(span.n)]
        self._liking: Final = [(1, 1, 6)[rng.below(3)] if style >= 2 else 1 for _ in game.codes.spans]
        self._never: Final = {span.first for span in game.codes.spans if style == 3 and span.name in WAIVERS}

    def pick(self, codes: list[int], rng: Rng) -> int:
        """One of the codes."""
        if self._never:
            codes = [code for code in codes if code not in self._never] or codes
        if self._uniform or len(codes) == 1:
            return rng.pick(codes)
        spans: dict[int, list[int]] = {}
        for code in codes:
            spans.setdefault(self._span_of[code], []).append(code)
        place = int(rng.below(sum([self._liking[span] for span in spans])))
        for span, found in spans.items():
            place -= self._liking[span]
            if place < 0:
                return rng.pick(found)
        raise AssertionError("the likings do not add up")


# --- one game ---------------------------------------------------------------------------------------


class Soak:
    """One game, played and checked."""

    def __init__(self, record: Record, rng: Rng, tally: Tally) -> None:
        self.record: Final = record
        self.rng: Final = rng
        self.tally: Final = tally
        self.habit: Final = Habit(record.game, rng)
        self.listener: Final = inspector_of(record.game).listener()
        self.due: Final = {check: int(rng.below(period)) for check, period in DEAR.items()}
        """At which move each dear check comes next."""
        self.old: Final[list[tuple[State, dict[str, object]]]] = []
        """Copies made on the way, and what they looked like then."""

    def play(self) -> State:
        """Play to the end, checking on the way."""
        record, rng, tally = self.record, self.rng, self.tally
        state = record.begin()
        moves = 0
        tally.events.update(event.kind.name for event in state.events)
        while not state.over:
            self.check(state, moves)
            if moves >= checks.MAX_DECISIONS:
                raise CheckFailed("end", f"not over after {moves} decisions")
            seats = state.seats
            seat = seats[0] if len(seats) == 1 else rng.pick(seats)
            code = self.habit.pick(state.legal(seat), rng)
            record.entries.append(Entry(seat, code))
            state.play(code, seat=seat)
            moves += 1
            tally.codes.add(code)
            for event in state.events:
                tally.events.add(event.kind.name)
        self.check(state, moves)
        self.check_end(state)
        tally.games += 1
        tally.count_readings(state)
        tally.decisions += moves
        tally.shortest = min(tally.shortest, moves)
        tally.longest = max(tally.longest, moves)
        return state

    def check(self, state: State, moves: int) -> None:
        """The checks that are due after so many moves."""
        checks.check_legal(state)
        checks.check_cards(state)
        checks.check_events(self.listener, state)
        for check, due in self.due.items():
            if moves >= due or state.over:
                self.due[check] = moves + DEAR[check] + moves // 2
                self.make(check, state)
                self.tally.count(check)

    def make(self, check: str, state: State) -> None:
        """Make one of the dear checks; where it is made for a seat, for a random one or a spectator."""
        viewer = int(self.rng.below(state.n_seats + 1)) - 1
        seat = None if viewer < 0 else viewer
        if check == "beliefs":
            checks.check_beliefs(state)
        elif check == "scores":
            checks.check_scores(state)
        elif check == "sample":
            checks.check_sample(state, seat, self.rng)
        elif check == "json":
            checks.check_json(state)
        elif check == "view":
            checks.check_view(state, seat)
        elif check == "question":
            checks.check_question(state)
        elif check == "refusals":
            checks.check_refusals(state, self.rng)
        elif check == "copy":
            self.old.append((state.copy(), state.to_json()))
        elif check == "answers":
            checks.check_answers(state, self.rng)
        elif check == "secrets":
            for twins in checks.check_secrets(state, seat, self.rng, moves=TWIN_MOVES):
                self.tally.parted[twins.parted] = self.tally.parted.get(twins.parted, 0) + 1

    def check_end(self, state: State) -> None:
        """The checks of a finished game: old copies are as they were, and the record replays to this end."""
        self.record.close(state)
        for copy, data in self.old:
            if copy.to_json() != data:
                raise CheckFailed("copy", "an old copy changed when the game went on")
            playout(copy, self.rng)
            checks.check_cards(copy)
        checks.check_record(self.record, state)
        self.tally.count("record")
        for check in ("legal", "cards", "events"):
            self.tally.count(check, len(self.record.entries) + 1)


def soak_game(
    game: Game,
    number: int,
    seed: int,
    configs: Sequence[Sequence[Config]],
    tally: Tally,
    rules: Sequence[str] = (),
) -> Failure | None:
    """Play and check the n-th game of a run; what went wrong, if anything did.

    Args:
        rules: only the readings of these rulings are drawn.
    """
    seats, options = config_of(configs, number)
    options = {**options, **house_rules(game, (seats, options), seed, number, rules)}
    rng = Rng(seed_of(seed, number))
    record = Record.start(game, seats=seats, seed=rng.seed(), options=options)
    try:
        Soak(record, rng, tally).play()
    except Exception as problem:  # whatever it is, its record is what we are here for
        words = f"{type(problem).__name__}: {problem}"
        return Failure(number, words, shortened(record).to_json())
    return None


def shortened(record: Record) -> Record:
    """The shortest beginning of a record that fails a check by itself, or all of it if none does."""
    record.scores = None
    record.digest = ""
    for n in range(len(record.entries) + 1):
        begun = Record(record.game, record.seats, record.seed, record.options)
        begun.entries.extend(record.entries[:n])
        try:
            check_all(begun.replay(), Rng(0))
        except Exception:
            return begun
    return record


def check_all(state: State, rng: Rng) -> None:
    """Every check of one position, twins for every seat included."""
    checks.check_position(state, rng)
    for seat in checks.viewers(state):
        checks.check_secrets(state, seat, rng)


# --- many games -------------------------------------------------------------------------------------


Job: TypeAlias = tuple[str, list[int], list[str], int, int, int]
"""A game, numbers of seats (none: all), rulings (none: all), a seed, and the numbers of the first game and of the one
behind the last."""


@cache
def known_configurations(key: str, only: tuple[int, ...], rules: tuple[str, ...] = ()) -> list[list[Config]]:
    """Those of a game, looked for once in each process; only those at which one of these rulings matters, if any.

    Raises:
        BadOption: there is no such ruling, or no such table.
    """
    game = digsite.game(key)
    for rule in rules:
        game.ruling(rule)
    found = configurations(game, only)
    if rules:
        found = [[config for config in tables if matters(game, config, rules)] for tables in found]
        found = [tables for tables in found if tables]
        if not found:
            raise BadOption(f"{', '.join(rules)}: no table with these numbers of seats is played by it")
    return found


def work(job: Job) -> tuple[Tally, Failure | None]:
    """What a process does: a run of games, up to the first that fails."""
    key, only, rules, seed, first, end = job
    game = digsite.game(key)
    configs = known_configurations(key, tuple(only), tuple(rules))
    tally = Tally()
    for number in range(first, end):
        failure = soak_game(game, number, seed, configs, tally, rules)
        if failure is not None:
            return tally, failure
    return tally, None


def soak(
    game: Game,
    *,
    games: int,
    seed: int,
    jobs: int,
    only: Sequence[int] = (),
    rules: Sequence[str] = (),
    progress: Callable[[Tally], object] | None = None,
) -> tuple[Tally, Failure | None]:
    """Play games on so many processes, until one fails or all are played.

    Args:
        only: with these numbers of seats.
        rules: where one of these rulings matters, and draw the readings of these only.
    """
    total = Tally()
    known_configurations(game.key, tuple(only), tuple(rules))  # what is wrong is told here
    chunks = [
        (game.key, list(only), list(rules), seed, first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)
    ]
    for tally, failure in _done(chunks, jobs):
        total.add(tally)
        if progress is not None:
            progress(tally)
        if failure is not None:
            return total, failure
    return total, None


def _done(chunks: list[Job], jobs: int) -> Iterator[tuple[Tally, Failure | None]]:
    """The chunks as they get done."""
    if jobs <= 1 or len(chunks) <= 1:
        yield from map(work, chunks)
        return
    with get_context("spawn").Pool(min(jobs, len(chunks))) as pool:
        yield from pool.imap_unordered(work, chunks)


def replay(path: Path) -> int:
    """Check every position of a saved record; 1 if one fails."""
    record = Record.load(path)
    for n in range(len(record.entries) + 1):
        try:
            check_all(record.replay(n), Rng(n))
        except Exception as problem:
            print(f"{path}: after move {n}: {type(problem).__name__}: {problem}", file=sys.stderr)
            return 1
    print(f"{path}: {len(record.entries)} moves, nothing wrong")
    return 0


# --- the command ------------------------------------------------------------------------------------


def main(argv: Sequence[str] | None = None) -> int:
    """Soak, or check a saved record again; 1 if something is wrong."""
    parser = argparse.ArgumentParser(
        prog="python -m digsite.lab.soak", description="Play random games of every configuration and check everything."
    )
    parser.add_argument("--games", type=int, default=100_000, help="how many (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same games")
    parser.add_argument("--game", default="archaeology", help="which game (default: %(default)s)")
    parser.add_argument("--seats", type=int, nargs="+", default=[], help="only with these numbers (default: all)")
    parser.add_argument(
        "--ruling",
        nargs="+",
        default=[],
        metavar="ID",
        help="only where one of these matters, by any reading",
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--out", type=Path, default=Path(), help="folder for the record of a game that fails")
    parser.add_argument("--replay", type=Path, metavar="FILE", help="check every position of a saved record instead")
    args = parser.parse_args(argv)
    try:
        if args.replay is not None:
            return replay(args.replay)
        return _run(digsite.game(args.game), args)
    except (BadInput, BadRecord) as problem:
        print(problem, file=sys.stderr)
        return 2


def _run(game: Game, args: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    errors = Console(stderr=True)
    begun = time.perf_counter()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("soaking", total=args.games)
        tally, failure = soak(
            game,
            games=args.games,
            seed=args.seed,
            jobs=args.jobs,
            only=args.seats,
            rules=args.ruling,
            progress=lambda done: bar.advance(task, done.games),
        )
    _report(game, tally, time.perf_counter() - begun, args)
    if failure is None:
        print("nothing wrong")
        return 0
    path = args.out / f"soak-{args.seed}-{failure.number}.json"
    Record.from_json(failure.record).save(path)
    print(f"FAILED: game {failure.number} of seed {args.seed}: {failure.words}")
    print(f"saved as {path}; look again with: python -m digsite.lab.soak --replay {path}")
    return 1


def _report(game: Game, tally: Tally, seconds: float, args: argparse.Namespace) -> None:
    """Say what was done, and what was never reached."""
    from rich.console import Console
    from rich.table import Table

    kind = "compiled" if digsite.COMPILED else "pure Python"
    print(
        f"{game.title}, {kind}, seed {args.seed}: {tally.games:,} games in "
        f"{sum(map(len, known_configurations(game.key, tuple(args.seats), tuple(args.ruling))))} configurations, "
        f"{tally.decisions:,} decisions ({tally.shortest:,} to {tally.longest:,} a game) in {seconds:,.0f} s"
    )
    table = Table("check", "made")
    table.columns[1].justify = "right"
    for check, n in sorted(tally.checks.items()):
        table.add_row(check, f"{n:,}")
    for why, n in sorted(tally.parted.items()):
        table.add_row(f"twins until {why}", f"{n:,}")
    Console().print(table)
    events = [kind.name for kind in game.event_kinds if kind.name not in tally.events]
    print(f"events never seen: {', '.join(events) or 'none'}")
    played = []
    for span in game.codes.spans:
        n = sum(1 for code in range(span.first, span.end) if code in tally.codes)
        if n < span.n:
            played.append(f"{span.name} {n} of {span.n}")
    print(f"codes played: all but {', '.join(played)}" if played else "codes played: all")
    if game.rulings:
        for line in readings_report(game, tally, args.ruling):
            print(line)


def readings_report(game: Game, tally: Tally, rules: Sequence[str] = ()) -> list[str]:
    """Which editions and which readings of these rulings (none: of all) were played, and which never were."""
    rulings = [ruling for ruling in game.rulings if not rules or ruling.rule in rules]
    lines = []
    if tally.editions:
        lines.append(f"editions: {', '.join(f'{name} {n:,}' for name, n in sorted(tally.editions.items()))}")
    known = [(ruling.rule, key) for ruling in rulings for key in ruling.keys]
    whole = [r for r in rulings if all((r.rule, key) in tally.readings for key in r.keys)]
    lines.append(f"rulings played by every reading: {len(whole)} of {len(rulings)}")
    never = [f"{rule} {key}" for rule, key in known if (rule, key) not in tally.readings]
    lines.append(f"readings never played: {', '.join(never) or 'none'}")
    played = {reading: tally.readings[reading] for reading in known if reading in tally.readings}
    if played:
        (rule, key), n = min(played.items(), key=lambda item: (item[1], item[0]))
        lines.append(f"games by the reading that was played least: {n:,} ({rule} {key})")
    return lines


if __name__ == "__main__":
    sys.exit(main())
