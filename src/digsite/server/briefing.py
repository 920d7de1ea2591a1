"""What has happened at a table, in words, for somebody who comes back to it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from digsite.kernel.text import Words
from digsite.server.saying import names_at, with_words
from digsite.server.story import Story
from digsite.server.tell import Audience, Message, told_from_the_start

WORDS: Final = Path(__file__).parent / "words"
UNTOLD: Final = ("made", "move")
"""Entries of which the log has nothing to say but the events they cause."""


def lines_since(story: Story, audience: Audience, entry: int, locale: str) -> list[dict[str, Any]]:
    """One line for each thing this audience may know of that happened after that entry of the journal."""
    if story.game is None:
        return []
    rules = {kind.name: list(kind.rules) for kind in story.game.event_kinds}
    lines: list[dict[str, Any]] = []
    for then, message in told_from_the_start(story.row, story.journal, audience):
        if message is None or then.seq <= entry:
            continue
        base = {"seq": message["seq"], "at": message["at"]}
        what = message["what"]
        if what["kind"] not in UNTOLD:
            text = said(what, then, locale)
            lines.append({**base, "seat": what.get("seat"), "kind": what["kind"], "text": text, "rules": []})
        for event in events_of(with_words(message, then, locale)):
            kind = event["kind"]
            fields = {name: value for name, value in event.items() if name not in ("kind", "seat", "text")}
            told = {"seat": event["seat"], "kind": kind, "text": event["text"], "rules": rules.get(kind, [])}
            lines.append({**base, **told, "fields": fields})
    return lines


def events_of(message: Message) -> list[dict[str, Any]]:
    """The events of a message, each once: somebody with several seats is told the same for each of them."""
    found: list[dict[str, Any]] = []
    for item in message["told"]:
        found += [event for event in item["events"] if event not in found]
    return found


def said(what: Message, story: Story, locale: str) -> str:
    """An entry about the table itself, in words."""
    entry = story.journal[-1]
    key = f"log-{what['kind']}"
    if what["kind"] == "ask":
        key = f"log-ask-{entry.data['what']}"
    elif what["kind"] == "vote":
        key = "log-vote-yes" if what["yes"] else "log-vote-no"
    elif what.get("redraw"):
        key = "log-undo-redraw"
    names = names_at(story, locale)
    seats = what.get("seats") or ([] if what.get("seat") is None else [what["seat"]])
    return words(locale).say(key, name=", ".join(names[seat] for seat in seats))


@cache
def words(locale: str) -> Words:
    """What the server says itself, in that language."""
    return Words(locale, [WORDS])
