"""Setting up the museum: exhibition tiles by player count and the first two curators (MU-MUSETUP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.kinds import WILD
from digsite.games.excavation_earth.markets import next_buyer_card
from digsite.games.excavation_earth.museum.events import EXHIBITION
from digsite.games.excavation_earth.museum.exhibits.curators import TO_MIDDLE, TO_TOP, seat_curator
from digsite.games.excavation_earth.museum.exhibits.part import museum_of, tiles_for
from digsite.games.excavation_earth.museum.kinds import N_SPACES, NO_TILE
from digsite.games.excavation_earth.setup import FillQueues
from digsite.kernel.step import Setup

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

FIRST_CURATOR: Final = "first_curator"
SECOND_CURATOR: Final = "second_curator"


class FillQueuesSeen(FillQueues):
    """The queues as in the base game; the buyer cards that are turned over stay in order for the museum."""

    def turn_over(self, s: Earth) -> int:
        buyer = super().turn_over(s)
        pile = museum_of(s).pile
        if sum(s.buyer_discard) == 1:
            pile.clear()  # the deck was made anew
        pile.append(buyer)
        return buyer


class LayExhibition(Setup["Earth"]):
    """MU-MUSETUP-02 to -06, -R1, -R3, -R4: one tile at random on each usable space; the rest goes back to the box."""

    def __init__(self) -> None:
        super().__init__("exhibition")

    def run(self, s: Earth) -> None:
        museum = museum_of(s)
        tiles = tiles_for(s.n_players)
        s.rng.shuffle(tiles)
        asks: list[int] = []
        for space in range(N_SPACES):
            asks.append(tiles.pop() if museum.figures.min_players[space] <= s.n_players else NO_TILE)
        museum.asks = asks
        for space in range(N_SPACES):
            if asks[space] != NO_TILE:
                s.emit(EXHIBITION, s.turn, asks[space], space)


class FirstCurator(Setup["Earth"]):
    """MU-MUSETUP-07, -09, -R2: on the topmost space, by the top coloured card of the buyer discard pile; if there is
    none, the first player picks."""

    def __init__(self) -> None:
        super().__init__(FIRST_CURATOR)

    def run(self, s: Earth) -> None:
        museum = museum_of(s)
        coloured = [buyer for buyer in museum.pile if buyer != WILD]
        museum.pile = []
        if len(coloured) > 0:
            seat_curator(s, s.seated()[0], coloured[-1], TO_TOP)
        else:
            s.push(s.rules.step_id("pick_curator"), s.seated()[0], TO_TOP)


class SecondCurator(Setup["Earth"]):
    """MU-MUSETUP-08, -11, -R2: on the middle space, by the next buyer card; with a wild one the first player picks."""

    def __init__(self) -> None:
        super().__init__(SECOND_CURATOR)

    def run(self, s: Earth) -> None:
        buyer = next_buyer_card(s, "MU-MUSETUP-08")
        if buyer == WILD:
            s.push(s.rules.step_id("pick_curator"), s.seated()[0], TO_MIDDLE)
        else:
            seat_curator(s, s.seated()[0], buyer, TO_MIDDLE)
