"""Climbing a ladder of priorities: on each rung the best stay, and whoever is tied at the end is drawn by lot.

Candidates are ints in ascending order. Keys are numbers of which the higher is the better. Nothing here knows what is
being chosen; the rung, an event kind, names the rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.kernel.events import EventKind

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

HUMAN: Final = 0
"""The only seat."""
ZU: Final = 1
"""The player behind it."""


def weigh(s: Earth, kind: EventKind, purpose: int, candidates: list[int]) -> None:
    """Tell what a choice is among."""
    if not s.muted:
        s.emit(kind, ZU, purpose, bits(candidates))


def keep(s: Earth, left: list[int], fit: list[bool], rung: EventKind) -> list[int]:
    """Those candidates that fit, however few."""
    kept = [left[i] for i in range(len(left)) if fit[i]]
    if len(kept) < len(left) and not s.muted:
        s.emit(rung, ZU, bits(kept), bits(left) & ~bits(kept))
    return kept


def climb(s: Earth, left: list[int], keys: list[int], rung: EventKind) -> list[int]:
    """The best candidates by these keys: all that are tied for it (ZU-GEN-07)."""
    if len(left) <= 1:
        return left
    best = max(keys)
    if keys.count(best) == len(left):
        return left
    return keep(s, left, [key == best for key in keys], rung)


def draw_lot(s: Earth, tied: list[int], kind: EventKind) -> int:
    """One of the candidates that are still tied, each as likely as another; a single one needs no draw (ZU-GEN-08,
    ZU-GEN-R2, ZU-INV-12)."""
    if len(tied) == 1:
        return tied[0]
    drawn = s.rng.pick(tied)
    if not s.muted:
        s.emit(kind, ZU, bits(tied), drawn)
    return drawn


def bits(candidates: list[int]) -> int:
    """A set of candidates as bits."""
    found = 0
    for candidate in candidates:
        found |= 1 << candidate
    return found
