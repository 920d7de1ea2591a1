"""Zu's cards, as a part of the position: the round deck, the decks that wait, the discard pile (ZU-GEN-12).

Its board, crew, holds and credits are those of the player behind the seat, and open like everybody's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from digsite.games.excavation_earth.kinds import N_CUBES, N_ROUNDS
from digsite.games.excavation_earth.position import counts
from digsite.games.excavation_earth.read import read_counts, wrong
from digsite.games.excavation_earth.rules import DRAFT, SET_UP, EarthRules, Part
from digsite.games.excavation_earth.solo.decks import Pool, deal_decks, imagine, minus, of_kind
from digsite.games.excavation_earth.solo.faces import (
    FACES,
    N_FACES,
    N_KINDS,
    N_ZU_CARDS,
    RECIPES,
    ROUND_DECK,
    cards_of,
    n_cards,
)
from digsite.games.excavation_earth.solo.figures import ZuFigures
from digsite.games.excavation_earth.solo.ladder import ZU
from digsite.games.excavation_earth.solo.switches import Switches
from digsite.kernel.errors import BadPosition
from digsite.kernel.rng import Rng
from digsite.kernel.rules import Rules
from digsite.kernel.values import is_int, shown

if TYPE_CHECKING:
    from digsite.games.excavation_earth.solo.ways import ZuWays
    from digsite.games.excavation_earth.state import Earth

KEY: Final = "zu"
FIELDS: Final = ["deck", "waiting", "discard", "past"]
SPARE: Final = 100
"""So many more of Zu's cubes than its cards can have placed may lie about in a made-up position."""


