"""How much may be written about one table: whoever comes to it has a server read it all.

Moves are never refused for it, so that a game can always be played to its end; nor is leaving. What is taken back, and
what happens beside the game, is counted. A record that is brought in is held to the same: what one table gives out,
another takes in.

By lot, a whole game of Excavation Earth with four seats and all modules has 290 to 390 moves, one of Archaeology 180
to 410.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from digsite.kernel.match import KEPT
from digsite.kernel.record import Entry
from digsite.server.problems import Problem
from digsite.server.story import Story

MOST_TAKEN_BACK: Final = 2000
"""Moves that were taken back, and the undos that did it: all moves of a long game twice, one by one."""
MOST_REPLAYED: Final = 20_000
"""How many moves undos may have played again, whenever the table is taken up: else a file of a few kilobytes could keep
a server busy for hours. As many as fifty whole games have, which takes a second."""
MOST_ENTRIES: Final = 4000
"""What a record that is brought may hold. Only on purpose, trading to and fro, does a game come to 2000 moves."""
MOST_ASIDE: Final = 1000
"""Entries beside the game: who sits down, hands over, asks and votes."""
MOST_SITS: Final = 50
"""How often one person may sit down at one table. This and the next three are so that nobody can use up what is there
for all."""
MOST_FILLS: Final = 100
"""How often seats may be given to bots before the game, or be opened again."""
MOST_ASKS: Final = 100
"""How often one seat may ask the others for something."""
MOST_UNDOS: Final = 400
"""How often one seat may take back where others play as well."""


def check_undo(story: Story, noticed: Sequence[int], seat: int, to: int) -> None:
    """Raise a Problem unless that seat may have the game go back to that move.

    `noticed` are the entries that whoever wants it has been told of. No others are counted: else one could find out how
    many choices another seat has made in private.
    """
    then = noticed_record(story, noticed, to)
    if story.others(story.seats[seat].person) and written_by(story, "undo", seat) >= MOST_UNDOS:
        raise Problem("too_long", "This seat has taken back too much already.")
    if taken_back(then) > MOST_TAKEN_BACK or replayed_moves(then) > MOST_REPLAYED:
        raise Problem("too_long", "Too much was taken back at this table already: that is further than it goes.")


def noticed_record(story: Story, noticed: Sequence[int], to: int) -> list[Entry]:
    """What somebody who was told of those entries knows of the record, and then an undo to that move."""
    told = frozenset(noticed)
    known: list[Entry] = []
    line: list[bool] = []
    for entry in story.journal:
        if entry.kind == "move":
            line.append(entry.seq in told)
            if line[-1]:
                known.append(Entry(entry.data["seat"], entry.data["code"]))
        elif entry.kind == "undo":
            del line[entry.data["to"] :]
            if entry.seq in told:
                known.append(Entry(-1, -1, sum(line)))
    return [*known, Entry(-1, -1, sum(line[:to]))]


def check_sit(story: Story, person: str) -> None:
    """Raise a Problem unless that person may sit down once more."""
    if sum(entry.kind == "sit" and entry.data["person"] == person for entry in story.journal) >= MOST_SITS:
        raise Problem("too_long", "You have sat down at this table too often.")
    check_aside(story)


def check_fill(story: Story) -> None:
    """Raise a Problem unless a seat may once more be given to a bot, or be opened again."""
    if sum(entry.kind == "fill" for entry in story.journal) >= MOST_FILLS:
        raise Problem("too_long", "Seats of this table have changed hands too often.")
    check_aside(story)


def check_ask(story: Story, seat: int) -> None:
    """Raise a Problem unless that seat may ask the others once more."""
    if written_by(story, "ask", seat) >= MOST_ASKS:
        raise Problem("too_long", "This seat has asked the others too often.")
    check_aside(story)


def check_aside(story: Story) -> None:
    """Raise a Problem unless more may happen beside the game."""
    if sum(entry.kind not in ("move", "undo") for entry in story.journal) >= MOST_ASIDE:
        raise Problem("too_long", "Too much has happened at this table; the game can still be played, or left.")


def written_by(story: Story, kind: str, seat: int) -> int:
    """How many entries of a kind a seat has caused."""
    return sum(entry.kind == kind and entry.data["seat"] == seat for entry in story.journal)


def taken_back(entries: Sequence[Entry]) -> int:
    """How many entries of a record no longer count: undos, and the moves that they took back."""
    moves = 0
    for entry in entries:
        moves = entry.to if entry.is_undo else moves + 1
    return len(entries) - moves


def replayed_moves(entries: Sequence[Entry]) -> int:
    """How many moves are played again because of undos, as a match does it that keeps the last few positions."""
    moves = kept = again = 0
    for entry in entries:
        if not entry.is_undo:
            moves += 1
            kept = min(kept + 1, KEPT)
        elif moves - entry.to <= kept:
            kept -= moves - entry.to
            moves = entry.to
        else:
            moves = entry.to
            kept = min(moves, KEPT)
            again += moves
    return again
