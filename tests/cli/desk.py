"""A terminal for tests: it types what a script says and keeps what was printed."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from rich.console import Console

import digsite
from digsite import bots
from digsite.cli.face import face
from digsite.cli.language import Language
from digsite.cli.play import Sitting
from digsite.cli.seating import everyone, seat_players
from digsite.cli.terminal import Terminal
from digsite.kernel.text import LOCALES

LANGUAGES = {locale: Language(locale) for locale in LOCALES}
CTRL_C = "\x03"
"""In a script: Ctrl-C is pressed."""


def console(width: int = 100, *, height: int = 30, screen: bool = False) -> Console:
    """A console that prints into a text, as a file or as a screen."""
    return Console(
        file=io.StringIO(),
        width=width,
        height=height,
        force_terminal=screen,
        color_system="standard" if screen else None,
        markup=False,
        emoji=False,
        highlight=False,
        _environ={"TERM": "xterm-256color"},
    )


def printed(on: Console | Terminal) -> str:
    """Everything that was printed."""
    where = on.console if isinstance(on, Terminal) else on
    assert isinstance(where.file, io.StringIO)
    return where.file.getvalue()


def typist(lines: Iterable[str]) -> Callable[[str], str]:
    """A `read` that types the lines, and then there is no more input."""
    rest: Iterator[str] = iter(lines)

    def read(prompt: str) -> str:
        del prompt
        line = next(rest, None)
        if line is None:
            raise EOFError
        if line == CTRL_C:
            raise KeyboardInterrupt
        return line

    return read


class Blind(Sitting):
    """A sitting that shows no screens, for games of which only the moves matter."""

    def _draw(self, seat: int) -> None:
        state = self.match.state
        self._menu = self.face.menu(state.view(seat), state.legal(seat))


class Desk:
    """A sitting whose players type a script. `typed` is what was typed so far."""

    def __init__(
        self,
        lines: Iterable[str] = (),
        *,
        seats: int = 3,
        humans: int = 1,
        seed: int = 3,
        lang: str = "en",
        bot: str = "random",
        game: str = "archaeology",
        names: Iterable[str] = ("Anna", "Ben", "Cleo", "Dora", "Emil"),
        width: int = 100,
        screen: bool = False,
        blind: bool = False,
        record: digsite.Record | None = None,
        save: Path | None = None,
        **options: object,
    ) -> None:
        found = digsite.game(game)
        self.record = record or digsite.Record.start(found, seats=seats, seed=seed, options=options)
        self.terminal = Terminal(console(width, screen=screen), self._read)
        self.typed: list[str] = []
        self._script = typist(lines)
        language = LANGUAGES[lang]
        seating = seat_players(seats, humans, bot, list(names)[:humans], [])
        match = digsite.Match(self.record, seating.people)
        self.sitting = (Blind if blind else Sitting)(
            self.terminal,
            language,
            face(found, language, everyone(match.state, lang, seating.names)),
            match,
            seating,
            bots.make(bot, found),
            save=save,
        )
        self.match = self.sitting.match

    def _read(self, prompt: str) -> str:
        self.terminal.console.print(prompt, end="")
        line = self._script(prompt)
        self.typed.append(line)
        return line

    def run(self) -> int:
        """Play; the exit code."""
        return self.sitting.run()

    def play_on(self, policy: str = "novice", seed: int = 1, *, before: Callable[[], str | None] = lambda: None) -> int:
        """Let the people play to the end as a bot would, by typing codes; `before` may type something first."""
        rng, bot = digsite.Rng(seed), bots.make(policy, self.record.game)

        def read(prompt: str) -> str:
            if prompt.startswith(self.sitting.language.say("press-enter")):
                return ""
            state = self.match.state
            return before() or f"#{bot.choose(state.view(state.seat), state.legal(), rng)}"

        self._script = read
        return self.run()

    def type_by(self, read: Callable[[str], str]) -> None:
        """Let a function type: it gets the prompt and gives a line."""
        self._script = read

    def answer(self, *lines: str) -> str:
        """Type lines at this table, until it runs out of input; what was printed meanwhile."""
        self._script = typist(lines)
        before = len(self.text)
        self.run()
        return self.text[before:]

    @property
    def text(self) -> str:
        """Everything that was printed."""
        return printed(self.terminal)

    @property
    def names(self) -> list[str]:
        """The moves so far by their stable names."""
        codes = self.record.game.codes
        return ["undo" if entry.is_undo else codes.name(entry.code) for entry in self.record.entries]
