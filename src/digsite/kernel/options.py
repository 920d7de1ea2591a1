"""Options: one flat mapping per game, checked at the door."""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike, fspath
from typing import Final

from digsite.kernel.errors import BadOption
from digsite.kernel.values import is_int, shown


class OptionSpec:
    """One option of a game: its name, its default, what it takes, and one line about it.

    `kind` is "flag" (True or False), "choice" (one of `choices`), "choices" (a list of different ones, or one of the
    names that stand for a list), "each" (one for every seat, or None), "seat" (a seat of the table, or None),
    "readings" (a mapping of rulings to readings: `rulings.check_readings` checks it) or "path" (a file's path, or None
    for what comes with Digsite).
    """

    def __init__(
        self,
        name: str,
        kind: str,
        default: object,
        about: str,
        choices: list[str] | None = None,
        named: dict[str, list[str]] | None = None,
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.default: Final = default
        self.about: Final = about
        self.choices: Final[list[str]] = [] if choices is None else choices
        self.named: Final[dict[str, list[str]]] = {} if named is None else named
        """Lists of choices that have a name, which may be given in their place."""

    def allowed(self, n_seats: int) -> str:
        """What may be given, in words."""
        if self.kind == "flag":
            return "True or False"
        if self.kind == "choice":
            return "one of " + ", ".join(repr(c) for c in self.choices)
        if self.kind == "choices":
            names = f", or one of {', '.join(repr(c) for c in self.named)}" if self.named else ""
            return "a list of different ones of " + ", ".join(repr(c) for c in self.choices) + names
        if self.kind == "each":
            return f"None or a list of {n_seats}, each one of " + ", ".join(repr(c) for c in self.choices)
        if self.kind == "seat":
            return f"None or a seat from 0 to {n_seats - 1}"
        if self.kind == "readings":
            return "a mapping of rulings to readings"
        return "None or the path of a file"

    def checked(self, value: object, n_seats: int) -> object:
        """The value as it is kept, if it is allowed at a table of that size; BadOption otherwise."""
        if self.kind == "path" and isinstance(value, PathLike):
            value = fspath(value)
        if self.kind == "readings" and isinstance(value, Mapping):
            value = dict(value)
        if isinstance(value, list | tuple):
            value = list(value)  # a list of our own: the giver may change his
        if self.kind == "flag":
            good = isinstance(value, bool)
        elif self.kind == "choice":
            good = isinstance(value, str) and value in self.choices
        elif self.kind == "choices":
            if isinstance(value, str) and value in self.named:
                value = self.named[value]
            good = isinstance(value, list) and all(c in self.choices for c in value) and len(set(value)) == len(value)
            if good and isinstance(value, list):
                value = [c for c in self.choices if c in value]
        elif self.kind == "each":
            good = value is None or (
                isinstance(value, list) and len(value) == n_seats and all(c in self.choices for c in value)
            )
        elif self.kind == "seat":
            good = value is None or (is_int(value) and 0 <= value < n_seats)
        elif self.kind == "readings":
            good = isinstance(value, dict)
        else:
            good = value is None or isinstance(value, str)
        if not good:
            raise BadOption(f"option {self.name}: {shown(value)} is not allowed; give {self.allowed(n_seats)}")
        return value


def own_options(options: dict[str, object]) -> dict[str, object]:
    """A copy of some options, lists and mappings among them included: nobody else's change reaches it."""
    return {name: value.copy() if isinstance(value, list | dict) else value for name, value in options.items()}


def check_options(specs: list[OptionSpec], given: object, n_seats: int) -> dict[str, object]:
    """All options with their values, in the order of the specs; BadOption for a wrong name or value."""
    full = own_options({spec.name: spec.default for spec in specs})
    if given is None:
        return full
    if not isinstance(given, Mapping):
        raise BadOption(f"options: {shown(given)} is not a mapping of option names to values")
    for name in given:
        if name not in full:
            raise BadOption(f"option {shown(name)}: there is no such option; options: {', '.join(full)}")
    for spec in specs:
        if spec.name in given:
            full[spec.name] = spec.checked(given[spec.name], n_seats)
    return full
