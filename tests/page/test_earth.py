"""The table of Excavation Earth for somebody who sees it for the first time: what is pointed at is what is meant."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from digsite.lab.page.site import Site
from digsite.lab.page.visitor import ME, PATIENCE, Message, Visitor
from tests.page.clock import MEANT_MS, stopped_clock
from tests.page.tables import with_free_undo
from tests.page.test_people import give_answer

TWO_CLICKS = "(button) => {button.click(); button.click()}"
# The second click comes as soon as the first one has chosen something, if it does that within 20 seconds.
DOUBLE_CLICK = """async (button) => {
  const end = Date.now() + 20_000
  button.click()
  while (!document.querySelector('#ask .confirm') && Date.now() < end) await new Promise(requestAnimationFrame)
  button.click()
}"""
MOST_TABLES = 60
"""Cards are dealt by chance; most questions come up at every second table of somebody who plays for them."""
MOST_ANSWERS = 600

REFUSED = "() => document.querySelector('[role=alert] a[href^=\"/rules/\"]')?.innerText"
CHOSEN = "() => [...document.querySelectorAll('.acts .chosen')].map((one) => one.dataset.piece)"
# The ring is what a page without anything else would show.
RING = """(css) => {
  const one = document.querySelector(css)
  const probe = document.createElement('i')
  probe.style.boxShadow = 'var(--ring)'
  one.parentElement.append(probe)
  const ring = getComputedStyle(probe).boxShadow
  probe.remove()
  const { boxShadow, animationName } = getComputedStyle(one)
  return { seen: one.matches(':focus-visible'), ring: boxShadow === ring, moves: animationName }
}"""
GLOW = """(css) => {
  const one = document.querySelector(css)
  const probe = document.createElement('i')
  probe.style.boxShadow = 'var(--glow)'
  one.parentElement.append(probe)
  const glow = getComputedStyle(probe).boxShadow
  probe.remove()
  return getComputedStyle(one).boxShadow === glow
}"""


def reach(
    visitor: Visitor,
    stop: Callable[[Message, Message], bool],
    likes: Callable[[list[str]], Sequence[str]],
    **options: Any,
) -> str:
    """Play alone, with answers that are liked, until `stop(question, told)`; the table, which is not open yet.

    Args:
        likes: names the answers that are liked now, best first, by those that were given so far.
    """
    for seed in range(MOST_TABLES):
        chance = random.Random(seed)
        table = visitor.make("excavation_earth", [ME], solo=True, **options)
        given: list[str] = []
        while len(given) < MOST_ANSWERS:
            full = visitor.see(table)
            told = next((one for one in full["told"] if one["question"]), None)
            if full["table"]["status"] != "running" or told is None:
                break
            if stop(told["question"], told):
                return table
            answers = told["question"]["options"]
            groups = [[one for one in answers if one["name"].split(" ")[0] == like] for like in likes(given)]
            picked = chance.choice(next((group for group in groups if group), answers))
            given.append(picked["name"].split(" ")[0])
            visitor.do(table, type="move", code=picked["code"], seq=full["seq"], seat=told["seat"])
    raise AssertionError(f"not at any of {MOST_TABLES} tables")


def names(question: Message) -> set[str]:
    """The names of the answers of a question."""
    return {option["name"] for option in question["options"]}


def cards_are_out(told: Message) -> bool:
    """Whether there are command cards: there are none in round 1."""
    return int(told["view"]["changed"]["round"]) > 1


def can_recall(question: Message, told: Message) -> bool:
    """Whether an envoy can be sent as well as recalled, and that brings the use of a card."""
    return {"envoy", "recall"} <= names(question) and cards_are_out(told)


def can_act(question: Message, told: Message) -> bool:
    """Whether an action is asked for in a round with command cards."""
    return bool(question["key"] == "act") and cards_are_out(told)


def dearly_undone(question: Message, told: Message) -> bool:
    """Whether an action is asked for, and what came before can only be taken back with chance drawn anew."""
    return bool(question["key"] == "act" and told["undo"]["free"] == 0 < told["undo"]["all"])


def has_seen_zu(question: Message, told: Message) -> bool:
    """Whether an action is asked for after some cards of Zu's."""
    return bool(question["key"] == "act" and told["view"]["changed"]["zu"]["deck"] < 6)


