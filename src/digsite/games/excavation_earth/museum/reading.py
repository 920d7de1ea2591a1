"""Reading what the parts of the expansion said of themselves, in positions and in views: every number is checked."""

from __future__ import annotations

from typing import Final

from digsite.games.excavation_earth.read import read_counts, read_names, whole, wrong
from digsite.kernel.values import shown

ANY: Final = -1


def mapping(data: object, key: str, fields: list[str]) -> dict[str, object]:
    """A part of a position: a mapping with some of these fields; None: all of them were left out."""
    if data is None:
        return {}
    if not isinstance(data, dict):
        raise wrong(key, f"{shown(data)} is not a mapping of fields")
    for name in data:
        if name not in fields:
            raise wrong(key, f"{shown(name)} is no field; fields: {', '.join(fields)}")
    return data


def whole_view(data: object, key: str, fields: list[str]) -> dict[str, object]:
    """A part of a view: a mapping with exactly these fields."""
    if not isinstance(data, dict) or set(data) != set(fields):
        raise wrong(key, f"{shown(data)} does not have the fields {', '.join(fields)}")
    return data


def numbers(value: object, where: str, n: int, least: int, most: int) -> list[int]:
    """A list of n whole numbers within bounds (ANY: of any number), as a list of the asker's own."""
    if not isinstance(value, list) or (n != ANY and len(value) != n) or len(value) > 99:
        raise wrong(where, f"{shown(value)} is not a list" + ("" if n == ANY else f" of {n}"))
    return [whole(x, where, least, most) for x in value]


def lists(value: object, where: str, n: int) -> list[object]:
    """A list of n things."""
    if not isinstance(value, list) or len(value) != n:
        raise wrong(where, f"{shown(value)} is not a list of {n}")
    return value


def sets(data: dict[str, object], key: str, field: str, n: int, known: list[str]) -> list[int]:
    """A set of things by name for each of n players, as bits; empty ones if it was left out."""
    if field not in data:
        return [0] * n
    return [name_set(x, f"{key}.{field}[{i}]", known) for i, x in enumerate(lists(data[field], f"{key}.{field}", n))]


def name_set(value: object, where: str, known: list[str]) -> int:
    """A list of different things by name, as bits."""
    bits = 0
    for thing in read_names(value, where, known):
        if (bits >> thing) & 1:
            raise wrong(where, f"{known[thing]!r} is named twice")
        bits |= 1 << thing
    return bits


def each_counts(data: dict[str, object], key: str, field: str, n: int, known: list[str]) -> list[int]:
    """Counts by name for each of n players, one after the other; none if they were left out."""
    found: list[int] = []
    given = lists(data[field], f"{key}.{field}", n) if field in data else [{} for _ in range(n)]
    for i, x in enumerate(given):
        found.extend(read_counts(x, f"{key}.{field}[{i}]", known))
    return found


def slots(value: object, where: str, n: int, known: list[str]) -> list[int]:
    """For each of n places a thing by name, or None: -1."""
    found: list[int] = []
    for i, x in enumerate(lists(value, where, n)):
        found.append(-1 if x is None else read_names([x], f"{where}[{i}]", known)[0])
    return found


def named(things: list[int], known: list[str]) -> list[str | None]:
    """Things by name; None where there is none."""
    return [None if thing < 0 else known[thing] for thing in things]
