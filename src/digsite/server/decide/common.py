"""What several commands ask of a table before they are carried out."""

from __future__ import annotations

from collections.abc import Sequence

from digsite import Match
from digsite.bots import bots_for
from digsite.server.bounds import check_ask
from digsite.server.decide.plan import Actor, Plan
from digsite.server.journal import FINISHED, RUNNING
from digsite.server.problems import Problem
from digsite.server.story import Story


def open_table(story: Story) -> None:
    """Something can still happen here."""
    not_over(story)
    if story.frozen:
        raise Problem("frozen", f"This table cannot go on: {story.frozen}.")


def not_over(story: Story) -> None:
    """It can still be ended, also where it cannot go on."""
    if story.over:
        raise Problem("over", "The game is over." if story.status == FINISHED else "The game was abandoned.")


def playing(story: Story) -> Match:
    """The game that is being played."""
    open_table(story)
    if story.status != RUNNING or story.match is None:
        raise Problem("not_started", "The game has not begun yet.")
    return story.match


def acting_seat(story: Story, actor: Actor, seat: int | None) -> int:
    """The seat a command is for: the one it names, or the only one it can mean."""
    mine = actor.seats(story)
    if seat is not None:
        in_range(story, seat)
        if seat not in mine:
            raise Problem("forbidden", "This seat is not yours.", seat=seat)
        return seat
    if not mine:
        raise Problem("forbidden", "You have no seat at this table.")
    asked = [mine_too for mine_too in mine if mine_too in story.asked]
    found: Sequence[int] = asked if len(asked) == 1 else mine
    if len(found) > 1:
        raise Problem("which_seat", "You have several seats here; say which one.", seats=mine)
    return found[0]


def in_range(story: Story, seat: int) -> None:
    """A seat of this table."""
    if not 0 <= seat < story.row.n_seats:
        raise Problem("bad_request", f"There is no seat {seat} here; seats run from 0 to {story.row.n_seats - 1}.")


def proposal(story: Story, seat: int, what: str, to: int) -> Plan:
    """Ask the others, one thing at a time."""
    if story.proposal is not None:
        raise Problem("vote_open", "Something is being voted on already.")
    check_ask(story, seat)
    return Plan([("ask", {"seat": seat, "what": what, "to": to})])


def levels(story: Story) -> list[str]:
    """The bots that can play here, the weakest first."""
    return [] if story.game is None else bots_for(story.game)
