"""What the base steps ask wherever a ruling can be read in more than one way; each class gives the usual answer.

A reading (`rulings/`) puts another object in the place of one of these in `DigRules`. Each belongs to one ruling, so
readings combine freely. Those of monuments stand with the monuments.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from digsite.games.archaeology.kinds import MAX_TRADES
from digsite.kernel.refusal import Refusal

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig


@mypyc_attr(allow_interpreted_subclasses=True)
class Victims:
    """AR-THIEF-R1: who may be chosen to be robbed."""

    def allows(self, s: Dig, seat: int) -> bool:
        """Whether that opponent of the player whose turn it is may be chosen: one who has a card."""
        return s.sizes[seat] > 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Shelters:
    """AR-TENT-R3: how long a used tent shelters."""

    def kept(self, s: Dig) -> int:
        """The seats that are still sheltered when the same dig draws a further Sandstorm, as bits."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Gifts:
    """AR-TRADE-R1: whether cards may be given for nothing."""

    def allows(self, n: int, size: int, must_sell: bool) -> bool:
        """Whether n cards of a hand of that size may be given without taking any; `must_sell`: a sale is still due."""
        return False

    def refusal(self, s: Dig) -> Refusal:
        """Why a trade may not be made as long as nothing is taken."""
        return Refusal(s.game, "AR-TRADE-R1", "take-something", {})


@mypyc_attr(allow_interpreted_subclasses=True)
class Exchanges:
    """AR-TRADE-R3: whether a trade may leave the hand as it was."""

    def bars(self, net: list[int]) -> bool:
        """Whether a trade is refused that changes the hand by so many cards of each kind, for the same value."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class TradeRun:
    """AR-TRADE-R5: what keeps a run of trades, without a sale or an exploration in it, from going on for ever."""

    def __init__(self) -> None:
        self.most: int = MAX_TRADES
        """So many trades a run can have, for the check of positions."""

    def over(self, trades: int) -> bool:
        """Whether no trade can follow that many."""
        return trades >= self.most

    def bars(self, past: list[list[int]], net: list[int]) -> bool:
        """Whether a trade is refused that changes the hand like that, for the same value; `past` is `Dig.past`."""
        return False

    def keep(self, s: Dig, net: list[int]) -> None:
        """Keep what has to be known of a trade that was made: it changed the hand like that."""

    def flaw(self, s: Dig) -> str:
        """What is wrong with `Dig.past` in a position that was handed in; "" if it may be."""
        return "hands held before matter only where none may come back (AR-TRADE-R5)" if s.past else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ending:
    """AR-END-R1: when the game is over."""

    def reached(self, s: Dig) -> bool:
        """Whether it is over now, after a finished dig or action: nothing is left to dig, and every hand is empty."""
        return len(s.dig_site) == 0 and s.all_hands_empty


@mypyc_attr(allow_interpreted_subclasses=True)
class CountedTurns:
    """AR-END-R4: which turns can be passes."""

    def counts(self, s: Dig) -> bool:
        """Whether the turn that ends now is counted: it began with nothing to dig."""
        return s.late


@mypyc_attr(allow_interpreted_subclasses=True)
class Passing:
    """AR-END-R5: what is a pass, and when a sale is forced."""

    def is_pass(self, s: Dig) -> bool:
        """Whether the turn that ends now is a pass: nothing was traded, explored or sold in it."""
        return not s.acted

    def forces(self, s: Dig, holders: int) -> str:
        """The rule by which the turn that begins now must hold a sale, or "".

        AR-END-05: a round of passes. AR-END-R5: or two rounds of turns, of the `holders` of cards, in which nobody sold
        or explored.
        """
        if s.passes >= s.n_seats:
            return "AR-END-06"
        return "AR-END-R5" if s.stall >= 2 * holders else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Duty:
    """AR-END-R10: whether a forced player may do something else before the sale."""

    def sale_first(self, must_sell: bool) -> bool:
        """Whether nothing but a sale is allowed now; `must_sell`: a sale is still due this turn."""
        return False
