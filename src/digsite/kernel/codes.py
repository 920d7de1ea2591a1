"""The action vocabulary: named spans of ints, laid out once.

A code is decoded without a state: `codes.name(code)` is its stable name ("sell coin 3"), `codes.parse` reads it back.
Base spans come first and modules append theirs, so a base code means the same whatever is in play.
"""

from __future__ import annotations

from operator import index
from typing import Final, SupportsIndex

from digsite.kernel.errors import BadInput, UnknownCode
from digsite.kernel.values import shown


class Span:
    """A run of codes of one kind: `span.at(i)` is the i-th of them.

    `labels` name the codes within the span ("coin 3"); a span of one code has the label "". `pieces` are what each
    code points at on the table ("hand:coin", or several with blanks between), so that a page or a screen reader knows
    where to click.
    """

    def __init__(self, name: str, first: int, labels: list[str], pieces: list[str]) -> None:
        if len(labels) != len(pieces):
            raise ValueError(f"span {name}: {len(labels)} labels but {len(pieces)} pieces")
        self.name: Final = name
        self.first: Final = first
        self.n: Final = len(labels)
        self.labels: Final = labels
        self.pieces: Final = pieces

    @property
    def end(self) -> int:
        """One past the last code."""
        return self.first + self.n

    def at(self, index: int) -> int:
        """The code at that place of the span."""
        if index < 0 or index >= self.n:
            raise ValueError(f"span {self.name} has {self.n} codes; there is no number {index}")
        return self.first + index

    def has(self, code: int) -> bool:
        """Whether the code is one of this span."""
        return self.first <= code < self.first + self.n

    def __repr__(self) -> str:
        return f"Span({self.name!r}, {self.first} to {self.end - 1})"


class Codes:
    """All spans of a game. `size` is the number of codes, 0 to size - 1."""

    def __init__(self, spans: list[Span]) -> None:
        self.spans: Final = spans
        self._home: Final[list[int]] = []
        self._names: Final[dict[str, int]] = {}
        for place, span in enumerate(spans):
            if span.first != len(self._home):
                raise ValueError(f"span {span.name} starts at {span.first}; the one before ends at {len(self._home)}")
            for offset in range(span.n):
                self._home.append(place)
                label = span.labels[offset]
                name = f"{span.name} {label}" if label else span.name
                if name in self._names:
                    raise ValueError(f"two codes are called {name!r}")
                self._names[name] = span.first + offset
        self.size: Final = len(self._home)

    def check(self, code: SupportsIndex) -> int:
        """The code as an int of the vocabulary; numpy's ints are welcome, booleans are not. UnknownCode otherwise."""
        try:
            number = -1 if isinstance(code, bool) else index(code)
        except TypeError:
            number = -1
        if number < 0 or number >= self.size:
            raise UnknownCode(f"code {shown(code)} is not in the vocabulary; codes run from 0 to {self.size - 1}", None)
        return number

    def span(self, code: SupportsIndex) -> Span:
        """The span a code belongs to."""
        return self.spans[self._home[self.check(code)]]

    def name(self, code: SupportsIndex) -> str:
        """The stable name of a code, the same in every language: "sell coin 3"."""
        number = self.check(code)
        span = self.spans[self._home[number]]
        label = span.labels[number - span.first]
        return f"{span.name} {label}" if label else span.name

    def parse(self, name: object) -> int:
        """The code of a stable name, which is a text; the other half of `name`."""
        code = self._names.get(" ".join(name.split())) if isinstance(name, str) else None
        if code is None:
            known = ", ".join(span.name for span in self.spans)
            raise BadInput(f"{shown(name)} names no code of this game; names begin with one of: {known}")
        return code

    def pieces(self, code: SupportsIndex) -> list[str]:
        """What the code points at on the table; nothing for a plain button."""
        number = self.check(code)
        span = self.spans[self._home[number]]
        return span.pieces[number - span.first].split()
