"""Excavate: tiles from sites into the cargo hold, and samples of them (EE-EXCAVATE)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.table import asked, at, offered, play, quiet, refused, story


def dig(**kw: Any) -> Earth:
    """Explorers on both red sites (London: lens, antenna; Rome: helix, crater), two red cards in hand."""
    return quiet(
        **{
            "hands": ["red-mask red-cog green-mask", "red-coil"],
            "explorers": ["london rome guam", "london berlin guam"],
            **kw,
        }
    )


@pytest.mark.rule("EE-EXCAVATE-01", "EE-EXCAVATE-04", "EE-TURN-16")
def test_the_card_names_the_region() -> None:
    """Red and green tiles lie where explorers stand: a red card digs red ones, a green card green ones."""
    s = dig(explorers=["london anchorage guam", "london berlin guam"], sites="red-lens green-helix")
    green = s.copy()

    play(s, "excavate red-mask")
    assert offered(s) == ["done", "dig red-lens"]
    refused(s, "dig green-helix", "EE-EXCAVATE-04")
    play(green, "excavate green-mask")
    assert offered(green) == ["done", "dig green-helix"]
    refused(green, "dig red-lens", "EE-EXCAVATE-04")

    assert at(s, "discard") == {"red-mask": 1}
    assert story(green, "played") == ["0 played excavate green-mask"]


@pytest.mark.rule("EE-EXCAVATE-02")
def test_no_travel_card() -> None:
    """With nothing but a travel card in hand there is no Excavate, though tiles wait."""
    s = dig(hands=["", "red-coil"], sites="red-lens")

    assert offered(s) == ["pass", "travel travel-2"]


@pytest.mark.rule("EE-EXCAVATE-03", "EE-EXCAVATE-08")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_up_to_two_tiles(n: int) -> None:
    """None, one, or two, with two explorers on two sites and two empty spaces."""
    s = dig(sites="red-lens red-helix", cargo=["orange-lens orange-helix", ""])

    play(s, "excavate red-mask", *["dig red-lens", "dig red-helix"][:n], *["done"] * (n < 2))

    assert at(s, "cargo", 0) == [*["red-helix"] * (n > 1), *["red-lens"] * (n > 0), "orange-helix", "orange-lens"]
    assert sum(at(s, "sites").values()) == 2 - n
    assert asked(s) == ("samples" if n else "act")


@pytest.mark.rule("EE-EXCAVATE-03")
def test_never_three_tiles() -> None:
    """Explorers on all three green sites, a tile on each, an empty hold: two tiles."""
    s = dig(explorers=["anchorage newyork mexico", "london berlin guam"], sites="green-lens green-antenna green-crater")

    play(s, "excavate green-mask", "dig green-lens", "dig green-antenna")

    assert asked(s) == "samples"
    refused(s, "dig green-crater", "EE-EXCAVATE-03")
    assert at(s, "cargo", 0) == ["green-lens", "green-antenna"]


@pytest.mark.rule("EE-EXCAVATE-05")
def test_an_explorer_must_stand_on_the_site() -> None:
    """No explorer in Rome, though an opponent's is there and Rome is next to London; nor for a second tile."""
    s = dig(
        explorers=["london berlin guam", "rome berlin guam"],
        sites="red-lens red-helix red-crater",
    )

    play(s, "excavate red-mask")
    assert offered(s) == ["done", "dig red-lens"]
    refused(s, "dig red-helix", "EE-EXCAVATE-05")
    refused(s, "dig red-antenna", "EE-EXCAVATE-05")
    play(s, "dig red-lens")

    assert asked(s) == "samples"
    assert at(s, "sites") == {"red-helix": 1, "red-crater": 1}


@pytest.mark.rule("EE-EXCAVATE-05", "EE-EXCAVATE-R2")
def test_an_empty_site_gives_nothing() -> None:
    """Explorers on both red sites without tiles: the card may be spent, nothing is asked."""
    s = dig(sites="green-lens")

    play(s, "excavate red-mask")

    assert (asked(s), s.actions) == ("act", 1)
    assert at(s, "cargo", 0) == []
    assert at(s, "discard") == {"red-mask": 1}


