"""Play many tables while everything goes wrong, and hold the server to every promise it made.

    python -m digsite.lab.server.faults --database sqlite --kills 200
    python -m digsite.lab.server.faults --database postgresql --kills 200 --outages 20
    python -m digsite.lab.server.faults --database postgresql --servers 2 --kills 50
    python -m digsite.lab.server.faults --database postgresql --workers 2 --kills 50

Real `digsite serve` processes are killed (-9) and started again, at random and in the very moment after a move was
sent; sockets are cut; messages come twice, late and in the wrong order; PostgreSQL is stopped and killed for seconds.
At the end all tables must be finished, every acknowledged move must be in its record once, every record must verify,
and everybody must have seen what a fresh look shows. `book.py` says how that is checked.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import digsite
from digsite import BadInput
from digsite.lab.server.bad_line import LINE_ERRORS, WAYS, Player, Weather
from digsite.lab.server.book import Page, audit
from digsite.lab.server.chaos import Chaos
from digsite.lab.server.client import ME, Guest, Made, Message, Refused, Seat, bot
from digsite.lab.server.postgres import Postgres, private_postgres
from digsite.lab.server.process import ServerProcess

STUCK_SECONDS: Final = 90.0
"""After so many seconds without a move, something is broken for good."""
BOT_SECONDS: Final = 0.2
SET_UPS: Final[tuple[tuple[str, tuple[Message, ...]], ...]] = (
    ("archaeology", (ME, ME, ME)),
    ("excavation_earth", (ME, bot("random"))),
    ("archaeology", (ME, bot("random"), ME, bot("random"))),
    ("excavation_earth", (ME, ME, ME)),
    ("archaeology", (bot("random"), ME)),
    ("excavation_earth", (bot("novice"), ME, ME, bot("random"))),
    ("excavation_earth", (ME,)),
)
"""The tables that are played, in turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What is to be done."""

    database: str = "sqlite"
    servers: int = 1
    """Separate `digsite serve` processes on the same database."""
    workers: int = 1
    """Workers of each."""
    kills: int = 200
    outages: int = 0
    """How often PostgreSQL goes away."""
    tables: int = 8
    """How many are played at a time."""
    seed: int = 0

    def __post_init__(self) -> None:
        if self.database not in ("sqlite", "postgresql"):
            raise BadInput(f"--database: {self.database!r} is not allowed; give sqlite or postgresql")
        if self.database == "sqlite" and (self.servers > 1 or self.workers > 1 or self.outages):
            raise BadInput("several servers or workers, and outages, need --database postgresql; SQLite is for one")
        for name in ("servers", "workers", "tables"):
            if getattr(self, name) < 1:
                raise BadInput(f"--{name}: {getattr(self, name)} is not allowed; give 1 or more")


@dataclass(slots=True)
class Table:
    """A table that is being played, with everybody who is at it."""

    made: Made
    guest: Guest
    pages: list[Page]


@dataclass(slots=True)
class Outcome:
    """What a run did, and what was wrong."""

    plan: Plan
    seconds: float = 0.0
    tables: int = 0
    moves: int = 0
    done: Counter[str] = field(default_factory=Counter)
    recoveries: dict[str, list[float]] = field(default_factory=dict)
    """See `Chaos.recoveries`."""
    warnings: Counter[str] = field(default_factory=Counter)
    """Warnings in the servers' logs, by event."""
    wrong: list[str] = field(default_factory=list)

    def lines(self) -> list[str]:
        """The outcome in words."""
        plan, done = self.plan, self.done
        kind = "compiled" if digsite.COMPILED else "pure Python"
        refused = {key.removeprefix("refused: "): n for key, n in done.items() if key.startswith("refused: ")}
        told = [
            f"faults: {plan.database}, servers {plan.servers}, workers {plan.workers}, seed {plan.seed}, {kind}",
            f"  tables {self.tables}, moves {self.moves}, seconds {self.seconds:.0f}",
            counted("  ", done, "kills", "worker kills", "kills after a send", "kills while starting", "freezes"),
            counted("  PostgreSQL: ", done, "outages", "outages without a word", "connections cut"),
            counted("  ", done, "moves sent", "moves acknowledged", "lines broken", "requests broken", "long silences"),
            counted("  ways: ", done, *WAYS),
            counted("  refused: ", refused, *sorted(refused)),
        ]
        for struck, seconds in self.recoveries.items():
            if seconds:
                told.append(
                    f"  first move accepted after a kill of {struck}: p50 {quantile(seconds, 0.5):.2f} s,"
                    f" p99 {quantile(seconds, 0.99):.2f} s, most {max(seconds):.2f} s ({len(seconds)} kills)"
                )
        told += [f"  warning in the log {n} times: {words}" for words, n in self.warnings.most_common()]
        told += [f"  WRONG: {words}" for words in self.wrong]
        told.append("  nothing was lost, doubled or left" if not self.wrong else f"  {len(self.wrong)} FAULTS")
        return told


