"""Reload and a dropped line in the middle of a move: the page takes up where it was, and nothing is done twice."""

from __future__ import annotations

import time
from typing import Any

import httpx
import pytest
from playwright.sync_api import WebSocketRoute

from digsite.lab.page.player import Player
from digsite.lab.page.site import Site
from digsite.lab.page.visitor import BOT, ME, PATIENCE, Visitor
from tests.page.tables import at_the_redraw
from tests.page.watching import SEEN, was_seen, watch

GAMES: list[tuple[str, list[dict[str, Any]], dict[str, Any]]] = [
    ("archaeology", [ME, BOT], {"monument": "temple"}),
    ("excavation_earth", [ME], {"solo": True}),
]
BACK = ".notice .good"
"""That the line is back is told for two seconds or so."""


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[game for game, *_ in GAMES])
def test_reload_in_the_middle_of_a_move(
    site: Site, game: str, seats: list[dict[str, Any]], options: dict[str, Any]
) -> None:
    with site.visitor() as visitor:
        table = visitor.make(game, seats, **options)
        visitor.open_table(table)
        player = Player(visitor, seed=3)
        player.play(lambda: False, most=9)
        visitor.wait("() => !document.querySelector('.sending')")  # the last answer may still be under way
        before = visitor.stands_still(table)
        visitor.open_table(table)
        assert visitor.see(table)["seq"] == before
        player.play_on(table, 2)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[game for game, *_ in GAMES])
def test_offline_in_the_middle_of_a_move(
    site: Site, game: str, seats: list[dict[str, Any]], options: dict[str, Any]
) -> None:
    with site.visitor() as visitor:
        table = visitor.make(game, seats, **options)
        visitor.open_table(table)
        player = Player(visitor, seed=5)
        player.play(lambda: False, most=6)
        visitor.failing_is_fine = True
        visitor.context.set_offline(True)
        visitor.page.wait_for_selector(".notice .warn")
        before = log_of(visitor, table)
        # Whatever is clicked meanwhile waits or is refused; it is never done twice.
        for _ in range(4):
            player.act()
        watch(visitor, BACK)
        visitor.context.set_offline(False)
        was_seen(visitor, BACK)
        visitor.failing_is_fine = False
        visitor.page.wait_for_selector(".notice .warn", state="detached")
        after = log_of(visitor, table)
        assert after[: len(before)] == before
        player.play_on(table, 2)


def test_a_line_that_dies_without_a_word(site: Site) -> None:
    """Nobody closes it and nobody answers: whoever comes back to the page gets another line, and goes on."""
    with site.visitor() as visitor:
        table = visitor.make("archaeology", [ME, BOT], monument="temple")
        lines, dead = mortal_lines(visitor)
        visitor.open_table(table)
        player = Player(visitor, seed=8)
        player.play_on(table, 2)
        visitor.stands_still(table)
        dead.extend(lines)
        player.play(lambda: False, most=player.answers + 1)
        visitor.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
        deadline = time.monotonic() + PATIENCE
        while len(lines) == len(dead):
            assert time.monotonic() < deadline, "no other line"
            visitor.page.wait_for_timeout(50)
        player.play_on(table, 2)
        assert len(lines) == len(dead) + 1


NO_PINGS = """() => {
  const plain = window.setInterval
  window.setInterval = (tell, ms, ...more) => ms === 20000 ? 0 : plain(tell, ms, ...more)
}"""


def test_a_line_that_is_back_is_seen_at_once(site: Site) -> None:
    """The server has nothing new to tell: the page knows all the same that it is connected, and not from a ping."""
    with site.visitor() as visitor:
        visitor.page.add_init_script(f"({NO_PINGS})()")
        table = at_a_confirmation(visitor)
        before = visitor.see(table)["seq"]
        visitor.failing_is_fine = True
        visitor.context.set_offline(True)
        visitor.page.wait_for_selector(".notice .warn")
        watch(visitor, BACK)
        visitor.context.set_offline(False)
        visitor.wait(SEEN, BACK)
        assert visitor.page.locator("#ask .confirm").is_visible()
        assert visitor.see(table)["seq"] == before


