"""Survey: a card into the forecast, a token, and tiles from a pile (EE-SURVEY)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.state import Earth
from digsite.kernel.errors import BadInput
from tests.games.excavation_earth.table import (
    GAME,
    after_draft,
    asked,
    at,
    happened,
    offered,
    other_tiles,
    play,
    quiet,
    refused,
    story,
)

FORECAST = "orange-cog orange-comet orange-mask"


def survey(pile: str = "red-lens red-antenna", **kw: Any) -> Earth:
    """Red cards in hand, three orange cards in the forecast, and exactly these tiles in the red pile; 20 credits."""
    seats = int(kw.get("seats", 2))
    return quiet(
        **{
            "factions": ["gul", "aqulla", "dal_harrai", "kuti_kuti"][:seats],
            "hands": ["red-mask red-cog green-mask", "yellow-mask yellow-cog"],
            "forecast": FORECAST,
            "sold": other_tiles("red", pile),
            "credits": [20, 8],
            **kw,
        }
    )


def pile(s: Earth) -> dict[str, int]:
    """The tiles of the red pile."""
    return {kind: n for kind, n in at(s, "piles").items() if kind.startswith("red")}


@pytest.mark.rule("EE-SURVEY-01", "EE-SURVEY-04")
def test_any_action_card_will_do() -> None:
    """Whatever its icon and wherever the explorers stand."""
    s = survey(hands=["red-mask red-anchor yellow-prism green-coil", "yellow-mask"], explorers=["rio cairo rome"] * 2)

    assert offered(s, "survey") == [
        f"survey {card}" for card in ("yellow-prism", "green-coil", "red-mask", "red-anchor")
    ]
    play(s, "survey red-anchor", "replace 0")
    assert asked(s) == "survey_lay"
    assert "red-anchor" not in at(s, "hands", 0)


@pytest.mark.rule("EE-SURVEY-02")
def test_no_travel_card() -> None:
    """With travel cards alone there is no Survey."""
    s = survey(hands=["", "yellow-mask"], travel=["travel-2 travel-3 travel-4", ""])

    assert not offered(s, "survey")
    with pytest.raises(BadInput):
        GAME.codes.parse("survey travel-2")


@pytest.mark.rule("EE-SURVEY-03", "EE-SURVEY-22", "EE-EDGE-46", "EE-SURVEY-23")
@pytest.mark.parametrize("number", [1, 2])
def test_a_forecast_card_without_a_cube_is_needed(number: int) -> None:
    """Three cards, all with cubes: nobody can survey in rounds 1 and 2; in round 3 it is always offered."""
    for turn in (0, 1):
        s = survey(round=number, marks=[0, 1, 1], tokens=[1, 2], turn=turn)
        assert not offered(s, "survey")
        refused(s, "survey red-mask" if turn == 0 else "survey yellow-mask", "EE-SURVEY-03")

    late = survey(round=3, forecast="")
    assert offered(late, "survey") == ["survey green-mask", "survey red-mask", "survey red-cog"]


@pytest.mark.rule("EE-SURVEY-03", "EE-SURVEY-06")
def test_one_free_card_is_enough() -> None:
    """It is the only one that can be replaced: there is nothing to choose."""
    s = survey(marks=[0, None, 1], tokens=[1, 2])

    play(s, "survey red-mask")

    assert at(s, "forecast") == ["orange-cog", "red-mask", "orange-mask"]
    assert at(s, "marks") == [0, 0, 1]


@pytest.mark.rule("EE-SURVEY-05", "EE-SURVEY-06", "EE-SURVEY-R6")
@pytest.mark.parametrize("place", [0, 2])
def test_the_played_card_takes_the_place_of_another(place: int) -> None:
    """A card without a cube, of the player's choice, goes to the common pile without effect; it brings no tiles."""
    s = survey(marks=[None, 1, None])
    orange = {kind: n for kind, n in at(s, "piles").items() if kind.startswith("orange")}

    play(s, "survey red-mask")
    assert offered(s) == ["replace 0", "replace 2"]
    refused(s, "replace 1", "EE-SURVEY-06")
    refused(s, "replace 3", "EE-SURVEY-06")
    play(s, f"replace {place}")

    old = FORECAST.split()
    assert at(s, "discard") == {old[place]: 1}
    assert story(s, "replaced") == [f"0 replaced {old[place]} red-mask"]
    old[place] = "red-mask"
    assert at(s, "forecast") == old
    assert {kind: n for kind, n in at(s, "piles").items() if kind.startswith("orange")} == orange
    assert at(s, "sites") == {}


