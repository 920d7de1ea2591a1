"""Bots in processes of their own: every question is answered, whatever becomes of the bot or its process."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import digsite
from digsite import Rng, bots
from digsite.server import thinking
from digsite.server.thinking import Closed, Died, Thinkers
from tests.server import odd_bots

ROOT = Path(__file__).resolve().parents[2]
LEGAL = [3, 5, 8]
LIMIT = 0.3
"""Seconds that an odd bot may think."""


@pytest.fixture(autouse=True)
def _processes_find_the_odd_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))


def run(ask: Callable[[Thinkers], Awaitable[object]], processes: int = 1, limit: float = LIMIT) -> None:
    """With odd bots. Thinking takes no process that it did not start, and leaves none."""

    async def all_of_it() -> None:
        thinkers = Thinkers(processes, limit, maker="tests.server.odd_bots:make", quick=odd_bots.is_quick)
        try:
            await ask(thinkers)
        finally:
            await thinkers.close()

    asyncio.run(all_of_it())


async def choose(thinkers: Thinkers, key: str, file: Path | None = None, seed: int = 1) -> int:
    view = {} if file is None else {"file": str(file)}
    return await thinkers.choose("_template", key, view, LEGAL, seed)


def pids(file: Path) -> list[int]:
    """The processes that a bot has thought in."""
    return [int(line) for line in file.read_text().splitlines()]


async def written(file: Path, lines: int = 1) -> None:
    """Wait until bots have begun to think."""
    while not file.exists() or len(file.read_text().splitlines()) < lines:
        await asyncio.sleep(0.01)


# --- good bots ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "level"), [("archaeology", "novice"), ("excavation_earth", "novice")])
def test_a_bot_answers_as_it_would_here(key: str, level: str) -> None:
    async def all_of_it() -> None:
        thinkers = Thinkers(2, 5.0)
        await thinkers.warm()
        game, state = digsite.game(key), digsite.game(key).new(seats=2, seed=4)
        here, own = bots.make(level, game), Rng(1)
        for seed in range(25):
            seat = state.seats[0]
            view, legal = state.view(seat), state.legal(seat)
            code = await thinkers.choose(key, level, view, legal, seed)
            assert code == here.choose(view, legal, Rng(seed))
            state.play(own.pick(legal), seat=seat)
        await thinkers.close()

    asyncio.run(all_of_it())


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it does not matter when a bot counts as stuck: the machine may have much else to do."""
    monkeypatch.setattr(thinking, "patience", lambda _: 60.0)


@pytest.mark.usefixtures("unhurried")
def test_processes_are_started_when_needed_and_used_again(tmp_path: Path) -> None:
    file = tmp_path / "pids"

    async def ask(thinkers: Thinkers) -> None:
        for seed in range(4):
            assert await choose(thinkers, "good", file, seed) == 3
        assert len(set(pids(file))) == 1
        await asyncio.gather(*(choose(thinkers, "slow", file) for _ in range(4)))
        assert len(set(pids(file)[4:])) == 2, "no more than there may be"

    run(ask, processes=2)


def test_what_is_left_to_choose_from_is_not_asked() -> None:
    async def ask(thinkers: Thinkers) -> None:
        assert await thinkers.choose("_template", "crash", {}, [7], 1) == 7

    run(ask)


def test_a_bot_that_thinks_long_holds_up_no_quick_one(tmp_path: Path) -> None:
    async def ask(thinkers: Thinkers) -> None:
        await thinkers.warm()
        long = asyncio.create_task(choose(thinkers, "stuck", tmp_path / "long"))
        await written(tmp_path / "long")
        for _ in range(20):
            assert await choose(thinkers, "good") == 3
        assert not long.done()
        long.cancel()

    run(ask, limit=600.0)


@pytest.mark.usefixtures("unhurried")
def test_a_bot_that_looks_at_the_clock_answers_in_time(caplog: pytest.LogCaptureFixture) -> None:
    async def ask(thinkers: Thinkers) -> None:
        assert await choose(thinkers, "slow") == 3

    run(ask)
    assert caplog.text == ""


