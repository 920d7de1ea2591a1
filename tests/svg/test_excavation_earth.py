"""The picture of Excavation Earth shows what the view has, in its place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import digsite
from digsite.games.excavation_earth.box import STANDARD
from digsite.games.excavation_earth.game import ExcavationEarth
from digsite.games.excavation_earth.kinds import LOCATIONS, N_LOCATIONS, N_TYPES
from digsite.games.excavation_earth.svg.look import EarthLook
from digsite.games.excavation_earth.svg.world import (
    HEIGHT,
    MEDALLION,
    PLATE_HEIGHT,
    WIDTH,
    is_round_the_globe,
    place_plate,
    place_spot,
    true_spot,
)
from digsite.kernel.text import LOCALES
from tests.svg.pictures import positions, texts, titles, tree, uses

GAME = digsite.game("excavation_earth")
TEXT = GAME.text


def look(locale: str, **changes: object) -> EarthLook:
    """A new game to be drawn, with some of its view changed."""
    assert isinstance(GAME, ExcavationEarth)
    view = GAME.new(seats=4, seed=1).view(None)
    return EarthLook(GAME, {**view, **changes}, locale)


def test_pieces_are_there_as_often_as_in_the_view() -> None:
    for state in positions("excavation_earth", 3, 12, seed=11):
        view: dict[str, Any] = state.view(1)
        svg = state.svg(1)
        drawn = uses(svg)
        assert drawn["buyer"] == sum(map(len, view["queues"])) + sum(1 for n in view["ship"] if n) + 1
        assert drawn["explorer"] == sum(map(len, view["explorers"]))
        for seat in range(3):
            guards = bin(view["guards"][seat]).count("1")
            posts = sum(1 for n in view["traders"][seat::3] + view["envoys"][seat::3] if n)
            marks = view["marks"].count(seat) + (view["tokens"][seat] > 0)
            asked = seat in view["to_act"] if not view["over"] else 3  # the score sheet has three blocks
            always = 3  # its board, the turn order, the credits
            assert drawn[f"cube-{seat}"] == guards + posts + marks + asked + always


def test_names_and_figures_are_those_of_the_view() -> None:
    for state in positions("excavation_earth", 4, 8, seed=5):
        view: dict[str, Any] = state.view(2)
        svg = state.svg(2)
        said, named = texts(svg), titles(svg)
        for place in range(N_LOCATIONS):
            assert TEXT.name("place", place, "en") in named
        for seat in range(4):
            assert said[str(view["scores"][seat])] >= 2
            assert TEXT.player(seat, "en") in said
        for ability in view["command"]:
            assert TEXT.name("ability", ability, "en") in said
        held = [kind for hold in (*view["cargo"], *view["hidden"]) for kind in hold]
        for kind in set(held):
            assert named[TEXT.name("artefact", kind, "en")] == held.count(kind)
        if view["deck"]:
            assert str(view["deck"]) in said
        shown = [*view["forecast"], *([] if view["over"] else [*view["hand"], *view["pack"], *(view["drawn"] or [])])]
        for card in set(shown):
            assert named[TEXT.name("card", card, "en")] == shown.count(card)


def test_only_the_own_hand_is_shown() -> None:
    state = GAME.new(seats=3, seed=8)
    for seat in range(3):
        view: dict[str, Any] = state.view(seat)
        cards = [
            name for name in titles(state.svg(seat)).elements() if name.startswith(("yellow #", "green #", "red #"))
        ]
        own = [TEXT.name("card", card, "en") for card in view["hand"] + view["forecast"]]
        assert sorted(cards) == sorted(name for name in own if name.startswith(("yellow #", "green #", "red #")))
    assert not [name for name in titles(state.svg()) if " #" in name and not name.startswith("Market")]


# --- the map ------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("tiles", [0, 1, 9])
def test_no_two_plates_of_the_map_overlap(locale: str, tiles: int) -> None:
    seen = look(locale, sites=[tiles] * N_TYPES)
    boxes = []
    for place in range(N_LOCATIONS):
        spot = place_spot(seen, place)
        plate = place_plate(seen, place, spot)
        left, right = min(plate.x, spot.x - MEDALLION), max(plate.x + plate.width, spot.x + MEDALLION)
        boxes.append((left, plate.y, right, plate.y + PLATE_HEIGHT))
    for i, (left, top, right, bottom) in enumerate(boxes):
        assert left >= 0
        assert top >= 0
        assert right <= WIDTH
        assert bottom <= HEIGHT
        for j, other in enumerate(boxes[:i]):
            apart = right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top
            assert apart, f"{LOCATIONS[i]} over {LOCATIONS[j]}"


def test_places_lie_as_on_the_globe() -> None:
    seen = look("en")
    spots = {LOCATIONS[place]: place_spot(seen, place) for place in range(N_LOCATIONS)}
    assert spots["vancouver"].x < spots["london"].x < spots["delhi"].x < spots["sydney"].x
    assert spots["berlin"].y < spots["cairo"].y < spots["zanzibar"].y < spots["capetown"].y
    assert true_spot(11, 76) == (WIDTH / 2, 0)


def test_the_lines_round_the_globe_leave_at_the_edge() -> None:
    seen = look("en")
    pairs = [(a, b) for a in range(N_LOCATIONS) for b in seen.pack.neighbours[a] if a < b]
    wrapped = {(LOCATIONS[a], LOCATIONS[b]) for a, b in pairs if is_round_the_globe(seen, a, b)}
    assert wrapped == {("sydney", "easter"), ("easter", "guam")}


# --- packs of one's own -------------------------------------------------------------------------


def test_a_pack_of_ones_own_is_drawn_by_its_own_figures(tmp_path: Path) -> None:
    """Another table, a place at the pole: everything is still on the picture."""
    text = STANDARD.read_text("utf-8")
    for old, new in (
        ("size = [1000, 680]", "size = [1000, 900]"),
        ("black-market = [0, 578, 300, 102]", "black-market = [0, 720, 600, 180]"),
        ("credits = [878, 464, 122, 106]", "credits = [748, 600, 252, 106]"),
        ("lon = 77\nlat = 29", "lon = 77\nlat = -88"),
    ):
        assert text.count(old) == 1
        text = text.replace(old, new)
    file = tmp_path / "own.toml"
    file.write_text(text, "utf-8")
    state = GAME.new(seats=2, seed=1, options={"components": str(file)})
    svg = state.svg(0)
    assert float(tree(svg).attrib["height"]) > float(tree(GAME.new(seats=2, seed=1).svg(0)).attrib["height"])
    assert isinstance(GAME, ExcavationEarth)
    spot = place_spot(EarthLook(GAME, state.view(0), "en"), LOCATIONS.index("delhi"))
    assert 0 < spot.y < HEIGHT
