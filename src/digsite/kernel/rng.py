"""The small generator: the same sequence on every machine, compiled or not.

It is sfc32 (Chris Doty-Humphrey's Small Fast Counting generator): three words mixed with adds, xors and shifts, and a
counter that keeps every cycle longer than 2**32. Only 32-bit words, so nothing depends on the size of an int.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from digsite.kernel.errors import BadOption
from digsite.kernel.values import is_int, shown

MAX_SEED: Final = 2**64 - 1
"""Seeds run from 0 to this number."""

WORD: Final = 0xFFFFFFFF
TWO32: Final = 0x100000000


def check_seed(seed: object) -> int:
    """The seed itself, if it is one; BadOption otherwise."""
    if not is_int(seed):
        raise BadOption(f"seed: {shown(seed)} is not a whole number; a seed is an int from 0 to {MAX_SEED}")
    if seed < 0 or seed > MAX_SEED:
        raise BadOption(f"seed: {shown(seed)} is out of range; a seed is an int from 0 to {MAX_SEED}")
    return seed


class Rng:
    """A seeded generator. `Rng(7)` gives the same numbers everywhere.

    >>> rng = Rng(7)
    >>> [rng.below(6) for _ in range(8)]
    [4, 2, 5, 3, 0, 3, 1, 0]
    """

    _a: i64
    _b: i64
    _c: i64
    _n: i64

    def __init__(self, seed: object, source: Rng | None = None) -> None:
        if source is not None:
            self._a = source._a
            self._b = source._b
            self._c = source._c
            self._n = source._n
            return
        checked = check_seed(seed)
        self._a = checked & WORD
        self._b = (checked >> 32) & WORD
        self._c = 0x9E3779B9
        self._n = 1
        for _ in range(16):
            self.bits()

    def bits(self) -> i64:
        """The next 32 random bits."""
        a = self._a
        b = self._b
        c = self._c
        n = self._n
        out: i64 = (a + b + n) & WORD
        self._n = (n + 1) & WORD
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & WORD
        self._c = ((((c << 21) & WORD) | (c >> 11)) + out) & WORD
        return out

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each as likely as the others (Lemire's method). n is at most 2**31."""
        if n <= 0 or n > 0x80000000:
            raise ValueError(f"below({n}): the bound must be from 1 to 2**31")
        product: i64 = self.bits() * n
        low: i64 = product & WORD
        if low < n:
            floor: i64 = (TWO32 - n) % n
            while low < floor:
                product = self.bits() * n
                low = product & WORD
        return product >> 32

    def shuffle(self, xs: list[int]) -> None:
        """Put the list into a random order, in place (Fisher and Yates)."""
        i: i64 = len(xs)
        while i > 1:
            j = self.below(i)
            i -= 1
            x = xs[i]
            xs[i] = xs[j]
            xs[j] = x

    def pick(self, xs: list[int]) -> int:
        """One element of a list that is not empty."""
        return xs[self.below(len(xs))]

    def seed(self) -> int:
        """A fresh 64-bit seed for another generator."""
        high = int(self.bits())
        return (high << 32) | int(self.bits())

    def copy(self) -> Rng:
        """A generator that goes on from the same place, on its own."""
        return Rng(0, self)

    def __reduce__(self) -> tuple[object, ...]:
        return (Rng.of, (self.words(),))

    def __repr__(self) -> str:
        return f"Rng.of({self.words()})"

    def words(self) -> list[int]:
        """The whole state as four 32-bit words; `Rng.of` reads them back."""
        return [int(self._a), int(self._b), int(self._c), int(self._n)]

    @staticmethod
    def of(words: object) -> Rng:
        """The generator whose `words()` were given."""
        if not isinstance(words, list) or len(words) != 4 or not all(is_int(w) and 0 <= w <= WORD for w in words):
            raise BadOption(f"rng: {shown(words)} is not the state of a generator; it is four ints from 0 to {WORD}")
        twin = Rng(0)
        twin._a = words[0]
        twin._b = words[1]
        twin._c = words[2]
        twin._n = words[3]
        return twin
