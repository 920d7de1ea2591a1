"""Whole games at the page: by clicks alone and by keyboard alone, alone and together, on a desk and on a phone."""

from __future__ import annotations

import time
from typing import Any

import pytest

from digsite.lab.page.player import Player
from digsite.lab.page.site import Site
from digsite.lab.page.visitor import BOT, ME, Message, Visitor

SOLO: dict[str, Any] = {"solo": True}
EVERYTHING: dict[str, Any] = {"modules": ["M5", "M6", "M7", "M8"]}


def play_out(visitor: Visitor, table: str, *, keys: bool = False, patience: float = 300.0, seed: int = 1) -> Player:
    """Play what is left of a game at the page, and look at how it ended."""
    player = Player(visitor, keys=keys, seed=seed)
    player.play(lambda: visitor.is_over(table), patience=patience)
    assert player.covered == {}, f"pieces that glow but cannot be clicked: {player.covered}"
    visitor.check()
    return player


@pytest.mark.parametrize(("size", "monument", "seed"), [("desk", "great_pyramid", 1), ("phone", "sphinx", 2)], ids=str)
def test_a_whole_game_of_archaeology_by_clicks_alone(site: Site, size: str, monument: str, seed: int) -> None:
    with site.visitor(size=size) as visitor:
        table = visitor.make("archaeology", [ME, BOT, BOT, BOT], monument=monument)
        visitor.open_table(table)
        player = play_out(visitor, table, seed=seed)
        assert player.done["confirm"] > 5
        # The end can be seen, and the way on.
        visitor.page.wait_for_selector(".notice .primary")
        visitor.page.click(".notice .primary")
        visitor.page.wait_for_selector("main.review h1")


def test_a_whole_game_of_archaeology_by_keyboard_alone(site: Site) -> None:
    with site.visitor() as visitor:
        table = visitor.make("archaeology", [ME, BOT, BOT, BOT, BOT], monument="temple")
        visitor.open_table(table)
        play_out(visitor, table, keys=True, seed=3, patience=600)


@pytest.mark.parametrize(
    ("seats", "options", "keys"),
    [
        pytest.param([ME], SOLO, True, id="zu-keys"),
        pytest.param([ME, BOT], EVERYTHING, False, id="bots-clicks"),
        pytest.param([ME], SOLO, False, id="zu-clicks", marks=pytest.mark.slow),
        pytest.param([ME, BOT], EVERYTHING, True, id="bots-keys", marks=pytest.mark.slow),
    ],
)
def test_excavation_earth_begins_and_ends_at_the_page(
    site: Site, seats: list[Message], options: dict[str, Any], keys: bool
) -> None:
    with site.visitor() as visitor:
        table = visitor.make("excavation_earth", seats, **options)
        visitor.open_table(table)
        begins(visitor, table, keys)
        visitor.play_until(table, nearly_over, seed=5)
        if not visitor.is_over(table):
            play_out(visitor, table, keys=keys, seed=4)


def test_excavation_earth_on_a_phone(site: Site) -> None:
    with site.visitor(size="phone") as visitor:
        table = visitor.make("excavation_earth", [ME], **SOLO)
        visitor.open_table(table)
        begins(visitor, table, keys=False)


def begins(visitor: Visitor, table: str, keys: bool, moves: int = 8) -> None:
    """Play the first answers of a game at the page."""
    player = Player(visitor, keys=keys, seed=2)
    player.play_on(table, moves, patience=240)
    assert player.covered == {}, f"pieces that glow but cannot be clicked: {player.covered}"
    visitor.check()


def nearly_over(question: Message, told: Message) -> bool:
    """Whether the last actions of a game of Excavation Earth are at hand."""
    del question
    view = told["view"]["changed"]
    return bool(view["round"] >= 3 and len(view["hand"]) <= 1)


