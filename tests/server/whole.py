"""The whole server in this process, for tests: over HTTP without a network, or listening at a free port for sockets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import httpx
import orjson
import uvicorn
from fastapi import FastAPI
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from digsite.lab.server.process import WIDE
from digsite.server.app import make_app
from digsite.server.patience import PatientProtocol, PatientSocket
from digsite.server.settings import Settings

BASE = "http://table.test"
ME = {"kind": "me"}
BEN = {"kind": "me", "name": "Ben"}
OPEN = {"kind": "open"}
Answer = dict[str, Any]
T = TypeVar("T")


@dataclass
class Whole:
    """A server that runs in this process."""

    app: FastAPI
    base: str = BASE
    listens: bool = False
    state: Mapping[str, Any] | None = None
    """What every request finds in its state, where no web server puts it there."""

    def client(self, **more: Any) -> httpx.AsyncClient:
        """A browser with its own cookies."""
        headers = {"Content-Type": "application/json"}  # also where a test writes the body itself
        if self.listens:
            return httpx.AsyncClient(base_url=self.base, trust_env=False, headers=headers, **more)
        transport = httpx.ASGITransport(self._with_state)
        return httpx.AsyncClient(transport=transport, base_url=self.base, headers=headers, **more)

    async def _with_state(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app({**scope, "state": dict(self.state or {})}, receive, send)

    @asynccontextmanager
    async def guest(self, name: str = "Ada") -> AsyncIterator[httpx.AsyncClient]:
        """Somebody who has a cookie and a name."""
        async with self.client() as one:
            assert (await one.get("/api/me")).status_code == 200
            assert (await one.patch("/api/me", json={"name": name})).status_code == 200
            yield one


def settings_of(folder: Path, **set_up: Any) -> Settings:
    """Settings with wide limits, on an SQLite file."""
    return Settings.read({}, **{"database": f"sqlite:///{folder / 'whole.db'}", "bot_processes": 1, **WIDE, **set_up})


@asynccontextmanager
async def whole(folder: Path, **set_up: Any) -> AsyncIterator[Whole]:
    """The server, to be asked without a network."""
    app = make_app(settings_of(folder, **set_up))
    async with app.router.lifespan_context(app) as state:
        yield Whole(app, state=state)


class Shared:
    """One server for several tests, each of which comes with people of its own."""

    def __init__(self, runner: asyncio.Runner, house: Whole) -> None:
        self.runner = runner
        self.house = house

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run what a test does."""
        return self.runner.run(work)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Whole]:
        """The server; it is left open."""
        yield self.house


@contextmanager
def sharing(opening: AbstractAsyncContextManager[Whole]) -> Iterator[Shared]:
    """Open a server once for several tests."""
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        house = runner.run(stack.enter_async_context(opening))
        try:
            yield Shared(runner, house)
        finally:
            runner.run(stack.aclose())


@asynccontextmanager
async def listening(folder: Path, **set_up: Any) -> AsyncIterator[Whole]:
    """The server, listening at a port of this machine."""
    settings = settings_of(folder, **set_up)
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        host="127.0.0.1",
        port=0,
        http=PatientProtocol,
        ws=PatientSocket,
        log_config=None,
        ws_max_size=settings.message_bytes,
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    try:
        while not server.started:
            assert not running.done(), "the server did not start"
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        yield Whole(app, f"http://127.0.0.1:{port}", listens=True)
    finally:
        server.should_exit = True
        await running


async def two_workers(
    stack: AsyncExitStack, opening: Callable[..., AbstractAsyncContextManager[Whole]], folder: Path, url: str
) -> tuple[Whole, Whole]:
    """Two workers of one database; on SQLite, which is for one, the same twice."""
    here = await stack.enter_async_context(opening(folder, database=url))
    if not url.startswith("postgresql"):
        return here, here
    return here, await stack.enter_async_context(opening(folder, database=url))


