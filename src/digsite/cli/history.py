"""What has happened at a table, for each seat as it may know it."""

from __future__ import annotations

from typing import Any, Final

from digsite.kernel.events import Event
from digsite.kernel.record import NO_SEED, Record
from digsite.kernel.rules import Rules

TAKEN_BACK: Final = "taken-back"
"""The kind of an entry that is no event of the game: moves were taken back."""


CITE: Final = "cite"
"""The field of a told event that names the rulings behind it, where a table may choose how to read them."""


class History:
    """One list for each observer: the seats, and last a spectator. What a seat may not know is never put into its list.

    What is taken back stays in it: a log tells what was seen.
    """

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules: Final = rules
        n_seats = rules.n_seats
        self._told: Final[list[list[dict[str, object]]]] = [[] for _ in range(n_seats + 1)]
        self._marks: Final = [0] * n_seats
        """Where the news of each seat begin."""
        self._before: Final[list[list[int]]] = []
        """For each move on the line: how long every list was before it."""
        self._standing: Final[list[list[dict[str, object]]]] = [[] for _ in range(n_seats + 1)]
        """The same lists without what was taken back."""
        self._stood: Final[list[list[int]]] = []

    def begin(self, events: list[Event]) -> None:
        """Note what setting up caused."""
        last = len(self._told) - 1
        cites = [cite_of(event, self.rules) for event in events]
        for observer, told in enumerate(self._told):
            for event, cite in zip(events, cites, strict=True):
                seen = event.seen(None if observer == last else observer)
                if seen is not None:
                    seen.update(cite)
                    told.append(seen)
                    self._standing[observer].append(seen)

    def add(self, events: list[Event], seat: int, *, passes_on: bool) -> None:
        """Note what a move of that seat caused.

        If another seat is asked next, the mover's news begin here; likewise if a rival took its turn, who has no seat.
        """
        self._before.append([len(told) for told in self._told])
        self._stood.append([len(standing) for standing in self._standing])
        if passes_on or any(event.seat >= len(self._marks) for event in events):
            self._marks[seat] = len(self._told[seat])
        self.begin(events)

    def take_back(self, to: int, *, redrawn: bool) -> None:
        """Note that moves were taken back, for those who were told of any of them or whose cards may have changed.

        Not how many: that would tell how many cards were picked for trades in secret.
        """
        before = self._before[to]
        for standing, length in zip(self._standing, self._stood[to], strict=True):
            del standing[length:]
        del self._before[to:], self._stood[to:]
        for observer, told in enumerate(self._told):
            if redrawn or len(told) > before[observer]:
                told.append({"kind": TAKEN_BACK, "redrawn": redrawn})

    def whole(self, seat: int | None) -> list[dict[str, object]]:
        """All that this seat (None: a spectator) was told."""
        return self._told[-1 if seat is None else seat]

    def standing(self, seat: int | None) -> list[dict[str, object]]:
        """What of it was not taken back."""
        return self._standing[-1 if seat is None else seat]

    def news(self, seat: int) -> list[dict[str, object]]:
        """What it was told since it last passed the word on."""
        return self._told[seat][self._marks[seat] :]


def cite_of(event: Event, rules: Rules[Any]) -> dict[str, str]:
    """The rulings that an event rests on, each with the reading in force, as a field of the event; {} for none."""
    named = [event.rule, *rules.cites(event.kind)]
    cited = [rules.cite(rule) for rule in dict.fromkeys(named) if rule in rules.readings]
    return {CITE: ", ".join(cited)} if cited else {}


def history_of(record: Record) -> History:
    """What has happened in a record so far, moves that were taken back and all."""
    state = record.begin()
    history = History(state.table)
    history.begin(state.events)
    for number, entry in enumerate(record.entries):
        if entry.is_undo:
            history.take_back(entry.to, redrawn=entry.redraw != NO_SEED)
            state = record.replay(number + 1)
        else:
            record.step(state, entry, number + 1)
            history.add(state.events, entry.seat, passes_on=state.seat != entry.seat)
    return history
