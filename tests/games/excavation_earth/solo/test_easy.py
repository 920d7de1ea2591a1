"""The switches that make Zu weaker (ZU-EASY)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.state import Earth
from digsite.kernel.errors import BadPosition
from tests.games.excavation_earth.solo.table import HUMAN, ZU, act, credits, new, solo, told, turn
from tests.games.excavation_earth.table import asked, at, counts, offered, other_cards, other_tiles, play

FORECAST = "orange-anchor orange-comet orange-cog"
NO_CUBE = ["", "left*22"]
ONE_CUBE = ["", "left*21"]
TWO_CUBES = ["", "left*20"]
ROUND_1 = {"excavate-top": 3, "market": 2, "command-1": 1, "sell": 1, "snipe": 2, "survey": 1}
"""A deck of round 1 with all three cards that excavate the most popular colour."""
WAITING = [
    counts("excavate-yellow-green excavate-green-red excavate-red-purple command-2 command-3 sell survey"),
    counts("excavate-purple-orange excavate-yellow-orange command-4 command-5 command-6 sell*2"),
]


def shown(state: Earth) -> list[str]:
    """The cards that were revealed and thrown away, and a pass."""
    return told(state, "card", "threw", "passed")


def survey(pile: str, **kw: Any) -> Earth:
    """Switch E5, a deck of one red card, and exactly these tiles in the red pile; Zu has 20 credits."""
    return solo(
        **{
            "zu": ["E5"],
            "forecast": FORECAST,
            "discard": other_cards("red-mask", FORECAST, str(kw.get("hand", ""))),
            "sold": other_tiles("red", pile),
            "credits": [8, 20],
            **kw,
        }
    )


# --- E1, E2, E3 -----------------------------------------------------------------------------------


@pytest.mark.rule("ZU-EASY-01")
@pytest.mark.parametrize(("switches", "start"), [(["E1"], 0), ([], 8), (["E2", "E3", "E4", "E5"], 8)])
def test_e1_zu_starts_with_nothing(switches: list[str], start: int) -> None:
    """The human has 8 credits as ever."""
    s = new(zu=switches)

    assert (at(s, "earned", ZU).get("start", 0), at(s, "earned", HUMAN)["start"]) == (start, 8)


@pytest.mark.rule("ZU-EASY-02")
@pytest.mark.parametrize(("switches", "gain"), [(["E2"], 0), (["E1", "E3", "E4", "E5"], 10)])
@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("sell", {}),
        ("snipe", {}),
        ("excavate-top", {}),
        ("survey", {"marks": [0, 0, 0]}),
        ("market", {"traders": ["", "mask coil prism cog comet anchor"]}),
    ],
)
def test_e2_a_failed_action_gives_nothing(card: str, position: dict[str, Any], switches: list[str], gain: int) -> None:
    """It fails as ever; without the switch it gives 10."""
    s = solo(zu=switches, **position)
    before = credits(s)

    assert not act(s, card)

    assert credits(s) == before + gain


@pytest.mark.rule("ZU-EASY-03", "ZU-EASY-04")
@pytest.mark.parametrize(("switches", "colour"), [(["E3"], []), ([], ["red"])])
def test_e3_market_adds_wild_buyers_only(switches: list[str], colour: list[str]) -> None:
    """The lead colour chooses the same two markets; a wild buyer joins at both, a red one only without the switch."""
    s = solo(
        zu=switches,
        cargo=["", "red-lens green-lens"],
        queues=["green*2", "red", "", "red wild", "orange"],
        ship={"red": 1},
    )

    assert act(s, "market")

    assert told(s, "hired") == ["hired #4", "hired #2"]
    assert at(s, "queues") == [
        ["green", "green"],
        ["red", "wild", *colour],
        [],
        ["red", "wild", "wild", *colour],
        ["orange"],
        [],
    ]


@pytest.mark.rule("ZU-EASY-03", "ZU-MARKET-20", "ZU-EDGE-88")
def test_e3_with_empty_holds_no_colour_is_drawn() -> None:
    """One market is left, so nothing at all is left to chance."""
    s = solo(zu=["E3"], traders=["", "mask coil prism cog comet"])
    before = at(s, "rng")

    assert act(s, "market")

    assert at(s, "queues", 5) == ["wild"]
    assert told(s, "weighs-colours", "buyers-lot") == []
    assert at(s, "rng") == before


@pytest.mark.rule("ZU-EASY-04")
@pytest.mark.parametrize("switches", [["E3"], []])
def test_e3_the_swing_still_ranks_the_markets(switches: list[str]) -> None:
    """Empty holds; the middle centre is the best."""
    s = solo(zu=switches, envoys=["left right*2", "right*3"])

    act(s, "market")

    assert sorted(told(s, "hired")) == ["hired #3", "hired #4"]


# --- E4 -------------------------------------------------------------------------------------------


@pytest.mark.rule("ZU-EASY-05", "ZU-EASY-08", "ZU-EDGE-50")
@pytest.mark.parametrize(
    ("first", "position"),
    [
        ("snipe", {"cargo": ["", "red-lens"], "queues": ["red"]}),
        ("survey", {}),
        ("excavate-top", {"sites": "red-lens"}),
    ],
)
@pytest.mark.parametrize(("switches", "thrown"), [(["E4"], True), ([], False)])
def test_e4_the_next_card_is_thrown_away(
    first: str, position: dict[str, Any], switches: list[str], thrown: bool
) -> None:
    """After Snipe, Survey and Excavate of the most popular colour Sell has no effect and lies on the discard pile;
    Market is the second action. Without the switch Sell is."""
    s = turn(solo(zu=switches, **position), f"{first} sell market command-1")

    if thrown:
        assert shown(s) == [f"card {first}", "threw sell", "card market"]
        assert at(s, "zu", "discard") == {first: 1, "sell": 1, "market": 1}
        assert at(s, "zu", "deck") == {"command-1": 1}
        assert len(at(s, "traders", ZU)) == 2
        assert told(s, "failed") == []
    else:
        assert shown(s) == [f"card {first}", "card sell"]


@pytest.mark.rule("ZU-EASY-05")
def test_e4_also_after_the_second_action() -> None:
    """Market, then Snipe: Sell is thrown away when the turn is over."""
    s = turn(solo(zu=["E4"], cargo=["", "red-lens"], queues=["red"]), "market snipe sell command-1")

    assert shown(s) == ["card market", "card snipe", "threw sell"]
    assert at(s, "zu", "deck") == {"command-1": 1}


@pytest.mark.rule("ZU-EASY-06")
@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("excavate-green-red", {"sites": "red-lens green-lens"}),
        ("market", {}),
        ("command-2", {}),
        ("sell", {"cargo": ["", "red-lens"], "traders": ["", "mask"], "queues": ["red"]}),
    ],
)
def test_e4_other_cards_do_not_trigger_it(card: str, position: dict[str, Any]) -> None:
    """Each is done, and the next card is the second action."""
    s = turn(solo(zu=["E4"], **position), f"{card} command-5 command-6")

    assert shown(s) == [f"card {card}", "card command-5"]
    assert told(s, "failed") == []


@pytest.mark.rule("ZU-EASY-07", "ZU-EASY-R1", "ZU-EDGE-52")
@pytest.mark.parametrize(("card", "position"), [("snipe", {}), ("survey", {"marks": [0, 0, 1]}), ("excavate-top", {})])
def test_e4_a_failed_action_does_not_trigger_it(card: str, position: dict[str, Any]) -> None:
    """Nothing to sell; no free forecast card; nothing to dig, to buy and to offload."""
    s = turn(solo(zu=["E4"], **position), f"{card} command-5 command-6")

    assert shown(s) == [f"card {card}", "card command-5"]
    assert len(told(s, "failed")) == 1


@pytest.mark.rule("ZU-EASY-07", "ZU-EASY-R1", "ZU-EDGE-52")
@pytest.mark.parametrize(
    ("position", "end"),
    [
        ({"stacks": {"red": "red-lens"}}, "acquired red-lens hidden -3"),
        ({"cargo": ["", "red-lens"]}, "offloaded red-lens cargo 2"),
    ],
)
def test_e4_an_excavation_that_ends_in_the_black_market_triggers_it(position: dict[str, Any], end: str) -> None:
    """Acquire and Offload are no failures."""
    s = turn(solo(zu=["E4"], **position), "excavate-top sell command-6")

    assert told(s, "acquired", "offloaded") == [end]
    assert shown(s) == ["card excavate-top", "threw sell", "card command-6"]


@pytest.mark.rule("ZU-EASY-08", "ZU-EDGE-53")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_e4_a_round_still_ends_with_ten_cards_on_the_discard_pile(seed: int) -> None:
    """Of the ten some were thrown away; the next deck is made of three of them, so it has ten again."""
    s = solo(zu=["E4"], sites="red-lens red-helix green-lens green-antenna", queues=["wild"] * 6, seed=seed)

    play(s, "pass")

    assert len(told(s, "threw")) > 0
    assert len(told(s, "card")) + len(told(s, "threw")) == 10
    assert sum(at(s, "zu", "past", 0).values()) == 10
    assert sum(at(s, "zu", "deck").values()) == 10


@pytest.mark.rule("ZU-EASY-08")
def test_e4_a_card_thrown_away_may_come_again() -> None:
    """Command for #1 is thrown away as the last card of round 1: sometimes it is in the deck of round 2."""
    discard = {"excavate-top": 3, "market": 2, "sell": 1, "snipe": 1, "survey": 1}
    cards = {"deck": {"snipe": 1, "command-1": 1}, "discard": discard, "waiting": WAITING}
    seen = set()
    for seed in range(60):
        s = solo(zu=["E4"], zu_cards=cards, cargo=["", "red-lens"], queues=["red"], seed=seed)
        play(s, "pass")
        if told(s, "card", "threw") == ["card snipe", "threw command-1"]:
            seen.add(at(s, "zu", "deck", "command-1"))

    assert seen == {0, 1}


