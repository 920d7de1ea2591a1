"""Words from Fluent files. Not compiled: it leans on fluent.runtime and is nowhere hot.

A game keeps its words in `words/en.ftl`, `de.ftl` and `pl.ftl`; the kernel's own are beside this file. The page reads
the same files, so what happens here is kept to one short scheme that both follow.

Messages, by what they say:

    code-SPAN        an answer; its fields are `Text.code_fields`
    ask-STEP         a question; its fields are `Step.about`
    refusal-KEY      a refusal; its `args`
    event-KIND       an event as some seat was told it; "seat" and its other fields
    line-KEY         a line of the score sheet; its `figures`
    reason-KEY       what decided the game
    option-NAME      an option; `.about` is one line about it
    ruling-ID        what a ruling is about that a table may read otherwise; `.READING` says what each reading says
    status-KEY       how sure a figure of a component pack is; `.about` likewise
    game-title       what the game is called
    money            an `$amount` of what the scores count
    player           a seat without a name; `$number` counts from one

Fields are what codes, refusals and events are made of: small ints. Each becomes arguments of the message:

    a seat (`Text.SEATS`)                   its name, from the list of names, else `player`
    "code"                                  that code in words
    a place that is counted (`Text.PLACES`) its number, from one
    a set (`Text.SETS`)                     the names of its members, with commas
    "money"                                 that amount, as `money` says it
    a thing with a name ("treasure", …)     `$treasure`: the message that `Text.thing` names for it, e.g. treasure-coin;
                                            `$treasure_ATTR` for every attribute of that message: the forms of the name
                                            that the grammar of some language asks for. They know `$n`.
    any other                               the number itself

What a seat may not see is HIDDEN. A hidden thing is named by a message of its own ("a treasure"), so one sentence
serves those who know and those who do not. A hidden number stays HIDDEN, and a sentence that can meet one has a variant
[-1].
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from digsite.kernel.errors import BadOption, MissingWords
from digsite.kernel.values import shown

if TYPE_CHECKING:
    from digsite.kernel.game import Game
    from digsite.kernel.refusal import Refusal
    from digsite.kernel.result import Line
    from digsite.kernel.rules import Rules

LOCALES: Final = ("en", "de", "pl")
"""The languages that Digsite speaks, whole."""

KERNEL_WORDS: Final = Path(__file__).parent / "words"
"""The folder of the words that all games share."""


class Words:
    """The messages of some folders in one locale.

    Raises:
        BadOption: the locale is not one of LOCALES.
        MissingWords: a file that is not Fluent, or that says a message twice.
    """

    def __init__(self, locale: str, folders: Sequence[Path]) -> None:
        if locale not in LOCALES:
            raise BadOption(f"locale: {shown(locale)} is not spoken here; locales: {', '.join(LOCALES)}")
        self.locale: Final = locale
        self._attributes: Final[dict[str, list[str]]] = {}
        self._bundle: Final = FluentBundle([locale], use_isolating=False)
        for folder in folders:
            self._read(folder / f"{locale}.ftl")

    def _read(self, file: Path) -> None:
        """Add the messages of one file."""
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise MissingWords(f"{file}: not Fluent: {str(entry.content).strip()[:80]!r}")
            if isinstance(entry, ast.Message):
                key = str(entry.id.name)
                if key in self._attributes:
                    raise MissingWords(f"{file}: message {key!r} is there twice")
                self._attributes[key] = [str(attribute.id.name) for attribute in entry.attributes]
        self._bundle.add_resource(resource)

    def ids(self) -> list[str]:
        """Every message and every "message.attribute" there is."""
        found: list[str] = []
        for key, attributes in self._attributes.items():
            found.append(key)
            found.extend(f"{key}.{attribute}" for attribute in attributes)
        return found

    def attributes(self, message: str) -> list[str]:
        """The names of the attributes of a message; none if there is no such message."""
        return self._attributes.get(message, []).copy()

    def has(self, message: str) -> bool:
        """Whether there is such a message (or "message.attribute")."""
        key, dot, attribute = message.partition(".")
        return key in self._attributes and (not dot or attribute in self._attributes[key])

    def say(self, message: str, **args: Any) -> str:
        """A message (or "message.attribute") with its arguments filled in; MissingWords if it is not there."""
        key, _, attribute = message.partition(".")
        if key not in self._attributes:
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
    """The words of one game. Games subclass it to say what their codes are about and what their things are called."""

    SEATS: tuple[str, ...] = ("seat", "player")
    """Fields that are seats."""
    PLACES: tuple[str, ...] = ()
    """Fields that count from zero in code and from one in words."""

    SETS: ClassVar[dict[str, str]] = {}
    """Fields that are sets, as bits, of what another field tells: {"colours": "colour"}."""

    def __init__(self, game: Game, folders: Sequence[Path]) -> None:
        self.game: Final = game
        self.folders: Final = [KERNEL_WORDS, *folders]
        """Where its words are: those of all games, then its own and those of its modules."""
        self._words: Final[dict[str, Words]] = {}

    def words(self, locale: str) -> Words:
        """The messages of a locale; read once."""
        if not isinstance(locale, str):
            raise BadOption(f"locale: {shown(locale)} is not a text; locales: {', '.join(LOCALES)}")
        found = self._words.get(locale)
        if found is None:
            found = Words(locale, self.folders)
            self._words[locale] = found
        return found

    # --- what games write -----------------------------------------------------------------------

    def code_fields(self, code: int) -> dict[str, object]:
        """What a code is about, as fields ("treasure", "n", …)."""
        raise NotImplementedError

    def thing(self, field: str, value: int) -> str:
        """The message that names the value of a field ("treasure-coin"), or "" if the field is no thing with a name.

        A value that is HIDDEN has a name too.
        """
        raise NotImplementedError

    def member(self, field: str, value: int, locale: str) -> str:
        """What a thing is called in a list of such things."""
        return self.name(field, value, locale)

    def rival(self, number: int, locale: str) -> str:
        """What a rival whom the game itself plays is called."""
        raise NotImplementedError

    # --- fields to arguments --------------------------------------------------------------------

    def args(self, fields: dict[str, object], locale: str, names: Sequence[str] = ()) -> dict[str, object]:
        """The fields of a code, refusal or event as arguments for its message, as told at the top."""
        args: dict[str, object] = {}
        for field, value in fields.items():
            if not isinstance(value, int):
                args[field] = value
            elif field in self.SEATS:
                args[field] = self.player(value, locale, names)
            elif field == "code":
                args[field] = self.code(value, locale, names)
            elif field in self.PLACES:
                args[field] = value + 1
            elif field in self.SETS:
                args[field] = self.members(self.SETS[field], value, locale)
            elif field == "money":
                args[field] = self.money(value, locale)
            elif message := self.thing(field, value):
                args.update(self._forms(field, message, fields.get("n", 1), locale))
            else:
                args[field] = value
        return args

    def _forms(self, field: str, message: str, n: object, locale: str) -> dict[str, object]:
        """The name of a thing in all its forms."""
        words = self.words(locale)
        forms: dict[str, object] = {field: words.say(message, n=n)}
        for attribute in words.attributes(message):
            forms[f"{field}_{attribute}"] = words.say(f"{message}.{attribute}", n=n)
        return forms

    # --- words ----------------------------------------------------------------------------------

    def code(self, code: int, locale: str, names: Sequence[str] = ()) -> str:
        """A code in words. `names` are what the seats are called; without them they have numbers."""
        span = self.game.codes.span(code)
        return self.words(locale).say(f"code-{span.name}", **self.args(self.code_fields(code), locale, names))

    def question(self, key: str, locale: str, about: dict[str, object]) -> str:
        """A question in words."""
        return self.words(locale).say(f"ask-{key}", **self.args(about, locale))

    def refusal(self, refusal: Refusal, locale: str) -> str:
        """A refusal in words."""
        return self.words(locale).say(f"refusal-{refusal.key}", **self.args(refusal.args, locale))

    def event(self, told: dict[str, object], locale: str, names: Sequence[str] = ()) -> str:
        """An event, as some seat may know it, in words. `names` are what the seats are called."""
        fields = dict(told)
        kind = str(fields.pop("kind"))
        return self.words(locale).say(f"event-{kind}", **self.args(fields, locale, names))

    def line(self, line: Line, locale: str) -> str:
        """What a line of the score sheet is for, in words; `money` says its amount."""
        return self.words(locale).say(f"line-{line.key}", **self.args(line.figures, locale))

    def reason(self, key: str, locale: str) -> str:
        """What decided the game, in words."""
        return self.words(locale).say(f"reason-{key}")

    def money(self, amount: int, locale: str) -> str:
        """An amount of what the scores count, in words."""
        return self.words(locale).say("money", amount=amount)

    def player(self, seat: int, locale: str, names: Sequence[str] = ()) -> str:
        """What a seat is called."""
        return names[seat] if seat < len(names) else self.words(locale).say("player", number=seat + 1)

    def everyone(self, rules: Rules[Any], locale: str, names: Sequence[str] = ()) -> list[str]:
        """What all players of a table are called: the seats, then the rivals. Events are told with these names."""
        seats = [self.player(seat, locale, names) for seat in range(rules.n_seats)]
        return seats + [self.rival(number, locale) for number in range(rules.n_players - rules.n_seats)]

    def members(self, field: str, bits: int, locale: str) -> str:
        """The members of a set, with commas; `set-empty` if there is none."""
        found = [self.member(field, i, locale) for i in range(bits.bit_length()) if (bits >> i) & 1]
        return ", ".join(found) if found else self.words(locale).say("set-empty")

    def name(self, field: str, value: int, locale: str) -> str:
        """What a thing is called: `text.name("treasure", 2, "de")` is "Münze"."""
        return self.words(locale).say(self.thing(field, value), n=1)

    def title(self, locale: str) -> str:
        """What the game is called."""
        return self.words(locale).say("game-title")

    def option(self, name: str, locale: str) -> str:
        """What an option is called."""
        return self.words(locale).say(f"option-{name}")

    def about_option(self, name: str, locale: str) -> str:
        """One line about an option."""
        return self.words(locale).say(f"option-{name}.about")

    def choice(self, option: str, choice: str, locale: str) -> str:
        """What a choice of an option is called."""
        return self.words(locale).say(f"{option}-{choice}")

    def about_choice(self, option: str, choice: str, locale: str) -> str:
        """One line about a choice of an option."""
        return self.words(locale).say(f"{option}-{choice}.about")

    def ruling(self, rule: str, locale: str) -> str:
        """What a ruling is about, in one line."""
        return self.words(locale).say(f"ruling-{rule}")

    def reading(self, rule: str, key: str, locale: str) -> str:
        """What one reading of a ruling says."""
        return self.words(locale).say(f"ruling-{rule}.{key}")

    def status(self, key: str, locale: str) -> str:
        """How sure a figure of a component pack is, in a word."""
        return self.words(locale).say(f"status-{key}")

    def about_status(self, key: str, locale: str) -> str:
        """What that word means."""
        return self.words(locale).say(f"status-{key}.about")
