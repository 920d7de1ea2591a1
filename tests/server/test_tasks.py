"""Work that goes on by itself: none is lost sight of, and the end waits for what can end."""

from __future__ import annotations

import asyncio
import logging

import pytest

from digsite.server.problems import Problem
from digsite.server.tasks import Tasks


def test_closing_waits_for_what_ends_and_calls_off_what_does_not() -> None:
    async def run() -> None:
        tasks = Tasks()
        done: list[str] = []

        async def write() -> None:
            await asyncio.sleep(0.05)
            done.append("written")
            tasks.spawn(write_more(), "more")

        async def write_more() -> None:
            await asyncio.sleep(0.05)
            done.append("more")

        tasks.spawn(write(), "write")
        endless = tasks.spawn(asyncio.sleep(600), "sweep", endless=True)
        async with asyncio.timeout(10):
            await tasks.close()
        assert done == ["written", "more"]
        assert endless.cancelled()

    asyncio.run(run())


def test_what_breaks_is_logged_with_its_trace_and_a_refusal_is_not(caplog: pytest.LogCaptureFixture) -> None:
    async def broken() -> None:
        raise RuntimeError("the very reason")

    async def refused() -> None:
        raise Problem("stale")

    async def run() -> None:
        tasks = Tasks()
        tasks.spawn(broken(), "hear")
        tasks.spawn(refused(), "act")
        await tasks.close()

    with caplog.at_level(logging.ERROR, "digsite.server"):
        asyncio.run(run())
    [record] = caplog.records
    assert record.exc_info is not None
    assert str(record.exc_info[1]) == "the very reason"
