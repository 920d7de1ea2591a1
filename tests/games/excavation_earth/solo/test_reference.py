"""The second Zu on small positions made by hand: edge cases of section 25 of the ZU ledger (numbers in the names)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from digsite.kernel.rng import Rng
from tests.games.excavation_earth.solo.reference import COLOURS, GLYPHS, TYPES, Figures, act

VALUES = {"helix": 3, "lens": 4, "antenna": 5, "crater": 6}
FIGURES = Figures(
    value={f"{colour}-{glyph}": VALUES[glyph] for colour in COLOURS for glyph in GLYPHS},
    # Helix and lens share a site.
    site={f"{colour}-{glyph}": f"{colour}-{max(1, GLYPHS.index(glyph))}" for colour in COLOURS for glyph in GLYPHS},
    centre=["left", "left", "middle", "middle", "right", "right"],
    payout=[9, 5, 3, 1, 0],
    sale_bonus=[0, 0, 3, 8],
    spaces=list(range(1, 11)),
    cargo=4,
    hidden=2,
)


def position(
    credits: int = 20, *switches: str, rulings: dict[str, str] | None = None, **changes: Any
) -> dict[str, Any]:
    """An empty table with all buyers in the supply (levels 2), changed as told."""
    made: dict[str, Any] = {
        "options": {"zu": list(switches), "rulings": rulings or {}},
        "round": 1,
        "deck": {"red-mask": 1},
        "deck_from": {"red-mask": 1},
        "discard": {},
        "forecast": ["green-mask", "green-coil", "green-cog"],
        "marks": [None, None, None],
        "piles": {},
        "sites": {},
        "stacks": {colour: [] for colour in COLOURS},
        "sold": {},
        "cargo": [[], []],
        "hidden": [[], []],
        "buyers": {**dict.fromkeys(COLOURS, 8), "wild": 6},
        "queues": [[], [], [], [], [], []],
        "ship": {},
        "cubes": [22, 22],
        "guards": [[], []],
        "traders": [{}, {}],
        "envoys": [{}, {}],
        "earned": [{}, {"start": credits}],
    }
    for key, value in changes.items():
        assert key in made
        made[key] = value
    return made


def levels(**buyers: int) -> dict[str, int]:
    """Supplies in which the named colours have that many buyers left, the others eight."""
    return {**dict.fromkeys(COLOURS, 8), "wild": 6, **buyers}


def stacks(**given: list[str]) -> dict[str, list[str]]:
    """The five stacks, those not named empty."""
    return {colour: given.get(colour, []) for colour in COLOURS}


def played(at: dict[str, Any], face: str, figures: Figures = FIGURES, seed: int = 1) -> tuple[str, bool]:
    """How the card ended, and whether a random number was drawn."""
    rng = Rng(seed)
    before = rng.words()
    return act(at, face, figures, rng), rng.words() != before


def money(at: dict[str, Any]) -> int:
    """Zu's credits."""
    earned: dict[str, int] = at["earned"][1]
    return sum(earned.values())


def test_01_a_two_card_does_not_switch_to_its_other_colour() -> None:
    at = position(
        buyers=levels(red=5), sites={"green-lens": 1}, stacks=stacks(green=["green-helix"], purple=["purple-helix"])
    )
    assert played(at, "excavate-red-green") == ("acquired", False)
    assert at["hidden"][1] == ["purple-helix"]
    assert at["sites"] == {"green-lens": 1}
    assert at["earned"][1] == {"start": 20, "acquiring": -4}
    assert at["guards"][1] == ["purple-helix"]
    assert at["cubes"] == [22, 21]


