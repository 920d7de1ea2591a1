"""Zu's Excavate: one or two artefacts of one colour, or the black market instead (ZU-EXCAVATE, ZU-HARD-01 to -14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from digsite.games.excavation_earth.events import DUG
from digsite.games.excavation_earth.kinds import CARGO, HIDDEN_HOLD, N_COLOURS
from digsite.games.excavation_earth.markets import level
from digsite.games.excavation_earth.solo.crew import sample
from digsite.games.excavation_earth.solo.events import (
    CARGO_FULL,
    DIG_HUMAN_FEW,
    DIG_LOT,
    DIG_NONE_HELD,
    DIG_ON_MAP,
    DIG_POPULAR,
    DIG_TOP,
    DIG_TWO,
    FIND_DEAR,
    FIND_LOT,
    FIND_NEEDED,
    FIND_OTHER_SITE,
    FIND_RARE,
    FIND_UNSAMPLED,
    FIRST_HUMAN_FEW,
    FIRST_LOT,
    FIRST_NONE_HELD,
    FIRST_POPULAR,
    FOR_DIG,
    FOR_FIRST,
    HOLDS_FULL,
    NOTHING_TO_DIG,
    WEIGHS_ARTEFACTS,
    WEIGHS_COLOURS,
    ZU_ACQUIRES,
    ZU_OFFLOADS,
)
from digsite.games.excavation_earth.solo.faces import PAIRS, TOP
from digsite.games.excavation_earth.solo.ladder import HUMAN, ZU, climb, draw_lot, keep, weigh
from digsite.games.excavation_earth.solo.part import zu_of
from digsite.games.excavation_earth.solo.priorities import NO_COLOUR, room
from digsite.games.excavation_earth.tiles import free_cargo, free_hidden, stow

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


def excavate(s: Earth, face: int) -> bool:
    """Resolve an Excavate card; False if it failed in the end.

    ZU-EXCAVATE-02: one or two artefacts of one colour. ZU-EXCAVATE-14 to -16, -R8: the holds are looked at once, and
    the colour is settled before (ZU-EXCAVATE-03, -04); only with both full there is none to settle (ZU-EXCAVATE-R1).
    ZU-EXCAVATE-23 to -27, -R7: two whenever there are two sites, and so two types. ZU-EXCAVATE-30, -31: it costs
    nothing and explorers do not matter.
    """
    ways = zu_of(s).ways
    if free_cargo(s, ZU) == 0 and free_hidden(s, ZU) == 0:
        s.emit(ZU_OFFLOADS, ZU, HOLDS_FULL, rule="ZU-EXCAVATE-15")
        return ways.offload(s)
    if face != TOP and zu_of(s).switches.digs_both:
        return dig_each(s, face)
    first_choice = settle_colour(s, face)
    colour = first_choice if face == TOP else ways.other_colour.settle(s, face, first_choice)
    space = ways.each_artefact.spaces(s)
    if space == 0:
        s.emit(ZU_ACQUIRES, ZU, CARGO_FULL, rule=when_diverted(s))
        return ways.acquire(s, ways.smuggled_colour.of(s, face, first_choice, colour))
    finds = diggable(s, colour, [])
    if len(finds) == 0:
        s.emit(ZU_ACQUIRES, ZU, NOTHING_TO_DIG, rule="ZU-EXCAVATE-18")
        return ways.acquire(s, ways.smuggled_colour.of(s, face, first_choice, colour))
    taken = [ways.best_find(s, finds)]
    others: list[int] = []
    if ways.each_artefact.seeks(1, space):
        weigh(s, WEIGHS_ARTEFACTS, FOR_DIG, finds)
        others = ways.second_find.among(s, finds, taken[0])
        if len(others) > 0 and space >= 2:
            taken.append(ways.best_find(s, others))
    ways.dig(s, taken)
    if len(others) > 0 and space < 2:
        smuggle_second(s, ways.smuggled_colour.of(s, face, first_choice, colour))
    return True


def when_diverted(s: Earth) -> str:
    """The rule by which a full cargo hold leads to the black market: with switch H3 only a ruling's (ZU-HARD-R8)."""
    return "ZU-HARD-R8" if zu_of(s).switches.any_hold else "ZU-EXCAVATE-16"


