"""The words of the command line: the same in all languages, all there, none too many."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import digsite
from digsite import bots
from digsite.cli import explain, language
from digsite.cli.excavation_earth import LOOKS
from digsite.cli.excavation_earth_menu import COLUMNS
from digsite.cli.language import Language, fold, pick_locale
from digsite.games.excavation_earth.game import ALL_FACTIONS
from digsite.games.excavation_earth.museum.kinds import COLUMN_KINDS
from digsite.games.excavation_earth.solo.switches import LEVELS
from digsite.kernel.errors import BadOption
from digsite.kernel.text import LOCALES, Words

SAID_APART = {"why-what", "rule-which"}
"""Messages that a game says in its own way."""
SOURCES = "\n".join(file.read_text("utf-8") for file in sorted(Path(language.__file__).parent.glob("*.py")))
WORDS = {locale: Words(locale, [language.FOLDER]) for locale in LOCALES}


class Variables(Visitor):
    """The arguments that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(locale: str) -> dict[str, set[str]]:
    """The arguments of every message of a locale."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((language.FOLDER / f"{locale}.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def made_keys() -> set[str]:
    """Keys that the code puts together: what may be typed, the help about it, and the bots."""
    spans = {f"type-{span.name}" for span in digsite.game("archaeology").codes.spans}
    commands = {f"type-{command}" for command in explain.COMMANDS if command != "number"}
    helps = {f"help-{command}{part}" for command in explain.COMMANDS for part in ("", ".about")}
    earth = {f"ee-type-{span.name}" for span in digsite.game("excavation_earth").codes.spans}
    earth |= {f"ee-look-{look}" for look in LOOKS} | {f"ee-act-{action}" for action, _ in COLUMNS}
    earth |= {f"ee-faction-{key.replace('_', '-')}" for key in ALL_FACTIONS}
    earth |= {f"ee-zu-level-{level}" for level in LEVELS}
    earth |= {f"ee-{what}-{kind}" for what in ("bonus", "column") for kind in COLUMN_KINDS}
    earth |= {f"ee-gain-{reward}" for reward in ("researchers", "brokers", "re-cards")}
    dialect = {key for key in WORDS["en"].ids() if key.startswith("ee-") and key[3:] in helps | SAID_APART}
    return spans | commands | helps | earth | dialect | {f"bot-{key}" for key in bots.bot_keys()}


def test_every_language_says_the_same_messages() -> None:
    for locale in LOCALES:
        assert WORDS[locale].ids() == WORDS["en"].ids()
        assert variables(locale) == variables("en")


def test_no_message_is_missing_and_none_is_unused() -> None:
    literals = set(re.findall(r"""["']([a-z][a-z0-9-]*)["']""", SOURCES))
    known = set(WORDS["en"].ids())
    said = set(re.findall(r"""(?:say|typed)\(\s*["']([a-z0-9-]+)["']""", SOURCES))
    assert said <= known
    assert made_keys() <= known
    assert known - made_keys() <= literals


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_can_be_said_in_any_number(locale: str) -> None:
    for key, names in variables(locale).items():
        for number in (0, 1, 2, 3, 5, 12, 22):
            args = dict.fromkeys(names, number)
            for message in [key, *(f"{key}.{attribute}" for attribute in WORDS[locale].attributes(key))]:
                assert WORDS[locale].say(message, **args)


def test_plurals() -> None:
    said = {
        locale: [WORDS[locale].say("your-hand", n=n).partition(": ")[2] for n in (1, 2, 5, 22)] for locale in LOCALES
    }
    assert said == {
        "en": ["1 card", "2 cards", "5 cards", "22 cards"],
        "de": ["1 Karte", "2 Karten", "5 Karten", "22 Karten"],
        "pl": ["1 karta", "2 karty", "5 kart", "22 karty"],
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_typed_means_two_commands(locale: str) -> None:
    """Yes and no, back and on are asked apart from the rest, so they are left out."""
    spoken = Language(locale)
    apart = ("type-yes", "type-no", "type-next", "type-back", "type-for", "type-and")
    taken: dict[str, str] = {}
    for key in WORDS[locale].ids():
        if key.startswith("type-") and key not in apart:
            for word in spoken.typed(key):
                assert taken.setdefault(word, key) == key


@pytest.mark.parametrize(
    ("environ", "locale"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE", "LC_MESSAGES": "en_US"}, "en"),
    ],
)
def test_the_language_of_the_environment(environ: dict[str, str], locale: str) -> None:
    assert pick_locale(None, environ) == locale
    assert pick_locale("DE", environ) == "de"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadOption, match="'fr' is not spoken here; locales: en, de, pl"):
        Language(pick_locale("fr", {}))


def test_folding() -> None:
    assert fold("  Pharaoh’s_Mask ") == "pharaohs mask"
    assert fold("Żółta MÜNZE") == "zolta munze"