def test_what_a_bot_prints_is_no_answer() -> None:
    async def ask(thinkers: Thinkers) -> None:
        assert [await choose(thinkers, "print") for _ in range(3)] == [3, 3, 3]

    run(ask)


def test_a_bot_does_not_see_the_settings_of_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIGSITE_DATABASE", "postgresql://anna:secret@db")
    run(lambda thinkers: choose(thinkers, "environment", tmp_path / "names"))
    names = (tmp_path / "names").read_text().splitlines()
    assert "PATH" in names
    assert not [name for name in names if name.startswith("DIGSITE_")]


# --- bad ones -----------------------------------------------------------------------------------------------------


def test_a_random_answer_stands_in_for_a_bot_that_has_none(caplog: pytest.LogCaptureFixture) -> None:
    complaints = {
        "fail": "bot fail of _template failed: KeyError: 'of this bot'",
        "illegal": "bot illegal of _template: 99 is not legal",
        "text": "bot text of _template: '3' is not legal",
        "true": "bot true of _template: True is not legal",
        "stuck": "bot stuck of _template cannot answer: no answer for 1.6 seconds",
        "crash": "bot crash of _template: its process died: ",
    }

    async def ask(thinkers: Thinkers) -> None:
        for key, said in complaints.items():
            caplog.clear()
            assert await choose(thinkers, key, seed=0) == Rng(0).pick(LEGAL) != 3
            assert said in caplog.text
        assert await choose(thinkers, "good") == 3, "those who come later do not suffer from it"

    with caplog.at_level(logging.WARNING, "digsite.server"):
        run(ask)


def test_a_bot_that_is_no_longer_there(caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> None:
        thinkers = Thinkers(1, LIMIT)
        assert await thinkers.choose("_template", "deep-sand", {}, LEGAL, 11) == Rng(11).pick(LEGAL)
        await thinkers.close()

    asyncio.run(ask())
    assert "bot deep-sand of _template cannot answer: bot: 'deep-sand' is not known" in caplog.text


def test_a_process_that_died_is_replaced_and_asked_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "pids"

    async def ask(thinkers: Thinkers) -> None:
        assert await choose(thinkers, "crash-once", file) == 3

    run(ask)
    assert len(set(pids(file))) == 2
    assert "its process died; it is asked again" in caplog.text


def test_a_process_that_was_killed_while_idle_is_not_missed(tmp_path: Path) -> None:
    file = tmp_path / "pids"

    async def ask(thinkers: Thinkers) -> None:
        await choose(thinkers, "good", file)
        os.kill(pids(file)[0], signal.SIGKILL)
        assert await choose(thinkers, "good", file) == 3
        await asyncio.sleep(0)
        os.kill(pids(file)[-1], signal.SIGKILL)
        await asyncio.sleep(0.3)
        assert await choose(thinkers, "good", file) == 3

    run(ask)
    assert len(set(pids(file))) == 3


def test_a_stuck_process_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "pids"

    async def ask(thinkers: Thinkers) -> None:
        await choose(thinkers, "stuck", file)
        with pytest.raises(ProcessLookupError):
            os.kill(pids(file)[0], 0)

    run(ask)


def test_bots_that_cannot_be_loaded() -> None:
    async def ask() -> None:
        thinkers = Thinkers(2, LIMIT, maker="tests.server.odd_bots:nothing")
        with pytest.raises(Died):
            await thinkers.warm()
        assert await thinkers.choose("_template", "random", {}, LEGAL, 11) == Rng(11).pick(LEGAL)
        await thinkers.close()

    asyncio.run(ask())


# --- giving up and the end ----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("unhurried")
def test_whoever_gives_up_leaves_no_answer_behind_for_the_next(tmp_path: Path) -> None:
    """Also not for one that waits in line."""
    file = tmp_path / "pids"

    async def ask(thinkers: Thinkers) -> None:
        tasks = [asyncio.create_task(choose(thinkers, "slow", file)) for _ in range(3)]
        await written(file)
        for task in tasks[:2]:
            task.cancel()
        view = {"file": str(file)}
        assert await thinkers.choose("_template", "slow", view, [40, 41], 1) == 40
        assert await tasks[2] == 3
        assert [task.cancelled() for task in tasks] == [True, True, False]
        assert len(pids(file)) == 3, "the one that gave up in line was not asked"
        assert len(set(pids(file))) == 1

    run(ask)


def test_closing_ends_every_process_and_tells_those_who_wait(tmp_path: Path) -> None:
    file = tmp_path / "pids"

    async def ask(thinkers: Thinkers) -> None:
        await choose(thinkers, "good", file)
        waiting = [asyncio.create_task(choose(thinkers, key, file)) for key in ("stuck", "stuck", "stuck")]
        await written(file, 2)
        await asyncio.wait_for(thinkers.close(), 60)
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(problem) for problem in found] == [Closed] * 3
        for pid in pids(file):
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)
        with pytest.raises(Closed):
            await choose(thinkers, "good")
        await thinkers.close()

    run(ask, limit=60.0)


