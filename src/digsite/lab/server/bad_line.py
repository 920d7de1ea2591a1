"""A player whose line is bad: messages get lost, come twice, late or in another order, and sockets are cut.

What a player sends is chosen by chance from a seed; when it arrives, and what happens meanwhile, is up to the machine.
Whatever happens, the player keeps to the rules of a good client: it comes back with the last number it heard, and it
answers a question again only when it does not know what became of its answer.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

import httpx
from websockets.exceptions import WebSocketException

from digsite.lab.server.book import Page
from digsite.lab.server.client import BrokenStream, Guest, Message, Refused

LINE_ERRORS: Final = (OSError, EOFError, WebSocketException, httpx.HTTPError)
"""What a line that breaks looks like (a timeout is an OSError)."""
PASSING: Final = ("stale", "not_asked", "over", "unavailable", "busy")
"""Refusals that a player with a bad line must expect."""
SILENCE: Final = 12.0
"""Seconds without a word after which a player looks whether it was forgotten."""
LATE: Final = 10.0
"""Seconds after which something should have been told to whoever listens, in calm weather."""
CONNECT_SECONDS: Final = 10.0

WAYS: Final = {
    "plain": 54,
    "twice": 8,  # the same message two times, one right after the other
    "late": 8,  # the same message again, after newer ones
    "delayed": 8,
    "two ways": 6,  # the same over the socket and over HTTP, perhaps to another worker
    "two minds": 5,  # another answer to the same question over HTTP at the same moment
    "cut before": 3,
    "cut after": 5,
    "second line": 2,  # a new socket while the old one is still open
    "undo": 1,
}
"""How an answer is sent, and how often of a hundred."""


@dataclass(slots=True)
class Weather:
    """What all players of a run share."""

    bases: Sequence[str]
    """Where the servers are; any of them is as good as another."""
    think: float = 0.03
    """How many seconds a player thinks on average."""
    done: Counter[str] = field(default_factory=Counter)
    """What has happened, by its name."""
    calm_since: float = 0.0
    """When the last disturbance of the whole server ended (infinity: one is going on), in seconds since 1970."""
    on_send: Callable[[], None] = lambda: None
    """Called when a move has just been sent: a good moment to strike."""
    on_done: Callable[[float], None] = lambda _: None
    """Called when a move was acknowledged, with when its line was opened."""

    def is_late(self, at: float) -> bool:
        """Whether what was to be told then should have been told by now, whatever has happened."""
        return time.time() - max(at, self.calm_since) > LATE


class Player:
    """Plays one seat over a bad line; or only listens, where `plays` says so."""

    def __init__(self, page: Page, guest: Guest, weather: Weather, rng: random.Random, *, plays: bool) -> None:
        self.page: Final = page
        self.seat: Final = page.seat
        self.guest: Final = guest
        self.weather: Final = weather
        self.rng: Final = rng
        self.plays: Final = plays
        self._connected = 0.0
        """When this socket was opened, or tried to be."""
        self._is_connected = False
        self._pending: Final[dict[str, tuple[int, int, float]]] = {}
        """What was sent over this socket and not answered yet: the question, the code, and when."""
        self._late: Final[list[tuple[Message, int]]] = []
        """Messages that are to come again, with their questions."""
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._sent = 0
        self._free = 0
        """How many moves this seat may take back."""
        self.seat.heard = self._hear

    async def play(self) -> None:
        """Play until the game is over and everything was told."""
        while not self.seat.over:
            try:
                await self._sit()
            except (*LINE_ERRORS, Refused) as problem:
                self._check_refusal(problem)
                self.weather.done["lines broken" if self._is_connected else "lines not opened"] += 1
                self.seat.cut()
                await asyncio.sleep(self.rng.uniform(0.02, 0.12))
            except BrokenStream as problem:
                self.page.fault(str(problem))
                self.seat.cut()
                self.seat.seq = None  # everything anew, to see what else is wrong
        self.seat.cut()
        await asyncio.gather(*self._tasks)

    # --- one socket -----------------------------------------------------------------------------

    async def _sit(self) -> None:
        """Connect, and play until the line breaks."""
        await self._connect()
        answered = -1
        while not self.seat.over:
            question = self.seat.question if self.plays else None
            if question is not None and question["seq"] != answered:
                answered = question["seq"]
                await self._answer(question)
            message = await self._receive()
            if message is None:
                continue
            if message["type"] == "refused":
                await asyncio.sleep(0.1 if message["error"] in ("unavailable", "busy") else 0.0)
                answered = -1  # whether the answer got in is seen by whether the question is still there

    async def _connect(self) -> None:
        seat = self.seat
        base = self.rng.choice(self.weather.bases)
        seat.address = f"{base.replace('http', 'ws', 1)}/api/tables/{seat.table_id}/socket"
        self._pending.clear()
        resume = self.rng.random() < 0.9
        before = (seat.seq, seat.views, seat.questions)
        self._connected, self._is_connected = time.time(), False
        async with asyncio.timeout(CONNECT_SECONDS):
            await seat.connect(resume=resume)
        self._is_connected = True
        if not resume and before[0] == seat.seq and before[1:] != (seat.views, seat.questions):
            self.page.fault(f"what was heard up to message {seat.seq} is not what the full message says")

    async def _receive(self) -> Message | None:
        """The next message; None after a long silence, when somebody has looked why."""
        try:
            async with asyncio.timeout(SILENCE):
                return await self.seat.receive()
        except TimeoutError:
            for asked, code, at in self._pending.values():
                if self.weather.is_late(at):
                    self.page.fault(f"code {code} for question {asked} was never answered")
            self._pending.clear()
            self.weather.done["long silences"] += 1
        # If there is news that nobody told us, asking for it makes the server tell it: too late, as `_hear` finds.
        await self.guest.http.get(f"/api/tables/{self.seat.table_id}", headers=self._headers())
        return None

    def _hear(self, message: Message) -> None:
        """Note what comes in, before it is applied."""
        self.page.hear(message)
        if message["type"] in ("full", "update"):
            self._free = sum((told["undo"] or {"free": 0})["free"] for told in message["told"])
        if message["type"] == "update":
            if self._connected < message["at"] and self.weather.is_late(message["at"]):
                late = time.time() - message["at"]
                self.page.fault(f"message {message['seq']} ({message['what']}) came {late:.1f} s late")
        elif message["type"] in ("done", "refused"):
            sent = self._pending.pop(message["id"] or "", None)
            if sent is not None:
                self._answered(message, sent[0], sent[1], self._connected)

    def _answered(self, message: Message, asked: int, code: int, opened: float) -> None:
        """The server has said what became of a move."""
        if message["type"] == "done":
            self.page.acknowledge(asked, code, message["seq"])
            self.weather.done["moves acknowledged"] += 1
            self.weather.on_done(opened)
        elif message["error"] in PASSING:
            self.weather.done[f"refused: {message['error']}"] += 1
        else:
            self.page.fault(f"code {code} for question {asked} was refused: {message}")

    def _check_refusal(self, problem: BaseException) -> None:
        """A goodbye must have a reason that passes."""
        if isinstance(problem, Refused) and problem.error not in PASSING:
            self.page.fault(f"the server would not let us in: {problem}")

    # --- sending --------------------------------------------------------------------------------

    async def _answer(self, question: Message) -> None:
        """Answer a question, more or less well."""
        await asyncio.sleep(self.rng.expovariate(1.0) * self.weather.think)
        way = self.rng.choices(list(WAYS), list(WAYS.values()))[0]
        code = self.rng.choice(self.seat.codes)
        asked: int = question["seq"]
        message: Message = {"type": "move", "code": code, "seq": self.seat.seq}
        self.weather.done[way] += 1
        if way == "undo":
            if self._free:
                await self.seat.send({"type": "undo", "steps": 1, "id": "undo"})
            else:
                way = "plain"
        elif way == "cut before":
            self.seat.cut()
            raise ConnectionResetError("cut before sending")
        elif way == "delayed":
            await asyncio.sleep(self.rng.uniform(0.05, 0.4))
        elif way == "second line":
            await self._second_line()
        elif way == "two ways":
            self._over_http(message, asked)
        elif way == "two minds":
            self._over_http({**message, "code": self.rng.choice(self.seat.codes)}, asked)
        if self._late and self.rng.random() < 0.5:
            await self._send(*self._late.pop(0))  # an old message overtakes the new one
        if way != "undo":
            await self._send(message, asked)
        if way == "twice":
            await self._send(message, asked)
        elif way == "late":
            self._late.append((message, asked))
        elif way == "cut after":
            self.seat.cut()
            raise ConnectionResetError("cut after sending")
        while self._late and self.rng.random() < 0.3:
            await self._send(*self._late.pop())

    async def _send(self, message: Message, asked: int) -> None:
        self._sent += 1
        known_by = f"m{self._sent}"
        self._pending[known_by] = (asked, message["code"], time.time())
        self.page.send(asked, message["code"])
        self.weather.done["moves sent"] += 1
        await self.seat.send({**message, "id": known_by})
        self.weather.on_send()

    async def _second_line(self) -> None:
        """Leave the old socket open and unread, as a browser does that was put to sleep, and come in again."""
        old = self.seat.socket
        assert old is not None
        try:
            await self._connect()
        finally:
            asyncio.get_running_loop().call_later(self.rng.uniform(0.0, 2.0), old.transport.abort)

    def _over_http(self, message: Message, asked: int) -> None:
        """Send a move over HTTP, at the same time as whatever else is sent."""
        task = asyncio.create_task(self._post(message, asked))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _post(self, message: Message, asked: int) -> None:
        base = self.rng.choice(self.weather.bases)
        self.page.send(asked, message["code"])
        self.weather.done["moves sent"] += 1
        opened = time.time()
        try:
            answer = await self.guest.http.post(
                f"{base}/api/tables/{self.seat.table_id}/commands", json=message, headers=self._headers()
            )
        except httpx.HTTPError:
            self.weather.done["requests broken"] += 1
            return
        said: Message = answer.json()
        self._answered({"type": "done" if answer.is_success else "refused", **said}, asked, message["code"], opened)

    def _headers(self) -> dict[str, str]:
        return {} if self.seat.token is None else {"Authorization": f"Bearer {self.seat.token}"}
