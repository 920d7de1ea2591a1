"""`digsite verify` and `digsite components`: is a record, is a pack what it claims to be?"""

from __future__ import annotations

import os
from pathlib import Path

from rich.table import Table
from rich.text import Text

import digsite
from digsite.cli.face import BAD, DIM, FACES, GOOD, HEAD, Pack, face_type, game_named
from digsite.cli.language import Language, pick_locale
from digsite.cli.rulings import played_by
from digsite.cli.terminal import standard_console
from digsite.kernel.data import Sheet
from digsite.kernel.errors import BadComponents, BadOption, BadRecord
from digsite.kernel.fairness import DIGITS, is_hex
from digsite.kernel.record import Record

DEFAULT = "archaeology"
"""The game that is meant where none is named."""
STATUS_STYLES = {"confirmed": "green", "sourced": "green", "derived": "yellow", "guessed": "red", "designed": "magenta"}


def verify(files: list[Path], lang: str | None, commitment: str | None = None) -> int:
    """Replay each record and say what is wrong with it; 1 if anything is.

    Args:
        files: the records.
        lang: in which language to say it.
        commitment: the one that was noted before the game, to compare with.

    Raises:
        BadOption: a file is not there, or there is no such commitment.
    """
    language = Language(pick_locale(lang, os.environ))
    console = standard_console()
    noted = None if commitment is None else check_noted(commitment, files)
    for file in files:
        check_there(file)
    wrong = 0
    for file in files:
        try:
            record = Record.load(file)
            state = record.verify()
            compare(record, noted)
        except BadRecord as problem:
            wrong += 1
            said = str(problem)
            line = said if said.startswith(str(file)) else f"{file}: {said}"
            console.print(Text(language.say("verify-wrong", words=line), style=BAD), soft_wrap=True)
            continue
        if not state.over:
            key = "verify-unfinished"
        elif record.scores is None or not record.digest:
            key = "verify-bare"
        else:
            key = "verify-fine"
        scores = ", ".join(str(score) for score in state.scores)
        n_moves = sum(1 for entry in record.entries if not entry.is_undo)
        words = language.say(key, file=str(file), n=n_moves, scores=scores)
        console.print(Text(words, style=GOOD), soft_wrap=True)
        rules = played_by(record, language)
        if rules:
            console.print(Text("  " + rules, style=DIM), soft_wrap=True)
        if record.commitment:
            console.print(chance_words(record, noted is not None, language), soft_wrap=True)
    return 1 if wrong else 0


def check_noted(commitment: str, files: list[Path]) -> str:
    """The commitment that somebody noted; BadOption unless it is one, and meant for one record."""
    noted = commitment.strip().lower()
    if not is_hex(noted):
        raise BadOption(f"--commitment: {commitment[:80]!r} is not {DIGITS} digits from 0-9 and a-f")
    if len(files) != 1:
        raise BadOption(f"--commitment: belongs to one game; {len(files)} files were given")
    return noted


def compare(record: Record, noted: str | None) -> None:
    """Raise BadRecord unless the chance of the game was proved to follow from what was noted, if anything was."""
    if noted is None:
        return
    if not record.commitment:
        raise BadRecord(f"fairness: you noted commitment {noted}, the record holds none")
    if record.commitment != noted:
        raise BadRecord(f"fairness: you noted commitment {noted}, the record says {record.commitment}")
    if not record.secret:
        raise BadRecord("fairness: the record holds the commitment that you noted, but its secret is not yet revealed")


def chance_words(record: Record, noted: bool, language: Language) -> Text:
    """What is known about the chance of a game whose record verifies and holds a commitment."""
    if not record.secret:
        return Text("  " + language.say("verify-unrevealed", commitment=record.commitment), style=DIM)
    key = "verify-noted" if noted else "verify-promised"
    return Text("  " + language.say(key, commitment=record.commitment), style=GOOD)


def check_there(file: Path) -> None:
    """Raise BadOption unless there is such a file."""
    if not file.exists():
        raise BadOption(f"{file}: there is no such file")
    if not file.is_file():
        raise BadOption(f"{file}: is {'a folder, ' if file.is_dir() else ''}not a file")


def pack_game(file: Path | None, game: str | None) -> str:
    """For which game a pack is: the one that was named, else the one whose parts the file has, else the first."""
    if game is not None:
        return game_named(game).key
    if file is None:
        return DEFAULT
    parts = Sheet.load(file).data
    return max(FACES, key=lambda key: (sum(part in face_type(key).PACK_TABLES for part in parts), key == DEFAULT))


def load_pack(file: Path | None, game: str) -> Pack:
    """That pack.

    Raises:
        BadComponents: it breaks a constraint.
        BadOption: the game has no packs.
    """
    pack = face_type(game).load_pack(None if file is None else str(file))
    if pack is None:
        raise BadOption(f"--game: {game} has no component packs")
    return pack


def check_pack(file: Path | None, lang: str | None, game: str | None = None) -> int:
    """Say whether a component pack may be played with; 1 if not."""
    language = Language(pick_locale(lang, os.environ))
    if file is not None:
        check_there(file)
    try:
        key = pack_game(file, game)
        pack = load_pack(file, key)
    except BadComponents as problem:
        standard_console().print(Text(language.say("pack-wrong", words=str(problem)), style=BAD), soft_wrap=True)
        return 1
    counts = {status: sum(1 for row in pack.statuses if row[3] == status) for status in STATUS_STYLES}
    text = digsite.game(key).text
    kinds = ", ".join(f"{text.status(status, language.locale)} {n}" for status, n in counts.items() if n)
    words = language.say("pack-fine", file=shown(file, language), digest=pack.digest, n=len(pack.statuses), kinds=kinds)
    standard_console().print(Text(words, style=GOOD), soft_wrap=True)
    return 0


def show_pack(file: Path | None, lang: str | None, game: str | None = None) -> None:
    """Print each figure of a pack and how sure it is.

    Raises:
        BadComponents: the pack breaks a constraint.
    """
    language = Language(pick_locale(lang, os.environ))
    if file is not None:
        check_there(file)
    key = pack_game(file, game)
    pack = load_pack(file, key)
    text = digsite.game(key).text
    table = Table(box=None, pad_edge=False, header_style=HEAD, title_style="bold", title_justify="left")
    table.title = f"{shown(file, language)} ({pack.digest})"
    for head in ("pack-card", "pack-field", "pack-figure", "pack-status"):
        table.add_column(language.say(head), justify="right" if head == "pack-figure" else "left")
    before = ""
    for row, field, figure, status in pack.statuses:
        style = STATUS_STYLES[status]
        table.add_row(
            row if row != before else "", Text(field), Text(figure), Text(text.status(status, language.locale), style)
        )
        before = row
    console = standard_console()
    console.print(table)
    for status, style in STATUS_STYLES.items():
        about = text.about_status(status, language.locale)
        console.print(Text.assemble((text.status(status, language.locale), style), ("  " + about, DIM)))


def shown(file: Path | None, language: Language) -> str:
    """What a pack is called: the standard one has no file of the player's."""
    return language.say("pack-standard") if file is None else str(file)
