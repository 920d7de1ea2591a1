"""Lines on which nothing comes and from which nothing is taken are given up: each holds a file, and what waits for it.

The web server itself waits for ever for a request to be whole and for an answer to be read. A proxy before it would
not; but nothing says that there is one.
"""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

REQUEST_SECONDS: Final = 60.0
"""A whole request must have come in this time: the longest, a record, over a slow line."""
TAKE_SECONDS: Final = 30.0
LEAST_TAKEN: Final = 32 * 1024
"""Whoever takes less than this of an answer in that time does not mean to read it."""


class PatientProtocol(HttpToolsProtocol):
    """A line of the web server, with an end to its patience."""

    _to_come: asyncio.TimerHandle | None = None
    _to_be_taken: asyncio.TimerHandle | None = None
    _left: int = 0
    """How much of the answer had not been taken when we last looked."""

    # --- requests -------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect()

    def on_message_complete(self) -> None:
        self._came()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._came()
        super().handle_websocket_upgrade()

    def _expect(self) -> None:
        self._came()
        self._to_come = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _came(self) -> None:
        if self._to_come is not None:
            self._to_come.cancel()
            self._to_come = None

    # --- answers --------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch()

    def resume_writing(self) -> None:
        self._taken()
        super().resume_writing()

    def _watch(self) -> None:
        self._left = self.transport.get_write_buffer_size()
        self._to_be_taken = self.loop.call_later(TAKE_SECONDS, self._look)

    def _look(self) -> None:
        if self._left - self.transport.get_write_buffer_size() < LEAST_TAKEN:
            self.transport.abort()
        else:
            self._watch()

    def _taken(self) -> None:
        if self._to_be_taken is not None:
            self._to_be_taken.cancel()
            self._to_be_taken = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._came()
        self._taken()
        super().connection_lost(exc)
