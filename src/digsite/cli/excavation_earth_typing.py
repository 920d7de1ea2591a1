"""Typed answers of Excavation Earth: `excavate red-cog`, `move rome cairo`, `exc red 4`, `rome`.

Words of an answer that is offered mean it, as soon as they fit no other that is. Else an answer is a verb and the
things that it is about. Both may be typed in the player's language or in English, and shortened as far as one answer is
left; where only one kind of thing is asked for, the verb may be left out. Several
answers go in one line with a semicolon between them, and an explorer's whole way may be typed: `move rome cairo delhi`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from digsite.cli.excavation_earth_board import BOX_LETTER, Board
from digsite.cli.face import NotUnderstood, View
from digsite.cli.language import Language, fold
from digsite.games.excavation_earth.codes import DONE, MARKETS, MOVE, PASS, POSTS, REPLACE
from digsite.games.excavation_earth.kinds import (
    CARDS,
    CENTRES,
    COLOURS,
    HOLDS,
    LOCATIONS,
    N_LOCATIONS,
    N_MARKETS,
    NO_GLYPH,
    TRAVEL,
    TRAVEL_CARDS,
    card_icon,
    colour_of,
    glyph_of,
)
from digsite.games.excavation_earth.museum.codes import HANG
from digsite.games.excavation_earth.museum.kinds import BOX, N_COLUMNS, NO_TILE, POPUPS, RE_CARDS, ROWS_NAMED, TILES
from digsite.games.excavation_earth.vocabulary import CODES
from digsite.kernel.game import Game

SPAN: Final = {span.name: span for span in reversed(CODES.spans)}
"""The first span of each name; of codes about tiles there are two."""
ACTIONS: Final = ("travel", "sell", "excavate", "market", "command", "smuggle", "survey", "exhibit")
IN_ORDER: Final = ("pull",)
"""Spans of pairs in which it matters what is typed first."""
ORDERED: Final = ("move", "pull", "hang")
"""Spans of answers in which it matters what is typed first."""
SHORTEST: Final = 2
"""Letters that a shortened word needs at least."""
MARKS: Final = ",+×*#→>()/:;.·“”„‹›"
"""What stands between words and is not compared."""
MOST_NAMED: Final = 8
"""Answers that are named when what was typed fits several."""


class Typist:
    """Reads what is typed at a table of Excavation Earth."""

    def __init__(self, game: Game, language: Language, board: Board) -> None:
        self._game: Final = game
        self._language: Final = language
        self._board: Final = board
        self._verbs: Final[list[tuple[list[str], str]]] = []
        """(the words of a verb, the span that it means)."""
        for span in CODES.spans:
            for word in {fold(span.name), *language.typed(f"ee-type-{span.name}")}:
                self._verbs.append((word.split(), span.name))
        self._small: Final = set(language.typed("ee-small-words"))
        """Words that say nothing: with, to, from."""
        self._things: Final[dict[tuple[str, int], set[str]]] = {}

    def parse(self, typed: str, view: View, offered: Mapping[int, str]) -> list[int]:
        """The codes that typed words mean; `offered` may be answered now, and is shown in these words.

        Raises:
            NotUnderstood: they mean nothing, or more than one thing.
        """
        codes: list[int] = []
        for part in typed.split(";"):
            if part.strip():
                codes += self._part(part, view, offered if not codes else {})
        if not codes:
            raise NotUnderstood(self._say("unknown-input", typed=typed.strip()))
        return codes

    def action(self, typed: str) -> str | None:
        """The action that is named, whole or begun, without a card; None if that is not what was typed."""
        tokens = fold(typed).split()
        for fit in (same, begins):
            verbs = [(words[0], span) for words, span in self._verbs if span in ACTIONS]
            found = {span for word, span in verbs if len(tokens) == 1 and fit(tokens[0], word)}
            if len(found) == 1:
                return found.pop()
        return None

    # --- within ---------------------------------------------------------------------------------

    def _say(self, message: str, **args: object) -> str:
        return self._language.say(message, **args)

    def _part(self, typed: str, view: View, shown: Mapping[int, str]) -> list[int]:
        tokens = words_in(typed)
        now = {CODES.span(code).name for code in shown}
        verb = max(
            (len(words) for words, span in self._verbs if span in now and tokens[: len(words)] == words), default=1
        )
        tokens = [token for i, token in enumerate(tokens) if i < verb or token not in self._small]  # "sell-at" has "at"
        if not tokens:
            raise NotUnderstood(self._say("unknown-input", typed=typed.strip()))
        plain = self._as_shown(tokens, shown)
        if plain is not None:
            return [plain]
        offered = list(shown)
        several: list[int] = []
        for readings in self._readings(tokens, offered):
            found: list[int] = []
            for span, rest in readings:
                if span == "move":
                    way = self._way(rest, offered)
                    if len(way) > 1 or (way and not found and len(readings) == 1):
                        return way
                    found += way
                else:
                    found += self._fits(span, rest, view, offered)
            if len(set(found)) == 1:
                return found[:1]
            several = several or sorted(set(found))
            if several:
                break
        if several:
            known = ", ".join(self._board.text.code(code, self._language.locale) for code in several[:MOST_NAMED])
            more = " …" if len(several) > MOST_NAMED else ""
            raise NotUnderstood(self._say("ee-several", typed=typed.strip(), known=known + more))
        raise NotUnderstood(self._say("unknown-input", typed=typed.strip()))

    def _as_shown(self, tokens: list[str], shown: Mapping[int, str]) -> int | None:
        """The one answer that has all these words where it is shown, or in the words of its code."""
        for fit in (same, begins):
            found: list[int] = []
            for code, words in shown.items():
                if code in (DONE, PASS) or CODES.span(code).name in ORDERED:  # "do not use it" has the word "use"
                    continue
                said = {*words_in(words), *words_in(self._board.text.code(code, self._language.locale))}
                if all(any(fit(token, word) for word in said) for token in tokens):
                    found.append(code)
            if len(found) == 1:
                return found[0]
        return None

    def _readings(self, tokens: list[str], offered: Sequence[int]) -> list[list[tuple[str, list[str]]]]:
        """What the words may be: a whole verb, the beginning of one that can be used now or ever, or no verb at all."""
        now = {CODES.span(code).name for code in offered}
        whole = [(words, span) for words, span in self._verbs if tokens[: len(words)] == words]
        longest = max((len(words) for words, _ in whole), default=0)
        exact = [(span, tokens[longest:]) for words, span in whole if len(words) == longest]
        begun = [(span, tokens[1:]) for words, span in self._verbs if begins(tokens[0], words[0])]
        bare = [(span, tokens) for span in sorted(now)]
        return [
            unique(reading for reading in exact if reading[0] in now),
            unique(exact),
            unique(reading for reading in begun if reading[0] in now),
            bare,
            unique(begun),
        ]

    def _fits(self, span: str, tokens: list[str], view: View, offered: Sequence[int]) -> list[int]:
        """The codes of a span that all words fit: those that are offered, else any; whole words before shortened."""
        first = SPAN[span].first
        every = [code for one in CODES.spans if one.name == span for code in range(one.first, one.end)]
        if len(every) == 1:
            return [] if tokens else every
        allowed = [code for code in every if code in offered]
        if not tokens and not allowed:
            return self._any_of(span, first, view)
        for codes in (allowed, every):
            if not tokens and codes is every and len(allowed) != 1:
                return []
            for fit in (same, begins):
                found = [code for code in codes if self._fit(span, code, tokens, view, fit)]
                if found:
                    return found
        return []

    def _any_of(self, span: str, first: int, view: View) -> list[int]:
        """A code of a span that is as good as any to tell why it cannot be played: with a thing that is at hand."""
        if span in ACTIONS:
            return [first + view["hand"][0]] if view["hand"] else []
        seat = view["seat"]
        if seat is None or span not in ("activate", "analyse", "give"):
            return []
        if span == "activate":
            here = [card for card in range(len(POPUPS)) if "popups" in view and view["popups"]["board"] >> card & 1]
        elif span == "give":
            here = [kind for kind in view["cargo"][seat] if kind < BOX]
        else:
            held = view["mysteries"]["cargo"] if "mysteries" in view else []
            here = [c for c in range(len(COLOURS)) if held and held[seat * len(COLOURS) + c] > 0]
        return [first + (here[0] if here else 0)]

    def _fit(self, span: str, code: int, tokens: list[str], view: View, fit: Fit) -> bool:
        if span == "hang":
            return self._fits_space(code - HANG, tokens, view, fit)
        parts = self._parts(span, code, view)
        if span in IN_ORDER and len(tokens) == len(parts):
            return all(any(fit(token, word) for word in part) for token, part in zip(tokens, parts, strict=True))
        words = set().union(*parts)
        return all(any(fit(token, word) for word in words) for token in tokens)

    def _fits_space(self, space: int, tokens: list[str], view: View, fit: Fit) -> bool:
        """Whether words mean a space of the museum: its row and its column, or what the tile there asks for."""
        row, column = divmod(space, N_COLUMNS)
        numbers = [token for token in tokens if token.isdigit()]
        known = self._thing("space", space)
        asks = view["museum"]["asks"][space] if "museum" in view else NO_TILE
        if asks != NO_TILE:
            known = known | self._thing("asks", asks)
        if not all(any(fit(token, word) for word in known) for token in tokens if not token.isdigit()):
            return False
        return not numbers or numbers == [str(row + 1), str(column + 1)]

    def _way(self, tokens: list[str], offered: Sequence[int]) -> list[int]:
        """Moves from place to place; with one place named, the offered moves that lead to it, or from it."""
        places = self.places(tokens)
        if places is None:
            return []
        if len(places) > 1:
            return [MOVE + places[i] * N_LOCATIONS + places[i + 1] for i in range(len(places) - 1)]
        moves = [code for code in offered if SPAN["move"].has(code)]
        if not places:
            return moves if len(moves) == 1 else []
        to = [code for code in moves if (code - MOVE) % N_LOCATIONS == places[0]]
        since = [code for code in moves if (code - MOVE) // N_LOCATIONS == places[0]]
        found = to or since
        if len(found) > 1:
            known = ", ".join(self._board.text.code(code, self._language.locale) for code in found[:MOST_NAMED])
            raise NotUnderstood(self._say("ee-several", typed=" ".join(tokens), known=known))
        return found

    def places(self, tokens: list[str]) -> list[int] | None:
        """The places that words name, one after the other; None if some name none."""
        if not tokens:
            return []
        for used in range(len(tokens), 0, -1):
            for fit in (same, begins):
                found = [
                    place
                    for place in range(N_LOCATIONS)
                    if all(any(fit(token, word) for word in self._thing("place", place)) for token in tokens[:used])
                ]
                if len(found) == 1:
                    rest = self.places(tokens[used:])
                    if rest is not None:
                        return [found[0], *rest]
        return None

    # --- what things are called -----------------------------------------------------------------

    def _parts(self, span: str, code: int, view: View) -> list[set[str]]:
        """The words for each thing that a code is about."""
        if span == "replace":
            i = code - REPLACE
            words = {str(i + 1)}
            if i < len(view["forecast"]):
                words |= self._thing("card", view["forecast"][i])
            return [words]
        parts: list[set[str]] = []
        for field, value in self._board.text.code_fields(code).items():
            assert isinstance(value, int)
            if field == "n":
                parts.append({str(value)})
            elif field == "card" and span in ("travel", "sell") and value < TRAVEL:
                parts.append({word for word in self._thing(field, value) if not word.isdigit()})
            else:
                parts.append(self._thing(field, value))
        return parts

    def _thing(self, field: str, value: int) -> set[str]:
        """Every word by which a thing may be named, here and in English."""
        if (field, value) not in self._things:
            self._things[(field, value)] = self._words_of(field, value)
        return self._things[(field, value)]

    def _words_of(self, field: str, value: int) -> set[str]:
        board = self._board
        phrases: list[str] = []
        if field == "market":
            return {MARKETS[value], *fold(board.icons[value]).split()}
        if field in STABLE:
            phrases.append(STABLE[field][value])
        if field == "card" and value < TRAVEL:
            phrases.append(str(card_icon(value) + 1))
        message = board.text.thing(field, value)
        if message:
            for locale in {"en", self._language.locale}:
                words = board.text.words(locale)
                forms = [message, *(f"{message}.{attribute}" for attribute in words.attributes(message))]
                phrases += [words.say(form, n=1) for form in forms]
        if field == "colour":
            phrases.append(board.letters[value])
        if field == "artefact":
            glyph = glyph_of(value)
            letter = BOX_LETTER if glyph == NO_GLYPH else board.glyph_letters[glyph]
            phrases.append(board.letters[colour_of(value)] + letter)
            if glyph != NO_GLYPH:
                phrases.append(board.glyphs[glyph])
        found: set[str] = set()
        for phrase in phrases:
            for mark in "#().,":
                phrase = phrase.replace(mark, " ")
            found |= set(fold(phrase).split())
        return found - self._small


def words_in(text: str) -> list[str]:
    """The words of a text as they are compared, without what stands between them."""
    for mark in MARKS:
        text = text.replace(mark, " ")
    return fold(text).split()


class Fit:
    """How a typed word and a known one are compared: see `same` and `begins`."""

    def __call__(self, typed: str, known: str) -> bool:
        raise NotImplementedError


class Same(Fit):
    """The whole word."""

    def __call__(self, typed: str, known: str) -> bool:
        return typed == known


class Begins(Fit):
    """The word or its beginning."""

    def __call__(self, typed: str, known: str) -> bool:
        return typed == known or (len(typed) >= SHORTEST and not typed.isdigit() and known.startswith(typed))


same: Final = Same()
begins: Final = Begins()

STABLE: Final[dict[str, Sequence[str]]] = {
    "artefact": TILES,
    "card": [*CARDS, *TRAVEL_CARDS],
    "centre": CENTRES,
    "colour": COLOURS,
    "hold": HOLDS,
    "origin": LOCATIONS,
    "place": LOCATIONS,
    "popup": POPUPS,
    "post": POSTS,
    "re": RE_CARDS,
    "row": ROWS_NAMED,
}
"""The names of the action vocabulary, which may always be typed."""


def unique(readings: Iterable[tuple[str, list[str]]]) -> list[tuple[str, list[str]]]:
    """Each reading once, in order."""
    found: list[tuple[str, list[str]]] = []
    for reading in readings:
        if reading not in found:
            found.append(reading)
    return found


assert len(MARKETS) == N_MARKETS
