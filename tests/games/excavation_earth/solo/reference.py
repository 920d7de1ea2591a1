"""A second Zu, written from the ZU rule ledger alone, to be compared with the engine move by move.

It is slow and plain on purpose: one method for each block of the ledger, positions as plain data, and no knowledge of
how the engine does the same things. Rule IDs in the comments are those of the ZU ledger, without the prefix.

Where a table may read a ruling otherwise, `reads` asks for it; READINGS and EDITIONS are written from the ledger too.

Chance: every lot is drawn from kinds in ascending order, with `rng.below`, and only when more than one kind is left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from digsite.kernel.rng import Rng

COLOURS: Final = ["yellow", "green", "red", "purple", "orange"]
GLYPHS: Final = ["helix", "lens", "antenna", "crater"]
TYPES: Final = [f"{colour}-{glyph}" for colour in COLOURS for glyph in GLYPHS]
ICONS: Final = ["mask", "coil", "prism", "cog", "comet", "anchor"]
CENTRES: Final = ["left", "middle", "right"]
CARDS: Final = [f"{colour}-{icon}" for colour in COLOURS for icon in ICONS]
WILD: Final = "wild"
BUYERS: Final = [*COLOURS, WILD]

HUMAN: Final = 0
ZU: Final = 1
QUEUE_LIMIT: Final = 4
HOLDS: Final = ["cargo", "hidden"]

READINGS: Final = {
    "EE-MAP-R3": "location",
    "ZU-GEN-R3": "once",
    "ZU-CREW-R1": "no-sample",
    "ZU-SWING-R1": "difference",
    "ZU-LUCR-R1": "lead-colour",
    "ZU-EXCAVATE-R2": "first-colour",
    "ZU-EXCAVATE-R4": "on-map",
    "ZU-EXCAVATE-R8": "once",
    "ZU-EXCAVATE-R7": "different-sites",
    "ZU-ACQUIRE-R1": "settled-colour",
    "ZU-OFFLOAD-R1": "one",
    "ZU-MARKET-R3": "once",
    "ZU-SELL-R1": "more-popular",
    "ZU-SNIPE-R1": "market-first",
    "ZU-SNIPE-R2": "next-colour",
    "ZU-SURVEY-R1": "fails",
    "ZU-SURVEY-R2": "no-token",
    "ZU-EASY-R3": "all-or-nothing",
    "ZU-HARD-R8": "lifted",
    "ZU-HARD-R3": "extra",
    "ZU-HARD-R6": "any-stack",
}
"""The reading in force unless edition or table choose another one."""
EDITIONS: Final = {
    "de": {"EE-MAP-R3": "glyph", "ZU-SNIPE-R1": "colour-first", "ZU-HARD-R3": "replacement"},
    "pl": {"ZU-EXCAVATE-R8": "each-artefact", "ZU-ACQUIRE-R1": "first-choice"},
}
"""What the German and the Polish book say otherwise."""

Candidate = TypeVar("Candidate")
Tile = tuple[int, int]
"""A kind of tile in a hold: the hold's place in HOLDS and the type's place in TYPES. Sorts as lots want it."""


@dataclass(frozen=True)
class Figures:
    """The numbers that the ledger leaves to the component file."""

    value: dict[str, int]
    """Listed value of each artefact type."""
    site: dict[str, str]
    """Dig site of each artefact type."""
    centre: list[str]
    """Command centre of each market, 0 to 5."""
    payout: list[int]
    """Credits for the popularity ranks 1 to 5."""
    sale_bonus: list[int]
    """Credits by number of markets, from 0 to 3."""
    spaces: list[int]
    """Numbers on a popularity track, in the order in which buyers leave its spaces."""
    cargo: int
    """Spaces of Zu's cargo hold."""
    hidden: int
    """Spaces of Zu's hidden hold."""
    stacks: tuple[str, ...] = tuple(COLOURS)
    """The black market from left to right (DATA-08)."""


def act(position: dict[str, Any], face: str, figures: Figures, rng: Rng) -> str:
    """Resolve one revealed Zu card; changes the position in place.

    Returns how it ended (INV-14): "done", "acquired", "offloaded" or "failed". Zu's own deck and discard pile, and what
    switch E4 throws away, are the caller's business.
    """
    return Action(position, figures, rng).resolve(face)


def change(counts: dict[str, int], key: str, by: int) -> None:
    """Add to an entry of a mapping that leaves out zeros."""
    now = counts.get(key, 0) + by
    if now < 0:
        raise AssertionError(f"{key} would become {now}")
    if now:
        counts[key] = now
    else:
        counts.pop(key, None)


def colour_of(name: str) -> str:
    """The colour of an artefact type or of an action card."""
    return name.split("-", maxsplit=1)[0]


