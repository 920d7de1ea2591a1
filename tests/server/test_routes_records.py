"""Records out and in over HTTP: whole ones, mutilated ones, and those that are too much."""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import ClientDisconnect, Request
from typer.testing import CliRunner

from digsite import Record
from digsite.cli.app import app as command_line
from digsite.kernel.errors import BadRecord
from digsite.server import problems
from digsite.server.bounds import MOST_ENTRIES
from digsite.server.problems import Problem
from digsite.server.records import imported
from tests.server.door import Watched
from tests.server.whole import (
    BEN,
    ME,
    Shared,
    counted,
    do,
    make,
    play_out,
    refused,
    see,
    whole,
)

# --- records --------------------------------------------------------------------------------------


def verified(folder: Path, record: object, *more: str) -> bool:
    """Whether `digsite verify` accepts a file."""
    file = folder / "game.json"
    file.write_text(json.dumps(record))
    return CliRunner().invoke(command_line, ["verify", str(file), *more]).exit_code == 0


def test_a_finished_game_downloads_verifies_and_comes_back(shared: Shared, tmp_path: Path) -> None:
    async def run() -> tuple[Any, str]:
        async with shared.opened() as house, house.guest() as ada, house.guest("Eve") as eve:
            made = await make(ada, ME, BEN, listed=True, start=True)
            at = f"/api/tables/{made['id']}"
            refused(await ada.get(f"{at}/record"), 409, "not_over")
            assert await play_out(ada, made["id"]) > 20
            answer = await eve.get(f"{at}/record")
            assert answer.headers["content-disposition"] == f'attachment; filename="digsite-{made["id"]}.json"'
            record = answer.json()
            brought = await eve.post("/api/records", json=record)
            assert brought.status_code == 201, brought.text
            seen = await see(eve, brought.json()["id"])
            assert (seen["table"]["status"], seen["table"]["imported"]) == ("finished", True)
            assert [seat["name"] for seat in seen["table"]["seats"]] == ["Ada", "Ben"]
            again = (await eve.get(f"/api/tables/{brought.json()['id']}/record")).json()
            assert {key: again[key] for key in again} == {key: record[key] for key in record if key != "fairness"}
            assert await changed_records_are_refused(eve, record) == []
            assert await counted(eve) == 1
            half = {key: record[key] for key in record if key not in ("scores", "digest", "fairness")}
            half["moves"] = half["moves"][:5]
            went_on = await eve.post("/api/records", json=half)
            assert went_on.status_code == 201, went_on.text
            assert await play_out(eve, went_on.json()["id"]) > 0
            return record, made["commitment"]

    record, commitment = shared.run(run())
    assert verified(tmp_path, record, "--commitment", commitment)
    assert not verified(tmp_path, record, "--commitment", "0" * 64)
    changed = copy.deepcopy(record)
    changed["fairness"]["secret"] = "0" * 64
    assert not verified(tmp_path, changed)


MUTILATIONS: dict[str, Callable[[dict[str, Any]], object]] = {
    "no game": lambda r: r.pop("game"),
    "no moves": lambda r: r.pop("moves"),
    "other game": lambda r: r.update(game="chess"),
    "game is a number": lambda r: r.update(game=7),
    "other version": lambda r: r.update(rules_version=999),
    "version is a bool": lambda r: r.update(rules_version=True),
    "other format": lambda r: r.update(digsite_record=99),
    "other components": lambda r: r.update(components="0" * 64),
    "components of my own": lambda r: r["options"].update(components="/etc/passwd"),
    "components that are no text": lambda r: r["options"].update(components=0),
    "unknown option": lambda r: r["options"].update(cheat=True),
    "options are a list": lambda r: r.update(options=[]),
    "no seats": lambda r: r.update(seats=0),
    "too many seats": lambda r: r.update(seats=10**30),
    "seats as text": lambda r: r.update(seats="2"),
    "other seed": lambda r: r.update(seed=r["seed"] ^ 1),
    "seed below": lambda r: r.update(seed=-1),
    "huge seed": lambda r: r.update(seed=10**300),
    "seed is not whole": lambda r: r.update(seed=1.5),
    "one move less": lambda r: r["moves"].pop(),
    "one move more": lambda r: r["moves"].append([0, 1]),
    "illegal move": lambda r: r["moves"].insert(3, [0, 10**9]),
    "move of nobody": lambda r: r["moves"].insert(3, [9, 1]),
    "move of text": lambda r: r["moves"].insert(3, ["0", "1"]),
    "move of a bool": lambda r: r["moves"].insert(3, [False, True]),
    "empty move": lambda r: r["moves"].insert(3, []),
    "move is null": lambda r: r["moves"].insert(3, None),
    "undo of nothing": lambda r: r["moves"].insert(0, ["undo", 5]),
    "undo below": lambda r: r["moves"].insert(3, ["undo", -1]),
    "undo with a bad seed": lambda r: r["moves"].insert(3, ["undo", 1, -7]),
    "moves are a text": lambda r: r.update(moves="undo"),
    "other scores": lambda r: r.update(scores=[0, 0]),
    "other digest": lambda r: r.update(digest="0" * 64),
    "other secret": lambda r: r["fairness"].update(secret="0" * 64),
    "no commitment": lambda r: r["fairness"].pop("commitment"),
    "strange player": lambda r: r.update(players=["Ada\x00", "Ben"]),
    "markup player": lambda r: r.update(players=["<script>", "Ben"]),
    "player turned round": lambda r: r.update(players=["Ada\u202e", "Ben"]),
    "surrogate player": lambda r: r.update(players=["\ud800", "Ben"]),
    "long player": lambda r: r.update(players=["x" * 41, "Ben"]),
    "one player": lambda r: r.update(players=["Ada"]),
    "unknown field": lambda r: r.update(extra=1),
    "deep": lambda r: r.update(options=json.loads("[" * 400 + "]" * 400)),
}


