"""A `digsite serve` at whose tables chance is the same each time, for tests that have to be: all chance of a table, its
bots included, follows from its secret, and here that follows from who makes the table.

    python -m digsite.lab.page.steady serve ...

Whoever sends the header STORY (a story, a space, a word of his own) gets the tables of that story, one after the other.
Everybody else gets tables like anywhere.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from contextvars import ContextVar
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from digsite.cli import main
from digsite.server import app, making
from digsite.server.settings import Settings
from digsite.server.tokens import new_secret

STORY: Final = "x-story"
"""The word keeps two people with one story apart, such as two runs of one test: each has all of its tables."""

_teller: Final[ContextVar[str]] = ContextVar("teller", default="")
_made: Final[Counter[str]] = Counter()


def steady_secret() -> str:
    """The secret of the next table of whoever asks."""
    teller = _teller.get()
    if not teller:
        return new_secret()
    _made[teller] += 1
    story = teller.rpartition(" ")[0]
    return hashlib.sha256(f"{story} {_made[teller]}".encode()).hexdigest()


class Listening:
    """The server, with an ear for stories."""

    def __init__(self, inner: ASGIApp) -> None:
        self.inner: Final = inner

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request, or one connection."""
        if scope["type"] in ("http", "websocket"):
            _teller.set(dict(scope["headers"]).get(STORY.encode(), b"").decode("latin-1"))
        await self.inner(scope, receive, send)


def install() -> None:
    """From here on this process draws no secret of its own for whoever tells a story."""
    plain = app.make_app

    def make_app(settings: Settings | None = None) -> ASGIApp:
        return Listening(plain(settings))

    making.new_secret = steady_secret  # type: ignore[attr-defined]
    app.make_app = make_app  # type: ignore[assignment]


if __name__ == "__main__":
    install()
    main()
