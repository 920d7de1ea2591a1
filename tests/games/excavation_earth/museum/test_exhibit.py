"""Exhibit and the exhibition tiles: what may be sent, and where it goes (MU-EXHIBIT, MU-TILE)."""

from __future__ import annotations

import pytest

import digsite
from digsite.games.excavation_earth.kinds import CARDS, TYPES
from digsite.games.excavation_earth.museum.kinds import BOXES, SPACES
from tests.games.excavation_earth.museum.exhibition import (
    CLOSED,
    hall,
    hung,
    kept,
    laid,
    queue,
    show,
    turned,
)
from tests.games.excavation_earth.museum.table import SEEKERS, museum
from tests.games.excavation_earth.table import GAME, asked, at, happened, new, offered, play, refused, story


def filled(**free: str) -> dict[str, tuple[str, int]]:
    """All spaces taken by seat 1 but these: `r1c1=""`."""
    spare = [f"{name[1]}-{name[3]}" for name in free]
    kinds = [f"{colour}-{glyph}" for glyph in ("crater", "antenna") for colour in ("yellow", "green", "orange")]
    spaces = [space for space in SPACES if space not in CLOSED[2] and space not in spare]
    return {space: (kinds[i % len(kinds)], 1) for i, space in enumerate(spaces)}


# --- the action -------------------------------------------------------------------------------------


@pytest.mark.rule("MU-EXHIBIT-01", "MU-EXHIBIT-03", "MU-EXHIBIT-04")
@pytest.mark.parametrize("card", ["red-cog", "red-coil", "green-cog"])
def test_any_action_card_pays(card: str) -> None:
    """A red artefact goes with a red card as with a green one; the icon does not matter. The card is discarded."""
    s = hall("red-helix", hung=filled(r1c1=""))

    assert offered(s, "exhibit") == ["exhibit green-cog", "exhibit red-coil", "exhibit red-cog"]
    play(s, f"exhibit {card}")

    assert hung(s)["1-1"] == ("red-helix", 0)
    assert at(s, "hands", 0).count(card) == 1
    assert at(s, "discard", card) == 1
    assert at(s, "cargo", 0) == []
    assert [CARDS[event.b] for event in s.events if event.kind.name == "played"] == [card]


@pytest.mark.rule("MU-EXHIBIT-01")
def test_the_card_must_be_in_hand() -> None:
    refused(hall("red-helix"), "exhibit purple-cog", "MU-EXHIBIT-01")


@pytest.mark.rule("MU-EDGE-47", "MU-EXHIBIT-02")
def test_no_travel_card_pays() -> None:
    """There is no such action, and with travel cards alone no Exhibit is offered."""
    s = hall("red-helix", hands=["", ""], travel=["travel-2 travel-3 travel-4", "travel-2"])
    assert offered(s, "exhibit") == []
    assert offered(s, "travel") != []
    for card in ("travel-2", "travel-3", "travel-4"):
        with pytest.raises(digsite.BadInput):
            GAME.codes.parse(f"exhibit {card}")
    refused(s, "exhibit red-cog", "MU-EXHIBIT-01")
    no = s.why_not(GAME.codes.parse("exhibit red-cog"))
    assert no is not None
    assert no.key == "no-action-card", "no card is missed in particular"


@pytest.mark.rule("MU-EXHIBIT-05", "MU-EXHIBIT-R2")
@pytest.mark.parametrize(("first", "second"), [("red-helix", "green-lens"), ("green-lens", "red-helix")])
def test_one_or_both_in_either_order(first: str, second: str) -> None:
    """With a red card: the red one, the green one, or both, whichever first. After the first one may stop."""
    spaces = {"red-helix": "1-1", "green-lens": "2-1"}
    for n in (1, 2):
        s = hall("green-lens red-helix")
        play(s, "exhibit red-cog")
        assert offered(s) == ["show cargo green-lens", "show cargo red-helix"]
        show(s, f"cargo {first}", spaces[first])
        assert offered(s) == ["done", f"show cargo {second}"]
        kept(s)
        if n == 1:
            play(s, "done")
        else:
            show(s, f"cargo {second}", spaces[second])

        assert asked(s) == "act"
        assert hung(s) == {spaces[kind]: (kind, 0) for kind in (first, second)[:n]}
        assert at(s, "cargo", 0) == ([] if n == 2 else [second])


