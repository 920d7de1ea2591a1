"""What is asked, in a form for people and programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from digsite.kernel.game import Game


class Choice:
    """One answer to a question."""

    def __init__(self, game: Game, code: int) -> None:
        self._game: Final = game
        self.code: Final = code
        """What to give to `play`."""
        self.name: Final = game.codes.name(code)
        """Its stable name, the same in every language."""
        self.pieces: Final = game.codes.pieces(code)
        """What it points at on the table (["hand:coin"]); nothing for a plain button."""

    @property
    def words(self) -> str:
        """The answer in English."""
        return self.say("en")

    def say(self, locale: str) -> str:
        """The answer in words of that locale."""
        return self._game.words(self.code, locale=locale)

    def __repr__(self) -> str:
        return f"Choice({self.code}, {self.name!r})"


class Question:
    """Who is asked what, by which rules, and what may be answered."""

    def __init__(
        self, game: Game, key: str, seat: int, rules: list[str], legal: list[int], about: dict[str, object]
    ) -> None:
        self._game: Final = game
        self.key: Final = key
        self.seat: Final = seat
        self.rules: Final = rules
        self.about: Final = about
        """Figures that belong to the question, such as how many cards are still to be lost."""
        self.options: Final = [Choice(game, code) for code in legal]

    @property
    def words(self) -> str:
        """The question in English."""
        return self.say("en")

    def say(self, locale: str) -> str:
        """The question in words of that locale."""
        return self._game.text.question(self.key, locale, self.about)

    def __repr__(self) -> str:
        return f"Question({self.key!r}, seat={self.seat}, options={[o.name for o in self.options]})"
