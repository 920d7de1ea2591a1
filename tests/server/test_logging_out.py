"""Logging out everywhere: cookies, tokens of seats and open sockets end, in every worker, and nobody else's do."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import httpx

from tests.server.store.things import soon
from tests.server.whole import (
    BEN,
    ME,
    OPEN,
    Wire,
    bearer,
    cookie_of,
    do,
    listening,
    make,
    refused,
    see,
    two_workers,
    whole,
)

ACCOUNT = {"login": "ada", "password": "correct horse"}
SOON = 20.0
"""Seconds in which a socket must have ended: without being told, it would look after a minute."""


def test_it_ends_sockets_and_tokens_of_that_person_in_every_worker(store_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            here, there = await two_workers(stack, listening, tmp_path, store_url)
            ada = await stack.enter_async_context(here.guest())
            cy = await stack.enter_async_context(there.guest("Cy"))
            assert (await ada.post("/api/account", json=ACCOUNT)).status_code == 201
            made = await make(ada, ME, BEN, OPEN)
            table = made["id"]
            sat = (await do(cy, table, type="sit", invitation=made["invitation"])).json()
            sockets = [
                await stack.enter_async_context(Wire(house, table, cookie=cookie))
                for house, cookie in ((here, cookie_of(ada)), (there, cookie_of(ada)), (there, None), (there, None))
            ]
            tokens = [None, None, made["tokens"][1], sat["token"]]
            seats = [(await wire.hello(token))["as"] for wire, token in zip(sockets, tokens, strict=True)]
            assert seats == [[0, 1], [0, 1], [1], [2]]

            assert (await ada.post("/api/logout", json={"everywhere": True})).status_code == 204
            async with asyncio.timeout(SOON):
                for wire in sockets[:2]:
                    assert await wire.ended() == (1013, "no_person"), "the browser may have another cookie by now"
                assert await sockets[2].ended() == (1008, "forbidden")
            assert (await sockets[3].ask({"type": "ping"}))["type"] == "pong", "somebody else's seat"
            for token in made["tokens"].values():
                refused(await cy.get(f"/api/tables/{table}", headers=bearer(token)), 403, "forbidden")
                refused(await do(cy, table, token, type="leave"), 403, "forbidden")
            assert (await see(cy, table, sat["token"]))["as"] == [2]
            await soon(lambda: len(there.app.state.presence) == 1)  # who has gone is not remembered

    asyncio.run(run())


def test_the_holder_comes_back_and_makes_fresh_tokens(store_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            whole(tmp_path, database=store_url) as house,
            house.guest() as ada,
            house.guest("Cy") as cy,
            house.client() as script,
        ):
            await ada.post("/api/account", json=ACCOUNT)
            made = await make(ada, ME, BEN, OPEN)
            table = made["id"]
            await do(cy, table, type="sit", invitation=made["invitation"])
            await ada.post("/api/logout", json={"everywhere": True})
            refused(await renew(ada, table, 1), 401, "no_person")
            assert (await ada.post("/api/login", json=ACCOUNT)).status_code == 200
            refused(await ada.get(f"/api/tables/{table}", headers=bearer(made["tokens"][1])), 403, "forbidden")
            assert (await see(ada, table))["as"] == [0, 1]

            refused(await renew(ada, table, None), 409, "which_seat")
            refused(await renew(ada, table, 2), 403, "forbidden")
            first = (await renew(ada, table, 1)).json()
            assert first["seat"] == 1
            assert (await see(script, table, first["token"]))["as"] == [1]
            second = (await renew(ada, table, 1)).json()
            refused(await script.get(f"/api/tables/{table}", headers=bearer(first["token"])), 403, "forbidden")
            assert (await see(script, table, second["token"]))["as"] == [1]
            mine = (await renew(cy, table, None)).json()
            assert (mine["seat"], (await see(script, table, mine["token"]))["as"]) == (2, [2])

    asyncio.run(run())


def test_an_account_or_a_new_password_voids_what_was_given_out_before(tmp_path: Path) -> None:
    async def run() -> None:
        async with whole(tmp_path) as house, house.guest() as ada, house.client() as script:
            made = await make(ada, ME, OPEN)
            changes = (
                ("/api/account", ACCOUNT, 201),
                ("/api/password", {"old": ACCOUNT["password"], "new": "another horse"}, 200),
            )
            token = made["tokens"][0]
            for address, body, status in changes:
                assert (await see(script, made["id"], token))["as"] == [0]
                assert (await ada.patch("/api/me", json={"name": "Ada L."})).status_code == 200
                assert (await see(script, made["id"], token))["as"] == [0], "another name voids nothing"
                assert (await ada.post(address, json=body)).status_code == status
                refused(await script.get(f"/api/tables/{made['id']}", headers=bearer(token)), 403, "forbidden")
                token = (await renew(ada, made["id"], 0)).json()["token"]

    asyncio.run(run())


def test_whoever_waits_for_news_is_told_none_after_that(tmp_path: Path) -> None:
    async def run() -> None:
        async with whole(tmp_path) as house, house.guest() as ada, house.guest("Cy") as cy, house.client() as thief:
            made = await make(ada, ME, OPEN, listed=True)
            thief.cookies.update(ada.cookies)
            seen = await see(ada, made["id"])
            waiting = asyncio.create_task(
                thief.get(f"/api/tables/{made['id']}/updates", params={"after": seen["seq"], "wait": 20})
            )
            while not len(house.app.state.places):
                await asyncio.sleep(0.01)
            await ada.post("/api/logout", json={"everywhere": True})
            assert (await do(cy, made["id"], type="sit")).status_code == 200
            refused(await waiting, 401, "no_person")

    asyncio.run(run())


async def renew(client: httpx.AsyncClient, table: str, seat: int | None) -> httpx.Response:
    """Ask for a fresh token."""
    return await client.post(f"/api/tables/{table}/tokens", json={"seat": seat})
