"""Attack a server with messages that it must refuse, while honest people play at the same tables.

    python -m digsite.lab.server.fuzz --messages 100000

Malformed, oversized, out of turn, for somebody else's seat, repeated, of the wrong type, at the wrong table; over
sockets and over HTTP. What must hold: every one is refused, and none by a failure of the server; no honest socket is
closed, and no honest move waits long; every honest seat hears exactly what it would have heard in a world without the
attack, and the record of every game verifies; at the end the server is alive and has not grown.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from digsite import Record
from digsite.lab.server.client import ME, Guest, Message, Seat
from digsite.lab.server.malice import Malice, Target
from digsite.lab.server.postgres import private_postgres
from digsite.lab.server.process import ServerProcess, resident_bytes
from digsite.server.journal import Entry, TableRow
from digsite.server.seats import Occupant
from digsite.server.story import Story
from digsite.server.tell import Stream

CLOSINGS: Final = (1003, 1007, 1008, 1009)
"""How a socket may be closed on an attacker. (1006, and nothing said: the line was cut while a flood was coming in.)"""
BATCH: Final = 20
"""How many messages an attacker sends before it listens."""
SLOWEST: Final = 2.0
"""Seconds that 99 of 100 honest moves may take at most, on a machine that others use too."""
GROWTH: Final = 200 * 1024**2
"""Bytes that the server may grow by."""
GAMES: Final = (("archaeology", 3), ("excavation_earth", 2))
THINKING: Final = 0.01
"""Seconds for which an honest player thinks, on average."""


class Fault(Exception):
    """The server did something that it may not do."""


@dataclass
class Attack:
    """What is going on, and what was seen."""

    base: str
    messages: int
    left: int
    targets: dict[int, Target] = field(default_factory=dict)
    """The table that each group of honest people plays at now."""
    answers: Counter[str] = field(default_factory=Counter)
    """How often each refusal was heard, and each closing."""
    latencies: list[float] = field(default_factory=list)
    """Seconds from an honest move to its answer."""
    games: int = 0

    def take(self, n: int) -> int:
        """So many of the messages that are left, or fewer."""
        taken = min(n, self.left)
        self.left -= taken
        return taken


# --- honest people ----------------------------------------------------------------------------------


async def play_games(attack: Attack, number: int, seed: int) -> None:
    """Play one game after the other at a table of one's own, as long as the attack goes on."""
    rng = random.Random(f"honest {seed} {number}")
    async with Guest(attack.base) as guest:
        while True:
            game, n_seats = GAMES[number % len(GAMES)]
            listed = bool(number // len(GAMES) % 2)
            made = await guest.make_table(game, [ME] * n_seats, listed=listed)
            target = Target(made.id, n_seats, listed, made.tokens)
            seats = [Seat(attack.base, made.id, made.tokens[seat]) for seat in range(n_seats)]
            heard: list[list[Message]] = [[] for _ in seats]
            for seat, messages in zip(seats, heard, strict=True):
                seat.heard = messages.append
                await seat.connect()
            attack.targets[number] = target
            async with asyncio.TaskGroup() as group:
                for seat in seats:
                    group.create_task(play_seat(attack, target, seat, random.Random(rng.random())))
            for seat in seats:
                await seat.close()
            check_game(await guest.record(made.id), target, heard)
            attack.games += 1
            if not attack.left:
                return


async def play_seat(attack: Attack, target: Target, seat: Seat, rng: random.Random) -> None:
    """Answer every question with a random legal code until the game is over."""
    answered_at = -1
    open_moves: dict[str, tuple[Message, float]] = {}
    """Moves that were not answered yet, and when they were sent: what came of a move is often told first."""
    while open_moves or not seat.over:
        question = seat.question
        if question is not None and question["seq"] != answered_at:
            await asyncio.sleep(rng.expovariate(1 / THINKING))
            answered_at = question["seq"]
            known_by = f"honest {answered_at}"
            move = {"type": "move", "code": rng.choice(seat.codes), "seq": seat.seq, "seat": seat.seat, "id": known_by}
            open_moves[known_by] = (move, time.perf_counter())
            await seat.send(move)
        message = await seat.receive()
        if message["type"] == "done":
            move, sent = open_moves.pop(message["id"])
            attack.latencies.append(time.perf_counter() - sent)
            target.acknowledged.append(move)
        elif message["type"] == "refused":
            if message["error"] != "stale":
                raise Fault(f"an honest move was refused: {message}")
            del open_moves[message["id"]]
            answered_at = -1


def check_game(data: Message, target: Target, heard: list[list[Message]]) -> None:
    """The record verifies, and holds what was acknowledged; every seat has heard what follows from it and no more."""
    record = Record.from_json(data)
    record.verify()
    played = sorted((entry.seat, entry.code) for entry in record.entries)
    if played != sorted((move["seat"], move["code"]) for move in target.acknowledged):
        raise Fault(f"table {target.id}: the record does not hold the moves that were acknowledged, and only those")
    for seat, messages in enumerate(heard):
        told = [message for message in messages if message["type"] in ("full", "update")]
        expected = quiet_world(data, told[0]["table"], seat)
        if [timeless(message) for message in told] != expected:
            raise Fault(f"table {target.id}: seat {seat} has heard something else than the game gives")


def quiet_world(data: Message, table: Message, seat: int) -> list[Message]:
    """What a seat is told of a game of the same codes, if nobody attacks."""
    row = TableRow(
        id=table["id"],
        game=table["game"],
        n_seats=len(table["seats"]),
        options=table["options"],
        rules_version=table["rules_version"],
        components=table["components"],
        secret=data["fairness"]["secret"],
        commitment=table["commitment"],
        listed=table["listed"],
        host="",
        created_at=table["created_at"],
    )
    seats = [Occupant(person="somebody", name=one["name"]).to_json() for one in table["seats"]]
    moves = [("move", {"seat": who, "code": code}) for who, code in data["moves"]]
    lines: list[tuple[str, Any]] = [("made", {"seats": seats}), ("start", {}), *moves]
    story, stream = Story(row), Stream((seat,))
    told: list[Message] = []
    for number, (kind, content) in enumerate(lines):
        story.apply(Entry(number, kind, content, 0.0))
        message = stream.after(story)
        if number == 1:
            told.append(timeless(stream.full(story)))
        elif number > 1 and message is not None:
            told.append(timeless(message))
    return told


def timeless(message: Message) -> Message:
    """A message as it went over the line, but for when."""
    plain: Message = orjson.loads(orjson.dumps(message))
    plain.pop("at", None)
    return plain


# --- attackers --------------------------------------------------------------------------------------


async def attack_by_socket(attack: Attack, number: int, seed: int) -> None:
    """Open sockets at the tables and send what must be refused."""
    malice = Malice(random.Random(f"socket {seed} {number}"))
    while attack.left:
        target, other = malice.rng.sample(list(attack.targets.values()), 2)
        seat = malice.rng.choice([*range(target.n_seats), *([None] if target.listed else [])])
        address = f"{attack.base.replace('http', 'ws', 1)}/api/tables/{target.id}/socket"
        async with connect(address, compression=None, max_size=None, ping_interval=None, proxy=None) as line:
            if malice.rng.random() < 0.3 and attack.take(1):
                await line.send(malice.hello(target, other) if seat is not None else malice.fatal())
                await hear_the_end(attack, line)
                continue
            await line.send(
                orjson.dumps({"type": "hello", "token": None if seat is None else target.tokens[seat]}).decode()
            )
            for _ in range(malice.rng.randrange(1, 10)):
                n = attack.take(BATCH)
                for _ in range(n):
                    await line.send(malice.message(target, seat))
                await hear_refusals(attack, line, n)
            if malice.rng.random() < 0.5 and attack.take(1):
                await line.send(malice.fatal())
                await hear_the_end(attack, line)


async def hear_refusals(attack: Attack, line: ClientConnection, n: int) -> None:
    """So many refusals come, and no other answer."""
    async with asyncio.timeout(60):
        while n:
            message = orjson.loads(await line.recv())
            if message["type"] in ("full", "update"):
                continue
            if message["type"] != "refused":
                raise Fault(f"a message that must be refused was not: {message}")
            attack.answers[message["error"]] += 1
            n -= 1


async def hear_the_end(attack: Attack, line: ClientConnection) -> None:
    """The server closes the socket, and says so in a way that it may."""
    async with asyncio.timeout(60):
        try:
            while True:
                message = orjson.loads(await line.recv())
                if message["type"] not in ("full", "update", "refused"):
                    raise Fault(f"a socket that must be closed was not: {message}")
        except ConnectionClosed as closed:
            code = 1006 if closed.rcvd is None else closed.rcvd.code
            if code not in (*CLOSINGS, 1006):
                raise Fault(f"a socket was closed with {code}") from closed
            attack.answers[f"closed {code}"] += 1


async def attack_by_http(attack: Attack, number: int, seed: int) -> None:
    """Send requests that must be refused."""
    malice = Malice(random.Random(f"http {seed} {number}"))
    async with Guest(attack.base) as guest:
        while attack.take(1):
            target, other = malice.rng.sample(list(attack.targets.values()), 2)
            method, path, headers, body = malice.request(target, other)
            try:
                answer = await guest.http.request(method, path, headers=headers, content=body)
            except (httpx.WriteError, httpx.RemoteProtocolError, httpx.ReadError):
                if len(body) < 60_000:
                    raise
                attack.answers["cut off"] += 1  # it was too large, and the rest of it was not waited for
                continue
            if path.endswith("/record") and answer.status_code == 200:
                attack.answers["was over"] += 1  # the game had just ended: then the record is for those who sat there
                continue
            if not 400 <= answer.status_code < 500:
                raise Fault(f"{method} {path} {body[:200]!r} was answered by {answer.status_code} {answer.text[:200]}")
            attack.answers[answer.json()["error"]] += 1


# --- the whole --------------------------------------------------------------------------------------


async def run(server: ServerProcess, messages: int, *, tables: int, attackers: int, seed: int) -> Attack:
    """Play and attack; what was seen. Fault if the server did something that it may not do."""
    attack = Attack(server.base, messages, messages)
    async with asyncio.TaskGroup() as group:
        for number in range(tables):
            group.create_task(play_games(attack, number, seed))
        while len(attack.targets) < tables:
            await asyncio.sleep(0.01)
        for number in range(attackers):
            group.create_task(attack_by_socket(attack, number, seed))
        group.create_task(attack_by_http(attack, 0, seed))
    return attack


def fuzz(database: str, messages: int, *, tables: int = 4, attackers: int = 4, seed: int = 0) -> Attack:
    """Start a server, attack it, and check that nothing came of it.

    Raises:
        Fault: something did.
    """
    with ServerProcess(database) as server:
        asyncio.run(run(server, min(messages, 200), tables=tables, attackers=1, seed=-1))  # so that it is warm
        (pid,) = server.worker_pids()
        before = resident_bytes(pid)
        began = time.perf_counter()
        attack = asyncio.run(run(server, messages, tables=tables, attackers=attackers, seed=seed))
        seconds = time.perf_counter() - began
        growth = resident_bytes(pid) - before
        if not server.is_healthy():
            raise Fault("the server is no longer healthy")
        log = server.log.read_text(errors="replace")
    for trouble in ('"broken"', "task broke", "Traceback"):
        if trouble in log:
            raise Fault(f"the log tells of trouble:\n{log[-4000:]}")
    waits = sorted(attack.latencies)
    middle, late = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
    print(
        f"{messages} messages refused in {seconds:.0f} s: "
        + ", ".join(f"{n} {e}" for e, n in attack.answers.most_common())
    )
    print(f"{attack.games} honest games, {len(waits)} moves: p50 {middle * 1000:.1f} ms, p99 {late * 1000:.1f} ms")
    print(f"the server grew by {growth / 1024**2:.1f} MB")
    if late > SLOWEST:
        raise Fault(f"honest moves wait too long: p99 is {late:.2f} s")
    if growth > GROWTH:
        raise Fault(f"the server has grown by {growth} bytes")
    return attack


def main() -> int:
    """The program."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=100_000, help="how many to send")
    parser.add_argument("--tables", type=int, default=4, help="how many honest tables (at least 2)")
    parser.add_argument("--attackers", type=int, default=4, help="how many attack by socket")
    parser.add_argument("--seed", type=int, default=0, help="what is made up at random follows from it")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    asked = parser.parse_args()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="digsite-fuzz-"))
        database = f"sqlite:///{Path(folder) / 'fuzz.db'}"
        if asked.database == "postgresql":
            database = stack.enter_context(private_postgres()).url_for()
        fuzz(database, asked.messages, tables=max(2, asked.tables), attackers=asked.attackers, seed=asked.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
