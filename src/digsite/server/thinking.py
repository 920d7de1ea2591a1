"""Bots think in processes of their own, so that no table waits for a bot of another one.

There are two lanes of processes: one for bots that answer in milliseconds, one for those that search. Whatever becomes
of a bot or its process, the question is answered: a process that died is replaced and asked again, once; a bot that is
stuck, fails or answers nonsense is reported in the log, and a random answer is given for it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from collections.abc import Callable
from typing import Any, Final

import digsite
from digsite import BadOption, Rng, bots
from digsite.kernel.values import is_int
from digsite.server.thinker import READY, patience

log = logging.getLogger(__name__)

MAKER: Final = "digsite.bots:make"
"""Where a process finds what makes its bots."""
START_SECONDS: Final = 60.0
"""How long a process may take to load everything. A laden machine is slow."""
SLOW_NICENESS: Final = 10
"""Searching takes what the rest of the machine leaves."""


class Closed(Exception):
    """No more questions are answered: the server stops."""


class Died(Exception):
    """The process has ended before it answered."""


class Stuck(Exception):
    """The process did not answer in time."""


class Process:
    """A process in which bots think; it is asked one thing at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process: Final = process
        self._stdin: Final = process.stdin
        self._stdout: Final = process.stdout
        self._ready = False

    @staticmethod
    async def start(maker: str, limit: float, niceness: int) -> Process:
        """A new one, which has yet to load what it needs.

        Raises:
            Died: it could not be started.
        """
        # The settings of the server (where its database is, say) are no business of a bot's.
        env = {name: value for name, value in os.environ.items() if not name.startswith("DIGSITE_")}
        env["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", "digsite.server.thinker", maker, str(limit), str(niceness)),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=env,
                start_new_session=True,  # Ctrl-C is for the server alone
            )
        except OSError as problem:
            raise Died(f"cannot be started: {problem}") from problem
        return Process(process)

    async def get_ready(self) -> None:
        """Wait until it has loaded what it needs. After an error it is good for nothing but to be stopped.

        Raises:
            Died, Stuck: it will not be.
        """
        if not self._ready and await self._line(START_SECONDS) != READY:
            raise Died("it did not say that it is ready")
        self._ready = True

    @property
    def alive(self) -> bool:
        """Whether it was still there when last heard of."""
        return self._process.returncode is None

    async def ask(self, question: bytes, seconds: float) -> bytes:
        """The answer to a question, both a line. After an error the process is good for nothing but to be stopped.

        Raises:
            Died: it has ended.
            Stuck: it has not answered within that time.
        """
        try:
            self._stdin.write(question)
        except (OSError, RuntimeError) as problem:  # another event loop raises another error
            raise Died(str(problem)) from problem
        return await self._line(seconds)

    async def _line(self, seconds: float) -> bytes:
        try:
            async with asyncio.timeout(seconds):
                line = await self._stdout.readline()
        except TimeoutError as problem:
            raise Stuck(f"no answer for {seconds:g} seconds") from problem
        except (OSError, ValueError) as problem:
            raise Died(str(problem)) from problem
        if not line.endswith(b"\n"):
            raise Died(f"it ended ({self._process.returncode})")
        return line

    def kill(self) -> None:
        """End it now; whoever waits for an answer is told that it died."""
        if self.alive:
            try:
                self._process.kill()
            except ProcessLookupError:
                log.debug("a thinking process had already ended")

    async def stop(self) -> None:
        """End it now, and wait until it has."""
        self.kill()
        self._stdin.close()
        await self._process.wait()
        await self._stdout.read()  # what is left, up to the end: then the pipe is let go


