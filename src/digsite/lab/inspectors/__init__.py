"""What the checks must know about a game and cannot ask its public surface. One module a game."""

from __future__ import annotations

from importlib import import_module
from typing import Final, Protocol, TypeAlias

from digsite import BadOption, Game, Rng, State

Told: TypeAlias = dict[str, object]
"""An event as one seat may know it."""


class Listener(Protocol):
    """Hears the events of one game, from its set-up on."""

    def hear(self, state: State) -> str:
        """Take in what has just happened: how the state contradicts all that was heard, or ""."""


class Deaf:
    """The listener of a game whose events are compared with nothing."""

    def hear(self, state: State) -> str:
        """Nothing is wrong."""
        return ""


class Inspector(Protocol):
    """Looks at a state from outside the rules."""

    def listener(self) -> Listener:
        """Whoever is to hear the events of a new game."""

    def flaw(self, state: State) -> str:
        """Count every piece: what is wrong with where they lie, or "" if each is in exactly one place."""

    def wrong_belief(self, state: State) -> str:
        """What some seat is certain of although it is not so, or "" if nobody errs."""

    def money(self, state: State) -> list[int]:
        """The score of each seat, worked out from the pieces and from no total that the engine keeps."""

    def twin(self, state: State, seat: int | None, rng: Rng) -> State | None:
        """A state that differs only in what the seat may not know, with the same generator; None if there is none."""

    def alike(self, state: State, seat: int) -> list[int]:
        """Of the codes that the seat may play now, those that the others must not be able to tell apart."""

    def may_part(self, one: Told, other: Told, seat: int | None) -> bool:
        """Whether twins may differ from these events on: the seat was shown, by right, what was hidden before."""


def inspector_of(game: Game) -> Inspector:
    """The inspector of a game."""
    found = _inspectors.get(game.key)
    if found is None:
        if game.key not in INSPECTORS:
            raise BadOption(f"game: {game.key!r} has no inspector; write one in digsite/lab/inspectors")
        module, name = INSPECTORS[game.key]
        made: Inspector = getattr(import_module(f"{__name__}.{module}"), name)(game)
        found = made
        _inspectors[game.key] = found
    return found


INSPECTORS: Final[dict[str, tuple[str, str]]] = {
    "archaeology": ("archaeology", "ArchaeologyInspector"),
    "excavation_earth": ("excavation_earth", "EarthInspector"),
    "_template": ("template", "TemplateInspector"),
}
"""The module beside this one and the class in it, for each game."""
_inspectors: Final[dict[str, Inspector]] = {}