@pytest.mark.rule("ZU-EASY-09")
def test_e4_a_card_thrown_away_throws_no_other() -> None:
    """Snipe is done and the second Snipe thrown away: Market is the next action, and then Sell is left."""
    s = solo(zu=["E4"], cargo=["", "red-lens red-helix"], queues=["red", "red"])

    s = turn(s, "snipe snipe market sell")

    assert shown(s) == ["card snipe", "threw snipe", "card market"]
    assert at(s, "zu", "deck") == {"sell": 1}


@pytest.mark.rule("ZU-EASY-10", "ZU-EDGE-51")
def test_e4_with_an_empty_deck_nothing_is_thrown_away() -> None:
    """Survey is the last card: the second action is a pass."""
    s = turn(solo(zu=["E4"]), "survey")

    assert shown(s) == ["card survey", "passed"]
    assert at(s, "zu", "discard") == {"survey": 1}


@pytest.mark.rule("ZU-EASY-11")
def test_e4_the_last_turn_may_be_one_action_and_a_pass() -> None:
    """Snipe throws the last card away."""
    s = turn(solo(zu=["E4"], cargo=["", "red-lens"], queues=["red"]), "snipe sell")

    assert shown(s) == ["card snipe", "threw sell", "passed"]


@pytest.mark.rule("ZU-EASY-11")
@pytest.mark.parametrize(("switches", "fewer"), [(["E4"], True), ([], False)])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_e4_zu_may_have_fewer_turns(switches: list[str], fewer: bool, seed: int) -> None:
    """Without the switch it has five turns of two cards and a sixth in which it passes."""
    s = solo(
        zu=switches,
        sites="red-lens red-helix green-lens green-antenna",
        queues=["wild"] * 6,
        zu_cards={"deck": ROUND_1, "waiting": WAITING},
        seed=seed,
    )

    play(s, "pass")

    turns = [event for event in s.events if event.kind.name == "turn-began" and event.seat == ZU]
    assert (len(turns) < 6) == fewer
    assert (len(told(s, "card")) < 10) == fewer


