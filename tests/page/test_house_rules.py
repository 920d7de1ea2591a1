"""By which rulebook and house rules a table plays: chosen at the front door, told at the table and in the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Route

from digsite.lab.page.site import Site
from digsite.lab.page.visitor import BOT, ME, OPEN, Message, Visitor

EARTH = "excavation-earth"
TIES, MARKETS = "EE-SCORE-R1", "ZU-LUCR-R1"
"""A ruling of the base game that the German book reads otherwise, and one about Zu."""


def card_of(visitor: Visitor, game: str = EARTH) -> Locator:
    """A game at the front door, once what can be chosen there was checked."""
    page = visitor.open("/")
    visitor.settle()
    return page.locator("article", has=page.locator(f"#game-{game}"))


def fold_of(card: Locator) -> Locator:
    """What opens the house rules; it tells how many there are."""
    return card.locator(".house > .fold")


def open_parts(card: Locator) -> None:
    """Open the house rules, and every part of the game among them."""
    if fold_of(card).get_attribute("aria-expanded") == "false":
        fold_of(card).click()
    card.locator(".ruling, h3 .part").first.wait_for()
    closed = card.locator("h3 .part[aria-expanded=false]")
    while closed.count() > 0:
        closed.first.click()


def ruling(card: Locator, rule: str) -> Locator:
    """A ruling that may be read otherwise, opened."""
    titles = {TIES: "are tied in a command centre", MARKETS: "make a market lucrative"}
    found = card.locator(".ruling", has_text=titles[rule])
    if found.locator(".row").get_attribute("aria-expanded") == "false":
        found.locator(".row").click()
    return found


def mode(card: Locator, name: str) -> None:
    """Choose a way to play."""
    card.locator(".modes label", has_text=name).click()


def made(visitor: Visitor) -> Message:
    """The table that was made just now."""
    visitor.page.wait_for_url("**/t/*")
    told: Message = visitor.see(visitor.page.url.rpartition("/")[2].partition("#")[0])["table"]
    return told


# --- the front door ---------------------------------------------------------------------------------


def test_a_house_rule_is_chosen_counted_and_played(site: Site) -> None:
    with site.visitor() as visitor:
        card = card_of(visitor)
        assert "English rulebook" in fold_of(card).inner_text()
        open_parts(card)
        one = ruling(card, TIES)
        assert one.locator("input").nth(0).is_checked()
        assert one.locator("abbr").all_inner_texts() == ["EN", "PL", "DE"]
        assert one.locator("a").inner_text() == TIES
        one.get_by_role("radio", name="mean of the tied place").check()
        assert "house rule" in one.locator(".mark").inner_text()
        assert "English rulebook, 1 house rule" in fold_of(card).inner_text()
        card.locator(".go").click()
        told = made(visitor)
        assert (told["options"]["edition"], told["options"]["rulings"]) == ("en", {TIES: "three-places"})


@pytest.mark.parametrize("button", ["Back to the rulebook", "All as in the rulebook"])
def test_a_house_rule_is_taken_back(site: Site, button: str) -> None:
    with site.visitor() as visitor:
        card = card_of(visitor)
        open_parts(card)
        one = ruling(card, TIES)
        one.get_by_role("radio").nth(1).check()
        card.get_by_role("button", name=button).click()
        assert one.locator(".mark").count() == 0
        assert one.get_by_role("radio").nth(0).is_checked()
        card.locator(".go").click()
        assert made(visitor)["options"]["rulings"] == {}


def test_what_an_edition_plays_is_no_house_rule(site: Site) -> None:
    with site.visitor() as visitor:
        card = card_of(visitor)
        open_parts(card)
        ruling(card, TIES).get_by_role("radio").nth(1).check()
        card.locator(".edition label", has_text="German").click()
        assert fold_of(card).locator("small").inner_text() == "German rulebook"
        assert ruling(card, TIES).get_by_role("radio").nth(1).is_checked()
        assert "otherwise than the English one" in card.locator(".edition p").inner_text()
        card.locator(".go").click()
        told = made(visitor)
        assert (told["options"]["edition"], told["options"]["rulings"]) == ("de", {})
        assert {one["rule"]: one["reading"] for one in told["readings"]}[TIES] == "three-places"


def test_only_what_matters_is_listed_and_the_rest_is_there_again(site: Site) -> None:
    with site.visitor() as visitor:
        card = card_of(visitor)
        open_parts(card)
        assert card.locator(".ruling", has_text="lucrative").count() == 0
        mode(card, "Against Zu")
        card.locator("h3 .part", has_text="Zu").wait_for()
        open_parts(card)
        ruling(card, MARKETS).get_by_role("radio").nth(1).check()
        assert "1 house rule" in fold_of(card).inner_text()
        mode(card, "Bots")
        visitor.wait("() => !document.querySelector('.house .fold').innerText.includes('1 house rule')")
        visitor.settle()
        assert card.locator(".problem").count() == 0
        mode(card, "Against Zu")
        visitor.wait("() => document.querySelector('.house .fold').innerText.includes('1 house rule')")
        mode(card, "Bots")
        visitor.settle()
        card.locator(".go").click()
        assert made(visitor)["options"]["rulings"] == {}
        card = card_of(visitor)
        mode(card, "Against Zu")
        visitor.settle()
        card.locator(".go").click()
        assert made(visitor)["options"]["rulings"] == {MARKETS: "colour-sold"}


@pytest.mark.parametrize(("locale", "edition"), [("de", "de"), ("pl", "pl")])
def test_the_edition_of_ones_language_is_proposed_and_not_taken_unasked(site: Site, locale: str, edition: str) -> None:
    with site.visitor(locale=locale) as visitor:
        card = card_of(visitor)
        assert card.locator(".propose").is_visible()
        card.locator(".go").click()
        assert made(visitor)["options"]["edition"] == "en"
        card = card_of(visitor)
        card.locator(".propose button").first.click()
        assert card.locator(".propose").count() == 0
        card.locator(".go").click()
        assert made(visitor)["options"]["edition"] == edition
        card = card_of(visitor)
        assert card.locator(".propose").count() == 0
        card.locator(".go").click()
        assert made(visitor)["options"]["edition"] == edition, "what was chosen is kept"


def test_a_proposal_that_was_declined_is_not_made_again(site: Site) -> None:
    with site.visitor(locale="de", size="phone") as visitor:
        card = card_of(visitor)
        card.locator(".propose button").last.click()
        card = card_of(visitor)
        assert card.locator(".propose").count() == 0
        card.locator(".quick .primary").click()
        assert made(visitor)["options"]["edition"] == "en"


def test_in_english_nothing_is_proposed_and_archaeology_has_one_edition(site: Site) -> None:
    with site.visitor() as visitor:
        assert card_of(visitor).locator(".propose").count() == 0
        assert card_of(visitor, "archaeology").locator(".edition, .propose").count() == 0


def test_on_a_phone_what_is_kept_is_told_where_one_starts(site: Site) -> None:
    with site.visitor(size="phone") as visitor:
        card = card_of(visitor)
        assert card.locator(".quick .played").count() == 0
        card.locator(".alts button", has_text="Bots").click()
        open_parts(card)
        ruling(card, TIES).get_by_role("radio").nth(1).check()
        card = card_of(visitor)
        assert card.locator(".quick .played").inner_text() == "English rulebook, 1 house rule"


@pytest.mark.parametrize("kept", ["{", "null", "[]", json.dumps({"edition": "fr", "rulings": {"X": "y", TIES: "z"}})])
def test_what_was_kept_and_cannot_be_is_left_out(site: Site, kept: str) -> None:
    with site.visitor() as visitor:
        visitor.open("/")
        visitor.page.evaluate("kept => localStorage.setItem('digsite-house-excavation_earth', kept)", kept)
        card = card_of(visitor)
        assert fold_of(card).locator("small").inner_text() == "English rulebook"
        card.locator(".go").click()
        told = made(visitor)
        assert (told["options"]["edition"], told["options"]["rulings"]) == ("en", {})


def many_rulings(visitor: Visitor, n: int) -> None:
    """The page is told of so many rulings about Zu."""
    ids = [f"ZU-CASE-R{number}" for number in range(1, n + 1)]

    def games(route: Route) -> None:
        answer = route.fetch()
        told: list[Any] = answer.json()
        for game in told:
            for one in [one for one in game["rulings"] if one["rule"] == MARKETS]:
                game["rulings"] += [{**one, "rule": rule, "title": f"Case {rule}"} for rule in ids]
        route.fulfill(response=answer, json=told)

    def check(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        told["readings"] += [{"rule": rule, "reading": "lead-colour", "house": False} for rule in ids]
        route.fulfill(response=answer, json=told)

    visitor.page.route("**/api/games?**", games)
    visitor.page.route("**/api/games/excavation_earth/check", check)


def test_a_long_list_can_be_searched(site: Site) -> None:
    with site.visitor() as visitor:
        many_rulings(visitor, 30)
        card = card_of(visitor)
        mode(card, "Against Zu")
        visitor.settle()
        fold_of(card).click()
        assert card.locator(".ruling").count() == 0, "the parts are closed"
        find = card.get_by_role("searchbox")
        find.fill("case zu-case-r2")
        visitor.wait("() => document.querySelectorAll('.ruling').length === 11")
        find.fill("ee-score-r1")
        visitor.wait("() => document.querySelectorAll('.ruling').length === 1")
        find.fill("xyzzy")
        card.locator(".none").wait_for()
        find.fill("")
        visitor.wait("() => document.querySelectorAll('.ruling').length === 0")
        open_parts(card)
        box = card.locator(".parts").bounding_box()
        assert box is not None
        assert box["height"] <= 480


def test_all_of_it_is_reached_by_keyboard(site: Site) -> None:
    with site.visitor() as visitor:
        card = card_of(visitor)
        fold_of(card).focus()
        keys = visitor.page.keyboard
        keys.press("Enter")
        card.locator(".ruling").first.wait_for()
        row = card.locator(".ruling", has_text="are tied in a command centre").locator(".row")
        while not row.evaluate("row => row === document.activeElement"):
            keys.press("Tab")
        keys.press("Enter")
        card.locator(".ruling fieldset").wait_for()
        keys.press("Tab")
        keys.press("ArrowDown")
        card.locator(".fold", has_text="1 house rule").wait_for()
        group = card.get_by_role("group", name="Three or more players are tied in a command centre")
        assert group.get_by_role("radio").count() == 2


def test_a_flag_that_no_layout_knows_can_be_chosen(site: Site) -> None:
    def games(route: Route) -> None:
        answer = route.fetch()
        told: list[Any] = answer.json()
        for game in told:
            if game["key"] == "excavation_earth":
                flag = {"key": "fresh_flag", "kind": "flag", "default": False, "name": "Fresh flag", "about": "New."}
                game["options"].append({**flag, "choices": [], "named": {}})
        route.fulfill(response=answer, json=told)

    with site.visitor() as visitor:
        visitor.page.route("**/api/games?**", games)
        card = card_of(visitor)
        card.locator("summary").click()
        card.locator("label.sw", has_text="Fresh flag").wait_for()
        assert card.locator("label.sw", has_text="24").count() == 0, "what is for Zu alone is not"


# --- at the table -----------------------------------------------------------------------------------

HOUSE: Any = {"edition": "de", "rulings": {TIES: "all-places"}}
TOLD = {
    "en": ("German rulebook, 1 house rule", "Three or more players are tied"),
    "de": ("Deutsche Spielanleitung, 1 Hausregel", "Drei oder mehr Spieler haben"),
    "pl": ("Instrukcja niemiecka, 1 zasada domowa", "remisuje trzech lub więcej"),
}


@pytest.mark.parametrize("locale", TOLD)
def test_a_guest_sees_how_it_is_played_before_sitting_down(site: Site, locale: str) -> None:
    by, title = TOLD[locale]
    with site.visitor() as host, site.visitor(locale=locale, size="phone") as guest:
        table = host.make("excavation_earth", [ME, OPEN], start=False, **HOUSE)
        page = guest.open(f"/t/{table}#{host.made['invitation']}")
        rules = page.locator(".rulings")
        rules.wait_for()
        assert by in rules.inner_text()
        assert title in rules.inner_text()
        assert rules.locator(".by > ul a.rule").inner_text() == f"{TIES}: all-places"
        assert page.locator(".seats .primary").is_visible(), "and has not sat down yet"


@pytest.mark.parametrize("locale", TOLD)
def test_the_menu_and_the_list_of_tables_tell_it(site: Site, locale: str) -> None:
    by, title = TOLD[locale]
    with site.visitor(locale=locale) as visitor:
        table = visitor.make("excavation_earth", [ME, BOT], **HOUSE)
        page = visitor.open_table(table)
        page.locator(".menu .tool").click()
        menu = page.locator(".menu details:has(.by)")
        assert by in menu.locator("summary").first.inner_text()
        menu.locator("summary").first.click()
        assert title in menu.inner_text()
        visitor.open("/")
        page.locator(".yours a", has_text=by).wait_for()


def test_a_table_by_the_usual_book_needs_no_word_in_the_list(site: Site) -> None:
    with site.visitor() as visitor:
        visitor.make("excavation_earth", [ME, BOT])
        visitor.open("/")
        visitor.page.locator(".yours a").wait_for()
        visitor.settle()
        assert "rulebook" not in visitor.page.locator(".yours").inner_text()


def test_other_passages_open_in_the_menu(site: Site) -> None:
    with site.visitor(size="phone") as visitor:
        page = visitor.open_table(visitor.make("excavation_earth", [ME], solo=True, rulings={MARKETS: "colour-sold"}))
        page.locator(".menu .tool").click()
        page.locator(".menu details:has(.by) > summary").click()
        assert page.locator(".by li:visible").count() == 1
        page.locator(".by summary").click()
        assert page.locator(".by details a.rule", has_text=TIES).inner_text() == f"{TIES}: all-places"


@pytest.mark.parametrize(
    ("locale", "words"), [("en", "an older version"), ("de", "älteren Fassung"), ("pl", "starszej wersji")]
)
def test_a_game_that_was_begun_by_older_rules_says_so(site: Site, locale: str, words: str) -> None:
    record = json.loads((Path(__file__).parents[1] / "server" / "version1" / "solo.json").read_text())
    half = {key: record[key] for key in record if key not in ("scores", "digest", "fairness")}
    half["moves"] = record["moves"][:20]
    with site.visitor(locale=locale) as visitor:
        answer = visitor.context.request.post(f"{site.base}/api/records", data=half)
        page = visitor.open_table(visitor.answer(answer)["id"])
        page.locator(".menu .tool").click()
        page.locator(".menu details:has(.by) > summary").click()
        assert words in page.locator(".by").inner_text()
        assert page.locator(".by a.rule", has_text=f"{MARKETS}: colour-sold").is_visible()


# --- the rules, the log, refusals -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("locale", "words", "here"),
    [
        ("en", "They share the credits", "this table, house rule"),
        ("de", "Sie teilen sich die Credits", "dieser Tisch, Hausregel"),
        ("pl", "Dzielą między siebie kredyty", "ten stół, zasada domowa"),
    ],
)
def test_the_rules_tell_each_reading_and_which_one_this_table_plays(
    site: Site, locale: str, words: str, here: str
) -> None:
    with site.visitor(locale=locale) as visitor:
        page = visitor.open_table(visitor.make("excavation_earth", [ME, BOT], **HOUSE))
        page.locator(".menu .tool").click()
        page.locator(".menu details:has(.by) > summary").click()
        page.locator(".by a.rule", has_text=TIES).first.click()
        readings = page.locator(f"#{TIES} .readings li")
        readings.first.wait_for()
        assert words in readings.first.inner_text()
        page.locator(f"#{TIES} .here .mine").wait_for()
        assert page.locator(f"#{TIES} .here .mine").inner_text() == here
        assert "all-places" in page.locator(f"#{TIES} .here").inner_text()
        page.reload()  # the table is looked up again
        page.locator(f"#{TIES} .here .mine").wait_for()


def test_rules_that_were_opened_by_themselves_tell_of_no_table(site: Site) -> None:
    with site.visitor(locale="de") as visitor:
        page = visitor.open(f"/rules/{TIES}")
        page.locator(f"#{TIES} .readings").wait_for()
        visitor.settle()
        assert page.locator(".readings .mine").count() == 0
        assert "Deutsche Spielanleitung" in page.locator(f"#{TIES} .readings li").nth(1).inner_text()
        page.locator("#find").fill("gleich viele Gesandte")
        page.locator(".hits b").wait_for()
        assert page.locator(f"article#{TIES}").count() == 1, "the words of readings are searched too"


def test_log_lines_show_the_reading(site: Site) -> None:
    def log(route: Route) -> None:
        answer = route.fetch()
        lines: list[Message] = answer.json()
        lines[-1]["rules"], lines[-1]["readings"] = [TIES], {TIES: "three-places"}
        route.fulfill(response=answer, json=lines)

    with site.visitor() as visitor:
        visitor.page.route("**/log?**", log)
        page = visitor.open_table(visitor.make("excavation_earth", [ME, BOT]))
        chip = page.locator(".log a.rule", has_text=f"{TIES}: three-places")
        chip.first.wait_for()
        assert "mean of the tied place" in (chip.first.get_attribute("title") or "")
        assert chip.first.get_attribute("href") == f"/rules/{TIES}"


@pytest.mark.parametrize("game", ["archaeology", "excavation_earth"])
def test_refusals_show_the_reading(site: Site, game: str) -> None:
    """The server is made to say so: which refusals rest on a ruling is the business of the games."""

    def said(message: str) -> str:
        told = json.loads(message)
        if told.get("refusal"):
            told["refusal"] |= {"rule": TIES, "reading": "three-places"}
        return json.dumps(told)

    with site.visitor() as visitor:

        def between(socket: Any) -> None:
            server = socket.connect_to_server()
            server.on_message(lambda message: socket.send(said(str(message))))

        visitor.page.route_web_socket("**/*", between)
        table = visitor.make(game, [ME, BOT])
        assert visitor.play_until(table, lambda question, _: question["key"] == "act")
        visitor.stands_still(table)
        page = visitor.open_table(table)
        refused = ".acts button:not(.legal)" if game == "excavation_earth" else "[data-action].refused"
        page.locator(refused).first.click(force=True)
        page.locator(".rule", has_text=f"{TIES}: three-places").first.wait_for()
