"""What cards are worth in Archaeology, to one seat, judged from its view alone.

Three things make a card worth holding: what its set would sell for now, what the set may grow into, and what it buys
at the market. As the dig site runs out the last two fade, until at the end only the price of a sale is left.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias, cast

from digsite.bots.bot import View
from digsite.games.archaeology.codes import SALE_KIND, SALE_SIZE, SELL
from digsite.games.archaeology.kinds import MAP, N_KINDS, SANDSTORM, THIEF
from digsite.games.archaeology.monuments.mine import MINE_LIMIT
from digsite.games.archaeology.monuments.sphinx import SPHINX_DRAW
from digsite.games.archaeology.monuments.tomb import TOMB_KEEP
from digsite.games.archaeology.rules import DigRules

Counts: TypeAlias = list[int]
"""How many cards of each kind."""


class Temper(NamedTuple):
    """How somebody judges what cannot be known. The figures were found by playing tempers against each other."""

    patience: float = 0.75
    """How much of a larger set's value is left for each card still missing, early in the game."""
    money_per_trade: float = 2.7
    """What one point of trading value brings in the end, early in the game: full sets pay somewhat more for theirs."""
    fade: float = 1.5
    """Both are halved when so many digs of one's own are left."""
    tent_helps: float = 0.3
    """How much of a storm's loss still counts for somebody who has a tent: it can be spent only once."""
    tent_saves: float = 7.0
    """What a tent is expected to save in some later storm."""
    trouble: float = 0.5
    """A trade must gain more than this."""


class Figures:
    """What anybody can read on the cards and on the monument of one table."""

    def __init__(self, rules: DigRules, temper: Temper) -> None:
        self.temper: Final = temper
        self.trade: Final = list(rules.trade_value)
        self.copies: Final = list(rules.copies)
        self.fees: Final = list(rules.maps)
        self.monument: Final = rules.monument.key
        self.largest: Final = [len(prices) for prices in rules.prices]
        self.cash: Final[list[list[int]]] = []
        """cash[kind][n]: the most that n cards bring if all are sold now."""
        self.set_size: Final[list[list[int]]] = []
        """set_size[kind][n]: the largest set among those that bring it."""
        for prices in rules.prices:
            cash, sizes = [0], [0]
            for n in range(1, sum(rules.copies) + 1):
                most = max(prices[i - 1] + cash[n - i] for i in range(1, min(n, len(prices)) + 1))
                cash.append(most)
                for i in range(min(n, len(prices)), 0, -1):
                    if prices[i - 1] + cash[n - i] == most:
                        sizes.append(i)
                        break
            self.cash.append(cash)
            self.set_size.append(sizes)
        self._worth: Final[dict[tuple[int, int, int], list[float]]] = {}

    def worth(self, kind: int, there_are: int, digs: int) -> list[float]:
        """worth[n]: what holding n cards of a kind is worth with `there_are` not yet sold and so many digs to come."""
        key = (kind, there_are, digs)
        found = self._worth.get(key)
        if found is None:
            found = self.grown(self.cash[kind], self.largest[kind], self.trade[kind], there_are, digs)
            self._worth[key] = found
        return found

    def grown(self, cash: list[int] | list[float], largest: int, trade: int, there_are: int, digs: int) -> list[float]:
        """Values of 0 to `there_are` cards: sold now, spent at the market, or kept until the set has grown."""
        fading = digs / (digs + self.temper.fade)
        patience = self.temper.patience * fading
        coin = self.temper.money_per_trade * fading * trade
        values = [0.0]
        for n in range(1, there_are + 1):
            if n > largest:
                values.append(max(values[largest] + values[n - largest], float(cash[n])))
                continue
            best = max(float(cash[n]), coin * n)
            chance = 1.0
            for size in range(n + 1, min(largest, there_are) + 1):
                chance *= patience
                best = max(best, chance * (cash[size] - coin * (size - n)))
            values.append(best)
        return values


