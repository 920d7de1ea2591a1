"""Zu and mysterious artefacts (MU-ZUMYST)."""

from __future__ import annotations

import pytest

import digsite
from tests.games.excavation_earth.museum.table import read
from tests.games.excavation_earth.museum.zu import scarce
from tests.games.excavation_earth.solo.table import BOTH, TOP, TWO, ZU, act, chances, credits, told
from tests.games.excavation_earth.table import at

LIKED = ["red*4", "red*4"]
"""Red is by far the most popular colour."""


@pytest.mark.rule("MU-ZUMYST-01", "MU-ZUMYST-R1", "MU-ZUMYST-R2", "MU-EDGE-76")
def test_a_mysterious_artefact_first() -> None:
    """Within the colour that the card comes to; the other tile from another site."""
    s = scarce("M6", cubes=2, sites="red-helix red-crater", mystery_sites="red", queues=LIKED)
    assert act(s, TWO)
    assert told(s, "mystery-dug", "dug") == ["mystery-dug red london", "dug red-helix rome"]
    assert "find-mystery red-mystery, out: red-helix red-crater" in told(s)
    assert at(s, "mysteries", "cargo", ZU) == {"red": 1}
    assert at(s, "cubes", ZU) == 0


@pytest.mark.rule("MU-ZUMYST-R1")
def test_the_colour_is_chosen_as_ever() -> None:
    """A mysterious artefact of the less popular colour waits; but it counts for digging two."""
    s = scarce("M6", sites="red-helix", mystery_sites="green", queues=LIKED)
    assert act(s, TWO)
    assert told(s, "mystery-dug", "dug") == ["dug red-helix rome"]
    s = scarce("M6", sites="green-helix red-lens", mystery_sites="green")
    assert act(s, TWO)
    assert "dig-two green, out: red" in told(s)


@pytest.mark.rule("MU-ZUMYST-R1", "MU-CUSTODIAN-R6")
def test_one_mysterious_artefact_for_a_dig() -> None:
    """Two of a colour lie on one site."""
    s = scarce("M6", mystery_sites="red*2", queues=LIKED)
    assert act(s, TWO)
    assert told(s, "mystery-dug") == ["mystery-dug red london"]
    s = scarce("M6", sites="red-lens", mystery_sites="red", queues=LIKED)
    assert act(s, TWO)
    assert told(s, "mystery-dug", "dug") == ["mystery-dug red london"]


@pytest.mark.rule("MU-ZUMYST-R2")
def test_one_more_of_a_colour_that_it_has() -> None:
    s = scarce("M6", mystery_cargo=["", "red"], mystery_sites="red", queues=LIKED)
    assert act(s, TWO)
    assert told(s, "mystery-dug") == ["mystery-dug red london"]
    assert at(s, "mysteries", "cargo", ZU) == {"red": 2}


@pytest.mark.rule("MU-ZUCUBES-05", "MU-ZUMYST-R11", "MU-EDGE-133")
def test_without_a_cube_they_are_not_there() -> None:
    """The most popular colour has only one of them on the map: the next colour, unless a cube is left."""
    for cubes, expected in ((0, ["dug green-helix anchorage"]), (1, ["mystery-dug red london"])):
        s = scarce("M6", cubes=cubes, sites="green-helix", mystery_sites="red", queues=LIKED)
        assert act(s, TOP)
        assert told(s, "mystery-dug", "dug") == expected


@pytest.mark.rule("MU-ZUMYST-R11")
def test_without_a_cube_they_make_no_two() -> None:
    s = scarce("M6", cubes=0, sites="green-helix red-lens red-helix", mystery_sites="green")
    assert act(s, TWO)
    assert "dig-two red, out: green" in told(s)


