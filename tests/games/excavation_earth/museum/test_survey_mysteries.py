"""Mysterious artefacts that come out of the piles in Survey and in the preparation (MU-SURVEY, MU-PREP)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.kinds import COLOURS, TYPES
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.mysteries import mystery
from tests.games.excavation_earth.museum.table import PSYCHICS, museum
from tests.games.excavation_earth.table import asked, at, offered, other_tiles, play, refused, story

PLAIN = ["gul", "aqulla"]


def surveyed(pile: str, *, mysteries: int = 2, **kw: Any) -> Earth:
    """Seat 0 surveys red; the red pile is just this and so many mysterious ones. The others are on the mothership."""
    fields: dict[str, Any] = {
        "factions": PLAIN,
        "hands": ["red-mask", ""],
        "sold": other_tiles("red", pile),
        "mystery_ship": f"red*{2 - mysteries}" if mysteries < 2 else "",
        "round": 3,
        **kw,
    }
    return play(museum("M6", **fields), "survey red-mask")


def red_pile(s: Earth) -> list[str]:
    """The regular red tiles left in their pile."""
    return sorted(kind for kind, n in at(s, "piles").items() if kind.startswith("red-") for _ in range(n))


# --- survey -----------------------------------------------------------------------------------------


@pytest.mark.rule("MU-SURVEY-01", "MU-SURVEY-02")
def test_on_the_map_at_once_and_another_tile_for_it() -> None:
    """Whenever one comes up: it lies in London, and there are two others to choose from all the same."""
    seen = 0
    for seed in range(40):
        s = surveyed("red-lens*3 red-helix", seed=seed)
        laid = mystery(s, "sites", "red")
        seen += laid
        assert mystery(s, "piles", "red") == 2 - laid
        assert story(s, "mystery-laid") == ["0 mystery-laid red london"] * laid
        assert len(story(s, "surveyed")) == 2
        assert len(red_pile(s)) == 2
        last = [event.kind.name for event in s.events if event.kind.name in ("mystery-laid", "surveyed")][-1]
        assert last == "surveyed"  # drawing stops with the second regular tile
    assert 20 < seen < 45  # 32: each of the two lies before the second of four regular ones in two cases of five


@pytest.mark.rule("MU-SURVEY-03", "MU-SURVEY-04")
def test_neither_bought_nor_shuffled_back() -> None:
    """It is out of the pile before anything is chosen."""
    s = surveyed("red-lens red-helix", mysteries=1, seed=2)
    assert mystery(s, "sites", "red") + mystery(s, "piles", "red") == 1
    s = next(s for seed in range(20) if mystery(s := surveyed("red-lens red-helix", seed=seed), "sites", "red") == 2)
    assert offered(s) == ["lay red-helix", "lay red-lens"]
    play(s, "lay red-helix")
    assert offered(s) == ["done", "buy red-lens"]
    play(s, "done")
    assert red_pile(s) == ["red-lens"]
    assert mystery(s, "piles", "red") == 0
    assert mystery(s, "sites", "red") == 2
    assert mystery(s, "cargo", 0) == {}


@pytest.mark.rule("MU-EDGE-24", "MU-SURVEY-R1")
def test_two_in_a_row() -> None:
    """Both placed, two replacements drawn."""
    found = 0
    for seed in range(60):
        s = surveyed("red-lens red-helix red-crater red-antenna", seed=seed)
        names = [event.kind.name for event in s.events if event.kind.name in ("mystery-laid", "surveyed")]
        if names[:2] == ["mystery-laid"] * 2:
            found += 1
            assert names == ["mystery-laid"] * 2 + ["surveyed"] * 2
            assert mystery(s, "sites", "red") == 2
            assert len(red_pile(s)) == 2
            assert asked(s) == "survey_lay"
    assert found > 0


@pytest.mark.rule("MU-EDGE-25", "MU-SURVEY-R1")
def test_one_of_each_left() -> None:
    """The mysterious one is placed, the regular one too, and there is nothing to buy."""
    s = surveyed("red-lens", mysteries=1)
    assert mystery(s, "sites", "red") == 1
    assert at(s, "sites", "red-lens") == 1
    assert red_pile(s) == []
    assert asked(s) == "act"
    assert at(s, "cargo", 0) == []


@pytest.mark.rule("MU-SURVEY-R1")
def test_nothing_but_mysterious_ones_left() -> None:
    """They are placed and the action is over."""
    s = surveyed("")
    assert mystery(s, "sites", "red") == 2
    assert mystery(s, "piles", "red") == 0
    assert asked(s) == "act"


@pytest.mark.rule("MU-SURVEY-01")
def test_in_the_first_rounds_too() -> None:
    """With the card in the forecast."""
    s = surveyed("", round=1)
    assert asked(s) == "survey_replace"
    play(s, "replace 1")
    assert mystery(s, "sites", "red") == 2


@pytest.mark.rule("MU-EDGE-26", "MU-MIX-01", "MU-SURVEY-R2", "MU-SURVEY-R1")
def test_the_psychics_draw_three_others() -> None:
    """Four tiles leave the pile when one of them is mysterious, and it is not among those that can be stored free."""
    found = 0
    for seed in range(30):
        s = surveyed("red-lens red-helix red-crater red-antenna", mysteries=1, factions=[PSYCHICS, "gul"], seed=seed)
        assert len(story(s, "surveyed")) == 3
        if mystery(s, "sites", "red") == 1:
            found += 1
            assert len(red_pile(s)) == 1
            play(s, offered(s)[0])
            assert asked(s) == "free_tile"
            assert len(offered(s, "store")) == 2
            assert [name for name in offered(s) if name.split()[0] not in ("done", "store")] == []
            play(s, offered(s, "store")[0])
            assert mystery(s, "cargo", 0) == {}
            assert mystery(s, "sites", "red") == 1
    assert found > 5


@pytest.mark.rule("MU-SURVEY-R2", "MU-SURVEY-R1")
def test_the_psychics_with_a_short_pile() -> None:
    """Two regular ones: one on the map, the other for free or for credits."""
    s = surveyed("red-lens red-helix", factions=[PSYCHICS, "gul"])
    assert mystery(s, "sites", "red") == 2
    play(s, "lay red-lens")
    assert offered(s) == ["done", "store red-helix"]
    play(s, "done")
    assert asked(s) == "act"  # twice 5 is more than there is
    assert red_pile(s) == ["red-helix"]


@pytest.mark.rule("MU-SURVEY-04")
def test_a_mysterious_one_on_the_map_is_dug_as_any_other() -> None:
    """What Survey laid can be excavated by the next action."""
    s = surveyed("", hands=["red-mask red-coil", ""], explorers=["london rome guam", "vancouver berlin guam"])
    refused(s, "buy red-lens", "EE-SURVEY-17")
    play(s, "excavate red-coil", "dig-mystery red")
    assert mystery(s, "cargo", 0) == {"red": 1}


# --- preparation ------------------------------------------------------------------------------------


def forecast(seed: int, *, mysteries: int = 1, pile: str = "red-lens*6") -> Earth:
    """Round 2 is prepared; the forecast has one red card, and the red pile is just this and so many mysterious ones."""
    s = museum(
        "M6",
        factions=PLAIN,
        hands=["", ""],
        passed=[1],
        forecast="red-mask orange-mask orange-coil",
        seed=seed,
        sold=other_tiles("red", pile),
        mystery_ship=f"red*{2 - mysteries}" if mysteries < 2 else "",
    )
    return play(s, "pass")


def came(s: Earth, colour: str) -> list[str]:
    """What came out of a pile in turn: `map`, `stack` or `mystery`."""
    told: list[str] = []
    for event in s.events:
        if event.kind.name == "mystery-laid" and COLOURS[event.a] == colour:
            told.append("mystery")
        elif event.kind.name in ("revealed", "stacked") and TYPES[event.a].startswith(colour):
            told.append("map" if event.kind.name == "revealed" else "stack")
    return told


@pytest.mark.rule("MU-EDGE-23", "MU-PREP-01", "MU-PREP-02", "MU-PREP-R1")
def test_any_tile_of_a_forecast_card_may_be_one() -> None:
    """Always on the map, never replaced, and the others keep their places: the third alone goes to the stack."""
    expected = {
        "none": ["map", "map", "stack"],
        "first": ["mystery", "map", "stack"],
        "second": ["map", "mystery", "stack"],
        "third": ["map", "map", "mystery"],
    }
    seen = set()
    for seed in range(80):
        s = forecast(seed)
        got = came(s, "red")
        assert got in expected.values()
        seen.add(next(key for key, value in expected.items() if value == got))
        assert mystery(s, "sites", "red") == got.count("mystery")
        assert mystery(s, "piles", "red") == 1 - got.count("mystery")
        assert at(s, "sites", "red-lens") == got.count("map")
        assert at(s, "stacks")["red"] == ["red-lens"] * got.count("stack")
        assert len(red_pile(s)) == 6 - got.count("map") - got.count("stack")
    assert seen == set(expected)


@pytest.mark.rule("MU-PREP-01", "MU-PREP-02")
def test_two_on_one_card() -> None:
    """Both on the map; one regular tile for the place that is left."""
    seen = set()
    for seed in range(80):
        s = forecast(seed, mysteries=2, pile="red-lens")
        got = came(s, "red")
        assert len(got) == 3
        assert mystery(s, "sites", "red") == 2
        seen.add(" ".join(got))
    assert seen == {"map mystery mystery", "mystery map mystery", "mystery mystery stack"}


@pytest.mark.rule("MU-PREP-R1")
def test_the_third_goes_under_the_stack() -> None:
    """Beneath what lies there already, with or without a mysterious one before it."""
    s = museum(
        "M6",
        factions=PLAIN,
        hands=["", ""],
        passed=[1],
        forecast="red-mask orange-mask orange-coil",
        sold=other_tiles("red", "red-lens*3", "red-helix"),
        mystery_ship="red*2",
        stacks={"red": "red-helix"},
    )
    play(s, "pass")
    assert next(event.a for event in s.events if event.kind.name == "stacked") == TYPES.index("red-lens")
    assert at(s, "stacks")["red"] == ["red-helix", "red-lens"]
