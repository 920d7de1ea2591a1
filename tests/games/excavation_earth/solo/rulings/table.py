"""Solo tables that read a ruling one way or the other."""

from __future__ import annotations

from typing import Any

from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.solo.table import solo

TOPS = {
    "yellow": "yellow-crater",
    "green": "green-crater",
    "red": "red-crater",
    "purple": "purple-antenna",
    "orange": "orange-helix",
}
"""A tile that Zu needs on every stack: 2, 4, 4, 5, 3."""
FIVE_MARKETS = "mask coil prism cog comet"


def reading(rule: str, key: str, **fields: Any) -> Earth:
    """A solo position whose table reads that ruling so; further options go as `options`."""
    options = {"rulings": {rule: key}, **fields.pop("options", {})}
    return solo(options=options, **fields)


def edition(name: str, **fields: Any) -> Earth:
    """A solo position by the rulebook of a language."""
    return solo(options={"edition": name}, **fields)


def cited(state: Earth, kind: str) -> list[str]:
    """What the log cites first for each event of that kind, with the reading in force."""
    events = [event for event in state.events if event.kind.name == kind]
    return [state.rules.cite(event.rule or event.kind.rules[0]) for event in events]
