"""What the checks know about the template game: prizes, and sealed bids."""

from __future__ import annotations

from typing import Final, cast

from digsite import Game, Rng, State
from digsite.games._template.codes import N_CARDS
from digsite.games._template.state import NO_BID, Auction
from digsite.lab.inspectors import Deaf, Listener


class TemplateInspector:
    """The inspector of `digsite.game("_template")`. See `inspectors.Inspector`."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game

    def listener(self) -> Listener:
        """Prizes are counted in every position; the events are not summed up."""
        return Deaf()

    def flaw(self, state: State) -> str:
        """Every prize in one place (the short game leaves two in the box), every bid from a hand."""
        s = cast(Auction, state)
        prizes = [*s.prizes, *s.lost, *(prize for won in s.won for prize in won)]
        if s.prize != 0:
            prizes.append(s.prize)
        if len(prizes) != (3 if s.table.options["short"] is True else N_CARDS) or len(set(prizes)) != len(prizes):
            return f"these prizes are in play: {sorted(prizes)}"
        gone = len(prizes) - len(s.prizes) - (1 if s.prize != 0 else 0)
        for seat in range(s.n_seats):
            if s.bids[seat] != NO_BID and not s.holds(seat, s.bids[seat]):
                return f"seat {seat} bids {s.bids[seat]} without holding it"
            held = bin(s.hands[seat]).count("1")
            if held + gone != N_CARDS:
                return f"seat {seat} holds {held} cards after {gone} prizes"
        return ""

    def wrong_belief(self, state: State) -> str:
        """Nobody is certain of anything hidden."""
        return ""

    def money(self, state: State) -> list[int]:
        """The prizes taken."""
        return [sum(prizes) for prizes in cast(Auction, state).won]

    def twin(self, state: State, seat: int | None, rng: Rng) -> State | None:
        """Another sealed bid, or another order of the prizes to come."""
        twin = cast(Auction, state).copy()
        sealed = [bidder for bidder in range(twin.n_seats) if bidder != seat and twin.bids[bidder] != NO_BID]
        if sealed and rng.below(2) == 0:
            bidder = rng.pick(sealed)
            twin.bids[bidder] = rng.pick([card for card in range(1, N_CARDS + 1) if twin.holds(bidder, card)])
        else:
            rng.shuffle(twin.prizes)
        return None if twin == state else twin

    def alike(self, state: State, seat: int) -> list[int]:
        """A bid, unless it is the last that was missing."""
        return state.legal(seat) if len(state.seats) > 1 else []

    def may_part(self, one: dict[str, object], other: dict[str, object], seat: int | None) -> bool:
        """A prize is turned up, or the bids are shown; they decide who won."""
        return one["kind"] in ("prize", "shown") and one["kind"] == other["kind"]
