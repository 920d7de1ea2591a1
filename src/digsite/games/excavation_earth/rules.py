"""The table of rules of one configuration of Excavation Earth: figures, factions, steps."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from digsite.games.excavation_earth.kinds import (
    CREDITS,
    MIN_PLAYERS,
    N_BUYERS,
    N_COLOURS,
    N_CUBES,
    N_EXPLORERS,
    N_GLYPHS,
    N_TRAVEL,
    N_WILD,
    PACK,
    SOURCES,
    TRAVEL,
    TYPES,
)
from digsite.games.excavation_earth.markets import rank
from digsite.games.excavation_earth.pack import Pack
from digsite.kernel.events import EventKind
from digsite.kernel.result import places
from digsite.kernel.rng import Rng
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
NEXT_ROUND: Final = 48
CLOSE: Final = 49
"""The numbers of the base steps, in the order in which they are added."""

NO_FACTION: Final = -1
NO_TILES_LEFT: Final = -1
OTHER_TILE: Final = -2
SITE_TILES: Final = [3, 3, 4]
"""Tiles of each colour on the map at set-up, with 2, 3 and 4 players (EE-SETUP-19)."""


class EarthRules(Rules["Earth"]):
    """Everything that is fixed before the first move."""

    def __init__(
        self,
        n_seats: int,
        options: dict[str, object],
        pack: Pack,
        factions: list[Faction],
        boards: list[Board],
        rivals: list[Rival] | None = None,
    ) -> None:
        beside: list[Rival] = [] if rivals is None else rivals
        super().__init__(n_seats, options, len(beside))
        self.pack: Final = pack
        self.factions: Final[list[Faction]] = [*factions, *(Faction(NO_FACTION) for _ in beside)]
        """The faction of each seat (EE-SETUP-02), and one without an ability for each rival; its board says the rest
        (EE-COMP-19). Which colour its pieces have is no matter of the rules (EE-SETUP-04, -R1), and no two begin
        with the same initiative (EE-SETUP-R3: the pack is refused)."""
        self.abilities: Final[list[Ability]] = []
        """The command cards, in the order of their numbers."""
        self.command_deck: Final[list[int]] = []
        """Those of them that are in the game (EE-PREP-02)."""
        self.asking: Final = ["hands"]
        """Parts of the set-up that may ask something."""
        self.initiative: Final = [x.initiative for x in boards] + [x.initiative for x in beside]
        """Each player's starting initiative (EE-SETUP-06)."""
        self.cargo: Final = [x.cargo for x in boards] + [x.cargo for x in beside]
        """Spaces of each player's cargo hold (EE-HOLD-01)."""
        self.hidden: Final = [x.hidden for x in boards] + [x.hidden for x in beside]
        self.crew: Final = [N_CUBES] * self.n_players
        """Crew cubes of each player (EE-COMP-07)."""
        self.start: Final = [CREDITS for _ in factions] + [x.credits for x in beside]
        """Each player's credits at the start (EE-SETUP-05)."""
        self.sources: Final = SOURCES.copy()
        """Where credits come from and go to; modules add theirs behind."""
        self.tile_names: Final[list[str]] = TYPES.copy()
        """The kinds of tile by name: in the order of the lists that have a number for each. Modules add theirs."""
        self.kinds_of: Final = [list(range(first, first + N_GLYPHS)) for first in range(0, len(TYPES), N_GLYPHS)]
        """The kinds of tile of each colour: its four types (EE-TILE-01), and behind them what modules add."""
        self.parts: Final[list[Part]] = []
        """What modules add to the position, as it is before the set-up; each state has a copy of its own."""
        self.below: Final[dict[int, list[int]]] = {}
        """What each question or deed may be pending upon, in positions that are handed in (`read`)."""
        self.carriers: Final[list[tuple[int, int, int]]] = [(SURVEY_REPLACE, 0, N_COLOURS + 1)]
        """While which steps, with `a` from here up to there, a card is on its way into the forecast."""
        self.plain: Final[list[int]] = []
        """Steps whose frames say nothing but whose turn it is."""
        self.pairs: Final[list[int]] = []
        """Steps whose frames say two things; all others say one, or nothing."""
        self.when: Final[dict[str, str]] = {}
        """The rule that says when the codes of a span can be played."""
        self.away: Final[dict[str, str]] = {}
        """Spans whose codes belong to what is not in play, each with the rule that says so."""
        self.n_faces: int = TRAVEL + N_TRAVEL
        """Numbers that stand for the card of a sale: action cards, travel cards, and what modules make of them."""
        self.any_seat: Final = [SET_UP, REDRAW, DRAFT, PASS_PACKS, PREP_STACKS]
        """Steps that may be pending for somebody whose turn it is not."""
        self.ties: PrizeTies = PrizeTies()
        self.opening: Opening = Opening()
        self.dig_sites: DigSites = DigSites()
        self.one_explorer: OneExplorer = OneExplorer()
        self.recalls: Recalls = Recalls()
        self.free_tiles: FreeTiles = FreeTiles()
        self.referee: Referee = Referee()
        self.supply: TileSupply = TileSupply()
        self.pack_size: int = PACK
        """Cards dealt to each seat for a draft (EE-PREP-24)."""
        self.cited: Final[dict[str, list[str]]] = {}
        """The rules that an event rests on where a part of the game has its own."""
        players = self.n_players
        self.site_tiles: Final = SITE_TILES[players - MIN_PLAYERS]
        self.stack_tiles: Final = players
        """Tiles of each colour in the black market at set-up (EE-SETUP-23)."""
        self.n_forecast: Final = players + 1
        """Cards of the surveyor forecast (EE-SETUP-16)."""
        self.track: Final = N_BUYERS - (4 - players)
        """Buyers of each colour in the game: 8, 9 or 10 (EE-SETUP-26 to -28). The spaces of the others stay empty, and
        nothing need keep buyers off them (EE-SETUP-R9)."""
        self.wild: Final = N_WILD if players == 4 else N_WILD - 1

    def cites(self, kind: EventKind) -> list[str]:
        return self.cited.get(kind.name, super().cites(kind))

    def add_ability(self, ability: Ability, in_game: bool = True) -> None:
        """Add a command card, which is in the game or stays in the box."""
        if ability.number != len(self.abilities):
            raise ValueError(f"command card {ability.key!r} has number {ability.number}, not {len(self.abilities)}")
        self.abilities.append(ability)
        if in_game:
            self.command_deck.append(ability.number)