def engineering(given: list[str]) -> Sequence[str]:
    """Dig up a mysterious artefact, then have it analysed."""
    return ["analyse", "dig-mystery", *(["command"] if "dig-mystery" in given else ["excavate", "travel"])]


def commanding(_: list[str]) -> Sequence[str]:
    """Send envoys."""
    return ["command", "envoy"]


def focus(visitor: Visitor, css: str) -> Any:
    """Put the focus on something as the keyboard does; how it looks then."""
    visitor.page.keyboard.press("Tab")
    visitor.page.locator(css).first.focus()
    return visitor.page.evaluate(RING, css)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_an_envoy_is_recalled_by_the_card_that_it_brings(site: Site, size: str) -> None:
    with site.visitor(size=size) as visitor:
        page = visitor.page
        table = reach(visitor, can_recall, commanding)
        visitor.open_table(table)
        visitor.wait("() => document.querySelector('#ask .answer')")
        # It has a button like its siblings, and the whole centre stands for both.
        codes = [one.get_attribute("data-code") for one in page.locator("#ask .answer").all()]
        assert "recall" in codes
        assert codes[-1] == "done"
        if size == "phone":
            page.locator("[role=tab]", has_text="Ship").click()
        assert page.locator(".bay .cover.legal").count() == 1
        card = page.locator(".bay .cmd.legal")
        assert card.count() == 1
        card.click()
        visitor.wait(
            "() => document.querySelector('#ask .confirm') || !document.querySelector('#ask [data-code=recall]')"
        )
        if page.locator("#ask .confirm").count():
            page.locator("#ask .confirm").click()
            visitor.wait("() => !document.querySelector('#ask .confirm')")
        assert any("recalls" in line["text"] for line in visitor.log(table)[-6:])


def test_a_command_card_tells_how_it_is_used(site: Site) -> None:
    with site.visitor() as visitor:
        visitor.open_table(reach(visitor, can_act, lambda _: ["pass"]))
        visitor.wait("() => document.querySelector('.legal')")
        visitor.page.locator(".bay .cmd").first.click(force=True)
        assert visitor.wait(REFUSED) == "EE-COMMAND-09"
        assert "recall an envoy of yours" in visitor.page.locator("[role=alert]").inner_text()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_card_that_cannot_pay_for_the_action_says_why(site: Site, size: str) -> None:
    with site.visitor(size=size) as visitor:
        page = visitor.page
        visitor.open("/learn/ee-market")
        visitor.wait("() => document.querySelector('.travel .legal')")
        page.locator('[data-piece="action:excavate"]').click()
        visitor.wait("() => document.querySelector('.travel .refused')")
        page.locator(".travel .refused").first.click(force=True)
        assert visitor.wait(REFUSED) == "EE-TURN-14"
        # Nothing else happened: no other action is chosen, and nothing waits to be confirmed.
        assert page.evaluate(CHOSEN) == ["action:excavate"]
        assert page.locator("#ask .confirm, [role=menuitem]").count() == 0
        # A card of one's hand that cannot pay: the server knows why.
        page.locator('[data-piece="action:market"]').click()
        visitor.wait("() => document.querySelector('.fan .refused')")
        page.locator(".fan .refused").first.click(force=True)
        assert visitor.wait(REFUSED).startswith("EE-MARKET-")
        assert page.evaluate(CHOSEN) == ["action:market"]
        assert page.locator("#ask .confirm, [role=menuitem]").count() == 0


