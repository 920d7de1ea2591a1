"""Bots that misbehave, for the tests of the processes that bots think in. Their view may hold a "file" to write to."""

from __future__ import annotations

import os
import re
import signal
import time
from pathlib import Path
from typing import Any

from digsite import Game, Rng
from digsite.bots import Bot
from digsite.bots.bot import BaseBot, View


class Odd(BaseBot):
    """Does what its key says."""

    def __init__(self, game: Game, key: str) -> None:
        super().__init__(game)
        self.key = key

    def choose(self, view: View, legal: list[int], rng: Rng, *, until: float | None = None) -> Any:  # an odd one may
        assert until is not None
        file = Path(view.get("file", os.devnull))
        with file.open("a") as out:
            out.write(f"{os.getpid()}\n")
        match self.key:
            case "slow":
                time.sleep(max(0.0, until - time.monotonic()))
            case "stuck":
                while True:
                    time.sleep(1)
            case "hog":
                re.match("(a+)+$", "a" * 60 + "b")  # for ages, and no other thread gets to run
            case "crash":
                os.kill(os.getpid(), signal.SIGKILL)
            case "crash-once":
                if len(file.read_text().splitlines()) == 1:
                    os.kill(os.getpid(), signal.SIGKILL)
            case "fail":
                raise KeyError("of this bot")
            case "illegal":
                return 99
            case "text":
                return "3"
            case "true":
                return True
            case "print":
                print('{"code": 5}', flush=True)
            case "environment":
                file.write_text("\n".join(os.environ))
        return legal[0]


def make(key: str, game: Game) -> Bot:
    """The bot that does what the key says; any other key is a bot that plays the first code."""
    return Odd(game, key)


def is_quick(key: str) -> bool:
    """Some think long."""
    return key not in ("slow", "stuck", "hog")
