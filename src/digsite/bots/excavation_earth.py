"""What a position of Excavation Earth is worth to one seat, judged from its view alone.

Four things are worth something beside credits: the gallery, by its charts and by what rows and columns may grow into;
tiles in the holds, by the sales that traders and queues allow or soon could; envoys, by the prizes of the rounds to
come; and cards, which are the time that is left. As cards run out hopes fade, until only credits are left.
"""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from digsite.bots.bot import View
from digsite.bots.earth_gear import Gear
from digsite.bots.earth_museum import Kit
from digsite.games.excavation_earth.box import Box
from digsite.games.excavation_earth.kinds import (
    EXTRA,
    N_CENTRES,
    N_COLOURS,
    N_GLYPHS,
    N_LOCATIONS,
    N_MARKETS,
    N_ROUNDS,
    N_TYPES,
    QUEUE,
    TRAVEL,
    WILD,
    colour_of,
)
from digsite.games.excavation_earth.rules import EarthRules
from digsite.games.excavation_earth.steps.score import PRIZES
from digsite.games.excavation_earth.steps.sell import MOST_MARKETS, PER_BUYER

ROW: Final = [sum(1 << (colour * N_GLYPHS + glyph) for colour in range(N_COLOURS)) for glyph in range(N_GLYPHS)]
"""The guards of each row of the gallery, as bits."""
COLUMN: Final = (1 << N_GLYPHS) - 1
CARDS_A_ROUND: Final = 9
"""Cards of a round: six drafted and three for travel."""
NEVER: Final = 99.0
"""More than anybody would pay."""
UNSEEN: Final = -1


class Temper(NamedTuple):
    """How somebody judges what cannot be known: estimates, some of them tried in play against others."""

    growth: float = 1.5
    """A row or column grows by one more sample with even odds when so many cards are left."""
    later: float = 0.5
    """What is planned is worth so much of what is done."""
    card: float = 3.5
    """What an action card brings that is yet to be drawn."""
    kept: float = 3.0
    """What a card brings that is kept for the next round."""
    fuel: float = 0.6
    """What an action card is worth that is good for nothing but fuel."""
    shuttle: float = 1.0
    """What a travel card is worth as long as there is something to travel for."""
    sale: float = 0.7
    """What a sale is worth that can be made at once but is not made yet."""
    hire: float = 3.0
    """What it costs to hire a trader with a card in hand, and..."""
    hire_later: float = 5.5
    """...with a card of a later round."""
    trader: float = 1.5
    """What a trader is worth who has nothing to sell yet."""
    tile: tuple[float, float, float, float] = (0.0, 3.0, 7.5, 13.0)
    """What one, two or three tiles of a colour should bring in some later round."""
    several: tuple[float, ...] = (1.0, 0.75, 0.5, 0.35, 0.25)
    """How much sales of several colours count, the best first: they want the same cards and traders."""
    crowded: tuple[float, ...] = (-4.0, -1.5, -0.4)
    """What it costs to have no, one or two free spaces left in the cargo hold."""
    doubt: float = 2.5
    """How far the numbers of envoys may still move apart before a later round is scored..."""
    doubt_now: float = 0.35
    """...and before this one is, if nobody else had a card left, and..."""
    doubt_card: float = 0.13
    """...so much more for each card of the opponent who has most."""
    prizes_later: float = 0.8
    """How much the prizes of later rounds count."""
    token: float = 1.0
    """What an initiative token is worth."""
    near: float = 0.45
    """What digging is worth that one has yet to travel for..."""
    step: float = 0.8
    """...and what each step leaves of that."""
    next_round: float = 0.08
    """How much it counts where explorers stand for cards that one may draw."""
    scarce: int = 4
    """With so few cubes left each costs..."""
    cube: float = 1.5
    """...so much."""
    mystery: tuple[float, ...] = (0.8, 0.6, 0.45, 0.3)
    """How likely it is that the first, the second... mysterious artefact in the holds is still analysed."""
    guides: float = 1.0
    """Tour guides that one should still send if there is much time left."""


