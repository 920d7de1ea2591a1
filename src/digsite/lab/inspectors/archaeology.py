"""What the checks know about Archaeology: where its cards can lie, what sets are worth, and how to make a twin.

Expected counts and prices are read from the component file here, not from the engine's tables.
"""

from __future__ import annotations

import tomllib
from operator import add, gt
from pathlib import Path
from typing import Any, Final, TypeAlias, cast

from digsite import Game, Rng, State
from digsite.games.archaeology.game import Archaeology
from digsite.games.archaeology.kinds import CARD_NAMES, KIND_NAMES
from digsite.games.archaeology.pack import STANDARD
from digsite.games.archaeology.state import Dig
from digsite.lab.inspectors import Deaf, Listener

MAP: Final = KIND_NAMES.index("map")
THIEF: Final = CARD_NAMES.index("thief")
SANDSTORM: Final = CARD_NAMES.index("sandstorm")
N_KINDS: Final = len(KIND_NAMES)

LONG_ONLY: Final = ("broken_tablet", "broken_pendant")
"""What the Long Expedition leaves in (AR-LONG-02)."""
SHOWN_TO_ALL: Final = frozenset({"dug-thief", "dug-storm", "turned-up", "unearthed"})
"""Events that show everyone a card that was hidden."""

Position: TypeAlias = dict[str, Any]
"""What `to_json` gives."""
Spot: TypeAlias = tuple[str, int, str]
"""A card that somebody cannot place: where it lies ("hand", "chamber", "dig", "pile"), the number of that hand or
chamber or the place in that deck, and the card's name."""


class Box:
    """The figures of one component file, read without the engine."""

    def __init__(self, path: Path) -> None:
        data = tomllib.loads(path.read_text("utf-8"))
        rows = {row["key"]: row for row in data["treasure"]}
        self.copies: Final = [int(rows[name]["copies"]) for name in KIND_NAMES]
        self.least: Final = [int(rows[name]["min_players"]) for name in KIND_NAMES]
        self.trade: Final = {name: int(rows[name]["trade"]) for name in KIND_NAMES}
        self.prices: Final = {name: [int(price) for price in rows[name]["sell"]] for name in KIND_NAMES}
        self.thieves: Final = [int(n) for n in data["thieves"]["used"]]
        self.sandstorms: Final = [int(n) for n in data["sandstorms"]["used"]]

    def cards(self, seats: int, options: dict[str, object]) -> list[int]:
        """How many of each card are in a game: nine treasures, thieves, sandstorms (AR-SETUP, AR-LONG, AR-FIERCE)."""
        long = options["long_expedition"] is True
        counts = [
            n if self.least[kind] <= seats or (long and KIND_NAMES[kind] in LONG_ONLY) else 0
            for kind, n in enumerate(self.copies)
        ]
        thieves = self.thieves[seats - 2] + (1 if long else 0)
        storms = 6 if options["fierce_weather"] is True else self.sandstorms[seats - 2]
        return [*counts, thieves, storms]


