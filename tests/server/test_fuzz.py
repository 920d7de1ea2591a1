"""The short form of the attack of `digsite.lab.server.fuzz`, and whether it would notice if something came of it."""

from __future__ import annotations

import copy
import random
from pathlib import Path
from typing import Any

import pytest

from digsite import Record
from digsite.kernel.fairness import commitment, seed_of
from digsite.lab.server.fuzz import Fault, check_game, fuzz, quiet_world
from digsite.lab.server.malice import Malice, Target
from digsite.server.wire import FROM_CLIENT

SECRET = "5" * 64


def test_what_must_be_refused_is_refused_and_nobody_is_disturbed(tmp_path: Path) -> None:
    attack = fuzz(f"sqlite:///{tmp_path / 'fuzz.db'}", 3000, tables=3, attackers=2)
    assert attack.left == 0
    assert sum(attack.answers.values()) >= 3000 - attack.answers["was over"]
    assert attack.games >= 3
    for key in ("invalid", "forbidden", "stale", "not_asked", "too_large", "closed 1009", "closed 1008", "not_found"):
        assert attack.answers[key], key


def test_the_same_seed_makes_up_the_same_and_much_of_it_is_in_good_form() -> None:
    target = Target("b" * 18, 3, True, dict.fromkeys(range(3), "t" * 43))
    one, other = (Malice(random.Random(7)) for _ in range(2))
    made = [one.message(target, seat) for seat in (None, 0, 1, 2) for _ in range(200)]
    assert made == [other.message(target, seat) for seat in (None, 0, 1, 2) for _ in range(200)]
    good = 0
    for text in made:
        try:
            FROM_CLIENT.validate_json(text)
        except ValueError:
            continue
        good += 1
    assert 300 < good < 500, "both halves of the work: what is no command, and what may not be done"


def played() -> tuple[dict[str, Any], Target, list[list[dict[str, Any]]]]:
    """A short game as honest people would have it: the record, the table, and what each seat heard."""
    record = Record.start("archaeology", seats=2, seed=seed_of(SECRET))
    record.set_fairness(commitment(SECRET), SECRET)
    target = Target("b" * 18, 2, False, {})
    for _ in range(6):
        state = record.replay()
        assert state.seat is not None
        target.acknowledged.append({"seat": state.seat, "code": state.legal()[0]})
        record.add(state.legal()[0], state.seat)
    data: dict[str, Any] = record.to_json()
    table = {
        "id": target.id,
        "game": "archaeology",
        "options": data["options"],
        "rules_version": data["rules_version"],
        "components": data["components"],
        "listed": False,
        "created_at": 0.0,
        "seats": [{"name": "Ada"}, {"name": "Ben"}],
        "commitment": commitment(SECRET),
    }
    return data, target, [quiet_world(data, table, seat) for seat in (0, 1)]


def test_a_game_that_was_disturbed_is_noticed() -> None:
    data, target, heard = played()
    check_game(data, target, heard)
    assert len(heard[0]) > 4

    missing = copy.deepcopy(target)
    missing.acknowledged.pop()
    with pytest.raises(Fault, match="acknowledged"):
        check_game(data, missing, heard)
    twice = copy.deepcopy(heard)
    twice[0].append(twice[0][-1])
    with pytest.raises(Fault, match="seat 0"):
        check_game(data, target, twice)
    other = copy.deepcopy(heard)
    other[1][-1]["asked"] = []
    with pytest.raises(Fault, match="seat 1"):
        check_game(data, target, other)
