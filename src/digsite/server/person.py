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
    """Cookies of an older epoch are void: it rises when somebody signs out everywhere or changes the password."""
