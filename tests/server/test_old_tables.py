"""Tables and records of version 1 of the rules: they go on, end and come in as they were begun.

The records in `version1` were written by the Digsite that played that version (commit b29081c).
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from typer.testing import CliRunner

from digsite.cli.app import app as command_line
from digsite.kernel.fairness import seed_of
from digsite.server.journal import Entry, TableRow
from digsite.server.making import NewTable, finished
from digsite.server.seats import Occupant
from digsite.server.store import Store
from digsite.server.story import Story, replayed
from tests.server.whole import Answer, Shared, Whole, do, make, refused, see, whole

OLD: Final[dict[str, dict[str, Any]]] = {
    file.stem: json.loads(file.read_text()) for file in sorted((Path(__file__).parent / "version1").glob("*.json"))
}
READ_OTHERWISE: Final = {"ZU-LUCR-R1": "colour-sold"}
"""What version 1 played against Zu and this one reads otherwise by default."""
SOLO: Final = "solo-expansion"
"""Of this record we know that it cannot be played by the defaults of today."""


def row_of(record: dict[str, Any], host: str, table_id: str) -> TableRow:
    """A row as version 1 wrote it."""
    return TableRow(
        id=table_id,
        game=record["game"],
        n_seats=record["seats"],
        options=record["options"],
        rules_version=1,
        components=record["components"],
        secret=record["fairness"]["secret"],
        commitment=record["fairness"]["commitment"],
        listed=False,
        host=host,
        created_at=1_700_000_000.0,
    )


def old_table(record: dict[str, Any], host: str, moves: int | None, table_id: str = "22222222222222222b") -> NewTable:
    """A table of version 1 around one screen after so many moves; None: the game has not begun."""
    seats = [Occupant(person=host, name=f"N{seat}") for seat in range(record["seats"])]
    lines: list[tuple[str, dict[str, Any]]] = [("made", {"seats": [seat.to_json() for seat in seats]})]
    if moves is not None:
        lines += [("start", {}), *(("move", {"seat": seat, "code": code}) for seat, code in record["moves"][:moves])]
    entries = [Entry(i, kind, data, 1_700_000_000.0 + i) for i, (kind, data) in enumerate(lines)]
    return finished(row_of(record, host, table_id), entries, seats, told=True)


def story_of(record: dict[str, Any], moves: int | None) -> Story:
    made = old_table(record, "ann", moves)
    return replayed(made.row, made.entries)


async def laid(house: Whole, ada: httpx.AsyncClient, record: dict[str, Any], moves: int | None) -> str:
    """Write such a table down as one of Ada's."""
    made = old_table(record, (await ada.get("/api/me")).json()["id"], moves)
    store: Store = house.app.state.store
    await store.create(made.row, made.entries, made.seats, made.invitations)
    return made.row.id


async def play_on(ada: httpx.AsyncClient, table: str, moves: Sequence[list[int]]) -> Answer:
    """Make these moves; the table afterwards."""
    seen = await see(ada, table)
    for seat, code in moves:
        answer = await do(ada, table, type="move", code=code, seat=seat, seq=seen["seq"])
        assert answer.status_code == 200, answer.text
        seen = {"seq": answer.json()["seq"]}
    return await see(ada, table)


def same_game(found: dict[str, Any], record: dict[str, Any]) -> bool:
    """Whether a record that the server gives is that record."""
    return {key: found[key] for key in found if key not in ("players", "fairness")} == {
        key: record[key] for key in record if key != "fairness"
    }


def house_rules(seen: Answer) -> dict[str, str]:
    return {one["rule"]: one["reading"] for one in seen["table"]["readings"] if one["house"]}


def test_there_are_records_of_every_kind_of_game() -> None:
    assert {(record["game"], record["seats"]) for record in OLD.values()} >= {
        ("archaeology", 3),
        ("excavation_earth", 3),
        ("excavation_earth", 1),
    }
    for record in OLD.values():
        assert record["rules_version"] == 1
        assert not {"edition", "rulings"} & set(record["options"])
        assert seed_of(record["fairness"]["secret"]) == record["seed"]


