"""The table of rules: steps, set-up and hooks, which modules edit once, before the first move.

After that, play never asks which modules are in.
"""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from digsite.kernel.events import EventKind
from digsite.kernel.frame import Frame
from digsite.kernel.options import own_options
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Hook, S, Setup, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Module(Generic[S]):
    """What one expansion module, variant or monument adds or changes, and nothing else."""

    def __init__(self, key: str) -> None:
        self.key: Final = key

    def install(self, rules: Rules[S]) -> None:
        """Edit the table: rows, wrapped steps, set-up parts, hooks."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """The rules of one configuration. Shared by all states that are played by them, and never changed in play."""

    def __init__(self, n_seats: int, options: dict[str, object], rivals: int = 0) -> None:
        self.n_seats: Final = n_seats
        self.n_players: Final = n_seats + rivals
        """The seats, and behind them the rivals whom the game itself plays: they are never asked and see nothing."""
        self.options: Final = own_options(options)
        """The full, checked options of this configuration."""
        self.steps: Final[list[Step[S]]] = []
        self.frames: Final[list[Frame]] = []
        """The plain frame of each step and player (`a` and `b` are 0), made once: frames never change."""
        self.setup: Final[list[Setup[S]]] = []
        self.modules: Final[list[str]] = []
        self.readings: Final[dict[str, str]] = {}
        """The reading in force of every ruling that this configuration could play otherwise."""
        self._hooks: Final[dict[str, list[Hook[S]]]] = {}
        self._ids: Final[dict[str, int]] = {}

    def add_step(self, step: Step[S]) -> int:
        """Add a step and give its number, which frames use."""
        if step.key in self._ids:
            raise ValueError(f"there is a step {step.key!r} already")
        self._ids[step.key] = len(self.steps)
        self.frames.extend([Frame(len(self.steps), seat) for seat in range(self.n_players)])
        self.steps.append(step)
        return len(self.steps) - 1

    def told_options(self) -> dict[str, object]:
        """The options as plain data of the asker's own: lists among them are copied too."""
        return own_options(self.options)

    def cite(self, rule: str) -> str:
        """A rule as people read it: its ID, and of a ruling with several readings the one in force."""
        reading = self.readings.get(rule, "")
        return f"{rule}: {reading}" if reading else rule

    def cites(self, kind: EventKind) -> list[str]:
        """The rules that an event of that kind rests on in this configuration."""
        return list(kind.rules)

    def step_id(self, key: str) -> int:
        """The number of a step by its name; -1 if there is none."""
        return self._ids.get(key, -1)

    def step_keys(self) -> list[str]:
        """The names of all steps, in order."""
        return [step.key for step in self.steps]

    def replace_step(self, step: Step[S]) -> None:
        """Put a step in the place of the innermost one of the same key; wrappers stay around it."""
        index = self._ids.get(step.key, -1)
        if index < 0:
            raise ValueError(f"there is no step {step.key!r} to replace; steps: {', '.join(self._ids)}")
        outer = self.steps[index]
        if not isinstance(outer, Wrapper):
            self.steps[index] = step
            return
        while isinstance(outer.inner, Wrapper):
            outer = outer.inner
        outer.inner = step

    def wrap(self, wrapper: Wrapper[S]) -> None:
        """Put a wrapper around the step of the same key. Wrappers combine: the last one is asked first."""
        index = self._ids.get(wrapper.key, -1)
        if index < 0:
            raise ValueError(f"there is no step {wrapper.key!r} to wrap; steps: {', '.join(self._ids)}")
        inner = self.steps[index]
        wrapper.inner = inner
        wrapper.rules = [*wrapper.rules, *(rule for rule in inner.rules if rule not in wrapper.rules)]
        wrapper.private = inner.private
        wrapper.simultaneous = inner.simultaneous
        self.steps[index] = wrapper

    def innermost(self, key: str) -> Step[S]:
        """The step of that key without its wrappers: a menu, for instance, that a module adds an action to."""
        index = self._ids.get(key, -1)
        if index < 0:
            raise ValueError(f"there is no step {key!r}; steps: {', '.join(self._ids)}")
        step = self.steps[index]
        while isinstance(step, Wrapper):
            step = step.inner
        return step

    def declare(self, moment: str) -> None:
        """Say that the base game announces a moment of that name."""
        self._hooks[moment] = []

    def on(self, moment: str, hook: Hook[S]) -> None:
        """Have a hook run at a moment that the base game announces."""
        if moment not in self._hooks:
            raise ValueError(f"no moment is called {moment!r}; moments: {', '.join(self._hooks)}")
        self._hooks[moment].append(hook)

    def fire(self, moment: str, s: S, seat: int, a: int = 0, b: int = 0) -> None:
        """Announce a moment: every hook on it runs, in the order of installation."""
        for hook in self._hooks[moment]:
            hook.run(s, seat, a, b)

    def add_setup(self, part: Setup[S]) -> None:
        """Append a part of the set-up."""
        self.setup.append(part)

    def setup_before(self, key: str, part: Setup[S]) -> None:
        """Put a part of the set-up right before the one of that name."""
        self.setup.insert(self._setup_place(key), part)

    def setup_after(self, key: str, part: Setup[S]) -> None:
        """Put a part of the set-up right behind the one of that name."""
        self.setup.insert(self._setup_place(key) + 1, part)

    def replace_setup(self, part: Setup[S]) -> None:
        """Put a part of the set-up in the place of the one of the same name."""
        self.setup[self._setup_place(part.key)] = part

    def _setup_place(self, key: str) -> int:
        for i, known in enumerate(self.setup):
            if known.key == key:
                return i
        raise ValueError(f"no part of the set-up is called {key!r}; parts: {', '.join(p.key for p in self.setup)}")

    def install(self, module: Module[S]) -> None:
        """Let a module edit the table."""
        module.install(self)
        self.modules.append(module.key)


@mypyc_attr(allow_interpreted_subclasses=True)
class Wrapper(Step[S]):
    """A step around another: override what changes, the rest is passed on to `inner`.

    What is private or simultaneous stays so.
    """

    def __init__(self, key: str, rules: list[str]) -> None:
        super().__init__(key, rules)
        self.inner: Step[S] = self
        """The step within; `Rules.wrap` sets it."""

    def legal(self, s: S, f: Frame) -> list[int]:
        return self.inner.legal(s, f)

    def apply(self, s: S, f: Frame, code: int) -> None:
        self.inner.apply(s, f, code)

    def skip(self, s: S, f: Frame) -> None:
        self.inner.skip(s, f)

    def lone(self, s: S, f: Frame) -> bool:
        return self.inner.lone(s, f)

    def refuse(self, s: S, f: Frame, code: int) -> Refusal:
        return self.inner.refuse(s, f, code)

    def shown(self, f: Frame, seat: int | None) -> list[int]:
        return self.inner.shown(f, seat)

    def about(self, s: S, f: Frame) -> dict[str, object]:
        return self.inner.about(s, f)

    def flaw(self, s: S, f: Frame) -> str:
        return self.inner.flaw(s, f)
