"""The others at the table: who sits there, whom it waits for, what they did, and what is left when they are gone."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import pytest

from digsite.lab.page.site import Site
from digsite.lab.page.visitor import BOT, ME, OPEN, PATIENCE, Message, Visitor
from digsite.lab.server.process import ServerProcess

GAMES = ["archaeology", "excavation_earth"]
MOST_TABLES = 10
"""Cards are dealt by chance; hardly a game goes by without a thief."""
COVERED = """(css) => [...document.querySelectorAll(css)].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  return !(one.contains(there) || there?.contains(one))
}).map((one) => one.innerText)"""
"""What of those lies below something else."""
MOST_MOVES = 200
TRADE = ["code-take", "code-given", "code-give", "code-trade"]
"""How far a trade is, from its end on."""
CHOSEN = """(name) => document.querySelector('nav [aria-current=page], nav [aria-selected=true]')
  ?.innerText.includes(name)"""
"""Whether that tab is open."""


def sit_down(ada: Visitor, ben: Visitor, game: str, **options: Any) -> str:
    """A table for two people, begun; the first seat is Ada's."""
    table = ada.make(game, [ME, OPEN], start=False, **options)
    come_in(ben, table, ada.made["invitation"])
    ada.do(table, type="start")
    return table


def come_in(visitor: Visitor, table: str, invitation: str) -> None:
    """Sit down at somebody else's table."""
    way_in = f"{visitor.base}/api/tables/{table}/enter"
    visitor.answer(visitor.context.request.post(way_in, data={"invitation": invitation}))
    visitor.do(table, type="sit")


def in_turn(ada: Visitor, ben: Visitor, table: str) -> tuple[Visitor, Visitor]:
    """Whoever is asked, and the other."""
    return (ada, ben) if 0 in ada.see(table)["asked"] else (ben, ada)


def is_asked(visitor: Visitor, table: str, key: str) -> bool:
    """Whether that is what the visitor is asked."""
    return any(told["question"]["key"] == key for told in visitor.see(table)["told"] if told["question"])


def open_menu(visitor: Visitor, table: str) -> None:
    visitor.open_table(table)
    visitor.page.locator("header .menu > button").click()
    visitor.page.locator("header .menu .box").wait_for()


def give_answer(visitor: Visitor, table: str, name: str, *, seat: int = 0) -> Message | None:
    """Give the answer with that name, or that begins so."""
    full = visitor.see(table)
    told = next(one for one in full["told"] if one["seat"] == seat)
    option = next(one for one in told["question"]["options"] if one["name"].startswith(name))
    return visitor.do(table, type="move", code=option["code"], seq=full["seq"], seat=seat)


def test_somebody_who_keeps_the_table_waiting_is_not_replaced_at_once(site: Site) -> None:
    with site.visitor(size="phone", name="Ada") as ada, site.visitor(name="Ben") as ben:
        table = sit_down(ada, ben, "archaeology")
        asked, other = in_turn(ada, ben, table)
        open_menu(asked, table)
        assert asked.page.locator(".menu .seats .link").count() == 1  # for oneself: nobody waits for the other
        open_menu(other, table)
        links = other.page.locator(".menu .seats .link")
        assert links.count() == 2
        links.nth(0 if asked is ada else 1).click()
        other.wait("() => document.querySelector('.menu .early')?.innerText.includes('three days')")
        assert [seat["bot"] for seat in other.see(table)["table"]["seats"]] == [None, None]


def test_somebody_who_has_kept_the_table_waiting_for_long_is_replaced(site: Site, tmp_path: Path) -> None:
    assert site.page is not None
    page = str(site.page.resolve())
    with (
        ServerProcess(f"sqlite:///{tmp_path / 'digsite.db'}", page=page, idle_days=0) as server,
        visitor_at(site, server, "Ada") as ada,
        visitor_at(site, server, "Ben") as ben,
    ):
        table = sit_down(ada, ben, "excavation_earth")
        while 1 not in (full := ada.see(table))["asked"]:
            code = full["told"][0]["question"]["options"][-1]["code"]
            ada.do(table, type="move", code=code, seq=full["seq"], seat=0)
        open_menu(ada, table)
        ada.page.locator(".menu .seats li").nth(1).locator(".link").click()
        ada.wait("() => !document.querySelector('.menu .box')")
        assert ada.see(table)["table"]["seats"][1]["bot"] == "novice"


