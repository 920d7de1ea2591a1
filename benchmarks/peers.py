"""Measure other game engines the way a Python program drives them: ask for legal moves, play one at random.

This script stands alone. It runs under an interpreter that has the peers installed (``requirements/bench.txt``) and
imports nothing of Digsite, so neither side's dependencies or compiled modules are loaded into the other's process.

    python benchmarks/peers.py                      a table for people
    python benchmarks/peers.py --seconds 3 --json   one JSON list for programs

Each *lane* is one way to drive one game of one peer. Where a peer offers several ways there is a lane for each, and
the fastest is marked ``reference``: that is the one to compare with. Keys of a measured row:

    name, version, game, what     which peer, and how it was driven
    decisions, games, seconds     what was played while the clock ran; whole games only, set-up included
    decisions_per_s, games_per_s  the first two over the third
    rounds_per_s                  decisions per second in each round, to show how steady the machine was
    chance_steps, steps_per_s     chance nodes that the driving loop had to resolve itself, and decisions plus those
                                  per second; chance_steps is 0 where the engine rolls and shuffles inside
    copy_us                       mean microseconds of the peer's own state copy over the positions of random games,
                                  null where it has none
    reference                     true for the fastest lane of this peer and game

A peer that cannot be imported gives ``{name, error}``, a lane that breaks gives ``{name, game, what, error}``. Both
leave the exit code at 0: the other rows are still good.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import importlib
import importlib.metadata
import json
import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from time import perf_counter
from typing import Any, Final, TypeAlias

SEED: Final = 20_240
"""Every generator starts here. How many games of the fixed sequence get played depends on the machine's speed."""

ROUNDS: Final = 5
"""The measuring time of each lane is cut into this many parts."""

COPY_POSITIONS: Final = 200
"""At least this many positions, taken from whole random games, are copied to find ``copy_us``."""

COPY_SECONDS: Final = 1.0
"""How long copying is timed, at least."""

Row: TypeAlias = dict[str, Any]
PlayGame: TypeAlias = Callable[[int], tuple[int, int]]
Copier: TypeAlias = Callable[[], object]


@dataclass(frozen=True)
class Driver:
    """A lane that is ready to run."""

    play_game: PlayGame
    """Play the n-th game to its end and return how many decisions and chance steps the loop made."""

    copiers: Callable[[], list[Copier]] | None = None
    """Positions of random games, each as a call that copies it; None where the peer has no copy."""


@dataclass(frozen=True)
class Lane:
    """One way of driving one game."""

    game: str
    what: str
    build: Callable[[], Driver]


@dataclass(frozen=True)
class Peer:
    """A package to measure; ``module`` is what must import, ``dist`` is what was installed."""

    name: str
    dist: str
    module: str
    lanes: Sequence[Lane]


# Catanatron: four seats, its standard map, ten points to win, and its own limit on turns.


def _catanatron_table() -> Callable[[int], Any]:
    """Return a function that opens the n-th game with four random players."""
    catanatron = importlib.import_module("catanatron")
    players = [catanatron.RandomPlayer(color) for color in catanatron.Color]

    def open_game(number: int) -> Any:
        return catanatron.Game(players, seed=SEED + number)  # a seed of 0 would count as none

    return open_game


def _catanatron_copiers() -> list[Copier]:
    open_game = _catanatron_table()
    limit = importlib.import_module("catanatron.game").TURNS_LIMIT
    copiers: list[Copier] = []
    number = 0
    while len(copiers) < COPY_POSITIONS:
        game = open_game(number)
        number += 1
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < limit:
            if ticks % 10 == 0:
                copiers.append(game.copy().copy)
            game.play_tick()
            ticks += 1
    return copiers


def _catanatron_play() -> Driver:
    open_game = _catanatron_table()

    def play_game(number: int) -> tuple[int, int]:
        game = open_game(number)
        game.play()
        return len(game.state.actions), 0  # the log has one entry for each tick

    return Driver(play_game, _catanatron_copiers)


def _catanatron_driven(*, validate: bool) -> Driver:
    open_game = _catanatron_table()
    limit = importlib.import_module("catanatron.game").TURNS_LIMIT
    choice = random.Random(SEED).choice

    def play_game(number: int) -> tuple[int, int]:
        game = open_game(number)
        state = game.state
        decisions = 0
        while game.winning_color() is None and state.num_turns < limit:
            game.execute(choice(state.playable_actions), validate_action=validate)
            decisions += 1
        return decisions, 0

    return Driver(play_game, _catanatron_copiers)


# RLCard: an environment is also its state and is dealt anew by reset(), so there is no copy to time.


def _rlcard_env(env_id: str) -> Driver:
    env = importlib.import_module("rlcard").make(env_id, config={"seed": SEED})
    choice = random.Random(SEED).choice

    def play_game(_number: int) -> tuple[int, int]:
        state, _player = env.reset()
        decisions = 0
        while not env.is_over():
            state, _player = env.step(choice(list(state["legal_actions"])))
            decisions += 1
        return decisions, 0

    return Driver(play_game)