def counted(head: str, counts: Mapping[str, int], *names: str) -> str:
    """A line of counts."""
    return head + ", ".join(f"{name} {counts.get(name, 0)}" for name in names)


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which that part of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


# --- tables -----------------------------------------------------------------------------------------


class Driver:
    """Keeps so many tables going until told to let them finish."""

    def __init__(self, plan: Plan, weather: Weather) -> None:
        self.plan: Final = plan
        self.weather: Final = weather
        self.tables: Final[list[Table]] = []
        self._is_enough = False

    async def run(self) -> None:
        """Play; ends when all tables have."""
        async with asyncio.TaskGroup() as group:
            for place in range(self.plan.tables):
                group.create_task(self._keep_going(place))

    def finish(self) -> None:
        """Begin no new tables, and hurry with those there are."""
        self._is_enough = True
        self.weather.think = 0.0

    async def _keep_going(self, place: int) -> None:
        number = place
        while not self._is_enough:
            await self._play(number)
            number += self.plan.tables

    async def _play(self, number: int) -> None:
        """One table from the beginning to the end."""
        game, seats = SET_UPS[number % len(SET_UPS)]
        rng = random.Random(f"{self.plan.seed}/{number}")
        guest, made = await self._make(game, seats, rng)
        viewers = [Seat(guest.base, made.id, token) for token in made.tokens.values()]
        listeners = (
            [Seat(guest.base, made.id, cookie=guest.cookie)] if len(viewers) > 1 else [Seat(guest.base, made.id)]
        )
        table = Table(made, guest, [Page(seat) for seat in viewers + listeners])
        self.tables.append(table)
        async with asyncio.TaskGroup() as group:
            for i, page in enumerate(table.pages):
                own = random.Random(f"{self.plan.seed}/{number}/{i}")
                plays = i < len(viewers)
                group.create_task(Player(page, guest, self.weather, own, plays=plays).play())

    async def _make(self, game: str, seats: tuple[Message, ...], rng: random.Random) -> tuple[Guest, Made]:
        """A table and its maker. Where nobody answers it is tried again; a table that nobody knows of does no harm."""
        options = {"solo": True} if len(seats) == 1 else {}
        while True:
            guest = Guest(rng.choice(self.weather.bases))
            try:
                await guest.__aenter__()
                return guest, await guest.make_table(game, seats, options=options, listed=True)
            except (*LINE_ERRORS, Refused) as problem:
                await guest.http.aclose()
                if isinstance(problem, Refused) and problem.error not in ("unavailable", "busy"):
                    raise
                await asyncio.sleep(0.1)

    def unfinished(self) -> list[str]:
        """The tables that have not come to their end, and what their viewers know."""
        found = []
        for table in self.tables:
            states = [f"{p.seat.seats}@{p.seat.seq} asked {p.seat.asked}" for p in table.pages if not p.seat.over]
            if states:
                found.append(f"table {table.made.id} is not finished: {'; '.join(states)}")
        return found


# --- the run ----------------------------------------------------------------------------------------


