"""What people may call themselves and what they may log in with.

A name is plain text that stands in pages, terminals and logs: nothing in it may turn the writing round, be invisible,
or look like markup. That is refused rather than taken out, so that nobody is surprised by what became of a name.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from digsite.kernel.errors import BadInput

LONGEST_NAME: Final = 40
SHORTEST_LOGIN: Final = 3
LONGEST_LOGIN: Final = 60
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
MOST_MARKS: Final = 3
"""How many accents may stand on one letter."""
MARKUP: Final = "<>[]{}`\\"
JOINERS: Final = "\u200c\u200d"
"""They join letters in some scripts, and the parts of a picture; alone they are invisible."""
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that are drawn as nothing."""
LOGIN_SIGNS: Final = "._-+@"


class BadName(BadInput, ValueError):
    """A name, a login or a password that is not allowed. (A ValueError too, which is what pydantic looks for.)"""


def clean_name(text: str) -> str:
    """A name as it is kept: composed, trimmed, with single spaces.

    Raises:
        BadName: it is empty or too long, or something in it is not allowed.
    """
    name = _composed("name", text)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadName(f"name: {len(name)} characters; allowed: 1 to {LONGEST_NAME}")
    marks = 0
    for char in name:
        kind = unicodedata.category(char)
        marks = marks + 1 if kind[0] == "M" else 0
        if char in MARKUP or char in BLANKS or (kind[0] in "CZ" and char != " " and char not in JOINERS):
            raise BadName(f"name: U+{ord(char):04X} is not allowed; allowed: letters, digits, spaces and usual signs")
        if marks > MOST_MARKS:
            raise BadName(f"name: too many accents on one letter; allowed: {MOST_MARKS}")
    if not any(unicodedata.category(char)[0] in "LNPS" for char in name):
        raise BadName("name: nothing of it can be seen; at least one letter, digit or sign is needed")
    return name


def clean_login(text: str) -> str:
    """A login as it is kept: composed and trimmed. Small and capital letters are the same to the store.

    Raises:
        BadName: it is too short or too long, or something in it is not allowed.
    """
    login = _composed("login", text)
    if not SHORTEST_LOGIN <= len(login) <= LONGEST_LOGIN:
        raise BadName(f"login: {len(login)} characters; allowed: {SHORTEST_LOGIN} to {LONGEST_LOGIN}")
    for char in login:
        if char not in LOGIN_SIGNS and (unicodedata.category(char)[0] not in "LN" or char in BLANKS):
            raise BadName(f"login: U+{ord(char):04X} is not allowed; allowed: letters, digits and {LOGIN_SIGNS}")
    return login


def clean_password(text: str) -> str:
    """A password as it is hashed: composed, and nothing else about it changed.

    Raises:
        BadName: it is too short or too long, or holds a control character. The message does not repeat it.
    """
    if len(text) > LONGEST_PASSWORD or len(text) < SHORTEST_PASSWORD:
        raise BadName(f"password: {len(text)} characters; allowed: {SHORTEST_PASSWORD} to {LONGEST_PASSWORD}")
    if any(unicodedata.category(char) in ("Cc", "Cs") for char in text):
        raise BadName("password: control characters are not allowed")
    return unicodedata.normalize("NFC", text)


def login_key(text: str) -> str:
    """A login as it is compared, and as tries at it are counted, whatever was typed: neither case nor the way a letter
    is put together makes another one."""
    return unicodedata.normalize("NFKC", text[: 2 * LONGEST_LOGIN].strip()).casefold()


def _composed(what: str, text: str) -> str:
    """A text composed, trimmed and with single spaces. Composing a very long one would take time: it is refused."""
    if len(text) > 4 * LONGEST_LOGIN:
        raise BadName(f"{what}: {len(text)} characters are too many")
    # Only spaces are joined: a line break or a tab is refused later.
    return " ".join(part for part in unicodedata.normalize("NFC", text).split(" ") if part)