class Figures:
    """What anybody can read on the board, the tiles and the cards of one table."""

    def __init__(self, rules: EarthRules, temper: Temper) -> None:
        pack = rules.pack
        self.rules: Final = rules
        self.temper: Final = temper
        assert isinstance(pack, Box)
        self.site_of: Final = [*pack.site_of[:N_TYPES], *pack.museum.overlay, *pack.site_of[EXTRA:]]
        """Where each kind of tile is dug up: types, mysterious artefacts, and boxes if there are any."""
        self.drawn_of: Final = rules.kinds_of
        """The kinds of each colour in whose place no other is drawn."""
        self.kinds_of: Final = [
            [*kinds[:N_GLYPHS], N_TYPES + colour, *kinds[N_GLYPHS:]] for colour, kinds in enumerate(rules.kinds_of)
        ]
        """All kinds of each colour."""
        self.values: Final = list(pack.values)
        self.dig_colour: Final = list(pack.dig_colour)
        self.market_at: Final = list(pack.market_at)
        self.black_icons: Final = list(pack.black_icons)
        self.centre_of: Final = list(pack.centre_of)
        self.payout: Final = list(pack.payout)
        self.bonus: Final = list(pack.sale_bonus)
        self.neighbours: Final = [list(places) for places in pack.neighbours]
        self.distance: Final = [steps_from(place, self.neighbours) for place in range(N_LOCATIONS)]
        self.glyph_sites: Final = rules.readings["EE-MAP-R3"] == "glyph"
        self.one_in_region: Final = rules.readings["EE-FACTION-R11"] == "one-in-region"
        """Readings that change what can be dug up."""
        self._charts: Final[dict[int, tuple[list[list[float]], list[list[float]]]]] = {}

    def charts(self, cards: int) -> tuple[list[list[float]], list[list[float]]]:
        """Rows and columns of the gallery: what so many samples are worth while so many cards are left to play."""
        found = self._charts.get(cards)
        if found is None:
            chance = cards / (cards + self.temper.growth)
            pack = self.rules.pack
            found = ([grown(x, chance) for x in pack.row_charts], [grown(x, chance) for x in pack.column_charts])
            self._charts[cards] = found
        return found


def steps_from(start: int, neighbours: list[list[int]]) -> list[int]:
    """How many moves each location is away."""
    found = [UNSEEN] * len(neighbours)
    found[start] = 0
    reached = [start]
    for place in reached:
        for end in neighbours[place]:
            if found[end] == UNSEEN:
                found[end] = found[place] + 1
                reached.append(end)
    return found


def grown(chart: list[int], chance: float) -> list[float]:
    """A chart in which each number of samples is worth what it pays, or what it may grow into."""
    return [max(chart[m] * chance ** (m - n) for m in range(n, len(chart))) for n in range(len(chart))]


