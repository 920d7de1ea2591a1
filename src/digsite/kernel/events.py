"""Events say what happened: small, typed, and with who may see them.

A step emits an event in the line that changes the state. Logs, animations and metrics read events; words are made from
them elsewhere. An event's fields are ints; its kind says what they mean, which of them are secret and which rules they
rest on.
"""

from __future__ import annotations

from typing import Final

EVERYONE: Final = -1
"""The `seen_by` of an event that hides nothing."""

HIDDEN: Final = -1
"""What a secret field reads for those who may not see it."""


class EventKind:
    """What an event of one kind means.

    Args:
        name: its stable name, and the key of its words (`event-NAME`).
        fields: what a, b and c are, in order ("treasure", "seat", "chamber", "n", "money", "code").
        secret: the fields that only the seats in `seen_by` may read. With every field secret and `silent`, the others
            are not told of the event at all.
        silent: the event is told to nobody outside `seen_by`.
        reveals: something hidden, or chance, came to light: undo is no longer free behind it.
        shows: a seat showed the others what it alone knew: likewise, unless it sits there alone.
        rules: the IDs of the rules it rests on.
    """

    def __init__(
        self,
        name: str,
        fields: list[str],
        rules: list[str],
        *,
        secret: list[str] | None = None,
        silent: bool = False,
        reveals: bool = False,
        shows: bool = False,
    ) -> None:
        self.name: Final = name
        self.fields: Final = tuple(fields)
        self.rules: Final = tuple(rules)
        self.secret: Final[tuple[str, ...]] = () if secret is None else tuple(secret)
        self.silent: Final = silent
        self.reveals: Final = reveals
        self.shows: Final = shows


class Event:
    """Something that happened. `seen_by` is a set of seats as bits, or EVERYONE; `rule` is the ID of the one that made
    it happen this time, where its kind has several reasons; what was open `before` is shown to nobody by it."""

    def __init__(
        self, kind: EventKind, seat: int, a: int, b: int, c: int, seen_by: int, rule: str = "", before: bool = False
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.seen_by: Final = seen_by
        self.rule: Final = rule
        self.shows: Final = kind.shows and not before

    def may_see(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) may read the secret fields too."""
        if self.seen_by == EVERYONE:
            return True
        return seat is not None and bool((self.seen_by >> seat) & 1)

    def seen(self, seat: int | None) -> dict[str, object] | None:
        """The event as that seat may know it, as plain data, or None if it is not told of it."""
        kind = self.kind
        open_to = self.may_see(seat)
        if kind.silent and not open_to:
            return None
        told: dict[str, object] = {"kind": kind.name, "seat": self.seat}
        values = [self.a, self.b, self.c]
        for i, field in enumerate(kind.fields):
            told[field] = values[i] if open_to or field not in kind.secret else HIDDEN
        return told

    def __repr__(self) -> str:
        return f"Event({self.whole()})"

    def whole(self) -> dict[str, object]:
        """Every field, for whoever may know all (a record, a test)."""
        told: dict[str, object] = {"kind": self.kind.name, "seat": self.seat}
        values = [self.a, self.b, self.c]
        for i, field in enumerate(self.kind.fields):
            told[field] = values[i]
        return told


ANSWERED_ITSELF: Final = EventKind("answered-itself", ["code"], [], secret=["code"], silent=True)
"""A question had one answer, and the kernel gave it. Told to everyone, or of a private question to its seat alone."""
