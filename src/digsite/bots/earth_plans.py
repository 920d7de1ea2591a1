"""What the cards in hand can do in Excavation Earth: digs, sales, markets, smuggling, surveys, command, journeys.

Each plan is judged by what it changes in the worth of the position (`excavation_earth.Outlook`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from digsite.bots.earth_exhibits import Exhibits, popups_at
from digsite.bots.earth_hand import Hand, Memo
from digsite.bots.excavation_earth import Bazaar, Outlook
from digsite.games.excavation_earth.kinds import (
    CARGO,
    GUL,
    HIDDEN_HOLD,
    ISSISINUI,
    KUTI_KUTI,
    N_COLOURS,
    N_LOCATIONS,
    N_MARKETS,
    N_TYPES,
    TRAVEL,
    WILD,
    card_icon,
    colour_of,
)
from digsite.games.excavation_earth.museum.exhibits.viewing import AcquisitionsBoard
from digsite.games.excavation_earth.museum.kinds import (
    ACQUISITIONS_BOARD,
    BOX,
    EVERY_ICON,
    FEINMORT,
    HOLO_TRADER,
    MASTER_KEY,
    MAZZ_UN,
    MYSTERY,
    PHASE_DRILL,
    PRIVATE_VIEWING,
    RESEARCH_GRANT,
    TALENT_AGENCY,
)
from digsite.games.excavation_earth.museum.mysteries.dig import is_mystery
from digsite.games.excavation_earth.rules import Faction
from digsite.games.excavation_earth.state import NOBODY
from digsite.games.excavation_earth.steps.sell import MOST_MARKETS, PER_BUYER
from digsite.games.excavation_earth.steps.smuggle import SURCHARGE

EMERGENCY_FUND: Final = 0
FRESH_ORDERS: Final = 1
PRIORITY_SHUTTLE: Final = 2
NIGHT_DIG: Final = 3
QUIET_BUYER: Final = 4
MEDIA_BLITZ: Final = 5
OTHER_ABILITY: Final = 1.0
"""What other abilities bring for each thing that they move, while there is something to sell."""


class Dig(NamedTuple):
    """Up to two tiles, in the order in which they are dug; a mysterious one is MYSTERY + its colour."""

    gain: float
    kinds: list[int]


class Sale(NamedTuple):
    """Tiles of a colour, one in each of these markets."""

    gain: float
    colour: int
    markets: list[int]


NO_DIG: Final = Dig(0.0, [])
NO_SALE: Final = Sale(0.0, -1, [])


class Plans:
    """The plans open to one seat; each is worked out once, when it is asked for."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        self.figures: Final = outlook.figures
        self.temper: Final = outlook.figures.temper
        self._digs: Final[dict[tuple[int, int], list[Dig]]] = {}
        self._tiles: Final[dict[tuple[int, int], float]] = {}
        self._near: Final[dict[int, list[float]]] = {}
        self._commands: Final[list[float | None]] = [None] * N_MARKETS
        self._markets: Final[list[float | None]] = [None] * N_MARKETS
        self._surveys: Final[list[float | None]] = [None] * N_COLOURS
        self._smuggle: float | None = None
        self._abilities: Final[dict[int, float]] = {}
        self._memos: Final[dict[tuple[bool, tuple[int, ...]], Memo]] = {}
        self._popups: Final[dict[int, float]] = {}
        self.exhibits: Final = Exhibits(self) if "museum" in outlook.view else None
        """What can be sent to the museum, if there is one."""

    def memo(self, cards: list[int], moving: bool) -> Memo:
        """What was worked out before for such a hand."""
        return self._memos.setdefault((moving, tuple(cards)), Memo())

    def tiles(self, colour: int, n: int) -> float:
        """What n more tiles of a colour are worth in the holds."""
        key = (colour, n)
        found = self._tiles.get(key)
        if found is None:
            found = self.outlook.tiles(colour, n)
            self._tiles[key] = found
        return found

    # --- digging --------------------------------------------------------------------------------

    def digs(self, colour: int, sites: int) -> list[Dig]:
        """The best dig of a colour with explorers at these sites (bits), and the best one after that."""
        key = (colour, sites)
        found = self._digs.get(key)
        if found is None:
            left = self.outlook.sites.copy()
            guards = self.outlook.guards
            first = self.best_dig(colour, sites, left, guards, [])
            for kind in first.kinds:
                left[kind] -= 1
                guards |= 1 << kind if kind < N_TYPES else 0
            found = [first, self.best_dig(colour, sites, left, guards, first.kinds) if first.kinds else NO_DIG]
            self._digs[key] = found
        return found

    def best_dig(self, colour: int, sites: int, left: list[int], guards: int, taken: list[int]) -> Dig:
        """The best one or two tiles; `taken` were dug just before."""
        free = self.outlook.free - len(taken)
        if free <= 0:
            return NO_DIG
        site_of = self.figures.site_of
        kinds = [kind for kind in self.figures.kinds_of[colour] if left[kind] > 0]
        best = NO_DIG
        for first in kinds:
            if (sites >> site_of[first]) & 1:
                gain = self.dug(colour, [first], guards, taken)
                if gain > best.gain:
                    best = Dig(gain, [first])
                if free > 1:
                    for second in kinds:
                        if self.reaches(sites, first, second) and (second != first or left[first] > 1):
                            gain = self.dug(colour, [first, second], guards, taken)
                            if gain > best.gain:
                                best = Dig(gain, [first, second])
        return best

    def reaches(self, sites: int, first: int, second: int) -> bool:
        """Whether the second tile can be dug after the first."""
        origin, site = self.figures.site_of[first], self.figures.site_of[second]
        apart = origin != site or (self.figures.glyph_sites and first != second and max(first, second) < N_TYPES)
        if apart and (sites >> site) & 1:
            return True
        if origin == site and self.outlook.kit.has(PHASE_DRILL):
            return True
        if self.figures.one_in_region and sites.bit_count() != 1:
            return False
        return self.outlook.faction == KUTI_KUTI and (origin == site or site in self.figures.neighbours[origin])

    def dug(self, colour: int, kinds: list[int], guards: int, taken: list[int]) -> float:
        """What these tiles bring: samples, something to sell, something to analyse."""
        outlook = self.outlook
        plain = [kind for kind in kinds if not is_mystery(kind)]
        before = sum(1 for kind in taken if not is_mystery(kind))
        n = len(taken) + len(kinds)
        total = outlook.room(outlook.free - n) - outlook.room(outlook.free - len(taken))
        for i in range(len(kinds) - len(plain)):
            total += outlook.mystery(len(taken) - before + i) - outlook.guard_loss()
        if plain:
            held = self.tiles(colour, before + len(plain)) - (self.tiles(colour, before) if before > 0 else 0.0)
            total += outlook.samples(plain, guards) + held
        return total

    def gained(self, kind: int, *, hidden: bool = False) -> float:
        """What one more tile brings, sampled and stored."""
        outlook = self.outlook
        room = 0.0 if hidden else outlook.room(outlook.free - 1) - outlook.room(outlook.free)
        if is_mystery(kind):
            return outlook.mystery() - outlook.guard_loss() + room
        return outlook.samples([kind]) + self.tiles(colour_of(kind), 1) + room

    def near(self, colour: int) -> list[float]:
        """For each location: what tiles of a colour are worth to an explorer there who has yet to travel."""
        found = self._near.get(colour)
        if found is None:
            found = [0.0] * N_LOCATIONS
            for kind in self.figures.kinds_of[colour]:
                if self.outlook.sites[kind] > 0 and self.outlook.free > 0:
                    worth = self.temper.near * self.dug(colour, [kind], self.outlook.guards, [])
                    steps = self.figures.distance[self.figures.site_of[kind]]
                    for place in range(N_LOCATIONS):
                        found[place] = max(found[place], worth * self.temper.step ** steps[place])
            self._near[colour] = found
        return found

    # --- selling --------------------------------------------------------------------------------

    def best_sale(self, card: int, bought: int = -1) -> Sale:
        """The best sale that this card can pay for, of any colour, perhaps with a tile bought just before."""
        held = self.outlook.held.copy()
        if bought >= 0:
            held[colour_of(bought)] += 1
        best = NO_SALE
        for colour in range(N_COLOURS):
            if held[colour] > 0:
                sale = self.sale_of(colour, card, held, [])
                if sale.markets and (best.colour < 0 or sale.gain > best.gain):
                    best = sale
        return best

    def sale_of(self, colour: int, card: int, held: list[int], chosen: list[int]) -> Sale:
        """The best sale of a colour in some markets, among them all that are chosen already."""
        outlook, bazaar = self.outlook, self.outlook.bazaar
        opened = opened_market(self.figures.rules.factions[outlook.seat], card)
        strange = self.strange_markets(card) - sum(
            1 for market in chosen if market != opened and bazaar.traders[market] == 0
        )
        offers: list[tuple[float, int]] = []
        strangers: list[tuple[float, int]] = []
        for market in range(N_MARKETS):
            crowd = bazaar.interested(market, colour)
            trader = bazaar.traders[market] > 0
            if crowd > 0 and market not in chosen:
                offer = (PER_BUYER * crowd + (outlook.promotion[market] if trader else 0.0), -market)
                (offers if trader or market == opened else strangers).append(offer)
        strangers.sort(reverse=True)
        offers += strangers[: max(strange, 0)]
        offers.sort(reverse=True)
        best = NO_SALE
        for n in range(max(len(chosen), 1), min(held[colour], MOST_MARKETS, len(chosen) + len(offers)) + 1):
            markets = chosen + [-market for _, market in offers[: n - len(chosen)]]
            gain = self.sold(colour, markets, held)
            if best.colour < 0 or gain > best.gain:
                best = Sale(gain, colour, markets)
        return best

    def strange_markets(self, card: int) -> int:
        """In how many markets one may sell with that card without a trader, whichever they are."""
        return int(self.outlook.kit.has(HOLO_TRADER)) + int(card == EVERY_ICON)

    def sold(self, colour: int, markets: list[int], held: list[int]) -> float:
        """What a sale brings: credits, cards and envoys, less what the tiles and traders were worth before."""
        outlook, bazaar = self.outlook, self.outlook.bazaar
        n = len(markets)
        total = float(bazaar.payout(colour) + outlook.bonus[n])
        if n > 1:
            total += self.temper.card + (0.5 if n == MOST_MARKETS else 0.0)
        envoys = outlook.envoys.copy()
        for market in markets:
            total += PER_BUYER * bazaar.interested(market, colour)
            if bazaar.traders[market] > 0:
                envoys[self.figures.centre_of[market]] += 1
        for centre, mine in enumerate(envoys):
            if mine > outlook.envoys[centre]:
                total += outlook.centre(centre, mine) - outlook.centre(centre, outlook.envoys[centre])
        left = held.copy()
        left[colour] -= n
        total += bazaar.sold(colour, markets).worth(left) - outlook.holding
        return total + outlook.room(outlook.free + n) - outlook.room(outlook.free)

    def purchases(self, surcharge: int) -> list[tuple[float, int]]:
        """What the top of each stack would bring, less its price, and its type; the best first."""
        outlook = self.outlook
        found: list[tuple[float, int]] = []
        if outlook.free_cargo + outlook.free_hidden > 0:
            for stack in outlook.stacks:
                if stack:
                    price = self.price(stack[0], surcharge)
                    if price <= outlook.credits:
                        gain = self.gained(stack[0], hidden=outlook.free_hidden > 0)
                        if outlook.faction == FEINMORT and surcharge > 0:
                            gain = max(gain, self.sent_at_once(stack[0]))
                        found.append((gain - price, -stack[0]))
        found.sort(reverse=True)
        return [(gain, -kind) for gain, kind in found]

    def price(self, kind: int, surcharge: int) -> int:
        """What the black market asks for a tile."""
        return self.outlook.kit.purchase(self.figures.values[kind], surcharge)

    def sent_at_once(self, kind: int) -> float:
        """What it brings the Seekers to send a tile that they have just acquired; the holds do not change."""
        assert self.exhibits is not None
        return self.exhibits.sending(kind, HIDDEN_HOLD) - self.tiles(colour_of(kind), -1)

    def sites_of(self, colour: int) -> int:
        """Where own explorers stand on sites of a colour, as bits."""
        found = 0
        for place in self.outlook.places:
            if self.figures.dig_colour[place] == colour:
                found |= 1 << place
        return found

    def is_at_market(self, market: int) -> bool:
        """Whether an explorer stands at that market."""
        return any(self.figures.market_at[place] == market for place in self.outlook.places)

    def at_black_market(self) -> bool:
        """Whether an explorer stands on one."""
        return any(self.figures.black_icons[place] for place in self.outlook.places)

    def sell(self, card: int) -> float:
        """What a Sell action paid with this card brings; Smugglers may buy a tile first."""
        best = self.best_sale(card).gain
        if self.outlook.faction == GUL and self.at_black_market():
            for _, kind in self.purchases(0):
                best = max(best, self.buy_first(card, kind))
        return best

    def buy_first(self, card: int, kind: int) -> float:
        """What a sale brings if this tile is bought before."""
        return self.outlook.samples([kind]) - self.price(kind, 0) + self.best_sale(card, kind).gain

    # --- markets and the black market -----------------------------------------------------------

    def trader(self, market: int) -> float:
        """What a trader more in a market is worth."""
        outlook = self.outlook
        return outlook.bazaar.hired(market).worth(outlook.held) - outlook.holding

    def market(self, market: int) -> float:
        """What preparing a market brings: a trader, a wild buyer, a coloured one, each if it is of use."""
        found = self._markets[market]
        if found is None:
            found = self.prepared(market)
            self._markets[market] = found
        return found

    def prepared(self, market: int) -> float:
        """The same, worked out: with a trader or without, whichever is better."""
        bazaar = self.outlook.bazaar
        hired = self.crowd(bazaar.hired(market), market) - self.outlook.guard_loss()
        return max(hired, self.crowd(bazaar, market)) - self.outlook.holding

    def crowd(self, bazaar: Bazaar, market: int) -> float:
        """What tiles and traders are worth after the buyers that help most have joined a queue."""
        held = self.outlook.held
        worth = bazaar.worth(held)
        for buyers in ([WILD], [colour for colour in range(N_COLOURS) if held[colour] > 0]):
            best = bazaar
            for buyer in buyers:
                if bazaar.buyers[buyer] > 0:
                    after = bazaar.added(market, buyer)
                    if after.worth(held) > worth:
                        best, worth = after, after.worth(held)
            bazaar = best
        return worth

    def offloads(self, bonus: int = 0) -> list[tuple[float, int, int]]:
        """What each tile would bring at the black market, less what it is worth here; with its hold. The best first."""
        outlook = self.outlook
        found: list[tuple[float, int, int]] = []
        for hold, tiles in enumerate((outlook.cargo, outlook.hidden)):
            for kind in sorted({kind for kind in tiles if kind < BOX}):
                price = outlook.kit.offloaded(self.figures.values[kind] + bonus)
                found.append((price + self.tiles(colour_of(kind), -1) + self.freed(hold), -hold, -kind))
            for colour, n in enumerate(outlook.kit.held[hold]):
                if n > 0:
                    gain = outlook.kit.mystery_price + bonus - self.temper.cube - outlook.mystery(-1)
                    found.append((gain + self.freed(hold), -hold, -(MYSTERY + colour)))
        found.sort(reverse=True)
        return [(gain, -hold, -kind) for gain, hold, kind in found]

    def freed(self, hold: int) -> float:
        """What a space more in a hold is worth."""
        outlook = self.outlook
        return outlook.room(outlook.free + 1) - outlook.room(outlook.free) if hold == CARGO else 0.0

    def smuggle(self) -> float:
        """What the best use of a black market brings, offloading or acquiring."""
        if self._smuggle is None:
            self._smuggle = max(self.offload_two(), self.acquire_two())
        return self._smuggle

    def offload_two(self, bonus: int = 0, most: int = 2) -> float:
        """What offloading tiles of different colours brings."""
        total = 0.0
        used: list[int] = []
        for gain, _, kind in self.offloads(bonus):
            if gain > 0 and colour_of(kind) not in used and len(used) < most:
                total += gain
                used.append(colour_of(kind))
        return total

    def acquire_two(self) -> float:
        """What acquiring tiles of different colours brings, as far as credits and room go."""
        outlook = self.outlook
        total, credits, room = 0.0, outlook.credits, min(2, outlook.free_cargo + outlook.free_hidden)
        for gain, kind in self.purchases(SURCHARGE):
            price = self.price(kind, SURCHARGE)
            if gain > 0 and room > 0 and price <= credits:
                total += gain
                credits -= price
                room -= 1
        return total

    # --- survey and command ---------------------------------------------------------------------

    def survey(self, colour: int) -> float:
        """What a survey of a colour brings on average: tiles to buy, a tile nearby, a better place in the order."""
        found = self._surveys[colour]
        if found is None:
            found = self.surveyed(colour)
            self._surveys[colour] = found
        return found

    def surveyed(self, colour: int) -> float:
        """The same, worked out by what the pile still has."""
        outlook = self.outlook
        view = outlook.view
        if outlook.rounds_left > 0 and NOBODY not in view["marks"]:
            return 0.0
        token = outlook.rounds_left > 0 and view["tokens"][outlook.seat] == 0
        total = self.temper.token if token else 0.0
        kinds = self.figures.drawn_of[colour]
        pile = sum(view["piles"][kind] for kind in kinds)
        again = sum(1 for card in outlook.hand if card // N_MARKETS == colour) > 1
        if pile == 0 or outlook.free == 0:
            return total
        for kind in kinds:
            share = view["piles"][kind] / pile
            gain = self.gained(kind)
            price = outlook.kit.surveyed(self.figures.values[kind])
            if price <= outlook.credits:
                total += 1.2 * share * max(gain - price, 0.0)
            if outlook.faction == ISSISINUI and kind < BOX:
                total += 1.2 * share * max(gain, 0.0)
            if again and self.figures.site_of[kind] in outlook.places:
                total += 0.4 * share * max(gain, 0.0)
        return total

    def command(self, market: int) -> float:
        """What commanding with the icon of a market brings: a trader, and an envoy sent or recalled."""
        found = self._commands[market]
        if found is None:
            outlook = self.outlook
            cube = outlook.guard_loss()
            centre = self.figures.centre_of[market]
            found = max(self.trader(market) - cube, 0.0)
            found += max(outlook.envoy(centre) - cube, self.recall(centre), 0.0)
            self._commands[market] = found
        return found

    def commanding(self, market: int) -> float:
        """The same, if it is done now: the envoy may go with a mysterious artefact."""
        if self.outlook.kit.n_held == 0:
            return self.command(market)
        envoy = self.analysis() + self.outlook.envoy(self.figures.centre_of[market])
        return max(self.command(market), envoy + max(self.trader(market) - self.outlook.cube, 0.0))

    def analysis(self) -> float:
        """What analysing a mysterious artefact brings; its custodian saves a cube."""
        hold = CARGO if any(self.outlook.kit.held[CARGO]) else HIDDEN_HOLD
        return self.outlook.kit.draw - self.outlook.mystery(-1) + self.freed(hold)

    def bonus_dig(self, colour: int) -> float:
        """What the Commanders dig up after a Command with a card of that colour."""
        outlook = self.outlook
        if outlook.faction != MAZZ_UN or outlook.free == 0:
            return 0.0
        here = [
            k
            for k in self.figures.kinds_of[colour]
            if outlook.sites[k] > 0 and self.figures.site_of[k] in outlook.places
        ]
        return max([0.0, *(self.gained(kind) for kind in here)])

    def best_broker(self) -> float:
        """What a broker of the best colour that can be had is worth."""
        outlook = self.outlook
        return max([0.0, *(outlook.brokers(colour) for colour in self.brokers_on_offer())])

    def brokers_on_offer(self) -> list[int]:
        """Colours of which a broker can be gained."""
        outlook = self.outlook
        held = outlook.kit.brokers
        return [colour for colour in range(N_COLOURS) if outlook.bazaar.buyers[colour] > 0 and not held >> colour & 1]

    def popups_at(self, place: int) -> float:
        """What pop-up markets at a place bring to an explorer there."""
        if self.outlook.kit.popups == 0:
            return 0.0
        found = self._popups.get(place)
        if found is None:
            found = popups_at(self, place)
            self._popups[place] = found
        return found

    def errand(self) -> float:
        """What the best pop-up market brings where the explorers stand."""
        return max([0.0, *(self.popups_at(place) for place in self.outlook.places)])

    def smuggling_icons(self) -> int:
        """The icons with which one can smuggle where the explorers stand, as bits."""
        icons = 0
        for place in self.outlook.places:
            icons |= self.figures.black_icons[place]
        return (1 << N_MARKETS) - 1 if icons and self.outlook.kit.has(MASTER_KEY) else icons

    def recall(self, centre: int) -> float:
        """What recalling an envoy brings: the ability of the command card there, for the envoy's prospects."""
        outlook = self.outlook
        mine = outlook.envoys[centre]
        if mine == 0 or not outlook.view["command"]:
            return 0.0
        return self.ability(centre) + outlook.centre(centre, mine - 1) - outlook.centre(centre, mine)

    def ability(self, centre: int) -> float:
        """What the command card at a centre brings now."""
        found = self._abilities.get(centre)
        if found is None:
            card = self.outlook.view["command"][centre]
            ability = self.figures.rules.abilities[card]
            white = self.outlook.round == 2
            self._abilities[centre] = 0.0  # what it is worth to use it must not ask what it is worth
            found = self.use(card, ability.white if white else ability.yellow)
            self._abilities[centre] = found
            for market in range(N_MARKETS):
                self._commands[market] = None
            self._memos.clear()
        return found

    def use(self, card: int, n: int) -> float:
        """What a command card brings, with the figure of the side that is up."""
        outlook = self.outlook
        pack = self.figures.rules.pack
        if card == EMERGENCY_FUND:
            return float(n)
        if card == FRESH_ORDERS:
            return (self.temper.card + 0.5) * (n - 1)
        if card == PRIORITY_SHUTTLE:
            return self.shuttle()
        if card == NIGHT_DIG:
            return self.night_dig(n)
        if card == QUIET_BUYER:
            bonus = pack.quiet_bonus_white if outlook.round == 2 else pack.quiet_bonus_yellow
            return self.offload_two(bonus, n)
        if card == MEDIA_BLITZ:
            return max([0.0, *(self.sent(colour, market) for colour, market in self.to_send())])
        if card >= RESEARCH_GRANT:
            return self.use_new(card, n)
        return OTHER_ABILITY * min(n, sum(outlook.held))

    def use_new(self, card: int, n: int) -> float:
        """What a command card of the expansion brings."""
        kit, white = self.outlook.kit, self.outlook.round == 2
        if card == RESEARCH_GRANT:
            return max(kit.researcher + (-n if white else n), 0.0)
        if card == TALENT_AGENCY:
            return n * self.best_broker()
        assert self.exhibits is not None
        if card == PRIVATE_VIEWING:
            return self.exhibits.viewing(n)
        board = self.figures.rules.abilities[ACQUISITIONS_BOARD]
        assert isinstance(board, AcquisitionsBoard)
        return float(board.figures.board_bonus_white if white else board.figures.board_bonus_yellow)

    def shuttle(self) -> float:
        """What it is worth to move one explorer anywhere."""
        hand = Hand(self, self.outlook.hand, self.outlook.travel)
        places = self.outlook.places
        now = hand.worth(places)
        best = now
        for i in range(len(places)):
            for place in range(N_LOCATIONS):
                if place not in places:
                    best = max(best, hand.worth((*places[:i], place, *places[i + 1 :])))
        return self.temper.later * (best - now)

    def night_dig(self, n: int) -> float:
        """The best tiles where the explorers stand, one from each site."""
        outlook = self.outlook
        if outlook.free == 0:
            return 0.0
        best: dict[int, float] = {}
        for kind, n_there in enumerate(outlook.sites):
            site = self.figures.site_of[kind]
            if n_there > 0 and site in outlook.places:
                best[site] = max(best.get(site, 0.0), self.gained(kind))
        return sum(sorted(best.values(), reverse=True)[: min(n, outlook.free)])

    def to_send(self) -> list[tuple[int, int]]:
        """Buyers that could be sent somewhere to some use: colour and market."""
        outlook = self.outlook
        colours = [c for c in range(N_COLOURS) if outlook.held[c] > 0 and outlook.bazaar.buyers[c] > 0]
        return [(colour, market) for colour in colours for market in range(N_MARKETS)]

    def sent(self, colour: int, market: int) -> float:
        """What a buyer of that colour in that queue changes."""
        outlook = self.outlook
        return outlook.bazaar.added(market, colour).worth(outlook.held) - outlook.holding

    # --- journeys -------------------------------------------------------------------------------

    def ends(self, fuel: int) -> list[tuple[int, tuple[int, ...]]]:
        """Everywhere the three explorers can be after so many moves, apart from each other: (moves, places)."""
        distance = self.figures.distance
        a, b, c = self.outlook.places
        near_b = [(distance[b][q], q) for q in range(N_LOCATIONS) if distance[b][q] <= fuel]
        near_c = [(distance[c][r], r) for r in range(N_LOCATIONS) if distance[c][r] <= fuel]
        found: dict[tuple[int, ...], int] = {}
        for p in range(N_LOCATIONS):
            left_a = fuel - distance[a][p]
            if left_a < 0:
                continue
            for steps_b, q in near_b:
                left = left_a - steps_b
                if left < 0 or q == p:
                    continue
                for steps_c, r in near_c:
                    if steps_c <= left and r not in (p, q):
                        key = tuple(sorted((p, q, r)))
                        moves = fuel - left + steps_c
                        if moves < found.get(key, 9):
                            found[key] = moves
        return sorted((moves, places) for places, moves in found.items())


def opened_market(faction: Faction, card: int) -> int:
    """The market in which a faction sells with that card without a trader; -1: none."""
    return card_icon(card) if faction.sells_by_icon and card < TRAVEL else -1
