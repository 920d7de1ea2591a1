"""Answers on their way out: in pieces, and kept only as long as somebody takes them.

A web server takes whatever it is handed into memory and keeps it until the other side has read it, which may be never.
So the next piece of an answer is handed over when the one before it is gone, and whoever takes too long is cut off, as
over a socket. Until then what waits for one address is bounded.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from digsite.server import metrics
from digsite.server.limits import address
from digsite.server.problems import Problem

PIECE_BYTES: Final = 64 * 1024
SEND_SECONDS: Final = 30.0
"""How long the other side may take for one piece: even a bad line carries more than two kilobytes a second."""
CUT_SECONDS: Final = 1.0
MOST_UNREAD_BYTES: Final = 16 * 1024**2
"""What may wait for one address. The largest answer, 25 messages of a table with all seats at one screen, has 3 MB."""
READING: Final = ("GET", "HEAD")


class Unread:
    """How many bytes wait for each address."""

    def __init__(self) -> None:
        self._bytes: Final[dict[str, int]] = {}

    def __len__(self) -> int:
        return sum(self._bytes.values())

    @contextmanager
    def counted(self, key: str, n_bytes: int, *, due: bool) -> Iterator[None]:
        """Count an answer while it is sent, or refuse: Problem "too_many" (429). One alone is never too large, nor is
        one that is due whatever waits."""
        waiting = self._bytes.get(key, 0)
        if not due and waiting and waiting + n_bytes > MOST_UNREAD_BYTES:
            raise Problem("too_many", "You have not read the answers that you were given; read them first.", wait=5)
        self._bytes[key] = waiting + n_bytes
        try:
            yield
        finally:
            self._bytes[key] -= n_bytes
            if not self._bytes[key]:
                del self._bytes[key]


class Sending:
    """Sends every answer in pieces."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.unread: Final = Unread()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        line = Line(receive, send)
        key = address(HTTPConnection(scope))
        start: Message | None = None
        is_refused = False

        async def in_pieces(message: Message) -> None:
            nonlocal start, is_refused
            if is_refused:
                return
            if message["type"] == "http.response.start":
                start = message  # it waits for the first piece: until then the answer may be another
                return
            n_bytes = len(message.get("body", b""))
            # What was done cannot be refused any more; and a small answer may be all that tells of a new guest.
            due = scope["method"] not in READING or n_bytes <= PIECE_BYTES
            try:
                with self.unread.counted(key, n_bytes, due=due):
                    if start is not None:
                        await line.send(start)
                        start = None
                    await line.send_pieces(message)
            except Problem as problem:
                if start is None:
                    await line.cut()
                    return
                is_refused = True
                metrics.REFUSALS.labels(problem.error).inc()
                await problem.answer()(scope, receive, line.send)

        await self.app(scope, receive, in_pieces)


class Line:
    """The way to whoever asked. Once it is cut, nothing is sent any more."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive: Final = receive
        self._send: Final = send
        # No word of ASGI cuts a line or says when everything is gone. What uvicorn hands us belongs to an object that
        # has the line; with another web server there is none, and what the latter keeps in memory is its own affair.
        self._transport: Final[Any] = getattr(getattr(receive, "__self__", None), "transport", None)
        self._is_cut = False
        if self._transport is not None and not self._transport.is_closing():
            self._transport.set_write_buffer_limits(high=0)  # the next piece waits until the one before it is gone

    async def send_pieces(self, message: Message) -> None:
        """Send a message of the body. An empty one ends it, which waits for all that goes before."""
        body = message.get("body", b"")
        if message["type"] != "http.response.body" or not body:
            await self.send(message)
            return
        for at in range(0, len(body), PIECE_BYTES):
            await self.send({**message, "body": body[at : at + PIECE_BYTES], "more_body": True})
        if not message.get("more_body", False):
            await self.send({**message, "body": b""})

    async def send(self, message: Message) -> None:
        """Send a message, or cut the line where the other side takes too long for what it was sent before."""
        if self._is_cut:
            return
        try:
            async with asyncio.timeout(SEND_SECONDS):
                await self._send(message)
        except TimeoutError:
            await self.cut()

    async def cut(self) -> None:
        """Let go of what was not taken. To close the line would not do: that waits until all of it was."""
        self._is_cut = True
        if self._transport is not None:
            self._transport.abort()
            with suppress(TimeoutError):
                async with asyncio.timeout(CUT_SECONDS):
                    while (await self._receive())["type"] != "http.disconnect":
                        continue  # what is left of the request
