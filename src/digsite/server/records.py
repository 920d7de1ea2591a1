"""Records out and in: a finished game as a file that `digsite verify` accepts, and a file as a table."""

from __future__ import annotations

from typing import Any, Final

from digsite.kernel.fairness import seed_of
from digsite.kernel.match import KEPT
from digsite.kernel.record import FORMAT, Record
from digsite.server.journal import Entry
from digsite.server.problems import Problem
from digsite.server.story import Story

MOST_ENTRIES: Final = 2000
"""What a record that is brought may hold: several times the longest game."""
MOST_REPLAYED: Final = 20_000
"""How many moves its undos may have played again, whenever the table is taken up: else a file of a few kilobytes could
keep a server busy for hours. As many as fifty whole games have, which takes a second."""


def exported(story: Story) -> dict[str, Any]:
    """The record of a table, with the secret of its chance. Only when nothing more can be played: it tells all.

    A table that cannot go on here, because it was begun by other rules, is told as it stands in the journal, once it
    was abandoned: elsewhere it might go on.
    """
    if not story.over:
        raise Problem("not_over", "The record holds everything that is hidden; it is there when the game is over.")
    if story.match is None and not story.frozen:
        raise Problem("not_started", "No game was played at this table.")
    if story.match is None or story.frozen:
        return as_it_stands(story)
    record = story.match.record
    if story.row.seed is None:
        record.set_fairness(story.row.commitment, story.row.secret)
    record.set_players([seat.name or seat.bot or "?" for seat in story.seats])
    return record.to_json()


def as_it_stands(story: Story) -> dict[str, Any]:
    """A record that this Digsite cannot replay itself."""
    row = story.row
    return {
        "digsite_record": FORMAT,
        "game": row.game,
        "rules_version": row.rules_version,
        "components": row.components,
        "seats": row.n_seats,
        "seed": seed_of(row.secret) if row.seed is None else row.seed,
        "options": row.options,
        "moves": [item for entry in story.journal if (item := record_item(entry)) is not None],
        **({} if row.seed is not None else {"fairness": {"commitment": row.commitment, "secret": row.secret}}),
    }


def record_item(entry: Entry) -> list[Any] | None:
    """An entry of the journal as a record has it; None if it is not about the game."""
    data = entry.data
    if entry.kind == "move":
        return [data["seat"], data["code"]]
    if entry.kind == "undo":
        return ["undo", data["to"]] if data["redraw"] is None else ["undo", data["to"], data["redraw"]]
    return None


def imported(data: dict[str, Any]) -> Record:
    """A record that somebody brings, replayed and checked.

    Raises:
        BadRecord: says what is wrong with it.
        Problem: it was played with a component pack of its own.
    """
    options = data.get("options")
    if isinstance(options, dict) and options.get("components") is not None:
        raise Problem("bad_request", "option components: a game with a pack of its own cannot be taken in here.")
    record = Record.from_json(data)
    if len(record.entries) > MOST_ENTRIES:
        raise Problem("bad_request", f"moves: {len(record.entries)} are too many; at most {MOST_ENTRIES} are taken in.")
    again = replayed_moves(record)
    if again > MOST_REPLAYED:
        raise Problem(
            "bad_request",
            f"moves: undos that go back more than {KEPT} moves play the game again, here {again} moves in all; "
            f"at most {MOST_REPLAYED} are taken in.",
        )
    record.verify()
    return record


def replayed_moves(record: Record) -> int:
    """How many moves are played again because of undos, as a match does it that keeps the last few positions."""
    moves = kept = again = 0
    for entry in record.entries:
        if not entry.is_undo:
            moves += 1
            kept = min(kept + 1, KEPT)
        elif moves - entry.to <= kept:
            kept -= moves - entry.to
            moves = entry.to
        else:
            kept, moves = 0, entry.to
            again += 2 * moves  # once for the position, once for what came to light when
    return again
