"""Words: every locale is whole, and what is missing is said."""

from __future__ import annotations

from pathlib import Path

import pytest

import digsite
from digsite import BadOption, MissingWords
from digsite.kernel.text import LOCALES, Words
from tests.kernel.toy import GAME, TAKE


def words(tmp_path: Path, text: str) -> Words:
    (tmp_path / "en.ftl").write_text(text, encoding="utf-8")
    return Words("en", [tmp_path])


def test_three_locales() -> None:
    assert LOCALES == ("en", "de", "pl")


@pytest.mark.parametrize("locale", ["fr", "", "EN"])
def test_a_locale_that_is_not_spoken(locale: str) -> None:
    with pytest.raises(BadOption, match="is not spoken here; locales: en, de, pl"):
        GAME.words(TAKE, locale=locale)


def test_a_message_with_and_without_arguments(tmp_path: Path) -> None:
    said = words(tmp_path, "plain = Hello\nfull = { $n } coins\n    .short = { $n }\n")
    assert said.say("plain") == "Hello"
    assert said.say("full", n=3) == "3 coins"
    assert said.say("full.short", n=3) == "3"
    assert said.has("full.short")
    assert not said.has("full.long")
    assert not said.has("none")
    assert said.ids() == ["plain", "full", "full.short"]
    assert said.attributes("full") == ["short"]
    assert said.attributes("none") == []


@pytest.mark.parametrize("message", ["none", "plain.none", "full"])
def test_what_is_missing(tmp_path: Path, message: str) -> None:
    with pytest.raises(MissingWords):
        words(tmp_path, "plain = Hello\nfull = { $n } coins\n").say(message)


@pytest.mark.parametrize("text", ["plain = Hello\nplain = Again\n", "this is not fluent\n"])
def test_a_file_that_is_wrong(tmp_path: Path, text: str) -> None:
    with pytest.raises(MissingWords, match=r"en\.ftl"):
        words(tmp_path, text)


def test_the_words_of_a_code() -> None:
    assert GAME.words(TAKE + 1) == "Take 2"
    assert [GAME.words(0, locale=locale) for locale in LOCALES] == ["Pass", "Weiter", "Dalej"]
    with pytest.raises(digsite.UnknownCode):
        GAME.words(99)


def test_the_words_of_an_event() -> None:
    assert GAME.text.event({"kind": "taken", "seat": 1, "n": 3}, "en") == "Player 2 takes 3."
    assert GAME.text.event({"kind": "taken", "seat": 1, "n": 3}, "en", ["Ada", "Ben"]) == "Ben takes 3."
    assert GAME.text.event({"kind": "answered-itself", "seat": 0, "code": TAKE}, "en").startswith("Player 1 ")
