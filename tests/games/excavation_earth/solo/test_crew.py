"""Zu's gallery and its crew, which never runs out (ZU-CREW)."""

from __future__ import annotations

import pytest

from digsite.games.excavation_earth.kinds import TYPES
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.solo.table import HUMAN, ZU, act, credits, solo, told
from tests.games.excavation_earth.table import at, other_cards, other_tiles, play, story

ROUND_1 = {"excavate-top": 3, "market": 2, "command-1": 1, "sell": 1, "snipe": 2, "survey": 1}
"""A whole deck of round 1."""
YELLOW_3 = "yellow-helix yellow-lens yellow-antenna"
ALL_CUBES = "left*20 middle*2"
TWO_SETS = "left*20 middle*24"


def survey_for(tiles: str, **kw: object) -> Earth:
    """The action deck is one red card, and the red pile is exactly these tiles."""
    forecast = "orange-anchor*2 orange-comet"
    return solo(
        forecast=forecast,
        hand="",
        discard=other_cards("red-mask", forecast),
        sold=other_tiles("red", tiles),
        **{"credits": [8, 30], **kw},  # type: ignore[arg-type]
    )


# --- samples ----------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-CREW-01", "ZU-CREW-02")
def test_what_is_dug_is_sampled_at_once() -> None:
    """Two artefacts, two guards, two cubes fewer; the first is sampled before the second is dug."""
    s = solo(sites="red-helix red-lens")
    assert act(s, "excavate-green-red") is True
    assert at(s, "guards", ZU) == ["red-helix", "red-lens"]
    assert at(s, "cubes") == [22, 20]
    assert told(s, "dug", "sampled") == [
        "dug red-helix rome",
        "sampled red-helix",
        "dug red-lens london",
        "sampled red-lens",
    ]


@pytest.mark.rule("ZU-CREW-01", "ZU-CREW-03")
def test_what_is_acquired_is_sampled_at_once() -> None:
    """Nothing to dig: a tile of the black market, and its guard."""
    s = solo(stacks={"red": "red-crater"})
    assert act(s, "excavate-top")
    assert told(s, "acquired", "sampled") == ["acquired red-crater hidden -5", "sampled red-crater"]
    assert (at(s, "guards"), at(s, "cubes")) == ([[], ["red-crater"]], [22, 21])


@pytest.mark.rule("ZU-CREW-04", "ZU-CREW-R1")
def test_what_is_bought_in_a_survey_is_not_sampled() -> None:
    """The only red tile is bought for 8; one cube lies on the forecast."""
    s = survey_for("red-crater")
    assert act(s, "survey")
    assert told(s, "bought", "sampled") == ["bought red-crater -8"]
    assert at(s, "guards", ZU) == []
    assert (at(s, "marks"), at(s, "cubes", ZU)) == ([1, None, None], 21)


@pytest.mark.rule("ZU-CREW-05")
def test_a_sample_outlives_a_sale() -> None:
    """The tile is sold, the guard stays."""
    s = solo(cargo=["", "red-lens"], guards=["", "red-lens"], traders=["", "mask"], queues=["red"])
    assert act(s, "sell")
    assert (at(s, "cargo", ZU), at(s, "sold")) == ([], {"red-lens": 1})
    assert at(s, "guards", ZU) == ["red-lens"]


@pytest.mark.rule("ZU-CREW-05")
def test_a_sample_outlives_an_offload() -> None:
    """With nothing to dig or to acquire two tiles go to the black market; their guards stay."""
    s = solo(cargo=["", "red-lens green-lens"], guards=["", "red-lens green-lens"])
    assert act(s, "excavate-top")
    assert (at(s, "cargo", ZU), at(s, "stacks", "red"), at(s, "stacks", "green")) == ([], ["red-lens"], ["green-lens"])
    assert at(s, "guards", ZU) == ["green-lens", "red-lens"]


@pytest.mark.rule("ZU-CREW-06", "ZU-CREW-07")
@pytest.mark.parametrize("face", ["market", "command-5", "snipe"])
def test_guards_are_not_reassigned(face: str) -> None:
    """All 22 cubes are on the table and a trader is wanted: no guard is taken for it."""
    s = solo(
        guards=["", " ".join(TYPES)],
        envoys=["", "left*2"],
        cargo=["", "red-lens"],
        queues=["", "", "red"],
    )
    assert at(s, "cubes", ZU) == 0
    assert act(s, face)
    assert at(s, "guards", ZU) == TYPES
    assert at(s, "cubes", ZU) < 0


@pytest.mark.rule("ZU-CREW-11")
def test_no_second_guard_on_a_space() -> None:
    """The only tile on the map is of a type that Zu has sampled and sold: it is left there."""
    s = solo(sites="red-lens", guards=["", "red-lens"])
    act(s, "excavate-top")
    assert at(s, "sites") == {"red-lens": 1}
    assert (at(s, "guards", ZU), at(s, "cubes", ZU)) == (["red-lens"], 21)
    assert told(s, "dug", "sampled") == []


