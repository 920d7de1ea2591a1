"""Looking at a recorded game, move by move: all open, or as one seat saw it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from digsite.cli.face import BAD, DIM, HEAD, TIGHT, Face, Menu, Told, face
from digsite.cli.history import TAKEN_BACK, cite_of
from digsite.cli.language import Language, fold, pick_locale
from digsite.cli.rulings import played_by
from digsite.cli.seating import everyone, load_game
from digsite.cli.terminal import Leave, Terminal, printable, standard_terminal
from digsite.kernel.errors import BadOption
from digsite.kernel.record import NO_SEED, Record
from digsite.kernel.state import State


class Tape:
    """A record that can be wound forward and back. `at` is how many of its entries have been played."""

    def __init__(self, record: Record, seat: int | None) -> None:
        self.record: Final = record
        self.seat: Final = seat
        """Whose eyes it is seen with; None: all lies open."""
        self.stops: Final = self._stops()
        """The positions to stop at: all, or those that this seat can tell from the one before."""
        self.at: int = -1
        self.state: State = record.begin()
        self.told: list[Told] = []
        """What the last entry caused, as far as it may be known."""
        self.go(0)

    @property
    def n(self) -> int:
        """The last position."""
        return self.stops[-1]

    def next(self) -> int:
        """The stop after this one; the last has none."""
        return next((stop for stop in self.stops if stop > self.at), self.n)

    def previous(self) -> int:
        """The stop before this one; the first has none."""
        return next((stop for stop in reversed(self.stops) if stop < self.at), 0)

    def go(self, to: int) -> None:
        """Wind to the position after that many entries."""
        if to != self.at + 1:
            self.state = self.record.replay(max(to - 1, 0))
        self.at = to
        if to > 0:
            self.state, self.told = self._after(self.state, to)
        else:
            self.told = self._seen(self.state)

    def _after(self, state: State, number: int) -> tuple[State, list[Told]]:
        """The position that an entry leads to from the one before it, and what it caused."""
        entry = self.record.entries[number - 1]
        if entry.is_undo:
            back: Told = {"kind": TAKEN_BACK, "redrawn": entry.redraw != NO_SEED}
            return self.record.replay(number), [back]
        self.record.step(state, entry, number)
        return state, self._seen(state)

    def _seen(self, state: State) -> list[Told]:
        if self.seat is None:
            seen = [(event, event.whole()) for event in state.events]
        else:
            told = [(event, event.seen(self.seat)) for event in state.events]
            seen = [(event, fields) for event, fields in told if fields is not None]
        return [{**fields, **cite_of(event, state.table)} for event, fields in seen]

    def _stops(self) -> list[int]:
        stops = [0]
        state = self.record.begin()
        for number, entry in enumerate(self.record.entries, start=1):
            state, told = self._after(state, number)
            hidden_undo = entry.is_undo and entry.redraw == NO_SEED
            if self.seat in (None, entry.seat) or (told and not hidden_undo):
                stops.append(number)
        return stops


class Viewer:
    """Shows a tape at a terminal."""

    def __init__(self, terminal: Terminal, language: Language, face: Face, tape: Tape) -> None:
        self.terminal: Final = terminal
        self.language: Final = language
        self.face: Final = face
        self.tape: Final = tape

    def print_all(self) -> None:
        """Every move and what it caused, then the last position."""
        self.terminal.say(*self._lines())
        while self.tape.at < self.tape.n:
            self.tape.go(self.tape.next())
            self.terminal.say(*self._lines())
        self.terminal.say(Rule(style=DIM), *self._position(), *self._result())

    def step_through(self) -> None:
        """Show a position, ask where to go, until the viewer has seen enough."""
        while True:
            self.terminal.clear()
            self.terminal.say(*self._position(), Rule(style=DIM), *self._lines(), *self._result())
            while True:
                prompt = self.language.say("replay-prompt", at=self.tape.at, n=self.tape.n)
                typed = self.terminal.ask(f"{prompt} ")
                if fold(typed) in self.language.typed("type-quit"):
                    return
                to = self._target(typed)
                if to is not None:
                    break
            self.tape.go(to)

    def _target(self, typed: str) -> int | None:
        at, n = self.tape.at, self.tape.n
        if typed and fold(typed) in self.language.typed("type-help"):
            self.terminal.say(Text(self.language.say("replay-help", n=n)))
            return None
        if not typed or fold(typed) in self.language.typed("type-next"):
            if at < n:
                return self.tape.next()
            self.terminal.say(Text(self.language.say("replay-end"), style=DIM))
            return None
        if fold(typed) in self.language.typed("type-back"):
            if at > 0:
                return self.tape.previous()
            self.terminal.say(Text(self.language.say("replay-start"), style=DIM))
            return None
        if typed.isascii() and typed.isdigit() and len(typed) < 9 and int(typed) <= n:
            return max(stop for stop in self.tape.stops if stop <= int(typed))
        self.terminal.say(Text(self.language.say("replay-what", typed=printable(typed), n=n), style=BAD))
        return None

    def _lines(self) -> list[RenderableType]:
        """The last entry and what came of it."""
        tape = self.tape
        lines: list[RenderableType] = []
        if tape.at > 0:
            entry = tape.record.entries[tape.at - 1]
            said = Text(f"{tape.at:>4}  ", style=DIM)
            if not entry.is_undo:
                said.append(self.face.names[entry.seat], style=HEAD)
                if tape.seat in (None, entry.seat):
                    said.append(f": {self.face.code_words(entry.code)}")
            lines.append(said)
        told = [event for event in tape.told if not self.face.is_routine(event)]
        lines += [Padding(line, (0, 0, 0, 6), expand=False) for line in self.face.log(told)]
        return lines

    def _position(self) -> list[RenderableType]:
        state = self.tape.state
        view = state.view(self.tape.seat)
        table = self.face.table(view, Menu([]), width=self.terminal.console.width, detail=TIGHT)
        rules = played_by(self.tape.record, self.language)
        told = [Text(rules, style=DIM)] if rules else []
        things = [Rule(Text(self.face.title(view), style="bold"), style=DIM), *told, *table]
        if self.tape.seat is None:
            things += self.face.secrets(state.to_json())
        return things

    def _result(self) -> list[RenderableType]:
        """How it ended, after the last move."""
        state = self.tape.state
        if not state.over:
            return []
        head = Rule(Text(self.language.say("game-over"), style=HEAD), style=DIM)
        return [head, *self.face.result(state.view(self.tape.seat))]


def replay(file: Path, *, everything: bool, seat: int | None, lang: str | None) -> int:
    """Show a recorded game; the exit code.

    Raises:
        BadInput: the record cannot be read or replayed, or has no such seat.
    """
    language = Language(pick_locale(lang, os.environ))
    record, seating = load_game(file)
    if seat is not None and not 1 <= seat <= record.seats:
        raise BadOption(f"--seat: {seat} is not at this table; give a number from 1 to {record.seats}")
    tape = Tape(record, None if seat is None else seat - 1)
    names = everyone(tape.state, language.locale, seating.names if seating else ())
    viewer = Viewer(standard_terminal(), language, face(record.game, language, names), tape)
    try:
        if everything:
            viewer.print_all()
        else:
            viewer.step_through()
    except Leave as leave:
        return leave.code
    return 0
