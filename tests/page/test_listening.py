"""For those who listen to the page, or see it in other colours: what happens is said, the keyboard is never lost."""

from __future__ import annotations

from digsite.lab.page.player import Player
from digsite.lab.page.site import Site
from digsite.lab.page.visitor import BOT, ME, Message
from tests.page.clock import MEANT_MS
from tests.page.test_earth import reach

SAID = "() => document.querySelector('[data-announcer]')?.innerText.trim() ?? ''"


def test_what_others_do_is_said(site: Site) -> None:
    """In the words of the log, and to the end."""
    with site.visitor() as visitor:
        table = visitor.make("archaeology", [ME, BOT], monument="great_pyramid")
        page = visitor.open_table(table)
        player = Player(visitor, seed=2)
        said: list[str] = []
        for _ in range(60):
            player.act()
            visitor.stands_still(table)
            page.wait_for_timeout(500)
            said.append(page.evaluate(SAID))
            told = [
                line["text"] for line in visitor.log(table) if line["seat"] not in (None, *visitor.see(table)["as"])
            ]
            if any(text and text in said[-1] for text in told):
                return
        raise AssertionError(said)


HEARD = """(text) => {
  window.live ??= [...document.querySelectorAll('[aria-live]')].find((one) => one.innerText.includes(text))
  return window.live?.isConnected && window.live.innerText.includes(text)
}"""
"""Whether that stands where it is said: in a place that was there before the text."""


def test_every_question_is_said(site: Site) -> None:
    """A region that comes together with its text is not read out."""
    with site.visitor() as visitor:
        table = visitor.make("archaeology", [ME, BOT], monument="great_pyramid")

        def sells(question: Message, _: Message) -> bool:
            return bool(
                question["key"] == "act" and sum(o["name"].startswith("sell ") for o in question["options"]) > 1
            )

        assert visitor.play_until(table, sells)
        page = visitor.open_table(table)
        visitor.wait(HEARD, "What do you do next?")
        page.keyboard.press("s")
        visitor.wait(HEARD, "Which set do you sell?")
        page.keyboard.press("Escape")
        visitor.wait(HEARD, "What do you do next?")


def test_what_had_the_focus_does_not_become_the_next_answer(site: Site) -> None:
    """Of three artefacts one is laid out; whoever presses Enter once more has not chosen one of the others."""

    def lays_out(question: Message, _: Message) -> bool:
        return bool(question["key"] == "survey_lay" and len(question["options"]) > 1)

    with site.visitor() as visitor:
        table = reach(visitor, lays_out, lambda _: ["survey"])
        page = visitor.open_table(table)
        page.locator(".tray .legal").first.focus()
        asked = page.locator("#ask h2").inner_text()
        page.keyboard.press("Enter")
        page.wait_for_timeout(MEANT_MS)
        if page.locator("#ask .confirm").count() > 0:
            page.locator("#ask .confirm").press("Enter")
        visitor.wait("(before) => document.querySelector('#ask h2').innerText !== before", asked)
        visitor.wait("() => document.activeElement !== document.body && !document.activeElement.closest('.tray')")


def test_a_stack_that_is_opened_is_told_tile_by_tile(site: Site) -> None:
    with site.visitor() as visitor:
        table = visitor.make("excavation_earth", [ME], solo=True)
        assert visitor.play_until(table, lambda question, _: question["key"] == "act")
        page = visitor.open_table(table)
        page.locator(".bm .cnt").first.click()
        tiles = page.locator(".bm .opened [role=img]")
        tiles.first.wait_for()
        told = [str(one.get_attribute("aria-label")) for one in tiles.all()]
        assert all(any(glyph in one for glyph in ("helix", "lens", "antenna", "crater")) for one in told), told


def test_what_an_answer_brings_is_said_at_its_confirmation(site: Site) -> None:
    with site.visitor() as visitor:
        table = visitor.make("archaeology", [ME, BOT], monument="great_pyramid")

        def sells(question: Message, _: Message) -> bool:
            return question["key"] == "act" and any(o["name"].startswith("sell ") for o in question["options"])

        assert visitor.play_until(table, sells)
        page = visitor.open_table(table)
        page.locator("[data-action=sell]").first.click()
        page.locator("[data-ask] .list button").first.click()
        about = page.locator("[data-action=confirm]").get_attribute("aria-describedby")
        assert "$" in page.locator(f"#{about}").inner_text()


def test_an_action_that_hides_the_actions_gives_the_focus_on(site: Site) -> None:
    """On a phone they are gone as soon as one is taken."""
    with site.visitor(size="phone") as visitor:
        table = reach(visitor, lambda question, _: question["key"] == "act", lambda _: ())
        page = visitor.open_table(table)
        page.locator(".travel .legal").last.focus()
        page.keyboard.press("Enter")
        page.locator("#ask .confirm, .travel .chosen").first.wait_for()
        page.wait_for_timeout(MEANT_MS)  # whoever presses twice at once means neither an action nor the confirmation
        if page.locator("#ask .confirm").count() == 0:  # the card pays for something else, too
            page.locator('[data-piece="action:travel"]').focus()
            page.keyboard.press("Enter")
            page.locator("#ask .confirm").wait_for()
            page.wait_for_timeout(MEANT_MS)
        page.locator("#ask .confirm").press("Enter")
        visitor.wait("() => !document.querySelector('.acts')?.checkVisibility()")
        visitor.wait("() => document.activeElement !== document.body")


def test_tabs_of_a_phone_have_arrow_keys(site: Site) -> None:
    with site.visitor(size="phone") as visitor:
        table = reach(visitor, lambda question, _: question["key"] == "act", lambda _: ())
        page = visitor.open_table(table)
        chosen = "() => document.querySelector('[role=tab][aria-selected=true]').innerText.trim()"
        page.locator("[role=tab][aria-selected=true]").focus()
        before = page.evaluate(chosen)
        page.keyboard.press("End")
        visitor.wait("(before) => document.activeElement.innerText.trim() !== before", before)
        visitor.wait(f"() => ({chosen})() === document.activeElement.innerText.trim()")
        assert page.locator("[role=tab][tabindex='0']").count() == 1


def test_the_window_says_which_game_it_is_and_whose_turn(site: Site) -> None:
    with site.visitor() as visitor:
        table = visitor.make("archaeology", [ME, BOT])
        assert visitor.play_until(table, lambda *_: True)
        page = visitor.open("/")
        page.wait_for_selector("article")
        visitor.open_table(table)
        visitor.wait("() => document.title === 'Your turn · Archaeology · Digsite'")
        page.goto(visitor.base + "/learn")
        visitor.wait("() => document.title === 'Learn by playing · Digsite'")


def test_forced_colours_leave_the_table_and_the_focus_in_sight(site: Site) -> None:
    with site.visitor() as visitor:
        table = reach(visitor, lambda question, _: question["key"] == "act", lambda _: ())
        page = visitor.page
        page.emulate_media(forced_colors="active")
        visitor.open("/")
        page.wait_for_selector("article")
        page.keyboard.press("Tab")
        style = "() => getComputedStyle(document.activeElement)"
        assert page.evaluate(f"{style}.outlineStyle") == "solid"
        visitor.open_table(table)
        page.wait_for_selector(".acts .legal")
        assert page.evaluate("() => getComputedStyle(document.querySelector('.acts .legal')).boxShadow") != "none"
