"""Who is asking: guests and their cookies."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from starlette.responses import Response
from starlette.websockets import WebSocket

from digsite.server.identity import COOKIE_SECONDS, DAY, Doorman, pick_locale
from digsite.server.limits import Limits, rates
from digsite.server.problems import Problem
from digsite.server.settings import Settings
from tests.server.door import QUICK, asking, cookie_of, guest, house


def test_a_guest_is_known_again_and_nobody_else_is(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            person, cookie = await guest(home.doorman, language="de-AT,en;q=0.5")
            assert person.name.startswith("Gast ")
            assert person.locale == "de"
            assert await home.doorman.who(asking(cookie)) == person
            assert await home.doorman.who(asking()) is None

    asyncio.run(run())


def test_the_name_that_a_guest_was_given_follows_the_language_and_one_of_ones_own_does_not(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            person, _ = await guest(home.doorman, language="en")
            number = person.name.removeprefix("Guest ")
            assert (await home.doorman.rename(person, locale="pl")).name == f"Gość {number}"
            assert (await home.doorman.rename(person, locale="de")).name == f"Gast {number}"
            assert (await home.doorman.rename(person, name="Guest of honour 7")).name == "Guest of honour 7"
            assert (await home.doorman.rename(person, locale="en")).name == "Guest of honour 7"

    asyncio.run(run())


def test_a_socket_is_known_by_the_same_cookie(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            person, cookie = await guest(home.doorman)
            scope = {**asking(cookie).scope, "type": "websocket"}

            async def nothing(*_: object) -> None:
                raise AssertionError("the doorman only looks")

            assert await home.doorman.who(WebSocket(scope, nothing, nothing)) == person  # type: ignore[arg-type]

    asyncio.run(run())


def test_no_cookie_can_be_forged(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            person, cookie = await guest(home.doorman)
            payload, _, signature = cookie.partition(".")
            stranger = Settings(secret_key="x" * 32)
            other = await Doorman.open(home.store, stranger, Limits(rates(stranger)), hasher=QUICK, clock=home.clock)
            foreign = Response()
            other._hand_cookie(foreign, person)
            for wrong in (
                f"{payload}.{signature[:-2]}AA",
                f"{payload[:-2]}AA.{signature}",
                cookie_of(foreign),
                payload,
                ".",
                "x" * 5000,
                "żółw",
            ):
                assert await home.doorman.who(asking(wrong)) is None, wrong

    asyncio.run(run())


def test_a_signed_cookie_of_another_form_is_nobody(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            for content in (
                "person",
                ["person"],
                ["person", 0, 0, 0],
                None,
                ["person", 0, "now"],
                {"a": 1, "b": 2, "c": 3},
            ):
                assert await home.doorman.who(asking(str(home.doorman._signed.dumps(content)))) is None

    asyncio.run(run())


def test_workers_share_the_key_that_the_store_keeps(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            person, cookie = await guest(home.doorman)
            limits = Limits(rates(home.settings))
            other = await Doorman.open(home.store, home.settings, limits, hasher=QUICK, clock=home.clock)
            assert await other.who(asking(cookie)) == person

    asyncio.run(run())


def test_a_cookie_is_renewed_once_a_day_and_ends_at_last(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            person, cookie = await guest(home.doorman)
            same = Response()
            assert await home.doorman.welcome(asking(cookie), same) == person
            assert "set-cookie" not in same.headers
            home.clock.now += DAY
            renewed = Response()
            assert await home.doorman.welcome(asking(cookie), renewed) == person
            assert cookie_of(renewed) != cookie
            home.clock.now += COOKIE_SECONDS
            assert await home.doorman.who(asking(cookie)) is None
            assert await home.doorman.who(asking(cookie_of(renewed))) == person

    asyncio.run(run())


@pytest.mark.parametrize("url", ["https://dig.example", "http://dig.example"])
def test_what_the_cookie_allows(tmp_path: Path, url: str) -> None:
    async def run() -> None:
        async with house(tmp_path, public_url=(url,)) as home:
            response = Response()
            await home.doorman.welcome(asking(), response)
            flags = [part.strip().lower() for part in response.headers["set-cookie"].split(";")]
            assert {"httponly", "samesite=lax", "path=/", f"max-age={COOKIE_SECONDS}"} <= set(flags)
            assert ("secure" in flags) == url.startswith("https")

    asyncio.run(run())


def test_an_address_makes_only_so_many_guests(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path, guests_per_hour=2) as home:
            for _ in range(2):
                await guest(home.doorman, client="2001:db8::1")
            with pytest.raises(Problem, match="too_fast"):
                await guest(home.doorman, client="2001:db8::2")  # the same customer
            await guest(home.doorman, client="2001:db8:0:1::1")

    asyncio.run(run())


@pytest.mark.parametrize(
    ("accepted", "locale"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("fr, de;q=0.8, pl;q=0.9", "pl"),
        ("de;q=0, pl;q=nonsense", "en"),
        ("de;q=nan, de;q=7", "en"),
        ("DE-ch", "de"),
        ("," * 5000, "en"),
    ],
)
def test_the_locale_that_a_browser_likes_best(accepted: str, locale: str) -> None:
    assert pick_locale(accepted) == locale
