"""How Zu carries out its cards with the expansion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from digsite.games.excavation_earth.kinds import CARGO, HIDDEN_HOLD, N_COLOURS, N_MARKETS, N_ROUNDS
from digsite.games.excavation_earth.museum.events import MYSTERY_DUG
from digsite.games.excavation_earth.museum.kinds import MYSTERY
from digsite.games.excavation_earth.museum.mysteries.dig import is_mystery
from digsite.games.excavation_earth.museum.mysteries.part import mysteries_of
from digsite.games.excavation_earth.museum.solo.command import (
    NO_MARKET,
    Surplus,
    command_scarcely,
    offload_one,
)
from digsite.games.excavation_earth.museum.solo.events import FIND_MYSTERY, FOR_CENTRE, NO_CUBE
from digsite.games.excavation_earth.museum.solo.exhibit import biggest_swing, can_exhibit, exhibit
from digsite.games.excavation_earth.solo.decks import Pool
from digsite.games.excavation_earth.solo.events import FOR_OFFLOAD, NO_CREW, OFFLOAD_OTHER, WEIGHS_TILES, ZU_OFFLOADS
from digsite.games.excavation_earth.solo.excavate import best_find, dig
from digsite.games.excavation_earth.solo.faces import COMMAND, SPECIAL, cards_of, pile_of
from digsite.games.excavation_earth.solo.fail import fail
from digsite.games.excavation_earth.solo.ladder import ZU, keep, weigh
from digsite.games.excavation_earth.solo.part import zu_of
from digsite.games.excavation_earth.solo.priorities import needs, tile_colour
from digsite.games.excavation_earth.solo.smuggle import acquire, give_away, offload, worst_kept
from digsite.games.excavation_earth.solo.survey import survey
from digsite.games.excavation_earth.solo.ways import ZuWays
from digsite.games.excavation_earth.tiles import free_cargo, has_colour

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth
    from digsite.kernel.rng import Rng

LEAVING: Final = 3
"""Command cards that make room for those of the museum (MU-ZUDECK-01)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BareSurvey:
    """Zu's Survey before the last round when it has no cube for the forecast."""

    def carry_out(self, s: Earth) -> bool:
        """It fails (MU-ZUCUBES-09, -R5)."""
        return fail(s, NO_CREW, "MU-ZUCUBES-R5")


@mypyc_attr(allow_interpreted_subclasses=True)
class Company:
    """What Zu offloads with a mysterious artefact."""

    def choose(self, s: Earth, colour: int) -> list[int]:
        """The most valuable regular tile of another colour than the mysterious one, if there is any (MU-ZUMYST-R7)."""
        tiles = zu_of(s).ways.tiles.to_offload(s)
        if len(tiles) == 0:
            return []
        weigh(s, WEIGHS_TILES, FOR_OFFLOAD, tiles)
        others = keep(s, tiles, [tile_colour(tile) != colour for tile in tiles], OFFLOAD_OTHER)
        return [worst_kept(s, others)] if len(others) > 0 else []


class ScarceWays(ZuWays):
    """Zu can run out of cubes, and recalls envoys (MU-SOLO-01 to -03, -R3)."""

    def __init__(self, pool: Pool) -> None:
        super().__init__(pool, True)
        self.bare_survey: BareSurvey = BareSurvey()

    def command(self, s: Earth, face: int) -> bool:
        place = face - COMMAND
        return command_scarcely(s, place, s.rules.pack.centre_of[place], None)

    def survey(self, s: Earth) -> bool:
        """MU-ZUCUBES-09, -R5: before the last round it takes a cube for the forecast."""
        if s.round < N_ROUNDS and s.cubes[ZU] == 0:
            return self.bare_survey.carry_out(s)
        return survey(s)

    def acquire(self, s: Earth, colour: int) -> bool:
        """MU-ZUCUBES-10, -R6: without a cube it offloads instead."""
        if s.cubes[ZU] == 0:
            s.emit(ZU_OFFLOADS, ZU, NO_CUBE, rule="MU-ZUCUBES-10")
            return self.offload(s)
        return acquire(s, colour)

    def buys_more(self, s: Earth) -> bool:
        """MU-ZUCUBES-10, -R9: nothing is acquired without a cube; then switch H5 brings nothing (ZU-HARD-22)."""
        return s.cubes[ZU] > 0


