"""Crew cubes: guards, traders and envoys (EE-CREW, EE-GALLERY)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.cards import draw_to_hand
from digsite.games.excavation_earth.events import FILLED, HIRED, SAMPLED, SENT_ENVOY
from digsite.games.excavation_earth.kinds import N_GLYPHS
from digsite.games.excavation_earth.rules import REASSIGN

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

AS_GUARD: Final = 0
AS_TRADER: Final = 1
AS_ENVOY: Final = 2
COLUMN: Final = 15
"""The four guards of a column, as bits."""


def has_cube(s: Earth, seat: int) -> bool:
    """Whether a cube can be assigned: one of the crew supply, or with an empty supply a guard (EE-CREW-02, -03)."""
    return s.cubes[seat] > 0 or s.rules.factions[seat].movable_guards(s, seat) != 0


def assign(s: Earth, seat: int, task: int, where: int) -> None:
    """Give a cube a task: guard of a type, trader in a market, envoy in a command centre.

    EE-CREW-03 to -05, EE-GALLERY-10, -11: from the crew supply; only if that is empty a guard is moved, and which one
    is asked; traders and envoys never are. EE-GALLERY-R4: cubes on forecast cards are out of reach too.
    """
    if s.cubes[seat] > 0:
        s.cubes[seat] = s.cubes[seat] - 1
        put(s, seat, task, where)
    else:
        s.push(REASSIGN, seat, task, where)


def put(s: Earth, seat: int, task: int, where: int) -> None:
    """A cube in hand takes up its task. Envoys also come by promotion and by a command card (EE-CREW-09)."""
    if task == AS_GUARD:
        guard(s, seat, where)
    elif task == AS_TRADER:
        s.traders[where * s.n_players + seat] += 1
        s.emit(HIRED, seat, where)
    else:
        s.envoys[where * s.n_players + seat] += 1
        s.emit(SENT_ENVOY, seat, where)


def guard(s: Earth, seat: int, kind: int) -> None:
    """A guard takes its space in the gallery: a sample of that type (EE-GALLERY-03).

    EE-GALLERY-15 to -20, -R5, -R6: a column filled for the first time brings a card at once, wherever the guard came
    from; the bonus is used up even if no card is left to be drawn. Rows bring none. EE-GALLERY-R7: the card may pay for
    the next action of the same turn.
    """
    s.guards[seat] = s.guards[seat] | (1 << kind)
    s.emit(SAMPLED, seat, kind)
    colour = kind // N_GLYPHS
    column = (s.guards[seat] >> (colour * N_GLYPHS)) & COLUMN
    if column == COLUMN and not (s.rewarded[seat] >> colour) & 1:
        s.rewarded[seat] = s.rewarded[seat] | (1 << colour)
        s.emit(FILLED, seat, colour)
        draw_to_hand(s, seat, "EE-GALLERY-15")
