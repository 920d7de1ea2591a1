"""Names, logins and passwords: what is kept and what is refused."""

from __future__ import annotations

import pytest

from digsite.server.names import BadName, clean_login, clean_name, clean_password
from digsite.server.seats import BOTS, Occupant


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Zoe\u0308", "Zoë"),
        ("Łukasz 3", "Łukasz 3"),
        ("Tom & Jerry's", "Tom & Jerry's"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("x" * 40, "x" * 40),
    ],
)
def test_names_are_kept_in_one_form(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 41,
        "x" * 10_000,
        "a\nb",
        "a\x00b",
        "a\tb",
        "a\x1b[31m",
        "\u202eadA",  # writing turned round
        "a\u2066b",
        "a\u200fb",
        "a\u200bb",  # a space without a width
        "a\u2028b",  # a line break
        "\u00a0",
        "\ud800",  # half a character
        "\ue000",  # private use
        "\u3164",  # a letter that is drawn as nothing
        "\u200d",
        "\u0301",  # an accent alone
        "a" + "\u0316" * 4,
        "<b>x</b>",
        "[red]x",
        "{name}",
        "`x`",
        "a\\nb",
    ],
)
def test_names_that_play_tricks_are_refused(name: str) -> None:
    with pytest.raises(BadName, match=r"^name: "):
        clean_name(name)


@pytest.mark.parametrize("login", ["ab", "x" * 61, "a b c", "a\nbc", "abc\u202e", "a<b>", "\u3164\u3164\u3164", ""])
def test_logins_are_refused(login: str) -> None:
    with pytest.raises(BadName, match=r"^login: "):
        clean_login(login)


@pytest.mark.parametrize(("typed", "kept"), [(" ada@dig.example ", "ada@dig.example"), ("Zoe\u0308", "Zoë")])
def test_logins_are_kept_in_one_form(typed: str, kept: str) -> None:
    assert clean_login(typed) == kept


@pytest.mark.parametrize("password", ["short", "x" * 201, "secret1\n", "secret12\ud800"])
def test_passwords_are_refused_without_being_repeated(password: str) -> None:
    with pytest.raises(BadName, match=r"^password: ") as problem:
        clean_password(password)
    assert password not in str(problem.value)


def test_bots_have_names_of_their_own() -> None:
    assert len(set(BOTS)) == len(BOTS)
    assert [clean_name(name) for name in BOTS] == list(BOTS)
    assert [Occupant(bot="novice").called(seat) for seat in range(5)] == list(BOTS)
    # A bot that plays for somebody is called like that person, and nobody is not called at all.
    assert Occupant(person="p", name="Ada", bot="novice").told(1)["name"] == "Ada"
    assert Occupant(free=True).called(2) == ""
    assert Occupant(person="p", name="Ada").left("novice").called(3) == BOTS[3]