def test_02_and_03_a_tie_goes_to_the_colour_with_two_to_dig_if_there_is_room_for_two() -> None:
    sites = {"red-helix": 1, "red-lens": 1, "green-helix": 1, "green-antenna": 1}
    roomy = position(sites=dict(sites), cargo=[[], ["green-crater"]])
    assert played(roomy, "excavate-red-green") == ("done", False)
    assert roomy["cargo"][1] == ["green-helix", "green-antenna", "green-crater"]
    tight = position(sites=dict(sites), cargo=[[], ["yellow-helix", "green-crater", "orange-helix"]])
    assert played(tight, "excavate-red-green") == ("done", False)
    assert tight["cargo"][1] == ["yellow-helix", "green-crater", "red-lens", "orange-helix"]


def test_04_to_06_the_colour_of_a_top_card() -> None:
    tied = position(buyers=levels(red=5, green=5, purple=6), sites={"green-lens": 1, "purple-lens": 1})
    assert played(tied, "excavate-top") == ("done", False)
    assert tied["cargo"][1] == ["green-lens"]
    black = stacks(yellow=["yellow-helix"], red=["red-crater"])
    known = position(buyers=levels(red=5), sites={"red-lens": 1, "green-lens": 1}, stacks=black)
    known["guards"][1] = ["red-lens"]
    assert played(known, "excavate-top") == ("acquired", False)
    assert known["hidden"][1] == ["red-crater"]
    bare = position(buyers=levels(green=5), stacks=stacks(yellow=["yellow-helix"], orange=["orange-helix"]))
    assert played(bare, "excavate-top") == ("acquired", False)
    assert bare["hidden"][1] == ["orange-helix"]


def test_07_and_09_a_full_and_a_nearly_full_cargo_hold() -> None:
    cargo = ["yellow-helix", "yellow-lens", "yellow-antenna", "yellow-crater"]
    sites = {"red-helix": 1, "red-antenna": 1, "red-crater": 1}
    full = position(cargo=[[], list(cargo)], sites=dict(sites), stacks=stacks(orange=["orange-lens"]))
    assert played(full, "excavate-red-green", seed=3)[0] == "acquired"
    assert full["sites"] == sites
    nearly = position(cargo=[[], cargo[:3]], sites=dict(sites), buyers=levels(red=5))
    assert played(nearly, "excavate-red-green") == ("done", False)
    assert nearly["sites"] == {"red-helix": 1, "red-antenna": 1}


def test_08_and_86_two_full_holds_are_offloaded_without_settling_a_colour() -> None:
    cargo = ["yellow-helix", "yellow-lens", "green-antenna", "red-lens"]
    at = position(cargo=[[], cargo], hidden=[[], ["purple-helix", "purple-crater"]], sites={"red-helix": 1})
    assert played(at, "excavate-red-green") == ("offloaded", False)
    assert at["earned"][1] == {"start": 20, "offloading": 11}
    assert at["stacks"] == stacks(green=["green-antenna"], purple=["purple-crater"])
    assert at["cargo"][1] == ["yellow-helix", "yellow-lens", "red-lens"]
    assert at["sites"] == {"red-helix": 1}


def test_10_and_11_one_site_or_one_type_gives_one_artefact() -> None:
    site = position(sites={"red-helix": 1, "red-lens": 1})
    assert played(site, "excavate-top") == ("done", False)
    assert site["cargo"][1] == ["red-lens"]
    kind = position(sites={"red-helix": 2})
    assert played(kind, "excavate-top") == ("done", False)
    assert (kind["cargo"][1], kind["sites"]) == (["red-helix"], {"red-helix": 1})


def test_12_to_14_which_type_is_dug() -> None:
    cargo = [[], ["yellow-helix", "yellow-lens", "yellow-crater"]]
    at = position(sites={"red-crater": 1, "red-helix": 2}, guards=[["red-crater"], []], cargo=cargo)
    played(at, "excavate-top")
    assert "red-helix" in at["cargo"][1]
    cargo = [[], ["yellow-helix", "yellow-lens", "yellow-crater"]]
    at = position(sites={"red-crater": 2, "red-helix": 1}, stacks=stacks(red=["red-helix"] * 3), cargo=cargo)
    played(at, "excavate-top")
    assert "red-helix" in at["cargo"][1]
    at = position(sites={"red-crater": 1, "red-helix": 1}, guards=[[], ["red-crater"]])
    played(at, "excavate-top")
    assert at["cargo"][1] == ["red-helix"]


