"""Accounts: signing up, logging in and out, and passwords."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from starlette.responses import Response

from digsite.server.passwords import AT_ONCE, Passwords
from digsite.server.person import Person
from digsite.server.problems import Problem
from tests.server.door import PASSWORD, QUICK, account, asking, cookie_of, guest, house


def test_a_guest_who_signs_up_stays_the_same_person(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            person, before = await guest(home.doorman)
            response = Response()
            made = await home.doorman.sign_up(asking(), response, person, " Ada ", PASSWORD)
            assert (made.id, made.login) == (person.id, "Ada")
            assert made.password_hash is not None
            assert made.password_hash.startswith("$argon2id$")
            assert await home.doorman.who(asking(before)) is None  # whoever had the guest's cookie has no account
            assert await home.doorman.who(asking(cookie_of(response))) == made

    asyncio.run(run())


def test_a_login_belongs_to_one(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            holder, _ = await account(home, "Ada")
            other, _ = await guest(home.doorman)
            with pytest.raises(Problem, match="login_taken"):
                await home.doorman.sign_up(asking(), Response(), other, "aDA", PASSWORD)
            with pytest.raises(Problem, match="has_account"):
                await home.doorman.sign_up(asking(), Response(), holder, "other", PASSWORD)

    asyncio.run(run())


def test_of_two_who_want_a_login_at_once_one_gets_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            guests = [(await guest(home.doorman))[0] for _ in range(4)]
            tries = [home.doorman.sign_up(asking(), Response(), one, "ada", PASSWORD) for one in guests]
            came = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(isinstance(one, Person) for one in came) == 1
            assert all(
                isinstance(one, Person) or (isinstance(one, Problem) and one.error == "login_taken") for one in came
            )

    asyncio.run(run())


def test_logging_in_takes_the_right_password(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            person, _ = await account(home, "Ada")
            response = Response()
            assert await home.doorman.log_in(asking(), response, " ada", PASSWORD) == person
            assert await home.doorman.who(asking(cookie_of(response))) == person

    asyncio.run(run())


def test_an_unknown_login_is_refused_like_a_wrong_password(tmp_path: Path) -> None:
    """The same words, and as much work: a decoy is checked where there is no hash."""

    class Counting(PasswordHasher):
        checked = 0

        def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # type: ignore[override]
            self.checked += 1
            assert threading.current_thread() is not threading.main_thread()
            return bool(super().verify(hash, password))

    hasher = Counting(time_cost=1, memory_cost=8, parallelism=1)

    async def run() -> None:
        async with house(tmp_path, hasher=hasher) as home:
            await account(home, "ada")
            said = []
            for login, password in (
                ("ada", "wrong"),
                ("nobody", PASSWORD),
                ("\0", "x"),
                ("\ud800", "\ud800"),
                ("", ""),
            ):
                with pytest.raises(Problem) as problem:
                    await home.doorman.log_in(asking(), Response(), login, password)
                said.append((problem.value.status, problem.value.body()))
            assert all(one == said[0] for one in said)
            assert said[0][1]["error"] == "wrong_login"
            assert hasher.checked == len(said)

    asyncio.run(run())


def test_no_password_fits_the_decoy() -> None:
    async def run() -> None:
        passwords = Passwords(QUICK, QUICK.hash("decoy"))
        assert not await passwords.fits(None, "decoy")

    asyncio.run(run())


def test_passwords_are_hashed_anew_when_the_parameters_change(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            person, _ = await account(home, "ada")
        stronger = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
        async with house(tmp_path, hasher=stronger) as home:
            again = await home.doorman.log_in(asking(), Response(), "ada", PASSWORD)
            assert again.password_hash is not None
            assert "t=2" in again.password_hash
            assert await home.store.person(person.id) == again
            assert again.epoch == person.epoch  # nobody is logged out by it
            assert await home.doorman.log_in(asking(), Response(), "ada", PASSWORD) == again

    asyncio.run(run())


def test_tries_at_a_login_are_limited_however_it_is_written(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path, logins_per_quarter=3) as home:
            await account(home, "ada")
            for login in ("ada", "ADA ", "ａｄａ"):
                with pytest.raises(Problem, match="wrong_login"):
                    await home.doorman.log_in(asking(), Response(), login, "wrong")
            with pytest.raises(Problem, match="too_fast") as problem:
                await home.doorman.log_in(asking(), Response(), "Ada", PASSWORD)
            assert problem.value.headers["Retry-After"] == "300"
            await home.doorman.log_in(asking(client="192.0.2.9"), Response(), "Ada", PASSWORD)  # the holder, elsewhere
            home.clock.now += 300
            await home.doorman.log_in(asking(), Response(), "Ada", PASSWORD)
            with pytest.raises(Problem, match="wrong_login"):  # the right password cleared the count
                await home.doorman.log_in(asking(), Response(), "Ada", "wrong")

    asyncio.run(run())


def test_tries_at_a_login_from_everywhere_are_limited(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path, anywhere_logins_per_quarter=3) as home:
            await account(home, "ada")
            for number, login in enumerate(("ada", "ADA ", "ａｄａ")):
                with pytest.raises(Problem, match="wrong_login"):
                    await home.doorman.log_in(asking(client=f"192.0.2.{number}"), Response(), login, "wrong")
            with pytest.raises(Problem, match="too_fast"):
                await home.doorman.log_in(asking(client="192.0.2.9"), Response(), "Ada", PASSWORD)

    asyncio.run(run())


def test_tries_from_an_address_are_limited_whatever_the_login(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path, address_logins_per_quarter=3) as home:
            for number in range(3):
                with pytest.raises(Problem, match="wrong_login"):
                    await home.doorman.log_in(asking(), Response(), f"name{number}", "wrong")
            with pytest.raises(Problem, match="too_fast"):
                await home.doorman.log_in(asking(), Response(), "name9", "wrong")

    asyncio.run(run())


def test_logging_out_everywhere_voids_every_cookie(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            person, one = await account(home)
            there = Response()
            await home.doorman.log_in(asking(), there, "ada", PASSWORD)
            here = Response()
            await home.doorman.log_out(here, person)
            assert 'digsite=""' in here.headers["set-cookie"]
            assert await home.doorman.who(asking(one)) is not None  # the other device is not concerned
            await home.doorman.log_out(Response(), person, everywhere=True)
            assert await home.doorman.who(asking(one)) is None
            assert await home.doorman.who(asking(cookie_of(there))) is None

    asyncio.run(run())


def test_a_new_password_takes_the_old_one_and_logs_out_the_others(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            person, before = await account(home)
            with pytest.raises(Problem, match="wrong_login"):
                await home.doorman.change_password(asking(), Response(), person, "wrong", "a new one")
            response = Response()
            await home.doorman.change_password(asking(), response, person, PASSWORD, "a new one")
            assert await home.doorman.who(asking(before)) is None
            assert await home.doorman.who(asking(cookie_of(response))) is not None
            with pytest.raises(Problem, match="wrong_login"):
                await home.doorman.log_in(asking(), Response(), "ada", PASSWORD)
            await home.doorman.log_in(asking(), Response(), "ada", "a new one")
            visitor, _ = await guest(home.doorman)
            with pytest.raises(Problem, match="forbidden"):
                await home.doorman.change_password(asking(), Response(), visitor, PASSWORD, "a new one")

    asyncio.run(run())


def test_a_person_of_a_voided_cookie_changes_nothing_any_more(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            person, _ = await account(home)
            await home.doorman.log_out(Response(), person, everywhere=True)
            with pytest.raises(Problem, match="no_person"):
                await home.doorman.rename(person, name="Eve")
            with pytest.raises(Problem, match="no_person"):
                await home.doorman.log_out(Response(), person, everywhere=True)

    asyncio.run(run())


def test_a_change_of_name_keeps_what_others_changed(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            person, _ = await guest(home.doorman)
            await home.store.change_person(replace(person, locale="pl"), person.epoch)
            assert await home.doorman.rename(person, name="Ada") == replace(person, name="Ada", locale="pl")
            with pytest.raises(Problem, match="locales: en, de, pl"):
                await home.doorman.rename(person, locale="fr")

    asyncio.run(run())


def test_only_some_passwords_are_hashed_at_once() -> None:
    """The memory of argon2 is bounded; whoever comes when too many wait is sent away."""
    at_once: list[int] = []
    now = 0
    lock = threading.Lock()

    class Slow(PasswordHasher):
        def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
            nonlocal now
            with lock:
                now += 1
                at_once.append(now)
            threading.Event().wait(0.01)
            with lock:
                now -= 1
            return "hash"

    async def run() -> None:
        passwords = Passwords(Slow(), "decoy", most_waiting=3)
        came = await asyncio.gather(*(passwords.hash("x") for _ in range(AT_ONCE + 4)), return_exceptions=True)
        assert sum(one == "hash" for one in came) == AT_ONCE + 3
        assert sum(isinstance(one, Problem) and one.error == "busy" for one in came) == 1
        assert await passwords.hash("x") == "hash"

    asyncio.run(run())
    assert max(at_once) <= AT_ONCE


def test_a_password_may_be_typed_on_another_keyboard(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            person, _ = await guest(home.doorman)
            await home.doorman.sign_up(asking(), Response(), person, "ada", "Zoe\u0308 Zoe\u0308")
            spellings: Sequence[str] = ("Zoë Zoë", "Zoe\u0308 Zoe\u0308")
            for password in spellings:
                await home.doorman.log_in(asking(), Response(), "ada", password)

    asyncio.run(run())
