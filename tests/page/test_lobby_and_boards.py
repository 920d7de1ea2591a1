"""The front door offers what can be had, and what stands on boards and cards can be read."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, WebSocketRoute

from digsite.lab.page.site import Site
from digsite.lab.page.visitor import BOT, ME, Message, Visitor

MODULES = ["M5", "M6", "M7", "M8"]
COMMANDS = [
    "crowd-control",
    "emergency-fund",
    "fresh-orders",
    "media-blitz",
    "night-dig",
    "priority-shuttle",
    "quiet-buyer",
    "staff-rotation",
    "acquisitions-board",
    "private-viewing",
    "research-grant",
    "talent-agency",
]
CENTRES = 3
BONUS = {False: 1, True: 2}
"""What Quiet Buyer pays above the value, by whether its yellow side is up."""


def card_of(visitor: Visitor, game: str) -> Locator:
    """A game at the front door, once what can be chosen there was checked."""
    page = visitor.open("/")
    visitor.settle()
    return page.locator("article", has=page.locator(f"#game-{game}"))


def options_of(visitor: Visitor) -> Message:
    """The options of the table that was made just now."""
    visitor.page.wait_for_url("**/t/*")
    options: Message = visitor.see(visitor.page.url.rpartition("/")[2])["table"]["options"]
    return options


def told_otherwise(visitor: Visitor, change: Callable[[str], str]) -> None:
    """From here on the page is told what is made of the server's messages."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(change(str(message))))

    visitor.page.route_web_socket("**/*", between)


# --- the front door ---------------------------------------------------------------------------------


def test_everything_against_zu_is_all_that_can_be_had_there(site: Site) -> None:
    with site.visitor() as visitor:
        card = card_of(visitor, "excavation-earth")
        card.locator(".modes label", has_text="Against Zu").click()
        card.locator("summary").click()
        card.locator("details .seg label", has_text="Everything").click()
        popups = card.locator("label.sw", has_text="Pop-up markets")
        popups.filter(has_text="not for one player").wait_for()
        assert popups.locator("input").get_attribute("aria-disabled") == "true"
        assert not popups.locator("input").is_checked()
        assert card.locator(".problem").count() == 0
        card.locator(".go").click()
        assert options_of(visitor)["modules"] == MODULES[:3]


def test_two_lists_are_fitted_at_once(site: Site) -> None:
    with site.visitor() as visitor:
        card = card_of(visitor, "excavation-earth")
        card.locator(".seg label", has_text="Everything").click()
        card.locator(".modes label", has_text="Against Zu").click()
        card.locator(".seg label", has_text="Very easy").click()
        card.locator("label.sw", has_text="so E5 is not to be had").wait_for()
        card.locator(".go").click()
        options = options_of(visitor)
        assert options["modules"] == MODULES[:3]
        assert options["zu"] == ["E1", "E2", "E3", "E4"]


def test_what_zu_does_not_play_is_there_again_with_others(site: Site) -> None:
    with site.visitor() as visitor:
        card = card_of(visitor, "excavation-earth")
        card.locator(".seg label", has_text="Everything").click()
        card.locator(".modes label", has_text="Against Zu").click()
        card.locator("summary").click()
        card.locator("label.sw", has_text="not for one player").wait_for()
        card.locator(".modes label", has_text="Bots").click()
        visitor.wait("() => document.querySelectorAll('article .sw input:checked').length === 4")
        card.locator(".go").click()
        assert options_of(visitor)["modules"] == MODULES


