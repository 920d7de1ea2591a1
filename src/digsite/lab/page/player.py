"""Somebody who plays at the page alone, by chance: with the mouse, or with the keyboard.

Only what the page itself shows as possible is used: pieces that glow, answers, confirmations. A click goes to the point
where the piece is seen: one that something else covers cannot be clicked, and that is an error. With the keyboard
everything is reached with Tab, and chosen with Enter or Space; Ctrl+Enter confirms.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, ClassVar, Final

from playwright.sync_api import Error

from digsite.lab.page.visitor import Visitor, gone

MOST_WALKS: Final = 12
"""How often a walk with Tab may be started anew, because the table changed on the way."""
FAR: Final = 15
"""How many stops of Tab the short cut to the question must save to be taken."""
ANSWERED: Final = 1.5
"""Seconds that the page may take to show what an answer did."""

# What can be done now, in the order of what should be done first. Duplicates of an answer do no harm.
FIND: Final = """
() => {
  const seen = (e) => {
    const box = e.getBoundingClientRect()
    const there = e.checkVisibility({ visibilityProperty: true }) && !e.closest('[inert],[hidden],.settling')
    return box.width > 1 && box.height > 1 && there
  }
  const able = (e) => e.getAttribute('aria-disabled') !== 'true' && seen(e)
  const all = (css) => [...document.querySelectorAll(css)].filter(able)
  const kinds = [
    ['pass', '.pass .show'],
    ['row', '[role=menuitem]'],
    ['confirm', '.confirm, [data-action=confirm], .verbs .primary'],
    ['yes', '[data-ask=vote] .confirm'],
    ['end', '[data-ask] [data-action=end-turn].legal'],
    ['answer', '.answer, [data-ask] :is(.option, .list button, li button.legal), [data-ask=rob] li button'],
    ['piece', '.legal:not(.chosen)'],
    ['chosen', '.legal.chosen'],
    ['undo', '.undo'],
  ]
  const found = {}
  const had = new Set()
  for (const [kind, css] of kinds) {
    found[kind] = all(css).filter((e) => !had.has(e))
    found[kind].forEach((e) => had.add(e))
  }
  return found
}
"""
CHOOSE: Final = """
([kind, at]) => {
  const found = (FIND)()
  const list = found[kind] ?? []
  const target = list[Math.floor(at * list.length)]
  if (!target) return null
  target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const box = target.getBoundingClientRect()
  const name = target.getAttribute('aria-label') || target.innerText.trim() || target.dataset.piece || target.className
  const spots = [[.5, .5], [.5, .2], [.5, .8], [.2, .5], [.8, .5], [.1, .1], [.9, .9], [.1, .9], [.9, .1]]
  for (const [u, v] of spots) {
    const [x, y] = [box.left + u * box.width, box.top + v * box.height]
    const top = document.elementFromPoint(x, y)
    if (top && (top === target || target.contains(top))) return { x, y, name, free: true }
  }
  const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  const told = !!over?.closest('[role=alert]')
  return { name, free: false, told, over: over ? over.outerHTML.slice(0, 160) : 'nothing: it lies outside the window' }
}
""".replace("FIND", FIND)
COUNT: Final = """
() => Object.fromEntries(Object.entries((FIND)()).map(([kind, list]) => [kind, list.length]))
""".replace("FIND", FIND)
# How many stops of Tab lie between here and the nearest thing of a kind, passing over some, and between here and the
# short cut to what is asked. Nothing of that is known while the page has no focus: only Tab tells where it goes on.
STOPS: Final = """
([kind, skip]) => {
  const found = (FIND)()
  const wanted = new Set(found[kind] ?? [])
  const here = document.activeElement
  if (wanted.has(here) && skip === 0) return { steps: 0 }
  if (wanted.size === 0) return null
  if (!here || here === document.body) return { lost: true }
  const groups = new Set()
  const css = 'a[href],button,input,select,textarea,summary,[tabindex]'
  const stops = [...document.querySelectorAll(css)].filter((e) => {
    if (e.tabIndex < 0 || e.disabled || e.closest('[inert]')) return false
    if (!e.checkVisibility({ visibilityProperty: true })) return false
    if (e.type !== 'radio' || e === here) return true
    const checked = document.querySelector(`input[type=radio][name="${e.name}"]:checked`)
    return checked ? e === checked : !groups.has(e.name) && groups.add(e.name)
  })
  // What has the focus need not be a stop itself: then there is one right before it, and one right after it.
  const at = stops.indexOf(here)
  const after = stops.findIndex((e) => here.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING)
  const next = after < 0 ? stops.length : after
  const away = (i) => (i === at ? 0 : i < next ? i - (at < 0 ? next : at) : i - next + 1)
  const near = stops.map((e, i) => [away(i), wanted.has(e)]).filter(([d, w]) => w && d !== 0).map(([d]) => d)
  near.sort((a, b) => Math.abs(a) - Math.abs(b))
  const steps = near[Math.min(skip, near.length - 1)] ?? (wanted.has(here) ? 0 : null)
  const short = stops.findIndex((e) => e.matches('.skip'))
  return { steps, stops: stops.length, short: short < 0 ? null : away(short) }
}
""".replace("FIND", FIND)
AT_SHORT_CUT: Final = "() => document.activeElement?.matches('.skip') ?? false"

# What an answer changes: the question, what glows, what is chosen.
STAMP: Final = """
() => [
  document.querySelector('[data-ask], .ask, main')?.innerText,
  ...['.legal', '.chosen', '[role=menuitem]', '[aria-pressed=true]'].map((s) => document.querySelectorAll(s).length),
].join('|')
"""


class Player:
    """Plays one visitor's seat at the table that is open.

    Args:
        visitor: whose window it is.
        keys: whether to use the keyboard, and never the mouse.
        seed: of the chance that decides.
    """

    count: ClassVar = COUNT
    choose: ClassVar = CHOOSE

    def __init__(self, visitor: Visitor, *, keys: bool = False, seed: int = 1) -> None:
        self.visitor: Final = visitor
        self.page: Final = visitor.page
        self.keys: Final = keys
        self.chance: Final = random.Random(seed)
        self.answers: int = 0
        self.done: dict[str, int] = {}
        self.covered: dict[str, str] = {}
        """Pieces that glowed and could not be clicked, and what lay over them."""
        self._stuck = 0

    def play(self, over: Callable[[], bool], *, patience: float = 120.0, most: int = 5000) -> None:
        """Play until it is over; it is asked only when there is nothing to do."""
        deadline = time.monotonic() + patience
        idle = 0
        while self.answers < most:
            if time.monotonic() > deadline:
                counted = self.page.evaluate(COUNT)
                raise AssertionError(
                    f"no end after {patience:.0f} s and {self.answers} answers ({self.done}): {counted}"
                )
            if self.act():
                idle = 0
                continue
            idle += 1
            if idle % 5 == 1 and over():
                return
            self.page.wait_for_timeout(20)

    def play_on(self, table: str, moves: int, *, patience: float = 120.0) -> None:
        """Play until the game at the table is so many moves further, or over.

        Whoever points by chance may choose and let go again and again: a number of answers says nothing of moves.
        """
        deadline = time.monotonic() + patience
        goal = int(self.visitor.see(table)["seq"]) + moves
        while True:
            now = self.visitor.see(table)
            if now["seq"] >= goal or now["table"]["status"] != "running":
                return
            if time.monotonic() > deadline:
                counted = self.page.evaluate(COUNT)
                raise AssertionError(f"move {now['seq']} of {goal} after {patience:.0f} s ({self.done}): {counted}")
            if not self.act():
                self.page.wait_for_timeout(20)

    def act(self) -> bool:
        """Do one thing. False while there is nothing to do."""
        try:
            counted: dict[str, int] = self.page.evaluate(self.count)
            kind = self._wanted(counted)
            if kind is None:
                return False
            before = self.page.evaluate(STAMP)
            done = self._type(kind) if self.keys else self._click(kind)
            if done:
                self._await_change(before)
        except Error as error:
            if not gone(error):
                raise
            return False
        if done:
            self.answers += 1
            self.done[kind] = self.done.get(kind, 0) + 1
        return done

    def _await_change(self, before: str) -> None:
        """Wait until the page has answered, for a while: not everything that is chosen changes something."""
        deadline = time.monotonic() + ANSWERED
        while time.monotonic() < deadline:
            self.page.wait_for_timeout(10)
            if self.page.evaluate(STAMP) != before:
                return

    def _wanted(self, counted: dict[str, int]) -> str | None:
        """What to do of what can be done."""
        for kind in ("pass", "row", "confirm", "yes"):
            if counted[kind]:
                return kind
        if counted["end"] and self.chance.random() < 0.5:
            return "end"
        many = counted["answer"] + counted["piece"]
        if many:
            self._stuck = 0
            return "answer" if self.chance.random() * many < counted["answer"] else "piece"
        for kind in ("end", "chosen"):
            if counted[kind]:
                return kind
        if counted["undo"]:
            self._stuck += 1
            if self._stuck > 50:  # a moment with nothing but Undo comes and goes while answers are under way
                self._stuck = 0
                return "undo"
        return None

    def _click(self, kind: str) -> bool:
        spot: dict[str, Any] | None = self.page.evaluate(self.choose, [kind, self.chance.random()])
        if spot is None:
            return False
        if not spot["free"]:
            self.page.wait_for_timeout(60)  # something may just be flying past
            if spot["told"]:  # or lie there until it was read
                self.page.keyboard.press("Escape")
            spot_again: dict[str, Any] | None = self.page.evaluate(self.choose, [kind, self.chance.random()])
            if spot_again is None or not spot_again["free"]:
                self.covered[spot["name"]] = spot["over"]
                return False
            spot = spot_again
        self.page.mouse.click(spot["x"], spot["y"])
        return True

    def _type(self, kind: str) -> bool:
        """Walk with Tab to something of that kind, not always the nearest, and choose it."""
        if kind == "confirm" and self.chance.random() < 0.7 and self.page.locator("[data-action=confirm]").count():
            self.page.keyboard.press("Control+Enter")
            return True
        skip = self.chance.choice((0, 0, 1, 3)) if kind in ("piece", "answer") else 0
        short_cut = True
        for _ in range(MOST_WALKS):
            way: dict[str, Any] | None = self.page.evaluate(STOPS, [kind, skip])
            if way is None:
                return False
            if way.get("lost"):
                self.page.keyboard.press("Tab")
                continue
            skip = 0
            if way["steps"] is None:
                raise AssertionError(f"{kind}: the keyboard cannot reach any, with {way['stops']} stops of Tab")
            if way["steps"] == 0:
                self.page.keyboard.press(self.chance.choice(("Enter", "Space")))
                return True
            if short_cut and way["short"] is not None and abs(way["short"]) + FAR < abs(way["steps"]):
                short_cut = False
                self._walk(way["short"])
                if self.page.evaluate(AT_SHORT_CUT):  # else the table changed on the way
                    self.page.keyboard.press("Enter")
            else:
                self._walk(way["steps"])
        raise AssertionError(f"{kind}: not reached in {MOST_WALKS} walks with Tab")

    def _walk(self, steps: int) -> None:
        for _ in range(abs(steps)):
            self.page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
