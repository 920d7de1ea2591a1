"""The picture of a solo game: Zu is drawn as a player, its open cards are shown, and its decks tell nothing."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

import digsite
from digsite import Rng, State
from digsite.games.excavation_earth.game import ExcavationEarth
from digsite.games.excavation_earth.kinds import N_ROUNDS
from digsite.games.excavation_earth.solo.faces import N_FACES
from digsite.games.excavation_earth.solo.ladder import ZU
from digsite.games.excavation_earth.solo.switches import LEVELS, SWITCHES
from digsite.games.excavation_earth.svg.look import RIVAL, EarthLook
from digsite.games.excavation_earth.svg.zu import SECOND
from digsite.kernel.result import Line
from digsite.kernel.text import LOCALES
from digsite.svg.canvas import width_of
from digsite.svg.table import SEATS
from tests.svg.pictures import SVG, positions, texts, titles, tree, uses
from tests.svg.test_pictures import LARGEST, check_alone

GAME = digsite.game("excavation_earth")
TEXT = GAME.text
HUMAN = 0

locales = pytest.mark.parametrize("locale", LOCALES)


def solo(n: int, seed: int = 1, zu: object = ()) -> Iterator[State]:
    """About n positions of one random game against Zu."""
    return positions("excavation_earth", 1, n, seed=seed, solo=True, zu=list(zu) if isinstance(zu, tuple) else zu)


def seen(state: State, locale: str, **changes: object) -> str:
    """The picture that the human has of it, with some of the view changed."""
    return GAME.svg({**state.view(HUMAN), **changes}, locale)


# --- whole --------------------------------------------------------------------------------------


@locales
def test_every_picture_is_well_formed_and_small(locale: str) -> None:
    rounds = set()
    for state in solo(12, seed=LOCALES.index(locale) + 1, zu=SWITCHES):
        rounds.add(state.view(None)["round"])
        for seat in (None, HUMAN):
            svg = state.svg(seat, locale)
            check_alone(tree(svg))
            assert len(svg.encode()) < LARGEST
            assert TEXT.rival(0, locale) in texts(svg)
    assert rounds == set(range(1, N_ROUNDS + 1))


@locales
@pytest.mark.parametrize("level", LEVELS)
def test_nothing_lies_outside_the_canvas(level: str, locale: str) -> None:
    for state in solo(3, seed=7, zu=level):
        root = tree(state.svg(HUMAN, locale))
        width, height = float(root.attrib["width"]), float(root.attrib["height"])
        for element, left, top, right, bottom in boxes(root):
            assert left >= 0, element.attrib
            assert top >= 0, element.attrib
            assert right <= width, element.attrib
            assert bottom <= height, element.attrib


def boxes(
    element: ElementTree.Element, x: float = 0, y: float = 0, scale: float = 1
) -> Iterator[tuple[ElementTree.Element, float, float, float, float]]:
    """Where each thing lies that has a place of its own; what is only defined is left out."""
    for child in element:
        tag = child.tag.removeprefix(SVG)
        at = {key: float(child.attrib.get(key, 0)) for key in ("x", "y", "width", "height", "cx", "cy", "r")}
        if tag == "g":
            shift = child.attrib.get("transform", "translate(0 0)").replace(")", "").split(" scale(")
            dx, dy = (float(number) for number in shift[0].removeprefix("translate(").split())
            yield from boxes(child, x + dx * scale, y + dy * scale, scale * float((*shift[1:], "1")[0]))
        elif tag in ("rect", "use"):
            left, top = x + at["x"] * scale, y + at["y"] * scale
            yield child, left, top, left + at["width"] * scale, top + at["height"] * scale
        elif tag == "circle":
            left, top, r = x + at["cx"] * scale, y + at["cy"] * scale, at["r"] * scale
            yield child, left - r, top - r, left + r, top + r
        elif tag == "text":
            size = float(child.attrib["font-size"])
            wide = width_of(child.text or "", size, bold="font-weight" in child.attrib)
            before = {"start": 0.0, "middle": wide / 2, "end": wide}[child.attrib.get("text-anchor", "start")]
            left, base = x + (at["x"] - before) * scale, y + at["y"] * scale
            yield child, left, base - size * 0.7 * scale, left + wide * scale, base + size * 0.2 * scale


# --- Zu at the table ----------------------------------------------------------------------------


def test_zu_has_a_mark_that_no_seat_of_this_game_has() -> None:
    assert GAME.max_seats <= RIVAL < len(SEATS)
    assert len({HUMAN, RIVAL, SECOND}) == 3


def test_the_pieces_of_both_are_there_as_often_as_in_the_view() -> None:
    for state in [*solo(10, seed=11), *solo(10, seed=12, zu="very-easy")]:
        view: dict[str, Any] = state.view(HUMAN)
        drawn = uses(state.svg(HUMAN))
        assert drawn["explorer"] == len(view["explorers"][HUMAN])
        for player, mark in ((HUMAN, HUMAN), (ZU, RIVAL)):
            guards = bin(view["guards"][player]).count("1")
            posts = sum(1 for n in view["traders"][player::2] + view["envoys"][player::2] if n)
            marks = view["marks"].count(player) + (view["tokens"][player] > 0)
            asked = player in view["to_act"] if not view["over"] else 3  # the score sheet has three blocks
            always = 3  # its board, the turn order, the credits
            supply = player == ZU
            assert drawn[f"cube-{mark}"] == guards + posts + marks + asked + always + supply
        assert drawn[f"cube-{SECOND}"] == (view["cubes"][ZU] < 0)


def test_names_holds_and_credits_are_those_of_the_view() -> None:
    assert isinstance(GAME, ExcavationEarth)
    for state in solo(8, seed=5):
        view: dict[str, Any] = state.view(HUMAN)
        svg = state.svg(HUMAN)
        said, named = texts(svg), titles(svg)
        held = [kind for hold in (*view["cargo"], *view["hidden"]) for kind in hold]
        for kind in set(held):
            assert named[TEXT.name("artefact", kind, "en")] == held.count(kind)
        for credits in view["scores"]:
            assert said[str(credits)] >= 2
        for name in TEXT.everyone(GAME.rules_of_view(view), "en"):
            assert name in said
            assert named[name] >= 2  # the board, the turn order
        assert TEXT.player(ZU, "en") not in said


@pytest.mark.parametrize(("cubes", "own", "second"), [(22, 22, None), (0, 0, None), (-1, 0, 1), (-25, 0, 25)])
def test_the_second_colour_is_counted_once_it_is_in_use(cubes: int, own: int, second: int | None) -> None:
    [state, *_] = solo(1)
    svg = seen(state, "en", cubes=[22, cubes])
    groups = {group.findtext(f"{SVG}title"): group for group in tree(svg).iter(f"{SVG}g")}
    crew = [text.text for text in groups["Zu"].iter(f"{SVG}text")]
    assert str(own) in crew
    assert uses(svg)[f"cube-{SECOND}"] == (second is not None)
    words = "in play, second colour"
    assert (words in crew) == (second is not None)
    if second is not None:
        assert str(second) in [text.text for text in groups[words].iter(f"{SVG}text")]


def test_zu_that_has_passed_is_said_to_have() -> None:
    [state, *_] = solo(1)
    assert texts(seen(state, "en", passed=1 << ZU))["passed"] == 1
    assert "passed" not in texts(seen(state, "en", passed=0))


def test_credits_may_be_owed() -> None:
    [*_, state] = solo(1)
    assert texts(seen(state, "en", scores=[-1234, 80]))["−1234"] == 2


# --- its cards ----------------------------------------------------------------------------------


@locales
def test_every_card_turned_over_is_shown_and_no_other(locale: str) -> None:
    for state in solo(10, seed=21):
        view: dict[str, Any] = state.view(HUMAN)
        zu = view["zu"]
        named = titles(state.svg(HUMAN, locale))
        shown: Counter[str] = Counter()
        for face in range(N_FACES):
            shown[TEXT.name("face", face, locale)] += sum(pile[face] for pile in [*zu["past"], zu["discard"]])
        for name, n in shown.items():
            assert named[name] == n, name


def test_decks_are_drawn_with_their_number_and_then_as_empty_places() -> None:
    for state in solo(10, seed=22):
        view: dict[str, Any] = state.view(HUMAN)
        zu = view["zu"]
        decks: dict[str, list[str | None]] = {}
        for group in tree(state.svg(HUMAN)).iter(f"{SVG}g"):
            if (title := group.findtext(f"{SVG}title")) in ("Deck", "Round 2", "Round 3"):
                assert title not in decks
                decks[title] = [text.text for text in group.iter(f"{SVG}text")]
        for title, n in zip(("Deck", "Round 2", "Round 3"), (zu["deck"], *zu["waiting"]), strict=True):
            assert decks[title] == [title, *([str(n)] if n else [])]


@locales
@pytest.mark.parametrize("face", range(N_FACES))
def test_every_face_can_be_read(face: int, locale: str) -> None:
    """Ten cards of one face, now and before: their words are not set too small."""
    [state, *_] = solo(1)
    pile = [10 * (other == face) for other in range(N_FACES)]
    cards = {"deck": 0, "waiting": [0, 0], "discard": pile, "past": [pile, pile]}
    svg = seen(state, locale, zu=cards, forecast=[])
    check_alone(tree(svg))
    groups = [group for group in tree(svg).iter(f"{SVG}g") if group.findtext(f"{SVG}title") == named(face, locale)]
    assert len(groups) == 30
    large = [group for group in groups if group.find(f"{SVG}text") is not None]
    assert len(large) == 10
    for group in large:
        assert all(float(text.attrib["font-size"]) >= 9 for text in group.findall(f"{SVG}text"))


def named(face: int, locale: str) -> str:
    return TEXT.name("face", face, locale)


def test_faces_look_different() -> None:
    [state, *_] = solo(1)
    drawn = set()
    for face in range(N_FACES):
        pile = [int(other == face) for other in range(N_FACES)]
        svg = seen(state, "en", zu={"deck": 9, "waiting": [7, 7], "discard": pile, "past": []})
        drawn.add(svg.replace(named(face, "en"), ""))
    assert len(drawn) == N_FACES


# --- secrets ------------------------------------------------------------------------------------


def test_worlds_with_other_decks_look_alike() -> None:
    differ = 0
    for number, state in enumerate(solo(8, seed=31)):
        for seat in (None, HUMAN):
            twin = state.sample(seat, Rng(number))
            assert twin.svg(seat) == state.svg(seat)
            differ += json.loads(json.dumps(twin.to_json()))["zu"] != json.loads(json.dumps(state.to_json()))["zu"]
    assert differ > 0, "no twin was any different"


def test_a_picture_is_drawn_from_the_view_alone() -> None:
    for state in solo(4, seed=6):
        view = state.view(HUMAN)
        assert GAME.svg(view, "en") == state.svg(HUMAN)
        assert view == state.view(HUMAN)


# --- switches and score -------------------------------------------------------------------------


@locales
@pytest.mark.parametrize("level", LEVELS)
def test_the_switches_that_are_on_are_told(level: str, locale: str) -> None:
    said = texts(GAME.new(seats=1, seed=1, options={"solo": True, "zu": level}).svg(HUMAN, locale))
    assert said[TEXT.option("zu", locale)] == 1
    for switch in SWITCHES:
        assert said[TEXT.choice("zu", switch, locale)] == (switch in LEVELS[level])
        assert said[TEXT.about_choice("zu", switch, locale)] == (switch in LEVELS[level])
    assert isinstance(GAME, ExcavationEarth)
    look = EarthLook(GAME, GAME.new(seats=1, seed=1, options={"solo": True}).view(None), locale)
    assert said[look.say("no-switch")] == (not LEVELS[level])


@locales
def test_the_score_sheet_has_all_lines_and_both_players(locale: str) -> None:
    for seed in (1, 2, 3):
        [*_, state] = solo(1, seed=seed, zu=("H4",))
        view: dict[str, Any] = state.view(None)
        assert isinstance(GAME, ExcavationEarth)
        rules = GAME.rules_of_view(view)
        said = texts(state.svg(None, locale))
        assert len(rules.sources) * rules.n_players == len(view["earned"])
        for source in rules.sources:
            assert TEXT.line(Line(source, {}, 0), locale) in said
        figures = Counter(str(n).replace("-", "−") for n in view["earned"] if n)
        for written, n in figures.items():
            assert said[written] >= n
        [winner] = view["result"]["winners"]
        name = TEXT.everyone(rules, locale)[winner]
        assert any(text.endswith(f": {name}") for text in said)
        assert any(TEXT.reason(view["result"]["reason"], locale) in text for text in said)


# --- without it ---------------------------------------------------------------------------------


def test_tables_of_seats_know_nothing_of_zu() -> None:
    for state in positions("excavation_earth", 4, 3, seed=2):
        svg = state.svg(0)
        assert f"cube-{RIVAL}" not in uses(svg)
        assert not [key for key in uses(svg) if key.startswith("zu-")]
