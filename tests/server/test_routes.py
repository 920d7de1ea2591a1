"""Every route of a table over HTTP, asked rightly and wrongly, by those who may and by those who may not."""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from digsite import Record
from digsite.cli.app import app as command_line
from digsite.server.tokens import new_id, new_token
from tests.server.whole import (
    BEN,
    ME,
    OPEN,
    Shared,
    Whole,
    bearer,
    do,
    make,
    play_out,
    question_of,
    refused,
    see,
    sharing,
    whole,
)

STRANGE = {
    "turned round": "Ada\u202enoitide",
    "invisible": "\u200b\u2060",
    "blank": "\u3164",
    "control": "Ada\x07",
    "line": "Ada\nBen",
    "markup": "<b>Ada</b>",
    "nul": "Ada\x00",
    "surrogate": "\ud800",
    "spaces": "   ",
    "zalgo": "a" + "\u0301" * 9,
    "long": "x" * 41,
}


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shared]:
    """A server for all tests here that need no other."""
    with sharing(whole(tmp_path_factory.mktemp("routes"))) as found:
        yield found


async def counted(client: httpx.AsyncClient) -> int:
    """How many tables somebody has."""
    return len((await client.get("/api/me/tables", params={"limit": 200})).json())


# --- what can be played -----------------------------------------------------------------------------


