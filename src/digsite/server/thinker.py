"""What a process in which bots think does: it reads a question, answers it, and waits for the next.

    python -m digsite.server.thinker MAKER SECONDS NICENESS

A question is a line of JSON: {"game", "bot", "view", "legal", "seed"}. The answer is one too: {"code"}, or {"error"} if
the bot has failed; null, which asks nothing, is answered by {}. All that a bot gets to know is in the question. The
process ends with whoever asks, however that one ends: it has no use for the other end of a pipe that is closed.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from importlib import import_module
from typing import IO, Any, TypeAlias

import digsite
from digsite import Game, Rng
from digsite.bots import Bot

Maker: TypeAlias = Callable[[str, Game], Bot]
"""Makes the bot with that key for a game."""

READY = b"ready\n"
"""The first line that such a process writes, once everything is loaded."""
ENOUGH = 4000
"""Letters of an error that are worth sending."""


def patience(limit: float) -> float:
    """How long to wait for a bot that was told to think no longer than `limit` seconds, before it counts as stuck."""
    return 2 * limit + 1


def find_maker(path: str) -> Maker:
    """The function that "package.module:function" names."""
    module, _, name = path.partition(":")
    maker: Maker = getattr(import_module(module), name)
    return maker


class Thinker:
    """Answers questions, and keeps the bots it has made."""

    def __init__(self, maker: Maker, limit: float) -> None:
        self.maker = maker
        self.limit = limit
        self._bots: dict[tuple[str, str], Bot] = {}

    def answer(self, question: dict[str, Any] | None) -> dict[str, object]:
        """The code that the bot chose, or what it failed of."""
        if question is None:
            return {}
        try:
            bot = self.bot(question["bot"], question["game"])
            until = time.monotonic() + self.limit
            return {"code": bot.choose(question["view"], question["legal"], Rng(question["seed"]), until=until)}
        except Exception:
            return {"error": traceback.format_exc()[-ENOUGH:]}

    def bot(self, key: str, game: str) -> Bot:
        """That bot, for that game."""
        found = self._bots.get((key, game))
        if found is None:
            found = self._bots[key, game] = self.maker(key, digsite.game(game))
        return found


def listen(source: IO[bytes], heard: queue.SimpleQueue[bytes]) -> None:
    """Pass on what is asked. When nobody can ask any more the process ends, in the middle of a thought if need be."""
    try:
        for line in source:
            heard.put(line)
    finally:
        os._exit(0)


def say(out: IO[bytes], text: bytes) -> None:
    """Answer. When nobody listens any more the process ends."""
    try:
        out.write(text)
    except BrokenPipeError:
        os._exit(0)


def set_alarm(seconds: float) -> None:
    """End the process that long from now, or never if 0. Not even a loop in compiled code, which lets no other thread
    run, can put off the system's own alarm."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def main(maker: str, seconds: str, niceness: str) -> None:
    """Answer until nobody asks any more."""
    for number in (signal.SIGINT, signal.SIGTERM):  # meant for the one who asks; this process ends with that one
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(int(niceness))
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what a bot prints is no answer
    thinker = Thinker(find_maker(maker), float(seconds))
    heard: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, heard), daemon=True).start()
    say(out, READY)
    while True:
        question = json.loads(heard.get())
        set_alarm(2 * patience(thinker.limit))
        answer = json.dumps(thinker.answer(question), default=repr)
        set_alarm(0)
        say(out, answer.encode() + b"\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
