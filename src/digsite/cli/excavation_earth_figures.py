"""What a table of Excavation Earth adds up to: ranks, sales, digs and galleries, counted from a view.

Everything here follows from what lies open and from the seat's own hand; no state is asked.
"""

from __future__ import annotations

from typing import Any, Final

from digsite.bots.earth_gear import Gear, Hall
from digsite.games.excavation_earth.box import Box
from digsite.games.excavation_earth.kinds import (
    CARDS,
    CARGO,
    HIDDEN_HOLD,
    KUTI_KUTI,
    LOCATIONS,
    N_CARD_KINDS,
    N_COLOURS,
    N_GLYPHS,
    N_MARKETS,
    TRAVEL,
    TRAVEL_CARDS,
    WILD,
    card_icon,
    colour_of,
)
from digsite.games.excavation_earth.museum.kinds import (
    AUDIO_GUIDE,
    EVERY_ICON,
    FORGED_PROVENANCE,
    HOLO_TRADER,
    MYSTERY,
    N_POPUPS,
    N_SPACES,
    PHASE_DRILL,
)
from digsite.games.excavation_earth.museum.mysteries.dig import is_mystery
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
        self.gear: Final = [Gear(rules, view, player) for player in range(self.n)]
        """What each player has of the expansion, as far as it changes anything."""
        self.hall: Final = Hall(view) if "museum" in view else None
        """The museum board, if there is one."""
        pack = rules.pack
        assert isinstance(pack, Box)
        self.museum: Final = pack.museum
        """The figures of the expansion."""

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

    def sale_payout(self, seat: int, colour: int) -> int:
        """What that rank pays in a sale of a seat."""
        return self.pack.payout[self.gear[seat].sale_rank(self.rank(colour) - 1)]

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

    def strange(self, seat: int, card: int, markets: list[int]) -> int:
        """In how many more markets that seat can sell without a trader, if that card pays and these are chosen."""
        by_icon = self.rules.factions[seat].sells_by_icon
        left = int(by_icon and card == EVERY_ICON) + int(self.gear[seat].has(HOLO_TRADER))
        opened = card_icon(card) if by_icon and card < TRAVEL else -1
        return left - sum(1 for market in markets if market != opened and self.traders(market, seat) == 0)

    def eligible(self, seat: int, market: int, colour: int, card: int) -> bool:
        """Whether a tile of that colour can be sold there, if that card pays, by a trader or the card itself."""
        free = self.rules.factions[seat].sells_by_icon and card < TRAVEL and card_icon(card) == market
        return (free or self.traders(market, seat) > 0) and self.interested(market, colour) > 0

    def sale(self, seat: int, colour: int, markets: list[int]) -> Sale:
        """What a sale of that colour in those markets brings."""
        crowd = PER_BUYER * sum(self.interested(market, colour) for market in markets)
        bonus = self.gear[seat].bonus(len(markets), self.pack.sale_bonus[len(markets)])
        return Sale(self.sale_payout(seat, colour), crowd, bonus, markets)

    def best_sale(self, seat: int, colour: int, card: int, chosen: list[int] | None = None) -> Sale | None:
        """The best sale of a colour that this card can pay for, with markets that are chosen already; None: none."""
        markets = list(chosen or [])
        most = min(MOST_MARKETS, self.held(seat, colour))
        others = [m for m in range(N_MARKETS) if m not in markets and self.interested(m, colour) > 0]
        others.sort(key=lambda market: -self.interested(market, colour))
        open_to = [market for market in others if self.eligible(seat, market, colour, card)]
        strangers = [market for market in others if market not in open_to]
        open_to += strangers[: max(0, self.strange(seat, card, markets))]
        open_to.sort(key=lambda market: -self.interested(market, colour))
        markets += open_to[: max(0, most - len(markets))]
        return self.sale(seat, colour, sorted(markets)) if markets and most > 0 else None

    def best_of_all(self, seat: int, card: int) -> Sale | None:
        """The best sale of any colour."""
        sales = [sale for colour in range(N_COLOURS) if (sale := self.best_sale(seat, colour, card)) is not None]
        return max(sales, key=lambda sale: sale.total, default=None)

    # --- digging --------------------------------------------------------------------------------

    def free_cargo(self, seat: int) -> int:
        """Empty spaces of the cargo hold."""
        return self.gear[seat].free[CARGO]

    def free_hidden(self, seat: int) -> int:
        """Empty spaces of the hidden hold."""
        return self.gear[seat].free[HIDDEN_HOLD]

    def site_of(self, tile: int) -> int:
        """Where a kind of tile is dug up."""
        return self.museum.overlay[tile - MYSTERY] if is_mystery(tile) else self.pack.site_of[tile]

    def lies(self, tile: int) -> int:
        """How many of a tile lie on the map."""
        if is_mystery(tile):
            return int(self.view["mysteries"]["sites"][tile - MYSTERY])
        return int(self.view["sites"][tile])

    def digs(self, seat: int, colour: int) -> int:
        """How many tiles of a colour an Excavate action could bring now: none, one or two."""
        tiles = self.rules.kinds_of[colour].copy()
        if self.gear[seat].has_mysteries and self.gear[seat].has_cube:
            tiles.append(MYSTERY + colour)
        tiles = [tile for tile in tiles if self.lies(tile) > 0]
        first = [tile for tile in tiles if self.site_of(tile) in self.view["explorers"][seat]]
        room = self.gear[seat].room
        if room == 0 or not first:
            return 0
        if room == 1:
            return 1
        return 2 if any(self._second(seat, one, two) for one in first for two in tiles) else 1

    def _second(self, seat: int, one: int, two: int) -> bool:
        """Whether a tile `two` can follow a tile `one`."""
        site, other = self.site_of(one), self.site_of(two)
        if one == two and (self.lies(one) < 2 or (is_mystery(one) and self._cubes(seat) < 2)):
            return False
        if other != site and other in self.view["explorers"][seat]:
            return True
        if other == site and self.gear[seat].has(PHASE_DRILL):
            return True
        near = other == site or other in self.pack.neighbours[site]
        return near and self.rules.factions[seat].number == KUTI_KUTI

    def _cubes(self, seat: int) -> int:
        """Cubes that can take up a task."""
        return int(self.view["cubes"][seat]) + self.gear[seat].movable.bit_count()

    # --- the museum and pop-up markets ----------------------------------------------------------

    def sends(self, seat: int, colour: int) -> int:
        """How many artefacts an Exhibit action with a card of that colour could send: none, one or two."""
        if self.hall is None or not self.gear[seat].has_cube:
            return 0
        forged = self.gear[seat].has(FORGED_PROVENANCE)
        held: list[int] = self.view["cargo"][seat] + self.view["hidden"][seat]
        fitting = {kind for kind in held if self._fits(kind, forged=forged)}
        same = any(colour_of(kind) == colour for kind in fitting)
        return int(same) + int(any(colour_of(kind) != colour for kind in fitting))

    def _fits(self, kind: int, *, forged: bool) -> bool:
        """Whether a type fits any exhibition tile."""
        assert self.hall is not None
        value = self.pack.values[kind]
        return any(self.hall.fits(space, kind, value, forged=forged) for space in range(N_SPACES))

    def guides(self, player: int) -> int:
        """Tour guides of a player."""
        return self.hall.guides.count(player) if self.hall is not None else 0

    def expansion_worth(self, player: int) -> int:
        """What reverse engineering cards, tour guides and brokers would pay if the game ended now."""
        gear = self.gear[player]
        guides = self.guides(player)
        counted = guides + 1 if guides > 0 and gear.has(AUDIO_GUIDE) else guides
        cards = sum(self.museum.re_values[card] for card in bits(gear.cards))
        return counted * counted + cards + sum(self.payout(colour) for colour in bits(gear.brokers))

    def popups_at(self, place: int) -> list[int]:
        """Pop-up markets on the board at a place."""
        if "popups" not in self.view:
            return []
        board = self.view["popups"]["board"]
        return [card for card in range(N_POPUPS) if board >> card & 1 and self.museum.popup_site[card] == place]

    def mysteries_at(self, place: int) -> list[tuple[int, int]]:
        """Colours of mysterious artefacts that lie there, and how many of each."""
        if "mysteries" not in self.view:
            return []
        sites = self.view["mysteries"]["sites"]
        return [(c, sites[c]) for c in range(N_COLOURS) if sites[c] > 0 and self.museum.overlay[c] == place]

    # --- the gallery ----------------------------------------------------------------------------

    def sampled(self, seat: int, kind: int) -> bool:
        """Whether a guard stands on that space of the gallery, or in the end a researcher."""
        posted = self.view["staff"]["posted"][seat] if "staff" in self.view else 0
        return bool((self.view["guards"][seat] | posted) >> kind & 1)

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

    def artefacts(self, player: int) -> int:
        """Tiles in both holds of a player, mysterious ones too."""
        ordinary = len(self.view["cargo"][player]) + len(self.view["hidden"][player])
        return ordinary + sum(sum(hold) for hold in self.gear[player].held)

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
        return [(k, sites[k]) for k in range(len(sites)) if sites[k] > 0 and self.pack.site_of[k] == place]

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
