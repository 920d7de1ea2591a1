"""`digsite games` and `digsite bots`: what there is to choose from."""

from __future__ import annotations

import os

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import digsite
from digsite import bots
from digsite.cli.face import DIM, HEAD, KEY
from digsite.cli.language import Language, pick_locale
from digsite.cli.terminal import standard_console
from digsite.kernel.options import OptionSpec


def list_bots(lang: str | None) -> None:
    """Print each bot with a line about it."""
    language = Language(pick_locale(lang, os.environ))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=KEY, no_wrap=True)
    for key in bots.bot_keys():
        about = language.say(f"bot-{key}") if language.words.has(f"bot-{key}") else bots.about(key)
        grid.add_row(key, Text(about))
    standard_console().print(grid)


def list_games(lang: str | None) -> None:
    """Print each game with its seats and options."""
    language = Language(pick_locale(lang, os.environ))
    console = standard_console()
    for key in digsite.game_keys():
        game = digsite.game(key)
        title = game.text.title(language.locale)
        seats = language.say("game-seats", least=game.min_seats, most=game.max_seats)
        console.print(Text.assemble((key, KEY), f"  {title}, {seats}"))
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style=HEAD, no_wrap=True)
        for spec in game.options:
            about = game.text.about_option(spec.name, language.locale)
            option = "ruling" if spec.kind == "readings" else spec.name  # one at a time
            grid.add_row(Text(f"--{option.replace('_', '-')}"), Text(about))
            if spec.choices:
                grid.add_row("", choices(game, spec, language))
            if spec.kind == "readings":
                words = language.say("games-rulings", n=len(game.rulings), game=key)
                grid.add_row("", Text(words, style=DIM))
        console.print(Padding(grid, (0, 0, 0, 2)))


def choices(game: digsite.Game, spec: OptionSpec, language: Language) -> Table:
    """What an option can be set to, each with a line about it."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=KEY, no_wrap=True)
    for choice in spec.choices:
        about = game.text.about_choice(spec.name, choice, language.locale)
        grid.add_row(choice.replace("_", "-"), Text(about, style=DIM))
    for name, members in spec.named.items():
        grid.add_row(name, Text(", ".join(members) or "–", style=DIM))
    return grid
