"""A position of Excavation Earth, as a value: ints and lists of ints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.kinds import (
    N_BUYER_KINDS,
    N_CARD_KINDS,
    N_CENTRES,
    N_COLOURS,
    N_MARKETS,
    N_ROUNDS,
    START,
)
from digsite.games.excavation_earth.position import position_of
from digsite.games.excavation_earth.rules import EarthRules, Part
from digsite.games.excavation_earth.view import view_of
from digsite.kernel.result import Line, Result
from digsite.kernel.rng import Rng
from digsite.kernel.state import State

if TYPE_CHECKING:
    from digsite.kernel.game import Game

NO_CARD: Final = -1
NOBODY: Final = -1


class Earth(State):
    """Everything on the table. Hands and holds are sorted; decks and piles are counts, for their order is unknown.

    EE-FLOW-05: all of it carries over from round to round but for what the preparation changes.
    """

    def __init__(
        self, game: Game, rules: EarthRules, rng: Rng, source: Earth | None = None, unfilled: bool = False
    ) -> None:
        super().__init__(game, rules, rng, source)
        self.rules: Final = rules
        self.n_sources: Final = len(rules.sources)
        if source is not None:
            self._copy(source)
            return
        if unfilled:  # whoever asks for it sets every field
            return
        n = rules.n_players
        self.round: int = 1
        self.turn: int = 0
        """Whose turn it is."""
        self.actions: int = 0
        """Actions still to be taken this turn (EE-TURN-02)."""
        self.order: list[int] = list(range(n))
        """The seats on the turn order track."""
        self.passed: int = 0
        """Seats that have passed in this phase, as bits (EE-TURN-04)."""

        self.deck: list[int] = rules.pack.card_copies.copy()
        """deck[card]: face down, its order known to nobody (EE-INFO-08)."""
        self.n_deck: int = sum(self.deck)
        self.deck_from: list[int] = self.deck.copy()
        """The cards of which the deck was last made, less the forecast laid out of it; it holds no others
        (EE-INFO-10)."""
        self.discard: list[int] = [0] * N_CARD_KINDS
        """The common pile, face up; it may be looked through (EE-INFO-09)."""
        self.n_discard: int = 0
        self.hands: list[list[int]] = [[] for _ in range(rules.n_seats)]
        """Action cards in hand, sorted; known to their owner alone (EE-INFO-11)."""
        self.travel: list[int] = [0] * rules.n_seats
        """Travel cards in hand, as bits: fuel 2, 3, 4. The others are spent or set aside (EE-INFO-16)."""
        self.packs: list[list[int]] = [[] for _ in range(rules.n_seats)]
        """Cards that go round in a draft; each seen by its holder alone (EE-INFO-12)."""
        self.drawn: list[int] = []
        """Cards that the player in turn may choose from; nobody else sees them (EE-INFO-14)."""
        self.picked: list[int] = []
        """Cards of the hand picked to be redrawn at the start, until they are really discarded (EE-INFO-17)."""
        self.played: int = NO_CARD
        """The card paid for a Survey, on its way into the forecast (EE-SURVEY-06)."""
        self.forecast: list[int] = []
        """Forecast cards, left to right, face up (EE-INFO-18)."""
        self.marks: list[int] = []
        """Whose cube lies on each forecast card, or NOBODY."""
        self.tokens: list[int] = [0] * n
        """The initiative token of each seat, 0: none. They are taken in order, so the supply follows (EE-PREP-23)."""

        self.piles: list[int] = rules.pack.copies.copy()
        """piles[kind]: face down; which tiles a pile has is open, their order is not (EE-INFO-04, -05)."""
        self.sites: list[int] = [0] * len(rules.tile_names)
        """sites[kind]: tiles of that kind on its site, any number, face up (EE-MAP-11, -R2, EE-TILE-05)."""
        self.stacks: list[list[int]] = [[] for _ in range(N_COLOURS)]
        """The black market, the top tile first; open to all, in order (EE-TILE-06, -07). All black market locations
        share it (EE-MAP-13)."""
        self.sold: list[int] = [0] * len(rules.tile_names)
        """Tiles out of the game (EE-SELL-30)."""
        self.surveyed: list[int] = []
        """Tiles drawn by a Survey that are not settled yet; all see them (EE-SURVEY-R4)."""
        self.cargo: list[list[int]] = [[] for _ in range(n)]
        self.hidden: list[list[int]] = [[] for _ in range(n)]
        """Tiles in the holds, sorted; the hidden hold is hidden by name only (EE-HOLD-R2). They never change the hold
        (EE-HOLD-R1)."""

        self.buyers: list[int] = [rules.track] * N_COLOURS + [rules.wild]
        """The supply: buyers on each colour's track, wild ones last (EE-POP-01, -09)."""
        self.queues: list[list[int]] = [[] for _ in range(N_MARKETS)]
        """The queue of each market, front first; it may be empty (EE-QUEUE-01, -11)."""
        self.ship: list[int] = [0] * N_BUYER_KINDS
        """Buyers on the mothership (EE-MAP-21); they stay over the end of a round (EE-FLOW-06, -R2)."""
        self.buyer_deck: list[int] = rules.pack.buyer_copies.copy()
        self.buyer_discard: list[int] = [0] * N_BUYER_KINDS
        self.command: list[int] = []
        """The command card at each centre; none in round 1 (EE-PREP-05)."""

        self.explorers: list[list[int]] = [[] for _ in range(rules.n_seats)]
        """Where each seat's explorers stand, sorted. The third comes with the first turn (EE-SETUP-39)."""
        self.cubes: list[int] = rules.crew.copy()
        """Crew supplies (EE-CREW-02); only recalls and the forecast fill them up again (EE-CREW-11)."""
        self.guards: list[int] = [0] * n
        """Types whose space in the gallery has a guard, as bits (EE-GALLERY-03). Its columns are the regions, its rows
        the glyphs (EE-GALLERY-01, -02, -R1)."""
        self.rewarded: list[int] = [0] * n
        """Columns whose bonus is used up, as bits (EE-GALLERY-16)."""
        self.traders: list[int] = [0] * (N_MARKETS * n)
        """traders[market * n + seat]: any number, beside those of others (EE-CREW-06, -08). They leave only by
        promotion
        or by a command card (EE-CREW-12)."""
        self.envoys: list[int] = [0] * (N_CENTRES * n)
        """envoys[centre * n + seat]: any number, beside those of others; they stay after scoring (EE-CREW-07, -08,
        -10)."""

        self.credits: list[int] = [0] * n
        self.earned: list[int] = [0] * (self.n_sources * n)
        """earned[player * n_sources + source]: what the credits are made of."""
        for seat in range(n):
            self.gain(seat, START, rules.start[seat])
        self.parts: list[Part] = [part.copy() for part in rules.parts]
        """What modules add."""

    @property
    def yellow_side(self) -> bool:
        """Whether command cards lie with their yellow side up: in round 3; the white one is up in round 2
        (EE-COMMAND-11, EE-PREP-04)."""
        return self.round == N_ROUNDS

    def seated(self) -> list[int]:
        """The seats in turn order: all players but those whom the game itself plays."""
        return self.order if self.n_players == self.n_seats else [x for x in self.order if x < self.n_seats]

    # --- credits --------------------------------------------------------------------------------

    def gain(self, seat: int, source: int, amount: int) -> None:
        """Credits come in, or go out (a negative amount). EE-SUPPLY-01: there is no end of them."""
        self.credits[seat] = self.credits[seat] + amount
        self.earned[seat * self.n_sources + source] += amount

    @property
    def scores(self) -> list[int]:
        """Credits of each seat so far: they are open (EE-INFO-07)."""
        return self.credits.copy()

    def artefacts(self, seat: int) -> int:
        """Tiles in both holds: they break ties and are worth nothing else (EE-TIE-R1, EE-END-08)."""
        return len(self.cargo[seat]) + len(self.hidden[seat])

    @property
    def result(self) -> Result | None:
        """How the game ended, or None."""
        if not self.over:
            return None
        players = range(self.n_players)
        ranking, reason = self.rules.referee.judge(self)
        winners = [player for player in players if ranking[player] == 1]
        return Result(self.scores, ranking, winners, reason, [self.score_lines(player) for player in players])

    def score_lines(self, seat: int) -> list[Line]:
        """One line for each source of credits that brought or cost something."""
        lines: list[Line] = []
        for source in range(self.n_sources):
            amount = self.earned[seat * self.n_sources + source]
            if amount != 0:
                lines.append(Line(self.rules.sources[source], {}, amount))
        return lines

    # --- copies ---------------------------------------------------------------------------------

    def copy(self) -> Earth:
        """An independent state, equal to this one."""
        return Earth(self.game, self.rules, self.rng.copy(), self)

    def _copy(self, source: Earth) -> None:
        """Every field of another state; what never changes in place is shared."""
        self.round = source.round
        self.turn = source.turn
        self.actions = source.actions
        self.order = source.order
        self.passed = source.passed
        self.deck = source.deck.copy()
        self.n_deck = source.n_deck
        self.deck_from = source.deck_from.copy()
        self.discard = source.discard.copy()
        self.n_discard = source.n_discard
        self.hands = [xs.copy() for xs in source.hands]
        self.travel = source.travel.copy()
        self.packs = [xs.copy() for xs in source.packs]
        self.drawn = source.drawn.copy()
        self.picked = source.picked.copy()
        self.played = source.played
        self.forecast = source.forecast.copy()
        self.marks = source.marks.copy()
        self.tokens = source.tokens.copy()
        self.piles = source.piles.copy()
        self.sites = source.sites.copy()
        self.stacks = [xs.copy() for xs in source.stacks]
        self.sold = source.sold.copy()
        self.surveyed = source.surveyed.copy()
        self.cargo = [xs.copy() for xs in source.cargo]
        self.hidden = [xs.copy() for xs in source.hidden]
        self.buyers = source.buyers.copy()
        self.queues = [xs.copy() for xs in source.queues]
        self.ship = source.ship.copy()
        self.buyer_deck = source.buyer_deck.copy()
        self.buyer_discard = source.buyer_discard.copy()
        self.command = source.command
        self.explorers = [xs.copy() for xs in source.explorers]
        self.cubes = source.cubes.copy()
        self.guards = source.guards.copy()
        self.rewarded = source.rewarded.copy()
        self.traders = source.traders.copy()
        self.envoys = source.envoys.copy()
        self.credits = source.credits.copy()
        self.earned = source.earned.copy()
        self.parts = source.parts if len(source.parts) == 0 else [part.copy() for part in source.parts]

    def view(self, seat: object) -> dict[str, object]:
        """What that seat is entitled to know now; None is a spectator."""
        return view_of(self, self.check_seat(seat))

    def to_json(self) -> dict[str, object]:
        """The whole position, secrets included."""
        return position_of(self)
