"""Messages with more in them, for those who ask for it: words in one language, and the table as a page shows it.

What is added follows from the message and the story, so it tells nobody more than the message does.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import digsite
from digsite import Game
from digsite.server.rulings import with_reading_words
from digsite.server.shown import shown_table
from digsite.server.story import Story
from digsite.server.tell import Message


class Style(NamedTuple):
    """How somebody wants to be told."""

    locale: str | None = None
    """Words in this language, beside the keys."""
    shown: bool = False
    """The table with all figures worked out, as a page shows it."""


PLAIN: Final = Style()


def styled(message: Message, story: Story, style: Style) -> Message:
    """A copy of a message with what the style asks for."""
    if style.shown:
        message = with_shown(message, story)
    return message if style.locale is None else with_words(message, story, style.locale)


def with_shown(message: Message, story: Story) -> Message:
    """A copy of a message in which every point of view has the table as a page shows it."""
    state = story.state
    if state is None:
        return message
    told = [{**item, "shown": shown_table(state.view(item["seat"]))} for item in message["told"]]
    return {**message, "told": told}


def names_at(story: Story, locale: str) -> list[str]:
    """What everybody at the table is called: people by their names, bots and rivals by what the game calls them."""
    assert story.game is not None
    text = story.game.text
    names = [occupant.called(seat) or text.player(seat, locale) for seat, occupant in enumerate(story.seats)]
    if story.match is None:
        return names
    return text.everyone(story.match.state.table, locale, names)


def with_words(message: Message, story: Story, locale: str) -> Message:
    """A copy of a message in which questions, answers, events and the readings in force have a `text`."""
    game = story.game
    if game is None or "told" not in message:
        return message
    names = names_at(story, locale)
    said = dict(message)
    said["told"] = [_item(item, game, names, locale) for item in message["told"]]
    if "table" in message:
        table = message["table"]
        said["table"] = {**table, "readings": with_reading_words(table["readings"], game, locale)}
    return said


def _item(item: Message, game: Game, names: list[str], locale: str) -> Message:
    said = dict(item)
    if "events" in item:
        said["events"] = [{**event, "text": game.text.event(event, locale, names)} for event in item["events"]]
    question = item.get("question")
    if question:
        asked = dict(question)
        asked["text"] = game.text.question(question["key"], locale, question["about"])
        asked["options"] = _answers(question["options"], game, names, locale)
        said["question"] = asked
    if "answered" in item:
        said["answered"] = _answers(item["answered"], game, names, locale)
    return said


def _answers(options: list[Message], game: Game, names: list[str], locale: str) -> list[Message]:
    """Answers with their words."""
    called = tuple(names)
    return [{**option, "text": code_text(game.key, option["code"], locale, called)} for option in options]


@lru_cache(maxsize=20_000)
def code_text(game: str, code: int, locale: str, names: tuple[str, ...]) -> str:
    """A code in words; the same ones come up again and again."""
    return digsite.game(game).text.code(code, locale, names)
