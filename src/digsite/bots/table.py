"""The bots there are. To add one: a file, and a row here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from digsite import BadOption, Game
from digsite.bots.bot import Bot
from digsite.bots.novice import Novice
from digsite.bots.novice_earth import NoviceEarth
from digsite.bots.random_bot import RandomBot


class Row(NamedTuple):
    """One bot: how it is called, what it is like, how it is made, and which games it plays."""

    key: str
    about: str
    make: Callable[[Game], Bot]
    quick: bool
    """Whether it answers in milliseconds. A server lets the others think where they hold up nobody."""
    games: tuple[str, ...] = ()
    """Keys of games; none means any game."""


NOVICES: Final[dict[str, Callable[[Game], Bot]]] = {"archaeology": Novice, "excavation_earth": NoviceEarth}
"""The novice of each game that has one."""


def novice(game: Game) -> Bot:
    """The novice of that game."""
    return NOVICES[game.key](game)


ROWS: Final = (
    Row("random", "plays any legal move at random", RandomBot, quick=True),
    Row(
        "novice",
        "plays with plain good sense, and plans no further than the turn",
        novice,
        quick=True,
        games=tuple(NOVICES),
    ),
)


def bot_keys() -> list[str]:
    """The keys of all bots, the weakest first."""
    return [row.key for row in ROWS]


def bots_for(game: Game) -> list[str]:
    """The keys of the bots that can play a game, the weakest first."""
    return [row.key for row in ROWS if _plays(row, game)]


def about(key: str) -> str:
    """One line about a bot.

    Raises:
        BadOption: there is no such bot.
    """
    return _row(key).about


def is_quick(key: str) -> bool:
    """Whether a bot answers in milliseconds.

    Raises:
        BadOption: there is no such bot.
    """
    return _row(key).quick


def make(key: str, game: Game) -> Bot:
    """A bot for that game.

    Raises:
        BadOption: there is no such bot, or it cannot play that game.
    """
    row = _row(key)
    if not _plays(row, game):
        raise BadOption(f"bot: {key!r} does not play {game.title}; bots that do: {', '.join(bots_for(game))}")
    return row.make(game)


def _row(key: str) -> Row:
    for row in ROWS:
        if row.key == key:
            return row
    raise BadOption(f"bot: {key!r} is not known; bots: {', '.join(bot_keys())}")


def _plays(row: Row, game: Game) -> bool:
    return not row.games or game.key in row.games
