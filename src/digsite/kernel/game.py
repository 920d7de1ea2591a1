"""A game: its vocabulary, its options, and the ways to get a state of it."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, SupportsIndex

from mypy_extensions import mypyc_attr

from digsite.kernel.codes import Codes
from digsite.kernel.errors import BadOption, BadPosition
from digsite.kernel.events import EventKind
from digsite.kernel.options import OptionSpec, check_options
from digsite.kernel.refusal import Refusal
from digsite.kernel.rng import Rng, check_seed
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Ruling, check_readings, nearest
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
        rulings: list[Ruling] | None = None,
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
        """Rises when an old record would play differently, or would be written differently, and only then."""
        self.rulings: list[Ruling] = [] if rulings is None else rulings
        """The rulings that a table may read otherwise, in the order of the ledgers."""
        self.since: dict[int, dict[str, object]] = {}
        """For each older version: the options that came after it, with the values that it played by."""

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
        if self.rulings:
            full["rulings"] = self.departures(seats, full)
        return full

    # --- rulings and versions -------------------------------------------------------------------

    def departures(self, seats: int, options: dict[str, object]) -> dict[str, str]:
        """The chosen readings that depart from the edition's own; BadOption where one cannot be played."""
        edition = edition_of(options)
        found: dict[str, str] = {}
        chosen = check_readings(self.rulings, options["rulings"])
        for ruling in self.rulings:
            key = chosen.get(ruling.rule, "")
            if not key or key == ruling.default(edition):
                continue
            missing = self.lacking(ruling.needs, seats, options)
            if missing:
                raise BadOption(
                    f"option rulings: {ruling.rule} cannot be read as {key!r} here: {missing} ({ruling.rule})"
                )
            found[ruling.rule] = key
        return found

    def readings(self, seats: object, options: object = None) -> dict[str, str]:
        """The reading in force of every ruling that matters at such a table; options as `new` takes them.

        Raises:
            BadOption: names the option, the value and what is allowed.
        """
        checked = self.check_options(seats, options)
        assert isinstance(seats, int)
        return self.in_force(seats, checked)

    def in_force(self, seats: int, options: dict[str, object]) -> dict[str, str]:
        """The same for options that are checked already."""
        edition = edition_of(options)
        chosen = options.get("rulings")
        assert chosen is None or isinstance(chosen, dict)
        found: dict[str, str] = {}
        for ruling in self.rulings:
            if not self.lacking(ruling.needs, seats, options):
                key = None if chosen is None else chosen.get(ruling.rule)
                found[ruling.rule] = ruling.default(edition) if key is None else str(key)
        return found

    def lacking(self, needs: str, seats: int, options: dict[str, object]) -> str:
        """Why a ruling with these needs does not matter with these options; "" if it does."""
        return ""

    def ruling(self, rule: str) -> Ruling:
        """The switch with that ID.

        Raises:
            BadOption: names the rulings that may be read otherwise.
        """
        for ruling in self.rulings:
            if ruling.rule == rule:
                return ruling
        known = [ruling.rule for ruling in self.rulings]
        raise BadOption(
            f"ruling: {shown(rule)} is no ruling to choose; {nearest(rule, known)}rulings: {', '.join(known) or 'none'}"
        )

    def plays_version(self, version: object) -> bool:
        """Whether games of that version of the rules can be played here, as they were then."""
        return is_int(version) and (version == self.rules_version or version in self.since)

    def versions_played(self) -> str:
        """The versions of the rules that can be played here, in words."""
        older = "".join(f"{version}, " for version in sorted(self.since))
        return f"versions {older}{self.rules_version}" if older else f"version {self.rules_version}"

    def from_version(self, version: int, seats: object, options: object) -> object:
        """The options of a game of that version as this version plays it: the same game.

        Raises:
            BadOption: that version is not played here, or such options were not to be had then.
        """
        if version == self.rules_version:
            return options
        later = self.since.get(version)
        if later is None:
            raise BadOption(f"rules version: {shown(version)} is not played here; {self.versions_played()} are")
        if options is None:
            options = {}
        if not isinstance(options, Mapping):
            raise BadOption(f"options: {shown(options)} is not a mapping of option names to values")
        for name in later:
            if name in options:
                raise BadOption(f"option {name}: there is no such option in version {version} of the rules")
        full = self.check_options(seats, {**options, **later})
        assert isinstance(seats, int)
        if self.rulings:
            full["rulings"] = {
                ruling.rule: ruling.before
                for ruling in self.rulings
                if ruling.before != ruling.keys[0] and not self.lacking(ruling.needs, seats, full)
            }
        return full

    def as_version(self, version: int, data: dict[str, object]) -> dict[str, object]:
        """A position or a record as that version wrote it."""
        if version == self.rules_version:
            return data
        options = data["options"]
        assert isinstance(options, dict)
        later = self.since[version]
        kept = {name: value for name, value in options.items() if name not in later}
        return {**data, "rules_version": version, "options": kept}

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
            if isinstance(value, dict):
                value = list(value.items())
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


def edition_of(options: dict[str, object]) -> str:
    """The edition that options name; "" in a game that has one only."""
    return str(options.get("edition", ""))


def find(key: str) -> Game:
    """The game of that key: how games travel between processes."""
    from digsite.kernel.registry import game

    return game(key)
