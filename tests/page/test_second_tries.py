"""What failed once is tried again, or can be left; what was meant once is done once."""

from __future__ import annotations

import re

from playwright.sync_api import Route

from digsite.lab.page.site import Site
from digsite.lab.page.visitor import ME
from tests.page.clock import stopped_clock
from tests.page.test_hardships import slow
from tests.page.test_people import give_answer, in_turn, sit_down

# Two buttons, one over the other: the upper one is gone once it was tapped.
STACKED = """() => {
  window.hits = []
  for (const name of ['below', 'above']) {
    const one = document.createElement('button')
    one.textContent = name
    one.style.cssText = 'position:fixed;left:100px;top:300px;width:120px;height:60px;z-index:99'
    one.onclick = () => {
      hits.push(name)
      if (name === 'above') one.remove()
    }
    document.body.append(one)
  }
}"""


def test_two_quick_taps_are_meant_for_what_the_first_one_hit(site: Site) -> None:
    """A browser of a phone need not count them as a double click."""
    with site.visitor(size="phone") as visitor:
        page = visitor.open("/")
        page.wait_for_selector("article")
        page.evaluate(STACKED)
        page.evaluate("() => Object.defineProperty(UIEvent.prototype, 'detail', { get: () => 1 })")
        with stopped_clock(page):
            page.touchscreen.tap(160, 330)
            page.touchscreen.tap(164, 326)
            assert page.evaluate("() => hits") == ["above"]
        page.touchscreen.tap(160, 330)
        assert page.evaluate("() => hits") == ["above", "below"]


def test_a_tap_on_a_label_counts_once(site: Site) -> None:
    with site.visitor(size="phone") as visitor:
        page = visitor.open("/")
        page.wait_for_selector("article")
        box = page.locator(".lang label").nth(1).bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        visitor.wait("() => document.documentElement.lang === 'de'")


def test_a_log_that_could_not_be_had_for_a_moment_comes_without_another_move(site: Site) -> None:
    with site.visitor() as visitor:
        table = visitor.make("excavation_earth", [ME], solo=True)
        assert visitor.play_until(table, lambda question, _: question["key"] == "act")
        page = visitor.open_table(table)
        page.wait_for_selector(".log li")
        failed: list[str] = []

        def cut(route: Route) -> None:
            failed.append(route.request.url)
            route.abort()

        page.route("**/log?*", cut)
        now = visitor.see(table)
        told = now["told"][0]
        code = next(one["code"] for one in told["question"]["options"] if one["name"].startswith("travel"))
        assert visitor.do(table, type="move", code=code, seq=now["seq"], seat=0)
        for _ in range(600):
            if failed:
                break
            page.wait_for_timeout(50)
        assert failed
        page.unroute("**/log?*")
        newest = visitor.log(table)[-1]["text"]
        visitor.wait("(text) => document.querySelector('.log').innerText.includes(text)", newest)
        visitor.troubles.clear()  # the browser tells of what was cut


def test_a_language_that_this_browser_will_not_fetch_again_comes_with_the_whole_page(site: Site) -> None:
    words = re.compile(r"/assets/pl-.*\.js")
    with site.visitor() as visitor:
        page = visitor.open("/")
        page.wait_for_selector("article")
        page.evaluate("() => { window.same = true }")
        page.route(words, lambda route: route.abort())
        page.locator(".lang label").nth(2).click()
        page.wait_for_selector(".silent[role=alert]")
        assert page.evaluate("() => window.same && document.documentElement.lang") == "en"
        # Once more, and for this page it is still not to be had; a page that is loaded anew gets it.
        page.on("framenavigated", lambda _: page.unroute(words))
        page.locator(".lang label").nth(2).click()
        page.wait_for_selector("html[lang=pl] article")
        assert page.evaluate("() => window.same ?? null") is None
        visitor.troubles.clear()


def test_a_lesson_that_cannot_be_laid_can_be_left(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.open("/learn")
        page.wait_for_selector(".games ol")
        refusal = {"error": "too_many", "words": "Too many."}
        page.route("**/api/lessons/*", lambda route: route.fulfill(status=429, json=refusal))
        page.locator(".games ol a").first.click()
        page.wait_for_selector("[role=alert]")
        assert page.locator("main .button.primary").count() == 1
        page.locator("main a[href='/learn']").click()
        page.wait_for_selector(".games ol")
        assert page.locator("main [role=alert]").count() == 0
        visitor.troubles.clear()


def test_what_a_proxy_says_in_place_of_the_server_is_told_as_that(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.open("/rules")
        visitor.settle()
        page.route(
            "**/api/games*",
            lambda route: route.fulfill(status=502, content_type="text/html", body="<html>Bad gateway</html>"),
        )
        page.locator("header a[href='/']").first.click()
        page.wait_for_selector("[role=alert]")
        assert "cannot be reached" in page.locator("[role=alert]").first.inner_text()
        page.unroute("**/api/games*")
        page.wait_for_selector("article")
        visitor.troubles.clear()


def test_escape_closes_one_thing_at_a_time(site: Site) -> None:
    """A stack of the black market that was opened, and behind it the card that was chosen."""
    with site.visitor() as visitor:
        table = visitor.make("excavation_earth", [ME], solo=True)
        assert visitor.play_until(table, lambda question, _: question["key"] == "act")
        page = visitor.open_table(table)
        page.locator(".acts .legal").first.wait_for()
        page.locator('.acts [data-piece="action:pass"]').click()
        page.locator("#ask .confirm").wait_for()
        page.locator(".bm .cnt").first.click()
        page.locator(".bm .opened").wait_for()
        page.keyboard.press("Escape")
        page.locator(".bm .opened").wait_for(state="detached")
        assert page.locator("#ask .confirm").is_visible()
        page.keyboard.press("Escape")
        page.locator("#ask .confirm").wait_for(state="detached")


def test_the_log_is_reached_by_its_key_while_others_play(site: Site) -> None:
    with site.visitor(name="Ada") as ada, site.visitor(name="Ben") as ben:
        table = sit_down(ada, ben, "archaeology")
        _, waits = in_turn(ada, ben, table)
        page = waits.open_table(table)
        page.wait_for_selector(".log [tabindex='0']")
        page.keyboard.press("l")
        waits.wait("() => document.querySelector('.log').contains(document.activeElement)")


def test_an_undo_that_comes_too_late_says_so(site: Site) -> None:
    """Somebody else was quicker than the line: nothing was taken back, and nobody is left to wonder."""
    with site.visitor(name="Ada") as ada, site.visitor(name="Ben") as ben:
        table = sit_down(ada, ben, "excavation_earth", draft_start=True)
        assert give_answer(ada, table, "")
        slow(ada, 1.5)
        page = ada.open_table(table)
        page.locator("#ask .undo").wait_for()
        page.locator("#ask .undo").click()
        assert give_answer(ben, table, "", seat=1)
        ada.wait("() => document.querySelector('[role=alert]')?.innerText.includes('moved on')")
        assert ada.see(table)["told"][0]["undo"]["all"] == 1
