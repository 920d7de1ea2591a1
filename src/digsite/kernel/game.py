"""A game: its vocabulary, its options, and the ways to get a state of it."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Any, SupportsIndex

from mypy_extensions import mypyc_attr

from digsite.kernel.codes import Codes
from digsite.kernel.errors import BadOption, BadPosition
from digsite.kernel.events import EventKind
from digsite.kernel.options import OptionSpec, check_options
from digsite.kernel.refusal import Refusal
from digsite.kernel.rng import Rng, check_seed
from digsite.kernel.rules import Rules
from digsite.kernel.values import is_int, shown

if TYPE_CHECKING:
    from digsite.kernel.state import State
    from digsite.kernel.text import Text


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What all games have in common. `digsite.game(key)` gives the one object of each game."""

    def __init__(
        self,
        key: str,
        title: str,
        codes: Codes,
        options: list[OptionSpec],
        events: list[EventKind],
        *,
        min_seats: int,
        max_seats: int,
        seats_rule: str,
        rules_version: int,
    ) -> None:
        self.key = key
        """Its name in code: "archaeology"."""
        self.title = title
        """Its name on the box."""
        self.codes = codes
        """The action vocabulary: size, spans."""
        self.options = options
        """What may be chosen before the first move."""
        self.event_kinds = events
        """Every kind of event that its steps emit."""
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.seats_rule = seats_rule
        """The ID of the rule that says how many may play."""
        self.rules_version = rules_version
        """Rises when an old record would play differently, and only then."""

    # --- the ways to a state --------------------------------------------------------------------

    def new(self, *, seats: object, seed: object = None, options: object = None) -> State:
        """A new game, set up, at its first question.

        Args:
            seats: how many play.
            seed: from 0 to 2**64 - 1; the same seed gives the same game. None draws one.
            options: a mapping; see `game.options`. What is left out has its default.

        Raises:
            BadOption: names the option, the value and what is allowed.
        """
        checked = self.check_options(seats, options)
        assert isinstance(seats, int)
        return self.begin(seats, checked, Rng(secrets.randbits(64) if seed is None else check_seed(seed)))

    def check_options(self, seats: object, options: object) -> dict[str, object]:
        """The full options of a table, checked."""
        if not is_int(seats) or not self.min_seats <= seats <= self.max_seats:
            raise BadOption(
                f"seats: {shown(seats)} is not allowed; {self.title} is for {self.min_seats} to {self.max_seats} "
                f"({self.seats_rule})"
            )
        full = check_options(self.options, options, seats)
        self.check_together(seats, full)
        return full

    def from_json(self, data: object) -> State:
        """The position that `to_json` gave, as plain data or as JSON text.

        Raises:
            BadPosition: says where it is wrong and what is allowed.
        """
        if isinstance(data, str):
            try:
                data = json.loads(data)
            except (ValueError, RecursionError) as problem:
                raise BadPosition(f"position: not JSON: {problem}") from problem
        return self.read_position(data)

    def options_key(self, seats: int, options: dict[str, object]) -> tuple[object, ...]:
        """What tells configurations apart: seats and the value of every option, in the order of the specs."""
        key: list[object] = [seats]
        for spec in self.options:
            value = options[spec.name]
            key.append(tuple(value) if isinstance(value, list) else value)
        return tuple(key)

    def __reduce__(self) -> tuple[object, ...]:
        return (find, (self.key,))

    # --- what games write -----------------------------------------------------------------------

    def check_together(self, seats: int, options: dict[str, object]) -> None:
        """Raise BadOption where options that are fine alone do not go together, or not with that many seats."""

    def usual_options(self, seats: int) -> dict[str, object]:
        """The least that must be chosen at a table of that size: nothing, in most games."""
        return {}

    def rules_for(self, seats: int, options: dict[str, object]) -> Rules[Any]:
        """The table of rules for checked options; the same object for the same configuration."""
        raise NotImplementedError

    def begin(self, seats: int, options: dict[str, object], rng: Rng) -> State:
        """A state for checked options that has been set up and settled."""
        raise NotImplementedError

    def read_position(self, data: object) -> State:
        """The position that `to_json` gave, checked; BadPosition says where it is wrong."""
        raise NotImplementedError

    def sample(self, view: object, rng: Rng) -> State:
        """A full state drawn from a view alone: whoever thinks in it cannot peek. `rng` is the thinker's own.

        Raises:
            BadPosition: says what is wrong with the view.
        """
        raise NotImplementedError

    def world(self, view: dict[str, object], rng: Rng) -> State:
        """`sample` for a view that a state has just made and nobody else has: it need not be checked, and its lists may
        become the world's. The agenda may be left to be settled.
        """
        return self.sample(view, rng)

    def redraw(self, state: State, rng: Rng) -> None:
        """Draw anew what chance had not yet revealed to anybody, and the generator with it (undo by consent)."""
        raise NotImplementedError

    def refuse_idle(self, state: State, code: int, seat: int | None) -> Refusal:
        """Why nothing may be played: the game is over, or that seat is not asked."""
        raise NotImplementedError

    def components_digest(self, options: dict[str, object]) -> str:
        """A digest of the component pack in use, so that a record knows which figures it was played by."""
        raise NotImplementedError

    @property
    def text(self) -> Text:
        """The words of this game."""
        raise NotImplementedError

    def svg(self, view: dict[str, object], locale: str) -> str:
        """A picture of what a view tells, self-contained. A game without one has no pictures."""
        raise NotImplementedError

    def words(self, code: SupportsIndex, locale: str = "en") -> str:
        """A code in words, without a state."""
        return self.text.code(self.codes.check(code), locale)

    def __repr__(self) -> str:
        return f"<digsite game {self.key!r}>"


def find(key: str) -> Game:
    """The game of that key: how games travel between processes."""
    from digsite.kernel.registry import game

    return game(key)