def test_a_bot_takes_over_only_where_that_is_meant(site: Site) -> None:
    with site.visitor() as visitor:
        table = visitor.make("archaeology", [ME, BOT], first_seat=0)
        open_menu(visitor, table)
        page = visitor.page
        page.locator("[data-asks='hand 0']").click()
        assert "may be over in a moment" in page.locator(".menu .sure").inner_text()
        page.keyboard.press("Escape")
        visitor.wait("() => document.activeElement.dataset.asks === 'hand 0'")
        assert visitor.see(table)["table"]["seats"][0]["bot"] is None
        page.locator("[data-asks='hand 0']").click()
        page.locator(".menu [data-action=hand]").click()
        visitor.wait("() => !document.querySelector('.menu .box')")
        assert visitor.see(table)["table"]["seats"][0]["bot"] == "novice"


def visitor_at(site: Site, server: ServerProcess, name: str) -> Visitor:
    """Somebody at another server."""
    return Visitor(site.browser, server.base, size="desk", locale="en", theme="dark", still=True, name=name)


def test_the_waiting_room_says_what_is_played_and_nothing_that_it_cannot_know(site: Site) -> None:
    with site.visitor(name="Ada") as ada, site.visitor(name="Ben") as ben:
        table = ada.make("excavation_earth", [ME, OPEN, BOT], start=False, modules=["M5", "M6"], draft_start=True)
        come_in(ben, table, ada.made["invitation"])
        ada.open_table(table)
        ada.wait("() => document.querySelector('.plays li')")
        assert ada.page.locator(".plays li").all_inner_texts() == [
            "Drafted start",
            "New factions",
            "Mysterious artefacts",
        ]
        assert "has sat down" in ada.page.locator(".seats ol").inner_text()
        plain = ada.make("excavation_earth", [ME, OPEN], start=False)
        ada.open_table(plain)
        ada.wait("() => document.querySelector('.plays')?.innerText === 'The base game'")
        ada.page.locator("header label", has_text="DE").click()
        ada.wait("() => document.querySelector('.plays').innerText === 'Das Grundspiel'")
        ada.open_table(ada.make("archaeology", [ME, OPEN], start=False, monument="mine", fierce_weather=True))
        ada.wait("() => document.querySelector('.plays')?.innerText.includes('Monument: Mine')")


def test_a_seat_that_nobody_takes_can_be_given_to_a_bot(site: Site) -> None:
    with site.visitor(size="phone") as visitor:
        table = visitor.make("archaeology", [ME, OPEN, OPEN], start=False)
        page = visitor.open_table(table)
        start = page.locator("main.wait .big")
        assert start.get_attribute("aria-disabled") == "true"
        first, second = page.locator("main.wait li .link").all()
        first.press("Enter")
        first.filter(has_text="Open it again").wait_for()
        visitor.wait(
            "() => document.activeElement.innerText === 'Open it again'"
        )  # and the keyboard goes on from there
        # Whoever clicks twice has not opened it again, and is not told that it is done already.
        box = second.bounding_box()
        assert box is not None
        for n in (1, 2):
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.mouse.down(click_count=n)
            page.mouse.up(click_count=n)
            second.filter(has_text="Open it again").wait_for()
        page.wait_for_timeout(500)
        assert page.locator("[role=alert]").count() == 0
        # It was a mistake, and is mended.
        first.click()
        first.filter(has_text="Give it to a bot").click()
        visitor.wait("() => document.querySelector('main.wait .big')?.ariaDisabled === 'false'")
        start.click()
        page.locator("main.arch").wait_for()
        assert [seat["bot"] is None for seat in visitor.see(table)["table"]["seats"]] == [True, False, False]


def test_a_link_that_was_made_anew_locks_nobody_out_who_sits_there(site: Site) -> None:
    with site.visitor(name="Ada") as ada, site.visitor(name="Ben") as ben, site.visitor(name="Cy") as cy:
        table = ada.make("archaeology", [ME, OPEN], start=False)
        old = f"/t/{table}#{ada.made['invitation']}"
        page = ben.open(old)
        sits = page.locator(".seats .button.primary")
        sits.wait_for()
        ada.answer(ada.context.request.post(f"{ada.base}/api/tables/{table}/invitations", data={}))
        sits.click()  # he is here: with what link he came does not matter any more
        page.locator(".seats .big").wait_for()
        assert page.locator(".invite .copy").count() == 0, "a link that is good for nobody"
        ben.expected.append("status of 404")
        page.reload()
        page.locator(".seats .big").wait_for()
        cy.expected.append("status of 404")
        cy.open(old)
        cy.wait("() => document.querySelector('main')?.innerText.includes('the link is no longer good')")


