"""The table of Archaeology as a page shows it, made from a view alone.

Treasures stand everywhere in one order, by trading value. What a hand is worth is what its best sales would fetch.
"""

from __future__ import annotations

from typing import Any, Final, cast

import digsite
from digsite.games.archaeology.codes import SALE_KIND, SALE_SIZE, SELL
from digsite.games.archaeology.game import Archaeology
from digsite.games.archaeology.kinds import KIND_NAMES, MAP, N_KINDS, SANDSTORM, THIEF, no_cards
from digsite.games.archaeology.monuments.buried_ruins import BuriedRuins
from digsite.games.archaeology.monuments.mine import MINE_LIMIT
from digsite.games.archaeology.monuments.sphinx import SPHINX_DRAW, Sphinx
from digsite.games.archaeology.monuments.tomb import TOMB_KEEP
from digsite.games.archaeology.rules import DigRules
from digsite.server.shown.dig_models import (
    DigCards,
    DigChamber,
    DigHandGroup,
    DigKept,
    DigMarket,
    DigMonument,
    DigNamed,
    DigPeril,
    DigPieceCards,
    DigPlayer,
    DigSite,
    DigSoldSet,
    DigStall,
    DigTable,
    DigTrade,
    DigTreasure,
)

TAKEN_IN_PART: Final = ("tomb", "mine", "sphinx")
"""The monuments whose chambers are not taken as a whole (AR-TOMB, AR-MINE, AR-SPHINX)."""
RULES_OF: Final = {
    "great_pyramid": "AR-PYRAMID-01",
    "temple": "AR-TEMPLE-01",
    "tomb": "AR-TOMB-01",
    "mine": "AR-MINE-01",
    "sphinx": "AR-SPHINX-01",
    "buried_ruins": "AR-RUINS-01",
}
"""Where each monument's rules begin."""


def make_archaeology(view: dict[str, Any]) -> dict[str, Any]:
    """The table as it looks from where this view was seen."""
    return Maker(view).table().model_dump()


