"""The list of somebody's tables, and what comes along to an account without a seat."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import httpx

from tests.server.whole import BEN, ME, OPEN, Shared, do, make, refused, whole


def test_what_a_guest_hosts_or_visits_without_a_seat_comes_along_too(store_url: str, tmp_path: Path) -> None:
    account = {"login": "ada", "password": "correct horse"}

    async def mine(client: httpx.AsyncClient, **params: int) -> list[tuple[str, list[int]]]:
        found = (await client.get("/api/me/tables", params=params)).json()
        return [(one["table"]["id"], one["seats"]) for one in found]

    async def run() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(whole(tmp_path, database=store_url))
            ada, phone, cy = [await stack.enter_async_context(house.guest(name)) for name in ("Ada", "Guest", "Cy")]
            assert (await ada.post("/api/account", json=account)).status_code == 201
            other = await make(cy, ME, BEN, start=True)
            shown = {"invitation": other["invitation"]}
            assert (await phone.post(f"/api/tables/{other['id']}/enter", json=shown)).status_code == 200
            assert (await phone.post(f"/api/tables/{other['id']}/looked", json={"seq": 1})).status_code == 204
            hosted = (await make(phone, OPEN, OPEN))["id"]
            assert await mine(phone) == [(hosted, [])]
            copy = dict(phone.cookies)
            assert (await phone.post("/api/login", json={**account, "bring_tables": True})).status_code == 200

            assert await mine(ada) == [(hosted, [])]
            assert (await ada.post(f"/api/tables/{hosted}/invitations", json={})).status_code == 201
            assert (await ada.get(f"/api/tables/{other['id']}/briefing")).json() == []
            async with house.client(cookies=copy) as guest:
                assert await mine(guest) == []
                for table in (hosted, other["id"]):
                    refused(await guest.get(f"/api/tables/{table}"), 404, "not_found")
            assert (await do(ada, hosted, type="abandon")).status_code == 200

    asyncio.run(run())


def test_a_table_where_it_is_my_turn_is_first_in_my_list(shared: Shared) -> None:
    async def run() -> None:
        async with shared.opened() as house, house.guest() as ada, house.guest("Ben") as ben, house.guest("Cy") as cy:
            old = (await make(ada, ME, BEN, start=True))["id"]
            newer = await make(ada, OPEN, OPEN)
            for one in (ben, cy):
                assert (await do(one, newer["id"], type="sit", invitation=newer["invitation"])).status_code == 200
            assert (await do(ada, newer["id"], type="start")).status_code == 200
            found = [(await ada.get("/api/me/tables", params={"limit": 1, "skip": skip})).json() for skip in range(3)]
            assert [[(one["table"]["id"], one["your_turn"]) for one in page] for page in found] == [
                [(old, True)],
                [(newer["id"], False)],
                [],
            ]
            for wrong in (-1, "x", 2**31):
                refused(await ada.get("/api/me/tables", params={"skip": wrong}), 422, "invalid")

    shared.run(run())