@pytest.mark.rule("MU-EDGE-48", "MU-EXHIBIT-03", "MU-EXHIBIT-05")
def test_not_two_of_the_cards_colour() -> None:
    s = hall("red-helix red-lens green-lens")
    play(s, "exhibit red-cog")
    show(s, "cargo red-helix", "1-1")

    assert offered(s) == ["done", "show cargo green-lens"]
    refused(s, "show cargo red-lens", "MU-EXHIBIT-03")


@pytest.mark.rule("MU-EDGE-48", "MU-EXHIBIT-04", "MU-EXHIBIT-05")
@pytest.mark.parametrize("other", ["green-helix", "yellow-helix", "orange-helix"])
def test_not_two_of_other_colours(other: str) -> None:
    """Neither two of the same other colour nor two of different ones."""
    s = hall(f"green-lens red-lens {other}")
    play(s, "exhibit red-cog")
    show(s, "cargo green-lens", "2-1")

    assert offered(s) == ["done", "show cargo red-lens"]
    refused(s, f"show cargo {other}", "MU-EXHIBIT-04")


@pytest.mark.rule("MU-EXHIBIT-05")
def test_after_both_it_is_over() -> None:
    """A third artefact stays, though it would fit."""
    s = hall("red-helix red-lens green-lens green-helix")
    play(s, "exhibit red-cog")
    show(s, "cargo red-helix", "1-1")
    show(s, "cargo green-lens", "2-1")

    assert asked(s) == "act"
    assert at(s, "cargo", 0) == ["green-helix", "red-lens"]


@pytest.mark.rule("MU-EXHIBIT-06", "MU-EXHIBIT-07")
def test_from_either_hold() -> None:
    """One of a kind in each hold: either may go, and it leaves its own hold."""
    for hold, other in (("cargo", "hidden"), ("hidden", "cargo")):
        s = hall("red-helix", "red-helix green-lens")
        play(s, "exhibit red-cog")
        assert offered(s) == ["show cargo red-helix", "show hidden green-lens", "show hidden red-helix"]
        show(s, f"{hold} red-helix", "1-4")

        assert "red-helix" not in at(s, hold, 0)
        assert "red-helix" in at(s, other, 0)
        assert hung(s) == {"1-4": ("red-helix", 0)}


@pytest.mark.rule("MU-EXHIBIT-06", "MU-EXHIBIT-07")
def test_what_is_not_in_that_hold_cannot_go() -> None:
    """Not from the wrong hold, not from a rival's, not from the map."""
    s = hall("red-helix", "green-lens", rival="purple-lens", sites="orange-crater")
    play(s, "exhibit red-cog")
    for tile in ("hidden red-helix", "cargo green-lens", "cargo purple-lens", "cargo orange-crater"):
        refused(s, f"show {tile}", "MU-EXHIBIT-06")


@pytest.mark.rule("MU-EXHIBIT-08", "MU-CURATOR-01")
@pytest.mark.parametrize("both", [False, True])
def test_one_new_curator_after_the_sending(both: bool) -> None:
    """Exactly one buyer card, after one artefact or after two, and never in between."""
    s = hall("red-helix green-lens", flips="purple")
    play(s, "exhibit red-cog")
    show(s, "cargo red-helix", "1-1")
    assert (turned(s), queue(s)) == ([], "none none none")
    if both:
        show(s, "cargo green-lens", "2-1")
    else:
        play(s, "done")

    assert (turned(s), queue(s)) == (["purple"], "none none purple")


@pytest.mark.rule("MU-EXHIBIT-09")
def test_twice_in_a_turn() -> None:
    """Each is one of the two actions; then it is the other's turn."""
    s = hall("red-helix red-lens")
    play(s, "exhibit red-cog")
    show(s, "cargo red-helix", "1-1")
    assert (asked(s), s.seats, at(s, "actions")) == ("act", [0], 1)
    play(s, "exhibit red-cog", "hang 2-1")

    assert hung(s) == {"1-1": ("red-helix", 0), "2-1": ("red-lens", 0)}
    assert (asked(s), s.seats) == ("act", [1])


# --- when it can be chosen --------------------------------------------------------------------------


@pytest.mark.rule("MU-EXHIBIT-R1")
def test_at_least_one_goes() -> None:
    """With the card paid, "done" is no answer before something was sent; nor may one only move the queue."""
    s = hall("red-helix green-lens")
    play(s, "exhibit red-cog")
    refused(s, "done", "MU-EXHIBIT-R1")
    refused(hall(), "exhibit red-cog", "MU-EXHIBIT-R1")


