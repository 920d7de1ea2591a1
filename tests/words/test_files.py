"""Every folder of words: the same messages in all languages, with the same fields; and what `Words` makes of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from digsite.kernel.errors import BadOption, MissingWords
from digsite.kernel.text import LOCALES, Words

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = sorted(file.parent for file in (ROOT / "src" / "digsite").rglob("words/en.ftl"))
OTHERS = [locale for locale in LOCALES if locale != "en"]

folders = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)


class Variables(Visitor):
    """The variables of a message: those it says and those it chooses a variant by."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.found.add(node.id.name)


def messages(folder: Path, locale: str) -> Iterator[ast.Message]:
    """The messages of one file."""
    for entry in FluentParser().parse((folder / f"{locale}.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            yield entry


def fields(message: ast.Message) -> set[str]:
    """The fields that the value of a message tells: `$treasure_one` tells of the treasure."""
    variables = Variables()
    variables.visit(message.value)
    return {name.partition("_")[0] for name in variables.found}


def test_kernel_and_games_have_words() -> None:
    assert {"kernel", "archaeology"} <= {folder.parent.name for folder in FOLDERS}


@folders
def test_a_folder_has_one_file_for_each_language(folder: Path) -> None:
    assert sorted(file.name for file in folder.iterdir()) == sorted(f"{locale}.ftl" for locale in LOCALES)


@folders
@pytest.mark.parametrize("locale", OTHERS)
def test_all_languages_have_the_same_messages_in_the_same_order(folder: Path, locale: str) -> None:
    assert Words(locale, [folder]).ids() == Words("en", [folder]).ids()


@folders
@pytest.mark.parametrize("locale", OTHERS)
def test_all_languages_tell_the_same_fields(folder: Path, locale: str) -> None:
    english = {message.id.name: fields(message) for message in messages(folder, "en")}
    assert {message.id.name: fields(message) for message in messages(folder, locale)} == english


@folders
def test_polish_plurals_are_whole(folder: Path) -> None:
    """A choice that tells "few" apart tells "one" and "many" apart too, and "many" is what it falls back on."""
    for body in re.findall(r"->(.*?)\n\s*\}", (folder / "pl.ftl").read_text("utf-8"), re.DOTALL):
        kinds = re.findall(r"^\s*(\*?\[\S+?\])", body, re.MULTILINE)
        assert ("[few]" in kinds) == ("*[many]" in kinds), body
        if "[few]" in kinds:
            assert "[one]" in kinds, body


# --- Words --------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of words with a message of each sort."""
    (tmp_path / "en.ftl").write_text("plain = Hello\n    .again = Hello again, { $who }\n", "utf-8")
    return tmp_path


def test_say_fills_in_arguments(folder: Path) -> None:
    words = Words("en", [folder])
    assert words.say("plain") == "Hello"
    assert words.say("plain.again", who="Ann") == "Hello again, Ann"


def test_has_knows_messages_and_attributes(folder: Path) -> None:
    words = Words("en", [folder])
    assert words.ids() == ["plain", "plain.again"]
    assert [words.has(key) for key in ("plain", "plain.again", "plain.never", "other")] == [True, True, False, False]
    assert words.attributes("plain") == ["again"]
    assert words.attributes("other") == []


@pytest.mark.parametrize("key", ["other", "plain.never", "plain.again"], ids=["message", "attribute", "argument"])
def test_what_is_missing_is_named(folder: Path, key: str) -> None:
    with pytest.raises(MissingWords, match=key.rpartition(".")[2]):
        Words("en", [folder]).say(key)


def test_an_unknown_locale_is_refused_with_those_that_are_known(folder: Path) -> None:
    with pytest.raises(BadOption, match="'fr' is not spoken here; locales: en, de, pl"):
        Words("fr", [folder])


@pytest.mark.parametrize("wrong", ["no equals sign\n", "a = { $n -> [one] x *[other] y }\n"])
def test_a_file_that_is_not_fluent_is_refused(folder: Path, wrong: str) -> None:
    (folder / "en.ftl").write_text(wrong, "utf-8")
    with pytest.raises(MissingWords, match="not Fluent"):
        Words("en", [folder])


def test_a_message_that_is_there_twice_is_refused(folder: Path) -> None:
    with pytest.raises(MissingWords, match="'plain' is there twice"):
        Words("en", [folder, folder])
