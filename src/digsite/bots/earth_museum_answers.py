"""How the novice answers what the expansion of Excavation Earth asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from digsite.bots.earth_answers import ANSWERS, Asked, best_of, dig_best, market_buyer, posted, posts
from digsite.bots.earth_brokers import Played, played, reads, with_broker, worth
from digsite.bots.earth_exhibits import NOT_AT_ALL, Exhibits, given, popup_worth
from digsite.bots.earth_museum import CURATOR_PAYS
from digsite.bots.earth_plans import Plans
from digsite.games.excavation_earth.codes import COMMAND, DONE, LIFT, POST, SMUGGLE, USE
from digsite.games.excavation_earth.kinds import CARGO, N_COLOURS, N_MARKETS, hold_of, kind_of
from digsite.games.excavation_earth.museum.codes import (
    ACTIVATE,
    AT_MARKET,
    CURATOR,
    HANG,
    KEEP_RE,
    MATCH,
    REPLACE_CURATOR,
    RETRIEVE,
    SEND_BROKER,
    STOW,
    TAKE_BROKER,
)
from digsite.games.excavation_earth.museum.common.brokers import EVERY
from digsite.games.excavation_earth.museum.exhibits.send import FORGED
from digsite.games.excavation_earth.museum.kinds import FORGED_PROVENANCE
from digsite.games.excavation_earth.vocabulary import GIFTS, SHOWS

# --- brokers ----------------------------------------------------------------------------------------


def send_broker(asked: Asked) -> int:
    """The broker whose change is worth more than the broker, if any is; none where nothing reads what it changes."""
    plans, legal = asked.plans, asked.legal
    begun = played(asked.a)
    if begun is None:  # Travel
        return legal[0]
    play = Played(begun.action, begun.card, asked.b % EVERY, asked.b >= EVERY)

    def gain(code: int) -> float:
        if code == DONE:
            return worth(plans, play)
        colour = code - SEND_BROKER
        if not reads(plans, play, colour):
            return NOT_AT_ALL
        return worth(plans, with_broker(play, colour)) - plans.outlook.brokers(colour)

    return best_of(legal, gain)


def at_market(asked: Asked) -> int:
    plans, legal = asked.plans, asked.legal
    if COMMAND <= asked.a < SMUGGLE:
        return best_of(legal, lambda code: plans.commanding(code - AT_MARKET))
    return best_of(legal, lambda code: plans.market(code - AT_MARKET))


def take_broker(asked: Asked) -> int:
    """The colour that pays most; a broker is always welcome."""
    plans = asked.plans
    return best_of(asked.legal, lambda code: -1.0 if code == DONE else plans.outlook.brokers(code - TAKE_BROKER))


# --- mysterious artefacts ---------------------------------------------------------------------------


def keep_re(asked: Asked) -> int:
    outlook = asked.plans.outlook
    exhibits = asked.plans.exhibits
    guides = 0 if exhibits is None else exhibits.own
    return best_of(asked.legal, lambda code: outlook.kit.card(code - KEEP_RE, outlook.rounds_left, guides))


def stow(_: Asked) -> int:
    """With the Stasis Locker either hold is as good as the other."""
    return STOW + CARGO


def research_grant(asked: Asked) -> int:
    """On the white side a researcher costs something."""
    outlook = asked.plans.outlook
    price = asked.a if outlook.round == 2 else 0
    return USE if outlook.kit.researcher > price or price == 0 else DONE


# --- the museum -------------------------------------------------------------------------------------


def museum_of(plans: Plans) -> Exhibits:
    """What can be sent, in a game with the museum."""
    assert plans.exhibits is not None
    return plans.exhibits


def exhibiting(asked: Asked) -> int:
    """The artefact that brings most; the second only if it is a gain."""
    forged = asked.plans.outlook.kit.has(FORGED_PROVENANCE) and not asked.b & FORGED
    return show(asked, forged=forged)


def private_viewing(asked: Asked) -> int:
    return show(asked, forged=False)


def show(asked: Asked, *, forged: bool) -> int:
    """The artefact that brings most."""
    exhibits = museum_of(asked.plans)

    def gain(code: int) -> float:
        if code == DONE:
            return 0.0
        tile = SHOWS.tile(code)
        return exhibits.sending(kind_of(tile), hold_of(tile), forged=forged)

    return best_of(asked.legal, gain)


def hang(asked: Asked) -> int:
    exhibits = museum_of(asked.plans)
    kind = kind_of(asked.a)
    value = asked.plans.figures.values[kind]

    def gain(code: int) -> float:
        plain = exhibits.hall.fits(code - HANG, kind, value, forged=False)
        return exhibits.hanging(kind, code - HANG, exhibits.hall.curators) + (0.5 if plain else 0.0)

    return best_of(asked.legal, gain)


def mind_brush(asked: Asked) -> int:
    """Once in a round: not for two credits, unless it is the last one."""
    bonus = museum_of(asked.plans).bonus(asked.a)
    return MATCH if bonus > CURATOR_PAYS or asked.plans.outlook.rounds_left == 0 else DONE


def pick_curator(asked: Asked) -> int:
    """A colour that is held."""
    held = asked.plans.outlook.held
    return best_of(asked.legal, lambda code: float(held[code - CURATOR]))


def acquisitions_board(asked: Asked) -> int:
    exhibits = museum_of(asked.plans)

    def gain(code: int) -> float:
        if code == DONE:
            return 0.0
        row, colour = divmod(code - REPLACE_CURATOR, N_COLOURS)
        return exhibits.with_curator(row, colour)

    return best_of(asked.legal, gain)


def move_crew(asked: Asked) -> int:
    """The trader or envoy who helps most elsewhere."""
    plans = asked.plans

    def gain(code: int) -> float:
        if code == DONE:
            return 0.0
        return max(posted(plans, code - LIFT, target) for target in posts(plans, code - LIFT, yellow=True))

    return best_of(asked.legal, gain)


def move_crew_to(asked: Asked) -> int:
    plans = asked.plans
    return best_of(asked.legal, lambda code: posted(plans, asked.a, code - POST))


def retrieve(asked: Asked) -> int:
    """A cube back, if it is worth more in the crew supply."""
    outlook = asked.plans.outlook
    cube = max(outlook.cube, 0.2)

    def gain(code: int) -> float:
        if code == DONE:
            return 0.0
        post = code - RETRIEVE
        if post < N_MARKETS:
            return cube + outlook.bazaar.hired(post, -1).worth(outlook.held) - outlook.holding
        centre = post - N_MARKETS
        mine = outlook.envoys[centre]
        return cube + outlook.centre(centre, mine - 1) - outlook.centre(centre, mine)

    return best_of(asked.legal, gain)


# --- pop-up markets ---------------------------------------------------------------------------------


def activate(asked: Asked) -> int:
    plans = asked.plans
    return best_of(asked.legal, lambda code: 0.0 if code == DONE else popup_worth(plans, code - ACTIVATE) - 1e-3)


def give(asked: Asked) -> int:
    plans = asked.plans
    return best_of(asked.legal, lambda code: given(plans, kind_of(GIFTS.tile(code))))


MUSEUM_ANSWERS: Final[dict[str, Callable[[Asked], int]]] = {
    "send_broker": send_broker,
    "at_market": at_market,
    "early_dig": dig_best,
    "gain_broker": take_broker,
    "talent_agency": take_broker,
    "keep_re": keep_re,
    "stow": stow,
    "second_buyer": market_buyer,
    "research_grant": research_grant,
    "exhibiting": exhibiting,
    "private_viewing": private_viewing,
    "hang": hang,
    "mind_brush": mind_brush,
    "pick_curator": pick_curator,
    "acquisitions_board": acquisitions_board,
    "move_crew": move_crew,
    "move_crew_to": move_crew_to,
    "retrieve": retrieve,
    "activate": activate,
    "give": give,
}
"""The question that each answers."""
ALL_ANSWERS: Final = {**ANSWERS, **MUSEUM_ANSWERS}
