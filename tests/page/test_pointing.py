"""Where the focus is, and what answers who points at something that cannot be used."""

from __future__ import annotations

import time
from typing import Any

import pytest

from digsite.lab.page.player import Player
from digsite.lab.page.site import Site
from digsite.lab.page.visitor import BOT, ME, OPEN, PATIENCE, Message, Visitor
from tests.page.clock import MEANT_MS, stopped_clock

ASKED = "() => document.querySelector('.skip') && document.querySelector('[data-ask], .ask.mine')"
REFUSED = "() => document.querySelector('[role=alert] a[href^=\"/rules/\"]')?.innerText"
GAMES: list[tuple[str, list[dict[str, Any]], dict[str, Any]]] = [
    ("archaeology", [ME, BOT], {"first_seat": 0}),
    ("excavation_earth", [ME], {"solo": True}),
]


def why_not(visitor: Visitor, css: str) -> str:
    """Click the middle of something with the mouse; the rule of the refusal that comes."""
    visitor.settle()
    box = visitor.page.locator(css).locator("visible=true").first.bounding_box()
    assert box is not None
    visitor.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    rule = str(visitor.wait(REFUSED))
    visitor.page.keyboard.press("Escape")
    visitor.wait("() => !document.querySelector('[role=alert]')")
    return rule


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[game for game, *_ in GAMES])
def test_the_short_cut_leads_to_what_is_asked(
    site: Site, game: str, seats: list[dict[str, Any]], options: dict[str, Any]
) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        table = visitor.make(game, seats, **options)
        visitor.open_table(table)
        visitor.wait(ASKED)
        address = page.url
        for _ in range(30):
            page.keyboard.press("Tab")
            if page.evaluate("() => document.activeElement.matches('.skip')"):
                break
        box = page.locator(".skip").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        page.keyboard.press("Enter")
        visitor.wait("() => document.activeElement.closest('[data-ask], #ask, .a-hand') !== null")
        # The address is still that of the table, and nothing else: with anything behind it, it is an invitation.
        assert page.url == address
        page.reload()
        visitor.wait(ASKED)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[game for game, *_ in GAMES])
def test_the_focus_is_never_lost(site: Site, game: str, seats: list[dict[str, Any]], options: dict[str, Any]) -> None:
    """What was chosen is often gone once it is answered: then one goes on from what is asked."""
    with site.visitor() as visitor:
        visitor.open_table(visitor.make(game, seats, **options))
        player = Player(visitor, keys=True, seed=6)
        deadline = time.monotonic() + 240
        while player.answers < 25:
            assert time.monotonic() < deadline, player.done
            if player.act():
                visitor.wait("() => document.activeElement !== document.body")
            else:
                visitor.page.wait_for_timeout(20)


def test_every_part_of_a_panel_answers_why_not(site: Site) -> None:
    with site.visitor() as visitor:
        table = visitor.make("excavation_earth", [ME, BOT])
        visitor.play_until(table, lambda question, _: question["key"] == "act")
        visitor.open_table(table)
        visitor.wait("() => document.querySelector('.legal')")
        for css in (".market .slot", ".market .nm", ".bay .none", ".pop li", ".node"):
            assert why_not(visitor, css).startswith("EE-"), css
        # The place where one would like to go, and not how the game was set up.
        assert why_not(visitor, ".node") == "EE-TRAVEL-02"
        # How envoys come to a centre, and not a card that moves crew about.
        assert why_not(visitor, ".bay .none") == "EE-COMMAND-06"


def test_a_chamber_tells_its_fee(site: Site) -> None:
    with site.visitor() as visitor:
        for _ in range(20):  # until a hand is dealt without a Map
            table = visitor.make("archaeology", [ME, BOT], monument="great_pyramid", first_seat=0)
            assert visitor.play_until(table, lambda question, _: question["key"] == "act")
            [told] = visitor.see(table)["told"]
            if not any(option["name"].startswith("explore") for option in told["question"]["options"]):
                break
        visitor.open_table(table)
        visitor.wait("() => document.querySelector('.legal')")
        for css in (".chamber", "[data-action=explore]"):
            assert why_not(visitor, css) == "AR-EXPLORE-01"


