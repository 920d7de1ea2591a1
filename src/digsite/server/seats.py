"""Who has a seat, and who plays it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

BOTS: Final = ("Oro", "Tiku", "Selka", "Maro", "Juna")
"""What the bots are called, seat by seat: names that are the same in every language."""


@dataclass(frozen=True, slots=True)
class Occupant:
    """What is at one seat.

    A person may have the seat, a bot may play it, both (a bot plays for somebody who will come back) or neither (the
    seat is open). `free` says whether somebody may sit down: at an open seat, and where somebody left in mid-game.
    """

    person: str | None = None
    """The id of the person who has the seat."""
    name: str = ""
    """What the others call whoever sits there, if not by the seat's number; of an invited seat, who is expected."""
    bot: str | None = None
    """The level of the bot that plays now."""
    free: bool = False
    """Whether somebody may sit down."""
    invited: bool = False
    """Only the seat's own invitation leads there."""

    @property
    def is_human(self) -> bool:
        """Whether a person sits there and plays, so that a vote needs that person's consent."""
        return self.person is not None and self.bot is None

    def called(self, seat: int) -> str:
        """What whoever plays at that seat is called; "" if nobody knows."""
        return self.name or (BOTS[seat % len(BOTS)] if self.bot is not None else "")

    def taken(self, person: str, name: str, bot: str | None = None) -> Occupant:
        """The seat after somebody sat down; a bot that is named goes on for that person."""
        return Occupant(person=person, name=name, bot=bot)

    def left(self, level: str | None) -> Occupant:
        """The seat after its person gave it up; in mid-game a bot goes on until somebody sits down."""
        return Occupant(bot=level, free=True)

    def played_by(self, level: str | None) -> Occupant:
        """The seat when a bot plays for the person, or (None) the person again."""
        return replace(self, bot=level)

    def again(self) -> Occupant:
        """The seat at a rematch: a person plays again, and so does a bot; also one that took over from who left."""
        if self.person is not None:
            return self.played_by(None)
        return self if self.bot is None else Occupant(bot=self.bot)

    def to_json(self) -> dict[str, Any]:
        """The seat as the journal keeps it."""
        return {
            "person": self.person,
            "name": self.name,
            "bot": self.bot,
            "free": self.free,
            "invited": self.invited,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Occupant:
        """The seat that `to_json` gave."""
        return Occupant(**data)

    def told(self, seat: int) -> dict[str, Any]:
        """The seat as everybody may know it: whether there is a person, not which."""
        return {
            "name": self.called(seat),
            "person": self.person is not None,
            "bot": self.bot,
            "free": self.free,
            "invited": self.invited,
        }


def filled(level: str | None, kept: str | None) -> Occupant:
    """An open seat that was given to a bot; or one that is open again, and `kept` for whoever has its invitation."""
    if level is not None:
        return Occupant(bot=level)
    return Occupant(free=True) if kept is None else Occupant(free=True, invited=True, name=kept)
