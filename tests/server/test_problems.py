"""Every error in one form, and nothing in it that should not be told."""

from __future__ import annotations

import ast
import asyncio
import json
import logging
from pathlib import Path
from typing import Annotated, Any

import httpx
import pytest
from fastapi import FastAPI, HTTPException, WebSocket
from pydantic import BaseModel, ConfigDict, Field
from starlette.types import Message

from digsite.kernel.errors import BadOption
from digsite.server import guard, problems
from digsite.server.limits import Limits, rates
from digsite.server.problems import ERRORS, ErrorAnswer, Problem, answers
from digsite.server.settings import Settings
from digsite.server.store import Unavailable

SERVER = Path(problems.__file__).parent


class Form(BaseModel):
    model_config = ConfigDict(extra="forbid")

    name: Annotated[str, Field(max_length=5)]
    password: Annotated[str, Field(min_length=20)] = "x" * 20


def application() -> FastAPI:
    """An application in which everything goes wrong."""
    app = FastAPI()
    raised: dict[str, Exception] = {
        "problem": Problem("stale", "Too late.", seq=7),
        "wait": Problem("busy", wait=0.2),
        "fast": Problem("too_fast", wait=0.2),
        "http": HTTPException(418, "tea", headers={"X-Pot": "1"}),
        "http500": HTTPException(502),
        "store": Unavailable("postgresql://me:hunter2@db"),
        "ours": BadOption("seats: 9 is too many; allowed: 1 to 4"),
        "bug": RuntimeError("token " + "t" * 43),
    }

    @app.get("/raise/{what}")
    async def fail(what: str) -> None:
        raise raised[what]

    @app.post("/form")
    async def form(form: Form) -> str:
        return form.name

    @app.websocket("/socket/{what}")
    async def socket(socket: WebSocket, what: str) -> None:
        await socket.accept()
        raise raised[what]

    @app.websocket("/shut/{what}")
    async def shut(socket: WebSocket, what: str) -> None:  # noqa: ARG001
        raise raised[what]

    @app.websocket("/closed")
    async def closed(socket: WebSocket) -> None:
        await socket.accept()
        await socket.close()
        raise raised["problem"]

    guard.install(app, Settings(), Limits(rates(Settings())))
    return app


def ask(method: str, path: str, **more: Any) -> httpx.Response:
    """One request, answered in our form or not at all."""

    async def run() -> httpx.Response:
        transport = httpx.ASGITransport(application())
        async with httpx.AsyncClient(transport=transport, base_url="http://dig.example") as client:
            return await client.request(method, path, **more)

    answer = asyncio.run(run())
    if answer.status_code >= 400:
        assert answer.headers["content-type"] == "application/json"
        assert ErrorAnswer.model_validate(answer.json()).error in ERRORS
    return answer


@pytest.mark.parametrize(
    ("what", "status", "body"),
    [
        ("problem", 409, {"error": "stale", "words": "Too late.", "seq": 7}),
        ("http500", 502, {"error": "broken", "words": ERRORS["broken"][1]}),
        ("store", 503, {"error": "unavailable", "words": ERRORS["unavailable"][1], "wait": 1}),
        ("ours", 400, {"error": "bad_request", "words": "seats: 9 is too many; allowed: 1 to 4"}),
    ],
)
def test_what_is_raised_becomes_the_answer(what: str, status: int, body: dict[str, object]) -> None:
    answer = ask("GET", f"/raise/{what}")
    assert (answer.status_code, answer.json()) == (status, body)


@pytest.mark.parametrize("what", ["wait", "store"])
def test_waiting_is_said_in_whole_seconds(what: str) -> None:
    assert ask("GET", f"/raise/{what}").headers["retry-after"] == "1"


def test_refusals_of_the_framework_keep_their_status_and_headers() -> None:
    answer = ask("GET", "/raise/http")
    assert (answer.status_code, answer.json()["error"], answer.headers["x-pot"]) == (418, "bad_request", "1")
    assert "tea" not in answer.text
    assert ask("GET", "/nowhere").json()["error"] == "not_found"
    answer = ask("DELETE", "/form")
    assert (answer.status_code, answer.json()["error"], answer.headers["allow"]) == (405, "wrong_method", "POST")