class ArchaeologyInspector:
    """The inspector of `digsite.game("archaeology")`. See `inspectors.Inspector`."""

    def __init__(self, game: Game) -> None:
        self.game: Final = cast(Archaeology, game)
        self._boxes: Final[dict[str, Box]] = {}
        self._expected: Final[dict[tuple[object, ...], list[int]]] = {}
        self._sales: Final[dict[int, tuple[int, int]]] = {}
        for code in range(game.codes.size):
            words = game.codes.name(code).split()
            if words[0] == "sell":
                self._sales[code] = (KIND_NAMES.index(words[1]), int(words[2]))

    def _box(self, options: dict[str, object]) -> Box:
        path = str(options["components"] or STANDARD)
        box = self._boxes.get(path)
        if box is None:
            box = Box(Path(path))
            self._boxes[path] = box
        return box

    def listener(self) -> Listener:
        """Cards and money are counted in every position; the events are not summed up."""
        return Deaf()

    # --- pieces ---------------------------------------------------------------------------------

    def flaw(self, state: State) -> str:
        """AR-EDGE-61, AR-SETUP-23: each card in one place, no Map in a chamber, and every kept total is the total."""
        s = cast(Dig, state)
        options = s.rules.options
        key = s.game.options_key(s.n_seats, options)
        expected = self._expected.get(key)
        if expected is None:
            expected = self._box(options).cards(s.n_seats, options)
            self._expected[key] = expected
        found = list(map(sum, zip(*s.hands, *s.chambers, s.market, s.drawn)))
        found += [s.thieves_out, s.storms_out]
        found[MAP] += s.maps_spent
        for card in (*s.dig_site, *s.pile):
            found[card] += 1
        for seat, sets in enumerate(s.sold):
            cards = 0
            for code in sets:
                kind, n = self._sales[code]
                found[kind] += n
                cards += n
            if cards != s.cards_sold[seat]:
                return f"seat {seat} has sold {cards} cards, but {s.cards_sold[seat]} are counted"
        found = list(map(add, found, s.aside))
        if found != expected:
            return "in all " + ", ".join(
                f"{found[card]} of {CARD_NAMES[card]} (there are {expected[card]})"
                for card in range(len(CARD_NAMES))
                if found[card] != expected[card]
            )
        return self._small_flaw(s)

    def _small_flaw(self, s: Dig) -> str:
        """What follows from the cards must agree with them."""
        if list(map(sum, s.hands)) != s.sizes:
            return f"the hands are {s.hands}, but {s.sizes} cards are counted"
        if list(map(sum, s.chambers)) != s.chamber_sizes:
            return f"the chambers are {s.chambers}, but {s.chamber_sizes} cards are counted"
        for number, chamber in enumerate(s.chambers):
            if chamber[MAP] > 0:
                return f"chamber {number} holds a Map (AR-SETUP-23)"
        if min(map(min, (*s.hands, *s.chambers, s.market, s.drawn))) < 0:
            return f"less than no cards: {s.hands}, {s.chambers}, market {s.market}, turned up {s.drawn}"
        if MAP in s.pile or (s.pile and max(s.pile) >= N_KINDS):
            return f"the pile holds what only the dig site can: {s.pile} (AR-SETUP-23)"
        if any(map(gt, s.give, s.hands[s.turn])) or any(map(gt, s.take, s.market)):
            return f"a trade is made of cards that are not there: gives {s.give}, takes {s.take}"
        if min(s.tents) < 0 or max(s.tents) > s.rules.tent_uses:
            return f"tents that cannot be: {s.tents}"
        return ""

    def money(self, state: State) -> list[int]:
        """Each sold set by its row of the component file (AR-SCORE-01)."""
        s = cast(Dig, state)
        prices = self._box(s.rules.options).prices
        totals: list[int] = []
        for sets in s.sold:
            total = 0
            for code in sets:
                kind, n = self._sales[code]
                total += prices[KIND_NAMES[kind]][n - 1]
            totals.append(total)
        return totals

    # --- beliefs --------------------------------------------------------------------------------

    def wrong_belief(self, state: State) -> str:
        """Cards known to be in a hand are there; `plain`, `turned` and `announced` leave room for the truth."""
        data = state.to_json()
        hands = cast("list[dict[str, int]]", data["hands"])
        for observer, rows in enumerate(cast("list[list[dict[str, int]]]", data["known"])):
            for holder, known in enumerate(rows):
                if observer == holder and known:
                    return f"seat {observer} keeps account of its own hand"
                for name, n in known.items():
                    has = hands[holder].get(name, 0)
                    if n > has:
                        return f"observer {observer} is sure of {n} {name} at seat {holder}, who has {has}"
        flaw = self._no_room(data)
        if flaw:
            return flaw
        chambers = cast("list[dict[str, int]]", data["chambers"])
        for number, turned in enumerate(cast("list[dict[str, int]]", data["turned"])):
            for name, n in turned.items():
                if n > chambers[number].get(name, 0):
                    return f"chamber {number} should hold {turned}, but holds {chambers[number]}"
        return ""

    def _no_room(self, data: Position) -> str:
        """What somebody's beliefs rule out although it is so, or "".

        Of what an observer has not seen of a hand, at least `plain` cards are no Maps, and four of those make the
        announced total while all starting cards are surely there.
        """
        trade = self._box(data["options"]).trade
        for observer, rows in enumerate(data["known"]):
            for holder, hand in enumerate(data["hands"]):
                if observer == holder:
                    continue
                known = rows[holder]
                unseen = {name: n - known.get(name, 0) for name, n in hand.items() if name != "map"}
                plain = data["plain"][observer][holder]
                if plain > sum(unseen.values()):
                    return f"to observer {observer}, seat {holder} has {plain} unseen cards that are no Maps"
                if data["announced"] and holder in data["intact"]:
                    total = data["announced"][holder]
                    if not _can_total(unseen, total, trade):
                        return f"seat {holder} announced {total}, which no four cards make that {observer} has not seen"
        return self._map_from_nowhere(data)

    def _map_from_nowhere(self, data: Position) -> str:
        """AR-SETUP-23: no more Maps can be about than treasures were dug up. Of a made-up position nobody knows."""
        if data["aside"]:
            return ""
        tile = self.game.tile(data["options"]["monument"])
        cards = self._box(data["options"]).cards(data["seats"], data["options"])
        in_site = sum(1 for name in data["dig_site"] if name in KIND_NAMES)
        dug = sum(cards[:N_KINDS]) - 4 * data["seats"] - 5 - sum(tile.chambers) - tile.pile - in_site
        about = cards[MAP] - data["dig_site"].count("map")
        return f"{about} Maps are about, but only {dug} treasures were dug up" if about > max(dug, 0) else ""

    # --- twins ----------------------------------------------------------------------------------

    def twin(self, state: State, seat: int | None, rng: Rng) -> State | None:
        """Two cards that the seat cannot place change places, and what others know of them moves along.

        If another seat is in the middle of a trade, which nobody may notice, the twin may also be without it.
        """
        data = state.to_json()
        changed = self._drop_trade(data, seat, rng)
        spots = self._hidden(data, seat)
        for _ in range(8):
            if not spots:
                break
            one, other = _pick_spot(spots, rng), _pick_spot(spots, rng)
            if _may_swap(one, other):
                after = _swapped(data, one, other)
                if not self._no_room(after):
                    data = after
                    changed = True
                    break
        return self.game.from_json(data) if changed else None

    def _drop_trade(self, data: Position, seat: int | None, rng: Rng) -> bool:
        """Take another seat's secret trade out of a position, every other time."""
        agenda = data["agenda"]
        if not agenda or agenda[-1][0] not in ("give", "take") or agenda[-1][1] == seat or rng.below(2) == 0:
            return False
        agenda.pop()
        data["give"] = {}
        data["take"] = {}
        data["withdrawn"] = int(rng.below(30))
        return True

    def _hidden(self, data: Position, seat: int | None) -> list[Spot]:
        """Every card that the seat cannot place."""
        n = data["seats"]
        known = data["known"][n if seat is None else seat]
        agenda = data["agenda"]
        trading = agenda[-1][1] if agenda and agenda[-1][0] in ("give", "take") else -1
        spots: list[Spot] = []
        for holder in range(n):
            if holder not in (seat, trading):
                for name, count in data["hands"][holder].items():
                    spots += [("hand", holder, name)] * (count - known[holder].get(name, 0))
        if not self.game.tile(data["options"]["monument"]).faceup:
            for number, chamber in enumerate(data["chambers"]):
                if seat not in data["seen_by"][number]:
                    for name, count in chamber.items():
                        spots += [("chamber", number, name)] * (count - data["turned"][number].get(name, 0))
        spots += [("dig", place, name) for place, name in enumerate(data["dig_site"])]
        spots += [("pile", place, name) for place, name in enumerate(data["pile"])]
        return spots

    def alike(self, state: State, seat: int) -> list[int]:
        """AR-TOMB-04: what is kept of the Tomb. AR-TRADE-R7: all of a trade until it is confirmed."""
        question = state.question_for(seat)
        if question is None or question.key not in ("keep", "give", "take"):
            return []
        return [option.code for option in question.options if option.name != "confirm"]

    def may_part(self, one: dict[str, object], other: dict[str, object], seat: int | None) -> bool:
        """AR-SETUP-R4: a card shown to all, dug by the seat, stolen by or from it, or found or seen by it alone."""
        for told in (one, other):
            kind = told["kind"]
            if kind in SHOWN_TO_ALL:
                continue
            if kind == "dug" and (told["seat"] == seat or other["kind"] != one["kind"]):
                continue
            if kind == "robbed" and seat is not None and seat in (told["seat"], told["victim"]):
                continue
            if kind in ("found", "saw") and told["seat"] == seat:
                continue
            return False
        return True