@pytest.mark.parametrize(
    ("game", "css", "rule"),
    [("archaeology", ".fan-piece", "AR-TURN-R2"), ("excavation_earth", ".market .slot", "EE-TURN-R3")],
    ids=["archaeology", "excavation_earth"],
)
def test_who_is_not_asked_is_told_so(site: Site, game: str, css: str, rule: str) -> None:
    with site.visitor(name="Ada") as ada, site.visitor(name="Ben") as ben:
        table = ada.make(game, [ME, OPEN], start=False)
        way_in = f"{ben.base}/api/tables/{table}/enter"
        ben.answer(ben.context.request.post(way_in, data={"invitation": ada.made["invitation"]}))
        ben.do(table, type="sit")
        ada.do(table, type="start")
        asked = ada.see(table)["asked"]
        idle = ben if asked == [0] else ada
        idle.open_table(table)
        assert why_not(idle, css) == rule


LETTERS = "() => parseFloat(getComputedStyle(document.documentElement).fontSize)"
TABS_APART = """() => {
  const names = [...document.querySelectorAll('nav [role=tab] > span, main nav > :is(button, a)')]
  const boxes = names.map((one) => {
    const words = document.createRange()
    words.selectNodeContents(one)
    return words.getBoundingClientRect()
  })
  return boxes.length > 3 && boxes.every((a, i) => boxes.every((b, j) => i >= j ||
    a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top))
}"""


@pytest.mark.parametrize("size", ["phone", "desk"])
@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[game for game, *_ in GAMES])
def test_with_letters_twice_as_large_nothing_is_covered(
    site: Site, size: str, game: str, seats: list[dict[str, Any]], options: dict[str, Any]
) -> None:
    """Whatever can be chosen can be scrolled to and clicked, and the names of the tabs stay apart."""
    with site.visitor(size=size, locale="de") as visitor:
        page = visitor.page
        browser = visitor.context.new_cdp_session(page)
        browser.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
        visitor.open_table(visitor.make(game, seats, **options))
        assert page.evaluate(LETTERS) == 32
        player = Player(visitor, seed=4)
        deadline = time.monotonic() + 240
        while player.answers < 20:
            assert time.monotonic() < deadline, player.done
            if not player.act():
                page.wait_for_timeout(20)
        assert player.covered == {}
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(TABS_APART)


LOG_STOPS = "() => [...document.querySelectorAll('.log :is(a,button)')].filter((one) => one.tabIndex >= 0).length"
LOG_LINE = """() => {
  const here = document.activeElement
  const links = [...document.querySelectorAll('.log :is(a,button)')]
  const lines = [...document.querySelectorAll('.log li p')].filter((one) => one.querySelector('a,button'))
  return here.closest('.log') && { link: links.indexOf(here), links: links.length,
    line: lines.indexOf(here.closest('p')), lines: lines.length,
    about: document.getElementById(here.getAttribute('aria-describedby'))?.innerText }
}"""


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[game for game, *_ in GAMES])
def test_the_log_is_one_stop_of_tab(
    site: Site, game: str, seats: list[dict[str, Any]], options: dict[str, Any]
) -> None:
    """However long it is: within it the arrow keys lead to every rule."""
    with site.visitor() as visitor:
        page = visitor.page
        table = visitor.make(game, seats, **options)
        visitor.play_until(table, lambda *_: len(visitor.log(table)) > 60)
        visitor.open_table(table)
        visitor.wait("() => document.querySelectorAll('.log p a').length > 20")
        assert page.evaluate(LOG_STOPS) == 1
        page.locator(".log [tabindex='0']").focus()
        last = page.evaluate(LOG_LINE)
        assert last["link"] == last["links"] - 1
        assert last["about"]
        page.keyboard.press("Home")
        assert page.evaluate(LOG_LINE)["link"] == 0
        page.keyboard.press("ArrowUp")
        assert page.evaluate(LOG_LINE)["link"] == 0
        for line in range(1, 6):
            page.keyboard.press("ArrowDown")
            assert page.evaluate(LOG_LINE)["line"] == line
        page.keyboard.press("ArrowUp")
        assert page.evaluate(LOG_LINE)["line"] == 4
        page.keyboard.press("ArrowRight")
        page.keyboard.press("End")
        assert page.evaluate(LOG_LINE)["link"] == last["links"] - 1
        assert page.evaluate(LOG_STOPS) == 1
        page.keyboard.press("Tab")
        assert not page.evaluate(LOG_LINE)
        # More rules of a line are shown, and one goes on from the first of them.
        page.locator(".log .more").first.focus()
        more = page.evaluate(LOG_LINE)["link"]
        page.keyboard.press("Enter")
        opened = visitor.wait(LOG_LINE)
        assert opened["links"] > last["links"] - 1
        assert opened["link"] == more
        assert page.evaluate(LOG_STOPS) == 1


