"""What a hand of cards is worth in Excavation Earth: the best use of each card, from where the explorers stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.kinds import N_COLOURS, N_MARKETS, N_TRAVEL

if TYPE_CHECKING:
    from digsite.bots.earth_plans import Plans


class Memo:
    """What one hand is good for: by explorers' places, by a place, by the sites of a colour (bits)."""

    def __init__(self) -> None:
        self.places: Final[dict[tuple[int, ...], float]] = {}
        self.here: Final[dict[int, tuple[float, float]]] = {}
        self.sites: Final[dict[int, float]] = {}


class Hand:
    """Cards in hand, and what they are worth wherever the explorers stand."""

    def __init__(self, plans: Plans, cards: list[int], travel: int) -> None:
        temper = plans.temper
        self.plans: Final = plans
        icons = [0] * N_MARKETS
        colours = [0] * N_COLOURS
        base: list[tuple[float, int]] = []
        for card in cards:
            colour, market = card // N_MARKETS, card % N_MARKETS
            command = plans.command(market) * 0.5 ** icons[market]
            survey = plans.survey(colour) * 0.5 ** colours[colour]
            icons[market] += 1
            colours[colour] += 1
            base.append((max(command, survey, temper.fuel), card))
        base.sort()
        if plans.outlook.rounds_left > 0:
            for i in range(min(2, len(base))):
                base[i] = (max(base[i][0], temper.kept), base[i][1])
        self.total: Final = sum(worth for worth, _ in base) + self.journeys(travel, len(cards)) + self.exhibit(base)
        self.of_colour: Final[list[list[float]]] = [[] for _ in range(N_COLOURS)]
        self.of_icon: Final[list[list[float]]] = [[] for _ in range(N_MARKETS)]
        for worth, card in sorted(base):
            self.of_colour[card // N_MARKETS].append(worth)
            self.of_icon[card % N_MARKETS].append(worth)
        self._coming: Final = [c for c in range(N_COLOURS) if travel > 0 and self.of_colour[c]]
        """Colours for which a journey may still bring somebody to a site."""
        self._memo: Final = plans.memo(cards, travel > 0)

    def journeys(self, travel: int, cards: int) -> float:
        """What travel cards are worth: nothing without a card to use at the end, or something to sell."""
        outlook = self.plans.outlook
        if cards == 0 and not any(outlook.held):
            return 0.0
        return sum(self.plans.temper.shuttle * (1 + 0.2 * i) for i in range(N_TRAVEL) if (travel >> i) & 1)

    def exhibit(self, base: list[tuple[float, int]]) -> float:
        """What it is worth to use one of the cards for an exhibit instead; `base`: what each is worth, and the card."""
        exhibits = self.plans.exhibits
        if exhibits is None:
            return 0.0
        return max([0.0, *(exhibits.exhibit(card // N_MARKETS) - worth for worth, card in base)])

    def worth(self, places: tuple[int, ...], dug: int = -1) -> float:
        """All cards, each put to its best use from here; of the colour `dug` the best dig is taken already."""
        if dug >= 0:
            return self.total + self.extras(places, dug)
        found = self._memo.places.get(places)
        if found is None:
            found = self.extras(places, -1)
            self._memo.places[places] = found
        return self.total + found

    def extras(self, places: tuple[int, ...], dug: int) -> float:
        """What cards can do here beyond what they can do anywhere."""
        plans = self.plans
        dig_colour, here = plans.figures.dig_colour, self._memo.here
        total, smuggling = 0.0, 0.0
        sites: dict[int, int] = {}
        for place in places:
            colour = dig_colour[place]
            if colour >= 0:
                sites[colour] = sites.get(colour, 0) | 1 << place
            found = here.get(place)
            if found is None:
                found = self.at(place)
                here[place] = found
            total += found[0] + plans.temper.near * plans.popups_at(place)
            if found[1] > smuggling:
                smuggling = found[1]
        for colour, where in sites.items():
            total += self.dig(colour, where, dug)
        for colour in self._coming:
            if colour not in sites and colour != dug:
                near = plans.near(colour)
                best = self.of_colour[colour][0]
                for place in places:
                    if near[place] > best:
                        best = near[place]
                total += best - self.of_colour[colour][0]
        return total + smuggling

    def at(self, place: int) -> tuple[float, float]:
        """What an explorer at a market, or at a black market, is good for."""
        plans = self.plans
        market, icons = plans.figures.market_at[place], plans.figures.black_icons[place]
        if market >= 0 and self.of_icon[market]:
            return max(plans.market(market) - self.of_icon[market][0], 0.0), 0.0
        smuggling = 0.0
        for icon in range(N_MARKETS):
            if (icons >> icon) & 1 and self.of_icon[icon]:
                smuggling = max(smuggling, plans.smuggle() - self.of_icon[icon][0])
        return 0.0, smuggling

    def dig(self, colour: int, sites: int, dug: int) -> float:
        """What explorers at these sites of a colour are good for."""
        plans = self.plans
        found = self._memo.sites.get(sites) if colour != dug else None
        if found is None:
            digs = plans.digs(colour, sites)
            found = plans.temper.next_round * digs[0].gain if plans.outlook.rounds_left > 0 else 0.0
            worths = self.of_colour[colour]
            skip = 1 if colour == dug else 0
            for i in range(min(len(worths), len(digs) - skip)):
                found += max(digs[i + skip].gain - worths[i], 0.0)
            if colour != dug:
                self._memo.sites[sites] = found
        return found
