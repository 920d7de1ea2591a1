"""Artefact tiles: piles, sites, stacks and holds (EE-TILE, EE-HOLD).

A pile is a count of tiles by type: which tiles it still has is open knowledge (EE-INFO-05), its order is known to
nobody (EE-INFO-04), so drawing at random is drawing from the top.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from digsite.games.excavation_earth.events import REVEALED, STACKED
from digsite.games.excavation_earth.kinds import CARGO, colour_of
from digsite.games.excavation_earth.rules import NO_TILES_LEFT
from digsite.games.excavation_earth.vocabulary import TileSpan

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


def draw_tiles(s: Earth, colour: int, n: int) -> list[int]:
    """The types of the next n tiles of a pile, or of all it has, in the order drawn (EE-SURVEY-R3)."""
    kinds: list[int] = []
    while len(kinds) < n:
        kind = s.rules.supply.draw(s, colour)
        if kind == NO_TILES_LEFT:
            break
        if kind >= 0:
            kinds.append(kind)
    return kinds


def reveal_on_map(s: Earth, colour: int) -> None:
    """The next tile of a pile goes face up on its site; with an empty pile nothing happens (EE-SETUP-19, -20)."""
    kind = s.rules.supply.draw(s, colour)
    if kind >= 0:
        s.sites[kind] = s.sites[kind] + 1
        rule = "EE-SETUP-19" if s.round == 1 else "EE-PREP-13"
        s.emit(REVEALED, s.turn, kind, s.rules.pack.site_of[kind], rule=rule)


def reveal_to_stack(s: Earth, colour: int, on_top: bool) -> None:
    """The next tile of a pile goes face up to its colour's stack. The top of a stack is the first of its list."""
    kind = s.rules.supply.draw(s, colour)
    if kind >= 0:
        s.stacks[colour].insert(0 if on_top else len(s.stacks[colour]), kind)
        s.emit(STACKED, s.turn, kind, rule="EE-SETUP-23" if s.round == 1 else "EE-PREP-14")


def tile_choices(tiles: list[int], span: TileSpan) -> list[int]:
    """One code for each kind among sorted tiles."""
    codes: list[int] = []
    last = -1
    for kind in tiles:
        if kind != last:
            codes.append(span.code(kind))
            last = kind
    return codes


def free_cargo(s: Earth, seat: int) -> int:
    """Empty spaces of the cargo hold."""
    return s.rules.factions[seat].free_cargo(s, seat)


def free_hidden(s: Earth, seat: int) -> int:
    """Empty spaces of the hidden hold."""
    return s.rules.factions[seat].free_hidden(s, seat)


def room(s: Earth, seat: int) -> int:
    """Empty spaces for what is excavated or surveyed."""
    return s.rules.factions[seat].room(s, seat)


def stow_find(s: Earth, seat: int, kind: int) -> None:
    """What is excavated or surveyed goes where it may go."""
    s.rules.factions[seat].stow_find(s, seat, kind)


def stow(s: Earth, seat: int, hold: int, kind: int) -> None:
    """A tile goes into a hold with an empty space, face up (EE-HOLD-05).

    EE-HOLD-02 to -04: what is excavated or surveyed goes to the cargo hold; only acquisitions may choose.
    """
    insort(s.cargo[seat] if hold == CARGO else s.hidden[seat], kind)


def unstow(s: Earth, seat: int, hold: int, kind: int) -> None:
    """A tile leaves a hold."""
    (s.cargo[seat] if hold == CARGO else s.hidden[seat]).remove(kind)


def has_colour(s: Earth, seat: int, colour: int) -> int:
    """How many tiles of that colour lie in both holds (EE-HOLD-06)."""
    n = 0
    for kind in s.cargo[seat]:
        if colour_of(kind) == colour:
            n += 1
    for kind in s.hidden[seat]:
        if colour_of(kind) == colour:
            n += 1
    return n


def explorer_at(s: Earth, seat: int, place: int) -> bool:
    """Whether one of the seat's explorers stands there."""
    for where in s.explorers[seat]:
        if where == place:
            return True
    return False


def at_black_market(s: Earth, seat: int) -> int:
    """The market icons shown where the seat's explorers stand on black markets, as bits; 0: they stand on none."""
    icons = 0
    for where in s.explorers[seat]:
        icons |= s.rules.pack.black_icons[where]
    return icons


def move_explorer(s: Earth, seat: int, origin: int, place: int) -> None:
    """An explorer changes its place; a seat's explorers are alike and kept in order (EE-COMP-21)."""
    places = s.explorers[seat]
    places.remove(origin)
    insort(places, place)


def distinct_places(places: list[int]) -> int:
    """On how many different locations these (sorted) explorers stand."""
    n = 1
    for i in range(1, len(places)):
        if places[i] != places[i - 1]:
            n += 1
    return n
