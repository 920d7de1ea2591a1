"""What happened: the log, what the others did since one's last turn, a game step by step; and the way to a question."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Route

from digsite.lab.page.player import Player
from digsite.lab.page.site import Site
from digsite.lab.page.visitor import BOT, ME, PATIENCE, Message, Visitor

GAMES: list[tuple[str, list[dict[str, Any]], dict[str, Any]]] = [
    ("archaeology", [ME, BOT], {"monument": "great_pyramid"}),
    ("excavation_earth", [ME, BOT], {}),
    ("excavation_earth", [ME], {"solo": True}),
]
N_REVEALED = """() => [...document.querySelectorAll('.log p')]
  .filter((one) => one.innerText.includes('reveals a card')).length"""
ROUTINE = ("turn-began", "turn-ended", "answered-itself")
LONG = 240.0
"""Seconds of play in which something that happens in every game must have happened."""
TURN = "(text) => document.querySelector('.scrub p b')?.innerText === text"
AT = "() => document.querySelector('.scrub input')?.getAttribute('aria-valuetext') ?? ''"


def others_told(visitor: Visitor, table: str) -> list[str]:
    """What the log tells of the others."""
    mine = visitor.see(table)["as"]
    return [line["text"] for line in visitor.log(table) if line["seat"] is not None and line["seat"] not in mine]


def look_back(visitor: Visitor, table: str) -> None:
    """Play at a table that is open until others have done something, and open the replay of it."""
    page = visitor.page

    def offered(*_: Message) -> bool:
        page.wait_for_timeout(50)  # the page hears of it after the server has told it
        return page.locator(".crumbs button").count() > 0

    assert visitor.play_until(table, offered, seed=2)
    visitor.stands_still(table)
    page.locator(".crumbs button").click()
    page.wait_for_selector(".scrub")


def zu_has_played(visitor: Visitor, table: str) -> bool:
    """Whether the log tells of a card of Zu's."""
    return any(line["kind"] == "zu-card" for line in visitor.log(table))


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=["archaeology", "bots", "zu"])
def test_what_the_others_did_is_replayed(
    site: Site, game: str, seats: list[dict[str, Any]], options: dict[str, Any]
) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        table = visitor.make(game, seats, **options)
        visitor.open_table(table)
        look_back(visitor, table)
        before = visitor.see(table)["seq"]
        there = "(texts) => texts.some((text) => document.querySelector('.scrub p')?.innerText.includes(text))"
        visitor.wait(there, [text for text in others_told(visitor, table) if text])
        # Nothing moves by itself for those who asked for stillness: it is stepped through.
        first = page.evaluate(AT)
        page.wait_for_timeout(2500)
        assert page.evaluate(AT) == first
        assert page.locator(".flying, .flight").count() == 0
        assert page.locator(".legal").count() == 0
        page.keyboard.press("Escape")
        visitor.wait("() => !document.querySelector('.scrub') && document.querySelector('.crumbs button')")
        assert visitor.see(table)["seq"] == before
        # A page that has heard nothing yet knows of it too.
        page.reload()
        visitor.wait("() => document.querySelector('.crumbs button')")


