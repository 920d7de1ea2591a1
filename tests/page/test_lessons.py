"""The first-game guides at the page: every lesson can be finished by clicking what it asks for, and covers nothing."""

from __future__ import annotations

import time
from typing import Any, Final

import pytest

from digsite.lab.page.player import CHOOSE, COUNT, Player
from digsite.lab.page.site import Site
from digsite.lab.page.visitor import Visitor
from digsite.server.lessons import Lesson, lessons

TRIES: Final = 12
"""Somebody who answers by chance may do something else first; then the lesson is started over."""
MOST_ANSWERS: Final = 60
PATIENCE: Final = 30.0
KEYS: Final = list(lessons())
QUICK: Final = [("ar-sell", "phone"), ("ee-command", "desk")]

# How far the guide is: what there is to do now.
STAGE: Final = """
() => {
  const guide = document.querySelector('.guide')
  if (!guide) return 'laying'
  if (guide.querySelector('.came:not(.good)')) return 'otherwise'
  const buttons = [...guide.querySelectorAll('.verbs > *')].filter((e) => e.checkVisibility())
  if (buttons.length === 2 && buttons[0].matches('.primary')) return 'over'
  return buttons.some((e) => e.matches('.primary')) ? 'read' : 'do'
}
"""
# Where to click the first of the pieces that the guide points at; null if none can be played now.
POINTED: Final = """
(points) => {
  const css = (point) => {
    const value = CSS.escape(point.replace(/^do:/, ''))
    return point.startsWith('do:') ? `[data-action="${value}"]` : `[data-piece~="${value}"]`
  }
  const found = points.flatMap((point) => [...document.querySelectorAll(css(point))])
  const able = (e) => e.matches('button:not([aria-disabled=true], .chosen)') && e.checkVisibility()
  const target = found.find(able)
  if (!target) return null
  target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const box = target.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const top = document.elementFromPoint(x, y)
  return target.contains(top) ? { x, y } : { trouble: `${points[0]} is covered by ${top?.outerHTML.slice(0, 160)}` }
}
"""


OTHERS: Final = ("'.legal:not(.chosen)'", """'.legal:not(.chosen, [data-piece^="action:"])'""")
"""Other actions than the one that the guide points at are left alone."""
OWN: Final = (", .verbs .primary'", "'")
"""So are the guide's own buttons."""


class Learner(Player):
    """Answers by chance, but takes the actions and ends the turn only where the lesson asks for it."""

    count = COUNT.replace(*OTHERS).replace(*OWN)
    choose = CHOOSE.replace(*OTHERS).replace(*OWN)

    def _wanted(self, counted: dict[str, int]) -> str | None:
        return super()._wanted({**counted, "end": 0, "undo": 0})


@pytest.mark.parametrize(("key", "size"), QUICK)
def test_a_lesson_of_each_game(site: Site, key: str, size: str) -> None:
    with site.visitor(size=size) as visitor:
        finish(visitor, lessons()[key])


@pytest.mark.slow
@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("key", KEYS)
def test_every_lesson(site: Site, key: str, size: str) -> None:
    with site.visitor(size=size) as visitor:
        finish(visitor, lessons()[key])


def finish(visitor: Visitor, lesson: Lesson) -> None:
    """Go through a lesson to its end."""
    visitor.open(f"/learn/{lesson.key}")
    for attempt in range(TRIES):
        visitor.wait("() => document.querySelector('.guide') && document.querySelector('.legal, [data-ask] button')")
        # What laid the table cannot be taken back.
        assert visitor.page.locator(".undo").count() == 0
        learner = Learner(visitor, seed=attempt + 1)
        if try_once(visitor, lesson, learner):
            assert lesson.key in visitor.page.evaluate("() => localStorage.getItem('digsite-lessons')")
            assert learner.covered == {}, f"pieces that glow but cannot be clicked: {learner.covered}"
            return
        start_over(visitor)
    pytest.fail(f"{lesson.key}: not finished in {TRIES} tries")


def try_once(visitor: Visitor, lesson: Lesson, learner: Learner) -> bool:
    """Do what each step asks for. False once something else was done instead."""
    page = visitor.page
    points = [step.points for step in lesson.steps if step.done]
    wanted = next((one for one in points if one[0].startswith(("do:", "action:", "seat:", "tent"))), ())
    deadline = time.monotonic() + PATIENCE
    pointed = False
    while learner.answers < MOST_ANSWERS and time.monotonic() < deadline:
        stage = page.evaluate(STAGE)
        if stage == "over":
            return True
        if stage == "otherwise":
            return False
        if stage == "read":
            page.click(".guide .verbs .primary")
        elif stage == "do" and wanted and (not pointed or wanted[0].startswith("action:")):
            show_table(visitor)
            spot: dict[str, Any] | None = page.evaluate(POINTED, list(wanted))
            while spot is not None and "trouble" in spot:  # it may not have come to rest yet
                assert time.monotonic() < deadline, f"{lesson.key}: {spot['trouble']}"
                page.wait_for_timeout(50)
                spot = page.evaluate(POINTED, list(wanted))
            if spot is not None:
                page.mouse.click(spot["x"], spot["y"])
                page.wait_for_timeout(150)
            assert spot is not None or pointed, f"{lesson.key}: {wanted[0]} cannot be played"
            pointed = True
            if page.evaluate(STAGE) == "do":  # else the next button is the guide's own
                learner.act()
        elif not learner.act():
            page.wait_for_timeout(20)
    return False


def show_table(visitor: Visitor) -> None:
    """Fold the guide, where it offers that."""
    button = visitor.page.locator(".guide .show")
    if button.is_visible():
        button.click()
        visitor.page.wait_for_timeout(100)  # the table takes the room


def start_over(visitor: Visitor) -> None:
    """The same lesson from its beginning, at a fresh table."""
    head = visitor.page.locator(".guide .head")
    if head.get_attribute("aria-expanded") == "false":
        head.click()
    visitor.page.evaluate("() => document.querySelector('.guide').dataset.old = '1'")
    visitor.page.locator(".guide .foot button").click()
    visitor.wait("() => document.querySelector('.guide:not([data-old])')")


def test_on_a_tablet_the_log_is_beside_the_guide(site: Site) -> None:
    with site.visitor() as visitor:
        visitor.page.set_viewport_size({"width": 1000, "height": 800})
        page = visitor.open("/learn/ee-travel")
        page.wait_for_selector(".guide")
        page.locator(".tabbar button", has_text="Log").click()
        page.locator(".ee .log p").first.wait_for()


@pytest.mark.slow
def test_the_next_lesson_is_not_ticked_before_it_is_gone_through(site: Site) -> None:
    with site.visitor() as visitor:
        finish(visitor, lessons()["ar-thief"])
        visitor.page.locator(".guide .verbs .primary").click()
        visitor.wait("() => location.pathname === '/learn/ar-storm' && document.querySelector('.guide')")
        visitor.page.wait_for_timeout(300)
        assert visitor.page.evaluate("() => localStorage.getItem('digsite-lessons')") == "ar-thief"
