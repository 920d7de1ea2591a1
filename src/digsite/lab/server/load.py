"""How much a server carries: many tables of random players over real sockets, and how long they wait.

    python -m digsite.lab.server.load                                    200 tables on SQLite and on PostgreSQL
    python -m digsite.lab.server.load --database sqlite --seconds 5
    python -m digsite.lab.server.load --boardgameio build/boardgameio    and a boardgame.io server beside it

The server is a process of its own, and this driver another; every seat has a socket of its own. Each database carries
two loads: players who think (`--think`), and players who answer at once, which shows how much there is to have. Told is
how long it takes from the receipt of a move until the last seat was sent it, by the server's own clock; seen is the
same from outside: from the sending of a move until the last seat has it. Answered is how long the mover waits.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final
from urllib.request import urlopen

import digsite
from digsite.kernel.record import Record
from digsite.lab.server.boardgameio import CountingPlayer, boardgameio
from digsite.lab.server.client import ME, Guest, Made, Refused, Seat
from digsite.lab.server.driving import Player, Seen, drive
from digsite.lab.server.idle import Idle, measure_idle
from digsite.lab.server.players import RandomPlayer
from digsite.lab.server.postgres import Postgres, find_programs
from digsite.lab.server.process import ServerProcess, processor_seconds

DATABASES: Final = ("sqlite", "postgresql")
MIX: Final = (("archaeology", 3), ("excavation_earth", 4))
COUNTING: Final = 240
"""Moves of a game on boardgame.io: about as many as a random game has here."""
TRIES: Final = 5
BUDGET: Final = 0.050
"""What p99 of told may be while players think."""
SCRIPT: Final = Path("benchmarks/boardgameio/server.cjs")


@dataclass(frozen=True, slots=True)
class Load:
    """What one server carried. Times are in milliseconds."""

    server: str
    think: float
    tables: int
    seconds: float
    moves: int
    moves_per_second: float
    refused: int
    """Moves that had to be tried again."""
    games: int
    told_p50: float | None
    told_p99: float | None
    seen_p50: float
    seen_p99: float
    answered_p50: float
    answered_p99: float
    server_processor: float
    """How much of one core the server took, without the database."""
    driver_processor: float
    server_per_move: float
    """Milliseconds of the processor that the server took for a move."""

    @staticmethod
    def of(server: str, think: float, tables: int, seen: Seen, told: dict[str, float]) -> Load:
        """From what was measured."""
        return Load(
            server=server,
            think=think,
            tables=tables,
            seconds=seen.seconds,
            moves=len(seen.answered),
            moves_per_second=seen.moves_per_second,
            refused=seen.refused,
            games=seen.games,
            told_p50=told["0.5"] * 1e3 if told else None,
            told_p99=told["0.99"] * 1e3 if told else None,
            seen_p50=quantile(seen.told, 0.5) * 1e3,
            seen_p99=quantile(seen.told, 0.99) * 1e3,
            answered_p50=quantile(seen.answered, 0.5) * 1e3,
            answered_p99=quantile(seen.answered, 0.99) * 1e3,
            server_processor=seen.server / seen.seconds,
            driver_processor=seen.driver / seen.seconds,
            server_per_move=seen.server / max(1, len(seen.answered)) * 1e3,
        )


def quantile(values: Sequence[float], part: float) -> float:
    """What that part of the values does not exceed; 0 if there are none."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else 0.0


# --- Digsite ----------------------------------------------------------------------------------------


async def carry(
    server: ServerProcess,
    *,
    tables: int,
    seconds: float | None,
    think: float,
    mix: Sequence[tuple[str, int]] = MIX,
    spectators: int = 0,
    seed: int = 0,
    verify: bool = True,
) -> tuple[Load, int]:
    """Play at a server that was started afresh. The load, and how many records were verified after it."""
    assert server.process is not None
    made: list[str] = []
    async with Guest(server.base) as guest:

        async def make(number: int, rng: random.Random) -> list[Player]:
            game, n = mix[number % len(mix)]
            table = await patiently(lambda: guest.make_table(game, [ME] * n, listed=True))
            made.append(table.id)
            tokens: list[str | None] = [table.tokens[seat] for seat in range(n)]
            seats = [Seat(server.base, table.id, token) for token in [*tokens, *[None] * spectators]]
            try:
                for seat in seats:
                    await seat.connect()
            except BaseException:
                for seat in seats:
                    seat.cut()
                raise
            return [RandomPlayer(seat, rng) for seat in seats]

        pid = server.process.pid
        seen = await drive(
            make, tables=tables, seconds=seconds, meter=lambda: processor_seconds(pid), think=think, seed=seed
        )
        told = told_quantiles(server.base)
        verified = await verify_all(guest, made) if verify else 0
    if verify and verified < seen.games:
        raise RuntimeError(f"{seen.games} games were played to their end, but only {verified} have a record")
    return Load.of(server.database.partition(":")[0], think, tables, seen, told), verified


