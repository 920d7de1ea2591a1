"""A table over plain HTTP, for scripts and for whoever cannot keep a socket open: the same commands and messages."""

from __future__ import annotations

import asyncio
import codecs
from functools import partial
from typing import Annotated, Any, Final, Literal

import orjson
from fastapi import APIRouter, Body, Depends, Query, Request, Response
from pydantic import BaseModel, Field

from digsite.kernel.record import Record
from digsite.server import names, wire
from digsite.server.access import TableId, TheActor, TheCommands, TheReader, check_still, token_of
from digsite.server.commands import now
from digsite.server.deps import Me, TheDoorman, TheLimits, ThePlaces, TheStore
from digsite.server.limits import address
from digsite.server.looking import NOTHING
from digsite.server.patience import CLOSING
from digsite.server.paying import Shown, ThePurse, pay_shown
from digsite.server.problems import Problem, answers, invalid
from digsite.server.records import exported, imported
from digsite.server.room import Room, Viewer, audience_of
from digsite.server.routes.tables import TableMade, table_made
from digsite.server.saying import Style, names_at
from digsite.server.seats import Occupant
from digsite.server.story import Story
from digsite.server.tell import Audience

router = APIRouter(prefix="/api", tags=["play"])

LONGEST_WAIT = 30.0
MOST = 100
MOST_SHOWN = 25
"""Messages in one answer: the whole of a long game, in words and as a page shows it, would fill the memory."""

RECORD_BODY: Final = {
    "required": True,
    "content": {
        "application/json": {
            "schema": {
                "type": "object",
                "additionalProperties": True,
                "title": "Record",
                "description": "A record, as `digsite play --save` or a table gives it.",
            }
        }
    },
}

SeatHad = Annotated[int, Field(ge=0, le=15)] | Literal["none"]
"""As `wire.SeatNumber`, but the values of a query are text, and a list without any cannot be written there."""


class LogLine(BaseModel):
    """Something that happened, as you may know it."""

    seq: Annotated[int, Field(description="The message that told of it.")]
    at: float
    seat: int | None
    kind: Annotated[str, Field(description="The kind of the event, or of what happened at the table.")]
    text: str
    rules: Annotated[list[str], Field(description="The rules it rests on.")]
    readings: Annotated[
        dict[str, str], Field(description="Of those that can be read in several ways: how they are played here.")
    ] = {}
    fields: Annotated[dict[str, Any], Field(description="Of an event of the game: what it is about, by number.")] = {}


class StageTold(BaseModel):
    """The table in the middle of a message."""

    events: Annotated[int, Field(description="How many events of the message have happened then.")]
    shown: Annotated[
        dict[str, Any] | None, Field(description="The table as a page shows it; null for a game without a page.")
    ]


class StagesTold(BaseModel):
    """A message bit by bit, for one seat (null: a spectator)."""

    seat: int | None
    stages: Annotated[list[StageTold], Field(description="The last one is the table after the message.")]


class ScoreLine(BaseModel):
    """What a player got from one source."""

    key: Annotated[str, Field(description="The source; the same for all players.")]
    figures: dict[str, Any]
    text: str
    amount: int


class PlayerResult(BaseModel):
    """How a game ended for one player: a seat, or a rival whom the game plays."""

    name: str
    seat: Annotated[int | None, Field(description="Null for a rival.")]
    score: int
    place: Annotated[int | None, Field(description="Equals share one; null where the game was abandoned.")]
    lines: Annotated[
        list[ScoreLine], Field(description="They add up to the score; empty where the game was abandoned.")
    ]


class ResultTold(BaseModel):
    """How a game ended."""

    players: list[PlayerResult]
    winners: Annotated[list[int], Field(description="Numbers of players.")]
    reason: Annotated[str | None, Field(description="What decided it, in words; null where it was abandoned.")]


class Looked(wire.Strict):
    """How far you have looked."""

    seq: wire.Seq


