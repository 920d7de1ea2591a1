"""Short pieces of text in a row that goes on in the next line, but never breaks within a piece."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """`pieces`, joined by `joint`; a joint at the end of a line loses its blanks."""

    def __init__(self, pieces: Iterable[Text], *, joint: str = ", ") -> None:
        self.pieces: Final = list(pieces)
        self.joint: Final = joint

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for i, piece in enumerate(self.pieces):
            joint = self.joint if i + 1 < len(self.pieces) else ""
            if line.cell_len > 0 and line.cell_len + piece.cell_len + len(joint.rstrip()) > options.max_width:
                line.rstrip()
                yield line
                line = Text()
            line = Text.assemble(line, piece, joint)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        longest = max((piece.cell_len for piece in self.pieces), default=0) + len(self.joint.rstrip())
        whole = sum(piece.cell_len + len(self.joint) for piece in self.pieces)
        return Measurement(longest, whole).with_maximum(options.max_width)
