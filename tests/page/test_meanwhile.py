"""Others go on while one thinks: what one has chosen stays chosen, and nobody learns what another seat was told."""

from __future__ import annotations

import random

import pytest

from digsite.lab.page.site import Site
from digsite.lab.page.visitor import ME, Message, Visitor
from tests.page.test_people import give_answer, sit_down

TWO = [{**ME, "name": "Ada"}, {**ME, "name": "Ben"}]
MOST_TABLES = 40
"""Cards are dealt by chance; a card is dug up, or a storm comes, in the first turns of most games."""


def test_a_card_of_the_draft_stays_chosen_while_others_choose_theirs(site: Site) -> None:
    with site.visitor(name="Ada") as ada, site.visitor(name="Ben") as ben:
        table = sit_down(ada, ben, "excavation_earth", draft_start=True)
        page = ada.open_table(table)
        asked = ada.see(table)
        assert asked["asked"] == [0, 1]
        page.locator("#ask .answer, .legal").first.click()
        page.locator("#ask .confirm").wait_for()
        chosen = page.locator("#ask h2").inner_text()
        for _ in range(2):  # of a pack two cards are picked
            assert give_answer(ben, table, "", seat=1)
        ada.wait("(text) => document.querySelector('.log').innerText.includes(text)", ada.log(table)[-1]["text"])
        ada.settle()
        assert ada.see(table)["asked"] == [0]
        assert page.locator("#ask .confirm").is_visible()
        assert page.locator("#ask h2").inner_text() == chosen
        page.locator("#ask .confirm").click()
        ada.wait("() => !document.querySelector('#ask .confirm')")
        assert ada.see(table)["seq"] > asked["seq"]


def test_cards_marked_for_a_storm_stay_marked_when_something_is_proposed_and_in_another_language(site: Site) -> None:
    marked = "() => document.querySelectorAll('[data-ask] .tray button, [data-ask] .out button').length"
    with site.visitor(name="Ada") as ada, site.visitor(name="Ben") as ben:
        for seed in range(MOST_TABLES):
            table = sit_down(ada, ben, "archaeology", monument="great_pyramid")
            if storm(ada, ben, table, seed):
                break
        page = ada.open_table(table)
        page.wait_for_selector("[data-ask]")
        page.locator(".a-hand .fan-piece.legal, .a-hand .legal").first.click()
        ada.wait(f"() => ({marked})() > 0")
        before = page.evaluate(marked)
        assert ben.do(table, type="abandon")
        no = page.get_by_role("button", name="No", exact=True)
        no.click()
        no.wait_for(state="detached")
        assert page.evaluate(marked) == before
        page.locator(".lang label").nth(1).click()
        ada.wait("() => document.documentElement.lang === 'de'")
        ada.settle()
        assert page.evaluate(marked) == before
        page.keyboard.press("Escape")
        ada.wait(f"(before) => ({marked})() < before", before)


def storm(ada: Visitor, ben: Visitor, table: str, seed: int) -> bool:
    """Play until Ada has to choose several cards that a storm takes."""
    chance = random.Random(seed)
    for _ in range(200):
        full = ada.see(table)
        if full["table"]["status"] != "running":
            return False
        who, seat = (ada, 0) if 0 in full["asked"] else (ben, 1)
        told = who.see(table)
        mine = next((one for one in told["told"] if one["question"]), None)
        if mine is None:
            continue
        if seat == 0 and mine["question"]["key"] == "scatter" and mine["question"]["about"].get("n", 0) > 1:
            return True
        code = chance.choice(mine["question"]["options"])["code"]
        who.do(table, type="move", code=code, seq=told["seq"], seat=seat)
    return False


@pytest.mark.parametrize("what", ["digs", "look back"])
def test_around_one_screen_one_reads_of_ones_own_cards_and_not_of_those_of_others(site: Site, what: str) -> None:
    with site.visitor() as visitor:
        table = visitor.make("archaeology", TWO, monument="great_pyramid")
        log = f"{visitor.base}/api/tables/{table}/log?locale=en"

        def lines(seat: int) -> list[str]:
            told = visitor.answer(visitor.context.request.get(f"{log}&seat={seat}"))
            return [line["text"] for line in told if line["kind"] not in ("turn-began", "turn-ended")]

        # Both have played, and each has dug something up.
        turns: list[int] = []

        def both(question: Message, told: Message) -> bool:
            if not turns or turns[-1] != told["seat"]:
                turns.append(int(told["seat"]))
            return question["key"] == "act" and len(turns) > 4

        assert visitor.play_until(table, both, seed=3)
        page = visitor.open_table(table)
        page.locator(".pass .show").click()
        page.wait_for_selector("[data-ask]")
        seat = visitor.see(table)["asked"][0]
        secret = set(lines(1 - seat)) - set(lines(seat))
        assert secret, "the other has seen nothing that this one has not"
        if what == "look back":
            page.locator(".crumbs button").click()
            page.wait_for_selector(".scrub")
            page.locator(".scrub input").press("End")
        visitor.wait("() => document.querySelectorAll('.log li').length > 2")
        visitor.settle()
        text = page.locator("body").inner_text()
        assert [line for line in secret if line in text] == []
        if what == "digs":
            # The turn goes to the other, who is told of his own card in the words meant for him.
            page.locator("[data-ask] [data-action=end-turn]").click()
            page.locator(".pass .show").click()
            page.wait_for_selector("[data-ask]")
            own = [line for line in lines(1 - seat) if line not in lines(seat)]
            ask = page.locator("[data-ask]").inner_text()
            other = [line for line in lines(seat) if line not in lines(1 - seat)]
            assert own
            assert not any(line in ask for line in other)