class Bazaar:
    """Queues, popularity and own traders, and what tiles would bring there. Changes are made on copies."""

    def __init__(self, outlook: Outlook, queues: list[list[int]], buyers: list[int], traders: list[int]) -> None:
        self.outlook: Final = outlook
        self.queues: Final = queues
        self.buyers: Final = buyers
        self.traders: Final = traders
        """Own traders in each market."""
        self._sales: Final[dict[int, float]] = {}

    def copy(self) -> Bazaar:
        """The same once more; queues are shared, so a queue that changes is replaced."""
        return Bazaar(self.outlook, self.queues.copy(), self.buyers.copy(), self.traders.copy())

    def hired(self, market: int, n: int = 1) -> Bazaar:
        """With one trader more there."""
        found = self.copy()
        found.traders[market] += n
        return found

    def added(self, market: int, buyer: int) -> Bazaar:
        """With one buyer more from the supply in that queue."""
        found = self.copy()
        found.buyers[buyer] -= 1
        found.join(market, buyer)
        return found

    def moved(self, market: int, place: int, other: int) -> Bazaar:
        """With a buyer gone from one queue to the back of another."""
        found = self.copy()
        queue = found.queues[market].copy()
        buyer = queue.pop(place)
        found.queues[market] = queue
        found.join(other, buyer)
        return found

    def join(self, market: int, buyer: int) -> None:
        """A buyer goes to the back of a queue; of four the front one leaves."""
        queue = self.queues[market].copy()
        if len(queue) == QUEUE:
            self.buyers[queue.pop(0)] += 1
        queue.append(buyer)
        self.queues[market] = queue

    def sold(self, colour: int, markets: list[int]) -> Bazaar:
        """After a sale in these markets: their interested buyers have left, and a trader of each."""
        found = self.copy()
        for market in markets:
            found.queues[market] = [buyer for buyer in found.queues[market] if buyer not in (colour, WILD)]
            found.traders[market] = max(found.traders[market] - 1, 0)
        return found

    def interested(self, market: int, colour: int) -> int:
        """Buyers in a queue who want that colour."""
        queue = self.queues[market]
        return queue.count(colour) + queue.count(WILD)

    def payout(self, colour: int) -> int:
        """What the popularity of a colour pays."""
        return self.outlook.figures.payout[self.outlook.kit.sale_rank(self.rank(colour))]

    def rank(self, colour: int) -> int:
        """How many colours are more popular."""
        mine = self.buyers[colour]
        rank = 0
        for other in range(N_COLOURS):
            if self.buyers[other] < mine:
                rank += 1
        return rank

    def sale(self, colour: int, tiles: int) -> float:
        """What the best sale of a colour should bring, now or after hiring the traders that it wants."""
        key = colour * MOST_MARKETS + tiles
        found = self._sales.get(key)
        if found is None:
            found = self._sale(colour, tiles)
            self._sales[key] = found
        return found

    def _sale(self, colour: int, tiles: int) -> float:
        outlook = self.outlook
        offers: list[float] = []
        hires: list[float] = []
        for market in range(N_MARKETS):
            queue = self.queues[market]
            crowd = queue.count(colour) + queue.count(WILD)
            if crowd > 0:
                brings = PER_BUYER * crowd
                if self.traders[market] > 0:
                    offers.append(brings + outlook.promotion[market])
                elif outlook.hire[market] < NEVER:
                    hires.append(brings - outlook.hire[market])
        hires.sort(reverse=True)
        offers += hires[: outlook.most_hires]
        offers.sort(reverse=True)
        total = float(self.payout(colour))
        best = 0.0
        for n in range(1, min(tiles, len(offers)) + 1):
            total += offers[n - 1]
            best = max(best, total + outlook.several[n])
        return best

    def worth(self, held: list[int]) -> float:
        """What these tiles (by colour) and the traders are worth."""
        outlook = self.outlook
        temper = outlook.figures.temper
        sales: list[float] = []
        for colour in range(N_COLOURS):
            tiles = held[colour]
            if tiles > 0:
                most = min(tiles, MOST_MARKETS)
                best = max(outlook.tile_hope[most], temper.sale * self.sale(colour, most))
                sales.append(best + (tiles - most) * outlook.tile_hope[1])
        sales.sort(reverse=True)
        total = 0.0
        for i in range(min(len(sales), outlook.most_sales)):
            total += sales[i] * temper.several[i]
        if outlook.trader_hope > 0:
            for n in self.traders:
                if n > 0:
                    total += outlook.trader_hope * (1 + 0.2 * (n - 1))
        return total


