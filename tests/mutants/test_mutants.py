"""The check of the readings itself: it swaps what it says, and nothing else."""

from __future__ import annotations

import digsite
from tests.mutants import rulings


def test_a_swap_gives_each_key_the_others_reading() -> None:
    ruling = digsite.game("excavation_earth").ruling("EE-SCORE-R1")
    keys, readings = ruling.keys.copy(), ruling.readings.copy()
    try:
        rulings.swap(ruling.rule, keys[0], keys[1])
        assert ruling.keys == keys
        assert ruling.reading(keys[0]) is readings[1]
        assert ruling.reading(keys[1]) is readings[0]
    finally:
        rulings.swap(ruling.rule, keys[0], keys[1])
    assert ruling.readings == readings


def test_every_two_readings_of_every_switch_are_swapped() -> None:
    for ruling in rulings.all_rulings():
        n = len(ruling.keys)
        assert len(set(rulings.swaps(ruling))) == n * (n - 1) // 2
        assert all(str(swap).startswith(ruling.rule) for swap in rulings.swaps(ruling))
