"""The clock of a page, stopped: on a machine that is slow, too, a second click comes soon after the first."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

MEANT_MS = 600
"""After so long a second click or key press is no half of a double one (DOUBLE_CLICK_MS of the page)."""

STOP = """() => {
  const now = performance.now.bind(performance)
  const at = now()
  performance.now = () => at
  window.thaw = () => (performance.now = now)
}"""


@contextmanager
def stopped_clock(page: Page) -> Iterator[None]:
    """No time passes for the page. Afterwards so much has passed that whatever is clicked or pressed is meant."""
    page.evaluate(STOP)
    yield
    page.evaluate("() => window.thaw()")
    page.wait_for_timeout(MEANT_MS)
