"""Zu's Command with the expansion: recalls, traders it does not place, and what it does with mysterious artefacts.

MU-ZUCUBES-06 to -08, MU-ZUCOMMAND, MU-ZUTRADER, MU-ZUMYST-03 to -08.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from digsite.games.excavation_earth.events import RECALLED
from digsite.games.excavation_earth.kinds import HOLDS, N_COLOURS, N_ROUNDS, OFFLOADING
from digsite.games.excavation_earth.museum.events import MYSTERY_OFFLOADED
from digsite.games.excavation_earth.museum.kinds import ANALYSES, RECALLS
from digsite.games.excavation_earth.museum.mysteries.analyse import analyse
from digsite.games.excavation_earth.museum.mysteries.cards import draw_one
from digsite.games.excavation_earth.museum.mysteries.offload import offload_mystery, worth
from digsite.games.excavation_earth.museum.mysteries.part import mysteries_of
from digsite.games.excavation_earth.museum.solo.crew import pay_zu
from digsite.games.excavation_earth.museum.solo.events import (
    ENOUGH_ANALYSED,
    MYSTERY_LOT,
    NO_ENVOY,
    RE_DISCARDED,
    ZU_LEARNED,
    ZU_RECALLED,
)
from digsite.games.excavation_earth.solo.crew import has_trader, hire, send
from digsite.games.excavation_earth.solo.events import ZU_OFFLOADS
from digsite.games.excavation_earth.solo.fail import fail
from digsite.games.excavation_earth.solo.ladder import HUMAN, ZU, bits
from digsite.games.excavation_earth.solo.part import zu_of

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

RECALL_PAY: Final = 5
"""MU-ZUCOMMAND-02."""
LEARNED: Final = 20
"""Credits in place of a card (MU-ZUMYST-06)."""
ENOUGH: Final = 4
"""With so many tiles on the mothership Zu rather offloads (MU-ZUMYST-07, -R4)."""
NO_MARKET: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Surplus:
    """What Zu does instead of an analysis when enough mysterious artefacts are on the mothership."""

    def offload(self, s: Earth) -> None:
        """MU-ZUMYST-07, -R12: all that Zu does when it offloads with Smuggle."""
        zu_of(s).ways.offload(s)


def command_scarcely(s: Earth, place: int, centre: int, surplus: Surplus | None) -> bool:
    """A Command in that centre, with a trader for that market (NO_MARKET: none); False if it failed.

    `surplus`: for games with mysterious artefacts.

    MU-ZUCUBES-06 to -08, -R3, -R4, -R7, -R8: the cubes are counted once. With none an envoy of this very centre is
    recalled. MU-ZUCOMMAND-01 to -04, -R1 to -R3: with a majority in rounds 2 and 3 too, after the trader.
    """
    cubes = s.cubes[ZU]
    n = s.n_players
    mine = s.envoys[centre * n + ZU]
    if cubes == 0:
        if mine == 0:
            return fail(s, NO_ENVOY)
        recall_for_pay(s, centre)
        return True
    recalls = s.round > 1 and mine > s.envoys[centre * n + HUMAN]
    if place != NO_MARKET and cubes > 1 and not has_trader(s, place):
        if s.round < N_ROUNDS or len(s.queues[place]) > 0:  # MU-ZUTRADER-01, -02, -R1
            hire(s, place)
    if recalls:
        recall_for_pay(s, centre)
        return True
    send(s, centre)
    if surplus is not None:
        deal_with_mystery(s, surplus)
    return True


def recall(s: Earth, centre: int) -> None:
    """An envoy comes back to Zu's supply; no command ability is used (MU-ZUCOMMAND-03)."""
    s.envoys[centre * s.n_players + ZU] -= 1
    s.cubes[ZU] = s.cubes[ZU] + 1


def recall_for_pay(s: Earth, centre: int) -> None:
    """A recall by Command, which pays."""
    recall(s, centre)
    s.emit(RECALLED, ZU, centre)
    pay_zu(s, RECALLS, RECALL_PAY)
    s.emit(ZU_RECALLED, ZU, centre, RECALL_PAY)


# --- mysterious artefacts


def deal_with_mystery(s: Earth, surplus: Surplus) -> None:
    """An envoy was placed: a mysterious artefact is analysed, or with enough on the mothership offloaded.

    MU-ZUMYST-03 to -08, -R3 to -R6: one, at random; the envoy is placed either way.
    """
    part = mysteries_of(s)
    if part.all_held(ZU) == 0:
        return
    if part.analysed() < ENOUGH:
        hold, colour = pick_mystery(s)
        analyse(s, ZU, hold, colour)
        learn(s)
        return
    s.emit(ZU_OFFLOADS, ZU, ENOUGH_ANALYSED, rule="MU-ZUMYST-R12")
    surplus.offload(s)


def pick_mystery(s: Earth) -> tuple[int, int]:
    """One of the mysterious artefacts in Zu's holds, each as likely as another: its hold and colour.

    MU-ZUMYST-08; all of one colour in one hold are one and the same choice, which needs no draw (ZU-GEN-08).
    """
    part = mysteries_of(s)
    tiles: list[int] = []
    for hold in range(len(HOLDS)):
        for colour in range(N_COLOURS):
            for _ in range(part.hold(hold)[ZU * N_COLOURS + colour]):
                tiles.append(hold * N_COLOURS + colour)
    tile = tiles[0]
    if tiles.count(tile) < len(tiles):
        tile = s.rng.pick(tiles)
        s.emit(MYSTERY_LOT, ZU, bits([tile % N_COLOURS for tile in tiles]), tile % N_COLOURS)
    return tile // N_COLOURS, tile % N_COLOURS


def learn(s: Earth) -> None:
    """The top reverse engineering card is shown and leaves the game; credits come in its place, card or not.

    MU-ZUMYST-06, -R6, MU-ZUEXHIBIT-15, -R10.
    """
    part = mysteries_of(s)
    if part.deck_size() > 0:
        draw_one(part, s.rng, 0)
        card = part.drawn.pop()
        part.drawn_known.pop()
        part.discarded |= 1 << card
        s.emit(RE_DISCARDED, ZU, card)
    pay_zu(s, ANALYSES, LEARNED)
    s.emit(ZU_LEARNED, ZU, LEARNED)


def offload_one(s: Earth, rule: str = "") -> int:
    """A mysterious artefact and its custodian leave the game for the usual price; its colour (MU-ZUMYST-07, -10)."""
    hold, colour = pick_mystery(s)
    price = worth(s)
    offload_mystery(s, ZU, hold, colour)
    s.gain(ZU, OFFLOADING, price)
    s.emit(MYSTERY_OFFLOADED, ZU, colour, hold, price, rule=rule)
    return colour
