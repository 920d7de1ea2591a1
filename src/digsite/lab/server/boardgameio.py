"""The peer of the load driver: a boardgame.io server, and its seats over the same kind of socket.

The server is `benchmarks/boardgameio/server.cjs`, in a process of its own. A seat speaks what boardgame.io's own client
speaks (Socket.IO 4 over a WebSocket), so the driver pays the same for a message of either server.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import orjson
from websockets.asyncio.client import ClientConnection, connect

from digsite.lab.server.driving import Heard
from digsite.lab.server.ports import free_port

SPACE: Final = "/counter,"
"""The namespace of the game."""
EVENT: Final = "42"
JOIN: Final = "40"
PING, PONG = "2", "3"


@contextmanager
def boardgameio(script: Path, modules: Path, moves: int) -> Iterator[tuple[str, int]]:
    """A boardgame.io server while the block runs: its address and its process id.

    Args:
        script: server.cjs.
        modules: the folder node_modules where boardgame.io is installed.
        moves: how many moves make a game.
    """
    node = shutil.which("node")
    if node is None:
        raise RuntimeError("node is not installed: boardgame.io cannot be measured")
    port = free_port()
    environ = {**os.environ, "NODE_PATH": str(modules.resolve()), "NODE_ENV": "production", "PORT": str(port)}
    process = subprocess.Popen(
        [node, str(script), str(port), str(moves)], env=environ, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if line.strip() == b"ready":
                break
        else:
            raise RuntimeError(f"boardgame.io did not start; node ended with {process.wait()}")
        yield f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket", process.pid
    finally:
        process.kill()
        process.communicate()


class CountingPlayer:
    """A seat of boardgame.io that counts on when its turn comes."""

    def __init__(self, address: str, match: str, seat: int, seats: int) -> None:
        self.address: Final = address
        self.match: Final = match
        self.seat: Final = str(seat)
        self.seats: Final = seats
        self.state: dict[str, Any] = {}
        self.socket: ClientConnection | None = None
        self._answered = -2
        """The number of the state in which it played last."""

    async def connect(self) -> None:
        """Open the socket and ask for the state; a match that is not there is made."""
        self.socket = await connect(
            self.address, compression=None, max_size=None, max_queue=None, ping_interval=None, proxy=None
        )
        await self.socket.recv()
        await self.socket.send(f"{JOIN}{SPACE}")
        await self.socket.recv()
        await self._emit("sync", self.match, self.seat, None, self.seats)
        while not self.state:
            await self.hear()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state["ctx"].get("gameover") is not None

    @property
    def due(self) -> bool:
        """Whether it is this seat's turn and it has not played yet."""
        return bool(self.state["ctx"]["currentPlayer"] == self.seat and self.state["_stateID"] != self._answered)

    async def answer(self) -> None:
        """Count on."""
        now = self._answered = self.state["_stateID"]
        payload: dict[str, Any] = {"type": "increment", "args": [], "playerID": self.seat, "credentials": None}
        await self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, now, self.match, self.seat)

    async def hear(self) -> Heard:
        """Take in the next message. The answer to a move is the new state itself."""
        assert self.socket is not None
        text = await self.socket.recv()
        assert isinstance(text, str)
        if text == PING:
            await self.socket.send(PONG)
            return Heard()
        if not text.startswith(EVENT + SPACE):
            raise RuntimeError(f"boardgame.io said {text[:200]!r}")
        event, _, *args = orjson.loads(text[len(EVENT + SPACE) :])
        if event == "sync":
            self.state = args[0]["state"]
        elif event == "update":
            self.state = args[0]
            number = self.state["_stateID"]
            mine = number == self._answered + 1
            return Heard(key=str(number), mine=mine, done=mine)
        return Heard()

    def cut(self) -> None:
        """Cut the line."""
        if self.socket is not None:
            self.socket.transport.abort()
            self.socket = None

    async def _emit(self, *what: object) -> None:
        assert self.socket is not None
        await self.socket.send(f"{EVENT}{SPACE}{orjson.dumps(what).decode()}")
