"""How Zu carries out its cards: the questions of its actions that a module may answer otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from digsite.games.excavation_earth.solo.crew import post_guard
from digsite.games.excavation_earth.solo.decks import Pool
from digsite.games.excavation_earth.solo.excavate import (
    EachArtefact,
    HoldCheck,
    OtherColour,
    SecondFind,
    SmuggledColour,
    TopColours,
    best_find,
    dig,
    excavate,
)
from digsite.games.excavation_earth.solo.faces import MARKET, SELL, SNIPE, SURVEY, TOP, cards_of
from digsite.games.excavation_earth.solo.market import BuyerColours, LastCube, command, market
from digsite.games.excavation_earth.solo.priorities import LaterPicks, SaleMarkets, SwingTies, held_tiles, needs
from digsite.games.excavation_earth.solo.sell import SaleTies, SnipeTies, UnwantedFewest, sell, snipe
from digsite.games.excavation_earth.solo.smuggle import DearestTile, FurtherStacks, OneColour, acquire, offload
from digsite.games.excavation_earth.solo.survey import FullForecast, SurveySample, SurveyToken, survey
from digsite.games.excavation_earth.solo.turn import FailedCards, LosingFaces
from digsite.games.excavation_earth.tiles import has_colour

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth
    from digsite.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class ZuTiles:
    """What Zu does with a tile by its kind; modules with kinds of their own put another one in its place."""

    def sample(self, s: Earth, kind: int) -> None:
        """Sample what was just taken."""
        post_guard(s, kind)

    def to_offload(self, s: Earth) -> list[int]:
        """The tiles in Zu's holds that can be offloaded, each as one number (`held`), ascending."""
        return held_tiles(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class ZuWays:
    """The ways of the base game."""

    def __init__(self, pool: Pool, limited: bool) -> None:
        self.pool: Final = pool
        """The cards of which the decks are made."""
        self.limited: Final = limited
        """Whether Zu can run out of cubes."""
        # What rulings may read otherwise, in the order of the ledger; each reading puts another object in its place.
        self.later_picks: LaterPicks = LaterPicks()
        self.survey_sample: SurveySample = SurveySample()
        self.swing_ties: SwingTies = SwingTies()
        self.sale_markets: SaleMarkets = SaleMarkets()
        self.other_colour: OtherColour = OtherColour()
        self.top_colours: TopColours = TopColours()
        self.second_find: SecondFind = SecondFind()
        self.each_artefact: EachArtefact = EachArtefact()
        self.smuggled_colour: SmuggledColour = SmuggledColour()
        self.one_colour: OneColour = OneColour()
        self.buyer_colours: BuyerColours = BuyerColours()
        self.sale_ties: SaleTies = SaleTies()
        self.snipe_ties: SnipeTies = SnipeTies()
        self.unwanted_fewest: UnwantedFewest = UnwantedFewest()
        self.full_forecast: FullForecast = FullForecast()
        self.survey_token: SurveyToken = SurveyToken()
        self.failed_cards: FailedCards = FailedCards()
        self.last_cube: LastCube = LastCube()
        self.losing_faces: LosingFaces = LosingFaces()
        self.dearest_tile: DearestTile = DearestTile()
        self.further_stacks: FurtherStacks = FurtherStacks()
        self.hold_check: HoldCheck = HoldCheck()
        self.tiles: ZuTiles = ZuTiles()
        """How tiles are sampled and offloaded."""

    def cards(self, rng: Rng) -> list[int]:
        """The cards of this game, one by one; where the pool leaves it open they are drawn."""
        return cards_of(self.pool.sets[0])

    def resolve(self, s: Earth, face: int) -> bool:
        """Carry out a card; False if the action failed. It always comes to one defined end (ZU-INV-14)."""
        if face <= TOP:
            return excavate(s, face)
        if face == MARKET:
            return market(s)
        if face < SELL:
            return self.command(s, face)
        if face == SELL:
            return sell(s)
        if face == SNIPE:
            return snipe(s)
        assert face == SURVEY
        return self.survey(s)

    def command(self, s: Earth, face: int) -> bool:
        """A Command card."""
        return command(s, face)

    def survey(self, s: Earth) -> bool:
        """A Survey card."""
        return survey(s)

    def acquire(self, s: Earth, colour: int) -> bool:
        """Smuggle to acquire, from that colour's stack on."""
        return acquire(s, colour)

    def buys_more(self, s: Earth) -> bool:
        """Whether Zu goes on to buy a second tile with switch H5; ZU-MIX-03: with or without a cube."""
        return True

    def offload(self, s: Earth) -> bool:
        """Smuggle to offload."""
        return offload(s)

    # --- Excavate

    def lying(self, s: Earth, colour: int, taken: list[int]) -> list[int]:
        """What lies on the map of a colour (ZU-TERM-02, -03, -11) and could be taken beside what is taken, as kinds."""
        return [kind for kind in s.rules.kinds_of[colour] if s.sites[kind] > 0]

    def needs(self, s: Earth, tile: int) -> bool:
        """Whether Zu has neither a sample nor a copy of it."""
        return needs(s, tile)

    def site_of(self, s: Earth, tile: int) -> int:
        """Where it lies."""
        return s.rules.pack.site_of[tile]

    def apart(self, s: Earth, first: int, second: int) -> bool:
        """Whether two of them lie on different dig sites (ZU-EXCAVATE-25; EE-MAP-R3 says what a dig site is)."""
        return s.rules.dig_sites.differ(s, first, second)

    def best_find(self, s: Earth, finds: list[int]) -> int:
        """Which of them is taken."""
        return best_find(s, finds)

    def dig(self, s: Earth, taken: list[int]) -> None:
        """Take them, one after the other."""
        for tile in taken:
            dig(s, tile)

    def has_colour(self, s: Earth, player: int, colour: int) -> int:
        """How many artefacts of a colour a player holds, when that breaks a tie (ZU-TERM-14, -15)."""
        return has_colour(s, player, colour)