def smuggle_second(s: Earth, colour: int) -> None:
    """The second artefact finds the holds full: the black market instead of it (ZU-EXCAVATE-R8)."""
    if free_cargo(s, ZU) == 0 and free_hidden(s, ZU) == 0:
        s.emit(ZU_OFFLOADS, ZU, HOLDS_FULL, rule="ZU-EXCAVATE-R8")
        zu_of(s).ways.offload(s)
    else:
        s.emit(ZU_ACQUIRES, ZU, CARGO_FULL, rule="ZU-EXCAVATE-R8")
        zu_of(s).ways.acquire(s, colour)


# --- what rulings may read otherwise


@mypyc_attr(allow_interpreted_subclasses=True)
class OtherColour:
    """Whether Zu turns to the other colour of a card with two."""

    def settle(self, s: Earth, face: int, colour: int) -> int:
        """The desired colour when that one was chosen first: the same (ZU-EXCAVATE-06, -R2)."""
        return colour


@mypyc_attr(allow_interpreted_subclasses=True)
class TopColours:
    """The colours among which the most popular is sought."""

    def among(self, s: Earth, colours: list[int]) -> list[int]:
        """Those on the map, needed or not; with an empty map all (ZU-EXCAVATE-07 to -09, -32, -R3, -R4, -R6)."""
        there = [on_map(s, colour) for colour in colours]
        return keep(s, colours, there, DIG_ON_MAP) if True in there else colours