class Lane:
    """Up to so many processes; whoever comes first is served first."""

    def __init__(self, processes: int, maker: str, limit: float, niceness: int) -> None:
        self._how: Final = (maker, limit, niceness)
        self._patience: Final = patience(limit)
        self._most: Final = processes
        self._turn: Final = asyncio.Semaphore(processes)
        self._idle: Final[list[Process]] = []
        self._busy: Final[set[Process]] = set()
        self._tasks: Final[set[asyncio.Task[bytes]]] = set()
        self._closed = False

    async def ask(self, question: bytes) -> bytes:
        """The answer to a question.

        A caller may give up at any time: the process then finishes its thought, and nobody gets that answer.

        Raises:
            Died, Stuck: there is none. The process is replaced when the next is needed.
            Closed: the server stops.
        """
        await self._turn.acquire()
        task = asyncio.create_task(self._answer(question))
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    async def warm(self) -> None:
        """Start all processes: nobody is idle while all are asked at once.

        Raises:
            Died, Stuck: they cannot be started.
            Closed: the server stops.
        """
        asked = (self.ask(b"null\n") for _ in range(self._most))
        for found in await asyncio.gather(*asked, return_exceptions=True):
            if isinstance(found, BaseException):
                raise found

    async def close(self) -> None:
        """End all processes. Whoever still waits for an answer gets `Closed`."""
        self._closed = True
        for process in self._busy:
            process.kill()
        while self._tasks:
            await asyncio.wait(self._tasks)
        for process in self._idle:
            await process.stop()
        self._idle.clear()

    async def _answer(self, question: bytes) -> bytes:
        process: Process | None = None
        try:
            process = await self._process()
            await process.get_ready()
            answer = await process.ask(question, self._patience)
        except BaseException as problem:
            if process is not None:
                await process.stop()
            if self._closed:
                raise Closed from problem
            raise
        else:
            self._idle.append(process)
            return answer
        finally:
            if process is not None:
                self._busy.discard(process)
            self._turn.release()

    async def _process(self) -> Process:
        """The one that was idle last, or a new one."""
        if self._closed:
            raise Closed
        process: Process | None = None
        while process is None and self._idle:
            process = self._idle.pop()
            if not process.alive:
                await process.stop()
                process = None
        if process is None:
            process = await Process.start(*self._how)
        self._busy.add(process)
        if self._closed:
            process.kill()  # it was not yet among the busy when those were
        return process

    def _done(self, task: asyncio.Task[bytes]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # the caller may have given up; an error that nobody waits for is no news


class Thinkers:
    """Answers for bots.

    Args:
        processes: how many there are in each of the two lanes, at most. They are started when they are needed.
        limit: how many seconds a bot may think. It is told so; after twice that and a second it counts as stuck.
        maker: what makes the bots in a process, as "package.module:function".
        quick: whether the bot with that key answers in milliseconds.
    """

    def __init__(
        self, processes: int, limit: float, *, maker: str = MAKER, quick: Callable[[str], bool] = bots.is_quick
    ) -> None:
        self._is_quick: Final = quick
        self._quick: Final = Lane(processes, maker, limit, 0)
        self._slow: Final = Lane(processes, maker, limit, SLOW_NICENESS)

    async def warm(self) -> None:
        """Start the processes for quick bots now, so that the first to be asked need not wait for them.

        Raises:
            Died, Stuck: they cannot be started.
        """
        await self._quick.warm()

    async def choose(self, game_key: str, level: str, view: dict[str, Any], legal: list[int], rng_seed: int) -> int:
        """What that bot plays; always one of the legal codes.

        Raises:
            Closed: the server stops.
        """
        if len(legal) == 1:
            return legal[0]
        question = {"game": game_key, "bot": level, "view": view, "legal": legal, "seed": rng_seed}
        line = json.dumps(question, separators=(",", ":")).encode() + b"\n"
        answer = await self._ask_twice(line, level, game_key)
        if "error" in answer:
            trace = str(answer["error"]).strip()
            last = trace.rpartition("\n")[2]
            log.warning("bot %s of %s failed: %s", level, game_key, last, extra={"fields": {"trace": trace}})
        elif answer and not (is_int(answer["code"]) and answer["code"] in legal):
            log.warning("bot %s of %s: %r is not legal", level, game_key, answer["code"])
        elif answer:
            return int(answer["code"])
        return bots.make("random", digsite.game(game_key)).choose(view, legal, Rng(rng_seed))

    async def close(self) -> None:
        """End all processes. Whoever still waits for an answer gets `Closed`."""
        await asyncio.gather(self._quick.close(), self._slow.close())

    async def _ask_twice(self, line: bytes, level: str, game_key: str) -> dict[str, Any]:
        """The answer of a process, or {} if there is none to be had."""
        for again in ("; it is asked again", ""):
            try:
                lane = self._quick if self._is_quick(level) else self._slow
                answer: dict[str, Any] = json.loads(await lane.ask(line))
                return answer
            except Died as problem:
                log.warning("bot %s of %s: its process died%s: %s", level, game_key, again, problem)
            except (Stuck, BadOption) as problem:  # a table may be older than the list of bots
                log.warning("bot %s of %s cannot answer: %s", level, game_key, problem)
                break
        return {}
