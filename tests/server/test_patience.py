"""Lines on which nothing comes are given up; all others stay."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
import uvicorn
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.server import ServerState

from digsite.server import patience
from digsite.server.patience import PatientProtocol


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same, sooner."""
    monkeypatch.setattr(patience, "REQUEST_SECONDS", 0.3)


async def answers(scope: Scope, receive: Receive, send: Send) -> None:
    """Says how long the body was; at /slow, late."""
    request = Request(scope, receive)
    body = await request.body()
    if request.url.path == "/slow":
        await asyncio.sleep(0.9)
    await PlainTextResponse(f"{len(body)} bytes")(scope, receive, send)


def talking(talk: Callable[[int], Awaitable[None]], app: ASGIApp = answers) -> None:
    """Have a talk with a server at that port."""

    async def run() -> None:
        config = uvicorn.Config(app, http=PatientProtocol, log_level="critical")
        config.load()
        state = ServerState()
        loop = asyncio.get_running_loop()
        made = await loop.create_server(
            lambda: PatientProtocol(config=config, server_state=state, app_state={}), "127.0.0.1", 0
        )
        async with made:
            await asyncio.wait_for(talk(made.sockets[0].getsockname()[1]), 20)

    asyncio.run(run())


async def left(reader: asyncio.StreamReader) -> bytes:
    """Whatever comes until the line is closed."""
    try:
        return await reader.read()
    except ConnectionError:
        return b""


@pytest.mark.parametrize("said", [b"", b"GET /x HT", b"POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc"])
def test_a_request_that_never_gets_whole_is_not_waited_for(said: bytes) -> None:
    async def talk(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(said)
        assert await left(reader) == b""
        writer.close()

    talking(talk)


def test_half_a_request_behind_a_whole_one_is_not_waited_for_either() -> None:
    async def talk(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /x HTTP/1.1\r\nHost: x\r\n\r\nGET /y HT")
        assert (await left(reader)).endswith(b"0 bytes")
        writer.close()

    talking(talk)


def test_who_waits_for_an_answer_is_not_cut_off() -> None:
    async def talk(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /slow HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert (await left(reader)).endswith(b"0 bytes")
        writer.close()

    talking(talk)