@pytest.mark.rule("MU-EDGE-46", "MU-EXHIBIT-R1")
def test_nothing_that_fits() -> None:
    """Only lens tiles are empty and only a helix is held: not offered. With a lens it is."""
    s = hall("red-helix", hung=filled(r2c1="", r2c2=""))
    assert offered(s, "exhibit") == []
    refused(s, "exhibit red-cog", "MU-EXHIBIT-R1")

    assert offered(hall("red-lens", hung=filled(r2c1="", r2c2="")), "exhibit") != []


@pytest.mark.rule("MU-EDGE-46", "MU-GUIDE-07")
def test_no_cube_and_no_free_guard() -> None:
    """All 22 cubes are traders and envoys, or guards of a complete column: not offered. With one cube less there: it
    is."""
    for guards, rewarded in (("", []), ("red-helix red-lens red-antenna red-crater", ["red"])):
        n = 22 - len(guards.split())
        s = hall("red-helix", traders=[f"mask*{n}", ""], guards=[guards, ""], rewarded=[rewarded, []])
        assert offered(s, "exhibit") == []
        refused(s, "exhibit red-cog", "MU-GUIDE-07")

        s = hall("red-helix", traders=[f"mask*{n - 1}", ""], guards=[guards, ""], rewarded=[rewarded, []])
        assert len(offered(s, "exhibit")) == 3


@pytest.mark.rule("MU-EDGE-92", "MU-EXHIBIT-R1")
def test_a_full_museum() -> None:
    s = hall("red-helix red-lens red-antenna red-crater", hung=filled())
    assert offered(s, "exhibit") == []
    refused(s, "exhibit red-cog", "MU-EXHIBIT-R1")
    with_room = hall("red-helix red-lens red-antenna red-crater", hung=filled(r3c5=""))
    assert len(offered(with_room, "exhibit")) == 3


@pytest.mark.rule("MU-EDGE-92", "MU-SEEKER-04")
def test_a_full_museum_and_the_seekers() -> None:
    """What they acquire can only be sampled; with one empty tile that fits it can be sent."""
    for spare, shows in ((filled(), []), (filled(r1c1=""), ["show cargo red-helix"])):
        s = museum(
            factions=[SEEKERS, "gul"],
            hands=["red-mask*2", ""],
            explorers=["zanzibar berlin guam", "vancouver berlin guam"],
            stacks={"red": "red-helix"},
            hung=spare,
            credits=[30, 8],
        )
        play(s, "smuggle red-mask", "acquire red cargo")
        assert asked(s) == "samples"
        assert offered(s, "show") == shows


@pytest.mark.rule("MU-EXHIBIT-R1", "MU-EXHIBIT-05")
def test_the_second_is_not_asked_for_if_nothing_more_fits() -> None:
    """After the first the only lens tile is gone: the action ends by itself."""
    s = hall("red-lens green-lens", hung=filled(r2c1=""))
    play(s, "exhibit red-cog", "show cargo red-lens")

    assert asked(s) == "act"
    assert at(s, "cargo", 0) == ["green-lens"]


@pytest.mark.rule("MU-EXHIBIT-R3")
def test_explorers_do_not_matter() -> None:
    """At dig sites, at markets or far away: the same is offered."""
    found = [
        offered(hall("red-helix", explorers=[places, "vancouver berlin guam"]), "exhibit")
        for places in ("vancouver berlin guam", "london rome lagos", "easter sydney havana")
    ]
    assert found[0] == found[1] == found[2] != []


@pytest.mark.rule("MU-EXHIBIT-R4")
@pytest.mark.parametrize("sampled", ["red-helix", ""])
def test_sampled_or_not(sampled: str) -> None:
    """The gallery is neither asked nor changed."""
    s = hall("red-helix", guards=[sampled, ""])
    play(s, "exhibit red-cog", "hang 1-1")

    assert at(s, "guards", 0) == sampled.split()
    assert at(s, "cubes", 0) == 21 - len(sampled.split())