@pytest.mark.parametrize("button", [".go", ".quick .primary"])
def test_what_cannot_be_started_says_why_where_it_is_seen(site: Site, button: str) -> None:
    """With a console error the visitor would complain: the server is not even asked."""
    with site.visitor(size="phone") as visitor:
        page = visitor.page
        card = card_of(visitor, "excavation-earth")
        opener = card.locator(".alts button", has_text="Bots")
        opener.click()
        card.locator("summary").click()
        for seat in (0, 1):
            card.locator("select").nth(seat).select_option("gul")
        reason = card.locator(".problem")
        reason.wait_for()
        assert card.locator(".go").get_attribute("aria-disabled") == "true"
        if button != ".go":  # and the options are closed
            opener.click()
            assert not reason.is_visible()
        card.locator(button).click(force=True)
        visitor.wait("() => document.activeElement.matches('.problem')")
        assert reason.is_visible()
        box = reason.bounding_box()
        assert box is not None
        assert 0 <= box["y"] <= 844 - box["height"]
        card.locator("select").nth(1).select_option("random")
        visitor.wait("() => !document.querySelector('article .problem')")
        assert page.url.endswith("/")
        card.locator(".go").click()
        assert options_of(visitor)["factions"][:2] == ["gul", "random"]


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", ["3 hr. ago", "5 hr. ago"]),
        ("de", ["vor 3 Std.", "vor 5 Std."]),
        ("pl", ["3 godz. temu", "5 godz. temu"]),
    ],
)
def test_tables_that_wait_for_me_say_when_they_were_last_played(site: Site, locale: str, told: list[str]) -> None:
    with site.visitor(locale=locale) as visitor:
        for _ in told:
            visitor.make("excavation_earth", [ME], solo=True)

        def older(route: Route) -> None:
            tables = route.fetch().json()
            for hours, table in zip((3, 5), tables, strict=True):
                table["updated_at"] = time.time() - hours * 3600
            route.fulfill(json=tables)

        visitor.page.route("**/api/me/tables", older)
        visitor.open("/")
        visitor.wait("() => document.querySelectorAll('.yours .turn').length === 2")
        assert visitor.page.locator(".yours time").all_inner_texts() == told


# --- boards and cards -------------------------------------------------------------------------------


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("modules", [[], MODULES[:3]])
def test_what_zu_will_have_at_the_end_is_explained(site: Site, size: str, modules: list[str]) -> None:
    with site.visitor(size=size) as visitor:
        table = visitor.make("excavation_earth", [ME], solo=True, modules=modules)
        assert visitor.play_until(table, lambda question, _: question["key"] == "act")
        page = visitor.open_table(table)
        if size == "phone":
            page.get_by_role("tab", name="More" if modules else "Zu").click()
        page.locator(".stand").locator("visible=true").wait_for()
        note = page.locator(".stand .note")
        if not modules:
            assert note.count() == 0
            return
        assert note.locator("a").get_attribute("href") == "/rules/MU-ZUEND-01"
        # The figure in the table is the one that the note speaks of.
        figure = page.locator(".stand tr", has_text="Gallery").locator("td").first.inner_text().rstrip("*").strip()
        assert note.inner_text().count(figure) == 1


def test_on_the_smallest_tile_sign_glyph_and_value_keep_apart(site: Site) -> None:
    meet = """() => {
      const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
      return [...document.querySelectorAll('.tile.m:not(.empty)')].flatMap((tile) => {
        tile.style.setProperty('--tile-w', '30px')
        const parts = ['.sg', '.gl', 'b'].map((css) => tile.querySelector(css).getBoundingClientRect())
        return [[0, 1], [0, 2], [1, 2]].filter(([a, b]) => meets(parts[a], parts[b]))
      })
    }"""
    with site.visitor() as visitor:
        visitor.open("/learn/ee-sell")
        visitor.wait("() => document.querySelectorAll('.tile.m:not(.empty)').length > 0")
        assert visitor.page.evaluate(meet) == []


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_guides_of_all_do_not_break_how_full_a_column_is(site: Site, size: str) -> None:
    lines = """() => {
      const guides = document.querySelectorAll('.museum .guides')[2]
      const [em, cube] = [guides.querySelector('em'), document.querySelector('.museum .score svg')]
      for (let i = 0; i < 4; i++) {
        const one = document.createElement('span')
        one.append(cube.cloneNode(true))
        guides.prepend(one)
      }
      return em.getBoundingClientRect().height / parseFloat(getComputedStyle(em).fontSize)
    }"""
    with site.visitor(size=size) as visitor:
        table = visitor.make("excavation_earth", [ME, BOT, BOT, BOT], modules=MODULES[:3])
        page = visitor.open_table(table)
        page.get_by_role("tab", name="More" if size == "phone" else "Museum").click()
        page.locator(".museum .score").wait_for()
        assert visitor.page.evaluate(lines) < 1.5
        assert page.locator(".museum .score").inner_text().count("guides") == 5


