"""Messages with words: the same messages, and beside every key the sentence in one language.

The page makes its words itself, from the same Fluent files. Scripts, screen readers in a terminal and the briefing ask
for them here.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import digsite
from digsite import Game
from digsite.server.story import Story
from digsite.server.tell import Message


def names_at(story: Story, locale: str) -> list[str]:
    """What everybody at the table is called: people by their names, bots and rivals by what the game calls them."""
    assert story.game is not None
    text = story.game.text
    names = [seat.name or text.player(i, locale) for i, seat in enumerate(story.seats)]
    if story.match is None:
        return names
    return text.everyone(story.match.state.table, locale, names)


def with_words(message: Message, story: Story, locale: str) -> Message:
    """A copy of a message in which questions, answers and events have a `text`."""
    game = story.game
    if game is None or "told" not in message:
        return message
    names = names_at(story, locale)
    said = dict(message)
    said["told"] = [_item(item, game, names, locale) for item in message["told"]]
    return said


def _item(item: Message, game: Game, names: list[str], locale: str) -> Message:
    said = dict(item)
    if "events" in item:
        said["events"] = [{**event, "text": game.text.event(event, locale, names)} for event in item["events"]]
    question = item.get("question")
    if question:
        asked = dict(question)
        asked["text"] = game.text.question(question["key"], locale, question["about"])
        asked["options"] = [
            {**option, "text": code_text(game.key, option["code"], locale, tuple(names))}
            for option in question["options"]
        ]
        said["question"] = asked
    return said


@lru_cache(maxsize=20_000)
def code_text(game: str, code: int, locale: str, names: tuple[str, ...]) -> str:
    """A code in words; the same ones come up again and again."""
    return digsite.game(game).text.code(code, locale, names)


def result_told(story: Story) -> dict[str, Any] | None:
    """How the game ended, if it has."""
    state = story.state
    return None if state is None or state.result is None else state.result.to_json()
