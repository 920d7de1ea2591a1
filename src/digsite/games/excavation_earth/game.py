"""Excavation Earth, by Dávid Turczi and Wai Yee with Gordon Calleja: the game object."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, cast

from digsite.games.excavation_earth.abilities import make_abilities
from digsite.games.excavation_earth.abilities.crowd_control import CrowdPull, CrowdPush
from digsite.games.excavation_earth.abilities.emergency_fund import Fund
from digsite.games.excavation_earth.abilities.fresh_orders import Orders
from digsite.games.excavation_earth.abilities.media_blitz import Blitz
from digsite.games.excavation_earth.abilities.night_dig import DigByNight
from digsite.games.excavation_earth.abilities.priority_shuttle import Shuttle
from digsite.games.excavation_earth.abilities.quiet_buyer import OffloadQuietly
from digsite.games.excavation_earth.abilities.staff_rotation import RotateLift, RotatePost
from digsite.games.excavation_earth.box import Box
from digsite.games.excavation_earth.events import EVENTS
from digsite.games.excavation_earth.factions import make_factions
from digsite.games.excavation_earth.factions.dal_harrai import FreeMove
from digsite.games.excavation_earth.factions.gul import BuyFirst
from digsite.games.excavation_earth.factions.issisinui import FreeTile
from digsite.games.excavation_earth.kinds import FACTIONS, MAX_SEATS, MIN_SEATS, N_FACTIONS
from digsite.games.excavation_earth.museum.codes import SPANS as MUSEUM_SPANS
from digsite.games.excavation_earth.museum.events import MUSEUM_EVENTS
from digsite.games.excavation_earth.museum.kinds import NEW_FACTIONS
from digsite.games.excavation_earth.museum.module import install_museum, make_new_factions, new_board, zu_ways
from digsite.games.excavation_earth.museum.options import RANDOM, check_museum, museum_options, new_factions
from digsite.games.excavation_earth.museum.rulings.table import MUSEUM_RULINGS
from digsite.games.excavation_earth.museum.solo.events import ZU_MUSEUM_EVENTS
from digsite.games.excavation_earth.read import BELOW, PAIRS, PLAIN, read_header, read_position
from digsite.games.excavation_earth.read_view import check_view
from digsite.games.excavation_earth.refusals import EXTRA_TILES, WHEN
from digsite.games.excavation_earth.rules import DRAFT, Board, EarthRules
from digsite.games.excavation_earth.rulings.table import EDITIONS, RULINGS
from digsite.games.excavation_earth.sample import lay_out, redraw
from digsite.games.excavation_earth.setup import SetUp, base_setup, begin
from digsite.games.excavation_earth.solo.events import ZU_EVENTS
from digsite.games.excavation_earth.solo.module import Solo
from digsite.games.excavation_earth.solo.options import check_solo, solo_options
from digsite.games.excavation_earth.solo.rulings.table import SOLO_RULINGS
from digsite.games.excavation_earth.state import Earth
from digsite.games.excavation_earth.steps.command import Command, Commanding
from digsite.games.excavation_earth.steps.draft import Draft, PassPacks, Redraw
from digsite.games.excavation_earth.steps.excavate import DigFirst, DigSecond, Excavate
from digsite.games.excavation_earth.steps.keep import KeepCards
from digsite.games.excavation_earth.steps.market import Market, MarketBuyer, MarketTrader, MarketWild
from digsite.games.excavation_earth.steps.passing import PassDiscard
from digsite.games.excavation_earth.steps.prepare import (
    PrepareCommand,
    PrepareForecast,
    PrepareHands,
    PrepareOrder,
    PrepareQueues,
    PrepareStacks,
)
from digsite.games.excavation_earth.steps.samples import Reassign, Samples
from digsite.games.excavation_earth.steps.score import Close, GameEnd, NextRound, Scoring
from digsite.games.excavation_earth.steps.sell import Sell, SellClose, SellMarkets, SellRegion, SellTiles
from digsite.games.excavation_earth.steps.smuggle import Smuggle, Smuggling
from digsite.games.excavation_earth.steps.survey import Survey, SurveyBuy, SurveyLay, SurveyReplace
from digsite.games.excavation_earth.steps.travel import Travel, Travelling
from digsite.games.excavation_earth.steps.turn import Act, NextTurn, Pass, PlaceThird, Turn
from digsite.games.excavation_earth.text import EarthText
from digsite.games.excavation_earth.vocabulary import CODES
from digsite.kernel.errors import BadInput, BadOption, BadPosition
from digsite.kernel.options import OptionSpec
from digsite.kernel.packed import ComponentPack, PackedGame
from digsite.kernel.refusal import Refusal
from digsite.kernel.rng import Rng
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import adopt
from digsite.kernel.state import State
from digsite.kernel.step import Step
from digsite.kernel.text import Text
from digsite.kernel.values import two_deep

ALL_FACTIONS: Final[list[str]] = [*FACTIONS, *NEW_FACTIONS]
HERE: Final = Path(__file__).parent


class ExcavationEarth(PackedGame):
    """`digsite.game("excavation_earth")`."""

    def __init__(self) -> None:
        super().__init__(
            "excavation_earth",
            "Excavation Earth",
            CODES,
            [
                OptionSpec(
                    "factions",
                    "each",
                    None,
                    "the faction of each seat; different ones at random by default",
                    [RANDOM, *ALL_FACTIONS],
                ),
                OptionSpec("draft_start", "flag", False, "starting hands are drafted instead of dealt"),
                *solo_options(),
                *museum_options(),
                OptionSpec("edition", "choice", EDITIONS[0], "whose rulebook is played where they differ", EDITIONS),
                OptionSpec("rulings", "readings", {}, "passages that this table reads otherwise"),
            ],
            EVENTS + ZU_EVENTS + MUSEUM_EVENTS + ZU_MUSEUM_EVENTS,
            Box.load(None),
            min_seats=MIN_SEATS,
            max_seats=MAX_SEATS,
            seats_rule="EE-COMP-01",
            rules_version=2,
            rulings=[*RULINGS, *SOLO_RULINGS, *MUSEUM_RULINGS],
        )
        self.since = {1: {"edition": EDITIONS[0], "rulings": {}, "pretty_boxes": False}}
        self._text: Final = EarthText(self, [HERE / "words", HERE / "solo" / "words", HERE / "museum" / "words"])

    @property
    def text(self) -> Text:
        return self._text

    def svg(self, view: dict[str, object], locale: str) -> str:
        from digsite.games.excavation_earth.svg import draw  # only for those who look

        return draw(self, view, locale)

    def check_together(self, seats: int, options: dict[str, object]) -> None:
        """EE-SETUP-03: no faction twice."""
        chosen = options["factions"]
        if isinstance(chosen, list):
            named = [faction for faction in chosen if faction != RANDOM]
            if len(set(named)) < len(named):
                raise BadOption(
                    f"option factions: {chosen!r} names one twice; there is one board of each (EE-SETUP-03)"
                )
        check_solo(seats, options)
        check_museum(seats, options)
        super().check_together(seats, options)

    def lacking(self, needs: str, seats: int, options: dict[str, object]) -> str:
        """What is missing of "solo", "expansion" (any module), "M5" to "M8", "scarce" (Zu has 24 cubes) and "draft"
        (hands are drafted at the start)."""
        modules = cast("list[str]", options["modules"])
        for need in needs.split():
            if need == "solo":
                if options["solo"] is not True:
                    return "it is about Zu: give solo=True"
            elif need == "expansion":
                if len(modules) == 0:
                    return "it is about the expansion: give modules"
            elif need == "scarce":
                if len(modules) == 0 and options["scarce_zu"] is not True:
                    return "it is about Zu's 24 cubes: give scarce_zu=True or modules"
            elif need == "draft":
                if options["draft_start"] is not True:
                    return "it is about the drafted start: give draft_start=True"
            elif need not in modules:
                return f"it is about module {need}: give modules with {need}"
        return ""

    def usual_options(self, seats: int) -> dict[str, object]:
        return {"solo": True} if seats == 1 else {}

    def load_pack(self, path: str) -> ComponentPack:
        return Box.load(path)

    def pack_of(self, options: dict[str, object]) -> ComponentPack:
        """With pretty boxes the pack has their tiles too, and a digest of its own (MU-PRETTY-R3)."""
        pack = super().pack_of(options)
        if options["pretty_boxes"] is not True:
            return pack
        assert isinstance(pack, Box)
        boxed = pack.boxed()
        self._packs[boxed.digest] = boxed
        return boxed

    def rules_for(self, seats: int, options: dict[str, object]) -> EarthRules:
        rules = super().rules_for(seats, options)
        assert isinstance(rules, EarthRules)
        return rules

    def rules_of_view(self, view: dict[str, object]) -> EarthRules:
        rules = super().rules_of_view(view)
        assert isinstance(rules, EarthRules)
        return rules

    def undecided(self, options: dict[str, object]) -> bool:
        chosen = options["factions"]
        return not isinstance(chosen, list) or RANDOM in chosen

    def make_rules(self, seats: int, options: dict[str, object], pack: ComponentPack) -> Rules[Any]:
        assert isinstance(pack, Box)
        chosen = options["factions"]
        assert isinstance(chosen, list)
        factions = make_factions() + make_new_factions()
        numbers = [ALL_FACTIONS.index(str(key)) for key in chosen]
        solo: Solo | None = None
        if options["solo"] is True:
            ways = zu_ways(pack.zu, pack.museum, options, numbers)
            solo = Solo(pack.zu, cast("list[str]", options["zu"]), ways)
        boards = [board_of(pack, number) for number in numbers]
        rivals = [] if solo is None else [solo.rival()]
        rules = EarthRules(seats, options, pack, [factions[i] for i in numbers], boards, rivals)
        for ability in make_abilities(pack.command_white, pack.command_yellow):
            rules.add_ability(ability)
        for step in base_steps():
            rules.add_step(step)
        for number, below in BELOW.items():
            rules.below[number] = below.copy()
        rules.plain.extend(PLAIN)
        rules.pairs.extend(PAIRS)
        rules.when.update(WHEN)
        rules.away.update({span.name: "MU-MODULE-R3" for span in MUSEUM_SPANS})
        rules.away[EXTRA_TILES] = "MU-PRETTY-01"
        for part in base_setup(options["draft_start"] is True):
            rules.add_setup(part)
        if solo is not None:
            rules.install(solo)
        install_museum(rules, pack.museum, options)
        adopt(rules, self.rulings, self.in_force(seats, options))
        return rules

    def begin(self, seats: int, options: dict[str, object], rng: Rng) -> State:
        """EE-SETUP-02, -07, -R2: factions are chosen beforehand, or dealt at random; the others stay in the box."""
        options = options.copy()
        modules = cast("list[str]", options["modules"])
        options["factions"] = deal_factions(options["factions"], seats, new_factions(modules), rng)
        s = Earth(self, self.rules_for(seats, options), rng)
        begin(s)
        return s

    def read_position(self, data: object) -> State:
        fields, seats, options = read_header(self, data)
        if self.undecided(options):
            raise BadPosition("position.options: factions must be named; in a position nothing is left to draw")
        return read_position(self, self.rules_for(seats, options), fields)

    def sample(self, view: object, rng: Rng) -> State:
        if not isinstance(view, dict) or view.get("game") != self.key:
            raise BadPosition(f"view: not a view of {self.key!r}; give what state.view(seat) gave")
        rules = self.rules_of_view(view)
        try:
            check_view(rules, view)
            s = read_position(self, rules, lay_out(self, rules, two_deep(view), rng).to_json())
        except KeyError as missing:
            raise BadPosition(f"view: {missing} is missing") from missing
        except BadInput as problem:  # a world is checked as a position, whose fields have the same names
            raise BadPosition(f"view: cannot be: {str(problem).removeprefix('position.')}") from problem
        if s.view(cast("int | None", view["seat"])) != view:
            raise BadPosition("view: cannot be: its fields contradict each other, or it is not of this very moment")
        return s

    def world(self, view: dict[str, object], rng: Rng) -> State:
        return lay_out(self, self.rules_of_view(view), view, rng)

    def redraw(self, state: State, rng: Rng) -> None:
        assert isinstance(state, Earth)
        redraw(state, rng)

    def refuse_idle(self, state: State, code: int, seat: int | None) -> Refusal:
        """EE-END-01: nothing after the end. EE-TURN-R3: nobody acts in another's turn."""
        if state.over:
            return Refusal(self, "EE-END-01", "over", {})
        if state.agenda[-1].step == DRAFT:
            return Refusal(self, "EE-PREP-27", "picked-already", {})
        return Refusal(self, "EE-TURN-R3", "not-asked", {})