@pytest.mark.parametrize("seats", [[ME], [ME, BOT, BOT, BOT]])
@pytest.mark.parametrize("locale", ["de", "en", pytest.param("pl", marks=pytest.mark.slow)])
def test_every_command_card_fits_the_mothership(site: Site, locale: str, seats: list[Message]) -> None:
    """In round 1 there are none: what the server sends is given each of them in turn."""
    cards: list[dict[str, Any]] = []
    cut = """() => [...document.querySelectorAll('.bay .cmd')]
      .map((card) => [card.scrollHeight - card.clientHeight, card.scrollWidth - card.clientWidth, card.innerText])
      .filter(([high, wide]) => high > 0 || wide > 0)"""

    def deal(text: str) -> str:
        """One card for each centre."""
        for card in cards:
            text = text.replace('"card":null', f'"card":{json.dumps(card)}', 1)
        return text

    with site.visitor(locale=locale) as visitor:
        told_otherwise(visitor, deal)
        table = visitor.make("excavation_earth", seats, **({"solo": True} if len(seats) == 1 else {}))
        sides = [(key, figure, yellow) for key in COMMANDS for figure, yellow in ((1, False), (3, True))]
        for first in range(0, len(sides), CENTRES):
            some = sides[first : first + CENTRES]
            cards[:] = [{"key": key, "figure": figure, "yellow": yellow, "bonus": None} for key, figure, yellow in some]
            for card in cards:
                if card["key"] == "quiet-buyer":
                    card["bonus"] = BONUS[card["yellow"]]
            visitor.open_table(table)
            visitor.wait("() => document.querySelectorAll('.bay .cmd').length === 3")
            visitor.settle()
            assert visitor.page.evaluate(cut) == []
            said = visitor.page.locator(".bay .cmd").all_inner_texts()
            assert all(str(card["bonus"] or "") in text for text, card in zip(said, cards, strict=True))


@pytest.mark.rule("MU-RECARD-13")
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_envoys_that_count_without_standing_there_are_told(site: Site, size: str) -> None:
    """Seat 0 has two in the first centre, as if by the Loyalty Chip counted as three."""
    nobody = '"envoys":[0,0],"counted":[0,0]'
    with site.visitor(size=size) as visitor:
        table = visitor.make("excavation_earth", [ME, BOT])
        told_otherwise(visitor, lambda text: text.replace(nobody, '"envoys":[2,0],"counted":[3,0]', 1))
        page = visitor.open_table(table)
        if size == "phone":
            page.get_by_role("tab", name="Ship").click()
        posted = page.locator(".bay").first.locator(".envoys li")
        posted.first.wait_for()
        assert [text.split() for text in posted.locator("b").all_inner_texts()] == [["2+1"], ["0"]]
        assert "2 envoys, counted as 3" in (posted.first.get_attribute("aria-label") or "")
        assert "counted" not in (posted.last.get_attribute("aria-label") or "")


@pytest.mark.rule("AR-RUINS-10")
@pytest.mark.parametrize(
    ("pile", "storms", "said"),
    [
        (12, 6, "Pile: 12 cards. Each sandstorm adds one faceup card to every chamber."),
        (0, 1, "Pile: empty. Sandstorms add nothing more."),
        (3, 0, "Pile: 3 cards. No sandstorm is left to add any."),
    ],
)
def test_what_becomes_of_the_pile_of_the_ruins(site: Site, pile: int, storms: int, said: str) -> None:
    def change(text: str) -> str:
        text = re.sub(r'"pile":\d+', f'"pile":{pile}', text)
        return re.sub(r'"storms":\{"left":\d+', f'"storms":{{"left":{storms}', text)

    with site.visitor() as visitor:
        table = visitor.make("archaeology", [ME, BOT], monument="buried_ruins")
        told_otherwise(visitor, change)
        page = visitor.open_table(table)
        foot = page.locator(".monument .foot")
        foot.wait_for()
        assert foot.inner_text() == said


@pytest.mark.parametrize("lesson", ["ar-sell", "ar-trade", "ar-explore", "ar-thief"])
def test_what_is_read_out_has_no_soft_hyphens(site: Site, lesson: str) -> None:
    said = """() => [...document.querySelectorAll('main *')]
      .flatMap((one) => [one.getAttribute('aria-label'), one.title, one.matches('.vh') ? one.textContent : ''])
      .filter((text) => text?.includes('\\u00ad'))"""
    with site.visitor(locale="de") as visitor:
        visitor.open(f"/learn/{lesson}")
        visitor.wait("() => document.querySelector('[data-ask] h2')?.innerText && document.querySelector('.group h3')")
        visitor.settle()
        assert visitor.page.evaluate(said) == []
        assert "\u00ad" in visitor.page.locator("main").inner_text(), "where names may break they do have them"
