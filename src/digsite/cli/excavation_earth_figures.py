"""What a table of Excavation Earth adds up to: ranks, sales, digs and galleries, counted from a view.

Everything here follows from what lies open and from the seat's own hand; no state is asked.
"""

from __future__ import annotations

from typing import Any, Final

from digsite.games.excavation_earth.kinds import (
    AQULLA,
    CARDS,
    KUTI_KUTI,
    LOCATIONS,
    N_CARD_KINDS,
    N_COLOURS,
    N_GLYPHS,
    N_MARKETS,
    N_TYPES,
    TRAVEL,
    TRAVEL_CARDS,
    WILD,
    card_icon,
    colour_of,
)
from digsite.games.excavation_earth.rules import EarthRules
from digsite.games.excavation_earth.steps.sell import ALL_MARKETS, MOST_MARKETS, PER_BUYER

__all__ = ["ALL_MARKETS", "CARDS", "LOCATIONS", "N_CARD_KINDS", "TRAVEL_CARDS", "Frame", "Sale", "Seen", "bits"]

LEFT_OVERS_COST: Final = "H4"
"""The switch by which the artefacts that a human still has at the end cost their values."""

Frame = tuple[str, int, int, int]
"""A frame of a view's agenda: the question, whose it is, and two figures."""


class Sale:
    """What a sale would bring, and of what it is made up."""

    def __init__(self, popular: int, crowd: int, bonus: int, markets: list[int]) -> None:
        self.popular: Final = popular
        self.crowd: Final = crowd
        self.bonus: Final = bonus
        self.markets: Final = markets

    @property
    def total(self) -> int:
        """All of it."""
        return self.popular + self.crowd + self.bonus


