"""Crew cubes: where they are, which may be used, and how they come back (EE-CREW)."""

from __future__ import annotations

from collections import Counter

import pytest

from digsite.games.excavation_earth.box import Box
from digsite.games.excavation_earth.kinds import TYPES
from tests.games.excavation_earth.counting import guards, only, posted, settled
from tests.games.excavation_earth.table import asked, earth, games, happened, new, offered, play, refused

COPIES = Box.load(None).copies
AWAY = "vancouver berlin guam"


@pytest.mark.rule("EE-CREW-01")
def test_22_cubes_at_all_times() -> None:
    """Supply, guards, traders, envoys and forecast cubes add up in every position of random games."""
    seen: Counter[int] = Counter()
    for s in games(12):
        for seat in range(s.n_seats):
            assert s.cubes[seat] + sum(posted(s, seat)) == 22
            assert s.cubes[seat] >= 0
            seen.update(i for i, n in enumerate(posted(s, seat)) if n)
    assert set(seen) == {0, 1, 2, 3}


@pytest.mark.rule("EE-CREW-02")
def test_available_means_in_the_own_supply() -> None:
    """Every task takes a cube from there; another player's cubes are of no use."""
    s = earth(hands=["red-mask red-cog", ""])
    play(s, "market red-mask", "trader")
    assert s.cubes == [21, 22]
    assert happened(s, "hired") == [{"kind": "hired", "seat": 0, "market": 0}]
    play(s, "done", "done", "command red-cog", "envoy")
    assert s.cubes == [20, 22]
    assert happened(s, "sent-envoy") == [{"kind": "sent-envoy", "seat": 0, "centre": 1}]
    s = earth(hands=["red-mask red-cog", ""], traders=["coil*22", ""])
    play(s, "command red-mask")
    assert asked(s) == "act"
    assert s.cubes == [0, 22]


@pytest.mark.rule("EE-CREW-03", "EE-MARKET-06", "EE-COMMAND-13")
def test_a_guard_may_serve_in_every_such_action() -> None:
    """Excavate, Market, Command (both steps), Smuggle and Survey's purchase, with an empty supply."""
    table = {"traders": ["coil*20", ""], "guards": ["yellow-lens green-lens", ""]}
    explorers = ["london vancouver guam", AWAY]
    ways: dict[str, tuple[dict[str, object], list[str]]] = {
        "excavate": ({"sites": "red-lens"}, ["excavate red-coil", "dig red-lens", "sample red-lens"]),
        "market": ({}, ["market red-mask", "trader"]),
        "command trader": ({}, ["command red-mask", "trader"]),
        "command envoy": ({}, ["command red-mask", "envoy"]),
        "smuggle": (
            {"stacks": {"red": "red-lens"}},
            ["smuggle red-coil", "acquire red cargo", "sample red-lens"],
        ),
        "survey": (
            only("red-lens*6", COPIES),
            ["survey red-mask", "replace 0", "buy red-lens", "sample red-lens"],
        ),
    }
    for way, (fields, answers) in ways.items():
        s = earth(factions=["gul", "aqulla"], hands=["red-mask red-coil", ""], explorers=explorers, **table, **fields)  # type: ignore[arg-type]
        assert s.cubes[0] == 0
        for answer in answers:
            if asked(s) == "smuggling" and answer.startswith("sample"):
                play(s, "done")
            play(s, answer)
        assert asked(s) == "reassign", way
        assert offered(s) == ["guard yellow-lens", "guard green-lens"], way
        play(s, "guard green-lens")
        assert "yellow-lens" in guards(s), way
        assert "green-lens" not in guards(s), way
        assert [event["artefact"] for event in happened(s, "reassigned")] == [TYPES.index("green-lens")]
        assert s.cubes[0] == 0


@pytest.mark.rule("EE-CREW-03", "EE-SURVEY-R1")
def test_no_guard_for_the_forecast() -> None:
    """Survey's cube comes from the supply or not at all: no action rule says otherwise."""
    s = earth(hands=["red-mask", ""], traders=["coil*20", ""], guards=["yellow-lens green-lens", ""])
    play(s, "survey red-mask", "replace 0")
    assert s.marks == [-1, -1, -1]
    assert guards(s) == "yellow-lens green-lens"


@pytest.mark.rule("EE-CREW-04")
def test_guards_stay_while_a_cube_is_there() -> None:
    """The last cube becomes the trader without a question; only the envoy after it may be a guard."""
    s = earth(hands=["red-mask", ""], traders=["coil*19", ""], guards=["yellow-lens green-lens", ""])
    play(s, "command red-mask")
    refused(s, "guard green-lens", "EE-CREW-04")
    play(s, "trader")
    assert asked(s) == "commanding"
    assert guards(s) == "yellow-lens green-lens"
    play(s, "envoy")
    assert asked(s) == "reassign"
    play(s, "guard yellow-lens")
    assert guards(s) == "green-lens"
    assert posted(s, 0) == (1, 20, 1, 0)


@pytest.mark.rule("EE-CREW-05", "EE-MARKET-07", "EE-COMMAND-14")
def test_traders_and_envoys_serve_nowhere_else() -> None:
    """With all 22 posted, Market has no trader step, Command only a recall, and no sample is taken."""
    table = {"traders": ["coil*11", ""], "envoys": ["left*11", ""]}
    s = earth(hands=["red-mask red-cog", ""], **table)  # type: ignore[arg-type]
    play(s, "market red-mask")
    assert asked(s) == "market_wild"
    refused(s, "trader", "EE-MARKET-R1")
    s = earth(hands=["red-mask red-cog", ""], **table)  # type: ignore[arg-type]
    play(s, "command red-mask")
    assert offered(s) == ["done", "recall"]
    refused(s, "trader", "EE-COMMAND-16")
    refused(s, "envoy", "EE-COMMAND-16")
    play(s, "done")
    assert posted(s, 0) == (0, 11, 11, 0)


