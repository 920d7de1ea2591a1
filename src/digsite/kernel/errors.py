"""Everything Digsite raises on purpose.

    DigsiteError
    ├── IllegalMove          the code may not be played now; carries the Refusal that says why
    │   └── UnknownCode      the code is not in the game's vocabulary at all
    ├── BadInput             something handed in was wrong; nothing was changed
    │   ├── BadOption        an option, a seat count, a seat or a seed
    │   ├── BadPosition      a position given to from_json, or a view given to sample
    │   ├── BadRecord        a record that cannot be read, replayed or verified
    │   └── BadComponents    a component pack that breaks a constraint
    └── MissingWords         a message that no Fluent file defines

A message says what was wrong, what is allowed and where.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from digsite.kernel.refusal import Refusal


class DigsiteError(Exception):
    """The root of every error that Digsite raises on purpose."""


class IllegalMove(DigsiteError):
    """A code that may not be played now. The state is as it was before."""

    def __init__(self, message: str, refusal: Refusal | None) -> None:
        super().__init__(message)
        self.refusal = refusal
        """Why not, with the rule's ID; None only where the code is in no vocabulary."""

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (str(self), self.refusal))


class UnknownCode(IllegalMove):
    """A code outside the vocabulary of the game."""


class BadInput(DigsiteError):
    """Something handed in was wrong."""


class BadOption(BadInput):
    """An option, a seat count, a seat or a seed that the game does not take."""


class BadPosition(BadInput):
    """A position or a view that cannot be."""


class BadRecord(BadInput):
    """A record that cannot be read, replayed or verified."""


class BadComponents(BadInput):
    """A component pack that breaks a constraint of the rules."""


class MissingWords(DigsiteError):
    """A message that no Fluent file of that locale defines."""
