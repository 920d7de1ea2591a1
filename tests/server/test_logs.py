"""The log and the counters: one line each, no secrets, nothing missing."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import subprocess
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI, WebSocket
from starlette.types import Message

from digsite.server import guard, logs, metrics, tokens
from digsite.server.limits import Limits, rates
from digsite.server.logs import TRACEBACK
from digsite.server.settings import Settings

NAMES = ("", "digsite", "uvicorn", "uvicorn.error", "uvicorn.access")


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """Where the log goes while it is set up as the server does it; afterwards all is as before."""
    out = io.StringIO()
    monkeypatch.setattr(sys, "stderr", out)
    loggers = [logging.getLogger(name) for name in NAMES]
    before = [(one, one.level, one.handlers[:], one.propagate) for one in loggers]
    logs.configure("info")
    yield out
    for one, level, handlers, propagate in before:
        one.setLevel(level)
        one.handlers[:] = handlers
        one.propagate = propagate


def told(out: io.StringIO) -> list[dict[str, Any]]:
    """The lines that were written."""
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_a_line_has_the_time_the_level_the_event_and_its_fields(lines: io.StringIO) -> None:
    logs.Log("rooms").info("started", table="b2", seats=3, listed=True, why=None)
    [line] = told(lines)
    assert line.pop("time").endswith("Z")
    assert line == {
        "level": "info",
        "from": "digsite.server.rooms",
        "event": "started",
        "table": "b2",
        "seats": 3,
        "listed": True,
        "why": None,
    }


def test_a_field_cannot_pretend_to_be_the_event(lines: io.StringIO) -> None:
    logs.Log("rooms").info("started", level="error")
    [line] = told(lines)
    assert (line["level"], line["level_"]) == ("info", "error")


def test_no_name_can_break_a_line(lines: io.StringIO) -> None:
    logs.Log("rooms").info("sat", name='a\n{"event": "forged"}\u2028\x1b[31m\ud800')
    assert len(told(lines)) == 1
    assert lines.getvalue().isascii()


def test_of_a_trace_the_end_is_kept(lines: io.StringIO) -> None:
    """The end says what happened; the first lines of a long one are the same for every error."""
    logs.Log("thinking").warning("failed", trace="Traceback\n" + "  somewhere\n" * 2000 + "KeyError: 'x'")
    try:
        raise KeyError("y" * 400)
    except KeyError as problem:
        caught = problem
    logs.Log("tasks").broke("task broke", caught, task="hear")
    failed, broke = told(lines)
    assert failed["trace"].endswith("KeyError: 'x'")
    assert len(failed["trace"]) <= logs.LONGEST_TRACE
    assert broke["trace"].endswith("y" * 400 + "'")
    assert (broke["event"], broke["task"]) == ("task broke", "hear")


def test_why_a_start_failed_is_told(lines: io.StringIO) -> None:
    """The web server hands on the trace of a start that failed as a message, and its end says why."""
    try:
        raise OSError("y" * 400 + " the very reason")
    except OSError:
        logging.getLogger("uvicorn.error").error(traceback.format_exc())
    logging.getLogger("uvicorn.error").error("Stopped\n%s\n  somewhere\nOSError: the very reason", TRACEBACK)
    further = f'{TRACEBACK}\n  somewhere\nx.y.Error: role "app" is unknown\n[SQL: SELECT 1]\n(More: here)'
    logging.getLogger("uvicorn.error").error(further)
    bare, led, more = told(lines)
    assert more["event"] == 'x.y.Error: role "app" is unknown'
    assert bare["event"].startswith("OSError: yyy")
    assert bare["trace"].startswith(TRACEBACK)
    assert bare["trace"].endswith("the very reason")
    assert (led["event"], led["trace"].splitlines()[-1]) == ("Stopped", "OSError: the very reason")


def test_levels_are_kept(lines: io.StringIO) -> None:
    logs.Log("rooms").debug("chatter")
    logging.getLogger("sqlalchemy.engine").info("SELECT 1")
    logs.Log("rooms").warning("careful")
    assert [line["event"] for line in told(lines)] == ["careful"]


@pytest.mark.parametrize(
    "secret",
    [
        tokens.new_token(),
        tokens.token_hash("x"),
        "$argon2id$v=19$m=8,t=1,p=1$c2FsdA$aGFzaA",
        "me:hunter2",
    ],
    ids=["token", "hash", "password hash", "password in an address"],
)
def test_secrets_are_struck_out_wherever_they_turn_up(lines: io.StringIO, secret: str) -> None:
    text = f"see postgresql://{secret}@db here" if "hunter" in secret else f"see '{secret}' here"
    log = logs.Log("rooms")
    log.info(text, note=text)
    try:
        raise ValueError(text)
    except ValueError:
        log.exception("failed")
    assert secret not in lines.getvalue()
    assert "ValueError" in told(lines)[1]["trace"]
    assert "test_secrets_are_struck_out" in told(lines)[1]["trace"]


def test_fields_that_are_named_as_secrets_are_struck_out(lines: io.StringIO) -> None:
    logs.Log("rooms").info("made", seat_token="abc", Password="abc", secret="abc", seed=123)
    assert {value for key, value in told(lines)[0].items() if key not in ("time", "level", "from", "event")} == {"…"}


def test_uvicorn_is_heard_but_not_about_requests_and_sockets(lines: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").info("Application startup complete.")
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "192.0.2.1:5", "/ws?token=abc")
    logging.getLogger("uvicorn.error").info("connection open")
    try:
        b"\xff".decode()
    except UnicodeDecodeError:  # so it says that a client sent what is no text
        logging.getLogger("uvicorn.error").exception("Invalid UTF-8 sequence received from client.")
    logging.getLogger("uvicorn.access").info('%s - "%s %s"', "192.0.2.1:5", "GET", "/?token=abc")
    assert [line["event"] for line in told(lines)] == ["Application startup complete."]


def test_uvicorn_takes_the_same_set_up(lines: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    import uvicorn

    monkeypatch.setattr(sys, "stderr", lines)  # pytest puts its own there between set-up and test
    uvicorn.Config("x:y", log_config=logs.config("warning"))
    logging.getLogger("uvicorn.error").info("hello")
    logging.getLogger("uvicorn.error").error("ouch")
    assert [line["event"] for line in told(lines)] == ["ouch"]


def application() -> FastAPI:
    """An application behind the guard."""
    app = FastAPI()

    @app.get("/api/tables/{table_id}")
    async def table(table_id: str) -> str:
        return table_id

    @app.websocket("/api/tables/{table_id}/socket")
    async def socket(socket: WebSocket, table_id: str) -> None:  # noqa: ARG001
        await socket.accept()
        await socket.close()

    guard.install(app, Settings(), Limits(rates(Settings())))
    return app


def ask(path: str, **more: Any) -> None:
    async def run() -> None:
        transport = httpx.ASGITransport(application())
        async with httpx.AsyncClient(transport=transport, base_url="http://dig.example") as client:
            await client.get(path, **more)

    asyncio.run(run())


def test_the_access_log_tells_the_path_and_no_secret(lines: io.StringIO) -> None:
    table, token = tokens.new_id(), tokens.new_token()
    headers = {"Cookie": "digsite=cookie-value", "Authorization": "Bearer cookie-value"}
    ask(f"/api/tables/{table}?token=query-value", headers=headers)
    ask(f"/join/{token}")
    first, second = told(lines)
    assert (first["event"], first["method"], first["path"]) == ("request", "GET", f"/api/tables/{table}")
    assert (first["status"], first["table"]) == (200, table)
    assert 0 <= first["ms"] < 10_000
    assert (second["path"], second["status"]) == ("/join/…", 404)
    assert "value" not in lines.getvalue()


def test_the_access_log_tells_of_sockets(lines: io.StringIO) -> None:
    table = tokens.new_id()

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        pass

    scope = {"type": "websocket", "path": f"/api/tables/{table}/socket", "query_string": b"token=abc", "client": None}
    asyncio.run(application()({**scope, "headers": []}, receive, send))
    asyncio.run(application()({**scope, "headers": [(b"origin", b"http://evil.example")]}, receive, send))
    assert [(line["event"], line["status"], line["table"]) for line in told(lines)] == [
        ("socket", 101, table),
        ("socket", 403, table),
    ]


def counted(name: str, **labels: str) -> float:
    return metrics.REGISTRY.get_sample_value(name, labels) or 0.0


def test_requests_are_counted_by_route_and_not_by_path() -> None:
    labels = {"method": "GET", "route": "/api/tables/{table_id}", "status": "200"}
    before = counted("digsite_requests_total", **labels)
    lost = counted("digsite_requests_total", method="GET", route="none", status="404")
    for _ in range(3):
        ask(f"/api/tables/{tokens.new_id()}")
        ask(f"/{tokens.new_id()}")
    assert counted("digsite_requests_total", **labels) == before + 3
    assert counted("digsite_requests_total", method="GET", route="none", status="404") == lost + 3
    assert counted("digsite_refusals_total", error="not_found") >= 3


def test_the_counters_can_be_read() -> None:
    metrics.MOVES.labels("archaeology").inc()
    metrics.TOLD_SECONDS.observe(0.004)
    page = metrics.render().decode()
    assert 'digsite_moves_total{game="archaeology"}' in page
    assert 'digsite_told_seconds_bucket{le="0.005"}' in page
    assert metrics.CONTENT_TYPE.startswith("text/plain")


WORKER = """
import sys
from digsite.server import metrics
metrics.MOVES.labels("archaeology").inc(2)
metrics.ROOMS.set(3)
if sys.argv[1] == "ask":
    print(metrics.render().decode())
"""


def test_the_counters_of_all_workers_are_added_up(tmp_path: Path) -> None:
    """What a worker that is gone counted stays; what it held does not."""
    environ = {**os.environ, metrics.FOLDER_VARIABLE: str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}

    def run(*args: str) -> str:
        command = [sys.executable, "-c", WORKER, *args]
        return subprocess.run(command, env=environ, check=True, capture_output=True, text=True).stdout

    run("count")
    page = run("ask")
    assert 'digsite_moves_total{game="archaeology"} 4.0' in page
    assert "digsite_rooms 3.0" in page
