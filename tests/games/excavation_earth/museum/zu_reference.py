"""A second Zu of the expansion, written from section 9 of the MU rule ledger alone, to be compared with the engine.

It stands on the second Zu of the base game and says only what changes. Like that one it is slow and plain: positions as
plain data, and no knowledge of how the engine does the same things. Rule IDs in the comments are those of the MU
ledger, without the prefix; those of the ZU ledger have it.

Chance: as in the base game, every lot is drawn from kinds in ascending order, and only when more than one is left.
Mysterious artefacts are drawn tile by tile, since two may be alike (ZUMYST-08), but not if all are alike.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from digsite.kernel.rng import Rng
from tests.games.excavation_earth.solo.reference import (
    BUYERS,
    CENTRES,
    COLOURS,
    HOLDS,
    HUMAN,
    ICONS,
    TYPES,
    WILD,
    ZU,
    Action,
    Figures,
    Tile,
    change,
    colour_of,
    tile_colour,
)

ROWS: Final = 3
COLUMNS: Final = 6
OUTER: Final = 0
MIDDLE: Final = 1
INNER: Final = 2
KIND: Final = [OUTER, MIDDLE, INNER, INNER, MIDDLE, OUTER]
"""What kind of column each is (BOARD-R1)."""
SECOND_COLOUR: Final = 20
"""Cubes of the second colour that can be gained (ZUCUBES-R1)."""

Mystery = tuple[int, int]
"""A mysterious artefact in a hold: the hold's place in HOLDS and the colour's place in COLOURS."""
Move = tuple[int, int | None]
"""What the human does with a column: from this post to that one, or to the pool (None). Markets are 0 to 5, command
centres 6 to 8."""


@dataclass(frozen=True)
class MuseumFigures(Figures):
    """What the component file says of the expansion."""

    overlay: dict[str, str] = field(default_factory=dict)
    """The dig site of each colour's mysterious artefacts."""
    re_cards: tuple[str, ...] = ()
    """All reverse engineering cards, in order."""
    back_on_top: bool = False
    """New curators come in on top (CURATOR-R1, DATA-09)."""


MUSEUM_READINGS: Final = {
    "MU-CURATOR-R1": "all-move",
    "MU-ZUCUBES-R5": "fails",
    "MU-ZUMYST-R7": "one-of-two",
    "MU-ZUMYST-R12": "full-offload",
    "MU-ZUEXHIBIT-R7": "no-pay",
}
"""What is played of the rulings that matter here, unless the options say otherwise."""


def act(position: dict[str, Any], face: str, figures: MuseumFigures, rng: Rng, moves: list[Move | None]) -> str:
    """Resolve one revealed Zu card with scarce cubes; changes the position in place.

    `moves` is what the human answers, in order, when a column that Zu completes asks; None is to decline. Returns how
    it ended, as in the base game; also "recalled" and "exhibited".
    """
    action = _MuseumAction(position, figures, rng, moves)
    return action.special() if face == "special" else action.resolve(face)