@pytest.mark.rule("EE-SURVEY-05")
def test_the_steps_come_in_order() -> None:
    """Card and cube, token, tiles: nothing is drawn before a forecast card is chosen."""
    s = survey()

    play(s, "survey red-mask")
    assert (asked(s), at(s, "surveyed"), at(s, "tokens")) == ("survey_replace", [], [0, 0])
    refused(s, "lay red-lens", "EE-SURVEY-16")
    play(s, "replace 0")

    kinds = [name.split()[1] for name in story(s)]
    assert kinds == ["replaced", "marked", "took-token", "surveyed", "surveyed"]


@pytest.mark.rule("EE-SURVEY-07", "EE-SURVEY-R2")
def test_a_cube_marks_the_card() -> None:
    """It is taken from the crew supply, without a question."""
    s = survey()

    play(s, "survey red-mask", "replace 1")

    assert (at(s, "marks"), at(s, "cubes", 0)) == ([None, 0, None], 21)
    assert asked(s) == "survey_lay"
    assert story(s, "marked") == ["0 marked red-mask"]


@pytest.mark.rule("EE-SURVEY-08", "EE-SURVEY-11", "EE-SURVEY-R1", "EE-EDGE-47")
def test_without_a_cube_the_card_stays_unmarked() -> None:
    """No guard is moved for it; the token is taken all the same; an opponent may replace that very card."""
    s = survey(traders=["coil*21", ""], guards=["orange-lens", ""])
    assert at(s, "cubes", 0) == 0

    play(s, "survey red-mask", "replace 0")
    assert (at(s, "marks"), at(s, "guards", 0)) == ([None, None, None], ["orange-lens"])
    assert at(s, "tokens") == [1, 0]
    assert story(s, "marked", "took-token") == ["0 took-token 1"]

    play(s, "lay red-lens", "done", "pass", "survey yellow-mask", "replace 0")
    assert at(s, "forecast", 0) == "yellow-mask"
    assert at(s, "marks") == [1, None, None]
    assert at(s, "discard") == {"orange-cog": 1, "red-mask": 1}


@pytest.mark.rule("EE-SURVEY-09", "EE-SURVEY-12", "EE-SURVEY-13", "EE-SURVEY-23")
def test_tokens_in_the_order_of_surveying() -> None:
    """Four players survey, out of turn order: the first gets 1, the next 2, and there is one for everybody."""
    s = survey(
        seats=4,
        factions=["gul", "aqulla", "kuti_kuti", "issisinui"],
        order=[2, 0, 3, 1],
        turn=2,
        hands=["red-mask red-cog", "green-mask green-cog", "yellow-mask yellow-cog", "purple-mask purple-cog"],
        forecast=f"{FORECAST} orange-prism orange-coil",
        credits=[0, 0, 0, 0],
    )

    for seat, colour in [(2, "yellow"), (0, "red"), (3, "purple"), (1, "green")]:
        assert s.seat == seat
        play(s, f"survey {colour}-mask", f"replace {seat}")
        assert story(s, "took-token")[0].split()[:2] == [str(seat), "took-token"]
        while asked(s) != "act":
            s.play(s.legal()[0])
        play(s, "travel travel-2", "done")

    assert at(s, "tokens") == [2, 4, 1, 3]
    assert at(s, "marks") == [0, 1, 2, 3, None]


@pytest.mark.rule("EE-SURVEY-10", "EE-EDGE-48", "EE-SURVEY-24")
def test_one_token_per_player_and_round() -> None:
    """A second Survey marks another card but takes no second token."""
    s = survey()

    play(s, "survey red-mask", "replace 0", "lay red-lens", "done", "survey green-mask", "replace 1")

    assert at(s, "tokens") == [1, 0]
    assert at(s, "marks") == [0, 0, None]
    assert not happened(s, "took-token")


@pytest.mark.rule("EE-SURVEY-11")
def test_the_token_is_compulsory() -> None:
    """Nobody is asked whether it is wanted."""
    s = survey()

    play(s, "survey red-mask", "replace 0")

    assert (asked(s), at(s, "tokens")) == ("survey_lay", [1, 0])


@pytest.mark.rule("EE-SURVEY-14")
def test_the_new_order_waits_for_the_next_preparation() -> None:
    """Seat 1 is the only one to survey: it stays second in this round and is first in the next."""
    s = survey(hands=["red-mask green-mask red-cog", "yellow-mask yellow-cog yellow-coil"], credits=[0, 0])

    play(s, "excavate red-mask", "excavate green-mask", "survey yellow-mask", "replace 0")
    while asked(s) != "act":
        s.play(s.legal()[0])
    assert (at(s, "tokens"), at(s, "order")) == ([0, 1], [0, 1])
    play(s, "travel travel-2", "done")
    assert s.seat == 0
    play(s, "pass", "pass")

    assert (s.round, at(s, "order"), at(s, "tokens")) == (2, [1, 0], [0, 0])
    after_draft(s)
    assert s.seat == 1


