"""Provable fairness: what follows from a secret, and what verify finds where a game did not follow from it."""

from __future__ import annotations

import hashlib
import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from digsite import BadOption, BadRecord, Match, Record, Rng
from digsite.kernel.fairness import commitment, redraw_of, seed_of

SECRET = "00112233445566778899aabbccddeeff" * 2
OTHER = "f" * 64


def fair(secret: str = SECRET, *, moves: int | None = None) -> Record:
    """A game whose chance follows from a secret, with free undos and others, and the names of the players."""
    record = Record.start("archaeology", seats=2, seed=seed_of(secret))
    record.set_fairness(commitment(secret), secret)
    record.set_players(["Zofia Łęcka", "Jörg 🏺"])
    match, rng = Match(record, [0, 1]), Rng(5)
    while not match.state.over and (moves is None or match.moves() < moves):
        match.play(rng.pick(match.state.legal()))
        if len(record.entries) in (9, 30, 40):
            match.undo(match.moves() - 3, 0, [0, 1], None)
    return record


# --- what follows from a secret -----------------------------------------------------------------------------------


def test_what_follows_from_a_secret_is_written_in_stone() -> None:
    """Whoever wants to check a game without Digsite can: a hash of some words and the 32 bytes."""
    raw = bytes.fromhex(SECRET)
    assert commitment(SECRET) == hashlib.sha256(b"digsite fairness 1\ncommitment\n" + raw).hexdigest()
    assert commitment(SECRET) == "87b1a0076f0fe56c249ae535cb29316d0dadd72fd861ece59cecb9031cdd1174"
    assert seed_of(SECRET) == 12561649800566062408
    assert redraw_of(SECRET, 7) == 4307539604739477208


def test_everything_that_follows_is_different() -> None:
    for secret in (SECRET, OTHER):
        seeds = [seed_of(secret), *(redraw_of(secret, number) for number in range(100))]
        seeds.append(int(commitment(secret)[:16], 16))
        assert len(set(seeds)) == 102
        assert all(0 <= seed < 2**64 for seed in seeds)
    assert seed_of(SECRET) != seed_of(OTHER)


@pytest.mark.parametrize("secret", ["", "0" * 63, "0" * 65, "G" * 64, "A" * 64, "٣" * 64, None, 7, b"0" * 64])
def test_a_secret_is_64_digits_and_is_never_repeated_in_an_error(secret: Any) -> None:
    for call in (commitment, seed_of, lambda s: redraw_of(s, 0)):
        with pytest.raises(BadOption, match="secret: not a text of 64 digits from 0-9 and a-f"):
            call(secret)


# --- records ------------------------------------------------------------------------------------------------------


def test_a_fair_game_verifies_in_every_form() -> None:
    record = fair()
    assert [entry.redraw >= 0 for entry in record.entries if entry.is_undo] == [True] * 3
    for again in (
        record,
        Record.from_json(json.loads(json.dumps(record.to_json()))),
        Record.from_text(record.to_text()),
        pickle.loads(pickle.dumps(record)),
    ):
        assert again.verify().over
        assert (again.commitment, again.secret) == (commitment(SECRET), SECRET)
        assert again.players == ["Zofia Łęcka", "Jörg 🏺"]
        assert again.to_json() == record.to_json()
        assert again.to_text() == record.to_text()


def test_a_commitment_that_is_not_yet_revealed() -> None:
    record = fair()
    record.set_fairness(record.commitment)
    assert record.to_json()["fairness"] == {"commitment": commitment(SECRET)}
    for again in (Record.from_json(record.to_json()), Record.from_text(record.to_text())):
        assert (again.commitment, again.secret) == (commitment(SECRET), "")
        assert again.verify().over


def test_a_record_that_says_nothing_of_it_has_no_such_parts() -> None:
    record = Record.start("archaeology", seats=2, seed=1)
    assert not {"fairness", "players"} & set(record.to_json())
    assert not any(line.startswith(("commitment", "secret", "player")) for line in record.to_text().splitlines())
    assert (record.commitment, record.secret, record.players) == ("", "", [])


def redraw(data: dict[str, Any]) -> list[Any]:
    return [move for move in data["moves"] if move[0] == "undo"][1]  # type: ignore[no-any-return]


