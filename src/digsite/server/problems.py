"""The one form of an error answer: JSON with a key from a short fixed list, words, and what else helps.

    {"error": "too_fast", "words": "Too many tries; wait 12 seconds.", "wait": 12}

Programs go by the key; people read the words. `ERRORS` is the whole list. What was sent is never repeated at length,
and an error that nobody expected is written to the log under a number that the answer names.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ConfigDict, Field
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import Response
from starlette.routing import Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from digsite.kernel.errors import DigsiteError
from digsite.server import logs, metrics, tokens
from digsite.server.store import Unavailable

log = logs.Log("problems")

ERRORS: Final[dict[str, tuple[int, str]]] = {
    "bad_request": (400, "The request cannot be understood."),
    "no_person": (401, "Nobody is signed in here; GET /api/me makes a guest."),
    "wrong_login": (401, "That login and that password do not go together."),
    "forbidden": (403, "That is not yours to do."),
    "wrong_origin": (403, "The request comes from another site."),
    "not_found": (404, "There is nothing here."),
    "wrong_method": (405, "That cannot be done here."),
    "stale": (409, "The table has moved on since."),
    "illegal": (409, "That may not be played now."),
    "not_asked": (409, "It is not this seat's turn."),
    "bot_plays": (409, "A bot plays this seat."),
    "yours_already": (409, "You play this seat already."),
    "which_seat": (409, "You have several seats here; say which one."),
    "taken": (409, "That seat is taken."),
    "not_full": (409, "Every seat must be taken first."),
    "not_started": (409, "The game has not begun yet."),
    "started": (409, "The game has begun already."),
    "not_over": (409, "The game is not over yet."),
    "over": (409, "The game is over."),
    "frozen": (409, "This table cannot go on."),
    "nothing_to_undo": (409, "There is nothing to take back."),
    "too_long": (409, "Too much has happened at this table for that; the game can still be played, or left."),
    "vote_open": (409, "Something is being voted on already."),
    "no_vote": (409, "Nothing is being voted on."),
    "login_taken": (409, "Somebody else has that login."),
    "has_account": (409, "There is an account already."),
    "too_large": (413, "That is too large."),
    "invalid": (422, "Something in the request is not allowed."),
    "too_fast": (429, "Too many tries; wait a little."),
    "too_many": (429, "Too many at once."),
    "broken": (500, "Something broke here, and it was written down."),
    "unavailable": (503, "The database does not answer; try again in a moment."),
    "busy": (503, "Too much is going on; try again in a moment."),
}
"""Every key that an answer may carry: its status, and what it says where nothing better is known."""

OF_STATUS: Final = {401: "no_person", 403: "forbidden", 404: "not_found", 405: "wrong_method", 413: "too_large"}
"""What the framework's own refusals are called; any other is "bad_request" or "broken"."""
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")
MOST_FLAWS: Final = 8
LONGEST_WORDS: Final = 500
LONGEST_PLACE: Final = 80
POLICY_VIOLATION: Final = 1008
INTERNAL_ERROR: Final = 1011
TRY_AGAIN_LATER: Final = 1013
PASSING: Final = (401, 429, 503)
"""Refusals after which it makes sense to come back: with the cookie that the browser has by then, or a little later."""
HANDSHAKE_ANSWERS: Final = "websocket.http.response"


class Flaw(BaseModel):
    """One thing that is wrong in a request."""

    at: str = Field(description="Where: body.name, query.limit, …", max_length=LONGEST_PLACE)
    words: str = Field(description="What is wrong with it", max_length=LONGEST_WORDS)


class ErrorAnswer(BaseModel):
    """What every refusal looks like."""

    model_config = ConfigDict(extra="allow")

    error: str = Field(description="The key, one of: " + ", ".join(ERRORS), examples=["stale"])
    words: str = Field(description="The same for people, in English")
    wait: int | None = Field(default=None, description="Seconds to wait before trying again (429 and 503)")
    flaws: list[Flaw] | None = Field(default=None, description="What is wrong in the request (422)")
    incident: str | None = Field(default=None, description="The number under which the log tells more (500)")


class Problem(Exception):
    """A refusal, to be raised anywhere below a route: it becomes the answer.

    Args:
        error: a key of ERRORS.
        words: what to say; by default what the table says.
        wait: seconds after which trying again makes sense; becomes Retry-After as well.
        extra: further fields of the answer.
    """

    def __init__(self, error: str, words: str = "", *, wait: float | None = None, **extra: Any) -> None:
        self.status, usual = ERRORS[error]
        self.error = error
        self.words = (words or usual)[:LONGEST_WORDS]
        self.extra = dict(extra)
        self.headers: dict[str, str] = {}
        if wait is not None:
            self.extra["wait"] = max(1, math.ceil(wait))
            self.headers["Retry-After"] = str(self.extra["wait"])
        super().__init__(f"{error}: {self.words}")

    def body(self) -> dict[str, Any]:
        """The answer as JSON has it. Sockets send the same."""
        return {"error": self.error, "words": self.words, **self.extra}

    @property
    def closing_code(self) -> int:
        """The code with which a socket is closed for it."""
        return TRY_AGAIN_LATER if self.status in PASSING else POLICY_VIOLATION

    def answer(self) -> Response:
        """The answer over HTTP."""
        # A lone surrogate, which JSON can smuggle in, has no UTF-8: it becomes a question mark.
        text = json.dumps(self.body(), ensure_ascii=False, allow_nan=False).encode("utf-8", "replace")
        return Response(text, self.status, {**self.headers}, "application/json")


