"""The generator: the same numbers everywhere, fair, and choosy about its seeds."""

from __future__ import annotations

from typing import Any

import pytest

from digsite import BadOption, Rng
from digsite.kernel.rng import MAX_SEED, check_seed

BITS = {
    0: [1743954244, 207519241, 3716241083, 193275849, 300799810, 1695705705],
    7: [2917685297, 1525832735, 3836590155, 2590827526, 84346879, 2717724727],
    2**32: [628251110, 212572038, 1878899064, 2690070499, 548659147, 523976052],
    MAX_SEED: [2430036845, 2939583250, 3162307632, 1739506560, 191782682, 1120320417],
}
"""The first words after some seeds. They never change: records would play differently."""


class Reference:
    """sfc32 as its author gives it, written apart from the code under test."""

    def __init__(self, seed: int) -> None:
        self.state = [seed % 2**32, seed // 2**32, 0x9E3779B9]
        self.counter = 1
        for _ in range(16):
            self.bits()

    def bits(self) -> int:
        a, b, c = self.state
        out = (a + b + self.counter) % 2**32
        self.counter = (self.counter + 1) % 2**32
        rotated = ((c * 2**21) % 2**32) | (c // 2**11)
        self.state = [b ^ (b // 2**9), (c + c * 8) % 2**32, (rotated + out) % 2**32]
        return out


@pytest.mark.parametrize("seed", BITS)
def test_known_words(seed: int) -> None:
    rng = Rng(seed)
    assert [int(rng.bits()) for _ in BITS[seed]] == BITS[seed]


@pytest.mark.parametrize("seed", [0, 1, 7, 2**31, 2**32 - 1, 2**32, 2**63, MAX_SEED])
def test_it_is_sfc32(seed: int) -> None:
    rng, reference = Rng(seed), Reference(seed)
    assert [int(rng.bits()) for _ in range(200)] == [reference.bits() for _ in range(200)]


def test_known_numbers() -> None:
    rng = Rng(7)
    assert [int(rng.below(6)) for _ in range(8)] == [4, 2, 5, 3, 0, 3, 1, 0]
    deck = list(range(12))
    rng.shuffle(deck)
    assert deck == [7, 4, 8, 2, 1, 10, 11, 9, 3, 5, 6, 0]
    assert rng.pick([10, 20, 30]) == 10
    assert rng.seed() == 9900817010893070875
    assert rng.words() == [441682353, 2982163797, 370121243, 39]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 10, 64, 85, 1000])
def test_below_is_uniform(n: int) -> None:
    """Chi-squared against an even spread; each bound is far out in the tail, and the seed is fixed."""
    rng = Rng(2024 + n)
    draws = 40 * n + 8000
    found = [0] * n
    for _ in range(draws):
        found[rng.below(n)] += 1
    expected = draws / n
    chi = sum((count - expected) ** 2 / expected for count in found)
    free = n - 1
    assert chi <= free + 5 * (2 * free) ** 0.5


def test_below_keeps_to_large_bounds() -> None:
    rng = Rng(3)
    drawn = [int(rng.below(2**31)) for _ in range(2000)]
    assert all(0 <= x < 2**31 for x in drawn)
    assert max(drawn) > 2**31 - 2**24
    assert min(drawn) < 2**24


def test_below_rejects_what_would_be_unfair() -> None:
    """With 3 * 2**29 a third of all words must be drawn again: the sequence shows that they are."""
    n = 3 * 2**29
    rng, reference = Rng(5), Reference(5)
    for _ in range(50):
        product = reference.bits() * n
        while product % 2**32 < (2**32 - n) % n:
            product = reference.bits() * n
        assert rng.below(n) == product // 2**32


@pytest.mark.parametrize("n", [0, -1, 2**31 + 1, 2**40])
def test_below_needs_a_bound_in_range(n: int) -> None:
    rng = Rng(1)
    before = rng.words()
    with pytest.raises(ValueError, match="the bound must be from 1 to"):
        rng.below(n)
    assert rng.words() == before


def test_below_one_is_zero() -> None:
    assert [Rng(seed).below(1) for seed in range(20)] == [0] * 20


def test_shuffle_gives_every_order_alike() -> None:
    rng = Rng(11)
    found: dict[tuple[int, ...], int] = {}
    for _ in range(12000):
        xs = [0, 1, 2, 3]
        rng.shuffle(xs)
        found[tuple(xs)] = found.get(tuple(xs), 0) + 1
    assert len(found) == 24
    chi = sum((n - 500) ** 2 / 500 for n in found.values())
    assert chi <= 23 + 5 * 46**0.5


def test_shuffle_keeps_what_was_there() -> None:
    xs = [3, 3, 1, 4, 1, 5]
    Rng(1).shuffle(xs)
    assert sorted(xs) == [1, 1, 3, 3, 4, 5]


@pytest.mark.parametrize("xs", [[], [9]])
def test_shuffle_of_nothing_draws_nothing(xs: list[int]) -> None:
    rng = Rng(1)
    before = rng.words()
    kept = xs.copy()
    rng.shuffle(xs)
    assert xs == kept
    assert rng.words() == before


def test_pick() -> None:
    rng = Rng(4)
    assert {rng.pick([5, 6, 7]) for _ in range(60)} == {5, 6, 7}
    with pytest.raises(ValueError, match="bound"):
        rng.pick([])


def test_seed_gives_seeds() -> None:
    rng = Rng(9)
    seeds = [rng.seed() for _ in range(50)]
    assert all(check_seed(seed) == seed for seed in seeds)
    assert len(set(seeds)) == 50
    assert max(seeds) > 2**60


def test_a_copy_goes_its_own_way() -> None:
    rng = Rng(8)
    rng.bits()
    twin = rng.copy()
    ahead = [twin.bits() for _ in range(5)]
    assert [rng.bits() for _ in range(5)] == ahead


def test_words_and_back() -> None:
    rng = Rng(123456789012345)
    for _ in range(7):
        rng.bits()
    words = rng.words()
    again = Rng.of(words)
    assert again.words() == words
    assert [again.bits() for _ in range(20)] == [rng.bits() for _ in range(20)]


def test_words_are_a_copy() -> None:
    rng = Rng(1)
    rng.words().clear()
    assert len(rng.words()) == 4


def test_the_counter_wraps() -> None:
    rng = Rng.of([1, 2, 3, 2**32 - 1])
    rng.bits()
    assert rng.words()[3] == 0


@pytest.mark.parametrize("words", [[], [1, 2, 3], [1, 2, 3, 4, 5], [0, 0, 0, -1], [2**32, 0, 0, 0]])
def test_words_that_are_none(words: list[int]) -> None:
    with pytest.raises(BadOption, match="not the state of a generator"):
        Rng.of(words)


@pytest.mark.parametrize("seed", [-1, 2**64, 10**30, True, False, 1.0, "7", b"7", None, [7], float("nan")])
def test_a_bad_seed_is_refused(seed: object) -> None:
    with pytest.raises(BadOption, match=r"^seed: .*a seed is an int from 0 to 18446744073709551615$"):
        check_seed(seed)


@pytest.mark.parametrize("seed", [-1, 2**64, True])
def test_a_generator_checks_its_seed(seed: int) -> None:
    with pytest.raises(BadOption, match=r"^seed: "):
        Rng(seed)


@pytest.mark.parametrize("seed", [0, 1, 2**63, MAX_SEED])
def test_a_good_seed_is_itself(seed: int) -> None:
    assert check_seed(seed) == seed


def test_seeds_part_at_once() -> None:
    first = {Rng(seed).bits() for seed in range(500)}
    assert len(first) == 500


@pytest.mark.parametrize("words", [[True] * 4, [1.0] * 4, [1, 2, 3, False], "1234", None, {}])
def test_what_is_no_state_of_a_generator(words: Any) -> None:
    with pytest.raises(BadOption, match="is not the state of a generator"):
        Rng.of(words)
