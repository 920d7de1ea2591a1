"""What the contract is tried with: every game, and of its configurations a selection that has every pair of values.

Faults hide in single values or in pairs far more often than in three that must meet (Kuhn, Wallace, Gallo 2004), so
each value of each option meets each value of every other at least once. Games with few configurations have them all.

Editions and readings of rulings are no values of that selection, or it would be many times as large: each configuration
has one way in turn (`HOUSES`), so that every other reading is played with its edition, with half of the others and with
all of them. A configuration is called by its way and not by its readings, so a new switch renames none of them.
"""

from __future__ import annotations

import hashlib
import itertools
from collections import Counter
from collections.abc import Mapping
from typing import Final, NamedTuple

import digsite
from digsite import BadOption, Game, Record, Rng
from digsite.lab.soak import subsets

LAST: Final = "last"
"""Stands for the highest seat of the table, as a value of an option that is a seat."""
FIRST_FEW: Final = "first few"
LAST_FEW: Final = "last few"
LAST_ONE: Final = "last one"
"""Stand for the first choices behind the one that leaves it open, one for each seat, for the last ones, and for the
last one at the last seat while the others are left open, as values of an option that has one for each."""

APART: Final = ("edition", "rulings")
"""Options that are chosen by the way of a configuration."""
HOUSES: Final = (("en", ""), ("de", "even"), ("pl", "odd"), ("en", "all"))
"""The ways: an edition, and of the other readings that can be played none, those of every second ruling, or all."""

FEW: Final = 4
"""Of so many choices there is every set; of more there are none, all, and the halves."""


class Configuration(NamedTuple):
    """A game with seats and options, as `game.new` takes them."""

    key: str
    seats: int
    options: tuple[tuple[str, object], ...]
    edition: str = ""
    """Whose rulebook is played; "" for a game that has one only."""
    house: str = ""
    """Which rulings are read otherwise: "" for none, "even", "odd", "all", or `ID=READING` for one."""
    rulings: tuple[tuple[str, str], ...] = ()
    """These readings."""

    def __str__(self) -> str:
        said = []
        edition = "" if self.edition == "en" else self.edition
        apart = [(name, value) for name, value in (("edition", edition), ("rulings", self.house)) if value]
        for name, value in (*self.options, *apart):
            if isinstance(value, tuple):
                if value:
                    said.append(f"{name}={'+'.join(value)}")
            elif value is not False:
                said.append(name if value is True else f"{name}={value}")
        return " ".join([self.key, str(self.seats), *said])

    @property
    def game(self) -> Game:
        return digsite.game(self.key)

    def seed(self, number: int = 0) -> int:
        """A 64-bit seed of its own for each game of each configuration, whatever others there are."""
        return int.from_bytes(hashlib.sha256(f"{self} {number}".encode()).digest()[:8], "big")

    @property
    def chosen(self) -> dict[str, object]:
        """Its options as `game.new` takes them, as plain data."""
        options = {name: list(value) if isinstance(value, tuple) else value for name, value in self.options}
        if self.edition:
            options["edition"] = self.edition
        if self.rulings:
            options["rulings"] = dict(self.rulings)
        return options

    def record(self, seed: int) -> Record:
        """An empty record of this configuration."""
        return Record.start(self.key, seats=self.seats, seed=seed, options=self.chosen)


def values_of(game: Game) -> dict[str, list[object]]:
    """Every value that seats and options can take; paths are left at their default, editions and readings apart."""
    found: dict[str, list[object]] = {"seats": list(range(game.min_seats, game.max_seats + 1))}
    for spec in game.options:
        if spec.name in APART:
            continue
        if spec.kind == "flag":
            found[spec.name] = [False, True]
        elif spec.kind == "choice":
            found[spec.name] = list(spec.choices)
        elif spec.kind == "seat":
            found[spec.name] = [None, 0, LAST]
        elif spec.kind == "each":
            found[spec.name] = [None, FIRST_FEW, LAST_FEW, LAST_ONE]
        elif spec.kind == "choices":
            half = len(spec.choices) // 2
            sets = [(), spec.choices[:half], spec.choices[half:], spec.choices, spec.choices[1::2]]
            found[spec.name] = [*map(tuple, subsets(spec.choices) if len(spec.choices) <= FEW else sets)]
    return found


