"""Mysterious artefacts and reverse engineering cards, as a part of the position.

Mysterious artefacts of a colour are alike, and each in a hold has a custodian on it, so counts by colour say it all.
They are none of the types of artefact: nothing can sample them (MU-CUSTODIAN-02), they have neither value nor symbol
(MU-CUSTODIAN-R5), they cannot be sold and make no sale possible (MU-SELL-01, -R1), and no stack ever holds one
(MU-MIX-04).

The deck of reverse engineering cards is a set without an order, and under it, in order, the cards that were put back:
each known to those who have seen it (MU-ANALYSE-R5, MU-MYSTSETUP-R3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.games.excavation_earth.kinds import CARGO, COLOURS, N_COLOURS
from digsite.games.excavation_earth.museum.common.staff import earned
from digsite.games.excavation_earth.museum.figures import MuseumFigures
from digsite.games.excavation_earth.museum.kinds import (
    BULK,
    BULK_CONTRACT,
    MIND_BRUSH,
    N_MYSTERIES,
    N_RE,
    RE_CARDS,
    STASIS_LOCKER,
)
from digsite.games.excavation_earth.museum.reading import (
    ANY,
    each_counts,
    mapping,
    name_set,
    numbers,
    sets,
    whole_view,
)
from digsite.games.excavation_earth.position import counts, names, of_bits
from digsite.games.excavation_earth.read import read_counts, read_names, whole, wrong
from digsite.games.excavation_earth.rules import Part
from digsite.kernel.rng import Rng

if TYPE_CHECKING:
    from digsite.games.excavation_earth.state import Earth

KEY: Final = "mysteries"
FIELDS: Final[list[str]] = [
    "piles", "sites", "cargo", "hidden", "ship", "gone",
    "deck", "bottom", "bottom_known", "drawn", "drawn_known", "cards", "discarded", "brushed",
]  # fmt: skip
UNSEEN: Final = -1


class Mysteries(Part):
    """Ten tiles and the reverse engineering cards in play (MU-COMP-03, -09, -10)."""

    def __init__(self, n_players: int, figures: MuseumFigures, in_play: int, source: Mysteries | None = None) -> None:
        super().__init__(KEY)
        self.figures: Final = figures
        self.n_players: Final = n_players
        self.in_play: Final = in_play
        """The reverse engineering cards of this game, as bits (MU-MYSTSETUP-06)."""
        if source is not None:
            self.piles: list[int] = source.piles.copy()
            """piles[colour]: tiles in the supply pile of that colour (MU-MYSTSETUP-02)."""
            self.sites: list[int] = source.sites.copy()
            """sites[colour]: tiles on the dig site with that colour's overlay (MU-MYSTSETUP-R2)."""
            self.cargo: list[int] = source.cargo.copy()
            self.hidden: list[int] = source.hidden.copy()
            """cargo[player * 5 + colour]: tiles in the holds, each with a custodian (MU-CUSTODIAN-03)."""
            self.ship: list[int] = source.ship.copy()
            """Analysed tiles on the mothership (MU-ANALYSE-09, -10)."""
            self.gone: list[int] = source.gone.copy()
            """Custodians of each player that left the game with their tile (MU-OFFLOAD-03)."""
            self.deck: int = source.deck
            """The cards of the deck whose order is unknown, as bits."""
            self.bottom: list[int] = source.bottom.copy()
            """Cards put back under it, the next to be drawn first (MU-ANALYSE-05)."""
            self.bottom_known: list[int] = source.bottom_known.copy()
            """Which seats know each of them, as bits."""
            self.drawn: list[int] = source.drawn.copy()
            """Cards of which a player is to keep one."""
            self.drawn_known: list[int] = source.drawn_known.copy()
            self.cards: list[int] = source.cards.copy()
            """The cards in front of each player, as bits (MU-ANALYSE-04, MU-RECARD-25)."""
            self.discarded: int = source.discarded
            """Cards that left the game, as bits (MU-ZUMYST-R6)."""
            self.brushed: int = source.brushed
            """Seats that have used the Mind Brush in this round, as bits (MU-RECARD-16)."""
            return
        self.piles = figures.mysterious.copy()
        self.sites = [0] * N_COLOURS
        self.cargo = [0] * (N_COLOURS * n_players)
        self.hidden = [0] * (N_COLOURS * n_players)
        self.ship = [0] * N_COLOURS
        self.gone = [0] * n_players
        self.deck = in_play
        self.bottom = []
        self.bottom_known = []
        self.drawn = []
        self.drawn_known = []
        self.cards = [0] * n_players
        self.discarded = 0
        self.brushed = 0

    def copy(self) -> Mysteries:
        return Mysteries(self.n_players, self.figures, self.in_play, self)

    # --- what others ask

    def has(self, seat: int, card: int) -> bool:
        """Whether that reverse engineering card works for that player (MU-RECARD-22)."""
        return bool((self.cards[seat] >> card) & 1)

    def held(self, seat: int, colour: int) -> int:
        """Tiles of a colour in both holds."""
        return self.cargo[seat * N_COLOURS + colour] + self.hidden[seat * N_COLOURS + colour]

    def all_held(self, seat: int) -> int:
        """Tiles in both holds."""
        return self.in_cargo(seat) + self.in_hidden(seat)

    def in_cargo(self, seat: int) -> int:
        """Tiles in the cargo hold."""
        n = 0
        for i in range(seat * N_COLOURS, (seat + 1) * N_COLOURS):
            n += self.cargo[i]
        return n

    def in_hidden(self, seat: int) -> int:
        """Tiles in the hidden hold."""
        n = 0
        for i in range(seat * N_COLOURS, (seat + 1) * N_COLOURS):
            n += self.hidden[i]
        return n

    def analysed(self) -> int:
        """Tiles on the mothership."""
        n = 0
        for tiles in self.ship:
            n += tiles
        return n

    def hold(self, hold: int) -> list[int]:
        """That hold of all players."""
        return self.cargo if hold == CARGO else self.hidden

    def deck_size(self) -> int:
        """Cards in the deck."""
        return self.deck.bit_count() + len(self.bottom)

    def count_cubes(self, cubes: list[int]) -> None:
        for player in range(self.n_players):
            cubes[player] += self.all_held(player) + self.gone[player]

    # --- positions

    def to_json(self, s: Earth) -> dict[str, object]:
        n = self.n_players
        return {
            "piles": counts(self.piles, COLOURS),
            "sites": counts(self.sites, COLOURS),
            "cargo": [counts(self.cargo[p * N_COLOURS : (p + 1) * N_COLOURS], COLOURS) for p in range(n)],
            "hidden": [counts(self.hidden[p * N_COLOURS : (p + 1) * N_COLOURS], COLOURS) for p in range(n)],
            "ship": counts(self.ship, COLOURS),
            "gone": self.gone.copy(),
            "deck": of_bits(self.deck, RE_CARDS),
            "bottom": names(self.bottom, RE_CARDS),
            "bottom_known": self.bottom_known.copy(),
            "drawn": names(self.drawn, RE_CARDS),
            "drawn_known": self.drawn_known.copy(),
            "cards": [of_bits(cards, RE_CARDS) for cards in self.cards],
            "discarded": of_bits(self.discarded, RE_CARDS),
            "brushed": [seat for seat in range(s.n_seats) if (self.brushed >> seat) & 1],
        }

    def read(self, s: Earth, data: object) -> None:
        """What is named nowhere is in its pile, or in the deck."""
        n = self.n_players
        given = mapping(data, KEY, FIELDS)
        self.sites = read_counts(given.get("sites", {}), f"{KEY}.sites", COLOURS)
        self.cargo = each_counts(given, KEY, "cargo", n, COLOURS)
        self.hidden = each_counts(given, KEY, "hidden", n, COLOURS)
        self.ship = read_counts(given.get("ship", {}), f"{KEY}.ship", COLOURS)
        if "gone" in given:
            self.gone = numbers(given["gone"], f"{KEY}.gone", n, 0, N_MYSTERIES)
        if "piles" in given:
            self.piles = read_counts(given["piles"], f"{KEY}.piles", COLOURS)
        else:
            spare = sum(self.gone)
            for colour in range(N_COLOURS):
                self.piles[colour] = max(self.figures.mysterious[colour] - self.placed(colour), 0)
                taken = min(spare, self.piles[colour])
                self.piles[colour] -= taken
                spare -= taken
        self.bottom = read_names(given.get("bottom", []), f"{KEY}.bottom", RE_CARDS)
        self.bottom_known = self._known(s, given, "bottom_known", len(self.bottom))
        self.drawn = read_names(given.get("drawn", []), f"{KEY}.drawn", RE_CARDS)
        self.drawn_known = self._known(s, given, "drawn_known", len(self.drawn))
        self.cards = sets(given, KEY, "cards", n, RE_CARDS)
        self.discarded = name_set(given.get("discarded", []), f"{KEY}.discarded", RE_CARDS)
        self.deck = self.in_play & ~self.elsewhere()
        if "deck" in given and name_set(given["deck"], f"{KEY}.deck", RE_CARDS) != self.deck:
            raise wrong(f"{KEY}.deck", "holds exactly the cards that lie nowhere else (MU-RECARD-25)")
        self.brushed = 0
        for seat in numbers(given.get("brushed", []), f"{KEY}.brushed", ANY, 0, s.n_seats - 1):
            self.brushed |= 1 << seat
        self._check(s)

    def _known(self, s: Earth, given: dict[str, object], field: str, n: int) -> list[int]:
        if field not in given:
            return [0] * n
        return numbers(given[field], f"{KEY}.{field}", n, 0, (1 << s.n_seats) - 1)

    def placed(self, colour: int) -> int:
        """Tiles of a colour that are on the map, in holds or on the mothership."""
        n = self.sites[colour] + self.ship[colour]
        for player in range(self.n_players):
            n += self.held(player, colour)
        return n

    def elsewhere(self) -> int:
        """The reverse engineering cards that are not in the unordered deck, as bits."""
        found = self.discarded
        for cards in self.cards:
            found |= cards
        for card in self.bottom:
            found |= 1 << card
        for card in self.drawn:
            found |= 1 << card
        return found

    def _check(self, s: Earth) -> None:
        left = 0
        for colour in range(N_COLOURS):
            out = self.figures.mysterious[colour] - self.placed(colour) - self.piles[colour]
            if out < 0:
                raise wrong(f"{KEY}.piles", f"{COLOURS[colour]!r}: more tiles than there are (MU-COMP-08)")
            left += out
        if left != sum(self.gone):
            raise wrong(f"{KEY}.gone", "as many custodians are gone as tiles were offloaded (MU-COMP-10)")
        seen = self.discarded.bit_count() + len(self.bottom) + len(self.drawn)
        for cards in self.cards:
            seen += cards.bit_count()
        if seen != self.elsewhere().bit_count():
            raise wrong(f"{KEY}.cards", "each reverse engineering card is in one place (MU-RECARD-25)")
        if self.elsewhere() & ~self.in_play:
            raise wrong(f"{KEY}.cards", "without the museum the cards with its icon are out (MU-MYSTSETUP-06)")
        if any(self.cards[player] for player in range(s.n_seats, s.n_players)):
            raise wrong(f"{KEY}.cards", "Zu keeps no card (MU-ZUMYST-06)")
        for seat in range(s.n_seats):
            if (self.brushed >> seat) & 1 and not self.has(seat, MIND_BRUSH):
                why = f"seat {seat} does not have {RE_CARDS[MIND_BRUSH]!r}; only its owner can have used it"
                raise wrong(f"{KEY}.brushed", f"{why} (MU-RECARD-16)")
            if self.in_hidden(seat) > 0 and not self.has(seat, STASIS_LOCKER):
                why = f"none can be here without {RE_CARDS[STASIS_LOCKER]!r}: what is dug up goes to the cargo hold"
                raise wrong(f"{KEY}.hidden[{seat}]", f"{why} (MU-CUSTODIAN-03, MU-RECARD-04)")

    def check(self, s: Earth) -> None:
        asked = [f.seat for f in s.agenda if f.step == s.table.step_id("keep_re")]
        if (len(self.drawn) > 0) != (len(asked) == 1) or len(self.drawn) not in (0, 2):
            raise wrong(f"{KEY}.drawn", "two cards are drawn while one of them is chosen (MU-ANALYSE-03)")
        for known in self.drawn_known:
            if not (known >> asked[0]) & 1:
                raise wrong(f"{KEY}.drawn_known", "whoever draws cards knows them (MU-ANALYSE-R5)")
        for player in range(s.n_players):
            if earned(s, player, BULK) > 0 and not self.has(player, BULK_CONTRACT):
                why = f"only {RE_CARDS[BULK_CONTRACT]!r} pays this, and player {player} does not have it: 0"
                raise wrong(f"earned[{player}].bulk-contract", f"{why} (MU-RECARD-08)")

    # --- views

    def view(self, s: Earth, seat: int | None) -> dict[str, object]:
        """All is open but the deck, and what was put under it or drawn by others (MU-ANALYSE-R5)."""
        return {
            "piles": self.piles.copy(),
            "sites": self.sites.copy(),
            "cargo": self.cargo.copy(),
            "hidden": self.hidden.copy(),
            "ship": self.ship.copy(),
            "gone": self.gone.copy(),
            "deck": self.deck.bit_count(),
            "bottom": seen_cards(self.bottom, self.bottom_known, seat),
            "bottom_known": self.bottom_known.copy(),
            "drawn": seen_cards(self.drawn, self.drawn_known, seat),
            "drawn_known": self.drawn_known.copy(),
            "cards": self.cards.copy(),
            "discarded": self.discarded,
            "brushed": self.brushed,
        }

    def lay_out(self, s: Earth, view: object, rng: Rng) -> None:
        given = whole_view(view, KEY, FIELDS)
        n = self.n_players
        self.piles = numbers(given["piles"], f"{KEY}.piles", N_COLOURS, 0, N_MYSTERIES)
        self.sites = numbers(given["sites"], f"{KEY}.sites", N_COLOURS, 0, N_MYSTERIES)
        self.cargo = numbers(given["cargo"], f"{KEY}.cargo", N_COLOURS * n, 0, N_MYSTERIES)
        self.hidden = numbers(given["hidden"], f"{KEY}.hidden", N_COLOURS * n, 0, N_MYSTERIES)
        self.ship = numbers(given["ship"], f"{KEY}.ship", N_COLOURS, 0, N_MYSTERIES)
        self.gone = numbers(given["gone"], f"{KEY}.gone", n, 0, N_MYSTERIES)
        every = (1 << N_RE) - 1
        self.bottom = numbers(given["bottom"], f"{KEY}.bottom", ANY, UNSEEN, N_RE - 1)
        seats = (1 << s.n_seats) - 1
        self.bottom_known = numbers(given["bottom_known"], f"{KEY}.bottom_known", len(self.bottom), 0, seats)
        self.drawn = numbers(given["drawn"], f"{KEY}.drawn", ANY, UNSEEN, N_RE - 1)
        self.drawn_known = numbers(given["drawn_known"], f"{KEY}.drawn_known", len(self.drawn), 0, seats)
        self.cards = numbers(given["cards"], f"{KEY}.cards", n, 0, every)
        self.discarded = whole(given["discarded"], f"{KEY}.discarded", 0, every)
        self.brushed = whole(given["brushed"], f"{KEY}.brushed", 0, seats)
        size = whole(given["deck"], f"{KEY}.deck", 0, N_RE)
        unseen = self._shuffled_unseen(rng)
        for cards in (self.bottom, self.drawn):
            for i in range(len(cards)):
                if cards[i] == UNSEEN:
                    if len(unseen) == 0:
                        raise wrong(f"{KEY}.deck", "more cards are hidden than there are (MU-RECARD-25)")
                    cards[i] = unseen.pop()
        self.deck = 0
        for card in unseen:
            self.deck |= 1 << card
        if len(unseen) != size:
            raise wrong(f"{KEY}.deck", f"{len(unseen)} cards are left for the deck, not {size} (MU-RECARD-25)")

    def _shuffled_unseen(self, rng: Rng) -> list[int]:
        """The cards that the viewer cannot place."""
        known = self.discarded
        for cards in self.cards:
            known |= cards
        for card in self.bottom + self.drawn:
            if card != UNSEEN:
                known |= 1 << card
        unseen = [card for card in range(N_RE) if (self.in_play >> card) & 1 and not (known >> card) & 1]
        rng.shuffle(unseen)
        return unseen

    def redraw(self, s: Earth, rng: Rng) -> None:
        """The deck has no order, and what lies under it has been seen: nothing is to be drawn anew."""


def seen_cards(cards: list[int], known: list[int], seat: int | None) -> list[int]:
    """Cards as a seat may know them; the others are UNSEEN."""
    if seat is None:
        return [UNSEEN] * len(cards)
    return [cards[i] if (known[i] >> seat) & 1 else UNSEEN for i in range(len(cards))]


def mysteries_of(s: Earth) -> Mysteries:
    """The mysterious artefacts of a game with module 6."""
    for part in s.parts:
        if isinstance(part, Mysteries):
            return part
    raise AssertionError("module 6 is not in play")
