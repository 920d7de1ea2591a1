"""Play that nobody watches: random games in compiled code."""

from __future__ import annotations

from digsite.kernel.rng import Rng
from digsite.kernel.state import State


def playout(state: State, rng: Rng) -> int:
    """Play at random to the end, in place, and give the number of decisions.

    No events are kept. `rng` chooses the moves; what the game leaves to chance still comes from the state's own
    generator, so a playout of a sampled world disturbs nothing.
    """
    muted = state.muted
    state.muted = True
    n = 0
    try:
        while len(state.agenda) > 0:
            codes = state.choices()
            state.answer_first(codes[rng.below(len(codes))])
            n += 1
    finally:
        state.muted = muted
    return n
