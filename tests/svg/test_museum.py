"""The picture of a game with modules of the expansion: every piece is drawn, where it lies, and no secret is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import digsite
from digsite import Rng, State
from digsite.games.excavation_earth.game import ExcavationEarth
from digsite.games.excavation_earth.kinds import N_COLOURS, N_COMMAND_CARDS, N_GLYPHS, N_TYPES
from digsite.games.excavation_earth.museum.codes import SEND_BROKER
from digsite.games.excavation_earth.museum.kinds import (
    AUDIO_GUIDE,
    EMPTY,
    EXHIBITION_TILES,
    N_COLUMNS,
    N_NEW_COMMAND_CARDS,
    N_RE,
    N_SPACES,
    NEW_FACTIONS,
    NO_TILE,
    RE_CARDS,
)
from digsite.games.excavation_earth.solo.ladder import ZU
from digsite.games.excavation_earth.svg.board import command_figures
from digsite.games.excavation_earth.svg.look import RIVAL, EarthLook
from digsite.games.excavation_earth.svg.museum import is_complete
from digsite.games.excavation_earth.svg.mysteries import offloaded
from digsite.games.excavation_earth.svg.popups import on_board, rewards
from digsite.games.excavation_earth.svg.zu import SECOND
from digsite.kernel.text import LOCALES
from tests.games.excavation_earth.museum.table import museum
from tests.svg.pictures import SVG, positions, texts, titles, tree, uses
from tests.svg.test_pictures import check_alone, viewers
from tests.svg.test_solo import boxes

GAME = digsite.game("excavation_earth")
TEXT = GAME.text
EVERYTHING = ["M5", "M6", "M7", "M8"]
SETS = [["M5"], ["M6"], ["M6", "M7"], ["M6", "M8"], EVERYTHING]
LARGEST = 240_000
"""Four boards with everything on them: half as much again as a picture of the base game."""

locales = pytest.mark.parametrize("locale", LOCALES)
modules = pytest.mark.parametrize("chosen", SETS, ids="-".join)


def lively(chosen: list[str], seats: int, n: int, seed: int = 1, **options: object) -> Iterator[State]:
    """About n positions of one game whose players use the modules whenever they can, and seldom pass."""
    if "M5" in chosen and seats > 1:
        options["factions"] = [NEW_FACTIONS[1], *["random"] * (seats - 1)]
    rng = Rng(seed)
    state = GAME.new(seats=seats, seed=seed, options={"modules": chosen, **options})
    moves = 0
    while not state.over:
        if moves % (260 // n) == 0:
            yield state
        codes = state.legal()
        liked = [code for code in codes if code >= SEND_BROKER] or codes[1:] or codes
        state.play(rng.pick(liked if rng.below(10) < 8 else codes))
        moves += 1
    yield state


def full(seats: int = 2) -> State:
    """A position with a piece of every kind."""
    return museum(
        "M6 M7 M8",
        seats=seats,
        researchers=[3, *[1] * (seats - 1)],
        brokers=["red green", *["yellow"] * (seats - 1)],
        mystery_sites="red*2 green",
        mystery_cargo=["yellow", *[""] * (seats - 1)],
        mystery_hidden=["", "orange", *[""] * (seats - 2)],
        mystery_ship="orange purple",
        gone=[0, 1, *[0] * (seats - 2)],
        re=["phase-drill mind-brush", "stasis-locker", *[""] * (seats - 2)],
        mysteries={"bottom": ["master-key", "holo-trader"], "bottom_known": [1, 2], "brushed": [0]},
        curators="red green none",
        hung={"1-1": ("red-helix", 0), "2-1": ("green-antenna", 1)},
    )


def view_of(state: State, seat: int | None = 0, **changes: object) -> dict[str, Any]:
    return {**state.view(seat), **changes}


def look(view: dict[str, Any], locale: str = "en") -> EarthLook:
    assert isinstance(GAME, ExcavationEarth)
    return EarthLook(GAME, view, locale)


def bits(n: int) -> list[int]:
    return [i for i in range(n.bit_length()) if n >> i & 1]


def groups(svg: str, title: str) -> list[list[str]]:
    """What is written in each group of that title."""
    found = [group for group in tree(svg).iter(f"{SVG}g") if group.findtext(f"{SVG}title") == title]
    return [[text.text or "" for text in group.iter(f"{SVG}text")] for group in found]


# --- whole --------------------------------------------------------------------------------------


@modules
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_picture_is_well_formed_and_small(chosen: list[str], seats: int) -> None:
    for number, state in enumerate(lively(chosen, seats, 3, seed=seats)):
        for seat in viewers(state):
            svg = state.svg(seat, LOCALES[number % len(LOCALES)])
            check_alone(tree(svg))
            assert len(svg.encode()) < LARGEST


@locales
@modules
def test_nothing_lies_outside_the_canvas(chosen: list[str], locale: str) -> None:
    for state in lively(chosen, 4, 2, seed=7):
        check_inside(state.svg(0, locale))


@locales
def test_a_solo_game_is_drawn_with_everything_that_zu_has(locale: str) -> None:
    for chosen in ([], ["M6"], ["M6", "M7"]):
        options = {"scarce_zu": True} if not chosen else {}
        for state in lively(chosen, 1, 3, seed=4, solo=True, **options):
            for seat in (None, 0):
                check_alone(tree(state.svg(seat, locale)))
            check_inside(state.svg(0, locale))


def check_inside(svg: str) -> None:
    root = tree(svg)
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    for element, left, top, right, bottom in boxes(root):
        assert left >= 0, element.attrib
        assert top >= 0, element.attrib
        assert right <= width, element.attrib
        assert bottom <= height, element.attrib


# --- pieces -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pieces_are_there_as_often_as_in_the_view(seats: int) -> None:
    seen: Counter[str] = Counter()
    for state in [full(seats), *lively(EVERYTHING, seats, 8, seed=10 + seats)]:
        view = view_of(state)
        svg = state.svg(0)
        drawn = uses(svg)
        staff, mysteries, board = view["staff"], view["mysteries"], view["museum"]
        cards = on_board(look(view))
        brought = Counter(kind for card in cards for kind, _ in rewards(look(view), card))
        brokers = sum(map(int.bit_count, staff["brokers"]))
        curators = sum(1 for colour in board["curators"] if colour != EMPTY)
        usual = sum(map(len, view["queues"])) + sum(1 for n in view["ship"] if n) + 1
        assert drawn["buyer"] == usual + brokers + curators + 2 + 2 * brought["broker"]
        researchers = sum(staff["researchers"]) + sum(map(int.bit_count, staff["posted"]))
        assert drawn["researcher"] == researchers + 1 + 2 + 2 * brought["researcher"]
        held, analysed = sum(mysteries["cargo"]) + sum(mysteries["hidden"]), sum(mysteries["ship"])
        unseen = (mysteries["bottom"] + mysteries["drawn"]).count(-1)
        always = 2 * N_COLOURS + 1  # piles, overlays, the row of those out of the game
        assert drawn["mystery"] == held + analysed + unseen + always
        assert drawn["re-card"] == 2 + 2 * brought["re"]
        for seat in range(seats):
            guards = bin(view["guards"][seat]).count("1")
            posts = sum(1 for n in view["traders"][seat::seats] + view["envoys"][seat::seats] if n)
            marks = view["marks"].count(seat) + (view["tokens"][seat] > 0)
            asked = seat in view["to_act"] if not view["over"] else 3  # the score sheet has three blocks
            guides = board["guides"].count(seat)
            own = slice(seat * N_COLOURS, (seat + 1) * N_COLOURS)
            custodians = sum(mysteries["cargo"][own]) + sum(mysteries["hidden"][own]) + (mysteries["gone"][seat] > 0)
            crew = guards + posts + marks + asked + 3 + custodians + guides + (guides > 0)
            assert drawn[f"cube-{seat}"] == crew
        seen += Counter(brokers=brokers, researchers=researchers, held=held, analysed=analysed, cards=len(cards))
    assert min(seen[kind] for kind in ("brokers", "researchers", "held", "analysed", "cards")) > 0


@locales
def test_mysterious_artefacts_are_named_where_they_lie(locale: str) -> None:
    state = full()
    view = view_of(state)
    svg = state.svg(0, locale)
    named = titles(svg)
    seen = look(view, locale)
    for colour in range(N_COLOURS):
        name = TEXT.name("colour", colour, locale)
        mysteries = view["mysteries"]
        held = sum(mysteries["cargo"][colour::N_COLOURS]) + sum(mysteries["hidden"][colour::N_COLOURS])
        assert named[seen.say("mystery", colour=name)] == held + 1  # its pile
        assert named[seen.say("analysed", colour=name)] == mysteries["ship"][colour]
        assert named[seen.say("overlay", colour=name, n=mysteries["sites"][colour])] == 1
        pile = mysteries["piles"][colour]
        total = sum(view["piles"][colour * N_GLYPHS : (colour + 1) * N_GLYPHS]) + pile
        [first, *_] = groups(svg, name)
        assert first[0] == str(total)
        assert first[-1] == str(pile)


def test_mysterious_artefacts_out_of_the_game_are_counted_with_the_others() -> None:
    state = full()
    view = view_of(state, sold=[45, *[0] * (N_TYPES - 1)])
    assert sum(view["mysteries"]["gone"]) == 1
    assert sorted(offloaded(look(view), colour) for colour in range(N_COLOURS)) == [0, 0, 0, 0, 1]
    assert texts(GAME.svg(view, "en"))["46"] == 1
    for later in lively(["M6"], 2, 6, seed=5):
        seen = look(view_of(later))
        assert sum(offloaded(seen, colour) for colour in range(N_COLOURS)) == sum(seen.view["mysteries"]["gone"])


def test_holds_grow_with_the_cards_that_say_so() -> None:
    plain, more = (museum("M6", re=[cards, ""]).svg(0) for cards in ("", "folding-hold stasis-locker"))
    dashed = [svg.count('stroke-dasharray="3 2.5"') for svg in (plain, more)]
    assert dashed[1] == dashed[0] + 3


# --- reverse engineering cards ------------------------------------------------------------------


@locales
def test_cards_in_front_of_players_have_their_name_and_value(locale: str) -> None:
    for state in lively(EVERYTHING, 3, 5, seed=3):
        view = view_of(state)
        svg = state.svg(0, locale)
        seen = look(view, locale)
        for card in (card for cards in view["mysteries"]["cards"] for card in bits(cards)):
            name = TEXT.name("re", card, locale)
            told = [*groups(svg, name), *groups(svg, seen.say("used-now", card=name))]
            assert [name, str(seen.figures.re_values[card])] in told


def test_the_mind_brush_is_told_to_be_used() -> None:
    state = full()
    assert titles(state.svg(0))["Mind Brush: used in this round"] == 1
    view = view_of(state)
    view["mysteries"] = {**view["mysteries"], "brushed": 0}
    assert titles(GAME.svg(view, "en"))["Mind Brush"] == 1


@modules
def test_cards_that_a_seat_does_not_know_are_not_named(chosen: list[str]) -> None:
    hidden = 0
    under = {"bottom": ["master-key", "holo-trader"], "bottom_known": [1, 2]}
    prepared = [museum(" ".join(chosen), mysteries=under)] if "M6" in chosen else []
    for state in [*prepared, *lively(chosen, 3, 8, seed=21)]:
        for seat in viewers(state):
            view = view_of(state, seat)
            if "mysteries" not in view:
                continue
            mysteries = view["mysteries"]
            known = Counter(card for cards in mysteries["cards"] for card in bits(cards))
            known += Counter(card for card in mysteries["bottom"] + mysteries["drawn"] if card >= 0)
            named = titles(state.svg(seat))
            for card in range(N_RE):
                name = TEXT.name("re", card, "en")
                assert named[name] + named[f"{name}: used in this round"] == known[card], RE_CARDS[card]
            unseen = (mysteries["bottom"] + mysteries["drawn"]).count(-1)
            assert named["Face down"] == unseen
            hidden += unseen
    assert (hidden > 0) == ("M6" in chosen)


def test_twins_that_differ_only_in_what_a_seat_may_not_know_look_alike_to_it() -> None:
    differ = 0
    for number, state in enumerate(lively(EVERYTHING, 3, 6, seed=8)):
        for seat in viewers(state):
            twin = state.sample(seat, Rng(number))
            assert twin.svg(seat) == state.svg(seat)
            differ += twin.svg(number % 3) != state.svg(number % 3)
    assert differ > 0, "no twin was any different"


def test_a_picture_is_drawn_from_the_view_alone() -> None:
    for state in lively(EVERYTHING, 2, 4, seed=9):
        for seat in viewers(state):
            view = state.view(seat)
            assert GAME.svg(view, "en") == state.svg(seat)
            assert view == state.view(seat)


# --- boards -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("guards", "locks"), [(0b1111_0000, 1), (0b0111_0000, 0), (0b1111_1111, 2), (0b0001_1110, 0)])
def test_guards_of_a_complete_column_are_locked(guards: int, locks: int) -> None:
    state = GAME.new(seats=2, seed=1, options={"modules": ["M6"]})
    assert uses(GAME.svg(view_of(state, guards=[guards, 0]), "en"))["lock"] == locks
    plain = GAME.new(seats=2, seed=1)
    assert uses(GAME.svg(view_of(plain, guards=[guards, 0]), "en"))["lock"] == 0


def test_posted_researchers_stand_in_the_gallery_and_count_like_guards() -> None:
    state = GAME.new(seats=2, seed=1, options={"modules": ["M6"]})
    view = view_of(state, guards=[0b0111, 0])
    before = GAME.svg(view, "en")
    after = GAME.svg({**view, "staff": {**view["staff"], "posted": [0b1000, 0]}}, "en")
    assert uses(after)["researcher"] == uses(before)["researcher"] + 1
    whole = str(look(view).pack.column_charts[0][N_GLYPHS])
    assert texts(after)[whole] > texts(before)[whole]


@locales
def test_new_factions_and_command_cards_have_their_names(locale: str) -> None:
    options = {"modules": EVERYTHING, "factions": list(NEW_FACTIONS)}
    state = GAME.new(seats=2, seed=1, options=options)
    for first in (N_COMMAND_CARDS, N_COMMAND_CARDS + 1):
        command = list(range(first, first + 3))
        said = texts(GAME.svg(view_of(state, command=command, round=3), locale))
        for key in NEW_FACTIONS:
            assert TEXT.choice("factions", key, locale) in said
        for card in command:
            assert TEXT.name("ability", card, locale) in said


def test_command_cards_say_how_much_they_do_on_the_side_that_is_up() -> None:
    seen = look(view_of(full()))
    cards = range(N_COMMAND_CARDS, N_COMMAND_CARDS + N_NEW_COMMAND_CARDS)
    assert [command_figures(seen, card, last=False) for card in cards] == [["−2"], ["1"], ["1"], ["1", "+2"]]
    assert [command_figures(seen, card, last=True) for card in cards] == [["+2"], ["2"], ["2"], ["2", "+4"]]


# --- the museum ---------------------------------------------------------------------------------


@locales
@pytest.mark.parametrize("seats", [2, 4])
def test_every_exhibition_tile_says_what_it_asks_for_and_every_artefact_what_it_is(seats: int, locale: str) -> None:
    for state in lively(["M6", "M7"], seats, 4, seed=seats):
        view = view_of(state, cargo=[[]] * seats, hidden=[[]] * seats)
        board = view["museum"]
        svg = GAME.svg(view, locale)
        named = titles(svg)
        seen = look(view, locale)
        for space in range(N_SPACES):
            where = TEXT.name("space", space, locale)
            asks = board["asks"][space]
            if asks == NO_TILE:
                assert not [title for title in named if title.startswith(f"{where}:")]
            else:
                assert named[seen.say("exhibition", space=where, asks=TEXT.name("asks", asks, locale))] == 1
        for value in ("5+", "7+"):
            assert texts(svg)[value] == board["asks"].count(EXHIBITION_TILES.index(value))
        hung = Counter(kind for kind in board["artefacts"] if kind != EMPTY)
        for kind, n in hung.items():
            assert named[TEXT.name("artefact", kind, locale)] == n
        for player in range(seats):
            n = board["guides"].count(player)
            assert named[seen.say("guide", player=TEXT.player(player, locale))] == n
        for row, colour in enumerate(board["curators"]):
            words = seen.say("curator", colour=TEXT.name("colour", max(colour, 0), locale), row=row + 1)
            assert named[words] == (colour != EMPTY)


def test_guides_are_counted_with_what_they_would_bring() -> None:
    view = view_of(museum("M6 M7"))
    taken = [space for space in range(N_SPACES) if view["museum"]["asks"][space] != NO_TILE][:7]
    board = {
        **view["museum"],
        "artefacts": [0 if space in taken else EMPTY for space in range(N_SPACES)],
        "guides": [0 if space in taken else EMPTY for space in range(N_SPACES)],
    }
    for cards, credits in ((0, 49), (1 << AUDIO_GUIDE, 64)):
        mysteries = {**view["mysteries"], "cards": [cards, 0]}
        assert texts(GAME.svg({**view, "museum": board, "mysteries": mysteries}, "en"))[str(credits)] == 1


@pytest.mark.parametrize(("taken", "complete"), [((0, 6), True), ((0,), False), ((1, 7, 13), True), ((7,), False)])
def test_a_column_is_complete_once_no_tile_of_it_is_empty(taken: tuple[int, ...], complete: bool) -> None:
    view = view_of(GAME.new(seats=2, seed=1, options={"modules": ["M6", "M7"]}))
    asks = [NO_TILE if space in (1, 12) else 0 for space in range(N_SPACES)]
    hung = [0 if space in taken else EMPTY for space in range(N_SPACES)]
    seen = look({**view, "museum": {**view["museum"], "asks": asks, "artefacts": hung}})
    assert is_complete(seen, taken[0] % N_COLUMNS) == complete


# --- Zu -----------------------------------------------------------------------------------------


def test_zu_has_custodians_and_tour_guides_of_its_own() -> None:
    seen: Counter[str] = Counter()
    for seed in (3, 4):
        for state in lively(["M6", "M7"], 1, 10, seed=seed, solo=True):
            view = view_of(state)
            svg = state.svg(0)
            mysteries, board = view["mysteries"], view["museum"]
            held = sum(mysteries["cargo"][N_COLOURS:]) + sum(mysteries["hidden"][N_COLOURS:])
            guides = board["guides"].count(ZU)
            guards = bin(view["guards"][ZU]).count("1")
            posts = sum(1 for n in view["traders"][ZU::2] + view["envoys"][ZU::2] if n)
            marks = view["marks"].count(ZU) + (view["tokens"][ZU] > 0) + (mysteries["gone"][ZU] > 0)
            always = 4 + (3 if view["over"] else 0)  # board, crew, turn order, credits; the score sheet
            assert uses(svg)[f"cube-{RIVAL}"] == held + guides + (guides > 0) + guards + posts + marks + always
            assert uses(svg)[f"cube-{SECOND}"] == (view["zu_crew"]["gained"] > 0)
            seen += Counter(held=held, guides=guides, gained=view["zu_crew"]["gained"])
    assert min(seen[kind] for kind in ("held", "guides", "gained")) > 0


# --- without it ---------------------------------------------------------------------------------


def test_the_base_game_has_nothing_of_it() -> None:
    for seats in (2, 4):
        for state in positions("excavation_earth", seats, 3, seed=2):
            view = state.view(0)
            assert not {"staff", "mysteries", "museum", "popups"} & set(view)
            drawn = uses(state.svg(0))
            assert not {"mystery", "researcher", "lock", "re-card", "move-crew", "retrieve-crew"} & set(drawn)
