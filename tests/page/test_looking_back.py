"""What the others did since one's last turn, step by step; and the way to a question."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.lab.page.player import Player
from digsite.lab.page.site import Site
from digsite.lab.page.visitor import BOT, ME, Visitor

GAMES: list[tuple[str, list[dict[str, Any]], dict[str, Any]]] = [
    ("archaeology", [ME, BOT], {"monument": "great_pyramid"}),
    ("excavation_earth", [ME, BOT], {}),
    ("excavation_earth", [ME], {"solo": True}),
]
AT = "() => document.querySelector('.scrub input')?.getAttribute('aria-valuetext') ?? ''"


def others_told(visitor: Visitor, table: str) -> list[str]:
    """What the log tells of the others."""
    mine = visitor.see(table)["as"]
    return [line["text"] for line in visitor.log(table) if line["seat"] not in mine]


# Slow, because it is not steady yet: sometimes the button is there although nothing since is worth showing.
@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=["archaeology", "bots", "zu"])
def test_what_the_others_did_is_replayed(
    site: Site, game: str, seats: list[dict[str, Any]], options: dict[str, Any]
) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        table = visitor.make(game, seats, **options)
        visitor.open_table(table)
        player = Player(visitor, seed=2)
        for _ in range(120):  # until the others have done something since one's own last answer
            if page.locator(".crumbs button").count() > 0 and others_told(visitor, table):
                break
            player.act()
        else:
            pytest.fail("the others never did anything")
        before = visitor.see(table)["seq"]
        page.locator(".crumbs button").click()
        page.wait_for_selector(".scrub")
        told = page.locator(".scrub p").inner_text()
        assert any(text and text in told for text in others_told(visitor, table)), told
        # Nothing moves by itself for those who asked for stillness: it is stepped through.
        first = page.evaluate(AT)
        page.wait_for_timeout(2500)
        assert page.evaluate(AT) == first
        assert page.locator(".flying, .flight").count() == 0
        assert page.locator(".legal").count() == 0
        page.keyboard.press("Escape")
        visitor.wait("() => !document.querySelector('.scrub') && document.querySelector('.crumbs button')")
        assert visitor.see(table)["seq"] == before


def test_the_way_to_a_question_of_excavation_earth_is_told(site: Site) -> None:
    """An action that asks more than once says what was answered so far."""
    with site.visitor() as visitor:
        page = visitor.page
        table = visitor.make("excavation_earth", [ME], solo=True)
        visitor.open_table(table)
        player = Player(visitor, seed=4)
        for _ in range(120):
            player.act()
            way = page.locator(".crumbs > span").all_inner_texts()
            names = page.locator(".acts button span").all_inner_texts()
            if any(step in names for step in way) and page.locator(".acts [aria-current]").count() == 1:
                assert page.locator(".acts [aria-current] span").inner_text() in way
                return
        pytest.fail("no action asked anything")
