"""Pebbles: a game of a few lines, to try the kernel's parts on one by one.

Whoever is asked takes one, two or three pebbles off a heap; the last pebble ends it. The tests add steps of their own.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from digsite.kernel.codes import Codes, Span
from digsite.kernel.events import EVERYONE, EventKind
from digsite.kernel.frame import Frame
from digsite.kernel.game import Game
from digsite.kernel.options import OptionSpec
from digsite.kernel.refusal import Refusal
from digsite.kernel.result import Line, Result, places
from digsite.kernel.rng import Rng
from digsite.kernel.rules import Rules
from digsite.kernel.state import State
from digsite.kernel.step import Deed, Step
from digsite.kernel.text import Text

PASS: Final = 0
TAKE: Final = 1
HIDE: Final = 4
CODES: Final = Codes(
    [
        Span("pass", PASS, [""], [""]),
        Span("take", TAKE, ["1", "2", "3"], ["heap", "heap", "heap"]),
        Span("hide", HIDE, ["0", "1"], ["hand:0", "hand:1"]),
    ]
)

TAKEN: Final = EventKind("taken", ["n"], ["TP-BID-01"])
HIDDEN_PEBBLE: Final = EventKind("hidden", ["n"], ["TP-BID-02"], secret=["n"])
NOTED: Final = EventKind("noted", ["n"], ["TP-BID-02"], secret=["n"], silent=True)
TURNED: Final = EventKind("turned", ["n"], ["TP-BID-03"], reveals=True)


class ToyText(Text):
    """Every field is a plain number."""

    def code_fields(self, code: int) -> dict[str, object]:
        span = self.game.codes.span(code)
        return {"n": code - span.first + (1 if span.name == "take" else 0)}

    def thing(self, field: str, value: int) -> str:
        return ""


class Heap(State):
    """A heap of pebbles, what was taken from it, and a list of what the steps did."""

    def __init__(self, game: Game, rules: Rules[Any], rng: Rng, source: Heap | None = None) -> None:
        super().__init__(game, rules, rng, source)
        self.heap: int = 7 if source is None else source.heap
        self.taken: list[int] = [0] * rules.n_seats if source is None else source.taken.copy()
        self.done: list[str] = [] if source is None else source.done.copy()

    def copy(self) -> Heap:
        return Heap(self.game, self.table, self.rng.copy(), self)

    @property
    def scores(self) -> list[int]:
        return self.taken.copy()

    @property
    def result(self) -> Result | None:
        if not self.over:
            return None
        ranking = places([(n, 0) for n in self.taken])
        winners = [seat for seat in range(self.n_seats) if ranking[seat] == 1]
        return Result(self.scores, ranking, winners, "most", [[Line("pebbles", {"n": n}, n)] for n in self.taken])

    def view(self, seat: object) -> dict[str, object]:
        return {"heap": self.heap, "taken": self.taken.copy(), "agenda": self.public_frames(self.check_seat(seat))}

    def to_json(self) -> dict[str, object]:
        return {
            "heap": self.heap,
            "taken": self.taken.copy(),
            "rng": self.rng.words(),
            "agenda": [[self.table.steps[f.step].key, f.seat, f.a, f.b] for f in self.agenda],
        }


class Take(Step[Heap]):
    """One, two or three pebbles, as far as there are any."""

    def __init__(self) -> None:
        super().__init__("take", ["TP-BID-01"])

    def legal(self, s: Heap, f: Frame) -> list[int]:
        return [TAKE + n - 1 for n in (1, 2, 3) if n <= s.heap]

    def apply(self, s: Heap, f: Frame, code: int) -> None:
        n = code - TAKE + 1
        s.heap -= n
        s.taken[f.seat] += n
        s.emit(TAKEN, f.seat, n)
        s.push(s.table.step_id("turn"), (f.seat + 1) % s.n_seats)

    def about(self, s: Heap, f: Frame) -> dict[str, object]:
        return {"n": s.heap}

    def refuse(self, s: Heap, f: Frame, code: int) -> Refusal:
        if TAKE <= code < HIDE:
            return Refusal(s.game, "TP-BID-01", "too-few", {"n": code - TAKE + 1})
        return Refusal(s.game, "TP-BID-01", "elsewhere", {})


class Turn(Deed[Heap]):
    """The next seat is asked, or it is over; the moment "turn" is announced."""

    def __init__(self) -> None:
        super().__init__("turn", ["TP-BID-01"])

    def run(self, s: Heap, f: Frame) -> None:
        s.table.fire("turn", s, f.seat)
        if s.heap == 0:
            s.finish()
        else:
            s.push(s.table.step_id("take"), f.seat)


class Ask(Step[Heap]):
    """A question with a fixed list of answers, for trying how the kernel asks it."""

    def __init__(
        self,
        key: str,
        codes: list[int],
        *,
        private: bool = False,
        simultaneous: bool = False,
        shy: bool = False,
    ) -> None:
        super().__init__(key, ["TP-BID-02"], private=private, simultaneous=simultaneous)
        self.codes = codes
        self.shy = shy

    def legal(self, s: Heap, f: Frame) -> list[int]:
        return self.codes.copy()

    def apply(self, s: Heap, f: Frame, code: int) -> None:
        s.done.append(f"{self.key} {f.seat} {code}")

    def skip(self, s: Heap, f: Frame) -> None:
        s.done.append(f"{self.key} {f.seat} skipped")

    def lone(self, s: Heap, f: Frame) -> bool:
        return not self.shy and super().lone(s, f)

    def refuse(self, s: Heap, f: Frame, code: int) -> Refusal:
        return Refusal(s.game, "TP-BID-02", "elsewhere", {})


class Pebbles(Game):
    """The game object."""

    def __init__(self) -> None:
        super().__init__(
            "pebbles",
            "Pebbles",
            CODES,
            [
                OptionSpec("tall", "flag", False, "a heap of twelve"),
                OptionSpec("colour", "choice", "grey", "of the pebbles", ["grey", "white"]),
                OptionSpec("first", "seat", None, "who begins"),
                OptionSpec("file", "path", None, "a file"),
            ],
            [TAKEN, HIDDEN_PEBBLE, NOTED, TURNED],
            min_seats=1,
            max_seats=3,
            seats_rule="TP-SETUP-01",
            rules_version=3,
        )
        self._text: Final = ToyText(self, [Path(__file__).parent / "words"])

    @property
    def text(self) -> Text:
        return self._text

    def rules_for(self, seats: int, options: dict[str, object]) -> Rules[Any]:
        return pebble_rules(seats, options)

    def begin(self, seats: int, options: dict[str, object], rng: Rng) -> State:
        s = Heap(self, self.rules_for(seats, options), rng)
        s.push(0, 0)
        s.settle()
        return s

    def refuse_idle(self, state: State, code: int, seat: int | None) -> Refusal:
        return Refusal(self, "TP-END-01", "over" if state.over else "not-asked", {})

    def components_digest(self, options: dict[str, object]) -> str:
        return "none"


GAME: Final = Pebbles()


def pebble_rules(seats: int = 2, options: dict[str, object] | None = None) -> Rules[Heap]:
    """A fresh table: step 0 is the turn, step 1 the taking."""
    rules = Rules[Heap](seats, {} if options is None else options)
    rules.declare("turn")
    rules.add_step(Turn())
    rules.add_step(Take())
    return rules


def table(rules: Rules[Heap], seed: int = 0) -> Heap:
    """A state of these rules with nothing pending."""
    return Heap(GAME, rules, Rng(seed))


def asking(*steps: Step[Heap], seats: int = 2) -> Heap:
    """A state with steps of the test's own, numbered from 0, and nothing pending."""
    rules = Rules[Heap](seats, {})
    for step in steps:
        rules.add_step(step)
    return table(rules)


def seen(kind: EventKind, seat: int, n: int, seen_by: int = EVERYONE) -> list[dict[str, object] | None]:
    """An event as seats 0, 1 and a spectator are told of it."""
    s = table(pebble_rules())
    s.emit(kind, seat, n, 0, 0, seen_by)
    [event] = s.events
    return [event.seen(0), event.seen(1), event.seen(None)]