@pytest.mark.rule("MU-ZUMYST-02", "MU-ZUMYST-R10", "MU-EDGE-134")
def test_they_cannot_be_sold() -> None:
    """Sell and Snipe fail; Market picks its buyers as with empty holds."""
    for face in ("sell", "snipe"):
        s = scarce("M6", mystery_cargo=["", "red"], traders=["", "mask"], queues=["red"])
        assert not act(s, face)
        assert told(s, "failed") == ["failed no-artefact 10"]
    s = scarce("M6", mystery_cargo=["", "red"])
    assert act(s, "market")
    assert told(s, "weighs-colours") == ["weighs-colours buyers yellow green red purple orange"]


@pytest.mark.rule("MU-ZUMYST-R10")
def test_they_count_in_the_ties_of_excavate() -> None:
    """On both sides."""
    s = scarce("M6", sites="green-helix red-helix", mystery_cargo=["", "red"])
    assert act(s, TWO)
    assert "dig-none-held green, out: red" in told(s)
    s = scarce("M6", sites="green-helix red-helix", mystery_cargo=["red", ""])
    assert act(s, TWO)
    assert "dig-human-few green, out: red" in told(s)


@pytest.mark.rule("MU-ZUMYST-R10")
def test_they_are_in_no_count_of_tiles() -> None:
    """One red tile and a red mysterious artefact are one tile to snipe with, level with one green tile."""
    s = scarce("M6", cargo=["", "red-lens green-helix"], mystery_cargo=["", "red"], queues=["red green"])
    assert act(s, "snipe")
    assert not told(s, "snipe-few")


@pytest.mark.rule("MU-ZUMYST-03", "MU-ZUMYST-05", "MU-ZUMYST-06", "MU-ZUMYST-R3", "MU-ZUMYST-R5", "MU-EDGE-77")
def test_an_envoy_brings_an_analysis() -> None:
    """20 credits in place of a card, which is shown and gone; the custodian comes back."""
    s = scarce("M6", mystery_cargo=["", "red"], mystery_ship="green*2 red")
    cubes = at(s, "cubes", ZU)
    deck = len(at(s, "mysteries", "deck"))
    assert act(s, "command-1")
    assert [line.split()[0] for line in told(s, "sent-envoy", "analysed", "re-discarded", "learned")] == [
        "sent-envoy",
        "analysed",
        "re-discarded",
        "learned",
    ]
    assert at(s, "mysteries", "ship") == {"green": 2, "red": 2}
    assert at(s, "earned", ZU) == {"start": 8, "analyses": 20}
    assert at(s, "cubes", ZU) == cubes - 2 + 1
    assert len(at(s, "mysteries", "deck")) == deck - 1
    assert len(at(s, "mysteries", "discarded")) == 1
    assert at(s, "mysteries", "cards") == [[], []]


@pytest.mark.rule("MU-ZUMYST-07", "MU-ZUMYST-R4", "MU-ZUMYST-R12", "MU-EDGE-77", "MU-EDGE-135")
@pytest.mark.parametrize(("ship", "pays"), [("green*2 red*2", 24), ("green*2 purple*2 orange*2", 36)])
def test_with_four_it_offloads(ship: str, pays: int) -> None:
    """The mysterious artefact alone, with its cube; regular tiles stay."""
    s = scarce(
        "M6",
        cargo=["", "red-lens green-helix"],
        mystery_cargo=["", "yellow"],
        mystery_ship=ship,
        options=read("MU-ZUMYST-R12 alone"),
    )
    cubes = at(s, "cubes", ZU)
    assert act(s, "command-1")
    assert told(s, "sent-envoy") == ["sent-envoy left"]
    assert told(s, "mystery-offloaded", "offloaded") == [f"mystery-offloaded yellow cargo {pays}"]
    assert at(s, "earned", ZU) == {"start": 8, "offloading": pays}
    assert at(s, "cubes", ZU) == cubes - 2
    assert at(s, "mysteries", "gone") == [0, 1]
    assert sum(at(s, "mysteries", "ship").values()) == len(ship.replace("*2", " x").split())


@pytest.mark.rule("MU-ZUMYST-04")
def test_a_recall_does_not() -> None:
    s = scarce("M6", round=2, envoys=["", "left"], mystery_cargo=["", "red"])
    assert act(s, "command-1")
    assert not told(s, "analysed", "mystery-offloaded")