def test_a_wrong_form_is_told_without_what_was_sent() -> None:
    answer = ask("POST", "/form", json={"name": "x" * 3000, "password": "hunter2", "y" * 3000: 1})
    assert (answer.status_code, answer.json()["error"]) == (422, "invalid")
    assert [flaw["at"] for flaw in answer.json()["flaws"]][:2] == ["body.name", "body.password"]
    assert answer.json()["words"] == "body.name: String should have at most 5 characters"
    assert "hunter2" not in answer.text
    assert len(answer.text) < 1500


def test_many_flaws_are_told_in_part() -> None:
    answer = ask("POST", "/form", json={str(number): 1 for number in range(500)})
    assert len(answer.json()["flaws"]) == problems.MOST_FLAWS


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"",
        b"null",
        b"\xff\xfe",
        b'{"\\ud800": 1}',
        b'{"name": "\\ud800"}',
        b'{"name": NaN}',
        b'{"name": ' + b"9" * 5000 + b"}",
        b"[" * 50_000,
    ],
)
def test_nonsense_is_the_senders_fault(body: bytes) -> None:
    answer = ask("POST", "/form", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)


def test_a_bug_is_told_by_its_number_and_written_down(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        answer = ask("GET", "/raise/bug")
    assert (answer.status_code, answer.json()["error"]) == (500, "broken")
    assert "RuntimeError" not in answer.text
    assert "tttt" not in answer.text
    [record] = caplog.records
    assert record.exc_info is not None
    assert record.__dict__["fields"]["incident"] == answer.json()["incident"]
    assert answer.json()["incident"] in answer.json()["words"]


def open_socket(path: str, extensions: dict[str, object]) -> list[Message]:
    """What is sent to somebody who opens a socket."""
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope: dict[str, Any] = {"type": "websocket", "path": path, "headers": [], "query_string": b"", "client": None}
    asyncio.run(application()({**scope, "extensions": extensions}, receive, send))
    return sent


@pytest.mark.parametrize(
    ("what", "code"), [("problem", 1008), ("fast", 1013), ("store", 1013), ("ours", 1008), ("bug", 1011)]
)
@pytest.mark.parametrize("is_open", [True, False])
def test_a_socket_is_closed_with_the_key(what: str, code: int, is_open: bool) -> None:
    sent = open_socket(f"/socket/{what}" if is_open else f"/shut/{what}", {})
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.close"][1 - is_open :]
    assert sent[-1]["code"] == code
    assert sent[-1]["reason"] in ERRORS


def test_a_socket_that_is_not_open_yet_is_answered_where_that_can_be() -> None:
    sent = open_socket("/shut/problem", {"websocket.http.response": {}})
    assert [message["type"] for message in sent] == ["websocket.http.response.start", "websocket.http.response.body"]
    assert sent[0]["status"] == 409
    assert json.loads(sent[1]["body"])["error"] == "stale"


def test_a_socket_that_is_closed_already_is_left_alone() -> None:
    assert [message["type"] for message in open_socket("/closed", {})] == ["websocket.accept", "websocket.close"]


def test_an_answer_that_has_begun_is_cut_off_and_written_down(caplog: pytest.LogCaptureFixture) -> None:
    async def breaks(scope: Any, receive: Any, send: Any) -> None:  # noqa: ARG001
        await send({"type": "http.response.start", "status": 200, "headers": []})
        raise RuntimeError("half way")

    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.request"}

    asyncio.run(problems.LastResort(breaks)({"type": "http", "method": "GET", "path": "/"}, receive, send))
    assert len(sent) == 1
    assert len(caplog.records) == 1


def test_a_problem_of_no_known_kind_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        Problem("oops")


def test_words_are_never_long_and_always_utf8() -> None:
    answer = Problem("stale", "\ud800" + "ż" * 1000).answer()
    told = json.loads(bytes(answer.body))
    assert told["words"].startswith("?ż")
    assert len(told["words"]) == problems.LONGEST_WORDS


def test_openapi_tells_of_refusals() -> None:
    told = answers(401, 429)
    assert set(told) == {401, 429}
    assert "wrong_login" in told[401]["description"]
    with pytest.raises(ValueError, match="418"):
        answers(418)


def test_every_key_that_the_server_uses_is_in_the_table() -> None:
    used = {
        (node.args[0].value, file.name)
        for file in SERVER.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Problem"
        if node.args and isinstance(node.args[0], ast.Constant)
    }
    assert used
    assert {(key, file) for key, file in used if key not in ERRORS} == set()
