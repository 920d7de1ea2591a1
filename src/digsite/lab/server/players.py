"""Random players of Digsite's server, for the load driver."""

from __future__ import annotations

import asyncio
import random
from typing import Final

from digsite.lab.server.client import Refused, Seat
from digsite.lab.server.driving import Heard

PASSING: Final = ("stale", "busy", "unavailable")
"""Refusals after which a player looks again and tries again."""


class RandomPlayer:
    """A seat that answers every question with a random legal code; without a seat it only listens."""

    def __init__(self, seat: Seat, rng: random.Random) -> None:
        self.seat: Final = seat
        self.rng: Final = rng
        self._answered = -1
        """The number of the question that was answered last."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat.over

    @property
    def due(self) -> bool:
        """Whether there is a question that was not answered yet."""
        question = self.seat.question
        return question is not None and question["seq"] != self._answered

    async def answer(self) -> None:
        """Send a random legal code."""
        question = self.seat.question
        assert question is not None
        self._answered = question["seq"]
        await self.seat.move(self.rng.choice(self.seat.codes))

    async def hear(self) -> Heard:
        """Take in the next message. Moves are known by their time, which is the same for everybody."""
        message = await self.seat.receive()
        kind = message["type"]
        if kind == "update" and message["what"]["kind"] == "move":
            return Heard(key=repr(message["at"]), mine=message["what"]["seat"] == self.seat.seat)
        if kind == "refused":
            if message["error"] not in PASSING:
                raise Refused(0, message)
            await asyncio.sleep(message.get("wait", 0))
            self._answered = -1
        return Heard(done=kind == "done", refused=kind == "refused")

    def cut(self) -> None:
        """Cut the line."""
        self.seat.cut()