@pytest.mark.rule("EE-SURVEY-15", "EE-SURVEY-16", "EE-SURVEY-17", "EE-SURVEY-R4", "EE-TURN-16")
@pytest.mark.parametrize(
    ("laid", "other", "site"), [("red-lens", "red-antenna", "london"), ("red-crater", "red-lens", "rome")]
)
def test_two_tiles_of_the_cards_colour(laid: str, other: str, site: str) -> None:
    """All see both; one of choice goes on its site, the other one back into the pile."""
    s = survey(f"{laid} {other}")

    play(s, "survey red-mask", "replace 0")
    assert at(s, "surveyed") == sorted([laid, other], key=["red-lens", "red-antenna", "red-crater"].index)
    assert pile(s) == {}
    assert s.view(1)["surveyed"] == s.view(0)["surveyed"] != []
    told = [event.seen(1) for event in s.events if event.kind.name == "surveyed"]
    assert told == happened(s, "surveyed")
    assert sorted(offered(s)) == sorted([f"lay {laid}", f"lay {other}"])
    refused(s, "lay red-helix", "EE-SURVEY-16")
    play(s, f"lay {laid}")
    assert story(s, "laid") == [f"0 laid {laid} {site}"]
    play(s, "done")

    assert at(s, "sites") == {laid: 1}
    assert pile(s) == {other: 1}
    assert story(s, "put-back") == [f"0 put-back {other}"]
    assert (s.scores, at(s, "cargo", 0), at(s, "surveyed")) == ([20, 8], [], [])
    assert asked(s) == "act"


@pytest.mark.rule("EE-SURVEY-15")
@pytest.mark.parametrize("colour", ["yellow", "green", "purple"])
def test_the_played_card_names_the_pile(colour: str) -> None:
    """Not the replaced one, and exactly two tiles."""
    s = survey(hands=[f"{colour}-mask red-cog", "red-coil"])

    play(s, f"survey {colour}-mask", "replace 0")

    drawn = at(s, "surveyed")
    assert len(drawn) == 2
    assert {kind.split("-")[0] for kind in drawn} == {colour}


@pytest.mark.rule("EE-SURVEY-16")
def test_one_tile_must_be_laid_before_the_other_is_bought() -> None:
    """It cannot be left out, and no purchase comes before it."""
    s = survey()

    play(s, "survey red-mask", "replace 0")

    refused(s, "done", "EE-SURVEY-16")
    refused(s, "buy red-lens", "EE-SURVEY-16")


@pytest.mark.rule("EE-SURVEY-17", "EE-SURVEY-18")
@pytest.mark.parametrize(("laid", "bought", "price"), [("red-lens", "red-antenna", 14), ("red-antenna", "red-lens", 4)])
def test_the_other_tile_may_be_bought_for_twice_its_value(laid: str, bought: str, price: int) -> None:
    """Value 7 costs 14, value 2 costs 4; it goes to the cargo hold and nothing returns to the pile."""
    s = survey()

    play(s, "survey red-mask", "replace 0", f"lay {laid}")
    assert offered(s) == ["done", f"buy {bought}"]
    refused(s, f"buy {laid}", "EE-SURVEY-17")
    play(s, f"buy {bought}")

    assert s.scores == [20 - price, 8]
    assert story(s, "bought") == [f"0 bought {bought} -{price}"]
    assert (at(s, "cargo", 0), at(s, "hidden", 0), pile(s)) == ([bought], [], {})
    assert at(s, "sites") == {laid: 1}


@pytest.mark.rule("EE-SURVEY-18", "EE-SURVEY-20")
@pytest.mark.parametrize(("money", "bought"), [(13, False), (14, True)])
def test_the_price_must_be_paid_in_full(money: int, bought: bool) -> None:
    """The tile of value 7 with 14 credits, to the last one; with 13 it goes back into the pile unasked."""
    s = survey(credits=[money, 8])

    play(s, "survey red-mask", "replace 0", "lay red-lens")

    if bought:
        play(s, "buy red-antenna")
        assert (s.scores, at(s, "cargo", 0)) == ([0, 8], ["red-antenna"])
    else:
        assert (asked(s), s.actions) == ("act", 1)
        assert (s.scores, at(s, "cargo", 0), pile(s)) == ([13, 8], [], {"red-antenna": 1})


