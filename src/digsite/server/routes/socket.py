"""A WebSocket for each viewer of a table.

The first message is a hello. From then on the viewer is told everything as it happens, and may send commands. A socket
that breaks loses nothing: the next hello says which message was heard last.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import orjson
from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from digsite.kernel.errors import DigsiteError
from digsite.server import metrics, wire
from digsite.server.access import TableId, TheCommands, actor_at, check_still
from digsite.server.commands import Commands, now
from digsite.server.decide import Actor
from digsite.server.deps import TheDoorman, TheLimits, ThePlaces, ThePresence, TheStore
from digsite.server.limits import Limits, address
from digsite.server.paying import Purse
from digsite.server.problems import Problem, invalid, problem_of
from digsite.server.room import Viewer, encoded
from digsite.server.saying import Style
from digsite.server.sending import PIECE_BYTES, SEND_SECONDS
from digsite.server.store import Store, Unavailable
from digsite.server.tokens import new_id

router = APIRouter()

LOOK_AGAIN_SECONDS: Final = 60.0
"""How long a socket may outlive the cookie or the token that opened it, where nobody told us that it is void."""
RETRY_SECONDS: Final = 5.0
"""After how long it is looked at again where the database was away."""
HELLO_SECONDS: Final = 10.0
GOODBYE_SECONDS: Final = 5.0
NOTE_SECONDS: Final = 3.0
"""How long to wait until it is written how far somebody has looked."""
GONE: Final = 1006


@router.websocket("/api/tables/{table_id}/socket")
async def listen(
    socket: WebSocket,
    table_id: TableId,
    store: TheStore,
    doorman: TheDoorman,
    limits: TheLimits,
    places: ThePlaces,
    presence: ThePresence,
    commands: TheCommands,
) -> None:
    """Listen to a table, and play there."""
    await socket.accept()
    try:
        limits.take("request", address(socket))
        hello = await hello_of(socket)
        actor = await actor_at(socket, store, doorman, table_id, hello.token)

        async def look() -> None:
            await check_still(socket, store, doorman, table_id, hello.token, actor)
            await commands.check_may_see(table_id, actor)

        with (
            places.hold(actor.person or address(socket)),
            metrics.SOCKETS.track_inprogress(),
            presence.of(actor.person) as called,
        ):
            await look()  # the cookie may have become void before we could be called
            watch = asyncio.create_task(until_void(look, called), name="watch")
            try:
                await serve(socket, table_id, actor, hello, commands, limits, store, watch)
            finally:
                watch.cancel()
                await asyncio.gather(watch, return_exceptions=True)  # it may have ended together with the socket
    except WebSocketDisconnect:
        return
    except (Problem, Unavailable, DigsiteError, ValidationError) as trouble:
        problem = as_problem(trouble)
        metrics.REFUSALS.labels(problem.error).inc()
        await say_goodbye(socket, problem)


async def hello_of(socket: WebSocket) -> wire.Hello:
    """The first message. Whoever opens a socket and says nothing is not waited for."""
    try:
        text = await asyncio.wait_for(text_of(socket), HELLO_SECONDS)
    except TimeoutError:
        raise Problem("bad_request", "No hello came.") from None
    return wire.HELLO.validate_json(text)


async def text_of(socket: WebSocket) -> str:
    """The next message. One that is not text ends the socket: whoever sends that speaks another language."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"], message.get("reason"))
    text = message.get("text")
    if not isinstance(text, str):
        raise Problem("bad_request", "Messages are text.")
    return text