@pytest.mark.rule("MU-EXHIBIT-R2", "MU-EXHIBIT-R5", "MU-COLUMN-08")
def test_the_first_is_finished_before_the_second() -> None:
    """The last cube guides the first; the column it completes gives a trader back, who guides the second."""
    s = hall("red-helix green-lens", traders=["mask*21", ""], hung={"3-3": ("yellow-crater", 1)})
    assert at(s, "cubes", 0) == 1
    play(s, "exhibit red-cog")
    show(s, "cargo red-helix", "1-3")
    assert asked(s) == "retrieve"
    kept(s)
    play(s, "retrieve market-1")
    assert offered(s) == ["done", "show cargo green-lens"]
    show(s, "cargo green-lens", "2-1")

    assert hung(s)["2-1"] == ("green-lens", 0)
    assert (at(s, "cubes", 0), at(s, "traders", 0, "mask")) == (0, 20)


@pytest.mark.rule("MU-EXHIBIT-R5", "MU-EXHIBIT-R2")
def test_without_that_cube_there_is_no_second() -> None:
    s = hall("red-helix green-lens", traders=["mask*21", ""], hung={"3-3": ("yellow-crater", 1)})
    play(s, "exhibit red-cog")
    show(s, "cargo red-helix", "1-3")
    play(s, "done")

    assert asked(s) == "act"
    assert at(s, "cargo", 0) == ["green-lens"]


@pytest.mark.rule("MU-EDGE-103", "MU-EXHIBIT-R5", "MU-BROKER-R14")
def test_a_broker_won_by_the_first_does_not_change_the_card() -> None:
    """A red card; the green lens wins a purple broker. A purple artefact is still of another colour than the card, and
    that option is used up. The next card of the turn can be made purple."""
    s = hall("green-lens purple-helix red-helix", curators="none green none")
    play(s, "exhibit red-cog")
    show(s, "cargo green-lens", "2-2")
    assert asked(s) == "gain_broker"
    kept(s)
    play(s, "take-broker purple")
    assert offered(s) == ["done", "show cargo red-helix"]
    refused(s, "send-broker purple", "MU-BROKER-05")
    refused(s, "show cargo purple-helix", "MU-EXHIBIT-04")
    play(s, "done", "exhibit red-cog")

    assert (asked(s), offered(s)) == ("send_broker", ["done", "send-broker purple"])
    play(s, "send-broker purple")
    show(s, "cargo red-helix", "1-1")
    assert offered(s) == ["done", "show cargo purple-helix"]


# --- exhibition tiles -------------------------------------------------------------------------------


@pytest.mark.rule("MU-TILE-01", "MU-TILE-02", "MU-TILE-03")
@pytest.mark.parametrize("kind", TYPES)
def test_a_symbol_tile_takes_its_symbol(kind: str) -> None:
    """Of any colour and any value; the sender chooses among the three tiles, and no other tile will do."""
    s = hall(kind)
    play(s, "exhibit red-cog")

    spaces = {
        "helix": ["1-1", "1-3", "1-4"],
        "lens": ["1-6", "2-1", "2-2"],
        "antenna": ["2-5", "2-6", "3-2"],
        "crater": ["3-3", "3-4", "3-5"],
    }
    mine = spaces[kind.split("-")[1]]
    assert (asked(s), offered(s)) == ("hang", [f"hang {space}" for space in mine])
    kept(s)
    for space in SPACES:
        if space not in mine and space not in CLOSED[2]:
            refused(s, f"hang {space}", "MU-TILE-02")
    play(s, f"hang {mine[1]}")
    assert hung(s) == {mine[1]: (kind, 0)}


@pytest.mark.rule("MU-TILE-01", "MU-TILE-04")
@pytest.mark.parametrize(
    ("kind", "value"),
    [("red-crater", 4), ("red-helix", 5), ("green-helix", 6), ("orange-lens", 6), ("yellow-helix", 7)]
    + [("red-antenna", 7), ("purple-crater", 7), ("red-lens", 2)],
)
def test_value_tiles(kind: str, value: int) -> None:
    """5+ takes 5, 6 and 7, and 7+ takes 7, whatever the colour and the symbol."""
    s = hall(kind, seats=4)
    play(s, "exhibit red-cog")

    assert ("hang 3-5" in offered(s)) == (value >= 5)
    assert ("hang 3-6" in offered(s)) == (value >= 7)


@pytest.mark.rule("MU-EDGE-45", "MU-TILE-04")
def test_five_on_five_and_six_on_seven() -> None:
    s = hall("red-helix", seats=4)
    play(s, "exhibit red-cog", "hang 3-5")
    assert hung(s) == {"3-5": ("red-helix", 0)}

    s = hall("green-helix", seats=4)
    play(s, "exhibit red-cog")
    refused(s, "hang 3-6", "MU-TILE-02")