class Outlook:
    """How things stand for the seat that a view belongs to."""

    def __init__(self, figures: Figures, view: View) -> None:
        self.figures: Final = figures
        self.view: Final = view
        self.seat: Final[int] = view["seat"]
        self.seats: Final[int] = view["seats"]
        self.hand: Final[Counts] = view["hand"]
        self.market: Final[Counts] = view["market"]
        self.to_dig: Final[int] = view["dig_site"]
        self.digs: Final = self.to_dig // self.seats
        """How often this seat will dig again, about."""
        self.there_are: Final = list(figures.copies)
        """Cards of each kind that nobody has sold or spent."""
        for sets in view["sold"]:
            for code in sets:
                self.there_are[SALE_KIND[code - SELL]] -= SALE_SIZE[code - SELL]
        self.there_are[MAP] -= view["maps_spent"]
        for kind in range(N_KINDS):
            self.there_are[kind] -= view["aside"][kind]
        self.worth: Final = [figures.worth(kind, self.there_are[kind], self.digs) for kind in range(N_KINDS)]
        """worth[kind][n]: what n cards of a kind are worth in this hand."""
        if self.hand[MAP] + self.market[MAP] > 0 and sum(view["chamber_sizes"]) > 0:
            self.worth[MAP] = self._maps()
        self.storms: Final[int] = view["storms_left"] - view["aside"][SANDSTORM]
        """Sandstorms still in the dig site."""
        self.storm: Final = self._chance(self.storms, self.seats)
        """The chance that a storm comes before this seat can act again."""
        self.theft: Final = self._chance(view["thieves_left"] - view["aside"][THIEF], 1)
        """The chance that this seat is robbed before it can act again."""

    def _chance(self, bad: int, draws: int) -> float:
        """The chance that a bad card is among the next draws."""
        if self.to_dig == 0:
            return 0.0
        return 1.0 - float((1.0 - min(bad / self.to_dig, 1.0)) ** draws)

    # --- hands ----------------------------------------------------------------------------------

    def value(self, hand: Counts) -> float:
        """What a hand is worth if nobody takes anything away."""
        worth = self.worth
        total = 0.0
        for kind in range(N_KINDS):
            if hand[kind]:
                total += worth[kind][hand[kind]]
        return total

    def keep(self, hand: Counts) -> float:
        """What a hand is worth at the end of the turn, with storms and thieves about."""
        size = sum(hand)
        if size == 0:
            return 0.0
        value = self.value(hand)
        risk = self.storm * (self.figures.temper.tent_helps if self.view["tents"][self.seat] > 0 else 1.0)
        return value - risk * self.storm_loss(hand, size // 2) - self.theft * value / size

    def storm_loss(self, hand: Counts, n: int) -> float:
        """What the n cheapest cards of a hand are worth."""
        stacks = sorted(
            (self.worth[kind][hand[kind]] / hand[kind], hand[kind]) for kind in range(N_KINDS) if hand[kind]
        )
        lost = 0.0
        for each, cards in stacks:
            if cards >= n:
                return lost + each * n
            lost += each * cards
            n -= cards
        return lost

    def change(self, hand: Counts) -> Counts:
        """By how many cards of each kind a hand differs from the present one."""
        return [want - have for want, have in zip(hand, self.hand)]

    def without(self, kind: int, n: int) -> Counts:
        """The hand less n cards of a kind."""
        rest = self.hand.copy()
        rest[kind] -= n
        return rest

    def loses(self, kind: int) -> float:
        """What the hand is worth less without one card of a kind."""
        n = self.hand[kind]
        return self.worth[kind][n] - self.worth[kind][n - 1]

    def gains(self, kind: int) -> float:
        """What the hand is worth more with one more card of a kind."""
        return self.gains_beside(kind, self.hand[kind])

    def gains_beside(self, kind: int, n: int) -> float:
        """What one more card of a kind adds to n of them."""
        worth = self.worth[kind]
        return worth[n + 1] - worth[n] if n + 1 < len(worth) else 0.0

    # --- the market -----------------------------------------------------------------------------

    def best_hand(self) -> Counts:
        """The hand that is worth most of all that one trade can reach, or the present one if no trade pays.

        A trade turns the hand into any cards of hand and market that are worth no more in trade, so this is a knapsack:
        best[b] is the most that cards of the kinds looked at so far are worth, for a trading value of b at most.
        """
        hand, market, trade = self.hand, self.market, self.figures.trade
        budget = sum(hand[kind] * trade[kind] for kind in range(N_KINDS))
        best = [0.0] * (budget + 1)
        picks: list[tuple[int, list[int]]] = []
        for kind in range(N_KINDS):
            there = hand[kind] + market[kind]
            if there == 0:
                continue
            worth = self.worth[kind]
            each = trade[kind]
            better = best.copy()
            pick = [0] * (budget + 1)
            for n in range(1, min(there, budget // each) + 1):
                price, gain = n * each, worth[n]
                for b in range(price, budget + 1):
                    value = best[b - price] + gain
                    if value > better[b]:
                        better[b] = value
                        pick[b] = n
            picks.append((kind, pick))
            best = better
        if best[budget] < self.value(hand) + self.figures.temper.trouble:
            return hand
        chosen = [0] * N_KINDS
        b = budget
        for kind, pick in reversed(picks):
            chosen[kind] = pick[b]
            b -= pick[b] * trade[kind]
        return chosen

    # --- what cannot be seen --------------------------------------------------------------------

    def unseen(self) -> Counts:
        """Treasures that this seat cannot place: in other hands, chambers, the pile or the dig site."""
        view = self.view
        left = self.there_are.copy()
        for cards in (self.hand, self.market, view["drawn"], *view["known"], *self.sure()):
            for kind in range(N_KINDS):
                left[kind] -= cards[kind]
        return [max(n, 0) for n in left]

    def sure(self) -> list[Counts]:
        """For each chamber, the cards that surely lie in it: all, if this seat has seen them."""
        return [
            seen if seen is not None else turned for seen, turned in zip(self.view["chambers"], self.view["turned"])
        ]

    def in_chamber(self, chamber: int) -> list[float]:
        """How many cards of each kind lie in a chamber, on average. Maps never do."""
        sure = self.sure()[chamber]
        hidden = self.view["chamber_sizes"][chamber] - sum(sure)
        cards = [float(n) for n in sure]
        if hidden > 0:
            unseen = self.unseen()
            unseen[MAP] = 0
            share = hidden / max(sum(unseen), 1)
            for kind in range(N_KINDS):
                cards[kind] += share * unseen[kind]
        return cards

    def stranger(self) -> float:
        """What one card that nobody has seen adds to the hand, on average."""
        unseen = self.unseen()
        return sum(unseen[kind] * self.gains(kind) for kind in range(N_KINDS)) / max(sum(unseen), 1)

    # --- the monument ---------------------------------------------------------------------------

    def _maps(self) -> list[float]:
        """What 0 to all Maps are worth: as cards like any other, or for the best chamber that they open."""
        figures = self.figures
        sizes = cast("list[int]", self.view["chamber_sizes"])
        loot = [self.loot(chamber) if sizes[chamber] > 0 else 0.0 for chamber in range(len(sizes))]
        there_are = self.there_are[MAP]
        cash: list[float] = []
        for n in range(there_are + 1):
            open_to = [
                loot[c] + figures.cash[MAP][n - figures.fees[c]] for c in range(len(loot)) if figures.fees[c] <= n
            ]
            cash.append(max([float(figures.cash[MAP][n]), *open_to]))
        return figures.grown(cash, max(figures.fees), figures.trade[MAP], there_are, self.digs)

    def loot(self, chamber: int) -> float:
        """What exploring a chamber adds to the hand, on average."""
        monument = self.figures.monument
        if monument == "mine":
            return self.draw_on(chamber, 0, 0.0)
        if monument == "sphinx":
            best = sorted(self.answers(chamber))
            return best[-1] + best[-2]
        if monument == "tomb":
            return self._best_of(chamber)
        cards = self.in_chamber(chamber)
        if self.view["chambers"][chamber] is not None:
            return self.value([n + int(more) for n, more in zip(self.hand, cards)]) - self.value(self.hand)
        return sum(cards[kind] * self.gains(kind) for kind in range(N_KINDS))

    def draw_on(self, chamber: int, reached: int, at_stake: float) -> float:
        """The Mine: what drawing on brings on average, if one stops at the right time. All is lost above the limit."""
        cards = self.in_chamber(chamber)
        total = sum(cards)
        if total <= 0:
            return at_stake
        chance = [0.0] * (MINE_LIMIT + 1)
        gain = [0.0] * (MINE_LIMIT + 1)
        for kind in range(N_KINDS):
            if cards[kind] > 0:
                chance[self.figures.trade[kind]] += cards[kind] / total
                gain[self.figures.trade[kind]] += self.gains(kind) * cards[kind] / total
        return _draw(chance, gain, reached, at_stake)

    def answers(self, chamber: int) -> list[float]:
        """The Sphinx: what naming each kind brings on average."""
        cards = self.in_chamber(chamber)
        size = self.view["chamber_sizes"][chamber]
        share = min(SPHINX_DRAW, size) / max(size, 1)
        return [share * cards[kind] * self.gains(kind) for kind in range(N_KINDS)]

    def _best_of(self, chamber: int) -> float:
        """The Tomb: the best two cards of a chamber; of one that is not known, the best two that it should hold."""
        cards = self.in_chamber(chamber)
        if self.view["chambers"][chamber] is None:
            each = sorted(((self.gains(kind), cards[kind]) for kind in range(N_KINDS)), reverse=True)
            found, left = 0.0, float(TOMB_KEEP)
            for gain, n in each:
                taken = min(n, left)
                found += gain * taken
                left -= taken
            return found
        hand = self.hand.copy()
        for _ in range(min(TOMB_KEEP, int(sum(cards)))):
            there = [kind for kind in range(N_KINDS) if cards[kind] > 0]
            best = max(there, key=lambda kind: self.gains_beside(kind, hand[kind]))
            cards[best] -= 1
            hand[best] += 1
        return self.value(hand) - self.value(self.hand)


def _draw(chance: list[float], gain: list[float], reached: int, at_stake: float) -> float:
    """One more draw: chance[t] of a trading value t, gain[t] is what such cards add, times that chance."""
    expected = 0.0
    for t in range(1, MINE_LIMIT - reached + 1):
        if chance[t] > 0:
            have = at_stake + gain[t] / chance[t]
            expected += chance[t] * max(have, _draw(chance, gain, reached + t, have))
    return expected
