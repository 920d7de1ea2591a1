"""Tables: make one, find one, invite somebody."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Annotated, Literal

import orjson
from fastapi import APIRouter, Query, Response
from pydantic import AfterValidator, BaseModel, Field

import digsite
from digsite import Game
from digsite.bots import bots_for
from digsite.server import decide, names, wire
from digsite.server.access import TableId, TheCommands
from digsite.server.asking import Options
from digsite.server.commands import Commands
from digsite.server.decide import Actor
from digsite.server.deps import Me, TheLimits, TheStore
from digsite.server.journal import SeatRow, TableRow
from digsite.server.making import NewTable, new_table
from digsite.server.paying import COLD_ROW, ROW, Purse, ThePurse
from digsite.server.person import Person
from digsite.server.problems import Problem, answers
from digsite.server.room import Room
from digsite.server.seats import Occupant
from digsite.server.story import Story
from digsite.server.tell import SPECTATOR, Message
from digsite.server.tokens import new_token, token_hash

router = APIRouter(prefix="/api", tags=["tables"])

ANYBODY = Actor(None)
"""A list tells of a table what everybody may notice."""

SeatName = Annotated[
    str, Field(min_length=1, max_length=names.LONGEST_NAME, examples=["Ben"]), AfterValidator(names.clean_name)
]


class MySeat(wire.Strict):
    """A seat of your own. Several of them: a game around one screen."""

    kind: Literal["me"]
    name: Annotated[
        SeatName | Literal[""] | None,
        Field(description="What this seat is called, if not by your name; empty: by its number, in every language."),
    ] = None


class OpenSeat(wire.Strict):
    """A seat for whoever has the table's link (or sees the table in the list)."""

    kind: Literal["open"]


class InvitedSeat(wire.Strict):
    """A seat that is kept for somebody, who gets a link of their own."""

    kind: Literal["invited"]
    name: SeatName


class BotSeat(wire.Strict):
    """A seat that a bot plays."""

    kind: Literal["bot"]
    level: wire.Level


Wish = Annotated[MySeat | OpenSeat | InvitedSeat | BotSeat, Field(discriminator="kind")]


class MakeTable(wire.Strict):
    """The table to be made."""

    game: Annotated[str, Field(max_length=40, examples=["archaeology"])]
    options: Options = Field(default_factory=dict)
    seats: Annotated[list[Wish], Field(min_length=1, max_length=8)]
    listed: Annotated[bool, Field(strict=True, description="In the public list, and anybody may watch.")] = False
    start: Annotated[bool, Field(strict=True, description="Begin at once; nobody may be missing.")] = False


class TableMade(BaseModel):
    """A table that was made. The tokens and invitations are told only here."""

    id: str
    commitment: str
    tokens: Annotated[dict[int, str], Field(description="For each of your seats: what opens it without a cookie.")]
    invitation: Annotated[str, Field(description="For the link to the table's open seats.")]
    invitations: Annotated[dict[int, str], Field(description="For the link to each seat that is kept for somebody.")]


class TableCard(BaseModel):
    """A table in a list."""

    table: wire.TableTold
    updated_at: float
    asked: list[int]


class MyTable(TableCard):
    """A table of yours."""

    seats: Annotated[list[int], Field(description="Your seats; none where you are only the host.")]
    your_turn: bool
    lesson: Annotated[bool, Field(description="Whether it was laid for a lesson.")]


class Invited(BaseModel):
    """What an invitation is for."""

    seat: Annotated[int | None, Field(description="The seat that is kept for you; null: any open one.")]


class InvitationMade(BaseModel):
    """A fresh invitation; the one before it is no longer good."""

    seat: int | None
    invitation: str


class TokenMade(BaseModel):
    """A fresh token; the one before it is no longer good."""

    seat: int
    token: Annotated[str, Field(description="What opens the seat without a cookie. It is not told again.")]


class OneSeat(wire.Strict):
    """A seat of yours."""

    seat: wire.OptionalSeat = None


class Enter(wire.Strict):
    """An invitation that somebody was given."""

    invitation: wire.Token


class Invite(wire.Strict):
    """For whom the invitation is to be."""

    seat: wire.OptionalSeat = None


@router.post(
    "/tables", operation_id="make_table", status_code=201, responses=answers(400, 401, 403, 409, 413, 422, 429, 503)
)
async def make_table(wish: MakeTable, me: Me, limits: TheLimits, commands: TheCommands) -> TableMade:
    """Make a table. Whoever makes it is its host."""
    limits.take("table", me.id)
    game = digsite.game(wish.game)
    seats = [occupant(game, seat, me) for seat in wish.seats]
    made = new_table(
        game, wish.options, seats, host=me.id, listed=wish.listed, start=wish.start, now=commands.rooms.clock()
    )
    await commands.lay(made)
    return table_made(made)


def occupant(game: Game, wish: MySeat | OpenSeat | InvitedSeat | BotSeat, me: Person) -> Occupant:
    """What is at a seat to begin with."""
    match wish:
        case MySeat():
            return Occupant(person=me.id, name=me.name if wish.name is None else wish.name)
        case OpenSeat():
            return Occupant(free=True)
        case InvitedSeat():
            return Occupant(name=wish.name, free=True, invited=True)
        case BotSeat():
            levels = bots_for(game)
            if wish.level not in levels:
                raise Problem("bad_request", f"There is no bot {wish.level!r} here; bots: {', '.join(levels)}.")
            return Occupant(bot=wish.level)