def shift(data: dict[str, Any]) -> None:
    """The same undo at another place: a move and its undo before it."""
    first = next(i for i, move in enumerate(data["moves"]) if move[0] == "undo")
    data["moves"][first:first] = [data["moves"][first - 1], ["undo", first]]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data["fairness"].update(secret=OTHER), f"commitment {commitment(SECRET)}, its secret gives"),
        (lambda data: data["fairness"].update(commitment=OTHER), f"commitment {OTHER}, its secret gives"),
        (lambda data: data.update(seed=data["seed"] ^ 1), f"played with seed .*; the secret gives {seed_of(SECRET)}"),
        (lambda data: redraw(data).__setitem__(2, 77), r"entry 31 drew anew from 77; the secret gives \d+"),
        (shift, r"entry 12 drew anew from \d+; the secret gives \d+"),
        (lambda data: redraw(data).pop(), "entry 31 takes back what had come to light, and draws nothing anew"),
    ],
    ids=["secret", "commitment", "seed", "redraw", "place", "none"],
)
def test_verify_finds_chance_that_was_chosen(change: Callable[[dict[str, Any]], None], said: str) -> None:
    data: dict[str, Any] = json.loads(json.dumps(fair(moves=60).to_json()))
    change(data)
    with pytest.raises(BadRecord, match=f"^fairness: .*{said}"):
        Record.from_json(data).verify()


def test_what_is_taken_back_freely_need_not_be_drawn_anew() -> None:
    record = fair(moves=20)
    match, rng = Match(record, [0, 1]), Rng(7)
    n_free = 0
    while n_free < 20:
        match.play(rng.pick(match.state.legal()))
        free = min(match.free_undo(seat) for seat in (0, 1))
        if free < match.moves():
            match.undo(free, record.entries[-1].seat, [], None)
            n_free += 1
            match.play(rng.pick(match.state.legal()))
    record.verify()
    match.undo(match.moves() - 2, 0, [0, 1], None)
    record.verify()
    match.go_back(match.moves() - 1)
    said = f"^fairness: entry {len(record.entries)} takes back what had come to light"
    with pytest.raises(BadRecord, match=said):
        record.verify()  # what had been drawn anew is as it was before that, which everybody has seen


@pytest.mark.parametrize(
    "part",
    [
        None, [], {}, "x", {"secret": SECRET}, {"commitment": OTHER, "more": 1}, {"commitment": 3}, {"commitment": ""},
        {"commitment": "F" * 64}, {"commitment": OTHER, "secret": ""}, {"commitment": OTHER, "secret": None},
        {"commitment": OTHER, "secret": "00"},
    ],
)  # fmt: skip
def test_what_is_no_part_about_fairness(part: object) -> None:
    with pytest.raises(BadRecord, match=r"^fairness: "):
        Record.from_json({**fair(moves=3).to_json(), "fairness": part})


@pytest.mark.parametrize(
    "names",
    [
        None, "Anna", [], ["Anna"], ["Anna", "Ben", "Cy"], ["Anna", 3], ["Anna", ""], ["Anna", " Ben"], ["Anna", " "],
        ["Anna", "Be\nn"], ["Anna", "Be\u2028n"], ["Anna", "Be\x1b[31mn"], ["Anna", "\ud800"], ["Anna", "n" * 101],
    ],
)  # fmt: skip
def test_what_is_no_list_of_players(names: object) -> None:
    with pytest.raises(BadRecord, match=r"^players: "):
        Record.from_json({**fair(moves=3).to_json(), "players": names})


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("commitment " + OTHER, "'commitment' is said twice"),
        ("secret " + OTHER, "'secret' is said twice"),
        ("player Cy", "is not a list of 2 names"),
    ],
)
def test_a_text_that_says_too_much(line: str, problem: str) -> None:
    with pytest.raises(BadRecord, match=problem):
        Record.from_text(fair(moves=3).to_text() + line + "\n")


def test_the_names_given_are_no_way_in() -> None:
    record, names = fair(moves=3), ["Anna", "Ben"]
    record.set_players(names)
    names.append("Cy")
    told: Any = record.to_json()
    told["players"].append("Cy")
    assert record.players == ["Anna", "Ben"]


def test_names_of_any_script_come_back_from_a_text() -> None:
    record = fair(moves=3)
    for name in ("#1", "player 2", "👨‍👩‍👧", "می‌خواهم", "a  b", "1  0  trade", "n" * 100):
        record.set_players([name, "Ben"])
        assert Record.from_text(record.to_text()).players == [name, "Ben"]
