"""The canvas: shapes and words in, one SVG out.

Everything that goes in is escaped here and nowhere else. There is no style sheet, because a notebook puts the picture
into its own page, where a sheet would dress everything else too; each element carries what it needs. For the same
reason the ids begin with "digsite-", and an id always stands for the same drawing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple
from xml.sax.saxutils import escape, quoteattr

from digsite.svg.palette import TEXT

SANS: Final = "Fira Sans Condensed, Roboto Condensed, Arial Narrow, DejaVu Sans Condensed, system-ui, sans-serif"
SERIF: Final = "Marcellus, Palatino Linotype, Palatino, Georgia, DejaVu Serif, serif"
"""Fonts by name only: whichever of them the reader has."""

_WIDTHS: Final = bytes.fromhex(
    "1d24294b3955461923232d4b1d201d1e393939393939393939391e1e4b4b4b305a3e3e3f45393446441b1b3b324e43473647"
    "3e3937423e593e373e231e234b2d2d3739313937203939191934195839373939252f2339354a35352f391e394b"
)
"""Widths of the characters from space to tilde in hundredths of the size: those of a wide face among the condensed."""
_OTHER_WIDTH: Final = 60
_BOLD: Final = 1.16
_SERIF: Final = 1.16

Number = int | float


class Symbol(NamedTuple):
    """A small drawing that is defined once and used often. Its own colours are left open or `currentColor`."""

    key: str
    width: Number
    height: Number
    body: str


def figure(x: Number) -> str:
    """A number as short as a picture needs it."""
    text = f"{x:.1f}"
    return text[:-2] if text.endswith(".0") else text


def width_of(words: str, size: Number, *, bold: bool = False, serif: bool = False) -> float:
    """About how wide words will be. Rather too wide than too narrow: nobody knows the reader's fonts."""
    hundredths = sum(_WIDTHS[ord(c) - 32] if " " <= c <= "~" else _OTHER_WIDTH for c in words)
    return hundredths * size / 100 * (_BOLD if bold else 1) * (_SERIF if serif else 1)


class Canvas:
    """A picture in the making. Later things lie over earlier ones."""

    def __init__(self, width: Number, height: Number, title: str) -> None:
        self.width: Final = width
        self.height: Final = height
        self._title: Final = title
        self._parts: Final[list[str]] = []
        self._defined: Final[dict[str, str]] = {}

    # --- shapes ---------------------------------------------------------------------------------

    def add(self, tag: str, **attributes: object) -> None:
        """An element. Attributes are written with `_` for `-`; those that are None are left out."""
        self._parts.append(f"<{tag}{_written(attributes)}/>")

    def rect(self, x: Number, y: Number, w: Number, h: Number, fill: str, r: Number = 0, **more: object) -> None:
        self.add("rect", x=x, y=y, width=w, height=h, rx=r or None, fill=fill, **more)

    def circle(self, x: Number, y: Number, r: Number, fill: str, **more: object) -> None:
        self.add("circle", cx=x, cy=y, r=r, fill=fill, **more)

    def line(self, x1: Number, y1: Number, x2: Number, y2: Number, stroke: str, **more: object) -> None:
        self.add("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=stroke, **more)

    def path(self, d: str, fill: str = "none", **more: object) -> None:
        self.add("path", d=d, fill=fill, **more)

    def polygon(self, corners: Iterable[tuple[Number, Number]], fill: str, **more: object) -> None:
        self.add("polygon", points=" ".join(f"{figure(x)},{figure(y)}" for x, y in corners), fill=fill, **more)

    def symbol(self, symbol: Symbol, x: Number, y: Number, height: Number, **more: object) -> None:
        """A symbol with its upper left corner at (x, y)."""
        key = f"digsite-{symbol.key}"
        box = f"0 0 {figure(symbol.width)} {figure(symbol.height)}"
        self._defined[key] = f'<symbol id="{key}" viewBox="{box}">{symbol.body}</symbol>'
        width = symbol.width * height / symbol.height
        self.add("use", href=f"#{key}", x=x, y=y, width=width, height=height, **more)

    def pattern(self, symbol: Symbol, step: Number, size: Number, colour: str) -> str:
        """A paint: the symbol over and over, `step` apart."""
        key = f"digsite-weave-{symbol.key}"
        scale = size / symbol.height
        self._defined[key] = (
            f'<pattern id="{key}" width="{figure(step)}" height="{figure(step)}" patternUnits="userSpaceOnUse">'
            f'<g color="{colour}" transform="scale({scale:.3f})">{symbol.body}</g></pattern>'
        )
        return f"url(#{key})"

    # --- words ----------------------------------------------------------------------------------

    def text(
        self,
        x: Number,
        y: Number,
        words: object,
        size: Number = 12,
        fill: str = TEXT,
        *,
        at: str = "start",
        bold: bool = False,
        serif: bool = False,
        room: Number | None = None,
        **more: object,
    ) -> None:
        """Words on the line y. `at` is where they hang from x; in a `room` too narrow for them they are set smaller."""
        said = str(words)
        if room is not None:
            size = min(size, size * room / max(width_of(said, size, bold=bold, serif=serif), 1))
        attributes = {
            "x": x,
            "y": y,
            "font_size": size,
            "fill": fill,
            "text_anchor": None if at == "start" else at,
            "font_weight": 600 if bold else None,
            "font_family": SERIF if serif else None,
            **more,
        }
        self._parts.append(f"<text{_written(attributes)}>{escape(said)}</text>")

    # --- groups ---------------------------------------------------------------------------------

    @contextmanager
    def group(self, title: str = "", **attributes: object) -> Iterator[None]:
        """What is drawn inside belongs together. The title is shown on hovering and read by screen readers."""
        self._parts.append(f"<g{_written(attributes)}>")
        if title:
            self._parts.append(f"<title>{escape(title)}</title>")
        yield
        self._parts.append("</g>")

    @contextmanager
    def at(self, x: Number, y: Number, scale: float = 1, title: str = "", **attributes: object) -> Iterator[None]:
        """A group with its own origin at (x, y)."""
        shift = f"translate({figure(x)} {figure(y)})" + (f" scale({scale:.3f})" if abs(scale - 1) > 0.001 else "")
        with self.group(title, transform=shift, **attributes):
            yield

    def svg(self) -> str:
        """The whole picture."""
        w, h = figure(self.width), figure(self.height)
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}" role="img" '
            f'font-family="{SANS}">'
        )
        title = f"<title>{escape(self._title)}</title>"
        return "".join([head, title, "<defs>", *self._defined.values(), "</defs>", *self._parts, "</svg>"])


def _written(attributes: dict[str, object]) -> str:
    """Attributes as they stand in a tag. Numbers need no escaping, and most attributes are numbers."""
    written = ""
    for name, value in attributes.items():
        if isinstance(value, int | float):
            written += f' {name.replace("_", "-")}="{figure(value)}"'
        elif value is not None:
            written += f" {name.replace('_', '-')}={quoteattr(str(value))}"
    return written
