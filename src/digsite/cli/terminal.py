"""The terminal: prints, asks, clears, and notices when the player is leaving."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, nullcontext, suppress
from typing import Final, TextIO

from rich.console import Console, Group, RenderableType
from rich.control import Control
from rich.segment import Segment, Segments

from digsite.cli.language import fold

INTERRUPTED: Final = 130
"""What a shell says of a program that Ctrl-C ended."""

TALL: Final = 10_000
"""The height of an output that is no screen: nothing has to fit."""


LONGEST: Final = 100
"""Letters of a typed text that are worth repeating."""

PATIENCE: Final = 0.1
"""Seconds after which a Ctrl-C that had no effect is sent again."""


class Leave(Exception):
    """The player is leaving: he said so, the input has ended, or he pressed Ctrl-C. `code` is the exit code."""

    def __init__(self, code: int) -> None:
        super().__init__(f"leaving with code {code}")
        self.code: Final = code


class Terminal:
    """Where the player sits. `read` gives one line and raises EOFError at the end: `input`, or a test's own."""

    def __init__(self, console: Console, read: Callable[[str], str] = input) -> None:
        self.console: Final = console
        self._read: Final = read
        self._echoes: Final = not (read is input and sys.stdin is not None and sys.stdin.isatty())
        """What is typed does not show up by itself."""
        self._hiding: bool = False

    @property
    def is_screen(self) -> bool:
        """Whether this is a screen that can be cleared, not a file, a pipe or a dumb terminal."""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    @property
    def height(self) -> int:
        """Lines that can be seen at once."""
        return self.console.height if self.is_screen else TALL

    def say(self, *things: RenderableType) -> None:
        """Print, one thing below the other."""
        self.print_lines(self.lines(*things))

    def ask(self, prompt: str) -> str:
        """One line that the player types, without the blanks around it.

        Raises:
            Leave: the input has ended, or Ctrl-C was pressed.
        """
        try:
            if sys.stdin is None:  # it was closed before the program began
                raise EOFError
            with heeding_ctrl_c() if self._read is input else nullcontext():
                line = self._read(prompt)
        except EOFError:
            self.console.print()
            raise Leave(0) from None
        except KeyboardInterrupt:
            self.console.print()
            raise Leave(INTERRUPTED) from None
        if self._echoes:
            self.console.print(printable(line), markup=False)
        return line.strip()

    def clear(self) -> None:
        """Begin a new screen; where nothing can be cleared, a line apart."""
        if self.is_screen:
            self.console.clear()
        else:
            self.console.print()

    def hide(self) -> None:
        """Make sure that nothing shown so far can be read any more: another player is about to look."""
        if self.is_screen:
            self.console.control(Control.clear(), Control.home())
        else:
            self.console.print("\n" * (self.console.height if self.console.is_terminal else 1))
        forget_typed_lines()

    def keep_secrets(self, on: bool) -> None:
        """Use a screen of its own, which leaves nothing behind to scroll back to."""
        if self.is_screen and on != self._hiding:
            self._hiding = on
            self.console.set_alt_screen(on)
            if on:
                self.console.control(Control.clear(), Control.home())

    def lines(self, *things: RenderableType) -> list[list[Segment]]:
        """Things as they would be printed, line by line."""
        return self.console.render_lines(Group(*things), pad=False)

    def print_lines(self, lines: list[list[Segment]]) -> None:
        """Print what `lines` gave, without blanks at the end of a line."""
        printed: list[Segment] = []
        for line in lines:
            kept = list(line)
            while kept and not kept[-1].text.rstrip():
                kept.pop()
            if kept:
                kept[-1] = Segment(kept[-1].text.rstrip(), kept[-1].style)
            printed += [*kept, Segment.line()]
        if printed:
            self.console.print(Segments(printed), end="")

    def page(self, prompt: str, *things: RenderableType, stop: Collection[str] = ()) -> str | None:
        """Print something that may be longer than the screen, with a stop at the end of each page.

        Enter goes on, a word of `stop` (folded) ends it. Whatever else is typed ends it too and is not lost.

        Returns:
            None if all was shown; what was typed to end it, which is "" for a word of `stop`.
        """
        lines = self.lines(*things)
        room = max(self.height - 2, 4)
        while len(lines) > room + 1:
            self.print_lines(lines[:room])
            lines = lines[room:]
            typed = self.ask(prompt)
            if typed:
                return "" if fold(typed) in stop else typed
        self.print_lines(lines)
        return None


@contextmanager
def heeding_ctrl_c() -> Iterator[None]:
    """Have Ctrl-C heard while a line is read.

    One that comes after the prompt but just before the wait for a line is only noted by Python, and the wait begins all
    the same, deaf until Enter is pressed. So a thread listens too, and sends the signal again while the wait goes on.
    """
    if not hasattr(signal, "pthread_kill") or threading.current_thread() is not threading.main_thread():
        yield
        return
    ear, mouth = os.pipe()
    os.set_blocking(mouth, False)
    over = threading.Event()
    reader = threading.get_ident()

    def listen() -> None:
        while heard := os.read(ear, 1):
            if heard[0] == signal.SIGINT and not over.wait(PATIENCE):
                signal.pthread_kill(reader, signal.SIGINT)

    thread = threading.Thread(target=listen, daemon=True)
    thread.start()
    before = signal.set_wakeup_fd(mouth, warn_on_full_buffer=False)
    try:
        yield
    finally:
        over.set()
        signal.set_wakeup_fd(before)
        os.close(mouth)
        thread.join()
        os.close(ear)


def standard_terminal() -> Terminal:
    """The terminal of this process. Bytes that are no text, and letters that cannot be shown, are replaced."""
    for stream in (sys.stdin, sys.stdout):
        soften(stream)
    if sys.stdin is not None and sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  line editing for input()
    return Terminal(standard_console())


def standard_console() -> Console:
    """A console that prints what it is given: no markup, no smileys, no guessed colours."""
    soften(sys.stdout)
    return Console(markup=False, emoji=False, highlight=False)


def soften(stream: TextIO | None) -> None:
    """Let a stream replace what it cannot read or write."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def forget_typed_lines() -> None:
    """The arrow keys must not bring back what another player typed."""
    readline = sys.modules.get("readline")
    if readline is not None:
        readline.clear_history()


def printable(text: str) -> str:
    """A typed text as it may be printed: not long, and without control characters, which play tricks on a terminal."""
    shown = "".join(c if c.isprintable() else " " for c in text)
    return shown if len(shown) <= LONGEST else shown[: LONGEST - 1] + "…"
