"""What a bot is."""

from __future__ import annotations

from typing import Any, Final, Protocol, TypeAlias

from digsite import Game, Rng

View: TypeAlias = dict[str, Any]
"""What `state.view(seat)` gives."""


class Bot(Protocol):
    """Anything that can sit at a table."""

    def choose(self, view: View, legal: list[int], rng: Rng, *, until: float | None = None) -> int:
        """One of the legal codes.

        Args:
            view: what the seat that is asked may know; `view["seat"]` is that seat.
            legal: the codes that may be played, ascending, never empty.
            rng: the bot's own generator; the game's is never shown.
            until: when the answer is due, as `time.monotonic` counts. Whoever searches looks at the clock while
                searching, and answers with the best found so far. Without it a bot thinks as long as it always does,
                and the same generator gives the same answer.
        """


class BaseBot:
    """A bot that keeps its game at hand, for the rules and figures that everybody may read.

    A bot carries nothing from one question to the next but what it can work out again from the view, so one bot can
    sit at many seats and take over a game in the middle.
    """

    def __init__(self, game: Game) -> None:
        self.game: Final = game

    def choose(self, view: View, legal: list[int], rng: Rng, *, until: float | None = None) -> int:
        raise NotImplementedError
