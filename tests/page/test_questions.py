"""What the question says to somebody who sees it for the first time, or again."""

from __future__ import annotations

import json
import re
import time
from collections import Counter

import pytest

from digsite.lab.page.site import Site
from digsite.lab.page.visitor import BOT, ME, PATIENCE, Message, Visitor
from tests.page.clock import stopped_clock
from tests.page.tables import at_the_redraw
from tests.page.test_people import give_answer, is_asked, sit_down

CRUMBS = "() => [...document.querySelectorAll('#ask .crumbs > span')].map((one) => one.innerText.trim())"
MOST_ANSWERS = 20
MOST_TABLES = 20
"""Cards are dealt by chance: at some tables another question comes in between."""

# Whether what ends the turn could not be clicked for a moment, when it came.
SETTLING = """() => new MutationObserver(() => {
  const ends = document.querySelector('[data-ask] [data-action=end-turn].legal')
  window.settled ||= ends !== null && getComputedStyle(ends).pointerEvents === 'none'
}).observe(document, { childList: true, subtree: true, attributes: true })"""


def redraw_of(visitor: Visitor, *, group: bool) -> None:
    """Sit down at a table whose first question has something to choose, or has not."""
    visitor.open_table(at_the_redraw(visitor, group=group))
    visitor.wait("() => document.querySelector('#ask .answer')")


def answer(visitor: Visitor, table: str, verb: str) -> None:
    """Give the first answer of that kind."""
    full = visitor.see(table)
    option = next(one for one in full["told"][0]["question"]["options"] if one["words"] == f"code-{verb}")
    visitor.do(table, type="move", code=option["code"], seq=full["seq"], seat=0)


def test_a_first_question_without_a_choice_says_so(site: Site) -> None:
    with site.visitor() as visitor:
        redraw_of(visitor, group=False)
        ask = visitor.page.locator("#ask")
        assert "nothing to redraw" in ask.inner_text()
        assert ask.locator(".answer").all_inner_texts() == ["Continue"]


def test_the_button_of_the_first_question_says_what_it_does(site: Site) -> None:
    with site.visitor(locale="de") as visitor:
        redraw_of(visitor, group=True)
        assert visitor.page.locator("#ask .answer").all_inner_texts() == ["Alle Karten behalten"]
        visitor.page.locator(".legal").first.click()
        visitor.wait("() => document.querySelector('#ask .answer').innerText === '1 Karte austauschen'")


def test_the_way_to_a_question_is_there_again_after_a_reload(site: Site) -> None:
    with site.visitor() as visitor:
        table = visitor.make("excavation_earth", [ME], solo=True)
        assert visitor.play_until(table, lambda question, _: question["key"] == "act")
        answer(visitor, table, "travel")
        answer(visitor, table, "move")
        visitor.open_table(table)
        way = visitor.wait(f"() => {{ const way = ({CRUMBS})(); return way.length > 2 && way }}")
        assert "Travel" in [step.removeprefix("› ") for step in way]
        visitor.page.locator("#ask .undo").click()
        visitor.wait(f"(before) => ({CRUMBS})().length === before - 1", len(way))
        visitor.page.locator("header label", has_text="PL").click()
        visitor.wait(f"() => ({CRUMBS})().some((one) => one.includes('Podróż'))")
        assert len(visitor.page.evaluate(CRUMBS)) == len(way) - 1


