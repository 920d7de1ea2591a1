"""May somebody do that? A command, checked against the story of its table, becomes entries of the journal.

Pure, and the only place that says who may do what at a table. A command that may not be carried out raises a Problem
and nothing has changed. What comes back is still only a plan: the entries count once they are written.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from digsite import Match, UnknownCode
from digsite.bots import bots_for
from digsite.kernel.fairness import redraw_of
from digsite.server.journal import FINISHED, RUNNING, WAITING, Entry, NewRows
from digsite.server.problems import Problem
from digsite.server.story import Story


@dataclass(frozen=True, slots=True)
class Actor:
    """Who gives a command: a person, as far as this access reaches."""

    person: str | None
    """None: somebody who only watches."""
    name: str = ""
    only: int | None = None
    """With a seat's token: that seat alone."""

    def seats(self, story: Story) -> list[int]:
        """The seats this access may act for."""
        return [seat for seat in story.seats_of(self.person) if self.only is None or seat == self.only]


@dataclass(slots=True)
class Plan:
    """The entries a command comes to, without their numbers. None at all: it is so already, and nothing is written."""

    entries: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    lays: NewRows | None = None
    """A table that is made together with them."""

    def numbered(self, story: Story, at: float) -> tuple[Entry, ...]:
        """The entries as they would follow the journal of that story."""
        first = story.seq + 1
        return tuple(Entry(first + i, kind, data, at) for i, (kind, data) in enumerate(self.entries))


# --- playing ----------------------------------------------------------------------------------------


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
    return answer(match, seat, code)


def answer(match: Match, seat: int, code: int) -> Plan:
    """A code for a seat that is asked, if it is legal."""
    try:
        refusal = match.state.why_not(code, seat)
    except UnknownCode as problem:
        raise Problem("illegal", str(problem), code=code) from problem
    if refusal is not None:
        refused = {"rule": refusal.rule, "key": refusal.key, "args": refusal.args}
        raise Problem("illegal", f"{refusal.words} ({refusal.rule})", code=code, refusal=refused)
    return Plan([("move", {"seat": seat, "code": code})])


def bot_move(story: Story, seat: int, code: int, asked_at: int) -> Plan:
    """What a bot answered, unless the question is gone by now."""
    match = playing(story)
    if seat not in story.bots_asked or story.asked_since[seat] != asked_at:
        raise Problem("stale", "The table has moved on since.", seat=seat)
    return answer(match, seat, code)


def undo(story: Story, actor: Actor, seat: int | None, steps: int) -> Plan:
    """Take back the last `steps` moves of a seat: at once where that is free or nobody else is concerned, else by vote.

    Free undo is offered only while the seat itself is asked. After that another seat may have chosen something that
    nobody may notice, and whether undo is still free would tell.
    """
    match = playing(story)
    seat = acting_seat(story, actor, seat)
    back = own_moves(story, match, seat)
    if not 1 <= steps <= len(back):
        raise Problem("nothing_to_undo", f"This seat has made {len(back)} moves; it cannot take back {steps}.")
    to = back[steps - 1]
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
    """Agree to what somebody asked for, or not. The last one who agrees carries it out."""
    not_over(story)
    asked = story.proposal
    if asked is None:
        raise Problem("no_vote", "Nothing is being voted on.")
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


# --- the table --------------------------------------------------------------------------------------


def sit(story: Story, actor: Actor, seat: int | None, invited_to: int | None) -> Plan:
    """Sit down at a free seat. `invited_to` is the seat whose own invitation was shown."""
    open_table(story)
    if actor.person is None:
        raise Problem("forbidden", "Whoever sits down needs a name.")
    if actor.only is not None:
        raise Problem("forbidden", "The token of a seat opens that seat alone.")
    if actor.seats(story):
        if story.status == RUNNING:
            raise Problem("forbidden", "Whoever plays here would see two hands: others may take this seat, or a bot.")
        if actor.person != story.host:  # who may play with friends around one screen
            raise Problem("forbidden", "You have a seat at this table already.")
    wanted = invited_to if seat is None else seat
    if wanted is None:
        free = [i for i, there in enumerate(story.seats) if there.free and not there.invited]
        if not free:
            raise Problem("taken", "No seat is free at this table.")
        wanted = free[0]
    in_range(story, wanted)
    there = story.seats[wanted]
    if not there.free:
        raise Problem("taken", "Somebody sits there already.", seat=wanted)
    if there.invited and wanted != invited_to:
        raise Problem("forbidden", "This seat is kept for whoever has its invitation.", seat=wanted)
    return Plan([("sit", {"seat": wanted, "person": actor.person, "name": actor.name})])


