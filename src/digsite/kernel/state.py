"""The state of a game as a value, and the loop that asks one question after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from mypy_extensions import mypyc_attr

from digsite.kernel.errors import BadInput, BadOption, IllegalMove
from digsite.kernel.events import ANSWERED_ITSELF, EVERYONE, Event, EventKind
from digsite.kernel.frame import Frame
from digsite.kernel.question import Question
from digsite.kernel.refusal import Refusal
from digsite.kernel.result import Result
from digsite.kernel.rng import Rng
from digsite.kernel.rules import Rules
from digsite.kernel.step import Deed, Step
from digsite.kernel.values import is_int, shown

if TYPE_CHECKING:
    from digsite.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. It changes only by `play`; `copy` gives an independent one.

    Games subclass it with their own fields (ints and lists of ints) and write `copy`, `view`, `scores`, `result` and
    `to_json` for them. `source` is a state of the same rules whose agenda is taken over: that is how copies are made.
    """

    def __init__(self, game: Game, table: Rules[Any], rng: Rng, source: State | None = None) -> None:
        self.game: Final = game
        """The game this is a state of."""
        self.table: Final = table
        """The table of rules it is played by; shared, never changed."""
        self.n_seats: Final = table.n_seats
        self.n_players: Final = table.n_players
        self.rng: Rng = rng
        """The one door of chance. Only steps and set-up use it."""
        self.agenda: list[Frame] = [] if source is None else source.agenda.copy()
        """Pending questions and deeds, the next one last."""
        self._events: list[Event] = [] if source is None else source._events
        """A new list with every play, so copies may share it."""
        self.muted: bool = False
        """Events are not kept: for play that nobody watches."""
        self._legal: list[int] = [] if source is None else source._legal

    # --- asking ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return len(self.agenda) == 0

    @property
    def seat(self) -> int | None:
        """Whose decision it is now, or None when the game is over."""
        if len(self.agenda) == 0:
            return None
        return self.agenda[-1].seat

    @property
    def seats(self) -> list[int]:
        """Everyone who may act now: one seat, or several where choices are simultaneous."""
        return [f.seat for f in self._open_frames()]

    @property
    def events(self) -> list[Event]:
        """What the last `play` caused, in order."""
        return self._events.copy()

    def legal(self, seat: object = None) -> list[int]:
        """The codes that may be played now, ascending; for `seat` where several may act."""
        f = self._frame(seat)
        if f is None:
            return []
        return self._codes(f).copy()

    @property
    def question(self) -> Question | None:
        """What is asked of `state.seat`, or None when the game is over."""
        return self.question_for(None)

    def question_for(self, seat: object) -> Question | None:
        """What is asked of that seat, or None if nothing is."""
        f = self._frame(seat)
        if f is None:
            return None
        step = self.table.steps[f.step]
        return Question(self.game, step.key, f.seat, step.rules.copy(), self._codes(f), step.about(self, f))

    def why_not(self, code: SupportsIndex, seat: object = None) -> Refusal | None:
        """None if the code may be played, else a Refusal that names the rule."""
        number = self.game.codes.check(code)
        f = self._frame(seat)
        if f is None:
            return self.game.refuse_idle(self, number, self.check_seat(seat))
        if number in self._codes(f):
            return None
        refusal = self.table.steps[f.step].refuse(self, f, number)
        refusal.reading = self.table.readings.get(refusal.rule, "")
        return refusal

    # --- answering ------------------------------------------------------------------------------

    def play(self, code: SupportsIndex, seat: object = None) -> None:
        """Play a legal code for `seat` (by default whoever is asked first).

        Raises:
            IllegalMove: the code may not be played now; the state is as it was.
        """
        self._take(code, seat)
        self.settle()

    def stages(self, code: SupportsIndex, seat: object = None) -> list[State]:
        """What `play` would lead to, bit by bit: the state after the answer, then after each thing that the game does
        by itself; the last one is as `play` would leave it. This state stays as it is.

        So what the game plays, like the turn of a rival, can be watched card by card. Each state has the events up to
        there; only the last one asks anything.

        Raises:
            IllegalMove: the code may not be played now.
        """
        work = self.copy()
        work._take(code, seat)
        found: list[State] = []
        while True:
            stage = work.copy()
            stage._events = work._events.copy()
            if not work._go_on():
                found.append(work)
                return found
            found.append(stage)

    def answer_first(self, code: int) -> None:
        """Play a code that is known to be legal for `state.seat`: for loops that have just taken it from `legal`."""
        self._events = []
        self._answer(self.agenda[-1], code)
        self.settle()

    def choices(self) -> list[int]:
        """The legal codes of `state.seat` without a copy: for loops that only read them."""
        return self._legal

    def settle(self) -> None:
        """Work off the agenda until somebody must be asked or nothing is left."""
        while self._go_on():
            continue

    # --- for steps ------------------------------------------------------------------------------

    def push(self, step: int, seat: int, a: int = 0, b: int = 0) -> None:
        """Put a question or deed on the agenda: it is the next to come up."""
        if a == 0 and b == 0:
            self.agenda.append(self.table.frames[step * self.n_players + seat])
        else:
            self.agenda.append(Frame(step, seat, a, b))

    def push_frame(self, f: Frame) -> None:
        """Put a frame back on the agenda."""
        self.agenda.append(f)

    def finish(self) -> None:
        """The game is over: nothing pending is asked any more."""
        self.agenda.clear()

    def emit(
        self,
        kind: EventKind,
        seat: int,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        seen_by: int = EVERYONE,
        rule: str = "",
        before: bool = False,
    ) -> None:
        """Tell what just happened."""
        if not self.muted:
            self._events.append(Event(kind, seat, a, b, c, seen_by, rule, before))

    # --- what games write -----------------------------------------------------------------------

    def copy(self) -> State:
        """An independent state, equal to this one."""
        raise NotImplementedError

    def view(self, seat: object) -> dict[str, object]:
        """What that seat is entitled to know now, as plain data; None is a spectator.

        Raises:
            BadOption: there is no such seat.
        """
        raise NotImplementedError

    @property
    def scores(self) -> list[int]:
        """One number for each player, so far: the seats, then the rivals whom the game plays."""
        raise NotImplementedError

    @property
    def result(self) -> Result | None:
        """None, or how the game ended."""
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        """The position, complete, as plain data that `game.from_json` reads back."""
        raise NotImplementedError

    # --- common to all games --------------------------------------------------------------------

    def sample(self, seat: object, rng: Rng) -> State:
        """A full state drawn from `state.view(seat)` alone."""
        world = self.game.world(self.view(seat), rng)
        if len(self.agenda) > 0 and self.agenda[-1].seat == seat:
            world._legal = self._legal  # what the asked seat may answer follows from what it knows
        else:
            world.settle()
        return world

    def svg(self, seat: object = None, locale: str = "en") -> str:
        """A picture of the position as that seat sees it, drawn from `state.view(seat)` alone; None is a spectator."""
        return self.game.svg(self.view(seat), locale)

    def _repr_svg_(self) -> str:
        """What a notebook shows: the spectator's picture, for whoever reads the notebook may be of any seat."""
        return self.svg()

    def check_seat(self, seat: object) -> int | None:
        """The seat, which must be one of this game (or None); else BadOption.

        Seats are asked for as objects, because compiled code would refuse others before they can be told, and would
        take a boolean for a number.
        """
        if seat is None:
            return None
        if not is_int(seat) or seat < 0 or seat >= self.n_seats:
            raise BadOption(f"seat: {shown(seat)} is not at this table; seats run from 0 to {self.n_seats - 1}")
        return seat

    def public_frames(self, seat: int | None) -> list[list[object]]:
        """The agenda as far as that seat may know it: [step, seat, a, b], the next one last."""
        steps = self.table.steps
        told: list[list[object]] = []
        for f in self.agenda:
            step = steps[f.step]
            if not step.private or f.seat == seat:
                a, b = step.shown(f, seat)
                told.append([step.key, f.seat, a, b])
        return told

    def read_frames(self, frames: object) -> None:
        """Set the agenda from the plain form that `public_frames` gives."""
        if not isinstance(frames, list):
            raise BadInput(f"agenda: {shown(frames)} is not a list of frames")
        agenda: list[Frame] = []
        for i, item in enumerate(frames):
            if not isinstance(item, list) or len(item) != 4:
                raise BadInput(f"agenda[{i}]: {shown(item)} is not a frame; a frame is [step, seat, a, b]")
            key = item[0]
            step = self.table.step_id(key) if isinstance(key, str) else -1
            if step < 0:
                known = ", ".join(self.table.step_keys())
                raise BadInput(f"agenda[{i}]: {shown(key)} is no step of this game; steps: {known}")
            numbers: list[int] = []
            for x in item[1:]:
                if not is_int(x):
                    raise BadInput(f"agenda[{i}]: {shown(x)} is not a whole number; a frame is [step, seat, a, b]")
                numbers.append(x)
            if numbers[0] < 0 or numbers[0] >= self.n_players:
                raise BadInput(f"agenda[{i}]: seat {shown(numbers[0])} is not at this table of {self.n_players}")
            if numbers[0] >= self.n_seats and not isinstance(self.table.innermost(key), Deed):
                raise BadInput(f"agenda[{i}]: player {numbers[0]} has no seat and is never asked")
            agenda.append(Frame(step, numbers[0], numbers[1], numbers[2]))
        self.agenda = agenda

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.to_json() == other.to_json()

    def __reduce__(self) -> tuple[object, ...]:
        return (restore, (self.game, self.to_json()))

    def __repr__(self) -> str:
        asked = "over" if self.over else f"seat {self.seat} is asked"
        return f"<{self.game.key}, {self.n_seats} seats, {asked}, scores {self.scores}>"

    def __hash__(self) -> int:
        raise TypeError("a state changes and cannot be hashed; use its to_json()")

    # --- within ---------------------------------------------------------------------------------

    def _open_frames(self) -> list[Frame]:
        """The frames that may be answered now, the first to be asked first."""
        if len(self.agenda) == 0:
            return []
        top = self.agenda[-1]
        if not self.table.steps[top.step].simultaneous:
            return [top]
        found: list[Frame] = []
        i = len(self.agenda) - 1
        while i >= 0 and self.agenda[i].step == top.step:
            found.append(self.agenda[i])
            i -= 1
        return found

    def _take(self, code: SupportsIndex, seat: object) -> None:
        """Take an answer, and do nothing further."""
        number = self.game.codes.check(code)
        f = self._frame(seat)
        if f is None or number not in self._codes(f):
            refusal = self.why_not(number, seat)
            assert refusal is not None
            name = self.game.codes.name(number)
            raise IllegalMove(f"{name}: {refusal.words} ({refusal.cite})", refusal)
        self._events = []
        self._answer(f, number)

    def _go_on(self) -> bool:
        """Do the next thing on the agenda. False: somebody must be asked first, or nothing is left."""
        agenda = self.agenda
        if len(agenda) == 0:
            self._legal = []
            return False
        f = agenda[-1]
        step = self.table.steps[f.step]
        legal = step.legal(self, f)
        if step.simultaneous:
            if self._skip_idle(step):
                return True
        elif len(legal) == 0:
            agenda.pop()
            step.skip(self, f)
            return True
        elif len(legal) == 1 and step.lone(self, f):
            agenda.pop()
            self.emit(ANSWERED_ITSELF, f.seat, legal[0], 0, 0, 1 << f.seat if step.private else EVERYONE)
            step.apply(self, f, legal[0])
            return True
        self._legal = legal
        return False

    def _skip_idle(self, step: Step[Any]) -> bool:
        """Skip a simultaneous frame whose seat has nothing to answer, if there is one."""
        for f in self._open_frames():
            if len(step.legal(self, f)) == 0:
                self._remove(f)
                step.skip(self, f)
                return True
        return False

    def _frame(self, seat: object) -> Frame | None:
        """The frame that seat may answer now (None: the first one), if there is one."""
        number = self.check_seat(seat)
        if len(self.agenda) == 0:
            return None
        top = self.agenda[-1]
        if number is None or number == top.seat:
            return top
        for f in self._open_frames():
            if f.seat == number:
                return f
        return None

    def _codes(self, f: Frame) -> list[int]:
        """The legal codes of an open frame; those of the top frame are already known."""
        if f is self.agenda[-1]:
            return self._legal
        return self.table.steps[f.step].legal(self, f)

    def _answer(self, f: Frame, code: int) -> None:
        self._remove(f)
        self.table.steps[f.step].apply(self, f, code)

    def _remove(self, f: Frame) -> None:
        """Take an open frame off the agenda."""
        agenda = self.agenda
        if agenda[-1] is f:
            agenda.pop()
            return
        i = len(agenda) - 2
        while agenda[i] is not f:
            i -= 1
        agenda.pop(i)


def restore(game: Game, data: dict[str, object]) -> State:
    """A state from its position: how states travel between processes."""
    return game.from_json(data)