class Maker:
    """A view with the figures of its game at hand."""

    def __init__(self, view: dict[str, Any]) -> None:
        game = cast("Archaeology", digsite.game("archaeology"))
        self.view: Final = view
        self.rules: Final[DigRules] = game.rules_of_view(view)
        values = self.rules.trade_value
        self.kinds: Final = sorted(range(N_KINDS), key=lambda kind: (values[kind], kind))
        """All treasures, in the one order of the table."""
        self.hand: Final[list[int]] = view["hand"] or no_cards()
        self.frame: Final[list[Any]] = view["agenda"][-1] if view["agenda"] else ["", 0, 0, 0]
        """What is being asked: step, seat, two numbers."""
        self.mine: Final = self.frame[1] == view["seat"]
        self.unseen: Final = [self._unseen(kind) for kind in range(N_KINDS)]

    def table(self) -> DigTable:
        """Everything."""
        view = self.view
        hand = [self._group(kind) for kind in self.kinds if self.hand[kind] + view["take"][kind]]
        return DigTable(
            seat=view["seat"],
            turn=view["turn"],
            away=self._away(),
            doing=self.frame[0],
            storm=any(frame[0] in ("shelter", "scatter") for frame in view["agenda"]),
            late=view["late"],
            forced=self._must_sell(),
            sale_first=self.rules.duty.sale_first(self._must_sell()),
            explored=view["explored"],
            over=view["over"],
            treasures=[self._treasure(kind) for kind in self.kinds if self.rules.copies[kind]],
            dig=self._dig(),
            monument=self._monument(),
            market=DigMarket(
                piece="market", n=sum(view["market"]), stalls=[self._stall(k) for k in self.kinds if view["market"][k]]
            ),
            players=[self._player(seat) for seat in range(view["seats"])],
            hand=hand,
            hand_worth=sum(group.worth for group in hand),
            hand_worth_after=sum(group.worth_after for group in hand),
            trade=self._trade(),
        )

    def _away(self) -> int:
        """How many turns there are until the viewer's own, as far as can be seen now."""
        view = self.view
        if view["seat"] is None or self._is_out(view["seat"]):
            return 0
        before = [(view["turn"] + n) % view["seats"] for n in range((view["seat"] - view["turn"]) % view["seats"])]
        return sum(seat == view["turn"] or not self._is_out(seat) for seat in before)

    def _is_out(self, seat: int) -> bool:
        """Whether a player has no turn any more (AR-END-R3)."""
        return bool(self.view["dig_site"] == 0 and self.view["sizes"][seat] == 0)

    def cards(self, counts: list[int]) -> list[DigCards]:
        """The kinds of which there are any."""
        return [DigCards(kind=KIND_NAMES[kind], n=counts[kind]) for kind in self.kinds if counts[kind]]

    def _unseen(self, kind: int) -> int:
        """How many cards of a kind the viewer has never been shown, or lost sight of."""
        view = self.view
        n = self.rules.copies[kind] - self.hand[kind] - view["market"][kind] - view["drawn"][kind] - view["aside"][kind]
        n -= sum(known[kind] for seat, known in enumerate(view["known"]) if seat != view["seat"])
        n -= sum(SALE_SIZE[c - SELL] for sets in view["sold"] for c in sets if SALE_KIND[c - SELL] == kind)
        for contents, back in zip(view["chambers"], view["turned"], strict=True):
            n -= back[kind] if contents is None else contents[kind]
        return cast("int", n - (view["maps_spent"] if kind == MAP else 0))

    def _treasure(self, kind: int) -> DigTreasure:
        rules = self.rules
        return DigTreasure(
            kind=KIND_NAMES[kind],
            value=rules.trade_value[kind],
            prices=rules.prices[kind],
            copies=rules.copies[kind],
            hidden=self.unseen[kind],
        )

    # --- hand and market --------------------------------------------------------------------------

    def _group(self, kind: int) -> DigHandGroup:
        n, give, take = self.hand[kind], self.view["give"][kind], self.view["take"][kind]
        prices = self.rules.prices[kind]
        after = n - give + take
        return DigHandGroup(
            piece=f"hand:{KIND_NAMES[kind]}",
            kind=KIND_NAMES[kind],
            n=n,
            give=give,
            take=take,
            can_give=self._trading() and n > give and (self._more_to_give() or self._last_to_give()),
            worth=worth(prices, n),
            worth_after=worth(prices, after),
            more=worth(prices, after + 1),
            sets=best_sets(prices, after),
            kept=[
                DigKept(worth=worth(prices, cards), sets=best_sets(prices, cards))
                for cards in (range(n + 1) if self.mine and self.frame[0] == "scatter" else ())
            ],
        )

    def _stall(self, kind: int) -> DigStall:
        view = self.view
        prices = self.rules.prices[kind]
        after = self.hand[kind] - view["give"][kind] + view["take"][kind]
        return DigStall(
            piece=f"market:{KIND_NAMES[kind]}",
            kind=KIND_NAMES[kind],
            n=view["market"][kind],
            take=view["take"][kind],
            fits=self._fits(kind),
            gain=worth(prices, after + 1) - worth(prices, after),
        )

    def _trading(self) -> bool:
        return self.mine and self.frame[0] in ("give", "take")

    def _more_to_give(self) -> bool:
        """Whether the hand has two cards or more that the trade being made does not give yet."""
        return bool(sum(self.hand) > sum(self.view["give"]) + 1)

    def _last_to_give(self) -> bool:
        """Whether the trade could give the whole hand: for nothing, or for something."""
        n, worth = sum(self.hand), self._value(self.hand)
        if self.rules.gifts.allows(n, n, self._must_sell()):
            return True
        for kind in range(N_KINDS):
            left = worth - self.rules.trade_value[kind]
            net = [(1 if k == kind else 0) - self.hand[k] for k in range(N_KINDS)]
            if self.view["market"][kind] and (left > 0 or (left == 0 and not self._barred(net))):
                return True
        return False

    def _fits(self, kind: int) -> bool:
        """Whether one more of a kind may be taken, once what was picked is all that is given."""
        view = self.view
        if not self._trading() or view["market"][kind] <= view["take"][kind]:
            return False
        taken = [n + (1 if k == kind else 0) for k, n in enumerate(view["take"])]
        left = self._value(view["give"]) - self._value(taken)
        net = [taken[k] - view["give"][k] for k in range(N_KINDS)]
        return left > 0 or (left == 0 and not self._barred(net))

    def _barred(self, net: list[int]) -> bool:
        """Whether a trade that changes the hand like that, for the same value, is refused (AR-TRADE-R3, -R5)."""
        return self.rules.exchanges.bars(net) or self.rules.run.bars(self.view["past"], net)

    def _must_sell(self) -> bool:
        return bool(self.view["forced"] and not self.view["has_sold"])

    def _is_gift(self) -> bool:
        """Whether the trade can be made with nothing taken (AR-TRADE-R1)."""
        view = self.view
        given = sum(view["give"])
        return not any(view["take"]) and self.rules.gifts.allows(given, sum(self.hand), self._must_sell())

    def _value(self, cards: list[int]) -> int:
        """The trading value of some cards."""
        return sum(n * self.rules.trade_value[kind] for kind, n in enumerate(cards))

    def _trade(self) -> DigTrade | None:
        view = self.view
        if not self._trading():
            return None
        give, take = self._value(view["give"]), self._value(view["take"])
        return DigTrade(
            stage=self.frame[0],
            give=self.cards(view["give"]),
            take=self.cards(view["take"]),
            give_value=give,
            take_value=take,
            left=give - take,
            gift=self._is_gift(),
            moves=1 + sum(view["give"]) + sum(view["take"]) + (self.frame[0] == "take"),
        )

    # --- dig site and monument --------------------------------------------------------------------

    def _dig(self) -> DigSite:
        view, rules = self.view, self.rules
        left = view["dig_site"]
        storms = view["storms_left"] - view["aside"][SANDSTORM]
        thieves = view["thieves_left"] - view["aside"][THIEF]
        return DigSite(
            left=left,
            percent=percent(left - storms - thieves, left),
            storms=DigPeril(left=storms, all=rules.n_sandstorms, percent=percent(storms, left)),
            thieves=DigPeril(left=thieves, all=rules.n_thieves, percent=percent(thieves, left)),
        )

    def _monument(self) -> DigMonument:
        view, rules = self.view, self.rules
        key = rules.monument.key
        step, _, chamber, number = self.frame
        exploring = chamber if step in ("keep", "draw", "name") else None
        drawn_value = self._value(view["drawn"])
        keeping = step == "keep" and self.mine
        return DigMonument(
            key=key,
            rule=RULES_OF[key],
            faceup=rules.faceup,
            takes_all=key not in TAKEN_IN_PART,
            pile=view["pile"],
            refills=self._refills(),
            chambers=[self._chamber(chamber) for chamber in range(len(rules.chambers))],
            exploring=exploring,
            drawn=self.cards(view["drawn"]),
            drawn_value=drawn_value,
            limit=MINE_LIMIT,
            bust=self._bust(drawn_value) if step == "draw" else 0,
            keep=[
                DigPieceCards(piece=f"chamber:{cards.kind}", kind=cards.kind, n=cards.n)
                for cards in (self.cards(view["chambers"][chamber]) if keeping else [])
            ],
            keep_left=number if step == "keep" else TOMB_KEEP,
            names=[self._named(kind, number) for kind in self.kinds if step == "name" and self._nameable(kind)],
            turns_up=min(SPHINX_DRAW, view["chamber_sizes"][0]),
        )

    def _nameable(self, kind: int) -> bool:
        """Whether a kind may be named at the Sphinx (AR-SPHINX-R2)."""
        monument = self.rules.monument
        return isinstance(monument, Sphinx) and monument.names.allows(self.rules.copies, kind)

    def _refills(self) -> bool:
        """Whether a storm adds a card to an emptied chamber too (AR-RUINS-R1)."""
        monument = self.rules.monument
        return isinstance(monument, BuriedRuins) and monument.filling.reaches(0)

    def _chamber(self, chamber: int) -> DigChamber:
        view, rules = self.view, self.rules
        contents = view["chambers"][chamber]
        return DigChamber(
            piece=f"chamber:{chamber}",
            n=view["chamber_sizes"][chamber],
            start=rules.chambers[chamber],
            maps=rules.maps[chamber],
            held=self.hand[MAP],
            contents=None if contents is None else self.cards(contents),
            back=self.cards(view["turned"][chamber]),
        )

    def _share(self, kind: int) -> float:
        """How likely a card of the one facedown chamber is of a kind: what went back is known, the rest is guessed."""
        view = self.view
        if kind == MAP or view["chamber_sizes"][0] == 0:
            return 0.0
        pool = sum(self.unseen) - self.unseen[MAP]
        back = view["turned"][0]
        unknown = view["chamber_sizes"][0] - sum(back)
        guessed = unknown * self.unseen[kind] / pool if pool else 0.0
        return cast("float", (back[kind] + guessed) / view["chamber_sizes"][0])

    def _bust(self, drawn_value: int) -> int:
        values = self.rules.trade_value
        return round(100 * sum(self._share(k) for k in range(N_KINDS) if drawn_value + values[k] > MINE_LIMIT))

    def _named(self, kind: int, before: int) -> DigNamed:
        copies = self.rules.copies[kind]
        return DigNamed(
            piece=f"kind:{KIND_NAMES[kind]}",
            kind=KIND_NAMES[kind],
            n=copies - self.unseen[kind],
            copies=copies,
            named=before == kind,
            expected=round(min(SPHINX_DRAW, self.view["chamber_sizes"][0]) * self._share(kind), 1),
        )

    # --- seats ------------------------------------------------------------------------------------

    def _player(self, seat: int) -> DigPlayer:
        view = self.view
        own = seat == view["seat"]
        return DigPlayer(
            piece=f"seat:{seat}",
            seat=seat,
            money=view["scores"][seat],
            cards=view["sizes"][seat],
            known=[] if own else self.cards(view["known"][seat]),
            tent=view["tents"][seat],
            tent_piece="tent" if own else None,
            tent_uses=self.rules.tent_uses,
            sold=[
                DigSoldSet(
                    kind=KIND_NAMES[SALE_KIND[code - SELL]],
                    n=SALE_SIZE[code - SELL],
                    money=self.rules.prices[SALE_KIND[code - SELL]][SALE_SIZE[code - SELL] - 1],
                )
                for code in view["sold"][seat]
            ],
            skipped=self._is_out(seat),
            dry=bool((view["dry"] >> seat) & 1),
            declares=not (view["dry"] >> seat) & 1
            and any(frame[0] == "shelter" and frame[1] == seat for frame in view["agenda"]),
            loses=sum(frame[2] for frame in view["agenda"] if frame[0] == "scatter" and frame[1] == seat),
        )


def best_sets(prices: list[int], n: int) -> list[int]:
    """The sizes of the sets in which n cards of a kind fetch most, largest first; few sets rather than many."""
    best: list[list[int]] = [[]]
    for cards in range(1, n + 1):
        ways = ([size, *best[cards - size]] for size in range(1, min(cards, len(prices)) + 1))
        best.append(max(ways, key=lambda sets: (sum(prices[size - 1] for size in sets), -len(sets))))
    return sorted(best[n], reverse=True)


def worth(prices: list[int], n: int) -> int:
    """What n cards of a kind fetch when they are sold as well as can be."""
    return sum(prices[size - 1] for size in best_sets(prices, n))


def percent(part: int, whole: int) -> int:
    """A share in percent; nothing of nothing is none."""
    return round(100 * part / whole) if whole else 0
