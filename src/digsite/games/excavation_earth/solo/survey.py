"""Zu's Survey (ZU-SURVEY)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from digsite.games.excavation_earth.cards import draw_openly, to_discard
from digsite.games.excavation_earth.events import BOUGHT, DISCARDED, LAID, MARKED, PUT_BACK, REPLACED, SURVEYED
from digsite.games.excavation_earth.kinds import N_ROUNDS, SURVEYING, card_colour
from digsite.games.excavation_earth.solo.crew import can_place
from digsite.games.excavation_earth.solo.events import (
    FOR_LAY,
    FOR_SURVEY,
    LAY_LOT,
    NO_CARD,
    NO_FORECAST,
    SURVEY_DEAR,
    SURVEY_LOT,
    SURVEY_WANTED,
    WEIGHS_ARTEFACTS,
    ZU_DREW,
)
from digsite.games.excavation_earth.solo.excavate import stow_find
from digsite.games.excavation_earth.solo.fail import fail
from digsite.games.excavation_earth.solo.ladder import ZU, climb, draw_lot, keep, weigh
from digsite.games.excavation_earth.solo.part import zu_of
from digsite.games.excavation_earth.solo.priorities import needs, room
from digsite.games.excavation_earth.state import NOBODY
from digsite.games.excavation_earth.tiles import draw_tiles

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

DRAWN: Final = 2
"""Tiles of the pile that Zu looks at (ZU-SURVEY-08)."""
TIMES: Final = 2
"""Zu pays so many times the listed value (ZU-SURVEY-09)."""


def survey(s: Earth) -> bool:
    """A card from the deck decides the region; it joins the forecast, and a tile is bought; False if it failed.

    ZU-SURVEY-01, -02, -07: the deck is made anew if it is empty; in round 3 the card goes to the common discard pile.
    ZU-SURVEY-06, -R1, -21, -R4: without a free forecast card, or a card to draw, it fails. ZU-SURVEY-16, -R2: Zu claims
    no token. ZU-SURVEY-18, -R3: without tiles the rest stands. ZU-SURVEY-22: the human's cards are not touched.
    """
    ways = zu_of(s).ways
    place = NOBODY
    if s.round < N_ROUNDS:
        place = free_place(s)
        if place == NOBODY and ways.full_forecast.fails():
            return fail(s, NO_FORECAST, "ZU-SURVEY-R1")
    card = draw_openly(s)
    if card < 0:
        return fail(s, NO_CARD)
    s.emit(ZU_DREW, ZU, card)
    if place == NOBODY:
        to_discard(s, card)
        s.emit(DISCARDED, ZU, card)
    else:
        forecast(s, place, card)
        ways.survey_token.claim(s)
    tiles: list[int] = []
    for kind in draw_tiles(s, card_colour(card), DRAWN):
        s.emit(SURVEYED, ZU, kind)
        tiles.append(kind)
    if len(tiles) > 0:
        tiles.sort()
        settle_tiles(s, tiles)
    return True


def free_place(s: Earth) -> int:
    """The leftmost forecast card without a cube; NOBODY if there is none (ZU-SURVEY-03, -23)."""
    for i in range(len(s.marks)):
        if s.marks[i] == NOBODY:
            return i
    return NOBODY


def forecast(s: Earth, place: int, card: int) -> None:
    """The card takes that place, with a cube on it if Zu has one (ZU-SURVEY-03 to -05, ZU-EASY-20, -24)."""
    old = s.forecast[place]
    to_discard(s, old)
    s.forecast[place] = card
    s.emit(REPLACED, ZU, old, card)
    if can_place(s, 1):
        s.cubes[ZU] = s.cubes[ZU] - 1
        s.marks[place] = ZU
        s.emit(MARKED, ZU, card)


def settle_tiles(s: Earth, tiles: list[int]) -> None:
    """One of the drawn tiles is bought if Zu needs it, can pay and has room; the other goes on the map.

    ZU-SURVEY-09 to -14, -17, -19, -20: the more valuable of two, equals by lot. ZU-SURVEY-15: if none is bought, one of
    them at random goes on the map and the other back. ZU-SURVEY-24, -R5: all see both.
    """
    kinds = sorted(set(tiles))
    weigh(s, WEIGHS_ARTEFACTS, FOR_SURVEY, kinds)
    space = room(s) > 0
    fit = keep(s, kinds, [space and can_buy(s, kind) for kind in kinds], SURVEY_WANTED)
    if len(fit) > 0:
        fit = climb(s, fit, [s.rules.pack.values[kind] for kind in fit], SURVEY_DEAR)
        kind = draw_lot(s, fit, SURVEY_LOT)
        cost = TIMES * s.rules.pack.values[kind]
        s.gain(ZU, SURVEYING, -cost)
        s.emit(BOUGHT, ZU, kind, -cost)
        tiles.remove(kind)
        stow_find(s, kind)
        zu_of(s).ways.survey_sample.take(s, kind)
        if len(tiles) > 0:
            lay(s, tiles[0])
        return
    weigh(s, WEIGHS_ARTEFACTS, FOR_LAY, kinds)
    kind = draw_lot(s, kinds, LAY_LOT)
    tiles.remove(kind)
    lay(s, kind)
    for other in tiles:
        s.piles[other] = s.piles[other] + 1
        s.emit(PUT_BACK, ZU, other)


def can_buy(s: Earth, kind: int) -> bool:
    """Whether Zu needs that type and has twice its value."""
    return needs(s, kind) and s.credits[ZU] >= TIMES * s.rules.pack.values[kind]


def lay(s: Earth, kind: int) -> None:
    """A drawn tile goes on its site, face up."""
    s.sites[kind] = s.sites[kind] + 1
    s.emit(LAID, ZU, kind, s.rules.pack.site_of[kind])


@mypyc_attr(allow_interpreted_subclasses=True)
class SurveySample:
    """Whether what Zu buys in a Survey is sampled."""

    def take(self, s: Earth, kind: int) -> None:
        """It is not: the tile is a copy only (ZU-CREW-04, -R1)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class FullForecast:
    """What becomes of a Survey when every forecast card carries a cube."""

    def fails(self) -> bool:
        """It fails (ZU-SURVEY-06, -R1)."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class SurveyToken:
    """Whether Zu's Survey claims an initiative token."""

    def claim(self, s: Earth) -> None:
        """It does not (ZU-SURVEY-16, -R2)."""

    def allowed(self) -> bool:
        """Whether Zu can have one in a position."""
        return False