def board_of(pack: Box, number: int) -> Board:
    """The board of a faction."""
    if number >= N_FACTIONS:
        return new_board(pack.museum, number)
    return Board(pack.initiative[number], pack.cargo[number], pack.hidden[number])


def deal_factions(chosen: object, seats: int, more: list[int], rng: Rng) -> list[str]:
    """The factions of all seats: as chosen, the rest at random from those nobody has; `more` are in play too."""
    wanted = [str(key) for key in chosen] if isinstance(chosen, list) else [RANDOM] * seats
    free = [number for number in [*range(N_FACTIONS), *more] if ALL_FACTIONS[number] not in wanted]
    dealt: list[str] = []
    for key in wanted:
        if key == RANDOM:
            number = rng.pick(free)
            free.remove(number)
            key = ALL_FACTIONS[number]
        dealt.append(key)
    return dealt


def base_steps() -> list[Step[Earth]]:
    """The steps of the base game, in the order of their numbers (see `rules`)."""
    act = Act()
    for action in (Pass(), Travel(), Sell(), Excavate(), Market(), Command(), Smuggle(), Survey()):
        act.add(action)
    return [
        SetUp(),
        Redraw(),
        Draft(),
        PassPacks(),
        Turn(),
        NextTurn(),
        PlaceThird(),
        act,
        Travelling(),
        DigFirst(),
        DigSecond(),
        Samples(),
        Reassign(),
        MarketTrader(),
        MarketWild(),
        MarketBuyer(),
        SellRegion(),
        SellMarkets(),
        SellTiles(),
        SellClose(),
        KeepCards(),
        Commanding(),
        Smuggling(),
        SurveyReplace(),
        SurveyLay(),
        SurveyBuy(),
        PassDiscard(),
        Scoring(),
        GameEnd(),
        PrepareCommand(),
        PrepareQueues(),
        PrepareForecast(),
        PrepareOrder(),
        PrepareHands(),
        PrepareStacks(),
        FreeMove(),
        FreeTile(),
        BuyFirst(),
        Fund(),
        Orders(),
        Shuttle(),
        DigByNight(),
        OffloadQuietly(),
        Blitz(),
        CrowdPull(),
        CrowdPush(),
        RotateLift(),
        RotatePost(),
        NextRound(),
        Close(),
    ]
