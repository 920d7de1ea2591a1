"""Who may see a table and sit there: strangers, spectators, invitations and tokens."""

from __future__ import annotations

import json
from typing import Any

from digsite.server.tokens import new_id, new_token
from tests.server.whole import (
    BEN,
    ME,
    OPEN,
    Shared,
    bearer,
    do,
    make,
    question_of,
    refused,
    see,
)

# --- who may see ----------------------------------------------------------------------------------


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
    gets = ["", "/updates", "/stages?seq=0", "/log", "/briefing", "/record"]
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


# --- invitations ----------------------------------------------------------------------------------


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
            refused(await do(ben, table, type="sit"), 403, "forbidden")
            refused(await do(ada, table, type="sit"), 409, "taken")
            refused(await do(eve, table, type="sit", invitation=made["invitation"]), 409, "taken")
            refused(await do(ben, table, type="start"), 409, "not_full")
            cy = await do(eve, table, type="sit", invitation=made["invitations"][2])
            assert cy.json()["seat"] == 2
            assert (await see(eve, table))["table"]["seats"][2]["name"] == "Eve"
            assert (await do(eve, table, type="start")).status_code == 200
            refused(await do(ada, table, type="start"), 409, "started")

    shared.run(run())


def test_the_link_of_a_seat_that_is_taken_opens_nothing_to_others(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada, house.guest("Ben") as ben, house.guest("Eve") as eve:
            made = await make(ada, ME, {"kind": "invited", "name": "Ben"})
            link, enter = {"invitation": made["invitations"][1]}, f"/api/tables/{made['id']}/enter"
            assert (await do(ben, made["id"], type="sit", **link)).json()["seat"] == 1
            refused(await eve.post(enter, json=link), 409, "taken")
            refused(await do(eve, made["id"], type="sit", **link), 409, "taken")
            refused(await eve.get(f"/api/tables/{made['id']}"), 404, "not_found")
            assert (await ben.post(enter, json=link)).json() == {"seat": 1}

    shared.run(run())


def test_who_was_invited_to_a_seat_that_a_bot_has_now_may_watch(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada, house.guest("Ben") as ben:
            made = await make(ada, ME, {"kind": "invited", "name": "Ben"})
            link, table = {"invitation": made["invitations"][1]}, made["id"]
            for level, seat in (("random", None), (None, 1)):
                assert (await do(ada, table, type="fill", seat=1, level=level)).status_code == 200
                assert (await ben.post(f"/api/tables/{table}/enter", json=link)).json() == {"seat": seat}
                assert (await ben.get(f"/api/tables/{table}")).status_code == 200
            assert (await do(ben, table, type="sit", **link)).json()["seat"] == 1

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


# --- tokens and seats -----------------------------------------------------------------------------


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


def test_logging_out_here_leaves_other_devices_and_tokens_alone(shared: Shared) -> None:
    """The page on this device forgets who it was; what was given to a script or taken along still works."""

    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada, house.client() as copy_of_ada:
            made = await make(ada, ME, BEN, start=True)
            copy_of_ada.cookies.update(ada.cookies)
            assert (await ada.post("/api/logout", json={})).status_code == 204
            refused(await ada.get(f"/api/tables/{made['id']}"), 404, "not_found")
            assert (await see(copy_of_ada, made["id"]))["as"] == [0, 1]
            assert (await see(ada, made["id"], made["tokens"][1]))["as"] == [1]

    shared.run(run())


def test_logging_out_everywhere_closes_every_door(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada, house.client() as copy_of_ada:
            made = await make(ada, ME, BEN, start=True)
            copy_of_ada.cookies.update(ada.cookies)
            assert (await see(copy_of_ada, made["id"]))["as"] == [0, 1]
            assert (await ada.post("/api/logout", json={"everywhere": True})).status_code == 204
            refused(await copy_of_ada.get(f"/api/tables/{made['id']}"), 404, "not_found")
            refused(await copy_of_ada.get("/api/me/tables"), 401, "no_person")
            refused(await ada.get(f"/api/tables/{made['id']}/briefing"), 401, "no_person")
            for token in made["tokens"].values():
                refused(await ada.get(f"/api/tables/{made['id']}", headers=bearer(token)), 403, "forbidden")

    shared.run(run())


def test_who_has_several_seats_is_told_all_of_them_and_nobody_elses(shared: Shared) -> None:
    """Around one screen the page draws one hand at a time; the seat of another person is never sent at all."""

    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada, house.guest("Cy") as cy, house.client() as script:
            made = await make(ada, ME, BEN, OPEN)
            table = made["id"]
            await do(cy, table, type="sit", invitation=made["invitation"])
            assert (await do(ada, table, type="start")).status_code == 200
            people = {0: ada, 1: ada, 2: cy}
            for _ in range(12):
                seat = (await see(ada, table))["asked"][0]
                seen = await see(people[seat], table)
                code = question_of(seen)["options"][0]["code"]
                moved = await do(people[seat], table, type="move", code=code, seq=seen["seq"], seat=seat)
                assert moved.status_code == 200
            for client, token, seats in ((ada, None, [0, 1]), (cy, None, [2]), (script, made["tokens"][1], [1])):
                url = f"/api/tables/{table}"
                styles: list[dict[str, str]] = [{}, {"locale": "de", "shown": "true"}]
                for style in styles:
                    full = (await client.get(url, params=style, headers=bearer(token))).json()
                    updates = (await client.get(f"{url}/updates", params=style, headers=bearer(token))).json()
                    assert len(updates) > 3
                    for message in [full, *updates]:
                        assert [told["seat"] for told in message["told"]] == seats
                for other in {0, 1, 2} - set(seats):
                    answer = await client.get(f"{url}/log", params={"seat": other}, headers=bearer(token))
                    refused(answer, 403, "forbidden")
                    refused(await do(client, table, token, type="why-not", code=0, seat=other), 403, "forbidden")
                    refused(await do(client, table, token, type="preview", code=0, seat=other), 403, "forbidden")

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


def test_a_table_that_a_guest_made_is_the_accounts_to_invite_to_and_to_close(shared: Shared) -> None:
    account = {"login": "host", "password": "correct horse"}

    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada, house.guest() as phone, house.guest("Cy") as cy:
            assert (await ada.post("/api/account", json=account)).status_code == 201
            mine, other = (await make(phone, ME, OPEN))["id"], await make(cy, ME, OPEN)
            await do(phone, other["id"], type="sit", invitation=other["invitation"])
            copy = dict(phone.cookies)
            assert (await phone.post("/api/login", json={**account, "bring_tables": True})).status_code == 200
            made = await ada.post(f"/api/tables/{mine}/invitations", json={})
            assert made.status_code == 201
            assert (await do(cy, mine, type="sit", invitation=made.json()["invitation"])).status_code == 200
            assert (await do(ada, mine, type="abandon")).status_code == 200
            refused(await ada.post(f"/api/tables/{other['id']}/invitations", json={}), 403, "forbidden")
            async with house.client(cookies=copy) as guest:
                refused(await guest.post(f"/api/tables/{mine}/invitations", json={}), 404, "not_found")

    shared.run(run())
