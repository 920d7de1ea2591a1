"""Values from outside: whether one is a whole number or a name, and how an error message repeats it."""

from __future__ import annotations

import unicodedata
from reprlib import Repr
from typing import Final, TypeGuard

LONGEST: Final = 100
"""Letters of a single value that are worth repeating."""
LONGEST_NAME: Final = 100
"""Letters of the name of a player."""

_brief: Final = Repr()
_brief.maxlevel = 4
_brief.maxdict = _brief.maxlist = _brief.maxtuple = _brief.maxset = 12
_brief.maxstring = _brief.maxlong = _brief.maxother = LONGEST


def is_int(x: object) -> TypeGuard[int]:
    """Whether x is a whole number and no boolean."""
    return isinstance(x, int) and not isinstance(x, bool)


def is_name(x: object) -> TypeGuard[str]:
    """Whether x can stand for a player in one line of a file: neither blank nor blank at the ends, no line breaks."""
    if not isinstance(x, str) or not 1 <= len(x) <= LONGEST_NAME or x != x.strip():
        return False
    return not any(unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") for letter in x)


def two_deep(view: dict[str, object]) -> dict[str, object]:
    """A copy of a view, of the lists in it and of the lists in those: all that a world takes over."""
    return {
        key: [x.copy() if isinstance(x, list) else x for x in value] if isinstance(value, list) else value
        for key, value in view.items()
    }


def shown(value: object) -> str:
    """A value as an error message repeats it: short and on one line, whatever it is.

    Python itself refuses to write an int of more than 4300 digits, and an object may fail to describe itself.
    """
    try:
        return _brief.repr(value)
    except Exception:
        return f"<{type(value).__name__} that cannot be written>"
