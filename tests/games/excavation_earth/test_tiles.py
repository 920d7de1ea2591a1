"""Artefact tiles: values, stacks and where they are (EE-TILE)."""

from __future__ import annotations

import pytest

import digsite
from digsite.games.excavation_earth.box import Box
from digsite.games.excavation_earth.kinds import TYPES
from tests.games.excavation_earth.counting import all_tiles, stack
from tests.games.excavation_earth.table import GAME, earth, games, happened, offered, play, refused

PACK = Box.load(None)


@pytest.mark.rule("EE-TILE-01", "EE-TILE-02", "EE-SMUGGLE-06")
def test_every_tile_has_a_value() -> None:
    """Offloaded, each of the 20 types brings 9 less the number of its tiles."""
    for number, kind in enumerate(TYPES):
        s = earth(hands=["red-coil", ""], cargo=[kind, ""])
        play(s, "smuggle red-coil", f"offload cargo {kind}")
        assert s.credits[0] == 8 + 9 - PACK.copies[number]
        assert [event["credits"] for event in happened(s, "offloaded")] == [9 - PACK.copies[number]]


@pytest.mark.rule("EE-TILE-03")
def test_value_six_means_three_copies() -> None:
    """The rulebook's example: of green helix (value 6) three tiles are in the game, a fourth is refused."""
    s = earth(hands=["red-coil", ""], cargo=["green-helix", ""], sites="green-helix*2")
    play(s, "smuggle red-coil", "offload cargo green-helix")
    assert s.credits[0] == 14
    with pytest.raises(digsite.BadPosition, match="EE-TILE-08"):
        earth(sites="green-helix*4")


@pytest.mark.rule("EE-TILE-04")
def test_tiles_of_a_type_are_alike() -> None:
    """Two of a type on a site are one choice."""
    s = earth(hands=["red-mask", ""], explorers=["london vancouver guam", "vancouver berlin guam"], sites="red-lens*2")
    assert offered(play(s, "excavate red-mask")) == ["done", "dig red-lens"]


@pytest.mark.rule("EE-TILE-05")
def test_what_lies_face_up() -> None:
    """Sites, stacks and holds are seen by all; a pile's tiles have no order that anybody could see."""
    for s in games(6):
        for seat in (*range(s.n_seats), None):
            view = s.view(seat)
            assert view["sites"] == s.sites
            assert view["stacks"] == s.stacks
            assert view["cargo"] == s.cargo
            assert view["hidden"] == s.hidden
            assert view["piles"] == s.piles


@pytest.mark.rule("EE-TILE-06", "EE-TILE-07")
def test_stacks_are_public_and_keep_their_order() -> None:
    """Whoever looks sees the whole stack from top to bottom; nothing that is asked lets anybody change it."""
    order = "red-lens red-antenna red-lens red-helix"
    s = earth(stacks={"red": order}, hands=["red-mask*2", "red-cog"])
    for seat in (0, 1, None):
        stacks = s.view(seat)["stacks"]
        assert isinstance(stacks, list)
        assert [TYPES[kind] for kind in stacks[2]] == order.split()
    again = GAME.from_json(s.to_json())
    assert again == s
    assert not {"look", "sort", "shuffle", "rearrange"} & {span.name for span in GAME.codes.spans}
    play(s, "command red-mask", "trader", "done", "command red-mask", "done")
    assert stack(s, "red") == order


@pytest.mark.rule("EE-TILE-06", "EE-SMUGGLE-16")
def test_only_the_top_of_a_stack_is_to_be_had() -> None:
    """The first tile is bought, not the cheaper one below it."""
    s = earth(stacks={"red": "red-antenna red-lens"}, hands=["red-coil", ""])
    play(s, "smuggle red-coil", "acquire red cargo")
    assert s.credits[0] == 0
    assert stack(s, "red") == "red-lens"


@pytest.mark.rule("EE-TILE-08")
def test_ninety_tiles_at_all_times() -> None:
    """In every position of random games each type has all its copies, each in one place."""
    for s in games(12):
        assert all_tiles(s) == PACK.copies
    for extra in ({"sites": "red-antenna*3"}, {"cargo": ["red-antenna*2", "red-antenna"]}):
        with pytest.raises(digsite.BadPosition, match="EE-TILE-08"):
            earth(**extra)


@pytest.mark.rule("EE-EDGE-97", "EE-INFO-05", "EE-TILE-08")
def test_what_the_piles_still_have_can_be_inferred() -> None:
    """By type: 90 less the open tiles, sold ones included, is what any seat is told of the piles."""
    for s in games(6):
        for seat in (*range(s.n_seats), None):
            view = s.view(seat)
            rest = PACK.copies.copy()
            for field in ("sites", "sold"):
                counts = view[field]
                assert isinstance(counts, list)
                rest = [rest[kind] - counts[kind] for kind in range(20)]
            for field in ("stacks", "cargo", "hidden"):
                rows = view[field]
                assert isinstance(rows, list)
                for row in rows:
                    for kind in row:
                        rest[kind] -= 1
            surveyed = view["surveyed"]
            assert isinstance(surveyed, list)
            for kind in surveyed:
                rest[kind] -= 1
            assert rest == view["piles"]


@pytest.mark.rule("EE-TILE-05")
def test_nobody_holds_a_tile_of_another_colour_in_a_stack() -> None:
    """A stack is of one colour; a position that mixes them is refused."""
    with pytest.raises(digsite.BadPosition, match="EE-SETUP-23"):
        earth(stacks={"red": "green-lens"})
    s = earth(hands=["red-coil", ""], stacks={"red": ""})
    play(s, "smuggle red-coil")
    refused(earth(hands=["red-coil*2", ""], cargo=["green-lens", ""]), "offload cargo green-lens", "EE-SMUGGLE-05")
