"""Every piece tells what it is, and its rule: to the other mouse button, to a finger that stays, to the key `?`."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from digsite.lab.page.site import WEB, Site
from digsite.lab.page.visitor import BOT, ME, Visitor
from digsite.ledger import Ledger

GAMES: Final[list[tuple[str, list[dict[str, Any]], dict[str, Any], str, str]]] = [
    ("archaeology", [ME, BOT], {"first_seat": 0}, "[data-piece^='market:']", "AR-TRADE-01"),
    ("excavation_earth", [ME], {"solo": True}, "[data-piece~='market:3']", "EE-MAP-05"),
]
TOLD: Final = "() => document.querySelector('[role=alert] a[href^=\"/rules/\"]')?.innerText"
NAMED: Final = re.compile(r"\b(?:AR|EE|ZU|MU)-[A-Z]+-R?\d+\b")


def asked(visitor: Visitor, game: str, seats: list[dict[str, Any]], options: dict[str, Any]) -> str:
    """A table at which this visitor is to act."""
    table = visitor.make(game, seats, **options)
    assert visitor.play_until(table, lambda question, _: question["key"] == "act")
    visitor.open_table(table)
    visitor.settle()
    return table


@pytest.mark.parametrize(("game", "seats", "options", "piece", "rule"), GAMES, ids=[game for game, *_ in GAMES])
def test_the_other_button_and_a_key_tell_what_a_piece_is(
    site: Site, game: str, seats: list[dict[str, Any]], options: dict[str, Any], piece: str, rule: str
) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        table = asked(visitor, game, seats, options)
        before = visitor.see(table)["seq"]
        one = page.locator(piece).locator("visible=true").first
        one.click(button="right", force=True)  # it may be one that cannot be used
        assert visitor.wait(TOLD) == rule
        # What it shows, in the words that a screen reader hears.
        words = one.locator(".vh").inner_text().split(".")[0]
        assert words in page.locator("[role=alert]").inner_text()
        page.keyboard.press("Escape")
        visitor.wait("() => !document.querySelector('[role=alert]')")
        # What can be used tells what it is, what cannot tells why not.
        legal = page.locator(".piece.legal").locator("visible=true").first
        legal.focus()
        page.keyboard.press("?")
        visitor.wait(TOLD)
        assert legal.locator(".vh").inner_text() in page.locator("[role=alert]").inner_text()
        page.keyboard.press("Escape")
        refused = page.locator(".piece.refused").locator("visible=true").first
        refused.focus()
        page.keyboard.press("?")
        visitor.wait(TOLD)
        assert refused.locator(".vh").inner_text() not in page.locator("[role=alert]").inner_text()
        assert visitor.see(table)["seq"] == before
        page.locator("[role=alert] a").click()
        page.wait_for_url("**/rules/*")


@pytest.mark.parametrize(("game", "seats", "options", "piece", "rule"), GAMES, ids=[game for game, *_ in GAMES])
def test_a_finger_that_stays_asks_and_chooses_nothing(
    site: Site, game: str, seats: list[dict[str, Any]], options: dict[str, Any], piece: str, rule: str
) -> None:
    with site.visitor(size="phone") as visitor:
        page = visitor.page
        table = asked(visitor, game, seats, options)
        if game == "excavation_earth":
            page.locator(".tabbar button").nth(1).click()
        before = visitor.see(table)["seq"]
        one = page.locator(piece).locator("visible=true").first
        box = one.bounding_box()
        assert box is not None
        at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
        hand = page.context.new_cdp_session(page)
        hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
        assert visitor.wait(TOLD) == rule
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(300)
        assert visitor.page.evaluate(TOLD) == rule, "letting go is no click"
        assert page.locator(".piece.chosen").count() == 0
        assert visitor.see(table)["seq"] == before


def test_who_only_watches_is_told_what_is_clicked(site: Site) -> None:
    with site.visitor() as host, site.visitor() as visitor:
        wish = {"game": "excavation_earth", "options": {}, "seats": [ME, BOT], "listed": True, "start": True}
        table = host.answer(host.context.request.post(f"{site.base}/api/tables", data=wish))["id"]
        assert host.play_until(table, lambda question, _: question["key"] == "act")
        visitor.open_table(table)
        visitor.settle()
        visitor.page.locator("[data-piece~='market:3']").locator("visible=true").first.click()
        assert visitor.wait(TOLD) == "EE-MAP-05"


def test_every_rule_that_the_page_names_is_one() -> None:
    known = {entry.id for book in Ledger.load().books for entry in book.entries}
    files = [file for kind in ("*.svelte", "*.ts") for file in (WEB / "src").rglob(kind) if file.name != "schema.d.ts"]
    named = {(rule, file.name) for file in files for rule in NAMED.findall(file.read_text("utf-8"))}
    assert len(named) > 10
    assert {one for one in named if one[0] not in known} == set()


@pytest.mark.parametrize(
    ("css", "rule"),
    [
        ("[data-tells='token']", "EE-SURVEY-09"),
        ("[data-tells^='gallery:']", "EE-GALLERY-03"),
        ("[data-tells='action:travel']", "EE-TRAVEL-01"),
        ("[data-tells='aboard']", "EE-MAP-21"),
        ("[data-tells^='faction:']", "EE-FACTION-"),
        ("[data-tells='crew']", "EE-CREW-01"),
        ("[data-piece~='buyers:red']", "EE-POP-05"),
    ],
)
def test_what_is_no_piece_now_tells_what_it_is_too(site: Site, css: str, rule: str) -> None:
    with site.visitor() as visitor:
        asked(visitor, "excavation_earth", [ME], {"solo": True})
        visitor.page.locator(css).locator("visible=true").first.click(button="right", force=True)
        assert visitor.wait(TOLD).startswith(rule)
        box = visitor.page.locator("[role=alert]").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] > 40, "it lies beside what was asked about, not in the corner"


def test_a_tent_tells_of_itself_and_not_of_its_owner(site: Site) -> None:
    with site.visitor() as visitor:
        asked(visitor, "archaeology", [ME, BOT], {"first_seat": 0})
        visitor.page.locator("[data-tells='tent']").first.click(button="right", force=True)
        assert visitor.wait(TOLD) == "AR-TENT-01"


def test_what_is_told_to_a_watcher_stays_while_others_play(site: Site) -> None:
    with site.visitor() as host, site.visitor() as visitor:
        wish = {"game": "excavation_earth", "options": {}, "seats": [ME, BOT], "listed": True, "start": True}
        table = host.answer(host.context.request.post(f"{site.base}/api/tables", data=wish))["id"]
        assert host.play_until(table, lambda question, _: question["key"] == "act")
        visitor.open_table(table)
        visitor.settle()
        visitor.page.locator("[data-piece~='market:3']").locator("visible=true").first.click()
        visitor.wait(TOLD)
        text = "() => document.querySelector('.log').innerText"
        before = visitor.page.evaluate(text)
        full = host.see(table)
        host.do(table, type="move", code=full["told"][0]["question"]["options"][0]["code"], seq=full["seq"], seat=0)
        visitor.wait(f"(before) => ({text})() !== before", before)
        assert visitor.page.evaluate(TOLD) == "EE-MAP-05"


def test_what_one_player_asked_is_not_shown_to_the_next_at_the_screen(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        table = visitor.make("archaeology", [ME, ME], first_seat=0)
        assert visitor.play_until(table, lambda question, _: question["key"] == "act")
        visitor.open_table(table)
        page.locator(".pass .show").click()
        page.locator(".a-hand [data-piece^='hand:']").first.click(button="right", force=True)
        visitor.wait(TOLD)
        page.locator("[data-ask] [data-action=end-turn]").click()
        page.locator(".pass .show").click()
        page.wait_for_selector("[data-ask]")
        visitor.settle()
        assert page.locator("[role=alert]").count() == 0


TOP = "() => document.querySelector('.why:popover-open')?.getBoundingClientRect().top"


def test_what_is_told_lies_beside_what_was_asked_about(site: Site) -> None:
    """Every board has a crew."""
    with site.visitor() as visitor:
        page = visitor.page
        table = visitor.make("excavation_earth", [ME, BOT, BOT, BOT])
        assert visitor.play_until(table, lambda question, _: question["key"] == "act")
        visitor.stands_still(table)
        visitor.open_table(table)
        visitor.settle()
        crews = page.locator("[data-tells='crew']").locator("visible=true")
        tops: list[float] = []
        for n in range(crews.count()):
            crews.nth(n).click(button="right", force=True)
            visitor.wait(f"(before) => ![undefined, before].includes(({TOP})())", tops[-1] if tops else None)
            tops.append(page.evaluate(TOP))
        assert len(tops) == 4
        assert tops == sorted(set(tops))


def test_escape_closes_what_is_told_before_it_leaves_a_replay(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        table = visitor.make("excavation_earth", [ME], solo=True)
        zu = "zu-card"
        assert visitor.play_until(
            table,
            lambda question, _: question["key"] == "act" and any(one["kind"] == zu for one in visitor.log(table)),
        )
        visitor.open_table(table)
        page.locator(".crumbs button").click()
        page.wait_for_selector(".board .ee")
        visitor.settle()
        page.locator(".board [data-piece~='market:3']").locator("visible=true").first.click(button="right", force=True)
        visitor.wait(TOLD)
        page.keyboard.press("Escape")
        visitor.wait("() => !document.querySelector('[role=alert]')")
        assert page.locator(".board .ee").count() == 1
        page.keyboard.press("Escape")
        visitor.wait("() => !document.querySelector('.board .ee')")