@pytest.mark.rule("MU-ZUMYST-08")
def test_one_of_several_at_random() -> None:
    """Each tile as likely as another: two red ones come up twice as often as one green one."""
    s = scarce("M6", mystery_cargo=["", "red*2 green"])
    drawn = chances(s, "command-1", "mystery-lot", 600)
    assert set(drawn) == {"red", "green"}
    assert 340 < drawn["red"] < 460


@pytest.mark.rule("MU-ZUMYST-08", "ZU-GEN-08")
def test_alike_ones_need_no_lot() -> None:
    """The one choice that is left is no draw; in two holds they are not alike."""
    s = scarce("M6", mystery_cargo=["", "red*2"])
    assert act(s, "command-1")
    assert told(s, "analysed") == ["analysed red cargo"]
    assert not told(s, "mystery-lot")
    s = scarce("M6", zu=["H3"], mystery_cargo=["", "red"], mystery_hidden=["", "red"])
    assert act(s, "command-1")
    assert told(s, "mystery-lot") == ["mystery-lot red: red"]


@pytest.mark.rule("MU-ZUMYST-09", "MU-ZUMYST-10", "MU-ZUMYST-R7", "MU-EDGE-78")
def test_offloading_takes_one_along() -> None:
    """In the place of a regular tile; the other place goes to the dearest of another colour."""
    s = scarce(
        "M6",
        cubes=0,
        cargo=["", "green-helix red-antenna"],
        hidden=["", "purple-crater"],
        mystery_cargo=["", "red*2"],
        mystery_ship="green*2",
    )
    assert act(s, TWO)
    assert told(s, "mystery-offloaded", "offloaded") == [
        "mystery-offloaded red cargo 12",
        "offloaded purple-crater hidden 7",
    ]
    assert at(s, "mysteries", "gone") == [0, 1]
    assert at(s, "mysteries", "cargo", ZU) == {"red": 1}
    assert at(s, "stacks", "red") == []


@pytest.mark.rule("MU-ZUMYST-R7")
def test_nothing_of_another_colour_goes_alone() -> None:
    s = scarce("M6", cubes=0, cargo=["", "red-lens"], mystery_cargo=["", "red"], mystery_ship="green")
    assert act(s, TWO)
    assert told(s, "mystery-offloaded", "offloaded") == ["mystery-offloaded red cargo 6"]


@pytest.mark.rule("MU-ZUMYST-R8", "MU-ZUMYST-09", "MU-EDGE-78")
def test_not_while_none_is_analysed() -> None:
    s = scarce("M6", cubes=0, cargo=["", "green-helix red-lens"], mystery_cargo=["", "red"])
    assert act(s, TWO)
    assert told(s, "mystery-offloaded", "offloaded") == ["offloaded green-helix cargo 6", "offloaded red-lens cargo 2"]
    s = scarce("M6", cubes=0, mystery_cargo=["", "red"])
    assert not act(s, TWO)
    assert told(s, "failed") == ["failed no-artefact 10"]


@pytest.mark.rule("MU-ZUMYST-R6")
def test_credits_without_a_card() -> None:
    """The deck is empty: nothing is discarded, the credits come all the same."""
    from digsite.games.excavation_earth.museum.kinds import RE_CARDS

    gone = RE_CARDS[:15]
    s = scarce("M6", mystery_cargo=["", "red"], mysteries={"cargo": [{}, {"red": 1}], "discarded": gone})
    assert act(s, "command-1")
    assert told(s, "re-discarded", "learned") == ["learned 20"]
    assert credits(s) == 28


@pytest.mark.rule("MU-ZUMYST-06", "MU-ANALYSE-05")
def test_the_top_card_may_be_one_that_was_put_back() -> None:
    """The first of those under the deck, once nothing else is left."""
    from digsite.games.excavation_earth.museum.kinds import RE_CARDS

    under = ["survey-swarm", "phase-drill"]
    gone = [card for card in RE_CARDS[:15] if card not in under]
    s = scarce("M6", mysteries={"cargo": [{}, {"red": 1}], "discarded": gone, "bottom": under, "bottom_known": [1, 0]})
    assert act(s, "command-1")
    assert told(s, "re-discarded") == ["re-discarded survey-swarm"]
    assert at(s, "mysteries", "bottom") == ["phase-drill"]
    assert at(s, "mysteries", "bottom_known") == [0]


