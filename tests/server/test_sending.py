"""Answers go out in pieces, and whoever does not read them is cut off."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from fastapi import FastAPI
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from digsite.server import guard, sending
from digsite.server.limits import Limits, rates
from digsite.server.sending import PIECE_BYTES, Sending
from digsite.server.settings import Settings

LARGE = bytes(range(256)) * (3 * PIECE_BYTES // 256) + b"end"


class Transport:
    """A line that can be cut."""

    def __init__(self) -> None:
        self.high: int | None = None
        self.is_cut = asyncio.Event()

    def is_closing(self) -> bool:
        return self.is_cut.is_set()

    def set_write_buffer_limits(self, high: int) -> None:
        self.high = high

    def abort(self) -> None:
        self.is_cut.set()


class Client:
    """Somebody who takes so many pieces of an answer and then no more, as uvicorn has it."""

    def __init__(self, takes: int = 1000, host: str = "192.0.2.1") -> None:
        self.takes = takes
        self.scope: Scope = {"type": "http", "method": "GET", "path": "/", "headers": [], "client": (host, 1)}
        self.transport = Transport()
        self.taken: list[Message] = []
        self.goes_on = asyncio.Event()

    async def receive(self) -> Message:
        await self.transport.is_cut.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        if len(self.taken) >= self.takes:
            await self.goes_on.wait()
        self.taken.append(message)

    @property
    def status(self) -> int:
        return int(self.taken[0]["status"])

    @property
    def body(self) -> bytes:
        return b"".join(message["body"] for message in self.taken[1:])

    def ask(self, server: Sending) -> asyncio.Task[None]:
        async def run() -> None:
            await server(self.scope, self.receive, self.send)

        return asyncio.create_task(run())


def answering(body: bytes) -> Sending:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await Response(body)(scope, receive, send)

    return Sending(app)


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def soon() -> None:
        async with asyncio.timeout(20):
            await work()

    asyncio.run(soon())


@pytest.mark.parametrize("body", [b"", b"x", b"x" * PIECE_BYTES, LARGE])
def test_an_answer_comes_whole_in_pieces_and_its_end_waits_for_all_of_it(body: bytes) -> None:
    async def work() -> None:
        server, ada = answering(body), Client()
        await ada.ask(server)
        assert (ada.status, ada.body) == (200, body)
        assert max(len(message["body"]) for message in ada.taken[1:]) <= PIECE_BYTES
        assert [message.get("more_body", False) for message in ada.taken[1:]] == [True] * (len(ada.taken) - 2) + [False]
        assert ada.taken[-1]["body"] == b""
        assert ada.transport.high == 0, "nothing waits in the web server"
        assert len(server.unread) == 0

    run(work)


def test_who_does_not_read_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "SEND_SECONDS", 0.05)

    async def work() -> None:
        server, deaf = answering(LARGE), Client(takes=2)
        await deaf.ask(server)
        assert deaf.transport.is_cut.is_set()
        assert len(deaf.taken) == 2
        assert len(server.unread) == 0

    run(work)


def test_what_waits_for_one_address_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "MOST_UNREAD_BYTES", 2 * len(LARGE))

    async def work() -> None:
        server = answering(LARGE)
        deaf = [Client(takes=2) for _ in range(2)]
        waiting = [one.ask(server) for one in deaf]
        await asyncio.sleep(0.01)
        assert len(server.unread) == 2 * len(LARGE)
        more, ada = Client(), Client(host="192.0.2.2")
        await asyncio.gather(more.ask(server), ada.ask(server))
        assert (more.status, ada.status, ada.body) == (429, 200, LARGE)
        assert b"too_many" in more.body
        for one in deaf:
            one.goes_on.set()
        await asyncio.gather(*waiting)
        assert [one.body for one in deaf] == [LARGE] * 2
        assert len(server.unread) == 0
        await more.ask(server)
        monkeypatch.setattr(sending, "MOST_UNREAD_BYTES", 1)
        alone = Client()
        await alone.ask(server)
        assert alone.body == LARGE, "one answer alone is never too large"

    run(work)


def test_a_web_server_lets_go_of_what_nobody_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also of an answer so small that all of it was handed over before."""
    monkeypatch.setattr(sending, "SEND_SECONDS", 0.3)
    app = FastAPI()
    bodies = {"large": b"x" * 50_000_000, "small": b"x" * PIECE_BYTES}

    @app.get("/{size}", response_model=None)
    async def answer(size: str) -> Response:
        return Response(bodies[size])

    guard.install(app, Settings.read({}), Limits(rates(Settings())))

    async def work() -> None:
        server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=0, log_config=None))
        running = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        deaf = [await asking(server, size, times) for size, times in (("large", 1), ("small", 200))]
        try:
            while not server.server_state.connections:
                await asyncio.sleep(0.01)
            while server.server_state.connections:
                await asyncio.sleep(0.01)
        finally:
            for one in deaf:
                one.close()
            server.should_exit = True
            await running

    async def asking(server: Any, size: str, times: int) -> socket.socket:
        """Somebody who asks again and again, and reads nothing."""
        one = socket.socket()
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(one, server.servers[0].sockets[0].getsockname())
        await loop.sock_sendall(one, f"GET /{size} HTTP/1.1\r\nHost: x\r\n\r\n".encode() * times)
        return one

    run(work)


def test_what_was_done_is_never_refused_nor_a_small_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else who has moved would hear that nothing has happened, and a new guest would lose the only cookie."""
    monkeypatch.setattr(sending, "MOST_UNREAD_BYTES", len(LARGE))

    async def work() -> None:
        server, deaf = answering(LARGE), Client(takes=2)
        waiting = deaf.ask(server)
        await asyncio.sleep(0.01)
        mover = Client()
        mover.scope["method"] = "POST"
        await mover.ask(server)
        assert (mover.status, mover.body) == (200, LARGE)
        newcomer, small = Client(), b"x" * PIECE_BYTES
        server.app = answering(small).app
        await newcomer.ask(server)
        assert (newcomer.status, newcomer.body) == (200, small)
        deaf.goes_on.set()
        await waiting
        assert len(server.unread) == 0

    run(work)
