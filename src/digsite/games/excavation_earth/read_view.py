"""A view that was handed in: every field is checked for the form that `view_of` gives it, before a world is made of it.

Whether the fields can be true together is checked in the world that is drawn from them; see `ExcavationEarth.sample`.
"""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.kinds import (
    N_BUYER_KINDS,
    N_CARD_KINDS,
    N_CARDS,
    N_CENTRES,
    N_COLOURS,
    N_LOCATIONS,
    N_MARKETS,
    N_TYPES,
)
from digsite.games.excavation_earth.rules import EarthRules
from digsite.kernel.errors import BadPosition
from digsite.kernel.values import is_int, shown

ANY: Final = -1
MANY: Final = 99
"""No pile, hand or hold has more than that."""
MOST_CUBES: Final = 9999
"""Nor does a rival with cubes without end ever place as many."""
MOST: Final = 1000
"""No list is longer."""
MUCH: Final = 10**14
"""Nor has anybody as many credits."""


def check_view(rules: EarthRules, view: dict[str, object]) -> None:
    """Raise BadPosition unless a world can be laid out from this view: lists of the right length, numbers in range."""
    n = rules.n_players
    n_seats = rules.n_seats
    kinds = len(rules.tile_names)
    k = len(rules.sources)
    seat = view["seat"]
    if seat is not None:
        check_number(seat, "seat", 0, n_seats - 1)
    for key, most in (("round", 3), ("turn", n - 1), ("actions", 2), ("passed", (1 << n) - 1), ("deck", N_CARDS)):
        check_number(view[key], key, 0, most)
    check_number(view["drawn_size"], "drawn_size", 0, MANY)
    check_number(view["played"], "played", -1, N_CARD_KINDS - 1)
    for key, length, most in (
        ("order", n, n - 1),
        ("deck_from", N_CARD_KINDS, MANY),
        ("discard", N_CARD_KINDS, MANY),
        ("hand_sizes", n_seats, MANY),
        ("travel", n_seats, 7),
        ("pack_sizes", n_seats, MANY),
        ("forecast", ANY, N_CARD_KINDS - 1),
        ("tokens", n, n),
        ("piles", kinds, MANY),
        ("sites", kinds, MANY),
        ("sold", kinds, MANY),
        ("surveyed", ANY, kinds - 1),
        ("buyers", N_BUYER_KINDS, MANY),
        ("ship", N_BUYER_KINDS, MANY),
        ("buyer_deck", N_BUYER_KINDS, MANY),
        ("buyer_discard", N_BUYER_KINDS, MANY),
        ("command", ANY, len(rules.abilities) - 1),
        ("guards", n, (1 << N_TYPES) - 1),
        ("rewarded", n, (1 << N_COLOURS) - 1),
        ("traders", n * N_MARKETS, MOST_CUBES),
        ("envoys", n * N_CENTRES, MOST_CUBES),
    ):
        check_numbers(view[key], key, length, 0, most)
    check_numbers(view["marks"], "marks", ANY, -1, n - 1)
    check_numbers(view["earned"], "earned", n * k, -MUCH, MUCH)
    check_numbers(view["scores"], "scores", n, -MUCH, MUCH)
    check_numbers(view["cubes"], "cubes", n, -MOST_CUBES, MOST_CUBES)
    for key, length, most in (
        ("stacks", N_COLOURS, kinds - 1),
        ("cargo", n, kinds - 1),
        ("hidden", n, kinds - 1),
        ("queues", N_MARKETS, N_BUYER_KINDS - 1),
        ("explorers", n_seats, N_LOCATIONS - 1),
    ):
        rows = check_list(view[key], key, length)
        for i in range(len(rows)):
            check_numbers(rows[i], f"{key}[{i}]", ANY, 0, most)
    for key, whose in (("hand", seat), ("pack", seat), ("drawn", view["turn"]), ("picked", view["turn"])):
        if seat is not None and whose == seat:
            check_numbers(view[key], key, ANY, 0, N_CARD_KINDS - 1)
        elif view[key] is not None:
            raise BadPosition(f"{key}: {shown(view[key])}, but this seat cannot know it")


def check_number(value: object, key: str, least: int, most: int) -> None:
    """Raise unless it is a whole number within bounds."""
    if not is_int(value) or not least <= value <= most:
        raise BadPosition(f"{key}: {shown(value)} is not a whole number from {least} to {most}")


def check_list(value: object, key: str, length: int) -> list[object]:
    """Raise unless it is a list of that length; ANY: of any that a table has room for."""
    if not isinstance(value, list) or len(value) > MOST or (length != ANY and len(value) != length):
        raise BadPosition(f"{key}: {shown(value)} is not a list" + ("" if length == ANY else f" of {length}"))
    return value


def check_numbers(value: object, key: str, length: int, least: int, most: int) -> None:
    """Raise unless it is a list of whole numbers within bounds."""
    for x in check_list(value, key, length):
        if not is_int(x) or not least <= x <= most:
            raise BadPosition(f"{key}: {shown(x)} is not a whole number from {least} to {most}")