@mypyc_attr(allow_interpreted_subclasses=True)
class SecondFind:
    """What may be dug beside a first artefact of the same colour."""

    def among(self, s: Earth, finds: list[int], first: int) -> list[int]:
        """What lies on another site (ZU-EXCAVATE-25, -26, -R7)."""
        ways = zu_of(s).ways
        return keep(s, finds, [ways.apart(s, first, kind) for kind in finds], FIND_OTHER_SITE)

    def has_two(self, s: Earth, finds: list[int]) -> bool:
        """Whether two of these can be dug together (ZU-EXCAVATE-10)."""
        ways = zu_of(s).ways
        for kind in finds:
            if ways.apart(s, finds[0], kind):
                return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class HoldCheck:
    """Which free spaces keep an Excavate from being diverted to the black market."""

    def spaces(self, s: Earth) -> int:
        """Those for what is dug: with switch H3 those of both holds (ZU-HARD-11, -R8)."""
        return room(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class EachArtefact:
    """How often the holds are checked in an Excavate."""

    def spaces(self, s: Earth) -> int:
        """How many artefacts can be dug; none if the check diverts: once, at the start (ZU-EXCAVATE-14, -R8)."""
        return 0 if zu_of(s).ways.hold_check.spaces(s) == 0 else room(s)

    def seeks(self, taken: int, spaces: int) -> bool:
        """Whether a further artefact is looked for when some have been chosen: only with a space for it."""
        return taken < spaces


@mypyc_attr(allow_interpreted_subclasses=True)
class SmuggledColour:
    """From which colour's stack Zu's Acquire begins."""

    def of(self, s: Earth, face: int, first_choice: int, colour: int) -> int:
        """The colour on which Excavate settled in the end (ZU-ACQUIRE-02, -R1)."""
        return colour


# --- the colour


def settle_colour(s: Earth, face: int) -> int:
    """The desired colour of an Excavate card (ZU-TERM-17).

    ZU-EXCAVATE-05, -06, -33, -R2, -R9: both colours of the card, whether they lie on the map or not. ZU-EXCAVATE-07 to
    -09, -32: see TopColours.
    """
    if face == TOP:
        left = list(range(N_COLOURS))
        weigh(s, WEIGHS_COLOURS, FOR_DIG, left)
        left = zu_of(s).ways.top_colours.among(s, left)
    else:
        left = list(PAIRS[face])
        weigh(s, WEIGHS_COLOURS, FOR_DIG, left)
    left = climb(s, left, [level(s, colour) for colour in left], DIG_TOP if face == TOP else DIG_POPULAR)
    if len(left) > 1:
        left = climb(s, left, [1 if can_dig_two(s, colour) else 0 for colour in left], DIG_TWO)
    if len(left) > 1:
        left = climb(s, left, none_held(s, left), DIG_NONE_HELD)
        left = climb(s, left, human_has(s, left), DIG_HUMAN_FEW)
    return draw_lot(s, left, DIG_LOT)


def none_held(s: Earth, colours: list[int]) -> list[int]:
    """Better are colours of which Zu holds no tile (ZU-EXCAVATE-11)."""
    return [1 if zu_of(s).ways.has_colour(s, ZU, colour) == 0 else 0 for colour in colours]


def human_has(s: Earth, colours: list[int]) -> list[int]:
    """Better are colours of which the human holds fewer tiles (ZU-EXCAVATE-12)."""
    return [-zu_of(s).ways.has_colour(s, HUMAN, colour) for colour in colours]


def on_map(s: Earth, colour: int) -> bool:
    """Whether a tile of that colour lies on a site (ZU-TERM-11)."""
    return len(zu_of(s).ways.lying(s, colour, [])) > 0


def can_dig_two(s: Earth, colour: int) -> bool:
    """Whether two artefacts of that colour could be dug now: there is room, and they lie on two sites.

    ZU-EXCAVATE-10, -R5.
    """
    ways = zu_of(s).ways
    return ways.each_artefact.spaces(s) >= 2 and ways.second_find.has_two(s, needed(s, colour))


def needed(s: Earth, colour: int) -> list[int]:
    """What lies on the map of that colour and Zu needs, without telling of it."""
    ways = zu_of(s).ways
    return [kind for kind in ways.lying(s, colour, []) if ways.needs(s, kind)]


def diggable(s: Earth, colour: int, taken: list[int]) -> list[int]:
    """The types of that colour that lie on the map and that Zu needs (ZU-TERM-12, ZU-EXCAVATE-17, -18)."""
    ways = zu_of(s).ways
    there = ways.lying(s, colour, taken)
    if len(there) > 0:
        weigh(s, WEIGHS_ARTEFACTS, FOR_DIG, there)
    return keep(s, there, [ways.needs(s, kind) for kind in there], FIND_NEEDED)


def best_find(s: Earth, finds: list[int]) -> int:
    """One of some types: without a sample of the human's, with the fewest copies on the map, the most valuable.

    ZU-EXCAVATE-19 to -22, ZU-TERM-13: only tiles on sites are counted.
    """
    left = climb(s, finds, [1 - ((s.guards[HUMAN] >> kind) & 1) for kind in finds], FIND_UNSAMPLED)
    left = climb(s, left, [-s.sites[kind] for kind in left], FIND_RARE)
    left = climb(s, left, [s.rules.pack.values[kind] for kind in left], FIND_DEAR)
    return draw_lot(s, left, FIND_LOT)


def dig(s: Earth, kind: int) -> None:
    """A tile leaves its site for the hold, and is sampled (ZU-EXCAVATE-28, -29, -34)."""
    s.sites[kind] = s.sites[kind] - 1
    s.emit(DUG, ZU, kind, s.rules.pack.site_of[kind])
    stow_find(s, kind)
    sample(s, kind)


def stow_find(s: Earth, kind: int) -> None:
    """What is dug or surveyed goes to the cargo hold; if that is full (switch H3) to the hidden one (ZU-HARD-14,
    -R2)."""
    stow(s, ZU, CARGO if free_cargo(s, ZU) > 0 else HIDDEN_HOLD, kind)


def dig_each(s: Earth, face: int) -> bool:
    """Switch H1: one artefact of each colour of the card, the more popular colour first.

    ZU-HARD-01 to -07, -24, -R1: while there is room; never two of one colour; with nothing to dig in either, the black
    market from the first colour on.
    """
    left = list(PAIRS[face])
    weigh(s, WEIGHS_COLOURS, FOR_FIRST, left)
    left = climb(s, left, [level(s, colour) for colour in left], FIRST_POPULAR)
    left = climb(s, left, none_held(s, left), FIRST_NONE_HELD)
    left = climb(s, left, human_has(s, left), FIRST_HUMAN_FEW)
    first = draw_lot(s, left, FIRST_LOT)
    ways = zu_of(s).ways
    space = ways.each_artefact.spaces(s)
    if space == 0:
        s.emit(ZU_ACQUIRES, ZU, CARGO_FULL, rule=when_diverted(s))
        return ways.acquire(s, first)
    taken: list[int] = []
    left_out = NO_COLOUR
    for colour in [first, *(other for other in PAIRS[face] if other != first)]:
        if ways.each_artefact.seeks(len(taken), space):
            finds = diggable(s, colour, taken)
            if len(finds) > 0 and len(taken) < space:
                taken.append(ways.best_find(s, finds))
            elif len(finds) > 0:
                left_out = colour
    if len(taken) == 0:
        s.emit(ZU_ACQUIRES, ZU, NOTHING_TO_DIG, rule="ZU-EXCAVATE-18")
        return ways.acquire(s, first)
    ways.dig(s, taken)
    if left_out != NO_COLOUR:
        smuggle_second(s, left_out)
    return True
