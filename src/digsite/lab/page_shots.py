"""Pictures of every screen, in three languages and two sizes, light and dark, for looking at them.

python -m digsite.lab.page_shots --out DIR [--only PREFIX …] [--locale en …] [--size desk …] [--theme dark …]

Beside the pictures lies faults.txt: what can be seen to be wrong with a screen without looking.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Error

from digsite.lab.page import looks
from digsite.lab.page.screens import NAMES, all_screens
from digsite.lab.page.site import Site
from digsite.lab.page.visitor import SIZES

LOCALES: Final = ("en", "de", "pl")
THEMES: Final = ("dark", "light")


def main(arguments: Sequence[str] | None = None) -> int:
    """Take them."""
    parser = argparse.ArgumentParser(prog="python -m digsite.lab.page_shots", description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, required=True, help="where the pictures are put")
    parser.add_argument("--only", nargs="*", default=[""], help="how the names of the wanted screens begin")
    parser.add_argument("--locale", nargs="*", choices=LOCALES, default=LOCALES)
    parser.add_argument("--size", nargs="*", choices=sorted(SIZES), default=sorted(SIZES))
    parser.add_argument("--theme", nargs="*", choices=THEMES, default=THEMES)
    wish = parser.parse_args(arguments)
    wish.out.mkdir(parents=True, exist_ok=True)
    faults: list[str] = []
    with Site() as site, ExitStack() as stack:
        site.tell("pictures")  # the same tables each time: what a change did to them can be seen
        owner = stack.enter_context(site.visitor(name=NAMES[0]))
        ways = list(product(wish.locale, wish.size, wish.theme))
        # The same person, so that everybody sees the same table.
        cookies = owner.context.cookies()
        people = {}
        for locale, size, theme in ways:
            person = site.visitor(locale=locale, size=size, theme=theme)
            person.context.add_cookies([{"name": c["name"], "value": c["value"], "url": site.base} for c in cookies])
            stack.callback(person.context.close)
            people[locale, size, theme] = person
        for screen in all_screens(owner, wish.only):
            for way, person in people.items():
                if screen.size not in (None, way[1]):
                    continue
                name = "-".join((screen.name, *way))
                try:
                    screen.show(person)
                    person.page.screenshot(path=str(wish.out / f"{name}.png"), full_page=screen.whole)
                    found = looks.faults(person.page, way[0])
                except (Error, AssertionError) as trouble:
                    found = [f"not there: {str(trouble).splitlines()[0]}"]
                faults += [f"{name}: {one}" for one in (*found, *person.troubles)]
                person.troubles.clear()
            print(screen.name, flush=True)
            (wish.out / "faults.txt").write_text("\n".join(faults) + "\n", "utf-8")
    print(f"{len(faults)} faults, in {wish.out / 'faults.txt'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
