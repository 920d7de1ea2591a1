"""What fuzzing must never do: hang, or change what others rely on."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from types import FrameType

from hypothesis import HealthCheck, settings

import digsite
from digsite import Rng
from digsite.games.archaeology.pack import Pack
from digsite.kernel.record import digest_of


def bounded(examples: int) -> settings:
    """The same examples in every run, and no clock: what is slow on a busy machine is not wrong."""
    return settings(
        max_examples=examples,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    )


def in_words(problem: Exception, *parts: str) -> None:
    """An error says something, and all of these parts."""
    said = str(problem)
    assert said.strip()
    for part in parts:
        assert part in said


@contextlib.contextmanager
def within(seconds: float) -> Iterator[None]:
    """Fail if the block does not come to an end. Where there are no such signals it may hang."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:  # noqa: ARG001
        raise AssertionError(f"this did not come to an end within {seconds} seconds")

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds, 0.5)  # again: where it is raised in a callback it is lost
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def world() -> list[object]:
    """What must be the same before and after: the games, their options, the standard pack, how a game plays."""
    found: list[object] = [digsite.game_keys()]
    for key in [*digsite.game_keys(), "_template"]:
        game = digsite.game(key)
        state = game.new(seats=2, seed=1)
        digsite.playout(state, Rng(1))
        options = [(spec.name, spec.kind, spec.default, tuple(spec.choices)) for spec in game.options]
        found += [options, game.codes.size, game.rules_version, digest_of(state)]
    pack = Pack.load(None)
    return [*found, pack.digest, pack.trade, pack.sell, pack.thieves, pack.sandstorms]
