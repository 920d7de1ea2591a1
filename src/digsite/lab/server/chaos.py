"""What goes wrong, and when: kills, frozen servers, a database that goes away.

The order of it all comes from a seed. What it hits is up to the machine.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final

from digsite.lab.server.bad_line import Weather
from digsite.lab.server.postgres import Postgres
from digsite.lab.server.process import ServerProcess, children_of

ALL: Final = "all of the server"
ONE: Final = "one of several"
QUIET_SECONDS: Final = (0.1, 2.0)
"""Between two strikes."""
OUTAGE_SECONDS: Final = (0.5, 3.0)
FREEZE_SECONDS: Final = (0.5, 3.0)
DEEP_FREEZE_SECONDS: Final = (3.0, 7.0)
"""How long a database hangs: the servers wait 5 seconds for an answer."""
RECOVERY_SECONDS: Final = 45.0
"""How long the next strike waits for the first move after the last one."""
CUT: Final = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'digsite' AND random() < 0.5"
)


class Chaos:
    """Strikes, until it has struck often enough."""

    def __init__(
        self, weather: Weather, servers: list[ServerProcess], postgres: Postgres | None, rng: random.Random
    ) -> None:
        self.weather: Final = weather
        self.servers: Final = servers
        self.postgres: Final = postgres
        self.rng: Final = rng
        self.recoveries: Final[dict[str, list[float]]] = {ALL: [], ONE: []}
        """Seconds from each kill to the first move that was accepted from somebody who came back."""
        self._killed = 0.0
        """When the last kill was, if no move was accepted since; in seconds since 1970."""
        self._struck = ALL
        """What it hit."""
        self._recovered: Final = asyncio.Event()
        self._sent: Final = asyncio.Event()
        self._storms = 0
        weather.on_send = self._sent.set
        weather.on_done = self._on_done

    async def run(self, kills: int, outages: int) -> None:
        """Strike so many times."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._kill_often(kills, random.Random(self.rng.random())))
            group.create_task(self._trouble_database(outages, random.Random(self.rng.random())))

    def _on_done(self, opened: float) -> None:
        if self._killed and opened > self._killed:
            self.recoveries[self._struck].append(time.time() - self._killed)
            self._killed = 0.0
            self._recovered.set()

    # --- the servers ----------------------------------------------------------------------------

    async def _kill_often(self, kills: int, rng: random.Random) -> None:
        struck = self.weather.done
        await self._until_sent()
        while struck["kills"] < kills:
            await asyncio.sleep(rng.uniform(*QUIET_SECONDS))
            server = rng.choice(self.servers)
            if rng.random() < 0.5:
                await self._until_sent()
                await asyncio.sleep(rng.choice((0.0, 0.001, 0.003, 0.01)))
                struck["kills after a send"] += 1
            struck["kills"] += 1
            self._recovered.clear()
            self._killed = time.time()
            self._struck = ONE if len(self.servers) > 1 else ALL
            if server.workers > 1 and rng.random() < 0.7:
                self._struck = ONE
                self._kill_worker(server, rng)
            else:
                await asyncio.to_thread(server.kill)
                if struck["kills"] < kills and rng.random() < 0.1:
                    await self._kill_while_starting(server, rng)
                await self._start(server)
            await self._until_recovered()
            if len(self.servers) > 1 and rng.random() < 0.2:
                await self._freeze(rng.choice(self.servers), rng)

    def _kill_worker(self, server: ServerProcess, rng: random.Random) -> None:
        """Kill one of several workers: the server itself starts another."""
        pids = server.worker_pids()
        if pids:
            os.kill(rng.choice(pids), signal.SIGKILL)
            self.weather.done["worker kills"] += 1

    async def _kill_while_starting(self, server: ServerProcess, rng: random.Random) -> None:
        server.start(wait=False)
        await asyncio.sleep(rng.uniform(0.2, 1.5))
        await asyncio.to_thread(server.kill)
        self.weather.done["kills"] += 1
        self.weather.done["kills while starting"] += 1

    async def _start(self, server: ServerProcess) -> None:
        """Start it as a service manager does: again and again, if the database is away."""
        while True:
            try:
                await asyncio.to_thread(server.start)
                return
            except RuntimeError:
                if not self._storms:
                    raise
                self.weather.done["starts without a database"] += 1
                await asyncio.to_thread(server.kill)
                await asyncio.sleep(0.2)

    async def _freeze(self, server: ServerProcess, rng: random.Random) -> None:
        """Stop a server in the middle of whatever it does, and let it go on later."""
        async with self._storm():
            self.weather.done["freezes"] += 1
            pids = server.worker_pids()
            send_all(pids, signal.SIGSTOP)
            await asyncio.sleep(rng.uniform(*FREEZE_SECONDS))
            send_all(pids, signal.SIGCONT)

    async def _until_sent(self) -> None:
        """The moment after a move was sent."""
        self._sent.clear()
        await self._sent.wait()

    async def _until_recovered(self) -> None:
        try:
            async with asyncio.timeout(RECOVERY_SECONDS):
                await self._recovered.wait()
        except TimeoutError:
            self._killed = 0.0
            self.recoveries[self._struck].append(RECOVERY_SECONDS)

    # --- the database ---------------------------------------------------------------------------

    async def _trouble_database(self, outages: int, rng: random.Random) -> None:
        """PostgreSQL is stopped, killed or frozen for seconds; between that, connections are cut."""
        if self.postgres is None:
            return
        for _ in range(outages):
            await asyncio.sleep(rng.uniform(2.0, 6.0))
            if rng.random() < 0.7:
                await asyncio.to_thread(self.postgres.execute, CUT)
                self.weather.done["connections cut"] += 1
                await asyncio.sleep(rng.uniform(1.0, 3.0))
            async with self._storm():
                self.weather.done["outages"] += 1
                if rng.random() < 0.25:
                    await self._freeze_database(self.postgres, rng)
                    continue
                await asyncio.to_thread(self.postgres.kill if rng.random() < 0.5 else self.postgres.stop)
                await asyncio.sleep(rng.uniform(*OUTAGE_SECONDS))
                await asyncio.to_thread(self.postgres.start)

    async def _freeze_database(self, postgres: Postgres, rng: random.Random) -> None:
        """It hangs: connections stay open and nobody answers."""
        self.weather.done["outages without a word"] += 1
        assert postgres.process is not None
        head = postgres.process.pid
        os.kill(head, signal.SIGSTOP)  # first, so that no new ones are made
        pids = children_of(head)
        send_all(pids, signal.SIGSTOP)
        await asyncio.sleep(rng.uniform(*DEEP_FREEZE_SECONDS))
        send_all([*pids, head], signal.SIGCONT)

    @asynccontextmanager
    async def _storm(self) -> AsyncIterator[None]:
        """While this lasts nobody may expect to be told anything in time."""
        self._storms += 1
        self.weather.calm_since = float("inf")
        try:
            yield
        finally:
            self._storms -= 1
            if not self._storms:
                self.weather.calm_since = time.time()


def send_all(pids: Sequence[int], what: signal.Signals) -> None:
    """Send a signal to processes, some of which may be gone."""
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, what)