@pytest.mark.rule("EE-SURVEY-18", "EE-SURVEY-20", "EE-EDGE-50")
def test_with_a_full_cargo_hold_the_other_tile_goes_back() -> None:
    """Even if the hidden hold has room."""
    s = survey(cargo=["orange-helix*4", ""])

    play(s, "survey red-mask", "replace 0", "lay red-lens")

    assert (asked(s), s.actions) == ("act", 1)
    assert pile(s) == {"red-antenna": 1}
    assert (at(s, "hidden", 0), s.scores) == ([], [20, 8])


@pytest.mark.rule("EE-SURVEY-19")
@pytest.mark.parametrize(("answer", "guards"), [("sample red-antenna", ["red-antenna"]), ("done", [])])
def test_a_bought_tile_may_be_sampled(answer: str, guards: list[str]) -> None:
    """The bought one, not the one on the map."""
    s = survey()

    play(s, "survey red-mask", "replace 0", "lay red-lens", "buy red-antenna")
    assert offered(s) == ["done", "sample red-antenna"]
    refused(s, "sample red-lens", "EE-GALLERY-04")
    play(s, answer)

    assert at(s, "guards", 0) == guards
    assert at(s, "cubes", 0) == 21 - len(guards)
    assert asked(s) == "act"


@pytest.mark.rule("EE-SURVEY-19", "EE-SURVEY-R1")
def test_the_last_cube_marks_the_card_and_a_guard_moves_for_the_sample() -> None:
    """One cube in supply: it goes on the forecast card; the sample then takes a guard, as in Excavate."""
    s = survey(traders=["coil*20", ""], guards=["orange-lens", ""])
    assert at(s, "cubes", 0) == 1

    play(s, "survey red-mask", "replace 0", "lay red-lens", "buy red-antenna", "sample red-antenna")

    assert at(s, "marks", 0) == 0
    assert at(s, "guards", 0) == ["red-antenna"]
    assert story(s, "reassigned", "sampled") == ["0 reassigned orange-lens", "0 sampled red-antenna"]


@pytest.mark.rule("EE-SURVEY-17")
def test_a_tile_shuffled_back_can_be_drawn_again() -> None:
    """With two tiles in the pile the one put back comes again in the next Survey, alone, and goes on the map."""
    s = survey()

    play(s, "survey red-mask", "replace 0", "lay red-lens", "done", "survey red-cog", "replace 1")

    assert at(s, "sites") == {"red-lens": 1, "red-antenna": 1}
    assert pile(s) == {}


@pytest.mark.rule("EE-SURVEY-21", "EE-SURVEY-22")
def test_round_3() -> None:
    """The card is discarded, no cube, no token, no forecast; two tiles are drawn as ever."""
    s = survey(round=3, forecast="")

    play(s, "survey red-mask")

    assert asked(s) == "survey_lay"
    assert (at(s, "discard"), at(s, "forecast"), at(s, "marks")) == ({"red-mask": 1}, [], [])
    assert (at(s, "cubes", 0), at(s, "tokens")) == (22, [0, 0])
    assert [name.split()[1] for name in story(s)] == ["played", "surveyed", "surveyed"]
    play(s, "lay red-lens", "buy red-antenna", "sample red-antenna")
    assert (at(s, "sites"), at(s, "cargo", 0), s.scores) == ({"red-lens": 1}, ["red-antenna"], [6, 8])


@pytest.mark.rule("EE-SURVEY-23")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_surveys_as_forecast_cards(seats: int) -> None:
    """With cubes to place 3, 4 or 5 Surveys can be made in a round, and no more."""
    hands = ["red-mask red-cog green-mask green-cog purple-mask purple-cog", "", "", ""][:seats]
    s = survey(
        seats=seats,
        hands=hands,
        travel=["travel-2", "", "", ""][:seats],
        forecast=" ".join(f"{FORECAST} orange-prism orange-coil".split()[: seats + 1]),
        sold={},
        credits=[0] * seats,
        passed=list(range(1, seats)),
    )

    made = 0
    while offered(s, "survey"):
        play(s, offered(s, "survey")[0])
        while asked(s) != "act":
            s.play(s.legal()[0])
        made += 1

    assert made == seats + 1
    assert at(s, "marks") == [0] * (seats + 1)