def test_a_seat_that_is_kept_for_somebody_is_offered_to_nobody_else(site: Site) -> None:
    with site.visitor(name="Ada") as ada, site.visitor(name="Ben") as ben, site.visitor(name="Cy") as cy:
        table = ada.make("archaeology", [ME, {"kind": "invited", "name": "Ben"}, OPEN], start=False)
        page = cy.open(f"/t/{table}#{ada.made['invitation']}")
        page.locator(".seats .button.primary").wait_for()
        assert page.locator(".seats .button.primary").count() == 1
        page = ben.open(f"/t/{table}#{ada.made['invitations']['1']}")
        page.locator(".seats li", has_text="Ben").locator(".button.primary").click()
        page.locator(".seats .big").wait_for()


def test_whoever_watches_may_take_a_seat_that_was_given_up(site: Site) -> None:
    with site.visitor(name="Ada") as ada, site.visitor(name="Ben") as ben, site.visitor(name="Cy") as cy:
        table = sit_down(ada, ben, "archaeology")
        way_in = f"{cy.base}/api/tables/{table}/enter"
        cy.answer(cy.context.request.post(way_in, data={"invitation": ada.made["invitation"]}))
        assert ben.do(table, type="leave")
        open_menu(cy, table)
        cy.page.locator("header .menu .seats .link").click()
        cy.wait("() => document.querySelector('[data-ask]')")
        assert cy.see(table)["as"] == [1]


def test_a_trade_that_others_saw_is_taken_back_as_one(site: Site) -> None:
    with site.visitor() as visitor:
        table = visitor.make("archaeology", [ME, BOT], first_seat=0)
        assert visitor.play_until(table, lambda question, _: "trade" in [one["name"] for one in question["options"]])
        hand = visitor.see(table)["told"][0]["view"]["changed"]["hand"]
        give_answer(visitor, table, "trade")
        while True:
            names = [one["name"] for one in visitor.see(table)["told"][0]["question"]["options"]]
            wanted = next((name for name in names if name.startswith(("take", "confirm"))), None)
            give_answer(visitor, table, wanted or ("given" if "given" in names else "give"))
            if wanted == "confirm":
                break
        page = visitor.open_table(table)
        page.locator(".ask .undo, [data-ask] .undo").first.click()
        redraw = page.locator("[data-action=redraw]")
        if visitor.see(table)["told"][0]["undo"]["free"] == 0:
            redraw.click()
        visitor.wait("() => document.querySelector('[data-action=trade]:not([aria-disabled=true])')")
        assert visitor.see(table)["told"][0]["view"]["changed"]["hand"] == hand


def test_the_promise_of_fair_chance_can_be_noted(site: Site) -> None:
    with site.visitor() as visitor:
        table = visitor.make("archaeology", [ME, BOT])
        open_menu(visitor, table)
        visitor.page.locator(".menu .promise summary").click()
        told = visitor.page.locator(".menu .promise code").inner_text()
        assert told == visitor.see(table)["table"]["commitment"]


