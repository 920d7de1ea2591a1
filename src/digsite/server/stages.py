"""A message bit by bit: what the game did by itself with one move, for those who want to watch it slowly.

With a bot, every move is a message. A rival whom the game plays, like Zu, does all that it does within the move of
somebody else; so the table between its cards is in no message.
"""

from __future__ import annotations

from typing import Final

import orjson

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
    states: dict[int, State] = {}
    """By the number of events so far: the first state with that many, as it is what these events speak of."""
    *on_the_way, end = match.stages()
    for state in on_the_way:
        states.setdefault(n_seen(state, seat), state)
    told = sorted(states.items())[: MOST_STAGES - 1]
    whole = n_seen(end, seat)
    told = [(n, state) for n, state in told if 0 < n < whole] + [(whole, end)]
    return [{"events": n, "shown": shown_table(state.view(seat))} for n, state in told]


def n_seen(state: State, seat: int | None) -> int:
    """How many events of its last move a seat is told of."""
    return sum(event.seen(seat) is not None for event in state.events)
