"""Whole games against Zu, bit by bit: the table can be shown after every one of its cards."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from digsite import Rng
from digsite.server.shown import shown_table
from digsite.server.stages import stages_of
from tests.server.core.playing import desk, step


@pytest.mark.parametrize("options", [{}, {"modules": ["M5", "M6", "M7"]}], ids=["base", "everything"])
def test_every_turn_of_zu_is_told_card_by_card(options: dict[str, Any]) -> None:
    table = desk("p0", game="excavation_earth", options={"solo": True, **options})
    story = table.story
    rng = Rng(7)
    n_cards = n_told = 0
    while not story.over:
        step(table, rng)
        assert story.state is not None
        stages = stages_of(story, 0)
        told = [event["kind"] for event in (event.seen(0) for event in story.events) if event is not None]
        ends = [stage["events"] for stage in stages]
        assert ends == sorted(set(ends))
        assert ends[-1] == len(told)
        assert stages[-1]["shown"] == shown_table(story.state.view(0))
        cards = [i for i, kind in enumerate(told) if kind == "zu-card"]
        n_cards += len(cards)
        n_told += sum(
            any(card < end <= after for end in ends) for card, after in pairwise([*cards, len(told)] if cards else [])
        )
    assert n_told == n_cards > 10
