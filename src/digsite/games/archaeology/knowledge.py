"""What an observer is certain of about a hand: so many of each kind, packed into one int.

Five bits a kind: there are at most 16 of any. Packed, the knowledge of everybody about everybody is copied at little
cost with every state.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from digsite.games.archaeology.kinds import N_KINDS

BITS: Final = 5
FIELD: Final = 31


def pack(counts: list[int]) -> int:
    """Counts by kind as one int."""
    packed = 0
    for kind in range(N_KINDS):
        packed |= counts[kind] << (kind * BITS)
    return packed


def unpack(packed: int) -> list[int]:
    """The counts by kind."""
    row: i64 = packed
    counts: list[int] = []
    for _ in range(N_KINDS):
        counts.append(row & FIELD)
        row >>= BITS
    return counts


def certain(packed: int, kind: int) -> int:
    """How many of a kind are certain."""
    return (packed >> (kind * BITS)) & FIELD


def more(packed: int, kind: int, n: int) -> int:
    """n more of a kind are certain."""
    return packed + (n << (kind * BITS))


def fewer(packed: int, kind: int, n: int) -> int:
    """n of a kind are gone: so many fewer are certain, but never below none."""
    shift: i64 = kind * BITS
    row: i64 = packed
    certain: i64 = (row >> shift) & FIELD
    gone: i64 = n
    if gone > certain:
        gone = certain
    return row - (gone << shift)
