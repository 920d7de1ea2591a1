"""The first-game guides: short lessons, each from a position of a real game.

A lesson is a record (options, seed and moves, by name) that ends where something is to be learned, and steps: what to
point at, and which events tell that it was done. The words are the page's own. `python -m digsite.lab.lessons` makes
the files; a test plays them through.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from digsite import Record

FILES: Final = ("archaeology", "excavation_earth")
"""One for each game that has a guide."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do, or (without events) to read."""

    key: str
    points: tuple[str, ...]
    """Pieces to look at, as the codes name them ("gallery:" for all of them), and actions ("do:trade")."""
    done: tuple[str, ...]
    """Kinds of events of the learner's seat; any of them means that it was done."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position and what is to be learned there. The learner has the first seat."""

    key: str
    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    moves: tuple[str, ...]
    """The seat and the stable name of a code: "1 end-turn"."""
    steps: tuple[Step, ...]

    def record(self) -> Record:
        """The game up to the lesson."""
        record = Record.start(self.game, seats=self.seats, seed=self.seed, options=self.options)
        for move in self.moves:
            seat, _, name = move.partition(" ")
            record.add(record.game.codes.parse(name), int(seat))
        return record


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by their key, in the order in which they are meant to be played."""
    found: dict[str, Lesson] = {}
    for game in FILES:
        data = tomllib.loads(files(__name__).joinpath(f"{game}.toml").read_text(encoding="utf-8"))
        for row in data["lesson"]:
            steps = tuple(Step(one["key"], tuple(one["points"]), tuple(one["done"])) for one in row["step"])
            lesson = Lesson(
                key=row["key"],
                game=game,
                seats=row["seats"],
                seed=row["seed"],
                options=row["options"],
                moves=tuple(row["moves"]),
                steps=steps,
            )
            found[lesson.key] = lesson
    return found


def ready(lesson: Lesson) -> Record:
    """The record of a lesson, replayed and checked.

    Raises:
        BadRecord: the rules have changed since the lesson was made.
    """
    record = lesson.record()
    record.verify()
    return record
