"""A person: a guest with a name, or the holder of an account."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who sits at tables or watches them. A guest who makes an account stays the same person."""

    id: str
    name: str
    locale: str
    created_at: float
    login: str | None = None
    """The name of the account; None for a guest."""
    password_hash: str | None = None
    epoch: int = 0
    """What was given out in an older epoch is void: cookies, and the tokens of this person's seats. It rises when
    somebody logs out everywhere, changes the password, or makes an account of a guest."""