def test_a_refusal_does_not_lie_over_the_buttons(site: Site) -> None:
    over = """() => {
      const [tip, ask] = ['[role=alert]', '#ask'].map((css) => document.querySelector(css).getBoundingClientRect())
      return tip.top < ask.bottom && tip.bottom > ask.top
    }"""
    with site.visitor() as visitor:
        visitor.open("/learn/ee-market")
        visitor.wait("() => document.querySelector('.travel .legal')")
        visitor.settle()
        visitor.page.locator('[data-piece="action:smuggle"]').click(force=True)
        visitor.wait(REFUSED)
        assert not visitor.page.evaluate(over)


def test_who_goes_by_keyboard_sees_where(site: Site) -> None:
    """The ring is there on what glows and moves, too, and stays."""
    with site.visitor(still=False) as visitor:
        visitor.open("/learn/ee-market")
        for css in (".fan .card.legal", ".travel .card.legal"):
            visitor.wait("(css) => document.querySelector(css)", css)
            assert focus(visitor, css) == {"seen": True, "ring": True, "moves": "none"}
        visitor.page.locator('[data-piece="action:travel"]').click()
        visitor.page.locator(".fan .card.legal").first.click()
        confirm = visitor.wait("() => document.querySelector('#ask .confirm, .suit.legal')?.className")
        if "confirm" in confirm:
            visitor.page.locator("#ask .confirm").click()
        visitor.wait("() => document.querySelector('.suit.legal')")
        for css in (".node .cover.legal", ".suit.legal"):
            assert focus(visitor, css) == {"seen": True, "ring": True, "moves": "none"}


def test_a_stack_that_is_only_looked_at_shows_the_focus(site: Site) -> None:
    with site.visitor() as visitor:
        visitor.open_table(reach(visitor, can_act, lambda _: ["pass"]))
        seen = focus(visitor, ".bm button.stack")
        assert seen["seen"]
        assert seen["ring"]


def test_cards_of_the_expansion_glow_and_show_the_focus(site: Site) -> None:
    with site.visitor() as visitor:
        table = reach(visitor, lambda question, _: question["key"] == "keep_re", engineering, modules=["M6"])
        visitor.open_table(table)
        css = ".re-face.legal"
        visitor.wait("(css) => document.querySelector(css)", css)
        assert visitor.page.evaluate(GLOW, css)
        assert focus(visitor, css) == {"seen": True, "ring": True, "moves": "none"}