# --- tables -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OLD)
def test_a_journal_of_version_1_replays_by_its_readings(name: str) -> None:
    record = OLD[name]
    for moves, status in ((None, "waiting"), (0, "running"), (9, "running"), (len(record["moves"]), "finished")):
        story = story_of(record, moves)
        assert (story.frozen, story.status, story.older_rules) == ("", status, True)
        assert story.row.options == record["options"]
        in_force = {one["rule"]: one["reading"] for one in story.readings}
        if story.state is not None:
            assert in_force == story.state.table.readings
        if record["options"].get("solo"):
            assert in_force.items() >= READ_OTHERWISE.items()
    assert story.state is not None
    assert story.state.scores == record["scores"]


def test_by_the_defaults_of_today_it_would_be_another_game() -> None:
    record = OLD[SOLO]
    made = old_table(record, "ann", len(record["moves"]))
    today = TableRow(**{**{name: getattr(made.row, name) for name in made.row.__slots__}, "rules_version": 2})
    assert "cannot be replayed" in replayed(today, made.entries).frozen


@pytest.mark.parametrize("name", OLD)
def test_a_running_table_goes_on_to_the_end_it_had(name: str, store_url: str, tmp_path: Path) -> None:
    record = OLD[name]
    half = len(record["moves"]) // 2

    async def run() -> dict[str, Any]:
        async with whole(tmp_path, database=store_url) as house, house.guest() as ada:
            table = await laid(house, ada, record, half)
            seen = await see(ada, table)
            told = seen["table"]
            assert (told["status"], told["frozen"], told["rules_version"]) == ("running", "", 1)
            assert (told["older_rules"], told["options"]) == (True, record["options"])
            assert told["edition"] == ("en" if record["game"] == "excavation_earth" else None)
            [listed] = (await ada.get("/api/me/tables")).json()
            assert {one["rule"]: one["reading"] for one in listed["table"]["readings"]} == house_rules(seen)
            seen = await play_on(ada, table, record["moves"][half:])
            assert seen["table"]["status"] == "finished"
            assert (await ada.get(f"/api/tables/{table}/log")).status_code == 200
            assert (await ada.get(f"/api/tables/{table}/result")).status_code == 200
            found: dict[str, Any] = (await ada.get(f"/api/tables/{table}/record")).json()
            return found

    found = asyncio.run(run())
    assert same_game(found, record)
    (tmp_path / "game.json").write_text(json.dumps(found))
    assert CliRunner().invoke(command_line, ["verify", str(tmp_path / "game.json")]).exit_code == 0


def test_a_waiting_table_begins_and_goes_on_by_its_rules(store_url: str, tmp_path: Path) -> None:
    record = OLD[SOLO]

    async def run() -> None:
        async with whole(tmp_path, database=store_url) as house, house.guest() as ada:
            table = await laid(house, ada, record, None)
            seen = await see(ada, table)
            assert (seen["table"]["status"], seen["table"]["older_rules"]) == ("waiting", True)
            assert house_rules(seen).items() >= READ_OTHERWISE.items()
            assert (await do(ada, table, type="start")).status_code == 200
            seen = await play_on(ada, table, record["moves"])
            assert seen["table"]["status"] == "finished"
            assert same_game((await ada.get(f"/api/tables/{table}/record")).json(), record)

    asyncio.run(run())