@pytest.mark.rule("EE-CREW-06", "EE-CREW-07", "EE-CREW-08")
def test_any_number_may_stand_together() -> None:
    """Own ones and other players', in a market and in a centre."""
    s = earth(hands=["red-mask*2", "green-mask*2"], traders=["mask*5", "mask*3"], envoys=["left*4", "left*6"])
    play(s, "command red-mask", "trader", "envoy", "command red-mask", "trader", "envoy")
    while asked(s) == "free_move":
        play(s, "done")
    play(s, "command green-mask", "trader", "envoy")
    assert s.traders[:2] == [7, 4]
    assert s.envoys[:2] == [6, 7]


@pytest.mark.rule("EE-CREW-09")
def test_where_envoys_come_from() -> None:
    """A sale promotes, Command assigns, C8 makes one of a trader; in random games there is no other way."""
    s = earth(travel=["travel-2", ""], cargo=["red-lens", ""], traders=["mask", ""], queues=["red"])
    play(s, "sell travel-2")
    assert posted(s, 0) == (0, 0, 1, 0)
    assert happened(s, "promoted") == [{"kind": "promoted", "seat": 0, "market": 0, "centre": 0}]
    s = play(earth(hands=["red-mask", ""]), "command red-mask", "envoy")
    assert posted(s, 0) == (0, 0, 1, 0)
    s = earth(
        round=2,
        hands=["red-mask", ""],
        envoys=["left", ""],
        traders=["prism", ""],
        command=["staff-rotation", "fresh-orders", "priority-shuttle"],
    )
    play(s, "command red-mask", "recall", "lift market-3", "post middle")
    assert posted(s, 0) == (0, 0, 1, 0)
    assert s.envoys[2] == 1
    before = [0] * 12
    for s in games(12):
        if asked(s) != "redraw":
            grown = sum(max(b - a, 0) for a, b in zip(before, s.envoys, strict=True))
            ways = [event.kind.name for event in s.events]
            assert grown <= ways.count("promoted") + ways.count("sent-envoy") + ways.count("posted")
        before = s.envoys.copy()


@pytest.mark.rule("EE-CREW-10", "EE-CREW-R1", "EE-SCORE-17")
def test_crews_stay_from_round_to_round() -> None:
    """After scoring and preparation guards, traders and envoys stand where they stood."""
    s = earth(
        hands=["red-cog", ""],
        guards=["red-lens", "green-lens"],
        traders=["mask*2", "coil"],
        envoys=["left*3 right", "middle"],
        marks=[0, 1, None],
        passed=[1],
    )
    play(s, "pass")
    assert s.round == 2
    assert [len(happened(s, kind)) for kind in ("centre-prize", "cube-back")] == [3, 2]
    settled(s)
    assert [posted(s, seat) for seat in (0, 1)] == [(1, 2, 4, 0), (1, 1, 1, 0)]
    assert s.envoys == [3, 0, 0, 1, 1, 0]
    assert s.traders[:4] == [2, 0, 0, 1]


@pytest.mark.rule("EE-CREW-11")
def test_how_cubes_come_back() -> None:
    """By a recall, or from the forecast; in random games there is no other way."""
    s = earth(hands=["red-mask", ""], envoys=["left", ""])
    play(s, "command red-mask", "recall")
    assert s.cubes[0] == 22
    assert happened(s, "recalled") == [{"kind": "recalled", "seat": 0, "centre": 0}]
    before: list[int] = []
    back = Counter[str]()
    for s in games(12):
        if before and asked(s) != "redraw":
            for seat in range(s.n_seats):
                came = [e.kind.name for e in s.events if e.seat == seat and e.kind.name in ("recalled", "cube-back")]
                back.update(came)
                assert s.cubes[seat] <= before[seat] + len(came)
        before = s.cubes.copy()
    assert set(back) == {"recalled", "cube-back"}


@pytest.mark.rule("EE-CREW-11", "EE-CMDCARD-23")
def test_no_command_card_returns_a_cube() -> None:
    """Traders and envoys only change their post: nothing of C8 leads to the supply."""
    s = earth(
        round=3,
        hands=["red-mask", ""],
        envoys=["left", ""],
        traders=["prism", ""],
        command=["staff-rotation", "fresh-orders", "priority-shuttle"],
    )
    play(s, "command red-mask", "recall", "lift market-3")
    assert {name.split()[1] for name in offered(s, "post")} == {
        *(f"market-{m}" for m in (1, 2, 4, 5, 6)),
        "left",
        "middle",
        "right",
    }


@pytest.mark.rule("EE-CREW-12")
def test_how_traders_leave() -> None:
    """By promotion or by a command card; in random games there is no other way."""
    before: list[int] = []
    left = 0
    for s in games(12):
        if before and asked(s) != "redraw":
            n = s.n_seats
            gone: Counter[int] = Counter()
            for event in s.events:
                if event.kind.name in ("promoted", "posted") and event.a < 6:
                    gone[event.a * n + event.seat] += 1
            for i in range(6 * n):
                assert s.traders[i] >= before[i] - gone[i]
            left += sum(gone.values())
        before = s.traders.copy()
    assert left > 0


@pytest.mark.rule("EE-CREW-01")
def test_a_new_game_has_no_crew_on_the_boards() -> None:
    """All 22 lie with their owners."""
    s = settled(new(4))
    assert s.cubes == [22] * 4
    assert sum(s.traders) == sum(s.envoys) == sum(s.guards) == 0
