"""Survey: a card into the forecast, an initiative token, and new tiles from the card's pile (EE-SURVEY)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from digsite.games.excavation_earth.cards import add_action_cards, to_discard
from digsite.games.excavation_earth.codes import DONE, REPLACE, SPAN, SURVEY
from digsite.games.excavation_earth.events import (
    BOUGHT,
    LAID,
    MARKED,
    PLAYED,
    PUT_BACK,
    REPLACED,
    SURVEYED,
    TO_SURVEY,
    TOOK_TOKEN,
)
from digsite.games.excavation_earth.kinds import N_CARD_KINDS, N_ROUNDS, SURVEYING, card_colour
from digsite.games.excavation_earth.refusals import concerns, elsewhere, no, no_with
from digsite.games.excavation_earth.rules import FREE_TILE, SAMPLES, SURVEY_LAY, SURVEY_REPLACE
from digsite.games.excavation_earth.state import NO_CARD, NOBODY
from digsite.games.excavation_earth.steps.paid import PaidAction
from digsite.games.excavation_earth.steps.samples import pack_tiles
from digsite.games.excavation_earth.tiles import draw_tiles, room, stow_find, tile_choices
from digsite.games.excavation_earth.vocabulary import LAYINGS, PURCHASES, STORINGS
from digsite.kernel.frame import Frame
from digsite.kernel.refusal import Refusal
from digsite.kernel.step import Step

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth


class Survey(PaidAction):
    """EE-SURVEY-01 to -04: any action card pays; in rounds 1 and 2 a forecast card without a cube must be there.

    EE-SURVEY-23: so the forecast limits how many can be made. EE-SURVEY-25: the card brings tiles now and, if it is
    still in the forecast then, in the next preparation. EE-SURVEY-21, -22: in round 3 there is no forecast: the card is
    discarded and only the tiles are drawn.
    """

    def __init__(self) -> None:
        super().__init__(SPAN["survey"], TO_SURVEY)

    def add_legal(self, s: Earth, seat: int, codes: list[int]) -> None:
        if s.round == N_ROUNDS or NOBODY in s.marks:
            add_action_cards(s, seat, SURVEY, codes)

    def pay(self, s: Earth, seat: int, card: int) -> None:
        if s.round == N_ROUNDS:
            super().pay(s, seat, card)
        else:
            s.emit(PLAYED, seat, TO_SURVEY, card)
            s.hands[seat].remove(card)
            s.played = card

    def begin(self, s: Earth, seat: int, card: int, colour: int, icon: int) -> None:
        if s.round == N_ROUNDS:
            survey_pile(s, seat, colour)
        else:
            s.push(SURVEY_REPLACE, seat, 0 if colour == card_colour(card) else colour + 1)

    def refuse(self, s: Earth, seat: int, code: int) -> Refusal:
        if code - SURVEY not in s.hands[seat]:
            return no_with(s, "EE-SURVEY-01", "not-in-hand", "card", code - SURVEY)
        return no(s, "EE-SURVEY-03", "forecast-taken")


class SurveyReplace(Step["Earth"]):
    """Steps 1 and 2: the played card takes the place of a forecast card without a cube. `a`: the colour that the card
    counts as now, plus 1, if it is not its own.

    EE-SURVEY-06, -24, -R5, -R6: any such card, also one's own, is discarded without effect. EE-SURVEY-07, -08, -R1,
    -R2: a cube of the crew supply marks it if there is one, never a guard. EE-SURVEY-09 to -13: whoever has no token
    this round takes the lowest one.
    """

    def __init__(self) -> None:
        super().__init__(
            "survey_replace", ["EE-SURVEY-06", "EE-SURVEY-05", "EE-SURVEY-07", "EE-SURVEY-08", "EE-SURVEY-09"]
        )

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return [REPLACE + i for i in range(len(s.marks)) if s.marks[i] == NOBODY]

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        i = code - REPLACE
        card = s.played
        to_discard(s, s.forecast[i])
        s.emit(REPLACED, f.seat, s.forecast[i], card)
        s.forecast[i] = card
        s.played = NO_CARD
        if s.cubes[f.seat] > 0:
            s.cubes[f.seat] = s.cubes[f.seat] - 1
            s.marks[i] = f.seat
            s.emit(MARKED, f.seat, card)
        if s.tokens[f.seat] == 0:
            s.tokens[f.seat] = max(s.tokens) + 1
            s.emit(TOOK_TOKEN, f.seat, s.tokens[f.seat])
        survey_pile(s, f.seat, card_colour(card) if f.a == 0 else f.a - 1)

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        return {"card": s.played}

    def flaw(self, s: Earth, f: Frame) -> str:
        if not 0 <= s.played < N_CARD_KINDS or NOBODY not in s.marks:
            return "a card was played and a forecast card without a cube is there (EE-SURVEY-03)"
        return ""

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not SPAN["replace"].has(code):
            return elsewhere(s, f, code)
        if code - REPLACE >= len(s.forecast):
            return no(s, "EE-SURVEY-06", "no-such-forecast-card")
        return no(s, "EE-SURVEY-06", "card-has-cube")


def survey_pile(s: Earth, seat: int, colour: int) -> None:
    """Step 3: two tiles of the card's colour, seen by all (EE-SURVEY-15, -R4); some factions draw more.

    EE-SURVEY-R3, EE-FACTION-R3: a short pile gives what it has; an empty one nothing, and the action is over.
    """
    for kind in draw_tiles(s, colour, s.rules.factions[seat].survey_tiles):
        insort(s.surveyed, kind)
        s.emit(SURVEYED, seat, kind)
    if len(s.surveyed) > 0:
        s.rules.factions[seat].after_laying(s, seat)
        s.push(SURVEY_LAY, seat)


class SurveyLay(Step["Earth"]):
    """One of the tiles, the player's choice, goes on its site (EE-SURVEY-16, EE-FACTION-08)."""

    def __init__(self) -> None:
        super().__init__("survey_lay", ["EE-SURVEY-16", "EE-SURVEY-15", "EE-SURVEY-R3", "EE-SURVEY-R4"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        return tile_choices(s.surveyed, LAYINGS)

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        kind = LAYINGS.tile(code)
        s.surveyed.remove(kind)
        s.sites[kind] = s.sites[kind] + 1
        s.emit(LAID, f.seat, kind, s.rules.pack.site_of[kind])

    def flaw(self, s: Earth, f: Frame) -> str:
        return "" if len(s.surveyed) > 0 else "no tiles were drawn"

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if concerns(s, LAYINGS, code):
            return no_with(s, "EE-SURVEY-16", "not-surveyed", "artefact", LAYINGS.tile(code))
        storing = concerns(s, STORINGS, code) and s.agenda[-2].step == FREE_TILE  # what waits below
        if storing or concerns(s, PURCHASES, code):
            return no(s, "EE-SURVEY-16", "lay-first")
        return elsewhere(s, f, code)


class SurveyBuy(Step["Earth"]):
    """One of the other tiles may be bought; what is left is shuffled back into the pile.

    EE-SURVEY-17, -18, -20: for twice its value, into an empty space of the cargo hold. EE-SURVEY-19: what was stored
    may be sampled then (`a`: a tile stored for free before that may be sampled too, plus 1). EE-FACTION-R1, -R4:
    storing comes before sampling.
    """

    def __init__(self) -> None:
        super().__init__("survey_buy", ["EE-SURVEY-17", "EE-SURVEY-18", "EE-SURVEY-19", "EE-SURVEY-20"])

    def legal(self, s: Earth, f: Frame) -> list[int]:
        codes: list[int] = []
        if room(s, f.seat) > 0:
            for code in tile_choices(s.surveyed, PURCHASES):
                if price(s, f.seat, PURCHASES.tile(code)) <= s.credits[f.seat]:
                    if len(codes) == 0:
                        codes.append(DONE)
                    codes.append(code)
        return codes

    def about(self, s: Earth, f: Frame) -> dict[str, object]:
        """How many times its value a tile costs."""
        return {"times": s.rules.factions[f.seat].survey_price(s, f.seat, 1)}

    def apply(self, s: Earth, f: Frame, code: int) -> None:
        if code == DONE:
            self.finish(s, f, -1)
            return
        self.buy(s, f, PURCHASES.tile(code), "")

    def buy(self, s: Earth, f: Frame, kind: int, rule: str) -> None:
        """Buy the tile, by the usual rule ("") or by another."""
        cost = price(s, f.seat, kind)
        s.gain(f.seat, SURVEYING, -cost)
        s.surveyed.remove(kind)
        s.emit(BOUGHT, f.seat, kind, -cost, rule=rule)
        self.finish(s, f, kind)
        stow_find(s, f.seat, kind)

    def skip(self, s: Earth, f: Frame) -> None:
        self.finish(s, f, -1)

    def finish(self, s: Earth, f: Frame, bought: int) -> None:
        """The other tiles go back, then samples of what was stored."""
        for kind in s.surveyed:
            s.piles[kind] = s.piles[kind] + 1
            s.emit(PUT_BACK, f.seat, kind)
        s.surveyed = []
        if bought >= 0 or f.a > 0:
            s.push(SAMPLES, f.seat, pack_tiles(f.a - 1, bought))

    def flaw(self, s: Earth, f: Frame) -> str:
        if f.a < 0 or (f.a > 0 and f.a - 1 not in s.rules.factions[f.seat].finds(s, f.seat)):
            return "the tile stored for free is not in the cargo hold"
        if f.a > 0 and s.rules.factions[f.seat].survey_tiles == 2:
            return "this faction stores no tile for free"
        if f.a > 0 and s.rules.free_tiles.remembered(f.a - 1) == 0:
            return "the tile stored for free is not sampled here (EE-FACTION-R2)"
        return ""

    def refuse(self, s: Earth, f: Frame, code: int) -> Refusal:
        if not concerns(s, PURCHASES, code):
            return elsewhere(s, f, code)
        kind = PURCHASES.tile(code)
        if kind not in s.surveyed:
            return no_with(s, "EE-SURVEY-17", "not-surveyed", "artefact", kind)
        if room(s, f.seat) == 0:
            return no(s, "EE-SURVEY-18", "cargo-full")
        return no_with(s, "EE-SURVEY-20", "too-dear", "n", price(s, f.seat, kind))


def price(s: Earth, seat: int, kind: int) -> int:
    """What a surveyed tile costs that seat."""
    return s.rules.factions[seat].survey_price(s, seat, s.rules.pack.values[kind])
