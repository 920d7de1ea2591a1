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
    return [line["text"] for line in visitor.log(table) if line["seat"] is not None and line["seat"] not in mine]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=["archaeology", "bots", "zu"])
def test_what_the_others_did_is_replayed(
    site: Site, game: str, seats: list[dict[str, Any]], options: dict[str, Any]
) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        table = visitor.make(game, seats, **options)
        visitor.open_table(table)
        player = Player(visitor, seed=2)
        began = visitor.see(table)["seq"]
        for _ in range(120):
            now = visitor.see(table)
            before = now["seq"]
            # A page that has heard nothing yet offers to look in any case; any other knows that there is something. And
            # while it is a bot's turn the game goes on.
            if before > began and now["asked"] == now["as"] and page.locator(".crumbs button").count() > 0:
                break
            player.act()
        else:
            pytest.fail("the others never did anything")
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


def test_where_nothing_happened_the_page_says_so(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        # The first card dug may be a sandstorm, which the other takes shelter from: then something has happened.
        made = (visitor.make("archaeology", [ME, BOT], monument="temple", first_seat=0) for _ in range(20))
        visitor.open_table(next(table for table in made if not others_told(visitor, table)))
        page.locator(".crumbs button").click()
        page.locator("p[role=status] button").click()
        visitor.wait("() => document.querySelector('.crumbs button') && document.querySelector('.legal')")


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