# --- E5: Market, Command, Snipe and Sell ----------------------------------------------------------


@pytest.mark.rule("ZU-EASY-12")
def test_e5_zu_has_22_cubes() -> None:
    """A position with a 23rd cube of Zu's is refused; without the switch it is one of the second colour."""
    assert at(new(zu=["E5"]), "cubes", ZU) == 22
    assert at(solo(zu=["E5"], envoys=["", "left*22"]), "cubes", ZU) == 0
    assert at(solo(envoys=["", "left*23"]), "cubes", ZU) == -1
    with pytest.raises(BadPosition, match="ZU-EASY-12"):
        solo(zu=["E5"], envoys=["", "left*23"])


@pytest.mark.rule("ZU-EASY-13", "ZU-EASY-23")
@pytest.mark.parametrize(("switches", "done"), [(["E5"], False), ([], True)])
def test_e5_market_without_a_cube_fails(switches: list[str], done: bool) -> None:
    """No buyer moves, and Zu gains the usual 10 credits."""
    s = solo(zu=switches, cargo=["", "red-lens"], queues=["red"], envoys=NO_CUBE)

    assert act(s, "market") == done

    assert credits(s) == (8 if done else 18)
    assert (at(s, "traders", ZU) == {}) != done
    assert (at(s, "queues") == [["red"], [], [], [], [], []]) != done