@pytest.mark.rule("ZU-CREW-10", "ZU-CREW-R3", "ZU-EDGE-70", "ZU-GEN-03")
def test_a_full_column_brings_no_card() -> None:
    """Zu digs the fourth yellow type: no card is drawn, none is discarded, the deck is as it was."""
    s = solo(sites="yellow-crater", guards=["", YELLOW_3])
    deck = at(s, "deck")
    assert act(s, "excavate-top")
    assert at(s, "guards", ZU) == [*YELLOW_3.split(), "yellow-crater"]
    assert (at(s, "deck"), at(s, "discard"), at(s, "hands")) == (deck, {}, [[]])
    assert story(s, "drew", "no-card", "filled") == []
    assert at(s, "rewarded") == [[], []]


# --- cubes ------------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-CREW-07", "ZU-TERM-18", "ZU-EDGE-69", "ZU-SCORE-08")
def test_the_23rd_cube_counts() -> None:
    """With 22 cubes on the table, one of them an envoy at the right, a second envoy there is of the second colour: two
    to one against the human, who gets nothing."""
    s = solo(
        guards=["", " ".join(TYPES)],
        traders=["", "anchor"],
        envoys=["right", "right"],
        zu_cards={"discard": ROUND_1},
    )
    assert at(s, "cubes", ZU) == 0
    assert act(s, "command-6")
    assert at(s, "cubes", ZU) == -1
    assert at(s, "envoys", ZU, "right") == 2
    play(s, "pass")
    assert story(s, "centre-prize") == ["1 centre-prize right 1 5"]


@pytest.mark.rule("ZU-CREW-07", "ZU-TERM-18")
def test_a_trader_of_the_second_colour_sells() -> None:
    """A cube beyond the 22 is a trader like any other, and becomes an envoy."""
    s = solo(envoys=["", ALL_CUBES], cargo=["", "red-lens"], guards=["", ""], queues=["", "", "", "", "red"])
    assert act(s, "command-5")
    assert (at(s, "cubes", ZU), at(s, "traders", ZU)) == (-2, {"comet": 1})
    assert act(s, "sell")
    assert at(s, "traders", ZU) == {}
    assert at(s, "envoys", ZU) == {"left": 20, "middle": 2, "right": 2}
    assert at(s, "cubes", ZU) == -2


@pytest.mark.rule("ZU-CREW-08", "ZU-CREW-R2")
@pytest.mark.parametrize(
    ("face", "used"),
    [("market", 2), ("command-1", 2), ("snipe", 1), ("excavate-top", 1), ("survey", 1)],
)
def test_nothing_fails_when_both_sets_are_used_up(face: str, used: int) -> None:
    """44 cubes are on the table: each action that places cubes is carried out, and they are counted on."""
    s = solo(
        envoys=["", TWO_SETS], cargo=["", "red-lens"], queues=["", "", "red"], sites="purple-helix", credits=[8, 0]
    )
    assert at(s, "cubes", ZU) == -22
    assert act(s, face)
    assert at(s, "cubes", ZU) == -22 - used
    assert told(s, "failed") == []


@pytest.mark.rule("ZU-CREW-09", "ZU-PREP-09")
def test_cubes_come_back_from_the_forecast_alone() -> None:
    """At the end of the round Zu's cube on the forecast comes home; guards, traders and envoys stay."""
    s = solo(
        guards=["", "red-lens red-helix"],
        traders=["", "mask coil"],
        envoys=["left", "left*3"],
        marks=[None, ZU, HUMAN],
        passed=[ZU],
        zu_cards={"discard": ROUND_1},
    )
    assert at(s, "cubes") == [20, 14]
    play(s, "pass")
    assert at(s, "cubes") == [21, 15]
    assert story(s, "cube-back") == ["1 cube-back orange-anchor", "0 cube-back orange-comet"]
    assert (at(s, "guards", ZU), at(s, "traders", ZU)) == (["red-helix", "red-lens"], {"mask": 1, "coil": 1})
    assert at(s, "envoys") == [{"left": 1}, {"left": 3}]


@pytest.mark.rule("ZU-CREW-09")
def test_a_sale_gives_no_cube_back() -> None:
    """The trader of a sale becomes an envoy; the supply is as before."""
    s = solo(cargo=["", "red-lens"], traders=["", "mask"], queues=["red"])
    assert act(s, "sell")
    assert (at(s, "traders", ZU), at(s, "envoys", ZU), at(s, "cubes", ZU)) == ({}, {"left": 1}, 21)
    assert credits(s) > 8
