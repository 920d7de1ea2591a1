"""Pop-up markets in the picture: each lies at its site on the map, clear of everything, and in a panel of its own."""

from __future__ import annotations

from itertools import combinations

import pytest

from digsite.games.excavation_earth.kinds import N_COLOURS, N_GLYPHS, N_LOCATIONS, N_TYPES
from digsite.games.excavation_earth.museum.kinds import EMPTY, N_POPUPS
from digsite.games.excavation_earth.svg.look import EarthLook
from digsite.games.excavation_earth.svg.popups import rewards
from digsite.games.excavation_earth.svg.world import HEIGHT, WIDTH, Area, flap_boxes, place_box, place_spot
from tests.svg.pictures import texts
from tests.svg.test_museum import GAME, TEXT, check_inside, groups, locales, look, view_of


def all_popups(locale: str, **changes: object) -> EarthLook:
    """Ten pop-up markets at once."""
    view = GAME.new(seats=4, seed=1, options={"modules": ["M6", "M8"]}).view(None)
    figures = look(view).figures
    tiles = [figures.popup_colour[i] * N_GLYPHS if figures.popup_supply[i] else EMPTY for i in range(N_POPUPS)]
    part = {"board": (1 << N_POPUPS) - 1, "used": 0, "tiles": tiles}
    return look({**view, "popups": part, **changes}, locale)


@locales
@pytest.mark.parametrize("tiles", [0, 1, 9])
@pytest.mark.parametrize("mysteries", [0, 1, 2])
def test_places_and_pop_up_markets_lie_clear_of_each_other(locale: str, tiles: int, mysteries: int) -> None:
    seen = all_popups(locale, sites=[tiles] * N_TYPES)
    seen.view["mysteries"] = {**seen.view["mysteries"], "sites": [mysteries] * N_COLOURS}
    spots = [place_spot(seen, place) for place in range(N_LOCATIONS)]
    flaps = flap_boxes(seen, spots)
    assert len(flaps) == N_POPUPS
    things = [*(place_box(seen, place, spots[place]) for place in range(N_LOCATIONS)), *flaps.values()]
    for box in things:
        assert box.left >= 0
        assert box.top >= 0
        assert box.right <= WIDTH
        assert box.bottom <= HEIGHT
    for one, other in combinations(things, 2):
        assert not one.meets(other)


def test_boxes_meet_where_they_share_more_than_an_edge() -> None:
    box = Area(0, 0, 10, 10)
    assert box.meets(Area(9, 9, 20, 20))
    assert box.meets(Area(2, 2, 3, 3))
    assert not box.meets(Area(10, 0, 20, 10))
    assert not box.meets(Area(0, 10, 10, 20))


@locales
def test_each_pop_up_market_is_on_the_map_and_in_its_panel(locale: str) -> None:
    seen = all_popups(locale)
    svg = GAME.svg(seen.view, locale)
    check_inside(svg)
    figures = seen.figures
    for card in range(N_POPUPS):
        place = TEXT.name("place", figures.popup_site[card], locale)
        name = TEXT.name("popup", card, locale)
        told = groups(svg, seen.say("popup", card=name, place=place))
        assert len(told) == 2
        on_map, in_panel = told
        assert in_panel[:2] == [name, place]
        for words in (on_map, in_panel[2:]):
            if figures.popup_supply[card]:
                assert str(seen.pack.values[figures.popup_colour[card] * N_GLYPHS]) in words
            elif figures.popup_least[card]:
                assert f"{figures.popup_least[card]}+" in words
            for kind, n in rewards(seen, card):
                assert str(n) in words or (n == 1 and kind != "credits")


def test_the_deck_and_the_cards_out_of_the_game_are_told() -> None:
    view = view_of(GAME.new(seats=2, seed=1, options={"modules": ["M6", "M8"]}))
    part = {"board": 0, "used": 0b11, "tiles": [EMPTY] * N_POPUPS}
    said = texts(GAME.svg({**view, "popups": part}, "en"))
    assert "None on the board." in said
    assert "Out of the game: U1, U2" in said
    assert said["8"] > texts(GAME.svg({**view, "popups": {**part, "used": 0b1}}, "en"))["8"]