async def serve(
    socket: WebSocket,
    table_id: str,
    actor: Actor,
    hello: wire.Hello,
    commands: Commands,
    limits: Limits,
    store: Store,
    watch: asyncio.Task[None],
) -> None:
    """Tell and listen until one side has had enough, or the one who listens may no longer."""
    viewer = Viewer(actor, Style(hello.locale, hello.shown))
    origin = address(socket)
    pay = partial(Purse(limits, origin).pay_messages, shown=hello.shown)
    tasks: set[asyncio.Task[None]] = set()
    try:
        reader = actor.person or origin
        await commands.rooms.join(table_id, viewer, reader, hello.after, hello.at, hello.seats, pay)
        if watch.done():
            await watch  # the cookie became void while one was waiting
        tasks.add(asyncio.create_task(tell(socket, viewer), name="tell"))
        tasks.add(asyncio.create_task(hear(socket, table_id, viewer, commands, limits), name="hear"))
        ended, _ = await asyncio.wait({*tasks, watch}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        commands.rooms.part(table_id, viewer)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        viewer.drop_outbox()
        await note_looked(store, table_id, actor, viewer)
    for task in ended:
        await task


async def until_void(look: Callable[[], Awaitable[None]], called: asyncio.Event) -> None:
    """Look whenever we are called, and from time to time, whether the cookie or the token is still good; end if not."""
    pause = LOOK_AGAIN_SECONDS
    while True:
        try:
            async with asyncio.timeout(pause):
                await called.wait()
        except TimeoutError:
            pass  # nobody called
        called.clear()
        try:
            await look()
            pause = LOOK_AGAIN_SECONDS
        except Unavailable:
            pause = RETRY_SECONDS


async def note_looked(store: Store, table_id: str, actor: Actor, viewer: Viewer) -> None:
    """Remember how far somebody has looked, for the next briefing. It is no loss if that fails."""
    if actor.person is None or viewer.sent < 0:
        return
    try:
        # What is written is written; only, nobody waits long for it, least of all a server that stops.
        async with asyncio.timeout(NOTE_SECONDS):
            await store.looked(table_id, actor.person, viewer.sent)
    except (Unavailable, TimeoutError):
        metrics.REFUSALS.labels("unavailable").inc()


async def tell(socket: WebSocket, viewer: Viewer) -> None:
    """Send what is in the outbox. A viewer who takes too long is cut off, and may come back for the rest."""
    while not viewer.lost.is_set():
        text, entry, telling = await viewer.next()
        try:
            # Unlike wait_for this needs no task of its own for every message.
            async with asyncio.timeout(SEND_SECONDS * (1 + len(text) // PIECE_BYTES)):
                await send(socket, text)
        except TimeoutError:
            break
        finally:
            if telling is not None:
                telling.told()  # also where it took too long: just that is to be measured
        if entry is not None:
            viewer.sent = entry
    raise Problem("too_many", "You take the messages too slowly; come back for the rest.")


async def hear(socket: WebSocket, table_id: str, viewer: Viewer, commands: Commands, limits: Limits) -> None:
    """Carry out what comes in, one after the other."""
    key = new_id()
    while True:
        text = await text_of(socket)
        await asyncio.sleep(0)  # what has come already does not wait: without this nobody else would have a turn
        received = now()
        limits.take("message", key)
        try:
            command = wire.FROM_CLIENT.validate_json(text)
            if isinstance(command, wire.Ping):
                answer: dict[str, Any] = {"type": "pong"}
            else:
                answer = await commands.carry_out(table_id, viewer.actor, command, received)
        except (Problem, Unavailable, DigsiteError, ValidationError) as trouble:
            problem = as_problem(trouble)
            metrics.REFUSALS.labels(problem.error).inc()
            answer = {"type": "refused", "id": id_of(text), **problem.body()}
        viewer.put(encoded(answer))


def id_of(text: str) -> str | None:
    """The id of a command that was refused, if one can be made out."""
    try:
        found = orjson.loads(text)
    except orjson.JSONDecodeError:
        return None
    sent = found.get("id") if isinstance(found, dict) else None
    return sent if isinstance(sent, str) and len(sent) <= 60 else None


def as_problem(trouble: Exception) -> Problem:
    """What is told about it."""
    if isinstance(trouble, ValidationError):
        errors = trouble.errors(include_url=False, include_input=False, include_context=False)
        return invalid(errors, "The message is not one of those that are known here.")
    found = problem_of(trouble)
    assert found is not None
    return found


async def say_goodbye(socket: WebSocket, problem: Problem) -> None:
    """Say why, and close. Whoever does not even take that is not waited for: the web server cuts the line."""
    if socket.application_state != WebSocketState.CONNECTED or socket.client_state != WebSocketState.CONNECTED:
        return
    try:
        async with asyncio.timeout(GOODBYE_SECONDS):
            await send(socket, encoded({"type": "refused", "id": None, **problem.body()}))
            await socket.close(problem.closing_code, problem.error)
    except (RuntimeError, WebSocketDisconnect, TimeoutError):
        return  # it was gone already


async def send(socket: WebSocket, text: str) -> None:
    """Send a message, where there is still somebody."""
    try:
        await socket.send_text(text)
    except RuntimeError as error:
        # The web server closes a line by itself (a message too large, no pong) and has no other word for it than this.
        raise WebSocketDisconnect(GONE, str(error)) from error
