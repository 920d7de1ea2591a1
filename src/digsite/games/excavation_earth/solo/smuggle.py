"""Zu's Smuggle, which only stands in for an Excavate: acquire, or else offload (ZU-ACQUIRE, ZU-OFFLOAD).

Which half it is follows from why nothing is dug up (ZU-SMUGGLE-01).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from digsite.games.excavation_earth.events import ACQUIRED, OFFLOADED
from digsite.games.excavation_earth.kinds import ACQUIRING, CARGO, HIDDEN_HOLD, N_COLOURS, OFFLOADING, hold_of, kind_of
from digsite.games.excavation_earth.markets import level
from digsite.games.excavation_earth.solo.crew import sample
from digsite.games.excavation_earth.solo.events import (
    FOR_ACQUIRE,
    FOR_INSTEAD,
    FOR_MORE,
    FOR_OFFLOAD,
    INSTEAD_DEAR,
    INSTEAD_LEFT,
    MORE_NEEDED,
    MORE_PAID,
    NO_ARTEFACT,
    NOTHING_TO_BUY,
    OFFLOAD_CARGO,
    OFFLOAD_DEAR,
    OFFLOAD_LOT,
    OFFLOAD_OTHER,
    OFFLOAD_UNPOPULAR,
    ONE_COLOUR,
    STACK_DEAR,
    STACK_LEFT,
    STACK_NEEDED,
    STACK_NEXT,
    STACK_PAID,
    STACK_THERE,
    WEIGHS_COLOURS,
    WEIGHS_TILES,
    ZU_OFFLOADS,
)
from digsite.games.excavation_earth.solo.fail import fail
from digsite.games.excavation_earth.solo.ladder import ZU, climb, draw_lot, keep, weigh
from digsite.games.excavation_earth.solo.part import zu_of
from digsite.games.excavation_earth.solo.priorities import needs, tile_colour, tile_value
from digsite.games.excavation_earth.tiles import free_cargo, free_hidden, stow, unstow
from digsite.kernel.events import EventKind

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

FEE: Final = 1
"""Zu pays so much more than the listed value (ZU-ACQUIRE-06)."""


def acquire(s: Earth, colour: int) -> bool:
    """Buy the top tile of the first stack that will do, from the desired colour's to the right; False if all failed.

    ZU-ACQUIRE-01 to -09, -R1, -R2: round and round; popularity plays no part. Nothing to buy: Zu offloads instead
    (ZU-SMUGGLE-03). ZU-SMUGGLE-02: no explorer and no card is needed. ZU-ACQUIRE-12: a space is always free here.
    """
    weigh(s, WEIGHS_COLOURS, FOR_ACQUIRE, list(range(N_COLOURS)))
    fit = valid_stacks(s, list(range(N_COLOURS)), STACK_NEEDED, STACK_PAID)
    if len(fit) == 0:
        s.emit(ZU_OFFLOADS, ZU, NOTHING_TO_BUY, rule="ZU-ACQUIRE-09")
        return zu_of(s).ways.offload(s)
    zu = zu_of(s)
    if zu.switches.buys_twice and zu.ways.dearest_tile.replaces():
        buy(s, zu.ways.dearest_tile.stack(s, fit))
        return True
    row = s.rules.pack.stacks
    start = row.index(colour)
    bought = climb(s, fit, [-((row.index(stack) - start) % N_COLOURS) for stack in fit], STACK_NEXT)[0]
    buy(s, bought)
    if zu.switches.buys_twice and zu.ways.buys_more(s) and free_cargo(s, ZU) + free_hidden(s, ZU) > 0:
        acquire_more(s, bought)
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class DearestTile:
    """What switch H5 makes of the most valuable tile of the black market: a further purchase, or the only one."""

    def replaces(self) -> bool:
        """Whether it is bought instead of the desired colour's: no, besides it (ZU-HARD-17, -R3)."""
        return False

    def stack(self, s: Earth, fit: list[int]) -> int:
        """Where it lies among the stacks that will do: the leftmost of equals."""
        weigh(s, WEIGHS_COLOURS, FOR_INSTEAD, fit)
        fit = climb(s, fit, [s.rules.pack.values[s.stacks[stack][0]] for stack in fit], INSTEAD_DEAR)
        return climb(s, fit, [-s.rules.pack.stacks.index(stack) for stack in fit], INSTEAD_LEFT)[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class FurtherStacks:
    """Where the further tile of switch H5 may lie."""

    def open(self, s: Earth, bought: int) -> list[int]:
        """On any stack, also on the one just bought from (ZU-HARD-19, -R6)."""
        return list(range(N_COLOURS))


def acquire_more(s: Earth, bought: int) -> None:
    """Switch H5: the most valuable tile on top of a stack that will do; the leftmost of equals.

    ZU-HARD-17 to -23, -25, -R3 to -R6: one more and no third; with nothing to buy nothing happens. ZU-MIX-07, -10: into
    either hold, also when it stands in for a card of switch H1.
    """
    weigh(s, WEIGHS_COLOURS, FOR_MORE, list(range(N_COLOURS)))
    fit = valid_stacks(s, zu_of(s).ways.further_stacks.open(s, bought), MORE_NEEDED, MORE_PAID)
    if len(fit) > 0:
        fit = climb(s, fit, [s.rules.pack.values[s.stacks[stack][0]] for stack in fit], STACK_DEAR)
        fit = climb(s, fit, [-s.rules.pack.stacks.index(stack) for stack in fit], STACK_LEFT)
        buy(s, fit[0])


def valid_stacks(s: Earth, stacks: list[int], needed: EventKind, paid: EventKind) -> list[int]:
    """Those whose top tile Zu needs and can pay (ZU-TERM-16, ZU-ACQUIRE-03 to -05, -08)."""
    left = keep(s, stacks, [len(s.stacks[stack]) > 0 for stack in stacks], STACK_THERE)
    left = keep(s, left, [needs(s, s.stacks[stack][0]) for stack in left], needed)
    return keep(s, left, [price(s, stack) <= s.credits[ZU] for stack in left], paid)


def price(s: Earth, stack: int) -> int:
    """What the top tile of a stack costs Zu (ZU-ACQUIRE-06)."""
    return s.rules.pack.values[s.stacks[stack][0]] + FEE


def buy(s: Earth, stack: int) -> None:
    """Pay, store, sample (ZU-ACQUIRE-10, -11, -13, -14, ZU-SMUGGLE-R1): into the hidden hold while it has a space."""
    cost = price(s, stack)
    kind = s.stacks[stack].pop(0)
    hold = HIDDEN_HOLD if free_hidden(s, ZU) > 0 else CARGO
    s.gain(ZU, ACQUIRING, -cost)
    s.emit(ACQUIRED, ZU, kind, hold, -cost)
    stow(s, ZU, hold, kind)
    sample(s, kind)


def offload(s: Earth) -> bool:
    """Give two tiles of different colours to the black market for their values, or one; False if there is none.

    ZU-OFFLOAD-01 to -05, -09, -R1, -R2: the best pair is the most valuable tile and the most valuable one of another
    colour. ZU-OFFLOAD-14: that ends the action.
    """
    tiles = zu_of(s).ways.tiles.to_offload(s)
    if len(tiles) == 0:
        return fail(s, NO_ARTEFACT)
    if not zu_of(s).ways.one_colour.will_do(tiles):
        return fail(s, ONE_COLOUR, "ZU-OFFLOAD-R1")
    weigh(s, WEIGHS_TILES, FOR_OFFLOAD, tiles)
    chosen = [worst_kept(s, tiles)]
    weigh(s, WEIGHS_TILES, FOR_OFFLOAD, tiles)
    others = keep(s, tiles, [tile_colour(tile) != tile_colour(chosen[0]) for tile in tiles], OFFLOAD_OTHER)
    if len(others) > 0:
        chosen.append(worst_kept(s, others))
    for tile in chosen:
        give_away(s, tile)
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class OneColour:
    """What becomes of an Offload when all of several tiles are of one colour."""

    def will_do(self, tiles: list[int]) -> bool:
        """Whether these can be offloaded: always, then one of them (ZU-OFFLOAD-05, -R1)."""
        return True


def worst_kept(s: Earth, tiles: list[int]) -> int:
    """The tile that pays most: then from the cargo hold, then of the less popular colour, then by lot.

    ZU-OFFLOAD-03, -06 to -08, -12.
    """
    left = climb(s, tiles, [tile_value(s, tile) for tile in tiles], OFFLOAD_DEAR)
    left = climb(s, left, [1 if hold_of(tile) == CARGO else 0 for tile in left], OFFLOAD_CARGO)
    left = climb(s, left, [-level(s, tile_colour(tile)) for tile in left], OFFLOAD_UNPOPULAR)
    return draw_lot(s, left, OFFLOAD_LOT)


def give_away(s: Earth, tile: int) -> None:
    """A tile goes under its colour's stack for its value; a sample of it stays (ZU-OFFLOAD-10, -11, -13)."""
    hold = hold_of(tile)
    kind = kind_of(tile)
    unstow(s, ZU, hold, kind)
    s.stacks[tile_colour(tile)].append(kind)
    s.gain(ZU, OFFLOADING, s.rules.pack.values[kind])
    s.emit(OFFLOADED, ZU, kind, hold, s.rules.pack.values[kind])
