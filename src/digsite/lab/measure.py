"""One side of the benchmark: a process that measures the Digsite it finds, a round at a time.

It reads a number of seconds from each line of its input and answers with a line of JSON: figures by clock, game, seats
and lane. `bench` starts it, once for compiled code and once for pure Python, and may say how many games positions are
taken from.
"""

from __future__ import annotations

import gc
import json
import random
import sys
from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter, process_time
from typing import IO, Final, NamedTuple, TypeAlias

import digsite
from digsite import Game, Record, Rng, State, playout
from digsite.lab.checks import play_random

SHORT: Final = 0.25
"""The share of the time for what takes microseconds: that settles sooner than whole games do."""
RECORDS: Final = 8
"""Random games that are replayed, and from which positions are taken."""
POSITIONS: Final = 8
"""Positions for each of these games on which copying and the like are measured."""
SEED: Final = 20_240

Figures: TypeAlias = dict[str, float]
"""A lane's name and its figure: decisions a second, games a second or microseconds."""

ABOUT: Final = {
    "playout decisions/s": "game.new() and digsite.playout(): the library's own loop",
    "playout games/s": "the same, in games",
    "play decisions/s": "legal() and play() from Python, random.Random.choice, events kept",
    "play games/s": "the same, in games",
    "copy µs": "state.copy()",
    "view µs": "state.view(seat)",
    "sample µs": "state.sample(seat, rng), its view included",
    "to_json µs": "state.to_json()",
    "from_json µs": "game.from_json(data), checks included",
    "replay µs": "Record.replay() of a finished game",
}
"""What is measured, in the order of the table."""
BRIEF: Final = ("playout decisions/s", "copy µs", "view µs", "sample µs")
"""What is measured of sets of modules."""


class Set(NamedTuple):
    """A table of a game with some modules in play."""

    game: str
    name: str
    seats: int
    options: dict[str, object]


def earth_set(name: str) -> Set:
    """Excavation Earth at four seats with the modules that the name names, each really in play: the new factions sit
    at the table, the Seekers where they may."""
    modules = name.split()
    last = [["dal_harrai", "kuti_kuti"], ["dal_harrai", "mazz_un"], ["feinmort", "mazz_un"]]
    new = ("M5" in modules) + (modules[:3] == ["M5", "M6", "M7"])
    factions = ["issisinui", "aqulla", *last[new]]
    return Set("excavation_earth", name or "base game", 4, {"modules": modules, "factions": factions})


SETS: Final = [
    earth_set(name)
    for name in (
        "",
        "M5",
        "M6",
        "M5 M6",
        "M6 M7",
        "M5 M6 M7",
        "M6 M8",
        "M5 M6 M8",
        "M6 M7 M8",
        "M5 M6 M7 M8",
    )
]
"""Every legal set of modules, so that it shows what each of them costs; the first has none in play."""


class Watch:
    """Two clocks, started after the garbage was collected: the time that passed, and what of it was ours."""

    def __init__(self) -> None:
        gc.collect()
        self.wall: float = 0.0
        self.cpu: float = 0.0
        self._wall: Final = perf_counter()
        self._cpu: Final = process_time()

    def look(self) -> None:
        """Read both."""
        self.wall = perf_counter() - self._wall
        self.cpu = process_time() - self._cpu


