"""What a game looks like on a terminal. `Face` serves any game plainly; a game with a face of its own overrides it.

A face draws from views alone. It never holds a state, so it cannot show what the seat may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, Protocol, TypeAlias, cast

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import digsite
from digsite.cli.history import TAKEN_BACK
from digsite.cli.language import Language, fold
from digsite.kernel.errors import BadInput
from digsite.kernel.game import Game

View: TypeAlias = dict[str, Any]
"""What `state.view(seat)` gives."""

Told: TypeAlias = dict[str, object]
"""An event as some seat was told of it."""

HEAD: Final = "bold yellow"
DIM: Final = "dim"
KEY: Final = "bold cyan"
GOOD: Final = "green"
BAD: Final = "red"
MINE: Final = "bold"

FULL: Final = 2
TIGHT: Final = 1
SCANT: Final = 0
DENSE: Final = -1
SLIM: Final = -2
BARE: Final = -3
BOARDS: Final = -4
LEAST: Final = -5
"""How much detail there is room for: air and all that is known; no air; only what cannot be left out.

A game that can be looked at bit by bit has more for small windows: without what a command shows as well.
"""
FEW_LINES: Final = 3
"""The log on a small screen is cut to this many lines, but not further while the table can do with less."""
ALL_NEWS: Final = 1000
"""All news must be told in full."""
NO_NEWS: Final = -2
"""No line of news: then there is one rule less, and none to spare."""


class Pack(Protocol):
    """A component pack, as far as the command line shows it."""

    @property
    def digest(self) -> str:
        """What tells its figures from others."""

    @property
    def statuses(self) -> list[tuple[str, str, str, str]]:
        """Where each figure comes from: (row, field, figure, status)."""


class NotUnderstood(Exception):
    """What was typed means nothing here; the message says so in the player's language."""


class Item:
    """One answer on a menu: what to type, the code that it plays, and what it says."""

    def __init__(self, label: str, code: int, words: str) -> None:
        self.label: Final = label
        self.code: Final = code
        self.words: Final = words

    def text(self) -> Text:
        """`[3] Explore chamber 1`."""
        return Text.assemble((f"[{self.label}]", KEY), f" {self.words}")


class Row:
    """Some answers that belong together: one below the other, or beside each other if they `flow`.

    With a `stand_in` they are shown elsewhere on the table, and only those words stand in the list.
    """

    def __init__(self, items: list[Item], *, flow: bool = False, stand_in: str = "") -> None:
        self.items: Final = items
        self.flow: Final = flow
        self.stand_in: Final = stand_in

    def spelled(self, item: Item) -> str:
        """All that is said of an answer, with what stands before it."""
        return item.words

    def draw(self) -> list[RenderableType]:
        """The answers, to be printed."""
        if self.stand_in:
            labels = self.items[0].label
            if len(self.items) > 1:
                labels += f"–{self.items[-1].label}"
            return [Text.assemble((f"[{labels}]", KEY), f" {self.stand_in}")]
        texts = [item.text() for item in self.items]
        return [Columns(texts, padding=(0, 2))] if self.flow else [*texts]


class Menu:
    """The numbered answers to a question."""

    def __init__(self, rows: list[Row]) -> None:
        self.rows: Final = [row for row in rows if row.items]

    @property
    def items(self) -> list[Item]:
        """All answers, in the order in which they are shown."""
        return [item for row in self.rows for item in row.items]

    def code(self, label: str) -> int | None:
        """The code that a typed label stands for."""
        for item in self.items:
            if item.label == label:
                return item.code
        return None

    def spelled(self, typed: str, words: Callable[[int], str]) -> int | None:
        """The one answer that was typed just as it is shown, or as `words` says it; None if there is no such one."""
        wanted = fold(typed)
        found = {
            item.code
            for row in self.rows
            for item in row.items
            if wanted in (fold(item.words), fold(row.spelled(item)), fold(words(item.code)))
        }
        return found.pop() if len(found) == 1 and wanted else None

    def draw(self) -> list[RenderableType]:
        """The menu, to be printed."""
        return [Padding(thing, (0, 0, 0, 2), expand=False) for row in self.rows for thing in row.draw()]


def cited(words: Text, event: Told) -> Text:
    """A log line with the rulings that its event rests on, each with the reading in force."""
    cite = event.get("cite")
    return Text.assemble(words, (f" ({cite})", DIM)) if cite else words


