"""Tables at which there is what a test needs, played at the server itself: none of them is open yet."""

from __future__ import annotations

import os

from digsite.lab.page.site import Site
from digsite.lab.page.visitor import BOT, ME, Message, Visitor

MOST_TABLES = 200
"""Hands are dealt by chance; one in twelve has a group of four, so that there is a choice of what to redraw."""
MOST_GAMES = 20
"""A game at random may end without a moment that is wanted."""


def begin_story(site: Site, name: str) -> None:
    """From here on the tables are those of this name; with another word in DIGSITE_CHANCE they are others."""
    site.tell(f"{name} {os.environ.get('DIGSITE_CHANCE', '')}")


def at_the_redraw(visitor: Visitor, *, group: bool) -> str:
    """A table of Excavation Earth whose first question has something to choose, or has not."""
    for _ in range(MOST_TABLES):
        table = visitor.make("excavation_earth", [ME], solo=True)
        if (len(visitor.see(table)["told"][0]["question"]["options"]) > 1) == group:
            return table
    raise AssertionError(f"no such hand in {MOST_TABLES} tables")


def with_free_undo(visitor: Visitor, steps: int) -> str:
    """A table of Excavation Earth where so many answers can be taken back freely, and nobody moves meanwhile."""

    def undoable(_: Message, told: Message) -> bool:
        return bool(told["undo"] and told["undo"]["free"] >= steps)

    for seed in range(MOST_GAMES):
        table = visitor.make("excavation_earth", [ME, BOT])
        if visitor.play_until(table, undoable, seed=seed):
            visitor.stands_still(table)
            return table
    raise AssertionError(f"nothing to take back in {MOST_GAMES} games")
