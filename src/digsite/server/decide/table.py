"""Who sits at a table and who plays for them, from the first who sits down to another game."""

from __future__ import annotations

from collections.abc import Sequence

from digsite.kernel.errors import BadOption
from digsite.server.bounds import check_aside, check_fill, check_sit
from digsite.server.decide.common import acting_seat, in_range, levels, not_over, open_table, playing, proposal
from digsite.server.decide.plan import Actor, Plan
from digsite.server.journal import RUNNING, WAITING
from digsite.server.problems import Problem
from digsite.server.story import Story


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
    seen = seats_seen(story, actor.person)
    if wanted is None:
        free = [i for i, there in enumerate(story.seats) if there.free and not there.invited]
        if not free:
            raise Problem("taken", "No seat is free at this table.")
        wanted = next((i for i in free if i in seen), free[0])
    in_range(story, wanted)
    there = story.seats[wanted]
    if not there.free:
        raise Problem("taken", "Somebody sits there already.", seat=wanted)
    if there.invited and wanted != invited_to:
        raise Problem("forbidden", "This seat is kept for whoever has its invitation.", seat=wanted)
    if seen and wanted not in seen:
        raise Problem("forbidden", "Whoever has played here knows another hand: others may take this seat, or a bot.")
    check_sit(story, actor.person)
    return Plan([("sit", {"seat": wanted, "person": actor.person, "name": actor.name})])


def seats_seen(story: Story, person: str) -> set[int]:
    """The seats that a person has had since the game began: whoever gave one up still knows its hand."""
    seen: set[int] = set()
    has: set[int] = set()
    begun = False
    for entry in story.journal:
        if entry.kind == "made":
            has = {i for i, seat in enumerate(entry.data["seats"]) if seat["person"] == person}
        elif entry.kind in ("sit", "leave"):
            has.discard(entry.data["seat"])
            if entry.data.get("person") == person:
                has.add(entry.data["seat"])
        begun = begun or entry.kind == "start"
        if begun:
            seen |= has
    return seen


def start(story: Story, actor: Actor) -> Plan:
    """Begin, once every seat is taken."""
    open_table(story)
    if story.status != WAITING:
        raise Problem("started", "The game has begun already.")
    runs(story, actor, "Only somebody who sits at the table may start it.")
    free = [i for i, there in enumerate(story.seats) if there.free]
    if free:
        raise Problem("not_full", "Every seat must be taken first.", free=free)
    return Plan([("start", {})])


def runs(story: Story, actor: Actor, words: str) -> None:
    """Raise a Problem in these words unless somebody sits here, or made the table."""
    if not hosts(story, actor) and not actor.seats(story):
        raise Problem("forbidden", words)


def hosts(story: Story, actor: Actor) -> bool:
    """Whether somebody made the table, and is here as more than a seat."""
    return actor.person == story.host and actor.only is None


def leave(story: Story, actor: Actor, seat: int | None) -> Plan:
    """Give up a seat. In mid-game the best bot there is goes on, and somebody else may sit down.

    Also where the game cannot go on: else it could never be ended by the others once somebody stays away.
    """
    not_over(story)
    seat = acting_seat(story, actor, seat)
    if story.status == WAITING:
        return Plan([("leave", {"seat": seat, "name": story.seats[seat].name, **kept(story, seat)})])
    best = next(reversed(levels(story)), None)  # none where this Digsite does not even have the game
    plan = Plan([("leave", {"seat": seat, "name": story.seats[seat].name, "level": best})])
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
    check_level(story, level)
    mine = actor.seats(story)
    if seat is not None and seat not in mine and mine:
        in_range(story, seat)
        if not story.seats[seat].is_human:
            raise Problem("bot_plays", "No person plays this seat now.", seat=seat)
        since = waits_since(story, seat, noticed) if seat in story.asked else now
        if now - since < idle:  # which bounds by itself how often it can be done
            raise Problem("forbidden", "Only a seat that has let the table wait for long may be handed to a bot.")
    else:
        seat = acting_seat(story, actor, seat)
        if story.seats[seat].bot is not None:
            raise Problem("bot_plays", "A bot plays this seat already.", seat=seat)
        check_aside(story)
    return Plan([("bot", {"seat": seat, "level": level})])


