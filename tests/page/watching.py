"""What a page shows for a moment only, seen by the page itself: whoever looks from outside may come too late."""

from __future__ import annotations

from digsite.lab.page.visitor import Visitor

WATCH = """(css) => {
  window.seen ??= {}
  window.seen[css] = false
  const look = () => (window.seen[css] ||= document.querySelector(css)?.checkVisibility() ?? false)
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
}"""
SEEN = "(css) => window.seen[css]"


def watch(visitor: Visitor, css: str) -> None:
    """Watch for something from here on, as long as the page is not loaded anew."""
    visitor.page.evaluate(WATCH, css)


def was_seen(visitor: Visitor, css: str) -> None:
    """Wait until what is watched for has been there."""
    visitor.wait(SEEN, css)
