"""Which language is spoken, and the words of the command line itself. What the games say is in their own words."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from digsite.kernel.text import LOCALES, Words

FOLDER: Final = Path(__file__).parent / "words"
LONGEST: Final = 900


def pick_locale(given: str | None, environ: Mapping[str, str]) -> str:
    """The locale that was asked for, else that of the environment if Digsite speaks it, else English.

    Raises:
        BadOption: a locale was asked for that Digsite does not speak.
    """
    if given is not None:
        return given.strip().lower()  # `Language` refuses what it does not know
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            spoken = environ[name].replace("-", "_").replace(".", "_").partition("_")[0].lower()
            return spoken if spoken in LOCALES else "en"
    return "en"


def fold(text: str) -> str:
    """A text as it is compared: small letters without accents, apostrophes or underscores, single spaces."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    letters = "".join(c for c in plain if not unicodedata.combining(c) and c not in "'’\u00ad")
    return " ".join(letters.replace("_", " ").replace("-", " ").split())


def plain(text: str) -> str:
    """A text without control characters, which play tricks on a terminal: they are written out. Lines may break."""
    return "".join(c if c.isprintable() or c == "\n" else c.encode("unicode_escape").decode() for c in text)


class Language:
    """The words of the command line in one locale. A game's `dialect` says some in its own way: `ee-help-why`."""

    def __init__(self, locale: str, dialect: str = "") -> None:
        self.words: Final = Words(locale, [FOLDER])
        self.locale: Final = locale
        self.dialect: Final = dialect
        self._said: Final[dict[tuple[object, ...], str]] = {}
        """What was said before: a screen says the same again and again."""
        self._english: Final = self.words if locale == "en" else Words("en", [FOLDER])

    def say(self, message: str, **args: Any) -> str:
        """A message with its arguments filled in, made plain; very long ones are cut, for Fluent refuses them."""
        for name, value in args.items():
            if isinstance(value, str):
                told = plain(value)
                args[name] = told if len(told) <= LONGEST else told[: LONGEST - 1] + "…"
        key = (message, *args.items())
        if key not in self._said:
            own = f"{self.dialect}-{message}"
            self._said[key] = self.words.say(own if self.dialect and self.words.has(own) else message, **args)
        return self._said[key]

    def typed(self, message: str) -> list[str]:
        """The words that a player may type for something, folded: in his language and in English."""
        both = f"{self.words.say(message)} {self._english.say(message)}"
        return [fold(word) for word in both.split()]
