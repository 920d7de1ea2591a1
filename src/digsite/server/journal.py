"""The journal of a table is the truth: every line that was ever written about it, numbered from 0 without a gap.

Who sits down, the start, every move, every undo, every vote is an entry. `(table_id, seq)` is the primary key and the
only lock: whoever loses the insert reads what the winner wrote and decides again. All that a table is can be worked out
from its row and its journal; nothing else has to be kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

WAITING: Final = "waiting"
RUNNING: Final = "running"
FINISHED: Final = "finished"
ABANDONED: Final = "abandoned"

SPOILT: Final = {"spoilt": True}
"""What is read where the database holds no mapping: no kind of entry has such a thing, and no game such an option."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a journal. What `data` holds depends on the kind:

    made     {"seats": [occupant, …]}      the table was made; an occupant is what `seats.Occupant.to_json` gives
    sit      {"seat", "person", "name"}    somebody sat down; with "host": true, who is the host from then on;
                                           with "bot", the level of the one that goes on playing for that person
    leave    {"seat"}                      somebody gave up a seat
    fill     {"seat", "level"}             a bot has an open seat; null: the seat is open again
    bot      {"seat", "level"}             a bot plays for whoever sits there
    back     {"seat"}                      the one who sits there plays again
    start    {}                            the game begins
    move     {"seat", "code"}              a code was played
    undo     {"seat", "to", "redraw"}      the moves after `to` are taken back; `redraw` is a seed or null
    ask      {"seat", "what", "to"}        a seat asks the others to agree to "undo" (to that move) or to "abandon"
    vote     {"seats", "yes"}              an answer to it
    abandon  {}                            the game ends here
    rematch  {"table"}                     the same people meet again at another table
    host     {"person"}                    who is the host from then on, where that person has no seat

    Two kinds are never written, but read where the database was damaged (`soundness.whole`):

    missing  {}                            the entry of this number is not there
    damaged  {}                            it does not hold what one of its kind holds
    """

    seq: int
    kind: str
    data: dict[str, Any]
    at: float
    """Seconds since 1970."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table: what never changes after it was made, and an index of its journal for lists."""

    id: str
    game: str
    n_seats: int
    options: dict[str, Any]
    rules_version: int
    components: str
    secret: str
    """64 hex digits; the seed follows from it (`kernel.fairness`). It leaves the server at the end, not before."""
    commitment: str
    """What was published about the secret from the beginning."""
    listed: bool
    """Whether the table stands in the public list and may be watched by anybody."""
    host: str
    """The person who made it, and is its host to begin with; or who has become its host since, for lists."""
    created_at: float
    seed: int | None = None
    """The seed of an imported game, which does not follow from the secret."""

    status: str = WAITING
    last_seq: int = -1
    asked: int = 0
    """The seats that are asked now, as bits."""
    bots_due: bool = False
    """Whether a bot is among them."""
    updated_at: float = 0.0


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who has a seat, for the list of somebody's tables; and the hash of the seat's token."""

    table_id: str
    seat: int
    person: str | None
    token_hash: str | None


@dataclass(frozen=True, slots=True)
class NewRows:
    """A new table as it is written down."""

    row: TableRow
    entries: tuple[Entry, ...]
    """The beginning of its journal, numbered from 0."""
    seats: tuple[SeatRow, ...]
    invitations: Mapping[int | None, str]
    """The hashes of its invitations, by the seat they are for; None: any open one."""


@dataclass(frozen=True, slots=True)
class Append:
    """Entries to be written, and what the index says after them. All of it is written, or nothing."""

    table_id: str
    entries: tuple[Entry, ...]
    """At least one, with consecutive numbers."""
    status: str
    asked: int
    bots_due: bool
    seats: tuple[SeatRow, ...] = ()
    """The rows that change."""
    lays: NewRows | None = None
    """A table that these entries speak of (a rematch): it is there if they are."""
