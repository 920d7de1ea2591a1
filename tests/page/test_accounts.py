"""Who I am: an account, and leaving it on this device or on every one."""

from __future__ import annotations

import secrets

import pytest

from digsite.lab.page.site import Site
from digsite.lab.page.visitor import BOT, ME, OPEN, Visitor

PASSWORD = "three camels and a tent"


def login_of(visitor: Visitor) -> str | None:
    """The account this browser is logged in with; None: it is a guest."""
    login: str | None = visitor.answer(visitor.context.request.get(f"{visitor.base}/api/me"))["login"]
    return login


def dialog(visitor: Visitor, path: str | None = "/") -> None:
    """Open the dialog at the front door, or where the visitor is (None)."""
    if path is not None:
        visitor.open(path)
    visitor.page.locator(".tool.me").click()
    visitor.page.wait_for_selector("dialog[open] #account-name")


def enter(visitor: Visitor, login: str, *, new: bool, path: str | None = "/") -> None:
    """Make an account, or log in with one that there is."""
    dialog(visitor, path)
    page = visitor.page
    page.locator("dialog .tabs button").nth(0 if new else 1).click()
    page.locator("#account-login").fill(login)
    page.locator("#account-password").fill(PASSWORD)
    page.locator("dialog form .primary").click()
    page.wait_for_selector("dialog .done")
    assert login_of(visitor) == login


def leave(visitor: Visitor, *, everywhere: bool, path: str | None = "/") -> None:
    """Log out, on this device or on every one."""
    dialog(visitor, path)
    visitor.page.locator("dialog .leave button").nth(1 if everywhere else 0).click()
    visitor.page.wait_for_selector("dialog .done")
    # Whoever came by keyboard goes on within the dialog.
    visitor.wait("() => document.querySelector('dialog[open]').contains(document.activeElement)")
    assert login_of(visitor) is None


@pytest.mark.parametrize("everywhere", [False, True], ids=["here", "everywhere"])
def test_logging_out(site: Site, everywhere: bool) -> None:
    login = f"ada-{secrets.token_hex(4)}"
    with site.visitor(name="Ada") as desk, site.visitor(size="phone", locale="de") as phone:
        enter(desk, login, new=True)
        enter(phone, login, new=False)
        leave(desk, everywhere=everywhere)
        assert login_of(phone) == (None if everywhere else login)
        # The page of the other device says the same.
        dialog(phone)
        assert phone.page.locator("dialog .leave").count() == (0 if everywhere else 1)
        assert phone.page.locator("#account-login").count() == (1 if everywhere else 0)


def invited(host: Visitor, visitor: Visitor) -> str:
    """A table that a visitor has come to by its link."""
    table = host.make("archaeology", [ME, OPEN], start=False)
    visitor.open(f"/t/{table}#{host.made['invitation']}")
    visitor.page.get_by_role("button", name="Sit down").wait_for()
    return table


def sit(visitor: Visitor, table: str) -> list[int]:
    """Sit down with what the page offers; the seats that the visitor has then."""
    visitor.page.get_by_role("button", name="Sit down").click()
    visitor.wait("() => !document.querySelector('main').innerText.includes('Sit down')")
    seats: list[int] = visitor.see(table)["as"]
    return seats


@pytest.mark.parametrize("bring", [True, False])
def test_who_logs_in_at_a_table_sits_down_as_the_account(site: Site, bring: bool) -> None:
    login = f"ada-{secrets.token_hex(4)}"
    with site.visitor(name="Ada") as elsewhere, site.visitor(name="Host") as host, site.visitor() as visitor:
        enter(elsewhere, login, new=True)
        table = invited(host, visitor)
        dialog(visitor, None)
        visitor.page.locator("dialog .tabs button").nth(1).click()
        visitor.page.locator("dialog input[type=checkbox]").set_checked(bring)
        visitor.page.locator("#account-login").fill(login)
        visitor.page.locator("#account-password").fill(PASSWORD)
        visitor.page.locator("dialog form .primary").click()
        visitor.page.wait_for_selector("dialog .done")
        visitor.page.locator("dialog .x").click()
        assert sit(visitor, table) == [1]
        assert elsewhere.see(table)["as"] == [1], "it is the account's on every device"


def test_who_takes_another_name_at_a_table_sits_down_under_it(site: Site) -> None:
    with site.visitor(name="Host") as host, site.visitor() as visitor:
        table = invited(host, visitor)
        dialog(visitor, None)
        visitor.page.locator("#account-name").fill("Anna")
        visitor.page.locator("dialog form .row button").click()
        visitor.page.wait_for_selector("dialog .done")
        visitor.page.locator("dialog .x").click()
        assert sit(visitor, table) == [1]
        assert visitor.see(table)["table"]["seats"][1]["name"] == "Anna"


def test_who_logs_out_at_a_table_sees_its_hand_no_more_in_any_window(site: Site) -> None:
    hand = "document.querySelectorAll('.fan-piece').length"
    with site.visitor(name="Ada") as visitor:
        enter(visitor, f"ada-{secrets.token_hex(4)}", new=True)
        table = visitor.make("archaeology", [ME, BOT])
        other = visitor.window()
        other.goto(f"{visitor.base}/t/{table}")
        other.locator(".fan-piece").first.wait_for()
        visitor.open_table(table)
        visitor.wait(f"() => {hand} > 0")
        leave(visitor, everywhere=False, path=None)
        visitor.wait("() => document.querySelector('main').innerText.includes('cannot be opened')")
        assert visitor.page.evaluate(hand) == 0
        other.get_by_text("cannot be opened").wait_for()
        assert other.evaluate(hand) == 0


def test_a_lesson_goes_on_under_another_name_and_begins_anew_for_somebody_else(site: Site) -> None:
    with site.visitor(name="Ada") as visitor:
        page = visitor.open("/learn/ar-dig")
        page.get_by_role("button", name="Got it").click()
        page.get_by_role("button", name="Got it").wait_for(state="hidden")
        enter(visitor, f"ada-{secrets.token_hex(4)}", new=True, path=None)
        page.locator("dialog .x").click()
        page.wait_for_timeout(500)
        assert page.get_by_role("button", name="Got it").count() == 0, "it goes on where it was"
        leave(visitor, everywhere=False, path=None)
        page.locator("dialog .x").click()
        page.get_by_role("button", name="Got it").wait_for()


def test_what_is_wrong_is_said(site: Site) -> None:
    with site.visitor(locale="pl") as visitor:
        dialog(visitor)
        page = visitor.page
        visitor.expected.append("status of 401")  # a browser itself writes a request that was refused to the console
        page.locator("dialog .tabs button").nth(1).click()
        page.locator("#account-login").fill("nobody")
        page.locator("#account-password").fill(PASSWORD)
        page.locator("dialog form .primary").click()
        assert len(page.locator("dialog [role=alert]").inner_text()) > 5
        assert login_of(visitor) is None