def test_79_the_second_artefact_comes_from_another_site() -> None:
    at = position(sites={"green-helix": 1, "green-lens": 1, "green-antenna": 2})
    assert played(at, "excavate-top", replace(FIGURES, value={**FIGURES.value, "green-helix": 9})) == ("done", False)
    assert at["cargo"][1] == ["green-helix", "green-antenna"]
    assert at["guards"][1] == ["green-helix", "green-antenna"]


def test_15_and_16_the_search_wraps_round_and_asks_for_the_price() -> None:
    black = stacks(yellow=["yellow-helix"], orange=["orange-lens"])
    wrapped = position(buyers=levels(orange=5), stacks=black, guards=[[], ["orange-lens"]])
    assert played(wrapped, "excavate-top") == ("acquired", False)
    assert wrapped["hidden"][1] == ["yellow-helix"]
    value = {"yellow-lens": 3, "green-lens": 4, "red-lens": 5, "purple-lens": 6, "orange-lens": 2}
    poor = position(3, buyers=levels(green=5), stacks={c: [f"{c}-lens"] for c in COLOURS})
    assert played(poor, "excavate-top", replace(FIGURES, value={**FIGURES.value, **value})) == ("acquired", False)
    assert poor["hidden"][1] == ["orange-lens"]
    assert money(poor) == 0


def test_17_to_19_what_comes_after_a_vain_excavation() -> None:
    poor = position(0, cargo=[[], ["red-lens", "orange-lens"]], buyers=levels(red=5))
    poor["stacks"]["red"] = ["red-crater"]
    assert played(poor, "excavate-red-green") == ("offloaded", False)
    assert (money(poor), poor["stacks"]["red"]) == (8, ["red-crater", "red-lens"])
    bare = position(0, buyers=levels(red=5))
    assert played(bare, "excavate-red-green") == ("failed", False)
    assert bare["earned"][1] == {"start": 0, "failed-actions": 10}
    snug = position(hidden=[[], ["red-lens", "orange-lens"]], buyers=levels(red=5))
    snug["stacks"]["red"] = ["red-crater"]
    assert played(snug, "excavate-red-green") == ("acquired", False)
    assert snug["cargo"][1] == ["red-crater"]


@pytest.mark.parametrize(
    ("cargo", "hidden", "gone", "gain"),
    [
        (["red-helix", "red-lens", "red-crater"], [], {"red-crater"}, 6),
        (["red-lens", "red-crater", "green-helix"], [], {"red-crater", "green-helix"}, 9),
        (["green-antenna"], ["red-antenna", "purple-crater"], {"purple-crater", "green-antenna"}, 11),
    ],
)
def test_20_to_22_what_is_offloaded(cargo: list[str], hidden: list[str], gone: set[str], gain: int) -> None:
    at = position(0, cargo=[[], list(cargo)], hidden=[[], list(hidden)], buyers=levels(green=2))
    assert played(at, "excavate-top") == ("offloaded", False)
    assert {*cargo, *hidden} - {*at["cargo"][1], *at["hidden"][1]} == gone
    assert money(at) == gain


def test_23_and_88_market_with_empty_holds() -> None:
    at = position(envoys=[{"left": 1, "right": 2}, {"right": 3}])
    assert played(at, "market") == ("done", True)
    assert at["traders"][1] == {"prism": 1, "cog": 1}
    assert at["queues"][2] == at["queues"][3]
    assert len(at["queues"][2]) == 2
    # One market only and E3: no lot for the market and none for a colour.
    taken = dict.fromkeys(["mask", "coil", "prism", "cog", "comet"], 1)
    at = position(20, "E3", traders=[{}, taken])
    assert played(at, "market") == ("done", False)
    assert at["queues"][5] == ["wild"]