def test_what_no_line_has_carried_can_be_withdrawn(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        table = at_a_confirmation(visitor)
        before = visitor.see(table)["seq"]
        visitor.failing_is_fine = True
        visitor.context.set_offline(True)
        page.wait_for_selector(".notice .warn")
        page.locator("#ask .confirm").click()
        visitor.wait("() => document.querySelector('.notice').innerText.includes('sent as soon as')")
        page.locator("#ask .undo").click()
        visitor.wait("() => !document.querySelector('#ask .confirm')")
        watch(visitor, BACK)
        visitor.context.set_offline(False)
        was_seen(visitor, BACK)
        keep_all(visitor)  # whatever had been sent would have been answered before this is
        assert visitor.see(table)["seq"] == before
        page.locator("#ask .confirm").click()
        visitor.wait("() => !document.querySelector('#ask .confirm')")
        assert visitor.see(table)["seq"] > before


def test_what_may_have_arrived_is_not_withdrawn(site: Site) -> None:
    """The line is dead, but nobody knows yet: the page says so instead of dropping what will be played."""
    with site.visitor() as visitor:
        page = visitor.page
        lines, dead = mortal_lines(visitor)
        table = at_a_confirmation(visitor)
        before = visitor.see(table)["seq"]
        dead.extend(lines)
        page.locator("#ask .confirm").click()
        page.locator("#ask .undo").click()
        visitor.wait("() => document.querySelector('[role=alert]')?.innerText.includes('is being sent')")
        assert page.locator("#ask .confirm").is_visible()
        page.evaluate("() => dispatchEvent(new Event('offline'))")  # now it is known
        visitor.wait("() => !document.querySelector('#ask .confirm')")
        assert visitor.see(table)["seq"] > before
        assert len(lines) == len(dead) + 1


def mortal_lines(visitor: Visitor) -> tuple[list[WebSocketRoute], list[WebSocketRoute]]:
    """The lines that the visitor's page opens from now on, and those that carry nothing any more: to be filled in."""
    lines: list[WebSocketRoute] = []
    dead: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        server = line.connect_to_server()
        line.on_message(lambda message: None if line in dead else server.send(message))
        server.on_message(lambda message: None if line in dead else line.send(message))

    visitor.page.route_web_socket("**/socket", connect)
    return lines, dead


def at_a_confirmation(visitor: Visitor) -> str:
    """Sit down at a table of Excavation Earth, and choose something that is to be confirmed."""
    table = at_the_redraw(visitor, group=True)
    visitor.open_table(table)
    keep_all(visitor)
    return table


def keep_all(visitor: Visitor) -> None:
    """Redraw nothing, up to the confirmation."""
    visitor.page.locator("#ask .answer").first.click()
    visitor.page.locator("#ask .confirm").wait_for()


def log_of(visitor: Visitor, table: str) -> list[tuple[int, str, str]]:
    """What has happened at a table, over a line of its own: the visitor's may be cut."""
    cookies = {cookie["name"]: cookie["value"] for cookie in visitor.context.cookies()}
    answer = httpx.get(f"{visitor.base}/api/tables/{table}/log?locale=en", cookies=cookies, timeout=PATIENCE)
    return [(line["seq"], line["kind"], line["text"]) for line in answer.raise_for_status().json()]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[game for game, *_ in GAMES])
def test_an_answer_given_twice_is_taken_once(
    site: Site, game: str, seats: list[dict[str, Any]], options: dict[str, Any]
) -> None:
    with site.visitor() as visitor:
        table = visitor.make(game, seats, **options)
        visitor.open_table(table)
        other = visitor.window()
        other.goto(visitor.page.url)
        asked = "() => document.querySelector('[data-ask] h2, .ask h2')?.innerText"
        while not any(one["question"] for one in visitor.see(table)["told"]):
            visitor.page.wait_for_timeout(50)  # somebody else begins
        mine = visitor.see(table)
        told = next(one for one in mine["told"] if one["question"])
        command = {
            "type": "move",
            "code": told["question"]["options"][0]["code"],
            "seq": mine["seq"],
            "seat": told["seat"],
        }
        answers = [visitor.do(table, **command) for _ in range(2)]
        assert answers[0] is not None
        assert answers[1] is None
        assert visitor.see(table)["seq"] > mine["seq"]
        # Both windows go on from there.
        player = Player(visitor, seed=5)
        player.play(lambda: False, most=6)
        visitor.page.reload()  # the player may have chosen something without confirming it, which only its window shows
        deadline = time.monotonic() + PATIENCE
        while not visitor.page.evaluate(asked) == other.evaluate(asked) is not None:
            assert time.monotonic() < deadline, (visitor.page.evaluate(asked), other.evaluate(asked))
            visitor.page.wait_for_timeout(50)


def test_who_is_turned_away_for_a_moment_is_let_in_again(site: Site) -> None:
    """By a server that has too much to do; the page waits as long as it is told, and does not give up the table."""
    refusal = '{"type": "refused", "id": null, "error": "too_fast", "words": "Too many tries.", "wait": 1}'
    with site.visitor() as visitor:
        turned_away: list[float] = []

        def answer(line: WebSocketRoute) -> None:
            if len(turned_away) < 2:
                turned_away.append(time.monotonic())
                line.send(refusal)
                line.close(code=1013, reason="too_fast")
            else:
                line.connect_to_server()

        table = visitor.make("archaeology", [ME, BOT])
        visitor.page.route_web_socket("**/socket", answer)
        visitor.open_table(table)
        visitor.wait("() => document.querySelector('[data-ask]')")
        assert len(turned_away) == 2
        assert turned_away[1] - turned_away[0] > 0.9
        assert visitor.page.get_by_text("cannot be opened").count() == 0
