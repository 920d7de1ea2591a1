"""Setting up, in the order of the rulebook (EE-SETUP). Hands may be asked about, so the parts are run by a deed."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from digsite.games.excavation_earth.cards import draw_to_hand
from digsite.games.excavation_earth.events import BEGAN, ROUND_BEGAN
from digsite.games.excavation_earth.kinds import ALL_TRAVEL, FULL_QUEUE, HAND, N_COLOURS, N_MARKETS
from digsite.games.excavation_earth.markets import add, next_buyer_card
from digsite.games.excavation_earth.rules import REDRAW, SET_UP
from digsite.games.excavation_earth.steps.draft import begin_draft
from digsite.games.excavation_earth.steps.prepare import begin_actions, lay_forecast
from digsite.games.excavation_earth.tiles import reveal_on_map, reveal_to_stack
from digsite.kernel.frame import Frame
from digsite.kernel.step import Deed, Setup

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class SetUp(Deed["Earth"]):
    """Part `a` of the set-up; the next one follows when all that it asks has been answered."""

    def __init__(self) -> None:
        super().__init__("set_up", ["EE-SETUP-01"])

    def run(self, s: Earth, f: Frame) -> None:
        if f.a + 1 < len(s.rules.setup):
            s.push(SET_UP, f.seat, f.a + 1)
        s.rules.setup[f.a].run(s)

    def flaw(self, s: Earth, f: Frame) -> str:
        if 1 <= f.a < len(s.rules.setup) and s.rules.setup[f.a - 1].key in s.rules.asking:
            return ""
        return f"that part of the set-up asks nothing; those that do: {', '.join(s.rules.asking)}"


class TurnOrder(Setup["Earth"]):
    """EE-SETUP-06: by starting initiative, the lowest first, without gaps."""

    def __init__(self) -> None:
        super().__init__("turn_order")

    def run(self, s: Earth) -> None:
        initiative = s.rules.initiative
        numbers = sorted(initiative)
        s.order = [0] * s.n_players
        for seat in range(s.n_players):
            s.order[numbers.index(initiative[seat])] = seat
        s.turn = s.order[0]
        for seat in s.seated():
            s.emit(BEGAN, seat, s.rules.factions[seat].number)


class DealHands(Setup["Earth"]):
    """EE-SETUP-08 to -12: six cards each, and in turn order everybody may redraw from a group of four."""

    def __init__(self) -> None:
        super().__init__("hands")

    def run(self, s: Earth) -> None:
        for seat in range(s.n_seats):
            for _ in range(HAND):
                draw_to_hand(s, seat, "EE-SETUP-09")
        ask_redraws(s)


def ask_redraws(s: Earth) -> None:
    """Each seat in turn order may redraw (EE-SETUP-R6)."""
    seats = s.seated()
    s.turn = seats[0]
    for seat in reversed(seats):
        s.push(REDRAW, seat)


class DraftHands(Setup["Earth"]):
    """EE-SETUP-13, -R7: hands are drafted as in a preparation; then there is no redraw."""

    def __init__(self) -> None:
        super().__init__("hands")

    def run(self, s: Earth) -> None:
        begin_draft(s)


class TakeTravelCards(Setup["Earth"]):
    """EE-SETUP-14, -15: travel cards with 2, 3 and 4 fuel for everybody, nine cards in all."""

    def __init__(self) -> None:
        super().__init__("travel_cards")

    def run(self, s: Earth) -> None:
        s.turn = s.order[0]
        for seat in range(s.n_seats):
            s.travel[seat] = ALL_TRAVEL


class LayForecast(Setup["Earth"]):
    """EE-SETUP-16, -17: the surveyor forecast; all tokens are in the supply."""

    def __init__(self) -> None:
        super().__init__("forecast")

    def run(self, s: Earth) -> None:
        lay_forecast(s)


class LayTiles(Setup["Earth"]):
    """EE-SETUP-18 to -24, -R8: of each pile some tiles on their sites, and some on the black market, one on top of the
    other; several may lie on one site."""

    def __init__(self) -> None:
        super().__init__("tiles")

    def run(self, s: Earth) -> None:
        for colour in range(N_COLOURS):
            for _ in range(s.rules.site_tiles):
                reveal_on_map(s, colour)
            for _ in range(s.rules.stack_tiles):
                reveal_to_stack(s, colour, True)


class FillQueues(Setup["Earth"]):
    """EE-SETUP-25 to -36: two buyer cards go without effect, then three for each market.

    EE-SETUP-R10: #1 to #6, three cards each. EE-SETUP-R14: a card whose buyer is not there counts all the same.
    """

    def __init__(self) -> None:
        super().__init__("queues")

    def run(self, s: Earth) -> None:
        self.turn_over(s)
        self.turn_over(s)
        for market in range(N_MARKETS):
            for _ in range(FULL_QUEUE):
                add(s, market, self.turn_over(s))

    def turn_over(self, s: Earth) -> int:
        """The next buyer card."""
        return next_buyer_card(s, "EE-SETUP-31")


class PlaceExplorers(Setup["Earth"]):
    """EE-SETUP-38: one explorer of each player on the location of market #1, one on that of #4."""

    def __init__(self) -> None:
        super().__init__("explorers")

    def run(self, s: Earth) -> None:
        for seat in range(s.n_seats):
            insort(s.explorers[seat], s.rules.pack.market_location[0])
            insort(s.explorers[seat], s.rules.pack.market_location[3])


class BeginRound(Setup["Earth"]):
    """EE-SETUP-01, EE-FLOW-03: round 1 begins, without a preparation. EE-SETUP-37: command cards stay aside."""

    def __init__(self) -> None:
        super().__init__("begin")

    def run(self, s: Earth) -> None:
        s.emit(ROUND_BEGAN, s.order[0], s.round)
        begin_actions(s)


def base_setup(drafted: bool) -> list[Setup[Earth]]:
    """The parts of the set-up, in order."""
    hands: Setup[Earth] = DraftHands() if drafted else DealHands()
    return [
        TurnOrder(),
        hands,
        TakeTravelCards(),
        LayForecast(),
        LayTiles(),
        FillQueues(),
        PlaceExplorers(),
        BeginRound(),
    ]


def begin(s: Earth) -> None:
    """Run the set-up up to the first question."""
    s.push(SET_UP, 0)
    s.settle()
