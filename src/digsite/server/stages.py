"""A message bit by bit: what the game did by itself with one move, for those who want to watch it slowly.

With a bot, every move is a message. A rival whom the game plays, like Zu, does all that it does within the move of
somebody else; so the table between its cards is in no message.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import orjson

from digsite.kernel.errors import BadPosition
from digsite.kernel.state import State
from digsite.server.journal import Entry, TableRow
from digsite.server.shown import shown_table
from digsite.server.story import Story
from digsite.server.tell import Audience, Message, told_from_the_start

MOST_STAGES: Final = 24
"""Of one message. Zu's deck has fewer cards; what happens beyond is told with the last."""


def staged(row: TableRow, journal: list[Entry], audience: Audience, seq: int) -> bytes:
    """The stages of a message for each of its points of view: a list in JSON."""
    for story, message in told_from_the_start(row, journal, audience):
        if message is not None and message["seq"] == seq:
            seats = [item["seat"] for item in message["told"]]
            return orjson.dumps([{"seat": seat, "stages": stages_of(story, seat)} for seat in seats])
    raise AssertionError(f"there is no message {seq}")


def stages_of(story: Story, seat: int | None) -> list[Message]:
    """The table as a page shows it after each bit of the last move in which something happened that this seat was told
    of. None where no rival is at the table: nobody is asked in the middle of anything that others must not see."""
    match = story.match
    if match is None or story.frozen or story.journal[-1].kind != "move":
        return []
    if match.state.n_players == match.state.n_seats:
        return []
    *on_the_way, end = match.stages()
    whole = n_seen(end, seat)
    found: dict[int, Message | None] = {}
    """By the number of events so far: the first table with that many, as it is what these events speak of."""
    for state in on_the_way:
        n = n_seen(state, seat)
        if 0 < n < whole and n not in found and len(found) < MOST_STAGES - 1:
            # Between two rounds the game passes through what is no position; then the next one is told.
            with suppress(BadPosition):
                found[n] = shown_at(state, seat)
    found[whole] = shown_at(end, seat)
    return [{"events": n, "shown": shown} for n, shown in found.items()]


def shown_at(state: State, seat: int | None) -> Message | None:
    """The table as a page shows it to a seat."""
    return shown_table(state.view(seat))


def n_seen(state: State, seat: int | None) -> int:
    """How many events of its last move a seat is told of."""
    return sum(event.seen(seat) is not None for event in state.events)