def test_closing_while_processes_start() -> None:
    async def ask(thinkers: Thinkers) -> None:
        asked = [asyncio.create_task(choose(thinkers, "good")) for _ in range(3)]
        await asyncio.sleep(0.01)
        await thinkers.close()
        assert {type(found) for found in await asyncio.gather(*asked, return_exceptions=True)} == {Closed}

    run(ask, processes=2)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_signals_to_the_server_are_not_for_its_thinkers(tmp_path: Path, number: signal.Signals) -> None:
    file = tmp_path / "pids"

    async def ask(thinkers: Thinkers) -> None:
        await choose(thinkers, "good", file)
        pid = pids(file)[0]
        assert os.getsid(pid) == pid, "Ctrl-C in a terminal does not reach it"
        os.kill(pid, number)
        assert await choose(thinkers, "good", file) == 3
        assert len(set(pids(file))) == 1

    run(ask)


SERVER = """
import asyncio, json, sys
from digsite.server.thinking import Thinkers
from tests.server import odd_bots

async def main():
    thinkers = Thinkers(1, float(sys.argv[2]), maker="tests.server.odd_bots:make", quick=odd_bots.is_quick)
    await thinkers.choose("_template", "good", {}, [1, 2], 1)
    print("asked", flush=True)
    await thinkers.choose("_template", sys.argv[1], {"file": sys.argv[3]}, [1, 2], 1)

asyncio.run(main())
"""


@pytest.mark.parametrize(("key", "limit"), [("stuck", 600.0), ("hog", 0.5)])
def test_processes_die_with_their_parent_even_if_it_is_killed(tmp_path: Path, key: str, limit: float) -> None:
    """One is idle and one thinks for ever. What they hold of the parent's stderr ends when they do."""
    file = tmp_path / "pids"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *filter(None, sys.path)])}
    command = [sys.executable, "-c", SERVER, key, str(limit), str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"asked\n"
        asyncio.run(asyncio.wait_for(written(file), 60))
        server.kill()
        _, said = server.communicate(timeout=30)
    assert said == b""


def test_a_question_says_what_the_bot_may_know_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, object]] = []

    async def all_of_it() -> None:
        thinkers = Thinkers(1, LIMIT)

        async def ask(line: bytes) -> bytes:
            asked.append(json.loads(line))
            return b'{"code": 5}'

        monkeypatch.setattr(thinkers._quick, "ask", ask)
        assert await thinkers.choose("_template", "random", {"seat": 1}, LEGAL, 9) == 5
        await thinkers.close()

    asyncio.run(all_of_it())
    assert asked == [{"game": "_template", "bot": "random", "view": {"seat": 1}, "legal": LEGAL, "seed": 9}]
