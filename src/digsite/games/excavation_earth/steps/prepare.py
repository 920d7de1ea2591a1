"""The preparation phase of rounds 2 and 3, in six steps (EE-PREP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from digsite.games.excavation_earth.cards import draw_openly, to_discard
from digsite.games.excavation_earth.events import (
    COMMAND_CARD,
    COMMAND_TURNED,
    CUBE_BACK,
    DISCARDED,
    FORECAST,
    LEFT_QUEUE,
    ORDER,
    ROTATED,
)
from digsite.games.excavation_earth.kinds import (
    ALL_TRAVEL,
    FULL_QUEUE,
    N_BUYER_KINDS,
    N_CENTRES,
    N_COLOURS,
    N_MARKETS,
    QUEUE,
    card_colour,
)
from digsite.games.excavation_earth.markets import add, next_buyer_card
from digsite.games.excavation_earth.rules import (
    NEXT_TURN,
    PREP_COMMAND,
    PREP_FORECAST,
    PREP_HANDS,
    PREP_ORDER,
    PREP_QUEUES,
    PREP_STACKS,
)
from digsite.games.excavation_earth.state import NOBODY
from digsite.games.excavation_earth.steps.draft import begin_draft
from digsite.games.excavation_earth.tiles import reveal_on_map, reveal_to_stack
from digsite.kernel.frame import Frame
from digsite.kernel.step import Deed

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


def begin_preparation(s: Earth) -> None:
    """EE-PREP-01: the six steps, each finished before the next."""
    seat = s.order[0]
    s.turn = seat
    for step in (PREP_STACKS, PREP_HANDS, PREP_ORDER, PREP_FORECAST, PREP_QUEUES, PREP_COMMAND):
        s.push(step, seat)


class PrepareCommand(Deed["Earth"]):
    """Step 1: three of the eight command cards in round 2; the same three, turned over, in round 3.

    EE-PREP-02 to -04, -R1: the first drawn lies at the left centre; five leave the game.
    """

    def __init__(self) -> None:
        super().__init__("prep_command", ["EE-PREP-01", "EE-PREP-02", "EE-PREP-03", "EE-PREP-04"])

    def run(self, s: Earth, f: Frame) -> None:
        if len(s.command) > 0:
            for centre in range(N_CENTRES):
                s.emit(COMMAND_TURNED, f.seat, s.command[centre], centre)
            return
        cards = s.rules.command_deck.copy()
        s.rng.shuffle(cards)
        s.command = cards[:N_CENTRES]
        for centre in range(N_CENTRES):
            s.emit(COMMAND_CARD, f.seat, s.command[centre], centre)


@mypyc_attr(allow_interpreted_subclasses=True)
class PrepareQueues(Deed["Earth"]):
    """Step 2: every queue is brought to three buyers.

    EE-PREP-06 to -11, -R2: first the queues of four give back their front buyer, then the short ones are filled, #1 to
    #6. EE-PREP-R3: a card whose buyer is not in supply has no effect and the next is drawn. EE-PREP-R4.
    """

    def __init__(self) -> None:
        super().__init__("prep_queues", ["EE-PREP-06", "EE-PREP-07", "EE-PREP-08", "EE-PREP-09", "EE-PREP-10"])

    def run(self, s: Earth, f: Frame) -> None:
        for market in range(N_MARKETS):
            if len(s.queues[market]) == QUEUE:
                front = s.queues[market].pop(0)
                s.buyers[front] = s.buyers[front] + 1
                s.emit(LEFT_QUEUE, f.seat, front, market)
        for market in range(N_MARKETS):
            self.fill(s, market)

    def fill(self, s: Earth, market: int) -> None:
        """Bring a short queue to three buyers. EE-PREP-R3: a card whose buyer is not in supply does not count."""
        while len(s.queues[market]) < FULL_QUEUE and self.can_go_on(s):
            add(s, market, next_buyer_card(s, "EE-PREP-09"))

    def can_go_on(self, s: Earth) -> bool:
        """Whether any buyer that the cards name is in supply. In play there always is (EE-SUPPLY-08)."""
        for buyer in range(N_BUYER_KINDS):
            if s.buyers[buyer] > 0 and s.buyer_deck[buyer] + s.buyer_discard[buyer] > 0:
                return True
        return False


class PrepareForecast(Deed["Earth"]):
    """Step 3: the forecast comes true, and in round 2 a new one is laid out.

    EE-PREP-12 to -15, -R5: for each card, left to right, two tiles of its colour on the map and one under the stack, as
    far as the pile goes (EE-SUPPLY-R1). EE-PREP-16, -17: cubes go home, cards to the common pile. EE-PREP-18, -19.
    """

    def __init__(self) -> None:
        super().__init__("prep_forecast", ["EE-PREP-12", "EE-PREP-13", "EE-PREP-14", "EE-PREP-16", "EE-PREP-17"])

    def run(self, s: Earth, f: Frame) -> None:
        for i in range(len(s.forecast)):
            card = s.forecast[i]
            colour = card_colour(card)
            reveal_on_map(s, colour)
            reveal_on_map(s, colour)
            reveal_to_stack(s, colour, False)
            owner = s.marks[i]
            if owner != NOBODY:
                s.cubes[owner] = s.cubes[owner] + 1
                s.emit(CUBE_BACK, owner, card)
            to_discard(s, card)
            s.emit(DISCARDED, f.seat, card)
        s.forecast = []
        s.marks = []
        if s.round == 2:
            lay_forecast(s)


def lay_forecast(s: Earth) -> None:
    """So many cards face up in a row, from the deck (EE-SETUP-16, EE-PREP-18)."""
    for _ in range(s.rules.n_forecast):
        card = draw_openly(s)
        if card >= 0:
            s.forecast.append(card)
            s.marks.append(NOBODY)
            s.emit(FORECAST, s.turn, card, rule="EE-SETUP-16" if s.round == 1 else "EE-PREP-18")


class PrepareOrder(Deed["Earth"]):
    """Step 4: token holders take the places of their numbers, the others follow as they stood (EE-PREP-20 to -23).

    EE-SURVEY-14: only now.
    """

    def __init__(self) -> None:
        super().__init__("prep_order", ["EE-PREP-20", "EE-PREP-21", "EE-PREP-22", "EE-PREP-23"])

    def run(self, s: Earth, f: Frame) -> None:
        order: list[int] = []
        for token in range(1, s.n_players + 1):
            for seat in range(s.n_players):
                if s.tokens[seat] == token:
                    order.append(seat)
        for seat in s.order:
            if s.tokens[seat] == 0:
                order.append(seat)
        s.order = order
        s.turn = order[0]
        s.tokens = [0] * s.n_players
        for i in range(s.n_players):
            s.emit(ORDER, order[i], i + 1)


class PrepareHands(Deed["Earth"]):
    """Step 5: the draft (EE-PREP-24 to -33)."""

    def __init__(self) -> None:
        super().__init__("prep_hands", ["EE-PREP-24", "EE-PREP-25", "EE-PREP-26"])

    def run(self, s: Earth, f: Frame) -> None:
        begin_draft(s)


class PrepareStacks(Deed["Earth"]):
    """After the draft the travel cards come back; step 6: in each stack the top tile goes to the bottom.

    EE-PREP-34, -35, -R8: automatic. EE-PREP-36 to -39. Then the action phase begins with the first on the track.
    """

    def __init__(self) -> None:
        super().__init__("prep_stacks", ["EE-PREP-34", "EE-PREP-36", "EE-PREP-37", "EE-PREP-38"])

    def run(self, s: Earth, f: Frame) -> None:
        for seat in range(s.n_seats):
            s.travel[seat] = ALL_TRAVEL
        for colour in range(N_COLOURS):
            stack = s.stacks[colour]
            if len(stack) > 1:
                stack.append(stack.pop(0))
                s.emit(ROTATED, f.seat, colour)
        begin_actions(s)


def begin_actions(s: Earth) -> None:
    """The first on the track is the next to take a turn (EE-TURN-01)."""
    s.push(NEXT_TURN, s.order[s.n_players - 1])
