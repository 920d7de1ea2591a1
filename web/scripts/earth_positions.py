"""Records of Excavation Earth that end at each kind of question, for screenshots and for trying things out.

    PYTHONPATH=src python web/scripts/earth_positions.py FOLDER

Novices play, with some moves at random, at tables of all kinds; of each kind of question the position with the most to
choose from is kept, as `TABLE-QUESTION.json`. `POST /api/records` makes a table of one; `earth-shots.mjs` does.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import digsite
from digsite import Rng
from digsite.bots.novice_earth import NoviceEarth
from digsite.games.excavation_earth.codes import PASS
from digsite.kernel.record import FORMAT

GAME = digsite.game("excavation_earth")
NAMES = ["Jonas", "Mira", "Wanda", "Oleg"]
TABLES: dict[str, tuple[int, dict[str, Any], int]] = {
    "four": (4, {}, 8),
    "two": (2, {}, 2),
    "solo": (1, {"solo": True}, 2),
    "all": (3, {"modules": ["M5", "M6", "M7", "M8"]}, 3),
    "boxes": (3, {"modules": ["M5", "M6", "M7", "M8"], "pretty_boxes": True}, 2),
    "solo-museum": (1, {"solo": True, "modules": ["M5", "M6", "M7"]}, 1),
}
"""Seats, options and how many games of each."""
STRAY = 0.2
"""How often a move is made at random."""
MIDDLE = {1: 0, 2: 5, 3: 3}
"""The middle of the game shows most."""


def positions(seats: int, options: dict[str, Any], games: int) -> dict[str, dict[str, Any]]:
    """The best record for each kind of question."""
    best: dict[str, tuple[int, dict[str, Any]]] = {}
    bot = NoviceEarth(GAME)
    for seed in range(1, games + 1):
        state = GAME.new(seats=seats, seed=seed, options=options)
        chance, rng = random.Random(seed), Rng(seed)
        moves: list[list[int]] = []

        def keep(key: str, rank: int, state: Any = state, seed: int = seed, moves: list[list[int]] = moves) -> None:
            if key not in best or best[key][0] < rank:
                best[key] = (rank, record(state, seats, seed, options, moves))

        while not state.over:
            seat = state.seats[0]
            question = state.question_for(seat)
            assert question is not None
            view: dict[str, Any] = state.view(seat)
            rank = 10 * min(len(question.options), 4) + MIDDLE[view["round"]]
            keep(question.key, rank)
            if question.key == "sell_markets" and question.about.get("n"):
                keep("sell_second", rank)
            codes = [option.code for option in question.options]
            code = bot.choose(view, codes, rng)
            if chance.random() < STRAY:
                code = chance.choice([one for one in codes if one != PASS] or codes)
            moves.append([seat, code])
            state.play(code, seat=seat)
        keep("over", seed)
    return {key: found for key, (_, found) in best.items()}


def record(state: Any, seats: int, seed: int, options: dict[str, Any], moves: list[list[int]]) -> dict[str, Any]:
    """The game so far."""
    view: dict[str, Any] = state.view(None)
    return {
        "digsite_record": FORMAT,
        "game": GAME.key,
        "rules_version": view["rules_version"],
        "components": view["components"],
        "seats": seats,
        "seed": seed,
        "options": options,
        "moves": [move.copy() for move in moves],
        "players": NAMES[:seats],
    }


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for table, (seats, options, games) in TABLES.items():
        for key, found in positions(seats, options, games).items():
            (folder / f"{table}-{key}.json").write_text(json.dumps(found), encoding="utf-8")
