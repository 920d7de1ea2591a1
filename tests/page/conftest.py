"""A real server with the page, and a real browser.

Where there is no Chromium these tests are skipped, and say so; with DIGSITE_REQUIRE_BROWSER set that is an error. The
page is built once; with DIGSITE_PAGE the one in that folder is taken.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from digsite.lab.page.site import WEB, Site, build, find_browser
from tests.page.tables import begin_story


@pytest.fixture(scope="session")
def page_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page, built: by the first process of several that needs it."""
    named = os.environ.get("DIGSITE_PAGE")
    if named:
        return Path(named)
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    folder = shared / "page"
    with (shared / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "index.html").is_file():
            if not (WEB / "node_modules").is_dir():
                leave_out(
                    "WHAT BUILDS THE PAGE IS NOT INSTALLED: nothing of it was tested (make web/node_modules/.installed)"
                )
            build(folder)
    return folder


@pytest.fixture(scope="package")
def site(page_folder: Path) -> Iterator[Site]:
    """One server and one browser for all tests of the page; gone before other tests begin, for Playwright's own event
    loop would be in their way."""
    if find_browser() is None:
        leave_out("THERE IS NO CHROMIUM: nothing of the page was tested (Debian: the package chromium)")
    with Site(page_folder) as opened:
        yield opened


@pytest.fixture(autouse=True)
def the_same_each_time(request: pytest.FixtureRequest) -> None:
    """The tables of a test are the same each time; with another word in DIGSITE_CHANCE they are others.

    Only the tables are, not how they are played: what a `Player` finds at the page depends on how quick page and bots
    are. Who only wants a table in some state plays there at the server (`play_until`, `reach`) and opens the page then.
    """
    if "site" in request.fixturenames:
        begin_story(request.getfixturevalue("site"), request.node.nodeid)


def leave_out(message: str) -> None:
    """Skip, or fail where that was asked for."""
    if os.environ.get("DIGSITE_REQUIRE_BROWSER", "") not in ("", "0"):
        pytest.fail(f"{message}; DIGSITE_REQUIRE_BROWSER is set, so this is an error")
    pytest.skip(message)
