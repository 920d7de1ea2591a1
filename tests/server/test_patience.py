"""Lines on which nothing comes are given up; all others stay."""

from __future__ import annotations

import asyncio
import contextlib
import unittest.mock
from collections.abc import Awaitable, Callable

import pytest
import uvicorn
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.server import ServerState

from digsite.server import patience
from digsite.server.patience import CLOSING, PatientProtocol


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same, sooner."""
    monkeypatch.setattr(patience, "REQUEST_SECONDS", 1.0)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where something else than time is to end a line."""
    monkeypatch.setattr(patience, "REQUEST_SECONDS", 60)


async def answers(scope: Scope, receive: Receive, send: Send) -> None:
    """Says how long the body was; at /slow, late."""
    request = Request(scope, receive)
    body = await request.body()
    if request.url.path == "/slow":
        await asyncio.sleep(1.5)
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


def test_blank_lines_behind_a_request_are_no_reason_to_wait() -> None:
    """The web server takes them for the beginning of something, and stops its own clock."""

    async def talk(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /x HTTP/1.1\r\nHost: x\r\n\r\n")
        await reader.readuntil(b"0 bytes")
        writer.write(b"\r\n")
        await asyncio.wait_for(left(reader), 15)
        writer.close()

    talking(talk)


# --- what is beside the body ------------------------------------------------------------------------


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("head", [b"GET /", b"GET /x HTTP/1.1\r\nHost: x\r\nX-A: "], ids=["path", "header"])
def test_a_head_without_an_end_is_refused(head: bytes) -> None:
    async def talk(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(head)
        sent = 0
        try:
            while sent < 4 * 1024**2 and not reader.at_eof():
                writer.write(b"a" * 10_000)
                sent += 10_000
                await writer.drain()
                await asyncio.sleep(0)
        except ConnectionError:
            pass  # it was closed while we went on
        answer = await left(reader)
        assert answer.startswith(b"HTTP/1.1 431 ") or not answer, "where we went on, the answer may be lost"
        assert sent < 2 * 1024**2, "it was not all taken"
        writer.close()

    talking(talk)


@pytest.mark.usefixtures("patient")
def test_who_stops_at_the_bound_hears_why() -> None:
    async def talk(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /")
        await writer.drain()
        for _ in range(7):
            await asyncio.sleep(0.02)
            writer.write(b"a" * 10_000)
            await writer.drain()
        answer = await left(reader)
        assert answer.startswith(b"HTTP/1.1 431 ")
        assert b'"error":"too_large"' in answer
        assert b"65536 bytes" in answer
        writer.close()

    talking(talk)


@pytest.mark.usefixtures("patient")
def test_what_follows_the_pieces_of_a_body_counts_too() -> None:
    async def talk(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"POST /x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\nX-A: ")
        await writer.drain()
        with contextlib.suppress(ConnectionError):
            for _ in range(200):
                await asyncio.sleep(0)
                writer.write(b"a" * 10_000)
                await writer.drain()
            await asyncio.wait_for(left(reader), 15)
        assert reader.at_eof() or reader.exception() is not None
        writer.close()

    talking(talk)


def test_bodies_large_and_in_small_pieces_pass_after_each_other() -> None:
    async def talk(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(3):
            writer.write(b"POST /x HTTP/1.1\r\nHost: x\r\nX-A: %b\r\nContent-Length: 900000\r\n\r\n" % (b"a" * 40_000))
            for _ in range(90):
                writer.write(b"x" * 10_000)
                await writer.drain()
            await reader.readuntil(b"900000 bytes")
        writer.write(b"POST /x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        for _ in range(900):
            writer.write(b"3e8\r\n" + b"x" * 1000 + b"\r\n")
            await writer.drain()
        writer.write(b"0\r\n\r\n")
        await reader.readuntil(b"900000 bytes")
        writer.close()

    talking(talk)


def test_that_the_server_stops_is_told_to_all_who_wait() -> None:
    async def run() -> None:
        closing = asyncio.Event()
        config = uvicorn.Config(answers, http=PatientProtocol, log_level="critical")
        config.load()
        line = PatientProtocol(config=config, server_state=ServerState(), app_state={CLOSING: closing})
        line.connection_made(unittest.mock.MagicMock(asyncio.Transport))
        line.shutdown()
        assert closing.is_set()

    asyncio.run(run())
