"""What a choice would bring, as far as the one who chooses can know it.

The choice is played in worlds drawn from that seat's own view, so nothing hidden can shine through. Where nothing comes
to light in any of them, the outcome is known. Where something does, a few worlds that agree prove nothing: a storm may
lie on top of the pile in none of them. Then only what happens before that is told, and of the scores what those events
alone account for.
"""

from __future__ import annotations

from typing import Any, Final

from digsite import Event, Rng, State
from digsite.kernel.record import brought_to_light
from digsite.server.shown import shown_table

WORLDS: Final = 3
"""In how many worlds a choice is tried."""
MONEY: Final = ("money", "credits")
"""The fields of events that tell what a seat got."""


def preview(state: State, seat: int, code: int) -> dict[str, Any]:
    """The known outcome of a legal code: scores (null where unknown), events, and what changes in the shown table."""
    final = dark = False
    worlds: list[State] = []
    sure: list[list[Event]] = []
    for number in range(WORLDS):
        world = state.sample(seat, Rng(number))
        before_chance = world.rng.words()
        world.play(code, seat=seat)
        events = world.events
        known = foreseen(events, seat)
        drawn = world.rng.words() != before_chance
        if drawn and len(known) == len(events):
            known = []  # chance had a hand in it, and no event says from where on
        final = final or world.seats != [seat] or brought_to_light(world, before_chance)
        dark = dark or drawn or len(known) < len(events)
        worlds.append(world)
        sure.append(known)
    return {
        "final": final,
        "scores": sure_scores(state, worlds, sure) if dark else common_scores(worlds),
        "events": common_start([told_to(seat, events) for events in sure]),
        "shown": {} if dark else common_changes(state, worlds, seat),
        "next": None if dark else common_question(worlds, seat),
    }


def common_question(worlds: list[State], seat: int) -> dict[str, Any] | None:
    """What that seat is asked next, if it is and all agree."""
    asked = [world.question_for(seat) for world in worlds]
    first = asked[0]
    if first is None or any(one is None or (one.key, one.about) != (first.key, first.about) for one in asked):
        return None
    return {"key": first.key, "about": first.about}


def foreseen(events: list[Event], seat: int) -> list[Event]:
    """The events before the first that tells this seat something new: chance, or what others alone knew."""
    known: list[Event] = []
    for event in events:
        if event.kind.reveals or (event.shows and event.seat != seat):
            break
        known.append(event)
    return known


def told_to(seat: int, events: list[Event]) -> list[dict[str, Any]]:
    """Events as that seat is told of them."""
    return [told for event in events if (told := event.seen(seat)) is not None]


def common_start(lines: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """What all begin with."""
    start = []
    for same in zip(*lines, strict=False):
        if any(one != same[0] for one in same):
            break
        start.append(same[0])
    return start


def common_scores(worlds: list[State]) -> list[int | None]:
    """The scores that are the same in all worlds."""
    return [one[0] if len(set(one)) == 1 else None for one in zip(*(world.scores for world in worlds), strict=True)]


def sure_scores(state: State, worlds: list[State], sure: list[list[Event]]) -> list[int | None]:
    """Of those, the ones that the foreseen events account for. Who gets nothing by them may still get something."""
    found = common_scores(worlds)
    for player, before in enumerate(state.scores):
        gains = {sum(money_of(event) for event in events if event.seat == player) for events in sure}
        if gains == {0} or {before + gain for gain in gains} != {found[player]}:
            found[player] = None
    return found


def money_of(event: Event) -> int:
    """What its seat got with an event."""
    values = zip(event.kind.fields, (event.a, event.b, event.c), strict=False)
    return sum(value for field, value in values if field in MONEY)


def common_changes(state: State, worlds: list[State], seat: int) -> dict[str, Any]:
    """The parts of the shown table that change, to the same in all worlds."""
    views = [world.view(seat) for world in worlds]
    others = [view for view in views[1:] if view != views[0]]  # a table takes far longer to make than a view
    before = shown_table(state.view(seat)) or {}
    tables = [shown_table(view) or {} for view in [views[0], *others]]
    return {
        key: value
        for key, value in tables[0].items()
        if before.get(key) != value and all(table.get(key) == value for table in tables)
    }
