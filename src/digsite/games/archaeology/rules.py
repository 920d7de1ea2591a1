"""The table of rules of one configuration of Archaeology: figures, steps, monument, variants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from digsite.games.archaeology.kinds import COPIES, MIN_SEATS, N_KINDS
from digsite.games.archaeology.pack import Pack, Tile
from digsite.games.archaeology.ways import (
    CountedTurns,
    Duty,
    Ending,
    Exchanges,
    Gifts,
    Passing,
    Shelters,
    TradeRun,
    Victims,
)
from digsite.kernel.events import EventKind
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import Module, Rules

if TYPE_CHECKING:
    from digsite.games.archaeology.state import Dig

TURN: Final = 0
DIG: Final = 1
CHOOSE_VICTIM: Final = 2
SHELTER: Final = 3
SCATTER: Final = 4
ACT: Final = 5
GIVE_CARDS: Final = 6
TAKE_CARDS: Final = 7
"""The numbers of the base steps, in the order in which they are added. Monuments add theirs after them."""

SECTIONS: Final = {
    "great_pyramid": "AR-PYRAMID",
    "temple": "AR-TEMPLE",
    "tomb": "AR-TOMB",
    "mine": "AR-MINE",
    "sphinx": "AR-SPHINX",
    "buried_ruins": "AR-RUINS",
}
"""Where in the ledger the rules of each monument stand."""

STORM_DRAWN: Final = "storm"
SET_SOLD: Final = "sold"
"""The moments that the base game announces to hooks."""


class DigRules(Rules["Dig"]):
    """Everything that is fixed before the first move. Variants change the numbers, monuments add steps."""

    def __init__(
        self,
        n_seats: int,
        options: dict[str, object],
        pack: Pack,
        tile: Tile,
        monument: Monument,
        others: list[Monument],
    ) -> None:
        super().__init__(n_seats, options)
        self.pack: Final = pack
        self.trade_value: Final = pack.trade
        self.prices: Final = pack.sell
        self.copies: Final[list[int]] = [
            COPIES[kind] if pack.min_players[kind] <= n_seats else 0 for kind in range(N_KINDS)
        ]
        """How many of each kind are in the game (AR-SETUP-02 to -05, -21)."""
        self.n_thieves: int = pack.thieves[n_seats - MIN_SEATS]
        """Thieves in the game (AR-SETUP-20)."""
        self.n_sandstorms: int = pack.sandstorms[n_seats - MIN_SEATS]
        """Sandstorms in the game (AR-SETUP-19)."""
        self.tent_uses: int = 1
        """How often a tent can be used (AR-TENT-04)."""
        self.monument: Final = monument
        self.others: Final = others
        """The monuments with codes of their own, in play or not: they say why those may not be played."""
        self.chambers: Final = tile.chambers
        self.maps: Final = tile.maps
        self.pile: Final = tile.pile
        self.faceup: Final = tile.faceup
        self.victims: Victims = Victims()
        self.shelters: Shelters = Shelters()
        self.gifts: Gifts = Gifts()
        self.exchanges: Exchanges = Exchanges()
        self.run: TradeRun = TradeRun()
        self.ending: Ending = Ending()
        self.counted: CountedTurns = CountedTurns()
        self.passing: Passing = Passing()
        self.duty: Duty = Duty()

    def cites(self, kind: EventKind) -> list[str]:
        """Of events that several monuments share, the rules of the one in play."""
        own = SECTIONS[self.monument.key]
        found: list[str] = []
        for rule in kind.rules:
            section = rule[: rule.rindex("-")]
            if section == own or section not in SECTIONS.values():
                found.append(rule)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Monument(Module["Dig"]):
    """What a monument does when it is explored, and whatever else its tile says.

    The plain kind, which this class is: the explorer takes all cards of the chamber. Subclasses override `explore`,
    and `install` where they add steps or hooks. The Great Pyramid is plain: its row in the data says it all
    (AR-PYRAMID-01 to -07).
    """

    def __init__(self, key: str, spans: list[str] | None = None, *, puts_back: bool = False) -> None:
        super().__init__(key)
        self.puts_back: Final = puts_back
        """Cards that were turned up in the open can go back into a chamber."""
        self.spans: Final[list[str]] = [] if spans is None else spans
        """The names of the spans of codes that only this monument's questions use."""

    def exploring_flaw(self, s: Dig, chamber: int) -> str:
        """What is wrong with an exploration of that chamber in a position that was handed in; "" if it may be."""
        if len(s.agenda) != 1:
            return "nothing else can be pending during an exploration (AR-EXPLORE-R5)"
        if not 0 <= chamber < len(s.chambers) or s.chamber_sizes[chamber] == 0:
            return f"{chamber} is no chamber with cards (AR-EXPLORE-R1)"
        return ""

    def out_of_place(self, s: Dig) -> Refusal:
        """Why one of those codes may not be played when no such question is asked."""
        raise NotImplementedError

    def install(self, rules: Rules[Dig]) -> None:
        """A plain monument changes nothing else."""

    def explore(self, s: Dig, seat: int, chamber: int) -> None:
        """The Maps are paid: what the explorer gets. Must end in `open_actions`, at once or through its own steps."""
        s.take_chamber(seat, chamber)
