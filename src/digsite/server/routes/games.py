"""What can be played: the games, their options and their bots, and which options go together."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel, Field, TypeAdapter

import digsite
from digsite import bots
from digsite.kernel.rulings import Ruling
from digsite.server import wire
from digsite.server.asking import Options, Refused, option_refused, options_refused
from digsite.server.making import refuse_files
from digsite.server.packed import Packed, answer_packed, pack
from digsite.server.problems import Problem, answers
from digsite.server.rulings import editions_of, readings_asked
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
    kind: Annotated[
        str, Field(description="flag, choice, choices (a list), each (one for every seat), seat or readings.")
    ]
    default: Any
    name: str
    about: str
    choices: list[ChoiceTold]
    named: Annotated[dict[str, list[str]], Field(description="Lists of choices that have a name.")]


class ChosenReading(BaseModel):
    """One way to read a ruling."""

    key: Annotated[str, Field(examples=["three-places"])]
    text: Annotated[str, Field(description="What it says.")]


class RulingTold(BaseModel):
    """A ruling that a table may read otherwise: a switch."""

    rule: Annotated[str, Field(description="Its ID; the rules tell more of it.", examples=["EE-SCORE-R1"])]
    part: Annotated[str, Field(description="The part of the game that it is about: the ledger's prefix.")]
    title: Annotated[str, Field(description="What it is about.")]
    readings: list[ChosenReading]
    default: Annotated[str, Field(description="What is played where no edition says otherwise.")]
    editions: Annotated[dict[str, str], Field(description="What each edition plays; empty where there is one only.")]
    needs: Annotated[
        list[str],
        Field(description="What must be in play for it to matter; a check tells which matter with some options."),
    ]


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
    rulings: Annotated[list[RulingTold], Field(description="What the option of kind readings may choose among.")]
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
    readings: Annotated[
        list[wire.ReadingInForce],
        Field(description="The rulings that matter with these options, and how each would be played."),
    ]


GAMES: Final = TypeAdapter(list[GameTold])


@router.get(
    "/games",
    operation_id="list_games",
    responses={
        200: {"model": list[GameTold]},
        304: {"description": "You have them already."},
        **answers(422, 429),
    },
    response_model=None,
)
async def list_games(request: Request, locale: Annotated[Locale, Query()] = "en") -> Response:
    """Every game with its options and bots, in words of that language."""
    return answer_packed(request, _games(locale))


@cache
def _games(locale: str) -> Packed:
    """The answer: it stays the same while the server runs, and takes long to make."""
    return pack(GAMES.dump_json([_told(digsite.game(key), locale) for key in digsite.game_keys()]))


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
        rulings=[_ruling(game, ruling, locale) for ruling in game.rulings],
        bots=[BotTold(key=key, about=bots.about(key)) for key in bots.bots_for(game)],
        codes=game.codes.size,
    )


def _ruling(game: digsite.Game, ruling: Ruling, locale: str) -> RulingTold:
    return RulingTold(
        rule=ruling.rule,
        part=ruling.rule.partition("-")[0],
        title=game.text.ruling(ruling.rule, locale),
        readings=[ChosenReading(key=key, text=game.text.reading(ruling.rule, key, locale)) for key in ruling.keys],
        default=ruling.keys[0],
        editions={edition: ruling.default(edition) for edition in editions_of(game)},
        needs=ruling.needs.split(),
    )


@router.get("/games/{game_key}/pieces", operation_id="list_piece_rules", responses=answers(404, 422, 429))
async def list_piece_rules(game_key: Annotated[str, Path(max_length=40)]) -> dict[str, str]:
    """Which rule tells what a piece is: by the name of the piece, or by that without its last parts."""
    if game_key not in digsite.game_keys():
        raise Problem("not_found")
    return PIECE_RULES.get(game_key, {})


@router.post("/games/{game_key}/check", operation_id="check_options", responses=answers(400, 403, 404, 413, 422, 429))
async def check_options(game_key: Annotated[str, Path(max_length=40)], asked: OptionsAsked) -> OptionsChecked:
    """Whether options go together with each other and with so many seats, which further choice would not, and how the
    rulings that matter would be played."""
    if game_key not in digsite.game_keys():
        raise Problem("not_found")
    game = digsite.game(game_key)
    refuse_files(game, asked.options)
    problem = option_refused(game, asked.seats, asked.options, asked.locale)
    return OptionsChecked(
        problem=problem,
        refused=options_refused(game, asked.seats, asked.options, asked.locale),
        readings=[wire.ReadingInForce(**one) for one in readings_asked(game, asked.seats, asked.options)],
    )
