"""How the novice answers what Excavation Earth asks in the middle of an action, and between the rounds.

Each answer is a function of what is asked; `ANSWERS` lists them by the key of the question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import permutations
from typing import Final, NamedTuple

from digsite.bots.earth_hand import Hand
from digsite.bots.earth_plans import Plans
from digsite.games.excavation_earth.codes import (
    ACQUIRE,
    ADD_BUYER,
    ADD_WILD,
    DISCARD,
    DONE,
    ENVOY,
    GUARD,
    KEEP,
    LIFT,
    MOVE,
    PICK,
    PLACE,
    POST,
    PULL,
    PUSH,
    RECALL,
    REGION,
    REPLACE,
    SELL_AT,
    SEND,
    SWAP,
    TRADER,
    USE,
)
from digsite.games.excavation_earth.kinds import (
    CARGO,
    HIDDEN_HOLD,
    ISSISINUI,
    N_COLOURS,
    N_LOCATIONS,
    N_MARKETS,
    N_TYPES,
    QUEUE,
    WILD,
    colour_of,
    held,
    kind_of,
)
from digsite.games.excavation_earth.museum.codes import DIG_MYSTERY, OFFLOAD_MYSTERY, SPAN
from digsite.games.excavation_earth.museum.kinds import BOX, FEINMORT, MYSTERY
from digsite.games.excavation_earth.museum.mysteries.dig import is_mystery
from digsite.games.excavation_earth.steps.draft import in_group
from digsite.games.excavation_earth.steps.sell import ABOVE_MARKETS, ALL_MARKETS
from digsite.games.excavation_earth.steps.smuggle import ACQUIRED_ONE, FIRST, OFFLOADED_ONE, SURCHARGE
from digsite.games.excavation_earth.vocabulary import (
    DIGS,
    LAYINGS,
    OFFLOADS,
    PURCHASES,
    SALES,
    SAMPLINGS,
    SHOWS,
    STORINGS,
)

EVEN: Final = 1e-6
"""Sums of fractions that differ by less than this are equal."""
ENOUGH: Final = 2
"""Cards of one colour or icon that are welcome in a starting hand."""
FAR: Final = 0.65
"""What the best dig of a colour is worth while nobody knows who gets there first."""


class Asked(NamedTuple):
    """A question: what the seat can plan, what it may answer, and the two figures of the question's frame."""

    plans: Plans
    legal: list[int]
    a: int
    b: int


# --- explorers ------------------------------------------------------------------------------------


def place_third(asked: Asked) -> int:
    """Where the cards in hand are worth most."""
    plans, legal = asked.plans, asked.legal
    outlook = plans.outlook
    hand = Hand(plans, outlook.hand, outlook.travel)
    return best_of(legal, lambda code: hand.worth(tuple(sorted((*outlook.places, code - PLACE)))))


def travelling(asked: Asked) -> int:
    """The next move towards the best places that the fuel reaches."""
    plans, legal, fuel = asked.plans, asked.legal, asked.a
    outlook = plans.outlook
    hand = Hand(plans, outlook.hand, outlook.travel)
    goal, most = outlook.places, -1e9
    for _, places in plans.ends(fuel):
        worth = hand.worth(places)
        if worth > most + EVEN:
            goal, most = places, worth
    if goal == outlook.places and DONE in legal:
        return DONE
    moves = [code for code in legal if code >= MOVE]
    return min(moves, key=lambda code: to_go(plans, moved(outlook.places, code), goal))


def fly(asked: Asked) -> int:
    """One explorer to where it is worth most, by the Pilots' ability or the Priority Shuttle."""
    plans, legal = asked.plans, asked.legal
    outlook = plans.outlook
    hand = Hand(plans, outlook.hand, outlook.travel)
    return best_of(legal, lambda code: hand.worth(outlook.places if code == DONE else moved(outlook.places, code)))


# --- digging and samples --------------------------------------------------------------------------


def dig_first(asked: Asked) -> int:
    plans, legal, colour = asked.plans, asked.legal, asked.a
    dig = plans.digs(colour, plans.sites_of(colour))[0]
    return dig_code(dig.kinds[0]) if dig.kinds and dig_code(dig.kinds[0]) in legal else DONE


