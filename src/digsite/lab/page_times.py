"""How quick the page is on this machine: first paint, a newcomer's way to the first move, and drawing an answer.

python -m digsite.lab.page_times

It tells figures and their limits, and ends with 1 where a limit is passed. Other work on the machine shows.
"""

from __future__ import annotations

import statistics
import sys
import time
from typing import Any, Final

from digsite.lab.page.player import COUNT, Player
from digsite.lab.page.site import Site
from digsite.lab.page.visitor import ME, Visitor

PAINT_MS: Final = 1000.0
FIRST_MOVE_S: Final = 20.0
DRAWN_MS: Final = 100.0
ANSWERS: Final = 40

# From a message of the socket until the next frame has been drawn after it. What comes after that frame is a task
# before all others: a timer would wait behind the frames that follow.
WATCH: Final = """
window.drawn = []
const Real = WebSocket
window.WebSocket = class extends Real {
  constructor(...all) {
    super(...all)
    this.addEventListener('message', (event) => {
      if (!String(event.data).startsWith('{"type":"update"')) return
      const began = performance.now()
      const drawn = () => window.drawn.push(performance.now() - began)
      requestAnimationFrame(() => scheduler.postTask(drawn, { priority: 'user-blocking' }))
    })
  }
}
"""


def first_paint(site: Site) -> list[float]:
    """Milliseconds from opening the page to its first contents, cold each time."""
    found = []
    for _ in range(5):
        with site.visitor() as visitor:
            visitor.open("/")
            visitor.settle()
            script = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
            found.append(float(visitor.page.evaluate(script)))
    return found


def first_move(site: Site, game: int) -> float:
    """Seconds from opening the page to the first move that the server has taken: click Play now, click what glows."""
    with site.visitor() as visitor:
        began = time.monotonic()
        visitor.open("/")
        visitor.page.locator("article.game").nth(game).locator(".go").click()
        visitor.page.wait_for_url("**/t/*")
        table = visitor.page.url.rpartition("/")[2]
        player = Player(visitor, seed=1)
        before = told_of(visitor, table)
        while told_of(visitor, table) <= before:
            if not player.answers:
                before = told_of(visitor, table)  # what others do, and what happens by itself, is no move
            player.act()
            if time.monotonic() - began > 3 * FIRST_MOVE_S:
                raise RuntimeError(f"no move after {3 * FIRST_MOVE_S:.0f} s: {visitor.page.evaluate(COUNT)}")
        return time.monotonic() - began


def told_of(visitor: Visitor, table: str) -> int:
    """How much the log tells of the visitor's own seat."""
    mine = visitor.see(table)["as"]
    return sum(line["seat"] in mine for line in visitor.log(table))


def drawing(site: Site, game: str, **options: Any) -> list[float]:
    """Milliseconds from each message of the server until it is drawn."""
    with site.visitor() as visitor:
        visitor.page.add_init_script(WATCH)
        bots = [] if options.get("solo") else [{"kind": "bot", "level": "random"}]
        table = visitor.make(game, [ME, *bots], **options)
        visitor.open_table(table)
        player = Player(visitor, seed=2)
        player.play(lambda: visitor.is_over(table), most=ANSWERS, patience=120)
        return [float(one) for one in visitor.page.evaluate("() => window.drawn")]


def main() -> int:
    """Measure, and tell."""
    slow: list[str] = []

    def tell(what: str, value: float, limit: float, unit: str) -> None:
        print(f"{what:58} {value:8.1f} {unit} (limit {limit:g} {unit})", flush=True)
        if value > limit:
            slow.append(what)

    with Site() as site:
        tell("first paint, median of 5", statistics.median(first_paint(site)), PAINT_MS, "ms")
        for number, name in enumerate(("Excavation Earth", "Archaeology")):
            tell(f"a newcomer's first move: {name}", first_move(site, number), FIRST_MOVE_S, "s")
        for name, options in (
            ("archaeology", {"monument": "great_pyramid"}),
            ("excavation_earth", {"solo": True}),
            ("excavation_earth", {"modules": ["M5", "M6", "M7", "M8"]}),
        ):
            times = sorted(drawing(site, name, **options))
            what = f"an answer drawn: {name} {'with everything' if 'modules' in options else ''}".strip()
            tell(f"{what}, median of {len(times)}", statistics.median(times), DRAWN_MS, "ms")
            tell(f"{what}, 95 of 100", times[int(len(times) * 0.95)], DRAWN_MS, "ms")
    print("all within their limits" if not slow else f"too slow: {', '.join(slow)}")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
