"""Playing, taking back, and voting on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from digsite import Match, State, UnknownCode
from digsite.kernel.fairness import redraw_of
from digsite.server.bounds import check_undo
from digsite.server.decide.common import acting_seat, not_over, playing, proposal
from digsite.server.decide.plan import Actor, Plan
from digsite.server.problems import Problem
from digsite.server.story import Story


def move(story: Story, actor: Actor, seat: int | None, code: int, asked_at: int | None) -> Plan:
    """Answer a question. `asked_at` is the entry with which it came up, as far as the sender has heard."""
    match = playing(story)
    seat = acting_seat(story, actor, seat)
    if story.seats[seat].bot is not None:
        raise Problem("bot_plays", "A bot plays this seat; take it back first.", seat=seat)
    if seat not in story.asked:
        raise Problem("not_asked", "It is not this seat's turn.", seat=seat, asked=story.asked)
    if asked_at != story.asked_since[seat]:
        raise Problem("stale", "The table has moved on since; this answer was to an earlier question.", seat=seat)
    return answer(match.state, seat, code)


def answer(state: State, seat: int, code: int) -> Plan:
    """A code for a seat that is asked, if it is legal."""
    try:
        refusal = state.why_not(code, seat)
    except UnknownCode as problem:
        raise Problem("illegal", str(problem), code=code) from problem
    if refusal is not None:
        refused = {"rule": refusal.rule, "reading": refusal.reading, "key": refusal.key, "args": refusal.args}
        raise Problem("illegal", f"{refusal.words} ({refusal.cite})", code=code, refusal=refused)
    return Plan([("move", {"seat": seat, "code": code})])


def bot_move(story: Story, seat: int, code: int, asked_at: int) -> Plan:
    """What a bot answered, unless the question is gone by now."""
    match = playing(story)
    if seat not in story.bots_asked or story.asked_since[seat] != asked_at:
        raise Problem("stale", "The table has moved on since.", seat=seat)
    return answer(match.state, seat, code)


def undo(story: Story, actor: Actor, seat: int | None, steps: int, noticed: Sequence[int]) -> Plan:
    """Take back the last `steps` moves of a seat: at once where that is free or nobody else is concerned, else by vote.

    Free undo is offered only while the seat itself is asked. After that another seat may have chosen something that
    nobody may notice, and whether undo is still free would tell. `noticed` are the entries that whoever wants it has
    been told of.
    """
    match = playing(story)
    seat = acting_seat(story, actor, seat)
    back = own_moves(story, match, seat)
    if not 1 <= steps <= len(back):
        raise Problem("nothing_to_undo", f"This seat has made {len(back)} moves; it cannot take back {steps}.")
    to = back[steps - 1]
    check_undo(story, noticed, seat, to)
    if steps <= free_steps(story, seat):
        return Plan([("undo", {"seat": seat, "to": to, "redraw": None})])
    if not story.others(story.seats[seat].person):
        return Plan([undo_by_consent(story, match, seat, to)])
    return proposal(story, seat, "undo", to)


def own_moves(story: Story, match: Match, seat: int) -> list[int]:
    """To which moves a seat can go back, the last first: not into those that laid the table."""
    return [to for to in match.own_moves(seat) if to >= story.stay]


def free_steps(story: Story, seat: int) -> int:
    """How many of its last moves a seat may take back without asking."""
    if story.match is None or seat not in story.asked:
        return 0
    return story.match.moves() - max(story.match.free_undo(seat), story.stay)


def undo_by_consent(story: Story, match: Match, seat: int, to: int) -> tuple[str, dict[str, Any]]:
    """An undo past what came to light: what chance had not yet revealed is drawn anew, from the committed secret."""
    redraw = redraw_of(story.row.secret, len(match.record.entries))
    return ("undo", {"seat": seat, "to": to, "redraw": redraw})


def vote(story: Story, actor: Actor, yes: bool) -> Plan:
    """Agree to what somebody asked for, or not. The last one who agrees carries it out; who asked may ask no longer."""
    not_over(story)
    asked = story.proposal
    if asked is None:
        raise Problem("no_vote", "Nothing is being voted on.")
    if not yes and asked.seat in actor.seats(story):
        return Plan([("vote", {"seats": [asked.seat], "yes": False})])
    asker = story.seats[asked.seat].person
    needed = story.others(asker)
    mine = [seat for seat in actor.seats(story) if seat in needed]
    if not mine:
        raise Problem("forbidden", "This vote is not yours.")
    if all(seat in asked.yes for seat in mine):
        raise Problem("no_vote", "You have voted already.")
    plan = Plan([("vote", {"seats": mine, "yes": yes})])
    if yes and all(seat in asked.yes or seat in mine for seat in needed):
        if asked.what == "undo":
            plan.entries.append(undo_by_consent(story, playing(story), asked.seat, asked.to))
        else:
            plan.entries.append(("abandon", {}))
    return plan
