"""Who sits at a table: names, people and bots; and the file in which they and their game are kept."""

from __future__ import annotations

import errno
import json
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from digsite.kernel.errors import BadOption, BadRecord
from digsite.kernel.record import Record
from digsite.kernel.record_file import write_whole
from digsite.kernel.state import State
from digsite.kernel.values import is_int, shown

LONGEST_NAME: Final = 20
BOT_NAMES: Final = ("Howard", "Gertrude", "Flinders", "Kathleen", "Mortimer")
"""Archaeologists of old play for those who are not there."""
REMARK: Final = "# table "
"""Begins the line of a saved text that tells who sat where. To a record it is a remark."""
ENOUGH: Final = 4096
"""Bytes that are read of a file to see whether it is a record."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where. The first `humans` seats are people at this screen, the others are bots of one kind."""

    names: tuple[str, ...]
    humans: int
    bot: str

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return list(range(self.humans))


def seat_players(seats: int, humans: int, bot: str, names: list[str], nameless: list[str]) -> Seating:
    """A seating with a name for everyone. `nameless` is what people without a name are called.

    Raises:
        BadOption: too many people, or a name that cannot be used.
    """
    if not 0 <= humans <= seats:
        raise BadOption(f"--humans: {humans} is not allowed at a table of {seats}; give a number from 0 to {seats}")
    if len(names) > seats:
        raise BadOption(f"--name: {len(names)} names for {seats} seats; give at most one for each")
    for name in names:
        if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise BadOption(f"--name: {shown(name)} is not allowed; a name has 1 to {LONGEST_NAME} letters")
    called = [name.strip() for name in names]
    taken = [name.casefold() for name in called]
    bots = [name for name in BOT_NAMES if name.casefold() not in taken]
    for seat in range(len(called), seats):
        called.append(nameless[seat] if seat < humans else bots.pop(0))
    for name in called:
        if sum(other.casefold() == name.casefold() for other in called) > 1:
            raise BadOption(f"--name: {name!r} is there twice; everyone needs a name of their own")
    return Seating(tuple(called), humans, bot)


def everyone(state: State, locale: str, names: Sequence[str]) -> list[str]:
    """What all players are called: the seats by these names, then the rivals whom the game itself plays.

    Raises:
        BadOption: a seat is called like a rival.
    """
    called = state.game.text.everyone(state.table, locale, names)
    for rival in called[state.n_seats :]:
        if rival.casefold() in [name.casefold() for name in called[: state.n_seats]]:
            raise BadOption(f"--name: {rival!r} is whom you play against; give another name")
    return called


def save_game(record: Record, seating: Seating, path: Path) -> None:
    """Write the record, and who sits where if the form leaves room for a remark: JSON, if the name says so, has none.

    A failed write leaves no half file. What is no plain file (a device, a pipe) is written to, never replaced.

    Raises:
        FileExistsError: there is a file that is no record, and is left as it is.
        OSError: it cannot be written there.
    """
    if not may_replace(path):
        raise FileExistsError(errno.EEXIST, "there is a file that is no record", str(path))
    written = record.to_file(path.suffix)
    if path.suffix != ".json":
        told = {"names": list(seating.names), "humans": seating.humans, "bot": seating.bot}
        written += REMARK + json.dumps(told, ensure_ascii=False) + "\n"
    write_whole(path, written)


def may_replace(path: Path) -> bool:
    """Whether a game may be written there: nothing is lost but a record, in good order or not, or an empty file."""
    if not path.is_file():
        return True
    with path.open("rb") as file:
        start = file.read(ENOUGH).decode("utf-8", errors="replace").lstrip()
    if start.startswith("{"):
        return '"digsite_record"' in start
    said = [line for line in start.splitlines() if line.strip() and not line.startswith("#")]
    return not start or (bool(said) and said[0].startswith("digsite record "))


def load_game(path: Path) -> tuple[Record, Seating | None]:
    """A record, and who sat where if the file says so.

    Raises:
        BadRecord: names the file and what is wrong with it.
    """
    record = Record.load(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    told = [line.removeprefix(REMARK) for line in lines if line.startswith(REMARK)]
    if not told:
        return record, None
    try:
        data = json.loads(told[-1])
        names, humans = [str(name) for name in data["names"]], data["humans"]
        if not is_int(humans) or humans > len(names):
            raise ValueError(f"{shown(humans)} is no number of people among {len(names)} names")
        seating = seat_players(record.seats, humans, str(data["bot"]), names, [])
    except (ValueError, TypeError, KeyError, RecursionError, BadOption) as problem:
        raise BadRecord(f"{path}: the line that begins with {REMARK!r} cannot be read: {problem}") from problem
    return record, seating


def free_path(record: Record) -> Path:
    """A file of the working directory that is not yet there, named after the game."""
    stem = f"{record.game.key.strip('_')}-{record.seed}"
    path = Path(f"{stem}.digsite")
    number = 1
    while path.exists():
        number += 1
        path = Path(f"{stem}-{number}.digsite")
    return path


def resume_command(path: Path, seating: Seating) -> str:
    """What to type to go on with a saved game."""
    words = ["digsite", "play", "--resume", str(path)]
    if path.suffix == ".json":
        words += ["--humans", str(seating.humans), "--bot", seating.bot]
        for name in seating.names:
            words += ["--name", name]
    return shlex.join(words)