def _rlcard_engine(env_id: str) -> Driver:
    game = importlib.import_module("rlcard").make(env_id, config={"seed": SEED}).game
    legal = game.judge.get_legal_actions if env_id == "gin-rummy" else game.get_legal_actions
    choice = random.Random(SEED).choice

    def play_game(_number: int) -> tuple[int, int]:
        game.init_game()
        decisions = 0
        while not game.is_over():
            game.step(choice(legal()))
            decisions += 1
        return decisions, 0

    return Driver(play_game)


# OpenSpiel: the caller resolves chance, one card at a time, from the outcomes the state lists.


def _openspiel(game_name: str) -> Driver:
    game = importlib.import_module("pyspiel").load_game(game_name)
    rng = random.Random(SEED)
    choice, choices = rng.choice, rng.choices

    def play_game(_number: int) -> tuple[int, int]:
        state = game.new_initial_state()
        decisions = chance_steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choices(outcomes, weights)[0])
                chance_steps += 1
            else:
                state.apply_action(choice(state.legal_actions()))
                decisions += 1
        return decisions, chance_steps

    def copiers() -> list[Copier]:
        found: list[Copier] = []
        while len(found) < COPY_POSITIONS:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(choices(outcomes, weights)[0])
                else:
                    found.append(state.clone().clone)
                    state.apply_action(choice(state.legal_actions()))
        return found

    return Driver(play_game, copiers)


_ENV = "env.step() from outside, legal moves from the state it returns; builds observation arrays"
_ENGINE = "env.game driven from outside by its legal actions and step(); no observation arrays"
_SPIEL = "legal_actions() and apply_action() from outside; chance sampled from chance_outcomes()"

PEERS: Final = (
    Peer(
        "Catanatron",
        "catanatron",
        "catanatron",
        (
            Lane("catan, 4 seats", "Game.play() with four RandomPlayers; its own loop", _catanatron_play),
            Lane(
                "catan, 4 seats",
                "playable_actions and execute() from outside",
                lambda: _catanatron_driven(validate=True),
            ),
            Lane(
                "catan, 4 seats",
                "playable_actions and execute(validate_action=False) from outside",
                lambda: _catanatron_driven(validate=False),
            ),
        ),
    ),
    Peer(
        "RLCard",
        "rlcard",
        "rlcard",
        (
            Lane("gin-rummy", _ENV, lambda: _rlcard_env("gin-rummy")),
            Lane("gin-rummy", _ENGINE, lambda: _rlcard_engine("gin-rummy")),
            Lane("uno", _ENV, lambda: _rlcard_env("uno")),
            Lane("uno", _ENGINE, lambda: _rlcard_engine("uno")),
        ),
    ),
    Peer(
        "OpenSpiel",
        "open_spiel",
        "pyspiel",
        (
            Lane("gin_rummy", _SPIEL, lambda: _openspiel("gin_rummy")),
            Lane("skat", _SPIEL, lambda: _openspiel("skat")),
        ),
    ),
)


class Run:
    """A lane being measured: its driver and what has been counted so far."""

    def __init__(self, peer: Peer, lane: Lane) -> None:
        """Clear the counts; the lane is built when it warms up."""
        self.peer = peer
        self.lane = lane
        self.error = ""
        self.number = 0
        self.decisions = 0
        self.chance_steps = 0
        self.seconds = 0.0
        self.rates: list[float] = []
        self.copy_us: float | None = None

    @cached_property
    def driver(self) -> Driver:
        """The lane, built on first use."""
        return self.lane.build()

    def attempt(self, act: Callable[[], None]) -> None:
        """Do one piece of work unless the lane is broken already; one that breaks does not stop the others."""
        if not self.error:
            try:
                act()
            except Exception as error:
                self.error = _words(error)

    def warm_up(self, seconds: float) -> None:
        """Play uncounted games, at least one, on seeds that the counted ones never use."""
        warm = -1
        until = perf_counter() + seconds
        while warm == -1 or perf_counter() < until:
            self.driver.play_game(warm)
            warm -= 1

    def play(self, seconds: float) -> None:
        """Play and count whole games until at least ``seconds`` have passed."""
        play_game = self.driver.play_game
        gc.collect()
        decisions = chance_steps = 0
        elapsed = 0.0
        begin = perf_counter()
        while elapsed < seconds:
            made, chance = play_game(self.number)
            elapsed = perf_counter() - begin
            self.number += 1
            decisions += made
            chance_steps += chance
        self.decisions += decisions
        self.chance_steps += chance_steps
        self.seconds += elapsed
        self.rates.append(round(decisions / elapsed, 1))

    def copy(self) -> None:
        """Time the peer's own copy; every position is copied equally often, after one pass to warm up."""
        if self.driver.copiers is None:
            return
        copiers = self.driver.copiers()
        for copy in copiers:
            copy()
        gc.collect()
        passes = 0
        elapsed = 0.0
        begin = perf_counter()
        while elapsed < COPY_SECONDS:
            for copy in copiers:
                copy()
            passes += 1
            elapsed = perf_counter() - begin
        self.copy_us = round(elapsed / (passes * len(copiers)) * 1e6, 2)

    def row(self) -> Row:
        """Return what was found."""
        if self.error:
            return {"name": self.peer.name, "game": self.lane.game, "what": self.lane.what, "error": self.error}
        return {
            "name": self.peer.name,
            "version": importlib.metadata.version(self.peer.dist),
            "game": self.lane.game,
            "what": self.lane.what,
            "decisions": self.decisions,
            "games": self.number,
            "seconds": round(self.seconds, 4),
            "decisions_per_s": round(self.decisions / self.seconds, 1),
            "games_per_s": round(self.number / self.seconds, 2),
            "rounds_per_s": self.rates,
            "chance_steps": self.chance_steps,
            "steps_per_s": round((self.decisions + self.chance_steps) / self.seconds, 1),
            "copy_us": self.copy_us,
            "reference": False,
        }