async def patiently(ask: Callable[[], Awaitable[Made]]) -> Made:
    """Ask again where the server is asked too much at once and says so, a few times."""
    for _ in range(TRIES):
        try:
            return await ask()
        except Refused as refusal:
            if refusal.status != 503:
                raise
            await asyncio.sleep(refusal.answer.get("wait", 1))
    return await ask()


def told_quantiles(base: str) -> dict[str, float]:
    """The exact quantiles that the server tells of its last moves."""
    with urlopen(f"{base}/metrics", timeout=30) as answer:
        lines = answer.read().decode().splitlines()
    start = 'digsite_told_recent_seconds{quantile="'
    pairs = [line[len(start) :].split('"} ') for line in lines if line.startswith(start)]
    return {part: float(value) for part, value in pairs}


async def verify_all(guest: Guest, made: Sequence[str]) -> int:
    """Replay the record of every table whose game is over; how many there were. BadRecord if one is wrong."""
    verified = 0
    for table_id in made:
        status = (await guest.get(f"/api/tables/{table_id}"))["table"]["status"]
        if status == "finished":
            Record.from_json(await guest.record(table_id)).verify()
            verified += 1
    return verified


@contextmanager
def empty_database(kind: str) -> Iterator[str]:
    """The address of an empty database while the block runs. Commits wait for the disk, as they do in earnest."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory(prefix="digsite-load-") as folder:
            yield f"sqlite:///{folder}/load.db"
        return
    programs = find_programs()
    assert programs is not None, "PostgreSQL is not installed"
    postgres = Postgres(programs, fsync=True)
    try:
        postgres.start()
        yield postgres.url_for()
    finally:
        postgres.remove()


# --- boardgame.io -----------------------------------------------------------------------------------


async def carry_counting(
    folder: Path, *, tables: int, seconds: float, think: float, mix: Sequence[tuple[str, int]], seed: int
) -> Load:
    """The same load on a boardgame.io server."""
    with boardgameio(SCRIPT, folder / "node_modules", COUNTING) as (address, pid):

        async def make(number: int, _: random.Random) -> list[Player]:
            n = mix[number % len(mix)][1]
            players = [CountingPlayer(address, f"match-{number}", seat, n) for seat in range(n)]
            for player in players:
                await player.connect()
            return list(players)

        seen = await drive(
            make, tables=tables, seconds=seconds, meter=lambda: processor_seconds(pid), think=think, seed=seed
        )
        return Load.of("boardgame.io", think, tables, seen, {})


# --- the command ------------------------------------------------------------------------------------


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print; 1 if told exceeds its budget."""
    args = parsed(argv)
    loads: list[Load] = []
    idle: Idle | None = None
    print(head(args))
    for kind in args.database:
        if kind == "postgresql" and find_programs() is None:
            print("LEFT OUT: PostgreSQL, which is not installed here (Debian: the package postgresql)")
            continue
        for think in (args.think, 0.0):
            with empty_database(kind) as url, ServerProcess(url) as server:
                load, verified = asyncio.run(
                    carry(
                        server,
                        tables=args.tables,
                        seconds=args.seconds,
                        think=think,
                        mix=args.mix,
                        spectators=args.spectators,
                        seed=args.seed,
                    )
                )
            loads.append(load)
            print(line(load), f"({verified} records verified)", flush=True)
    if args.boardgameio is not None:
        for think in (args.think, 0.0):
            loads.append(
                asyncio.run(
                    carry_counting(
                        args.boardgameio,
                        tables=args.tables,
                        seconds=args.seconds,
                        think=think,
                        mix=args.mix,
                        seed=args.seed,
                    )
                )
            )
            print(line(loads[-1]), flush=True)
    if args.idle:
        with empty_database(args.database[0]) as url:
            idle = asyncio.run(measure_idle(url, args.mix, args.idle))
        print(
            f"memory of an idle table ({idle.tables:,} of them, {idle.moves:.0f} moves each): "
            f"{idle.kept / 1024:.1f} KiB in the cache, {idle.dropped / 1024:.2f} KiB once it has fallen out of it"
        )
    for words in ratios(loads):
        print(words)
    if args.json is not None:
        told = {"loads": [asdict(load) for load in loads], "idle": None if idle is None else asdict(idle)}
        args.json.write_text(json.dumps(told, indent=2) + "\n")
    slow = [load for load in loads if load.think and load.told_p99 is not None and load.told_p99 > BUDGET * 1e3]
    for load in slow:
        print(f"OVER BUDGET: told p99 is {load.told_p99:.1f} ms on {load.server}; {BUDGET * 1e3:.0f} ms are allowed")
    return 1 if slow else 0