async def make(client: httpx.AsyncClient, *seats: Answer, game: str = "archaeology", **more: Any) -> Answer:
    """Make a table; what its maker was told, with seats as numbers."""
    answer = await client.post("/api/tables", json={"game": game, "seats": list(seats), **more})
    assert answer.status_code == 201, answer.text
    made: Answer = answer.json()
    for key in ("tokens", "invitations"):
        made[key] = {int(seat): secret for seat, secret in made[key].items()}
    return made


async def do(client: httpx.AsyncClient, table: str, token: str | None = None, **command: Any) -> httpx.Response:
    """Send a command over HTTP."""
    return await client.post(f"/api/tables/{table}/commands", json=command, headers=bearer(token))


async def see(client: httpx.AsyncClient, table: str, token: str | None = None) -> Answer:
    """All that somebody may know of a table."""
    answer = await client.get(f"/api/tables/{table}", headers=bearer(token))
    assert answer.status_code == 200, answer.text
    seen: Answer = answer.json()
    return seen


async def counted(client: httpx.AsyncClient) -> int:
    """How many tables somebody has."""
    return len((await client.get("/api/me/tables", params={"limit": 200})).json())


def bearer(token: str | None) -> dict[str, str]:
    """The header that opens a seat."""
    return {} if token is None else {"Authorization": f"Bearer {token}"}


def refused(answer: httpx.Response, status: int, error: str) -> Answer:
    """Check that an answer is a refusal of that kind; its body."""
    assert (answer.status_code, answer.json().get("error")) == (status, error), answer.text
    body: Answer = answer.json()
    return body


def question_of(seen: Answer) -> Answer:
    """What is asked of the viewer, who may have several seats: the first question of all."""
    return next(told["question"] for told in seen["told"] if told.get("question"))


def move_of(seen: Answer, **more: Any) -> Answer:
    """An answer to the question that was told."""
    question = question_of(seen)
    code = question["options"][0]["code"]
    return {"type": "move", "code": code, "seq": seen["seq"], "seat": question["seat"], **more}


async def play_out(client: httpx.AsyncClient, table: str) -> int:
    """Play a hot-seat game to its end with the last legal code each time; how many moves that took."""
    for moves in range(5000):
        seen = await see(client, table)
        if seen["table"]["status"] != "running":
            return moves
        question = question_of(seen)
        code = question["options"][-1]["code"]
        answer = await do(client, table, type="move", code=code, seq=seen["seq"], seat=question["seat"])
        assert answer.status_code == 200, answer.text
    raise AssertionError("the game does not end")


# --- sockets ----------------------------------------------------------------------------------------


class Wire:
    """A socket, as bare as can be: what is sent is sent as it is."""

    def __init__(self, house: Whole, table: str, *, cookie: str | None = None, origin: str | None = None) -> None:
        self.address = f"{house.base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.headers = {name: value for name, value in (("Cookie", cookie), ("Origin", origin)) if value is not None}
        self.stack = AsyncExitStack()
        self.socket: ClientConnection

    async def __aenter__(self) -> Wire:
        opened = connect(self.address, additional_headers=self.headers, proxy=None, max_size=None, compression=None)
        self.socket = await self.stack.enter_async_context(opened)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stack.aclose()

    async def send(self, message: object) -> None:
        """A message: text and bytes as they are, anything else as JSON."""
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def hear(self) -> Answer:
        """The next message."""
        async with asyncio.timeout(20):
            heard: Answer = orjson.loads(await self.socket.recv())
        return heard

    async def hello(self, token: str | None = None, **more: Any) -> Answer:
        """Say hello; the first message that comes."""
        await self.send({"type": "hello", **({} if token is None else {"token": token}), **more})
        return await self.hear()

    async def ask(self, message: object) -> Answer:
        """Send something; the next message that is no update."""
        await self.send(message)
        while (heard := await self.hear())["type"] in ("update", "full"):
            continue
        return heard

    async def ended(self) -> tuple[int, str]:
        """How the server closes it: code and reason. What comes before that is let go."""
        async with asyncio.timeout(20):
            try:
                while True:
                    await self.socket.recv()
            except ConnectionClosed as closed:
                return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd is not None else (1006, "")


def cookie_of(client: httpx.AsyncClient) -> str:
    """The header that tells who somebody is, for sockets."""
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())
