"""What stands before the routes: how many requests, where one comes from, how large it is, and the headers of answers.

Plain ASGI, so that nothing is buffered and sockets pass the same doors. `install` puts them in their order.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from fastapi import FastAPI
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from digsite.server import metrics, problems
from digsite.server.limits import Limits, address
from digsite.server.logs import AccessLog
from digsite.server.problems import Problem
from digsite.server.sending import Sending
from digsite.server.settings import DEFAULT_PORTS, Settings

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
LONGEST_NUMBER: Final = 15
CONTENT_SECURITY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'"
)
HEADERS: Final = {
    "Content-Security-Policy": CONTENT_SECURITY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
TRANSPORT_SECURITY: Final = "max-age=31536000"


class BodyLimit:
    """Refuses a body that is too large: at once if it says so itself, else as soon as too much of it has come.

    Args:
        most: how many bytes are allowed.
        larger: paths where more are allowed, and how many.
    """

    def __init__(self, app: ASGIApp, *, most: int, larger: Mapping[str, int]) -> None:
        self.app = app
        self.most = most
        self.larger = dict(larger)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        most = self.larger.get(scope["path"], self.most)
        too_large = Problem("too_large", f"The body is too large: {most} bytes are allowed.", most=most)
        too_large.headers["Connection"] = "close"  # the rest of it is not waited for
        declared = Headers(scope=scope).get("content-length")
        if declared is not None:
            if not (declared.isascii() and declared.isdigit()):
                await _refuse(Problem("bad_request", "Content-Length is no number."), scope, receive, send)
                return
            if len(declared) > LONGEST_NUMBER or int(declared) > most:
                await _refuse(too_large, scope, receive, send)
                return
        seen = 0
        started = False

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            if message["type"] == "http.request":
                seen += len(message.get("body", b""))
                if seen > most:
                    # FastAPI lets this kind through while it reads a body; any other would become a 400.
                    raise HTTPException(413)
            return message

        async def watched(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                if seen > most:
                    message = {**message, "headers": [*message["headers"], (b"connection", b"close")]}
            await send(message)

        try:
            await self.app(scope, counted, watched)
        except HTTPException:
            if started or seen <= most:
                raise
            await _refuse(too_large, scope, receive, send)


class RequestLimit:
    """Counts the requests of every address. Before anything is read of them: else the body of one that is refused would
    cost as much as that of one that is not. Sockets count themselves."""

    def __init__(self, app: ASGIApp, *, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and is_api(scope["path"]):
            try:
                self.limits.take("request", address(HTTPConnection(scope)))
            except Problem as problem:
                await _refuse(problem, scope, receive, send)
                return
        await self.app(scope, receive, send)


def is_api(path: str) -> bool:
    """Whether a path is one for programs; the others are the page, and what those look at who run the server."""
    return path == "/api" or path.startswith("/api/")


class OriginCheck:
    """Refuses what another site makes a browser send: changes over HTTP, and sockets.

    A browser says where a request comes from; that must be this host or a public address of ours. A program that is
    no browser says nothing and is let through: it has no cookies of somebody else.
    """

    def __init__(self, app: ASGIApp, *, allowed: tuple[str, ...]) -> None:
        self.app = app
        self.allowed = allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_checked = scope["type"] == "websocket" or (scope["type"] == "http" and scope["method"] not in SAFE_METHODS)
        if not is_checked or self._is_ours(Headers(scope=scope)):
            await self.app(scope, receive, send)
            return
        await _refuse(Problem("wrong_origin"), scope, receive, send)

    def _is_ours(self, headers: Headers) -> bool:
        origins = headers.getlist("origin")
        if not origins:
            return True
        if len(origins) > 1 or len(headers.getlist("host")) != 1:
            return False
        return origins[0] in self.allowed or is_same_host(origins[0], headers["host"])


def is_same_host(origin: str, host: str) -> bool:
    """Whether an origin (https://example.org) is of the host that was asked (example.org, or example.org:443)."""
    try:
        parts = urlsplit(origin)
        asked = urlsplit(f"//{host}")
        usual = DEFAULT_PORTS.get(parts.scheme)
        is_plain = origin == f"{parts.scheme}://{parts.netloc}" and "@" not in parts.netloc
        if usual is None or not parts.hostname or not is_plain:
            return False
        return (parts.hostname, parts.port or usual) == (asked.hostname, asked.port or usual)
    except ValueError:  # a port that is none, brackets that do not close
        return False


class SecurityHeaders:
    """Adds the headers that keep a browser from being used against its owner. What a route sets itself stays."""

    def __init__(self, app: ASGIApp, *, is_https: bool) -> None:
        self.app = app
        self.is_https = is_https

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self.is_https or scope.get("scheme") == "https":
                    headers.setdefault("Strict-Transport-Security", TRANSPORT_SECURITY)
                if is_api(scope["path"]):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, guarded)


async def _refuse(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer before any route was asked. A socket is refused before it is opened, which browsers see as a 403."""
    metrics.REFUSALS.labels(problem.error).inc()
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": problems.POLICY_VIOLATION, "reason": problem.error})
        return
    await problem.answer()(scope, receive, send)


def install(
    app: FastAPI, settings: Settings, limits: Limits, *, larger_bodies: Mapping[str, int] | None = None
) -> None:
    """Put everything before an application: from outside, access log, headers, sending, origin, number, body, errors.

    Args:
        app: the application.
        settings: how large a body may be, and which origins are ours.
        limits: how many requests an address may send.
        larger_bodies: paths where a larger body is allowed, and how many bytes it may have.
    """
    problems.install(app)  # the last one added stands outermost
    app.add_middleware(BodyLimit, most=settings.body_bytes, larger=larger_bodies or {})
    app.add_middleware(RequestLimit, limits=limits)
    app.add_middleware(OriginCheck, allowed=settings.public_url)
    app.add_middleware(Sending)
    app.add_middleware(SecurityHeaders, is_https=settings.is_https)
    app.add_middleware(AccessLog)
