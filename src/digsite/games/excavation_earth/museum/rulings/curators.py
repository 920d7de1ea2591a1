"""Readings of the curators: their queue, and how the first two come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games.excavation_earth.kinds import WILD
from digsite.games.excavation_earth.markets import next_buyer_card
from digsite.games.excavation_earth.museum.exhibits.curators import TO_MIDDLE, seat_curator
from digsite.games.excavation_earth.museum.exhibits.queue import CuratorQueue, advance
from digsite.games.excavation_earth.museum.exhibits.setup import SECOND_CURATOR
from digsite.games.excavation_earth.museum.kinds import EMPTY, N_CURATORS
from digsite.games.excavation_earth.museum.rulings.parts import museum_in
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import Reading
from digsite.kernel.step import Setup

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class FirstPlayerPicks(Reading["Earth"]):
    """MU-MUSETUP-R2: by a wild card the first player picks the second curator."""

    def __init__(self) -> None:
        super().__init__("first-player-picks")


class FlipOn(Reading["Earth"]):
    """MU-MUSETUP-R2: after a wild card another is turned over for the second curator."""

    def __init__(self) -> None:
        super().__init__("flip-on")

    def install(self, rules: Rules[Earth]) -> None:
        rules.replace_setup(SecondColouredCard())


class SecondColouredCard(Setup["Earth"]):
    """On the middle space, by the next coloured buyer card (MU-MUSETUP-08, -R2)."""

    def __init__(self) -> None:
        super().__init__(SECOND_CURATOR)

    def run(self, s: Earth) -> None:
        buyer = next_buyer_card(s, "MU-MUSETUP-08")
        while buyer == WILD:  # there are coloured cards (MU-DATA-13)
            buyer = next_buyer_card(s, "MU-MUSETUP-R2")
        seat_curator(s, s.seated()[0], buyer, TO_MIDDLE)


class AllMove(Reading["Earth"]):
    """MU-CURATOR-R1 as printed: with every newcomer all others move one space forward."""

    def __init__(self) -> None:
        super().__init__("all-move")


class FillFirst(Reading["Earth"]):
    """MU-CURATOR-R1: a newcomer takes a free space first, as in a market; the others move only if there is none."""

    def __init__(self) -> None:
        super().__init__("fill-first")

    def install(self, rules: Rules[Earth]) -> None:
        museum_in(rules).queue = ClosedQueue()


class ClosedQueue(CuratorQueue):
    """A queue like those of the markets, without gaps behind the first curator."""

    def make_room(self, s: Earth, player: int, curators: list[int]) -> int:
        back = N_CURATORS
        while back > 0 and curators[back - 1] == EMPTY:
            back -= 1
        return back if back < N_CURATORS else advance(s, player, curators)

    def flaw(self, curators: list[int]) -> str:
        first, second, third = [colour != EMPTY for colour in curators]
        if first and third and not second:  # MU-MUSETUP-R5: the front may be empty
            return "nobody between two curators; a newcomer stands right behind the last (MU-CURATOR-R1)"
        return ""
