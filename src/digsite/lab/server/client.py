"""A small client of the server, for drivers: guests over HTTP, and seats over WebSockets that know what they were told.

    async with Guest(server.base) as guest:
        made = await guest.make_table("archaeology", [ME, ME, ME])
        async with Seat(server.base, made.id, made.tokens[0]) as seat:
            await seat.ask({"type": "move", "code": seat.codes[0], "seq": seat.seq})

A seat keeps to what every client must: it applies numbered updates to its view, and when it was cut off it comes back
with the last number it heard and is told the rest. A gap or a repeat in the numbers is an error here.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Final

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]

ME: Final[Message] = {"kind": "me"}
OPEN: Final[Message] = {"kind": "open"}
PATIENCE: Final = 60.0
"""Seconds until an answer that does not come is an error."""


class Refused(Exception):
    """The server would not. `error` is the key of the problem, `answer` all that was said."""

    def __init__(self, status: int, answer: Message) -> None:
        self.status: Final = status
        self.answer: Final = answer
        self.error: Final = str(answer.get("error", ""))
        super().__init__(f"{status} {json.dumps(answer, ensure_ascii=False)[:500]}")


class BrokenStream(Exception):
    """A seat was told something that cannot follow on what it was told before."""


def bot(level: str) -> Message:
    """A seat that a bot of the server plays."""
    return {"kind": "bot", "level": level}


@dataclass(frozen=True, slots=True)
class Made:
    """A table that was made."""

    id: str
    commitment: str
    tokens: dict[int, str]
    """For each seat of the maker: what opens it."""
    invitation: str


# --- HTTP -------------------------------------------------------------------------------------------


class Guest:
    """Somebody with a cookie."""

    def __init__(self, base: str, *, timeout: float = PATIENCE) -> None:
        self.base: Final = base
        # A connection that idles is dropped here before the server drops it (after 5 s), which could meet a request.
        limits = httpx.Limits(keepalive_expiry=2.0)
        self.http: Final = httpx.AsyncClient(base_url=base, timeout=timeout, limits=limits, trust_env=False)
        self.id: str = ""

    async def __aenter__(self) -> Guest:
        self.id = (await self.get("/api/me"))["id"]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """The header that tells who this is, for sockets."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def get(self, path: str, *, token: str | None = None, **params: Any) -> Any:
        """What is there. Refused if the server says no."""
        return answered(await self.http.get(path, params=params, headers=bearer(token)))

    async def post(self, path: str, body: Any = None, *, token: str | None = None) -> Any:
        """Send something there. Refused if the server says no."""
        return answered(await self.http.post(path, json=body, headers=bearer(token)))

    async def make_table(
        self,
        game: str,
        seats: Sequence[Message],
        *,
        options: Message | None = None,
        listed: bool = False,
        start: bool = True,
    ) -> Made:
        """Make a table with such seats (`ME`, `OPEN`, `bot(…)`), and begin at once unless told otherwise."""
        wish = {"game": game, "options": options or {}, "seats": list(seats), "listed": listed, "start": start}
        made = await self.post("/api/tables", wish)
        tokens = {int(seat): token for seat, token in made["tokens"].items()}
        return Made(made["id"], made["commitment"], tokens, made["invitation"])

    async def record(self, table_id: str, *, token: str | None = None) -> Message:
        """The record of a game that is over, as `digsite verify` takes it."""
        found: Message = await self.get(f"/api/tables/{table_id}/record", token=token)
        return found

    async def do(self, table_id: str, command: Message, *, token: str | None = None) -> Message:
        """Carry out a command over HTTP."""
        done: Message = await self.post(f"/api/tables/{table_id}/commands", command, token=token)
        return done

    async def updates(self, table_id: str, after: int, *, token: str | None = None, wait: float = 0.0) -> list[Message]:
        """The messages after that one, however many answers they fill."""
        path = f"/api/tables/{table_id}/updates"
        found: list[Message] = await self.get(path, token=token, after=after, wait=wait)
        piece = found
        while piece and piece[-1]["type"] == "update":
            piece = await self.get(path, token=token, after=piece[-1]["seq"])
            found += piece
        return found


def bearer(token: str | None) -> dict[str, str]:
    """The header that opens a seat."""
    return {} if token is None else {"Authorization": f"Bearer {token}"}


def answered(answer: httpx.Response) -> Any:
    """What an answer holds. Refused if it says no."""
    if answer.is_success:
        return answer.json() if answer.content else None
    try:
        said = answer.json()
    except ValueError:
        said = {"error": "", "words": answer.text}
    raise Refused(answer.status_code, said)


# --- sockets ----------------------------------------------------------------------------------------


