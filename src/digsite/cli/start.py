"""Setting up a table: from what was asked for on the command line to a sitting."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import digsite
from digsite import bots
from digsite.cli.face import face, face_type, game_named
from digsite.cli.language import Language, pick_locale
from digsite.cli.play import Sitting
from digsite.cli.rulings import check_house_rules
from digsite.cli.seating import Seating, everyone, load_game, may_replace, seat_players
from digsite.cli.terminal import Terminal, standard_terminal
from digsite.kernel.errors import BadOption
from digsite.kernel.match import Match
from digsite.kernel.record import Record
from digsite.kernel.values import shown

SEATS: Final = 3
BOT: Final = "novice"
SOLO: Final = "solo"
RIVAL: Final = "zu"
"""Options of games that one can play alone, and of the rival there."""
KINDS: Final = {RIVAL: ("level", "switches"), "modules": ("set", "modules")}
"""What the named sets of an option are called, and their members."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for; None and empty mean nothing was."""

    game: str = "archaeology"
    seats: int | None = None
    humans: int | None = None
    bot: str | None = None
    names: list[str] | None = None
    options: dict[str, object] | None = None
    seed: int | None = None
    lang: str | None = None
    save: Path | None = None
    resume: Path | None = None


def start(wish: Wish, environ: Mapping[str, str], terminal: Terminal | None = None) -> int:
    """Play as wished; the exit code.

    Raises:
        BadInput: something that was asked for cannot be had.
    """
    language = Language(pick_locale(wish.lang, environ))
    record, seating = _resume(wish, language) if wish.resume is not None else _new(wish, language)
    bot = bots.make(seating.bot, record.game)
    language = Language(language.locale, face_type(record.game.key).DIALECT)
    _check_save(wish.save)
    match = Match(record, seating.people)
    sitting = Sitting(
        terminal or standard_terminal(),
        language,
        face(record.game, language, everyone(match.state, language.locale, seating.names)),
        match,
        seating,
        bot,
        save=wish.save or wish.resume,
    )
    return sitting.run()


def _new(wish: Wish, language: Language) -> tuple[Record, Seating]:
    game = game_named(wish.game)
    humans = 1 if wish.humans is None else wish.humans
    options = dict(wish.options or {})
    seats = _seats(wish, game, humans, options)
    first = options.get("first_seat")
    if isinstance(first, int) and not 0 <= first < seats:
        raise BadOption(f"--first-seat: {first + 1} is not at this table; give a number from 1 to {seats}")
    _check_lists(game, options, seats)
    check_house_rules(game, options)
    factions = options.get("factions")
    if isinstance(factions, list):
        options["factions"] = [*factions, *["random"] * (seats - len(factions))]
    seed = secrets.randbits(32) if wish.seed is None else wish.seed
    try:
        record = Record.start(game, seats=seats, seed=seed, options=options)
    except BadOption as problem:
        raise BadOption(as_typed(game, str(problem))) from problem
    return record, seat_players(seats, humans, wish.bot or best_bot(game), wish.names or [], nameless(record, language))


def _seats(wish: Wish, game: digsite.Game, humans: int, options: dict[str, object]) -> int:
    """How many sit at the table. One seat alone and the option `solo` mean the same: either brings the other.

    So does the option that says how strong the rival plays.
    """
    plays_solo = any(spec.name == SOLO for spec in game.options)
    if (SOLO in options or RIVAL in options) and not plays_solo:
        others = [key for key in digsite.game_keys() if any(spec.name == SOLO for spec in digsite.game(key).options)]
        wanted = SOLO if SOLO in options else RIVAL
        example = "; ".join(f"digsite play {key} --{SOLO}" for key in others)
        raise BadOption(f"--{wanted}: {game.title} is not played alone; try: {example}")
    if (SOLO in options or RIVAL in options) and wish.seats not in (None, 1):
        wanted = RIVAL if RIVAL in options else SOLO
        raise BadOption(
            f"--{wanted}: Zu plays against one, and --seats says {wish.seats}; leave one of them out (ZU-GEN-01)"
        )
    if SOLO in options or RIVAL in options or (wish.seats == 1 and plays_solo):
        options[SOLO] = True
        return 1 if wish.seats is None else wish.seats
    return min(max(SEATS, humans, game.min_seats), game.max_seats) if wish.seats is None else wish.seats