def dig_second(asked: Asked) -> int:
    """The tile that adds most beside the first, which is not sampled yet."""
    plans, legal, first = asked.plans, asked.legal, asked.a
    outlook = plans.outlook
    guards = outlook.guards | 1 << first if outlook.cubes > 1 and first < N_TYPES else outlook.guards
    return best_of(
        legal,
        lambda code: 0.0 if code == DONE else plans.dug(colour_of(first), [dug_by(code)], guards, []),
    )


def dig_best(asked: Asked) -> int:
    """The tile that brings most, if any is a gain."""
    plans, legal = asked.plans, asked.legal
    return best_of(legal, lambda code: 0.0 if code == DONE else plans.gained(dug_by(code)))


def dig_code(kind: int) -> int:
    """The code that digs up a tile."""
    return DIG_MYSTERY + kind - MYSTERY if is_mystery(kind) else DIGS.code(kind)


def dug_by(code: int) -> int:
    """The tile that a code digs up."""
    return DIGS.tile(code) if DIGS.has(code) else code - DIG_MYSTERY + MYSTERY


def samples(asked: Asked) -> int:
    """Sample what adds most; without a free cube only if it adds more than the guard who has to move.

    The Seekers may send one of the tiles to the museum instead: if that is worth more than its sample.
    """
    plans, legal = asked.plans, asked.legal
    outlook = plans.outlook
    shows = {code: plans.sent_at_once(kind_of(SHOWS.tile(code))) for code in legal if SHOWS.has(code)}

    def worth(code: int) -> float:
        if code == DONE:
            return 0.0 if outlook.cubes > plans.temper.scarce else 3 * EVEN
        if code in shows:
            return shows[code] - 3 * EVEN if shows[code] > outlook.samples([kind_of(SHOWS.tile(code))]) else -1.0
        kind = SAMPLINGS.tile(code)
        if kind >= BOX:
            return outlook.samples([kind]) + 4 * EVEN
        gain = outlook.gallery(outlook.guards | 1 << kind) - outlook.now
        return gain + 3 * EVEN if outlook.cubes > 0 else gain - outlook.guard_loss()

    return best_of(legal, worth)


def reassign(asked: Asked) -> int:
    """The guard who is missed least."""
    plans, legal = asked.plans, asked.legal
    outlook = plans.outlook
    return best_of(legal, lambda code: outlook.gallery(outlook.guards & ~(1 << (code - GUARD))))


# --- markets --------------------------------------------------------------------------------------


def market_trader(asked: Asked) -> int:
    """A trader, if that is of use together with the buyers who can be called after that."""
    plans, market = asked.plans, asked.a
    bazaar = plans.outlook.bazaar
    gain = plans.crowd(bazaar.hired(market), market) - plans.crowd(bazaar, market)
    return TRADER if gain > plans.outlook.guard_loss() + EVEN else DONE


def market_wild(asked: Asked) -> int:
    plans, market = asked.plans, asked.a
    return ADD_WILD if plans.sent(WILD, market) > EVEN else DONE


def market_buyer(asked: Asked) -> int:
    plans, legal, market = asked.plans, asked.legal, asked.a
    return best_of(legal, lambda code: 0.0 if code == DONE else plans.sent(code - ADD_BUYER, market))