def test_the_turn_of_zu_is_replayed_card_by_card(site: Site) -> None:
    """What the log beside the table tells goes no further than what is replayed, nor does the table."""
    with site.visitor() as visitor:
        page = visitor.page
        table = visitor.make("excavation_earth", [ME], solo=True)

        def cards() -> list[str]:
            return [line["text"] for line in visitor.log(table) if line["kind"] == "zu-card"]

        assert visitor.play_until(table, lambda question, _: question["key"] == "act" and len(cards()) == 2)
        visitor.open_table(table)
        page.locator(".crumbs button").click()
        page.wait_for_selector(".scrub")
        page.locator(".scrub input").fill("0")
        while cards()[0] not in page.locator(".scrub p").inner_text():
            at = page.evaluate(AT)
            page.locator(".scrub input").press("ArrowRight")
            visitor.wait(f"(before) => ({AT})() !== before", at)
        visitor.wait(f"() => ({N_REVEALED})() === 1")
        # It is told as what happened in Zu's turn: the next one began with the same message.
        kinds = [line["kind"] for line in visitor.log(table)]
        turns = kinds.count("turn-began")
        turn = kinds[: kinds.index("zu-card")].count("turn-began")
        visitor.wait(TURN, f"Turn {turn}")
        assert turn < turns
        visitor.settle()
        page.wait_for_timeout(500)
        assert page.evaluate(N_REVEALED) == 1, "the second card is still to come"
        page.locator(".scrub input").press("End")
        visitor.wait(f"() => ({N_REVEALED})() === 2")
        # Another language takes effect at once, at the same step, in what is told of Zu's cards as well.
        at = page.locator(".scrub input").input_value()
        page.locator("[role=tab]", has_text="Zu").click()
        page.locator("header label", has_text="DE").click()
        german = [line["text"] for line in visitor.log(table, locale="de") if line["seat"] == 1]
        told = "(texts) => texts.some((text) => document.querySelector('.scrub p').innerText.includes(text))"
        visitor.wait(told, german)
        assert page.locator(".scrub input").input_value() == at
        english = {line["text"] for line in visitor.log(table)} - {
            line["text"] for line in visitor.log(table, locale="de")
        }
        header = "document.querySelector('.glass header').innerText"
        visitor.wait(f"(texts) => !texts.some((text) => {header}.includes(text))", list(english))