def test_25_to_28_market_and_its_buyers() -> None:
    every = dict.fromkeys(["mask", "coil", "prism", "cog", "comet", "anchor"], 1)
    assert played(position(traders=[{}, every]), "market") == ("failed", False)
    queues = [["wild", "red", "red", "green"], ["red"], [], [], [], []]
    at = position(cargo=[[], ["red-lens"]], buyers=levels(wild=1, red=6), queues=queues)
    assert played(at, "market") == ("done", False)
    assert at["queues"][:2] == [["red", "green", "wild", "red"], ["red", "wild", "red"]]
    assert at["buyers"] == {**dict.fromkeys(COLOURS, 8), "red": 5}
    queues = [["green", "red", "red", "green"], ["red"], [], [], [], []]
    at = position(cargo=[[], ["red-lens"]], buyers=dict.fromkeys(["yellow", "green"], 6), queues=queues)
    assert played(at, "market") == ("done", False)
    assert at["queues"][:2] == [["green", "red", "red", "green"], ["red"]]


def test_87_the_lead_colour_of_two_level_ones_is_the_one_with_more_tiles() -> None:
    queues = [[], ["green"], ["red"], ["red", "red"], [], []]
    at = position(cargo=[[], ["green-lens", "red-lens", "red-crater"]], queues=queues)
    assert played(at, "market") == ("done", False)
    assert at["queues"][2:4] == [["red", "wild", "red"], ["red", "red", "wild", "red"]]


def test_30_and_54_command() -> None:
    at = position(traders=[{}, {"coil": 1}])
    assert played(at, "command-2") == ("done", False)
    assert played(at, "command-3") == ("done", False)
    assert (at["traders"][1], at["envoys"][1]) == ({"coil": 1, "prism": 1}, {"left": 1, "middle": 1})
    assert at["cubes"] == [22, 19]
    at = position(20, "E5", cubes=[22, 1])
    assert played(at, "command-3") == ("failed", False)
    assert (at["cubes"], at["traders"][1], money(at)) == ([22, 1], {}, 30)


def test_33_and_35_to_37_sell() -> None:
    everywhere = dict.fromkeys(["mask", "coil", "prism", "cog"], 1)
    queues = [["green", "red"], ["green", "red", "purple"], ["green"], ["green"], ["red"], []]
    at = position(
        cargo=[[], ["green-lens", "red-lens"]],
        hidden=[[], ["red-helix"]],
        traders=[{}, everywhere],
        queues=queues,
        ship={"red": 1, "wild": 2},
        buyers=levels(red=5, wild=4),
    )
    assert played(at, "sell") == ("done", False)
    assert at["earned"][1] == {"start": 20, "popularity": 9, "interest": 4, "several-markets": 3}
    assert at["queues"] == [["green"], ["green", "purple"], ["green"], ["green"], ["red"], []]
    assert (at["ship"], at["buyers"]) == ({"red": 2}, levels(red=6))
    assert (at["traders"][1], at["envoys"][1]) == ({"prism": 1, "cog": 1}, {"left": 2})
    assert (at["sold"], at["cargo"][1], at["hidden"][1]) == ({"red-helix": 1, "red-lens": 1}, ["green-lens"], [])
    assert at["deck"] == {"red-mask": 1}
    at = position(cargo=[[], ["green-lens"]], traders=[{}, {"mask": 1}], queues=[["red"], [], [], [], [], []])
    assert played(at, "sell") == ("failed", False)