def answers(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals of a route, for its `responses`, so that OpenAPI tells of them: `answers(401, 429)`."""
    told: dict[int | str, dict[str, Any]] = {}
    for status in statuses:
        keys = [key for key, (of, _) in ERRORS.items() if of == status]
        if not keys:
            raise ValueError(f"status {status}: no error has it; statuses: {sorted({of for of, _ in ERRORS.values()})}")
        told[status] = {"model": ErrorAnswer, "description": f"Refused: {', '.join(keys)}"}
    return told


def problem_of(problem: Exception) -> Problem | None:
    """What is told about an error that is not ours to be ashamed of; None for one that nobody expected."""
    if isinstance(problem, Problem):
        return problem
    if isinstance(problem, RequestValidationError):
        return invalid(problem.errors())
    if isinstance(problem, HTTPException):
        usual = "bad_request" if problem.status_code < 500 else "broken"
        told = Problem(OF_STATUS.get(problem.status_code, usual))
        told.status = problem.status_code
        told.headers.update(problem.headers or {})
        return told
    if isinstance(problem, Unavailable):
        return Problem("unavailable", wait=1)
    if isinstance(problem, DigsiteError):
        return Problem("bad_request", str(problem))
    return None


def invalid(errors: Sequence[Any], words: str = "") -> Problem:
    """What is wrong and where, of the errors that pydantic found; by default the words tell of the first. What was sent
    is not repeated: it may be huge, or a password."""
    flaws = []
    for flaw in errors[:MOST_FLAWS]:
        place = ".".join(str(part)[:LONGEST_PLACE] for part in flaw["loc"])[:LONGEST_PLACE]
        flaws.append({"at": place, "words": str(flaw["msg"]).removeprefix("Value error, ")[:LONGEST_WORDS]})
    first = f"{flaws[0]['at']}: {flaws[0]['words']}" if flaws else ""
    return Problem("invalid", words or first, flaws=flaws)


def install(app: FastAPI) -> None:
    """Have every error of an application answered in our form."""
    one_for_all: Any = handle  # for requests and sockets both, which the framework's types keep apart
    for kind in (Problem, RequestValidationError, HTTPException, Unavailable, DigsiteError):
        app.add_exception_handler(kind, one_for_all)
    app.add_middleware(LastResort)


async def handle(connection: HTTPConnection, problem: Exception) -> Response | None:
    """Answer an error in our form."""
    told = problem_of(problem)
    if told is None:
        raise problem
    metrics.REFUSALS.labels(told.error).inc()
    if isinstance(problem, Unavailable):
        log.warning("unavailable", path=connection.scope.get("path", ""), why=problem.reason)
    if isinstance(connection, WebSocket):
        return await _close(connection, told)
    if told.status == 405:
        told.headers["Allow"] = ", ".join(_methods(connection))
    return told.answer()


def _methods(connection: HTTPConnection) -> list[str]:
    """What can be done at a path. The framework itself names only the methods of the first route that it finds."""
    routes = connection.app.routes
    return [
        method
        for method in METHODS
        if any(route.matches({**connection.scope, "method": method})[0] is Match.FULL for route in routes)
    ]


async def _close(socket: WebSocket, told: Problem) -> Response | None:
    """End a socket with the key. One that was not opened yet is refused as a request is, where the web server can."""
    if socket.application_state is WebSocketState.CONNECTING and HANDSHAKE_ANSWERS in socket.scope.get(
        "extensions", {}
    ):
        return told.answer()
    if WebSocketState.DISCONNECTED not in (socket.application_state, socket.client_state):
        with suppress(WebSocketDisconnect):  # it was gone already
            await socket.close(told.closing_code, told.error)
    return None


ENDINGS: Final = ("http.response.start", "websocket.close", "websocket.http.response.start")
"""After these, no other answer can be given."""


class LastResort:
    """Answers what nobody expected with a plain 500 and writes it down, so that nothing of it is told outside.

    It stands inside the middlewares that add headers and write the access log, so that these see the answer too.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def watched(message: Message) -> None:
            nonlocal started
            started = started or message["type"] in ENDINGS
            await send(message)

        try:
            await self.app(scope, receive, watched)
        except ClientDisconnect:
            return  # gone in the middle of the body: there is nobody to be told anything
        except Exception:
            if scope["type"] not in ("http", "websocket"):
                raise
            incident = tokens.new_id()[:8]
            metrics.REFUSALS.labels("broken").inc()
            log.exception("broken", incident=incident, method=scope.get("method", ""), path=scope.get("path", ""))
            if started:
                return  # the answer is cut off: the web server sees that and closes the connection
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": INTERNAL_ERROR, "reason": "broken"})
            else:
                told = Problem(
                    "broken", f"Something broke here; the log tells more under {incident}.", incident=incident
                )
                await told.answer()(scope, receive, send)
