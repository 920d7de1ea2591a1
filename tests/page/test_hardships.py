"""The browser keeps nothing, a part of the page does not come, somebody is quicker than the line."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, WebSocketRoute

from digsite.lab.page.player import Player
from digsite.lab.page.site import Site
from digsite.lab.page.visitor import BOT, ME, PATIENCE, Message, Visitor
from tests.page.tables import with_free_undo

FULL = """
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError') } })
"""


def test_a_browser_that_keeps_nothing(site: Site) -> None:
    """Where storage is forbidden the page works all the same: language, theme and a table."""
    with site.visitor() as visitor:
        visitor.context.add_init_script(FULL)
        page = visitor.open("/")
        page.wait_for_selector("article")
        page.locator(".lang label").nth(1).click()
        visitor.wait("() => document.documentElement.lang === 'de'")
        before = page.evaluate("() => document.documentElement.dataset.theme")
        page.locator(".tools .tool").first.click()
        assert page.evaluate("() => document.documentElement.dataset.theme") != before
        table = visitor.make("archaeology", [ME, BOT])
        visitor.open_table(table)
        page.wait_for_selector("[data-ask]")


def once(visitor: Visitor, what: str | re.Pattern[str], times: int = 1) -> list[str]:
    """Let the first requests for something fail; those that did."""
    failed: list[str] = []

    def handle(route: Route) -> None:
        if len(failed) < times:
            failed.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    visitor.page.route(what, handle)
    return failed


# What the page said was wrong, also before it was loaded anew: it stands there for two seconds only.
ALERTS = """
new MutationObserver(() => {
  const said = document.querySelector('main[role=alert]:has(button) h1, [role=alert]:not(main)')?.innerText
  if (said) sessionStorage.setItem('alerts', `${sessionStorage.getItem('alerts') ?? ''}${said}\\n`)
}).observe(document, { childList: true, subtree: true })
"""


def alerts_of(visitor: Visitor) -> Callable[[], str]:
    """Take down from here on what the page says to be wrong; what that was so far."""
    visitor.context.add_init_script(ALERTS)
    return lambda: str(visitor.page.evaluate("() => sessionStorage.getItem('alerts') ?? ''"))


def expect_failures(visitor: Visitor) -> None:
    """What was cut on purpose is told in the console; nothing else may be."""
    assert [one for one in visitor.troubles if "net::ERR_FAILED" not in one] == []
    visitor.troubles.clear()


def test_a_part_that_does_not_come_is_told_and_left(site: Site) -> None:
    """The rules are a part of their own: where it cannot be fetched that is said, and it comes by itself later."""
    with site.visitor() as visitor:
        page = visitor.open("/")
        page.wait_for_selector("article")
        page.route(re.compile(r"/assets/Rules-.*\.js"), lambda route: route.abort())
        page.route("**/api/me", lambda route: route.abort())
        page.locator("a[href='/rules']").first.click()
        page.wait_for_selector("main[role=alert] .button.primary")
        page.wait_for_timeout(2500)  # it has asked for the server, in vain
        assert page.locator("main[role=alert]").count() == 1
        page.unroute_all()
        page.wait_for_selector("main[role=alert]", state="detached")
        page.wait_for_selector("input[type=search]")
        expect_failures(visitor)


@pytest.mark.parametrize(
    ("what", "times", "told"),
    [
        ("**/api/me", 1, "Der Server ist nicht zu erreichen."),
        ("**/api/me", 3, "Der Server ist nicht zu erreichen."),
        (re.compile(r"/assets/de-.*\.js"), 1, "The server cannot be reached."),
    ],
    ids=["once", "thrice", "words"],
)
def test_the_first_request_fails(site: Site, what: str | re.Pattern[str], times: int, told: str) -> None:
    """However short it was: who opens the page just then need not load it again by himself."""
    with site.visitor(locale="de") as visitor:
        failed = once(visitor, what, times)
        alerts = alerts_of(visitor)
        visitor.page.goto(visitor.base)
        visitor.page.wait_for_selector("article")
        assert told in alerts()
        assert len(failed) == times
        expect_failures(visitor)


@pytest.mark.parametrize(
    ("path", "link", "request_for", "there"),
    [
        ("/rules", "header a[href='/']", "**/api/games*", "article"),
        ("/", "header a[href='/rules']", "**/api/rules", "input[type=search]"),
        ("/", "header a[href='/learn']", "**/api/lessons", ".games ol"),
    ],
    ids=["door", "rules", "lessons"],
)
def test_a_page_asks_again_for_what_it_needs(site: Site, path: str, link: str, request_for: str, there: str) -> None:
    with site.visitor() as visitor:
        alerts = alerts_of(visitor)
        page = visitor.open(path)
        visitor.settle()
        assert alerts() == ""
        failed = once(visitor, request_for)
        page.locator(link).first.click()
        page.wait_for_selector(there)
        page.wait_for_selector("[role=alert]", state="detached")
        assert alerts() != ""
        assert failed
        expect_failures(visitor)


def test_a_language_that_cannot_be_fetched_is_not_marked_as_chosen(site: Site) -> None:
    chosen = "() => [...document.querySelectorAll('.lang input')].map((one) => one.checked)"
    with site.visitor() as visitor:
        page = visitor.open("/")
        page.wait_for_selector("article")
        once(visitor, re.compile(r"/assets/pl-.*\.js"), 99)
        page.locator(".lang label").nth(2).click()
        page.wait_for_selector(".silent[role=alert]")
        assert page.evaluate(chosen) == [True, False, False]
        assert page.evaluate("() => document.documentElement.lang") == "en"
        page.unroute_all()
        page.locator(".lang label").nth(1).click()
        visitor.wait("() => document.documentElement.lang === 'de'")
        assert page.evaluate(chosen) == [False, True, False]
        expect_failures(visitor)


SLOW_LOG = """
const plain = window.fetch
window.fetch = async (...what) => {
  const answer = await plain(...what)
  if (String(what[0]).includes('/log?')) await new Promise((done) => setTimeout(done, 300))
  return answer
}
"""


def test_the_log_goes_on_over_a_slow_line_while_others_move(site: Site) -> None:
    """The page is told of something new more often than the log can be fetched."""
    with site.visitor() as visitor:
        visitor.context.add_init_script(SLOW_LOG)
        table = visitor.make("archaeology", [ME, BOT, BOT])
        page = visitor.open_table(table)
        lines = "() => document.querySelectorAll('.log li').length"
        shown = {page.evaluate(lines)}

        def watch(*_: Message) -> bool:
            page.wait_for_timeout(60)
            shown.add(page.evaluate(lines))
            return len(shown) > 4

        assert visitor.play_until(table, watch, seed=2), f"only {shown}"


# The answer to the next request for the log is held back for so many milliseconds.
LATE_LOG = """
const fetched = window.fetch
window.fetch = async (...given) => {
  const answer = await fetched(...given)
  const late = String(given[0]).includes('/log') ? (window.late ?? 0) : 0
  if (late) {
    window.late = 0
    await new Promise((done) => setTimeout(done, late))
  }
  return answer
}
"""


@pytest.mark.slow
def test_a_log_that_comes_late_does_not_replace_a_newer_one(site: Site) -> None:
    with site.visitor() as visitor:
        visitor.context.add_init_script(LATE_LOG)
        table = visitor.make("archaeology", [ME, BOT], monument="great_pyramid")
        page = visitor.open_table(table)
        page.wait_for_selector(".log li")
        page.evaluate("() => { window.late = 9500 }")
        for _ in range(2):
            before = len(visitor.log(table))
            visitor.play_until(table, lambda *_: len(visitor.log(table)) > before)  # noqa: B023 (called at once)
            page.wait_for_timeout(1000)
        newest = [line["text"] for line in visitor.log(table)][-1]
        last = "() => [...document.querySelectorAll('.log li p')].at(-1)?.innerText"
        deadline = time.monotonic() + PATIENCE
        while newest not in page.evaluate(last):
            assert time.monotonic() < deadline
            page.wait_for_timeout(50)
        page.wait_for_timeout(4000)
        assert newest in page.evaluate(last)


def test_an_answer_that_waits_for_a_line_can_be_taken_back_at_the_very_first_question(site: Site) -> None:
    with site.visitor() as visitor:
        visitor.failing_is_fine = True
        table = visitor.make("excavation_earth", [ME, BOT])
        page = visitor.open_table(table)
        page.wait_for_selector("#ask .answer, .legal")
        seq = visitor.stands_still(table)
        assert visitor.see(table)["told"][0]["undo"]["all"] == 0
        visitor.context.set_offline(True)
        page.wait_for_selector("#ask h2:has-text('Reconnecting'), .notice .warn")
        Player(visitor, seed=5).play(lambda: False, most=1)
        page.locator("#ask .undo", has_text="Back").click()
        visitor.context.set_offline(False)
        page.wait_for_selector(".notice .warn", state="detached")
        assert visitor.stands_still(table) == seq


def test_an_invitation_that_is_pasted_later_opens_the_table(site: Site) -> None:
    with site.visitor() as host, site.visitor(name="Ben") as guest:
        table = host.make("archaeology", [ME, {"kind": "open"}], start=False)
        guest.expected.append("status of 40")  # the table is not told to whoever was not asked in
        page = guest.open(f"/t/{table}")
        page.wait_for_selector("main.plain .button")
        page.evaluate("(key) => (location.hash = key)", host.made["invitation"])
        page.wait_for_selector(".seats .button.primary")


@pytest.mark.parametrize("pause", [0, 120])
def test_a_second_undo_that_overtakes_the_first(site: Site, pause: int) -> None:
    """Over a slow line two steps back are two steps back, however quickly they are asked for."""
    with site.visitor() as visitor:
        table = with_free_undo(visitor, 2)
        before = free(visitor, table)
        slow(visitor, 0.3)
        visitor.open_table(table)
        visitor.page.locator("#ask .undo").wait_for()
        visitor.page.keyboard.press("u")
        visitor.page.wait_for_timeout(pause)
        visitor.page.keyboard.press("u")
        deadline = time.monotonic() + PATIENCE
        while free(visitor, table) != before - 2:
            assert time.monotonic() < deadline, f"{before} free steps became {free(visitor, table)}"
            visitor.page.wait_for_timeout(50)


def free(visitor: Visitor, table: str) -> int:
    """How many steps can be taken back freely."""
    undo = visitor.see(table)["told"][0]["undo"]
    return int(undo["free"]) if undo else 0


def slow(visitor: Visitor, seconds: float) -> None:
    """What the page sends over its line takes its time."""

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def later(message: str | bytes) -> None:
            visitor.page.wait_for_timeout(seconds * 1000)
            server.send(message)

        line.on_message(later)

    visitor.page.route_web_socket("**/socket", connect)


def test_each_set_is_offered_for_what_it_fetches(site: Site) -> None:
    """Whatever is to be sold: the price in the list is the price of the confirmation."""

    def several_sets(question: Message, told: Message) -> bool:
        """Several kinds can be sold, one of them in more than one set."""
        sales = [option["name"].split()[1] for option in question["options"] if option["name"].startswith("sell ")]
        cards: int = sum(told["view"]["changed"]["hand"])
        return question["key"] == "act" and len(set(sales)) > 1 and cards > len(sales)

    with site.visitor() as visitor:
        tables = (visitor.make("archaeology", [ME, BOT], monument="great_pyramid") for _ in range(30))
        table = next(one for seed, one in enumerate(tables) if visitor.play_until(one, several_sets, seed=seed))
        page = visitor.open_table(table)
        page.locator("[data-action=sell]").first.wait_for()
        page.keyboard.press("s")
        offers = page.locator("[data-ask] .list button")
        offers.first.wait_for()
        assert offers.count() > 1
        for n in range(offers.count()):
            offered = offers.nth(n).locator("em").inner_text()
            offers.nth(n).click()
            page.wait_for_selector("[data-action=confirm]")
            assert page.get_by_text(f"+{offered}", exact=True).count() > 0, offered
            page.keyboard.press("Escape")
            page.wait_for_selector("[data-ask] .list button")