@pytest.mark.rule("EE-EXCAVATE-06", "EE-EXCAVATE-15", "EE-EDGE-21", "EE-EXCAVATE-08")
def test_one_empty_space_one_tile() -> None:
    """Two explorers on two red sites, one cargo space: one tile, though the hidden hold is empty."""
    s = dig(sites="red-lens red-helix", cargo=["orange-lens*3", ""])

    play(s, "excavate red-mask", "dig red-lens")

    assert asked(s) == "samples"
    refused(s, "dig red-helix", "EE-EXCAVATE-03")
    assert at(s, "cargo", 0) == ["red-lens", "orange-lens", "orange-lens", "orange-lens"]
    assert at(s, "hidden", 0) == []


@pytest.mark.rule("EE-EXCAVATE-06", "EE-EXCAVATE-15")
def test_no_empty_space_no_tile() -> None:
    """A full cargo hold and an empty hidden one: no tile at all."""
    s = dig(sites="red-lens red-helix", cargo=["orange-lens*3 orange-helix", ""])

    play(s, "excavate red-mask")

    assert (asked(s), s.actions) == ("act", 1)
    assert at(s, "sites") == {"red-lens": 1, "red-helix": 1}


@pytest.mark.rule("EE-EXCAVATE-07")
def test_two_tiles_from_two_different_sites() -> None:
    """The first came from London: the second comes from Rome, not from London again, whichever type it is."""
    s = dig(sites="red-lens*2 red-antenna red-helix red-crater")

    play(s, "excavate red-mask", "dig red-lens")

    assert offered(s) == ["done", "dig red-helix", "dig red-crater"]
    refused(s, "dig red-lens", "EE-EXCAVATE-07")
    refused(s, "dig red-antenna", "EE-MAP-R3")


@pytest.mark.rule("EE-EXCAVATE-07", "EE-EDGE-22")
def test_three_tiles_on_a_site_one_explorer_one_tile() -> None:
    """Not even with three empty spaces; and a second explorer elsewhere does not help."""
    s = dig(explorers=["london berlin guam", "rome berlin guam"], sites="red-lens*2 red-antenna")

    play(s, "excavate red-mask", "dig red-antenna")

    assert asked(s) == "samples"
    assert at(s, "sites") == {"red-lens": 2}


@pytest.mark.rule("EE-EDGE-84", "EE-EXCAVATE-07")
@pytest.mark.parametrize(("faction", "second"), [("issisinui", False), ("kuti_kuti", True)])
def test_two_glyphs_on_one_site(faction: str, second: bool) -> None:
    """London has a lens and an antenna: one explorer digs one of them, an Excavator both."""
    s = dig(
        factions=[faction, "gul"], explorers=["london berlin guam", "rome berlin guam"], sites="red-lens red-antenna"
    )

    play(s, "excavate red-mask")
    assert offered(s) == ["done", "dig red-lens", "dig red-antenna"]
    play(s, "dig red-lens")

    assert (asked(s) == "dig_second") == second
    if second:
        play(s, "dig red-antenna")
        assert at(s, "cargo", 0) == ["red-lens", "red-antenna"]


@pytest.mark.rule("EE-EDGE-85")
def test_excavators_take_two_of_one_type() -> None:
    """Both tiles are stored; one can be sampled, and then its space is taken."""
    s = dig(factions=["kuti_kuti", "gul"], explorers=["london berlin guam", "rome berlin guam"], sites="red-lens*2")

    play(s, "excavate red-mask", "dig red-lens", "dig red-lens")
    assert offered(s) == ["done", "sample red-lens"]
    play(s, "sample red-lens")

    assert at(s, "cargo", 0) == ["red-lens", "red-lens"]
    assert (at(s, "guards", 0), at(s, "cubes", 0)) == (["red-lens"], 21)
    assert asked(s) == "act"
    refused(s, "sample red-lens", "EE-GALLERY-04")


