"""What can be played: the games, their options and their bots, and which options go together."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Response
from pydantic import BaseModel, Field, TypeAdapter

import digsite
from digsite import bots
from digsite.server import wire
from digsite.server.asking import Options, Refused, option_refused, options_refused
from digsite.server.making import refuse_files
from digsite.server.problems import Problem, answers
from digsite.server.shown.piece_rules import PIECE_RULES
from digsite.server.wire import Locale

router = APIRouter(prefix="/api", tags=["games"])


class ChoiceTold(BaseModel):
    """One value that an option takes."""

    key: str
    name: str
    about: str


class OptionSpecTold(BaseModel):
    """One option of a game."""

    key: str
    kind: Annotated[str, Field(description="flag, choice, choices (a list), each (one for every seat) or seat.")]
    default: Any
    name: str
    about: str
    choices: list[ChoiceTold]
    named: Annotated[dict[str, list[str]], Field(description="Lists of choices that have a name.")]


class BotTold(BaseModel):
    """A bot that can be asked to a table."""

    key: str
    about: str


class GameTold(BaseModel):
    """A game that can be played here."""

    key: str
    title: str
    min_seats: int
    max_seats: int
    rules_version: int
    options: list[OptionSpecTold]
    bots: Annotated[list[BotTold], Field(description="The weakest first.")]
    codes: Annotated[int, Field(description="The size of the action vocabulary.")]


class OptionsAsked(wire.Strict):
    """Options that somebody thinks of."""

    seats: Annotated[int, Field(ge=1, le=8, strict=True)]
    options: Options = Field(default_factory=dict)
    locale: Locale = "en"


class OptionsChecked(BaseModel):
    """What the game says to them."""

    problem: Annotated[Refused | None, Field(description="Why they cannot be played; null: they can.")]
    refused: Annotated[list[Refused], Field(description="Single changes that would not be possible, and why.")]


GAMES: Final = TypeAdapter(list[GameTold])


@router.get(
    "/games",
    operation_id="list_games",
    responses={200: {"model": list[GameTold]}, **answers(422, 429)},
    response_model=None,
)
async def list_games(locale: Annotated[Locale, Query()] = "en") -> Response:
    """Every game with its options and bots, in words of that language."""
    return Response(_games(locale), media_type="application/json")


@cache
def _games(locale: str) -> bytes:
    """The answer: it stays the same while the server runs, and takes long to make."""
    return GAMES.dump_json([_told(digsite.game(key), locale) for key in digsite.game_keys()])


def _told(game: digsite.Game, locale: str) -> GameTold:
    text = game.text
    options = [
        OptionSpecTold(
            key=spec.name,
            kind=spec.kind,
            default=spec.default,
            name=text.option(spec.name, locale),
            about=text.about_option(spec.name, locale),
            choices=[
                ChoiceTold(
                    key=choice,
                    name=text.choice(spec.name, choice, locale),
                    about=text.about_choice(spec.name, choice, locale),
                )
                for choice in spec.choices
            ],
            named=spec.named,
        )
        for spec in game.options
        if spec.kind != "path"
    ]
    return GameTold(
        key=game.key,
        title=text.title(locale),
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        rules_version=game.rules_version,
        options=options,
        bots=[BotTold(key=key, about=bots.about(key)) for key in bots.bots_for(game)],
        codes=game.codes.size,
    )


@router.get("/games/{game_key}/pieces", operation_id="list_piece_rules", responses=answers(404, 422, 429))
async def list_piece_rules(game_key: Annotated[str, Path(max_length=40)]) -> dict[str, str]:
    """Which rule tells what a piece is: by the name of the piece, or by that without its last parts."""
    if game_key not in digsite.game_keys():
        raise Problem("not_found")
    return PIECE_RULES.get(game_key, {})


@router.post("/games/{game_key}/check", operation_id="check_options", responses=answers(400, 403, 404, 413, 422, 429))
async def check_options(game_key: Annotated[str, Path(max_length=40)], asked: OptionsAsked) -> OptionsChecked:
    """Whether options go together with each other and with so many seats, and which further choice would not."""
    if game_key not in digsite.game_keys():
        raise Problem("not_found")
    game = digsite.game(game_key)
    refuse_files(game, asked.options)
    problem = option_refused(game, asked.seats, asked.options, asked.locale)
    return OptionsChecked(problem=problem, refused=options_refused(game, asked.seats, asked.options, asked.locale))