class Board:
    """What a faction's board says: starting initiative and spaces of the two holds (EE-DATA-13, -14)."""

    def __init__(self, initiative: int, cargo: int, hidden: int) -> None:
        self.initiative: Final = initiative
        self.cargo: Final = cargo
        self.hidden: Final = hidden


class Rival:
    """A player whom the game itself plays, with no hand and no explorers: what its board says, and what it has."""

    def __init__(self, initiative: int, cargo: int, hidden: int, credits: int) -> None:
        self.initiative: Final = initiative
        self.cargo: Final = cargo
        self.hidden: Final = hidden
        self.credits: Final = credits


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """What a module adds to a position. The base game carries it along and never looks into it."""

    def __init__(self, key: str) -> None:
        self.key: Final = key
        """Its name in views and positions."""

    def copy(self) -> Part:
        """An independent part, equal to this one."""
        raise NotImplementedError

    def to_json(self, s: Earth) -> dict[str, object]:
        """The whole part as plain data, secrets included."""
        raise NotImplementedError

    def read(self, s: Earth, data: object) -> None:
        """Take over what `to_json` gave (None: it was left out), checked; BadPosition says where it is wrong. Round and
        turn are known by then."""
        raise NotImplementedError

    def count_tiles(self, tiles: list[int]) -> None:
        """Add the tiles that lie in it, by type."""

    def count_buyers(self, buyers: list[int]) -> None:
        """Add the buyers that stand in it, by kind."""

    def count_cubes(self, cubes: list[int]) -> None:
        """Add the crew cubes that stand in it, or have left the game, by player."""

    def check(self, s: Earth) -> None:
        """Raise BadPosition unless it goes together with the rest of a position that was read."""

    def view(self, s: Earth, seat: int | None) -> dict[str, object]:
        """What that seat (None: a spectator) is entitled to know of it."""
        raise NotImplementedError

    def lay_out(self, s: Earth, view: object, rng: Rng) -> None:
        """Fill it with what some world could hold whose view this is; BadPosition says what is wrong with the view."""
        raise NotImplementedError

    def redraw(self, s: Earth, rng: Rng) -> None:
        """Draw anew what chance had not yet revealed to anybody."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PrizeTies:
    """What players get who are tied in a command centre."""

    def share(self, prizes: list[int], place: int, tied: int) -> int:
        """The credits of each of so many players who are tied from that place on (0 is the first).

        EE-SCORE-07, -08, -R1: they share the prizes of all the places that they take up, rounded down.
        """
        return sum(prizes[place : place + tied]) // tied


@mypyc_attr(allow_interpreted_subclasses=True)
class Opening:
    """What comes before the first action of a turn: the third explorer, on the first one, and the faction's start."""

    def begin(self, s: Earth, seat: int) -> None:
        """Ask both, the last pushed first. EE-SETUP-R12, EE-TURN-19: the explorer is placed before all else."""
        s.rules.factions[seat].begin_turn(s, seat)
        if len(s.explorers[seat]) < N_EXPLORERS:
            s.push(PLACE_THIRD, seat)

    def can_stand(self, s: Earth, seat: int, places: list[int]) -> bool:
        """Whether two explorers can stand so while the third waits: at markets #1 and #4 (EE-SETUP-38)."""
        return places == sorted([s.rules.pack.market_location[0], s.rules.pack.market_location[3]])


