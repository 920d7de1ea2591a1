"""What can be seen to be wrong with a screen: barriers (axe-core), words that nobody translated, a page too wide."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Page

from digsite.lab.page.site import WEB

AXE: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
GRAVE: Final = ("serious", "critical")
RAW_KEY: Final = re.compile(r"[a-z]{2,}(?:-[a-z0-9]+)+(?:\.[a-z]+)?")
"""How the key of a message looks."""
UNFILLED: Final = re.compile(r"\{ ?\$?[\w-]+ ?\}|undefined|NaN|\[object ")
"""A figure that was not filled in."""
ENGLISH: Final = re.compile(
    r"\b(?:the|and|your|you|of|with|this|that|from|which|every|where|nothing|what|whose|while|into|their|for|not|are|has|"
    r"have|been|would|cannot|could|players?|cards?|take|back|turn|game|rules|sell|undo)\b"
)
"""Words that stand in English sentences, and in no German or Polish one. In small letters: names may hold them."""

# Every text as a reader meets it: per element that has text of its own, and what is said and not shown.
TEXTS: Final = """
() => {
  const found = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT)
  for (let e = walk.currentNode; e; e = walk.nextNode()) {
    if (e.closest('script,style,[data-own]')) continue
    const lang = e.closest('[lang]')?.lang ?? ''
    const where = [e.tagName.toLowerCase(), ...e.classList].slice(0, 2).join('.')
    for (const key of ['aria-label', 'title', 'placeholder', 'alt']) {
      const text = e.getAttribute(key)
      if (text) found.push([text.trim(), `${where}[${key}]`, lang])
    }
    const data = [...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data)
    const own = data.join(' ').replace(/\\s+/g, ' ').trim()
    if (own && e.checkVisibility()) found.push([own, where, lang])
  }
  return found
}
"""

CUT: Final = """
() => [...document.querySelectorAll('button,h1,h2,h3,a,label,summary,td,th')]
  .filter((e) => e.checkVisibility() && !e.matches('.vh') && e.clientWidth > 0)
  .filter((e) => {
    const hides = !['visible', 'auto'].includes(getComputedStyle(e).overflowX)
    return hides && e.scrollWidth > e.clientWidth + 1 && e.innerText?.trim()
  })
  .map((e) => `${e.tagName.toLowerCase()}.${String(e.className).split(' ')[0]}: ${e.innerText.trim().slice(0, 60)}`)
"""


def barriers(page: Page) -> list[str]:
    """What axe-core finds serious or critical, one line each."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {AXE.read_text('utf-8')} }}")
    found: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    lines: list[str] = []
    for one in found["violations"]:
        for node in one["nodes"][:4] if one["impact"] in GRAVE else []:
            line = f"{one['impact']} {one['id']} {' '.join(map(str, node['target']))}: {node['failureSummary']}"
            lines.append(" ".join(line.split())[:400])
    return lines


def texts(page: Page) -> list[tuple[str, str, str]]:
    """Every text of the screen, shown or said, with where it stands and the language it is marked with."""
    return [(text, where, lang) for text, where, lang in page.evaluate(TEXTS)]


def raw_keys(page: Page) -> list[str]:
    """Keys of messages that nobody wrote, and figures that were not filled in. Keys that are meant stand in `code`."""
    return [
        f"{where}: {text}"
        for text, where, _ in texts(page)
        if (RAW_KEY.fullmatch(text) and not where.startswith("code")) or UNFILLED.search(text)
    ]


def english(page: Page, locale: str) -> list[str]:
    """Texts of a screen in another language that are English. What is marked as English is allowed to be."""
    found = []
    for text, where, lang in texts(page):
        words = len(text.split())
        if lang == locale and words >= 2 and len(ENGLISH.findall(text)) >= max(1, words // 5):
            found.append(f"{where}: {text[:120]}")
    return found


def too_wide(page: Page) -> list[str]:
    """How much of the page lies beside the window."""
    wide: int = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    return [f"{wide} pixels wider than the window"] if wide > 0 else []


def cut_off(page: Page) -> list[str]:
    """Texts of buttons and headings that do not fit where they stand."""
    return list(page.evaluate(CUT))


def faults(page: Page, locale: str) -> list[str]:
    """Everything that can be seen to be wrong with a screen in that language."""
    found = [
        *too_wide(page),
        *(f"cut off: {one}" for one in cut_off(page)),
        *(f"raw key: {one}" for one in raw_keys(page)),
    ]
    if locale != "en":
        found += [f"English: {one}" for one in english(page, locale)]
    return [*found, *barriers(page)]