@pytest.mark.parametrize(
    ("reading", "purple", "red", "kept"),
    [
        ("lead-colour", [1, 3, 1], [0, 0, 2], "coil"),
        ("lead-colour", [1, 2, 3], [3, 0, 1], "coil"),
        ("colour-sold", [1, 3, 1], [0, 0, 2], "mask"),
        ("colour-sold", [1, 2, 3], [3, 0, 1], "mask"),
    ],
)
def test_77_and_78_whose_buyers_count_first_in_sell(reading: str, purple: list[int], red: list[int], kept: str) -> None:
    queues = [["purple"] * p + ["red"] * r for p, r in zip(purple, red)] + [[], [], []]
    traders = {"mask": 1, "coil": 1, "prism": 1}
    at = position(
        cargo=[[], ["red-lens", "purple-lens", "purple-crater"]],
        traders=[{"mask": 1}, traders],
        queues=queues,
        buyers=levels(red=1, purple=6),
        rulings={"ZU-LUCR-R1": reading},
    )
    # Red too has a market, but not two for its one tile.
    assert played(at, "sell") == ("done", False)
    assert at["traders"][1] == {kept: 1}
    assert at["envoys"][1] == {"left": 1, "middle": 1}


def test_38_to_41_snipe() -> None:
    queues: list[list[str]] = [[], ["red"], [], [], [], []]
    at = position(cargo=[[], ["yellow-lens", "red-lens", "red-crater"]], queues=queues)
    assert played(at, "snipe") == ("done", False)
    assert (at["sold"], at["envoys"][1], at["traders"][1], at["cubes"]) == ({"red-lens": 1}, {"left": 1}, {}, [22, 21])
    queues = [["green", "green"], ["red"], [], [], [], []]
    for reading, sold in [("market-first", "green-lens"), ("colour-first", "red-lens")]:
        at = position(
            cargo=[[], ["green-lens", "red-lens"]],
            queues=[list(queue) for queue in queues],
            buyers=levels(red=5, green=6),
            rulings={"ZU-SNIPE-R1": reading},
        )
        assert played(at, "snipe") == ("done", False)
        assert at["sold"] == {sold: 1}
    for human, envoys, winner in [(1, {}, "left"), (0, {"left": 1}, "right")]:
        queues = [["red"], [], [], [], ["red"], []]
        at = position(cargo=[[], ["red-lens"]], queues=queues, envoys=[{}, dict(envoys)])
        at["traders"] = [{"comet": 3, "mask": human} if human else {"comet": 3}, {"mask": 1}]
        assert played(at, "snipe") == ("done", False)
        assert at["envoys"][1].get(winner, 0) == 1
        assert at["queues"][0 if winner == "left" else 4] == []


def test_76_snipe_looks_at_the_lead_colour_before_human_traders() -> None:
    queues = [["green", "green", "red"], [], ["green", "green"], [], [], []]
    at = position(
        cargo=[[], ["green-lens", "red-lens", "red-crater"]],
        queues=queues,
        buyers=levels(red=4),
        traders=[{"prism": 3}, {"prism": 1}],
    )
    assert played(at, "snipe") == ("done", False)
    assert (at["queues"][0], at["sold"]) == (["red"], {"green-lens": 1})


def test_snipe_without_a_cube_fails_under_e5() -> None:
    at = position(20, "E5", "H2", cargo=[[], ["red-lens"]], queues=[["red"], [], [], [], [], []], cubes=[22, 0])
    assert played(at, "snipe") == ("failed", False)
    assert (money(at), at["cargo"][1], at["queues"][0]) == (35, ["red-lens"], ["red"])


def test_42_and_46_survey_in_round_1() -> None:
    at = position(8, marks=[0, 1, None], piles={"red-crater": 1, "red-lens": 1})
    assert played(at, "survey") == ("done", True)
    assert (at["forecast"], at["marks"]) == (["green-mask", "green-coil", "red-mask"], [0, 1, 1])
    assert (at["deck"], at["deck_from"], at["discard"]) == ({}, {}, {"green-cog": 1})
    assert (at["cargo"][1], at["guards"][1], at["sites"]) == (["red-lens"], [], {"red-crater": 1})
    assert at["earned"][1] == {"start": 8, "surveying": -8}
    assert (at["piles"], at["cubes"]) == ({}, [22, 21])