@pytest.mark.rule("EE-EXCAVATE-09")
@pytest.mark.parametrize("tile", ["red-lens", "red-antenna"])
def test_which_tile_of_a_site_is_a_free_choice(tile: str) -> None:
    """The rarest or the commonest one."""
    s = dig(sites="red-lens red-antenna")

    play(s, "excavate red-mask", f"dig {tile}", "done")

    assert at(s, "cargo", 0) == [tile]
    assert at(s, "sites", tile) == 0


@pytest.mark.rule("EE-EXCAVATE-10")
def test_opposing_explorers_do_not_matter() -> None:
    """London is crowded with everybody's explorers."""
    s = dig(
        seats=4,
        hands=["red-mask red-cog", "red-coil", "green-coil", "green-cog"],
        explorers=["london rome guam", "london rome guam", "london rome guam", "london rome guam"],
        sites="red-lens red-helix",
    )

    play(s, "excavate red-mask", "dig red-lens", "dig red-helix")

    assert at(s, "cargo") == [["red-helix", "red-lens"], [], [], []]


@pytest.mark.rule("EE-EXCAVATE-11")
def test_the_icon_does_not_matter() -> None:
    """Two red cards with different icons dig the same, though no market of theirs is near."""
    s = dig(sites="red-lens red-helix")
    other = s.copy()

    play(s, "excavate red-mask")
    play(other, "excavate red-cog")

    assert offered(s) == offered(other) == ["done", "dig red-helix", "dig red-lens"]


@pytest.mark.rule("EE-EXCAVATE-12", "EE-EXCAVATE-14")
def test_tiles_go_to_the_cargo_hold_and_cost_nothing() -> None:
    """Never to the hidden hold, and no credits are paid."""
    s = dig(sites="red-antenna red-helix", credits=[0, 8])

    play(s, "excavate red-mask", "dig red-antenna")
    assert story(s, "dug") == ["0 dug red-antenna london"]
    play(s, "dig red-helix", "done")

    assert at(s, "cargo", 0) == ["red-helix", "red-antenna"]
    assert at(s, "hidden", 0) == []
    assert s.scores == [0, 8]


@pytest.mark.rule("EE-EXCAVATE-13")
@pytest.mark.parametrize(
    ("answers", "guards"),
    [
        (["done"], []),
        (["sample red-helix", "done"], ["red-helix"]),
        (["sample red-lens", "done"], ["red-lens"]),
        (["sample red-lens", "sample red-helix"], ["red-helix", "red-lens"]),
    ],
)
def test_samples_of_any_tiles_just_excavated(answers: list[str], guards: list[str]) -> None:
    """Of none, of either or of both; not of another tile in the hold. Each takes a cube."""
    s = dig(sites="red-lens red-helix", cargo=["orange-lens", ""])

    play(s, "excavate red-mask", "dig red-lens", "dig red-helix")
    refused(s, "sample orange-lens", "EE-GALLERY-04")
    play(s, *answers)

    assert asked(s) == "act"
    assert at(s, "guards", 0) == guards
    assert at(s, "cubes", 0) == 22 - len(guards)
    assert at(s, "cargo", 0) == ["red-helix", "red-lens", "orange-lens"]


@pytest.mark.rule("EE-EXCAVATE-R1")
def test_both_tiles_are_taken_before_any_sample() -> None:
    """No sample can be had before the second tile is taken or declined; then the order is free."""
    s = dig(sites="red-lens red-helix")

    play(s, "excavate red-mask", "dig red-lens")
    refused(s, "sample red-lens", "EE-GALLERY-04")
    play(s, "dig red-helix")

    assert offered(s) == ["done", "sample red-helix", "sample red-lens"]
    refused(s, "dig red-lens", "EE-EXCAVATE-03")
    play(s, "sample red-lens")
    assert story(s, "sampled") == ["0 sampled red-lens"]
    assert offered(s) == ["done", "sample red-helix"]
