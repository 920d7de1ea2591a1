"""Lines on which nothing comes are given up: each holds a file, and there are only so many.

The web server itself waits for ever for a request to be whole. A proxy before it would not; but nothing says that there
is one. How answers go out is told in `sending.py`.
"""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

REQUEST_SECONDS: Final = 60.0
"""A whole request must have come in this time: the longest, a record, over a slow line."""


class PatientProtocol(HttpToolsProtocol):
    """A line of the web server, with an end to its patience."""

    _to_come: asyncio.TimerHandle | None = None

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

    def connection_lost(self, exc: Exception | None) -> None:
        self._came()
        super().connection_lost(exc)
