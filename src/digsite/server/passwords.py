"""Passwords are hashed with argon2id, in a thread, a few at a time: each takes time and memory on purpose."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from digsite.server import tokens
from digsite.server.problems import Problem

AT_ONCE: Final = 2
MOST_WAITING: Final = 50

T = TypeVar("T")


class Passwords:
    """Hashes and checks passwords. `await Passwords.open()` makes one.

    Args:
        hasher: argon2's parameters; by default those of RFC 9106 for a machine with little memory.
        decoy: a hash that no password fits, checked where there is none, so that both take the same time.
        most_waiting: how many may wait for their turn; more are told to come back.
    """

    def __init__(self, hasher: PasswordHasher, decoy: str, *, most_waiting: int = MOST_WAITING) -> None:
        self._hasher: Final = hasher
        self._decoy: Final = decoy
        self._most_waiting: Final = most_waiting
        self._turns: Final = asyncio.Semaphore(AT_ONCE)
        self._asked = 0

    @classmethod
    async def open(cls, hasher: PasswordHasher | None = None) -> Passwords:
        """Make the decoy first: it takes as long as a password does."""
        hasher = hasher or PasswordHasher()
        return cls(hasher, await asyncio.to_thread(hasher.hash, tokens.new_token()))

    async def hash(self, password: str) -> str:
        """The hash of a clean password, with its parameters."""
        return await self._in_turn(lambda: self._hasher.hash(_bytes(password)))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether a password is the one whose hash was kept. None, where there is nobody, takes as long: False."""
        return await self._in_turn(lambda: self._fits(kept or self._decoy, password)) and kept is not None

    def is_old(self, kept: str) -> bool:
        """Whether a hash was made with other parameters than those of now."""
        return self._hasher.check_needs_rehash(kept)

    def _fits(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, _bytes(password))
        except VerifyMismatchError:
            return False

    async def _in_turn(self, work: Callable[[], T]) -> T:
        if self._asked >= AT_ONCE + self._most_waiting:
            raise Problem("busy", wait=2)
        self._asked += 1
        try:
            async with self._turns:
                return await asyncio.to_thread(work)
        finally:
            self._asked -= 1


def _bytes(password: str) -> bytes:
    return password.encode("utf-8", "surrogatepass")
