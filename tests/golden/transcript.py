"""Whole games as texts that people can read: the moves, and every event that they caused.

A transcript holds its own moves, so it is replayed as it stands: how the moves were once chosen does not matter. What
is pinned is the rules, not the words: fields have the names that code gives them.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

import digsite
from digsite import Event, Game, IllegalMove, Record, State
from digsite.kernel.record import Entry

FOLDER: Final = Path(__file__).parent / "games"
MOVE: Final = re.compile(r"(?P<number>\d+)  (?P<seat>\d+)  (?P<name>\S.*)")
WIDTH: Final = 4


def files() -> list[Path]:
    """All transcripts."""
    return sorted(FOLDER.glob("*.txt"))


def figures(game: Game, fields: dict[str, object]) -> str:
    """Fields as "treasure=coin n=3"; a thing is told by the key of its name, a code by its own."""
    said = []
    for field, value in fields.items():
        shown = str(value)
        if isinstance(value, int):
            thing = game.text.thing(field, value)
            shown = thing.removeprefix(f"{field}-") if thing else shown
            shown = game.codes.name(value).replace(" ", "-") if field == "code" else shown
            if field in game.text.SETS:
                shown = "+".join(members(game, game.text.SETS[field], value)) or "none"
        said.append(f"{field}={shown}")
    return " ".join(said)


def members(game: Game, field: str, bits: int) -> list[str]:
    """The members of a set: by the keys of their names, or by number."""
    return [member(game, field, i) for i in range(bits.bit_length()) if (bits >> i) & 1]


def member(game: Game, field: str, value: int) -> str:
    """A member of a set; what stands behind the things that have names is told by its number."""
    try:
        return game.text.thing(field, value).removeprefix(f"{field}-") or str(value)
    except IndexError:
        return str(value)


def event_line(game: Game, event: Event) -> str:
    """An event with every field, and who may see what is secret in it."""
    whole = event.whole()
    kind = whole.pop("kind")
    line = f"      {kind} {figures(game, whole)}"
    if event.seen_by >= 0:
        seats = [str(seat) for seat in range(game.max_seats) if event.may_see(seat)]
        line += f"  (for {', '.join(seats)})"
    return line


def header(record: Record) -> list[str]:
    """What was chosen before the first move."""
    options = [f"option {name} {json.dumps(value)}" for name, value in record.options.items()]
    return [
        f"game {record.game.key}",
        f"rules {record.rules_version}",
        f"seats {record.seats}",
        f"seed {record.seed}",
        *options,
        "",
    ]


def ending(state: State) -> list[str]:
    """How it ended, with the lines of every seat's score."""
    result = state.result
    assert result is not None
    lines = ["", f"ended {result.reason}, winners {' '.join(map(str, result.winners))}"]
    for seat in range(state.n_players):
        lines.append(f"seat {seat}: place {result.ranking[seat]}, {result.scores[seat]} in all")
        lines += [f"      {line.key} {figures(state.game, line.figures)}: {line.amount}" for line in result.lines[seat]]
    return lines


def transcribe(record: Record) -> list[str]:
    """The transcript of a record, line by line. A move that can no longer be played ends it, with the reason."""
    game, state = record.game, record.begin()
    lines = [*header(record), "set-up", *(event_line(game, event) for event in state.events)]
    for number, entry in enumerate(record.entries, start=1):
        lines.append(f"{number:>{WIDTH}}  {entry.seat}  {game.codes.name(entry.code)}")
        try:
            state.play(entry.code, seat=entry.seat)
        except IllegalMove as problem:
            return [*lines, f"      this move is refused: {problem}"]
        lines += [event_line(game, event) for event in state.events]
    return lines + (ending(state) if state.over else ["", "not over"])


def read(lines: list[str]) -> Record:
    """The options and moves that a transcript holds."""
    said: dict[str, str] = {}
    options: dict[str, object] = {}
    entries: list[Entry] = []
    game = digsite.game(next(line for line in lines if line.startswith("game ")).removeprefix("game "))
    for line in lines:
        head, _, rest = line.partition(" ")
        if head == "option":
            name, _, value = rest.partition(" ")
            options[name] = json.loads(value)
        elif head in ("seats", "seed"):
            said[head] = rest
        elif found := MOVE.fullmatch(line.strip()):
            assert int(found["number"]) == len(entries) + 1, f"move {found['number']} is not the next one"
            entries.append(Entry(int(found["seat"]), game.codes.parse(found["name"])))
    record = Record.start(game, seats=int(said["seats"]), seed=int(said["seed"]), options=options)
    record.entries.extend(entries)
    return record


def first_difference(expected: list[str], found: list[str]) -> int | None:
    """The index of the first line that differs, or None."""
    for number in range(max(len(expected), len(found))):
        if expected[number : number + 1] != found[number : number + 1]:
            return number
    return None


def compare(file: Path) -> str:
    """What the rules of today make of a transcript: "" if the same, else where and how they differ."""
    expected = file.read_text("utf-8").splitlines()
    found = transcribe(read(expected))
    at = first_difference(expected, found)
    if at is None:
        return ""
    return "\n".join(
        [
            f"{file.name}, line {at + 1} differs:",
            *[f"        {line}" for line in expected[max(at - 4, 0) : at]],
            f"  file: {''.join(expected[at : at + 1]) or '(ends here)'}",
            f"  now:  {''.join(found[at : at + 1]) or '(ends here)'}",
            "If that is meant, raise rules_version, run `make golden`, and read the diff.",
        ]
    )
