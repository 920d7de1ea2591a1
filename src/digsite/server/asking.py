"""Which options of a game go together, in words: asked before a table is made, so that a page need not know a rule."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

from pydantic import AfterValidator, BaseModel, Field

from digsite import Game
from digsite.kernel.errors import BadOption
from digsite.kernel.options import check_options
from digsite.kernel.values import shown
from digsite.server.briefing import words
from digsite.server.rulings import OPTION

LONGEST_LIST: Final = 40
LONGEST_WORD: Final = 400
MOST_READINGS: Final = 200
LONGEST_KEY: Final = 40
"""Of a ruling's ID or of a reading: longer than any there is."""
RULES: Final = re.compile(r"[A-Z]{2}(?:-[A-Z0-9]+)+")
OUT_OF_PLAY: Final = "cannot be read as"
"""In what the library says of a ruling about something that is not in play (`Game.departures`)."""


def small_value(value: Any) -> Any:
    """A value of an option, unless it is larger than any that a game takes: a game goes through it again and again."""
    if isinstance(value, dict):
        return small_mapping(value)
    several = value if isinstance(value, list) else [value]
    if len(several) > LONGEST_LIST:
        raise ValueError(f"a list may hold {LONGEST_LIST} at most")
    for one in several:
        if isinstance(one, list | dict) or (isinstance(one, str) and len(one) > LONGEST_WORD):
            raise ValueError(f"give words of up to {LONGEST_WORD} letters, numbers, true or false, or a list of them")
    return value


def small_mapping(value: dict[Any, Any]) -> dict[Any, Any]:
    """A mapping of rulings to readings, unless it is larger than any that a game takes."""
    if len(value) > MOST_READINGS:
        raise ValueError(f"a mapping may hold {MOST_READINGS} readings at most; these are {len(value)}")
    for rule, key in value.items():
        if len(rule) > LONGEST_KEY:
            raise ValueError(f"{shown(rule)} is too long for the ID of a ruling: {LONGEST_KEY} letters at most")
        if not isinstance(key, str) or len(key) > LONGEST_KEY:
            raise ValueError(f"{shown(key)} is no reading of {shown(rule)}: give a word of up to {LONGEST_KEY} letters")
    return value


Options = Annotated[
    dict[Annotated[str, Field(max_length=40)], Annotated[Any, AfterValidator(small_value)]],
    Field(max_length=40, description="What is left out has its default; see /api/games."),
]


class Refused(BaseModel):
    """A choice that cannot be made, and why."""

    option: Annotated[str, Field(description='The option; "seats" for their number.')]
    choice: Annotated[str | None, Field(description="The one of its choices, where it has several.")] = None
    text: str
    rules: list[str]


def option_refused(game: Game, seats: int, options: dict[str, Any], locale: str) -> Refused | None:
    """Why a game takes no such options; None if it does."""
    try:
        game.check_options(seats, options)
    except BadOption as problem:
        return _told(str(problem), locale)
    return None


def options_refused(game: Game, seats: int, options: dict[str, Any], locale: str) -> list[Refused]:
    """What could not be chosen in addition: every flag, every choice and every member of a list that is refused.

    Where an option is by itself nothing that the game takes, that is to be mended first, and nothing else is looked at.
    """
    try:
        check_options(game.options, options, seats)
    except BadOption:
        return []
    found: list[Refused] = []
    for spec in game.options:
        if spec.kind == "flag":
            wishes: list[tuple[str | None, Any]] = [(None, True)]
        elif spec.kind == "choice":
            wishes = [(choice, choice) for choice in spec.choices]
        elif spec.kind == "choices":
            given = options.get(spec.name, spec.default)
            now = spec.named[given] if isinstance(given, str) else list(given)
            wishes = [(choice, [*now, choice]) for choice in spec.choices if choice not in now]
        else:
            continue
        for choice, value in wishes:
            refused = option_refused(game, seats, {**options, spec.name: value}, locale)
            if refused is not None:
                found.append(refused.model_copy(update={"option": spec.name, "choice": choice}))
    return found


def _told(problem: str, locale: str) -> Refused:
    """A refusal of the library, in the words of that language where there are some for its rule."""
    option = re.match(r"option (\w+):", problem)
    rules = RULES.findall(problem)
    said = words(locale)
    rules = list(dict.fromkeys(rules))
    name = option[1] if option else "seats"
    key = next((key for rule in rules if said.has(key := f"refused-{rule}")), None)
    if key is None and name == OPTION and OUT_OF_PLAY in problem:
        text = said.say("refused-rulings", rule=rules[0])
    else:
        text = problem.partition(": ")[2] if key is None else said.say(key)
    return Refused(option=name, text=text, rules=rules)