class ZuCards(Part):
    """All cards are in the round deck, in a deck that waits, in the discard pile or out of the game (ZU-INV-06)."""

    def __init__(self, figures: ZuFigures, switches: Switches, ways: ZuWays, source: ZuCards | None = None) -> None:
        super().__init__(KEY)
        self.figures: Final = figures
        self.switches: Final = switches
        self.ways: Final = ways
        """How Zu carries out its cards."""
        if source is not None:
            self.deck: list[int] = source.deck.copy()
            """deck[face]: the round deck, face down, its order known to nobody."""
            self.waiting: list[list[int]] = [pile.copy() for pile in source.waiting]
            """The decks of rounds 2 and 3 as they wait beside the board (ZU-SETUP-18); empty once they are used."""
            self.discard: list[int] = source.discard.copy()
            """Zu's own pile, face up (ZU-SETUP-19, ZU-TURN-04)."""
            self.past: list[list[int]] = source.past
            """The discard piles of the rounds before, which all have seen; three cards of each came again."""
            return
        decks = deal_decks(cards_of(ways.pool.sets[0]))
        self.deck = decks[0]
        self.waiting = [decks[1], decks[2]]
        self.discard = [0] * N_FACES
        self.past = []

    def copy(self) -> ZuCards:
        return ZuCards(self.figures, self.switches, self.ways, self)

    def removed(self) -> list[int]:
        """The cards that are out of the game, unseen (ZU-PREP-05, ZU-INV-07)."""
        gone = minus(minus(self.ways.pool.box, self.deck), self.discard)
        for pile in self.waiting:
            gone = minus(gone, pile)
        return gone

    # --- positions ------------------------------------------------------------------------------

    def to_json(self, s: Earth) -> dict[str, object]:
        return {
            "deck": counts(self.deck, FACES),
            "waiting": [counts(pile, FACES) for pile in self.waiting],
            "discard": counts(self.discard, FACES),
            "past": [counts(pile, FACES) for pile in self.past],
        }

    def read(self, s: Earth, data: object) -> None:
        """What is left out is as it could be at the start of the round, with full decks."""
        if data is None:
            data = {}
        if not isinstance(data, dict):
            raise wrong(KEY, f"{shown(data)} is not a mapping of fields")
        for name in data:
            if name not in FIELDS:
                raise wrong(KEY, f"{shown(name)} is no field; fields: {', '.join(FIELDS)}")
        if "past" in data:
            self.past = read_piles(data["past"], "past", s.round - 1)
        else:
            self.past = usual_past(self.ways.pool, s.round - 1)
        self.discard = read_counts(data.get("discard", {}), f"{KEY}.discard", FACES)
        self._check_past()
        if "deck" not in data and "waiting" not in data:
            self.deck, self.waiting = possible(self.ways.pool, self.past, self.discard)
            return
        self.deck = read_counts(data.get("deck", {}), f"{KEY}.deck", FACES)
        self.waiting = read_piles(data.get("waiting", []), "waiting", 2)
        if any(n < 0 for n in self.removed()):
            raise wrong(KEY, "a card is there more often than there are copies (ZU-INV-06)")
        if n_cards(self.deck) + n_cards(self.discard) != ROUND_DECK:
            raise wrong(f"{KEY}.deck", f"deck and discard pile have {ROUND_DECK} cards together (ZU-INV-05)")
        for i in range(2):
            for kind in range(N_KINDS):
                wanted = RECIPES[i + 1][kind] if s.round < i + 2 else 0
                if of_kind(self.waiting[i], kind) != wanted:
                    raise wrong(f"{KEY}.waiting[{i}]", "not made of what that deck is made of (ZU-SETUP-14, -15)")
        self._check_decks()

    def _check_past(self) -> None:
        """Earlier discard piles are whole, and no pile has more cards of a face than there are."""
        for i, pile in enumerate([*self.past, self.discard]):
            where = f"{KEY}.past[{i}]" if i < len(self.past) else f"{KEY}.discard"
            if any(n < 0 for n in minus(self.ways.pool.box, pile)):
                raise wrong(where, "a card is there more often than there are copies (ZU-COMP-02)")
            if i < len(self.past) and n_cards(pile) != ROUND_DECK:
                raise wrong(where, f"a round ends with {ROUND_DECK} cards on Zu's discard pile (ZU-PREP-03)")
            if i == 0 and any(of_kind(pile, kind) > RECIPES[0][kind] for kind in range(N_KINDS)):
                raise wrong(where, "not cards that the deck of round 1 is made of (ZU-SETUP-13)")

    def _check_decks(self) -> None:
        """The cards of this round, seen or not, can have come together after what the rounds before showed."""
        whole = [self.deck[face] + self.discard[face] for face in range(N_FACES)]
        possible(self.ways.pool, self.past, whole)
        if not any(self._could_be(cards, whole) for cards in self.ways.pool.sets):
            raise wrong(f"{KEY}.deck", "not the deck that waited and three cards of round 1 (ZU-PREP-04)")

    def _could_be(self, cards: list[int], whole: list[int]) -> bool:
        """Whether these cards make up what there is: of what waited for round 2, this round has all but three."""
        if len(self.past) == 0:
            return minus(minus(minus(cards, whole), self.waiting[0]), self.waiting[1]) == [0] * N_FACES
        if len(self.past) > 1:
            return True
        second = minus(minus(cards, self.past[0]), self.waiting[1])
        carried = minus(whole, second)
        return not any(second[i] < 0 or not 0 <= carried[i] <= self.past[0][i] for i in range(N_FACES))

    def check(self, s: Earth) -> None:
        if n_cards(self.discard) > 0 and any(f.step in (SET_UP, DRAFT) for f in s.agenda):
            raise wrong(f"{KEY}.discard", "between two rounds it is empty (ZU-SETUP-19, ZU-PREP-07)")
        passed = bool((s.passed >> ZU) & 1)
        if passed and n_cards(self.deck) > 0:
            raise wrong("passed", "Zu passes only when its deck is empty (ZU-TURN-06)")
        if s.over and s.round == N_ROUNDS and n_cards(self.deck) > 0:
            raise wrong(f"{KEY}.deck", "at the end Zu has played its whole deck (ZU-TURN-12)")
        if s.tokens[ZU] != 0 and not self.ways.survey_token.allowed():
            raise wrong("tokens", "Zu claims no initiative token (ZU-SURVEY-16, ZU-SURVEY-R2)")
        if s.rewarded[ZU] != 0:
            raise wrong(f"rewarded[{ZU}]", "a full column brings Zu nothing (ZU-CREW-10)")
        if self.ways.limited and s.cubes[ZU] < 0:
            raise wrong(f"cubes[{ZU}]", "Zu has no more cubes than that (ZU-EASY-12)")
        resolved = ROUND_DECK * (s.round - 1) + n_cards(self.discard)
        if N_CUBES - s.cubes[ZU] > SPARE + 2 * resolved:
            raise wrong(f"cubes[{ZU}]", "a card places two cubes at the most (ZU-MARKET-03, ZU-COMMAND-04)")
        for market in range(len(s.queues)):
            if s.traders[market * s.n_players + ZU] > 1:
                raise wrong(f"traders[{ZU}]", "Zu never has two traders in one market (ZU-INV-01)")
        tiles = s.cargo[ZU] + s.hidden[ZU]
        if len(set(tiles)) < len(tiles):
            raise wrong(f"cargo[{ZU}]", "Zu never has two tiles of one type (ZU-INV-13)")

    # --- views ----------------------------------------------------------------------------------

    def view(self, s: Earth, seat: int | None) -> dict[str, object]:
        """Open are how many cards the decks have, and every card that was turned over (ZU-GEN-12)."""
        return {
            "deck": n_cards(self.deck),
            "waiting": [n_cards(pile) for pile in self.waiting],
            "discard": self.discard.copy(),
            "past": [pile.copy() for pile in self.past],
        }

    def lay_out(self, s: Earth, view: object, rng: Rng) -> None:
        if not isinstance(view, dict) or set(view) != set(FIELDS):
            raise BadPosition(f"zu: {shown(view)} does not have the fields {', '.join(FIELDS)}")
        piles = view["past"]
        if not isinstance(piles, list) or not all(is_pile(pile) for pile in [*piles, view["discard"]]):
            raise BadPosition(f"zu: a pile is a list of {N_FACES} numbers")
        self.past = [cast("list[int]", pile).copy() for pile in piles]
        self.discard = cast("list[int]", view["discard"]).copy()
        if len(self.past) != s.round - 1:
            raise BadPosition("zu.past: one discard pile for each round before this one")
        self.redraw(s, rng)

    def redraw(self, s: Earth, rng: Rng) -> None:
        self.deck, self.waiting = imagine(self.ways.pool, self.past, self.discard, rng)


