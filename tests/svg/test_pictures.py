"""What holds for the pictures of every game: well formed, self-contained, small, quick, and they tell no secret."""

from __future__ import annotations

import re
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

import digsite
from digsite import Rng, State
from digsite.kernel.text import LOCALES, Words
from tests.svg.pictures import GAMES, TABLES, positions, tree

SOURCE = Path(digsite.__file__).parent
ROOT = Path(__file__).resolve().parents[2]
LARGEST = 200_000
SLOWEST = 0.5
"""Seconds for one picture: ten times what it takes here."""

tables = pytest.mark.parametrize(("key", "seats"), TABLES)
games = pytest.mark.parametrize("key", GAMES)


def viewers(state: State) -> list[int | None]:
    """Everybody who may look."""
    return [None, *range(state.n_seats)]


# --- whole --------------------------------------------------------------------------------------


@tables
def test_every_picture_is_well_formed_and_small(key: str, seats: int) -> None:
    for number, state in enumerate(positions(key, seats, 6, seed=seats)):
        for seat in viewers(state):
            svg = state.svg(seat, LOCALES[number % len(LOCALES)])
            check_alone(tree(svg))
            assert len(svg.encode()) < LARGEST


@games
@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_is_drawn(key: str, locale: str) -> None:
    for state in positions(key, 3, 3, seed=9):
        assert f">{state.game.text.title(locale)}</title>" in state.svg(0, locale)


@pytest.mark.parametrize("monument", ["great_pyramid", "temple", "tomb", "mine", "sphinx", "buried_ruins"])
def test_every_monument_is_drawn(monument: str) -> None:
    for state in positions("archaeology", 3, 5, seed=4, monument=monument, long_expedition=True, fierce_weather=True):
        for seat in viewers(state):
            tree(state.svg(seat))


def test_a_drafted_start_is_drawn() -> None:
    for state in positions("excavation_earth", 4, 8, seed=2, draft_start=True):
        for seat in viewers(state):
            tree(state.svg(seat))


def check_alone(root: ElementTree.Element) -> None:
    """Nothing is fetched, run, or dressed from outside, and what is referred to is there."""
    ids = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}
    for element in root.iter():
        assert element.tag.rpartition("}")[2] not in {"script", "style", "image", "foreignObject", "a", "link"}
        for name, value in element.attrib.items():
            assert not name.startswith("on")
            assert "://" not in value
            for reference in re.findall(r"url\((.*?)\)", value) + ([value] if name.endswith("href") else []):
                assert reference.removeprefix("#") in ids
    assert all(key.startswith("digsite-") for key in ids)


@games
def test_a_picture_is_quick(key: str) -> None:
    [*_, state] = positions(key, 4, 2)
    state.svg(0)
    began = time.perf_counter()
    for _ in range(3):
        state.svg(0)
    assert (time.perf_counter() - began) / 3 < SLOWEST


# --- secrets ------------------------------------------------------------------------------------


@tables
def test_twins_that_differ_only_in_what_a_seat_may_not_know_look_alike_to_it(key: str, seats: int) -> None:
    """A sampled world has the same view and other hidden cards."""
    differ = 0
    for number, state in enumerate(positions(key, seats, 4, seed=20 + seats)):
        for seat in viewers(state):
            twin = state.sample(seat, Rng(number))
            assert twin.svg(seat) == state.svg(seat)
            differ += twin.svg(number % seats) != state.svg(number % seats)
    assert differ > 0, "no twin was any different"


@games
def test_a_picture_is_drawn_from_the_view_alone(key: str) -> None:
    """The game draws what it is handed; a state only hands over its view."""
    for state in positions(key, 3, 4, seed=6):
        for seat in viewers(state):
            assert state.game.svg(state.view(seat), "en") == state.svg(seat)


@games
def test_drawing_changes_nothing(key: str) -> None:
    [state, *_] = positions(key, 2, 1, seed=3)
    before, view = state.to_json(), state.view(0)
    state.svg(0)
    state.game.svg(view, "en")
    assert state.to_json() == before
    assert view == state.view(0)


# --- the ways to a picture ----------------------------------------------------------------------


@games
def test_without_a_seat_it_is_the_spectators_picture(key: str) -> None:
    state = digsite.game(key).new(seats=2, seed=1)
    assert state.svg() == state.svg(None, "en") == state._repr_svg_()
    assert state.svg() != state.svg(0)


@games
def test_wrong_seats_and_locales_are_refused(key: str) -> None:
    state = digsite.game(key).new(seats=2, seed=1)
    with pytest.raises(digsite.BadOption, match="seat: 2"):
        state.svg(2)
    with pytest.raises(digsite.BadOption, match="locale: 'xx'"):
        state.svg(0, "xx")


def test_a_game_without_pictures_says_so_the_way_notebooks_understand() -> None:
    with pytest.raises(NotImplementedError):
        digsite.game("_template").new(seats=2, seed=1)._repr_svg_()


# --- words --------------------------------------------------------------------------------------


@games
def test_every_heading_is_said_somewhere(key: str) -> None:
    folder = ROOT / "src" / "digsite" / "games" / key / "svg"
    files = [*folder.glob("*.py"), ROOT / "src" / "digsite" / "svg" / "look.py"]
    source = "".join(file.read_text("utf-8") for file in files)
    quoted = set(re.findall(r"[\"']([a-z-]+)[\"']", source))
    assert [heading for heading in Words("en", [folder / "words"]).ids() if heading not in quoted] == []