class Face:
    """Any game, plainly: who has how many points, and the answers one below the other."""

    DIALECT: ClassVar[str] = ""
    """What the messages begin with that the command line says in another way at this game."""
    PACK_TABLES: ClassVar[tuple[str, ...]] = ()
    """The parts of such a pack: they tell for which game a file is."""

    @staticmethod
    def load_pack(path: str | None) -> Pack | None:  # noqa: ARG004  games that have packs read it
        """The component pack in a file, or the one that comes with Digsite; None: this game has none.

        Raises:
            BadComponents: the pack breaks a constraint.
        """
        return None

    def __init__(self, game: Game, language: Language, names: Sequence[str]) -> None:
        self.game: Final = game
        self.language: Final = language
        self.locale: Final = language.locale
        self.names: Final = list(names)
        self.text: Final = game.text
        self._told: Final[dict[tuple[object, ...], str]] = {}
        """Events that were put into words before."""

    def say(self, message: str, **args: Any) -> str:
        """A message of the command line."""
        return self.language.say(message, **args)

    # --- drawing --------------------------------------------------------------------------------

    def title(self, view: View) -> str:
        """What stands at the top of the screen."""
        return self.game.title

    def table(self, view: View, menu: Menu, *, width: int, detail: int) -> list[RenderableType]:
        """The table and the hand, as the seat of the view sees them, in as much detail as there is room for."""
        grid = Table.grid(padding=(0, 2))
        for name, value in view.items():
            if isinstance(value, int | str | list) and name not in PLUMBING:
                grid.add_row(Text(name, style=DIM), Text(str(value)))
        return [grid]

    def details(self, rows: int) -> tuple[tuple[int, int], ...]:
        """How the table may be drawn on a screen of that height, the most detail first.

        Each with the lines of news that there must be room for; the last is drawn if nothing fits.
        """
        first = (FULL, ALL_NEWS), (TIGHT, ALL_NEWS)
        return *first, (FULL, FEW_LINES), (TIGHT, FEW_LINES), (SCANT, FEW_LINES), (SCANT, 1), (SCANT, NO_NEWS)

    def greeting(self, view: View, rows: int) -> list[RenderableType]:
        """What stands above the first question that a player sees on a screen of that height."""
        return []

    def secrets(self, position: dict[str, Any]) -> list[RenderableType]:
        """What lies hidden, from a whole position as `state.to_json` gives it: for whoever looks at a recorded game."""
        return []

    def notes(self, view: View) -> list[RenderableType]:
        """What a player must know to answer the question: how many are left to choose, what is picked so far."""
        return []

    def menu(self, view: View, legal: list[int]) -> Menu:
        """The answers, numbered from one."""
        items = [Item(str(i + 1), code, self.code_words(code)) for i, code in enumerate(legal)]
        return Menu([Row(items)])

    def hints(self, view: View, question: str) -> list[str]:
        """What else may be typed at this question: ways that only this game knows."""
        return []

    def look(self, typed: str, view: View) -> list[RenderableType] | None:
        """Something besides the table that a player asks to see ("map"); None if that is not what was typed."""
        return None

    def recall(self, typed: str, view: View, events: list[Told]) -> list[RenderableType] | None:
        """Something that has happened and that a player asks to be told again; None if that is not what was typed.

        `events` is all that the seat was told, without what was taken back.
        """
        return None

    def scores(self, view: View) -> list[RenderableType]:
        """The score of each seat, and what it is made of."""
        grid = Table.grid(padding=(0, 2))
        for seat, score in enumerate(cast("list[int]", view["scores"])):
            grid.add_row(Text(self.names[seat]), Text(str(score), justify="right"))
        return [grid]

    def result(self, view: View) -> list[RenderableType]:
        """Who has won, why, and the scores; the view of a finished game."""
        result = view["result"]
        winners = [self.names[seat] for seat in result["winners"]]
        line = self.say("winners", n=len(winners), names=self.joined(winners))
        reason = self.text.reason(result["reason"], self.locale)
        return [Text(f"{line} {reason}", style=f"bold {GOOD}"), *self.scores(view)]

    # --- words ----------------------------------------------------------------------------------

    def joined(self, words: list[str]) -> str:
        """`Anna, Ben and Cleo`."""
        if len(words) < 2:
            return "".join(words)
        return self.say("and", first=", ".join(words[:-1]), last=words[-1])

    def code_words(self, code: int) -> str:
        """An answer in words."""
        return self.text.code(code, self.locale, self.names)

    def is_routine(self, event: Told) -> bool:
        """Whether a short log does without this event."""
        return False

    def begins_paragraph(self, event: Told) -> bool:
        """Whether a short log begins a new paragraph here."""
        return True

    def told(self, event: Told) -> str:
        """An entry of a log in words: an event, or that moves were taken back."""
        if event["kind"] == TAKEN_BACK:
            return self.say("taken-back-redrawn" if event["redrawn"] else "taken-back")
        key = tuple(event.items())
        if key not in self._told:
            self._told[key] = self.text.event(event, self.locale, self.names)
        return self._told[key]

    def shortened(self, events: list[Told]) -> list[Told]:
        """News without what a short log has no words for at all."""
        return events

    def paragraphs(self, events: list[Told]) -> list[RenderableType]:
        """A short log: what belongs together in one paragraph."""
        return self.bullets(self.shortened(events))

    def excerpt(self, events: list[Told], fits: Callable[[list[RenderableType]], bool]) -> list[RenderableType]:
        """The end of the shortest news, as much as fits; it begins with a whole sentence."""
        kept = self.shortened(events)
        shown: list[RenderableType] = []
        for first in range(len(kept) - 1, -1, -1):
            told = self.bullets(kept[first:])
            if told and not fits(told):
                break
            shown = told
        return shown

    def bullets(self, events: list[Told]) -> list[RenderableType]:
        """Events as paragraphs."""
        said: list[list[str]] = []
        for event in events:
            if not said or self.begins_paragraph(event):
                said.append([])
            if not self.is_routine(event):
                said[-1].append(self.told(event))
        grid = Table.grid(padding=(0, 1, 0, 0))
        for words in said:
            if words:
                grid.add_row(Text("•", style=HEAD), Text(" ".join(words)))
        return [grid] if grid.rows else []

    def tellings(self, events: list[Told]) -> list[list[RenderableType]]:
        """News in one form or several, the longest first: a small screen has room for a shorter one."""
        return [self.paragraphs(events)]

    def interlude(self, events: list[Told]) -> list[RenderableType]:
        """What a rival without a seat did, told in full; nothing if none did."""
        return []

    def reckoning(self, events: list[Told]) -> list[Told]:
        """The end of these events that is not told before the result of a game: how the last points came about."""
        return []

    def cut(self, view: View) -> str:
        """What stands in the place of news for which there was no room."""
        return self.say("log-cut")

    def log(self, events: list[Told]) -> list[RenderableType]:
        """A long log, entry by entry."""
        return [cited(Text(self.told(event)), event) for event in events]

    # --- reading --------------------------------------------------------------------------------

    def meant(self, label: str, view: View) -> int | None:
        """The code that a number would stand for if it were on the menu; None: no code at all.

        Raises:
            NotUnderstood: nothing of the kind can be done; says why.
        """
        return None

    def alternatives(self, typed: str, view: View) -> list[int]:
        """The codes that typed words leave open ("why sell": with which card?); none if they do not leave it open.

        Raises:
            NotUnderstood: there is no such code at all now; says why.
        """
        return []

    def parse(self, typed: str, view: View) -> list[int]:
        """The codes that some typed words mean, one or a whole chain.

        Raises:
            NotUnderstood: they mean nothing.
        """
        try:
            return [self.game.codes.parse(typed)]
        except BadInput:
            pass
        wanted = fold(typed)
        for code in range(self.game.codes.size):
            if wanted in (fold(self.game.codes.name(code)), fold(self.code_words(code))):
                return [code]
        raise NotUnderstood(self.say("unknown-input", typed=typed))


PLUMBING: Final = ("game", "rules_version", "components", "seat", "seats", "agenda", "over", "scores")
"""Fields of a view that are not for the eyes of players."""


def _archaeology() -> type[Face]:
    from digsite.cli.archaeology import ArchaeologyFace

    return ArchaeologyFace


def _excavation_earth() -> type[Face]:
    from digsite.cli.excavation_earth import ExcavationEarthFace

    return ExcavationEarthFace


FACES: Final[dict[str, Callable[[], type[Face]]]] = {
    "archaeology": _archaeology,
    "excavation_earth": _excavation_earth,
}
"""The games that have a face of their own. All that the command line knows of one game alone is in its face."""


def face_type(key: str) -> type[Face]:
    """What kind of face a game has; a plain one will do for any."""
    return FACES[key]() if key in FACES else Face


def game_named(name: str) -> Game:
    """The game of that key, however it is spelled: `Excavation-Earth` is `excavation_earth`.

    Raises:
        BadOption: there is none.
    """
    wanted = name.strip().lower().replace("-", "_")
    return digsite.game(wanted if wanted in digsite.game_keys() else name)


def face(game: Game, language: Language, names: Sequence[str]) -> Face:
    """The face of a game."""
    return face_type(game.key)(game, language, names)
