"""What stands before the routes: sizes, origins and headers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import httpx
import pytest
from fastapi import FastAPI, Request
from pydantic import BaseModel
from starlette.types import Message

from digsite.server import guard
from digsite.server.limits import Limits, rates
from digsite.server.settings import Settings
from tests.server.door import Watched

MOST = 1024


class Note(BaseModel):
    text: str


def guarded(**set_up: Any) -> FastAPI:
    """An application with a few routes behind the guard."""
    app = FastAPI()

    @app.post("/api/note")
    async def note(note: Note) -> int:
        return len(note.text)

    @app.post("/api/import")
    async def bring(request: Request) -> int:
        return len(await request.body())

    @app.get("/page")
    async def page() -> str:
        return "page"

    @app.get("/broken")
    async def broken() -> None:
        raise RuntimeError("oops")

    settings = Settings.read({}, body_bytes=MOST, **set_up)
    guard.install(app, settings, Limits(rates(settings)), larger_bodies={"/api/import": 4 * MOST})
    return app


def ask(app: FastAPI, method: str, path: str, *, base: str = "http://dig.example", **more: Any) -> httpx.Response:
    """One request."""

    async def run() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=base) as client:
            return await client.request(method, path, **more)

    return asyncio.run(run())


async def in_parts(size: int) -> AsyncIterator[bytes]:
    """A body that does not say how long it is."""
    for _ in range(size // 100):
        yield b"x" * 100


# --- sizes --------------------------------------------------------------------------------------


def test_a_body_of_the_allowed_size_passes() -> None:
    body = b'{"text": "' + b"x" * (MOST - 12) + b'"}'
    assert len(body) == MOST
    answer = ask(guarded(), "POST", "/api/note", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()) == (200, MOST - 12)


@pytest.mark.parametrize("path", ["/api/note", "/nowhere"])
def test_a_body_that_says_it_is_too_large_is_not_read(path: str) -> None:
    answer = ask(guarded(), "POST", path, content=b"x" * (MOST + 1))
    assert answer.status_code == 413
    assert answer.json()["error"] == "too_large"
    assert answer.json()["most"] == MOST
    assert answer.headers["connection"] == "close"


def test_a_body_that_grows_too_large_is_cut_off() -> None:
    answer = ask(
        guarded(), "POST", "/api/note", content=in_parts(5 * MOST), headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 413
    assert answer.json()["error"] == "too_large"
    assert answer.headers["connection"] == "close"


def test_some_paths_take_more() -> None:
    assert ask(guarded(), "POST", "/api/import", content=b"x" * 4 * MOST).json() == 4 * MOST
    assert ask(guarded(), "POST", "/api/import", content=in_parts(5 * MOST)).status_code == 413


@pytest.mark.parametrize(("length", "status"), [("9" * 5000, 413), ("-1", 400), ("+5", 400), ("1_0", 400), ("٣", 400)])
def test_strange_lengths_are_refused(length: str, status: int) -> None:
    started = run_asgi(guarded(), "http", {"content-length": length, "host": "dig.example"})
    assert started[0]["status"] == status


def test_an_application_that_is_not_ours_is_guarded_too() -> None:
    """Where nothing else turns the refusal into an answer, the limit does it itself."""

    async def reads_all(scope: Any, receive: Callable[[], Awaitable[Message]], send: Any) -> None:  # noqa: ARG001
        while (await receive())["more_body"]:
            pass

    app: Any = guard.BodyLimit(reads_all, most=MOST, larger={})
    answer = ask(app, "POST", "/", content=in_parts(2 * MOST))
    assert answer.status_code == 413


# --- origins ------------------------------------------------------------------------------------


def run_asgi(app: FastAPI, kind: str, headers: dict[str, str]) -> list[Message]:
    """What an application sends for a bare request or a handshake."""
    sent: list[Message] = []
    scope = {
        "type": kind,
        "asgi": {"version": "3.0"},
        "method": "POST",
        "path": "/api/note",
        "raw_path": b"/api/note",
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": ("192.0.2.1", 1),
    }

    async def receive() -> Message:
        return {"type": "websocket.connect" if kind == "websocket" else "http.request"}

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(app(scope, receive, send))
    return sent


OURS = [
    ("dig.example", "http://dig.example"),
    ("dig.example", "https://dig.example"),
    ("dig.example:443", "https://dig.example"),
    ("DIG.example", "https://dig.example"),
    ("dig.example:8000", "http://dig.example:8000"),
    ("[::1]:8000", "http://[::1]:8000"),
    ("inside:8000", "https://public.example"),
]
FOREIGN = [
    ("dig.example", "https://evil.example"),
    ("dig.example", "null"),
    ("dig.example", ""),
    ("dig.example", "https://dig.example.evil.example"),
    ("dig.example", "https://dig.example:8443"),
    ("dig.example:8000", "http://dig.example"),
    ("dig.example", "https://dig.example@evil.example"),
    ("dig.example", "https://me@dig.example"),
    ("dig.example", "https://dig.example/"),
    ("dig.example", "ftp://dig.example"),
    ("dig.example", "https://["),
    ("dig.example:x", "https://dig.example"),
    ("inside:8000", "http://public.example"),
]


@pytest.mark.parametrize(("host", "origin"), OURS)
def test_our_own_pages_may_change_things(host: str, origin: str) -> None:
    app = guarded(public_url=("https://public.example",))
    headers = {"Host": host, "Origin": origin}
    assert ask(app, "POST", "/api/note", json={"text": "x"}, headers=headers).status_code == 200


@pytest.mark.parametrize(("host", "origin"), FOREIGN)
def test_other_sites_may_not(host: str, origin: str) -> None:
    app = guarded(public_url=("https://public.example",))
    headers = {"Host": host, "Origin": origin}
    answer = ask(app, "POST", "/api/note", json={"text": "x"}, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (403, "wrong_origin")
    sent = run_asgi(app, "websocket", {"host": host, "origin": origin})
    assert [message["type"] for message in sent] == ["websocket.close"]
    assert sent[0]["reason"] == "wrong_origin"


def test_whoever_names_no_origin_is_no_browser() -> None:
    assert ask(guarded(), "POST", "/api/note", json={"text": "x"}).status_code == 200


def test_reading_is_free_of_origin() -> None:
    answer = ask(guarded(), "GET", "/page", headers={"Origin": "https://evil.example"})
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers  # the other site cannot see it


def test_two_origins_are_none() -> None:
    headers = [("Origin", "http://dig.example"), ("Origin", "http://evil.example")]
    assert ask(guarded(), "POST", "/api/note", json={"text": "x"}, headers=headers).status_code == 403


# --- headers ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/page", 200),
        ("GET", "/nowhere", 404),
        ("PUT", "/page", 405),
        ("POST", "/api/note", 422),
        ("GET", "/broken", 500),
    ],
)
def test_every_answer_has_the_headers(method: str, path: str, status: int) -> None:
    answer = ask(guarded(), method, path)
    assert answer.status_code == status
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "unsafe-inline" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert "permissions-policy" in answer.headers
    assert "strict-transport-security" not in answer.headers
    assert (answer.headers.get("cache-control") == "no-store") == path.startswith("/api/")


def test_refusals_of_the_guard_have_the_headers_too() -> None:
    for more in ({"content": b"x" * 5000}, {"headers": {"Origin": "https://evil.example"}}):
        answer = ask(guarded(), "POST", "/api/note", **more)
        assert answer.status_code in (403, 413)
        assert answer.headers["cache-control"] == "no-store"
        assert "content-security-policy" in answer.headers


def test_https_stays_https() -> None:
    assert "strict-transport-security" in ask(guarded(public_url=("https://dig.example",)), "GET", "/page").headers
    assert "strict-transport-security" in ask(guarded(), "GET", "/page", base="https://dig.example").headers


def test_what_is_too_often_is_refused_before_anything_of_it_is_read() -> None:
    app = guarded(requests_per_minute=1)
    body = Watched()

    async def run() -> tuple[int, int]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://dig.example") as client:
            first = await client.post("/api/import", content=b"x")
            again = await client.post("/api/import", content=body)
            assert (await client.get("/page")).status_code == 200, "the page is not counted"
            return first.status_code, again.status_code

    assert asyncio.run(run()) == (200, 429)
    assert body.read == 0