class MysteryWays(ScarceWays):
    """With mysterious artefacts. They stand as MYSTERY + their colour beside the types of artefact.

    MU-ZUMYST-02, -R9: they are no tiles to sell, a Survey lays them out, and they are worth nothing in the end.
    """

    def __init__(self, pool: Pool) -> None:
        super().__init__(pool)
        self.company: Company = Company()
        self.surplus: Surplus = Surplus()

    def command(self, s: Earth, face: int) -> bool:
        place = face - COMMAND
        return command_scarcely(s, place, s.rules.pack.centre_of[place], self.surplus)

    def lying(self, s: Earth, colour: int, taken: list[int]) -> list[int]:
        """MU-ZUCUBES-05, MU-ZUMYST-R1, -R11: mysterious ones count while a cube is left to watch over them."""
        there = [kind for kind in s.rules.kinds_of[colour] if s.sites[kind] > 0]
        watched = len([tile for tile in taken if is_mystery(tile)])
        if mysteries_of(s).sites[colour] > 0 and s.cubes[ZU] > watched:
            there.append(MYSTERY + colour)
            there.sort()
        return there

    def needs(self, s: Earth, tile: int) -> bool:
        """MU-ZUMYST-R2: mysterious ones always."""
        return is_mystery(tile) or needs(s, tile)

    def site_of(self, s: Earth, tile: int) -> int:
        if is_mystery(tile):
            return mysteries_of(s).figures.overlay[tile - MYSTERY]
        return s.rules.pack.site_of[tile]

    def apart(self, s: Earth, first: int, second: int) -> bool:
        """A mysterious one lies at its location, whatever glyphs that has (MU-CUSTODIAN-R6)."""
        if is_mystery(first) or is_mystery(second):
            return self.site_of(s, first) != self.site_of(s, second)
        return super().apart(s, first, second)

    def best_find(self, s: Earth, finds: list[int]) -> int:
        """MU-ZUMYST-01, -R13: a mysterious one first."""
        mysterious = [is_mystery(tile) for tile in finds]
        if True in mysterious:
            return keep(s, finds, mysterious, FIND_MYSTERY)[0]
        return best_find(s, finds)

    def dig(self, s: Earth, taken: list[int]) -> None:
        """MU-ZUCUBES-R2: mysterious ones first, so that the last cube is a custodian."""
        for tile in sorted(taken, key=lambda tile: not is_mystery(tile)):
            if is_mystery(tile):
                dig_mystery(s, tile - MYSTERY)
            else:
                dig(s, tile)

    def has_colour(self, s: Earth, player: int, colour: int) -> int:
        """MU-ZUMYST-R10: in the ties of Excavate they count, on both sides."""
        return has_colour(s, player, colour) + mysteries_of(s).held(player, colour)

    def offload(self, s: Earth) -> bool:
        """MU-ZUMYST-09, -10, -R7, -R8: one of them takes a place, once an analysed one makes it worth something."""
        part = mysteries_of(s)
        if part.all_held(ZU) == 0 or part.analysed() == 0:
            return offload(s)
        colour = offload_one(s, "MU-ZUMYST-R7")
        for tile in self.company.choose(s, colour):
            give_away(s, tile)
        return True


def dig_mystery(s: Earth, colour: int) -> None:
    """A mysterious artefact goes to the hold with a custodian (MU-ZUMYST-R3, -R13)."""
    part = mysteries_of(s)
    part.sites[colour] = part.sites[colour] - 1
    hold = part.hold(CARGO if free_cargo(s, ZU) > 0 else HIDDEN_HOLD)
    hold[ZU * N_COLOURS + colour] += 1
    s.cubes[ZU] = s.cubes[ZU] - 1
    s.emit(MYSTERY_DUG, ZU, colour, part.figures.overlay[colour])


class MuseumWays(MysteryWays):
    """With the museum (MU-ZUDECK, MU-ZUEXHIBIT)."""

    def cards(self, rng: Rng) -> list[int]:
        """MU-ZUDECK-01 to -03, -R5: three Command cards leave unseen, three others take their place."""
        commands = [face for face in cards_of(self.pool.box) if COMMAND <= face < COMMAND + N_MARKETS]
        rng.shuffle(commands)
        rest = [face for face in cards_of(self.pool.box) if not COMMAND <= face < COMMAND + N_MARKETS]
        return rest + commands[LEAVING:]

    def resolve(self, s: Earth, face: int) -> bool:
        """MU-ZUDECK-04 to -07, -R1, -R2, -R4: exhibit if anything can be sent, else Command where it matters most."""
        if face != SPECIAL:
            return super().resolve(s, face)
        if can_exhibit(s):
            exhibit(s)
            return True
        return command_scarcely(s, NO_MARKET, biggest_swing(s, FOR_CENTRE), self.surplus)


def museum_pool(cards: list[int], specials: int) -> Pool:
    """All sets that are left when three Command cards have gone, each as likely as cards can be taken so."""
    box = cards.copy()
    box[SPECIAL] = specials
    commands = [face for face in cards_of(cards) if COMMAND <= face < COMMAND + N_MARKETS]
    sets: list[list[int]] = []
    weights: list[int] = []
    n = len(commands)
    for i in range(n):
        for j in range(i + 1, n):
            for k in range(j + 1, n):
                gone = pile_of([commands[i], commands[j], commands[k]])
                left = [box[face] - gone[face] for face in range(len(box))]
                if left in sets:
                    at = sets.index(left)
                    weights[at] = weights[at] + 1
                else:
                    sets.append(left)
                    weights.append(1)
    return Pool(box, sets, weights)
