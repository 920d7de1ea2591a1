"""The table of rules of one configuration of Excavation Earth: figures, factions, steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from digsite.games.excavation_earth.kinds import MIN_SEATS, N_BUYERS, N_WILD
from digsite.games.excavation_earth.pack import Pack
from digsite.kernel.rules import Rules

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

SET_UP: Final = 0
REDRAW: Final = 1
DRAFT: Final = 2
PASS_PACKS: Final = 3
TURN: Final = 4
NEXT_TURN: Final = 5
PLACE_THIRD: Final = 6
ACT: Final = 7
TRAVELLING: Final = 8
DIG_FIRST: Final = 9
DIG_SECOND: Final = 10
SAMPLES: Final = 11
REASSIGN: Final = 12
MARKET_TRADER: Final = 13
MARKET_WILD: Final = 14
MARKET_BUYER: Final = 15
SELL_REGION: Final = 16
SELL_MARKETS: Final = 17
SELL_TILES: Final = 18
SELL_CLOSE: Final = 19
KEEP_CARDS: Final = 20
COMMANDING: Final = 21
SMUGGLING: Final = 22
SURVEY_REPLACE: Final = 23
SURVEY_LAY: Final = 24
SURVEY_BUY: Final = 25
PASS_DISCARD: Final = 26
SCORING: Final = 27
GAME_END: Final = 28
PREP_COMMAND: Final = 29
PREP_QUEUES: Final = 30
PREP_FORECAST: Final = 31
PREP_ORDER: Final = 32
PREP_HANDS: Final = 33
PREP_STACKS: Final = 34
FREE_MOVE: Final = 35
FREE_TILE: Final = 36
BUY_FIRST: Final = 37
FUND: Final = 38
ORDERS: Final = 39
SHUTTLE: Final = 40
NIGHT_DIG: Final = 41
QUIET_BUYER: Final = 42
BLITZ: Final = 43
CROWD_PULL: Final = 44
CROWD_PUSH: Final = 45
ROTATE_LIFT: Final = 46
ROTATE_POST: Final = 47
"""The numbers of the base steps, in the order in which they are added."""

SITE_TILES: Final = [3, 3, 4]
"""Tiles of each colour on the map at set-up, with 2, 3 and 4 players (EE-SETUP-19)."""


class EarthRules(Rules["Earth"]):
    """Everything that is fixed before the first move."""

    def __init__(self, n_seats: int, options: dict[str, object], pack: Pack, factions: list[Faction]) -> None:
        super().__init__(n_seats, options)
        self.pack: Final = pack
        self.factions: Final = factions
        """The faction of each seat (EE-SETUP-02); its board says the rest (EE-COMP-19). Which colour its pieces have is
        no matter of the rules (EE-SETUP-04, -R1), and no two begin with the same initiative (EE-SETUP-R3: the pack is
        refused)."""
        self.abilities: Final[list[Ability]] = []
        """The command cards, in the order of their numbers."""
        self.cargo: Final[list[int]] = [pack.cargo[faction.number] for faction in factions]
        """Spaces of each seat's cargo hold (EE-HOLD-01)."""
        self.hidden: Final[list[int]] = [pack.hidden[faction.number] for faction in factions]
        self.site_tiles: Final = SITE_TILES[n_seats - MIN_SEATS]
        self.stack_tiles: Final = n_seats
        """Tiles of each colour in the black market at set-up (EE-SETUP-23)."""
        self.n_forecast: Final = n_seats + 1
        """Cards of the surveyor forecast (EE-SETUP-16)."""
        self.track: Final = N_BUYERS - (4 - n_seats)
        """Buyers of each colour in the game: 8, 9 or 10 (EE-SETUP-26 to -28). The spaces of the others stay empty, and
        nothing need keep buyers off them (EE-SETUP-R9)."""
        self.wild: Final = N_WILD if n_seats == 4 else N_WILD - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Faction:
    """A faction and what its ability changes. The base steps ask these questions and know no faction by name.

    EE-FACTION-02, -03: abilities work in all rounds, as often as their occasion arises, and for their owner only.
    """

    def __init__(self, number: int) -> None:
        self.number: Final = number
        """Its place in FACTIONS."""
        self.survey_tiles: int = 2
        """Tiles drawn by its Survey (EE-SURVEY-15)."""
        self.buys_first: bool = False
        """It may buy at the start of a Sell action."""
        self.long_reach: bool = False
        """One explorer of its can dig at two sites."""

    def begin_turn(self, s: Earth, seat: int) -> None:
        """What may be done before the first action of a turn."""

    def after_laying(self, s: Earth, seat: int) -> None:
        """What follows the tile laid on the map by a Survey: the purchase, by default."""
        s.push(SURVEY_BUY, seat)

    def reaches(self, s: Earth, site: int, other: int) -> bool:
        """Whether the explorer that dug at `site` can take a second tile at `other` all by itself."""
        return False

    def open_market(self, card: int) -> int:
        """A market in which it may sell with that card without a trader of its own; -1: none."""
        return -1

    def may_buy_first(self, s: Earth, seat: int, card: int) -> bool:
        """Whether a purchase at the start of a Sell action is possible, and leads to a sale."""
        return False

    def begin_sale(self, s: Earth, seat: int, card: int) -> None:
        """What may be done at the start of a Sell action, before the region is chosen."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """A command card: what it does for a player who has just recalled an envoy (EE-CMDCARD-01 to -08)."""

    def __init__(self, number: int) -> None:
        self.number: Final = number
        """Its place in COMMAND_CARDS."""

    def use(self, s: Earth, seat: int, n: int) -> None:
        """Ask whatever the ability asks; `n` is its figure, of the side that is up."""
        raise NotImplementedError
