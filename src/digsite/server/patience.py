"""Lines to whoever asks, with an end to our patience.

The web server itself waits for ever for a request to be whole, and takes whatever comes before its body: a path without
an end would fill the memory, and slow down everybody else. A proxy before it would not let that through; but nothing
says that there is one. How answers go out is told in `sending.py`.
"""

from __future__ import annotations

import asyncio
import math
from typing import Final

import orjson
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from digsite.server.problems import Problem
from digsite.server.sending import SEND_SECONDS

REQUEST_SECONDS: Final = 60.0
"""A whole request must have come in this time: the longest, a record, over a slow line. Each line holds a file, and
there are only so many."""
MOST_HEAD_BYTES: Final = 64 * 1024
"""What a request may have beside its body: the path, the headers, and how the pieces of the body are put together. A
browser sends some two thousand."""
FRAMES: Final = "frames_per_second"
"""How many frames may come over a socket in every second, in the state that all requests share."""
FRAMES_PER_SECOND: Final = 20.0
"""The same, where nothing is said."""
BURST_SECONDS: Final = 50.0
"""The frames of so many seconds may come at once."""
BARE_FRAME: Final = 10.0
"""One that is no message of its own counts as so many: the web server deals with those alone, and nobody else sees how
many there are."""
READ_BYTES: Final = 1024
"""A socket is read in pieces of this size, and what they held is counted after each: a frame may have six bytes."""
CLOSING: Final = "closing"
"""What an event is called, in the state that all requests share, that is set when the server begins to stop."""


class PatientProtocol(HttpToolsProtocol):
    """A line of the web server that does not wait for ever, nor take everything."""

    _to_come: asyncio.TimerHandle | None = None
    """Runs while a request is waited for, or is not whole."""
    _head_bytes = 0
    """What has come of it beside its body."""
    _unread = 0
    """Of what is being read: what is no body."""
    _has_begun = False
    """Whether a request began in what is being read. Where in it is not known: its share of that is not counted."""
    _is_handed_over = False
    _cycles: tuple[RequestResponseCycle, ...] = ()
    """What is being answered, or waits for it."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()

    def data_received(self, data: bytes) -> None:
        self._unread, self._has_begun = len(data), False
        super().data_received(data)
        if self._is_handed_over:
            return
        if self._to_come is not None:
            self._head_bytes += 0 if self._has_begun else self._unread
            if self._head_bytes > MOST_HEAD_BYTES:
                self._refuse()
        elif self._is_idle:
            self._expect()  # blank lines, which begin nothing: the web server has stopped its own clock for them

    @property
    def _is_idle(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._has_begun = True
        self._expect()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        if self.cycle is not None:
            self._cycles = (*(one for one in self._cycles if not one.response_complete), self.cycle)

    def on_body(self, body: bytes) -> None:
        self._unread -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._came()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._came()
        if self.pipeline or not self._is_idle:
            # Once the line is a socket's nothing would hold back the answers that are still to come (`sending.py`).
            self._cut()
            return
        self._is_handed_over = True
        super().handle_websocket_upgrade()

    def shutdown(self) -> None:
        """The server stops: whoever waits for something to happen is to be told that nothing has."""
        closing = self.app_state.get(CLOSING)
        if closing is not None:
            closing.set()
        super().shutdown()

    def _expect(self) -> None:
        self._came()
        self._head_bytes = 0
        self._to_come = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _came(self) -> None:
        if self._to_come is not None:
            self._to_come.cancel()
            self._to_come = None

    def _refuse(self) -> None:
        """Say what was wrong, where no other answer is on its way, and close."""
        self._came()
        if not self._is_idle:
            self._cut()
            return
        words = f"The path and the headers of a request are too large: {MOST_HEAD_BYTES} bytes are allowed."
        problem = Problem("too_large", words, most=MOST_HEAD_BYTES)
        self.transport.write(last_answer(b"431 Request Header Fields Too Large", problem))
        self.transport.close()

    def _cut(self) -> None:
        """Close a line over which an answer is on its way."""
        for cycle in self._cycles:
            cycle.disconnected = True  # else it would go on to write: the web server tells the last one alone
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._came()
        super().connection_lost(exc)


def last_answer(status: bytes, problem: Problem) -> bytes:
    """An answer as it goes over a line that is closed behind it."""
    body = orjson.dumps(problem.body())
    return b"HTTP/1.1 %b\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%b" % (
        status,
        len(body),
        body,
    )


class PatientSocket(WebSocketsSansIOProtocol):
    """A socket of the web server, which does not take everything either, and does not wait until all was taken."""

    _frames = math.inf
    _counted_at = 0.0

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), READ_BYTES):
            if not self.transport.is_closing():
                super().data_received(data[at : at + READ_BYTES])
        if not self.handshake_initiated and not self.transport.is_closing():
            # The handshake comes in one piece. The web server itself would wait for the rest, for ever.
            words = (
                "This opens no socket: a handshake has no body, at most 128 headers, and no line of more than 8 KiB."
            )
            self.transport.write(last_answer(b"400 Bad Request", Problem("bad_request", words)))
            self.transport.close()

    def handle_ping(self) -> None:
        self._count(BARE_FRAME)
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count(BARE_FRAME)
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._count(BARE_FRAME)
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        self._count(1.0)
        super().send_receive_event_to_app()

    def _count(self, cost: float) -> None:
        now = self.loop.time()
        rate = self.app_state.get(FRAMES, FRAMES_PER_SECOND)
        self._frames = min(BURST_SECONDS * rate, self._frames + (now - self._counted_at) * rate) - cost
        self._counted_at = now
        if self._frames < 0.0:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()  # to close would wait until everything was taken

    async def run_asgi(self) -> None:
        await super().run_asgi()
        # All is said. Whoever does not take the last of it is not waited for.
        self.loop.call_later(SEND_SECONDS, self.transport.abort)
