"""What this expansion only names: junk, and the modules of Second Wave; and a table without pretty boxes.

Their tiles and cards are in no source, so there is nothing to switch on. These tests hold the places free: they fail as
soon as something behaves like one of those pieces without a rule for it (MU-PRETTY, MU-HOOK).
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.box import STANDARD, Box
from digsite.games.excavation_earth.codes import POSTS
from digsite.games.excavation_earth.kinds import COLOURS, GLYPHS, LOCATIONS, TYPES
from digsite.games.excavation_earth.museum.kinds import EXHIBITION_TILES
from digsite.games.excavation_earth.state import Earth
from tests.games.excavation_earth.museum.playing import lively
from tests.games.excavation_earth.museum.table import COMMANDERS, PSYCHICS, SEEKERS, museum
from tests.games.excavation_earth.table import GAME, asked, at, happened, new, offered, play, refused

PACK = Box.load(None)
SECOND_WAVE = ["wildcard", "achievement", "observer", "barge"]
ALL_FOUR = ["M5", "M6", "M7", "M8"]
ABOUT = next(option.about for option in GAME.options if option.name == "pretty_boxes")


def vocabulary() -> Iterator[str]:
    """Every name that the game has: options, codes and what they point at, events, questions, fields of positions."""
    for option in GAME.options:
        yield from (option.name, option.about, *option.choices, *option.named)
    for span in GAME.codes.spans:
        yield from (span.name, *span.labels, *span.pieces)
    for kind in GAME.event_kinds:
        yield from (kind.name, *kind.fields)
    s = new(2, modules=ALL_FOUR, factions=[SEEKERS, COMMANDERS])
    yield from (step.key for step in s.table.steps)
    for told in (s.to_json(), s.view(0)):
        yield json.dumps({**told, "options": {}})


def first_turns(seats: int = 4) -> tuple[Earth, list[str]]:
    """A new game once everybody has had the menu of actions for the first time, and all questions before that."""
    s = new(seats, seed=5, modules=ALL_FOUR, factions=[SEEKERS, COMMANDERS, "gul", "aqulla"][:seats])
    questions: list[str] = []
    seen: set[int] = set()
    while len(seen) < seats:
        if asked(s) == "act":
            assert s.seat is not None
            if s.seat not in seen:
                seen.add(s.seat)
                assert at(s, "staff", "brokers", s.seat) == []
                assert at(s, "mysteries", "cards", s.seat) == []
            play(s, "pass")
        else:
            questions.append(asked(s))
            play(s, offered(s)[0])
    return s, questions


# --- nothing of it can be named ---------------------------------------------------------------------


@pytest.mark.rule("MU-PRETTY-01", "MU-HOOK-09")
def test_pretty_boxes_are_an_option_and_nothing_else_is_called_so() -> None:
    """What they do is in `test_pretty_boxes`; without the option no field and no question knows them."""
    assert {name for name in vocabulary() if "pretty" in name.lower()} == {"pretty_boxes", ABOUT}
    for name in ("pretty", "promo"):
        with pytest.raises(digsite.BadOption, match=name):
            GAME.new(seats=2, seed=1, options={"modules": ALL_FOUR, name: True})


@pytest.mark.rule("MU-HOOK-08")
def test_no_junk_can_be_named() -> None:
    assert [name for name in vocabulary() if "junk" in name.lower()] == []


@pytest.mark.rule("MU-HOOK-04", "MU-HOOK-05", "MU-HOOK-R3")
@pytest.mark.parametrize("word", SECOND_WAVE)
def test_nothing_of_second_wave_can_be_named(word: str) -> None:
    """The modules 1 to 4 are no choice, nor is anything that belongs to them."""
    assert [name for name in vocabulary() if word in name.lower()] == []
    assert next(option for option in GAME.options if option.name == "modules").choices == ALL_FOUR
    for module in ("M1", "M2", "M3", "M4"):
        with pytest.raises(digsite.BadOption, match="modules"):
            new(2, modules=[module])


@pytest.mark.rule("MU-HOOK-05", "MU-HOOK-04")
def test_the_museum_icon_is_on_cards_of_this_expansion_only() -> None:
    """Six reverse engineering cards and two command cards; no other deck has it."""
    icons = {
        table: sum(row.get("museum", False) for row in rows)
        for table, rows in tomllib.loads(STANDARD.read_text(encoding="utf-8")).items()
        if isinstance(rows, list) and any("museum" in row for row in rows)
    }

    assert sorted(icons.values()) == [2, 6]


# --- tiles ------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-HOOK-R2", "MU-HOOK-08")
def test_the_box_has_ordinary_and_mysterious_tiles_only() -> None:
    """Twenty types, 90 tiles, each of a colour and a symbol with a value; and two mysterious ones of each colour."""
    rows = tomllib.loads(STANDARD.read_text(encoding="utf-8"))["artefact"]

    assert [row["key"] for row in rows] == TYPES == [f"{colour}-{glyph}" for colour in COLOURS for glyph in GLYPHS]
    assert sum(PACK.copies) == 90
    assert all(2 <= value <= 7 for value in PACK.values)
    assert PACK.museum.mysterious == [2] * 5


@pytest.mark.rule("MU-HOOK-R2", "MU-PRETTY-01")
@pytest.mark.parametrize("number", [1, 2])
def test_every_tile_of_a_game_is_ordinary_or_mysterious(number: int) -> None:
    """Whole games: whatever lies anywhere is one of the twenty types, or a mysterious artefact of a colour."""
    for s in lively("M5 M6 M7 M8", number):
        data: dict[str, Any] = s.to_json()
        found = {*data["piles"], *data["sites"], *data["sold"], *data["surveyed"]}
        for tiles in [*data["cargo"], *data["hidden"], *data["stacks"].values()]:
            found.update(tiles)
        found.update(data["museum"]["artefacts"], data["popups"]["tiles"])
        assert found <= {*TYPES, None}
        part = data["mysteries"]
        for counts in [part["piles"], part["sites"], part["ship"], *part["cargo"], *part["hidden"]]:
            assert set(counts) <= set(COLOURS)


@pytest.mark.rule("MU-PRETTY-02", "MU-PRETTY-R1")
@pytest.mark.parametrize("kind", TYPES)
def test_whatever_is_sampled_takes_a_guard_and_brings_no_researcher(kind: str) -> None:
    """Each type costs a cube and a space of the gallery, and the tile can be sampled once."""
    colour = kind.partition("-")[0]
    site = LOCATIONS[PACK.site_of[TYPES.index(kind)]]
    s = museum("M6", hands=[f"{colour}-mask red-cog", ""], explorers=[f"vancouver guam {site}"] * 2, sites=kind)

    play(s, f"excavate {colour}-mask", f"dig {kind}", f"sample {kind}")

    assert at(s, "guards", 0) == [kind]
    assert at(s, "cubes", 0) == 21
    assert at(s, "staff", "researchers") == [0, 0]
    assert asked(s) == "act"


@pytest.mark.rule("MU-PRETTY-03")
@pytest.mark.parametrize("kind", TYPES)
def test_whatever_is_held_can_be_offloaded(kind: str) -> None:
    s = museum("M6", hands=["red-coil", ""], cargo=[kind, ""])

    play(s, "smuggle red-coil")

    assert f"offload cargo {kind}" in offered(s)


@pytest.mark.rule("MU-PRETTY-04")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_psychics_may_take_any_artefact_they_survey(colour: str) -> None:
    """One of three is laid; each of the two others can be stored for free."""
    s = museum("M6", factions=[PSYCHICS, "gul"], hands=[f"{colour}-mask", ""], mystery_ship=f"{colour}*2")

    play(s, f"survey {colour}-mask", "replace 1")
    play(s, offered(s, "lay")[0])

    left = sorted(set(at(s, "surveyed")), key=TYPES.index)
    assert (asked(s), offered(s, "store")) == ("free_tile", [f"store {kind}" for kind in left])


@pytest.mark.rule("MU-PRETTY-05")
@pytest.mark.parametrize("kind", TYPES)
def test_no_artefact_meets_every_exhibition_tile(kind: str) -> None:
    """Each type fits its own symbol, and a value if it is worth as much; never all six kinds of tile."""
    s = museum(seats=4, hands=["red-mask", "", "", ""], cargo=[kind, "", "", ""], curators="none none none")
    asks = at(s, "museum", "asks")
    value = PACK.values[TYPES.index(kind)]
    play(s, "exhibit red-mask")

    fits = {asks[["1", "2", "3"].index(name[5]) * 6 + int(name[7]) - 1] for name in offered(s, "hang")}

    assert fits == {kind.split("-")[1], *(tile for tile in ("5+", "7+") if value >= int(tile[0]))}
    assert len(fits) < len(EXHIBITION_TILES)


@pytest.mark.rule("MU-PRETTY-R2")
@pytest.mark.parametrize("kind", [f"{colour}-lens" for colour in COLOURS])
def test_a_curator_is_matched_by_the_colour_of_the_artefact_alone(kind: str) -> None:
    """Hung in the middle row of an outer column, whose curator is red: 2 credits for the red lens, none for others."""
    s = museum(hands=["red-mask", ""], cargo=[kind, ""], curators="none red none")

    play(s, "exhibit red-mask", "hang 2-1")

    assert at(s, "earned", 0, "curators") == (2 if kind == "red-lens" else 0)


@pytest.mark.rule("MU-PRETTY-06")
@pytest.mark.parametrize("kind", [f"{colour}-lens" for colour in COLOURS])
def test_what_the_seekers_send_brings_no_researcher(kind: str) -> None:
    colour = kind.partition("-")[0]
    s = museum(
        factions=[SEEKERS, "gul"], hands=["red-coil", ""], stacks={colour: kind}, curators="none none none",
    )  # fmt: skip

    play(s, "smuggle red-coil", f"acquire {colour} cargo")
    play(s, f"show cargo {kind}", "hang 1-6")

    assert happened(s, "gained-researchers") == []
    assert at(s, "staff", "researchers") == [0, 0]


# --- what the new factions start with ---------------------------------------------------------------


@pytest.mark.rule("MU-HOOK-R1", "MU-HOOK-01", "MU-HOOK-02")
def test_the_seekers_start_with_nothing_extra() -> None:
    """No broker, and nobody is asked for one when the third explorer is placed."""
    s, questions = first_turns()

    assert "gain_broker" not in questions
    assert questions.count("place_third") == 4
    assert at(s, "staff", "brokers", 0) == []


@pytest.mark.rule("MU-HOOK-R1", "MU-HOOK-03")
def test_the_commanders_start_with_nothing_extra() -> None:
    """All 21 reverse engineering cards are in the deck."""
    s, questions = first_turns()

    assert "keep_re" not in questions
    assert at(s, "mysteries", "cards") == [[]] * 4
    assert len(at(s, "mysteries", "deck")) == 21


@pytest.mark.rule("MU-HOOK-R1")
@pytest.mark.parametrize("faction", [SEEKERS, COMMANDERS, "gul"])
def test_all_start_alike(faction: str) -> None:
    """Six cards, three travel cards, 8 credits, 22 cubes, whichever the faction."""
    others = [name for name in ("aqulla", "issisinui") if name != faction]
    s = new(3, modules=ALL_FOUR, factions=[faction, *others])
    while asked(s) == "redraw":
        play(s, "done")

    assert [len(hand) for hand in at(s, "hands")] == [6] * 3
    assert s.credits == [8] * 3
    assert at(s, "cubes") == [22] * 3


# --- benefits of the museum -------------------------------------------------------------------------


@pytest.mark.rule("MU-HOOK-06")
def test_a_middle_column_moves_traders_and_envoys_only() -> None:
    """From and to the six markets and the three centres: there is no other post."""
    s = museum(
        hands=["red-mask", ""], cargo=["red-antenna", ""], hung={"2-2": ("red-lens", 1)}, curators="none none none",
        traders=["mask coil prism cog comet anchor", ""], envoys=["left middle right", ""],
    )  # fmt: skip

    play(s, "exhibit red-mask", "hang 3-2")

    assert offered(s) == ["done", *(f"lift {post}" for post in POSTS)]
    assert len(POSTS) == 6 + 3
    play(s, "lift market-1")
    assert offered(s) == [f"post {post}" for post in POSTS if post != "market-1"]
    refused(s, "post market-1", "MU-COLUMN-06")


@pytest.mark.rule("MU-HOOK-07")
def test_an_innermost_column_takes_back_traders_and_envoys_only() -> None:
    s = museum(
        hands=["red-mask", ""], cargo=["red-crater", ""], hung={"1-3": ("red-helix", 1)}, curators="none none none",
        traders=["mask coil prism cog comet anchor", ""], envoys=["left middle right", ""],
    )  # fmt: skip

    play(s, "exhibit red-mask", "hang 3-3")

    assert offered(s) == ["done", *(f"retrieve {post}" for post in POSTS)]
