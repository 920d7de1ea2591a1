"""The game object: set-up, positions, worlds."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, cast

from digsite.games._template.codes import BID, CODES, N_CARDS
from digsite.games._template.events import EVENTS
from digsite.games._template.setup import Short, ShufflePrizes
from digsite.games._template.state import NO_BID, Auction
from digsite.games._template.steps import OFFER, REVEAL, SEALED_BID, Offer, Reveal, SealedBid
from digsite.games._template.text import TemplateText
from digsite.kernel.errors import BadInput, BadPosition
from digsite.kernel.game import Game
from digsite.kernel.options import OptionSpec
from digsite.kernel.refusal import Refusal
from digsite.kernel.rng import Rng
from digsite.kernel.rules import Rules
from digsite.kernel.state import State
from digsite.kernel.text import Text
from digsite.kernel.values import is_int, shown

FIELDS: Final = [
    "game",
    "rules_version",
    "seats",
    "options",
    "rng",
    "agenda",
    "hands",
    "prizes",
    "prize",
    "bids",
    "won",
    "lost",
]


class Template(Game):
    """`digsite.game("_template")`."""

    def __init__(self) -> None:
        super().__init__(
            "_template",
            "Sealed Bids",
            CODES,
            [OptionSpec("short", "flag", False, "only the first three prizes are bid for")],
            EVENTS,
            min_seats=2,
            max_seats=4,
            seats_rule="TP-SETUP-01",
            rules_version=1,
        )
        self._rules: Final[dict[tuple[object, ...], Rules[Auction]]] = {}
        self._text: Final = TemplateText(self, [Path(__file__).parent / "words"])

    @property
    def text(self) -> Text:
        return self._text

    def rules_for(self, seats: int, options: dict[str, object]) -> Rules[Any]:
        key = self.options_key(seats, options)
        rules = self._rules.get(key)
        if rules is None:
            rules = Rules[Auction](seats, options)
            for step in (Offer(), SealedBid(), Reveal()):
                rules.add_step(step)
            rules.add_setup(ShufflePrizes())
            if options["short"] is True:
                rules.install(Short())
            self._rules[key] = rules
        return rules

    def begin(self, seats: int, options: dict[str, object], rng: Rng) -> State:
        """TP-SETUP-02: everybody holds every card; the parts of the set-up do the rest."""
        rules = self.rules_for(seats, options)
        s = Auction(self, rules, rng)
        for part in rules.setup:
            part.run(s)
        s.push(OFFER, 0)
        s.settle()
        return s

    def read_position(self, data: object) -> State:
        if not isinstance(data, dict) or set(data) != set(FIELDS):
            raise BadPosition(f"position: must be a mapping with exactly these fields: {', '.join(FIELDS)}")
        try:
            options = self.check_options(data["seats"], data["options"])
            s = Auction(self, self.rules_for(data["seats"], options), Rng(0))
            n = s.n_seats
            s.rng = Rng.of(ints(data["rng"], "rng", 4, 2**32 - 1))
            s.hands = ints(data["hands"], "hands", n, 2 ** (N_CARDS + 1) - 2)
            s.prizes = ints(data["prizes"], "prizes", -1, N_CARDS)
            s.prize = ints([data["prize"]], "prize", 1, N_CARDS)[0]
            s.bids = ints(data["bids"], "bids", n, N_CARDS)
            won = data["won"]
            if not isinstance(won, list) or len(won) != n:
                raise BadPosition(f"won: must be a list of {n}")
            s.won = [ints(prizes, "won", -1, N_CARDS) for prizes in won]
            s.lost = ints(data["lost"], "lost", -1, N_CARDS)
            s.read_frames(data["agenda"])
        except BadInput as problem:
            raise BadPosition(f"position: {problem}") from problem
        if data["game"] != self.key or data["rules_version"] != self.rules_version:
            raise BadPosition(f"position: this is {self.key!r}, rules version {self.rules_version}")
        asked = [f.seat for f in s.agenda[1:]]
        waiting = [seat for seat in range(n) if s.bids[seat] == NO_BID]
        if s.agenda and (
            s.agenda[0].step != REVEAL or any(f.step != SEALED_BID for f in s.agenda[1:]) or sorted(asked) != waiting
        ):
            raise BadPosition("position.agenda: a reveal must wait for exactly the bids that are not yet in")
        done = [*s.lost, *(prize for prizes in s.won for prize in prizes)]
        gone = [*s.prizes, *done, *([s.prize] if s.prize else [])]
        fresh = Auction(self, s.table, Rng(0))
        for part in s.table.setup:
            part.run(fresh)
        if len(set(gone)) != len(gone) or 0 in gone or len(gone) != len(fresh.prizes):
            raise BadPosition(f"position.prizes: {len(fresh.prizes)} different prizes must lie in one place each")
        if bool(s.agenda) != (s.prize != 0) or (not s.agenda and s.prizes):
            raise BadPosition("position.prize: a prize is bid for exactly while somebody is asked")
        for seat in range(n):
            if s.hands[seat] & 1 or s.hands[seat].bit_count() != N_CARDS - len(done):
                raise BadPosition(
                    f"position.hands: seat {seat} must hold {N_CARDS - len(done)} cards from 1 to {N_CARDS}"
                )
            if s.bids[seat] != NO_BID and not s.holds(seat, s.bids[seat]):
                raise BadPosition(f"position.bids: seat {seat} does not hold {s.bids[seat]}")
        s.settle()
        return s

    def sample(self, view: object, rng: Rng) -> State:
        """Hidden are the bids of the others and the order of the prizes to come."""
        if not isinstance(view, dict):
            raise BadPosition(f"view: not a view of {self.key!r}; give what state.view(seat) gave")
        try:
            return self._world(view, rng)
        except (KeyError, IndexError, TypeError, ValueError, AttributeError, BadInput) as problem:
            raise BadPosition(f"view: not a view of {self.key!r}: {problem!r}") from problem

    def _world(self, view: dict[str, object], rng: Rng) -> State:
        options = self.check_options(view["seats"], view["options"])
        s = Auction(self, self.rules_for(cast(int, view["seats"]), options), Rng(rng.seed()))
        s.hands = cast("list[int]", view["hands"]).copy()
        s.prize = cast(int, view["prize"])
        s.won = [prizes.copy() for prizes in cast("list[list[int]]", view["won"])]
        s.lost = cast("list[int]", view["lost"]).copy()
        bids = cast("list[int]", view["bids"])
        for seat in range(s.n_seats):
            s.bids[seat] = bids[seat]
            if bids[seat] < 0:
                s.bids[seat] = rng.pick([card for card in range(1, N_CARDS + 1) if s.holds(seat, card)])
        self._hide_prizes(s, cast(int, view["prizes_left"]), rng)
        s.read_frames(view["agenda"])
        s.settle()
        return s

    def _hide_prizes(self, s: Auction, n: int, rng: Rng) -> None:
        """Lay n of the prizes facedown that have not come up yet."""
        gone = [s.prize, *s.lost]
        for prizes in s.won:
            gone += prizes
        unseen = [prize for prize in range(1, N_CARDS + 1) if prize not in gone]
        rng.shuffle(unseen)
        s.prizes = unseen[:n]

    def redraw(self, state: State, rng: Rng) -> None:
        assert isinstance(state, Auction)
        state.rng = Rng(rng.seed())
        self._hide_prizes(state, len(state.prizes), rng)

    def refuse_idle(self, state: State, code: int, seat: int | None) -> Refusal:
        if state.over:
            return Refusal(self, "TP-END-01", "over", {"card": code - BID + 1})
        return Refusal(self, "TP-BID-02", "already-bid", {"card": code - BID + 1})

    def components_digest(self, options: dict[str, object]) -> str:
        return "none"


def ints(value: object, where: str, n: int, most: int) -> list[int]:
    """A list of n whole numbers from 0 to `most`; n below 0: of any length."""
    if not isinstance(value, list) or (n >= 0 and len(value) != n):
        raise BadPosition(f"{where}: must be a list of {n} whole numbers")
    found: list[int] = []
    for x in value:
        if not is_int(x) or not 0 <= x <= most:
            raise BadPosition(f"{where}: {shown(x)} is not a whole number from 0 to {most}")
        found.append(x)
    return found