def test_in_a_game_that_is_over_a_step_belongs_to_the_turn_in_which_it_began(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        table = visitor.make("excavation_earth", [ME], solo=True)
        assert visitor.play_until(table, lambda question, _: question["key"] == "act" and zu_has_played(visitor, table))
        visitor.do(table, type="abandon")
        visitor.open_table(table)
        visitor.wait("() => document.querySelector('.scrub p b')?.innerText")
        lines = visitor.log(table)
        seq = next(line["seq"] for line in lines if line["kind"] == "zu-card")
        first = next(i for i, line in enumerate(lines) if line["seq"] == seq)
        # The answer that led to Zu's turn may have nothing of its own to tell.
        at_once = next(i for i in range(first, len(lines)) if lines[i]["text"] and lines[i]["kind"] not in ROUTINE)
        turn = max(1, [line["kind"] for line in lines[:at_once]].count("turn-began"))
        mine = lines[at_once]["text"]
        page.locator(".scrub input").fill("0")
        while mine not in page.locator(".scrub p").inner_text():
            at = page.evaluate(AT)
            page.locator(".scrub input").press("ArrowRight")
            visitor.wait(f"(before) => ({AT})() !== before", at)
        turns = [line["kind"] for line in lines].count("turn-began")
        visitor.wait(TURN, f"Turn {turn} of {turns}")
        page.locator(".scrub input").press("End")
        visitor.wait(TURN, f"Turn {turns} of {turns}")


def test_what_the_others_did_can_be_replayed_in_another_language(site: Site) -> None:
    """All of the table is told again then, but for what happened at it."""
    with site.visitor() as visitor:
        page = visitor.page
        made = (visitor.make("excavation_earth", [ME], solo=True) for _ in range(40))
        table = next(one for one in made if visitor.see(one)["seq"] == 1)
        with page.expect_response(lambda response: "/log?" in response.url):
            visitor.open_table(table)
        visitor.settle()
        assert page.locator(".crumbs button").count() == 0
        assert visitor.play_until(table, lambda question, _: question["key"] == "act" and zu_has_played(visitor, table))
        visitor.wait("() => document.querySelector('.crumbs button')")
        for language, question in (("DE", "Was ist deine"), ("EN", "What is your")):
            page.locator("header label", has_text=language).click()
            visitor.wait("(text) => document.querySelector('#ask h2')?.innerText.startsWith(text)", question)
            visitor.wait("() => document.querySelector('.crumbs button')")


def test_a_turn_of_zu_that_cannot_be_told_card_by_card_is_told_all_the_same(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        table = visitor.make("excavation_earth", [ME], solo=True)
        assert visitor.play_until(table, lambda question, _: question["key"] == "act" and zu_has_played(visitor, table))
        visitor.expected.append("status of 429")
        page.route("**/stages?*", lambda route: route.fulfill(status=429, json={"key": "slower", "words": "Slower."}))
        visitor.open_table(table)
        page.locator(".crumbs button").click()
        page.wait_for_selector(".scrub")
        visitor.wait("() => document.querySelector('.board .ee')")
        # What began the round may come before the turn.
        slider = page.locator(".scrub input")
        slider.press("Home")
        for _ in range(int(slider.get_attribute("max") or 0)):
            if "Zu" in page.locator(".scrub p").inner_text():
                break
            slider.press("ArrowRight")
        assert "Zu" in page.locator(".scrub p").inner_text()


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=["archaeology", "bots", "zu"])
def test_where_nothing_happened_there_is_nothing_to_replay(
    site: Site, game: str, seats: list[dict[str, Any]], options: dict[str, Any]
) -> None:
    """How the table was set up is nothing that the others did."""
    with site.visitor() as visitor:
        page = visitor.page
        # Somebody may be asked before us, and the first card dug may be a sandstorm, from which the other hides.
        made = (visitor.make(game, seats, **options) for _ in range(40))
        table = next(one for one in made if visitor.see(one)["asked"] == [0] and visitor.see(one)["seq"] == 1)
        for _ in range(2):
            with page.expect_response(lambda response: "/log?" in response.url):
                visitor.open_table(table)
            visitor.wait("() => document.querySelector('.crumbs') && document.querySelector('.log li')")
            visitor.settle()
            assert page.locator(".crumbs button").count() == 0


# --- the log

LOG: list[tuple[str, list[dict[str, Any]], dict[str, Any]]] = [GAMES[0], GAMES[1]]
LOG_IDS = [game for game, *_ in LOG]
AT_THE_END = """() => {
  const list = document.querySelector('.log ol:not(.brief)')
  const last = [...list.querySelectorAll('p')].at(-1).getBoundingClientRect()
  return list.scrollHeight > list.clientHeight + 100 && last.bottom <= list.getBoundingClientRect().bottom + 1
    && last.bottom <= innerHeight && document.documentElement.scrollHeight <= innerHeight
}"""
# A mark is there for two seconds: it is looked at when it is made.
NOTE_POINTED = """() => {
  window.pointed = []
  new MutationObserver(() => {
    const marked = [...document.querySelectorAll('[data-pointed]')]
    const noted = marked.map((one) => ({ name: one.dataset.at ?? one.dataset.anchor, seen: one.checkVisibility() }))
    if (noted.length > 0) window.pointed = noted
  }).observe(document, { subtree: true, attributeFilter: ['data-pointed'] })
}"""


def open_tab(visitor: Visitor, game: str, tab: str) -> None:
    """Open a tab of the phone."""
    keys = {
        "archaeology": ["table", "players", "log"],
        "excavation_earth": ["map", "markets", "ship", "stock", "log", "board"],
    }[game]
    visitor.page.locator(f"nav:last-of-type button:nth-child({keys.index(tab) + 1})").last.click()


@pytest.mark.parametrize(("game", "seats", "options"), LOG, ids=LOG_IDS)
def test_the_log_opens_at_its_newest_line(
    site: Site, game: str, seats: list[dict[str, Any]], options: dict[str, Any]
) -> None:
    with site.visitor(size="phone") as visitor:
        page = visitor.page
        table = visitor.make(game, seats, **options)
        visitor.play_until(table, lambda *_: len(visitor.log(table)) > 60)
        visitor.open_table(table)
        for _ in range(2):
            open_tab(visitor, game, "log")
            visitor.wait("() => document.querySelectorAll('.log ol:not(.brief) p').length > 20")
            visitor.wait(AT_THE_END)
            # Whoever reads further up, goes elsewhere and comes back sees what happened last.
            page.evaluate("() => document.querySelector('.log ol:not(.brief)').scrollTo({ top: 0 })")
            page.wait_for_timeout(100)
            open_tab(visitor, game, "table" if game == "archaeology" else "map")
            page.wait_for_timeout(100)


@pytest.mark.parametrize("still", [True, False], ids=["still", "moving"])
def test_the_log_goes_on_by_itself_however_many_lines_come_and_go(site: Site, still: bool) -> None:
    at_end = "(list) => list.scrollTop + list.clientHeight >= list.scrollHeight - 40"
    with site.visitor(still=still) as visitor:
        table = visitor.make("excavation_earth", [ME, BOT, BOT, BOT])
        visitor.open_table(table)
        for n in (40, 70, 100, 130, 160):  # more than are shown, so that the first ones go
            visitor.play_until(table, lambda *_, n=n: len(visitor.log(table)) > n)
            visitor.wait(f"() => ({at_end})(document.querySelector('.log ol'))")
        # Whoever reads further up is left alone.
        visitor.stands_still(table)
        page = visitor.page
        newest = [line["text"] for line in visitor.log(table) if line["kind"] not in ROUTINE][-1]
        visitor.wait("(text) => document.querySelector('.log').innerText.includes(text)", newest)
        page.locator(".log ol").hover()
        page.mouse.wheel(0, -400)
        visitor.wait(f"() => !({at_end})(document.querySelector('.log ol'))")
        page.wait_for_timeout(500)  # so that whatever moves has moved
        visitor.play_until(table, lambda *_: len(visitor.log(table)) > 175)
        page.wait_for_timeout(500)
        assert not page.evaluate(f"() => ({at_end})(document.querySelector('.log ol'))")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_all_of_the_log_can_be_read(site: Site, size: str) -> None:
    with site.visitor(size=size) as visitor:
        page = visitor.page
        table = visitor.make("excavation_earth", [ME, BOT])
        visitor.play_until(table, lambda *_: len(visitor.log(table)) > 160)
        visitor.stands_still(table)
        visitor.open_table(table)
        if size == "phone":
            open_tab(visitor, "excavation_earth", "log")
        visitor.wait("() => document.querySelectorAll('.log p').length > 50")
        first = visitor.log(table)[0]["text"]
        assert first not in page.locator(".log li").all_inner_texts()
        read = page.locator(".log p span[id]").first
        told = read.inner_text()
        read.scroll_into_view_if_needed()
        page.locator(".earlier button").click()
        visitor.wait("() => !document.querySelector('.earlier')")
        assert first in page.locator(".log li").all_inner_texts()
        # What was read is still there, with the earlier lines above it.
        visitor.wait(
            """told => {
              const list = document.querySelector('.log ol').getBoundingClientRect()
              return [...document.querySelectorAll('.log p span[id]')].some((one) => {
                const { top, bottom } = one.getBoundingClientRect()
                return one.innerText === told && top >= list.top - 1 && bottom <= list.bottom + 1
              })
            }""",
            told,
        )


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize(
    ("game", "kind", "lies"),
    [("archaeology", "began", "monument"), ("excavation_earth", "joined", "market:")],
    ids=LOG_IDS,
)
def test_a_line_of_the_log_shows_its_pieces(site: Site, game: str, kind: str, lies: str, size: str) -> None:
    with site.visitor(size=size) as visitor:
        page = visitor.page
        table = visitor.make(game, [ME, BOT])
        visitor.play_until(table, lambda question, _: question["key"] != "redraw")
        visitor.open_table(table)
        text = next(line["text"] for line in visitor.log(table) if line["kind"] == kind)
        if size == "phone":
            open_tab(visitor, game, "log")
        line = page.locator(".log ol:not(.brief) p", has_text=text).first
        line.wait_for()
        visitor.settle()
        page.evaluate(NOTE_POINTED)
        # The words themselves can be pressed.
        line.locator("span[id]").click(position={"x": 20, "y": 8}, force=True)
        pointed = visitor.wait("() => window.pointed")
        assert any(one["name"].startswith(lies) for one in pointed), pointed
        assert all(one["seen"] for one in pointed), pointed
        # It is marked for a moment only.
        visitor.wait("() => !document.querySelector('[data-pointed]')")


# --- a game step by step

BAR = """() => {
  const bar = document.querySelector('.bar[role=region]').getBoundingClientRect()
  const navs = [...document.querySelectorAll('nav')].filter((one) => one.checkVisibility())
  const tabs = navs.at(-1).getBoundingClientRect()
  const told = document.querySelector('.scrub p')
  return { above: tabs.bottom <= bar.top + 1, fits: bar.bottom <= innerHeight + 1, told: told.innerText.trim(),
    seen: told.checkVisibility() && told.getBoundingClientRect().height > 20,
    page: document.documentElement.scrollHeight, window: innerHeight, wide: document.documentElement.scrollWidth }
}"""
SILENT_STEPS = """async () => {
  const slider = document.querySelector('.scrub input')
  const silent = []
  for (let at = 0; at <= Number(slider.max); at++) {
    slider.value = at
    slider.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise((done) => setTimeout(done))
    const told = document.querySelector('.scrub p')
    const turn = told.querySelector('b').innerText
    if (!turn || told.innerText.replace(turn, '').trim() === '') silent.push(at)
  }
  return silent
}"""


def ended(visitor: Visitor, game: str, seats: list[dict[str, Any]], options: dict[str, Any], lines: int) -> str:
    """A game that was ended when so many lines were told."""
    table = visitor.make(game, seats, **options)
    visitor.play_until(table, lambda *_: len(visitor.log(table)) > lines)
    visitor.stands_still(table)
    visitor.do(table, type="abandon")
    visitor.open_table(table)
    visitor.wait("() => document.querySelector('.scrub p b')?.innerText")
    return table


# What is marked within a second, and whether a place on the map, which is larger than the screen, comes into sight as
# long as it is marked.
SHOWN = """async () => {
  const frame = () => new Promise(requestAnimationFrame)
  const marked = () => [...document.querySelectorAll('[data-pointed]')]
  const inSight = () => {
    if (!document.querySelector('[data-view=map]')?.checkVisibility()) return false
    const sight = document.querySelector('.pan').getBoundingClientRect()
    return [...document.querySelectorAll('.pan [data-pointed]')].some((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return left >= sight.left && right <= sight.right && top >= sight.top && bottom <= sight.bottom
    })
  }
  const end = Date.now() + 1000
  while (marked().length === 0 && Date.now() < end) await frame()
  const names = marked().map((one) => one.dataset.at ?? one.dataset.anchor)
  while (marked().length > 0 && !inSight()) await frame()
  return { names, inSight: marked().length > 0 }
}"""


@pytest.mark.parametrize(("game", "seats", "options"), LOG, ids=LOG_IDS)
def test_every_step_of_a_game_says_what_happened(
    site: Site, game: str, seats: list[dict[str, Any]], options: dict[str, Any]
) -> None:
    with site.visitor() as visitor:
        ended(visitor, game, seats, options, 90)
        assert visitor.page.evaluate(SILENT_STEPS) == []
        # Figures stand below each other.
        ends = visitor.page.evaluate(
            """() => [1, 2].map((column) => new Set([...document.querySelectorAll('.review table tr')].map((row) => {
              const range = document.createRange()
              range.selectNodeContents(row.children[column])
              return Math.round(range.getBoundingClientRect().right)
            })).size)"""
        )
        assert ends == [1, 1]


def lies_over_nothing(bar: Message, game: str) -> bool:
    """Whether the bar of the replay leaves everything else in sight."""
    wide = bar["wide"] > 390 or (game == "excavation_earth" and bar["page"] > bar["window"])
    return bar["above"] and bar["fits"] and bar["seen"] and not wide


@pytest.mark.parametrize(("game", "seats", "options"), LOG, ids=LOG_IDS)
def test_on_a_phone_the_replay_lies_over_nothing(
    site: Site, game: str, seats: list[dict[str, Any]], options: dict[str, Any]
) -> None:
    with site.visitor(size="phone") as visitor:
        page = visitor.page
        ended(visitor, game, seats, options, 60)
        page.locator(".graph header button").click()
        page.wait_for_selector(".bar[role=region]")
        visitor.wait("() => document.querySelectorAll('nav').length > 0")
        for step in range(4):
            page.locator(".pb button").nth(0 if step == 0 else 3).click()
            page.wait_for_timeout(200)
            deadline = time.monotonic() + PATIENCE
            while not lies_over_nothing(bar := page.evaluate(BAR), game):
                assert time.monotonic() < deadline, bar
                page.wait_for_timeout(50)


def test_on_a_phone_the_replay_goes_where_things_happen(site: Site) -> None:
    """Explorers are placed on the map, buyers join queues at the markets, whichever tab was open."""
    with site.visitor(size="phone") as visitor:
        page = visitor.page
        game = "excavation_earth"
        table = visitor.make(game, [ME, BOT])
        visitor.play_until(table, lambda question, _: question["key"] == "act")
        visitor.stands_still(table)
        visitor.do(table, type="abandon")
        visitor.open_table(table)
        visitor.wait("() => document.querySelector('.scrub p b')?.innerText")
        page.locator(".graph header button").click()
        page.wait_for_selector(".bar[role=region]")
        page.locator(".pb button").first.click()
        page.wait_for_timeout(300)
        places = 0
        for _ in range(int(page.locator(".scrub input").get_attribute("max") or 0)):
            visitor.wait("() => !document.querySelector('[data-pointed]')")
            open_tab(visitor, game, "board")
            page.locator(".pb button").nth(3).click()
            shown = page.evaluate(SHOWN)
            if any(one.startswith("place:") for one in shown["names"]):  # that a game is ended happens nowhere
                places += 1
                assert shown["inSight"], page.locator(".scrub p").inner_text()
        assert places > 0


# Looked at in one moment: between two the table may go on.
WAY = """() => {
  const texts = (css) => [...document.querySelectorAll(css)].map((one) => one.innerText)
  const [way, names, current] = ['.crumbs > span', '.acts button span', '.acts [aria-current] span'].map(texts)
  return current.length === 1 && way.some((step) => names.includes(step)) && { way, action: current[0] }
}"""


def test_the_way_to_a_question_of_excavation_earth_is_told(site: Site) -> None:
    """An action that asks more than once says what was answered so far."""
    with site.visitor() as visitor:
        page = visitor.page
        table = visitor.make("excavation_earth", [ME], solo=True)
        visitor.open_table(table)
        player = Player(visitor, seed=4)
        deadline = time.monotonic() + LONG
        while not (told := page.evaluate(WAY)):
            assert time.monotonic() < deadline, "no action asked anything"
            if not player.act():
                page.wait_for_timeout(20)
        assert told["action"] in told["way"]


def test_a_table_whose_game_is_over_shows_what_the_end_paid(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        table = visitor.make("excavation_earth", [ME], solo=True)
        assert not visitor.play_until(table, lambda *_: False)
        visitor.open_table(table)
        page.locator(".graph header button").click()
        visitor.wait("() => document.querySelector('.stand')")
        assert "at the end" in page.locator(".stand h2").first.inner_text()
        rows = [
            row.locator("th, td").all_inner_texts() for row in page.locator(".stand table").first.locator("tr").all()
        ]
        shown = {head: amounts for head, *amounts in rows[1:]}
        told = visitor.answer(visitor.context.request.get(f"{visitor.base}/api/tables/{table}/result?locale=en"))
        for i, player in enumerate(reversed(told["players"])):  # Zu stands first
            lines = {line["key"]: line["amount"] for line in player["lines"]}
            gallery = lines.get("rows", 0) + lines.get("columns", 0)
            assert shown["Gallery"][i] == (str(gallery) if gallery else "–")
            assert shown["Total"][i] == str(player["score"])
            left = lines.get("left-overs", 0)
            assert int(shown["Credits"][i]) == player["score"] - gallery - left


def test_a_game_against_zu_is_gone_through_card_by_card(site: Site) -> None:
    """The last step of all is in the last turn, and each card of Zu's is a step."""
    with site.visitor() as visitor:
        page = visitor.page
        table = visitor.make("excavation_earth", [ME], solo=True)
        visitor.play_until(table, lambda *_: False, seed=3)
        visitor.open_table(table)
        page.wait_for_selector(".scrub")
        turns = sum(line["kind"] == "turn-began" for line in visitor.log(table))
        visitor.wait(TURN, f"Turn {turns} of {turns}")
        revealed = {line["text"] for line in visitor.log(table) if line["kind"] == "zu-card"}
        told = set()
        last = int(page.locator(".scrub input").get_attribute("max") or 0)
        for _ in range(last):
            told.add(page.locator(".scrub p").inner_text().partition("\n")[0])
            page.locator(".scrub input").press("ArrowLeft")
        assert {text for text in revealed if any(text in one for one in told)} == revealed
        assert sum("reveals a card" in one for one in told) > 10
        page.locator(".graph header .button").click()
        visitor.wait("() => document.querySelector('.board .ee')")
        page.locator(".scrub input").press("End")
        visitor.settle()


def test_turns_that_were_taken_back_are_not_counted(site: Site) -> None:
    with site.visitor() as visitor:
        table = visitor.make("archaeology", [ME, BOT], monument="great_pyramid")
        left = iter(range(25))
        assert visitor.play_until(table, lambda *_: next(left, None) is None, seed=3)
        now = visitor.see(table)
        undo = now["told"][0]["undo"]
        assert visitor.do(table, type="undo", steps=undo["all"], seat=0, seq=now["seq"])
        assert not visitor.play_until(table, lambda *_: False, seed=4)
        page = visitor.open_table(table)
        turns = [line["kind"] for line in visitor.log(table)].count("turn-began")
        visitor.wait(TURN, f"Turn {turns} of {turns}")
        assert f"{turns} turns" in page.locator(".pk").inner_text()


def test_a_review_is_told_in_the_language_that_was_chosen_last(site: Site) -> None:
    with site.visitor() as visitor:
        table = visitor.make("archaeology", [ME, BOT])
        assert not visitor.play_until(table, lambda *_: False)
        page = visitor.open_table(table)
        page.wait_for_selector(".why")

        def late(route: Route) -> None:
            page.wait_for_timeout(1200)
            route.continue_()

        page.route("**/result?locale=de", late)
        answer = visitor.context.request.get(f"{visitor.base}/api/tables/{table}/result?locale=pl")
        told = "(text) => document.querySelector('.why').innerText === text"
        with page.expect_response("**/result?locale=de"):
            page.locator(".lang label").nth(1).click()
            visitor.wait("() => document.documentElement.lang === 'de'")
            page.locator(".lang label").nth(2).click()
            visitor.wait(told, visitor.answer(answer)["reason"])
        page.wait_for_timeout(300)
        assert page.evaluate(told, visitor.answer(answer)["reason"])
        assert page.evaluate("() => document.documentElement.lang") == "pl"


@pytest.mark.slow
def test_who_has_won_is_told_at_the_table_in_the_words_of_its_game(site: Site) -> None:
    """Both games have reasons, and some of them are called alike."""
    with site.visitor() as visitor:
        table = visitor.make("excavation_earth", [ME], solo=True)
        visitor.open_table(table)
        assert not visitor.play_until(table, lambda *_: False)
        told = visitor.answer(visitor.context.request.get(f"{visitor.base}/api/tables/{table}/result?locale=en"))
        visitor.wait("(why) => document.querySelector('#ask h2')?.innerText.endsWith(why)", told["reason"])


def test_a_click_on_the_graph_goes_to_that_step_and_names_whoever_is_told_of(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        table = visitor.make("archaeology", [ME, BOT, BOT])
        visitor.play_until(table, lambda *_: False)
        visitor.open_table(table)
        graph = page.locator(".review .graph .box svg").first
        graph.wait_for()
        slider = page.locator(".scrub input")
        last = int(slider.get_attribute("max") or 0)
        box = graph.bounding_box()
        assert box is not None
        graph.click(position={"x": 1, "y": box["height"] / 2})
        visitor.wait("() => document.querySelector('.scrub input').value === '0'")
        graph.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
        visitor.wait("() => document.querySelector('.scrub input').value !== '0'")
        at = int(slider.input_value())
        assert last / 3 < at < last
        # The knob stands below the line in the graph.
        track = slider.bounding_box()
        line = page.locator(".graph .cur").bounding_box()
        assert track is not None
        assert line is not None
        assert abs(track["x"] + 9 + (track["width"] - 18) * at / last - line["x"]) < 3
        names = [seat["name"] for seat in visitor.see(table)["table"]["seats"]]
        # A turn ends and the next begins in one step: what is told is of who comes next.
        for _ in range(last):
            told = re.search(r"Turn \d+ of \d+\s+It is (.+?)’s turn", page.locator(".scrub p").inner_text())
            turn = names.index(told[1]) if told else 0
            if turn:
                break
            slider.press("ArrowRight")
        assert turn
        assert page.locator(".scrub p [data-p]").get_attribute("data-p") == ["black", "brown", "yellow"][turn]