def start(story: Story, actor: Actor) -> Plan:
    """Begin, once every seat is taken."""
    open_table(story)
    if story.status != WAITING:
        raise Problem("started", "The game has begun already.")
    if (actor.person != story.host or actor.only is not None) and not actor.seats(story):
        raise Problem("forbidden", "Only somebody who sits at the table may start it.")
    free = [i for i, there in enumerate(story.seats) if there.free]
    if free:
        raise Problem("not_full", "Every seat must be taken first.", free=free)
    return Plan([("start", {})])


def leave(story: Story, actor: Actor, seat: int | None) -> Plan:
    """Give up a seat. In mid-game the best bot there is goes on, and somebody else may sit down.

    Also where the game cannot go on: else it could never be ended by the others once somebody stays away.
    """
    not_over(story)
    seat = acting_seat(story, actor, seat)
    if story.status == WAITING:
        return Plan([("leave", {"seat": seat})])
    best = next(reversed(levels(story)), None)  # none where this Digsite does not even have the game
    plan = Plan([("leave", {"seat": seat, "level": best})])
    if not any(there.person is not None for i, there in enumerate(story.seats) if i != seat):
        plan.entries.append(("abandon", {}))
    return plan


def hand(
    story: Story, actor: Actor, seat: int | None, level: str, now: float, idle: float, noticed: Sequence[int]
) -> Plan:
    """Let a bot play a seat: one's own, or that of somebody who has let the table wait for `idle` seconds.

    `noticed` are the entries that whoever wants it has been told of: what the seat chose in private since does not
    count, or else one could find out about it.
    """
    playing(story)
    if level not in levels(story):
        raise Problem("bad_request", f"There is no bot {level!r} for this game; bots: {', '.join(levels(story))}.")
    mine = actor.seats(story)
    if seat is not None and seat not in mine and mine:
        in_range(story, seat)
        if not story.seats[seat].is_human:
            raise Problem("bot_plays", "No person plays this seat now.", seat=seat)
        since = waits_since(story, seat, noticed) if seat in story.asked else now
        if now - since < idle:
            raise Problem("forbidden", "Only a seat that has let the table wait for long may be handed to a bot.")
    else:
        seat = acting_seat(story, actor, seat)
        if story.seats[seat].bot is not None:
            raise Problem("bot_plays", "A bot plays this seat already.", seat=seat)
    return Plan([("bot", {"seat": seat, "level": level})])


def waits_since(story: Story, seat: int, noticed: Sequence[int]) -> float:
    """Since when somebody knows that a seat is asked."""
    asked = story.asked_since[seat]
    played = (story.journal[entry] for entry in noticed if entry <= asked)
    return [entry.at for entry in played if entry.kind in ("start", "move", "undo")][-1]


def take_back(story: Story, actor: Actor, seat: int | None) -> Plan:
    """Play again a seat that a bot played."""
    playing(story)
    seat = acting_seat(story, actor, seat)
    if story.seats[seat].bot is None:
        raise Problem("yours_already", "You play this seat already.", seat=seat)
    return Plan([("back", {"seat": seat})])


def abandon(story: Story, actor: Actor) -> Plan:
    """End the game here: at once where nobody else is concerned, else by vote. Also where it cannot go on."""
    not_over(story)
    mine = actor.seats(story)
    if story.status == WAITING:
        if actor.person != story.host or actor.only is not None:
            raise Problem("forbidden", "Only the one who made the table may close it.")
        return Plan([("abandon", {})])
    if not mine:
        raise Problem("forbidden", "Only somebody who sits at the table may end the game.")
    if not story.others(actor.person):
        return Plan([("abandon", {})])
    return proposal(story, mine[0], "abandon", 0)


def bring(story: Story, old: str, new: str) -> Plan:
    """Seats of a guest become those of an account, and are called as before; so does the host's part.

    A seat that was left meanwhile does not come along.
    """
    hosts = {"host": True} if story.host == old else {}
    seats = story.seats_of(old)
    if hosts and not seats:
        return Plan([("host", {"person": new})])
    return Plan([("sit", {"seat": seat, "person": new, "name": story.seats[seat].name, **hosts}) for seat in seats])


def rematch(story: Story, actor: Actor) -> None:
    """Whether the same people may meet again: once, after the end."""
    if not story.over:
        raise Problem("not_over", "This game is not over yet.")
    if not actor.seats(story):
        raise Problem("forbidden", "Only somebody who sat at the table may ask for another game.")


# --- common to them ---------------------------------------------------------------------------------


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
    return Plan([("ask", {"seat": seat, "what": what, "to": to})])


def levels(story: Story) -> list[str]:
    """The bots that can play here, the weakest first."""
    return [] if story.game is None else bots_for(story.game)