class Outlook:
    """How things stand for the seat that a view belongs to."""

    def __init__(self, figures: Figures, view: View) -> None:
        temper = figures.temper
        seat: int = view["seat"]
        n = len(view["order"])
        self.figures: Final = figures
        self.view: Final = view
        self.seat: Final = seat
        self.players: Final = n
        """How many play: the seats, and a rival whom the game plays."""
        self.round: Final[int] = view["round"]
        self.rounds_left: Final = N_ROUNDS - self.round
        self.hand: Final[list[int]] = view["hand"]
        self.travel: Final[int] = view["travel"][seat]
        self.credits: Final[int] = view["scores"][seat]
        self.cubes: Final[int] = view["cubes"][seat]
        self.places: Final[tuple[int, ...]] = tuple(view["explorers"][seat])
        self.stacks: Final[list[list[int]]] = view["stacks"]
        self.cargo: Final[list[int]] = view["cargo"][seat]
        self.hidden: Final[list[int]] = view["hidden"][seat]
        self.faction: Final = figures.rules.factions[seat].number
        question = view["agenda"][-1][0]
        cards = len(self.hand) + self.travel.bit_count()
        if question in ("draft", "redraw"):
            cards = CARDS_A_ROUND
        elif question == "act":
            cards = max(cards - 1, 0)
        self.cards: Final = cards
        """Cards to be played in this round after what is asked now."""
        left = self.cards + CARDS_A_ROUND * self.rounds_left
        kit = Kit(figures.rules, view, left)
        self.kit: Final = kit
        self.sites: Final[list[int]] = [*view["sites"][:N_TYPES], *kit.sites, *view["sites"][EXTRA:]]
        """Tiles on the map: by type, and behind the types mysterious ones by colour."""
        self.free_cargo, self.free_hidden = kit.free
        self.free: Final = kit.room
        """Spaces for what is dug up or surveyed."""
        self.gear: Final = [Gear(figures.rules, view, player) for player in range(n)]
        """What each player has of the expansion."""
        self.bonus: Final = [kit.bonus(n, bonus) for n, bonus in enumerate(figures.bonus)]
        """What sales in so many markets bring besides."""
        self.fading: Final = left / (left + temper.growth)
        """What hopes are worth by now."""
        self.soon: Final[float] = left / (left + 0.5)
        """How likely it is that something can still be done that any card will do for."""

        self.guards: Final[int] = view["guards"][seat]
        self.rewarded: Final[int] = view["rewarded"][seat]
        self.rows, self.columns = figures.charts(left)
        self.now: Final = self.gallery(self.guards)
        self.cube: Final = temper.cube if self.cubes <= temper.scarce else 0.0

        self.envoys: Final[list[int]] = [view["envoys"][z * n + seat] for z in range(N_CENTRES)]
        self._centres: Final[dict[tuple[int, int], float]] = {}
        self._hurry: Final = temper.doubt_now + temper.doubt_card * self.opposition()
        traders = [view["traders"][m * n + seat] for m in range(N_MARKETS)]
        self.trader_hope: Final = temper.trader * self.fading if self.rounds_left > 0 else 0.0
        self.promotion: Final = [self.envoy(figures.centre_of[m]) - self.trader_hope for m in range(N_MARKETS)]
        """What is gained when a trader of each market becomes an envoy."""
        later = temper.hire_later if self.rounds_left > 0 else NEVER
        self.hire: Final = [later] * N_MARKETS
        """What it costs to get a trader into each market."""
        for card in self.hand:
            self.hire[card % N_MARKETS] = temper.hire
        draw = temper.card if left > 1 else 0.0
        self.several: Final = [0.0, self.bonus[1] - 1.0, self.bonus[2] + draw - 1.0, self.bonus[3] + draw]
        """What sales in one, two and three markets bring beside the buyers, less the card they cost."""
        fade = self.fading if self.rounds_left > 0 else 0.0
        self.tile_hope: Final = [worth * fade for worth in temper.tile]
        self.most_sales: Final = N_COLOURS if self.rounds_left > 0 else self.cards
        self.most_hires: Final = MOST_MARKETS if self.rounds_left > 0 else max(self.cards - 1, 0)
        """Traders that can still be hired before a sale: in the last round each takes a card, and so does the sale."""
        self.held: Final = [0] * N_COLOURS
        """Tiles in both holds, by colour."""
        for kind in self.cargo + self.hidden:
            self.held[colour_of(kind)] += 1
        self.bazaar: Final = Bazaar(self, view["queues"], view["buyers"], traders)
        self.holding: Final = self.bazaar.worth(self.held)

    def opposition(self) -> int:
        """The cards of the opponent who can still play most of them."""
        view = self.view
        most = 0
        hands: list[int] = view["hand_sizes"]
        for other in range(self.players):
            if other != self.seat and not (view["passed"] >> other) & 1:
                most = max(most, hands[other] if other < len(hands) else view["zu"]["deck"])
        return most

    # --- gallery and holds ----------------------------------------------------------------------

    def gallery(self, guards: int) -> float:
        """What these samples pay in the end, and what they may grow into."""
        total = 0.0
        for colour in range(N_COLOURS):
            n = ((guards >> (colour * N_GLYPHS)) & COLUMN).bit_count()
            total += self.columns[colour][n]
            if n == N_GLYPHS and not (self.rewarded >> colour) & 1:
                total += self.figures.temper.card
        for glyph in range(N_GLYPHS):
            total += self.rows[glyph][(guards & ROW[glyph]).bit_count()]
        return total

    def samples(self, kinds: list[int], guards: int = -1) -> float:
        """What samples of these kinds add; those that are there already add nothing, and each box a researcher."""
        before = self.guards if guards < 0 else guards
        after = before
        boxes = 0
        for kind in kinds:
            if kind < N_TYPES:
                after |= 1 << kind
            else:
                boxes += 1
        found = boxes * self.kit.researcher
        if after == before or self.cubes == 0:
            return found
        start = self.now if before == self.guards else self.gallery(before)
        return found + max(self.gallery(after) - start - self.cube * (after ^ before).bit_count(), 0.0)

    def guard_loss(self) -> float:
        """What it costs to give a cube another task: nothing while there are some, then a guard."""
        if self.cubes > 0:
            return self.cube
        guards = self.kit.movable
        if guards == 0:
            return NEVER
        return self.now - max(
            self.gallery(self.guards & ~(1 << kind)) for kind in range(N_TYPES) if (guards >> kind) & 1
        )

    def tiles(self, colour: int, n: int = 1) -> float:
        """What so many tiles of a colour more (or less) in the holds change."""
        held = self.held.copy()
        held[colour] = max(held[colour] + n, 0)
        return self.bazaar.worth(held) - self.holding

    def mysteries(self, n: int) -> float:
        """What so many mysterious artefacts in the holds should bring: a card each, or what the black market pays."""
        best = max(self.kit.draw, float(self.kit.mystery_price))
        chances = self.figures.temper.mystery
        return best * self.soon * sum(chances[min(i, len(chances) - 1)] for i in range(n))

    def mystery(self, more: int = 0) -> float:
        """What one mysterious artefact adds to those in the holds and so many more."""
        n = self.kit.n_held + more
        return self.mysteries(n + 1) - self.mysteries(n)

    def brokers(self, colour: int) -> float:
        """What a broker of that colour is worth."""
        return self.kit.broker(self.figures.payout[self.bazaar.rank(colour)])

    def room(self, free: int) -> float:
        """What it costs to have so little room in the cargo hold."""
        crowded = self.figures.temper.crowded
        return crowded[free] * self.fading if 0 <= free < len(crowded) else 0.0

    # --- envoys ---------------------------------------------------------------------------------

    def envoy(self, centre: int) -> float:
        """What one envoy more in a command centre is worth."""
        n = self.envoys[centre]
        return self.centre(centre, n + 1) - self.centre(centre, n)

    def centre(self, centre: int, mine: int) -> float:
        """The prizes that so many own envoys should bring there, in this round and later."""
        key = (centre, mine)
        found = self._centres.get(key)
        if found is None:
            temper = self.figures.temper
            found = self.prize(centre, mine, self.round, self._hurry) if mine > 0 else 0.0
            for number in range(self.round + 1, N_ROUNDS + 1):
                share = temper.prizes_later * (1.0 if mine > 0 else 0.6)
                found += share * self.prize(centre, max(mine, 1), number, temper.doubt)
            self._centres[key] = found
        return found

    def prize(self, centre: int, mine: int, number: int, doubt: float) -> float:
        """The prize of one round, on average, if numbers of envoys may still change by about `doubt`."""
        ahead = [1.0]
        mine = self.kit.ranked(mine)
        for other in range(self.players):
            if other != self.seat:
                theirs = self.gear[other].ranked(self.view["envoys"][centre * self.players + other])
                chance = 1.0 / (1.0 + exp(max(min((mine - theirs) / doubt, 30.0), -30.0)))
                ahead = [
                    (ahead[k] * (1 - chance) if k < len(ahead) else 0.0) + (ahead[k - 1] * chance if k > 0 else 0.0)
                    for k in range(len(ahead) + 1)
                ]
        prizes = PRIZES[number - 1]
        return sum(ahead[k] * prizes[k] for k in range(min(len(ahead), len(prizes))))

    def payers(self) -> list[int]:
        """All cards in hand, each kind once: action cards, then travel cards."""
        return sorted(set(self.hand)) + [TRAVEL + i for i in range(3) if (self.travel >> i) & 1]
