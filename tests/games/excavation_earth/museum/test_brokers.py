"""Brokers: how they are gained, and what those who are left are worth (MU-BROKER)."""

from __future__ import annotations

from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.kinds import COLOURS
from digsite.games.excavation_earth.state import Earth
from digsite.kernel.result import Result
from tests.games.excavation_earth.museum.table import museum
from tests.games.excavation_earth.table import GAME, asked, at, happened, level, offered, play, refused, story

NO_ORANGE = ["orange*4", "orange*4"]
"""Queues with all eight orange buyers of a game for two."""


def matched(**kw: Any) -> Earth:
    """Seat 0 has just hung a red lens in a middle column whose curator is red: a broker of any colour is gained."""
    s = museum(**{"hands": ["red-mask red-cog", ""], "cargo": ["red-lens", ""], "curators": "none red none", **kw})
    play(s, "exhibit red-mask")
    if asked(s) == "send_broker":
        play(s, "done")
    return play(s, *(["show cargo red-lens"] if asked(s) == "exhibiting" else []), "hang 2-2")


def agency(round: int, **kw: Any) -> Earth:
    """Seat 0 has just recalled an envoy from the Talent Agency, whose brokers are one or two, as one likes."""
    cards = ["talent-agency", "emergency-fund", "fresh-orders"]
    s = museum("M6", round=round, command=cards, hands=["red-mask red-cog", ""], envoys=["left", ""], **kw)
    play(s, "command red-mask")
    if asked(s) == "send_broker":
        play(s, "done")
    return play(s, "recall")


def brokers(s: Earth, seat: int = 0) -> list[str]:
    return list(at(s, "staff", "brokers", seat))


def end(**kw: Any) -> Result:
    """The result when the last player passes."""
    s = play(museum(**{"modules": "M6", "round": 3, "passed": [1], **kw}), "pass")
    assert s.result is not None
    return s.result


def paid(result: Result, seat: int) -> int:
    """What the brokers of a seat have brought."""
    return sum(line.amount for line in result.lines[seat] if line.key == "brokers")


# --- gaining ----------------------------------------------------------------------------------------


@pytest.mark.rule("MU-BROKER-01", "MU-BROKER-02")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_buyer_of_the_supply_becomes_a_broker(colour: str) -> None:
    """It stands on the player board; its colour is one step more popular, the others are not."""
    s = agency(2)
    before = {other: level(s, other) for other in COLOURS}

    play(s, f"take-broker {colour}")

    assert brokers(s) == [colour]
    assert brokers(s, 1) == []
    assert {other: level(s, other) - before[other] for other in COLOURS} == {
        other: int(other == colour) for other in COLOURS
    }
    assert story(s, "gained-broker") == [f"0 gained-broker {colour}"]


@pytest.mark.rule("MU-BROKER-02")
@pytest.mark.parametrize(("broker", "credits"), [("green", 9), ("purple", 5)])
def test_the_popularity_that_a_broker_gives_counts_at_once(broker: str, credits: int) -> None:
    """Green and purple have a buyer in a queue each and share the first rank, until one of them gives a broker."""
    s = agency(2, cargo=["green-helix", ""], queues=["green purple"], traders=["mask", ""])

    play(s, f"take-broker {broker}", "done", "sell red-cog", "done")

    assert happened(s, "earned-rank")[0]["credits"] == credits


@pytest.mark.rule("MU-BROKER-03")
def test_no_two_brokers_of_a_colour() -> None:
    s = matched(brokers=["red orange", "green"])

    assert offered(s) == ["take-broker yellow", "take-broker green", "take-broker purple"]
    refused(s, "take-broker red", "MU-BROKER-03")
    refused(s, "take-broker orange", "MU-BROKER-03")
    play(s, "take-broker green")
    assert (brokers(s), brokers(s, 1)) == (["green", "red", "orange"], ["green"])