def ways_of(rules: Rules[Earth]) -> ZuWays:
    """How Zu carries out its cards in a table of rules, for readings to edit."""
    for part in cast("EarthRules", rules).parts:
        if isinstance(part, ZuCards):
            return part.ways
    raise ValueError("Zu does not play by these rules")


def zu_of(s: Earth) -> ZuCards:
    """Zu's cards in a solo game."""
    part = s.parts[0]
    assert isinstance(part, ZuCards)
    return part


def is_pile(value: object) -> bool:
    """Whether it is a count for each face."""
    return isinstance(value, list) and len(value) == N_FACES and all(is_int(n) and 0 <= n <= N_ZU_CARDS for n in value)


def read_piles(value: object, field: str, n: int) -> list[list[int]]:
    """So many piles, each by the names of its faces."""
    if not isinstance(value, list) or len(value) != n:
        raise wrong(f"{KEY}.{field}", f"{shown(value)} is not a list of {n}")
    return [read_counts(pile, f"{KEY}.{field}[{i}]", FACES) for i, pile in enumerate(value)]


def possible(pool: Pool, past: list[list[int]], discard: list[int]) -> tuple[list[int], list[list[int]]]:
    """Some decks that lead to these discard piles; BadPosition if there are none."""
    try:
        return imagine(pool, past, discard, None)
    except BadPosition as problem:
        raise BadPosition(f"position.{problem}") from problem


def usual_past(pool: Pool, rounds: int) -> list[list[int]]:
    """Discard piles that so many rounds could have left."""
    past: list[list[int]] = []
    for _ in range(rounds):
        deck, _waiting = imagine(pool, past, [0] * N_FACES, None)
        past.append(deck)
    return past