def plain(message: object) -> Response:
    """A message exactly as a socket would send it: what is left out stays left out."""
    return in_json(orjson.dumps(message))


def in_json(text: bytes) -> Response:
    """An answer that is in JSON already."""
    return Response(text, media_type="application/json")


@router.get(
    "/tables/{table_id}",
    operation_id="see_table",
    dependencies=[Depends(pay_shown)],
    responses={200: {"model": wire.Full}, **answers(403, 404, 422, 429, 503)},
    response_model=None,
)
async def see_table(
    table_id: TableId,
    actor: TheActor,
    reader: TheReader,
    commands: TheCommands,
    purse: ThePurse,
    locale: Annotated[wire.Locale | None, Query(description="Add words in this language.")] = None,
    shown: Shown = False,
) -> Response:
    """Everything you may know about a table now."""
    await commands.check_may_see(table_id, actor)
    pay = partial(purse.pay_messages, shown=shown)
    return in_json(await commands.rooms.full(table_id, actor, reader, Style(locale, shown), pay))


@router.get(
    "/tables/{table_id}/updates",
    operation_id="hear_table",
    dependencies=[Depends(pay_shown)],
    responses={200: {"model": list[wire.Full | wire.Update]}, **answers(401, 403, 404, 422, 429, 503)},
    response_model=None,
)
async def hear_table(
    request: Request,
    table_id: TableId,
    actor: TheActor,
    reader: TheReader,
    store: TheStore,
    doorman: TheDoorman,
    places: ThePlaces,
    commands: TheCommands,
    purse: ThePurse,
    after: Annotated[int | None, Query(ge=-1, le=2**31 - 1, description="The last message you have heard.")] = -1,
    at: Annotated[wire.HeardAt, Query()] = None,
    had: Annotated[
        list[SeatHad] | None,
        Query(alias="seats", max_length=16, description='The seats you had then, one by one; "none" for none.'),
    ] = None,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="Seconds to wait for something new.")] = 0.0,
    locale: Annotated[wire.Locale | None, Query(description="Add words in this language.")] = None,
    shown: Shown = False,
    most: Annotated[
        int, Query(ge=1, le=MOST, description=f"Not more messages than this; with `shown` {MOST_SHOWN} at most.")
    ] = MOST,
) -> Response:
    """The messages after that one, as many as one answer holds: ask again until nothing comes.

    A number that your seats have never been told is answered by the full message.
    """
    await commands.check_may_see(table_id, actor)
    seats = await commands.rooms.read(table_id, lambda _, story: list(audience_of(story, actor)))
    if had is not None and [seat for seat in had if seat != "none"] != seats:
        after = None
    most = min(most, MOST_SHOWN) if shown else most
    pay = partial(purse.pay_messages, shown=shown)
    found = await commands.rooms.messages(table_id, actor, reader, after, at, seats, Style(locale, shown), pay, most)
    if found != NOTHING or not wait:
        return in_json(found)
    viewer = Viewer(actor, Style(locale, shown))
    with places.hold(reader):  # whoever waits holds a place, as a socket does
        try:
            await commands.rooms.join(table_id, viewer, reader, after, at, seats, pay)
            text = await first_message(request, viewer, wait)
        finally:
            commands.rooms.part(table_id, viewer)
    if text is None:
        return in_json(NOTHING)
    await check_still(request, store, doorman, table_id, token_of(request), actor)
    return in_json(f"[{text}]".encode())


@router.get(
    "/tables/{table_id}/stages",
    operation_id="watch_stages",
    responses={200: {"model": list[StagesTold]}, **answers(401, 403, 404, 422, 429, 503)},
    response_model=None,
)
async def watch_stages(
    table_id: TableId,
    actor: TheActor,
    reader: TheReader,
    commands: TheCommands,
    purse: ThePurse,
    seq: Annotated[int, Query(ge=0, le=2**31 - 1, description="The number of the message.")],
) -> Response:
    """What happened with one message, bit by bit, where a rival whom the game plays had its turn in it.

    One for each of your seats; without stages where there is nothing in between.
    """
    await commands.check_may_see(table_id, actor)
    pay = partial(purse.pay_messages, shown=True)
    return in_json(await commands.rooms.stages(table_id, actor, reader, seq, pay))


