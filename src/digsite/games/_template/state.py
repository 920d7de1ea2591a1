"""A position, as a value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from digsite.games._template.codes import N_CARDS
from digsite.kernel.result import Line, Result, places
from digsite.kernel.rng import Rng
from digsite.kernel.rules import Rules
from digsite.kernel.state import State

if TYPE_CHECKING:
    from digsite.kernel.game import Game

NO_BID: Final = 0


class Auction(State):
    """Everything on the table."""

    def __init__(self, game: Game, rules: Rules[Any], rng: Rng, source: Auction | None = None) -> None:
        super().__init__(game, rules, rng, source)
        if source is not None:
            self._copy(source)
            return
        n = rules.n_seats
        self.hands: list[int] = [2 ** (N_CARDS + 1) - 2] * n
        """Cards still held, as bits 1 to 5: public, for everyone sees what was bid."""
        self.prizes: list[int] = []
        """Prizes still to come, facedown; the next one last."""
        self.prize: int = 0
        """The prize bid for now."""
        self.bids: list[int] = [NO_BID] * n
        """Bids of this round, hidden until all are in."""
        self.won: list[list[int]] = [[] for _ in range(n)]
        """Prizes taken, in order."""
        self.lost: list[int] = []
        """Prizes that a tie left to nobody."""

    def copy(self) -> Auction:
        return Auction(self.game, self.table, self.rng.copy(), self)

    def _copy(self, source: Auction) -> None:
        self.hands = source.hands.copy()
        self.prizes = source.prizes.copy()
        self.prize = source.prize
        self.bids = source.bids.copy()
        self.won = [xs.copy() for xs in source.won]
        self.lost = source.lost.copy()

    def holds(self, seat: int, card: int) -> bool:
        """Whether that seat still has the card."""
        return bool((self.hands[seat] >> card) & 1)

    @property
    def scores(self) -> list[int]:
        return [sum(prizes) for prizes in self.won]

    @property
    def result(self) -> Result | None:
        if not self.over:
            return None
        ranking = places([(score, 0) for score in self.scores])
        winners = [seat for seat in range(self.n_seats) if ranking[seat] == 1]
        lines = [[Line("prize", {"n": n}, n) for n in prizes] for prizes in self.won]
        return Result(self.scores, ranking, winners, "most-points" if len(winners) == 1 else "shared", lines)

    def view(self, seat: object) -> dict[str, object]:
        """Bids are hidden but for one's own; that somebody has bid is open (TP-BID-02)."""
        viewer = self.check_seat(seat)
        bids: list[int] = []
        for bidder in range(self.n_seats):
            made = self.bids[bidder] != NO_BID
            bids.append(self.bids[bidder] if bidder == viewer else -1 if made else NO_BID)
        result = self.result
        return {
            "game": self.game.key,
            "rules_version": self.game.rules_version,
            "seat": viewer,
            "seats": self.n_seats,
            "options": self.table.options.copy(),
            "agenda": self.public_frames(viewer),
            "to_act": self.seats,
            "over": self.over,
            "hands": self.hands.copy(),
            "prize": self.prize,
            "prizes_left": len(self.prizes),
            "bids": bids,
            "won": [prizes.copy() for prizes in self.won],
            "lost": self.lost.copy(),
            "scores": self.scores,
            "result": None if result is None else result.to_json(),
        }

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game.key,
            "rules_version": self.game.rules_version,
            "seats": self.n_seats,
            "options": self.table.options.copy(),
            "rng": self.rng.words(),
            "agenda": [[self.table.steps[f.step].key, f.seat, f.a, f.b] for f in self.agenda],
            "hands": self.hands.copy(),
            "prizes": self.prizes.copy(),
            "prize": self.prize,
            "bids": self.bids.copy(),
            "won": [prizes.copy() for prizes in self.won],
            "lost": self.lost.copy(),
        }