def parsed(argv: Sequence[str] | None) -> Any:
    """The arguments of the command."""
    parser = argparse.ArgumentParser(
        prog="python -m digsite.lab.server.load", description="Measure how much a server carries, over real sockets."
    )
    parser.add_argument("--tables", type=int, default=200, help="how many are played at once (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each load lasts (default: %(default)s)")
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds of thought (default: %(default)s)")
    parser.add_argument("--database", choices=DATABASES, nargs="+", default=list(DATABASES), help="default: both")
    parser.add_argument(
        "--mix", type=game_and_seats, nargs="+", default=list(MIX), metavar="GAME:SEATS", help="the tables, in turn"
    )
    parser.add_argument("--spectators", type=int, default=0, help="at each table (default: %(default)s)")
    parser.add_argument("--idle", type=int, default=1000, help="tables to measure memory by; 0: do not")
    parser.add_argument("--boardgameio", type=Path, metavar="FOLDER", help="where boardgame.io is installed by npm")
    parser.add_argument("--seed", type=int, default=0, help="of the random players (default: %(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    return parser.parse_args(argv)


def game_and_seats(text: str) -> tuple[str, int]:
    """A kind of table from its text, e.g. archaeology:3."""
    game, _, seats = text.partition(":")
    return digsite.game(game).key, int(seats)


def head(args: Any) -> str:
    """What is about to be measured."""
    kinds = ", ".join(f"{game} with {seats} seats" for game, seats in args.mix)
    code = "compiled" if digsite.COMPILED else "pure Python"
    return f"{args.tables} tables at once ({kinds}), {args.spectators} spectators each, {args.seconds:g} s; {code}; ms"


def line(load: Load) -> str:
    """One load in a line."""
    told = "" if load.told_p50 is None else f"told p50 {load.told_p50:.1f} p99 {load.told_p99:.1f}, "
    how = f"thinking {load.think:g} s" if load.think else "at full speed"
    return (
        f"{load.server:12} {how:15} {load.moves_per_second:7,.0f} moves/s, {told}"
        f"seen p50 {load.seen_p50:.1f} p99 {load.seen_p99:.1f}, "
        f"answered p50 {load.answered_p50:.1f} p99 {load.answered_p99:.1f}; "
        f"of a core: server {load.server_processor:.0%} ({load.server_per_move:.2f} a move), "
        f"driver {load.driver_processor:.0%}; {load.games} games, {load.refused} refused"
    )


def ratios(loads: Sequence[Load]) -> Iterator[str]:
    """Digsite beside boardgame.io, load by load."""
    for peer in loads:
        if peer.server != "boardgame.io":
            continue
        for load in loads:
            if load.server != peer.server and load.think == peer.think and peer.moves:
                how = "thinking" if load.think else "full speed"
                more = load.moves_per_second / peer.moves_per_second
                yield (
                    f"{load.server} ÷ boardgame.io, {how}: moves/s {more:.2f}, "
                    f"seen p50 {load.seen_p50 / peer.seen_p50:.2f}, p99 {load.seen_p99 / peer.seen_p99:.2f}, "
                    f"processor of the server a move {load.server_per_move / peer.server_per_move:.2f}"
                )


if __name__ == "__main__":
    sys.exit(main())
