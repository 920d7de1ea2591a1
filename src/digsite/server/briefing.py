"""What has happened at a table, in words, for somebody who comes back to it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from digsite.kernel.events import EventKind
from digsite.kernel.text import Words
from digsite.server.journal import Entry, TableRow
from digsite.server.saying import names_at, with_words
from digsite.server.story import Story, game_of
from digsite.server.tell import Audience, Message, told_from_the_start

WORDS: Final = Path(__file__).parent / "words"
UNTOLD: Final = ("made", "move")
STAYS: Final = -1
"""In place of an entry: what is told whatever becomes of the move with which it happened."""
"""Entries of which the log has nothing to say but the events they cause."""


def lines_since(
    row: TableRow, journal: list[Entry], audience: Audience, entry: int, locale: str
) -> list[dict[str, Any]]:
    """One line for each thing this audience may know of that happened after that entry of the journal.

    Moves that were taken back are not told. That they were is told where it concerned the others, and to whoever had
    read of those moves before.
    """
    game = game_of(row.game)
    if game is None:
        return []
    kinds = {kind.name: kind for kind in game.event_kinds}
    lines: list[tuple[int, dict[str, Any]]] = []
    moves: list[int] = []
    asked = False
    for then, message in told_from_the_start(row, journal, audience):
        last = then.journal[-1]
        worth_telling = True
        if last.kind == "move":
            moves.append(last.seq)
        elif last.kind == "undo":
            undone = moves[last.data["to"] :]
            del moves[last.data["to"] :]
            lines = [line for line in lines if line[0] not in undone]
            worth_telling = last.data["redraw"] is not None or (len(undone) > 0 and undone[0] <= entry)
        if message is not None and last.seq > entry:
            if worth_telling:
                lines += [(last.seq, line) for line in lines_of(message, then, kinds, locale)]
            if asked and then.proposal is None and not answers(last):
                lines.append((STAYS, lapsed(message, locale)))
        asked = then.proposal is not None
    return [line for _, line in lines]


def answers(entry: Entry) -> bool:
    """Whether what was asked has found its answer with that entry: a no, or that it was carried out."""
    return entry.kind in ("vote", "abandon") or (entry.kind == "undo" and entry.data["redraw"] is not None)


def lapsed(message: Message, locale: str) -> dict[str, Any]:
    """What was asked is answered no more: something else has happened."""
    base = {"seq": message["seq"], "at": message["at"], "seat": None, "kind": "lapsed", "rules": [], "fields": {}}
    return {**base, "readings": {}, "text": words(locale).say("log-lapsed")}


def lines_of(message: Message, story: Story, kinds: dict[str, EventKind], locale: str) -> list[dict[str, Any]]:
    """The lines of one message."""
    base = {"seq": message["seq"], "at": message["at"]}
    what = message["what"]
    lines: list[dict[str, Any]] = []
    if what["kind"] not in UNTOLD:
        line = {**base, "seat": what.get("seat"), "kind": what["kind"], "rules": [], "readings": {}, "fields": {}}
        lines += [{**line, "text": text} for text in said(what, story, locale)]
    for event in events_of(with_words(message, story, locale)):
        kind = event["kind"]
        rules = story.match.state.table.cites(kinds[kind]) if story.match is not None and kind in kinds else []
        if "rule" in event:
            rules = list(dict.fromkeys([event["rule"], *rules]))
        fields = {name: value for name, value in event.items() if name not in ("kind", "seat", "text", "rule")}
        in_force = {} if story.match is None else story.match.state.table.readings
        readings = {rule: in_force[rule] for rule in rules if rule in in_force}
        told = {"seat": event["seat"], "kind": kind, "text": event["text"], "rules": rules, "readings": readings}
        lines.append({**base, **told, "fields": fields})
    return lines


def events_of(message: Message) -> list[dict[str, Any]]:
    """The events of a message, each once: somebody with several seats is told the same for each of them."""
    found: list[dict[str, Any]] = []
    for item in message["told"]:
        found += [event for event in item["events"] if event not in found]
    return found


def said(what: Message, story: Story, locale: str) -> list[str]:
    """An entry about the table itself, in words; nothing where a newer Digsite has written what this one cannot say."""
    entry = story.journal[-1]
    key = f"log-{what['kind']}"
    if what["kind"] == "ask":
        key = f"log-ask-{entry.data['what']}"
    elif what["kind"] == "vote":
        key = "log-vote-yes" if what["yes"] else "log-vote-withdrawn" if what["withdrawn"] else "log-vote-no"
    elif what["kind"] == "fill" and entry.data["level"] is None:
        key = "log-fill-open"
    elif what.get("redraw"):
        # A vote carries it out at once; where nobody else sits, nobody was asked.
        key = "log-undo-agreed" if story.journal[-2].kind == "vote" else "log-undo-redraw"
    if not words(locale).has(key):
        return []
    names = names_at(story, locale)
    if entry.kind == "leave" and story.game is not None:  # the seat is a bot's by now, or nobody's
        names[entry.data["seat"]] = entry.data.get("name") or story.game.text.player(entry.data["seat"], locale)
    seats = what.get("seats") or ([] if what.get("seat") is None else [what["seat"]])
    return [words(locale).say(key, name=", ".join(names[seat] for seat in seats))]


@cache
def words(locale: str) -> Words:
    """What the server says itself, in that language."""
    return Words(locale, [WORDS])
