"""The novice: plays Excavation Earth with plain good sense, one decision at a time."""

from __future__ import annotations

from typing import Final

from digsite import BadOption, Game, Rng
from digsite.bots.bot import BaseBot, View
from digsite.bots.earth_answers import EVEN, Asked
from digsite.bots.earth_brokers import played, ways, worth
from digsite.bots.earth_exhibits import NOT_AT_ALL
from digsite.bots.earth_hand import Hand
from digsite.bots.earth_museum_answers import ALL_ANSWERS
from digsite.bots.earth_plans import Plans, opened_market
from digsite.bots.excavation_earth import Figures, Outlook, Temper
from digsite.games.excavation_earth.codes import EXCAVATE, PASS, SELL, TRAVEL_WITH
from digsite.games.excavation_earth.game import ExcavationEarth
from digsite.games.excavation_earth.kinds import ACTION_FUEL, TRAVEL
from digsite.games.excavation_earth.museum.kinds import GRAVITY_SLED


class NoviceEarth(BaseBot):
    """Digs for samples, prepares the markets for what it holds, and sells where several traders wait."""

    def __init__(self, game: Game, *, temper: Temper | None = None) -> None:
        super().__init__(game)
        self.temper: Final = Temper() if temper is None else temper
        if not isinstance(game, ExcavationEarth):
            raise BadOption(f"bot: 'novice' does not play {game.title}")
        self._earth: Final = game
        self._figures: Final[dict[tuple[object, ...], Figures]] = {}

    def choose(self, view: View, legal: list[int], rng: Rng, *, until: float | None = None) -> int:
        if len(legal) == 1:
            return legal[0]
        for question, seat, a, b in reversed(view["agenda"]):
            if seat == view["seat"]:
                if question != "act" and question not in ALL_ANSWERS:
                    break
                plans = Plans(Outlook(self.figures(view), view))
                return self.act(plans, legal) if question == "act" else ALL_ANSWERS[question](Asked(plans, legal, a, b))
        return rng.pick(legal)

    def figures(self, view: View) -> Figures:
        """The figures of the table that the view shows, read once for each table."""
        key = (view["components"], *self._earth.options_key(view["seats"], view["options"]))
        found = self._figures.get(key)
        if found is None:
            found = Figures(self._earth.rules_of_view(view), self.temper)
            self._figures[key] = found
        return found

    # --- the turn -------------------------------------------------------------------------------

    def act(self, plans: Plans, legal: list[int]) -> int:
        """The action that gains most over keeping its card; Pass, if every other loses."""
        gains = self.gains(plans, legal)
        best, best_code = (self.passing(plans), PASS) if PASS in legal else (NOT_AT_ALL, legal[0])
        for code in legal:
            gain = gains.get(code)
            if gain is not None and gain > best + EVEN:
                best, best_code = gain, code
        return best_code

    def passing(self, plans: Plans) -> float:
        """What passing changes: all plans for this round are off, two cards may be kept."""
        outlook = plans.outlook
        kept = min(2, len(outlook.hand)) * self.temper.kept if outlook.rounds_left > 0 else 0.0
        idle = Hand(plans, [], 0).worth(outlook.places)
        return self.temper.later * (kept + idle - self.whole(plans))

    def whole(self, plans: Plans) -> float:
        """What all cards in hand are worth where the explorers stand."""
        outlook = plans.outlook
        return Hand(plans, outlook.hand, outlook.travel).worth(outlook.places)

    def gains(self, plans: Plans, legal: list[int]) -> dict[int, float]:
        """What each action changes: its gain, and what the other cards are worth then."""
        outlook = plans.outlook
        later, places = self.temper.later, outlook.places
        now = self.whole(plans)
        rest = {card: without(plans, card) for card in outlook.payers()}
        cost = {card: later * (rest[card].worth(places) - now) for card in rest}
        errand = plans.errand()
        sales: dict[tuple[int, bool], float] = {}
        faction = plans.figures.rules.factions[outlook.seat]
        gains: dict[int, float] = {}
        for code in legal:
            play = played(code)
            if play is None:
                continue
            found = NOT_AT_ALL
            for price, way in ways(plans, play):
                if way.action == SELL:
                    key = (opened_market(faction, way.card), way.every)
                    if key not in sales:
                        sales[key] = worth(plans, way)
                    gain = sales[key] + cost[play.card]
                elif way.action == EXCAVATE:
                    dig = plans.digs(way.colour, plans.sites_of(way.colour))[0]
                    after = later * (rest[play.card].worth(places, way.colour) - now)
                    gain = dig.gain + after if dig.kinds else NOT_AT_ALL
                else:
                    gain = worth(plans, way)
                    gain = gain + cost[play.card] if gain > EVEN else NOT_AT_ALL
                found = max(found, gain - price)
            if errand > 0:
                found = max(found, cost[play.card]) + errand
            if found > NOT_AT_ALL / 2:
                gains[code] = found
        gains.update(self.journeys(plans, rest, now))
        return gains

    def journeys(self, plans: Plans, rest: dict[int, Hand], now: float) -> dict[int, float]:
        """What travelling changes, with each travel card and with the action card that is missed least."""
        places = plans.outlook.places
        cards = [card for card in rest if card >= TRAVEL]
        action = [card for card in rest if card < TRAVEL]
        if action:
            cards.append(max(action, key=lambda card: rest[card].worth(places)))
        more = 1 if plans.outlook.kit.has(GRAVITY_SLED) else 0
        ends = plans.ends(max(fuel_of(card) for card in cards) + more) if cards else []
        found: dict[int, float] = {}
        for card in cards:
            hand, fuel = rest[card], fuel_of(card) + more
            worth = max([hand.worth(end) for moves, end in ends if moves <= fuel])
            if worth > hand.worth(places) + EVEN:
                found[TRAVEL_WITH + card] = self.temper.later * (worth - now)
        return found


def without(plans: Plans, card: int) -> Hand:
    """The hand when a card has been played."""
    outlook = plans.outlook
    if card >= TRAVEL:
        return Hand(plans, outlook.hand, outlook.travel & ~(1 << (card - TRAVEL)))
    left = outlook.hand.copy()
    left.remove(card)
    return Hand(plans, left, outlook.travel)


def fuel_of(card: int) -> int:
    """The moves that a card pays for."""
    return ACTION_FUEL if card < TRAVEL else card - TRAVEL + 2
