"""Who I am: an account, and leaving it on this device or on every one."""

from __future__ import annotations

import secrets

import pytest

from digsite.lab.page.site import Site
from digsite.lab.page.visitor import Visitor

PASSWORD = "three camels and a tent"


def login_of(visitor: Visitor) -> str | None:
    """The account this browser is logged in with; None: it is a guest."""
    login: str | None = visitor.answer(visitor.context.request.get(f"{visitor.base}/api/me"))["login"]
    return login


def dialog(visitor: Visitor) -> None:
    """Open the dialog at the front door."""
    visitor.open("/").locator(".tool.me").click()
    visitor.page.wait_for_selector("dialog[open] #account-name")


def enter(visitor: Visitor, login: str, *, new: bool) -> None:
    """Make an account, or log in with one that there is."""
    dialog(visitor)
    page = visitor.page
    page.locator("dialog .tabs button").nth(0 if new else 1).click()
    page.locator("#account-login").fill(login)
    page.locator("#account-password").fill(PASSWORD)
    page.locator("dialog form .primary").click()
    page.wait_for_selector("dialog .done")
    assert login_of(visitor) == login


def leave(visitor: Visitor, *, everywhere: bool) -> None:
    """Log out, on this device or on every one."""
    dialog(visitor)
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


def test_what_is_wrong_is_said(site: Site) -> None:
    with site.visitor(locale="pl") as visitor:
        dialog(visitor)
        page = visitor.page
        page.locator("dialog .tabs button").nth(1).click()
        page.locator("#account-login").fill("nobody")
        page.locator("#account-password").fill(PASSWORD)
        page.locator("dialog form .primary").click()
        assert len(page.locator("dialog [role=alert]").inner_text()) > 5
        assert login_of(visitor) is None
        # A browser itself writes a request that was refused to the console.
        assert all("401" in trouble for trouble in visitor.troubles)
        visitor.troubles.clear()
