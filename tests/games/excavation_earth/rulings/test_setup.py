"""Redraws, the drafted start and the third explorer, read one way or the other (EE-SETUP-R4, -R7, -R12)."""

from __future__ import annotations

import pytest

import digsite
from digsite.games.excavation_earth.kinds import ICONS
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.rulings.readings import reading
from tests.games.excavation_earth.table import (
    GAME,
    after_draft,
    asked,
    at,
    earth,
    happened,
    new,
    offered,
    play,
    refused,
)

REDS = "red-mask red-coil red-prism red-cog red-comet red-anchor"
REDRAWS = [["set_up", 0, 2, 0], ["redraw", 1, 0, 0], ["redraw", 0, 0, 0]]


def redrawing(key: str, seed: int = 0) -> Earth:
    """Seat 0 was dealt six reds, and one is asked to redraw."""
    return earth(
        hands=[REDS, "yellow-mask green-coil purple-cog orange-comet yellow-anchor green-prism"],
        forecast="",
        explorers=["", ""],
        agenda=REDRAWS,
        seed=seed,
        options=reading("EE-SETUP-R4", key),
    )


@pytest.mark.rule("EE-SETUP-R4", "EE-EDGE-03")
@pytest.mark.parametrize("key", ["once", "again"])
def test_whether_a_new_hand_may_be_redrawn(key: str) -> None:
    """After six new cards it is the next seat's turn, or that seat is asked again, whatever it has drawn."""
    s = play(redrawing(key), *(f"swap red-{icon}" for icon in ICONS), "done")

    assert asked(s) == "redraw"
    assert s.seat == (1 if key == "once" else 0)


@pytest.mark.rule("EE-SETUP-R4", "EE-SETUP-R13")
def test_redraws_go_on_until_the_hand_is_kept() -> None:
    """A new group of four may go as well; who has none is asked all the same, so that nothing shows."""
    groups = 0
    for seed in range(60):
        s = play(redrawing("again", seed), *(f"swap red-{icon}" for icon in ICONS), "done")
        swaps = offered(s, "swap")
        groups += bool(swaps)
        if swaps:
            play(s, swaps[0], "done")
            assert [event["n"] for event in happened(s, "redrew")] == [1]
            assert s.seat == 0
        assert GAME.from_json(s.to_json()) == s
        play(s, "done")
        assert (asked(s), s.seat) == ("redraw", 1)
        play(s, "done")
        assert asked(s) == "place_third"
    assert groups > 0


@pytest.mark.rule("EE-SETUP-R7", "EE-SETUP-13")
@pytest.mark.parametrize("key", ["no-redraw", "redraw"])
def test_whether_a_drafted_hand_may_be_redrawn(key: str) -> None:
    """Nobody is asked, or everybody in turn order, before the forecast is laid out."""
    s = after_draft(new(3, draft_start=True, rulings={"EE-SETUP-R7": key}))

    if key == "redraw":
        for seat in s.order:
            assert (asked(s), s.seat, s.forecast) == ("redraw", seat, [])
            assert GAME.from_json(s.to_json()) == s
            play(s, "done")
    assert asked(s) == "place_third"
    assert len(s.forecast) == 4
    assert [len(hand) for hand in s.hands] == [6, 6, 6]


@pytest.mark.rule("EE-SETUP-R7")
def test_a_drafted_group_of_four_is_redrawn() -> None:
    """Reds as far as they go: four of them are discarded and four others drawn."""
    redrawn = 0
    for seed in range(30):
        s = new(2, seed, draft_start=True, rulings={"EE-SETUP-R7": "redraw"})
        while asked(s) == "draft":
            reds = [name for name in offered(s) if name.startswith("pick red")]
            play(s, (reds or offered(s))[0])
        swaps = offered(s, "swap")
        if len(swaps) > 1:
            deck = s.n_deck
            play(s, swaps[0], "done")
            assert s.n_deck == deck - 1
            redrawn += 1
    assert redrawn > 0


@pytest.mark.rule("EE-SETUP-R7")
def test_without_a_draft_the_reading_is_refused() -> None:
    """There is no drafted hand to read it for."""
    with pytest.raises(digsite.BadOption, match="draft_start=True"):
        new(2, rulings={"EE-SETUP-R7": "redraw"})


def pilots_first(key: str) -> Earth:
    """The first turn of the Pilots begins."""
    s = new(2, factions=["dal_harrai", "kuti_kuti"], rulings={"EE-SETUP-R12": key})
    while asked(s) == "redraw":
        play(s, "done")
    return s


@pytest.mark.rule("EE-SETUP-R12", "EE-TURN-19", "EE-EDGE-05", "EE-EDGE-06")
@pytest.mark.parametrize("key", ["placement-first", "free-move-first"])
def test_the_third_explorer_and_the_free_move(key: str) -> None:
    """Placed first it cannot go to a start market; after a move away from one it can."""
    s = pilots_first(key)

    if key == "placement-first":
        assert asked(s) == "place_third"
        refused(s, "place vancouver", "EE-SETUP-40")
        play(s, "place guam")
        assert asked(s) == "free_move"
    else:
        assert asked(s) == "free_move"
        play(s, "move vancouver mexico")
        assert asked(s) == "place_third"
        assert "place vancouver" in offered(s)
        refused(s, "place mexico", "EE-SETUP-40")
        assert GAME.from_json(s.to_json()) == s
        for seat in (0, 1, None):
            assert s.sample(seat, digsite.Rng(1)).view(seat) == s.view(seat)
        play(s, "place vancouver")
        assert sorted(at(s, "explorers", 0)) == ["berlin", "mexico", "vancouver"]
    play(s, "done") if key == "placement-first" else None
    assert (asked(s), s.actions) == ("act", 2)


@pytest.mark.rule("EE-SETUP-R12", "EE-SETUP-38")
def test_two_explorers_stand_where_the_free_move_can_have_brought_them() -> None:
    """One of them a step from its start market, while the Pilots place the third; anything else is no position."""
    s = play(pilots_first("free-move-first"), "move berlin rome")
    data = s.to_json()
    for places in (["vancouver", "cairo"], ["mexico", "rome"], ["rome", "berlin"]):
        with pytest.raises(digsite.BadPosition, match="EE-SETUP-38"):
            GAME.from_json({**data, "explorers": [places, ["vancouver", "berlin"]]})
    with pytest.raises(digsite.BadPosition, match="EE-SETUP-38"):
        GAME.from_json({**data, "explorers": [["vancouver", "berlin"], ["vancouver", "rome"]]})
