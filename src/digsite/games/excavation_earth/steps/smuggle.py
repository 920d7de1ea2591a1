"""Smuggle: offload tiles to the black market, or acquire tiles from it (EE-SMUGGLE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.codes import ACQUIRE, DONE, SMUGGLE, SPAN
from digsite.games.excavation_earth.events import ACQUIRED, ACQUIRED_FIRST, OFFLOADED, TO_SMUGGLE
from digsite.games.excavation_earth.kinds import (
    ACQUIRING,
    CARGO,
    HIDDEN_HOLD,
    N_COLOURS,
    N_MARKETS,
    OFFLOADING,
    card_icon,
    colour_of,
    held,
    hold_of,
    kind_of,
)
from digsite.games.excavation_earth.refusals import concerns, elsewhere, no, no_with
from digsite.games.excavation_earth.rules import SAMPLES, SMUGGLING
from digsite.games.excavation_earth.steps.paid import PaidAction
from digsite.games.excavation_earth.steps.samples import pack_tiles
from digsite.games.excavation_earth.tiles import at_black_market, free_cargo, free_hidden, stow, unstow
from digsite.games.excavation_earth.vocabulary import OFFLOADS
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

FIRST: Final = 0
OFFLOADED_ONE: Final = 1
ACQUIRED_ONE: Final = 2
SURCHARGE: Final = 1
"""Acquiring costs one credit more than the listed value (EE-SMUGGLE-11)."""


class Smuggle(PaidAction):
    """EE-SMUGGLE-01 to -03: an action card with an icon of a black market on which an own explorer stands.

    EE-SMUGGLE-R3: no tile need be moved. EE-SMUGGLE-20: the card's colour does not matter.
    """

    def __init__(self) -> None:
        super().__init__(SPAN["smuggle"], TO_SMUGGLE)

    def add_legal(self, s: Earth, seat: int, codes: list[int]) -> None:
        icons = at_black_market(s, seat)
        if icons == 0:
            return
        last = -1
        for card in s.hands[seat]:
            if card != last and (icons >> (card % N_MARKETS)) & 1:
                codes.append(SMUGGLE + card)
            last = card

    def begin(self, s: Earth, seat: int, card: int, colour: int, icon: int) -> None:
        s.push(SMUGGLING, seat, FIRST)

    def refuse(self, s: Earth, seat: int, code: int) -> Refusal:
        card = code - SMUGGLE
        if card not in s.hands[seat]:
            return no_with(s, "EE-SMUGGLE-01", "not-in-hand", "card", card)
        if at_black_market(s, seat) == 0:
            return no(s, "EE-SMUGGLE-02", "no-explorer-at-black-market")
        return no_with(s, "EE-SMUGGLE-02", "wrong-icon", "market", card_icon(card))


class Smuggling(Step["Earth"]):
    """Offload or acquire a tile, one at a time, up to two of different colours, or be done.

    `a`: nothing yet, one offloaded or one acquired; `b`: its type. EE-SMUGGLE-04: never both in one action. Offload:
    EE-SMUGGLE-05 to -09: from either hold, for the listed value, to the bottom of the stack. Acquire: EE-SMUGGLE-10 to
    -16: the top of a stack, for the value + 1, into an empty space of either hold; the second must be paid with what is
    left after the first (EE-SMUGGLE-R1). EE-SMUGGLE-17, -18: then samples of these alone. EE-SMUGGLE-R2: they are of
    two stacks, so their order does not matter. EE-SMUGGLE-19, -21: any black market will do, and a type sampled before
    too.
    """

    def __init__(self) -> None:
        super().__init__(
            "smuggling", ["EE-SMUGGLE-04", "EE-SMUGGLE-05", "EE-SMUGGLE-10", "EE-SMUGGLE-11", "EE-SMUGGLE-12"]
        )

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes: list[int] = [DONE]
        used = 0 if f.a == FIRST else 1 << colour_of(f.b)
        if f.a != OFFLOADED_ONE:
            for colour in range(N_COLOURS):
                if not (used >> colour) & 1:
                    add_acquisitions(s, f.seat, colour, SURCHARGE, codes)
        if f.a != ACQUIRED_ONE:
            add_offloads(s.cargo[f.seat], CARGO, used, codes)
            add_offloads(s.hidden[f.seat], HIDDEN_HOLD, used, codes)
        if len(codes) == 1:
            codes.clear()
        return codes

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code == DONE:
            self.skip(s, f)
        elif OFFLOADS.has(code):
            hold = hold_of(OFFLOADS.tile(code))
            kind = kind_of(OFFLOADS.tile(code))
            price = s.rules.factions[f.seat].offload_price(s, f.seat, s.rules.pack.values[kind])
            offload(s, f.seat, hold, kind, price, OFFLOADING)
            s.emit(OFFLOADED, f.seat, kind, hold, price)
            if f.a == FIRST:
                s.push(SMUGGLING, f.seat, OFFLOADED_ONE, kind)
        else:
            kind = acquire(s, f.seat, code, SURCHARGE)
            if f.a == FIRST:
                s.push(SMUGGLING, f.seat, ACQUIRED_ONE, kind)
            else:
                s.push(SAMPLES, f.seat, pack_tiles(f.b, kind))

    def skip(self, s: Earth, f: Frame) -> None:
        if f.a == ACQUIRED_ONE:
            s.push(SAMPLES, f.seat, pack_tiles(f.b, -1))

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        """What is left to do: 1 offload, 2 acquire, 3 and 4 the same a second time; 0 if it may be either."""
        codes = s.table.steps[f.step].legal(s, f)  # with what modules add
        acquires = any(SPAN["acquire"].has(code) for code in codes)
        offloads = any(code != DONE and not SPAN["acquire"].has(code) for code in codes)
        way = ACQUIRED_ONE if acquires else OFFLOADED_ONE
        return {"deal": 0 if acquires and offloads else way if f.a == FIRST else way + 2}

    def flaw(self, s: Earth, f: Frame) -> str:
        if not FIRST <= f.a <= ACQUIRED_ONE or not 0 <= f.b < len(s.rules.tile_names) or (f.a == FIRST and f.b != 0):
            return "nothing yet, one tile offloaded or one acquired (EE-SMUGGLE-04)"
        if f.a == ACQUIRED_ONE and f.b not in s.cargo[f.seat] + s.hidden[f.seat]:
            return "the tile acquired is in no hold"
        return ""

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        used = 0 if f.a == FIRST else 1 << colour_of(f.b)
        if SPAN["acquire"].has(code):
            if f.a == OFFLOADED_ONE:
                return no(s, "EE-SMUGGLE-04", "either-or")
            return refuse_acquisition(s, f.seat, code, SURCHARGE, used)
        if concerns(s, OFFLOADS, code):
            if f.a == ACQUIRED_ONE:
                return no(s, "EE-SMUGGLE-04", "either-or")
            return refuse_offload(s, code, used)
        return elsewhere(s, f, code)


def add_offloads(tiles: list[int], hold: int, used: int, codes: list[int]) -> None:
    """One code for each type in a hold, but for the colours (as bits) that were offloaded just now."""
    last = -1
    for kind in tiles:
        if kind != last and not (used >> colour_of(kind)) & 1:
            codes.append(OFFLOADS.code(held(hold, kind)))
        last = kind


def offload(s: Earth, seat: int, hold: int, kind: int, price: int, source: int) -> None:
    """A tile goes to the bottom of its stack, for a price; an empty stack it makes anew (EE-SMUGGLE-07, -09)."""
    unstow(s, seat, hold, kind)
    s.stacks[colour_of(kind)].append(kind)
    s.gain(seat, source, price)


def refuse_offload(s: Earth, code: int, used: int) -> Refusal:
    """Why a tile cannot be offloaded."""
    kind = kind_of(OFFLOADS.tile(code))
    if (used >> colour_of(kind)) & 1:
        return no_with(s, "EE-SMUGGLE-05", "colour-used", "colour", colour_of(kind))
    return no_with(s, "EE-SMUGGLE-08", "not-in-hold", "artefact", kind)


def add_acquisitions(s: Earth, seat: int, colour: int, surcharge: int, codes: list[int]) -> None:
    """The top tile of a stack, into either hold, if it can be paid and has room (EE-SMUGGLE-13 to -15)."""
    stack = s.stacks[colour]
    if len(stack) > 0 and cost(s, seat, stack[0], surcharge) <= s.credits[seat]:
        if free_cargo(s, seat) > 0:
            codes.append(ACQUIRE + colour * 2 + CARGO)
        if free_hidden(s, seat) > 0:
            codes.append(ACQUIRE + colour * 2 + HIDDEN_HOLD)


def acquire(s: Earth, seat: int, code: int, surcharge: int) -> int:
    """Buy the top tile of a stack; its type."""
    colour = (code - ACQUIRE) // 2
    hold = (code - ACQUIRE) % 2
    kind = s.stacks[colour].pop(0)
    price = cost(s, seat, kind, surcharge)
    s.gain(seat, ACQUIRING, -price)
    stow(s, seat, hold, kind)
    s.emit(ACQUIRED if surcharge > 0 else ACQUIRED_FIRST, seat, kind, hold, -price)
    return kind


def cost(s: Earth, seat: int, kind: int, surcharge: int) -> int:
    """What a tile of the black market costs that seat."""
    return s.rules.factions[seat].acquisition_price(s, seat, s.rules.pack.values[kind], surcharge)


def refuse_acquisition(s: Earth, seat: int, code: int, surcharge: int, used: int) -> Refusal:
    """Why the top of a stack cannot be acquired so."""
    colour = (code - ACQUIRE) // 2
    hold = (code - ACQUIRE) % 2
    if (used >> colour) & 1:
        return no_with(s, "EE-SMUGGLE-16", "colour-used", "colour", colour)
    stack = s.stacks[colour]
    if len(stack) == 0:
        return no_with(s, "EE-SMUGGLE-15", "empty-stack", "colour", colour)
    if (free_cargo(s, seat) if hold == CARGO else free_hidden(s, seat)) == 0:
        both = free_cargo(s, seat) + free_hidden(s, seat) == 0
        return no(s, "EE-SMUGGLE-13" if both else "EE-SMUGGLE-12", "cargo-full" if hold == CARGO else "hidden-full")
    return no_with(s, "EE-SUPPLY-07", "too-dear", "n", cost(s, seat, stack[0], surcharge))
