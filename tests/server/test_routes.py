"""Routes of tables: what can be played, making a table, finding one, and how often."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.whole import (
    ME,
    OPEN,
    Shared,
    Whole,
    counted,
    do,
    make,
    play_out,
    question_of,
    refused,
    see,
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


# --- what can be played ---------------------------------------------------------------------------


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


# --- making a table -------------------------------------------------------------------------------


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
    ({"options": {"monument": {"a": [[[{}]]]}}}, 422, "invalid"),
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


def test_a_seat_without_a_name_is_called_by_its_number_in_every_language(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada:
            made = await make(ada, ME, {"kind": "me", "name": ""}, start=True)
            at = f"/api/tables/{made['id']}"
            assert [seat["name"] for seat in (await see(ada, made["id"]))["table"]["seats"]] == ["Ada", ""]
            await play_out(ada, made["id"])
            for locale, called in {"en": "Player 2", "de": "Spieler 2", "pl": "Gracz 2"}.items():
                result = (await ada.get(f"{at}/result", params={"locale": locale})).json()
                assert [player["name"] for player in result["players"]] == ["Ada", called]
                log = (await ada.get(f"{at}/log", params={"locale": locale})).json()
                assert any(line["text"].startswith(called) for line in log)
            assert (await ada.get(f"{at}/record")).json()["players"] == ["Ada", "Player 2"]

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


# --- limits ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("before", ["nan", "inf", "-inf", "soon"])
def test_a_list_begins_at_a_time_that_is_one(shared: Shared, before: str) -> None:
    """The databases do not agree on how to compare what is no number."""

    async def run() -> None:
        async with shared.opened() as house, house.client() as client:
            refused(await client.get("/api/tables", params={"before": before}), 422, "invalid")

    shared.run(run())


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


def test_a_person_may_only_ponder_so_often(tmp_path: Path) -> None:
    """Each preview takes a while, and all tables wait for it: many, over however many sockets, would stop them."""

    async def run() -> None:
        async with whole(tmp_path, previews_per_minute=3) as house, house.guest() as ada, house.guest("Ben") as ben:
            made = await make(ada, ME, OPEN)
            table = made["id"]
            await do(ben, table, type="sit", invitation=made["invitation"])
            assert (await do(ada, table, type="start")).status_code == 200
            asked = (await see(ada, table))["asked"][0]
            mine, other = (ada, ben) if asked == 0 else (ben, ada)
            seen = await see(mine, table)
            code = question_of(seen)["options"][0]["code"]
            fresh = (await mine.post(f"/api/tables/{table}/tokens", json={})).json()["token"]
            assert (await do(mine, table, type="preview", code=code)).status_code == 200
            assert (await do(mine, table, fresh, type="preview", code=code)).status_code == 200
            assert (await do(mine, table, type="why-not", code=code)).status_code == 200
            for token in (None, fresh):
                told = refused(await do(mine, table, token, type="preview", code=code), 429, "too_fast")
                refused(await do(mine, table, token, type="why-not", code=code), 429, "too_fast")
            assert told["wait"] <= 20
            assert (await do(other, table, type="why-not", code=code)).status_code == 200
            assert (await do(mine, table, type="move", code=code, seq=seen["seq"])).status_code == 200

    asyncio.run(run())


def test_an_address_has_so_many_requests(tmp_path: Path) -> None:
    async def run() -> None:
        async with whole(tmp_path, requests_per_minute=5) as house:
            assert await statuses(house, 8) == [200] * 5 + [429] * 3

    async def statuses(house: Whole, n: int) -> list[int]:
        async with house.client() as client:
            return [(await client.get("/api/tables")).status_code for _ in range(n)]

    asyncio.run(run())
