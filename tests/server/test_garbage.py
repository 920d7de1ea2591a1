"""Tables are freed without the collector of garbage, which therefore seldom looks at everything."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any

import pytest

from digsite.server.garbage import THRESHOLDS
from digsite.server.room import Room
from digsite.server.story import Story
from tests.server.core.playing import desk, play
from tests.server.whole import whole


@pytest.mark.parametrize(
    ("game", "options"), [("archaeology", {"monument": "tomb"}), ("excavation_earth", {"modules": ["M6", "M7"]})]
)
def test_a_table_that_is_let_go_is_gone_at_once(game: str, options: dict[str, Any]) -> None:
    played = desk("p0", "p1", game=game, options=options)
    play(played, 40)
    story = Story(played.story.row)
    room = Room(story.row.id)
    for entry in played.story.journal:
        story.apply(entry)
    room.story = story
    for audience in ((), (0,), (0, 1)):
        room.stream(story, audience)
    left = [weakref.ref(thing) for thing in (room, story, *room.streams.values())]
    gc.collect()
    gc.disable()
    try:
        del room, story
        assert [thing() for thing in left] == [None] * len(left)
    finally:
        gc.enable()


async def opened(folder: Path) -> tuple[int, int, int]:
    async with whole(folder):
        return gc.get_threshold()


def test_old_things_are_left_alone_while_a_server_runs(tmp_path: Path) -> None:
    before = gc.get_threshold()
    assert asyncio.run(opened(tmp_path)) == THRESHOLDS
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
