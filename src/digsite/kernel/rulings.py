"""Rulings that a table may choose: passages with more than one playable reading, each a switch with named readings.

A reading is a module: it edits the table of rules before the first move, and play never asks which one is in force.
An edition is a set of readings: that of one language's rulebook. The option `rulings` holds what departs from it.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final

from mypy_extensions import mypyc_attr

from digsite.kernel.errors import BadOption
from digsite.kernel.rules import Module, Rules
from digsite.kernel.step import S
from digsite.kernel.values import LONGEST, shown


@mypyc_attr(allow_interpreted_subclasses=True)
class Reading(Module[S]):
    """One way to read a ruling. This class leaves the table as the base steps have it; others edit it in `install`."""

    def install(self, rules: Rules[S]) -> None:
        """Edit the table of rules, if this reading differs from what the base steps do."""

    def __repr__(self) -> str:
        return f"<reading {self.key!r}>"


class Ruling:
    """A switch: the ID of the ruling in the ledger and its readings, the default first.

    Args:
        rule: the ID of the ruling.
        readings: what may be chosen; their keys are the names that options, records and words use.
        editions: the default of an edition that does not play the first reading.
        before: what was played before the switch came, where that is not the first reading: records of that time
            replay by it.
        needs: what must be in play for the ruling to matter; the game says why it is missing (`Game.lacking`).
    """

    def __init__(
        self,
        rule: str,
        readings: list[Reading[Any]],
        editions: dict[str, str] | None = None,
        before: str = "",
        needs: str = "",
    ) -> None:
        self.rule: Final = rule
        self.readings: Final = readings
        self.keys: Final = [reading.key for reading in readings]
        self.editions: Final[dict[str, str]] = {} if editions is None else editions
        self.before: Final = before if before else self.keys[0]
        self.needs: Final = needs
        for key in (self.before, *self.editions.values()):
            if key not in self.keys:
                raise ValueError(f"{rule}: {key!r} is no reading; readings: {', '.join(self.keys)}")

    def default(self, edition: str) -> str:
        """The reading that an edition plays."""
        return self.editions.get(edition, self.keys[0])

    def reading(self, key: str) -> Reading[Any]:
        """The reading of that key."""
        return self.readings[self.keys.index(key)]

    def __repr__(self) -> str:
        said: list[str] = []
        for key in self.keys:
            playing = [edition for edition, default in self.editions.items() if default == key]
            said.append(f"{key} ({', '.join(playing)})" if playing else key)
        return f"<ruling {self.rule}: {', '.join(said)}>"


def check_readings(rulings: list[Ruling], given: object) -> dict[str, str]:
    """The chosen readings in the order of the rulings; BadOption names a wrong ruling or reading."""
    if not isinstance(given, dict):
        raise BadOption(f"option rulings: {shown(given)} is not a mapping of rulings to readings")
    known = [ruling.rule for ruling in rulings]
    for rule in given:
        if rule not in known:
            raise BadOption(
                f"option rulings: {shown(rule)} is no ruling to choose; {nearest(rule, known)}"
                f"rulings: {', '.join(known) or 'none'}"
            )
    found: dict[str, str] = {}
    for ruling in rulings:
        if ruling.rule in given:
            key = given[ruling.rule]
            if not isinstance(key, str) or key not in ruling.keys:
                allowed = ", ".join(repr(reading) for reading in ruling.keys)
                raise BadOption(
                    f"option rulings: {shown(key)} is no reading of {ruling.rule}; "
                    f"{nearest(key, ruling.keys)}give one of {allowed} ({ruling.rule})"
                )
            found[ruling.rule] = key
    return found


def nearest(given: object, known: list[str]) -> str:
    """ "did you mean 'x'? " where what was given looks like one of what is known; else nothing."""
    if not isinstance(given, str) or len(given) > LONGEST:
        return ""
    found = get_close_matches(given, known, n=1, cutoff=0.6)
    return f"did you mean {found[0]!r}? " if found else ""


def adopt(rules: Rules[Any], rulings: list[Ruling], chosen: dict[str, str]) -> None:
    """Install the chosen reading of each ruling that matters here, and keep which one."""
    for ruling in rulings:
        key = chosen.get(ruling.rule)
        if key is not None:
            rules.readings[ruling.rule] = key
            ruling.reading(key).install(rules)