@pytest.mark.rule("ZU-EASY-14", "ZU-EASY-R2")
def test_e5_market_with_one_cube_places_one_trader() -> None:
    """In the best market, and buyers join there alone."""
    s = solo(zu=["E5"], cargo=["", "red-lens"], queues=["red", "", "red*2"], envoys=ONE_CUBE)

    assert act(s, "market")

    assert (at(s, "traders", ZU), at(s, "cubes", ZU), credits(s)) == ({"prism": 1}, 0, 8)
    assert at(s, "queues") == [["red"], [], ["red", "red", "wild", "red"], [], [], []]


@pytest.mark.rule("ZU-EASY-14")
def test_e5_market_with_two_cubes_places_two() -> None:
    """As ever."""
    s = solo(zu=["E5"], cargo=["", "red-lens"], queues=["red", "", "red*2"], envoys=TWO_CUBES)

    act(s, "market")

    assert (at(s, "traders", ZU), at(s, "cubes", ZU)) == ({"mask": 1, "prism": 1}, 0)


@pytest.mark.rule("ZU-EASY-15", "ZU-EASY-R3", "ZU-EASY-23", "ZU-EDGE-54")
@pytest.mark.parametrize(
    ("envoys", "traders", "done"),
    [
        ("right*22", "", False),
        ("right*21", "", False),
        ("right*20", "", True),
        ("right*21", "prism", False),
        ("right*20", "prism", True),
    ],
)
def test_e5_command_is_all_or_nothing(envoys: str, traders: str, done: bool) -> None:
    """Two cubes without a trader there, one with: with fewer nothing is placed, what cubes there are stay, and Zu gains
    10 credits."""
    s = solo(zu=["E5"], envoys=["", envoys], traders=["", traders])
    cubes = at(s, "cubes", ZU)

    assert act(s, "command-3") == done

    assert at(s, "envoys", ZU).get("middle", 0) == (1 if done else 0)
    assert at(s, "traders", ZU) == ({"prism": 1} if done or traders else {})
    assert at(s, "cubes", ZU) == (0 if done else cubes)
    assert credits(s) == (8 if done else 18)


@pytest.mark.rule("ZU-EASY-16", "ZU-EASY-23")
def test_e5_snipe_without_a_cube_for_the_trader_fails() -> None:
    """#1 has two buyers and no trader of Zu's; #2, with a trader and a buyer, is not tried. Only credits change."""
    s = solo(zu=["E5"], cargo=["", "red-lens"], queues=["red*2", "red"], traders=["", "coil"], envoys=ONE_CUBE)
    before = s.to_json()

    assert not act(s, "snipe")

    after = s.to_json()
    assert credits(s) == 18
    assert {field for field in after if after[field] != before[field]} == {"earned"}


@pytest.mark.rule("ZU-EASY-16")
def test_e5_one_cube_is_enough_for_a_snipe() -> None:
    """It is a trader, and then an envoy."""
    s = solo(zu=["E5"], cargo=["", "red-lens"], queues=["red*2"], envoys=ONE_CUBE)

    assert act(s, "snipe")

    assert (at(s, "cubes", ZU), at(s, "envoys", ZU)) == (0, {"left": 22})