class Bench:
    """Everything that is measured for one number of seats: the usual options or these, all lanes or only these."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, object] | None = None,
        lanes: Sequence[str] = tuple(ABOUT),
        records: int = RECORDS,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = game.usual_options(seats) if options is None else options
        self.lanes: Final = lanes
        self.number: int = 0
        """Games begun: each has its own seed."""
        rng = Rng(SEED)
        self.records: Final = [
            Record.start(game, seats=seats, seed=SEED + i, options=self.options) for i in range(records)
        ]
        states: list[State] = []
        for record in self.records:
            play_random(record, rng, watch=lambda state: states.append(state.copy()))
        many = POSITIONS * records
        step = max(len(states) // many, 1)
        self.states: Final = states[::step][:many]
        self.positions: Final = [state.to_json() for state in self.states]

    def measure(self, seconds: float) -> tuple[Figures, Figures]:
        """Every lane once, for about so long each: by the clock on the wall, and by that of the processor."""
        rng = Rng(SEED)
        wall: Figures = {}
        cpu: Figures = {}
        for name, play in (("playout", self.by_playout), ("play", self.by_play)):
            if f"{name} decisions/s" not in self.lanes:
                continue
            games, decisions, watch = self.games(play, seconds)
            for found, elapsed in ((wall, watch.wall), (cpu, watch.cpu)):
                found[f"{name} decisions/s"] = decisions / elapsed
                found[f"{name} games/s"] = games / elapsed
        calls: dict[str, Sequence[Callable[[], object]]] = {
            "copy µs": [state.copy for state in self.states],
            "view µs": [partial(state.view, state.seat) for state in self.states],
            "sample µs": [partial(state.sample, state.seat, rng) for state in self.states],
            "to_json µs": [state.to_json for state in self.states],
            "from_json µs": [partial(self.game.from_json, data) for data in self.positions],
            "replay µs": [record.replay for record in self.records],
        }
        for name, lane in calls.items():
            if name not in self.lanes:
                continue
            passes, watch = repeat(lane, seconds * SHORT)
            wall[name] = watch.wall / (passes * len(lane)) * 1e6
            cpu[name] = watch.cpu / (passes * len(lane)) * 1e6
        return wall, cpu

    def games(self, play: Callable[[State], int], seconds: float) -> tuple[int, int, Watch]:
        """Whole games until the time is up: how many, their decisions, and the time they took."""
        games = decisions = 0
        watch = Watch()
        while watch.wall < seconds:
            self.number += 1
            decisions += play(self.game.new(seats=self.seats, seed=SEED + self.number, options=self.options))
            games += 1
            watch.look()
        return games, decisions, watch

    def by_playout(self, state: State) -> int:
        """The library's own loop."""
        return playout(state, Rng(self.number))

    def by_play(self, state: State) -> int:
        """The loop that a program writes."""
        choice = random.Random(self.number).choice
        n = 0
        while not state.over:
            state.play(choice(state.legal()))
            n += 1
        return n


def repeat(calls: Sequence[Callable[[], object]], seconds: float) -> tuple[int, Watch]:
    """Make all calls, as often as the time allows: how often, and the time that took."""
    passes = 0
    watch = Watch()
    while watch.wall < seconds:
        for call in calls:
            call()
        passes += 1
        watch.look()
    return passes, watch


def serve(source: IO[str], sink: IO[str], records: int = RECORDS) -> None:
    """Say which Digsite this is; then measure a round for every line with a number of seconds. Answers are JSON.

    They have the clocks "wall" and "cpu" for the numbers of seats of each game, "sets wall" and "sets cpu" for sets of
    modules.
    """
    games = [digsite.game(key) for key in digsite.game_keys()]
    benches = [("", str(seats), Bench(game, seats, records=records)) for game in games for seats in seats_of(game)]
    for game in games:
        for made in SETS:
            if made.game == game.key:
                benches.append(("sets ", made.name, Bench(game, made.seats, made.options, BRIEF, records)))
    print(json.dumps({"compiled": digsite.COMPILED}), file=sink, flush=True)
    for line in source:
        watch = Watch()
        clocks: dict[str, dict[str, dict[str, Figures]]] = {}
        for kind, name, bench in benches:
            for clock, figures in zip(("wall", "cpu"), bench.measure(float(line))):
                clocks.setdefault(f"{kind}{clock}", {}).setdefault(bench.game.key, {})[name] = figures
        watch.look()
        print(json.dumps({**clocks, "core": watch.cpu / watch.wall}), file=sink, flush=True)


def seats_of(game: Game) -> range:
    """The numbers of seats of a game."""
    return range(game.min_seats, game.max_seats + 1)


if __name__ == "__main__":
    serve(sys.stdin, sys.stdout, *map(int, sys.argv[1:]))
