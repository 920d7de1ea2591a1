"""Setting up, in the order of the rulebook (AR-SETUP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.archaeology.events import BEGAN
from digsite.games.archaeology.kinds import HAND, MAP, MARKET, N_KINDS, SANDSTORM, THIEF
from digsite.games.archaeology.rules import TURN
from digsite.kernel.step import Setup

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig


class ShuffleTreasures(Setup["Dig"]):
    """AR-SETUP-01 to -06: all treasures of this player count, but without the Maps, make one deck."""

    def __init__(self) -> None:
        super().__init__("treasures")

    def run(self, s: Dig) -> None:
        for kind in range(N_KINDS):
            if kind != MAP:
                s.dig_site += [kind] * s.rules.copies[kind]
        s.rng.shuffle(s.dig_site)


class DealHands(Setup["Dig"]):
    """AR-SETUP-07, -08, -24: four cards each, hidden. AR-SETUP-09 to -11: a tent each, which is in no hand."""

    def __init__(self) -> None:
        super().__init__("hands")

    def run(self, s: Dig) -> None:
        for seat in range(s.n_seats):
            for _ in range(HAND):
                s.gain(seat, s.dig_site.pop(), 1)
            for observer in range(s.n_seats + 1):
                if observer != seat:
                    s.plain[observer * s.n_seats + seat] = HAND
            s.intact |= 1 << seat


class LayMarket(Setup["Dig"]):
    """AR-SETUP-12: five cards faceup."""

    def __init__(self) -> None:
        super().__init__("market")

    def run(self, s: Dig) -> None:
        for _ in range(MARKET):
            s.market[s.dig_site.pop()] += 1


class FillChambers(Setup["Dig"]):
    """AR-SETUP-16 to -18: each chamber gets as many cards as its number says; a pile beside the tile likewise."""

    def __init__(self) -> None:
        super().__init__("chambers")

    def run(self, s: Dig) -> None:
        for chamber, n in enumerate(s.rules.chambers):
            for _ in range(n):
                s.chambers[chamber][s.dig_site.pop()] += 1
            s.chamber_sizes[chamber] = n
        for _ in range(s.rules.pile):
            s.pile.append(s.dig_site.pop())


class LayDigSite(Setup["Dig"]):
    """AR-SETUP-19 to -26: Sandstorms, Thieves and all Maps join last, so only the dig site can hold them."""

    def __init__(self) -> None:
        super().__init__("dig_site")

    def run(self, s: Dig) -> None:
        s.dig_site += [MAP] * s.rules.copies[MAP]
        s.dig_site += [THIEF] * s.rules.n_thieves
        s.dig_site += [SANDSTORM] * s.rules.n_sandstorms
        s.rng.shuffle(s.dig_site)


class FirstPlayer(Setup["Dig"]):
    """AR-SETUP-27, AR-SETUP-R2: the chosen first player, or one at random: nobody here knows whose feet are sandy."""

    def __init__(self) -> None:
        super().__init__("first_player")

    def run(self, s: Dig) -> None:
        chosen = s.rules.options["first_seat"]
        s.first = chosen if isinstance(chosen, int) else s.rng.below(s.n_seats)


def base_setup() -> list[Setup[Dig]]:
    """The parts of the set-up, in order."""
    return [ShuffleTreasures(), DealHands(), LayMarket(), FillChambers(), LayDigSite(), FirstPlayer()]


def begin(s: Dig, monument_number: int) -> None:
    """Set up and begin the first turn."""
    for part in s.rules.setup:
        part.run(s)
    s.emit(BEGAN, s.first, monument_number)
    s.push(TURN, s.first)
    s.settle()
