"""A position of Archaeology, as a value: ints and lists of ints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.archaeology.codes import SALE_KIND, SALE_SIZE, SELL
from digsite.games.archaeology.events import EMPTIED, ENDED, FOUND, FOUND_OPENLY, SAW
from digsite.games.archaeology.kinds import MAP, N_KINDS, no_cards
from digsite.games.archaeology.knowledge import certain, fewer, more, unpack
from digsite.games.archaeology.position import position_of
from digsite.games.archaeology.rules import ACT, DigRules
from digsite.games.archaeology.view import view_of
from digsite.kernel.result import Line, Result, places
from digsite.kernel.rng import Rng
from digsite.kernel.state import State

if TYPE_CHECKING:
    from digsite.kernel.game import Game


class Dig(State):
    """Everything on the table. Cards are counted by kind; only the dig site and the pile have an order."""

    def __init__(
        self, game: Game, rules: DigRules, rng: Rng, source: Dig | None = None, unfilled: bool = False
    ) -> None:
        super().__init__(game, rules, rng, source)
        self.rules: Final = rules
        if source is not None:
            self._copy(source)
            return
        if unfilled:  # whoever asks for it sets every field
            return
        n = rules.n_seats
        self.hands: list[list[int]] = [no_cards() for _ in range(n)]
        """hands[seat][kind]."""
        self.sizes: list[int] = [0] * n
        """Cards in each hand: public (AR-SETUP-R3)."""
        self.market: list[int] = no_cards()
        self.dig_site: list[int] = []
        """Facedown; the top card is the last."""
        self.chambers: list[list[int]] = [no_cards() for _ in rules.chambers]
        """chambers[chamber][kind]; their order means nothing."""
        self.chamber_sizes: list[int] = [0] * len(rules.chambers)
        self.pile: list[int] = []
        """Facedown beside the Buried Ruins; the next card is the last."""
        self.sold: list[list[int]] = [[] for _ in range(n)]
        """Sets sold by each seat, oldest first, each as the code that sold it (AR-SELL-04)."""
        self.money: list[int] = [0] * n
        """What those sets are worth; `sell` alone changes it."""
        self.cards_sold: list[int] = [0] * n
        """Cards in those sets, for the tie-break: sold Maps count, spent ones do not (AR-SCORE-07, AR-SCORE-R2)."""
        self.tents: list[int] = [rules.tent_uses] * n
        """How often each tent can still be used; 0: it has left the game."""
        self.thieves_out: int = 0
        """Thieves drawn so far, lying faceup (AR-THIEF-01)."""
        self.storms_out: int = 0
        """Sandstorms drawn so far (AR-STORM-01)."""
        self.maps_spent: int = 0
        """Maps removed from the game by exploring (AR-EXPLORE-04)."""

        self.first: int = 0
        """Who began."""
        self.turn: int = 0
        """Whose turn it is."""
        self.late: bool = False
        """This turn began with an empty dig site (AR-END-R4)."""
        self.forced: bool = False
        """This turn must hold a sale (AR-END-06)."""
        self.acted: bool = False
        """Something was traded, explored or sold this turn."""
        self.explored: bool = False
        """This turn's exploration is used up (AR-EXPLORE-02)."""
        self.has_sold: bool = False
        """A set was sold this turn."""
        self.looked: bool = False
        """A chamber of the Temple was looked into this turn (AR-TEMPLE-R1)."""
        self.trades: int = 0
        """Trades in a row without a sale or an exploration (AR-TRADE-R5)."""
        self.past: list[list[int]] = []
        """Hands held earlier in this run of trades that could come back, where that matters (AR-TRADE-R5): by how many
        cards of each kind they differ from the present one. All trades are open, so this is public. A list in it never
        changes in place."""
        self.withdrawn: int = 0
        """Trades begun and taken back, counted likewise; only the trader knows (AR-TRADE-R7)."""
        self.passes: int = 0
        """Passes in a row, skipped turns included (AR-END-05, AR-END-R3)."""
        self.stall: int = 0
        """Turns in a row, of players with cards, without a sale or an exploration (AR-END-R5)."""
        self.dry: int = 0
        """Seats sheltered from the present storm, as bits (AR-TENT-05)."""

        self.give: list[int] = no_cards()
        """Picked to be given in the trade being made; still in the hand."""
        self.n_give: int = 0
        self.give_value: int = 0
        """How many those are, and what they are worth; `steps.trade` alone keeps them."""
        self.take: list[int] = no_cards()
        """Picked to be taken; still in the market."""
        self.n_take: int = 0
        self.take_value: int = 0
        self.drawn: list[int] = no_cards()
        """Turned up in the open during an exploration; they count as the chamber's (AR-EDGE-61)."""

        self.known: list[int] = [0] * ((n + 1) * n)
        """known[observer * n + holder]: what the observer is certain the holder has, packed (see `knowledge`): cards
        taken openly, or stolen from the observer. Observer n is a spectator."""
        self.plain: list[int] = [0] * ((n + 1) * n)
        """plain[observer * n + holder]: of the holder's cards that the observer has not seen, at least so many are no
        Maps: they were dealt or lay in a chamber (AR-SETUP-23)."""
        self.intact: int = 0
        """Seats that surely still hold all four starting cards, as bits: their announced total still binds."""
        self.announced: list[int] = []
        """Totals announced with Beginner's Luck (AR-LUCK-01), else empty."""
        self.seen_by: list[int] = [0] * len(rules.chambers)
        """Who knows what lies facedown in each chamber, as bits (AR-TEMPLE-R4, AR-TOMB-R2)."""
        self.turned: list[list[int]] = [no_cards() for _ in rules.chambers]
        """turned[chamber][kind]: cards that all saw go back into it and that must still be there (Mine, Sphinx)."""
        self.aside: list[int] = [0] * (N_KINDS + 2)
        """Cards left out of a made-up position, Thieves and Sandstorms last; nothing in a real game."""

    # --- cards move -----------------------------------------------------------------------------

    def gain(self, seat: int, kind: int, n: int) -> None:
        """Cards come into a hand, unseen."""
        self.hands[seat][kind] += n
        self.sizes[seat] += n

    def gain_openly(self, seat: int, kind: int, n: int) -> None:
        """Cards come into a hand and everybody sees which (AR-SETUP-R4)."""
        self.gain(seat, kind, n)
        known = self.known
        at = seat
        for observer in range(self.n_seats + 1):
            if observer != seat:
                known[at] = more(known[at], kind, n)
            at += self.n_seats

    def gain_from_chamber(self, seat: int, kind: int, n: int, seen_by: int) -> None:
        """Cards of a chamber come into a hand, unseen: who knew what lay there knows them, the others that they are no
        Maps (AR-SETUP-23)."""
        self.gain(seat, kind, n)
        at = seat
        for observer in range(self.n_seats + 1):
            if observer != seat:
                if (seen_by >> observer) & 1:
                    self.known[at] = more(self.known[at], kind, n)
                else:
                    self.plain[at] = self.plain[at] + n
            at += self.n_seats

    def lose_openly(self, seat: int, kind: int, n: int) -> None:
        """Cards leave a hand and everybody sees which.

        Cards of a kind are all alike, so those that an observer knew of are the ones that go; only what is lost beyond
        them comes out of the part of the hand that he has not seen.
        """
        self.hands[seat][kind] -= n
        self.sizes[seat] -= n
        known = self.known
        plain = self.plain
        at = seat
        unseen = 0
        for observer in range(self.n_seats + 1):
            if observer != seat:
                unseen = n
                if known[at] != 0:
                    unseen = n - certain(known[at], kind)
                    known[at] = fewer(known[at], kind, n)
                if kind != MAP and unseen > 0 and plain[at] > 0:
                    plain[at] = max(plain[at] - unseen, 0)
            at += self.n_seats
        if kind != MAP and unseen > 0:  # the spectator comes last: what he has not seen is unseen by all
            self.intact &= ~(1 << seat)

    def steal(self, thief: int, victim: int, kind: int) -> None:
        """One card goes from hand to hand; only those two know which (AR-THIEF-05, AR-THIEF-R2)."""
        seen = thief * self.n_seats + victim
        for observer in range(self.n_seats + 1):
            at = observer * self.n_seats + victim
            if observer == thief:
                missed = kind != MAP and certain(self.known[seen], kind) == 0
            else:
                missed = observer != victim
                if missed:
                    self._lose_sight(observer, thief, victim)
            if missed and self.plain[at] > 0:
                self.plain[at] = self.plain[at] - 1
        self.hands[victim][kind] -= 1
        self.sizes[victim] -= 1
        self.gain(thief, kind, 1)
        self.known[seen] = fewer(self.known[seen], kind, 1)
        felt = victim * self.n_seats + thief
        self.known[felt] = more(self.known[felt], kind, 1)
        self.intact &= ~(1 << victim)

    def _lose_sight(self, observer: int, thief: int, victim: int) -> None:
        """An observer saw a card move but not which: of each known kind one less is certain.

        Unless all of the victim's cards were known and alike: then it is clear what moved.
        """
        of_victim = observer * self.n_seats + victim
        of_thief = observer * self.n_seats + thief
        for kind, n in enumerate(unpack(self.known[of_victim])):
            if n > 0:
                self.known[of_victim] = fewer(self.known[of_victim], kind, 1)
                if n == self.sizes[victim]:
                    self.known[of_thief] = more(self.known[of_thief], kind, 1)

    def draw_from_chamber(self, chamber: int) -> int:
        """Turn up a random card of a chamber, in the open."""
        cards = self.chambers[chamber]
        place = self.rng.below(self.chamber_sizes[chamber])
        kind = 0
        while place >= cards[kind]:
            place -= cards[kind]
            kind += 1
        cards[kind] -= 1
        self.chamber_sizes[chamber] -= 1
        self.drawn[kind] += 1
        if self.turned[chamber][kind] > 0:
            self.turned[chamber][kind] -= 1
        return kind

    def take_drawn(self, seat: int, kind: int) -> None:
        """The cards of a kind that were turned up go to a hand."""
        n = self.drawn[kind]
        if n > 0:
            self.drawn[kind] = 0
            self.gain_openly(seat, kind, n)
            self.emit(FOUND_OPENLY, seat, kind, n)

    def return_drawn(self, chamber: int) -> None:
        """The cards still turned up go back facedown; everyone knows that they are in there.

        Nothing else ever goes into a facedown chamber (AR-EXPLORE-R4).
        """
        for kind in range(N_KINDS):
            n = self.drawn[kind]
            if n > 0:
                self.drawn[kind] = 0
                self.chambers[chamber][kind] += n
                self.chamber_sizes[chamber] += n
                self.turned[chamber][kind] += n

    def tell_chamber(self, seat: int, chamber: int) -> None:
        """Tell one seat alone what lies in a chamber; from now on it knows."""
        self.seen_by[chamber] |= 1 << seat
        for kind in range(N_KINDS):
            n = self.chambers[chamber][kind]
            if n > 0:
                self.emit(SAW, seat, kind, n, chamber, 1 << seat)

    def take_chamber(self, seat: int, chamber: int) -> None:
        """All cards of a chamber go to a hand: unseen, or openly where they lay faceup (AR-EXPLORE-05)."""
        cards = self.chambers[chamber]
        self.emit(EMPTIED, seat, chamber, self.chamber_sizes[chamber])
        for kind in range(N_KINDS):
            n = cards[kind]
            if n > 0:
                cards[kind] = 0
                if self.rules.faceup:
                    self.gain_openly(seat, kind, n)
                    self.emit(FOUND_OPENLY, seat, kind, n)
                else:
                    self.gain_from_chamber(seat, kind, n, self.seen_by[chamber])
                    self.emit(FOUND, seat, kind, n, 0, 1 << seat)
        self.chamber_sizes[chamber] = 0
        self.seen_by[chamber] = 0
        self.open_actions(seat)

    # --- the flow -------------------------------------------------------------------------------

    @property
    def all_hands_empty(self) -> bool:
        """Whether nobody holds a card."""
        for size in self.sizes:
            if size > 0:
                return False
        return True

    @property
    def must_sell(self) -> bool:
        """Whether a sale is still due this turn (AR-END-06)."""
        return self.forced and not self.has_sold

    def open_actions(self, seat: int) -> None:
        """A dig or an action is finished: the next action may follow, unless the game is over."""
        if not self.end_if_due(seat):
            self.push(ACT, seat)

    def end_if_due(self, seat: int) -> bool:
        """End the game if a finished dig or action has brought the end about, and say whether.

        AR-END-07, AR-END-R1, -R2: it is over at once when the dig site and all hands are empty. AR-END-R11: that must
        come. Every turn is finite and digs a card while it can; then sales and explorations use up cards for good.
        """
        if not self.rules.ending.reached(self):
            return False
        self.finish()
        self.emit(ENDED, seat, rule="AR-END-R1" if self.dig_site else "")
        return True

    def end_run(self) -> None:
        """A sale, an exploration or a new turn ends a run of trades (AR-TRADE-R5) and of withdrawals (AR-TRADE-R7)."""
        self.trades = 0
        self.past = []
        self.withdrawn = 0

    # --- copies ---------------------------------------------------------------------------------

    def copy(self) -> Dig:
        """An independent state, equal to this one."""
        return Dig(self.game, self.rules, self.rng.copy(), self)

    def _copy(self, source: Dig) -> None:
        """Every field of another state; what never changes in place is shared."""
        self.hands = [xs.copy() for xs in source.hands]
        self.sizes = source.sizes.copy()
        self.market = source.market.copy()
        self.dig_site = source.dig_site.copy()
        self.chambers = [xs.copy() for xs in source.chambers]
        self.chamber_sizes = source.chamber_sizes.copy()
        self.pile = source.pile.copy()
        self.sold = [xs.copy() for xs in source.sold]
        self.money = source.money.copy()
        self.cards_sold = source.cards_sold.copy()
        self.tents = source.tents.copy()
        self.thieves_out = source.thieves_out
        self.storms_out = source.storms_out
        self.maps_spent = source.maps_spent
        self.first = source.first
        self.turn = source.turn
        self.late = source.late
        self.forced = source.forced
        self.acted = source.acted
        self.explored = source.explored
        self.has_sold = source.has_sold
        self.looked = source.looked
        self.trades = source.trades
        self.past = source.past
        self.withdrawn = source.withdrawn
        self.passes = source.passes
        self.stall = source.stall
        self.dry = source.dry
        self.give = source.give.copy()
        self.n_give = source.n_give
        self.give_value = source.give_value
        self.take = source.take.copy()
        self.n_take = source.n_take
        self.take_value = source.take_value
        self.drawn = source.drawn.copy()
        self.known = source.known.copy()
        self.plain = source.plain.copy()
        self.intact = source.intact
        self.announced = source.announced.copy()
        self.seen_by = source.seen_by.copy()
        self.turned = [xs.copy() for xs in source.turned]
        self.aside = source.aside

    # --- scores ---------------------------------------------------------------------------------

    @property
    def scores(self) -> list[int]:
        """Money made by each seat so far: what its sold sets are worth, and nothing else.

        AR-COMP-08, AR-SCORE-01, -02: there is no other money. AR-TENT-09, AR-SCORE-05: tents add nothing.
        AR-END-08, AR-END-R9: nor do cards left in the market and in chambers.
        """
        return self.money.copy()

    @property
    def result(self) -> Result | None:
        """How the game ended, or None (AR-SCORE-04, -06, AR-SCORE-R1, -R3)."""
        if not self.over:
            return None
        keys = [(self.money[seat], -self.cards_sold[seat]) for seat in range(self.n_seats)]
        ranking = places(keys)
        winners = [seat for seat in range(self.n_seats) if ranking[seat] == 1]
        richest = sum(1 for money in self.money if money == max(self.money))
        if len(winners) > 1:
            reason = "shared"
        elif richest > 1:
            reason = "fewest-cards"
        else:
            reason = "most-money"
        return Result(self.scores, ranking, winners, reason, [self.score_lines(seat) for seat in range(self.n_seats)])

    def score_lines(self, seat: int) -> list[Line]:
        """One line a sold set: each is valued by itself (AR-SCORE-01, -03, -08)."""
        lines: list[Line] = []
        for code in self.sold[seat]:
            kind = SALE_KIND[code - SELL]
            n = SALE_SIZE[code - SELL]
            lines.append(Line("set", {"treasure": kind, "n": n}, self.rules.prices[kind][n - 1]))
        return lines

    def view(self, seat: object) -> dict[str, object]:
        """What that seat is entitled to know now; None is a spectator."""
        return view_of(self, self.check_seat(seat))

    def to_json(self) -> dict[str, object]:
        """The whole position, secrets included."""
        return position_of(self)
