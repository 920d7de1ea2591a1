"""The queue of curators, and the bonus for matching one (MU-CURATOR, MU-BONUS)."""

from __future__ import annotations

from typing import Any

import pytest

import digsite
from tests.games.excavation_earth.museum.exhibition import (
    earned,
    hall,
    hung,
    kept,
    laid,
    other_hall,
    queue,
    show,
    supply,
    turned,
    with_deck,
)
from tests.games.excavation_earth.museum.table import read
from tests.games.excavation_earth.table import GAME, asked, at, happened, level, offered, play, refused, story

GONE: dict[str, Any] = {"yellow": 8, "green": 8, "red": 8, "purple": 8, "orange": 8}
"""All coloured buyers of a game for two."""


def comes(s: Any, colour: str, card: str = "red-cog", space: str = "1-1") -> Any:
    """An Exhibit of a red artefact that brings a buyer card of that colour."""
    s = with_deck(s, colour)
    play(s, f"exhibit {card}")
    if asked(s) == "exhibiting":
        play(s, offered(s, "show")[0])
    if asked(s) == "hang":
        play(s, f"hang {space}")
    if asked(s) == "exhibiting":
        play(s, "done")
    return s


# --- the queue --------------------------------------------------------------------------------------


@pytest.mark.rule("MU-EDGE-39", "MU-CURATOR-01", "MU-CURATOR-02", "MU-CURATOR-03", "MU-CURATOR-R1")
def test_newcomers_stand_behind() -> None:
    """A, B, none: C fills the bottom and nobody leaves. Then D: A returns to its track, the others move up."""
    s = hall("red-helix red-helix", curators="yellow green none", options=read("MU-CURATOR-R1 fill-first"))
    before = supply(s)
    s = comes(s, "red", space="1-1")
    assert queue(s) == "yellow green red"
    assert supply(s) == {**before, "red": before["red"] - 1}
    assert happened(s, "curator-left") == []
    s = comes(s, "purple", space="1-3")

    assert queue(s) == "green red purple"
    assert supply(s) == {**before, "yellow": before["yellow"] + 1, "red": before["red"] - 1, "purple": 7}
    assert story(s, "curator-left", "curator-came") == ["0 curator-left yellow", "0 curator-came purple 2"]


@pytest.mark.rule("MU-EDGE-39", "MU-CURATOR-R1", "MU-DATA-09")
def test_the_other_way_round() -> None:
    """With the back at the top: C, A, B and nobody leaves; then D, C, A, and B is out."""
    s = other_hall("red-helix red-helix", curators="yellow green none")
    before = supply(s)
    s = comes(s, "orange", "red-prism", "1-2")
    assert queue(s) == "orange yellow green"
    assert happened(s, "curator-left") == []
    s = comes(s, "purple", "red-prism", "1-3")

    assert queue(s) == "purple orange yellow"
    assert supply(s) == {**before, "green": before["green"] + 1, "orange": before["orange"] - 1, "purple": 7}
    assert story(s, "curator-left", "curator-came") == ["0 curator-left green", "0 curator-came purple 0"]


@pytest.mark.rule("MU-CURATOR-R1", "MU-MUSETUP-R5")
@pytest.mark.parametrize(
    ("before", "after", "left"),
    [
        ("none none none", "red none none", []),
        ("green none none", "green red none", []),
        ("none green none", "none green red", []),
        ("none yellow green", "yellow green red", []),
        ("purple yellow green", "yellow green red", ["purple"]),
    ],
)
def test_always_behind_the_last(before: str, after: str, left: list[str]) -> None:
    """Also where a space has stayed empty: the newcomer stands behind all others, and they move up only for it."""
    s = comes(hall("red-helix", curators=before, options=read("MU-CURATOR-R1 fill-first")), "red")
    assert queue(s) == after
    assert story(s, "curator-left") == [f"0 curator-left {colour}" for colour in left]


@pytest.mark.rule("MU-CURATOR-R1", "MU-DATA-09")
@pytest.mark.parametrize(
    ("before", "after"), [("none none none", "red none none"), ("green none none", "red green none")]
)
def test_at_the_top_everybody_moves_down(before: str, after: str) -> None:
    assert queue(comes(other_hall("red-helix", curators=before), "red", "red-prism", "1-2")) == after


@pytest.mark.rule("MU-EDGE-40", "MU-CURATOR-R2")
@pytest.mark.parametrize("curators", ["yellow green none", "yellow green orange"])
def test_no_buyer_of_that_colour(curators: str) -> None:
    """All purple buyers are in the markets: nobody enters, moves or leaves; the card is discarded."""
    s = hall("red-helix", queues=["purple*4", "purple*4"], curators=curators)
    before = supply(s)
    s = comes(s, "purple")

    assert (queue(s), supply(s)) == (curators, before)
    assert story(s, "no-curator", "curator-left", "curator-came") == ["0 no-curator purple"]
    assert at(s, "buyer_discard", "purple") == 3


