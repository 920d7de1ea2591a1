"""Finding rule IDs in text, short forms included.

The grammar, in full. A citation is a head and any number of tails:

    head    AR-STORM-05   AR-STORM-R1   (with ``home``: STORM-05 too)
    tail    , -06   , R2   , -R2   /06   and -06   or -06      one more of the head's section
            to -07   to R7   to AR-STORM-07                    all from the one before up to this one

A bare number after a comma is never a tail, so "AR-STORM-05, 30 cards" names one rule.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache

_NUMBER = r"R\d{1,2}|\d{2,3}"
_END = r"(?![0-9A-Za-z])"


@dataclass(frozen=True, slots=True)
class Named:
    """An ID that a text names."""

    id: str
    offset: int
    """Where in the text it is named."""
    implied: bool
    """True if it only lies inside a range, between two IDs that are written."""


@lru_cache(maxsize=64)
def _head(prefixes: tuple[str, ...], home_keys: tuple[str, ...]) -> re.Pattern[str]:
    full = rf"(?<![A-Za-z0-9])(?P<prefix>{'|'.join(prefixes)})-(?P<key>[A-Z][A-Z0-9]*)"
    if home_keys:
        full = rf"(?:{full}|(?<![A-Za-z0-9-])(?P<short>{'|'.join(home_keys)}))"
    return re.compile(rf"{full}-(?P<n>{_NUMBER}){_END}")


@lru_cache(maxsize=512)
def _tail(prefix: str, key: str) -> re.Pattern[str]:
    join = r"\s*(?P<join>,?\s*\b(?:to|and|or)\b|,|/)\s*"
    full = rf"(?:(?:{prefix}-)?{key}-|-)(?P<n>{_NUMBER})"
    return re.compile(rf"{join}(?:{full}|(?P<r>R\d{{1,2}})|(?<=/)(?P<bare>\d{{2,3}})){_END}")


def _between(first: str, last: str) -> list[str]:
    """The numbers strictly between two of one kind: ("05", "08") gives 06, 07; ("R1", "R3") gives R2."""
    if first.startswith("R") != last.startswith("R"):
        return []
    if first.startswith("R"):
        return [f"R{n}" for n in range(int(first[1:]) + 1, int(last[1:]))]
    return [f"{n:0{len(first)}d}" for n in range(int(first) + 1, int(last))]


def named(text: str, prefixes: Collection[str], *, home: str = "", home_keys: Collection[str] = ()) -> list[Named]:
    """The IDs that the text names, in order, repeats kept; whether they exist is the caller's business.

    Args:
        prefixes: The prefixes IDs may have.
        home: The prefix of IDs written without one.
        home_keys: The section keys that may stand without prefix; none by default.
    """
    if not prefixes:
        return []
    found: list[Named] = []
    # Longest first, so that a key that begins like another is not cut short.
    head = _head(tuple(sorted(prefixes)), tuple(sorted(home_keys, key=lambda k: (-len(k), k))))
    at = 0
    while match := head.search(text, at):
        parts = match.groupdict()
        prefix, key = (home, parts["short"]) if parts.get("short") else (parts["prefix"], parts["key"])
        number = match["n"]
        found.append(Named(f"{prefix}-{key}-{number}", match.start(), False))
        at = match.end()
        while tail := _tail(prefix, key).match(text, at):
            following = tail["n"] or tail["r"] or tail["bare"]
            if tail["join"].endswith("to"):
                found += [Named(f"{prefix}-{key}-{n}", at, True) for n in _between(number, following)]
            found.append(Named(f"{prefix}-{key}-{following}", tail.end() - len(following), False))
            number, at = following, tail.end()
    return found
