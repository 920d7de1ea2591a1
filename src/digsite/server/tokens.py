"""What cannot be guessed: tokens that open a seat or an invitation, and the names of tables and people.

A token is shown once, to whoever it is for, and only its hash is kept. It is 256 random bits, so a plain SHA-256 is
enough: there is nothing to be tried out.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

LETTERS: Final = "23456789bcdfghjkmnpqrstvwxz"
"""What ids are made of: no look-alikes (0 and o, 1, i and l, u and v) and no vowels, so that no id is a word."""
ID_LENGTH: Final = 18
"""27 letters to choose from, 18 times: 85 bits."""
ID_PATTERN: Final = f"^[{LETTERS}]{{{ID_LENGTH}}}$"
"""For the paths of requests."""
TOKEN_PATTERN: Final = "^[A-Za-z0-9_-]{43}$"


def new_token() -> str:
    """A fresh token: 256 random bits in 43 characters that may stand in an address."""
    return secrets.token_urlsafe(32)


def new_secret() -> str:
    """A fresh secret of a table, from which all its chance follows: 256 random bits in 64 hex digits."""
    return secrets.token_hex(32)


def token_hash(token: str) -> str:
    """What is kept of a token: its SHA-256 in 64 hex digits."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_id() -> str:
    """A fresh name for a table or a person: 85 random bits that can be read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Whether a text has the form of an id; only then is it worth looking for."""
    return re.fullmatch(ID_PATTERN[1:-1], text) is not None


def is_token(text: str) -> bool:
    """Whether a text has the form of a token."""
    return re.fullmatch(TOKEN_PATTERN[1:-1], text) is not None