async def run(plan: Plan, database: str, servers: list[ServerProcess], postgres: Postgres | None) -> Outcome:
    """Do all of it. The servers run already."""
    outcome = Outcome(plan)
    began = time.monotonic()
    weather = Weather([server.base for server in servers], done=outcome.done)
    chaos = Chaos(weather, servers, postgres, random.Random(f"{plan.seed}/chaos"))
    driver = Driver(plan, weather)
    playing = asyncio.create_task(driver.run())
    striking = asyncio.create_task(chaos.run(plan.kills, plan.outages))
    striking.add_done_callback(lambda _: driver.finish())
    stuck = asyncio.create_task(until_stuck(weather))
    try:
        await asyncio.wait({playing, striking, stuck}, return_when=asyncio.FIRST_COMPLETED)
        if striking.done() and not stuck.done():
            await striking
            await asyncio.wait({playing, stuck}, return_when=asyncio.FIRST_COMPLETED)
        if stuck.done():
            outcome.wrong.append(f"no move was accepted for {STUCK_SECONDS:.0f} s")
        else:
            await playing
            await striking
    finally:
        for task in (playing, striking, stuck):
            task.cancel()
        await asyncio.gather(playing, striking, stuck, return_exceptions=True)
    outcome.seconds = time.monotonic() - began
    outcome.recoveries = chaos.recoveries
    outcome.wrong += driver.unfinished()
    await audit_all(driver, database, outcome)
    read_logs(servers, outcome)
    return outcome


async def until_stuck(weather: Weather) -> None:
    """Ends when no move was accepted for long."""
    seen, since = -1, time.monotonic()
    while time.monotonic() - since < STUCK_SECONDS:
        await asyncio.sleep(1.0)
        if weather.done["moves acknowledged"] != seen:
            seen, since = weather.done["moves acknowledged"], time.monotonic()


async def audit_all(driver: Driver, database: str, outcome: Outcome) -> None:
    """Hold every table that came to its end against the book."""
    for table in driver.tables:
        if all(page.seat.over for page in table.pages):
            moves, wrong = await audit(table.guest, database, table.made, table.pages)
            outcome.tables += 1
            outcome.moves += moves
            outcome.wrong += wrong
        else:
            outcome.wrong += [words for page in table.pages for words in page.faults]
        await table.guest.http.aclose()


def read_logs(servers: list[ServerProcess], outcome: Outcome) -> None:
    """What the servers have logged: warnings are counted, errors are faults."""
    for server in servers:
        text = server.log.read_text(errors="replace")
        at = text.find("Traceback (most recent call last)\n")
        if at >= 0:
            outcome.wrong.append(f"in the log of {server.base}: {text[at : at + 3000]}")
        for line in text.splitlines():
            try:
                said = json.loads(line)
            except ValueError:
                continue  # a line that was cut off by a kill
            if not isinstance(said, dict):
                continue
            words = f"{said.get('from')}: {said.get('event')}"
            if said.get("level") == "warning":
                outcome.warnings[re.sub(r" \[\d+\]", "", words)] += 1  # whoever it was
            elif said.get("level") in ("error", "critical"):
                rest = {key: value for key, value in said.items() if key not in ("time", "level", "from", "event")}
                outcome.wrong.append(f"in the log: {words} {str(rest)[-1500:]}")


def perform(plan: Plan, postgres: Postgres | None = None) -> Outcome:
    """Start everything, run the plan, and leave nothing behind.

    Args:
        plan: what is to be done.
        postgres: one that runs already, for a plan that needs it; None: one is made.
    """
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="digsite-faults-"))
        database = f"sqlite:///{Path(folder) / 'digsite.db'}"
        if plan.database == "postgresql":
            if postgres is None:
                postgres = stack.enter_context(private_postgres())
            database = postgres.url_for()
        servers = [
            ServerProcess(database, workers=plan.workers, bot_seconds=BOT_SECONDS, bot_processes=1)
            for _ in range(plan.servers)
        ]
        for server in servers:
            stack.callback(server.remove)
            server.start(wait=False)
        for server in servers:
            server.wait_healthy()
        return asyncio.run(run(plan, database, servers, postgres if plan.database == "postgresql" else None))


def main() -> None:
    """Read the command line, run, and end with 1 if something was wrong."""
    parser = argparse.ArgumentParser(prog="python -m digsite.lab.server.faults", description=__doc__.split("\n\n")[0])
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--servers", type=int, default=1, help="separate servers on one database (PostgreSQL)")
    parser.add_argument("--workers", type=int, default=1, help="workers of each server (PostgreSQL)")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--outages", type=int, default=0, help="how often PostgreSQL goes away for seconds")
    parser.add_argument("--tables", type=int, default=8, help="how many are played at a time")
    parser.add_argument("--seed", type=int, default=0)
    try:
        outcome = perform(Plan(**vars(parser.parse_args())))
    except BadInput as problem:
        sys.exit(str(problem))
    print("\n".join(outcome.lines()))
    sys.exit(1 if outcome.wrong else 0)


if __name__ == "__main__":
    main()