@pytest.mark.rule("MU-ZUMYST-R6")
def test_all_see_what_is_discarded() -> None:
    s = scarce("M6", mystery_cargo=["", "red"])
    act(s, "command-1")
    [event] = [event for event in s.events if event.kind.name == "re-discarded"]
    assert event.seen(0) == event.seen(None) == event.whole()
    assert s.view(0)["mysteries"]["discarded"] == 1 << event.a  # type: ignore[index]


@pytest.mark.rule("MU-ZUMYST-R9", "MU-SURVEY-01", "MU-SURVEY-02")
def test_survey_lays_them_out_and_draws_others() -> None:
    """Two ordinary tiles are looked at in any case."""
    met = 0
    for seed in range(60):
        s = scarce("M6", round=3, seed=seed)
        act(s, "survey")
        assert len(told(s, "surveyed")) == 2
        met += len(told(s, "mystery-laid"))
        assert sum(at(s, "mysteries", "sites").values()) == len(told(s, "mystery-laid"))
    assert met > 3


@pytest.mark.rule("MU-ZUMYST-R9", "MU-RESCORE-02")
def test_in_the_end_they_are_worth_nothing_to_zu() -> None:
    from tests.games.excavation_earth.museum.test_zu_end import ended

    s = ended("M6", cargo=["", "red-lens"], mystery_cargo=["", "red green"])
    assert told(s, "left") == ["left red-lens cargo 2"]


@pytest.mark.rule("MU-ZUMYST-R13")
def test_with_switch_h1_within_each_colour() -> None:
    s = scarce("M6", zu=["H1"], sites=BOTH, mystery_sites="red green")
    assert act(s, TWO)
    assert sorted(told(s, "mystery-dug", "dug")) == ["mystery-dug green mexico", "mystery-dug red london"]
    one = scarce("M6", cubes=1, zu=["H1"], sites=BOTH, mystery_sites="red green", queues=LIKED)
    assert act(one, TWO)
    assert told(one, "mystery-dug", "dug")[0] == "mystery-dug red london"
    assert told(one, "dug")[0].split()[1].startswith("green")


@pytest.mark.rule("MU-ZUMYST-R13")
def test_with_switch_h3_in_either_hold() -> None:
    full = "yellow-helix yellow-lens purple-helix purple-lens"
    s = scarce("M6", zu=["H3"], cargo=["", full], mystery_sites="red", queues=LIKED)
    assert act(s, TWO)
    assert at(s, "mysteries", "hidden", ZU) == {"red": 1}
    assert act(s, "command-1")
    assert told(s, "analysed") == ["analysed red hidden"]


@pytest.mark.rule("MU-RECARD-27", "MU-EDGE-115")
def test_zu_sees_real_envoys() -> None:
    """The human's Loyalty Chip counts in scoring alone: 1 against 1 is no majority, and so Zu places."""
    s = scarce("M6", round=2, envoys=["left", "left"], mysteries={"cards": [["loyalty-chip"], []]})
    assert act(s, "command-1")
    assert told(s, "sent-envoy") == ["sent-envoy left"]
    scored = scarce("M6", round=2, envoys=["left", "left"], mysteries={"cards": [["loyalty-chip"], []]})
    from digsite.games.excavation_earth.steps.score import award

    scored._events = []
    award(scored, 0)
    assert told(scored, "centre-prize") == ["centre-prize left 1 10", "centre-prize left 2 5"]


def test_a_position_with_cards_of_zus_is_refused() -> None:
    with pytest.raises(digsite.BadPosition, match="MU-ZUMYST-06"):
        scarce("M6", mysteries={"cards": [[], ["phase-drill"]]})
