"""The novice: plays Archaeology with plain good sense, one decision at a time."""

from __future__ import annotations

from typing import Final

from digsite import BadOption, Game, Rng
from digsite.bots.archaeology import Counts, Figures, Outlook, Temper
from digsite.bots.bot import BaseBot, View
from digsite.games.archaeology.codes import (
    CONFIRM,
    DRAW,
    END_TURN,
    EXPLORE,
    FIRST_SALE,
    GIVE,
    GIVEN,
    KEEP,
    LOOK,
    LOSE,
    NAME,
    NO_LOOK,
    NO_TENT,
    ROB,
    STOP,
    TAKE,
    TRADE,
    USE_TENT,
    WITHDRAW,
)
from digsite.games.archaeology.game import Archaeology
from digsite.games.archaeology.kinds import MAP, N_KINDS

ENOUGH_TRADES: Final = 4
"""Trades in a row; each is planned as a whole, so a second one is seldom of use."""
EVEN: Final = 1e-6
"""Sums of fractions that differ by less than this are equal."""


class Novice(BaseBot):
    """Sells full sets, trades towards those that are nearly full, and keeps Maps for the monument."""

    def __init__(self, game: Game, *, temper: Temper | None = None) -> None:
        super().__init__(game)
        self.temper: Final = Temper() if temper is None else temper
        if not isinstance(game, Archaeology):
            raise BadOption(f"bot: 'novice' does not play {game.title}")
        self._archaeology: Final = game
        self._figures: Final[dict[tuple[object, ...], Figures]] = {}

    def choose(self, view: View, legal: list[int], rng: Rng, *, until: float | None = None) -> int:
        if len(legal) == 1:
            return legal[0]
        question, _, chamber, _ = view["agenda"][-1]
        if question == "look":
            return self.look(view, legal)
        outlook = Outlook(self.figures(view), view)
        if question == "act":
            return self.act(outlook, legal)
        if question == "give":
            return self.give(outlook, legal)
        if question == "take":
            return self.take(outlook, legal)
        if question == "shelter":
            return self.shelter(outlook)
        if question == "scatter":
            return min(legal, key=lambda code: outlook.loses(code - LOSE))
        if question == "rob":
            return max(legal, key=lambda code: self.prey(outlook, code - ROB))
        if question == "draw":
            return self.draw(outlook, chamber)
        if question == "keep":
            return max(legal, key=lambda code: outlook.gains(code - KEEP))
        if question == "name":
            answers = outlook.answers(chamber)
            return max(legal, key=lambda code: answers[code - NAME])
        return rng.pick(legal)

    def figures(self, view: View) -> Figures:
        """The figures of the table that the view shows, read once for each table."""
        key = (view["components"], *self._archaeology.options_key(view["seats"], view["options"]))
        found = self._figures.get(key)
        if found is None:
            rules = self._archaeology.rules_of_view(view)
            found = Figures(rules, self.temper)
            self._figures[key] = found
        return found

    # --- the turn -------------------------------------------------------------------------------

    def act(self, outlook: Outlook, legal: list[int]) -> int:
        """Explore, then trade, then sell what is better sold than kept, then end the turn."""
        plan = outlook.hand
        if TRADE in legal and outlook.view["trades"] < ENOUGH_TRADES:
            plan = outlook.best_hand()
            if outlook.change(plan) in outlook.view["past"]:  # a hand that may not come back (AR-TRADE-R5)
                plan = outlook.hand
        if plan[MAP] <= outlook.hand[MAP]:
            code = self.explore(outlook, legal)
            if code >= 0:
                return code
        if plan is not outlook.hand:
            return TRADE
        return self.sell(outlook, legal)

    def explore(self, outlook: Outlook, legal: list[int]) -> int:
        """The chamber that is worth its Maps now; -1 if it is better to wait, or there is none."""
        best, best_code = outlook.keep(outlook.hand) - EVEN, -1
        for code in legal:
            if EXPLORE <= code < LOOK:
                fee = outlook.figures.fees[code - EXPLORE]
                value = outlook.loot(code - EXPLORE) + outlook.keep(outlook.without(MAP, fee))
                if value >= best:
                    best, best_code = value, code
        return best_code

    def sell(self, outlook: Outlook, legal: list[int]) -> int:
        """The sale that gains most over keeping the cards; if none does, the end of the turn, or the least bad sale."""
        figures = outlook.figures
        kept = outlook.keep(outlook.hand)
        best, best_code = -float("inf"), -1
        for kind in range(N_KINDS):
            n = outlook.hand[kind]
            if n > 0:
                gain = figures.cash[kind][n] + outlook.keep(outlook.without(kind, n)) - kept
                if gain > best:
                    best, best_code = gain, FIRST_SALE[kind] + figures.set_size[kind][n] - 1
        if END_TURN in legal and best < -EVEN:
            return END_TURN
        return best_code

    # --- a trade, planned anew at every question ------------------------------------------------

    def give(self, outlook: Outlook, legal: list[int]) -> int:
        """The next card of the plan to give. A trade that somebody else began otherwise is called off."""
        given, plan = outlook.view["give"], self.surplus(outlook)
        if not any(plan) or any(given[kind] > plan[kind] for kind in range(N_KINDS)):
            if WITHDRAW in legal:
                return WITHDRAW
            if GIVEN in legal:
                return GIVEN
            return min((code for code in legal if code >= GIVE), key=lambda code: outlook.loses(code - GIVE))
        for kind in range(N_KINDS):
            if given[kind] < plan[kind]:
                return GIVE + kind
        return GIVEN if GIVEN in legal else WITHDRAW if WITHDRAW in legal else legal[-1]

    def take(self, outlook: Outlook, legal: list[int]) -> int:
        """The next card of the plan to take. A trade that somebody else began otherwise is called off, if it can be."""
        given, taken = outlook.view["give"], outlook.view["take"]
        hand, best = outlook.hand, outlook.best_hand()
        if given == self.surplus(outlook) and all(taken[k] <= max(best[k] - hand[k], 0) for k in range(N_KINDS)):
            for kind in range(N_KINDS):
                if taken[kind] < best[kind] - hand[kind] and TAKE + kind in legal:
                    return TAKE + kind
            if CONFIRM in legal:
                return CONFIRM
        if WITHDRAW in legal:
            return WITHDRAW
        after = [hand[kind] - given[kind] + taken[kind] for kind in range(N_KINDS)]
        cards = [code for code in legal if TAKE <= code < LOSE]
        return max(cards, key=lambda code: outlook.gains_beside(code - TAKE, after[code - TAKE])) if cards else CONFIRM

    def surplus(self, outlook: Outlook) -> Counts:
        """The cards that the best trade gives."""
        return [max(have - want, 0) for have, want in zip(outlook.hand, outlook.best_hand())]

    # --- storms and thieves ---------------------------------------------------------------------

    def shelter(self, outlook: Outlook) -> int:
        """Spend the tent if this storm costs more than a later one is likely to."""
        uses = outlook.view["tents"][outlook.seat]
        later = outlook.figures.temper.tent_saves * outlook.storms / (outlook.storms + 1) / uses
        return USE_TENT if outlook.storm_loss(outlook.hand, sum(outlook.hand) // 2) > later else NO_TENT

    def prey(self, outlook: Outlook, victim: int) -> float:
        """How good it is to rob somebody: what a random card of the hand brings, and how much they have to lose."""
        view = outlook.view
        known, size = view["known"][victim], view["sizes"][victim]
        if size == 0:  # where such a victim may be chosen (AR-THIEF-R1)
            return -float("inf")
        brings = sum(known[kind] * outlook.gains(kind) for kind in range(N_KINDS))
        brings += (size - sum(known)) * outlook.stranger()
        return float(brings / size + 0.2 * size + 0.01 * view["scores"][victim])

    # --- monuments ------------------------------------------------------------------------------

    def draw(self, outlook: Outlook, chamber: int) -> int:
        """The Mine: draw on as long as that is worth more, on average, than what lies there."""
        drawn = outlook.view["drawn"]
        at_stake = outlook.value([n + more for n, more in zip(outlook.hand, drawn)]) - outlook.value(outlook.hand)
        reached = sum(n * each for n, each in zip(drawn, outlook.figures.trade))
        return DRAW if outlook.draw_on(chamber, reached, at_stake) > at_stake + EVEN else STOP

    def look(self, view: View, legal: list[int]) -> int:
        """The Temple: look where this seat has not looked yet."""
        for code in legal:
            if code != NO_LOOK and view["chambers"][code - LOOK] is None:
                return code
        return NO_LOOK