@pytest.mark.rule("MU-EDGE-40", "MU-CURATOR-R2")
def test_who_leaves_is_not_who_comes() -> None:
    """The only purple buyer beside the markets stands in front: it cannot be taken before it has left."""
    s = comes(hall("red-helix", queues=["purple*4", "purple*3"], curators="purple green red"), "purple")
    assert queue(s) == "purple green red"
    assert supply(s)["purple"] == 0


@pytest.mark.rule("MU-EDGE-41", "MU-CURATOR-04", "MU-CURATOR-05", "MU-CURATOR-R3")
def test_a_wild_card_lets_the_player_pick() -> None:
    """Any colour with a buyer in the supply; never a wild one."""
    s = hall("red-helix", queues=["purple*4", "purple*4"], curators="yellow green none")
    s = comes(s, "wild")
    assert (asked(s), s.seats) == ("pick_curator", [0])
    assert offered(s) == ["curator yellow", "curator green", "curator red", "curator orange"]
    refused(s, "curator purple", "MU-CURATOR-R3")
    with pytest.raises(digsite.BadInput):
        GAME.codes.parse("curator wild")
    wild = at(s, "buyers", "wild")
    kept(s)
    play(s, "curator orange")

    assert (queue(s), asked(s)) == ("green none orange", "act")
    assert (supply(s)["orange"], at(s, "buyers", "wild")) == (7, wild)
    assert at(s, "buyer_discard", "wild") == 2


@pytest.mark.rule("MU-CURATOR-04", "MU-CURATOR-R1")
def test_the_picked_one_pushes_too() -> None:
    s = comes(hall("red-helix", curators="yellow green purple"), "wild")
    play(s, "curator red")
    assert queue(s) == "green purple red"


@pytest.mark.rule("MU-CURATOR-R3", "MU-COMP-07")
def test_a_wild_card_and_no_buyer_at_all() -> None:
    """Everybody is on the mothership: nobody is asked, nothing happens."""
    s = comes(hall("red-helix", ship=GONE), "wild")
    assert (queue(s), asked(s)) == ("none none none", "act")


@pytest.mark.rule("MU-EDGE-42", "MU-CURATOR-06")
def test_an_empty_deck_is_made_anew() -> None:
    """The discard pile is shuffled first, then one card is turned over."""
    s = hall("red-helix", flips="", curators="yellow green none")
    play(s, "exhibit red-cog", "hang 1-1")

    told = [event.kind.name for event in s.events]
    assert told.count("buyers-reshuffled") == 1
    assert told.index("buyers-reshuffled") < told.index("buyer-card")
    assert (sum(at(s, "buyer_deck").values()), sum(at(s, "buyer_discard").values())) == (16, 1)
    assert at(s, "buyer_discard", turned(s)[0]) == 1


@pytest.mark.rule("MU-EDGE-90", "MU-CURATOR-06", "MU-CURATOR-R4")
@pytest.mark.parametrize("then", ["exhibit", "preparation"])
def test_the_last_card_of_the_deck(then: str) -> None:
    """It is resolved and discarded, and nothing is shuffled yet; the next draw shuffles all 17 first."""
    s = hall("red-helix red-helix", flips="yellow", passed=[1])
    play(s, "exhibit red-cog", "hang 1-1")
    assert (queue(s), turned(s)) == ("none none yellow", ["yellow"])
    assert (sum(at(s, "buyer_deck").values()), sum(at(s, "buyer_discard").values())) == (0, 17)
    assert happened(s, "buyers-reshuffled") == []
    if then == "exhibit":
        play(s, "exhibit red-cog", "hang 1-3")
    else:
        play(s, "pass")
        while asked(s) == "pass_discard":
            play(s, offered(s)[0])

    told = [event.kind.name for event in s.events if event.kind.name in ("buyers-reshuffled", "buyer-card")]
    assert told[0] == "buyers-reshuffled"
    if then == "exhibit":
        assert (sum(at(s, "buyer_deck").values()), sum(at(s, "buyer_discard").values())) == (16, 1)


@pytest.mark.rule("MU-CURATOR-R4", "MU-CURATOR-01")
def test_the_card_goes_to_the_discard_pile() -> None:
    s = hall("red-helix", flips="red green")
    play(s, "exhibit red-cog", "hang 1-1")

    colour = turned(s)[0]
    assert queue(s) == f"none none {colour}"
    assert at(s, "buyer_deck") == {"green" if colour == "red" else "red": 1}
    assert sum(at(s, "buyer_discard").values()) == 16


