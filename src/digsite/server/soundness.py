"""Journals out of a database that was damaged: whatever was lost or spoilt is told as such.

So the table is shown to be broken, up to where it can be replayed, and breaks nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from types import UnionType
from typing import Any, Final

from digsite.server.journal import SPOILT, Entry
from digsite.server.seats import Occupant

MISSING: Final = "missing"
DAMAGED: Final = "damaged"
HELD: Final[dict[str, dict[str, type | UnionType]]] = {
    "made": {"seats": list},
    "sit": {"seat": int, "person": str, "name": str},
    "leave": {"seat": int},
    "fill": {"seat": int, "level": str | None},
    "bot": {"seat": int, "level": str},
    "back": {"seat": int},
    "move": {"seat": int, "code": int},
    "undo": {"seat": int, "to": int, "redraw": int | None},
    "ask": {"seat": int, "what": str, "to": int},
    "vote": {"seats": list, "yes": bool},
    "rematch": {"table": str},
    "host": {"person": str},
}
"""What an entry of each kind holds at least; any other kind, nothing."""
OCCUPANT: Final = {field.name for field in fields(Occupant)}


def whole(entries: Iterable[Entry], n_seats: int, after: int = -1, last: int = -1) -> list[Entry]:
    """A journal as it was read, with an entry for every number.

    Args:
        entries: in order.
        n_seats: of the table.
        after: the entry before the first.
        last: the last that was ever written, as far as that is known.
    """
    found: list[Entry] = []
    for entry in entries:
        for seq in range(after + len(found) + 1, entry.seq):
            found.append(Entry(seq, MISSING, {}, entry.at))
        found.append(entry if is_sound(entry, n_seats) else Entry(entry.seq, DAMAGED, {}, entry.at))
    at = found[-1].at if found else 0.0
    return found + [Entry(seq, MISSING, {}, at) for seq in range(after + len(found) + 1, last + 1)]


def is_sound(entry: Entry, n_seats: int) -> bool:
    """Whether an entry holds what one of its kind must hold."""
    data: Any = entry.data
    if not isinstance(data, dict) or data == SPOILT:
        return False
    held = HELD.get(entry.kind, {})
    if not all(name in data and isinstance(data[name], kind) for name, kind in held.items()):
        return False
    match entry.kind:
        case "made":
            return len(data["seats"]) == n_seats and all(is_occupant(seat) for seat in data["seats"])
        case "start":
            return isinstance(data.get("stay", 0), int)
        case "fill" | "leave":
            return isinstance(data.get("kept", ""), str)
        case "vote":
            return all(isinstance(seat, int) and 0 <= seat < n_seats for seat in data["seats"])
    return "seat" not in held or 0 <= data["seat"] < n_seats


def is_occupant(seat: Any) -> bool:
    """Whether something is what `seats.Occupant.to_json` gives."""
    return isinstance(seat, dict) and "person" in seat and seat.keys() <= OCCUPANT