class _MuseumAction(Action):
    """One card of Zu being resolved, with what the expansion changes."""

    def __init__(self, position: dict[str, Any], figures: MuseumFigures, rng: Rng, moves: list[Move | None]) -> None:
        super().__init__(position, figures, rng)
        self.readings = {**MUSEUM_READINGS, **self.readings}
        self.museum_figures = figures
        self.moves = moves
        self.mysteries: dict[str, Any] | None = position.get("mysteries")
        self.museum: dict[str, Any] = position.get("museum", {})

    # Cubes ------------------------------------------------------------------------------------------------------------

    def on(self, switch: str) -> bool:
        """Market, Snipe and sampling without cubes go as under E5, which is not offered here (ZUCUBES-03, -04, -09, R5,
        SOLO-R2); what goes another way is said below."""
        return switch == "E5" or super().on(switch)

    def gain_cube(self) -> None:
        """One of the second colour, while there is one (ZUCUBES-02, R1)."""
        crew: dict[str, int] = self.position["zu_crew"]
        if crew["gained"] < SECOND_COLOUR:
            crew["gained"] += 1
            self.position["cubes"][ZU] += 1

    # Mysterious artefacts ---------------------------------------------------------------------------------------------

    def own_mysteries(self, player: int = ZU) -> list[Mystery]:
        """Those in the holds, each for itself, cargo hold first."""
        found: list[Mystery] = []
        if self.mysteries is not None:
            for place, hold in enumerate(HOLDS):
                for colour, name in enumerate(COLOURS):
                    found += [(place, colour)] * self.mysteries[hold][player].get(name, 0)
        return found

    def artefacts(self, player: int, colour: str) -> int:
        """Tiles of a colour in both holds, mysterious ones included (ZUMYST-R10, ZUEXHIBIT-R6)."""
        return self.tiles(player, colour) + sum(COLOURS[c] == colour for _, c in self.own_mysteries(player))

    def free(self, hold: str) -> int:
        """A mysterious artefact fills a space (CUSTODIAN-R4)."""
        return super().free(hold) - sum(HOLDS[place] == hold for place, _ in self.own_mysteries())

    def analysed(self) -> int:
        """Those on the mothership."""
        ship: dict[str, int] = self.mysteries["ship"] if self.mysteries is not None else {}
        return sum(ship.values())

    def mystery_on_map(self, colour: str) -> bool:
        """Whether Zu could dig one of that colour; without a cube it sees none (ZUCUBES-05, ZUMYST-R2, R11)."""
        return self.mysteries is not None and self.cubes() > 0 and self.mysteries["sites"].get(colour, 0) > 0

    def dig_mystery(self, colour: str) -> None:
        """Off the map, with a custodian, into a hold (ZUMYST-01, R3, R13)."""
        assert self.mysteries is not None
        change(self.mysteries["sites"], colour, -1)
        self.use_cube()
        hold = "cargo" if self.free("cargo") > 0 else "hidden"
        assert self.free(hold) > 0
        assert hold == "cargo" or self.on("H3")
        change(self.mysteries[hold][ZU], colour, 1)

    def pick_mystery(self) -> Mystery:
        """One of several, at random (ZUMYST-08)."""
        tiles = self.own_mysteries()
        return tiles[0] if len(set(tiles)) == 1 else tiles[self.rng.below(len(tiles))]

    def drop_mystery(self, tile: Mystery) -> str:
        """It leaves its hold; the colour."""
        assert self.mysteries is not None
        colour = COLOURS[tile[1]]
        change(self.mysteries[HOLDS[tile[0]]][ZU], colour, -1)
        return colour

    def offload_mystery(self) -> str:
        """6 credits for each one analysed; tile and custodian are gone for good (ZUMYST-10, R3). The colour."""
        assert self.mysteries is not None
        colour = self.drop_mystery(self.pick_mystery())
        self.book("offloading", 6 * self.analysed())
        self.mysteries["gone"][ZU] += 1
        return colour

    def discard_re(self) -> None:
        """The top reverse engineering card is shown and leaves the game; 20 credits also without one (ZUMYST-06, R6,
        ZUEXHIBIT-15, R10)."""
        assert self.mysteries is not None
        card: str | None = None
        if self.mysteries["deck"]:
            card = self.mysteries["deck"].pop(self.rng.below(len(self.mysteries["deck"])))
        elif self.mysteries["bottom"]:
            card = self.mysteries["bottom"].pop(0)
            self.mysteries["bottom_known"].pop(0)
        if card is not None:
            self.mysteries["discarded"].append(card)
            self.mysteries["discarded"].sort(key=self.museum_figures.re_cards.index)
        self.book("analyses", 20)

    def see_to_mystery(self) -> None:
        """An envoy was placed by Command: one mysterious artefact goes (ZUMYST-03, -05 to -08, R4, R5, R12)."""
        if not self.own_mysteries():
            return
        assert self.mysteries is not None
        if self.analysed() >= 4:
            if self.reads("MU-ZUMYST-R12", "alone"):
                self.offload_mystery()
            else:
                self.offload()
            return
        colour = self.drop_mystery(self.pick_mystery())
        change(self.mysteries["ship"], colour, 1)
        self.position["cubes"][ZU] += 1
        self.discard_re()

    # Excavate ---------------------------------------------------------------------------------------------------------

    def finds(self, colour: str) -> list[str]:
        """What could be dug; a colour stands for its mysterious artefact (ZUMYST-R1, -R11)."""
        return self.finds_beside([], colour)

    def finds_beside(self, chosen: list[str], colour: str) -> list[str]:
        """Each mysterious artefact takes a custodian of its own."""
        custodians = sum(name in COLOURS for name in chosen)
        strange = [colour] if self.mystery_on_map(colour) and custodians < self.cubes() else []
        return self.diggable(colour) + strange

    def on_map(self, colour: str) -> bool:
        return super().on_map(colour) or self.mystery_on_map(colour)

    def best_find(self, finds: list[str]) -> str:
        """A mysterious artefact first (ZUMYST-01, within each colour ZUMYST-R13)."""
        strange = [name for name in finds if name in COLOURS]
        return strange[0] if strange else self.best_type(finds)

    def find_site(self, name: str) -> str:
        return self.museum_figures.overlay[name] if name in COLOURS else self.figures.site[name]

    def apart(self, one: str, other: str) -> bool:
        """A mysterious one lies at its location (CUSTODIAN-R6)."""
        if one in COLOURS or other in COLOURS:
            return self.find_site(one) != self.find_site(other)
        return super().apart(one, other)

    def dig_all(self, chosen: list[str]) -> None:
        """Mysterious ones first, so that they get the last cube (ZUCUBES-R2)."""
        for name in sorted(chosen, key=lambda name: name not in COLOURS):
            if name in COLOURS:
                self.dig_mystery(name)
            else:
                self.dig(name)

    # Smuggle ----------------------------------------------------------------------------------------------------------

    def acquire(self, desired: str) -> str:
        if self.cubes() == 0:
            return self.offload()  # ZUCUBES-10
        return super().acquire(desired)

    def acquires_again(self) -> bool:
        """H5 brings nothing without a cube: no acquiring (ZUCUBES-10), and no offloading either (ZU-HARD-22)."""
        return self.cubes() > 0 and super().acquires_again()

    def offload(self) -> str:
        """A mysterious artefact takes one of the two places, if any was analysed (ZUMYST-09, R7, R8, ZUCUBES-R6)."""
        if not self.own_mysteries() or self.analysed() == 0:
            return super().offload()
        colour = self.offload_mystery()
        others = [tile for tile in self.own_tiles() if tile_colour(tile) != colour]
        if others and not self.reads("MU-ZUMYST-R7", "alone"):
            name = self.remove(self.best_to_offload(others))
            self.book("offloading", self.figures.value[name])
            self.position["stacks"][colour_of(name)].append(name)
        return "offloaded"

    # Command ----------------------------------------------------------------------------------------------------------

    def envoys(self, player: int, centre: str) -> int:
        """Envoys in a command centre."""
        number: int = self.position["envoys"][player].get(centre, 0)
        return number

    def command(self, market: int) -> str:
        cubes = self.cubes()  # counted once, ZUCUBES-R7
        idle = self.position["round"] == 3 and not self.position["queues"][market]  # ZUTRADER-01, R1
        leads = self.leads(self.figures.centre[market])  # before anything is placed, ZUCOMMAND-R3
        if cubes >= 2 and not self.trader_in(market) and not idle:  # ZUCUBES-06, R8, ZUCOMMAND-R2
            self.place_trader(market)
        return self.envoy(self.figures.centre[market], cubes, leads)

    def leads(self, centre: str) -> bool:
        """Strictly more envoys than the human (ZUCOMMAND-R1)."""
        return self.envoys(ZU, centre) > self.envoys(HUMAN, centre)

    def envoy(self, centre: str, cubes: int, leads: bool) -> str:
        """An envoy comes, or one goes for 5 credits (ZUCOMMAND-01 to -04, ZUCUBES-07, -08, R4, ZUMYST-04)."""
        if cubes == 0 or (self.position["round"] >= 2 and leads):
            if self.envoys(ZU, centre) == 0:
                return self.fail()
            change(self.position["envoys"][ZU], centre, -1)
            self.position["cubes"][ZU] += 1
            self.book("recalls", 5)
            return "recalled"
        self.use_cube()
        change(self.position["envoys"][ZU], centre, 1)
        self.see_to_mystery()
        return "done"

    def special(self) -> str:
        """An Exhibit/Command card (ZUDECK-04 to -07)."""
        if self.cubes() > 0 and self.sendable(None):  # ZUDECK-R3
            return self.exhibit()
        of_centre = {centre: self.figures.centre.index(centre) for centre in CENTRES}
        centre = self.pick(CENTRES, lambda name: self.swing(of_centre[name]))
        return self.envoy(centre, self.cubes(), self.leads(centre))  # no trader, ZUDECK-R1, R2, R4

    # Survey -----------------------------------------------------------------------------------------------------------

    def survey(self) -> str:
        if self.position["round"] < 3 and self.cubes() == 0 and not self.reads("MU-ZUCUBES-R5", "goes-on"):
            return self.fail()  # ZUCUBES-09
        return super().survey()

    def draw_tile(self, colour: str) -> str | None:
        """A mysterious artefact goes to the map, and another tile is drawn for it (ZUMYST-R9, SURVEY-01, -02, R1)."""
        if self.mysteries is None:
            return super().draw_tile(colour)
        types = [name for name in TYPES if colour_of(name) == colour]
        piles: dict[str, int] = self.position["piles"]
        strange: dict[str, int] = self.mysteries["piles"]
        while True:
            counts = {name: piles.get(name, 0) for name in types} | {colour: strange.get(colour, 0)}
            if not any(counts.values()):
                return None
            name = self.walk(counts, [*types, colour])
            if name != colour:
                change(piles, name, -1)
                return name
            change(strange, colour, -1)
            change(self.mysteries["sites"], colour, 1)

    # Exhibit ----------------------------------------------------------------------------------------------------------

    def fitting(self, name: str) -> list[int]:
        """The empty exhibition tiles that accept the artefact, as spaces: row * 6 + column (TILE-02 to -04, -08)."""
        glyph = name.split("-")[1]
        value = self.figures.value[name]
        found: list[int] = []
        for space, asked in enumerate(self.museum["asks"]):
            if asked is None or self.museum["artefacts"][space] is not None:
                continue
            if asked == glyph or (asked.endswith("+") and value >= int(asked[:-1])):
                found.append(space)
        return found

    def matching(self, name: str) -> list[int]:
        """Those of them whose row has a curator of the artefact's colour."""
        return [s for s in self.fitting(name) if self.museum["curators"][s // COLUMNS] == colour_of(name)]

    def sendable(self, but: str | None) -> list[Tile]:
        """What could go to the museum now, of another colour than this (ZUEXHIBIT-07)."""
        return sorted({tile for tile in self.own_tiles() if tile_colour(tile) != but and self.fitting(TYPES[tile[1]])})

    def exhibit(self) -> str:
        """One artefact after the other, each settled before the next (ZUEXHIBIT-01, R5); then a curator (-22)."""
        but: str | None = None
        for _ in range(2):
            tiles = self.sendable(but)
            if tiles and self.cubes() > 0:
                but = self.send(tiles)
        self.new_curator()
        return "exhibited"

    def send(self, tiles: list[Tile]) -> str:
        """Choose the artefact and its place, and reap what follows; the colour."""
        able = [tile for tile in tiles if self.matching(TYPES[tile[1]])]  # ZUEXHIBIT-02, R2
        tile = self.pick(
            able or tiles,
            lambda t: self.level(tile_colour(t)),  # ZUEXHIBIT-03
            lambda t: self.artefacts(ZU, tile_colour(t)),  # ZUEXHIBIT-04, R6
            self.value_of,  # ZUEXHIBIT-05; -06 is the lot
        )
        name = TYPES[tile[1]]
        matched = bool(self.matching(name))
        space = self.pick(
            self.matching(name) or self.fitting(name),  # ZUEXHIBIT-08, R3
            lambda s: ZU not in self.guides(s % COLUMNS),  # ZUEXHIBIT-09
            lambda s: not self.guides(s % COLUMNS),  # ZUEXHIBIT-10
            lambda s: KIND[s % COLUMNS],  # ZUEXHIBIT-11, R4
            lambda s: s // COLUMNS,  # ZUEXHIBIT-12, R4; -13 is the lot
        )
        self.remove(tile)
        self.use_cube()  # ZUEXHIBIT-14
        self.museum["artefacts"][space] = name
        self.museum["guides"][space] = ZU
        column = space % COLUMNS
        if matched:
            if KIND[column] == INNER:
                self.discard_re()  # ZUEXHIBIT-15
            elif KIND[column] == MIDDLE:
                self.gain_cube()  # ZUEXHIBIT-16
            else:
                self.book("curators", 2)  # ZUEXHIBIT-17
        spaces = range(column, ROWS * COLUMNS, COLUMNS)
        if all(self.museum["asks"][s] is None or self.museum["artefacts"][s] is not None for s in spaces):
            self.complete(column)
        return colour_of(name)

    def guides(self, column: int) -> list[int]:
        """Whose tour guides stand in a column."""
        every: list[int | None] = self.museum["guides"][column::COLUMNS]
        return [player for player in every if player is not None]

    def complete(self, column: int) -> None:
        """Zu's benefits, then the human's (ZUEXHIBIT-18, R8, COLUMN-03, R1)."""
        assert self.mysteries is not None
        shop = "gift-shop" in self.mysteries["cards"][HUMAN]
        earned: dict[str, int] = self.position["earned"][HUMAN]
        human = self.guides(column).count(HUMAN)
        if shop and human:
            earned["gift-shop"] = earned.get("gift-shop", 0) + 3 * human  # RECARD-20
        for _ in range(self.guides(column).count(ZU)):
            self.benefit(KIND[column])
        for _ in range(human):
            self.human_benefit(KIND[column])

    def benefit(self, kind: int) -> None:
        """What one of Zu's guides brings; leads are counted anew for each (ZUEXHIBIT-R7)."""
        envoys: dict[str, int] = self.position["envoys"][ZU]
        ahead = {centre: self.envoys(ZU, centre) - self.envoys(HUMAN, centre) for centre in CENTRES}
        if kind == OUTER:
            self.gain_cube()  # ZUEXHIBIT-21
        elif kind == INNER:
            leading = [centre for centre in CENTRES if ahead[centre] > 0]
            if leading:
                change(envoys, self.pick(leading, lambda c: -ahead[c]), -1)  # ZUEXHIBIT-19
                self.position["cubes"][ZU] += 1
                if self.reads("MU-ZUEXHIBIT-R7", "pays-5"):
                    self.book("recalls", 5)
        else:
            trailing = [centre for centre in CENTRES if ahead[centre] < 0]
            if trailing and self.cubes() > 0:
                self.use_cube()
                change(envoys, self.pick(trailing, lambda c: ahead[c]), 1)  # ZUEXHIBIT-20

    def human_benefit(self, kind: int) -> None:
        """What one of the human's guides brings (COLUMN-05 to -09, R4)."""
        position = self.position
        if kind == OUTER:
            given = sum(position["staff"]["researchers"]) + sum(len(posted) for posted in position["staff"]["posted"])
            if given < 12:
                position["staff"]["researchers"][HUMAN] += 1
            return
        if not position["traders"][HUMAN] and not position["envoys"][HUMAN]:
            return
        move = self.moves.pop(0)
        if move is None:
            return
        start, end = move
        self.post(start, -1)
        if end is None:
            assert kind == INNER
            position["cubes"][HUMAN] += 1
        else:
            assert kind == MIDDLE
            self.post(end, 1)

    def post(self, post: int, by: int) -> None:
        """A cube of the human's more or fewer in a market or a command centre."""
        if post < len(ICONS):
            change(self.position["traders"][HUMAN], ICONS[post], by)
        else:
            change(self.position["envoys"][HUMAN], CENTRES[post - len(ICONS)], by)

    def new_curator(self) -> None:
        """The top buyer card brings a curator, if one of that colour is in the supply (CURATOR-01 to -06, R1 to R4)."""
        position = self.position
        supply: dict[str, int] = position["buyers"]
        if not position["buyer_deck"]:
            position["buyer_deck"], position["buyer_discard"] = position["buyer_discard"], {}
        card = self.walk(position["buyer_deck"], BUYERS)
        change(position["buyer_discard"], card, 1)
        if card == WILD:
            there = [c for c in COLOURS if supply.get(c, 0) > 0]
            if not there:
                return
            held = [c for c in there if self.tiles(ZU, c) > 0]
            # ZUEXHIBIT-R9, in the order of the base Market: level, number, lot; all by lot with none of them held
            card = self.pick(held or there, *([lambda c: -self.level(c), lambda c: -self.tiles(ZU, c)] if held else []))
        if supply.get(card, 0) == 0:
            return
        change(supply, card, -1)
        if not self.museum_figures.back_on_top and not self.reads("MU-CURATOR-R1", "fill-first"):
            front, *others = self.museum["curators"]
            if front is not None:
                change(supply, front, 1)
            self.museum["curators"] = [*others, card]
            return
        queue = [curator for curator in self.museum["curators"] if curator is not None]
        if self.museum_figures.back_on_top:
            queue.insert(0, card)
            out = queue.pop() if len(queue) > ROWS else None
        else:
            queue.append(card)
            out = queue.pop(0) if len(queue) > ROWS else None
        if out is not None:
            change(supply, out, 1)
        self.museum["curators"] = queue + [None] * (ROWS - len(queue))
