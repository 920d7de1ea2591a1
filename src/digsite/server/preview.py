"""What a choice would bring, as far as the one who chooses can know it.

The choice is played in worlds drawn from that seat's own view, so nothing hidden can shine through. What comes out the
same in all of them is known beforehand; what differs is chance or somebody else's secret, and is left out.
"""

from __future__ import annotations

from typing import Any, Final

from digsite import Rng, State
from digsite.server.shown import shown_table

WORLDS: Final = 3
"""In how many worlds a choice is tried. What comes out the same in three by chance alone is rare, and does no harm."""


def preview(state: State, seat: int, code: int) -> dict[str, Any]:
    """The known outcome of a legal code: scores (null where unknown), events, and what changes in the shown table."""
    before = shown_table(state.view(seat)) or {}
    scores: list[list[int]] = []
    events: list[list[dict[str, Any]]] = []
    tables: list[dict[str, Any]] = []
    final = False
    for number in range(WORLDS):
        world = state.sample(seat, Rng(number))
        before_chance = world.rng.words()
        world.play(code, seat=seat)
        told_something = any(event.kind.reveals or event.kind.shows for event in world.events)
        final = final or told_something or world.seats != [seat] or world.rng.words() != before_chance
        scores.append(world.scores)
        events.append([told for event in world.events if (told := event.seen(seat)) is not None])
        tables.append(shown_table(world.view(seat)) or {})
    return {
        "final": final,
        "scores": [one[0] if len(set(one)) == 1 else None for one in zip(*scores, strict=True)],
        "events": common_start(events),
        "shown": {
            key: value
            for key, value in tables[0].items()
            if before.get(key) != value and all(table.get(key) == value for table in tables)
        },
    }


def common_start(lines: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """What all begin with."""
    start = []
    for same in zip(*lines, strict=False):
        if any(one != same[0] for one in same):
            break
        start.append(same[0])
    return start