def waits_since(story: Story, seat: int, noticed: Sequence[int]) -> float:
    """Since when somebody knows that a seat is asked."""
    asked = story.asked_since[seat]
    played = (story.journal[entry] for entry in noticed if entry <= asked)
    return [entry.at for entry in played if entry.kind in ("start", "move", "undo")][-1]


def fill(story: Story, actor: Actor, seat: int, level: str | None) -> Plan:
    """Give an open seat to a bot, so that a game can begin for which somebody did not come; or open it again."""
    open_table(story)
    if story.status != WAITING:
        raise Problem("started", "The game has begun already.")
    runs(story, actor, "Only somebody who sits at the table may give a seat to a bot.")
    in_range(story, seat)
    there = story.seats[seat]
    if level is not None:
        check_level(story, level)
    if there.person is not None or there.free != (level is not None):
        raise Problem("taken", "Somebody has that seat." if level is not None else "No bot has that seat.", seat=seat)
    if there.invited and not hosts(story, actor):
        raise Problem("forbidden", "That seat is kept for somebody: only who made the table may give it to a bot.")
    others = [one for i, one in enumerate(story.seats) if i != seat]
    if level is not None and not any(one.free or one.person is not None for one in others):
        raise Problem("forbidden", "Bots alone play at no table: somebody must be able to sit down.")
    check_fill(story)
    return Plan([("fill", {"seat": seat, "level": level, **(kept(story, seat) if level is None else {})})])


def kept(story: Story, seat: int) -> dict[str, str]:
    """For whom a seat that is open again is kept, as an entry tells it; nothing if for nobody."""
    name = story.kept_for(seat)
    return {} if name is None else {"kept": name}


def check_level(story: Story, level: str) -> None:
    """There is such a bot."""
    if level not in levels(story):
        raise Problem("bad_request", f"There is no bot {level!r} for this game; bots: {', '.join(levels(story))}.")


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
        if not hosts(story, actor):
            raise Problem("forbidden", "Only the one who made the table may close it.")
        return Plan([("abandon", {})])
    if not mine:
        raise Problem("forbidden", "Only somebody who sits at the table may end the game.")
    if not story.others(actor.person):
        return Plan([("abandon", {})])
    return proposal(story, mine[0], "abandon", 0)


def bring(story: Story, old: str, new: str) -> Plan:
    """Seats of a guest become those of an account, are called as before, and a bot that plays one goes on; so does the
    host's part.

    A seat that was left meanwhile does not come along.
    """
    hosts = {"host": True} if story.host == old else {}
    seats = story.seats_of(old)
    if hosts and not seats:
        return Plan([("host", {"person": new})])
    plan = Plan()
    for seat in seats:
        there = story.seats[seat]
        goes_on = {} if there.bot is None else {"bot": there.bot}
        plan.entries.append(("sit", {"seat": seat, "person": new, "name": there.name, **hosts, **goes_on}))
    return plan


def rematch(story: Story, actor: Actor) -> None:
    """Whether the same people may meet again: once, after the end."""
    if not story.over:
        raise Problem("not_over", "This game is not over yet.")
    if not actor.seats(story):
        raise Problem("forbidden", "Only somebody who sat at the table may ask for another game.")
    if story.rematch is None:
        can_be_laid(story)


def can_be_laid(story: Story) -> None:
    """A table like this one could be made today; by newer rules also where this one cannot go on."""
    if story.game is None:
        raise Problem("frozen", f"There can be no other game: {story.frozen}.")
    try:
        story.game.check_options(story.row.n_seats, story.row.options)
    except BadOption as problem:
        raise Problem("frozen", f"There can be no other game: {problem}.") from problem