def test_an_explorer_is_taken_by_the_place_where_he_stands(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        table = reach(visitor, lambda question, _: question["key"] == "travelling", lambda _: ["travel"])
        visitor.open_table(table)
        visitor.wait("() => document.querySelector('.suit.legal')")
        visitor.settle()
        # He lies above every plate of the map: a click in his middle is for him.
        for suit in page.locator(".suit.legal").all():
            assert suit.evaluate("""(suit) => {
              const { left, top, width, height } = suit.getBoundingClientRect()
              return suit.contains(document.elementFromPoint(left + width / 2, top + height / 2))
            }""")
        page.locator('.node .cover.legal[data-piece*="explorer:"]').first.click()
        visitor.wait("() => document.querySelector('.suit.chosen')")
        assert page.locator(".node .cover.legal").count() > 0
        assert page.locator("[role=alert]").count() == 0


def test_who_has_chosen_an_action_is_asked_for_the_card(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.page
        visitor.open("/learn/ee-market")
        visitor.wait("() => document.querySelector('.travel .legal')")
        asked = page.locator("#ask h2")
        before = asked.inner_text()
        page.locator('[data-piece="action:excavate"]').click()
        visitor.wait("() => document.querySelector('#ask h2').innerText === 'Which card pays?'")
        assert page.locator("#ask .crumbs > span").all_inner_texts()[-1] == "Excavate"
        page.wait_for_timeout(MEANT_MS)
        page.locator('[data-piece="action:excavate"]').click()
        visitor.wait("(before) => document.querySelector('#ask h2').innerText === before", before)


@pytest.mark.parametrize(("locale", "name"), [("de", "Zurücknehmen (Zufall neu)"), ("pl", "Cofnij (nowe losowanie)")])
def test_on_a_phone_to_undo_takes_two_lines_at_most(site: Site, locale: str, name: str) -> None:
    with site.visitor(size="phone", locale=locale) as visitor:
        page = visitor.page
        visitor.open_table(reach(visitor, dearly_undone, lambda _: ()))
        # Whoever cannot see it is told all of it.
        undo = page.get_by_role("button", name=name, exact=True)
        undo.wait_for()
        visitor.settle()
        assert undo.evaluate("(one) => one.clientHeight") == 44


def test_what_an_answer_brings_leaves_out_what_needs_no_answer(site: Site) -> None:
    """Where only one market is possible, nobody is asked: that would be told first."""
    cards: list[str] = []

    def alone(question: Message, told: Message) -> bool:
        for option in question["options"] if question["key"] == "act" else []:
            if option["name"].startswith("sell "):
                table = visitor.made["id"]
                preview = visitor.do(table, type="preview", code=option["code"], seat=told["seat"], locale="pl")
                assert preview is not None
                kinds = [event["kind"] for event in preview["events"]]
                if not preview["shown"] and "answered-itself" in kinds:
                    cards.append(option["pieces"][0])
                    return True
        return False

    with site.visitor(locale="pl") as visitor:
        page = visitor.page
        visitor.open_table(reach(visitor, alone, lambda _: ["excavate", "market", "dig"]))
        visitor.wait("() => document.querySelector('.acts .legal')")
        page.locator(f'[data-piece="{cards[0]}"]').first.click()
        page.locator('[data-piece="action:sell"]').click()
        page.locator("#ask .confirm").wait_for()
        visitor.settle()
        assert "tylko jedną możliwość" not in page.locator("#ask").inner_text()


def test_the_names_on_a_ladder_of_zu_are_in_one_piece(site: Site) -> None:
    broken = """() => [...document.querySelectorAll('.ladder thead small')].filter((one) => {
      const [text] = one.childNodes
      return [...text.data.matchAll(/\\S+/g)].some((word) => {
        const range = document.createRange()
        range.setStart(text, word.index)
        range.setEnd(text, word.index + word[0].length)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1
      })
    }).map((one) => one.innerText)"""
    with site.visitor(locale="pl") as visitor:
        page = visitor.page
        orange = 0
        for _ in range(MOST_TABLES):
            visitor.open_table(reach(visitor, has_seen_zu, lambda _: ()))
            page.locator("[role=tab]", has_text="Zu").click()
            visitor.wait("() => document.querySelector('.round button')")
            visitor.settle()
            for card in page.locator(".round button:visible").all():
                card.click()
                assert page.evaluate(broken) == []
                orange += page.locator(".ladder tr:has(th:nth-child(6)) small", has_text="Pomarańczowy").count()
            if orange:
                return
        pytest.fail("Zu never weighed all colours")


def test_what_was_pointed_at_first_asks_for_the_rest(site: Site) -> None:
    """As long as an artefact of the black market has no hold yet, there is nothing to be done with."""

    def buys(question: Message, _: Message) -> bool:
        return question["key"] == "smuggling" and {"acquire green cargo", "acquire green hidden"} <= names(question)

    with site.visitor() as visitor:
        table = reach(visitor, buys, lambda _: ["smuggle", "move", "travel"])
        page = visitor.open_table(table)
        before = visitor.see(table)["seq"]
        page.wait_for_selector('#ask [data-code="done"]')
        page.locator('[data-piece="stack:green"]').click()
        visitor.wait("() => document.querySelector('#ask h2').innerText === 'Into which hold does it go?'")
        assert page.locator('#ask [data-code="done"]').count() == 0
        page.locator("#ask .undo").click()
        page.wait_for_selector('#ask [data-code="done"]')
        assert visitor.see(table)["seq"] == before


def test_a_double_click_confirms_nothing(site: Site) -> None:
    def ends_the_round(question: Message, told: Message) -> bool:
        """Whether to pass is final: nothing is left to be discarded."""
        passes = [one for one in question["options"] if question["key"] == "act" and one["name"] == "pass"]
        table = visitor.made["id"]
        found = [visitor.do(table, type="preview", code=one["code"], seat=told["seat"], locale="en") for one in passes]
        return any(preview and preview["final"] for preview in found)

    with site.visitor() as visitor:
        table = reach(visitor, ends_the_round, lambda _: ())
        page = visitor.open_table(table)
        before = visitor.see(table)["seq"]
        button = page.locator('[data-piece="action:pass"]')
        with stopped_clock(page):
            button.evaluate(DOUBLE_CLICK)
            page.wait_for_timeout(300)
            assert page.locator("#ask .confirm").count() == 1
            assert visitor.see(table)["seq"] == before
        button.click()  # who waits and points at it again lets it go
        page.locator("#ask .confirm").wait_for(state="detached")
        assert visitor.see(table)["seq"] == before


def test_a_double_click_chooses_an_action_or_an_explorer_once(site: Site) -> None:
    def can_travel(question: Message, _: Message) -> bool:
        return len([name for name in names(question) if name.startswith("travel ")]) > 1

    with site.visitor() as visitor:
        table = reach(visitor, can_travel, lambda _: ())
        page = visitor.open_table(table)
        action = page.locator('[data-piece="action:travel"]')
        explorer = page.locator('.piece.legal[data-piece^="explorer:"]').locator("visible=true").first
        with stopped_clock(page):
            action.evaluate(TWO_CLICKS)
            page.wait_for_timeout(300)
            assert action.get_attribute("aria-pressed") == "true"
        action.click()  # who waits and points at it again lets it go
        visitor.wait("() => !document.querySelector('[data-piece=\"action:travel\"][aria-pressed=true]')")
        assert give_answer(visitor, table, "travel ")
        explorer.wait_for()
        with stopped_clock(page):
            explorer.evaluate(TWO_CLICKS)
            page.wait_for_timeout(300)
            assert page.locator(".piece.chosen").count() > 0


def test_a_double_click_on_done_answers_one_question(site: Site) -> None:
    """The next question has a button for the same answer, often at the same place."""

    def has_no_wild_buyer(question: Message, _: Message) -> bool:
        return question["key"] == "market_wild" and "done" in names(question)

    with site.visitor() as visitor:
        for _ in range(MOST_TABLES):
            table = reach(visitor, has_no_wild_buyer, lambda _: ["market"])
            page = visitor.open_table(table)
            asked = page.locator("#ask h2").inner_text()
            page.locator('#ask [data-code="done"]').click()
            visitor.wait("(before) => document.querySelector('#ask h2').innerText !== before", asked)
            question = visitor.see(table)["told"][0]["question"]
            if question and question["key"] == "market_buyer" and "done" in names(question):
                break
        else:
            pytest.fail(f"something else was asked at each of {MOST_TABLES} tables")
        before = visitor.see(table)["seq"]
        button = page.locator('#ask [data-code="done"]')
        button.wait_for()
        box = button.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down(click_count=2)
        page.mouse.up(click_count=2)
        page.wait_for_timeout(500)
        assert visitor.see(table)["seq"] == before
        button.click()  # who clicks once means it
        button.wait_for(state="detached")


def test_an_action_that_its_card_has_chosen_may_be_named_once_more(site: Site) -> None:
    """Whoever plays a card and then points at what it is for does not take it back."""

    def only_travels(question: Message, _: Message) -> bool:
        ways = [one["name"] for one in question["options"] if any(p.startswith("hand:travel") for p in one["pieces"])]
        return question["key"] == "act" and bool(ways) and all(one.startswith("travel") for one in ways)

    with site.visitor() as visitor:
        page = visitor.open_table(reach(visitor, only_travels, lambda _: ()))
        page.locator(".travel .legal").first.click()
        confirm = page.locator("#ask .confirm")
        confirm.wait_for()
        page.wait_for_timeout(MEANT_MS)
        action = page.locator('[data-piece="action:travel"]')
        action.click()
        page.wait_for_timeout(MEANT_MS)
        assert confirm.count() == 1
        action.click()
        confirm.wait_for(state="detached")


def test_a_sample_is_taken_of_the_tile_that_is_pointed_at(site: Site) -> None:
    """In the gallery or in the hold: both are that artefact."""

    def samples(question: Message, _: Message) -> bool:
        return bool(question["key"] == "samples") and any(option["pieces"] for option in question["options"])

    with site.visitor() as visitor:
        table = reach(visitor, samples, lambda _: ("excavate", "dig"))
        page = visitor.open_table(table)
        tile = page.locator(".held.legal").first
        tile.wait_for()
        before = visitor.see(table)["seq"]
        tile.click()
        visitor.wait("() => !document.querySelector('.held.legal') || document.querySelector('#ask .confirm')")
        if page.locator("#ask .confirm").count():
            page.locator("#ask .confirm").click()
        visitor.wait("() => !document.querySelector('#ask .confirm')")
        assert visitor.see(table)["seq"] > before


def test_what_costs_credits_is_looked_at_first(site: Site) -> None:
    def buys(question: Message, _: Message) -> bool:
        return bool(question["key"] == "survey_buy")

    with site.visitor() as visitor:
        table = reach(visitor, buys, lambda _: ("survey",))
        before = visitor.see(table)["seq"]
        page = visitor.open_table(table)
        tile = page.locator(".tray .thing.legal").first
        price = tile.locator(".price").inner_text()
        tile.click()
        page.locator("#ask .confirm").wait_for()
        assert page.locator("#outcome .big").inner_text() == price
        assert visitor.see(table)["seq"] == before


def test_an_action_says_what_it_leads_to_before_its_card_is_spent(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.open("/learn/ee-market")
        visitor.wait("() => document.querySelector('.fan .legal')")
        page.locator('[data-piece="action:market"]').click()
        page.locator(".fan .legal").first.click()
        page.locator("#ask .confirm").wait_for()
        assert page.locator("#outcome q").inner_text().endswith("?")


def test_steps_back_may_follow_each_other_quickly(site: Site) -> None:
    """However many of them are clicked one after the other, each is meant."""
    with site.visitor() as visitor:
        table = with_free_undo(visitor, 2)
        before = visitor.see(table)["told"][0]["undo"]["free"]
        page = visitor.open_table(table)
        undo = page.locator("#ask .undo")
        undo.wait_for()
        visitor.settle()
        for n in (1, 2):
            asked = page.locator(".ee").get_attribute("data-asking")
            box = undo.bounding_box()
            assert box is not None
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.mouse.down(click_count=n)
            page.mouse.up(click_count=n)
            visitor.wait("(before) => document.querySelector('.ee').dataset.asking !== before", asked)
        assert visitor.see(table)["told"][0]["undo"]["free"] == before - 2


def test_against_zu_a_card_that_brings_nothing_says_so_before_the_turn_ends(site: Site) -> None:
    vain: list[str] = []

    def useless(question: Message, told: Message) -> bool:
        for option in question["options"] if question["key"] == "act" and question["about"].get("n") == 1 else []:
            if option["name"].startswith("excavate "):
                table = visitor.made["id"]
                preview = visitor.do(table, type="preview", code=option["code"], seat=told["seat"], locale="en")
                assert preview is not None
                if [event["kind"] for event in preview["events"]] == ["played", "turn-began"]:
                    vain.append(option["pieces"][0])
                    return True
        return False

    with site.visitor() as visitor:
        table = reach(visitor, useless, lambda _: ())
        page = visitor.open_table(table)
        page.wait_for_selector(".acts .legal")
        page.locator(f'[data-piece="{vain[0]}"]').first.click()
        page.locator('[data-piece="action:excavate"]').click()
        page.locator("#ask .confirm").wait_for()
        assert page.locator("#ask .nothing").count() == 1


def test_questions_of_the_market_have_a_yes_and_a_no(site: Site) -> None:
    with site.visitor(locale="de") as visitor:
        table = reach(visitor, lambda question, _: question["key"] == "market_wild", lambda _: ["market"])
        page = visitor.open_table(table)
        page.wait_for_selector("#ask .answer")
        assert page.locator("#ask .answer").all_inner_texts() == ["Alleskäufer hinzufügen", "Kein Alleskäufer"]


def test_the_map_of_a_narrow_window_is_moved_with_the_mouse(site: Site) -> None:
    """By dragging, which chooses nothing, and by the wheel."""
    left = "() => document.querySelector('.pan').scrollLeft"
    with site.visitor() as visitor:
        visitor.page.set_viewport_size({"width": 1024, "height": 768})
        table = reach(visitor, can_act, lambda _: ())
        page = visitor.open_table(table)
        page.wait_for_selector(".acts .legal")
        visitor.settle()
        before, seq = page.evaluate(left), visitor.see(table)["seq"]
        box = page.locator(".pan").bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] * 0.8, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 150, y, steps=5)
        page.mouse.up()
        dragged = page.evaluate(left)
        assert dragged == pytest.approx(before + 150, abs=2)
        page.mouse.wheel(0, -100)
        visitor.wait("(was) => document.querySelector('.pan').scrollLeft < was - 50", dragged)
        assert page.locator(".chosen, #ask .confirm, [role=alert]").count() == 0
        assert visitor.see(table)["seq"] == seq


def test_an_opened_stack_is_closed_by_what_comes_next(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.open_table(reach(visitor, can_act, lambda _: ()))
        for way in ("Escape", "elsewhere"):
            page.locator(".bm .cnt").first.click()
            page.locator(".bm .opened").wait_for()
            page.keyboard.press("Escape") if way == "Escape" else page.locator("#ask h2").click()
            page.locator(".bm .opened").wait_for(state="detached")


def test_an_action_that_waits_for_its_card_is_let_go_and_nothing_taken_back(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.open_table(reach(visitor, can_act, lambda _: ()))
        table = visitor.made["id"]
        before = visitor.see(table)["seq"]
        for way in ("button", "u"):
            page.locator('[data-piece="action:travel"]').click()
            page.locator('[data-piece="action:travel"].chosen').wait_for()
            page.locator("#ask .undo", has_text="Back").wait_for()
            page.locator("#ask .undo").click() if way == "button" else page.keyboard.press("u")
            page.locator('[data-piece="action:travel"].chosen').wait_for(state="detached")
            assert page.locator("[data-action=redraw]").count() == 0
            assert visitor.see(table)["seq"] == before


def test_of_several_finds_at_a_place_a_mouse_digs_the_one_it_hits(site: Site) -> None:
    def digs(question: Message, _: Message) -> bool:
        return question["key"] == "dig_first" and len(question["options"]) > 2

    with site.visitor() as visitor:
        page = visitor.page
        chips = page.locator(".chip.find").locator("visible=true")
        for _ in range(MOST_TABLES):
            table = reach(visitor, digs, lambda _: ["excavate"])
            visitor.open_table(table)
            visitor.settle()
            if chips.count() > 1:
                break
        else:
            pytest.fail(f"no two finds at a place at {MOST_TABLES} tables")
        name = str(chips.last.get_attribute("title")).partition(":")[0].lower()
        before = len(visitor.log(table))
        chips.last.click(button="right")
        visitor.wait("() => document.querySelector('.why:popover-open')")
        assert len(visitor.log(table)) == before
        page.keyboard.press("Escape")
        chips.last.click()
        deadline = time.monotonic() + PATIENCE
        while "dug" not in [line["kind"] for line in visitor.log(table)[before:]]:
            assert time.monotonic() < deadline
            page.wait_for_timeout(50)
        dug = next(line["text"] for line in visitor.log(table)[before:] if line["kind"] == "dug")
        assert name in dug.lower()
        assert page.locator(".piece-menu").count() == 0
