"""Archaeology: The New Expedition, by Phil Walker-Harding: the game object."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, cast

from digsite.games.archaeology.codes import CODES
from digsite.games.archaeology.events import EVENTS
from digsite.games.archaeology.kinds import MAX_SEATS, MIN_SEATS
from digsite.games.archaeology.monuments import make_monument, special_monuments
from digsite.games.archaeology.pack import Pack, Tile, load_tiles
from digsite.games.archaeology.position import SINCE_2
from digsite.games.archaeology.read import check_state, read_header, read_position
from digsite.games.archaeology.read_view import check_view
from digsite.games.archaeology.refusals import idle
from digsite.games.archaeology.rules import SET_SOLD, STORM_DRAWN, DigRules
from digsite.games.archaeology.rulings.table import RULINGS
from digsite.games.archaeology.sample import lay_out, redraw
from digsite.games.archaeology.setup import base_setup, begin
from digsite.games.archaeology.state import Dig
from digsite.games.archaeology.steps.dig import DigForTreasure
from digsite.games.archaeology.steps.explore import Explore
from digsite.games.archaeology.steps.sandstorm import Scatter, Shelter
from digsite.games.archaeology.steps.sell import Sell
from digsite.games.archaeology.steps.thief import ChooseVictim
from digsite.games.archaeology.steps.trade import GiveCards, TakeCards, Trade
from digsite.games.archaeology.steps.turn import Act, EndTurn, Turn
from digsite.games.archaeology.text import ArchaeologyText
from digsite.games.archaeology.variants.beginners_luck import BeginnersLuck
from digsite.games.archaeology.variants.fierce_weather import FierceWeather
from digsite.games.archaeology.variants.long_expedition import LongExpedition
from digsite.kernel.errors import BadInput, BadOption, BadPosition
from digsite.kernel.options import OptionSpec
from digsite.kernel.packed import ComponentPack, PackedGame
from digsite.kernel.refusal import Refusal
from digsite.kernel.rng import Rng
from digsite.kernel.rules import Rules
from digsite.kernel.rulings import adopt
from digsite.kernel.state import State
from digsite.kernel.text import Text
from digsite.kernel.values import two_deep

RANDOM: Final = "random"


class Archaeology(PackedGame):
    """`digsite.game("archaeology")`."""

    def __init__(self) -> None:
        self.tiles: Final = load_tiles()
        self.monuments: Final = [tile.key for tile in self.tiles]
        """The keys of the monuments, in the order of the tiles."""
        super().__init__(
            "archaeology",
            "Archaeology: The New Expedition",
            CODES,
            [
                OptionSpec(
                    "monument",
                    "choice",
                    RANDOM,
                    "the monument tile; one at random by default",
                    [RANDOM, *self.monuments],
                ),
                OptionSpec("long_expedition", "flag", False, "2 or 3 seats: tablets, pendants and a thief more"),
                OptionSpec("fierce_weather", "flag", False, "all six sandstorms; tents can be used twice"),
                OptionSpec("beginners_luck", "flag", False, "the poorest starting hand goes first"),
                OptionSpec("first_seat", "seat", None, "who goes first; one at random by default"),
                OptionSpec("rulings", "readings", {}, "passages that this table reads otherwise"),
            ],
            EVENTS,
            Pack.load(None),
            min_seats=MIN_SEATS,
            max_seats=MAX_SEATS,
            seats_rule="AR-COMP-01",
            rules_version=2,
            rulings=RULINGS,
        )
        self.since = {1: {"rulings": {}}}
        self._text: Final = ArchaeologyText(self, [Path(__file__).parent / "words"])

    @property
    def text(self) -> Text:
        return self._text

    def svg(self, view: dict[str, object], locale: str) -> str:
        from digsite.games.archaeology.svg import draw  # only for those who look

        return draw(self, view, locale)

    def check_together(self, seats: int, options: dict[str, object]) -> None:
        if options["long_expedition"] is True and seats > 3:
            raise BadOption(
                f"option long_expedition: True is not allowed with {seats} seats; it is for 2 or 3 (AR-LONG-01)"
            )
        super().check_together(seats, options)

    def lacking(self, needs: str, seats: int, options: dict[str, object]) -> str:
        """What is missing where a ruling is about one monument, whose key `needs` is; a random one may be that."""
        if needs and options["monument"] not in (needs, RANDOM):
            return f"it is about another monument: give monument={needs!r} or {RANDOM!r}"
        return ""

    def as_version(self, version: int, data: dict[str, object]) -> dict[str, object]:
        told = super().as_version(version, data)
        if version > 1:
            return told
        return {name: value for name, value in told.items() if name not in SINCE_2}

    def load_pack(self, path: str) -> ComponentPack:
        return Pack.load(path)

    def tile(self, key: str) -> Tile:
        """The monument tile of that key."""
        return self.tiles[self.monuments.index(key)]

    def rules_for(self, seats: int, options: dict[str, object]) -> DigRules:
        rules = super().rules_for(seats, options)
        assert isinstance(rules, DigRules)
        return rules

    def rules_of_view(self, view: dict[str, object]) -> DigRules:
        rules = super().rules_of_view(view)
        assert isinstance(rules, DigRules)
        return rules

    def undecided(self, options: dict[str, object]) -> bool:
        return options["monument"] == RANDOM

    def make_rules(self, seats: int, options: dict[str, object], pack: ComponentPack) -> Rules[Any]:
        assert isinstance(pack, Pack)
        chosen = str(options["monument"])
        monument = make_monument(chosen)
        rules = DigRules(seats, options, pack, self.tile(chosen), monument, special_monuments())
        act = Act()
        act.add(EndTurn())
        act.add(Trade())
        act.add(Explore())
        act.add(Sell())
        for step in (Turn(), DigForTreasure(), ChooseVictim(), Shelter(), Scatter(), act, GiveCards(), TakeCards()):
            rules.add_step(step)
        for part in base_setup():
            rules.add_setup(part)
        rules.declare(STORM_DRAWN)
        rules.declare(SET_SOLD)
        rules.install(monument)
        for variant in (LongExpedition(), FierceWeather(), BeginnersLuck()):
            if options[variant.key] is True:
                rules.install(variant)
        adopt(rules, self.rulings, self.in_force(seats, options))
        return rules

    def begin(self, seats: int, options: dict[str, object], rng: Rng) -> State:
        """AR-SETUP-13 to -15, AR-SETUP-R1: one monument is in the game, chosen or drawn; the others stay in the box."""
        if options["monument"] == RANDOM:
            options = options.copy()
            options["monument"] = self.monuments[rng.below(len(self.monuments))]
            options["rulings"] = self.that_matter(seats, options)
        s = Dig(self, self.rules_for(seats, options), rng)
        begin(s, self.monuments.index(str(options["monument"])))
        return s

    def that_matter(self, seats: int, options: dict[str, object]) -> dict[str, object]:
        """The chosen readings without those of monuments that were not drawn."""
        chosen = options["rulings"]
        assert isinstance(chosen, dict)
        needs = {ruling.rule: ruling.needs for ruling in self.rulings}
        return {rule: key for rule, key in chosen.items() if not self.lacking(needs[rule], seats, options)}

    def read_position(self, data: object) -> State:
        fields, seats, options = read_header(self, data)
        return read_position(self, self.rules_for(seats, options), fields)

    def sample(self, view: object, rng: Rng) -> State:
        if not isinstance(view, dict) or view.get("game") != self.key:
            raise BadPosition(f"view: not a view of {self.key!r}; give what state.view(seat) gave")
        rules = self.rules_of_view(view)
        try:
            check_view(rules, view)
            s = lay_out(self, rules, two_deep(view), rng)
            check_state(s)
        except KeyError as missing:
            raise BadPosition(f"view: {missing} is missing") from missing
        except BadInput as problem:  # the checks of positions, which name the same fields, are used for the world
            raise BadPosition(f"view: cannot be: {str(problem).removeprefix('position.')}") from problem
        s.settle()
        if s.view(cast("int | None", view["seat"])) != view:
            raise BadPosition("view: cannot be: its fields contradict each other, or it is not of this very moment")
        return s

    def world(self, view: dict[str, object], rng: Rng) -> State:
        return lay_out(self, self.rules_of_view(view), view, rng)

    def redraw(self, state: State, rng: Rng) -> None:
        assert isinstance(state, Dig)
        redraw(state, rng)
        state.settle()

    def refuse_idle(self, state: State, code: int, seat: int | None) -> Refusal:
        """AR-END-07: nothing after the end."""
        assert isinstance(state, Dig)
        if state.over or seat is None:
            return Refusal(self, "AR-END-07", "over", {})
        return idle(state, code, seat)
