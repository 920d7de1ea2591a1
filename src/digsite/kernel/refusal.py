"""A refusal: why a code may not be played, with the rule that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from digsite.kernel.game import Game


class Refusal:
    """`rule` is the ledger ID, `key` and `args` say it in any language, `words` says it in English.

    >>> import digsite
    >>> state = digsite.game("archaeology").new(seats=2, seed=1, options={"monument": "mine"})
    >>> state.why_not(state.game.codes.parse("sell talisman 6")).rule
    'AR-SELL-06'
    """

    def __init__(self, game: Game, rule: str, key: str, args: dict[str, object], reading: str = "") -> None:
        self._game: Final = game
        self.rule: Final = rule
        self.key: Final = key
        self.args: Final = args
        self.reading: str = reading
        """Where `rule` is a ruling with several readings: the one that this table plays."""

    @property
    def cite(self) -> str:
        """The rule as people read it, with the reading in force where there are several."""
        return f"{self.rule}: {self.reading}" if self.reading else self.rule

    @property
    def words(self) -> str:
        """The reason in English; `say` knows the other languages."""
        return self.say("en")

    def say(self, locale: str) -> str:
        """The reason in words of that locale."""
        return self._game.text.refusal(self, locale)

    def __reduce__(self) -> tuple[object, ...]:
        return (Refusal, (self._game, self.rule, self.key, self.args, self.reading))

    def __repr__(self) -> str:
        return f"Refusal(rule={self.rule!r}, words={self.words!r})"