def test_a_finished_table_is_there_and_the_next_game_is_by_the_rules_of_today(store_url: str, tmp_path: Path) -> None:
    record = OLD[SOLO]

    async def run() -> None:
        async with whole(tmp_path, database=store_url) as house, house.guest() as ada:
            table = await laid(house, ada, record, len(record["moves"]))
            seen = await see(ada, table)
            assert (seen["table"]["status"], seen["table"]["frozen"]) == ("finished", "")
            assert same_game((await ada.get(f"/api/tables/{table}/record")).json(), record)
            again = (await do(ada, table, type="rematch")).json()["table"]
            told = (await see(ada, again))["table"]
            assert (told["rules_version"], told["older_rules"], told["status"]) == (2, False, "running")
            assert told["options"].items() >= {**record["options"], "edition": "en", "rulings": {}}.items()
            assert not any(one["house"] for one in told["readings"])

    asyncio.run(run())


def test_a_table_of_version_1_that_names_what_came_later_is_told_as_damaged() -> None:
    made = old_table({**OLD["solo"], "options": {**OLD["solo"]["options"], "edition": "de"}}, "ann", None)
    story = replayed(made.row, made.entries)
    assert story.frozen == (
        "the table cannot be set up here: option edition: there is no such option in version 1 of the rules"
    )
    assert (story.readings, story.older_rules) == ([], False)


# --- records ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OLD)
def test_a_record_of_version_1_comes_in_and_goes_out_as_it_is(name: str, shared: Shared) -> None:
    record = OLD[name]

    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            brought = await ada.post("/api/records", json=record)
            assert brought.status_code == 201, brought.text
            table = brought.json()["id"]
            told = (await see(ada, table))["table"]
            assert (told["status"], told["frozen"], told["imported"]) == ("finished", "", True)
            assert (told["rules_version"], told["options"]) == (1, record["options"])
            assert same_game((await ada.get(f"/api/tables/{table}/record")).json(), record)

    shared.run(run())


def test_a_game_of_version_1_that_is_brought_in_goes_on_by_its_rules(shared: Shared) -> None:
    record = OLD[SOLO]
    half = {key: record[key] for key in record if key not in ("scores", "digest", "fairness")}
    half["moves"] = record["moves"][:30]

    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            table = (await ada.post("/api/records", json=half)).json()["id"]
            seen = await play_on(ada, table, record["moves"][30:])
            assert (seen["table"]["status"], seen["table"]["older_rules"]) == ("finished", True)
            assert same_game((await ada.get(f"/api/tables/{table}/record")).json(), record)

    shared.run(run())


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"rules_version": 2}, "move "),
        ({"rules_version": 3}, "played by rules version 3 of Excavation Earth; this Digsite plays versions 1, 2"),
        ({"options": {**OLD[SOLO]["options"], "rulings": {}}}, "no such option in version 1 of the rules"),
        ({"options": {**OLD[SOLO]["options"], "edition": "en"}}, "no such option in version 1 of the rules"),
    ],
)
def test_a_record_that_says_another_version_than_it_is_of_is_refused(
    change: dict[str, Any], words: str, shared: Shared
) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            answer = await ada.post("/api/records", json={**OLD[SOLO], **change})
            assert words in refused(answer, 400, "bad_request")["words"]
            assert (await ada.get("/api/me/tables")).json() == []

    shared.run(run())


def test_records_of_today_say_how_they_read_the_rules(shared: Shared) -> None:
    options = {"edition": "de", "rulings": {"EE-SCORE-R1": "all-places"}}

    async def run() -> dict[str, Any]:
        async with shared.opened() as house, house.guest() as ada:
            made = await make(
                ada, {"kind": "me"}, {"kind": "me"}, game="excavation_earth", options=options, start=True, listed=True
            )
            await do(ada, made["id"], type="abandon")
            record: dict[str, Any] = (await ada.get(f"/api/tables/{made['id']}/record")).json()
            brought = await ada.post("/api/records", json={k: v for k, v in record.items() if k != "fairness"})
            told = (await see(ada, brought.json()["id"]))["table"]
            assert (told["rules_version"], told["older_rules"], told["edition"]) == (2, False, "de")
            assert told["options"].items() >= options.items()
            return record

    record = shared.run(run())
    assert record["options"].items() >= options.items()
    assert record["rules_version"] == 2