@pytest.mark.rule("MU-EDGE-45", "MU-TILE-06", "MU-EXHIBIT-R1")
def test_no_mysterious_artefacts() -> None:
    """With mysterious artefacts alone Exhibit is not offered; beside another they are not among what can be sent."""
    s = hall(mystery_cargo=["red green", ""])
    assert offered(s, "exhibit") == []
    refused(s, "exhibit red-cog", "MU-EXHIBIT-R1")

    s = hall("red-helix green-lens", mystery_cargo=["red green", ""])
    play(s, "exhibit red-cog")
    assert offered(s) == ["show cargo green-lens", "show cargo red-helix"]
    for name in ("analyse", "offload-mystery"):
        refused(s, f"{name} cargo red", "MU-TILE-06")


@pytest.mark.rule("MU-EDGE-45", "MU-TILE-05", "MU-TILE-06", "MU-TILE-07")
def test_only_the_twenty_types_and_boxes_can_be_named() -> None:
    """No mysterious artefact and no junk has a name for the museum; behind the types stand the pretty boxes alone."""
    labels = [label for span in GAME.codes.spans if span.name == "show" for label in span.labels]
    assert labels == [f"{hold} {kind}" for kinds in (TYPES, BOXES) for hold in ("cargo", "hidden") for kind in kinds]
    for name in ("show cargo red-mystery", "show cargo junk", "show cargo pretty-box"):
        with pytest.raises(digsite.BadInput):
            GAME.codes.parse(name)


@pytest.mark.rule("MU-TILE-08", "MU-TILE-02")
def test_one_artefact_on_a_tile() -> None:
    s = hall("red-helix", hung={"1-1": ("yellow-helix", 1)})
    play(s, "exhibit red-cog")

    assert offered(s) == ["hang 1-3", "hang 1-4"]
    refused(s, "hang 1-1", "MU-TILE-08")


@pytest.mark.rule("MU-TILE-02")
def test_what_fits_nowhere_is_not_offered() -> None:
    s = hall("red-helix red-lens green-lens", hung=filled(r2c1="", r2c2=""))
    play(s, "exhibit red-cog")
    refused(s, "show cargo red-helix", "MU-TILE-02")


@pytest.mark.rule("MU-TILE-R1", "MU-GUIDE-R2")
def test_artefacts_stay_and_belong_to_nobody() -> None:
    """They leave the holds of their sender, and a whole preparation leaves them where they are."""
    s = hall("red-helix", passed=[1], hands=["red-cog", ""])
    play(s, "exhibit red-cog", "hang 1-1", "pass")

    assert s.round == 2
    assert hung(s) == {"1-1": ("red-helix", 0)}
    assert s.artefacts(0) == 0


@pytest.mark.rule("MU-TILE-R1", "MU-COMP-09")
def test_tiles_are_counted_in_the_museum_too() -> None:
    """Both tiles of a type hang: none is left in the pile; a third cannot be."""
    s = hall(hung={"1-1": ("yellow-helix", 0), "1-3": ("yellow-helix", 1)})
    assert at(s, "piles", "yellow-helix") == 0
    with pytest.raises(digsite.BadPosition, match="yellow-helix"):
        hall("yellow-helix", hung={"1-1": ("yellow-helix", 0), "1-3": ("yellow-helix", 1)})


@pytest.mark.rule("MU-EXHIBIT-01")
def test_no_museum_no_exhibit() -> None:
    """Without module 7 the action is not there."""
    s = museum("M6", hands=["red-cog", ""], cargo=["red-helix", ""])
    assert offered(s, "exhibit") == []
    assert s.why_not(GAME.codes.parse("exhibit red-cog")) is not None
    assert "museum" not in new(2, 1, modules=["M6"]).to_json()


@pytest.mark.rule("MU-EXHIBIT-01", "MU-TILE-02", "MU-GUIDE-01")
def test_what_is_told() -> None:
    """The card, the artefact with its hold and space, the new curator."""
    s = hall(hidden="red-helix", flips="purple", asks=laid(2, r1c6="helix"))
    play(s, "exhibit red-cog", "hang 1-6")

    assert story(s, "sent", "curator-came") == ["0 sent red-helix hidden 5", "0 curator-came purple 2"]
    assert happened(s, "matched") == []
