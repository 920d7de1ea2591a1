"""What lies over the table has the keys for itself, and gives the focus back."""

from __future__ import annotations

import time

import pytest

from digsite.lab.page.site import Site
from digsite.lab.page.visitor import BOT, ME, PATIENCE, Visitor
from tests.page.tables import with_free_undo
from tests.page.test_looking_back import look_back

FOCUSED = "(css) => document.activeElement?.closest(css) !== null"


def with_something_to_take_back(visitor: Visitor) -> str:
    """A table of Excavation Earth that is open, with an answer that can be taken back freely."""
    table = with_free_undo(visitor, 1)
    visitor.open_table(table)
    visitor.page.locator("#ask .undo").wait_for()
    return table


def test_the_account(site: Site) -> None:
    with site.visitor() as visitor:
        table = with_something_to_take_back(visitor)
        page = visitor.page
        before = visitor.see(table)["seq"]
        page.locator(".tool.me").click()
        page.locator("dialog h2").click()  # the focus is in none of its fields
        page.keyboard.press("u")
        page.wait_for_timeout(300)
        assert visitor.see(table)["seq"] == before
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        page.keyboard.press("u")
        deadline = time.monotonic() + PATIENCE
        while visitor.see(table)["seq"] == before:
            assert time.monotonic() < deadline, "the key does nothing at all"
            page.wait_for_timeout(50)


def test_the_board_of_a_player_on_a_phone(site: Site) -> None:
    with site.visitor(size="phone") as visitor:
        table = with_something_to_take_back(visitor)
        page = visitor.page
        before = visitor.see(table)["seq"]
        seat = page.locator(".seats button").first
        for way in ("Escape", "veil"):
            seat.focus()
            page.keyboard.press("Enter")
            page.wait_for_selector(".sheet")
            visitor.wait(FOCUSED, ".sheet")
            page.keyboard.press("u")
            page.wait_for_timeout(200)
            assert visitor.see(table)["seq"] == before
            page.keyboard.press("Escape") if way == "Escape" else page.locator(".sheet .veil").click(
                position={"x": 20, "y": 20}
            )
            page.wait_for_selector(".sheet", state="detached")
            visitor.wait(FOCUSED, ".seats")


def test_the_screen_is_not_handed_on_behind_a_dialog(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.open_table(visitor.make("archaeology", [ME, ME]))
        page.wait_for_selector(".pass")
        page.locator(".tool.me").click()
        page.locator("dialog h2").click()
        page.keyboard.press(" ")
        page.wait_for_timeout(300)
        assert page.locator(".pass").count() == 1
        assert page.locator(".a-hand").count() == 0


def test_the_keys_of_the_menu_do_not_hand_the_screen_on(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.open_table(visitor.make("archaeology", [ME, ME]))
        page.wait_for_selector(".pass")
        page.locator(".menu .tool").click()
        page.locator(".menu summary").first.focus()
        page.keyboard.press(" ")
        page.wait_for_selector(".menu details[open]")
        assert page.locator(".pass").count() == 1


def test_a_lesson_goes_on_after_a_look_back(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.open("/learn/ar-trade")
        page.wait_for_selector(".guide")
        lesson = page.evaluate("() => sessionStorage.getItem('digsite-lesson-table')")
        page.locator(".crumbs button").click()
        page.wait_for_selector(".scrub")
        page.keyboard.press("Escape")
        page.wait_for_selector(".scrub", state="detached")
        page.wait_for_selector("[data-ask]")
        page.wait_for_timeout(300)
        assert page.evaluate("() => sessionStorage.getItem('digsite-lesson-table')") == lesson
        assert not visitor.is_over(lesson)


@pytest.mark.parametrize("way", ["Escape", "back", "button"])
def test_a_replay_is_left(site: Site, way: str) -> None:
    """Also by the browser's own way back, and a dialog above it is closed first."""
    with site.visitor() as visitor:
        table = visitor.make("archaeology", [ME, BOT], monument="great_pyramid")
        page = visitor.open_table(table)
        look_back(visitor, table)
        page.locator(".tool.me").click()
        page.wait_for_selector("dialog[open]")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        assert page.locator(".scrub").count() == 1
        if way == "Escape":
            page.keyboard.press("Escape")
        elif way == "back":
            page.go_back()
        else:
            page.locator(".bar .button").first.click()
        page.wait_for_selector(".scrub", state="detached")
        page.wait_for_selector("[data-ask]")
        assert "/t/" in page.url
