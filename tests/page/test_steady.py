"""The tables of a test of the page are the same each time that it is run."""

from __future__ import annotations

from digsite.lab.page.site import Site
from digsite.lab.page.visitor import BOT, ME


def test_who_hears_the_same_story_gets_the_same_tables(site: Site) -> None:
    told: list[list[str]] = []
    for story in ("once", "once", "twice"):
        site.tell(story)
        with site.visitor() as visitor:
            promised = []
            for _ in range(2):
                visitor.make("archaeology", [ME, BOT])
                promised.append(visitor.made["commitment"])
            told.append(promised)
    assert told[0] == told[1]
    assert not set(told[1]) & set(told[2])
    assert len(set(told[0])) == 2, "each table of a story is another"