class Action:
    """One card of Zu being resolved on one position."""

    def __init__(self, position: dict[str, Any], figures: Figures, rng: Rng) -> None:
        self.position = position
        self.figures = figures
        self.rng = rng
        self.switches: set[str] = set(position["options"]["zu"])
        options: dict[str, Any] = position["options"]
        edition: dict[str, str] = EDITIONS.get(options.get("edition", "en"), {})
        self.readings: dict[str, str] = {**READINGS, **edition, **options.get("rulings", {})}
        self.lead_known = False
        self.lead_colour: str | None = None
        self.to_come: list[int] = []

    def resolve(self, face: str) -> str:
        """Carry out a card by its face."""
        kind, *words = face.split("-")
        if kind == "excavate":
            return self.excavate([] if words == ["top"] else words)
        if kind == "command":
            return self.command(int(words[0]) - 1)
        if face == "market":
            return self.market()
        if face == "sell":
            return self.sell()
        if face == "snipe":
            return self.snipe()
        if face == "survey":
            return self.survey()
        raise ValueError(f"{face!r} is no card of Zu")

    # Choosing ---------------------------------------------------------------------------------------------------------

    def pick(self, candidates: Sequence[Candidate], *keys: Callable[[Candidate], Any]) -> Candidate:
        """The best candidate: smallest by the first key, then by the next, then by lot (GEN-06 to -08).

        The candidates come in ascending order and no two are alike. A key is not looked at once a single one is left.
        """
        left = list(candidates)
        for key in keys:
            if len(left) == 1:
                break
            marks = [key(candidate) for candidate in left]
            best = min(marks)
            left = [candidate for candidate, mark in zip(left, marks) if mark == best]
        if len(left) == 1:
            return left[0]
        return left[self.rng.below(len(left))]

    def order(self, markets: list[int], number: int, *keys: Callable[[int], Any]) -> list[int]:
        """The best markets in rank order; nothing moves in between, so the ranking is one and the same (GEN-09).

        With GEN-R3 `again` the envoys to come of those chosen count in the influence swing of the next.
        """
        left = list(markets)
        chosen: list[int] = []
        for _ in range(number):
            best = self.pick(left, *keys)
            left.remove(best)
            chosen.append(best)
            if self.reads("ZU-GEN-R3", "again"):
                self.to_come.append(best)
        self.to_come.clear()
        return chosen

    # Reading the position ---------------------------------------------------------------------------------------------

    def on(self, switch: str) -> bool:
        """Whether a difficulty switch is on (LEVEL-02)."""
        return switch in self.switches

    def reads(self, ruling: str, key: str) -> bool:
        """Whether the table reads a ruling that way."""
        return self.readings[ruling] == key

    def level(self, colour: str) -> int:
        """Popularity level: the number on the highest empty space of the track (TERM-01)."""
        empty = len(self.figures.spaces) - self.position["buyers"].get(colour, 0)
        return self.figures.spaces[empty - 1] if empty else 0

    def interest(self, market: int, colour: str) -> int:
        """Interested buyers: those of the colour and the wild ones (TERM-09)."""
        queue: list[str] = self.position["queues"][market]
        return queue.count(colour) + queue.count(WILD)

    def tiles(self, player: int, colour: str) -> int:
        """Tiles of a colour in both holds of a player; samples do not count (TERM-14, -15)."""
        held: list[str] = self.position["cargo"][player] + self.position["hidden"][player]
        return sum(1 for name in held if colour_of(name) == colour)

    def held(self) -> list[str]:
        """The held colours (TERM-07, -08)."""
        return [colour for colour in COLOURS if self.tiles(ZU, colour) > 0]

    def lead(self) -> str | None:
        """The lead colour, settled at most once an action and not before it is needed (TERM-10, TERM-R3)."""
        if not self.lead_known:
            self.lead_known = True
            held = self.held()
            if held:
                self.lead_colour = self.pick(held, lambda c: -self.level(c), lambda c: -self.tiles(ZU, c))
        return self.lead_colour

    def needs(self, name: str) -> bool:
        """Neither a sample nor a copy of the type (TERM-04 to -06)."""
        position = self.position
        return name not in position["guards"][ZU] + position["cargo"][ZU] + position["hidden"][ZU]

    def on_sites(self, name: str) -> int:
        """Copies of a type on the map (TERM-13)."""
        copies: int = self.position["sites"].get(name, 0)
        return copies

    def diggable(self, colour: str) -> list[str]:
        """The excavatable types of a colour (TERM-12)."""
        types = [name for name in TYPES if colour_of(name) == colour]
        return [name for name in types if self.on_sites(name) > 0 and self.needs(name)]

    def free(self, hold: str) -> int:
        """Free spaces of one of Zu's holds."""
        size = self.figures.cargo if hold == "cargo" else self.figures.hidden
        return max(0, size - len(self.position[hold][ZU]))

    def room(self) -> int:
        """Spaces for dug and surveyed tiles: the cargo hold, with H3 both holds (EXCAVATE-28, HARD-12, -13)."""
        return self.free("cargo") + (self.free("hidden") if self.on("H3") else 0)

    def credits(self) -> int:
        """Zu's credits."""
        earned: dict[str, int] = self.position["earned"][ZU]
        return sum(earned.values())

    def cubes(self) -> int:
        """Zu's own cubes left; only E5 cares (CREW-07, EASY-12)."""
        left: int = self.position["cubes"][ZU]
        return left

    def crewless(self, wanted: int) -> bool:
        """Whether E5 leaves Zu with fewer cubes than wanted; without E5 the crew never runs out (CREW-07, -08)."""
        return self.on("E5") and self.cubes() < wanted

    def trader_in(self, market: int) -> bool:
        """Whether Zu has a trader in the market."""
        traders: dict[str, int] = self.position["traders"][ZU]
        return traders.get(ICONS[market], 0) > 0

    def swing(self, market: int) -> tuple[int, int]:
        """Influence swing of the market's centre, smaller is better: class, then difference (SWING-01 to -10)."""
        centre = self.figures.centre[market]
        human = self.position["envoys"][HUMAN].get(centre, 0)
        zu = self.position["envoys"][ZU].get(centre, 0)
        zu += sum(1 for other in self.to_come if self.figures.centre[other] == centre)  # GEN-R3
        difference = 0 if self.reads("ZU-SWING-R1", "list-alone") else abs(human - zu)
        if human == 0 and zu == 0:
            return 1, difference  # SWING-01
        if zu + 1 == human:
            return 2, difference  # SWING-02, -08
        if zu == human:
            return 3, difference  # SWING-03
        if zu + 1 < human:
            return 4, difference  # SWING-04, -07
        return 5, difference  # SWING-05, -07

    def lead_interest(self, market: int) -> int:
        """Interested buyers for the lead colour, level everywhere without one (MARKET-05, -06, LUCR-03, -09)."""
        lead = self.lead()
        return 0 if lead is None else self.interest(market, lead)

    def rivals(self, market: int) -> int:
        """Human traders, counted only where Zu has one too (LUCR-04, -05)."""
        if not self.trader_in(market):
            return 0
        traders: int = self.position["traders"][HUMAN].get(ICONS[market], 0)
        return traders

    def lucrative(self, markets: list[int], number: int, colour: str | None) -> list[int]:
        """The most lucrative markets; all of them without a draw if all are wanted.

        Those with most buyers for the colour come first, if one is given: in Snipe (SNIPE-12, LUCR-09).
        """
        if len(markets) == number:
            return list(markets)
        return self.order(
            markets,
            number,
            lambda m: 0 if colour is None else -self.interest(m, colour),
            lambda m: -self.lead_interest(m),  # LUCR-01 to -03
            lambda m: -self.rivals(m),  # LUCR-04, -05, -08
            self.swing,  # LUCR-06, SWING-11; LUCR-07 is the lot
        )

    # Changing the position --------------------------------------------------------------------------------------------

    def book(self, source: str, amount: int) -> None:
        """Note credits gained or paid; nothing is noted for none."""
        if amount:
            earned: dict[str, int] = self.position["earned"][ZU]
            earned[source] = earned.get(source, 0) + amount

    def use_cube(self) -> None:
        """Take a cube from the supply; below 0 means the second colour (CREW-07)."""
        if self.crewless(1):
            raise AssertionError("E5 leaves no cube for this")
        self.position["cubes"][ZU] -= 1

    def place_trader(self, market: int) -> None:
        """Put a trader from the supply into a market that has none of Zu's (INV-01)."""
        self.use_cube()
        change(self.position["traders"][ZU], ICONS[market], 1)

    def place_envoy(self, market: int) -> None:
        """One more envoy in the market's centre; where its cube comes from is the caller's business."""
        change(self.position["envoys"][ZU], self.figures.centre[market], 1)

    def sample(self, name: str) -> None:
        """Put a guard on the type, if there is a cube; no card for a full column (CREW-01, -10, -11, EASY-18)."""
        guards: list[str] = self.position["guards"][ZU]
        if name in guards or self.crewless(1):
            return
        self.use_cube()
        guards.append(name)
        guards.sort(key=TYPES.index)

    def store(self, name: str, *holds: str) -> None:
        """Put a tile into the first of the holds that has a space (INV-08)."""
        for hold in holds:
            if self.free(hold) > 0:
                tiles: list[str] = self.position[hold][ZU]
                tiles.append(name)
                tiles.sort(key=TYPES.index)
                return
        raise AssertionError(f"no space for {name}")

    def stow(self, name: str) -> None:
        """Store a dug or surveyed tile: cargo hold; hidden hold only under H3 (EXCAVATE-28, SURVEY-13, HARD-14)."""
        if self.on("H3"):
            self.store(name, "cargo", "hidden")
        else:
            self.store(name, "cargo")

    def add_buyer(self, buyer: str, market: int) -> None:
        """Add a buyer to a queue, if there is one in the supply (MARKET-12, -13, -21 to -23)."""
        supply: dict[str, int] = self.position["buyers"]
        queue: list[str] = self.position["queues"][market]
        if supply.get(buyer, 0) == 0:
            return
        change(supply, buyer, -1)
        if len(queue) >= QUEUE_LIMIT:
            change(supply, queue.pop(0), 1)
        queue.append(buyer)

    def fail(self) -> str:
        """The failed action: credits instead of the card (FAIL-01, -02, EASY-02, HARD-09, MIX-01, -09)."""
        if not self.on("E2"):
            self.book("failed-actions", 15 if self.on("H2") else 10)
        return "failed"

    # Excavate ---------------------------------------------------------------------------------------------------------

    def excavate(self, shown: list[str]) -> str:
        """An Excavate card: TWO with the colours it shows, TOP with none (EXCAVATE-01)."""
        if self.free("cargo") == 0 and self.free("hidden") == 0:
            return self.offload()  # EXCAVATE-15; no colour is settled, EXCAVATE-R1
        if shown and self.on("H1"):
            return self.dig_each(shown)
        colours = [colour for colour in COLOURS if colour in shown]  # EXCAVATE-05, -33
        if not shown:
            colours = [colour for colour in COLOURS if self.on_map(colour)]  # EXCAVATE-07, -08
            if not colours:
                colours = list(COLOURS)  # EXCAVATE-32
        if not shown and self.reads("ZU-EXCAVATE-R4", "needed"):
            colours = [colour for colour in COLOURS if self.finds(colour)] or colours
        wanted = desired = self.pick(
            colours,
            lambda c: -self.level(c),  # EXCAVATE-04, -05, -07
            lambda c: not self.two_possible(c),  # EXCAVATE-10
            lambda c: self.artefacts(ZU, c) > 0,  # EXCAVATE-11
            lambda c: self.artefacts(HUMAN, c),  # EXCAVATE-12; -13 is the lot
        )
        if shown and self.reads("ZU-EXCAVATE-R2", "second-colour") and not self.finds(desired):
            [other] = [colour for colour in colours if colour != desired]
            desired = other if self.finds(other) else desired
        room = self.dig_room()
        finds = self.finds(desired)
        if room == 0 or not finds:
            return self.acquire(self.smuggled(shown, wanted, desired))  # EXCAVATE-06, -09, -16, -18, HARD-11
        first = self.best_find(finds)
        chosen = [first]
        others = [name for name in finds if name != first and self.go_together(first, name)]
        if room >= 2 and others:
            chosen.append(self.best_find(others))  # EXCAVATE-23 to -27
        self.dig_all(chosen)
        if room == 1 and others and self.reads("ZU-EXCAVATE-R8", "each-artefact"):
            self.smuggle_second(self.smuggled(shown, wanted, desired))
        return "done"

    def on_map(self, colour: str) -> bool:
        """Whether anything of a colour lies on the map (TERM-11)."""
        return any(self.on_sites(name) > 0 for name in TYPES if colour_of(name) == colour)

    def finds(self, colour: str) -> list[str]:
        """What could be dug of a colour."""
        return self.diggable(colour)

    def best_find(self, finds: list[str]) -> str:
        """What is dug first."""
        return self.best_type(finds)

    def artefacts(self, player: int, colour: str) -> int:
        """What breaks a tie between colours."""
        return self.tiles(player, colour)

    def dig_all(self, chosen: list[str]) -> None:
        """Dig one after the other."""
        for name in chosen:
            self.dig(name)

    def find_site(self, name: str) -> str:
        """Where something lies."""
        return self.figures.site[name]

    def go_together(self, one: str, other: str) -> bool:
        """Whether one Excavate can take both (EXCAVATE-24, -25, EXCAVATE-R7)."""
        if one == other:
            return False
        return self.reads("ZU-EXCAVATE-R7", "same-site") or self.apart(one, other)

    def apart(self, one: str, other: str) -> bool:
        """Whether two kinds lie on different dig sites (EE-MAP-R3)."""
        return self.reads("EE-MAP-R3", "glyph") or self.find_site(one) != self.find_site(other)

    def dig_room(self) -> int:
        """How many artefacts the holds let Zu dig; 0 diverts the action (EXCAVATE-14 to -16, HARD-11, -12)."""
        cargo = self.free("cargo")
        if self.on("H3") and self.reads("ZU-HARD-R8", "kept"):
            if self.reads("ZU-EXCAVATE-R8", "each-artefact"):
                return cargo
            return self.room() if cargo else 0
        return self.room()

    def smuggle_second(self, colour: str) -> None:
        """A second artefact, for which the check of the holds comes to nothing (EXCAVATE-R8)."""
        if self.free("cargo") + self.free("hidden") > 0:
            self.acquire(colour)
        else:
            self.offload()

    def smuggled(self, shown: list[str], wanted: str, desired: str) -> str:
        """Where an Acquire starts (ACQUIRE-02, ACQUIRE-R1)."""
        if self.reads("ZU-ACQUIRE-R1", "settled-colour"):
            return desired
        if shown:
            return wanted
        top = max(self.level(colour) for colour in COLOURS)
        if self.level(desired) == top:
            return desired
        return self.pick(
            [colour for colour in COLOURS if self.level(colour) == top],
            lambda c: self.artefacts(ZU, c) > 0,
            lambda c: self.artefacts(HUMAN, c),
        )

    def two_possible(self, colour: str) -> bool:
        """Whether two artefacts of the colour could be dug now (EXCAVATE-10, EXCAVATE-R5, HARD-12)."""
        finds = self.finds(colour)
        return self.dig_room() >= 2 and any(self.go_together(one, other) for one in finds for other in finds)

    def best_type(self, types: list[str]) -> str:
        """The type to dig first; the candidates are types, not tiles (EXCAVATE-22)."""
        return self.pick(
            types,
            lambda name: name in self.position["guards"][HUMAN],  # EXCAVATE-19
            self.on_sites,  # EXCAVATE-20
            lambda name: -self.figures.value[name],  # EXCAVATE-21
        )

    def dig(self, name: str) -> None:
        """Take a tile from its site, store it and sample it at once (EXCAVATE-28 to -30, -34, CREW-02, EASY-19)."""
        change(self.position["sites"], name, -1)
        self.stow(name)
        self.sample(name)

    def dig_each(self, shown: list[str]) -> str:
        """A TWO card under H1: one artefact of each colour (HARD-01 to -07, -24, MIX-03, -04)."""
        colours = [colour for colour in COLOURS if colour in shown]
        first = self.pick(
            colours,
            lambda c: -self.level(c),
            lambda c: self.artefacts(ZU, c) > 0,
            lambda c: self.artefacts(HUMAN, c),
        )  # HARD-02
        room = self.dig_room()
        chosen: list[str] = []
        left_out: str | None = None
        for colour in [first, *[other for other in colours if other != first]]:
            finds = self.finds_beside(chosen, colour)
            if finds and len(chosen) < room:
                chosen.append(self.best_find(finds))  # HARD-03 to -05
            elif finds:
                left_out = colour
        if not chosen:
            return self.acquire(first)  # HARD-06, -07, -24
        self.dig_all(chosen)
        if left_out is not None and self.reads("ZU-EXCAVATE-R8", "each-artefact"):
            self.smuggle_second(left_out)
        return "done"

    def finds_beside(self, chosen: list[str], colour: str) -> list[str]:
        """What could be dug of a colour when this is taken already."""
        return self.finds(colour)

    # Smuggle, only ever instead of Excavate (SMUGGLE-01) --------------------------------------------------------------

    def acquire(self, desired: str) -> str:
        """Acquire from the black market, starting at the stack of the desired colour (ACQUIRE-01 to -09)."""
        row = self.figures.stacks
        valid = [colour for colour in row if self.valid(colour)]
        if self.on("H5") and self.reads("ZU-HARD-R3", "replacement"):
            if not valid:
                return self.offload()
            self.buy(self.dearest(valid))
            return "acquired"
        start = row.index(desired)
        for colour in row[start:] + row[:start]:  # ACQUIRE-07
            if self.valid(colour):
                break
        else:
            return self.offload()  # ACQUIRE-09, SMUGGLE-03
        self.buy(colour)
        if self.on("H5") and self.acquires_again():
            others = [other for other in row if self.valid(other)]  # HARD-18, -19
            if self.reads("ZU-HARD-R6", "another-colour"):
                others = [other for other in others if other != colour]
            if others:
                self.buy(self.dearest(others))
        return "acquired"

    def dearest(self, stacks: list[str]) -> str:
        """The stack with the most valuable top tile; stacks come from left to right, and max keeps the first of its
        equals (HARD-17, -20)."""
        return max(stacks, key=lambda c: self.figures.value[self.position["stacks"][c][0]])

    def acquires_again(self) -> bool:
        """Whether H5 has a space for a second tile (HARD-17, -22, -25)."""
        return self.free("cargo") + self.free("hidden") > 0

    def valid(self, colour: str) -> bool:
        """Whether the top tile of a stack is there, needed and affordable (TERM-16, ACQUIRE-03 to -05, -08)."""
        stack: list[str] = self.position["stacks"][colour]
        return bool(stack) and self.needs(stack[0]) and self.credits() >= self.figures.value[stack[0]] + 1

    def buy(self, colour: str) -> None:
        """Pay for the top tile of a stack, store it and sample it (ACQUIRE-06, -10 to -14, HARD-21, CREW-03)."""
        name: str = self.position["stacks"][colour].pop(0)
        self.book("acquiring", -(self.figures.value[name] + 1))
        self.store(name, "hidden", "cargo")
        self.sample(name)

    def own_tiles(self) -> list[Tile]:
        """All of Zu's tiles, copies included, cargo hold first, each hold in the order of TYPES."""
        return sorted(
            (place, TYPES.index(name)) for place, hold in enumerate(HOLDS) for name in self.position[hold][ZU]
        )

    def value_of(self, tile: Tile) -> int:
        """Listed value of a tile in a hold."""
        return self.figures.value[TYPES[tile[1]]]

    def remove(self, tile: Tile) -> str:
        """Take a tile out of its hold and give its type."""
        name = TYPES[tile[1]]
        self.position[HOLDS[tile[0]]][ZU].remove(name)
        return name

    def offload(self) -> str:
        """Offload one tile, or two of different colours (OFFLOAD-01 to -14)."""
        tiles = self.own_tiles()
        if not tiles:
            return self.fail()  # OFFLOAD-01
        if len(tiles) > 1 and len({tile_colour(tile) for tile in tiles}) == 1:
            if self.reads("ZU-OFFLOAD-R1", "fails"):
                return self.fail()
        first = self.best_to_offload(tiles)  # OFFLOAD-09
        chosen = [first]
        others = [tile for tile in tiles if tile_colour(tile) != tile_colour(first)]
        if others:
            chosen.append(self.best_to_offload(others))  # OFFLOAD-02 to -05
        for tile in chosen:
            name = self.remove(tile)  # OFFLOAD-12, -13
            self.book("offloading", self.figures.value[name])  # OFFLOAD-10
            self.position["stacks"][colour_of(name)].append(name)  # OFFLOAD-11
        return "offloaded"

    def best_to_offload(self, tiles: list[Tile]) -> Tile:
        """The tile to offload first."""
        return self.pick(
            sorted(set(tiles)),
            lambda tile: -self.value_of(tile),  # OFFLOAD-03
            lambda tile: tile[0],  # OFFLOAD-06
            lambda tile: self.level(tile_colour(tile)),  # OFFLOAD-07; -08 is the lot
        )

    # Market and Command -----------------------------------------------------------------------------------------------

    def market(self) -> str:
        """Traders into up to two markets, then buyers (MARKET-01 to -25)."""
        markets = [m for m in range(len(ICONS)) if not self.trader_in(m)]  # MARKET-02
        number = min(2, len(markets))  # MARKET-03, -04
        if self.on("E5"):
            number = min(number, max(0, self.cubes()))  # EASY-14
        if number == 0:
            return self.fail()  # MARKET-01, EASY-13
        # TERM-R3: settled only where something depends on it: several markets to rank, or coloured buyers to add
        colour = self.lead() if len(markets) > 1 or "E3" not in self.switches else None
        chosen = self.order(markets, number, lambda m: -self.lead_interest(m), self.swing)  # MARKET-05 to -10
        coloured = not self.on("E3")  # EASY-03, -04, MIX-05
        if coloured and colour is None:
            colour = COLOURS[self.rng.below(len(COLOURS))]  # MARKET-20
        for market in chosen:
            self.place_trader(market)  # MARKET-11
        for market in chosen:  # MARKET-15
            self.add_buyer(WILD, market)  # MARKET-12, -14
            if coloured and market != chosen[0] and self.reads("ZU-MARKET-R3", "each-market"):
                self.lead_known = False
                colour = self.lead() if self.held() else COLOURS[self.rng.below(len(COLOURS))]
            if coloured and colour is not None:
                self.add_buyer(colour, market)  # MARKET-13, -16 to -19
        return "done"

    def command(self, market: int) -> str:
        """A trader where there is none, and an envoy from the supply (COMMAND-01 to -09)."""
        present = self.trader_in(market)
        if self.crewless(1 if present else 2):
            if self.crewless(1) or self.reads("ZU-EASY-R3", "all-or-nothing"):
                return self.fail()  # EASY-15, -23
            present = True
        if not present:
            self.place_trader(market)  # COMMAND-02, -03
        self.use_cube()
        self.place_envoy(market)  # COMMAND-04, -05
        return "done"

    # Sell and Snipe ---------------------------------------------------------------------------------------------------

    def open_markets(self, colour: str) -> list[int]:
        """Markets with a Zu trader and a buyer interested in the colour (SELL-07)."""
        return [m for m in range(len(ICONS)) if self.trader_in(m) and self.interest(m, colour) > 0]

    def saleable(self, colour: str) -> int:
        """In how many markets a Sell card could sell the colour (SELL-05, -06)."""
        return min(3, self.tiles(ZU, colour), len(self.open_markets(colour)))

    def sell(self) -> str:
        """Sell tiles of one colour in as many markets as possible (SELL-01 to -13)."""
        colours = [colour for colour in self.held() if self.saleable(colour) > 0]
        if not colours:
            return self.fail()  # SELL-01 to -03
        colour = self.pick(
            colours,
            lambda c: -self.saleable(c),  # SELL-04, -05
            lambda c: -self.could_pay(c) if self.reads("ZU-SELL-R1", "higher-payout") else 0,
            lambda c: -self.level(c),  # SELL-08
        )
        number = self.saleable(colour)  # SELL-09
        first = colour if self.reads("ZU-LUCR-R1", "colour-sold") else None
        markets = self.lucrative(self.open_markets(colour), number, first)  # SELL-10, -11
        left = [tile for tile in self.own_tiles() if tile_colour(tile) == colour]
        chosen: list[Tile] = []
        if len(left) == number:
            chosen = left
        else:
            for _ in range(number):
                tile = self.cheapest(left)
                left.remove(tile)
                chosen.append(tile)
        self.sale(colour, chosen, markets)
        return "done"

    def could_pay(self, colour: str) -> int:
        """The most that a sale of the colour could bring for its rank and its buyers (SELL-R1)."""
        crowds = sorted((self.interest(m, colour) for m in self.open_markets(colour)), reverse=True)
        return self.rank_pay(colour) + 2 * sum(crowds[: self.saleable(colour)])

    def rank_pay(self, colour: str) -> int:
        """Credits for the popularity rank (SELL-14)."""
        rank = 1 + sum(1 for other in COLOURS if self.level(other) > self.level(colour))
        return self.figures.payout[rank - 1]

    def cheapest(self, tiles: list[Tile]) -> Tile:
        """The tile of lowest listed value, from either hold; equal: by lot (SELL-12, -13, SNIPE-10, -11)."""
        return self.pick(sorted(set(tiles)), self.value_of)

    def snipe(self) -> str:
        """Sell one tile in any market, with a trader placed for it if need be (SNIPE-01 to -15)."""
        every = list(range(len(ICONS)))  # SNIPE-03
        colours = [c for c in self.held() if any(self.interest(m, c) > 0 for m in every)]  # SNIPE-07
        if not colours:
            return self.fail()  # SNIPE-01, -02
        if self.reads("ZU-SNIPE-R2", "fails"):
            fewest = min(self.tiles(ZU, c) for c in self.held())
            if self.reads("ZU-SNIPE-R1", "colour-first"):  # the colour is settled before markets are looked at
                top = max(self.level(c) for c in self.held() if self.tiles(ZU, c) == fewest)
                colours = [c for c in colours if self.level(c) == top]
            colours = [c for c in colours if self.tiles(ZU, c) == fewest]
            if not colours:
                return self.fail()
        by_market = self.reads("ZU-SNIPE-R1", "market-first")
        colour = self.pick(
            colours,
            lambda c: self.tiles(ZU, c),  # SNIPE-06
            lambda c: -max(self.interest(m, c) for m in every) if by_market else 0,  # SNIPE-05
            lambda c: -self.level(c),  # SNIPE-08, -09
        )
        tile = self.cheapest([tile for tile in self.own_tiles() if tile_colour(tile) == colour])  # SNIPE-04, -05
        [market] = self.lucrative(every, 1, colour)  # SNIPE-12, -13
        if not self.trader_in(market):
            if self.crewless(1):
                return self.fail()  # EASY-16, -17
            self.place_trader(market)  # SNIPE-14, -15
        self.sale(colour, [tile], [market])
        return "done"

    def sale(self, colour: str, tiles: list[Tile], markets: list[int]) -> None:
        """Payout, buyers, promotions, tiles out of the game (SELL-14 to -22, SNIPE-16 to -20)."""
        # SELL-14, -18: the rank counts before any buyer moves.
        self.book("popularity", self.rank_pay(colour))
        self.book("interest", 2 * sum(self.interest(m, colour) for m in markets))  # SELL-15
        self.book("several-markets", self.figures.sale_bonus[len(markets)])  # SELL-16; no card, SELL-17
        ship: dict[str, int] = self.position["ship"]
        for buyer in BUYERS:  # SELL-19: those of an earlier sale go home first
            change(self.position["buyers"], buyer, ship.pop(buyer, 0))
        for market in markets:
            staying: list[str] = []
            for buyer in self.position["queues"][market]:
                if buyer in (colour, WILD):
                    change(ship, buyer, 1)
                else:
                    staying.append(buyer)  # SELL-20
            self.position["queues"][market][:] = staying
            change(self.position["traders"][ZU], ICONS[market], -1)  # SELL-21, SNIPE-18, EASY-22
            self.place_envoy(market)
        for tile in tiles:
            change(self.position["sold"], self.remove(tile), 1)  # SELL-22, CREW-05

    # Survey -----------------------------------------------------------------------------------------------------------

    def survey(self) -> str:
        """A card for the forecast, two tiles, perhaps a purchase (SURVEY-01 to -24)."""
        position = self.position
        place: int | None = None
        if position["round"] < 3:
            if None in position["marks"]:
                place = position["marks"].index(None)  # SURVEY-03
            elif self.reads("ZU-SURVEY-R1", "fails"):
                return self.fail()  # SURVEY-06
        card = self.draw_card()
        if card is None:
            return self.fail()  # SURVEY-21
        if place is None:
            change(position["discard"], card, 1)  # SURVEY-07
        else:
            change(position["discard"], position["forecast"][place], 1)
            position["forecast"][place] = card  # SURVEY-04
            if not self.crewless(1):  # SURVEY-05, EASY-20, -24
                self.use_cube()
                position["marks"][place] = ZU
            if self.reads("ZU-SURVEY-R2", "lowest-token") and position["tokens"][ZU] == 0:
                position["tokens"][ZU] = 1 + max(position["tokens"])
        drawn: list[str] = []
        for _ in range(2):  # SURVEY-08, -17, -18
            name = self.draw_tile(colour_of(card))
            if name is not None:
                drawn.append(name)
        if not drawn:
            return "done"  # SURVEY-18
        kinds = sorted(set(drawn), key=TYPES.index)
        wanted = [name for name in kinds if self.wants(name)]
        if wanted:
            bought = self.pick(wanted, lambda name: -self.figures.value[name])  # SURVEY-10 to -12, -19, -20
            drawn.remove(bought)
            self.book("surveying", -2 * self.figures.value[bought])
            self.stow(bought)  # SURVEY-13
            if self.reads("ZU-CREW-R1", "sample"):
                self.sample(bought)  # CREW-04
            for name in drawn:
                change(position["sites"], name, 1)  # SURVEY-14
        else:
            placed = self.pick(kinds)  # SURVEY-15, -17
            drawn.remove(placed)
            change(position["sites"], placed, 1)
            for name in drawn:
                change(position["piles"], name, 1)
        return "done"

    def wants(self, name: str) -> bool:
        """Whether Zu would buy a surveyed tile (SURVEY-09, HARD-13)."""
        return self.room() >= 1 and self.needs(name) and self.credits() >= 2 * self.figures.value[name]

    def draw_card(self) -> str | None:
        """The top action card, shown to all; the discard pile is reshuffled if need be (SURVEY-01, -02, -24)."""
        position = self.position
        if sum(position["deck"].values()) == 0:
            if sum(position["discard"].values()) == 0:
                return None  # nothing is changed by an action that fails, FAIL-02
            position["deck"] = dict(position["discard"])
            position["deck_from"] = dict(position["discard"])
            position["discard"] = {}
        card = self.walk(position["deck"], CARDS)
        change(position["deck_from"], card, -1)
        return card

    def draw_tile(self, colour: str) -> str | None:
        """The top tile of a supply pile, or None if the pile is empty."""
        types = [name for name in TYPES if colour_of(name) == colour]
        piles: dict[str, int] = self.position["piles"]
        if not any(piles.get(name, 0) for name in types):
            return None
        return self.walk(piles, types)

    def walk(self, counts: dict[str, int], names: list[str]) -> str:
        """Take one of the counted things at random; also with a single one left a number is drawn."""
        place = self.rng.below(sum(counts.get(name, 0) for name in names))
        for name in names:
            count = counts.get(name, 0)
            if place < count:
                change(counts, name, -1)
                return name
            place -= count
        raise AssertionError("the place is beyond the last of them")


def tile_colour(tile: Tile) -> str:
    """The colour of a tile in a hold."""
    return colour_of(TYPES[tile[1]])