def _pick_spot(spots: list[Spot], rng: Rng) -> Spot:
    """A card of one of the places that have any, each place as likely as the others."""
    places = sorted({spot[0] for spot in spots})
    place = places[rng.below(len(places))]
    there = [spot for spot in spots if spot[0] == place]
    return there[rng.below(len(there))]


def _may_swap(one: Spot, other: Spot) -> bool:
    """Whether each card could lie where the other does."""
    if one[2] == other[2] or (one[0] in ("hand", "chamber") and one[:2] == other[:2]):
        return False
    for card, place in ((one[2], other), (other[2], one)):
        if card in ("thief", "sandstorm") and place[0] != "dig":
            return False
        if card == "map" and place[0] not in ("hand", "dig"):
            return False
    return True


def _swapped(data: Position, one: Spot, other: Spot) -> Position:
    """The position with two cards exchanged; whoever was certain of one of them is now certain of the other."""
    after = dict(data)
    for field in ("hands", "chambers"):
        after[field] = [dict(cards) for cards in data[field]]
    for field in ("dig_site", "pile"):
        after[field] = list(data[field])
    after["known"] = [[dict(row) for row in rows] for rows in data["known"]]
    for spot, card in ((one, other[2]), (other, one[2])):
        place, number, old = spot
        if place in ("dig", "pile"):
            after["dig_site" if place == "dig" else "pile"][number] = card
            continue
        cards = after["hands" if place == "hand" else "chambers"][number]
        _move(cards, old, card)
        if place == "hand":
            for rows in after["known"]:
                if rows[number].get(old, 0) > cards.get(old, 0):
                    _move(rows[number], old, card)
    return after


def _move(counts: dict[str, int], old: str, new: str) -> None:
    counts[old] -= 1
    if counts[old] == 0:
        del counts[old]
    counts[new] = counts.get(new, 0) + 1


def _can_total(hand: dict[str, int], total: int, trade: dict[str, int]) -> bool:
    """Whether four of these cards have that trading value together."""
    sums = {(0, 0)}
    for name, n in hand.items():
        for _ in range(n):
            sums |= {(cards + 1, worth + trade[name]) for cards, worth in sums if cards < 4}
    return (4, total) in sums