def test_a_trader_and_an_envoy_can_be_sent_by_pointing_at_where_they_go(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        table = visitor.make("excavation_earth", [ME], solo=True)
        assert visitor.play_until(table, lambda question, _: question["key"] == "act")
        answer(visitor, table, "command")
        visitor.open_table(table)
        visitor.wait("() => document.querySelectorAll('#ask .answer').length === 3")
        # What is asked about comes first, to leave it at that comes last; and both ends of the way glow.
        assert page.locator("#ask .answer").last.get_attribute("data-code") == "done"
        assert page.locator(".market .cover.legal").count() == 1
        assert page.locator(".bay .cover.legal").count() == 1
        page.locator(".market .cover.legal").click()
        visitor.wait("() => document.querySelectorAll('#ask .answer').length === 2")
        assert page.locator(".market .cover.legal").count() == 0
        assert page.locator(".bay .cover.legal").count() == 1
        assert visitor.log(table)[-1]["rules"][0] in ("EE-MARKET-05", "EE-COMMAND-05")


def test_a_travel_card_tells_what_it_pays_for(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        visitor.open("/learn/ee-sell")  # a position where it pays for two actions, so that one is asked which
        visitor.wait("() => document.querySelector('.travel .legal')")
        page.locator(".travel .legal").first.click()
        page.locator('[data-piece="action:survey"]').click(force=True)
        assert visitor.wait("() => document.querySelector('[role=alert] a')?.innerText") == "EE-TURN-14"


def test_a_sale_says_what_it_brings(site: Site) -> None:
    """The button of a set tells its own price, which is what is paid then."""
    with site.visitor() as visitor:
        page = visitor.page
        table = visitor.make("archaeology", [ME, BOT], first_seat=0)

        def can_sell(question: Message, _: Message) -> bool:
            return any(option["words"] == "code-sell" for option in question["options"])

        assert visitor.play_until(table, can_sell)
        visitor.open_table(table)
        visitor.wait("() => document.querySelector('[data-action=sell]')")
        page.locator("[data-action=sell]").locator("visible=true").first.click()
        offer = page.locator("[data-ask] .list button").first
        price = offer.locator("em").inner_text()
        offer.click()
        page.locator("[data-action=confirm]").wait_for()
        assert f"+{price}" in page.locator("[data-ask]").inner_text()
        page.locator("[data-action=confirm]").click()
        visitor.wait(f"() => document.querySelector('.log').innerText.includes({price!r})")


def test_a_seat_without_a_name_is_called_by_its_number_in_the_language_of_the_page(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.open("/")
        card = page.locator("article").last
        card.locator(".modes label:nth-child(2), .alts .button:nth-child(2)").locator("visible=true").first.click()
        card.locator(".go").click()
        page.locator(".pass .show").click()
        visitor.wait("() => document.querySelector('main')?.innerText.includes('Player 2')")
        page.locator("header label", has_text="PL").click()
        visitor.wait("() => document.querySelector('main')?.innerText.includes('Gracz 2')")
        visitor.wait(
            "() => !document.querySelector('main').innerText.includes('Player')"
        )  # the log comes a moment later


def test_no_colour_alone_carries_a_meaning(site: Site) -> None:
    """Each colour of buyers and artefacts has a sign of its own, and each part of a bar a pattern."""
    signs = """() => [...document.querySelectorAll('.pop li use')].map(
      (one) => document.querySelector(one.getAttribute('href')).innerHTML)"""
    fills = """(css) => [...document.querySelectorAll(css)].map((one) =>
      getComputedStyle(one, one.matches('li') ? '::before' : null).backgroundImage)"""
    with site.visitor() as visitor:
        visitor.open_table(visitor.make("excavation_earth", [ME], solo=True))
        found = visitor.wait(f"() => {{ const all = ({signs})(); return all.length === 5 && all }}")
        assert len(set(found)) == 5, found
        visitor.open_table(visitor.make("archaeology", [ME, BOT]))
        visitor.wait("() => document.querySelector('.odds .bar i')")
        for css in (".odds .bar i", ".odds li"):
            patterns = visitor.page.evaluate(fills, css)
            assert len(set(patterns)) == 3, patterns


def test_what_led_to_a_question_can_be_taken_back_there(site: Site) -> None:
    with site.visitor() as visitor:
        table = visitor.make("archaeology", [ME, BOT], monument="temple")
        assert visitor.play_until(table, lambda question, _: question["key"] == "look")
        visitor.open_table(table)
        visitor.page.locator("[data-ask=look] .undo").click()
        visitor.page.locator("[data-action=redraw]").click()  # a card of the dig site was seen
        visitor.wait("() => document.querySelector('[data-ask=act]')")
        assert visitor.see(table)["told"][0]["question"]["key"] == "act"


@pytest.mark.parametrize("game", ["archaeology", "excavation_earth"])
def test_who_votes_on_an_undo_sees_what_it_takes_back(site: Site, game: str) -> None:
    with site.visitor(name="Ada") as ada, site.visitor(name="Ben") as ben:
        table = sit_down(ada, ben, game)
        people = [ada, ben]
        (mover,) = ada.see(table)["asked"][:1]
        before = len(ada.log(table))
        while True:  # until something has happened that is not taken back freely
            full = people[mover].see(table)
            told = next(one for one in full["told"] if one["seat"] == mover)
            if told["undo"]["all"] > 0 and told["undo"]["free"] == 0:
                break
            code = told["question"]["options"][-1]["code"]
            people[mover].do(table, type="move", code=code, seq=full["seq"], seat=mover)
        asker, voter = people[mover], people[1 - mover]
        sent: list[Message] = []
        voter.page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(json.loads(text))))
        asker.open_table(table)
        asker.do(table, type="undo", steps=1, seq=full["seq"], seat=mover)
        voter.open_table(table)
        taken = voter.wait("() => document.querySelector('.taken')?.innerText")
        assert any(line["text"] in taken for line in voter.log(table)[before:])
        assert "asks to take moves back" in voter.page.locator("body").inner_text()
        # One thing is voted on at a time.
        asker.wait("() => document.querySelector('.notice').innerText.includes('waiting for')")
        for one in people:
            assert one.page.get_by_role("button", name="Ask to undo").count() == 0
        assert voter.page.get_by_role("button", name="Back", exact=True).count() == 0
        seq = voter.see(table)["seq"]
        voter.page.get_by_role("button", name="Agree").click()
        asker.wait("() => !document.querySelector('.notice').innerText.includes('waiting for')")
        # Where it came late, something else would be voted on by then.
        [vote] = [one for one in sent if one["type"] == "vote"]
        assert (vote["yes"], vote["seq"]) == (True, seq)


@pytest.mark.parametrize("game", ["archaeology", "excavation_earth"])
def test_after_the_end_the_menu_is_in_reach_and_a_rematch_is_told(site: Site, game: str) -> None:
    seen = """(css) => {
      const wanted = document.querySelector(css)
      const { left, top, width, height } = wanted.getBoundingClientRect()
      return wanted.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }"""
    with site.visitor(size="phone", locale="de", name="Ada") as ada, site.visitor(name="Ben") as ben:
        table = sit_down(ada, ben, game)
        ada.open_table(table)
        ben.do(table, type="abandon")
        ada.do(table, type="vote", yes=True)
        notice = ada.page.locator(".notice")
        ada.wait("() => document.querySelector('.notice .over')")
        for css in ("header .brand", "header .menu button"):
            ada.wait(seen, css)
        again = ben.do(table, type="rematch")
        assert again is not None
        ada.wait("() => document.querySelector('.notice').innerText.includes('Die neue Partie hat begonnen')")
        for css in ("header .brand", "header .menu button"):
            ada.wait(seen, css)
        notice.locator(".primary").click()
        ada.page.wait_for_url(f"**/t/{again['table']}")


def test_a_choice_is_kept_in_another_language(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        redraw_of(visitor, group=True)
        page.locator("#ask .answer").first.click()
        page.locator("#ask .confirm").wait_for()
        chosen = page.locator("#ask h2").inner_text()
        page.locator("header label", has_text="PL").click()
        visitor.wait("() => document.querySelector('#ask .confirm')?.innerText === 'Zatwierdź'")
        visitor.wait("(before) => document.querySelector('#ask h2').innerText !== before", chosen)
        page.locator("#ask .confirm").click()
        visitor.wait("() => !document.querySelector('#ask .confirm')")
        assert visitor.see(page.url.rpartition("/")[2])["seq"] > 0


def test_what_does_not_go_together_is_told_once_and_by_name(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.open("/")
        card = page.locator("article", has=page.locator("#game-excavation-earth"))
        card.locator(".seg label", has_text="Everything").click()
        card.locator("label.sw", has_text="Mysterious artefacts").first.locator("input").click()
        card.locator(".problem").wait_for()
        card.locator(".go small", has_text=re.compile("Factions \\+ Museum \\+ Pop-ups$")).wait_for()
        card.locator("summary").click()
        draft = card.locator("label.sw", has_text="Drafted start")
        assert draft.locator("input").get_attribute("aria-disabled") == "false"
        # What has a reason of its own is refused all the same.
        card.locator(".seg label", has_text="None").click()
        # Museum, pop-up markets and pretty boxes.
        visitor.wait("() => document.querySelectorAll('article .sw.dis').length === 3")


@pytest.mark.parametrize(
    ("lesson", "clicks", "piece", "seen"),
    [
        ("ar-explore", [], ".chamber.legal", ".chamber.legal"),
        ("ar-thief", [], ".seat-piece.legal", ".seat-piece.legal"),
        ("ar-trade", ["[data-action=trade]", ".fan-piece.legal"], ".stall.legal", ".stall.legal .card"),
    ],
)
def test_the_ring_of_the_keyboard_does_not_breathe(
    site: Site, lesson: str, clicks: list[str], piece: str, seen: str
) -> None:
    """What glows has an animation of its shadow, which would lie over the ring."""
    look = """(css) => {
      const { animationName, boxShadow } = getComputedStyle(document.querySelector(css))
      return [animationName, boxShadow]
    }"""
    with site.visitor(still=False) as visitor:
        page = visitor.open(f"/learn/{lesson}")
        asked = "() => document.querySelector('[data-ask] h2')?.innerText ?? ''"
        visitor.wait(asked)
        for css in clicks:
            before = page.evaluate(asked)
            page.locator(css).locator("visible=true").first.click()
            if css.startswith("[data-action"):  # until then the pieces still glow for what was asked before
                visitor.wait(f"(before) => ({asked})() !== before", before)
        page.locator(piece).first.wait_for()
        glows, glow = page.evaluate(look, seen)
        assert glows != "none"
        page.keyboard.press("Tab")
        page.locator(piece).first.focus()
        animation, ring = page.evaluate(look, seen)
        assert animation == "none"
        page.wait_for_timeout(300)  # so that whatever moves has moved
        assert page.evaluate(look, seen) == ["none", ring]
        assert ring != glow


SLOW_LINE = """() => {
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (text) { setTimeout(() => this.readyState === 1 && send.call(this, text), 300) }
}"""
CONFIRM_AND_GO_ON = """(css) => {
  document.querySelector('[data-action=confirm]').click()
  document.querySelector(css).click()
}"""


def test_clicks_of_a_trade_wait_for_each_other(site: Site) -> None:
    """Over a slow line cards are given, put back and taken as fast as they are clicked, each once."""
    with site.visitor() as visitor:
        page = visitor.page
        page.add_init_script(f"({SLOW_LINE})()")

        def stack(question: Message) -> tuple[str, int]:
            sales = Counter(one["name"].split()[1] for one in question["options"] if one["words"] == "code-sell")
            return max(sales.items(), key=lambda one: one[1], default=("", 0))

        def trades(question: Message, told: Message) -> bool:
            cheap = sum(told["view"]["changed"]["market"][:3])  # of value one or two: two cards pay for it
            return stack(question)[1] >= 3 and cheap > 0 and any(one["name"] == "trade" for one in question["options"])

        table = visitor.make("archaeology", [ME, BOT])
        while not visitor.play_until(table, trades):
            table = visitor.make("archaeology", [ME, BOT])
        kind, n = stack(visitor.see(table)["told"][0]["question"])
        visitor.open_table(table)
        page.locator("[data-action=trade]").first.click()
        visitor.wait("() => document.querySelector('[data-ask=give]')")
        cards = page.locator(f"[data-anchor='hand:{kind}'] .fan-piece")
        back = page.locator(f"[data-anchor='hand:{kind}'] .back")
        given = "(n) => document.querySelectorAll('.deal .side:first-child .tray .card').length === n"
        for _ in range(n):
            cards.dispatch_event("click")
            page.wait_for_timeout(150)
        visitor.wait(given, n)
        for _ in range(2):
            back.click()
        visitor.wait(given, n - 2)
        cards.click()
        visitor.wait(given, n - 1)
        visitor.wait("() => !document.querySelector('.confirm.sending')")
        page.locator(".stall.legal").first.click()
        with stopped_clock(page):  # whoever clicks on a card much later takes it back
            for _ in range(2):  # the last that there is, and none
                cards.dispatch_event("click")
            visitor.wait("() => document.querySelector('.deal .side:last-child .tray .card')")
            visitor.wait(given, n)
            visitor.wait("() => !document.querySelector('.confirm.sending')")
        view = visitor.see(table)["told"][0]["view"]["changed"]
        assert (sum(view["give"]), sum(view["take"])) == (n, 1)
        assert page.evaluate(given, n)
        # What is clicked after the end of the trade, before that is known, was meant for no other trade.
        page.evaluate(CONFIRM_AND_GO_ON, f"[data-anchor='hand:{kind}'] .back")
        visitor.wait("() => document.querySelector('[data-ask=act]')")
        page.wait_for_timeout(700)
        assert sum(visitor.see(table)["told"][0]["view"]["changed"]["give"]) == 0


def test_a_double_click_on_a_player_robs_once_and_asks_nothing(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        table = visitor.make("archaeology", [ME, BOT, BOT])
        while not visitor.play_until(table, lambda question, _: question["key"] == "rob"):
            table = visitor.make("archaeology", [ME, BOT, BOT])
        visitor.open_table(table)
        visitor.settle()
        panel = page.locator(".seat-piece.legal").first
        box = panel.bounding_box()
        assert box is not None
        for n in (1, 2):
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.mouse.down(click_count=n)
            page.mouse.up(click_count=n)
            visitor.wait("() => !document.querySelector('[data-ask=rob] .legal, .seat-piece.legal')")
        page.wait_for_timeout(500)
        assert page.locator("[role=alert]").count() == 0


def test_after_a_chamber_was_taken_the_next_action_is_asked_for(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.open("/learn/ar-explore")
        page.locator("[data-action=explore]").first.click()
        page.locator("[data-action=confirm]").click()
        visitor.wait("() => document.querySelector('[data-ask] h2')?.innerText === 'What do you do next?'")


def test_the_second_half_of_a_double_click_hits_nothing_else(site: Site) -> None:
    """Where Confirm was, there is the end of the turn a moment later."""
    with site.visitor() as visitor:
        page = visitor.open("/learn/ar-explore")
        page.locator("[data-action=explore]").first.click()
        page.locator("[data-action=confirm]").wait_for()
        visitor.settle()
        box = page.locator("[data-action=confirm]").bounding_box()
        assert box is not None
        at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.click(*at)
        visitor.wait("() => document.querySelector('[data-ask] h2')?.innerText === 'What do you do next?'")
        there = "([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.dataset.action === 'end-turn'"
        visitor.wait(there, list(at))
        page.mouse.down(click_count=2)
        page.mouse.up(click_count=2)
        page.wait_for_timeout(300)
        assert page.locator("[data-ask] [data-action=end-turn]").is_visible()
        page.mouse.click(*at)  # who clicks once means it
        page.locator("[data-ask] [data-action=end-turn]").wait_for(state="detached")


# What is asked after a question, once it is something that one may do: others may have answered in no time.
ASKED_NEXT = """(before) => {
  const { ask: asked, asking } = document.querySelector('[data-ask]')?.dataset ?? {}
  if (['wait', 'lost', undefined].includes(asked) || asking === before) return ''
  return asked !== 'act' || document.querySelector('[data-action=end-turn].legal') ? asked : ''
}"""


def second_click(visitor: Visitor, css: str) -> None:
    """The second half of a double click, on what is there by now; wait until it would have done something."""
    page = visitor.page
    box = page.locator(css).first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.wait_for_timeout(500)


def test_a_double_click_ends_one_turn(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.page

        def can_end(question: Message, _: Message) -> bool:
            return any(one["name"] == "end-turn" for one in question["options"])

        def ended(table: str) -> int:
            mine = visitor.see(table)["as"]
            return sum(line["kind"] == "turn-ended" and line["seat"] in mine for line in visitor.log(table))

        for _ in range(MOST_TABLES):
            table = visitor.make("archaeology", [ME, BOT], monument="great_pyramid")
            assert visitor.play_until(table, can_end)
            visitor.open_table(table)
            page.wait_for_selector("[data-action=end-turn].legal")
            before = ended(table)
            asking = page.locator("[data-ask]").get_attribute("data-asking")
            page.locator("[data-action=end-turn].legal").first.click()
            if visitor.wait(ASKED_NEXT, asking) != "act":
                continue  # a storm or a thief came
            second_click(visitor, "[data-action=end-turn].legal")
            assert ended(table) == before + 1
            page.locator("[data-action=end-turn].legal").first.click()  # who clicks later means it
            deadline = time.monotonic() + PATIENCE
            while ended(table) != before + 2:
                assert time.monotonic() < deadline
                page.wait_for_timeout(50)
            return
        pytest.fail(f"something else was asked at each of {MOST_TABLES} tables")


def test_a_double_click_draws_one_card_in_the_mine(site: Site) -> None:
    """What a card that was drawn shows cannot be unseen: nobody draws another by accident."""
    with site.visitor() as visitor:
        page = visitor.page
        for _ in range(MOST_TABLES):
            table = visitor.make("archaeology", [ME, BOT], monument="mine")
            if not visitor.play_until(table, lambda question, _: question["key"] == "draw"):
                continue
            page = visitor.open_table(table)
            before = visitor.see(table)["seq"]
            title = page.locator("[data-ask=draw] .gauge").inner_html()
            page.locator("[data-action=draw]").click()
            changed = "(before) => (document.querySelector('[data-ask=draw] .gauge')?.innerHTML ?? '') !== before"
            visitor.wait(changed, title)
            if page.locator("[data-ask=draw]").count() == 0:
                continue  # it has caved in
            second_click(visitor, "[data-action=draw]")
            assert visitor.see(table)["seq"] == before + 1
            return
        pytest.fail(f"nothing to draw at any of {MOST_TABLES} tables")


def test_a_turn_that_arrives_is_not_ended_by_a_click_that_was_meant_for_what_was_there(site: Site) -> None:
    with site.visitor(name="Ada") as ada, site.visitor(name="Ben") as ben:
        table = sit_down(ada, ben, "archaeology", first_seat=0)
        page = ben.open_table(table)
        page.evaluate(SETTLING)
        for _ in range(MOST_ANSWERS):
            if 0 not in ada.see(table)["asked"]:
                break
            give_answer(ada, table, "end-turn" if is_asked(ada, table, "act") else "")
        page.locator("[data-ask] [data-action=end-turn].legal").wait_for()
        assert page.evaluate("() => window.settled") is True