def table_made(made: NewTable) -> TableMade:
    """What whoever made a table is told."""
    return TableMade(
        id=made.row.id,
        commitment=made.row.commitment,
        tokens=made.tokens,
        invitation=made.links[None],
        invitations={seat: link for seat, link in made.links.items() if seat is not None},
    )


@router.get(
    "/tables", operation_id="list_tables", responses=answers(404, 422, 429, 503), response_model=list[TableCard]
)
async def list_tables(
    store: TheStore,
    commands: TheCommands,
    purse: ThePurse,
    status: Annotated[Literal["waiting", "running", "finished", "abandoned"], Query()] = "waiting",
    before: Annotated[
        float | None, Query(allow_inf_nan=False, description="Only tables made before then, in seconds since 1970.")
    ] = None,
    limit: Annotated[int, Query(ge=1, le=50)] = 20,
) -> Response:
    """The tables that everybody may see, newest first."""
    rows = await store.listed(status, before, limit)
    return as_list(await cards(commands, purse, rows, card))


@router.get(
    "/me/tables",
    operation_id="list_my_tables",
    responses=answers(401, 404, 422, 429, 503),
    response_model=list[MyTable],
)
async def list_my_tables(
    me: Me,
    store: TheStore,
    commands: TheCommands,
    purse: ThePurse,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
    skip: Annotated[int, Query(ge=0, le=100_000, description="Leave out so many of the first.")] = 0,
) -> Response:
    """The tables where you have a seat or that you host: those that wait for you first, then running ones."""

    def look(room: Room, story: Story) -> Message:
        seats = story.seats_of(me.id)
        waiting = any(seat in story.asked and story.seats[seat].bot is None for seat in seats)
        return {**card(room, story), "seats": seats, "your_turn": waiting, "lesson": story.laid}

    rows = [row for row, _ in await store.tables_of(me.id, limit, skip)]
    found = await cards(commands, purse, rows, look)
    return as_list(sorted(found, key=itemgetter("your_turn"), reverse=True))


async def cards(
    commands: Commands, purse: Purse, rows: list[TableRow], look: Callable[[Room, Story], Message]
) -> list[Message]:
    """Tables as a list shows them. The rows are fresh: that spares a question about each table that is at hand."""
    rooms = commands.rooms
    purse.pay(sum(ROW if rooms.is_up_to(row.id, row.last_seq) else COLD_ROW for row in rows))
    return [await rooms.read(row.id, look, known=row.last_seq, counts=ANYBODY) for row in rows]


def card(room: Room, story: Story) -> Message:
    """A table as a list shows it, as `TableCard` says. When it was last touched is what a spectator may notice: not a
    choice in private."""
    stream = room.stream(story, SPECTATOR)
    table = stream.table(story)
    table["readings"] = [one for one in table["readings"] if one["house"]]
    return {"table": table, "updated_at": story.journal[stream.at[-1]].at, "asked": story.asked}


def as_list(found: list[Message]) -> Response:
    """An answer that is not checked against its model again, table by table: there may be many, and all ask for it."""
    return Response(orjson.dumps(found), media_type="application/json")


@router.post(
    "/tables/{table_id}/enter", operation_id="enter_table", responses=answers(400, 401, 403, 404, 413, 422, 429, 503)
)
async def enter_table(table_id: TableId, shown: Enter, me: Me, commands: TheCommands) -> Invited:
    """Show an invitation: from then on you may see the table, and sit down where it leads."""
    return Invited(seat=await commands.enter(table_id, Actor(me.id, me.name), shown.invitation))


@router.post(
    "/tables/{table_id}/invitations",
    operation_id="make_invitation",
    status_code=201,
    responses=answers(400, 401, 403, 404, 409, 413, 422, 429, 503),
)
async def make_invitation(
    table_id: TableId, wish: Invite, me: Me, store: TheStore, commands: TheCommands
) -> InvitationMade:
    """A fresh link to the table or to one seat, for its host. The one before it is no longer good."""

    def look(_: Room, story: Story) -> None:
        if story.host != me.id:
            raise Problem("forbidden", "Only the host invites.")
        if wish.seat is not None:
            if wish.seat >= story.row.n_seats:
                raise Problem("bad_request", f"There is no seat {wish.seat} here.")
            if not story.seats[wish.seat].free:
                raise Problem("taken", seat=wish.seat)

    await commands.check_may_see(table_id, Actor(me.id, me.name))
    await commands.rooms.read(table_id, look)
    invitation = new_token()
    await store.set_invitation(table_id, wish.seat, token_hash(invitation))
    return InvitationMade(seat=wish.seat, invitation=invitation)


@router.post(
    "/tables/{table_id}/tokens",
    operation_id="make_token",
    status_code=201,
    responses=answers(400, 401, 403, 404, 409, 413, 422, 429, 503),
)
async def make_token(table_id: TableId, wish: OneSeat, me: Me, store: TheStore, commands: TheCommands) -> TokenMade:
    """A fresh token for a seat of yours, for a script or another device. The one before it is no longer good."""
    mine = Actor(me.id, me.name)
    await commands.check_may_see(table_id, mine)
    seat = await commands.rooms.read(table_id, lambda _, story: decide.acting_seat(story, mine, wish.seat))
    token = new_token()
    if not await store.set_token(SeatRow(table_id, seat, me.id, token_hash(token)), me.epoch):
        raise Problem("stale", "This seat has changed hands, or you were logged out.")
    return TokenMade(seat=seat, token=token)