@pytest.mark.rule("EE-SURVEY-24", "EE-SURVEY-08", "EE-SURVEY-10", "EE-EDGE-91", "EE-SURVEY-23")
def test_two_surveys_without_a_cube() -> None:
    """Both times no cube; the second time the own card is replaced; one token only; all cards are free as before."""
    s = survey("red-lens red-antenna red-helix red-crater", traders=["coil*22", ""], credits=[0, 8])

    play(s, "survey red-mask", "replace 1")
    s.play(s.legal()[0])
    play(s, "survey red-cog")
    assert offered(s) == ["replace 0", "replace 1", "replace 2"]
    play(s, "replace 1")

    assert at(s, "forecast") == ["orange-cog", "red-cog", "orange-mask"]
    assert at(s, "marks") == [None, None, None]
    assert at(s, "tokens") == [1, 0]
    assert at(s, "discard") == {"orange-comet": 1, "red-mask": 1}


@pytest.mark.rule("EE-SURVEY-24", "EE-SURVEY-06")
def test_an_own_card_with_a_cube_cannot_be_replaced() -> None:
    """Neither by its owner nor by anybody else."""
    s = survey(marks=[0, None, None], tokens=[1, 0])

    play(s, "survey red-mask")

    refused(s, "replace 0", "EE-SURVEY-06")


@pytest.mark.rule("EE-SURVEY-R3", "EE-EDGE-49")
def test_one_tile_in_the_pile_goes_on_the_map() -> None:
    """It cannot be bought; the card and the token are as ever."""
    s = survey("red-antenna")

    play(s, "survey red-mask", "replace 0")

    assert (asked(s), s.actions) == ("act", 1)
    assert at(s, "sites") == {"red-antenna": 1}
    assert (at(s, "cargo", 0), s.scores) == ([], [20, 8])
    assert (at(s, "marks", 0), at(s, "tokens")) == (0, [1, 0])


@pytest.mark.rule("EE-SURVEY-R3", "EE-EDGE-49")
def test_no_tile_in_the_pile() -> None:
    """Only steps 1 and 2 are done."""
    s = survey("")

    play(s, "survey red-mask", "replace 0")

    assert (asked(s), s.actions) == ("act", 1)
    assert (at(s, "sites"), at(s, "surveyed")) == ({}, [])
    assert (at(s, "forecast", 0), at(s, "marks", 0), at(s, "tokens")) == ("red-mask", 0, [1, 0])


@pytest.mark.rule("EE-SURVEY-R3", "EE-EDGE-88")
def test_round_3_with_an_empty_pile() -> None:
    """Survey is legal, the card is discarded, nothing else happens."""
    s = survey("", round=3, forecast="")

    play(s, "survey red-mask")

    assert (asked(s), s.actions) == ("act", 1)
    assert (at(s, "discard"), at(s, "sites"), at(s, "cargo", 0)) == ({"red-mask": 1}, {}, [])
    assert story(s) == ["0 played survey red-mask"]


@pytest.mark.rule("EE-EDGE-88")
def test_psychics_with_one_tile_in_the_pile() -> None:
    """It goes on the map and cannot be stored."""
    s = survey("red-antenna", factions=["issisinui", "gul"], round=3, forecast="")

    play(s, "survey red-mask")

    assert (asked(s), s.actions) == ("act", 1)
    assert (at(s, "sites"), at(s, "cargo", 0)) == ({"red-antenna": 1}, [])


@pytest.mark.rule("EE-SURVEY-R5")
def test_a_card_may_replace_its_twin() -> None:
    """The same colour and icon: one is discarded, the other lies there with a cube."""
    s = survey(forecast="red-mask orange-comet orange-mask")

    play(s, "survey red-mask", "replace 0")

    assert (at(s, "forecast", 0), at(s, "marks", 0), at(s, "discard")) == ("red-mask", 0, {"red-mask": 1})


@pytest.mark.rule("EE-SURVEY-25")
def test_the_played_card_brings_tiles_twice() -> None:
    """Two drawn now; three more of its colour in the next preparation: two on the map, one under the stack."""
    s = survey("red-helix*4 red-lens*2")

    play(s, "survey red-mask", "replace 0")
    s.play(s.legal()[0])
    if asked(s) == "survey_buy":
        play(s, "done")
    assert sum(pile(s).values()) == 5
    play(s, "pass", "pass")

    assert s.round == 2
    assert sum(pile(s).values()) == 2
    assert sum(n for kind, n in at(s, "sites").items() if kind.startswith("red")) == 1 + 2
    assert len(at(s, "stacks", "red")) == 1
    assert at(s, "cubes", 0) == 22
    assert story(s, "cube-back") == ["0 cube-back red-mask"]