def test_games_are_told_in_every_language(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.client() as client:
            told = {one: (await client.get("/api/games", params={"locale": one})).json() for one in ("en", "de", "pl")}
            assert [game["key"] for game in told["en"]] == ["archaeology", "excavation_earth"]
            names = {one: [spec["name"] for spec in games[1]["options"]] for one, games in told.items()}
            assert len(set(map(tuple, names.values()))) == 3
            for games in told.values():
                assert all(spec["key"] != "components" for game in games for spec in game["options"])
                assert all(game["bots"] for game in games)
            refused(await client.get("/api/games", params={"locale": "fr"}), 422, "invalid")
            assert (await client.post("/api/games")).headers["allow"] == "GET"
            assert (await client.delete("/api/tables")).headers["allow"] == "GET, POST"

    shared.run(run())


# --- making a table ---------------------------------------------------------------------------------


GOOD: dict[str, Any] = {"game": "archaeology", "seats": [ME, ME]}


WRONG: list[tuple[dict[str, Any], int, str]] = [
    ({"game": "chess"}, 400, "bad_request"),
    ({"game": "x" * 41}, 422, "invalid"),
    ({"game": 7}, 422, "invalid"),
    ({"seats": []}, 422, "invalid"),
    ({"seats": [ME]}, 400, "bad_request"),
    ({"seats": [ME] * 9}, 422, "invalid"),
    ({"seats": [ME, {"kind": "ghost"}]}, 422, "invalid"),
    ({"seats": [ME, {"kind": "me", "person": "x"}]}, 422, "invalid"),
    ({"seats": [ME, {"kind": "bot", "level": "god"}]}, 400, "bad_request"),
    ({"seats": [ME, {"kind": "invited"}]}, 422, "invalid"),
    ({"seats": [ME, OPEN], "start": True}, 409, "not_full"),
    ({"options": {"monuments": "tomb"}}, 400, "bad_request"),
    ({"options": {"monument": 3}}, 400, "bad_request"),
    ({"options": {"monument": {"a": [[[{}]]]}}}, 400, "bad_request"),
    ({"options": {"monument": "\ud800"}}, 400, "bad_request"),
    ({"options": {"components": "/etc/passwd"}}, 400, "bad_request"),
    ({"options": {"components": "pack.toml"}}, 400, "bad_request"),
    ({"options": {"components": 0}}, 400, "bad_request"),
    ({"options": {f"o{i}": 1 for i in range(41)}}, 422, "invalid"),
    ({"options": []}, 422, "invalid"),
    ({"listed": "yes"}, 422, "invalid"),
    ({"start": 1}, 422, "invalid"),
    ({"seed": 5}, 422, "invalid"),
]


def test_a_wrong_table_is_not_made(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            for change, status, error in WRONG:
                told = refused(await ada.post("/api/tables", content=json.dumps({**GOOD, **change})), status, error)
                assert "/etc" not in told["words"], "no file of the server is looked at"
            assert await counted(ada) == 0

    shared.run(run())


def test_what_is_no_json_is_refused(shared: Shared) -> None:
    bodies = {
        b"": 422,
        b"{": 422,
        b"[]": 422,
        b"null": 422,
        b"\xff\xfe": 400,
        b"[" * 50_000: 400,
        b'{"game":' * 5000: 422,
        b'{"seats":' + b"9" * 5000 + b"}": 400,
        json.dumps({**GOOD, "options": {"a": float("nan")}}).encode(): 400,
    }

    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            for body, status in bodies.items():
                answer = await ada.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
                assert answer.status_code in (status, 400, 422), (body[:20], answer.text)
            for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
                answer = await ada.post("/api/tables", content=json.dumps(GOOD), headers={"Content-Type": kind})
                assert answer.status_code == 422, kind  # what a form of another site can send is not taken
            refused(await ada.post("/api/tables", content=b" " * 70_000), 413, "too_large")
            assert await counted(ada) == 0

    shared.run(run())


def test_strange_names_are_refused_everywhere(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            for name in STRANGE.values():
                text = json.dumps({"name": name})
                refused(await ada.patch("/api/me", content=text), 422, "invalid")
                for seat in ({"kind": "me", "name": name}, {"kind": "invited", "name": name}):
                    refused(
                        await ada.post("/api/tables", content=json.dumps({**GOOD, "seats": [ME, seat]})), 422, "invalid"
                    )
            for name in ("Łucja", "李雷", "O'Neill-Ünal", "👩‍🚀 Zoë", "مريم"):
                assert (await ada.patch("/api/me", json={"name": name})).json()["name"] == name
                made = await make(ada, ME, {"kind": "invited", "name": name})
                seats = (await see(ada, made["id"]))["table"]["seats"]
                assert [seat["name"] for seat in seats] == [name, name]

    shared.run(run())


def test_the_list_shows_listed_tables_newest_first_and_no_others(tmp_path: Path) -> None:
    async def run() -> None:
        async with whole(tmp_path) as house, house.guest() as ada, house.client() as stranger:
            listed = [(await make(ada, ME, OPEN, listed=True))["id"] for _ in range(4)]
            await make(ada, ME, OPEN)
            running = (await make(ada, ME, ME, listed=True, start=True))["id"]

            async def found(**params: Any) -> list[str]:
                answer = await stranger.get("/api/tables", params=params)
                assert answer.status_code == 200, answer.text
                return [card["table"]["id"] for card in answer.json()]

            assert await found() == listed[::-1]
            assert await found(limit=2) == [listed[3], listed[2]]
            second = (await stranger.get("/api/tables", params={"limit": 2})).json()[1]
            assert await found(before=second["table"]["created_at"]) == [listed[1], listed[0]]
            assert await found(status="running") == [running]
            assert await found(status="finished") == []
            assert await found(before=0) == []
            for wrong in ({"limit": 0}, {"limit": 51}, {"limit": "all"}, {"status": "any"}, {"before": "now"}):
                refused(await stranger.get("/api/tables", params=wrong), 422, "invalid")
            for odd in ("nan", "inf", "-inf", "1e400"):
                assert (await stranger.get("/api/tables", params={"before": odd})).status_code in (200, 422)
            refused(await ada.get("/api/me/tables", params={"limit": 201}), 422, "invalid")
            refused(await stranger.get("/api/me/tables"), 401, "no_person")
            assert await counted(ada) == 6

    asyncio.run(run())


# --- who may see ------------------------------------------------------------------------------------


def asked_of(table: str) -> list[tuple[str, str, Any]]:
    """Everything that can be asked about a table: method, path, body."""
    at = f"/api/tables/{table}"
    commands: list[Any] = [
        {"type": "move", "code": 1, "seq": 0, "seat": 0},
        {"type": "why-not", "code": 1},
        {"type": "preview", "code": 1},
        {"type": "undo"},
        {"type": "vote", "yes": True},
        {"type": "sit"},
        {"type": "sit", "seat": 1},
        {"type": "sit", "invitation": new_token()},
        {"type": "start"},
        {"type": "leave"},
        {"type": "hand", "level": "random"},
        {"type": "take-back"},
        {"type": "abandon"},
        {"type": "rematch"},
    ]
    gets = ["", "/updates", "/log", "/briefing", "/record"]
    posts: list[tuple[str, Any]] = [("/looked", {"seq": 0}), ("/enter", {"invitation": new_token()})]
    posts += [("/invitations", {}), ("/invitations", {"seat": 1})]
    posts += [("/commands", command) for command in commands]
    return [("GET", at + path, None) for path in gets] + [("POST", at + path, body) for path, body in posts]


def test_a_private_table_is_not_there_for_strangers(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada, house.guest("Eve") as eve, house.client() as nobody:
            waiting = (await make(ada, ME, OPEN))["id"]
            running = (await make(ada, ME, BEN, start=True))["id"]
            before = [await see(ada, table) for table in (waiting, running)]
            for table in (waiting, running):
                for method, path, body in asked_of(table):
                    there = await eve.request(method, path, json=body)
                    nowhere = await eve.request(method, path.replace(table, new_id()), json=body)
                    assert there.status_code == 404, (method, path, body, there.text)
                    assert (there.status_code, there.content) == (nowhere.status_code, nowhere.content), (path, body)
                    unknown = await nobody.request(method, path, json=body)
                    assert unknown.status_code in (401, 404), (method, path, body)
            assert [await see(ada, table) for table in (waiting, running)] == before

    shared.run(run())


def test_whoever_watches_a_listed_table_can_do_nothing_there(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada, house.guest("Eve") as eve, house.client() as nobody:
            table = (await make(ada, ME, BEN, listed=True, start=True))["id"]
            for watcher in (eve, nobody):
                seen = await see(watcher, table)
                assert (seen["as"], seen["told"][0]["seat"], seen["told"][0]["question"]) == ([], None, None)
                assert seen["table"]["secret"] is None
                assert (await watcher.get(f"/api/tables/{table}/log")).status_code == 200
                refused(await watcher.get(f"/api/tables/{table}/record"), 409, "not_over")
            before = await see(ada, table)
            for method, path, body in asked_of(table):
                if method == "POST" and not path.endswith("/looked"):
                    answer = await eve.request(method, path, json=body)
                    assert answer.status_code in (403, 404, 409), (path, body, answer.text)
            assert await see(ada, table) == before
            assert "Ada" in str(before["table"]["seats"])
            me = (await ada.get("/api/me")).json()
            assert me["id"] not in json.dumps(await see(eve, table)), "who somebody is, is nobody else's business"

    shared.run(run())


def test_what_is_no_id_is_no_table(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            for odd in ("x", "%00", "A" * 18, "b" * 19, "..%2f..%2fetc", "ż" * 18, "b" * 5000, "' OR 1=1 --"):
                answer = await ada.get(f"/api/tables/{odd}")
                assert answer.status_code in (404, 422), odd
            refused(await ada.get(f"/api/tables/{new_id()}"), 404, "not_found")

    shared.run(run())


# --- invitations ------------------------------------------------------------------------------------


def test_an_invitation_to_the_table_leads_to_an_open_seat(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada, house.guest("Ben") as ben, house.guest("Eve") as eve:
            made = await make(ada, ME, OPEN, {"kind": "invited", "name": "Cy"})
            table = made["id"]
            assert set(made["tokens"]) == {0}
            assert set(made["invitations"]) == {2}
            entered = await ben.post(f"/api/tables/{table}/enter", json={"invitation": made["invitation"]})
            assert entered.json() == {"seat": None}
            assert (await see(ben, table))["as"] == []
            refused(await do(ben, table, type="sit", seat=2), 403, "forbidden")
            sat = await do(ben, table, type="sit", id="a")
            assert (sat.json()["seat"], sat.json()["id"]) == (1, "a")
            assert (await see(ben, table))["as"] == [1]
            assert (await see(eve, table, sat.json()["token"]))["as"] == [1]
            refused(await do(ben, table, type="sit"), 409, "taken")
            refused(await do(eve, table, type="sit", invitation=made["invitation"]), 409, "taken")
            refused(await do(ben, table, type="start"), 409, "not_full")
            cy = await do(eve, table, type="sit", invitation=made["invitations"][2])
            assert cy.json()["seat"] == 2
            assert (await see(eve, table))["table"]["seats"][2]["name"] == "Eve"
            assert (await do(eve, table, type="start")).status_code == 200
            refused(await do(ada, table, type="start"), 409, "started")

    shared.run(run())


def test_only_the_host_invites_and_the_last_invitation_counts(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada, house.guest("Ben") as ben:
            made = await make(ada, ME, OPEN, {"kind": "invited", "name": "Cy"})
            at = f"/api/tables/{made['id']}"
            fresh = (await ada.post(f"{at}/invitations", json={})).json()["invitation"]
            seat = (await ada.post(f"{at}/invitations", json={"seat": 2})).json()
            assert seat["seat"] == 2
            for old in (made["invitation"], made["invitations"][2], "", "x", new_token(), fresh.swapcase()):
                refused(await ben.post(f"{at}/enter", json={"invitation": old}), 404, "not_found")
            refused(await ben.post(f"{at}/enter", content=json.dumps({"invitation": "\ud800"})), 422, "invalid")
            other = await make(ada, ME, OPEN)
            refused(await ben.post(f"/api/tables/{other['id']}/enter", json={"invitation": fresh}), 404, "not_found")
            assert (await ben.post(f"{at}/enter", json={"invitation": fresh})).json() == {"seat": None}
            assert (await ben.post(f"{at}/enter", json={"invitation": seat["invitation"]})).json() == {"seat": 2}
            refused(await ben.post(f"{at}/invitations", json={}), 403, "forbidden")
            refused(await ada.post(f"{at}/invitations", json={"seat": 0}), 409, "taken")
            refused(await ada.post(f"{at}/invitations", json={"seat": 3}), 400, "bad_request")
            for wrong in ({"seat": 16}, {"seat": -1}, {"seat": True}, {"seat": "1"}, {"to": 1}):
                refused(await ada.post(f"{at}/invitations", json=wrong), 422, "invalid")

    shared.run(run())


# --- tokens and seats -------------------------------------------------------------------------------


def test_a_token_is_one_seat_and_nothing_else(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada, house.client() as script:
            made = await make(ada, ME, BEN, start=True)
            other = await make(ada, ME, BEN, start=True)
            table, tokens = made["id"], made["tokens"]
            seen = [await see(script, table, tokens[seat]) for seat in (0, 1)]
            assert [one["as"] for one in seen] == [[0], [1]]
            asked = seen[0]["asked"][0]
            code = question_of(seen[asked])["options"][0]["code"]
            before = await see(ada, table)
            for seat in (0, 1):
                answer = await do(
                    script, table, tokens[1 - asked], type="move", code=code, seq=seen[1]["seq"], seat=seat
                )
                refused(answer, *((403, "forbidden") if seat == asked else (409, "not_asked")))
            wrong = [
                other["tokens"][asked],
                made["invitation"],
                new_token(),
                "",
                "x",
                tokens[asked][:-1],
                "ż",
                "a" * 9000,
            ]
            for token in wrong:
                headers = {b"Authorization": b"Bearer " + token.encode()}
                answer = await ada.get(f"/api/tables/{table}", headers=headers)
                assert (answer.status_code, answer.json()["error"]) == (403, "forbidden"), token
            assert await see(ada, table) == before
            ok = await script.post(
                f"/api/tables/{table}/commands",
                json={"type": "move", "code": code, "seq": seen[asked]["seq"]},
                headers={"Authorization": f"bEARER  {tokens[asked]}"},
            )
            assert ok.status_code == 200

    shared.run(run())


def test_a_token_is_void_once_the_seat_is_left(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada, house.guest("Ben") as ben, house.client() as script:
            made = await make(ada, ME, OPEN)
            token = (await do(ben, made["id"], type="sit", invitation=made["invitation"])).json()["token"]
            assert (await see(script, made["id"], token))["as"] == [1]
            assert (await do(script, made["id"], token, type="leave")).status_code == 200
            refused(await script.get(f"/api/tables/{made['id']}", headers=bearer(token)), 403, "forbidden")
            again = (await do(ben, made["id"], type="sit")).json()["token"]
            assert again != token
            refused(await script.get(f"/api/tables/{made['id']}", headers=bearer(token)), 403, "forbidden")
            assert (await see(script, made["id"], again))["as"] == [1]

    shared.run(run())


def test_logging_out_closes_the_door_but_a_token_still_opens_its_seat(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada, house.client() as copy_of_ada:
            made = await make(ada, ME, BEN, start=True)
            copy_of_ada.cookies.update(ada.cookies)
            assert (await see(copy_of_ada, made["id"]))["as"] == [0, 1]
            assert (await ada.post("/api/logout", json={"everywhere": True})).status_code == 204
            refused(await copy_of_ada.get(f"/api/tables/{made['id']}"), 404, "not_found")
            refused(await copy_of_ada.get("/api/me/tables"), 401, "no_person")
            refused(await ada.get(f"/api/tables/{made['id']}/briefing"), 401, "no_person")
            assert (await see(ada, made["id"], made["tokens"][1]))["as"] == [1]

    shared.run(run())


def test_a_guests_tables_come_along_to_an_account(shared: Shared) -> None:
    account = {"login": "ada", "password": "correct horse"}

    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada, house.guest("Guest") as phone:
            assert (await ada.post("/api/account", json=account)).status_code == 201
            table = (await make(phone, ME, BEN, start=True))["id"]
            refused(await ada.get(f"/api/tables/{table}"), 404, "not_found")
            came = await phone.post("/api/login", json={**account, "bring_tables": True})
            assert came.status_code == 200
            assert (await see(ada, table))["as"] == [0, 1]
            assert [seat["name"] for seat in (await see(ada, table))["table"]["seats"]] == ["Guest", "Ben"]

    shared.run(run())


# --- commands ---------------------------------------------------------------------------------------


NO_COMMANDS: list[Any] = [
    {},
    {"type": None},
    {"type": "hello"},
    {"type": "ping"},
    {"type": "cheat"},
    {"type": "move"},
    {"type": "move", "code": "1", "seq": 0},
    {"type": "move", "code": True, "seq": 0},
    {"type": "move", "code": 1.0, "seq": 0},
    {"type": "move", "code": 1.5, "seq": 0},
    {"type": "move", "code": -1, "seq": 0},
    {"type": "move", "code": 2**31, "seq": 0},
    {"type": "move", "code": 10**400, "seq": 0},
    {"type": "move", "code": [1], "seq": 0},
    {"type": "move", "code": None, "seq": 0},
    {"type": "move", "code": 1, "seq": -2},
    {"type": "move", "code": 1, "seq": "0"},
    {"type": "move", "code": 1, "seq": None},
    {"type": "move", "code": 1, "seq": 0, "seat": -1},
    {"type": "move", "code": 1, "seq": 0, "seat": 16},
    {"type": "move", "code": 1, "seq": 0, "seat": "0"},
    {"type": "move", "code": 1, "seq": 0, "person": "x"},
    {"type": "move", "code": 1, "seq": 0, "id": 7},
    {"type": "move", "code": 1, "seq": 0, "id": "x" * 61},
    {"type": "move", "code": 1, "seq": 0, "id": "\ud800"},
    {"type": "undo", "steps": 0},
    {"type": "undo", "steps": 10**9},
    {"type": "undo", "steps": True},
    {"type": "vote"},
    {"type": "vote", "yes": 1},
    {"type": "vote", "yes": "true"},
    {"type": "hand"},
    {"type": "hand", "level": "x" * 41},
    {"type": "sit", "invitation": "x" * 101},
    {"type": "why-not", "code": 1, "locale": "fr"},
    {"type": "start", "now": True},
    [],
    "move",
    7,
    None,
]


def test_a_command_that_is_none_is_refused(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            table = (await make(ada, ME, BEN, start=True))["id"]
            before = await see(ada, table)
            for command in NO_COMMANDS:
                answer = await ada.post(f"/api/tables/{table}/commands", content=json.dumps(command))
                assert (answer.status_code, answer.json()["error"]) == (422, "invalid"), command
            assert await see(ada, table) == before

    shared.run(run())


def test_a_move_counts_once_and_only_as_an_answer_to_the_last_question(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            table = (await make(ada, ME, BEN, start=True))["id"]
            seen = await see(ada, table)
            question = question_of(seen)
            codes = [option["code"] for option in question["options"]]
            move = {"type": "move", "code": codes[-1], "seq": seen["seq"]}
            assert question["seq"] <= seen["seq"]
            for wrong, status, error in (
                ({**move, "seq": -1}, 409, "stale"),
                ({**move, "seq": seen["seq"] + 1}, 409, "stale"),
                ({**move, "seq": 2**31 - 1}, 409, "stale"),
                ({**move, "seat": 1 - question["seat"]}, 409, "not_asked"),
                ({**move, "seat": 5}, 400, "bad_request"),
                ({**move, "code": 2**31 - 1}, 409, "illegal"),
            ):
                refused(await do(ada, table, **wrong), status, error)
            illegal = next(code for code in range(1000) if code not in codes)
            told = refused(await do(ada, table, **{**move, "code": illegal}), 409, "illegal")
            assert told["refusal"]["rule"]
            why = (await do(ada, table, type="why-not", code=illegal, locale="de", id="w")).json()
            assert (why["id"], why["refusal"]["rule"]) == ("w", told["refusal"]["rule"])
            assert (await do(ada, table, type="why-not", code=codes[0])).json()["refusal"] is None
            answer = await do(ada, table, type="why-not", code=2**31 - 1)
            assert 400 <= answer.status_code < 500
            assert await see(ada, table) == seen

            done = (await do(ada, table, **move, id="m")).json()
            assert (done["type"], done["id"]) == ("done", "m")
            after = await see(ada, table)
            assert done["seq"] == after["seq"] > seen["seq"]
            assert (await do(ada, table, **move)).status_code == 409
            assert await see(ada, table) == after
            updates = (await ada.get(f"/api/tables/{table}/updates", params={"after": seen["seq"]})).json()
            assert [one["seq"] for one in updates] == list(range(seen["seq"] + 1, after["seq"] + 1))

    shared.run(run())


def test_updates_come_from_any_number_and_can_be_waited_for(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            table = (await make(ada, ME, BEN, start=True))["id"]
            at = f"/api/tables/{table}/updates"
            seen = await see(ada, table)
            assert (await ada.get(at, params={"after": seen["seq"]})).json() == []
            assert (await ada.get(at, params={"after": seen["seq"], "wait": 0.05})).json() == []
            assert [one["seq"] for one in (await ada.get(at)).json()] == list(range(seen["seq"] + 1))
            assert (await ada.get(at, params={"after": 999})).json() == [seen]
            for wrong in ({"after": -2}, {"after": 2**31}, {"after": "x"}, {"wait": 31}, {"wait": -1}, {"wait": "nan"}):
                refused(await ada.get(at, params=wrong), 422, "invalid")
            waiting = asyncio.create_task(ada.get(at, params={"after": seen["seq"], "wait": 20}))
            await asyncio.sleep(0.05)
            code = question_of(seen)["options"][0]["code"]
            assert (await do(ada, table, type="move", code=code, seq=seen["seq"])).status_code == 200
            (update,) = (await waiting).json()
            assert (update["type"], update["seq"]) == ("update", seen["seq"] + 1)

    shared.run(run())


def test_who_has_several_seats_says_which_one(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            table = (await make(ada, ME, BEN, {"kind": "me", "name": "Cy"}, start=True))["id"]
            seen = await see(ada, table)
            assert seen["as"] == [0, 1, 2]
            asked = seen["asked"][0]
            assert (await do(ada, table, type="hand", level="random", seat=(asked + 1) % 3)).status_code == 200
            refused(await do(ada, table, type="hand", level="random", seat=(asked + 1) % 3), 409, "bot_plays")
            refused(await do(ada, table, type="hand", level="nobody", seat=asked), 400, "bad_request")
            assert (await do(ada, table, type="take-back", seat=(asked + 1) % 3)).status_code == 200
            refused(await do(ada, table, type="take-back", seat=asked), 409, "yours_already")
            code = question_of(seen)["options"][0]["code"]
            moved = await do(ada, table, type="move", code=code, seq=(await see(ada, table))["seq"])
            assert moved.status_code == 200, "only one of my seats is asked, so it can only mean that"
            assert (await do(ada, table, type="undo", seat=asked)).status_code == 200
            refused(await do(ada, table, type="undo", seat=asked), 409, "nothing_to_undo")
            refused(await do(ada, table, type="vote", yes=True), 409, "no_vote")
            refused(await do(ada, table, type="rematch"), 409, "not_over")
            assert (await do(ada, table, type="abandon")).status_code == 200
            refused(await do(ada, table, type="abandon"), 409, "over")
            refused(await do(ada, table, type="leave", seat=0), 409, "over")

    shared.run(run())


def test_two_people_agree_or_not(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada, house.guest("Ben") as ben:
            made = await make(ada, ME, OPEN)
            table = made["id"]
            refused(await do(ada, table, type="move", code=1, seq=0), 409, "not_started")
            await do(ben, table, type="sit", invitation=made["invitation"])
            await do(ada, table, type="start")
            both = {0: ada, 1: ben}
            asked = (await see(ada, table))["asked"][0]
            mine, other = both[asked], both[1 - asked]
            seen = await see(mine, table)
            assert seen["as"] == [asked]
            for told in (seen, await see(other, table)):
                assert told["table"]["secret"] is None
            assert (await see(other, table))["told"][0]["question"] is None

            assert (await do(mine, table, type="abandon")).status_code == 200
            refused(await do(other, table, type="abandon"), 409, "vote_open")
            refused(await do(mine, table, type="vote", yes=True), 403, "forbidden")
            assert (await see(other, table))["table"]["proposal"]["needed"] == [1 - asked]
            assert (await do(other, table, type="vote", yes=False)).status_code == 200
            assert (await see(ada, table))["table"]["proposal"] is None
            refused(await do(mine, table, type="hand", level="random", seat=1 - asked), 403, "forbidden")
            refused(await do(mine, table, type="take-back", seat=1 - asked), 403, "forbidden")

            assert (await do(mine, table, type="abandon")).status_code == 200
            assert (await do(other, table, type="vote", yes=True)).status_code == 200
            over = (await see(ada, table))["table"]
            assert over["status"] == "abandoned"
            assert over["secret"] is not None
            again = (await do(mine, table, type="rematch")).json()["table"]
            assert (await do(other, table, type="rematch")).json()["table"] == again
            assert [(await see(one, again))["as"] for one in (ada, ben)] == [[0], [1]]

    shared.run(run())


# --- words ------------------------------------------------------------------------------------------


def test_the_briefing_tells_what_is_new_in_three_languages(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            table = (await make(ada, ME, BEN, start=True))["id"]
            at = f"/api/tables/{table}"
            for _ in range(4):
                seen = await see(ada, table)
                code = question_of(seen)["options"][-1]["code"]
                assert (await do(ada, table, type="move", code=code, seq=seen["seq"])).status_code == 200
            told = {one: (await ada.get(f"{at}/briefing", params={"locale": one})).json() for one in ("en", "de", "pl")}
            texts = {one: [line["text"] for line in lines] for one, lines in told.items()}
            assert len(texts["en"]) >= 4
            assert len({tuple(lines) for lines in texts.values()}) == 3
            assert all(text for lines in texts.values() for text in lines)
            assert (await ada.get(f"{at}/log")).json() == told["en"], "nothing was looked at yet"
            await ada.patch("/api/me", json={"locale": "pl"})
            assert (await ada.get(f"{at}/briefing")).json() == told["pl"]

            middle = told["en"][-1]["seq"] - 1
            assert (await ada.post(f"{at}/looked", json={"seq": middle})).status_code == 204
            rest = (await ada.get(f"{at}/briefing")).json()
            assert rest
            assert all(line["seq"] > middle for line in rest)
            await ada.post(f"{at}/looked", json={"seq": 0})
            assert (await ada.get(f"{at}/briefing")).json() == rest, "it never goes back"
            await ada.post(f"{at}/looked", json={"seq": 2**31 - 1})
            assert (await ada.get(f"{at}/briefing")).json() == []
            for wrong in ({}, {"seq": "1"}, {"seq": True}, {"seq": -2}, {"seq": 2**31}, {"seq": 1, "who": "x"}):
                refused(await ada.post(f"{at}/looked", json=wrong), 422, "invalid")
            refused(await ada.get(f"{at}/briefing", params={"locale": "xx"}), 422, "invalid")

    shared.run(run())


# --- records ----------------------------------------------------------------------------------------


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


def test_a_record_of_endless_undos_is_not_taken_in(shared: Shared) -> None:
    """To go back and forth costs nobody anything, but whoever reads that table replays it all."""
    record = Record.start("archaeology", seats=2, seed=1)
    code = record.replay().legal()[0]
    data = {**record.to_json(), "moves": [[record.replay().seat, code], ["undo", 0]] * 20_000}

    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            refused(await ada.post("/api/records", json=data), 400, "bad_request")

    shared.run(run())


# --- limits -----------------------------------------------------------------------------------------


def test_whoever_asks_too_often_waits(tmp_path: Path) -> None:
    async def run() -> None:
        async with whole(tmp_path, tables_per_hour=2, imports_per_hour=1) as house, house.guest() as ada:
            for _ in range(2):
                await make(ada, ME, OPEN)
            answer = await ada.post("/api/tables", json=GOOD)
            assert refused(answer, 429, "too_fast")["wait"] == int(answer.headers["retry-after"]) > 0
            async with house.guest("Ben") as ben:
                await make(ben, ME, OPEN)
            assert (await ada.post("/api/records", json={})).status_code == 400
            refused(await ada.post("/api/records", json={}), 429, "too_fast")

    asyncio.run(run())


def test_an_address_has_so_many_requests(tmp_path: Path) -> None:
    async def run() -> None:
        async with whole(tmp_path, requests_per_minute=5) as house:
            assert await statuses(house, 8) == [200] * 5 + [429] * 3

    async def statuses(house: Whole, n: int) -> list[int]:
        async with house.client() as client:
            return [(await client.get("/api/tables")).status_code for _ in range(n)]

    asyncio.run(run())
