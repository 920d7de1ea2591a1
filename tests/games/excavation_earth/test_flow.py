"""Three rounds of three phases, and what carries over (EE-FLOW)."""

from __future__ import annotations

import pytest

import digsite
from tests.games.excavation_earth.counting import cargo, explorers, guards, hidden, levels, queue, settled, stack
from tests.games.excavation_earth.table import asked, earth, happened, new, play

PREPARING = {"command-card", "command-turned", "cube-back", "order", "dealt", "packs-passed", "rotated"}


def story(seats: int, seed: int) -> list[tuple[str, int]]:
    """What happened in a random game, one kind of event after the other, each with the round told last before it."""
    s = new(seats, seed)
    rng = digsite.Rng(seed)
    told: list[tuple[str, int]] = []
    number = 0
    while not s.over:
        codes = s.legal()
        s.play(codes[rng.below(len(codes))])
        for event in s.events:
            if event.kind.name == "round-began":
                number = event.a
            told.append((event.kind.name, number))
    return told


@pytest.mark.rule("EE-FLOW-01", "EE-FLOW-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_rounds(seats: int) -> None:
    """Rounds 1, 2 and 3 begin, each once; then the game is over."""
    for seed in range(5):
        told = story(seats, seed)
        assert [number for name, number in told if name == "round-began"] == [1, 2, 3]
        assert [number for name, number in told if name == "ended"] == [3]
        assert told[-1] == ("ended", 3)


@pytest.mark.rule("EE-FLOW-02", "EE-FLOW-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_phases(seats: int) -> None:
    """Preparation, turns, scoring in rounds 2 and 3; no preparation in round 1."""
    for seed in range(8):
        told = story(seats, seed)
        for number in (1, 2, 3):
            names = [name for name, n in told if n == number]
            preparing = [i for i, name in enumerate(names) if name in PREPARING]
            turns = [i for i, name in enumerate(names) if name in ("turn-began", "played", "passed")]
            scoring = [i for i, name in enumerate(names) if name in ("centre-prize", "row-scored", "column-scored")]
            assert bool(preparing) == (number > 1)
            assert max(preparing, default=-1) < min(turns)
            assert max(turns) < min(scoring, default=len(names))
            assert names.count("passed") == seats


@pytest.mark.rule("EE-FLOW-03")
def test_no_preparation_before_the_first_turn() -> None:
    """The set-up leads to the first player's turn: no command card, no draft, no turned stack."""
    s = settled(new(3))
    assert asked(s) == "place_third"
    assert not PREPARING & {event.kind.name for event in s.events}
    assert s.command == []


@pytest.mark.rule("EE-FLOW-04", "EE-END-01")
def test_the_third_round_ends_the_game() -> None:
    """First the command centres pay, then the galleries; nothing is asked any more."""
    s = earth(
        round=3,
        hands=["red-cog", ""],
        envoys=["left", ""],
        guards=["red-lens red-helix", ""],
        passed=[1],
    )
    play(s, "pass")
    assert s.over
    assert s.legal() == []
    kinds = [event.kind.name for event in s.events]
    assert kinds == ["passed", "centre-prize", "column-scored", "ended"]
    assert s.credits == [8 + 15 + 4, 8]
    assert s.result is not None
    assert s.result.winners == [0]


@pytest.mark.rule("EE-FLOW-04")
def test_no_gallery_scoring_before_the_end() -> None:
    """After rounds 1 and 2 only the centres pay."""
    for number, prize in ((1, 5), (2, 10)):
        s = earth(
            round=number,
            hands=["red-cog", ""],
            envoys=["left", ""],
            guards=["red-lens red-helix", ""],
            passed=[1],
        )
        play(s, "pass")
        assert not s.over
        assert s.round == number + 1
        assert s.credits == [8 + prize, 8]


@pytest.mark.rule("EE-FLOW-R1")
def test_the_marker_moves_when_preparation_begins() -> None:
    """After the scoring of the old round, before anything of the new one; during the draft it is round 2."""
    s = earth(hands=["red-cog", ""], envoys=["left", ""], passed=[1])
    play(s, "pass")
    assert asked(s) == "draft"
    assert s.round == 2
    kinds = [event.kind.name for event in s.events]
    assert happened(s, "round-began") == [{"kind": "round-began", "seat": 0, "round": 2}]
    at = kinds.index("round-began")
    assert kinds[:at] == ["passed", "centre-prize"]
    assert not PREPARING & set(kinds[:at])


@pytest.mark.rule("EE-FLOW-05", "EE-FLOW-06", "EE-FLOW-R2", "EE-EDGE-20")
@pytest.mark.parametrize("number", [1, 2])
def test_what_carries_over(number: int) -> None:
    """Explorers, tiles, queues of three, buyers aboard, holds, galleries and credits are as they were."""
    lines = ["red green wild", "yellow*3", "purple*3", "orange*3", "wild*3", "green*3"]
    s = earth(
        round=number,
        hands=["red-cog", "green-cog"],
        explorers=["rio london guam", "vancouver cusco easter"],
        cargo=["red-lens green-lens", "yellow-lens"],
        hidden=["orange-lens", ""],
        sites="red-helix purple-lens*2",
        stacks={"red": "red-lens", "yellow": "yellow-crater"},
        guards=["red-lens", "green-lens"],
        queues=lines,
        ship={"red": 2, "wild": 1},
        credits=[33, 21],
        forecast="green-mask*2 green-coil",
        passed=[1],
    )
    before = levels(s)
    play(s, "pass")
    settled(s)
    assert s.round == number + 1
    assert asked(s) == "act"
    assert [explorers(s, seat) for seat in (0, 1)] == ["rio london guam", "vancouver easter cusco"]
    assert [cargo(s, seat) for seat in (0, 1)] == ["green-lens red-lens", "yellow-lens"]
    assert hidden(s) == "orange-lens"
    assert [guards(s, seat) for seat in (0, 1)] == ["red-lens", "green-lens"]
    assert (s.sites[8], s.sites[13]) == (1, 2)
    assert (stack(s, "red"), stack(s, "yellow")) == ("red-lens", "yellow-crater")
    assert [queue(s, m + 1) for m in range(6)] == [
        "red green wild",
        *[" ".join([line.split("*")[0]] * 3) for line in lines[1:]],
    ]
    assert (s.ship[2], s.ship[5], sum(s.ship)) == (2, 1, 3)
    assert levels(s) == before
    assert levels(s)["red"] == 2 + 1 + 2
    assert s.credits == [33, 21]


@pytest.mark.rule("EE-FLOW-06", "EE-EDGE-20", "EE-SELL-24")
def test_buyers_aboard_wait_for_the_next_sale() -> None:
    """Those of a sale in round 1 keep their level up in round 2 and return with its first sale."""
    s = earth(
        hands=["red-cog", ""],
        travel=["travel-2", ""],
        cargo=["red-lens green-lens", ""],
        traders=["mask*2", ""],
        queues=["red red green"],
        passed=[1],
    )
    play(s, "sell travel-2", "region red", "pass")
    settled(s)
    assert s.round == 2
    assert s.ship[2] == 2
    assert levels(s)["red"] >= 4
    play(s, "sell travel-4")
    assert s.ship[2] == 0
    assert len(happened(s, "returned")) == 1