def test_around_one_screen(site: Site) -> None:
    with site.visitor() as visitor:
        table = visitor.make("archaeology", [{**ME, "name": "Ada"}, {**ME, "name": "Ben"}], monument="mine")
        visitor.open_table(table)
        assert visitor.page.locator("main.hot h1").inner_text().strip().endswith(("Ada", "Ben"))
        player = Player(visitor, seed=6)
        player.play_on(table, 40)
        assert player.done["pass"] >= 2, player.done
        assert player.covered == {}


def met(ada: Visitor, ben: Visitor, game: str) -> str:
    """A table for friends: Ada asks for it at the front door, and Ben comes by her link."""
    ada.open("/")
    card = ada.page.locator(f"article.game[aria-labelledby=game-{game.replace('_', '-')}]")
    card.locator(".modes label").last.click()
    card.locator("input[name^=seats][type=radio]").first.check(force=True)
    card.locator(".go").click()
    ada.page.wait_for_selector("main.wait")
    link = ada.page.locator(".copy input").input_value()
    ben.page.goto(link)
    ben.page.locator("main.wait li .button.primary").click()
    ada.page.locator("main.wait .big:not([aria-disabled=true])").click()
    return link.partition("/t/")[2].partition("#")[0]


def test_two_browsers_at_one_table(site: Site) -> None:
    with site.visitor(name="Ada") as ada, site.visitor(name="Ben", locale="de") as ben:
        table = met(ada, ben, "archaeology")
        players = [Player(ada, seed=7), Player(ben, seed=8, keys=True)]
        deadline = time.monotonic() + 240
        while min(player.answers for player in players) < 4 or max(player.answers for player in players) < 30:
            assert time.monotonic() < deadline, [player.done for player in players]
            acted = [player.act() for player in players]
            if not any(acted):
                ada.page.wait_for_timeout(20)
        told = [visitor.see(table) for visitor in (ada, ben)]
        while told[0]["asked"] != told[1]["asked"]:  # what was answered last is still under way
            assert time.monotonic() < deadline, [one["asked"] for one in told]
            told = [visitor.see(table) for visitor in (ada, ben)]
        assert sorted(told[0]["as"] + told[1]["as"]) == [0, 1]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "keys"), [("desk", False), ("phone", False), ("desk", True)], ids=["desk", "phone", "keys"]
)
def test_a_whole_game_of_excavation_earth_against_zu(site: Site, size: str, keys: bool) -> None:
    with site.visitor(size=size) as visitor:
        table = visitor.make("excavation_earth", [ME], **SOLO)
        visitor.open_table(table)
        play_out(visitor, table, keys=keys, patience=1800)


@pytest.mark.slow
def test_a_whole_game_of_excavation_earth_with_everything(site: Site) -> None:
    with site.visitor() as visitor:
        table = visitor.make("excavation_earth", [ME, BOT, BOT], **EVERYTHING)
        visitor.open_table(table)
        play_out(visitor, table, patience=1800)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["archaeology", "excavation_earth"])
def test_a_whole_game_around_one_screen(site: Site, game: str) -> None:
    with site.visitor(locale="pl") as visitor:
        table = visitor.make(game, [{**ME, "name": "Ada"}, {**ME, "name": "Ben"}])
        visitor.open_table(table)
        assert play_out(visitor, table, patience=1800).done["pass"] > 10


@pytest.mark.slow
@pytest.mark.parametrize("game", ["archaeology", "excavation_earth"])
def test_a_whole_game_in_two_browsers(site: Site, game: str) -> None:
    with site.visitor(name="Ada") as ada, site.visitor(name="Ben", locale="de", size="phone") as ben:
        table = met(ada, ben, game)
        players = [Player(ada, seed=7, keys=True), Player(ben, seed=8)]
        deadline = time.monotonic() + 1800
        while not ada.is_over(table):
            assert time.monotonic() < deadline, [player.done for player in players]
            for player in players:
                for _ in range(20):
                    if not player.act():
                        break
        for player in players:
            assert player.covered == {}, f"pieces that glow but cannot be clicked: {player.covered}"
            player.page.wait_for_selector(".notice .primary")
            player.visitor.check()
