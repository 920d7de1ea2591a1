"""Readings of the curators: MU-MUSETUP-R2, MU-CURATOR-R1."""

from __future__ import annotations

import pytest

from tests.games.excavation_earth.museum.exhibition import hall, kept, other_hall, queue, supply, turned, with_deck
from tests.games.excavation_earth.museum.table import museum, read
from tests.games.excavation_earth.museum.test_curators import comes
from tests.games.excavation_earth.table import GAME, asked, at, new, story

QUEUES = {
    "yellow green none": ("green none red", "yellow green red"),
    "none green none": ("green none red", "none green red"),
    "green none none": ("none none red", "green red none"),
    "none none none": ("none none red", "red none none"),
    "none yellow green": ("yellow green red", "yellow green red"),
    "purple yellow green": ("yellow green red", "yellow green red"),
}


@pytest.mark.rule("MU-CURATOR-R1", "MU-EDGE-39")
@pytest.mark.parametrize("before", QUEUES)
@pytest.mark.parametrize(("reading", "which"), [("all-move", 0), ("fill-first", 1)])
def test_how_the_queue_moves(before: str, reading: str, which: int) -> None:
    """All move for a newcomer, or only if no space behind the last is free. Who leaves is back in the supply."""
    s = hall("red-helix", curators=before, options=read(f"MU-CURATOR-R1 {reading}"))
    there = supply(s)
    s = comes(s, "red")

    assert queue(s) == QUEUES[before][which]
    gone = [c for c in before.split() if c != "none" and c not in queue(s).split()]
    assert story(s, "curator-left") == [f"0 curator-left {colour}" for colour in gone]
    after = {c: n - (c == "red") + (c in gone) for c, n in there.items()}
    assert supply(s) == after
    came = next(event for event in s.events if event.kind.name == "curator-came")
    assert came.rule == "MU-CURATOR-R1"
    assert s.rules.cite(came.rule) == f"MU-CURATOR-R1: {reading}"
    kept(s)


@pytest.mark.rule("MU-CURATOR-R1", "MU-EDGE-39")
def test_three_exhibits_with_all_moving() -> None:
    """The first two push A and B out, the third nobody."""
    s = hall("red-helix red-helix", curators="yellow green none")
    s = comes(s, "purple", space="1-1")
    assert queue(s) == "green none purple"
    s = comes(s, "orange", space="1-3")
    assert queue(s) == "none purple orange"
    assert story(s, "curator-left") == ["0 curator-left green"]
    s = comes(hall("red-helix", curators="none purple orange"), "yellow")
    assert (queue(s), story(s, "curator-left")) == ("purple orange yellow", [])


@pytest.mark.rule("MU-CURATOR-R1")
@pytest.mark.parametrize("reading", ["all-move", "fill-first"])
def test_with_the_back_at_the_top_both_are_one(reading: str) -> None:
    """Newcomers of the other pack come in at the top; the free space is in front there, so nobody leaves."""
    s = other_hall("red-helix", curators="yellow green none")
    data = s.to_json()
    options = data["options"]
    assert isinstance(options, dict)
    s2 = GAME.from_json({**data, "options": {**options, **read(f"MU-CURATOR-R1 {reading}")}})
    s3 = comes(s2, "orange", "red-prism", "1-2")
    assert queue(s3) == "orange yellow green"


@pytest.mark.rule("MU-CURATOR-R1")
def test_a_gap_between_two_curators() -> None:
    """It can be where all move; positions and views say it, and it pays nothing."""
    s = hall("red-lens", curators="red none green")
    kept(s)
    assert GAME.sample(s.view(0), s.rng.copy()).view(0) == s.view(0)
    s = comes(with_deck(s, "purple"), "purple", space="2-2")
    assert queue(s) == "none green purple"


@pytest.mark.rule("MU-MUSETUP-R2")
@pytest.mark.parametrize("reading", ["first-player-picks", "flip-on"])
def test_a_wild_card_for_the_second_curator(reading: str) -> None:
    """The first player is asked, or the next coloured card decides and all turned over are discarded."""
    seen = 0
    for seed in range(60):
        s = new(2, seed, modules=["M6", "M7"], factions=["gul", "aqulla"], rulings={"MU-MUSETUP-R2": reading})
        while asked(s) == "redraw":
            s.play(s.legal()[0])
        cards = turned(s)
        if cards[20] != "wild":
            continue
        seen += 1
        curators = at(s, "museum", "curators")
        if reading == "first-player-picks":
            assert (asked(s), len(cards), curators[1]) == ("pick_curator", 21, None)
        else:
            assert asked(s) != "pick_curator"
            assert cards[20:-1] == ["wild"] * (len(cards) - 21)
            assert curators[1] == cards[-1]
            assert sum(at(s, "buyer_deck").values()) == 17 - (len(cards) - 17)
    assert seen > 2


def test_the_museum_is_needed() -> None:
    assert "MU-CURATOR-R1" not in museum("M6").rules.readings