def made(game: Game, row: Mapping[str, object]) -> Configuration | None:
    """The configuration of a row of values, or None if the game does not allow it."""
    seats = row["seats"]
    assert isinstance(seats, int)
    options: dict[str, object] = {}
    for spec in game.options:
        value = row.get(spec.name, spec.default)
        if isinstance(value, tuple):
            value = list(value)
        if value == LAST:
            value = seats - 1
        elif value == FIRST_FEW:
            value = spec.choices[1 : 1 + seats]
        elif value == LAST_FEW:
            value = spec.choices[-seats:]
        elif value == LAST_ONE:
            value = [spec.choices[0]] * (seats - 1) + spec.choices[-1:]
        if spec.name in row:
            options[spec.name] = value
    try:
        game.check_options(seats, options)
    except BadOption:
        return None
    frozen = ((name, tuple(value) if isinstance(value, list) else value) for name, value in options.items())
    return Configuration(game.key, seats, tuple(frozen))


def everything(game: Game) -> list[Configuration]:
    """All configurations that the game allows."""
    values = values_of(game)
    rows = (made(game, dict(zip(values, row))) for row in itertools.product(*values.values()))
    return list(dict.fromkeys(row for row in rows if row is not None))


Pair = tuple[str, object, str, object]


def pairs_of(row: Mapping[str, object]) -> set[Pair]:
    """Every pair of values that a row has."""
    return {(a, row[a], b, row[b]) for a, b in itertools.combinations(row, 2)}


def pairwise(game: Game) -> list[Configuration]:
    """Few configurations that have every pair of values that goes together, found greedily and always the same."""
    values = values_of(game)
    rows = [dict(zip(values, row)) for row in itertools.product(*values.values())]
    rows = [row for row in rows if made(game, row) is not None]
    Rng(0).shuffle(order := list(range(len(rows))))
    missing = set().union(*(pairs_of(row) for row in rows))
    chosen: list[Configuration] = []
    while missing:
        best = max((rows[i] for i in order), key=lambda row: len(pairs_of(row) & missing))
        missing -= pairs_of(best)
        configuration = made(game, best)
        assert configuration is not None
        chosen.append(configuration)
    return sorted(dict.fromkeys(chosen), key=str)


def housed(game: Game, found: list[Configuration]) -> list[Configuration]:
    """These configurations with an edition and readings each; more of them where a reading is played by none so far."""
    if not game.rulings:
        return found
    editions = [choice for spec in game.options if spec.name == "edition" for choice in spec.choices]
    met: Counter[tuple[str, str]] = Counter()
    chosen: list[Configuration] = []
    for number, configuration in enumerate(found):
        edition, house = HOUSES[number % len(HOUSES)]
        one = configuration._replace(edition=edition if editions else "", house=house)
        one = one._replace(rulings=others(one, met))
        met.update(game.readings(one.seats, one.chosen).items())
        chosen.append(one)
    for ruling in game.rulings:
        for key in ruling.keys:
            if not met[ruling.rule, key]:
                base = next(one for one in chosen if ruling.rule in readings_of(one))
                house = f"{ruling.rule}={key}"
                one = base._replace(edition=editions[0] if editions else "", house=house, rulings=((ruling.rule, key),))
                met.update(readings_of(one).items())
                chosen.append(one)
    return chosen


def others(configuration: Configuration, met: Mapping[tuple[str, str], int]) -> tuple[tuple[str, str], ...]:
    """The readings that its way adds: of each ruling that matters there the one that was played least so far."""
    game = configuration.game
    places = {ruling.rule: place for place, ruling in enumerate(game.rulings)}
    found: list[tuple[str, str]] = []
    for rule, default in readings_of(configuration).items():
        keys = [key for key in game.ruling(rule).keys if key != default]
        if configuration.house == "all" or configuration.house == ("even", "odd")[places[rule] % 2]:
            found.append((rule, min(keys, key=lambda key: met.get((rule, key), 0))))
    return tuple(found)


def readings_of(configuration: Configuration) -> dict[str, str]:
    """The readings in force there."""
    return configuration.game.readings(configuration.seats, configuration.chosen)


def select(game: Game) -> list[Configuration]:
    """All configurations of a small game, a covering selection of a large one; with editions and readings."""
    found = everything(game)
    return housed(game, found if len(found) <= 12 else pairwise(game))


GAMES: Final = [*digsite.game_keys(), "_template"]
CONFIGURATIONS: Final = [configuration for key in GAMES for configuration in select(digsite.game(key))]
