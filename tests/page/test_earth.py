"""The table of Excavation Earth for somebody who sees it for the first time: what is pointed at is what is meant."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from digsite.lab.page.site import Site
from digsite.lab.page.visitor import ME, Message, Visitor

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
        assert visitor.wait(REFUSED, patience=5) == "EE-COMMAND-09"
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
        assert visitor.wait(REFUSED, patience=5) == "EE-TURN-14"
        # Nothing else happened: no other action is chosen, and nothing waits to be confirmed.
        assert page.evaluate(CHOSEN) == ["action:excavate"]
        assert page.locator("#ask .confirm, [role=menuitem]").count() == 0
        # A card of one's hand that cannot pay: the server knows why.
        page.locator('[data-piece="action:market"]').click()
        visitor.wait("() => document.querySelector('.fan .refused')")
        page.locator(".fan .refused").first.click(force=True)
        assert visitor.wait(REFUSED, patience=5).startswith("EE-MARKET-")
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
        visitor.page.locator('[data-piece="action:smuggle"]').click(force=True)
        visitor.wait(REFUSED, patience=5)
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