def _check_lists(game: digsite.Game, options: dict[str, object], seats: int) -> None:
    """Options that are lists: say what in them is wrong, in the spelling of the command line."""
    for spec in game.options:
        given = options.get(spec.name)
        option, known = (
            f"--{spec.name.replace('_', '-')}",
            ", ".join(choice.replace("_", "-") for choice in spec.choices),
        )
        if spec.kind == "each" and isinstance(given, list):
            for key in given:
                if key not in spec.choices:
                    raise BadOption(f"{option}: {shown(spelled(key))} is not known; give some of: {known}")
            if len(given) > seats:
                raise BadOption(f"{option}: {len(given)} are given, for a table of {seats}; give one for each seat")
        elif spec.kind == "choices" and given is not None and not (isinstance(given, str) and given in spec.named):
            one, some = KINDS.get(spec.name, ("set", "some"))
            allowed = f"give a {one} ({', '.join(spec.named)}), or {some} of: {known}"
            words = given if isinstance(given, list) else [given]
            if not words and spec.name != RIVAL:  # Zu without any switch is a choice of its own
                raise BadOption(f"{option}: nothing is named; {allowed}")
            for i, word in enumerate(words):
                if word in spec.named:
                    raise BadOption(f"{option}: {shown(word)} is a {one} and goes alone; {allowed}")
                if word not in spec.choices:
                    raise BadOption(f"{option}: {shown(word)} is not known; {allowed}")
                if word in words[:i]:
                    raise BadOption(f"{option}: {shown(word)} is there twice; give it once")


def as_typed(game: digsite.Game, said: str) -> str:
    """An error about options that names them as the command line spells them: `--solo` for `solo=True`."""
    for spec in game.options:
        option = f"--{spec.name.replace('_', '-')}"
        said = said.replace(f"give {spec.name}=True", f"give {option}").replace(f"or {spec.name} ", f"or {option} ")
        said = said.replace(f"give {spec.name} ", f"give {option} ").replace(f"or {spec.name}=True", f"or {option}")
        if said.endswith(f"give {spec.name}"):
            said = f"{said.removesuffix(spec.name)}{option}"
    return said


def spelled(key: object) -> object:
    """A key as it is typed on the command line."""
    return key.replace("_", "-") if isinstance(key, str) else key


def _resume(wish: Wish, language: Language) -> tuple[Record, Seating]:
    assert wish.resume is not None
    for option, given in (("--seats", wish.seats is not None), ("--seed", wish.seed is not None)):
        if given:
            raise BadOption(f"{option}: a game that is resumed has its own; leave it out")
    if wish.options:
        raise BadOption(f"options: a game that is resumed has its own; leave out {', '.join(wish.options)}")
    record, sat = load_game(wish.resume)
    if sat is None:
        sat = seat_players(record.seats, 1, best_bot(record.game), [], nameless(record, language))
    if wish.humans is None and wish.bot is None and not wish.names:
        return record, sat
    humans = sat.humans if wish.humans is None else wish.humans
    names = wish.names or (list(sat.names) if humans == sat.humans else [])
    return record, seat_players(record.seats, humans, wish.bot or sat.bot, names, nameless(record, language))


def best_bot(game: digsite.Game) -> str:
    """The bot that plays where none was asked for: the novice, or whoever plays this game at all."""
    able = bots.bots_for(game)
    return BOT if BOT in able else able[-1]


def nameless(record: Record, language: Language) -> list[str]:
    """What people are called who gave no name."""
    return [record.game.text.player(seat, language.locale) for seat in range(record.seats)]


def _check_save(path: Path | None) -> None:
    """Better to hear it before the game than after."""
    if path is None:
        return
    if path.is_dir():
        raise BadOption(f"--save: {path} is a folder; give the name of a file")
    if not path.absolute().parent.is_dir():
        raise BadOption(f"--save: {path}: there is no folder {path.absolute().parent}")
    try:
        spared = not may_replace(path)
    except OSError as problem:
        raise BadOption(f"--save: {path}: {problem.strerror}") from problem
    if spared:
        raise BadOption(f"--save: {path} is there already and is no record; give another name")
