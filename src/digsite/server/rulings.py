"""The readings that a table plays, as everybody may know them."""

from __future__ import annotations

from typing import Any, Final

from digsite import Game
from digsite.kernel.errors import BadOption
from digsite.kernel.game import edition_of
from digsite.kernel.options import check_options

OPTION: Final = "rulings"
"""The option that holds the chosen readings."""


def editions_of(game: Game) -> list[str]:
    """Return the editions that a table may play by; none in a game that has one only."""
    return next((spec.choices for spec in game.options if spec.name == "edition"), [])


def readings_told(game: Game, seats: int, options: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the reading in force of every ruling that matters with these checked options, in the ledgers' order."""
    edition = edition_of(options)
    in_force = game.in_force(seats, options)
    return [
        {"rule": ruling.rule, "reading": key, "house": key != ruling.default(edition)}
        for ruling in game.rulings
        if (key := in_force.get(ruling.rule)) is not None
    ]


def readings_asked(game: Game, seats: int, options: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the same for options that nobody has checked; none where another option has a wrong value.

    Chosen readings that there are not are left out, and so are those of rulings that do not matter: `option_refused`
    says why.
    """
    others = {name: value for name, value in options.items() if name != OPTION}
    try:
        full = check_options(game.options, others, seats)
    except BadOption:
        return []
    given = options.get(OPTION)
    if isinstance(given, dict):
        full[OPTION] = {r.rule: given[r.rule] for r in game.rulings if given.get(r.rule) in r.keys}
    return readings_told(game, seats, full)


def with_reading_words(readings: list[dict[str, Any]], game: Game, locale: str) -> list[dict[str, Any]]:
    """Return copies with the words of each ruling and of its reading."""
    text = game.text
    return [
        {
            **one,
            "title": text.ruling(one["rule"], locale),
            "text": text.reading(one["rule"], one["reading"], locale),
        }
        for one in readings
    ]
