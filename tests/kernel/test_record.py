"""Records: the game as options, seed and codes; both forms, undo entries, replays, and what verify catches."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import digsite
from digsite import BadInput, BadOption, BadRecord, Match, Record, Rng, State, UnknownCode
from digsite.kernel.record import FORMAT, NO_SEED, Entry, digest_of, line_of
from digsite.kernel.record_file import MAX_BYTES
from tests.kernel.toy import GAME as PEBBLES

ARCHAEOLOGY = digsite.game("archaeology")


def played(seed: int = 3, moves: int | None = None, key: str = "archaeology", seats: int = 2) -> Record:
    """A record of a random game, closed if it was played to its end."""
    record = Record.start(key, seats=seats, seed=seed)
    state, rng = record.begin(), Rng(seed)
    while not state.over and (moves is None or len(record.entries) < moves):
        seat = rng.pick(state.seats)
        code = rng.pick(state.legal(seat))
        record.entries.append(Entry(seat, code))
        state.play(code, seat=seat)
    if state.over:
        record.close(state)
    return record


def undone() -> Record:
    """Moves, a plain undo, moves, an undo that draws anew, moves."""
    record = played(5, 8)
    record.entries.append(Entry(-1, -1, 6))
    for _ in range(2):
        record.add(record.replay().legal()[0])
    record.entries.append(Entry(-1, -1, 3, 77))
    for _ in range(4):
        record.add(record.replay().legal()[-1])
    return record


# --- starting and adding ----------------------------------------------------------------------------


def test_an_empty_record_is_the_set_up() -> None:
    record = Record.start("archaeology", seats=3, seed=9, options={"monument": "tomb"})
    assert record.replay() == ARCHAEOLOGY.new(seats=3, seed=9, options={"monument": "tomb"})
    assert record.options["monument"] == "tomb"
    assert list(record.options) == [spec.name for spec in ARCHAEOLOGY.options]
    assert (record.scores, record.digest, record.entries) == (None, "", [])


def test_a_game_object_will_do() -> None:
    assert Record.start(PEBBLES, seats=2, seed=1).begin().legal() == [1, 2, 3]


@pytest.mark.parametrize(
    "arguments",
    [
        {"game": "chess", "seats": 2, "seed": 1},
        {"game": "archaeology", "seats": 9, "seed": 1},
        {"game": "archaeology", "seats": 2, "seed": -1},
        {"game": "archaeology", "seats": 2, "seed": 1, "options": {"monument": "moon"}},
    ],
)
def test_a_record_that_cannot_start(arguments: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Record.start(**arguments)


def test_add_asks_whoever_is_asked() -> None:
    record = Record.start("_template", seats=3, seed=1)
    record.add(2)
    record.add(4, seat=2)
    record.add(0)
    assert [(entry.seat, entry.code) for entry in record.entries] == [(0, 2), (2, 4), (1, 0)]


@pytest.mark.parametrize("code", [-1, 151, 10**30])
def test_add_takes_only_codes(code: int) -> None:
    record = Record.start("archaeology", seats=2, seed=1)
    with pytest.raises(digsite.UnknownCode):
        record.add(code)
    assert record.entries == []


@pytest.mark.parametrize("seat", [-1, 2])
def test_add_takes_only_seats(seat: int) -> None:
    record = Record.start("archaeology", seats=2, seed=1)
    with pytest.raises(BadRecord, match=f"seat {seat} is not at this table of 2"):
        record.add(0, seat=seat)
    assert record.entries == []


def test_only_a_game_that_is_over_is_closed() -> None:
    record = Record.start("archaeology", seats=2, seed=1)
    with pytest.raises(BadRecord, match="the game is not over"):
        record.close(record.begin())
    assert (record.scores, record.digest) == (None, "")


def test_nothing_follows_the_end() -> None:
    record = played()
    with pytest.raises(BadRecord, match="the game is over; no move can follow"):
        record.add(0)


def test_a_wrong_move_is_named_by_the_replay() -> None:
    record = Record.start("archaeology", seats=2, seed=1, options={"first_seat": 0})
    record.add(0)
    record.add(5)
    with pytest.raises(BadRecord, match=r"^move 2, seat 1: confirm: .* \(AR-TRADE-R6\)$"):
        record.replay()
    record.entries[-1] = Entry(0, 0)
    with pytest.raises(BadRecord, match=r"^move 2, seat 0: end-turn: .* \(AR-TURN-R2\)$"):
        record.replay()
    record.entries[-1] = Entry(1, 999)
    with pytest.raises(BadRecord, match=r"^move 2, seat 1: code 999 is not in the vocabulary"):
        record.replay()
    record.entries[-1] = Entry(7, 0)
    with pytest.raises(BadRecord, match=r"^move 2: seat: 7 is not at this table"):
        record.replay()
    record.entries[-1:] = [Entry(-1, -1, 0), Entry(0, 0), Entry(1, 5)]
    with pytest.raises(BadRecord, match=r"^move 4, seat 1: confirm: "):
        record.replay()  # it is the fourth of the record, whatever was taken back
    with pytest.raises(BadRecord, match=r"^move 4, seat 1: confirm: "):
        Match(record, [])


# --- the line ---------------------------------------------------------------------------------------


def line(*entries: Entry) -> list[str]:
    return [f"redraw {e.redraw}" if e.is_undo else str(e.code) for e in line_of(list(entries))]


def test_an_undo_takes_back_to_that_many_moves() -> None:
    moves = [Entry(0, code) for code in range(5)]
    assert line(*moves, Entry(-1, -1, 3)) == ["0", "1", "2"]
    assert line(*moves, Entry(-1, -1, 3), Entry(0, 9), Entry(-1, -1, 1)) == ["0"]
    assert line(*moves, Entry(-1, -1, 0)) == []


def test_a_redraw_stays_on_the_line_and_is_taken_back_with_it() -> None:
    moves = [Entry(0, code) for code in range(5)]
    assert line(*moves, Entry(-1, -1, 3, 77)) == ["0", "1", "2", "redraw 77"]
    again = [*moves, Entry(-1, -1, 3, 77), Entry(0, 8), Entry(0, 9)]
    assert line(*again) == ["0", "1", "2", "redraw 77", "8", "9"]
    assert line(*again, Entry(-1, -1, 4)) == ["0", "1", "2", "redraw 77", "8"]
    assert line(*again, Entry(-1, -1, 3)) == ["0", "1", "2", "redraw 77"], "it comes before move 4, so it stays"
    assert line(*again, Entry(-1, -1, 2)) == ["0", "1"]


@pytest.mark.parametrize("to", [2, 3, 99])
def test_an_undo_must_take_something_back(to: int) -> None:
    with pytest.raises(BadRecord, match=f"entry 3: cannot go back to move {to}; 2 are on the line"):
        line_of([Entry(0, 0), Entry(0, 1), Entry(-1, -1, to)])


def test_entries_as_plain_data() -> None:
    assert Entry(1, 5).to_json() == [1, 5]
    assert Entry(-1, -1, 3).to_json() == ["undo", 3]
    assert Entry(-1, -1, 3, 0).to_json() == ["undo", 3, 0]
    assert Entry(-1, -1, 3).redraw == NO_SEED


# --- replaying --------------------------------------------------------------------------------------


def test_replay_to_any_entry() -> None:
    record = undone()
    n = len(record.entries)
    assert record.replay() == record.replay(n)
    states = [record.replay(k) for k in range(n + 1)]
    assert states[0] == record.begin()
    for k, entry in enumerate(record.entries):
        if not entry.is_undo:
            after = states[k].copy()
            after.play(entry.code, seat=entry.seat)
            assert after == states[k + 1]
    plain, redrawn = (k for k, entry in enumerate(record.entries) if entry.is_undo)
    assert states[plain + 1] == states[6]
    assert states[redrawn + 1] != states[3]
    assert states[redrawn + 1].view(0) == states[3].view(0)
    assert states[redrawn + 1].view(1) == states[3].view(1)


def test_replaying_changes_nothing() -> None:
    record = undone()
    before = record.to_json()
    record.replay().play(record.replay().legal()[0])
    assert record.to_json() == before


@pytest.mark.parametrize("key", ["archaeology", "_template"])
def test_a_game_replays_to_the_same_bytes(key: str) -> None:
    record = played(21, key=key, seats=4)
    assert digest_of(record.verify()) == record.digest
    assert digest_of(Record.from_json(record.to_json()).replay()) == record.digest


# --- verifying --------------------------------------------------------------------------------------


def test_a_good_record_verifies() -> None:
    record = played()
    state = record.verify()
    assert state.over
    assert state.scores == record.scores
    assert undone().verify().seat is not None, "a game need not be over"


def changed(change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(played().to_json()))
    change(data)
    return data


def spoil_move(data: dict[str, Any]) -> None:
    """Another code that is legal at that place: the game goes on differently."""
    record = played()
    for k in range(len(record.entries)):
        other = [code for code in record.replay(k).legal() if code != record.entries[k].code]
        if other:
            data["moves"][k][1] = other[0]
            return


CHANGES: list[tuple[str, Callable[[dict[str, Any]], None], str]] = [
    ("a move", spoil_move, "move |digest|scores"),
    ("a move dropped", lambda data: data["moves"].pop(), "^scores: the record says how the game ended, but"),
    ("a move added", lambda data: data["moves"].append([0, 0]), "move .*over"),
    ("a seat", lambda data: data["moves"][0].__setitem__(0, 1 - data["moves"][0][0]), "^move 1, seat"),
    ("an unknown code", lambda data: data["moves"][0].__setitem__(1, 151), "not in the vocabulary"),
    ("a score", lambda data: data["scores"].__setitem__(0, data["scores"][0] + 1), "^scores: the record says"),
    ("a score too many", lambda data: data["scores"].append(0), "^scores: the record says"),
    ("the digest", lambda data: data.update(digest="0" * 64), "^digest: the record says"),
    ("the seed", lambda data: data.update(seed=data["seed"] + 1), "move |digest|scores"),
    ("the options", lambda data: data["options"].update(fierce_weather=True), "move |digest|scores"),
    ("the seats", lambda data: data.update(seats=3), "move |digest|scores"),
    ("rules_version", lambda data: data.update(rules_version=99), "rules version 99"),
    ("components", lambda data: data.update(components="sha256:0"), "played with components 'sha256:0'"),
    ("an undo", lambda data: data["moves"].append(["undo", 0]), "digest|scores"),
    ("a redraw", lambda data: data["moves"].insert(5, ["undo", 4, 1]), "move |digest|scores"),
]


@pytest.mark.parametrize(("what", "change", "said"), CHANGES, ids=[row[0] for row in CHANGES])
def test_verify_catches(what: str, change: Callable[[dict[str, Any]], None], said: str) -> None:  # noqa: ARG001
    with pytest.raises(BadRecord, match=said):
        Record.from_json(changed(change)).verify()


# --- plain data -------------------------------------------------------------------------------------

RECORDS = {
    "empty": lambda: Record.start("archaeology", seats=2, seed=0),
    "open": lambda: played(4, 11),
    "finished": played,
    "undone": undone,
    "template": lambda: played(7, key="_template", seats=3),
    "large seed": lambda: Record.start("archaeology", seats=2, seed=2**64 - 1),
}


@pytest.mark.parametrize("make", RECORDS.values(), ids=RECORDS)
def test_json_and_back(make: Callable[[], Record]) -> None:
    record = make()
    data = record.to_json()
    again = Record.from_json(json.loads(json.dumps(data)))
    assert again.to_json() == data
    assert again.verify() == record.verify()


@pytest.mark.parametrize("make", RECORDS.values(), ids=RECORDS)
def test_text_and_back(make: Callable[[], Record]) -> None:
    record = make()
    text = record.to_text()
    again = Record.from_text(text)
    assert again.to_json() == record.to_json()
    assert again.to_text() == text


@pytest.mark.parametrize("name", ["game.json", "game.digsite", "game"])
@pytest.mark.parametrize("make", RECORDS.values(), ids=RECORDS)
def test_save_and_load(make: Callable[[], Record], name: str, tmp_path: Path) -> None:
    record = make()
    file = tmp_path / name
    record.save(file)
    text = file.read_text("utf-8")
    assert text.startswith("{" if name.endswith(".json") else "digsite record 1\n")
    assert text.endswith("\n")
    for path in (file, str(file)):
        assert Record.load(path).to_json() == record.to_json()
    assert [path.name for path in tmp_path.iterdir()] == [name], "nothing else is left behind"


def test_the_plain_data_is_no_way_in() -> None:
    record = played()
    data: dict[str, Any] = record.to_json()
    data["moves"].clear()
    data["scores"].append(1)
    data["options"].clear()
    assert record.verify().over
    given: dict[str, Any] = record.to_json()
    read = Record.from_json(given)
    given["moves"].clear()
    given["scores"].append(1)
    given["options"].clear()
    assert read.verify().over


BAD: list[tuple[str, Callable[[dict[str, Any]], Any], str]] = [
    ("a list", lambda data: [data], "^record: not a mapping"),
    ("nothing", lambda _: None, "^record: not a mapping"),
    *[
        (f"no {name}", lambda data, name=name: {k: v for k, v in data.items() if k != name}, f"'{name}' is missing")
        for name in ("digsite_record", "game", "rules_version", "components", "seats", "seed", "options", "moves")
    ],
    ("more", lambda data: {**data, "colour": 1}, "'colour' is no part of a record"),
    ("form", lambda data: {**data, "digsite_record": FORMAT + 1}, "form 2 cannot be read; this Digsite reads form 1"),
    ("form true", lambda data: {**data, "digsite_record": True}, "form True cannot be read"),
    ("game", lambda data: {**data, "game": "chess"}, "record: game: 'chess' is not known"),
    ("game list", lambda data: {**data, "game": []}, "record: game: .* is not known"),
    ("seats", lambda data: {**data, "seats": 6}, "record: seats: 6 is not allowed"),
    ("seats text", lambda data: {**data, "seats": "2"}, "record: seats: '2' is not allowed"),
    ("seed", lambda data: {**data, "seed": -1}, "record: seed: -1 is out of range"),
    ("seed text", lambda data: {**data, "seed": "1"}, "record: seed: '1' is not a whole number"),
    ("options", lambda data: {**data, "options": []}, "is not a mapping of option names"),
    ("option", lambda data: {**data, "options": {"monument": "moon"}}, "option monument: 'moon' is not allowed"),
    ("pack", lambda data: {**data, "options": {"components": "none.toml"}}, "none.toml: cannot be read"),
    ("version true", lambda data: {**data, "rules_version": True}, "rules version True"),
    ("moves", lambda data: {**data, "moves": {}}, "'moves' is not a list"),
    ("scores", lambda data: {**data, "scores": 3}, "scores 3 is not a list of whole numbers"),
    ("score", lambda data: {**data, "scores": [1, "2"]}, "is not a list of whole numbers"),
    ("digest", lambda data: {**data, "digest": 3}, "digest 3 is not a text"),
]


@pytest.mark.parametrize(("what", "make", "said"), BAD, ids=[row[0] for row in BAD])
def test_plain_data_that_is_no_record(what: str, make: Callable[[dict[str, Any]], Any], said: str) -> None:  # noqa: ARG001
    with pytest.raises(BadRecord, match=said):
        Record.from_json(make(played().to_json()))


@pytest.mark.parametrize(
    "move",
    [
        None, 3, "undo", {}, [], [0], [0, 0, 0], [True, 0], [0, True], [0, "0"], ["0", 0], [0.0, 0], [None, 0],
        ["undo"], ["undo", -1], ["undo", True], ["undo", 0, -1], ["undo", 0, 2**64], ["undo", 0, 1, 1],
        ["undo", "0"], ["redo", 0], [-1, 0], [2, 0], [0, -1], [0, 151], [0, 10**30],
    ],
)  # fmt: skip
def test_a_move_that_is_none(move: object) -> None:
    data = played().to_json()
    data["moves"] = [[0, 0], move]
    with pytest.raises(BadRecord, match=r"^move 2: "):
        Record.from_json(data)


def test_an_undo_with_nothing_to_undo() -> None:
    data = played().to_json()
    data["moves"] = [["undo", 0]]
    with pytest.raises(BadRecord, match="entry 1: cannot go back to move 0; 0 are on the line"):
        Record.from_json(data)


# --- text -------------------------------------------------------------------------------------------

TEXT = """digsite record 1
game archaeology
rules 1
components {components}
seats 2
seed 7
option monument "tomb"
moves
1  0  end-turn
"""


def text(**changes: str) -> str:
    """The text above, with lines replaced by what they begin with."""
    components = ARCHAEOLOGY.components_digest(ARCHAEOLOGY.check_options(2, None))
    lines = TEXT.format(components=components).splitlines()
    for head, line in changes.items():
        lines = [line if old.startswith(head) else old for old in lines]
    return "\n".join(lines) + "\n"


def test_a_text_by_hand() -> None:
    record = Record.from_text(text())
    assert (record.seats, record.seed, record.options["monument"]) == (2, 7, "tomb")
    assert record.options["fierce_weather"] is False, "an option that is not said has its default"
    assert [(entry.seat, entry.code) for entry in record.entries] == [(0, 0)]


def test_remarks_and_empty_lines_say_nothing() -> None:
    said = "# my best game\n\n" + text().replace("moves\n", "moves\n\n   # a good start\n")
    assert Record.from_text(said).to_json() == Record.from_text(text()).to_json()


def test_windows_lines_are_lines() -> None:
    assert Record.from_text(text().replace("\n", "\r\n")).to_json() == Record.from_text(text()).to_json()


def test_undo_in_a_text() -> None:
    record = Record.from_text(text() + "2  undo 0\n3  0  end-turn\n4  undo 0 redraw 77\n")
    assert [entry.to_json() for entry in record.entries] == [[0, 0], ["undo", 0], [0, 0], ["undo", 0, 77]]


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        (text() + "3  0  end-turn\n", "^line 10: this should be move 2, not 3"),
        (text() + "2  0  end turn\n", "^line 10: 'end turn' names no code"),
        (text() + "2  0\n", "^line 10: '0' is no move; write a seat and the name of a code"),
        (text() + "2\n", "^line 10: '' is no move"),
        (text() + "2  x  end-turn\n", "^line 10: 'x' is not a whole number"),
        (text() + "2  undo\n", "^line 10: 'undo' is no undo; write 'undo 3' or 'undo 3 redraw 77'"),
        (text() + "2  undo 0 redraw\n", "^line 10: .* is no undo"),
        (text() + "2  undo 0 again 3\n", "^line 10: .* is no undo"),
        (text() + "2  undo x\n", "^line 10: 'x' is not a whole number"),
        (text() + "scores 1 b\n", "^line 10: 'b' is not a whole number"),
        (text() + "winner 1\n", "^line 10: 'winner 1' says nothing that a record can say"),
        (text() + "seed 8\n", "^line 10: 'seed' is said twice"),
        (text() + "moves\n", "^line 10: 'moves' is said twice"),
        (text() + 'option monument "mine"\n', "^line 10: 'monument' is said twice"),
        (text(seats="seats two"), "^line 5: 'two' is not a whole number"),
        (text(seats="seats 2²"), "^line 5: '2²' is not a whole number"),
        (text(seats="seats " + "9" * 5000), "^line 5: "),
        (text(seed="seed --1"), "^line 6: '--1' is not a whole number"),
        (text(seed=""), "^record: 'seed' is missing"),
        (text(option="option monument tomb"), "^line 7: "),
        (text(option="option monument"), "^line 7: "),
        (text(option="option colour 1"), "option 'colour': there is no such option"),
        (text(game="game chess"), "^line 2: game: 'chess' is not known"),
        (text(game=""), "^line 8: the moves come after the line that names the game"),
        (text(digsite="digsite record 2"), "form 2 cannot be read"),
        (text(digsite="digsite record"), "^line 1: "),
        (text(rules="rules 9"), "played by rules version 9"),
        ("", "^record: 'digsite_record' is missing"),
        ("hello\n", "^line 1: 'hello' says nothing that a record can say"),
        ("1  0  end-turn\n", "^line 1: "),
    ],
)
def test_a_text_that_is_no_record(said: str, problem: str) -> None:
    with pytest.raises(BadRecord, match=problem):
        Record.from_text(said)


# --- files ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "raw", [b"", b"\xff\xfe\x00", b"{", b"{}", b"[]", b"null", b"digsite record 1", b"{" * 5000, b"[" * 5000]
)
def test_a_file_that_is_no_record(raw: bytes, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(raw)
    with pytest.raises(BadRecord, match=r"bad\.json: "):
        Record.load(file)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"none\.json: cannot be read: No such file"):
        Record.load(tmp_path / "none.json")
    with pytest.raises(BadRecord, match="cannot be read: "):
        Record.load(tmp_path)


def test_a_file_that_is_far_too_large(tmp_path: Path) -> None:
    file = tmp_path / "large.json"
    with file.open("wb") as out:
        out.truncate(MAX_BYTES + 1)
    with pytest.raises(BadRecord, match=r"large\.json: larger than"):
        Record.load(file)


def test_saving_replaces_what_was_there(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played(4, 11).save(file)
    played(5, 12).save(file)
    assert Record.load(file).to_json() == played(5, 12).to_json()


def test_a_save_that_fails_leaves_the_old_file_and_no_half_one(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    played(4, 11).save(file)
    before = file.read_bytes()
    broken = played(4, 11)
    broken.entries.append(Entry(0, 9999))  # has no name, so no text can be made of it
    with pytest.raises(digsite.UnknownCode):
        broken.save(file)
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_a_save_that_cannot_be_put_in_place_leaves_nothing(tmp_path: Path) -> None:
    taken = tmp_path / "game.json"
    taken.mkdir()
    (taken / "something").touch()
    with pytest.raises(OSError, match=r"game\.json"):
        played(4, 11).save(taken)
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_pack_of_ones_own_is_part_of_the_record(tmp_path: Path) -> None:
    from digsite.games.archaeology.pack import STANDARD

    pack = tmp_path / "mine.toml"
    standard = STANDARD.read_text("utf-8")
    pack.write_text(standard.replace("sell = [3, 20]", "sell = [3, 21]"), "utf-8")
    record = Record.start("archaeology", seats=2, seed=1, options={"components": str(pack)})
    assert record.components != Record.start("archaeology", seats=2, seed=1).components
    assert Record.from_json(record.to_json()).replay() == record.replay()
    data = record.to_json()
    pack.write_text(standard.replace("sell = [3, 20]", "sell = [3, 22]"), "utf-8")
    with pytest.raises(BadRecord, match="played with components"):
        Record.from_json(data)
    with pytest.raises(BadRecord, match="components: played with "):
        record.replay()


def test_a_digest_tells_positions_apart() -> None:
    one, other = (ARCHAEOLOGY.new(seats=2, seed=1) for _ in range(2))
    assert digest_of(one) == digest_of(other)
    seen = {digest_of(one)}
    state: State = other
    for _ in range(10):
        state.play(state.legal()[0])
        seen.add(digest_of(state))
    assert len(seen) == 11


@pytest.mark.parametrize("code", [True, False, 1.0, float("nan"), "1", None])
def test_only_a_code_can_be_added(code: Any) -> None:
    record = Record.start(ARCHAEOLOGY, seats=2, seed=1)
    with pytest.raises(UnknownCode):
        record.add(code)
    with pytest.raises(UnknownCode):
        record.add(code, 0)
    assert record.entries == []


@pytest.mark.parametrize("seat", [True, 1.0, -1, 2])
def test_only_a_seat_can_move(seat: Any) -> None:
    record = Record.start(ARCHAEOLOGY, seats=2, seed=1)
    with pytest.raises(BadRecord, match="is not at this table"):
        record.add(0, seat)
    assert record.entries == []


def test_a_boolean_is_no_seed_and_no_number_of_seats() -> None:
    with pytest.raises(BadOption, match="seed: True"):
        Record.start(ARCHAEOLOGY, seats=2, seed=True)
    with pytest.raises(BadOption, match="seats: True"):
        Record.start(ARCHAEOLOGY, seats=True, seed=1)


@pytest.mark.parametrize("n", [-1, 5, True, 10**30])
def test_only_entries_that_are_there_can_be_replayed(n: Any) -> None:
    record = played(4, 11)
    del record.entries[4:]
    assert record.replay(4) == record.replay()
    with pytest.raises(BadInput, match="replay: "):
        record.replay(n)


def test_many_undos_take_no_longer_than_as_many_moves() -> None:
    n = 50_000
    moves = [Entry(0, 0) for _ in range(n)]
    undos = [Entry(-1, -1, n - 1 - i) for i in range(n)]
    started = time.process_time()
    assert line_of([*moves, *undos]) == []
    assert time.process_time() - started < 5


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders here")
def test_what_is_no_file_is_not_read(tmp_path: Path) -> None:
    """A pipe would wait for ever, and /dev/zero never ends."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero"), tmp_path):
        with pytest.raises(BadRecord, match="not a file"):
            Record.load(path)