class Seen:
    """A view, and the figures of the table that it was seen at."""

    def __init__(self, view: dict[str, Any], rules: EarthRules) -> None:
        self.view: Final = view
        self.rules: Final = rules
        self.pack: Final = rules.pack
        self.n: Final = rules.n_players
        """How many have a board: the seats, and a rival behind them."""
        self.n_seats: Final = rules.n_seats

    # --- who is asked what ----------------------------------------------------------------------

    def frame(self) -> Frame | None:
        """What this seat is asked now; None if it is not."""
        view = self.view
        if view["seat"] is None or view["seat"] not in view["to_act"]:
            return None
        for key, seat, a, b in reversed(view["agenda"]):
            if seat == view["seat"]:
                return str(key), int(seat), int(a), int(b)
        return None

    def has_passed(self, seat: int) -> bool:
        """Whether that seat has passed in this phase."""
        return bool(self.view["passed"] >> seat & 1)

    # --- popularity -----------------------------------------------------------------------------

    def level(self, colour: int) -> int:
        """The number on the highest empty space of the colour's track."""
        empty = len(self.pack.spaces) - self.view["buyers"][colour]
        return 0 if empty == 0 else self.pack.spaces[empty - 1]

    def rank(self, colour: int) -> int:
        """1 and the number of colours that are more popular."""
        buyers = self.view["buyers"]
        return 1 + sum(1 for other in range(N_COLOURS) if buyers[other] < buyers[colour])

    def payout(self, colour: int) -> int:
        """What that rank pays."""
        return self.pack.payout[self.rank(colour) - 1]

    # --- selling --------------------------------------------------------------------------------

    def interested(self, market: int, colour: int) -> int:
        """Buyers of a queue who want that colour."""
        return sum(1 for buyer in self.view["queues"][market] if buyer in (colour, WILD))

    def traders(self, market: int, seat: int) -> int:
        """Traders of a seat in a market."""
        return int(self.view["traders"][market * self.n + seat])

    def envoys(self, centre: int, seat: int) -> int:
        """Envoys of a seat in a command centre."""
        return int(self.view["envoys"][centre * self.n + seat])

    def held(self, seat: int, colour: int) -> int:
        """Tiles of a colour in both holds."""
        return sum(1 for kind in self.view["cargo"][seat] + self.view["hidden"][seat] if colour_of(kind) == colour)

    def eligible(self, seat: int, market: int, colour: int, card: int) -> bool:
        """Whether a tile of that colour can be sold there, if that card pays."""
        free = self.rules.factions[seat].number == AQULLA and card < TRAVEL and card_icon(card) == market
        return (free or self.traders(market, seat) > 0) and self.interested(market, colour) > 0

    def sale(self, colour: int, markets: list[int]) -> Sale:
        """What a sale of that colour in those markets brings."""
        crowd = PER_BUYER * sum(self.interested(market, colour) for market in markets)
        return Sale(self.payout(colour), crowd, self.pack.sale_bonus[len(markets)], markets)

    def best_sale(self, seat: int, colour: int, card: int, chosen: list[int] | None = None) -> Sale | None:
        """The best sale of a colour that this card can pay for, with markets that are chosen already; None: none."""
        markets = list(chosen or [])
        most = min(MOST_MARKETS, self.held(seat, colour))
        open_to = [m for m in range(N_MARKETS) if m not in markets and self.eligible(seat, m, colour, card)]
        open_to.sort(key=lambda market: -self.interested(market, colour))
        markets += open_to[: max(0, most - len(markets))]
        return self.sale(colour, sorted(markets)) if markets and most > 0 else None

    def best_of_all(self, seat: int, card: int) -> Sale | None:
        """The best sale of any colour."""
        sales = [sale for colour in range(N_COLOURS) if (sale := self.best_sale(seat, colour, card)) is not None]
        return max(sales, key=lambda sale: sale.total, default=None)

    # --- digging --------------------------------------------------------------------------------

    def free_cargo(self, seat: int) -> int:
        """Empty spaces of the cargo hold."""
        return self.rules.cargo[seat] - len(self.view["cargo"][seat])

    def free_hidden(self, seat: int) -> int:
        """Empty spaces of the hidden hold."""
        return self.rules.hidden[seat] - len(self.view["hidden"][seat])

    def digs(self, seat: int, colour: int) -> int:
        """How many tiles of a colour an Excavate action could bring now: none, one or two."""
        sites, at = self.view["sites"], self.pack.site_of
        kinds = [kind for kind in range(colour * N_GLYPHS, (colour + 1) * N_GLYPHS) if sites[kind] > 0]
        first = [kind for kind in kinds if at[kind] in self.view["explorers"][seat]]
        room = self.free_cargo(seat)
        if room == 0 or not first:
            return 0
        if room == 1:
            return 1
        return 2 if any(self._second(seat, one, two) for one in first for two in kinds) else 1

    def _second(self, seat: int, one: int, two: int) -> bool:
        """Whether a tile of type `two` can follow one of type `one`."""
        site, other = self.pack.site_of[one], self.pack.site_of[two]
        if one == two and self.view["sites"][one] < 2:
            return False
        if other != site and other in self.view["explorers"][seat]:
            return True
        near = other == site or other in self.pack.neighbours[site]
        return near and self.rules.factions[seat].number == KUTI_KUTI

    # --- the gallery ----------------------------------------------------------------------------

    def sampled(self, seat: int, kind: int) -> bool:
        """Whether a guard stands on that space of the gallery."""
        return bool(self.view["guards"][seat] >> kind & 1)

    def row(self, seat: int, glyph: int) -> int:
        """Samples in a row."""
        return sum(self.sampled(seat, colour * N_GLYPHS + glyph) for colour in range(N_COLOURS))

    def column(self, seat: int, colour: int) -> int:
        """Samples in a column."""
        return sum(self.sampled(seat, colour * N_GLYPHS + glyph) for glyph in range(N_GLYPHS))

    def row_worth(self, seat: int, glyph: int, more: int = 0) -> int:
        """What a row pays at the end, with so many samples more."""
        chart = self.pack.row_charts[glyph]
        return chart[min(self.row(seat, glyph) + more, len(chart) - 1)]

    def column_worth(self, seat: int, colour: int, more: int = 0) -> int:
        """What a column pays at the end, with so many samples more."""
        chart = self.pack.column_charts[colour]
        return chart[min(self.column(seat, colour) + more, len(chart) - 1)]

    def gallery_worth(self, seat: int) -> int:
        """What the gallery would pay if the game ended now."""
        rows = sum(self.row_worth(seat, glyph) for glyph in range(N_GLYPHS))
        return rows + sum(self.column_worth(seat, colour) for colour in range(N_COLOURS))

    def left_worth(self, player: int) -> int:
        """What the tiles in a player's holds would count if a game against Zu ended now."""
        worth: int = sum(self.pack.values[kind] for kind in self.view["cargo"][player] + self.view["hidden"][player])
        if player >= self.n_seats:
            return worth
        return -worth if LEFT_OVERS_COST in self.view["options"]["zu"] else 0

    @property
    def is_solo(self) -> bool:
        """Whether somebody plays alone against Zu."""
        return self.n > self.n_seats

    def sample_gain(self, seat: int, kind: int) -> int:
        """What a sample of a type adds to the gallery."""
        colour, glyph = colour_of(kind), kind % N_GLYPHS
        rows = self.row_worth(seat, glyph, 1) - self.row_worth(seat, glyph)
        return rows + self.column_worth(seat, colour, 1) - self.column_worth(seat, colour)

    def guard_loss(self, seat: int, kind: int) -> int:
        """What the gallery loses with a guard."""
        colour, glyph = colour_of(kind), kind % N_GLYPHS
        rows = self.row_worth(seat, glyph) - self.row_worth(seat, glyph, -1)
        return rows + self.column_worth(seat, colour) - self.column_worth(seat, colour, -1)

    # --- the map --------------------------------------------------------------------------------

    def tiles_at(self, place: int) -> list[tuple[int, int]]:
        """Types that lie there, and how many of each."""
        sites = self.view["sites"]
        return [(k, sites[k]) for k in range(N_TYPES) if sites[k] > 0 and self.pack.site_of[k] == place]

    def explorers_at(self, place: int) -> list[int]:
        """The seats whose explorers stand there; one that has two there is named twice."""
        return [seat for seat in range(self.n_seats) for where in self.view["explorers"][seat] if where == place]

    def icons_at(self, place: int) -> list[int]:
        """The markets whose icons a black market shows."""
        return bits(self.pack.black_icons[place])

    def regions(self) -> list[tuple[int, list[int]]]:
        """The places: those of each colour, then markets without a site (-1), then black markets (-2)."""
        groups = [(c, [p for p in range(len(LOCATIONS)) if self.pack.dig_colour[p] == c]) for c in self.pack.stacks]
        plain = [p for p in self.pack.market_location if self.pack.dig_colour[p] < 0]
        black = [p for p in range(len(LOCATIONS)) if self.pack.black_icons[p] > 0]
        return [*groups, (-1, plain), (-2, black)]


def bits(number: int) -> list[int]:
    """Which bits are set."""
    return [i for i in range(number.bit_length()) if number >> i & 1]
