"""Records out and in: a finished game as a file that `digsite verify` accepts, and a file as a table."""

from __future__ import annotations

from typing import Any

from digsite.kernel.fairness import seed_of
from digsite.kernel.match import KEPT
from digsite.kernel.record import FORMAT, Record
from digsite.server import bounds
from digsite.server.journal import Entry
from digsite.server.problems import Problem
from digsite.server.story import Story


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
    text = record.game.text
    record.set_players([one.name or one.bot or text.player(seat, "en") for seat, one in enumerate(story.seats)])
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
    moves = data.get("moves")
    if isinstance(moves, list):
        check_number(len(moves))  # before they are read: to read a million takes seconds
    record = Record.from_json(data)
    check_taken_back(record)
    record.verify()
    return record


def check_number(n_moves: int) -> None:
    """Raise a Problem if a record holds more than a table would take."""
    if n_moves > bounds.MOST_ENTRIES:
        raise Problem("bad_request", f"moves: {n_moves} are too many; at most {bounds.MOST_ENTRIES} are taken in.")


def check_taken_back(record: Record) -> None:
    """Raise a Problem if more was taken back in a record than a table would take."""
    back = bounds.taken_back(record.entries)
    if back > bounds.MOST_TAKEN_BACK:
        most = bounds.MOST_TAKEN_BACK
        raise Problem("bad_request", f"moves: {back} of them were taken back or did that; at most {most} are taken in.")
    again = bounds.replayed_moves(record.entries)
    if again > bounds.MOST_REPLAYED:
        raise Problem(
            "bad_request",
            f"moves: undos that go back more than {KEPT} moves play the game again, here {again} moves in all; "
            f"at most {bounds.MOST_REPLAYED} are taken in.",
        )