def media_blitz(asked: Asked) -> int:
    """A buyer for a colour that is held; others help nobody here."""
    plans = asked.plans
    codes = [DONE, *(SEND + colour * N_MARKETS + market for colour, market in plans.to_send())]
    return best_of(
        codes,
        lambda code: 0.0 if code == DONE else plans.sent((code - SEND) // N_MARKETS, (code - SEND) % N_MARKETS),
    )


def crowd_pull(asked: Asked) -> int:
    """The buyer who helps most elsewhere."""
    plans, legal = asked.plans, asked.legal

    def worth(code: int) -> float:
        if code == DONE:
            return 0.0
        market, place = divmod(code - PULL, QUEUE)
        return max(pushed(plans, market, place, other) for other in range(N_MARKETS) if other != market)

    return best_of(legal, worth)


def crowd_push(asked: Asked) -> int:
    plans, legal, b = asked.plans, asked.legal, asked.b
    market, place = divmod(b, QUEUE)
    return best_of(legal, lambda code: pushed(plans, market, place, code - PUSH))


def pushed(plans: Plans, market: int, place: int, other: int) -> float:
    """What moving a buyer changes."""
    outlook = plans.outlook
    return outlook.bazaar.moved(market, place, other).worth(outlook.held) - outlook.holding


def rotate_lift(asked: Asked) -> int:
    """The trader or envoy who helps most elsewhere."""
    plans, legal = asked.plans, asked.legal
    yellow = plans.outlook.rounds_left == 0

    def worth(code: int) -> float:
        if code == DONE:
            return 0.0
        post = code - LIFT
        return max(posted(plans, post, target) for target in posts(plans, post, yellow))

    return best_of(legal, worth)


def rotate_post(asked: Asked) -> int:
    plans, legal, post = asked.plans, asked.legal, asked.b
    return best_of(legal, lambda code: posted(plans, post, code - POST))


def posted(plans: Plans, post: int, target: int) -> float:
    """What it changes to move a cube from one post to another."""
    outlook = plans.outlook
    bazaar = outlook.bazaar
    envoys = outlook.envoys.copy()
    for where, n in ((post, -1), (target, 1)):
        if where < N_MARKETS:
            bazaar = bazaar.hired(where, n)
        else:
            envoys[where - N_MARKETS] += n
    gain = bazaar.worth(outlook.held) - outlook.holding
    return gain + sum(
        outlook.centre(centre, mine) - outlook.centre(centre, outlook.envoys[centre])
        for centre, mine in enumerate(envoys)
    )


# --- sales ----------------------------------------------------------------------------------------


def buy_first(asked: Asked) -> int:
    """The Smugglers' purchase: what makes the sale worth most, or nothing."""
    plans, legal, card = asked.plans, asked.legal, asked.a

    def worth(code: int) -> float:
        if code == DONE:
            return plans.best_sale(card).gain
        return plans.buy_first(card, plans.outlook.stacks[(code - ACQUIRE) // 2][0]) + hidden_first(code)

    return best_of(legal, worth)


def sell_region(asked: Asked) -> int:
    plans, legal, card = asked.plans, asked.legal, asked.a
    held = plans.outlook.held
    return best_of(legal, lambda code: plans.sale_of(code - REGION, card, held, []).gain)


def sell_markets(asked: Asked) -> int:
    """The next market of the best sale, or done when all of them are chosen."""
    plans, legal, colour, b = asked.plans, asked.legal, asked.a, asked.b
    chosen = [market for market in range(N_MARKETS) if (b & ALL_MARKETS) >> market & 1]
    sale = plans.sale_of(colour, b >> ABOVE_MARKETS, plans.outlook.held, chosen)
    for market in sale.markets:
        if market not in chosen and SELL_AT + market in legal:
            return SELL_AT + market
    return DONE if DONE in legal else legal[0]


def sell_tiles(asked: Asked) -> int:
    """The cheapest tile goes; of two alike that of the cargo hold, where room is needed."""
    plans, legal = asked.plans, asked.legal
    values = plans.figures.values
    return min(legal, key=lambda code: (values[kind_of(SALES.tile(code))], code))


# --- cards ----------------------------------------------------------------------------------------


def prospect(plans: Plans, card: int, others: list[int]) -> float:
    """What a card should bring in a round, beside these others."""
    colour, icon = card // N_MARKETS, card % N_MARKETS
    everywhere = 0
    for place in range(N_LOCATIONS):
        if plans.figures.dig_colour[place] == colour:
            everywhere |= 1 << place
    same = sum(1 for other in others if other // N_MARKETS == colour)
    alike = sum(1 for other in others if other % N_MARKETS == icon)
    digs = plans.digs(colour, everywhere)
    dig = FAR * digs[same].gain if same < len(digs) else 0.0
    command = plans.command(icon) * 0.5**alike
    return max(dig, command) + 0.25 * min(dig, command) + 0.1 * plans.survey(colour)


def redraw(asked: Asked) -> int:
    """Cards of which there are too many, the most frequent first. Nothing is on the map yet."""
    plans, legal = asked.plans, asked.legal
    hand = plans.outlook.hand.copy()
    for card in plans.outlook.view["picked"]:
        hand.remove(card)

    def surplus(code: int) -> int:
        card = code - SWAP
        colours = sum(1 for other in hand if other // N_MARKETS == card // N_MARKETS)
        icons = sum(1 for other in hand if other % N_MARKETS == card % N_MARKETS)
        return max(colours, icons) * 10 + min(colours, icons)

    swaps = [code for code in legal if code >= SWAP and in_group(plans.outlook.hand, code - SWAP)]
    swaps = [code for code in swaps if surplus(code) >= 10 * (ENOUGH + 1)]
    return max(swaps, key=surplus) if swaps else DONE


def draft(asked: Asked) -> int:
    plans, legal = asked.plans, asked.legal
    return best_of(legal, lambda code: prospect(plans, code - PICK, plans.outlook.hand))


def keep_cards(asked: Asked) -> int:
    plans, legal = asked.plans, asked.legal
    outlook = plans.outlook

    def worth(code: int) -> float:
        hand = Hand(plans, sorted([*outlook.hand, code - KEEP]), outlook.travel)
        return hand.worth(outlook.places) + 0.1 * prospect(plans, code - KEEP, outlook.hand)

    return best_of(legal, worth)


def pass_discard(asked: Asked) -> int:
    """The card that should bring least in the next round."""
    plans, legal = asked.plans, asked.legal
    hand = plans.outlook.hand

    def missed(code: int) -> float:
        others = hand.copy()
        others.remove(code - DISCARD)
        return -prospect(plans, code - DISCARD, others)

    return best_of(legal, missed)


# --- command --------------------------------------------------------------------------------------


def commanding(asked: Asked) -> int:
    """A trader and an envoy, or an envoy recalled, whatever gains most first."""
    plans, legal, market = asked.plans, asked.legal, asked.a
    outlook = plans.outlook
    centre = plans.figures.centre_of[market]
    cube = outlook.guard_loss()
    worth = {DONE: 0.0, TRADER: plans.trader(market) - cube, ENVOY: outlook.envoy(centre) - cube}
    worth[RECALL] = plans.recall(centre)
    analysed = [code for code in legal if SPAN["analyse"].has(code)]
    if analysed:
        worth[analysed[0]] = plans.analysis() + outlook.envoy(centre)
    return best_of(legal, lambda code: worth.get(code, -1.0))


def accept(_: Asked) -> int:
    return USE


# --- the black market -----------------------------------------------------------------------------


def quiet_buyer(asked: Asked) -> int:
    plans, legal = asked.plans, asked.legal
    pack = plans.figures.rules.pack
    bonus = pack.quiet_bonus_white if plans.outlook.round == 2 else pack.quiet_bonus_yellow
    return offload(plans, legal, bonus)


def offload(plans: Plans, legal: list[int], bonus: int) -> int:
    for gain, hold, kind in plans.offloads(bonus):
        code = OFFLOADS.code(held(hold, kind))
        if is_mystery(kind):
            code = OFFLOAD_MYSTERY + hold * N_COLOURS + kind - MYSTERY
        if gain > 0 and code in legal:
            return code
    return DONE


def smuggling(asked: Asked) -> int:
    """Offload or acquire, whichever brings more; then once more of the same."""
    plans, legal, done, first = asked.plans, asked.legal, asked.a, asked.b
    if done == OFFLOADED_ONE or (done == FIRST and plans.offload_two() >= plans.acquire_two()):
        return offload(plans, legal, 0)
    sampled = first if done == ACQUIRED_ONE else -1
    if done == ACQUIRED_ONE and plans.outlook.faction == FEINMORT:
        sampled = kind_of(first)
    for gain, kind in plans.purchases(SURCHARGE):
        if gain > 0 and kind != sampled:
            for hold in (HIDDEN_HOLD, CARGO):
                if ACQUIRE + colour_of(kind) * 2 + hold in legal:
                    return ACQUIRE + colour_of(kind) * 2 + hold
    return DONE


# --- survey ---------------------------------------------------------------------------------------


def survey_replace(asked: Asked) -> int:
    """The forecast loses the colour that promises least here."""
    plans, legal = asked.plans, asked.legal
    outlook = plans.outlook
    forecast = outlook.view["forecast"]
    return best_of(legal, lambda code: -promise(plans, forecast[code - REPLACE] // N_MARKETS))


def survey_lay(asked: Asked) -> int:
    """Lay the tile that is best dug up later, or least worth having now."""
    plans, legal = asked.plans, asked.legal
    outlook = plans.outlook
    colours = {card // N_MARKETS for card in outlook.hand}

    def worth(code: int) -> float:
        if PURCHASES.has(code):  # the last tile of its pile, where it may be bought (EE-SURVEY-R3)
            last = PURCHASES.tile(code)
            return plans.gained(last) - surveyed_price(plans, last)
        kind = LAYINGS.tile(code)
        rest: list[int] = outlook.view["surveyed"].copy()
        rest.remove(kind)
        total = max([0.0, *(plans.gained(other) - surveyed_price(plans, other) for other in rest)])
        if outlook.faction == ISSISINUI:
            total = max([0.0, *(plans.gained(other) for other in rest)])
        here = plans.figures.site_of[kind] in outlook.places and colour_of(kind) in colours
        return total + (0.6 if here else 0.1) * plans.gained(kind)

    return best_of(legal, worth)


def free_tile(asked: Asked) -> int:
    plans, legal = asked.plans, asked.legal
    return best_of(legal, lambda code: 0.0 if code == DONE else plans.gained(STORINGS.tile(code)))


def survey_buy(asked: Asked) -> int:
    """Buy a tile if it is worth its price; one just stored is sampled already."""
    plans, legal, stored = asked.plans, asked.legal, asked.a

    def worth(code: int) -> float:
        if code == DONE:
            return 0.0
        kind = PURCHASES.tile(code)
        gain = plans.gained(kind) - surveyed_price(plans, kind)
        return gain - plans.outlook.samples([kind]) if kind == stored - 1 else gain

    return best_of(legal, worth)


def surveyed_price(plans: Plans, kind: int) -> int:
    """What a surveyed tile costs."""
    return plans.outlook.kit.surveyed(plans.figures.values[kind])


# --- what several of them need ----------------------------------------------------------------------


def best_of(codes: Iterable[int], worth: Callable[[int], float]) -> int:
    """The code that is worth most; of those that are equal the first."""
    best, best_code = -1e9, -1
    for code in codes:
        found = worth(code)
        if found > best + EVEN:
            best, best_code = found, code
    return best_code


def moved(places: tuple[int, ...], code: int) -> tuple[int, ...]:
    """The explorers after a move."""
    origin, place = divmod(code - MOVE, N_LOCATIONS)
    left = list(places)
    left.remove(origin)
    return tuple(sorted([*left, place]))


def to_go(plans: Plans, places: tuple[int, ...], goal: tuple[int, ...]) -> int:
    """The fewest moves from these places to those."""
    distance = plans.figures.distance
    return min(sum(distance[p][q] for p, q in zip(places, order)) for order in permutations(goal))


def posts(plans: Plans, post: int, yellow: bool) -> list[int]:
    """Where a cube may go from a post by Staff Rotation."""
    if yellow:
        return [target for target in range(N_MARKETS + 3) if target != post]
    return [*(m for m in range(N_MARKETS) if m != post), N_MARKETS + plans.figures.centre_of[post]]


def hidden_first(code: int) -> float:
    """The hidden hold is the better place for what is bought: only there it leaves room for digging."""
    return 2 * EVEN if (code - ACQUIRE) % 2 == HIDDEN_HOLD else 0.0


def promise(plans: Plans, colour: int) -> float:
    """What tiles of a colour may bring as samples."""
    piles: list[int] = plans.outlook.view["piles"]
    kinds = plans.figures.drawn_of[colour]
    return sum(plans.outlook.samples([kind]) * piles[kind] for kind in kinds)


ANSWERS: Final[dict[str, Callable[[Asked], int]]] = {
    "redraw": redraw,
    "draft": draft,
    "place_third": place_third,
    "travelling": travelling,
    "free_move": fly,
    "priority_shuttle": fly,
    "dig_first": dig_first,
    "dig_second": dig_second,
    "night_dig": dig_best,
    "bonus_dig": dig_best,
    "samples": samples,
    "reassign": reassign,
    "market_trader": market_trader,
    "market_wild": market_wild,
    "market_buyer": market_buyer,
    "sell_region": sell_region,
    "sell_markets": sell_markets,
    "sell_tiles": sell_tiles,
    "buy_first": buy_first,
    "keep_cards": keep_cards,
    "pass_discard": pass_discard,
    "commanding": commanding,
    "emergency_fund": accept,
    "fresh_orders": accept,
    "quiet_buyer": quiet_buyer,
    "media_blitz": media_blitz,
    "crowd_pull": crowd_pull,
    "crowd_push": crowd_push,
    "rotate_lift": rotate_lift,
    "rotate_post": rotate_post,
    "smuggling": smuggling,
    "survey_replace": survey_replace,
    "survey_lay": survey_lay,
    "free_tile": free_tile,
    "survey_buy": survey_buy,
}
"""The question that each answers."""