@mypyc_attr(allow_interpreted_subclasses=True)
class DigSites:
    """Where one dig site ends and another begins."""

    def differ(self, s: Earth, first: int, second: int) -> bool:
        """Whether tiles of these types lie on two dig sites. EE-MAP-R3: a location is one site."""
        return s.rules.pack.site_of[first] != s.rules.pack.site_of[second]


@mypyc_attr(allow_interpreted_subclasses=True)
class OneExplorer:
    """When the Excavators excavate with a single explorer."""

    def holds(self, s: Earth, seat: int, site: int) -> bool:
        """Whether they do, with the one at that site. EE-FACTION-R11: one is used, wherever the others stand."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Recalls:
    """When an envoy can be recalled."""

    def allowed(self, s: Earth) -> bool:
        """Whether it can be, where there is one. EE-COMMAND-R2: always, also in round 1."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class FreeTiles:
    """Whether the Psychics' free tile is sampled."""

    def remembered(self, kind: int) -> int:
        """What the purchase that follows is told of it: its type plus 1, or 0 where it is not sampled. EE-FACTION-R2:
        only a tile that is bought gives a sample."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Referee:
    """Who has won, and why."""

    def judge(self, s: Earth) -> tuple[list[int], str]:
        """The place of each player and the reason (EE-END-11, EE-TIE-01, -02, -R1, -R2)."""
        ranking = places([(s.credits[player], self.remaining(s, player)) for player in range(s.n_players)])
        if ranking.count(1) > 1:
            return ranking, "shared"
        richest = max(s.credits)
        return ranking, "most-artefacts" if s.credits.count(richest) > 1 else "most-credits"

    def remaining(self, s: Earth, player: int) -> int:
        """The artefacts of a player that break a tie (EE-TIE-R1)."""
        return s.artefacts(player)

    def may_owe(self, s: Earth, player: int) -> bool:
        """Whether a player may have less than 0 credits now (EE-SUPPLY-07: never)."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class TileSupply:
    """What is drawn from the piles."""

    def draw(self, s: Earth, colour: int) -> int:
        """The type of the next tile of a pile, which leaves it; NO_TILES_LEFT if it is empty (EE-SUPPLY-04, -06).
        OTHER_TILE: what came up is no artefact to be had, and has been seen to."""
        kinds = s.rules.kinds_of[colour]
        left = 0
        for kind in kinds:
            left += s.piles[kind]
        if left == 0:
            return NO_TILES_LEFT
        return self.take(s, kinds, s.rng.below(left))

    def take(self, s: Earth, kinds: list[int], place: int) -> int:
        """The tile at that place of a pile, counted through these kinds."""
        at = 0
        while place >= s.piles[kinds[at]]:
            place -= s.piles[kinds[at]]
            at += 1
        kind = kinds[at]
        s.piles[kind] = s.piles[kind] - 1
        return kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Faction:
    """A faction and what its ability changes. The base steps ask these questions and know no faction by name. Modules
    may put another one in its place, which asks it in turn.

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
        self.sells_by_icon: bool = False
        """Its sales read the icon of the card."""
        self.sells_bare: bool = False
        """There may be markets in which it sells without a trader; else nobody asks."""

    def begin_turn(self, s: Earth, seat: int) -> None:
        """What may be done before the first action of a turn."""

    def after_laying(self, s: Earth, seat: int) -> None:
        """What follows the tile laid on the map by a Survey: the purchase, by default."""
        s.push(SURVEY_BUY, seat)

    # --- crew and holds

    def movable_guards(self, s: Earth, seat: int) -> int:
        """The guards that may be given another task, as bits (EE-GALLERY-10)."""
        return s.guards[seat]

    def gallery(self, s: Earth, seat: int) -> int:
        """The spaces of the gallery that count in the end, as bits (EE-END-05)."""
        return s.guards[seat]

    def free_cargo(self, s: Earth, seat: int) -> int:
        """Empty spaces of the cargo hold."""
        return s.rules.cargo[seat] - len(s.cargo[seat])

    def free_hidden(self, s: Earth, seat: int) -> int:
        """Empty spaces of the hidden hold."""
        return s.rules.hidden[seat] - len(s.hidden[seat])

    def room(self, s: Earth, seat: int) -> int:
        """Empty spaces for what is excavated or surveyed: those of the cargo hold (EE-HOLD-02, -03)."""
        return self.free_cargo(s, seat)

    def finds(self, s: Earth, seat: int) -> list[int]:
        """The tiles that lie where excavated and surveyed ones can lie."""
        return s.cargo[seat]

    def stow_find(self, s: Earth, seat: int, kind: int) -> None:
        """What is excavated or surveyed goes into the cargo hold (EE-HOLD-02, -03)."""
        insort(s.cargo[seat], kind)

    # --- actions

    def moves(self, s: Earth, seat: int, fuel: int) -> int:
        """Moves of a Travel action with so much fuel (EE-TRAVEL-02)."""
        return fuel

    def reaches(self, s: Earth, seat: int, site: int, other: int) -> bool:
        """Whether the explorer that dug at `site` can take a second tile at `other` all by itself."""
        return False

    def without_traders(self, s: Earth, seat: int, card: int, markets: int) -> bool:
        """Whether it may sell in all these markets (as bits; there are some) at once without a trader of its own."""
        return False

    def sale_rank(self, s: Earth, seat: int, colour: int) -> int:
        """The rank of popularity that pays when it sells that colour (EE-SELL-15)."""
        return rank(s, colour)

    def offload_price(self, s: Earth, seat: int, value: int) -> int:
        """What it gets for a tile that goes to the black market for that sum (EE-SMUGGLE-06)."""
        return value

    def acquisition_price(self, s: Earth, seat: int, value: int, surcharge: int) -> int:
        """What a tile of the black market costs it (EE-SMUGGLE-11)."""
        return value + surcharge

    def survey_price(self, s: Earth, seat: int, value: int) -> int:
        """What a surveyed tile of that value costs it: twice as much (EE-SURVEY-18)."""
        return 2 * value

    def influence(self, s: Earth, seat: int, envoys: int) -> int:
        """As how many envoys its envoys in a command centre are ranked (EE-SCORE-02)."""
        return envoys

    def begin_command(self, s: Earth, seat: int, colour: int) -> None:
        """What may be done at the end of a Command action paid with a card of that colour."""

    def open_command(self, s: Earth, seat: int, colour: int) -> None:
        """What may be done at its start, before its steps."""

    def may_buy_first(self, s: Earth, seat: int, card: int) -> bool:
        """Whether a purchase at the start of a Sell action is possible, and leads to a sale."""
        return False

    def begin_sale(self, s: Earth, seat: int, card: int) -> None:
        """What may be done at the start of a Sell action, before the region is chosen."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """A command card: what it does for a player who has just recalled an envoy (EE-CMDCARD-01 to -08)."""

    def __init__(self, number: int, key: str, white: int, yellow: int, steps: list[int]) -> None:
        self.number: Final = number
        """Its place among the abilities."""
        self.key: Final = key
        self.white: Final = white
        self.yellow: Final = yellow
        """The figures of its two sides."""
        self.steps: Final = steps
        """Its questions."""

    def figure(self, s: Earth) -> int:
        """The figure of the side that is up (EE-COMMAND-11)."""
        return self.yellow if s.yellow_side else self.white

    def use(self, s: Earth, seat: int, n: int) -> None:
        """Ask whatever the ability asks; `n` is its figure, of the side that is up."""
        raise NotImplementedError
