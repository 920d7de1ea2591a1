"""What every part of a picture needs at hand: the view, and the names of things in the reader's language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from digsite.kernel.game import Game
from digsite.kernel.text import Words
from digsite.svg.canvas import Canvas, width_of
from digsite.svg.palette import ACT, BRASS, TEXT, TEXT_2
from digsite.svg.table import cube

WIDTH: Final = 1200
MARGIN: Final = 12
GAP: Final = 8
HEAD: Final = 40
"""The sheet: its width, its margin, the gap between things, and the height of the line at the top."""


@cache
def words_of(folder: Path, locale: str) -> Words:
    """The words of a folder, read once."""
    return Words(locale, [folder])


class Look:
    """A view to be drawn. All that is drawn comes from it and from the figures of its component pack.

    `folder` holds what only the picture says, its headings; names of things are the game's.
    """

    def __init__(self, game: Game, view: dict[str, Any], locale: str, folder: Path) -> None:
        self.view: Final = view
        self.n: Final[int] = view["seats"]
        self.seat: Final[int | None] = view["seat"]
        """Who looks; None is a spectator."""
        self.locale: Final = locale
        self.text: Final = game.text
        self._words: Final = words_of(folder, locale)

    def say(self, key: str, **args: object) -> str:
        """A heading of the picture."""
        return self._words.say(key, **args)

    def name(self, field: str, value: int) -> str:
        """What a thing of the game is called."""
        return self.text.name(field, value, self.locale)

    def heading(self, field: str, value: int) -> str:
        """What a thing is called where it stands by itself."""
        name = self.name(field, value)
        return name[:1].upper() + name[1:]

    def player(self, seat: int) -> str:
        """What a seat is called."""
        return self.text.player(seat, self.locale)

    def asked(self, seat: int) -> bool:
        """Whether that seat may act now."""
        return not self.view["over"] and seat in self.view["to_act"]

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.text.title(self.locale)

    def draw_head(self, c: Canvas) -> None:
        """The line at the top: the title, and who is asked or has won."""
        right = WIDTH - MARGIN
        c.text(MARGIN, 27, self.title, 22, TEXT, serif=True, room=460)
        if self.view["over"]:
            names = ", ".join(self.player(seat) for seat in self.view["result"]["winners"])
            reason = self.text.reason(self.view["result"]["reason"], self.locale)
            c.text(right, 18, self.say("won", names=names), 15, BRASS, at="end", bold=True, room=500)
            c.text(right, 33, f"{self.say('over')}. {reason}", 11, TEXT_2, at="end", room=500)
            return
        seats = sorted(self.view["to_act"])
        words = self.say("to-act", names=", ".join(self.player(seat) for seat in seats))
        c.text(right, 26, words, 15, ACT, at="end", bold=True, room=400)
        x = right - min(width_of(words, 15, bold=True), 400) - 10
        for place, seat in enumerate(reversed(seats)):
            cube(c, seat, x - 20 * (place + 1), 12, 17)