@pytest.mark.rule("MU-CURATOR-07", "MU-MUSETUP-10")
def test_curators_make_their_colour_popular() -> None:
    """One out of the supply, one back: the levels rise and fall with them."""
    s = hall("red-helix", curators="yellow green purple")
    red, yellow, green = level(s, "red"), level(s, "yellow"), level(s, "green")
    s = comes(s, "red")
    assert (level(s, "red"), level(s, "yellow"), level(s, "green")) == (red + 1, yellow - 1, green)


@pytest.mark.rule("MU-EDGE-55", "MU-CURATOR-08", "MU-CURATOR-09")
@pytest.mark.parametrize("curators", ["red green none", "red green purple"])
def test_the_preparation_leaves_the_museum_alone(curators: str) -> None:
    """The queues of the markets are filled up, the museum is as it was: queue, artefacts, guides, tiles, staff."""
    s = hall(curators=curators, passed=[1], hands=["", ""], hung={"1-1": ("red-helix", 0)}, researchers=[1, 0])
    before = (at(s, "museum"), at(s, "staff"))
    play(s, "pass")

    assert s.round == 2
    assert sum(len(line) for line in at(s, "queues")) == 18
    assert (at(s, "museum"), at(s, "staff")) == before
    museum_news = {"curator-came", "curator-left", "no-curator", "sent", "matched", "column-done", "exhibition"}
    assert museum_news.isdisjoint(event.kind.name for event in s.events)


@pytest.mark.rule("MU-CURATOR-R5")
def test_curators_are_no_market_buyers() -> None:
    """Three purple curators make no sale possible, and pay nothing in one."""
    s = hall("purple-helix", curators="purple purple purple", traders=["mask", ""])
    assert offered(s, "sell") == []

    s = hall("purple-helix", curators="purple purple purple", traders=["mask", ""], queues=["purple"])
    play(s, "sell red-cog")
    assert earned(s, 0, "interest") == 2
    assert queue(s) == "purple purple purple"
    assert at(s, "ship") == {"purple": 1}


@pytest.mark.rule("MU-CURATOR-R5")
def test_curators_are_no_brokers() -> None:
    """They pay nobody in the end and change no card."""
    s = hall("red-helix green-lens", curators="green green green", round=3, passed=[1])
    play(s, "exhibit red-cog")
    assert asked(s) == "exhibiting"
    show(s, "cargo red-helix", "1-1")
    play(s, "done", "pass")
    while not s.over:
        play(s, offered(s)[0])
    assert earned(s, 0, "brokers") == earned(s, 1, "brokers") == 0


# --- the bonus --------------------------------------------------------------------------------------


@pytest.mark.rule("MU-BONUS-01", "MU-BONUS-03")
def test_a_match_in_an_outermost_column() -> None:
    """Two credits for the sender, at once."""
    s = hall("red-helix green-lens", curators="red none none")
    play(s, "exhibit red-cog")
    show(s, "cargo red-helix", "1-1")

    assert earned(s, 0, "curators") == 2
    assert s.scores == [10, 8]
    assert story(s, "matched", "curator-paid") == ["0 matched red 0", "0 curator-paid 2"]


@pytest.mark.rule("MU-BONUS-01")
@pytest.mark.parametrize("curators", ["green red red", "yellow none none", "none red red"])
def test_another_colour_or_another_row_is_no_match(curators: str) -> None:
    s = hall("red-helix", curators=curators)
    play(s, "exhibit red-cog", "hang 1-1")
    assert (s.scores, happened(s, "matched")) == ([8, 8], [])


@pytest.mark.rule("MU-BONUS-04", "MU-BROKER-01")
def test_a_match_in_a_middle_column() -> None:
    """A broker of any colour that is not held yet."""
    s = hall("red-lens", curators="none red none", brokers=["green", ""])
    play(s, "exhibit red-cog")
    if asked(s) == "send_broker":
        play(s, "done")
    play(s, "hang 2-2")
    assert (asked(s), s.seats) == ("gain_broker", [0])
    assert offered(s) == [f"take-broker {colour}" for colour in ("yellow", "red", "purple", "orange")]
    kept(s)
    play(s, "take-broker orange")

    assert at(s, "staff", "brokers", 0) == ["green", "orange"]


@pytest.mark.rule("MU-BONUS-05")
def test_a_match_in_an_innermost_column() -> None:
    """The two top cards: one is kept, the other goes under the deck."""
    s = hall("red-helix", curators="red none none", bottom="audio-guide phase-drill folding-hold")
    play(s, "exhibit red-cog", "hang 1-3")
    assert (asked(s), offered(s)) == ("keep_re", ["keep-re phase-drill", "keep-re audio-guide"])
    kept(s)
    play(s, "keep-re audio-guide")

    assert at(s, "mysteries", "cards", 0) == ["audio-guide"]
    assert at(s, "mysteries", "bottom") == ["folding-hold", "phase-drill"]


