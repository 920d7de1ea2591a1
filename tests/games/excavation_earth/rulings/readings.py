"""Positions read one way or the other: the options that name a reading of a ruling."""

from __future__ import annotations

import digsite

GAME = digsite.game("excavation_earth")


def reading(rule: str, key: str) -> dict[str, object]:
    """The options of a table that reads the ruling so."""
    return {"rulings": {rule: key}}


def default(rule: str, edition: str) -> str:
    """The reading that an edition plays."""
    return next(ruling for ruling in GAME.rulings if ruling.rule == rule).default(edition)


def keys(rule: str) -> list[str]:
    """The readings of a ruling, the default first."""
    return next(ruling for ruling in GAME.rulings if ruling.rule == rule).keys