@pytest.mark.rule("ZU-EASY-17")
def test_e5_snipe_with_a_trader_there_needs_no_cube() -> None:
    """The trader becomes an envoy."""
    s = solo(zu=["E5"], cargo=["", "red-lens"], queues=["red"], traders=["", "mask"], envoys=ONE_CUBE)
    assert at(s, "cubes", ZU) == 0

    assert act(s, "snipe")

    assert (at(s, "sold"), at(s, "envoys", ZU)) == ({"red-lens": 1}, {"left": 22})


@pytest.mark.rule("ZU-EASY-22")
def test_e5_sell_needs_no_cube() -> None:
    """Two traders become envoys; the supply is empty before and after."""
    s = solo(
        zu=["E5"], cargo=["", "red-lens red-helix"], queues=["red", "red"], traders=["", "mask coil"], envoys=TWO_CUBES
    )
    assert at(s, "cubes", ZU) == 0

    assert act(s, "sell")

    assert (at(s, "envoys", ZU), at(s, "cubes", ZU)) == ({"left": 22}, 0)
    assert at(s, "sold") == {"red-lens": 1, "red-helix": 1}


# --- E5: samples ----------------------------------------------------------------------------------


@pytest.mark.rule("ZU-EASY-18", "ZU-EASY-R4")
def test_e5_excavate_goes_on_without_a_cube() -> None:
    """The tile is taken and not sampled."""
    s = solo(zu=["E5"], sites="red-lens", envoys=NO_CUBE)

    assert act(s, "excavate-top")

    assert (at(s, "cargo", ZU), at(s, "guards", ZU), at(s, "cubes", ZU)) == (["red-lens"], [], 0)


@pytest.mark.rule("ZU-EASY-18", "ZU-EASY-R4")
def test_e5_acquire_goes_on_without_a_cube() -> None:
    """The tile is paid and stored, and not sampled; it does not become an Offload."""
    s = solo(zu=["E5"], stacks={"red": "red-lens"}, cargo=["", "green-lens"], envoys=NO_CUBE)

    assert act(s, "excavate-top")

    assert (at(s, "hidden", ZU), at(s, "guards", ZU), credits(s)) == (["red-lens"], [], 5)
    assert at(s, "cargo", ZU) == ["green-lens"]


@pytest.mark.rule("ZU-EASY-18", "ZU-EASY-R4")
@pytest.mark.parametrize("number", [1, 3])
def test_e5_a_survey_purchase_goes_on_without_a_cube(number: int) -> None:
    """The tile is bought and not sampled."""
    forecast = FORECAST if number < 3 else ""
    s = survey("red-lens", round=number, envoys=NO_CUBE, forecast=forecast, discard=other_cards("red-mask", forecast))

    assert act(s, "survey")

    assert (at(s, "cargo", ZU), at(s, "guards", ZU), credits(s)) == (["red-lens"], [], 16)


@pytest.mark.rule("ZU-EASY-18", "ZU-EDGE-55")
def test_e5_two_tiles_without_samples_are_copies() -> None:
    """Both are dug, none is sampled; while Zu has them it digs no other of these types."""
    s = solo(zu=["E5"], sites="red-antenna*2 red-helix*2", envoys=NO_CUBE)

    assert act(s, "excavate-top")
    assert (at(s, "cargo", ZU), at(s, "guards", ZU)) == (["red-helix", "red-antenna"], [])
    act(s, "excavate-top")

    assert told(s, "dug") == []
    assert at(s, "sites") == {"red-antenna": 1, "red-helix": 1}


@pytest.mark.rule("ZU-EASY-19")
def test_e5_the_last_cube_samples_the_first_of_two() -> None:
    """The antenna is worth more, so it is chosen first."""
    s = solo(zu=["E5"], sites="red-antenna red-helix", envoys=ONE_CUBE)

    act(s, "excavate-top")

    assert at(s, "cargo", ZU) == ["red-helix", "red-antenna"]
    assert (at(s, "guards", ZU), at(s, "cubes", ZU)) == (["red-antenna"], 0)