@pytest.mark.rule("MU-EDGE-43", "MU-BONUS-02", "MU-BONUS-06", "MU-BONUS-07")
def test_no_curator_no_bonus_even_if_one_comes() -> None:
    """The bottom row is empty; the newcomer that takes it has the artefact's colour, and pays nothing."""
    s = hall("red-antenna", flips="red", curators="yellow green none", asks=laid(2, r3c2="crater", r3c3="antenna"))
    play(s, "exhibit red-cog", "hang 3-3")

    assert queue(s) == "green none red"
    assert (asked(s), happened(s, "matched")) == ("act", [])


@pytest.mark.rule("MU-BONUS-06")
def test_a_later_curator_pays_nothing() -> None:
    """The red artefact hangs in the middle row; later a red curator moves up to it."""
    s = hall("red-lens green-helix", curators="yellow green red", hung={"2-6": ("red-antenna", 0)})
    s = comes(s, "orange")

    assert queue(s) == "green red orange"
    assert s.scores == [8, 8]


@pytest.mark.rule("MU-BONUS-07", "MU-CURATOR-02")
def test_the_queue_is_read_before_it_moves() -> None:
    """Red stands in the middle and would be on top after the curator step: an artefact in the top row misses it, one in
    the middle row meets it."""
    for space, paid in (("1-6", 0), ("2-1", 2)):
        s = hall("red-lens", curators="yellow red green")
        play(s, "exhibit red-cog", f"hang {space}")
        assert queue(s) == "red green orange"
        assert earned(s, 0, "curators") == paid


@pytest.mark.rule("MU-EDGE-44", "MU-BONUS-R1", "MU-BONUS-R2")
def test_both_artefacts_can_match() -> None:
    """Against the same queue, each once."""
    s = hall("red-helix green-lens", curators="red green none")
    play(s, "exhibit red-cog")
    show(s, "cargo red-helix", "1-1")
    assert queue(s) == "red green none"
    show(s, "cargo green-lens", "2-1")

    assert earned(s, 0, "curators") == 4


@pytest.mark.rule("MU-EDGE-91", "MU-BONUS-01")
@pytest.mark.parametrize(("kind", "space"), [("red-helix", "1-1"), ("red-antenna", "2-6"), ("red-lens", "3-1")])
def test_three_curators_of_one_colour(kind: str, space: str) -> None:
    s = hall(kind, seats=3, asks=laid(3, r1c1="helix", r2c6="antenna", r3c1="lens"), curators="red red red")
    play(s, "exhibit red-cog", f"hang {space}")
    assert earned(s, 0, "curators") == 2


@pytest.mark.rule("MU-BONUS-R3", "MU-ANALYSE-R4")
@pytest.mark.parametrize(("bottom", "gained"), [("audio-guide", ["audio-guide"]), ("", [])])
def test_a_short_deck_of_cards(bottom: str, gained: list[str]) -> None:
    """One card left: it is taken. None: nothing."""
    s = hall("red-helix", curators="red none none", bottom=bottom)
    play(s, "exhibit red-cog", "hang 1-3")

    assert asked(s) == "act"
    assert at(s, "mysteries", "cards", 0) == gained
    assert len(happened(s, "no-re")) == (not gained)


@pytest.mark.rule("MU-BONUS-R3", "MU-BROKER-R1")
def test_no_broker_to_be_had() -> None:
    """Four colours are held, and the fifth is out of supply."""
    s = hall(
        "red-lens",
        curators="none red none",
        brokers=["yellow green red purple", ""],
        queues=["orange*4", "orange*4"],
    )
    play(s, "exhibit red-cog", "done", "hang 2-2")

    assert asked(s) == "act"
    assert len(happened(s, "no-broker")) == 1
    assert at(s, "staff", "brokers", 0) == ["yellow", "green", "red", "purple"]


@pytest.mark.rule("MU-BONUS-R4")
@pytest.mark.parametrize(("curator", "paid"), [("red", 2), ("green", 0)])
def test_the_artefact_counts_not_the_card(curator: str, paid: int) -> None:
    """A red card made green: the red artefact meets the red curator, not the green one."""
    s = hall("red-helix", curators=f"{curator} none none", brokers=["green", ""])
    play(s, "exhibit red-cog", "send-broker green", "hang 1-1")

    assert hung(s) == {"1-1": ("red-helix", 0)}
    assert earned(s, 0, "curators") == paid