@pytest.mark.rule("MU-BROKER-03")
def test_one_of_a_colour_again_once_the_first_is_sent() -> None:
    """At any one time, not once in a game."""
    s = museum(hands=["green-mask red-cog", ""], cargo=["red-lens", ""], brokers=["red", ""], curators="none red none")

    play(s, "exhibit green-mask", "send-broker red", "hang 2-2", "take-broker red")

    assert brokers(s) == ["red"]
    assert at(s, "ship", "red") == 1


@pytest.mark.rule("MU-BROKER-03", "MU-BROKER-R1")
def test_a_position_has_no_two_brokers_of_a_colour() -> None:
    with pytest.raises(digsite.BadPosition, match=r"staff\.brokers"):
        museum("M6", brokers=["red*2", ""])


@pytest.mark.rule("MU-BROKER-04", "MU-COMP-11")
def test_no_broker_is_wild() -> None:
    """There are wild buyers in the supply, but a colour is picked."""
    s = matched()

    assert at(s, "buyers", "wild") == 6
    assert offered(s) == [f"take-broker {colour}" for colour in COLOURS]
    for span in ("take-broker", "send-broker"):
        assert [x.labels for x in GAME.codes.spans if x.name == span] == [COLOURS]
    with pytest.raises(digsite.BadPosition, match=r"staff\.brokers"):
        museum("M6", brokers=["wild", ""])


@pytest.mark.rule("MU-BROKER-R1")
def test_only_colours_with_a_buyer_in_the_supply() -> None:
    s = matched(brokers=["yellow", ""], queues=NO_ORANGE)

    assert offered(s) == ["take-broker green", "take-broker red", "take-broker purple"]
    refused(s, "take-broker orange", "MU-BROKER-R1")


@pytest.mark.rule("MU-EDGE-11", "MU-BROKER-R1")
def test_four_colours_held_and_the_fifth_out_of_supply() -> None:
    """Nothing is gained, and no old broker is given up for it."""
    four = "yellow green red purple"
    s = matched(brokers=[four, ""], queues=NO_ORANGE)

    assert story(s, "no-broker") == ["0 no-broker"]
    assert happened(s, "gained-broker") == []
    assert brokers(s) == four.split()
    came = [COLOURS[int(str(event["colour"]))] for event in happened(s, "curator-came")]
    assert [at(s, "buyers", colour) for colour in COLOURS[:4]] == [
        8 - 1 - (colour == "red") - came.count(colour) for colour in COLOURS[:4]
    ]


@pytest.mark.rule("MU-BROKER-R1", "MU-COMP-07")
def test_all_five_are_held() -> None:
    s = matched(brokers=[" ".join(COLOURS), ""])

    assert story(s, "no-broker") == ["0 no-broker"]
    assert brokers(s) == COLOURS


@pytest.mark.rule("MU-EDGE-12", "MU-BROKER-03", "MU-BROKER-R1")
def test_a_colour_that_is_held_already() -> None:
    """It is refused by its name: nothing is gained and no popularity changes."""
    s = agency(2, brokers=["red", ""])
    before = at(s, "buyers")

    refused(s, "take-broker red", "MU-BROKER-03")

    assert brokers(s) == ["red"]
    assert at(s, "buyers") == before


@pytest.mark.rule("MU-BROKER-R2")
def test_a_broker_that_is_gained_cannot_be_declined() -> None:
    """The player only picks the colour; where one is left it comes by itself."""
    s = matched()
    refused(s, "done", "MU-BROKER-01")
    refused(s, "pass", "EE-TURN-11")

    s = matched(brokers=["yellow green red purple", ""])
    assert brokers(s) == COLOURS
    assert story(s, "gained-broker") == ["0 gained-broker orange"]


@pytest.mark.rule("MU-BROKER-01", "MU-BROKER-R1")
@pytest.mark.parametrize(("round", "n"), [(2, 1), (3, 2)])
def test_two_brokers_one_after_the_other(round: int, n: int) -> None:
    """The second has another colour than the first."""
    s = agency(round)

    play(s, "take-broker purple")

    if n == 2:
        assert offered(s, "take-broker") == [f"take-broker {c}" for c in COLOURS if c != "purple"]
        play(s, "take-broker yellow")
    assert asked(s) == "commanding"
    assert brokers(s) == (["purple"] if n == 1 else ["yellow", "purple"])


