"""The readable form of a record.

    digsite record 1
    game archaeology
    rules 1
    components sha256:…
    seats 2
    seed 7
    commitment …
    secret …
    player Anna
    player Ben
    option monument "tomb"
    moves
       1  0  trade
       2  0  give coin
       3  undo 1
       4  undo 0 redraw 77
    scores 12 30
    digest …

Moves are named by the stable names of their codes. A line that begins with # is a remark. What not
every record says may be left out: commitment and secret, players, scores, digest.
"""

from __future__ import annotations

import json

from digsite.kernel.errors import BadInput, BadRecord
from digsite.kernel.game import Game
from digsite.kernel.registry import game as find_game
from digsite.kernel.values import shown


def to_text(data: dict[str, object], game: Game) -> str:
    """The text of a record's plain data."""
    lines = [
        f"digsite record {data['digsite_record']}",
        f"game {data['game']}",
        f"rules {data['rules_version']}",
        f"components {data['components']}",
        f"seats {data['seats']}",
        f"seed {data['seed']}",
    ]
    fairness = data.get("fairness")
    if isinstance(fairness, dict):
        lines += [f"{name} {value}" for name, value in fairness.items()]
    players = data.get("players")
    if isinstance(players, list):
        lines += [f"player {name}" for name in players]
    options = data["options"]
    assert isinstance(options, dict)
    lines += [f"option {name} {json.dumps(value)}" for name, value in options.items()]
    lines.append("moves")
    moves = data["moves"]
    assert isinstance(moves, list)
    width = len(str(len(moves)))
    for number, item in enumerate(moves):
        if item[0] == "undo":
            said = f"undo {item[1]}" + (f" redraw {item[2]}" if len(item) == 3 else "")
        else:
            said = f"{item[0]}  {game.codes.name(item[1])}"
        lines.append(f"{number + 1:>{width}}  {said}")
    scores = data.get("scores")
    if isinstance(scores, list):
        lines.append("scores " + " ".join(str(x) for x in scores))
    if "digest" in data:
        lines.append(f"digest {data['digest']}")
    return "\n".join(lines) + "\n"


def parse_text(text: str) -> dict[str, object]:
    """The plain data of a record's text; BadRecord names the line that is wrong."""
    data: dict[str, object] = {}
    options: dict[str, object] = {}
    fairness: dict[str, object] = {}
    players: list[object] = []
    moves: list[object] = []
    game: Game | None = None
    in_moves = False
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        head, _, rest = line.partition(" ")
        rest = rest.strip()
        try:
            if in_moves and head.isascii() and head.isdigit():
                if whole(head) != len(moves) + 1:
                    raise BadRecord(f"this should be move {len(moves) + 1}, not {head}")
                assert game is not None
                moves.append(parse_move(rest, game))
            elif head == "digsite" and rest.startswith("record "):
                put(data, "digsite_record", whole(rest.removeprefix("record ").strip()))
            elif head == "game":
                put(data, "game", rest)
                game = find_game(rest)
            elif head == "rules":
                put(data, "rules_version", whole(rest))
            elif head in ("components", "digest"):
                put(data, head, rest)
            elif head in ("seats", "seed"):
                put(data, head, whole(rest))
            elif head in ("commitment", "secret"):
                put(fairness, head, rest)
            elif head == "player":
                players.append(rest)
            elif head == "option":
                name, _, value = rest.partition(" ")
                put(options, name, json.loads(value))
            elif head == "moves" and not rest:
                if game is None:
                    raise BadRecord("the moves come after the line that names the game")
                put(data, "moves", moves)
                in_moves = True
            elif head == "scores":
                put(data, "scores", [whole(x) for x in rest.split()])
            else:
                raise BadRecord(f"{line[:60]!r} says nothing that a record can say")
        except (BadInput, ValueError, RecursionError) as problem:
            raise BadRecord(f"line {number}: {problem}") from problem
    data["options"] = options
    if fairness:
        data["fairness"] = fairness
    if players:
        data["players"] = players
    return data


def put(data: dict[str, object], name: str, value: object) -> None:
    """Set what was not yet said."""
    if name in data:
        raise BadRecord(f"{shown(name)} is said twice")
    data[name] = value


def whole(text: str) -> int:
    """A whole number, written with digits (and a minus) only."""
    if not text.isascii() or not text.removeprefix("-").isdigit():
        raise BadRecord(f"{shown(text)} is not a whole number")
    return int(text)


def parse_move(said: str, game: Game) -> list[object]:
    """One move from "0  give coin", "undo 3" or "undo 3 redraw 77"."""
    words = said.split()
    if words and words[0] == "undo":
        if len(words) == 2:
            return ["undo", whole(words[1])]
        if len(words) == 4 and words[2] == "redraw":
            return ["undo", whole(words[1]), whole(words[3])]
        raise BadRecord(f"{shown(said)} is no undo; write 'undo 3' or 'undo 3 redraw 77'")
    if len(words) < 2:
        raise BadRecord(f"{shown(said)} is no move; write a seat and the name of a code")
    return [whole(words[0]), game.codes.parse(" ".join(words[1:]))]
