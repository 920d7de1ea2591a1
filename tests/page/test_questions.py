"""What the question says to somebody who sees it for the first time, or again."""

from __future__ import annotations

import pytest

from digsite.lab.page.site import Site
from digsite.lab.page.visitor import BOT, ME, OPEN, Message, Visitor

CRUMBS = "() => [...document.querySelectorAll('#ask .crumbs > span')].map((one) => one.innerText.trim())"
MOST_TABLES = 60
"""Hands are dealt by chance; about one in seven has a group of four."""


def redraw_of(visitor: Visitor, *, group: bool) -> None:
    """Sit down at a table whose first question has something to choose, or has not."""
    for _ in range(MOST_TABLES):
        table = visitor.make("excavation_earth", [ME], solo=True)
        question = visitor.see(table)["told"][0]["question"]
        if (len(question["options"]) > 1) == group:
            visitor.open_table(table)
            visitor.wait("() => document.querySelector('#ask .answer')")
            return
    raise AssertionError(f"no such hand in {MOST_TABLES} tables")


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


@pytest.mark.parametrize("game", ["archaeology", "excavation_earth"])
def test_who_votes_on_an_undo_sees_what_it_takes_back(site: Site, game: str) -> None:
    with site.visitor(name="Ada") as ada, site.visitor(name="Ben") as ben:
        table = ada.make(game, [ME, OPEN], start=False)
        way_in = f"{ben.base}/api/tables/{table}/enter"
        ben.answer(ben.context.request.post(way_in, data={"invitation": ada.made["invitation"]}))
        ben.do(table, type="sit")
        ada.do(table, type="start")
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
        people[mover].do(table, type="undo", steps=1, seq=full["seq"], seat=mover)
        voter = people[1 - mover]
        voter.open_table(table)
        taken = voter.wait("() => document.querySelector('.taken')?.innerText")
        assert any(line["text"] in taken for line in voter.log(table)[before:])