@pytest.mark.rule("MU-BROKER-01")
def test_everybody_sees_them() -> None:
    s = museum("M6", brokers=["red", "green yellow"], researchers=[2, 3])

    for seat in (0, 1, None):
        seen = s.view(seat)["staff"]
        assert seen == {"researchers": [2, 3], "posted": [0, 0], "brokers": [1 << 2, (1 << 1) + 1]}


# --- the end ----------------------------------------------------------------------------------------


@pytest.mark.rule("MU-BROKER-09")
def test_brokers_that_are_left_pay_their_popularity() -> None:
    """Green has two buyers off its track, red one, the others none: 9 for green and 5 for red."""
    result = end(brokers=["green red", ""], queues=["green"])

    assert (paid(result, 0), paid(result, 1)) == (14, 0)
    assert result.scores == [8 + 14, 8]


@pytest.mark.rule("MU-BROKER-09")
def test_they_stay_on_the_board_and_are_told_one_by_one() -> None:
    s = play(museum("M6", round=3, passed=[1], brokers=["green", "red"], queues=["green"]), "pass")

    assert [brokers(s), brokers(s, 1)] == [["green"], ["red"]]
    assert story(s, "broker-paid") == ["0 broker-paid green 9", "1 broker-paid red 5"]


@pytest.mark.rule("MU-EDGE-20", "MU-BROKER-R10")
def test_a_tie_for_the_second_rank_pays_both_in_full() -> None:
    """Yellow is first with three off its track; green and red share the second rank; the third is skipped."""
    result = end(brokers=["green red", "purple"], queues=["yellow*3", "green red"])

    assert paid(result, 0) == 5 + 5
    assert paid(result, 1) == 1


@pytest.mark.rule("MU-BROKER-R10")
def test_all_five_equally_popular_pay_the_first_rank() -> None:
    result = end(brokers=[" ".join(COLOURS), ""])

    assert paid(result, 0) == 5 * 9


@pytest.mark.rule("MU-BROKER-R10")
def test_the_last_rank_pays_nothing() -> None:
    """The others have two buyers off their tracks each."""
    result = end(brokers=["orange", ""], queues=["yellow*2 green*2", "red*2 purple*2"])

    assert paid(result, 0) == 0


@pytest.mark.rule("MU-BROKER-R10")
def test_brokers_of_others_and_curators_count_where_they_are() -> None:
    """Red: broker of 0, broker of 1 and a curator, so three; green: two in a queue and a broker, three as well; yellow:
    one on the mothership. Nobody's broker goes back before the others are paid."""
    result = end(
        modules="M6 M7",
        brokers=["red", "red green"],
        curators="red none none",
        queues=["green*2"],
        ship={"yellow": 1},
    )

    assert (paid(result, 0), paid(result, 1)) == (9, 18)


@pytest.mark.rule("MU-BROKER-R10")
def test_wild_buyers_have_no_rank() -> None:
    result = end(brokers=["red", ""], queues=["wild*4", "green*2"])

    assert paid(result, 0) == 5


@pytest.mark.rule("MU-END-04", "MU-END-R1")
def test_brokers_are_counted_last() -> None:
    """After galleries, reverse engineering cards and tour guides."""
    s = museum(
        round=3, passed=[1], brokers=["red", ""], re=["gravity-sled", ""], hung={"1-1": ("red-helix", 0)},
        guards=["red-lens red-helix", ""],
    )  # fmt: skip
    play(s, "pass")

    kinds = [event.kind.name for event in s.events]
    order = [kinds.index(kind) for kind in ("column-scored", "re-scored", "guides-scored", "broker-paid")]
    assert order == sorted(order)


@pytest.mark.rule("MU-BROKER-01")
def test_a_copy_of_a_game_has_its_own_staff() -> None:
    s = matched(researchers=[1, 0])
    other = s.copy()

    other.play(GAME.codes.parse("take-broker red"))

    assert (brokers(s), brokers(other)) == ([], ["red"])