class Seat:
    """One viewer at one table over a WebSocket: a seat by its token, a person by a cookie, or a spectator by neither.

    Args:
        base: the address of the server, http://…
        table_id: the table.
        token: what opens the seat.
        cookie: who this is, instead of a token (`Guest.cookie`).
        locale: the language to be told words in, if any.
    """

    def __init__(
        self,
        base: str,
        table_id: str,
        token: str | None = None,
        *,
        cookie: str | None = None,
        locale: str | None = None,
    ) -> None:
        self.address: str = f"{base.replace('http', 'ws', 1)}/api/tables/{table_id}/socket"
        self.table_id: Final = table_id
        self.token: Final = token
        self.cookie: Final = cookie
        self.locale: Final = locale
        self.socket: ClientConnection | None = None
        self.seq: int | None = None
        """The number of the last message heard; None before the first."""
        self.seats: list[int] = []
        """The seats this viewer has."""
        self.table: Message = {}
        self.asked: list[int] = []
        self.views: dict[int | None, Message] = {}
        self.questions: dict[int | None, Message | None] = {}
        self.heard: Callable[[Message], None] | None = None
        """Called with every message that comes in, before it is applied."""
        self._sent = 0

    async def __aenter__(self) -> Seat:
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # --- connection -----------------------------------------------------------------------------

    async def connect(self, *, resume: bool = True) -> Message | None:
        """Open the socket and say hello: with the last number heard, if there is one and it is to be resumed.

        The first message is awaited and returned where everything is told anew; where only the rest is told, there may
        be no message at all, so None is returned at once.
        """
        headers = {} if self.cookie is None else {"Cookie": self.cookie}
        self.socket = await connect(
            self.address,
            additional_headers=headers,
            compression=None,
            max_size=None,
            max_queue=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            proxy=None,
        )
        hello: Message = {"type": "hello"}
        if self.token is not None:
            hello["token"] = self.token
        if self.locale is not None:
            hello["locale"] = self.locale
        resumes = resume and self.seq is not None
        if resumes:
            hello["after"], hello["seats"] = self.seq, self.seats
        await self.send(hello)
        return None if resumes else await self.receive()

    async def close(self) -> None:
        """Close the socket in good order."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    def cut(self) -> None:
        """Cut the line, as a network does: no goodbye. Whoever is receiving gets a ConnectionClosed."""
        if self.socket is not None:
            self.socket.transport.abort()
            self.socket = None

    # --- what was told --------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended here."""
        return self.table.get("status") in ("finished", "abandoned")

    @property
    def seat(self) -> int | None:
        """The one seat of this viewer (the first of several), or None for a spectator."""
        return self.seats[0] if self.seats else None

    @property
    def view(self) -> Message:
        """What that seat sees."""
        return self.views.get(self.seat, {})

    @property
    def question(self) -> Message | None:
        """What that seat is asked, if anything."""
        return self.questions.get(self.seat)

    @property
    def codes(self) -> list[int]:
        """The codes that seat may play now."""
        return [] if self.question is None else [option["code"] for option in self.question["options"]]

    # --- messages -------------------------------------------------------------------------------

    async def send(self, message: Message) -> None:
        """Send a message as it is."""
        assert self.socket is not None, "not connected"
        await self.socket.send(orjson.dumps(message).decode())

    async def receive(self) -> Message:
        """The next message, applied. Refused where the server says goodbye before the first full message."""
        assert self.socket is not None, "not connected"
        message: Message = orjson.loads(await self.socket.recv())
        if self.heard is not None:
            self.heard(message)
        self.apply(message)
        return message

    async def ask(self, command: Message, *, patience: float = PATIENCE) -> Message:
        """Send a command and take in messages until its answer comes. Refused if that is a no."""
        self._sent += 1
        known_by = str(self._sent)
        await self.send({**command, "id": known_by})
        async with asyncio.timeout(patience):
            while True:
                message = await self.receive()
                if message.get("id") != known_by:
                    continue
                if message["type"] == "refused":
                    raise Refused(int(message.get("status", 0)), message)
                return message

    async def move(self, code: int, *, known_by: str | None = None, seat: int | None = None) -> None:
        """Send a move and do not wait for the answer."""
        message: Message = {"type": "move", "code": code, "seq": self.seq}
        if known_by is not None:
            message["id"] = known_by
        if seat is not None:
            message["seat"] = seat
        await self.send(message)

    def apply(self, message: Message) -> None:
        """Take up what was told. BrokenStream if it cannot follow on what was told before."""
        kind = message["type"]
        if kind == "full":
            self.seq, self.seats, self.table = message["seq"], message["as"], message["table"]
            self.views, self.questions = {}, {}
        elif kind == "update":
            if self.seq is None or message["seq"] != self.seq + 1:
                raise BrokenStream(f"table {self.table_id}: message {message['seq']} follows on {self.seq}")
            self.seq = message["seq"]
            self.table = message.get("table", self.table)
        elif kind == "refused" and self.seq is None:
            raise Refused(int(message.get("status", 0)), message)
        else:
            return
        self.asked = message["asked"]
        for told in message["told"]:
            seat = told["seat"]
            if "view" in told:
                gone = set(told["view"]["gone"])
                kept = {key: value for key, value in self.views.get(seat, {}).items() if key not in gone}
                self.views[seat] = {**kept, **told["view"]["changed"]}
            if "question" in told:
                self.questions[seat] = told["question"]
