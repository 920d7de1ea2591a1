"""Words from Fluent files. Not compiled: it leans on fluent.runtime and is nowhere hot.

A game keeps its words in `words/en.ftl`, `de.ftl` and `pl.ftl`; the kernel's own are beside this file. Message IDs:
`code-SPAN`, `ask-STEP`, `refusal-KEY`, `event-KIND`, `reason-KEY`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle, FluentResource

from digsite.kernel.errors import BadOption, MissingWords

if TYPE_CHECKING:
    from digsite.kernel.game import Game
    from digsite.kernel.refusal import Refusal

LOCALES: Final = ("en", "de", "pl")
"""The languages that Digsite speaks, whole."""


class Words:
    """The messages of some folders in one locale."""

    def __init__(self, locale: str, folders: list[Path]) -> None:
        if locale not in LOCALES:
            raise BadOption(f"locale: {locale!r} is not spoken here; locales: {', '.join(LOCALES)}")
        self.locale = locale
        self._bundle = FluentBundle([locale], use_isolating=False)
        for folder in folders:
            source = (folder / f"{locale}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(message.partition(".")[0]))

    def say(self, message: str, **args: Any) -> str:
        """A message (or "message.attribute") with its arguments filled in; MissingWords if it is not there."""
        key, _, attribute = message.partition(".")
        if not self._bundle.has_message(key):
            raise MissingWords(f"{self.locale}: no message {key!r}")
        found = self._bundle.get_message(key)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise MissingWords(f"{self.locale}: message {key!r} has no {attribute or 'value'!r}")
        said, problems = self._bundle.format_pattern(pattern, args)
        if problems:
            raise MissingWords(f"{self.locale}: message {message!r}: {problems[0]}")
        return str(said)


class Text:
    """The words of one game. Games subclass it to say what their fields are called in words."""

    def __init__(self, game: Game, folder: Path) -> None:
        self.game = game
        self._folders = [Path(__file__).parent / "words", folder]
        self._words: dict[str, Words] = {}

    def words(self, locale: str) -> Words:
        """The messages of a locale; read once."""
        found = self._words.get(locale)
        if found is None:
            found = Words(locale, self._folders)
            self._words[locale] = found
        return found

    def args(self, fields: dict[str, object], locale: str) -> dict[str, object]:
        """The fields of a code, refusal or event as arguments for its message."""
        raise NotImplementedError

    def code_fields(self, code: int) -> dict[str, object]:
        """What a code is about, as fields ("treasure", "n", …)."""
        raise NotImplementedError

    def code(self, code: int, locale: str) -> str:
        """A code in words."""
        span = self.game.codes.span(code)
        return self.words(locale).say(f"code-{span.name}", **self.args(self.code_fields(code), locale))

    def question(self, key: str, locale: str) -> str:
        """A question in words."""
        return self.words(locale).say(f"ask-{key}")

    def refusal(self, refusal: Refusal, locale: str) -> str:
        """A refusal in words."""
        return self.words(locale).say(f"refusal-{refusal.key}", **self.args(refusal.args, locale))

    def event(self, told: dict[str, object], locale: str, names: list[str]) -> str:
        """An event, as some seat may know it, in words. `names` are what the seats are called."""
        fields = dict(told)
        kind = str(fields.pop("kind"))
        args = self.args(fields, locale)
        for field in ("seat", "victim"):
            if field in fields:
                args[field] = names[int(str(fields[field]))]
        return self.words(locale).say(f"event-{kind}", **args)

    def reason(self, key: str, locale: str) -> str:
        """Why a game ended, in words."""
        return self.words(locale).say(f"reason-{key}")