async def first_message(request: Request, viewer: Viewer, seconds: float) -> str | None:
    """What a viewer is told next; None if that takes too long, or the server stops, or whoever asked has gone."""

    async def hung_up() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            continue

    told = asyncio.create_task(viewer.next(), name="next message")
    closing: asyncio.Event = getattr(request.state, CLOSING)
    others = [asyncio.create_task(hung_up(), name="hung up"), asyncio.create_task(closing.wait(), name="closing")]
    try:
        await asyncio.wait({told, *others}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        if not told.done():
            return None
        text, _, telling = told.result()
        if telling is not None:
            telling.told()
        return text
    finally:
        for task in (told, *others):
            task.cancel()
        await asyncio.gather(told, *others, return_exceptions=True)


@router.post(
    "/tables/{table_id}/commands",
    operation_id="do_at_table",
    responses={
        200: {"model": wire.Done | wire.WhyNotTold | wire.PreviewTold},
        **answers(400, 401, 403, 404, 409, 413, 422, 429, 503),
    },
    response_model=None,
)
async def do_at_table(
    table_id: TableId, command: Annotated[wire.AnyCommand, Body()], actor: TheActor, commands: TheCommands
) -> Response:
    """Carry out a command. Only a stranger needs a name first (GET /api/me)."""
    return plain(await commands.carry_out(table_id, actor, command, now()))


@router.get(
    "/tables/{table_id}/log",
    operation_id="read_log",
    responses=answers(403, 404, 422, 429, 503),
    response_model=list[LogLine],
)
async def read_log(
    table_id: TableId,
    actor: TheActor,
    reader: TheReader,
    commands: TheCommands,
    locale: Annotated[wire.Locale, Query()] = "en",
    seat: Annotated[int | None, Query(ge=0, le=15, description="Only what this one of your seats may know.")] = None,
) -> Response:
    """All that has happened, in words, as you may know it."""
    await commands.check_may_see(table_id, actor)

    def whose(story: Story) -> Audience:
        audience = audience_of(story, actor)
        if seat is not None:
            if seat not in audience:
                raise Problem("forbidden", "This seat is not yours.", seat=seat)
            audience = (seat,)
        return audience

    return in_json(await commands.rooms.log(table_id, reader, whose, -1, locale))


@router.get(
    "/tables/{table_id}/briefing",
    operation_id="read_briefing",
    responses=answers(401, 403, 404, 422, 429, 503),
    response_model=list[LogLine],
)
async def read_briefing(
    table_id: TableId,
    me: Me,
    actor: TheActor,
    reader: TheReader,
    store: TheStore,
    commands: TheCommands,
    locale: Annotated[wire.Locale | None, Query(description="By default your own language.")] = None,
) -> Response:
    """What has happened since you last looked, in words."""
    await commands.check_may_see(table_id, actor)
    entry = await store.looked_at(table_id, me.id)

    def whose(story: Story) -> Audience:
        return audience_of(story, actor)

    return in_json(await commands.rooms.log(table_id, reader, whose, entry, locale or me.locale))


@router.post(
    "/tables/{table_id}/looked",
    operation_id="looked_at_table",
    status_code=204,
    responses=answers(400, 401, 403, 404, 413, 422, 429, 503),
)
async def looked_at_table(
    table_id: TableId, looked: Looked, me: Me, actor: TheActor, store: TheStore, commands: TheCommands
) -> None:
    """Say how far you have looked, so that the next briefing begins there. A socket says so by itself."""
    await commands.check_may_see(table_id, actor)

    def look(room: Room, story: Story) -> int:
        at = room.stream(story, audience_of(story, actor)).at
        return at[min(looked.seq, len(at) - 1)] if looked.seq >= 0 and at else -1

    await store.looked(table_id, me.id, await commands.rooms.read(table_id, look, counts=actor))


@router.get("/tables/{table_id}/result", operation_id="read_result", responses=answers(403, 404, 409, 422, 429, 503))
async def read_result(
    table_id: TableId, actor: TheActor, commands: TheCommands, locale: Annotated[wire.Locale, Query()] = "en"
) -> ResultTold:
    """The score sheet of a game that is over: where every bit of the scores came from, in words."""
    await commands.check_may_see(table_id, actor)
    return await commands.rooms.read(table_id, lambda _, story: result_of(story, locale))


def result_of(story: Story, locale: str) -> ResultTold:
    """How a game ended, in words."""
    if not story.over:
        raise Problem("not_over")
    state = story.state
    if story.frozen:
        raise Problem("frozen", f"How it ended cannot be worked out here: {story.frozen}.")
    if state is None or story.game is None:
        raise Problem("not_started", "No game was played at this table.")
    result, text = state.result, story.game.text
    players = [
        PlayerResult(
            name=name,
            seat=number if number < story.row.n_seats else None,
            score=state.scores[number],
            place=None if result is None else result.ranking[number],
            lines=[
                ScoreLine(key=line.key, figures=line.figures, text=text.line(line, locale), amount=line.amount)
                for line in ([] if result is None else result.lines[number])
            ],
        )
        for number, name in enumerate(names_at(story, locale))
    ]
    return ResultTold(
        players=players,
        winners=[] if result is None else result.winners,
        reason=None if result is None else text.reason(result.reason, locale),
    )


@router.get("/tables/{table_id}/record", operation_id="get_record", responses=answers(403, 404, 409, 422, 429, 503))
async def get_record(table_id: TableId, actor: TheActor, commands: TheCommands, response: Response) -> dict[str, Any]:
    """The record of a game that is over, with the secret of its chance: a file that `digsite verify` accepts."""
    await commands.check_may_see(table_id, actor)
    response.headers["Content-Disposition"] = f'attachment; filename="digsite-{table_id}.json"'
    return await commands.rooms.read(table_id, lambda _, story: exported(story))


@router.post(
    "/records",
    operation_id="bring_record",
    status_code=201,
    responses=answers(400, 401, 403, 413, 422, 429, 503),
    openapi_extra={"requestBody": RECORD_BODY},
)
async def bring_record(me: Me, limits: TheLimits, commands: TheCommands, request: Request) -> TableMade:
    """A table from a record. A finished game can be looked at; one that is not finished goes on with seats for you.

    Everybody is told that the game was brought in: whoever has the file can know what is hidden.
    """
    making = commands.rooms.making
    making.check_place(me.id)
    limits.take("import", address(request))
    limits.take("import", me.id)
    # A record is large. It is read when it is known who brings it and that they may, and not while all others wait.
    text = await request.body()
    brought = await making.take(me.id, lambda: imported(read_object(text)))
    seats = [Occupant(person=me.id, name=name) for name in names_of(brought, me.name)]
    made = await commands.lay_from(brought, seats, me.id)
    return table_made(made)


def read_object(text: bytes) -> dict[str, Any]:
    """What a body holds, if that is an object of JSON."""
    try:
        found = orjson.loads(text.removeprefix(codecs.BOM_UTF8))
    except orjson.JSONDecodeError as problem:
        raise invalid([{"loc": ("body",), "msg": f"This is no JSON: {problem}"}]) from None
    if not isinstance(found, dict):
        raise invalid([{"loc": ("body",), "msg": "A record is an object."}])
    return found


def names_of(record: Record, mine: str) -> list[str]:
    """What the seats of a record are called. A name from a file is held to the same as one that somebody types in."""
    if record.players:
        return [names.clean_name(name) for name in record.players]
    if record.seats == 1:
        return [mine]
    short = mine[: names.LONGEST_NAME - 2].rstrip()  # with a blank and a number behind it, it is still a name
    return [f"{short} {seat + 1}" for seat in range(record.seats)]