def test_a_lesson_that_was_left_is_not_among_ones_tables(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.open("/learn/ar-dig")
        page.wait_for_selector("main.arch")
        page.locator("header a[href='/']").first.click()
        page.wait_for_selector("article")
        deadline = time.monotonic() + PATIENCE
        while True:
            (mine,) = visitor.answer(visitor.context.request.get(f"{visitor.base}/api/me/tables"))
            assert mine["lesson"]
            if mine["table"]["status"] == "abandoned":
                break
            assert time.monotonic() < deadline
            page.wait_for_timeout(50)
        page.reload()
        page.wait_for_selector("article")
        visitor.settle()
        assert page.locator(".yours").count() == 0


def test_around_one_screen_a_vote_tells_what_would_be_taken_back(site: Site) -> None:
    """Each seat there has messages with numbers of its own."""
    with site.visitor(name="Ada") as ada, site.visitor(name="Ben") as ben:
        table = ada.make("archaeology", [ME, ME, OPEN], start=False, first_seat=0)
        come_in(ben, table, ada.made["invitation"])
        ada.do(table, type="start")
        # What a seat considers in private, only its own log tells.
        lot = random.Random(3)
        private = 0
        for _ in range(MOST_MOVES):
            (seat,) = ada.see(table)["asked"]
            who = ben if seat == 2 else ada
            told = next(one for one in who.see(table)["told"] if one["seat"] == seat)
            key, names = told["question"]["key"], [one["name"] for one in told["question"]["options"]]
            trades = [name for name in names if seat == 0 and private < 8 and name.split()[0] in ("trade", "give")]
            private += len(trades) > 0
            if seat == 2 and key == "act" and private >= 6 and told["undo"]["all"] > told["undo"]["free"]:
                break
            give_answer(who, table, lot.choice(trades or names), seat=seat)
        asks = {"type": "undo", "seat": 2, "steps": told["undo"]["free"] + 1, "seq": ben.see(table)["seq"]}
        assert ben.do(table, **asks)
        page = ada.open_table(table)
        page.locator(".pass .show").click()
        page.locator(".taken").wait_for()


def test_of_a_person_it_is_only_said_that_it_is_their_turn(site: Site) -> None:
    with site.visitor(name="Ada") as ada, site.visitor(name="Ben") as ben:
        table = sit_down(ada, ben, "archaeology")
        asked, other = in_turn(ada, ben, table)
        while not is_asked(asked, table, "act"):  # a storm or a thief may come with the first card
            give_answer(asked, table, "", seat=0 if asked is ada else 1)
            asked, other = in_turn(ada, ben, table)
        other.open_table(table)
        name = "Ada" if asked is ada else "Ben"
        other.wait("(name) => document.querySelector('.wait h2')?.innerText === `It is ${name}’s turn`", name)
        assert "thinking" not in other.page.locator("main").inner_text()
        assert "deciding" not in other.page.locator("main").inner_text()


def robbery(visitor: Visitor) -> tuple[str, int, int]:
    """A table around one screen, open, where somebody has just been robbed: the table, the thief, a bystander."""
    for _ in range(MOST_TABLES):
        table = visitor.make("archaeology", [{**ME, "name": name} for name in ("Ada", "Ben", "Cat")])
        visitor.open(f"/t/{table}")
        visitor.page.locator(".hot").wait_for()
        if visitor.play_until(table, lambda question, _: question["key"] == "rob"):
            thief = int(visitor.see(table)["asked"][0])
            give_answer(visitor, table, "rob", seat=thief)
            victim = next(line for line in reversed(visitor.log(table)) if line["kind"] == "robbed")["fields"]["victim"]
            return table, thief, next(seat for seat in range(3) if seat not in (thief, victim))
    raise AssertionError(f"no thief in {MOST_TABLES} tables")


def test_around_one_screen_a_theft_is_told_but_not_what_was_stolen(site: Site) -> None:
    with site.visitor(size="phone") as visitor:
        table, thief, bystander = robbery(visitor)

        def theft(seat: int) -> str:
            log = f"{visitor.base}/api/tables/{table}/log?locale=en&seat={seat}"
            lines = visitor.answer(visitor.context.request.get(log))
            return str(next(line for line in reversed(lines) if line["kind"] == "robbed")["text"])

        visitor.wait("(line) => document.querySelector('.hot .lines')?.innerText.includes(line)", theft(bystander))
        assert theft(thief) != theft(bystander)
        assert theft(thief) not in visitor.page.locator(".hot").inner_text()


@pytest.mark.parametrize("game", GAMES)
def test_who_asked_to_take_something_back_hears_that_it_was_refused(site: Site, game: str) -> None:
    with site.visitor(size="phone", name="Ada") as ada, site.visitor(name="Ben") as ben:
        table = sit_down(ada, ben, game)
        people = [ada, ben]
        (mover,) = ada.see(table)["asked"][:1]
        asker, voter = people[mover], people[1 - mover]
        while True:  # until something has happened that is not taken back freely
            full = asker.see(table)
            told = next(one for one in full["told"] if one["seat"] == mover)
            if told["undo"]["all"] > 0 and told["undo"]["free"] == 0:
                break
            code = told["question"]["options"][-1]["code"]
            asker.do(table, type="move", code=code, seq=full["seq"], seat=mover)
        for one in people:
            one.open_table(table)
        asker.do(table, type="undo", steps=1, seq=full["seq"], seat=mover)
        voter.do(table, type="vote", yes=False)
        refused = f"{'Ada' if voter is ada else 'Ben'} does not agree"
        asker.wait("(text) => document.querySelector('.notice').innerText.includes(text)", refused)
        assert "does not agree" not in voter.page.locator(".notice").inner_text()
        asker.page.locator(".notice button").click()
        asker.wait("() => document.querySelector('.notice').innerText.trim() === ''")


def at_the_log(visitor: Visitor, game: str) -> str:
    """A table against a bot (or Zu), on a phone, where it is this visitor's turn and the log is open."""
    options = {"solo": True} if game == "excavation_earth" else {}
    table = visitor.make(game, [ME] if options else [ME, BOT], **options)
    assert visitor.play_until(table, lambda question, _: question["key"] == "act")
    visitor.open_table(table)
    choose_tab(visitor, "Log")
    visitor.page.locator(".log .rule").first.wait_for()
    return table


def choose_tab(visitor: Visitor, name: str) -> None:
    visitor.page.locator("nav button", has_text=name).click()
    visitor.wait(CHOSEN, name)


@pytest.mark.parametrize(("locale", "query"), [("pl", "zlodziej"), ("de", "handler"), ("en", "thief")])
def test_rules_are_found_without_accents(site: Site, locale: str, query: str) -> None:
    with site.visitor(locale=locale) as visitor:
        page = visitor.open("/rules")
        page.locator("#find").fill(query)
        hits = visitor.wait("() => document.querySelector('.hits b')?.innerText")
        assert int(hits.split()[0]) > 0
        # Whoever finds little is told in which language the texts are.
        few = int(hits.split()[0]) < 10 and locale != "en"
        assert (len(page.locator(".hits").inner_text()) > 100) == few


MARKED_WITHIN = """() => [...document.querySelectorAll('.part p mark')]
  .map((mark) => `${mark.previousSibling?.textContent ?? ''}${mark.innerText}`)
  .filter((text) => /[a-z](sandstorm|tents?)$/i.test(text))"""
"""Hits in the middle of a word."""


def test_words_of_rules_are_found_where_they_begin_and_the_section_of_that_name_comes_first(site: Site) -> None:
    with site.visitor() as visitor:
        page = visitor.open("/rules")
        page.locator("#find").fill("sandstorm tents")
        visitor.wait("() => document.querySelector('.hits b')")
        assert "torm" in page.locator(".part h2").first.inner_text()
        marked = {one.lower() for one in page.locator(".part p mark").all_inner_texts()}
        assert {"sandstorm", "tent"} <= marked
        assert page.evaluate(MARKED_WITHIN) == []


def test_a_section_is_found_by_whoever_has_no_sharp_s(site: Site) -> None:
    """And where it was found is marked in its name."""
    with site.visitor(locale="de") as visitor:
        page = visitor.open("/rules")
        page.locator("#find").fill("grosse pyr")
        visitor.wait("() => document.querySelector('.hits b')")
        assert page.locator("h2 mark").all_inner_texts() == ["Große", "Pyr"]


@pytest.mark.parametrize("game", GAMES)
def test_from_the_rules_there_is_a_way_back_to_the_tab_one_came_from(site: Site, game: str) -> None:
    with site.visitor(size="phone") as visitor:
        page = visitor.page
        table = at_the_log(visitor, game)
        page.locator(".log .rule").first.click()
        page.wait_for_url("**/rules/*")
        back = page.get_by_role("link", name="Back to the table")
        back.wait_for()
        visitor.wait("() => document.querySelector('.rl.open')")
        visitor.settle()
        assert page.evaluate(COVERED, "a.back") == []
        back.click()
        page.wait_for_url(f"**/t/{table}")
        visitor.wait(CHOSEN, "Log")
        # Once: whoever comes back by another way finds the table as it opens.
        page.locator(".log .rule").first.click()
        back.wait_for()
        page.reload()
        back.wait_for()
        page.locator("header nav").get_by_text("Play").click()
        page.locator("header nav").get_by_text("Rules").click()
        page.wait_for_url("**/rules")
        page.locator("main.rules .rl").first.wait_for()
        assert back.count() == 0
        visitor.open_table(table)
        visitor.wait("() => document.querySelector('nav [aria-current=page], nav [aria-selected=true]')")
        assert not page.evaluate(CHOSEN, "Log")


def test_on_a_phone_every_tab_says_that_it_is_your_turn(site: Site) -> None:
    with site.visitor(size="phone", name="Ada") as ada, site.visitor(size="phone", name="Ben") as ben:
        table = sit_down(ada, ben, "archaeology")
        asked, other = in_turn(ada, ben, table)
        for one in (asked, other):
            one.open_table(table)
            for tab in ("Players", "Log"):
                choose_tab(one, tab)
                told = "Your turn" in one.page.locator("body").inner_text()
                assert told == (one is asked), tab
                assert one.page.locator("nav .dot").count() == int(one is asked), tab
        asked.page.locator("nav button", has_text="Table").click()
        asked.wait("() => !document.querySelector('nav .dot')")
        # A vote is asked for at the table too.
        asked.do(table, type="abandon")
        other.wait("() => document.querySelector('nav .dot')?.title.includes('asks to end the game')")


@pytest.mark.parametrize("locale", ["en", "de", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_done_after_the_end_covers_nobody(site: Site, game: str, locale: str) -> None:
    with site.visitor(size="phone", locale=locale) as visitor:
        table = visitor.make(game, [ME, BOT])
        visitor.stands_still(table)
        visitor.open_table(table)
        visitor.do(table, type="abandon")
        visitor.wait("() => document.querySelectorAll('.notice .over button').length === 2")
        visitor.settle()
        assert visitor.page.evaluate(COVERED, "nav ul b, nav ul small, .rod") == []
        line = visitor.page.evaluate("() => document.querySelector('header.top').getBoundingClientRect().bottom")
        end = visitor.page.evaluate("() => document.querySelector('.notice p').getBoundingClientRect().bottom")
        assert end <= line
        ended = {"en": "The game was abandoned.", "de": "Die Partie wurde abgebrochen.", "pl": "Partię przerwano."}
        assert visitor.page.locator("main h2, #ask h2", has_text=ended[locale]).count() == 1


def test_at_the_end_nobody_is_struck_out(site: Site) -> None:
    struck = """() => [...document.querySelectorAll('.seats b, .order .nm')].filter((one) =>
      getComputedStyle(one).textDecorationLine.includes('line-through')).length"""
    with site.visitor(size="phone") as visitor:
        table = visitor.make("excavation_earth", [ME, ME])  # two of one person need no time to think
        visitor.play_until(table, lambda _, told: told["view"]["changed"]["round"] >= 3)
        visitor.open_table(table)
        visitor.play_until(table, lambda *_: False)
        visitor.wait("() => document.querySelectorAll('.notice .over button').length === 2")
        visitor.wait("() => document.querySelectorAll('.seats li').length === 2")
        assert visitor.page.evaluate(struck) == 0
        visitor.page.set_viewport_size({"width": 1280, "height": 800})
        visitor.wait("() => document.querySelectorAll('.order li').length === 2")
        assert visitor.page.evaluate(struck) == 0


def begin_trade(visitor: Visitor, table: str) -> None:
    """Trade until a card is picked to be taken; nothing is confirmed."""
    while True:
        full = visitor.see(table)
        verb, code = min(
            (TRADE.index(option["words"]), option["code"])
            for option in full["told"][0]["question"]["options"]
            if option["words"] in TRADE
        )
        visitor.do(table, type="move", code=code, seq=full["seq"], seat=0)
        if verb == 0:
            return


def test_a_game_that_ends_in_the_middle_of_a_trade_leaves_nothing_of_it(site: Site) -> None:
    with site.visitor(size="phone") as visitor:
        table = visitor.make("archaeology", [ME, BOT])
        assert visitor.play_until(
            table, lambda question, _: "code-trade" in [one["words"] for one in question["options"]]
        )
        begin_trade(visitor, table)
        cards = visitor.see(table)["told"][0]["view"]["changed"]["hand"]
        visitor.open_table(table)
        trade = ".stall.chosen, .cell .back, .cards .back, .cell .badge, .coming"
        visitor.page.locator(trade).first.wait_for()
        visitor.do(table, type="abandon")
        visitor.wait("() => document.querySelector('.notice .over')")
        visitor.wait("(css) => !document.querySelector(css)", trade)
        assert visitor.page.locator("li.group").count() == sum(n > 0 for n in cards)