async def changed_records_are_refused(client: httpx.AsyncClient, record: dict[str, Any]) -> list[str]:
    """Send a record mutilated in every way; those that were taken in after all, or not refused kindly."""
    taken = []
    for name, mutilate in MUTILATIONS.items():
        changed = copy.deepcopy(record)
        mutilate(changed)
        answer = await client.post("/api/records", content=json.dumps(changed))
        if answer.status_code not in (400, 422) or len(answer.text) > 3000:
            taken.append(f"{name}: {answer.status_code} {answer.text[:200]}")
    for odd in ("[]", "7", '"x"', "null", "{", "[" * 100_000, '{"a":' * 100_000):
        answer = await client.post("/api/records", content=odd)
        if answer.status_code not in (400, 422):
            taken.append(f"{odd[:9]}: {answer.status_code}")
    return taken


def test_a_record_must_not_be_too_large(tmp_path: Path) -> None:
    async def run() -> None:
        async with whole(tmp_path, import_bytes=100_000) as house, house.guest() as ada:
            refused(await ada.post("/api/records", content=b" " * 100_001), 413, "too_large")
            refused(await ada.post("/api/records", content=chunks(300)), 413, "too_large")
            refused(await ada.post("/api/tables", content=b" " * 70_000), 413, "too_large")

    async def chunks(n: int) -> Any:
        for _ in range(n):
            yield b" " * 1000

    asyncio.run(run())


def test_a_record_with_too_many_moves_is_refused_before_they_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """To read them all would stop the server, and so would a record in which each has something wrong."""
    record = Record.start("archaeology", seats=2, seed=1).to_json()
    n_read: list[int] = []
    from_json = Record.from_json

    def counted(data: dict[str, Any]) -> Record:
        n_read.append(len(data["moves"]))
        return from_json(data)

    monkeypatch.setattr(Record, "from_json", staticmethod(counted))
    with pytest.raises(Problem, match="moves: 4001 are too many; at most 4000 are taken in"):
        imported({**record, "moves": [[0, 1]] * (MOST_ENTRIES + 1)})
    assert n_read == []
    assert imported(record).entries == []
    with pytest.raises(BadRecord, match="'moves' is not a list"):
        imported({**record, "moves": "x" * (MOST_ENTRIES + 1)})
    assert n_read == [0, MOST_ENTRIES + 1]


def test_a_record_of_endless_undos_is_not_taken_in(shared: Shared) -> None:
    """To go back and forth costs nobody anything, but whoever reads that table replays it all."""
    record = Record.start("archaeology", seats=2, seed=1)
    code = record.replay().legal()[0]
    data = {**record.to_json(), "moves": [[record.replay().seat, code], ["undo", 0]] * 20_000}

    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            refused(await ada.post("/api/records", json=data), 400, "bad_request")

    shared.run(run())


def test_seats_without_names_are_called_after_who_brought_the_record(shared: Shared) -> None:
    """However long that name is: the seats are told apart, and the table can be written to a file again."""
    record = Record.start("archaeology", seats=2, seed=5)
    record.add(record.replay().legal()[0])

    async def run() -> None:
        for length in (1, 37, 38, 39, 40):
            async with shared.opened() as house, house.guest("x" * length) as ada:
                table = (await ada.post("/api/records", json=record.to_json())).json()["id"]
                named = [seat["name"] for seat in (await see(ada, table))["table"]["seats"]]
                assert named == [f"{'x' * min(length, 38)} {number}" for number in (1, 2)]
                assert (await do(ada, table, type="abandon")).status_code == 200
                written = await ada.get(f"/api/tables/{table}/record")
                assert (written.status_code, written.json()["players"]) == (200, named)

    shared.run(run())


def test_a_record_of_nobody_is_not_read(shared: Shared) -> None:
    body = Watched()

    async def run() -> None:
        async with shared.opened() as house, house.client() as nobody:
            refused(await nobody.post("/api/records", content=body), 401, "no_person")
            assert body.read == 0

    shared.run(run())


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b"[" * 5000, b'{"seed": NaN}'])
def test_a_record_that_is_none_is_refused(shared: Shared, text: bytes) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            body = refused(await ada.post("/api/records", content=text), 422, "invalid")
            assert body["flaws"][0]["at"] == "body"

    shared.run(run())


def test_a_record_may_begin_with_the_mark_of_its_encoding(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            table = (await make(ada, ME, BEN, start=True))["id"]
            await play_out(ada, table)
            text = (await ada.get(f"/api/tables/{table}/record")).content
            assert (await ada.post("/api/records", content=b"\xef\xbb\xbf" + text)).status_code == 201

    shared.run(run())


def test_who_hangs_up_in_the_middle_of_a_record_is_no_fault_of_ours(
    shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(_: Request) -> bytes:
        raise ClientDisconnect

    broken: list[object] = []
    monkeypatch.setattr(problems.log, "exception", lambda *_, **more: broken.append(more))

    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            monkeypatch.setattr(Request, "body", gone)
            with pytest.raises(AssertionError):  # the transport misses an answer, which nobody would read
                await ada.post("/api/records", content=b"{}")

    shared.run(run())
    assert broken == []
