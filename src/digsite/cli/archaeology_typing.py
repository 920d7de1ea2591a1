"""Typed answers of Archaeology: `sell coin 3`, `rob Anna`, `trade coin 2 parchment 1 for talisman 1`.

Verbs and treasures may be typed in the player's language or in English, and shortened. Chambers and players are counted
from one, as on the screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from digsite.cli.face import NotUnderstood
from digsite.cli.language import Language, fold
from digsite.games.archaeology.codes import (
    CONFIRM,
    EXPLORE,
    FIRST_SALE,
    GIVE,
    GIVEN,
    KEEP,
    LOOK,
    LOSE,
    NAME,
    ROB,
    TAKE,
    TRADE,
)
from digsite.games.archaeology.kinds import COPIES, KIND_NAMES, MAX_CHAMBERS, N_KINDS
from digsite.kernel.game import Game

CARD_SPANS: Final = {"give": GIVE, "take": TAKE, "lose": LOSE, "keep": KEEP, "name": NAME}
CHAMBER_SPANS: Final = {"explore": EXPLORE, "look": LOOK}
SHORTEST: Final = 2
"""Letters that a shortened name needs at least."""
SHORTEST_INSIDE: Final = 4
"""The same for a part from the middle of a word: the Scherbe of a Tonscherbe."""


class Typist:
    """Reads what is typed at a table of Archaeology."""

    def __init__(self, game: Game, language: Language, names: Sequence[str]) -> None:
        self._game: Final = game
        self._language: Final = language
        self._names: Final = names
        self._verbs: Final[list[tuple[str, str]]] = []
        """(what is typed, folded; the span that it means), the longest first."""
        for span in game.codes.spans:
            for word in {fold(span.name), *language.typed(f"type-{span.name}")}:
                self._verbs.append((word, span.name))
        self._verbs.sort(key=lambda verb: (-len(verb[0]), verb))
        self._fors: Final = language.typed("type-for")
        self._fillers: Final = language.typed("type-and")
        self._small: Final = set(language.typed("small-words"))
        self._kinds: Final = [self._words_of(kind) for kind in range(N_KINDS)]

    def parse(self, typed: str, *, begun: bool) -> list[int]:
        """The codes that typed words mean. `begun`: a trade has been begun and nothing but giving has come after it.

        Raises:
            NotUnderstood: they mean nothing.
        """
        for mark in ",+×*;":
            typed = typed.replace(mark, " ")
        said = fold(typed)
        for word, span in self._verbs:
            if said == word or said.startswith(word + " "):
                rest = [bare(word) for word in said[len(word) :].split()]
                return self._answer(span, rest, typed, begun)
        raise NotUnderstood(self._say("unknown-input", typed=typed.strip()))

    # --- within ---------------------------------------------------------------------------------

    def _say(self, message: str, **args: object) -> str:
        return self._language.say(message, **args)

    def _answer(self, span: str, rest: list[str], typed: str, begun: bool) -> list[int]:
        if span == "trade" and rest:
            return self._trade(rest, begun)
        if span == "rob":
            return [ROB + self._seat(" ".join(rest))]
        if span in CHAMBER_SPANS:
            return [CHAMBER_SPANS[span] + self._chamber(rest)]
        if span in CARD_SPANS:
            return [CARD_SPANS[span] + kind for kind, n in self._cards(rest) for _ in range(n)]
        if span == "sell":
            return self._sale(rest)
        if rest:
            raise NotUnderstood(self._say("unknown-input", typed=typed.strip()))
        return [self._game.codes.parse(span)]

    def _sale(self, rest: list[str]) -> list[int]:
        if not any(is_number(word) for word in rest):
            raise NotUnderstood(self._say("how-many"))
        return [FIRST_SALE[kind] + n - 1 for kind, n in self._cards(rest)]

    def _trade(self, rest: list[str], begun: bool) -> list[int]:
        middle = [i for i, word in enumerate(rest) if word in self._fors]
        if len(middle) != 1 or middle[0] in (0, len(rest) - 1):
            raise NotUnderstood(self._say("trade-shape"))
        codes = [] if begun else [TRADE]
        codes += [GIVE + kind for kind, n in self._cards(rest[: middle[0]]) for _ in range(n)]
        codes.append(GIVEN)
        codes += [TAKE + kind for kind, n in self._cards(rest[middle[0] + 1 :]) for _ in range(n)]
        codes.append(CONFIRM)
        return codes

    def _seat(self, said: str) -> int:
        if is_number(said) and 1 <= number(said) <= len(self._names):
            return number(said) - 1
        folded = [fold(name) for name in self._names]
        for found in (
            [seat for seat, name in enumerate(folded) if name == said],
            [seat for seat, name in enumerate(folded) if said and name.startswith(said)],
        ):
            if len(found) == 1:
                return found[0]
        raise NotUnderstood(self._say("unknown-player", typed=said, known=", ".join(self._names)))

    def _chamber(self, rest: list[str]) -> int:
        if rest and is_number(rest[-1]) and 1 <= number(rest[-1]) <= MAX_CHAMBERS:
            return number(rest[-1]) - 1
        raise NotUnderstood(self._say("unknown-chamber", most=MAX_CHAMBERS))

    def _cards(self, words: list[str]) -> list[tuple[int, int]]:
        """Kinds and how many of each: `coin 2 parchment` or `2 coins 1 parchment`."""
        words = [word for word in words if word not in self._fillers]
        number_first = bool(words) and is_number(words[0])
        found: list[tuple[int, int]] = []
        i = 0
        while i < len(words):
            n = 1
            if number_first and is_number(words[i]):
                n = number(words[i])
                i += 1
            kind, used = self._kind(words[i:])
            i += used
            if not number_first and i < len(words) and is_number(words[i]):
                n = number(words[i])
                i += 1
            if not 1 <= n <= COPIES[kind]:
                raise NotUnderstood(
                    self._say("wrong-number", treasure=self._name(kind), most=COPIES[kind]),
                )
            found.append((kind, n))
        if not found:
            raise NotUnderstood(self._say("no-treasure", known=self._all_names()))
        return found

    def _kind(self, words: list[str]) -> tuple[int, int]:
        """The kind that the first words name, and how many words that took: as many as possible."""
        if not words:
            raise NotUnderstood(self._say("no-treasure", known=self._all_names()))
        run = 0
        while run < len(words) and not is_number(words[run]):
            run += 1
        several: list[int] = []
        for used in range(run, 0, -1):
            fits = self._fits(words[:used])
            if len(fits) == 1:
                return fits[0], used
            several = several or fits
        typed = " ".join(words[: max(run, 1)])
        if several:
            known = ", ".join(self._name(kind) for kind in several)
            raise NotUnderstood(self._say("several-treasures", typed=typed, known=known))
        raise NotUnderstood(self._say("unknown-treasure", typed=typed, known=self._all_names()))

    def _fits(self, words: list[str]) -> list[int]:
        """The kinds that all these words fit: whole words before shortened ones."""
        for fit in (is_word, begins_word, is_inside):
            found = [k for k in range(N_KINDS) if all(any(fit(w, known) for known in self._kinds[k]) for w in words)]
            if found:
                return found
        return []

    def _words_of(self, kind: int) -> set[str]:
        """Every word of every form of a kind's name, here and in English."""
        phrases = [KIND_NAMES[kind]]
        for locale in {"en", self._language.locale}:
            words = self._game.text.words(locale)
            message = self._game.text.thing("treasure", kind)
            for form in [message, *(f"{message}.{attribute}" for attribute in words.attributes(message))]:
                phrases += [words.say(form, n=n) for n in (1, 2, 5)]
        found = {word for phrase in phrases for word in fold(phrase).split()}
        return {word for word in found if len(word) > SHORTEST} - self._small

    def _name(self, kind: int) -> str:
        return self._game.text.name("treasure", kind, self._language.locale)

    def _all_names(self) -> str:
        return ", ".join(self._name(kind) for kind in range(N_KINDS))


def is_word(typed: str, known: str) -> bool:
    """The whole word."""
    return typed == known


def begins_word(typed: str, known: str) -> bool:
    """The beginning of a word."""
    return len(typed) >= SHORTEST and known.startswith(typed)


def is_inside(typed: str, known: str) -> bool:
    """A part of a word."""
    return len(typed) >= SHORTEST_INSIDE and typed in known


def is_number(word: str) -> bool:
    """Whether a word is a whole number."""
    return word.isascii() and word.isdigit()


def number(word: str) -> int:
    """The number that a word is; a very large one is only said to be large."""
    return int(word[:9])


def bare(word: str) -> str:
    """`2x` is 2."""
    return word.removesuffix("x") if is_number(word.removesuffix("x")) else word
