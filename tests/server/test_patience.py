"""Lines on which nothing comes, or from which nothing is taken, are given up; all others stay."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Awaitable, Callable

import pytest
import uvicorn
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.server import ServerState

from digsite.server import patience
from digsite.server.patience import PatientProtocol

LARGE = 8_000_000
"""More than the buffers of any line take."""


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same, sooner."""
    monkeypatch.setattr(patience, "REQUEST_SECONDS", 0.3)
    monkeypatch.setattr(patience, "TAKE_SECONDS", 0.3)


async def answers(scope: Scope, receive: Receive, send: Send) -> None:
    """Says how long the body was; at /large, at length; at /slow, late."""
    request = Request(scope, receive)
    body = await request.body()
    if request.url.path == "/slow":
        await asyncio.sleep(0.9)
    size = LARGE if request.url.path == "/large" else 2
    await PlainTextResponse(f"{len(body):<{size}}")(scope, receive, send)


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
        assert (await left(reader)).endswith(b"0 ")
        writer.close()

    talking(talk)


def test_who_waits_for_an_answer_is_not_cut_off() -> None:
    async def talk(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /slow HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert (await left(reader)).endswith(b"0 ")
        writer.close()

    talking(talk)


def unread(port: int) -> socket.socket:
    """A line with a small buffer, on which a large answer was asked for."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", port))
    line.sendall(b"GET /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    line.setblocking(False)
    return line


async def read(line: socket.socket, pause: float = 0.0) -> int:
    """How much of an answer comes until the line is closed."""
    size = 0
    with contextlib.suppress(ConnectionError):
        while taken := await asyncio.get_running_loop().sock_recv(line, 1 << 20):
            size += len(taken)
            await asyncio.sleep(pause)
    return size


def test_an_answer_that_nobody_reads_is_not_kept() -> None:
    async def talk(port: int) -> None:
        with unread(port) as line:
            await asyncio.sleep(1.5)
            assert await read(line) < LARGE

    talking(talk)


def test_an_answer_that_is_read_slowly_is_told_to_its_end() -> None:
    async def talk(port: int) -> None:
        with unread(port) as line:
            assert await read(line, 0.001) > LARGE

    talking(talk)