def test_chance_is_drawn_anew_only_where_that_is_meant(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        table = visitor.make("archaeology", [ME, BOT], monument="great_pyramid")
        assert visitor.play_until(table, dear)
        visitor.open_table(table)
        page.locator("[data-ask] .undo").wait_for()
        before = visitor.see(table)["seq"]
        for key in ("u", "U"):  # also by whoever holds it down
            page.keyboard.down(key)
            page.keyboard.down(key)
            page.keyboard.up(key)
            page.locator("[data-action=redraw]").wait_for()
            assert visitor.see(table)["seq"] == before
            page.keyboard.press("Escape")
            page.locator("[data-action=redraw]").wait_for(state="detached")
        page.locator("[data-ask] .undo").click()
        page.locator("[data-action=redraw]").click()
        page.locator("[data-action=redraw]").wait_for(state="detached")
        deadline = time.monotonic() + PATIENCE
        while not any(line["kind"] == "undo" for line in visitor.log(table)):
            assert time.monotonic() < deadline
            page.wait_for_timeout(50)
        visitor.wait("() => document.querySelector('[data-announcer]').innerText.includes('takes moves back')")


def dear(question: Message, told: Message) -> bool:
    """Whether there is something to take back, and none of it is free."""
    return bool(question["key"] == "act" and told["undo"]["all"] > 0 and told["undo"]["free"] == 0)


def test_a_key_confirms_nothing_that_has_just_come_up(site: Site) -> None:
    """Enter on a card, and again at once: by then the focus is at the confirmation."""
    with site.visitor() as visitor:
        page = visitor.page
        table = visitor.make("excavation_earth", [ME], solo=True)
        assert visitor.play_until(table, lambda question, _: question["key"] == "act")
        visitor.open_table(table)
        before = visitor.see(table)["seq"]
        page.locator('.acts [data-piece="action:pass"]').focus()
        with stopped_clock(page):
            page.keyboard.press("Enter")
            visitor.wait("() => document.activeElement.matches('#ask .confirm')")
            page.keyboard.press("Enter")
            page.wait_for_timeout(300)
            assert visitor.see(table)["seq"] == before
        page.keyboard.press("Enter")  # who has seen it means it
        page.locator("#ask .confirm").wait_for(state="detached")
        assert visitor.see(table)["seq"] > before


def test_a_card_that_is_given_comes_back_where_it_lies(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.open("/learn/ar-trade")
        page.locator("[data-ask] [data-action=trade]").click()
        page.locator("[data-ask=give]").wait_for()
        card = page.locator('[data-piece="hand:talisman"]')
        card.click()
        visitor.wait("() => document.querySelectorAll('.tray button').length === 1")
        page.wait_for_timeout(MEANT_MS)  # who goes on clicking at once means to give more
        card.locator(".ghost").first.click()
        visitor.wait("() => document.querySelectorAll('.tray button').length === 0")


def test_what_is_found_in_the_rules_begins_at_its_top(site: Site) -> None:
    with site.visitor(size="phone") as visitor:
        page = visitor.open("/rules/EE-SETUP-19")
        visitor.wait("() => scrollY > 500")
        page.locator(".find input").fill("smuggle")
        visitor.wait("() => scrollY === 0 && document.querySelector('.rmain').innerText.includes('EE-SMUGGLE')")


def test_an_address_with_nothing_there_says_so_in_the_language_of_the_page(site: Site) -> None:
    with site.visitor(locale="de") as visitor:
        visitor.expected.append("status of 404")
        for path in ("/nowhere", "/t/", "/learn/ar-trade/x"):
            visitor.open(path)
            visitor.wait("() => document.querySelector('h1')?.innerText === 'Hier ist nichts.'")