@pytest.mark.rule("ZU-EASY-25", "ZU-EDGE-56")
def test_e5_a_type_without_a_sample_is_needed_again_once_it_is_sold() -> None:
    """While Zu has the lens another on the map is ignored; after the sale it is dug, and sampled."""
    s = solo(zu=["E5"], cargo=["", "red-lens"], sites="red-lens", queues=["red"], traders=["", "mask"])
    early = s.copy()

    act(early, "excavate-top")
    assert told(early, "dug") == []
    act(s, "sell")
    assert act(s, "excavate-top")

    assert told(s, "dug", "sampled") == ["dug red-lens london", "sampled red-lens"]
    assert at(s, "guards", ZU) == ["red-lens"]


@pytest.mark.rule("ZU-EASY-25")
def test_e5_a_type_without_a_sample_is_needed_again_once_it_is_offloaded() -> None:
    """The lens goes to the black market for 2 credits; the next Excavate buys it for 3, and samples it."""
    s = solo(zu=["E5"], cargo=["", "red-lens"])

    assert act(s, "excavate-top")
    assert told(s, "offloaded") == ["offloaded red-lens cargo 2"]
    assert act(s, "excavate-top")

    assert told(s, "acquired", "sampled") == ["acquired red-lens hidden -3", "sampled red-lens"]


# --- E5: the forecast -----------------------------------------------------------------------------


@pytest.mark.rule("ZU-EASY-20", "ZU-SURVEY-23", "ZU-EDGE-85")
def test_e5_survey_without_a_cube_leaves_the_new_card_open() -> None:
    """In round 2: card 1 is replaced without a cube; the human may replace it, and so may the next Survey of Zu's."""
    s = survey("red-lens red-antenna", round=2, envoys=NO_CUBE, hand="green-mask")

    assert act(s, "survey")
    assert (at(s, "forecast", 0), at(s, "marks")) == ("red-mask", [None, None, None])
    assert at(s, "cubes", ZU) == 0
    human = play(s.copy(), "survey green-mask")
    assert (asked(human), offered(human)) == ("survey_replace", ["replace 0", "replace 1", "replace 2"])
    act(s, "survey")

    assert told(s, "replaced")[0].startswith("replaced red-mask ")
    assert at(s, "forecast")[1:] == ["orange-comet", "orange-cog"]


@pytest.mark.rule("ZU-EASY-21")
def test_e5_cubes_of_the_forecast_are_available_again() -> None:
    """Zu's only cube outside its envoys lies on a card: after the preparation of round 2 a Market can use it."""
    s = solo(
        zu=["E5"],
        marks=[1, None, None],
        envoys=ONE_CUBE,
        zu_cards={"discard": ROUND_1},
    )
    assert at(s, "cubes", ZU) == 0

    play(s, "pass")

    assert (at(s, "round"), at(s, "cubes", ZU), at(s, "envoys", ZU)) == (2, 1, {"left": 21})
    assert act(s, "market")
    assert (sum(at(s, "traders", ZU).values()), at(s, "cubes", ZU)) == (1, 0)


@pytest.mark.rule("ZU-EASY-24", "ZU-EDGE-83")
@pytest.mark.parametrize(
    ("number", "marks", "guards"), [(1, [ZU, None, None], []), (2, [ZU, None, None], []), (3, [], ["red-lens"])]
)
def test_e5_the_forecast_gets_the_last_cube(number: int, marks: list[int | None], guards: list[str]) -> None:
    """The purchase stays unsampled; in round 3, without a forecast, it is sampled where Survey samples at all."""
    forecast = FORECAST if number < 3 else ""
    s = survey(
        "red-lens",
        round=number,
        envoys=ONE_CUBE,
        forecast=forecast,
        discard=other_cards("red-mask", forecast),
        options={"rulings": {"ZU-CREW-R1": "sample"}},
    )

    act(s, "survey")

    assert (at(s, "marks"), at(s, "guards", ZU), at(s, "cubes", ZU)) == (marks, guards, 0)
    assert at(s, "cargo", ZU) == ["red-lens"]