def test_43_to_45_and_48_survey() -> None:
    at = position(marks=[0, 1, 1])
    assert played(at, "survey") == ("failed", False)
    assert at["deck"] == {"red-mask": 1}
    cargo = ["yellow-helix", "yellow-lens", "yellow-antenna", "yellow-crater"]
    at = position(round=3, forecast=[], marks=[], cargo=[[], cargo], piles={"red-crater": 1, "red-lens": 1})
    at.update(deck={}, deck_from={"red-coil": 1}, discard={"red-mask": 1})
    assert played(at, "survey") == ("done", True)
    assert (at["deck"], at["deck_from"], at["discard"]) == ({}, {}, {"red-mask": 1})
    assert {**at["sites"], **at["piles"]} == {"red-crater": 1, "red-lens": 1}
    assert len(at["sites"]) == 1
    assert money(at) == 20


def test_55_and_83_e5_without_cubes() -> None:
    at = position(20, "E5", cubes=[22, 1], sites={"red-helix": 1, "red-antenna": 1})
    assert played(at, "excavate-top") == ("done", False)
    assert (at["cargo"][1], at["guards"][1], at["cubes"]) == (["red-helix", "red-antenna"], ["red-antenna"], [22, 0])
    at = position(20, "E5", cubes=[22, 1], piles={"red-lens": 1})
    assert played(at, "survey") == ("done", True)
    assert (at["marks"], at["cargo"][1], at["guards"][1]) == ([1, None, None], ["red-lens"], [])


def test_57_e2_beats_h2() -> None:
    at = position(20, "E2", "H2")
    assert played(at, "sell") == ("failed", False)
    assert at["earned"][1] == {"start": 20}


def test_58_59_and_80_h1() -> None:
    at = position(20, "H1", sites={"red-helix": 1, "red-antenna": 1}, buyers=levels(red=5))
    assert played(at, "excavate-red-green") == ("done", False)
    assert at["cargo"][1] == ["red-antenna"]
    sites = {"red-helix": 1, "green-helix": 1}
    cargo = ["yellow-helix", "yellow-lens", "yellow-crater"]
    at = position(20, "H1", sites=dict(sites), buyers=levels(green=5), cargo=[[], list(cargo)])
    assert played(at, "excavate-red-green") == ("done", False)
    assert at["sites"] == {"red-helix": 1}
    at = position(20, "H1", sites=dict(sites), buyers=levels(green=5), cargo=[[], [*cargo, "purple-lens"]])
    at["stacks"] = stacks(green=["green-crater"], red=["red-crater"])
    assert played(at, "excavate-red-green") == ("acquired", False)
    assert at["hidden"][1] == ["green-crater"]


def test_60_h3_digs_into_the_hidden_hold() -> None:
    cargo = ["yellow-helix", "yellow-lens", "yellow-antenna", "yellow-crater"]
    at = position(20, "H3", cargo=[[], cargo], sites={"red-helix": 1, "red-antenna": 1})
    assert played(at, "excavate-top") == ("done", False)
    assert at["hidden"][1] == ["red-helix", "red-antenna"]


def test_61_to_63_h5() -> None:
    values = {"yellow-lens": 5, "green-lens": 6, "red-lens": 4, "purple-lens": 5, "orange-lens": 6, "red-crater": 9}
    figures = replace(FIGURES, value={**FIGURES.value, **values})
    tops = {colour: [f"{colour}-lens"] for colour in COLOURS}
    at = position(20, "H5", buyers=levels(red=5), stacks=tops, rulings={"ZU-HARD-R6": "another-colour"})
    at["stacks"]["red"].append("red-crater")
    assert played(at, "excavate-top", figures) == ("acquired", False)
    assert (at["hidden"][1], money(at), at["stacks"]["red"]) == (["green-lens", "red-lens"], 8, ["red-crater"])
    at = position(20, "H5", buyers=levels(red=5), stacks={colour: [f"{colour}-lens"] for colour in COLOURS})
    at["hidden"][1] = ["yellow-helix"]
    at["cargo"][1] = TYPES[12:16]
    assert played(at, "excavate-top") == ("acquired", False)
    assert at["hidden"][1] == ["yellow-helix", "red-lens"]
    assert money(at) == 15