def measure(peers: Sequence[Peer], *, seconds: float) -> list[Row]:
    """Measure every lane of the given peers for at least ``seconds`` each.

    The time is cut into rounds and each round visits every lane, so that a slow spell of the machine falls on all of
    them alike and not on whichever happened to be running.
    """
    rows: list[Row] = []
    runs: list[Run] = []
    for peer in peers:
        try:
            importlib.import_module(peer.module)
        except Exception as error:  # a missing package, or one whose compiled part does not load
            rows.append({"name": peer.name, "error": _words(error)})
        else:
            runs.extend(Run(peer, lane) for lane in peer.lanes)

    for run in runs:
        run.attempt(partial(run.warm_up, min(1.0, seconds / 3)))
    for _ in range(ROUNDS):
        for run in runs:
            run.attempt(partial(run.play, seconds / ROUNDS))
    for run in runs:  # after all play, so that the kept positions burden no lane's garbage collection
        run.attempt(run.copy)

    measured = [run.row() for run in runs]
    mark_references(measured)
    return measured + rows


def mark_references(rows: Sequence[Row]) -> None:
    """Mark the fastest lane of each peer and game as the one to compare with."""
    fastest: dict[tuple[str, str], Row] = {}
    for row in rows:
        if "error" not in row:
            best = fastest.setdefault((row["name"], row["game"]), row)
            if row["decisions_per_s"] > best["decisions_per_s"]:
                fastest[row["name"], row["game"]] = row
    for row in fastest.values():
        row["reference"] = True


def table(rows: Sequence[Row]) -> str:
    """Lay the rows out for reading; an asterisk marks each reference lane."""
    head = ("", "peer", "game", "decisions/s", "steps/s", "games/s", "copy µs", "driven by")
    lines = [head]
    for row in rows:
        if "error" in row:
            lines.append(("!", row["name"], row.get("game", ""), "-", "-", "-", "-", row["error"]))
            continue
        lines.append(
            (
                "*" if row["reference"] else "",
                f"{row['name']} {row['version']}",
                row["game"],
                f"{row['decisions_per_s']:,.0f}",
                f"{row['steps_per_s']:,.0f}",
                f"{row['games_per_s']:,.1f}",
                "-" if row["copy_us"] is None else f"{row['copy_us']:,.1f}",
                row["what"],
            )
        )
    widths = [max(len(line[i]) for line in lines) for i in range(len(head))]
    numeric = range(3, 7)
    return "\n".join(
        "  ".join(
            c.rjust(w) if i in numeric else c.ljust(w) for i, (c, w) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def _words(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _positive(text: str) -> float:
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"must be a number of seconds above 0, not {text}")
    return value


def main(argv: Sequence[str] | None = None) -> int:
    """Measure the peers asked for and print what was found."""
    keys = [peer.name.lower() for peer in PEERS]
    parser = argparse.ArgumentParser(description="Measure other game engines, driven from Python by random play.")
    parser.add_argument("--seconds", type=_positive, default=3.0, help="measure each lane at least this long")
    parser.add_argument("--only", action="append", choices=keys, help="measure this peer alone; may be repeated")
    parser.add_argument("--json", action="store_true", help="print a JSON list and nothing else")
    args = parser.parse_args(argv)

    peers = [peer for peer in PEERS if args.only is None or peer.name.lower() in args.only]
    with contextlib.redirect_stdout(sys.stderr):  # whatever a peer prints must not get into the JSON
        rows = measure(peers, seconds=args.seconds)
    print(json.dumps(rows, indent=1) if args.json else table(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
